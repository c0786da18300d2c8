"""Emerald, the table and a turn: rules E1 to E14, one after the other."""

import pytest

from karfunkel.core.errors import Refusal
from karfunkel.core.game import Chance
from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.rules.state import NOWHERE
from tests.rules.emerald_table import Table

START = ["knight tower 1", "knight tower 2", "knight tower 3", "knight tower 4"]


def test_e1_two_to_five_players() -> None:
    assert [GAME.player_count(GAME.new({"players": n})) for n in range(2, 6)] == [2, 3, 4, 5]
    for n in (1, 6):
        with pytest.raises(Refusal):
            GAME.new({"players": n})


# E2: the way.
@pytest.mark.parametrize(
    ("start", "goal"),
    [
        ("tower 1", "meadow 1"),
        ("main building", "meadow 1"),
        ("meadow 5", "meadow 6"),
        ("meadow 6", "cave 1"),
        ("cave 8", "cave 9"),
        ("cave 9", "chamber"),
    ],
)
def test_e2_the_way_from_the_castle_to_the_chamber(start: str, goal: str) -> None:
    castle = ["tower 2", "tower 3", "tower 4", "meadow 2"]
    table = Table().no_cards().dragon(4, strip=6).knights("red", start, *castle)
    for colour in ("blue", "yellow"):
        table.knights(colour, *["tower 2"] * 5)
    assert goal in table.choose(f"knight {start}").where("red")


# E3: the cards.
def test_e3_the_cards() -> None:
    view = GAME.view(GAME.new())
    gold = {f"gold {value}": 5 for value in range(1, 6)}
    gems = dict.fromkeys(("gem ruby", "gem emerald", "gem garnet", "gem turquoise"), 6)
    assert view["unseen"] == gold | gems
    assert view["treasures_left"] == 4
    assert view["four_gems"] is None


# E4: the piles.
def test_e4_three_gold_beside_odd_fields_and_three_gems_beside_even_ones() -> None:
    piles = GAME.view(Table().g)["piles"]
    assert [pile["gold"]["left"] for pile in piles] == [3, 2, 3, 2, 3, 2, 3, 2, 3]
    assert [pile["gems"]["left"] for pile in piles] == [2, 3, 2, 3, 2, 3, 2, 3, 2]
    assert all(pile["gold"]["top"] and pile["gems"]["top"] for pile in piles)


def test_e4_two_gold_and_two_gem_cards_are_never_seen() -> None:
    g = Table().g
    assert sum(g.unseen[:5]) - (sum(g.left[0::2]) - 9) == 2
    assert sum(g.unseen[5:]) - (sum(g.left[1::2]) - 9) == 2


def test_e4_the_first_gold_card_is_a_five_with_chance_one_fifth() -> None:
    g = GAME.new({"first": 1})
    weights = dict(GAME.outcomes(g))
    assert weights[GAME.parse_outcome("gold 5")] * 5 == sum(weights.values())


def test_e4_before_the_first_card_nothing_has_moved_and_nobody_is_held() -> None:
    g = GAME.new()
    assert (g.moved_colour, g.moved_place, g.held_place) == (0, NOWHERE, NOWHERE)
    assert "held" not in GAME.position_text(g)


def test_e4_a_card_is_drawn_only_when_it_is_turned_up() -> None:
    """What is below a card depends on nothing but the cards never seen."""
    table = Table().cards(1, gold=5, gem="ruby", below=1).knights("red", "meadow 6")
    table.choose("knight meadow 6", "take gold")
    unseen = GAME.view(table.g)["unseen"]
    assert table.possible == {card: n for card, n in unseen.items() if n and "gold" in card}


# E5: the knights.
@pytest.mark.parametrize(("players", "each"), [(2, 8), (3, 5), (4, 5), (5, 4)])
def test_e5_knights_by_the_number_of_players(players: int, each: int) -> None:
    view = GAME.view(GAME.new({"players": players}))
    assert [player["knights"] for player in view["players"]] == [each] * players
    colours = 4 if players == 2 else players
    assert [sum(p["knights"].values()) for p in view["way"][:4]] == [colours] * 4
    assert all(set(p["knights"].values()) == {1} for p in view["way"][:4])


@pytest.mark.parametrize(("players", "standing"), [(2, 0), (3, 3), (4, 4), (5, 0)])
def test_e5_the_main_building_is_empty_with_2_and_5_players(players: int, standing: int) -> None:
    building = GAME.view(GAME.new({"players": players}))["way"][4]
    assert building["place"] == "main-building"
    assert sum(building["knights"].values()) == standing


# E6: strip, dragon and die.
def test_e6_the_dragon_begins_on_cave_4_and_faces_the_exit() -> None:
    table = Table()
    assert table.strip == (1, 4)
    assert table.dragon_at == (4, "exit")


def test_e6_the_die_shows_1_2_and_3_equally_often() -> None:
    table = Table().no_cards().knights("red", "meadow 6").choose("knight meadow 6")
    assert table.possible == {"die 1": 1, "die 2": 1, "die 3": 1}


# E7: who begins.
def test_e7_chance_draws_the_first_player() -> None:
    g = GAME.new({"players": 5})
    assert [GAME.outcome_text(o) for o, _ in GAME.outcomes(g)] == [
        f"first {n}" for n in range(1, 6)
    ]
    assert {weight for _, weight in GAME.outcomes(g)} == {1}
    (event,) = GAME.apply(g, Chance(GAME.parse_outcome("first 4")))
    assert event.args == {"player": 3}
    while GAME.turn(g).chance:
        GAME.apply(g, Chance(GAME.outcomes(g)[0][0]))
    assert GAME.turn(g).players == (3,)


def test_e7_or_the_table_names_one_and_play_goes_clockwise() -> None:
    table = Table(3, first=2)
    assert table.asked == 2
    assert table.choose("knight tower 1", "stop").asked == 3
    assert table.choose("knight tower 1", "stop").asked == 1


def test_e7_nobody_sits_on_the_fourth_of_three_seats() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.new({"players": 3, "first": 4})
    assert "0–3" in str(refused.value)


# --- Moving knights -------------------------------------------------------------------------


def test_e8_the_first_move_must_be_made() -> None:
    assert Table().legal == [*START, "knight main building"]


def test_e8_the_second_may_be_declined() -> None:
    table = Table().choose("knight tower 1")
    assert table.legal == [*START[1:], "knight main building", "stop"]
    assert table.choose("stop").asked == 2
    assert table.told("stopped") == [{"player": 0}]


def test_e8_two_knights_and_no_third() -> None:
    table = Table().choose("knight tower 1", "knight tower 2")
    assert table.asked == 2


def test_e8_the_same_knight_does_not_move_twice() -> None:
    table = Table(5).choose("knight tower 1")
    assert table.where("red") == ["tower 2", "tower 3", "tower 4", "meadow 5"]
    assert "knight meadow 5" not in table.legal


def test_e8_but_another_one_on_its_field_does() -> None:
    table = Table(5).knights("red", "meadow 5").choose("knight tower 1")
    assert "knight meadow 5" in table.legal
    assert table.choose("knight meadow 5").g.crowd[9] == 1


# E9: how far.
def test_e9_a_field_with_three_knights_each_moves_three() -> None:
    table = Table().knights("red", "meadow 2", "meadow 2").knights("blue", "meadow 2")
    assert table.choose("knight meadow 2").where("red").count("meadow 5") == 1
    assert table.choose("stop", "knight meadow 2").where("blue").count("meadow 4") == 1


def test_e9_all_knights_on_the_start_place_count_and_the_first_step_is_meadow_1() -> None:
    table = Table(4).choose("knight main building", "knight tower 3")
    assert table.where("red")[-2:] == ["meadow 4", "meadow 4"]
    assert table.choose("knight tower 3").where("blue")[-1] == "meadow 3"


def test_e9_any_number_of_knights_share_a_field() -> None:
    table = Table(5)
    for colour in ("blue", "yellow", "green", "black"):
        table.knights(colour, *["meadow 5"] * 4)
    table.knights("red", "meadow 4", "meadow 5", "meadow 5").choose("knight meadow 4")
    assert table.g.crowd[9] == 19


# E10: the chamber.
@pytest.mark.parametrize("start", range(1, 10))
@pytest.mark.parametrize("lost", [0, 1, 5])
def test_e10_overshooting_into_the_chamber_from_any_distance(start: int, lost: int) -> None:
    """Steps left over are lost."""
    steps = 10 - start + lost
    table = Table(4).no_cards().dragon(1).knights("red", f"cave {start}")
    others = [f"cave {start}"] * (steps - 1)
    for colour in ("blue", "yellow", "green"):
        table.knights(colour, *others[:5])
        del others[:5]
    assert table.crowd(start) == steps
    assert table.choose(f"knight cave {start}").where("red")[-1] == "chamber"


def test_e10_a_treasure_for_the_knight_and_the_turn_ends() -> None:
    table = Table().knights("red", "cave 9").choose("knight cave 9")
    assert table.told("treasure-taken") == [{"player": 0, "left": 3}]
    assert table.g.treasures == [1, 0, 0, 0, 0]
    assert table.asked == 2
    assert GAME.view(table.g)["players"][0]["knights"] == 4


def test_e10_also_as_the_second_move() -> None:
    table = Table().knights("red", "cave 9").choose("knight tower 1", "knight cave 9")
    assert table.g.treasures[0] == 1
    assert table.asked == 2


def test_e8_a_turn_keeps_nothing_of_the_one_before() -> None:
    """Two games that differ only in which knight was moved before are the same."""
    table = Table().no_cards().dragon(4, strip=4)
    for knight in ("knight tower 1", "knight tower 2"):
        table.choose(knight, "stop")
    g = table.g
    assert (g.turns, g.second, g.took) == (3, 0, 0)
    assert (g.moved_colour, g.moved_place, g.held_place) == (0, NOWHERE, NOWHERE)
    assert (g.caught_colour, g.caught_moved) == (0, 0)


# --- Cards ----------------------------------------------------------------------------------


# E11: taking a card.
def test_e11_gold_or_gem_by_choice() -> None:
    table = Table().cards(1, gold=4, gem="garnet").knights("red", "meadow 6")
    table.dragon(4, strip=2).choose("knight meadow 6")
    assert table.legal == ["take gold", "take gem"]
    assert table.choose("take gem").told("gem-taken") == [
        {"player": 0, "field": 1, "gem": "garnet"}
    ]


def test_e11_a_card_must_be_taken_even_if_only_one_pile_is_left() -> None:
    """There is nothing to choose, so nobody is asked."""
    table = Table().cards(1, gold=4).dragon(4, strip=2).knights("red", "meadow 6")
    assert table.choose("knight meadow 6").told("gold-taken") == [
        {"player": 0, "field": 1, "value": 4}
    ]
    table = Table().cards(1, gem="ruby").dragon(4, strip=2).knights("red", "meadow 6")
    assert len(table.choose("knight meadow 6").told("gem-taken")) == 1


def test_e11_the_card_below_is_turned_up() -> None:
    table = Table().cards(1, gold=4, gem="garnet", below=2).dragon(4, strip=2)
    table.knights("red", "meadow 6").choose("knight meadow 6", "take gem").chance("gem turquoise")
    assert table.told("gem-up") == [{"field": 1, "gem": "turquoise", "left": 2}]
    assert GAME.view(table.g)["piles"][0]["gems"] == {"left": 2, "top": "turquoise"}


def test_e11_a_pile_is_remembered_only_until_its_next_card_lies_face_up() -> None:
    """Two games that differ only in where a card was turned up last are the same."""
    table = Table().cards(2, gold=4, gem="garnet", below=1).dragon(4, strip=4)
    table.knights("red", "cave 1").choose("knight cave 1", "take gem")
    assert table.g.pile == 3
    assert table.chance("gem turquoise").g.pile == 0


def test_e11_the_last_card_leaves_nothing() -> None:
    table = Table().cards(1, gold=4, gem="garnet").dragon(4, strip=2).knights("red", "meadow 6")
    table.choose("knight meadow 6", "take gold")
    assert GAME.view(table.g)["piles"][0]["gold"] == {"left": 0, "top": None}


def test_e11_the_turn_ends_after_a_card() -> None:
    table = Table().cards(1, gold=4).dragon(4, strip=2).knights("red", "meadow 6")
    assert table.choose("knight meadow 6").asked == 2


def test_e11_a_field_without_cards_lets_the_turn_go_on() -> None:
    table = Table().cards(1).dragon(4, strip=2).knights("red", "meadow 6")
    table.choose("knight meadow 6")
    assert table.asked == 1
    assert "stop" in table.legal


def test_e12_gold_is_hidden_in_the_hand() -> None:
    table = Table().cards(1, gold=4).dragon(4, strip=2).knights("red", "meadow 6")
    g = table.choose("knight meadow 6").g
    mine, others = GAME.view(g, 0)["players"][0], GAME.view(g, 1)["players"][0]
    assert (mine["gold"], mine["gold_cards"]) == ([4], 1)
    assert (others["gold"], others["gold_cards"]) == (None, 1)
    assert GAME.view(g)["players"][0]["gold"] is None


def test_e12_gems_lie_open() -> None:
    table = Table().cards(1, gem="ruby").dragon(4, strip=2).knights("red", "meadow 6")
    g = table.choose("knight meadow 6").g
    assert GAME.view(g, 1)["players"][0]["gems"]["ruby"] == 1


# E13: four different gems.
def test_e13_the_first_with_four_different_gems_has_the_bonus_card_at_once() -> None:
    table = Table().cards(1, gem="turquoise").dragon(4, strip=2).knights("red", "meadow 6")
    table.gems(1, "ruby", "emerald", "garnet").choose("knight meadow 6")
    assert table.told("four-gems") == [{"player": 0}]
    assert table.scores[0] == 4 + 4


def test_e13_three_different_gems_are_not_enough() -> None:
    table = Table().cards(1, gem="ruby").dragon(4, strip=2).knights("red", "meadow 6")
    table.gems(1, "ruby", "emerald", "garnet").choose("knight meadow 6")
    assert table.told("four-gems") == []


def test_e13_the_bonus_card_is_taken_once_only() -> None:
    table = Table().cards(1, gem="ruby").cards(2, gem="ruby").dragon(4, strip=3)
    table.gems(1, "emerald", "garnet", "turquoise").gems(2, "emerald", "garnet", "turquoise")
    table.knights("red", "meadow 6").knights("blue", "meadow 6")
    table.choose("knight meadow 6", "knight meadow 6")
    assert len(table.told("gem-taken")) == 2
    assert table.told("four-gems") == [{"player": 0}]
    assert table.g.bonus == [1, 0, 0, 0, 0]
    assert table.g.collector == 0


def test_e14_with_two_players_both_knights_of_a_turn_have_the_same_colour() -> None:
    table = Table(2)
    assert table.legal == [*START, *(f"other {knight}" for knight in START)]
    assert table.choose("knight tower 1").legal == [*START[1:], "stop"]
    table = Table(2).choose("other knight tower 1")
    assert table.where("yellow") == ["tower 2", "tower 3", "tower 4", "meadow 4"]
    assert table.legal == [*(f"other {knight}" for knight in START[1:]), "stop"]


def test_e14_no_second_knight_of_the_colour_no_second_move() -> None:
    table = Table(2).knights("red", "meadow 1", "nest", "nest", "chamber")
    assert table.choose("knight meadow 1").asked == 2
