"""King of the Dice, rolling and checking: rules K10 to K15, one after the other."""

import pytest

from karfunkel.core.game import SPECTATOR
from tests.rules.kingdice_table import (
    BRUTE,
    DWARF,
    GAME,
    LANDOWNER,
    NOTHING_MET,
    TAMER,
    THIEF,
    Table,
)

SIX_SIDES = {f"die {number}": 1 for number in range(1, 7)}


def dice(table: Table) -> list[int]:
    """What the dice show."""
    return [die["number"] if die else 0 for die in GAME.view(table.g)["dice"]]


# --- Phase 1: roll --------------------------------------------------------------------------


# K10: up to three rolls.
def test_k10_every_side_of_a_die_is_equally_likely() -> None:
    assert Table().possible == SIX_SIDES


def test_k10_the_colour_is_that_of_the_side() -> None:
    shown = GAME.view(Table().throw(1, 1, 1, 1, 1, 1).g)["dice"]
    assert [die["colour"] for die in shown] == ["red", "blue", "green", "red", "blue", "green"]


def test_k10_any_dice_can_be_rolled_again_or_none() -> None:
    table = Table().throw(1, 2, 3, 4, 5, 6)
    assert table.asked == 1
    assert len(table.legal) == 64
    assert table.legal[:4] == ["stop", "reroll 1", "reroll 2", "reroll 1 2"]
    assert table.legal[-1] == "reroll 1 2 3 4 5 6"


def test_k10_kept_dice_stay() -> None:
    table = Table().throw(1, 2, 3, 4, 5, 6).choose("reroll 2 5")
    assert dice(table) == [1, 0, 3, 4, 0, 6]
    assert dice(table.throw(6, 1)) == [1, 6, 3, 4, 1, 6]
    assert table.told("rerolled") == [{"player": 0, "dice": [2, 5], "faces": ["g2", "r5"]}]


def test_k10_a_reroll_says_which_sides_are_rolled_and_which_kept() -> None:
    table = Table().throw(1, 2, 3, 4, 5, 6)
    first, action = table.g.copy(), GAME.parse_action("reroll 2 5")
    sides = {"faces": ["g2", "r5"], "kept": ["r1", "b3", "b4", "b6"], "keeping": 4}
    assert GAME.action_label(first, 0, action).args == sides
    later = table.choose("reroll 1").throw(2).g
    assert GAME.action_label(later, 0, action).args["kept"] == ["b2", "b3", "b4", "b6"]
    assert GAME.action_label(first, 0, action).args == sides


def test_k10_dice_kept_before_can_be_rolled_later() -> None:
    table = Table().throw(1, 2, 3, 4, 5, 6).choose("reroll 1").throw(6).choose("reroll 2 3")
    assert dice(table.throw(6, 6)) == [6, 6, 6, 4, 5, 6]


def test_k10_after_the_third_throw_the_dice_are_checked() -> None:
    table = Table().throw(*NOTHING_MET).choose("reroll 1").throw(6)
    assert "stop" in table.legal
    table.choose("reroll 1").throw(6)
    assert table.told("alarm") == [{"player": 0}]


def test_k10_the_next_player_throws_all_dice() -> None:
    table = Table().hire(DWARF).draw("orchard")
    assert table.active == 2
    assert dice(table) == [0] * 6
    assert "reroll 1 2 3 4 5 6" in table.throw(*NOTHING_MET).legal


# --- Phase 2: check -------------------------------------------------------------------------


# K11: a player who meets a card must hire.
@pytest.mark.parametrize(
    ("numbers", "citizen"),
    [
        (DWARF, "dwarf"),
        (THIEF, "card-thief"),
        (TAMER, "tamer"),
        (BRUTE, "brute"),
        (LANDOWNER, "landowner"),
    ],
)
def test_k11_a_single_card_that_is_met_is_hired(numbers: tuple[int, ...], citizen: str) -> None:
    table = Table().roll(numbers)
    assert [event["effect"] for event in table.told("hired")] == [citizen]


def test_k11_no_alarm_for_who_meets_a_card_even_with_jokers() -> None:
    """Two flames, no marker in hand: the tamer is of no use, but he must be hired."""
    table = Table().supers(1, 2).markers(1, 0).roll(TAMER)
    assert "hire tamer" in table.legal
    assert "alarm" not in table.legal
    table.choose("hire tamer").next_card()
    assert table.told("nothing-done") == [{"player": 0, "citizen": "tamer"}]
    assert table.told("alarm") == []
    assert table.active == 2


def test_k11_a_joker_does_not_lift_the_duty() -> None:
    table = Table().supers(1, 2).roll(TAMER).choose("two super jokers green 6")
    assert table.told("hired")[0]["effect"] == "tamer"


def test_k11_a_card_that_is_no_longer_on_offer_is_not_met() -> None:
    assert Table().no_cards("tamer").roll(TAMER).told("alarm")


# K12: jokers.
def test_k12_two_cards_with_the_same_joker_add_that_die() -> None:
    table = Table().cards(1, "r3", "r3").roll((3, 6, 6, 6, 6, 6))
    assert table.legal == ["joker red 3", "alarm"]
    table.choose("joker red 3")
    assert GAME.view(table.g)["added"] == [{"colour": "red", "number": 3}]
    assert table.legal == ["hire tamer", "alarm"]
    assert table.jokers(1) == []


def test_k12_the_same_number_in_another_colour_is_no_pair() -> None:
    assert Table().cards(1, "r3", "b3").roll(NOTHING_MET).told("alarm")


def test_k12_a_super_joker_with_a_card_adds_the_die_of_the_card() -> None:
    table = Table().cards(1, "g2").supers(1, 1).roll((2, 6, 6, 6, 6, 6))
    assert table.legal == ["super joker green 2", "alarm"]
    table.choose("super joker green 2")
    assert table.legal == ["hire thief", "alarm"]
    assert (table.jokers(1), table.g.supers[0]) == ([], 0)


def test_k12_two_super_jokers_add_any_die() -> None:
    table = Table().supers(1, 2).roll((5, 6, 6, 6, 6, 6))
    assert [action for action in table.legal if action.startswith("two super")] == [
        f"two super jokers {colour} {number}"
        for colour in ("red", "blue", "green")
        for number in range(1, 7)
    ]
    table.choose("two super jokers blue 5")
    assert GAME.view(table.g)["added"] == [{"colour": "blue", "number": 5}]
    assert (table.legal, table.g.supers[0]) == (["hire landowner", "alarm"], 0)


def test_k12_one_super_joker_alone_is_no_pair() -> None:
    assert Table().supers(1, 1).roll(NOTHING_MET).told("alarm")


def test_k12_several_pairs_in_one_turn() -> None:
    table = Table().cards(1, "r4", "r4", "b4").supers(1, 3).roll(NOTHING_MET)
    table.choose("joker red 4", "super joker blue 4", "two super jokers green 1")
    assert table.legal == ["hire dwarf", "hire brute", "alarm"]
    assert (table.jokers(1), table.g.supers[0]) == ([], 0)
    added = [f"{die['colour']} {die['number']}" for die in GAME.view(table.g)["added"]]
    assert added == ["red 4", "blue 4", "green 1"]


def test_k12_one_pair_of_three_equal_cards_leaves_one() -> None:
    table = Table().cards(1, "r4", "r4", "r4").roll(NOTHING_MET).choose("joker red 4")
    assert table.jokers(1) == ["r4"]


def test_k12_discarded_cards_leave_the_game() -> None:
    table = Table().cards(1, "r3", "r3").roll((3, 6, 6, 6, 6, 6))
    before = table.g.copy()
    table.choose("joker red 3")
    assert table.g.unseen == before.unseen
    assert table.g.offer == before.offer
    assert table.g.cards[1:] == before.cards[1:]


def test_k12_added_dice_last_for_this_turn_only() -> None:
    table = Table().supers(1, 2).roll((5, 6, 6, 6, 6, 6))
    table.choose("two super jokers blue 5", "hire landowner").next_card().draw("orchard", "glacier")
    assert table.active == 2
    assert GAME.view(table.g)["added"] == []
    assert table.roll((5, 6, 6, 6, 6, 6)).told("alarm")


def test_k12_jokers_turn_a_card_met_into_a_better_step_of_the_dwarf() -> None:
    table = Table().cards(1, "r1", "r1").supers(1, 2).roll((1, 1, 6, 6, 6, 6))
    assert table.g.step == 2
    table.choose("joker red 1", "two super jokers green 1")
    assert table.told("hired") == [{"player": 0, "effect": "dwarf", "step": 4}]


def test_k12_more_than_fifteen_dice_of_a_number_do_no_harm() -> None:
    table = Table().supers(1, 24).roll((1, 1, 1, 1, 1, 1))
    for _ in range(12):
        table.choose("two super jokers red 1")
    assert [event["effect"] for event in table.told("hired")] == ["dwarf"]
    assert table.g.numbers == 15


# K13: jokers are never a duty.
def test_k13_who_could_use_jokers_may_take_the_alarm() -> None:
    table = Table().cards(1, "r3", "r3").roll((3, 6, 6, 6, 6, 6)).choose("alarm")
    assert table.told("alarm") == [{"player": 0}]
    assert table.jokers(1) == ["r3", "r3"]


def test_k13_also_after_adding_jokers() -> None:
    table = Table().cards(1, "r3", "r3").roll((3, 6, 6, 6, 6, 6))
    table.choose("joker red 3", "alarm")
    assert table.told("alarm") == [{"player": 0}]


def test_k13_jokers_that_meet_nothing_end_in_the_alarm() -> None:
    table = Table().cards(1, "r3", "r3").roll(NOTHING_MET).choose("joker red 3")
    assert table.told("alarm") == [{"player": 0}]


# K14: exactly one.
def test_k14_of_several_cards_one_is_hired() -> None:
    table = Table().roll((2, 2, 4, 4, 1, 6))
    assert table.legal == ["hire dwarf", "hire thief", "hire brute"]
    table.choose("hire brute")
    assert table.jokers(1) == ["g1"]
    assert table.possible == {f"card brute {card}": 1 for card in range(2, 13)}


def test_k14_with_none_the_dragon_alarm_comes() -> None:
    table = Table().roll(NOTHING_MET)
    assert table.told("alarm") == [{"player": 0}]
    assert table.legal[0] == "take dwarf"


# K15: everything is open.
def test_k15_everybody_sees_everything() -> None:
    table = Table().cards(1, "r3").supers(2, 1).roll((2, 2, 4, 4, 1, 6))
    views = [GAME.view(table.g, player) for player in (SPECTATOR, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert views[0]["players"][0]["cards"][0]["joker"] == {"colour": "red", "number": 3}
    assert views[0]["players"][1]["super_jokers"] == 1
    assert GAME.observe(table.g, 2) == table.g
