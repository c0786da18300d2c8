"""A judge that watches: it learns who wins, and chooses as before or as a search does."""

from pathlib import Path

import numpy as np
import pytest

from karfunkel.core.registry import load_game
from karfunkel.judge.fit import (
    Layers,
    Lessons,
    chances,
    forward,
    fresh_layers,
    learn,
    scaled,
    surprise,
    surprised,
)
from karfunkel.judge.net import Judge, inputs_of, scales_of, values_only
from karfunkel.train.positions import NOT_LEGAL, Positions, expect, look, play, read
from karfunkel.train.watch import (
    Plan,
    choosing,
    joined,
    learn_choices,
    learn_wins,
    studied,
    watch,
    what_was_chosen,
    who_was_to_win,
    who_won,
)
from tests.judge.test_judge import first_question, tiny_net

GAME = load_game("diamant")


def blind(lessons: Lessons) -> float:
    """How much lessons surprise somebody who finds all answers equally likely."""
    return surprise(chances(np.zeros_like(lessons.targets), lessons.there), lessons.targets)


def untaught(width: int, lessons: Lessons) -> Layers:
    """Layers that know nothing."""
    return fresh_layers(lessons.seen.shape[1], width, lessons.targets.shape[1], 1)


def test_watching_teaches_who_wins_and_leaves_choices_as_they_are() -> None:
    parts = watch(GAME, 7 * 20, 1, backend="python")
    assert [kept.players for kept, _ in parts] == list(GAME.players)
    plan = Plan(choosers=0, width=32, epochs=30, number=1, playouts=2, backend="python")
    wins = learn_wins(GAME, parts, plan)
    scales, old = scales_of(GAME), tiny_net(GAME)
    for kept, _ in parts[:3]:
        lessons = who_won(GAME, kept, "python")
        assert np.allclose(lessons.targets.sum(1), 1)
        assert (lessons.targets[~lessons.there] == 0).all()
        assert surprised(wins, lessons, scales) < blind(lessons)
    net = joined(GAME, choosing(old, scales), wins, scales, "{}")
    observed, player, legal = first_question(GAME)
    before, after = (Judge(GAME, each).opinion(observed, player, legal) for each in (old, net))
    assert (before.chances == after.chances).all()
    assert (before.wins != after.wins).any()
    small = Judge(GAME, values_only(net)).opinion(observed, player, legal)
    assert (small.wins == after.wins).all()
    assert values_only(net).weights[0].shape[1] <= 32


@pytest.fixture(scope="module")
def searched() -> Positions:
    return play(GAME, 2, range(8), 3, playouts=16, backend="python")


def test_positions_of_searches_are_kept_whole(searched: Positions, tmp_path: Path) -> None:
    file = tmp_path / "2-00000.npz"
    searched.write(file)
    again = read(file)
    for name in Positions._fields:
        assert np.array_equal(getattr(searched, name), getattr(again, name))
    assert np.allclose(searched.shares.sum(1), 1)
    rows = searched.searched()
    assert 0 < rows.sum() < len(rows)
    tries = np.maximum(searched.tried, 0).sum(1)
    assert (tries[rows] >= 15).all(), "the first iteration only enters the decision"
    assert (searched.tried[~rows] == NOT_LEGAL).all()
    assert searched.won.min() >= 0
    assert searched.won.max() <= 1000


def test_a_seat_sees_of_a_kept_position_what_it_may(searched: Positions) -> None:
    for row in (0, len(searched.movers) - 1):
        state = GAME.new({"players": 2})
        at = 0
        for name, length in state.fields:
            part = searched.states[row, at : at + max(1, length)].tolist()
            setattr(state, name, part if length else part[0])
            at += max(1, length)
        for player in range(2):
            expected = [0] * inputs_of(GAME)
            GAME.encoding.features(GAME.observe(state, player), player, expected)
            seen = look(GAME, searched.states[[row]], np.array([player]), backend="python")
            assert seen[0].tolist() == expected


def test_studying_searches_teaches_to_choose_as_they_do(searched: Positions) -> None:
    scales = scales_of(GAME)
    chosen = what_was_chosen(GAME, searched, backend="python")
    assert (chosen.targets[~chosen.there] == 0).all()
    choices = learn(untaught(32, chosen), chosen, chosen, scales, 300, 1)
    least = surprise(chosen.targets, chosen.targets)
    assert surprised(choices, chosen, scales) - least < 0.5 * (blind(chosen) - least)
    won = who_won(GAME, searched, backend="python")
    wins = learn(untaught(16, won), won, won, scales, 4, 1)
    judge = Judge(GAME, joined(GAME, choices, wins, scales, "{}"))
    said, _ = judge.many(chosen.seen)
    expected = forward(choices, scaled(chosen.seen, scales))[2]
    assert np.allclose(said, expected, atol=1e-3)


def test_playouts_say_how_a_position_ends_on_average(searched: Positions) -> None:
    last = searched.some(np.arange(6))
    shares = expect(GAME, last, 1, 10, backend="python")
    assert np.allclose(shares.sum(1), 1, atol=1e-5)
    assert (shares[:, 2:] == 0).all()
    assert np.allclose(shares * 20, np.round(shares * 20), atol=1e-4), "whole or halved wins"
    lessons = who_was_to_win(GAME, last, 4, "python")
    mine, theirs = lessons.targets[0::2, :2], lessons.targets[1::2, :2]
    assert np.allclose(mine, theirs[:, ::-1]), "seen from the other seat"


def test_a_net_learns_to_choose_from_files_of_games(searched: Positions, tmp_path: Path) -> None:
    """The first file is for evaluation."""
    half = len(searched.movers) // 2
    searched.some(np.arange(half)).write(tmp_path / "2-1-00000.npz")
    searched.some(np.arange(half, 2 * half)).write(tmp_path / "2-1-00001.npz")
    parts = studied(tmp_path, GAME)
    plan = Plan(choosers=24, width=0, epochs=60, number=1, backend="python")
    choices = learn_choices(GAME, parts, plan)
    lessons = what_was_chosen(GAME, searched.some(np.arange(half)), "python")
    assert surprised(choices, lessons, scales_of(GAME)) < blind(lessons)


def test_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="has no games"):
        studied(tmp_path, GAME)


def test_games_of_another_kind_are_refused(searched: Positions, tmp_path: Path) -> None:
    for number in range(2):
        searched.write(tmp_path / f"2-1-0000{number}.npz")
    with pytest.raises(SystemExit, match="another kind than emerald"):
        studied(tmp_path, load_game("emerald"))
