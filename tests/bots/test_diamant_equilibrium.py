"""The bot `equilibrium`."""

from pathlib import Path

import pytest

from karfunkel.bots.base import make_bot
from karfunkel.cli import main
from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Seated, play
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Chance, Choices
from karfunkel.core.match import Match
from karfunkel.core.rng import Rng, seed
from karfunkel.games.diamant.game import GAME
from karfunkel.games.diamant.rules import GO_ON, LEAVE, State
from karfunkel.games.diamant.solve.play import solution_of
from karfunkel.games.diamant.solve.worths import home

# The solver's loops are compiled once, by one process.
pytestmark = pytest.mark.xdist_group("diamant-solver")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def cave(*cards: str, **options: int | str) -> State:
    """A game for two, after these cards; both went on after each but the last."""
    state: State = GAME.new({"players": 2, **options})
    for number, card in enumerate(cards):
        if number:
            GAME.apply(state, Choices(((0, GO_ON), (1, GO_ON))))
        GAME.apply(state, Chance(GAME.parse_outcome(card)))
    return state


def generator(number: int) -> Rng:
    rng = Rng()
    seed(rng, number, 0)
    return rng


def test_it_goes_on_as_often_as_the_solution_says() -> None:
    g = cave("treasure 9", "trap spider", deck="tiny", rounds=2)
    stays = solution_of(g).verdict(g, 0).stays
    bot, rng = make_bot("equilibrium", GAME), generator(1)
    went = [bot.choose(g, 0, [GO_ON, LEAVE], rng) for _ in range(400)]
    assert went.count(GO_ON) / 400 == pytest.approx(stays, abs=0.08)


def test_alone_in_the_cave_it_does_what_wins_more() -> None:
    g = cave("treasure 9", "trap spider", deck="tiny", rounds=1)
    GAME.apply(g, Choices(((0, LEAVE), (1, GO_ON))))
    GAME.apply(g, Chance(GAME.parse_outcome("treasure 5")))
    # 4 and the 1 lying there against a hand of 4 + 5: leaving wins.
    found = solution_of(g).verdict(g, 1)
    assert found.leave == 1.0 > found.go_on
    assert make_bot("equilibrium", GAME).choose(g, 1, [GO_ON, LEAVE], generator(1)) == LEAVE


def test_it_does_not_leave_the_cave_to_somebody_far_behind() -> None:
    """Further behind than the tables go is not beaten: alone in the cave there is much to find."""
    g = GAME.parse_position(
        "diamant/1; players 2; round 5; row treasure 9, trap ram; hand 4; chests 70, 12"
    )
    found = solution_of(g).verdict(g, 0)
    assert found.leave < 0.9 < found.go_on
    assert found.stays == 1


@pytest.mark.parametrize(
    ("deck", "rounds"), [("tiny", 1), ("tiny", 5), ("small", 3), ("full", 1), ("full", 5)]
)
def test_it_brings_solutions_along(deck: str, rounds: int) -> None:
    g = cave("trap spider", "treasure 5", deck=deck, rounds=rounds)
    found = solution_of(g).verdict(g, 1)
    assert 0.3 < max(found.go_on, found.leave) < 0.7  # even chests, and nothing much happened


def test_a_lead_and_its_mirror_add_up_to_a_win() -> None:
    """In equilibrium one player wins what the other loses, whichever of them is asked."""
    g = cave("trap spider", "treasure 9", "trap snake", deck="full", rounds=2)
    g.chest[0] = 7
    leader, other = (solution_of(g).verdict(g, player) for player in (0, 1))
    values = [f.stays * f.go_on + (1 - f.stays) * f.leave for f in (leader, other)]
    assert values[0] > 0.6
    assert sum(values) == pytest.approx(1, abs=1e-4)


def test_it_uses_what_was_solved_on_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("karfunkel.games.diamant.solve.play.TABLES", tmp_path / "nothing")
    g = cave("trap spider", "treasure 5", deck="small", rounds=1)
    with pytest.raises(Refusal, match="karfunkel diamant solve"):
        solution_of(g)
    home().mkdir(parents=True)
    (home() / "broken.npz").write_text("nothing")
    assert main(["diamant", "solve", "--deck", "small", "--rounds", "1"]) == 0
    assert 0 <= solution_of(g).verdict(g, 0).stays <= 1


@pytest.mark.parametrize("other", ["ev", "random", "thumb", "stay", "hand:4"])
def test_nobody_wins_more_than_half_against_it(other: str) -> None:
    """600 games with the tiny deck: four standard errors of even play are 0.08."""
    wins = 0.0
    for number in range(600):
        match = Match(GAME, {"players": 2, "deck": "tiny", "rounds": 2}, Seeded(5, number))
        bots = [make_bot("equilibrium", GAME), make_bot(other, GAME)]
        play(match, [Seated(bot, generator(number)) for bot in bots])
        winners = GAME.winners(match.state)
        wins += (0 in winners) / len(winners)
    assert wins / 600 > 0.5 - 0.08


def test_among_more_players_it_plays_by_the_rule_of_thumb() -> None:
    g: State = GAME.new({"players": 3})
    GAME.apply(g, Chance(GAME.parse_outcome("treasure 15")))
    with pytest.raises(Refusal, match="Only games for two"):
        solution_of(g)
    bots = [make_bot(spec, GAME) for spec in ("equilibrium", "thumb")]
    for traps in (0b1, 0b11111):  # 5 against a number of 10, and 25, more than twice of it
        g.traps = traps
        chosen = {bot.choose(g, 0, [GO_ON, LEAVE], generator(1)) for bot in bots}
        assert chosen == {LEAVE if traps == 0b11111 else GO_ON}
