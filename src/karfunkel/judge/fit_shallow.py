"""How a net with one hidden layer and a direct linear path learns who wins; NumPy alone.

Games that have a small net of their own, in whole numbers, fit it here (`tools` of the game).
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
BATCH = 2048
RATE, SLOW, SLOWER = 3e-3, 0.9, 0.999
"""Adam's parameters: the step size, and the decay rates of both moment estimates."""


class Folded(NamedTuple):
    """The same net on plain inputs, with the output weights folded into the hidden layer."""

    hidden: Array
    """By input and hidden unit."""
    bias: Array
    sign: Array
    """Whether a hidden unit counts for or against."""
    direct: Array
    last: Array


class Shallow:
    """One hidden layer and a direct linear path; fitted by Adam."""

    def __init__(
        self, seen: Array, units: int, margin: float, precision: type[np.floating[Any]]
    ) -> None:
        """Inputs are scaled as in `seen`; `margin` is added to their spread."""
        chance = np.random.default_rng(1)
        self.precision = precision
        self.mean = seen.mean(0, dtype=precision)
        self.spread = seen.std(0, dtype=precision) + precision(margin)
        size = seen.shape[1]
        self.weights = [
            each.astype(precision)
            for each in (
                chance.normal(0, size**-0.5, (size, units)),
                np.zeros(units),
                chance.normal(0, 0.3 * units**-0.5, units),
                np.zeros(size),
                np.zeros(1),
            )
        ]

    def foresee(self, seen: Array) -> Array:
        """The log-odds of winning."""
        return self._look((seen - self.mean) / self.spread)[1]

    def _look(self, x: Array) -> tuple[Array, Array]:
        hidden, bias, out, direct, last = self.weights
        lit = np.maximum(x @ hidden + bias, 0)
        return lit, lit @ out + x @ direct + last

    def slopes(self, seen: Array, result: Array) -> list[Array]:
        """The gradient of the error."""
        x = (seen - self.mean) / self.spread
        lit, foreseen = self._look(x)
        error = ((1 / (1 + np.exp(-foreseen)) - result) / len(result)).astype(self.precision)
        back = error[:, None] * self.weights[2] * (lit > 0)
        return [x.T @ back, back.sum(0), lit.T @ error, x.T @ error, error.sum(keepdims=True)]

    def fit(self, seen: Array, result: Array, epochs: float) -> None:
        """Gradient descent, with a decaying step size."""
        chance = np.random.default_rng(2)
        steps = max(1, int(epochs * len(seen) / BATCH))
        means = [np.zeros_like(weight) for weight in self.weights]
        squares = [np.zeros_like(weight) for weight in self.weights]
        for step in range(1, steps + 1):
            rows = chance.integers(0, len(seen), BATCH)
            rate = RATE * (1 + np.cos(np.pi * step / steps)) / 2
            for k, slope in enumerate(self.slopes(seen[rows].astype(self.precision), result[rows])):
                means[k] += (1 - SLOW) * (slope - means[k])
                squares[k] += (1 - SLOWER) * (slope**2 - squares[k])
                size = np.sqrt(squares[k] / (1 - SLOWER**step)) + 1e-8
                change = rate * means[k] / (1 - SLOW**step) / size
                self.weights[k] -= change.astype(self.precision)

    def folded(self) -> Folded:
        """The net on plain inputs."""
        hidden, bias, out, direct, last = (each.astype(float) for each in self.weights)
        hidden = hidden / self.spread[:, None]
        bias = bias - self.mean @ hidden
        direct = direct / self.spread
        sign = np.where(out > 0, 1, -1)
        return Folded(hidden * abs(out), bias * abs(out), sign, direct, last - self.mean @ direct)
