"""Nets as files, and their evaluation with NumPy alone.

A file is NumPy's `.npz`: `game`, `rules` (the version it learned), `features` (a fingerprint of the
inputs), `made` (how, as JSON), and four layers with weights of 16 bits: `first`, `second`, `policy`
and `value`. Inputs are the whole numbers of `Game.encoding`, or of `Game.judge_encoding`; their
scales are part of the first layer. All sums run over the inputs in their order, one after the
other, so that NumPy and compiled code get the same numbers to the last bit.
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.parts import Encoding
from karfunkel.judge.kernel import Shape, power

Numbers = NDArray[np.float32]
LAYERS = ("first", "second", "policy", "value")


def inputs_of(game: Game, encoding: Encoding | None = None) -> int:
    """How many numbers a player's view of a game has."""
    return sum(length for _, length, _ in (encoding or game.encoding).PARTS)


def scales_of(game: Game, encoding: Encoding | None = None) -> Numbers:
    """What every input is divided by."""
    parts = (encoding or game.encoding).PARTS
    return np.array([scale for _, length, scale in parts for _ in range(length)], np.float32)


def fingerprint(game: Game, encoding: Encoding | None = None) -> str:
    """Changes when the meaning of the inputs does."""
    parts = (encoding or game.encoding).PARTS
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def encoding_of(game: Game, features: str) -> Encoding | None:
    """What a net with this fingerprint looks at: the inputs of learners, or those of the judge."""
    for encoding in (game.encoding, game.judge_encoding):
        if encoding and fingerprint(game, encoding) == features:
            return encoding
    return None


class Net(NamedTuple):
    """The layers, each with weights by input and output, and biases."""

    game: str
    rules: int
    features: str
    made: str
    weights: tuple[Numbers, ...]
    biases: tuple[Numbers, ...]

    def write(self, file: Path) -> None:
        """Save; the file appears whole or not at all."""
        arrays: dict[str, Any] = {
            f"{name}_weight": w.astype(np.float16)
            for name, w in zip(LAYERS, self.weights, strict=True)
        }
        arrays |= {
            f"{name}_bias": b.astype(np.float16)
            for name, b in zip(LAYERS, self.biases, strict=True)
        }
        fresh = file.with_suffix(".part")
        with open(fresh, "wb") as target:
            np.savez_compressed(
                target,
                game=np.array(self.game),
                rules=np.array(self.rules),
                features=np.array(self.features),
                made=np.array(self.made),
                **arrays,
            )
        fresh.replace(file)


def from_torch(game: Game, net: Any, made: str, encoding: Encoding | None = None) -> Net:
    """A trained net, rounded to what a file holds."""
    scales = scales_of(game, encoding)
    weights, biases = [], []
    for name in LAYERS:
        layer = getattr(net, name)
        weight = layer.weight.detach().numpy().T
        if name == "first":
            weight = weight / scales[:, None]
        weights.append(weight.astype(np.float16).astype(np.float32))
        biases.append(layer.bias.detach().numpy().astype(np.float16).astype(np.float32))
    seen = fingerprint(game, encoding)
    return Net(game.name, game.version, seen, made, tuple(weights), tuple(biases))


def fill(target: Any, net: Net, game: Game, encoding: Encoding | None = None) -> None:
    """Start training from a file."""
    import torch

    scales = scales_of(game, encoding)
    with torch.no_grad():
        for name, weight, bias in zip(LAYERS, net.weights, net.biases, strict=True):
            layer = getattr(target, name)
            scaled = weight * scales[:, None] if name == "first" else weight
            layer.weight.copy_(torch.from_numpy(np.ascontiguousarray(scaled.T)))
            layer.bias.copy_(torch.from_numpy(bias))


def read(file: Path, game: Game) -> Net:
    """The net in a file, if it fits this game, its rules and its features."""
    if not file.is_file():
        raise Refusal("error-file-missing", file=str(file))
    try:
        with np.load(file, allow_pickle=False) as kept:
            return check(dict(kept), game)
    except (BadZipFile, ValueError, KeyError, OSError):
        raise Refusal("error-net", file=str(file), game=game.name) from None


def read_learner(file: Path, game: Game) -> Net:
    """A net that can go on learning in an environment: it has the inputs of learners."""
    net = read(file, game)
    if net.features != fingerprint(game):
        raise Refusal("error-net", file=str(file), game=game.name)
    return net


def check(kept: dict[str, Any], game: Game) -> Net:
    """The layers of a file; ValueError if they do not fit."""
    net = Net(
        str(kept["game"]),
        int(kept["rules"]),
        str(kept["features"]),
        str(kept["made"]),
        tuple(kept[f"{name}_weight"].astype(np.float32) for name in LAYERS),
        tuple(kept[f"{name}_bias"].astype(np.float32) for name in LAYERS),
    )
    encoding = encoding_of(game, net.features)
    if encoding is None or (net.game, net.rules) != (game.name, game.version):
        raise ValueError("another game, other rules or other features")
    width = len(net.biases[0])
    shapes = (
        (inputs_of(game, encoding), width),
        (width, width),
        (width, game.num_actions),
        (width, game.players[-1]),
    )
    for weight, bias, shape in zip(net.weights, net.biases, shapes, strict=True):
        if weight.shape != shape or bias.shape != shape[1:] or not np.isfinite(weight).all():
            raise ValueError("layers that do not fit")
    return net


class Opinion(NamedTuple):
    """What a judge says about a position, as one player sees it."""

    wins: NDArray[np.float64]
    """The chance of every seat to win; shares of a tie count. They add up to 1."""
    chances: NDArray[np.float64]
    """The probability of each legal action, in their order."""


class Judge:
    """Evaluates positions by a net."""

    def __init__(self, game: Game, net: Net) -> None:
        self.game = game
        self.net = net
        self.encoding = encoding_of(game, net.features) or game.encoding
        self.inputs = inputs_of(game, self.encoding)

    def opinion(self, observed: Any, player: int, legal: Sequence[int]) -> Opinion:
        """What it says about a state that `player` observed."""
        wishes, hopes = self.logits(observed, player)
        players = int(observed.players)
        shares = np.empty(players)
        shares[(player + np.arange(players)) % players] = softmax(hopes[:players])
        return Opinion(shares, softmax(wishes[list(legal)]))

    def logits(self, observed: Any, player: int) -> tuple[Numbers, Numbers]:
        """The logits of all actions, and of all seats from `player` on."""
        seen = [0] * self.inputs
        self.encoding.features(observed, player, seen)
        hidden = np.array(seen, np.float32)
        weights, biases = self.net.weights, self.net.biases
        for depth in range(2):
            hidden = in_order(hidden, weights[depth], biases[depth])
            hidden = np.maximum(hidden, np.float32(0))
        return in_order(hidden, weights[2], biases[2]), in_order(hidden, weights[3], biases[3])

    def many(self, seen: NDArray[Any]) -> tuple[Numbers, Numbers]:
        """The logits of many positions at once, by their features; equal up to rounding."""
        hidden = seen.astype(np.float32)
        for weight, bias in zip(self.net.weights[:2], self.net.biases[:2], strict=True):
            hidden = np.maximum(hidden @ weight + bias, 0)
        policy, value = (
            hidden @ weight + bias
            for weight, bias in zip(self.net.weights[2:], self.net.biases[2:], strict=True)
        )
        return policy, value


def in_order(inputs: Numbers, weight: Numbers, bias: Numbers) -> Numbers:
    """A linear layer whose sums run over the inputs in their order, as in compiled code."""
    found = bias.copy()
    for i in np.flatnonzero(inputs):
        found += inputs[i] * weight[i]
    return found


def softmax(logits: Numbers) -> NDArray[np.float64]:
    """Chances in proportion to the exponentials; the same function as in compiled code."""
    best = float(logits.max())
    raised = np.array([power(float(logit) - best) for logit in logits])
    found: NDArray[np.float64] = raised / sum(raised.tolist())
    return found


def values_only(net: Net) -> Net:
    """The net without hidden units that only choose actions: its win probabilities are the same."""
    deeper = np.any(net.weights[3] != 0, axis=1)
    kept = deeper | np.any(net.weights[1][:, deeper] != 0, axis=1)  # both layers keep one width
    first, second, policy, value = net.weights
    weights = (first[:, kept], second[np.ix_(kept, kept)], policy[kept], value[kept])
    biases = (net.biases[0][kept], net.biases[1][kept], *net.biases[2:])
    return net._replace(weights=tuple(map(np.ascontiguousarray, weights)), biases=biases)


def flat(net: Net) -> Numbers:
    """All numbers of a net in one row, for compiled code."""
    parts = [
        part.ravel()
        for weight, bias in zip(net.weights, net.biases, strict=True)
        for part in (weight, bias)
    ]
    return np.ascontiguousarray(np.concatenate(parts), np.float32)


def shape_of(net: Net) -> Shape:
    """The sizes that compiled code needs."""
    shape = Shape()
    shape.inputs, shape.width = net.weights[0].shape
    shape.actions, shape.seats = net.weights[2].shape[1], net.weights[3].shape[1]
    shape.second = (shape.inputs + 1) * shape.width
    shape.policy = shape.second + (shape.width + 1) * shape.width
    shape.value = shape.policy + (shape.width + 1) * shape.actions
    shape.hidden = shape.inputs
    shape.deeper = shape.hidden + shape.width
    shape.wishes = shape.deeper + shape.width
    shape.hopes = shape.wishes + shape.actions
    return shape


def desk_for(net: Net) -> Numbers:
    """Scratch space for `kernel.think`."""
    shape = shape_of(net)
    return np.zeros(shape.hopes + shape.seats, np.float32)
