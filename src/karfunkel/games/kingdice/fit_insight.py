"""Writes `insight_weights.py`: `python -m karfunkel.games.kingdice.fit_insight GAMES`.

Plays games of `quick` against itself, fits a net with one hidden layer to who won them, and tells
how well it foresees games that it was not fitted to, beside what the points alone say.
"""

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.core.link import Backend, link
from karfunkel.core.playout import Totals
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.kingdice import insight_games
from karfunkel.games.kingdice.game import GAME
from karfunkel.games.kingdice.insight import INPUTS, OF_A_SEAT, SCORE, SUPPLY
from karfunkel.games.kingdice.insight_games import ROW, WON, Book

Array = np.ndarray[Any, Any]
UNITS = 16
UNIT = 4096
"""Weights are whole numbers: 1 is written as this."""
EPOCHS = 1.5
BATCH = 4096
RATE, SLOW, SLOWER = 3e-3, 0.9, 0.999
"""Of Adam: how far a step goes, and how slowly means of slopes and of their squares change."""
TESTED = 20
"""One game of so many is kept for the test."""
HEAD = '''"""The weights of the net in `insight.py`, in units of 1 / UNIT.

Written by `python -m karfunkel.games.kingdice.fit_insight {games}`: change that, not this.
"""

# fmt: off

UNIT = {unit}
'''
MEANING = {
    "HIDDEN": "By hidden unit and input.",
    "HIDDEN_BIAS": "By hidden unit.",
    "SIGN": "Whether a hidden unit speaks for the player on turn, or against.",
    "DIRECT": "By input, past the hidden units.",
    "BIAS": "What the player on turn has for nothing.",
}
WIDTH = 100


def moments(games: range, backend: Backend = "compiled") -> tuple[Array, Array]:
    """What was noticed in some games, the result in the last column; and the game of each row."""
    program = link(insight_games, GAME.rules, GAME.policies["quick"], backend=backend)
    start, g = (program.put(GAME.new({"players": 2})) for _ in range(2))
    work, rng, totals, book = map(program.make, (Work, Rng, Totals, Book))
    found = []
    for number in games:
        program.run("play", start, g, work, rng, totals, book, number)
        seen = program.view(Book, book)
        found.append(np.array(seen.entry[: seen.length * ROW], np.int8).reshape(-1, ROW))
    return np.concatenate(found), np.repeat(games, [len(rows) for rows in found])


class Net:
    """One hidden layer, beside a direct way; fitted by Adam."""

    def __init__(self, seen: Array) -> None:
        chance = np.random.default_rng(1)
        self.mean, self.spread = seen.mean(0), seen.std(0) + 1e-3
        self.weights = [
            chance.normal(0, INPUTS**-0.5, (INPUTS, UNITS)),
            np.zeros(UNITS),
            chance.normal(0, UNITS**-0.5, UNITS),
            np.zeros(INPUTS),
            np.zeros(1),
        ]

    def foresee(self, seen: Array) -> Array:
        """How much more likely than losing it is to win, as a logarithm."""
        return self._look((seen - self.mean) / self.spread)[1]

    def _look(self, x: Array) -> tuple[Array, Array]:
        hidden, bias, out, direct, last = self.weights
        lit = np.maximum(x @ hidden + bias, 0)
        return lit, lit @ out + x @ direct + last

    def slopes(self, seen: Array, result: Array) -> list[Array]:
        """How the error changes with each weight."""
        x = (seen - self.mean) / self.spread
        lit, foreseen = self._look(x)
        error = (1 / (1 + np.exp(-foreseen)) - result) / len(result)
        back = error[:, None] * self.weights[2] * (lit > 0)
        return [x.T @ back, back.sum(0), lit.T @ error, x.T @ error, error.sum(keepdims=True)]

    def fit(self, seen: Array, result: Array, epochs: float = EPOCHS) -> None:
        """Go down the slopes, in ever smaller steps."""
        chance = np.random.default_rng(2)
        steps = max(1, int(epochs * len(seen) / BATCH))
        means = [np.zeros_like(weight) for weight in self.weights]
        squares = [np.zeros_like(weight) for weight in self.weights]
        for step in range(1, steps + 1):
            rows = chance.integers(0, len(seen), BATCH)
            rate = RATE * (1 + np.cos(np.pi * step / steps)) / 2
            for k, slope in enumerate(self.slopes(seen[rows].astype(float), result[rows])):
                means[k] += (1 - SLOW) * (slope - means[k])
                squares[k] += (1 - SLOWER) * (slope**2 - squares[k])
                size = np.sqrt(squares[k] / (1 - SLOWER**step)) + 1e-8
                self.weights[k] -= rate * means[k] / (1 - SLOW**step) / size

    def constants(self) -> dict[str, Any]:
        """The same net on plain inputs: a unit's size is moved into the hidden layer."""
        hidden, bias, out, direct, last = self.weights
        hidden = hidden / self.spread[:, None]
        bias = bias - self.mean @ hidden
        direct = direct / self.spread
        return {
            "HIDDEN": whole((hidden * abs(out)).T),
            "HIDDEN_BIAS": whole(bias * abs(out)),
            "SIGN": np.where(out > 0, 1, -1).tolist(),
            "DIRECT": whole(direct),
            "BIAS": whole(last - self.mean @ direct)[0],
        }


def whole(weights: Array) -> Any:
    """In units of 1 / UNIT."""
    return np.rint(weights * UNIT).astype(int).tolist()


def surprise(foreseen: Array, result: Array) -> float:
    """The mean error of a forecast: 0.69 for knowing nothing."""
    return float(np.mean(np.logaddexp(0, foreseen) - result * foreseen))


def by_points(seen: Array) -> Array:
    """What the points alone foresee, more certain the fewer tiles are left."""
    lead = seen[:, SCORE].astype(float) - seen[:, OF_A_SEAT + SCORE]
    return lead / (1.3 + 2.2 * np.sqrt(seen[:, SUPPLY]))


def written(constants: dict[str, Any], games: int) -> Iterator[str]:
    """The lines of the file."""
    yield HEAD.format(games=games, unit=UNIT)
    for name, value in constants.items():
        if isinstance(value, int):
            yield f"{name} = {value}"
        else:
            rows = value if isinstance(value[0], list) else [value]
            lines = [row_text(row, "    " * (1 + (rows is value))) for row in rows]
            if rows is value:
                lines = [f"    (\n{line}\n    )," for line in lines]
            yield f"{name} = (\n" + "\n".join(lines) + "\n)"
        yield f'"""{MEANING[name]}"""\n'


def row_text(row: list[int], indent: str) -> str:
    """Numbers, as many on a line as fit."""
    text = ", ".join(map(str, row)) + ","
    return textwrap.fill(text, WIDTH, initial_indent=indent, subsequent_indent=indent)


def main(games: int) -> None:
    """Play, fit, test, write."""
    rows, game = moments(range(games))
    seen, result = rows[:, :INPUTS], rows[:, INPUTS] / WON
    test = game % TESTED == 0
    net = Net(seen[~test])
    net.fit(seen[~test], result[~test])
    foreseen = surprise(net.foresee(seen[test]), result[test])
    points = surprise(by_points(seen[test]), result[test])
    print(f"{len(rows):,} moments; surprise {foreseen:.4f}, by points alone {points:.4f}")
    lines = written(net.constants(), games)
    Path(__file__).with_name("insight_weights.py").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]))
