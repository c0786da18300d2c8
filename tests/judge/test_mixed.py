"""A judge that learns from games of mixed strength: its chances come true, its choices stay."""

import json

import numpy as np
import pytest

from karfunkel.arena.calibration import mixed_games, usual_bots
from karfunkel.core.registry import load_game
from karfunkel.judge.fit import surprised
from karfunkel.judge.net import Judge, scales_of, values_only
from karfunkel.train.mixed import choosers_only, games_of, positions_of, taught, win_layers
from karfunkel.train.positions import Positions
from karfunkel.train.watch import choosing, joined, who_won
from tests.judge.test_judge import first_question, tiny_net

GAME = load_game("diamant")


def games(deals: range) -> Positions:
    """Positions of games of somebody careful, and of somebody who plays anything."""
    return positions_of(GAME, 2, list(mixed_games(GAME, 2, deals, 3, ["ev", "random"], 8)))


def test_positions_are_kept_whole_with_who_won() -> None:
    played = list(mixed_games(GAME, 3, range(20), 3, ["ev", "random"], 8))
    found = positions_of(GAME, 3, played)
    assert len(found.movers) == sum(len(one.sample.kept) for one in played) == 20 * 8
    assert np.allclose(found.shares.sum(1), 1)
    lessons = who_won(GAME, found, "python")
    first, state = played[0].sample.kept[0], played[0].sample.states[0]
    seen = [0] * lessons.seen.shape[1]
    GAME.encoding.features(first.observed, first.player, seen)
    assert GAME.observe(state, first.player) == first.observed
    assert lessons.seen[first.player].tolist() == seen
    assert lessons.targets[first.player, 0] == np.float32(played[0].shares[first.player])


def test_a_judge_learns_who_wins_and_chooses_as_before() -> None:
    scales, old = scales_of(GAME), tiny_net(GAME)._replace(made="{}")
    held = games(range(200, 240))
    new = taught(GAME, old, [(games(range(120)), held)], 6, 1, 2e-3, "python")
    lessons = who_won(GAME, held, "python")
    before, after = (surprised(win_layers(net, scales), lessons, scales) for net in (old, new))
    assert after < before - 0.02
    observed, player, legal = first_question(GAME)
    one, other = (Judge(GAME, net).opinion(observed, player, legal) for net in (old, new))
    assert (one.chances == other.chances).all()
    assert (one.wins != other.wins).any()
    assert json.loads(new.made)["mixed"]["seed"] == 1


def test_a_net_does_not_grow_each_time() -> None:
    """Units that only say who wins are replaced, not added to."""
    scales, old = scales_of(GAME), tiny_net(GAME)
    for _ in range(2):
        wins = win_layers(old, scales)
        new = joined(GAME, choosing(choosers_only(old), scales), wins, scales, "{}")
        assert new.weights[0].shape[1] <= 2 * tiny_net(GAME).weights[0].shape[1]
        observed, player, legal = first_question(GAME)
        one, other = (Judge(GAME, net).opinion(observed, player, legal) for net in (old, new))
        assert (one.chances == other.chances).all()
        assert np.allclose(one.wins, other.wins, atol=1e-6)
        assert values_only(new).weights[0].shape[1] == wins[0].shape[1]
        old = new


def test_the_games_for_measuring_are_not_learned_from() -> None:
    with pytest.raises(SystemExit, match="reserved"):
        games_of(GAME, 8, usual_bots(GAME)[1])
