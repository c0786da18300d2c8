"""How a small net learns, with NumPy alone: two hidden layers and a head, trained by Adam.

What a net is taught is a list of lessons: what was seen, and how likely each answer should have
been. `karfunkel.train` and the tools of a game say what the lessons are.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.judge.net import Numbers

RATE = 2e-3
GENTLY = 0.15
"""How much smaller the steps are when results are learned afterwards."""
MINIBATCH = 1024
NOBODY = -1e9
"""The logit of a seat or an action that does not exist."""


class Lessons(NamedTuple):
    """What seats saw, and what they should have said."""

    seen: NDArray[np.int16]
    there: NDArray[np.bool_]
    """Which answers there are: the seats at the table, or the legal actions."""
    targets: Numbers
    """How likely each answer is."""

    def some(self, rows: NDArray[np.int64]) -> "Lessons":
        """A part of them."""
        return Lessons(self.seen[rows], self.there[rows], self.targets[rows])


def mixed(parts: Sequence[Lessons], number: int) -> Lessons:
    """All of them, in random order."""
    order = np.random.default_rng(number).permutation(sum(len(part.seen) for part in parts))
    return Lessons(*(np.concatenate(part)[order] for part in zip(*parts, strict=True)))


Layers = list[Numbers]
"""Weights and biases of two hidden layers and a head, in turn."""


def scaled(seen: NDArray[np.int16], scales: Numbers) -> Numbers:
    """Inputs divided by their scales."""
    return (seen / scales).astype(np.float32)


def forward(layers: Layers, seen: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Both hidden layers and the logits."""
    first = np.maximum(seen @ layers[0] + layers[1], 0)
    second = np.maximum(first @ layers[2] + layers[3], 0)
    return first, second, second @ layers[4] + layers[5]


def chances(logits: Numbers, there: NDArray[np.bool_]) -> Numbers:
    """Softmax over the answers that exist."""
    known = np.where(there, logits, np.float32(NOBODY))
    raised = np.exp(known - known.max(1, keepdims=True))
    found: Numbers = raised / raised.sum(1, keepdims=True)
    return found


def surprise(found: Numbers, targets: Numbers) -> float:
    """The cross-entropy: lower is better."""
    return float(-(targets * np.log(np.maximum(found, 1e-9))).sum(1).mean())


def surprised(layers: Layers, lessons: Lessons, scales: Numbers) -> float:
    """How much lessons surprise the layers."""
    total = 0.0
    for some in np.array_split(np.arange(len(lessons.seen)), 1 + len(lessons.seen) // 8192):
        seen, there, targets = lessons.some(some)
        found = chances(forward(layers, scaled(seen, scales))[2], there)
        total += surprise(found, targets) * len(some)
    return total / len(lessons.seen)


class Adam:
    """The optimiser Adam."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.mean = [np.zeros_like(part) for part in layers]
        self.size = [np.zeros_like(part) for part in layers]
        self.steps = 0

    def step(self, slopes: Sequence[Numbers], rate: float) -> None:
        """Take a step down the gradient."""
        self.steps += 1
        for part, slope, mean, size in zip(self.layers, slopes, self.mean, self.size, strict=True):
            mean += 0.1 * (slope - mean)
            size += 0.001 * (slope * slope - size)
            ahead = mean / (1 - 0.9**self.steps)
            part -= rate * ahead / (np.sqrt(size / (1 - 0.999**self.steps)) + 1e-7)


def slopes_of(layers: Layers, seen: Numbers, there: NDArray[np.bool_], targets: Numbers) -> Layers:
    """How the surprise changes with every weight."""
    first, second, logits = forward(layers, seen)
    error = (chances(logits, there) - targets) / np.float32(len(seen))
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


def fresh_layers(inputs: int, width: int, answers: int, number: int) -> Layers:
    """Untrained layers: they find all answers equally likely."""
    dice = np.random.default_rng(number)
    layers: Layers = []
    for rows, columns in pairwise((inputs, width, width, answers)):
        spread = 0.0 if columns == answers else (2 / rows) ** 0.5
        layers.append((dice.normal(0, 1, (rows, columns)) * spread).astype(np.float32))
        layers.append(np.zeros(columns, np.float32))
    return layers


def learn(
    layers: Layers,
    lessons: Lessons,
    held: Lessons,
    scales: Numbers,
    epochs: int,
    number: int,
    rate: float = RATE,
) -> Layers:
    """Layers that answer as the lessons do; inputs are divided by their scales.

    Returns the layers after the epoch in which the held-out lessons surprise them least.
    """
    dice = np.random.default_rng(number)
    layers = [part.copy() for part in layers]
    adam = Adam(layers)
    best, least = layers, float("inf")
    train = np.arange(len(lessons.seen))
    for epoch in range(epochs):
        dice.shuffle(train)
        parts = np.array_split(train, max(1, len(train) // MINIBATCH))
        for n, some in enumerate(parts):
            left = max(0.02, 1 - (epoch + n / len(parts)) / epochs)
            seen, there, targets = lessons.some(some)
            adam.step(slopes_of(layers, scaled(seen, scales), there, targets), rate * left)
        found = surprised(layers, held, scales)
        print(f"epoch {epoch + 1}: {found:.4f}", flush=True)
        if found < least:
            best, least = [part.copy() for part in layers], found
    return best
