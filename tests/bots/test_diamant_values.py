"""Positions for two, solved: `Game.exact`."""

from pathlib import Path

import pytest

from karfunkel.cli import main
from karfunkel.core.registry import load_game
from karfunkel.games.diamant.game import GAME
from karfunkel.games.diamant.rules import GO_ON, LEAVE
from tests.bots.test_diamant_solution import Plainly

# The solver's loops are compiled once, by one process.
pytestmark = pytest.mark.xdist_group("diamant-solver")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def position(rest: str) -> str:
    return f"diamant/1; players 2; deck tiny; rounds 2; {rest}"


@pytest.mark.parametrize(
    "rest",
    [
        "round 1",  # chance is next, before the first card
        "round 2; chests 9, 5",
        "row treasure 9, trap snake; hand 4; lying 1",
        "row treasure 9, trap snake; hand 4; lying 1; phase turn up",
        "row treasure 9, trap snake; hand 4; lying 0; cave 1; chests 0, 5",
        "row treasure 9, trap snake; hand 4; lying 0; cave 2; chests 5, 0",
        "row treasure 9, trap snake; hand 4; lying 0; cave 2; chests 5, 0; phase turn up",
        "round 2; phase over; chests 7, 7",
        "round 2; phase over; chests 7, 9",
    ],
)
def test_any_position_has_the_worth_that_the_rules_alone_give(rest: str) -> None:
    g = GAME.parse_position(position(rest))
    found = GAME.exact(g)
    assert found is not None
    value = Plainly().value(g)
    for bound in (found.wins, found.low, found.high):
        assert bound == pytest.approx((value, 1 - value), abs=1e-9)


def test_a_choice_that_is_mixed_is_worth_the_same_either_way() -> None:
    g = GAME.parse_position(position("row treasure 9, trap spider; hand 4; lying 1"))
    found = GAME.exact(g)
    assert found is not None
    for seat in (0, 1):
        go_on, leave = found.choices[seat]
        assert (go_on.action, leave.action) == (GO_ON, LEAVE)
        assert go_on.often + leave.often == pytest.approx(1)
        value = go_on.often * go_on.win + leave.often * leave.win
        assert value == pytest.approx(found.wins[seat], abs=1e-9)


def test_who_is_not_on_turn_has_no_choice() -> None:
    alone = GAME.exact(GAME.parse_position(position("row treasure 9; hand 4; cave 2; chests 5, 0")))
    assert alone is not None
    assert [len(choices) for choices in alone.choices] == [0, 2]


def test_the_full_deck_has_proven_bounds() -> None:
    g = GAME.parse_position("diamant/1; players 2; round 5; row trap ram, treasure 9; hand 4")
    found = GAME.exact(g)
    assert found is not None
    for low, win, high in zip(found.low, found.wins, found.high, strict=True):
        assert low <= win <= high
        assert 0 < high - low < 0.03


def test_what_is_not_solved_has_no_exact_values() -> None:
    assert GAME.exact(GAME.parse_position("diamant/1; players 3")) is None
    other_deck = GAME.new({"players": 2})
    other_deck.deck[0] += 1
    assert GAME.exact(other_deck) is None
    emerald = load_game("emerald")
    assert emerald.exact(emerald.new({"players": 2})) is None


def test_advice_comes_from_the_solution(capsys: pytest.CaptureFixture[str]) -> None:
    text = position("round 2; row treasure 9, trap spider; hand 4; lying 1; chests 0, 5")
    assert main(["advise", "--lang", "en", "--position", text]) == 0
    told = capsys.readouterr().out
    assert told.count("Go on (in equilibrium: ") == told.count("lying in the cave (in equ") == 2
    assert told.count("Solved: the chance to win is between") == 2
    assert "playout" not in told
