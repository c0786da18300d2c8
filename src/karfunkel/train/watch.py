"""Teaches a judge who wins, by watching: `python -m karfunkel.train.watch emerald --out FILE`.

A judge that learned by playing itself is used to its own style. In games of other bots it may
favour the seat it looks from, and say something else from every seat. Here it looks at positions
of games that a policy plays, from all seats, also of players who are not on turn, and learns who
won. New hidden units are added for that; those that choose actions stay as they are, to the last
bit. NumPy is enough.
"""

import argparse
import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.judge import judge_of
from karfunkel.core.game import Game
from karfunkel.core.link import Backend, link
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.judge.net import Net, Numbers, inputs_of, scales_of
from karfunkel.train import watch_kernel

VIEWS = 120
"""Room for so many views of a game."""
RATE = 2e-3
MINIBATCH = 1024
HELD_OUT = 10**9
"""Seeds from here on are for evaluation."""
NOBODY = -1e9
"""The logit of a seat that does not exist."""


class Watched(NamedTuple):
    """Positions as seats saw them, and what each seat won, from the one that looks on."""

    seen: NDArray[np.int16]
    shares: Numbers
    players: NDArray[np.int64]


def watch(game: Game, games: int, number: int, backend: Backend = "compiled") -> Watched:
    """So many games of the policy of playouts, for each player count as many."""
    program = link(
        watch_kernel,
        rules=game.rules,
        policy=game.policies[game.playout_policy],
        features=game.encoding.features,
        backend=backend,
    )
    counts = game.players
    found = []
    for n, sat in enumerate(counts):
        start = program.put(game.new({"players": sat}))
        starts = [start] if program.backend == "python" else start
        room = games // len(counts) * VIEWS
        seen = np.zeros((room, inputs_of(game)), np.int16)
        shares = np.zeros((room, counts[-1]), np.float32)
        rows = int(
            program.run_batch(
                "watch_games",
                starts,
                program.rows(game.rules.State, 2),
                program.rows(Work, 1),
                program.rows(Rng, 1),
                sat,
                number,
                n << 40,
                games // len(counts),
                seen,
                shares,
            )
        )
        found.append((seen[:rows], shares[:rows], np.full(rows, sat)))
    mixed = np.random.default_rng(number).permutation(sum(len(part[2]) for part in found))
    return Watched(*(np.concatenate(part)[mixed] for part in zip(*found, strict=True)))


Layers = list[Numbers]
"""Weights and biases of two hidden layers and a head, in turn."""


def scaled(seen: NDArray[np.int16], scales: Numbers) -> Numbers:
    """Inputs as they are learned from."""
    return (seen / scales).astype(np.float32)


def forward(layers: Layers, seen: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Both hidden layers and the logits."""
    first = np.maximum(seen @ layers[0] + layers[1], 0)
    second = np.maximum(first @ layers[2] + layers[3], 0)
    return first, second, second @ layers[4] + layers[5]


def chances(logits: Numbers, players: NDArray[np.int64]) -> Numbers:
    """Softmax over the seats that exist."""
    empty = np.arange(logits.shape[1])[None] >= players[:, None]
    there = np.where(empty, np.float32(NOBODY), logits)
    raised = np.exp(there - there.max(1, keepdims=True))
    found: Numbers = raised / raised.sum(1, keepdims=True)
    return found


def surprise(found: Numbers, shares: Numbers) -> float:
    """The cross-entropy: lower is better."""
    return float(-(shares * np.log(np.maximum(found, 1e-9))).sum(1).mean())


class Adam:
    """The usual optimiser."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.mean = [np.zeros_like(part) for part in layers]
        self.size = [np.zeros_like(part) for part in layers]
        self.steps = 0

    def step(self, slopes: Sequence[Numbers], rate: float) -> None:
        """Go down a little."""
        self.steps += 1
        for part, slope, mean, size in zip(self.layers, slopes, self.mean, self.size, strict=True):
            mean += 0.1 * (slope - mean)
            size += 0.001 * (slope * slope - size)
            ahead = mean / (1 - 0.9**self.steps)
            part -= rate * ahead / (np.sqrt(size / (1 - 0.999**self.steps)) + 1e-7)


def slopes_of(layers: Layers, seen: Numbers, shares: Numbers, sat: NDArray[np.int64]) -> Layers:
    """How the surprise changes with every weight."""
    first, second, logits = forward(layers, seen)
    error = (chances(logits, sat) - shares) / np.float32(len(seen))
    deeper = (error @ layers[4].T) * (second > 0)
    hidden = (deeper @ layers[2].T) * (first > 0)
    return [
        seen.T @ hidden,
        hidden.sum(0),
        first.T @ deeper,
        deeper.sum(0),
        second.T @ error,
        error.sum(0),
    ]


def learn(
    watched: Watched, held: Watched, scales: Numbers, width: int, epochs: int, number: int
) -> Layers:
    """New layers that say who wins; inputs are divided by their scales."""
    dice = np.random.default_rng(number)
    sizes = (watched.seen.shape[1], width, width, watched.shares.shape[1])
    layers: Layers = []
    for rows, columns in pairwise(sizes):
        spread = 0.0 if columns == sizes[-1] else (2 / rows) ** 0.5
        layers.append((dice.normal(0, 1, (rows, columns)) * spread).astype(np.float32))
        layers.append(np.zeros(columns, np.float32))
    adam = Adam(layers)
    train = np.arange(len(watched.seen))
    for epoch in range(epochs):
        dice.shuffle(train)
        parts = np.array_split(train, max(1, len(train) // MINIBATCH))
        for n, some in enumerate(parts):
            rate = RATE * max(0.02, 1 - (epoch + n / len(parts)) / epochs)
            seen = scaled(watched.seen[some], scales)
            adam.step(slopes_of(layers, seen, watched.shares[some], watched.players[some]), rate)
        found = chances(forward(layers, scaled(held.seen, scales))[2], held.players)
        print(f"epoch {epoch + 1}: {surprise(found, held.shares):.4f}", flush=True)
    return layers


def joined(net: Net, layers: Layers, scales: Numbers, made: str) -> Net:
    """The net with new units beside the old ones: these choose, those say who wins."""
    old, new = net.weights[0].shape[1], layers[0].shape[1]
    first = np.hstack([net.weights[0], layers[0] / scales[:, None]])
    second = np.zeros((old + new, old + new), np.float32)
    second[:old, :old], second[old:, old:] = net.weights[1], layers[2]
    policy = np.vstack([net.weights[2], np.zeros((new, net.weights[2].shape[1]), np.float32)])
    value = np.vstack([np.zeros((old, layers[4].shape[1]), np.float32), layers[4]])
    weights = (first, second, policy, value)
    biases = (
        np.hstack([net.biases[0], layers[1]]),
        np.hstack([net.biases[1], layers[3]]),
        net.biases[2],
        layers[5],
    )
    return net._replace(weights=weights, biases=biases, made=made)


def main() -> None:
    """Watch, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=24000)
    parser.add_argument("--width", type=int, default=96)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    game = load_game(asked.game)
    judge, scales = judge_of(game), scales_of(game)
    watched = watch(game, asked.games, asked.seed)
    held = watch(game, asked.games // 20, HELD_OUT + asked.seed)
    before = judge.many(held.seen)[1]
    said = surprise(chances(before, held.players), held.shares)
    print(f"{len(watched.seen)} views of {asked.games} games; before: {said:.4f}", flush=True)
    layers = learn(watched, held, scales, asked.width, asked.epochs, asked.seed)
    made = json.loads(judge.net.made)
    made["watched"] = {"games": asked.games, "seed": asked.seed, "epochs": asked.epochs}
    joined(judge.net, layers, scales, json.dumps(made)).write(asked.out)


if __name__ == "__main__":
    main()
