"""Simulation: the same on either backend, on every run, however the games are split."""

import json
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from karfunkel.arena.simulate import simulate
from karfunkel.cli import main
from karfunkel.core.registry import game_names, load_game
from karfunkel.games.diamant import rules
from tests.cases import EVERYTHING

SPEED = ("backend", "seconds", "games_per_s", "decisions_per_s")


def found(name: str, **settings: object) -> dict[str, object]:
    summary = simulate(load_game(name), settings.pop("options", {}), **settings).summary()  # type: ignore[arg-type]
    return {key: value for key, value in summary.items() if key not in SPEED}


@pytest.mark.parametrize("name", game_names())
def test_backends_find_the_same(name: str) -> None:
    game = load_game(name)
    # Each policy is a program to compile.
    for policy in game.policies if EVERYTHING else ["random"]:
        games = 150 if policy == "random" else 8
        python = found(name, games=games, seed=3, policy=policy, backend="python")
        assert found(name, games=games, seed=3, policy=policy, backend="compiled") == python


def test_the_same_seed_finds_the_same_another_does_not() -> None:
    first = found("diamant", games=2000, seed=3)
    assert found("diamant", games=2000, seed=3) == first
    assert found("diamant", games=2000, seed=4) != first


def test_shares_add_up() -> None:
    summary = found("diamant", games=3000, options={"players": 5})
    assert sum(summary["win_shares"]) == pytest.approx(1)  # type: ignore[call-overload]
    for shown in summary["rounds"]:  # type: ignore[attr-defined]
        assert sum(shown["ended_by"].values()) == 3000
        assert sum(shown["cards"].values()) == 3000


def lengths_if_all_stay() -> list[Fraction]:
    """The exact chance that the second trap of the first round is card 2, 3, 4, …

    After n cards nobody was driven out if their traps are all of different kinds: choose k of 5
    kinds, one of 3 cards each, and the other cards from the 20 that are no traps.
    """
    survive = [
        Fraction(
            sum(comb(5, k) * 3**k * comb(20, n - k) for k in range(min(5, n) + 1)), comb(35, n)
        )
        for n in range(27)
    ]
    assert len(list(combinations(range(5), 2))) == comb(5, 2)
    return [survive[n - 1] - survive[n] for n in range(1, 27)]


def test_everyone_staying_meets_the_exact_chances_of_the_first_round() -> None:
    games = 200_000
    summary = found("diamant", games=games, seed=1, policy="stay")
    first = summary["rounds"][0]  # type: ignore[index]
    assert first["ended_by"]["left"] == 0
    assert sum(lengths_if_all_stay()) == 1
    assert lengths_if_all_stay()[1] == Fraction(3, 119)
    for cards, chance in enumerate(lengths_if_all_stay(), 1):
        expected = games * float(chance)
        assert abs(first["cards"].get(str(cards), 0) - expected) < 5 * expected**0.5 + 1
    assert summary["mean_scores"] == [0, 0, 0, 0]
    assert rules.ROUNDS == 5


def test_ctrl_c_keeps_what_was_played() -> None:
    def interrupt(played: int) -> None:
        raise KeyboardInterrupt

    summary = simulate(load_game("diamant"), {}, games=10**9, progress=interrupt).summary()
    assert 0 < summary["games"] < 10**9


def test_json_has_the_documented_names(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["sim", "diamant", "--players", "4", "--games", "500", "--seed", "1", "--json"]
    assert main(args) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 500
    assert summary["games_per_s"] > 0 < summary["decisions_per_s"]
    assert len(summary["mean_scores"]) == 4
    assert [shown["round"] for shown in summary["rounds"]] == [1, 2, 3, 4, 5]


def test_the_hand_tuned_loop_plays_the_same_game() -> None:
    """The yardstick of the benchmark is worth something only if it plays Diamant."""
    import numpy as np

    from karfunkel.bench.diamant_loop import FULL, hand_tuned

    games, chests = 100_000, np.zeros(8, np.int64)
    decisions = hand_tuned(games, 4, 1, FULL, chests)
    summary = found("diamant", games=games, seed=1)
    assert decisions / games == pytest.approx(summary["decisions"] / games, rel=0.005)  # type: ignore[operator]
    ours = sum(summary["mean_scores"]) / 4  # type: ignore[call-overload]
    assert chests.sum() / games / 4 == pytest.approx(ours, rel=0.01)
