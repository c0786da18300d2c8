"""Diamant, what a screen gets to know beside the table itself: odds, prospects, the sheet."""

from karfunkel.core.game import Chance
from karfunkel.core.registry import load_game
from karfunkel.games.diamant import rules
from karfunkel.games.diamant.game import GAME
from karfunkel.games.diamant.screens.views import RUBIES_PER_DIAMOND
from tests.contract.games import random_game
from tests.rules.diamant_table import Cave

MANY = 40


def test_d9_the_danger_is_the_second_of_the_traps_that_lie() -> None:
    view = GAME.view(Cave().turn_up("trap snake", "treasure 9", "trap lava").state)
    assert view["danger"] == {"strikes": 4, "deck": 32, "percent": 12}
    assert view["deck_kinds"] == {"treasures": 14, "relics": 5, "harmless": 9, "strikes": 4}


def test_d8_a_row_without_traps_is_without_danger() -> None:
    view = GAME.view(Cave().turn_up("treasure 9", "relic").state)
    assert view["danger"] == {"strikes": 0, "deck": 33, "percent": 0}


def test_d20_a_third_trap_alone_is_no_danger() -> None:
    cave = Cave()
    for _ in range(2):
        cave.turn_up("trap ram", "trap ram")
    view = GAME.view(cave.turn_up("trap ram").state)
    assert view["traps"][4] == {"trap": "ram", "lying": True, "left": 0}
    assert view["danger"]["strikes"] == 0


def test_d12_to_d14_what_one_carries_home_who_leaves_alone() -> None:
    cave = Cave(3).turn_up("treasure 11", "relic", "relic")
    expected = {"gems": 3 + 2, "relics": 2, "worth": 10}
    assert GAME.view(cave.state)["alone"] == expected
    cave.choose(0)
    assert cave.chests()[0] == 3 + 2 + 10


def test_d14_the_fourth_relic_is_promised_ten() -> None:
    cave = Cave(3)
    cave.state.relics_out = 2
    assert GAME.view(cave.turn_up("relic", "relic").state)["alone"]["worth"] == 5 + 10


def test_the_danger_is_the_share_of_cards_that_end_the_round() -> None:
    """Whatever the view promises, the rules do: count by trying every card of the deck."""
    game = load_game("diamant")
    for number in range(MANY):
        for moment in random_game(game, 3, number):
            if not game.turn(moment.before).chance:
                continue
            striking = sum(
                weight
                for card, weight in game.outcomes(moment.before)
                if strikes(moment.before, card)
            )
            danger = game.view(moment.before)["danger"]
            assert (danger["strikes"], danger["deck"]) == (striking, sum(moment.before.deck))


def strikes(before: rules.State, card: int) -> bool:
    """Whether this card would drive everyone out."""
    state = before.copy()
    return any(e.key == "diamant-event-sprung" for e in GAME.apply(state, Chance(card)))


def test_d22_the_sheet_adds_up_to_the_score() -> None:
    cave = Cave(3).turn_up("treasure 17", "relic").choose(0).turn_up("trap ram").all_leave()
    assert GAME.view(cave.state)["sheet"] is None
    cave.finish_rounds(4)
    sheet = GAME.view(cave.state)["sheet"]
    assert sheet[0] == {"diamonds": 2, "diamonds_worth": 10, "rubies": 2, "relics": 1, "score": 12}
    assert [line["score"] for line in sheet] == GAME.scores(cave.state)
    for line in sheet:
        assert line["diamonds_worth"] == RUBIES_PER_DIAMOND * line["diamonds"]
        assert line["diamonds_worth"] + line["rubies"] == line["score"]
