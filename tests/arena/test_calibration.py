"""Calibration: chances that come true are told from those that do not."""

import json
from pathlib import Path

import numpy as np
import pytest

from karfunkel.arena.calibrate_command import in_words
from karfunkel.arena.calibration import (
    POSITIONS,
    Calibration,
    bins,
    calibrate,
    calibration_error,
    sayer,
)
from karfunkel.cli import main
from karfunkel.core.game import Chance
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng
from karfunkel.text.messages import catalog


def drawn(said: list[float], seed: int = 1) -> Calibration:
    """Games that go as somebody perfect says."""
    dice = np.random.default_rng(seed)
    happened = (dice.random(len(said)) < np.array(said)).astype(float).tolist()
    return Calibration(2, len(said), happened, {"true": said})


def test_chances_that_come_true_have_hardly_an_error() -> None:
    said = np.random.default_rng(2).random(40_000).tolist()
    found = drawn(said)
    assert found.error("true") < 2 * found.perfect("true") < 0.02
    assert found.brier("true") == pytest.approx(1 / 6, abs=0.01)


def test_chances_that_are_too_bold_are_found_out() -> None:
    said = np.random.default_rng(2).random(10_000)
    found = drawn(said.tolist())
    found.said["bold"] = np.clip(0.5 + 1.5 * (said - 0.5), 0, 1).tolist()
    assert found.error("bold") > 0.06 > 4 * found.error("true")
    assert found.brier("bold") > found.brier("true")
    low, *_, high = found.curve("bold")
    assert low.said < low.happened
    assert high.said > high.happened


def test_few_positions_show_an_error_even_of_somebody_perfect() -> None:
    few, many = drawn([0.5, 0.4] * 50), drawn([0.5, 0.4] * 5000)
    assert few.perfect("true") > 5 * many.perfect("true") > 0


def test_positions_of_one_game_share_its_luck() -> None:
    """Four times as many positions of the same games say hardly more."""
    said = np.random.default_rng(3).random(2_000)
    once = drawn(said.tolist())
    four = Calibration(
        2,
        once.games,
        [one for one in once.happened for _ in range(4)],
        {"true": [one for one in said for _ in range(4)]},
        [game for game in range(once.games) for _ in range(4)],
    )
    assert four.perfect("true") == pytest.approx(once.perfect("true"), rel=0.02)
    assert once.perfect("true") == pytest.approx(once.error("true"), rel=0.5)


def test_what_is_left_without_luck() -> None:
    """Chances that are off by 0.1 everywhere, in so few positions that luck adds to it."""
    said = np.random.default_rng(4).uniform(0.3, 0.6, 3_000)
    found = drawn(said.tolist())
    found.said["off"] = (said + 0.1).tolist()
    assert found.error("off") == pytest.approx(0.1, abs=0.03)
    assert found.beyond("off") == pytest.approx(0.1, abs=0.025)
    assert found.beyond("true") < found.error("true")


def test_equal_chances_stay_in_one_group() -> None:
    said = np.array([0.25] * 90 + [0.5] * 10)
    assert [len(part) for part in bins(said)] == [90, 10]
    assert calibration_error(said, np.array([0.0] * 90 + [1.0] * 10)) == pytest.approx(
        0.9 * 0.25 + 0.1 * 0.5
    )
    assert sum(len(part) for part in bins(np.random.default_rng(1).random(101))) == 101


def test_positions_are_those_of_held_out_games() -> None:
    game, names = load_game("diamant"), ["equal", "judge"]
    found = calibrate(game, names, 3, range(20), 5, ["ev", "random"])
    again = calibrate(game, names, 3, range(20), 5, ["ev", "random"])
    assert found == again
    assert found.games == 20
    assert 20 <= len(found.happened) <= 20 * POSITIONS
    assert sorted(set(found.origin)) == list(range(20))
    assert len(found.origin) == len(found.happened)
    assert set(found.happened) <= {0.0, 1 / 3, 0.5, 1.0}
    assert set(found.said["equal"]) == {1 / 3}
    assert len(set(found.said["judge"])) > 20


def test_playouts_know_who_is_ahead() -> None:
    """In the last round with the fuller chest the chance is higher."""
    game = load_game("diamant")
    state = game.new({"players": 2, "deck": "tiny", "rounds": 1})
    game.apply(state, Chance(game.outcomes(state)[0][0]))
    rng = Rng()
    rng.a = 1
    say, chances = sayer(game, "playouts:300", 2), []
    for chest in (0, 30):
        state.chest[0] = chest
        chances.append(say(state, 0, [0, 1], rng))
    assert 0.2 < chances[0] < 0.8 < chances[1]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    args = ["calibrate", "diamant", "judge", "--players", "2", "--games", "30"]
    assert main([*args, "--json", "--report", str(page)]) == 0
    found = json.loads(capsys.readouterr().out)["players"]["2"]
    assert found["games"] == 30
    assert found["says"]["equal"]["curve"][0]["said"] == 0.5
    assert 0 < found["says"]["judge"]["brier"] < 0.3
    assert "2 players, judge: 0.0" in page.read_text("utf-8")
    assert main(args) == 0
    told = capsys.readouterr().out
    assert "Brier score 0.2" in told
    assert "luck alone would show 0.0" in told


def test_the_distance_from_the_solution(capsys: pytest.CaptureFixture[str]) -> None:
    found = Calibration(2, 2, [1.0, 0.0], {"judge": [0.6, 0.3], "solved": [0.5, 0.5]})
    assert found.distance("judge") == pytest.approx(0.15)
    assert found.distance("solved") is None
    assert Calibration(2, 2, [1.0, 0.0], {"judge": [0.6, 0.3]}).distance("judge") is None
    lines = "\n".join(in_words(load_game("diamant"), [found], ["judge", "solved"], catalog("en")))
    assert lines.count("Mean distance from the solution: 0.1500") == 1


def test_the_solution_says_what_a_position_is_worth() -> None:
    game = load_game("diamant")
    ahead = game.parse_position(
        "diamant/1; players 2; round 5; row treasure 9; hand 4; chests 9, 0"
    )
    rng = Rng()
    say = sayer(game, "solved", 2)
    assert say(ahead, 0, [0, 1], rng) > 0.8
    assert say(ahead, 0, [0, 1], rng) + say(ahead, 1, [0, 1], rng) == pytest.approx(1)


def test_a_game_without_a_solution_cannot_say_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "diamant", "solved", "--players", "3"]) == 2
    assert "“solved” says no chances to win" in capsys.readouterr().err


def test_who_says_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "diamant", "greedy"]) == 2
    assert "“greedy” says no chances to win" in capsys.readouterr().err
