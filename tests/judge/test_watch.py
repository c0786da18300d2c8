"""A judge that watches: it learns who wins, and chooses as before."""

import numpy as np

from karfunkel.core.registry import load_game
from karfunkel.judge.net import Judge, scales_of, values_only
from karfunkel.train.watch import chances, forward, joined, learn, scaled, surprise, watch
from tests.judge.test_judge import first_question, tiny_net

GAME = load_game("diamant")


def test_watching_teaches_who_wins_and_leaves_choices_as_they_are() -> None:
    seen = watch(GAME, 7 * 4, 1, backend="python")
    assert set(seen.players) == set(GAME.players)
    assert np.allclose(seen.shares.sum(1), 1)
    assert (seen.shares[seen.players == 2, 2:] == 0).all()
    scales, old = scales_of(GAME), tiny_net(GAME)
    layers = learn(seen, seen, scales, 32, 12, 1)
    said = chances(forward(layers, scaled(seen.seen, scales))[2], seen.players)
    alike = chances(np.zeros_like(said), seen.players)
    assert surprise(said, seen.shares) < surprise(alike, seen.shares)
    net = joined(old, layers, scales, "{}")
    observed, player, legal = first_question(GAME)
    before, after = (Judge(GAME, each).opinion(observed, player, legal) for each in (old, net))
    assert (before.chances == after.chances).all()
    assert (before.wins != after.wins).any()
    small = Judge(GAME, values_only(net)).opinion(observed, player, legal)
    assert (small.wins == after.wins).all()
    assert values_only(net).weights[0].shape[1] <= 32
