"""Luck counted out: the mean stays, the spread shrinks."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from karfunkel.arena.adjusted import Luck, edition, policies_of, strategy, without_luck
from karfunkel.arena.tournament import Journal, Plan, mean_and_error, play_deal, standings
from karfunkel.bots.base import make_bot
from karfunkel.bots.judge import judge_of
from karfunkel.cli import main
from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Seated, play
from karfunkel.core.game import Chance
from karfunkel.core.match import Match
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, seed
from karfunkel.judge.net import Judge
from tests.judge.test_judge import tiny_net

GAME = load_game("diamant")
SMALL: dict[str, int | str] = {"players": 2, "deck": "tiny", "rounds": 1}


def played(specs: tuple[str, str], number: int) -> tuple[Match, list[float]]:
    """A small game, and what each seat won."""
    match, rng = Match(GAME, SMALL, Seeded(3, number)), Rng()
    seed(rng, 4, number)
    play(match, [Seated(make_bot(spec, GAME), rng) for spec in specs])
    winners = GAME.winners(match.state)
    return match, [(seat in winners) / len(winners) for seat in range(2)]


def confused() -> Judge:
    """A judge with random weights: it knows nothing of the game."""
    dice, net = np.random.default_rng(5), judge_of(GAME).net
    weights = tuple(dice.normal(0, 0.3, part.shape).astype(np.float32) for part in net.weights)
    return Judge(GAME, net._replace(weights=weights))


@pytest.mark.parametrize("specs", [("ev", "stay"), ("random", "judge")])
def test_even_a_judge_that_knows_nothing_leaves_the_mean_as_it_is(specs: tuple[str, str]) -> None:
    """Luck has mean zero with any judge, also where choices are drawn."""
    luck, bots = Luck(GAME, confused()), [make_bot(spec, GAME) for spec in specs]
    found = []
    for number in range(250):
        match, _ = played(specs, number)
        own, other = luck.of(match, bots)[:, :2].sum(axis=1).tolist()
        assert own + other == pytest.approx(0, abs=1e-9)
        found.append(own)
    mean, error = mean_and_error(found)
    assert error > 0.01  # it says something else of every position
    assert abs(mean) < 1.3 * error


@pytest.mark.parametrize(
    ("specs", "least"), [(("ev", "stay"), 0.1), (("random", "greedy"), 0.1), (("judge", "ev"), 0.1)]
)
def test_playouts_leave_the_mean_as_it_is(specs: tuple[str, str], least: float) -> None:
    """However few they are, whether they know the bots or not, and where choices are drawn."""
    luck, bots = Luck(GAME, confused()), [make_bot(spec, GAME) for spec in specs]
    found, shares = [], []
    for number in range(250):
        match, won = played(specs, number)
        own, other = luck.by_playouts(match, bots, 3).tolist()
        assert own + other == pytest.approx(0, abs=1e-9)
        found.append(own)
        shares.append(won[0])
    mean, error = mean_and_error(found)
    assert abs(mean) < 1.3 * error
    assert np.corrcoef(found, shares)[0, 1] > least, "or it would see no luck"


def test_who_plays_out_for_whom() -> None:
    names = ["greedy", "ev", "stay", "judge"]
    greedy, ev, stay, judge = (make_bot(name, GAME) for name in names)
    of, usual = GAME.policies, GAME.policies[GAME.playout_policy]
    assert policies_of(GAME, [greedy, ev]) == ([of["greedy"], of["ev"]], 0b10, 0b11)
    assert policies_of(GAME, [ev, ev]) == ([of["ev"], usual], 0b00, 0b11)
    assert policies_of(GAME, [judge, ev]) == ([of["ev"], usual], 0b01, 0b10)
    assert policies_of(GAME, [judge, judge]) == ([usual, usual], 0b11, 0b00)
    assert policies_of(GAME, [ev, greedy, stay]) == ([of["ev"], of["greedy"]], 0b110, 0b011)


def test_what_is_subtracted_is_learned_from_other_deals() -> None:
    """A result of a deal has no part in its own adjustment, so its mean stays as it is."""
    dice = np.random.default_rng(3)
    luck = dice.normal(0, 1, (200, 2))
    shares = 0.5 + luck @ [0.3, 0.0] + dice.normal(0, 0.05, 200)
    found = without_luck(shares, luck)
    assert found.std() < 0.06
    assert found.mean() == pytest.approx(0.5, abs=0.02)
    changed = shares.copy()
    changed[7] += 10
    assert without_luck(changed, luck)[7] - found[7] == pytest.approx(10)
    few = without_luck(shares[:5], luck[:5])
    assert few == pytest.approx(shares[:5] - luck[:5].sum(axis=1))


def test_solved_dice_have_mean_zero_and_say_something() -> None:
    """King of the Dice: what the next die can bring cancels out, for every seat."""
    game = load_game("kingdice")
    match = Match(game, {"players": 3}, Seeded(3))
    while game.outcome_text(game.outcomes(match.state)[0][0]).split()[0] != "die":
        match.play_chance()
    luck = Luck(game, Judge(game, tiny_net(game)))
    sums = np.zeros(3)
    for outcome, weight in game.outcomes(match.state):
        found = luck.of_solved(match.state, Chance(outcome), 3)
        assert abs(found).max() > 1e-5
        assert found.sum() == pytest.approx(0, abs=1e-9)
        sums += weight * found
    assert sums == pytest.approx(np.zeros(3), abs=1e-9)


def test_intervals_get_narrower() -> None:
    plan = Plan("diamant", ("judge", "thumb"), 6, 24, edition(GAME), adjusted=True)
    deals = [play_deal(plan, number) for number in range(plan.deals)]
    for standing in standings(plan, deals):
        assert standing.fair_low is not None
        assert standing.fair_high is not None
        plain = standing.win_high - standing.win_low
        assert standing.fair_high - standing.fair_low < plain
        assert standing.fair_low - plain < standing.win_share < standing.fair_high + plain
    assert sum(each.fair_share or 0 for each in standings(plan, deals)) == pytest.approx(1)


def test_strategies_that_are_known() -> None:
    state = GAME.new({"players": 2})
    drawn = strategy(make_bot("judge", GAME), state, 0, [0, 1])
    assert drawn is not None
    assert sum(drawn) == pytest.approx(1)
    assert strategy(make_bot("random", GAME), state, 0, [0, 1]) == [0.5, 0.5]
    assert strategy(make_bot("ev", GAME), state, 0, [0, 1]) is None
    assert strategy(make_bot("random", GAME), state, 0, [0]) is None


def test_journals_keep_luck_and_read_old_lines(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal")
    plan = Plan("diamant", ("ev", "stay"), 6, 1, edition(GAME), adjusted=True)
    deal = play_deal(plan, 0)
    journal.add([deal])
    assert journal.read()[0] == deal
    old = play_deal(replace(plan, edition="", adjusted=False), 0)
    with open(journal.file, "w", encoding="utf-8") as out:
        out.write(json.dumps([0, [game[:6] for game in old.games]]) + "\n")
    assert journal.read()[0] == old


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    page = tmp_path / "page.html"
    args = ["arena", "diamant", "ev", "stay", "--adjusted", "--games", "8", "--workers", "1"]
    assert main([*args, "--report", str(page)]) == 0
    assert "without luck" in capsys.readouterr().out
    assert "Without luck" in page.read_text("utf-8")
    assert main([*args, "--json"]) == 0
    assert "fair_share" in json.loads(capsys.readouterr().out)["standings"][0]
