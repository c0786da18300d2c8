"""Emerald, the dragon: rules E15 to E20."""

import pytest

from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.rules import play as rules
from tests.rules.emerald_table import Table


def awake(table: Table) -> bool:
    """Whether the die is to be rolled."""
    return "die 1" in table.possible


# --- E15: when it moves ---------------------------------------------------------------------


@pytest.mark.parametrize("field", range(1, 10))
def test_e15_a_move_that_ends_beside_the_strip_wakes_the_dragon(field: int) -> None:
    table = Table().no_cards().dragon(6, strip=3)
    table.knights("red", "meadow 6" if field == 1 else f"cave {field - 1}")
    table.choose("knight meadow 6" if field == 1 else f"knight cave {field - 1}")
    assert awake(table) == (3 <= field <= 6)


def test_e15_so_does_a_move_onto_the_dragons_own_field() -> None:
    table = Table().no_cards().dragon(2, "chamber", strip=3).knights("red", "cave 1")
    assert awake(table.choose("knight cave 1"))


def test_e15_the_card_comes_first_and_is_replaced() -> None:
    table = Table().cards(1, gold=3, gem="ruby", below=1).knights("red", "meadow 6")
    assert table.choose("knight meadow 6").legal == ["take gold", "take gem"]
    assert "die 1" not in table.choose("take gold").possible
    assert awake(table.chance("gold 5"))


def test_e15_both_moves_of_a_turn_wake_it_if_the_first_field_has_no_cards() -> None:
    table = Table().no_cards().knights("red", "meadow 6", "cave 4")
    table.choose("knight meadow 6").chance("die 1")
    assert (table.dragon_at, table.strip) == ((3, "exit"), (2, 5))
    assert awake(table.choose("knight cave 4"))
    table.chance("die 1")
    assert table.strip == (3, 6)
    assert table.asked == 2


def test_e15_entering_the_chamber_never_moves_it() -> None:
    table = Table().no_cards().dragon(9, strip=6).knights("red", "cave 9")
    assert table.choose("knight cave 9").asked == 2


# --- E16: how it goes -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "facing", "roll", "end", "then"),
    [
        (3, "chamber", 2, 3, "exit"),  # the example of the rules page
        (4, "exit", 1, 3, "exit"),
        (4, "exit", 3, 1, "chamber"),
        (2, "exit", 3, 3, "chamber"),
        (1, "chamber", 3, 4, "exit"),
        (3, "chamber", 1, 4, "exit"),
        (3, "chamber", 3, 2, "exit"),
        (2, "exit", 1, 1, "chamber"),
    ],
)
def test_e16_to_and_fro_beside_the_strip(
    start: int, facing: str, roll: int, end: int, then: str
) -> None:
    """Turning costs nothing, and happens at once."""
    table = Table().no_cards().dragon(start, facing)
    rules.walk(table.g, roll)
    assert table.dragon_at == (end, then)


def test_e16_the_active_player_rolls_and_all_hear_of_it() -> None:
    table = Table().no_cards().knights("red", "meadow 6").choose("knight meadow 6").chance("die 2")
    assert table.told("dragon-moved") == [{"roll": 2, "from": 4, "field": 2, "facing": "exit"}]


def test_e16_the_view_tells_where_the_dragon_can_go() -> None:
    dragon = GAME.view(Table().dragon(3, "chamber").g)["dragon"]
    assert dragon["reach"] == [
        {"field": 2, "faces": 2},
        {"field": 3, "faces": 2},
        {"field": 4, "faces": 2},
    ]


# --- E17: whom it catches -------------------------------------------------------------------


def test_e17_nobody_there_nothing_happens() -> None:
    table = Table().no_cards().knights("red", "meadow 6").choose("knight meadow 6").chance("die 2")
    assert table.told("nobody-caught") == [{"field": 2}]
    assert table.told("caught") == []


def test_e17_it_passes_knights_by_and_catches_only_where_it_stops() -> None:
    table = Table().no_cards().knights("red", "meadow 6")
    table.knights("blue", "cave 3").knights("yellow", "cave 2")
    table.choose("knight meadow 6").chance("die 2")
    assert "nest" in table.where("yellow")
    assert "cave 3" in table.where("blue")


def test_e17_it_does_not_catch_before_it_moves() -> None:
    table = Table().no_cards().knights("red", "cave 3").choose("knight cave 3").chance("die 1")
    assert "cave 4" in table.where("red")


def test_e17_it_may_catch_the_very_knight_that_woke_it() -> None:
    table = Table().no_cards().knights("red", "cave 2").choose("knight cave 2").chance("die 1")
    assert "nest" in table.where("red")
    assert table.asked == 1
    assert "knight cave 3" not in table.legal


def test_e17_among_several_the_active_player_chooses_own_or_foreign() -> None:
    table = Table().no_cards().knights("red", "cave 2")
    table.knights("blue", "cave 3").knights("yellow", "cave 3")
    table.choose("knight cave 2").chance("die 1")
    assert table.asked == 1
    assert table.legal == ["victim red", "victim blue", "victim yellow"]
    table.choose("victim yellow")
    assert ("nest" in table.where("yellow"), table.crowd(3)) == (True, 2)


def test_e17_knights_of_one_colour_are_one_choice() -> None:
    table = Table().no_cards().knights("red", "meadow 6").knights("blue", "cave 3", "cave 3")
    table.choose("knight meadow 6").chance("die 1")
    assert table.where("blue").count("nest") == 1
    assert table.where("blue").count("cave 3") == 1


def test_e17_unless_one_of_them_has_moved_and_another_has_not() -> None:
    table = Table().no_cards().knights("red", "cave 2", "cave 3").choose("knight cave 2")
    assert table.chance("die 1").legal == ["victim red", "victim moved"]


def test_e17_the_moved_one_caught_leaves_the_other_to_move() -> None:
    table = Table().no_cards().knights("red", "cave 2", "cave 3").choose("knight cave 2")
    assert "knight cave 3" in table.chance("die 1").choose("victim moved").legal


def test_e17_the_other_one_caught_leaves_nobody_there_to_move() -> None:
    table = Table().no_cards().knights("red", "cave 2", "cave 3").choose("knight cave 2")
    assert "knight cave 3" not in table.chance("die 1").choose("victim red").legal
    assert "cave 3" in table.where("red")


def test_e17_all_are_own_one_is_caught_all_the_same() -> None:
    """After a card nothing more can move, so two of one colour are the same."""
    table = Table().cards(3, gold=1).knights("red", "cave 2", "cave 3", "cave 3")
    table.hand(1, 5).choose("knight cave 2").chance("die 1")
    assert table.legal == ["give up", "bribe 1", "bribe 5"]
    assert table.choose("give up").where("red").count("nest") == 1


def test_e17_after_the_second_move_nothing_tells_them_apart() -> None:
    table = Table().no_cards().knights("red", "cave 2", "cave 3")
    table.choose("knight tower 1", "knight cave 2").chance("die 1")
    assert table.told("caught") == [{"player": 0, "colour": "red", "field": 3, "gold": 0}]
    assert table.asked == 2


def test_e17_with_two_players_both_colours_of_a_player_are_choices() -> None:
    table = Table(2).no_cards().knights("red", "cave 2").knights("yellow", "cave 3")
    assert table.choose("knight cave 2").chance("die 1").legal == ["victim red", "victim yellow"]


def test_e17_nothing_of_a_catch_remains_in_the_next_turn() -> None:
    """Two games that differ only in who was caught before are the same."""
    table = Table().no_cards().knights("red", "meadow 6").knights("blue", "cave 3").hand(2, 5)
    table.choose("knight meadow 6").chance("die 1")
    assert (table.asked, table.g.caught_colour, table.g.caught_moved) == (2, 1, 0)
    table.choose("bribe 5", "stop")
    assert (table.g.turns, table.g.caught_colour) == (2, 0)


def test_e17_the_knight_that_took_a_card_is_the_one_caught() -> None:
    """A position says both: “took yes” and “caught red moved”."""
    table = Table().cards(3, gold=1).knights("red", "cave 2").choose("knight cave 2")
    table.chance("die 1")
    assert (table.g.took, table.g.caught_colour, table.g.caught_moved) == (1, 0, 1)


# --- E18: the bribe -------------------------------------------------------------------------


def caught_blue(*gold: int) -> Table:
    """Red wakes the dragon, which stops at a blue knight on cave 3."""
    table = Table().no_cards().knights("red", "meadow 6").knights("blue", "cave 3").hand(2, *gold)
    return table.choose("knight meadow 6").chance("die 1")


def test_e18_the_owner_answers_not_the_player_on_turn() -> None:
    table = caught_blue(2, 4, 4)
    assert table.asked == 2
    assert table.legal == ["give up", "bribe 2", "bribe 4"]
    assert table.choose("give up").asked == 1


def test_e18_a_gold_card_of_any_value_leaves_the_game_and_the_knight_stays() -> None:
    table = caught_blue(2, 4, 4).choose("bribe 4")
    assert "cave 3" in table.where("blue")
    assert GAME.view(table.g, 1)["players"][1]["gold"] == [2, 4]
    assert table.told("bribed") == [{"player": 1, "colour": "blue", "left": 2}]


def test_e18_the_others_do_not_see_which_card() -> None:
    table = caught_blue(2, 4).choose("bribe 4")
    (paid,) = [event for event in table.events if event.key == "emerald-event-bribe-paid"]
    assert (paid.args, paid.audience) == ({"player": 1, "value": 4}, 1)
    twin = caught_blue(2, 4).choose("bribe 2")
    for seer in (-1, 0, 2):
        assert GAME.observe(table.g, seer) == GAME.observe(twin.g, seer)
        assert GAME.view(table.g, seer) == GAME.view(twin.g, seer)
    assert GAME.observe(table.g, 1) != GAME.observe(twin.g, 1)


def test_e18_with_open_gold_everybody_sees_it() -> None:
    table = Table(open_gold=True).no_cards().knights("red", "meadow 6").knights("blue", "cave 3")
    table.hand(2, 2, 4).choose("knight meadow 6").chance("die 1").choose("bribe 4")
    (paid,) = [event for event in table.events if event.key == "emerald-event-bribe-paid"]
    assert paid.audience is None
    assert GAME.view(table.g, 0)["players"][1]["gold"] == [2]


def test_e18_without_gold_there_is_nothing_to_choose() -> None:
    """Gems, treasures and bonus cards never bribe."""
    table = Table().no_cards().knights("red", "meadow 6").knights("blue", "cave 3")
    table.gems(2, "ruby", "emerald", "garnet").treasures(2, 2)
    table.choose("knight meadow 6").chance("die 1")
    assert "nest" in table.where("blue")
    assert table.told("eaten") == [{"player": 1, "colour": "blue", "left": 4}]
    assert table.asked == 1


def test_e18_the_nest_brings_no_treasure() -> None:
    assert caught_blue(3).choose("give up").g.treasures_left == 4


def test_e18_a_knight_bought_free_moves_again_from_the_next_turn_on() -> None:
    table = Table().no_cards().knights("red", "meadow 6", "cave 3").hand(1, 1)
    table.choose("knight meadow 6").chance("die 1").choose("bribe 1")
    assert "knight cave 3" not in table.legal
    table.choose("stop", "knight tower 1", "stop", "knight tower 1", "stop")
    assert (table.asked, "knight cave 3" in table.legal) == (1, True)


def test_e18_another_one_beside_it_may_still_move() -> None:
    table = Table().no_cards().knights("red", "meadow 6", "cave 3", "cave 3").hand(1, 1)
    table.choose("knight meadow 6").chance("die 1").choose("bribe 1")
    assert "knight cave 3" in table.legal


def test_e18_moved_one_and_freed_one_on_one_field_both_rest() -> None:
    table = Table().no_cards().knights("red", "cave 2", "cave 3").hand(1, 1)
    table.choose("knight cave 2").chance("die 1").choose("victim red", "bribe 1")
    assert "knight cave 3" not in table.legal
    table = Table().no_cards().knights("red", "cave 2", "cave 3", "cave 3").hand(1, 1)
    table.choose("knight cave 2").chance("die 1").choose("victim red", "bribe 1")
    assert "knight cave 3" in table.legal


def test_e18_the_moved_knight_bought_free_does_not_hold_another_back() -> None:
    table = Table().no_cards().knights("red", "cave 2", "cave 3").hand(1, 1)
    table.choose("knight cave 2").chance("die 1").choose("victim moved", "bribe 1")
    assert "knight cave 3" in table.legal


def test_e18_nobody_left_to_move_ends_the_turn() -> None:
    table = Table().no_cards().knights("red", "cave 2", "cave 3", "nest", "nest", "nest")
    table.hand(1, 1).choose("knight cave 2").chance("die 1").choose("victim red", "bribe 1")
    assert table.asked == 2


def test_e18_a_foreign_knight_bought_free_holds_nobody_back() -> None:
    table = Table().no_cards().knights("red", "meadow 6", "cave 3").knights("blue", "cave 3")
    table.hand(2, 1).choose("knight meadow 6").chance("die 1").choose("victim blue", "bribe 1")
    assert "knight cave 3" in table.legal


# --- E19 and E20: the strip -----------------------------------------------------------------


def test_e19_the_strip_shifts_after_the_dragon_has_moved_and_caught() -> None:
    table = caught_blue(3)
    assert table.strip == (1, 4)
    assert table.choose("bribe 3").strip == (2, 5)
    assert table.told("strip-shifted") == [{"first": 2, "last": 5}]


def test_e19_at_last_it_stays_beside_cave_6_to_9() -> None:
    table = Table().no_cards().dragon(8, strip=6).knights("red", "cave 5")
    assert table.choose("knight cave 5").chance("die 1").strip == (6, 9)
    assert table.told("strip-shifted") == []
    table = Table().no_cards().dragon(8, strip=5).knights("red", "cave 5")
    assert table.choose("knight cave 5").chance("die 1").strip == (6, 9)


def test_e20_the_dragon_on_the_rear_end_is_left_behind_and_walks_back() -> None:
    """The example: on cave 1 after its move; the strip goes on; the next 1 leads to cave 2."""
    table = Table().no_cards().knights("red", "cave 3", "cave 2")
    table.choose("knight cave 3").chance("die 3")
    assert (table.dragon_at, table.strip) == ((1, "chamber"), (2, 5))
    assert GAME.view(table.g)["dragon"]["beside_strip"] is False
    table.choose("knight cave 2").chance("die 1")
    assert (table.dragon_at, table.strip) == ((2, "chamber"), (3, 6))


def test_e20_left_behind_it_stays_until_it_is_woken() -> None:
    table = Table().no_cards().dragon(1, "chamber", strip=2).knights("red", "cave 5", "cave 6")
    table.choose("knight cave 6", "stop")
    assert table.dragon_at == (1, "chamber")


def test_e20_left_behind_it_walks_three_fields_along_the_strip() -> None:
    table = Table().no_cards().dragon(1, "chamber", strip=2).knights("red", "cave 2")
    assert table.choose("knight cave 2").chance("die 3").dragon_at == (4, "chamber")


def test_e20_a_shift_puts_it_on_the_rear_end_and_it_turns_when_it_next_moves() -> None:
    """The example: on cave 2 facing the exit, strip to 2–5; the next 1 leads to cave 3."""
    table = Table().no_cards().knights("red", "cave 3", "cave 1").choose("knight cave 3")
    table.chance("die 2")
    assert (table.dragon_at, table.strip) == ((2, "exit"), (2, 5))
    table.choose("knight cave 1").chance("die 1")
    assert table.dragon_at == (3, "chamber")
