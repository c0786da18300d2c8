"""Rewrites `net_weights.py`: `python -m karfunkel.games.kingdice.tools.fit_net GAMES`.

The current net plays games against itself, and some against `greedy`, on all cores. A net with one
hidden layer is fitted to the solver's value of every turn and to the winners, and replaces it. Each
iteration improves it a little, until it converges. 4,000 games take about ten minutes on two cores.
This needs NumPy.
"""

import sys
import textwrap
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from karfunkel.core.link import Backend, link
from karfunkel.core.playout import Totals
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots import net_weights
from karfunkel.games.kingdice.bots.net import UNIT
from karfunkel.games.kingdice.bots.net_inputs import INPUTS, SUPPLY
from karfunkel.games.kingdice.bots.seat_inputs import OF_A_SEAT, SCORE
from karfunkel.games.kingdice.bots.values import AHEAD_OF_TWO
from karfunkel.games.kingdice.dice.rerolls import ROLLED, ROLLS, Aim, Table
from karfunkel.games.kingdice.game import GAME
from karfunkel.games.kingdice.tools import net_games
from karfunkel.games.kingdice.tools.net_games import BOTH, CERTAIN, Book, Mind

Array = np.ndarray[Any, Any]
UNITS = 32
EPOCHS = 40.0
BATCH = 2048
RATE, SLOW, SLOWER = 3e-3, 0.9, 0.999
"""Adam's parameters: the step size, and the decay rates of both moment estimates."""
LUCK = 0.3
"""The weight of later turns in a turn's target; the rest is the solver's value."""
TESTED = 20
"""One in this many games is held out for the test."""
GUESTS = 10
"""Out of this many games, one has `greedy` in the first seat and one in the second."""
HEAD = '''"""The weights of the net in `net.py`, in units of 1 / UNIT.

Do not edit the numbers by hand: `python -m karfunkel.games.kingdice.tools.fit_net GAMES` lets the
net play and writes the next ones.
"""

# fmt: off
'''
MEANING = {
    "HIDDEN": "By hidden unit and input.",
    "HIDDEN_BIAS": "By hidden unit.",
    "SIGN": "Whether a hidden unit counts for the active player, or against.",
    "DIRECT": "By input, bypassing the hidden units.",
    "BIAS": "The bias in favour of the active player.",
    "RULES": "The version of the rules that it was trained on.",
}
WIDTH = 100
INDENT = "    "


class Turns(NamedTuple):
    """Turns of some games, in their order; all chances are those of the active player."""

    game: Array
    seen: Array
    player: Array
    solved: Array
    """What the solver said before the first throw; negative where it was not asked."""
    won: Array

    def lessons(self, luck: float = LUCK) -> Array:
        """The training target of each turn."""
        found = np.empty(len(self.game))
        for turn in reversed(range(len(found))):
            later = self.won[turn]
            if turn + 1 < len(found) and self.game[turn + 1] == self.game[turn]:
                later = found[turn + 1]
                if self.player[turn + 1] != self.player[turn]:
                    later = 1 - later
            solved = self.solved[turn]
            found[turn] = later if solved < 0 else (1 - luck) * solved + luck * later
        return found


def mind_now() -> Mind:
    """The net of `net_weights.py`."""
    mind = Mind()
    mind.units, mind.bias = len(net_weights.SIGN), net_weights.BIAS
    mind.hidden[: len(net_weights.HIDDEN)] = net_weights.HIDDEN
    mind.hidden_bias[: mind.units] = net_weights.HIDDEN_BIAS
    mind.sign[: mind.units] = net_weights.SIGN
    mind.direct[:] = net_weights.DIRECT
    return mind


def guests_of(number: int) -> int:
    """The players who are `greedy` in a game, as a set."""
    place = number % GUESTS
    return 1 << place if place < 2 else 0


def play_games(numbers: range, backend: Backend = "compiled", guests: int | None = None) -> Turns:
    """Games of the current net; `guests` sits in all of them instead of in some."""
    program = link(net_games, rules=GAME.rules, policy=GAME.policies["quick"], backend=backend)
    start, *states = (program.put(GAME.new({"players": 2})) for _ in range(4))
    work, rng, totals, aim, table, book = map(program.make, (Work, Rng, Totals, Aim, Table, Book))
    handles = (start, *states, work, rng, totals, program.put(mind_now()), aim, table, book)
    found = []
    for number in numbers:
        program.run("play", *handles, number, guests_of(number) if guests is None else guests)
        seen = program.view(Book, book)
        turns = int(seen.length)
        player = np.array(seen.player[:turns])
        shared = 0.5 if seen.result == BOTH else 1.0
        found.append(
            Turns(
                np.full(turns, number),
                np.array(seen.entry[: turns * INPUTS], np.int16).reshape(-1, INPUTS),
                player,
                np.array(seen.worth[:turns]) / float(CERTAIN * ROLLED ** (ROLLS + 1)),
                shared * (int(seen.result) >> player & 1),
            )
        )
    return joined(found)


def joined(parts: list[Turns]) -> Turns:
    """One after the other."""
    return Turns(*map(np.concatenate, zip(*parts, strict=True)))


def play_on_all_cores(games: int) -> Turns:
    """The same games, whatever the number of cores."""
    workers = cpu_count() or 1
    cuts = [games * part // workers for part in range(workers + 1)]
    ranges = [range(*cut) for cut in pairwise(cuts)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return joined(list(pool.map(play_games, ranges)))


class Net:
    """One hidden layer and a direct linear path; fitted by Adam."""

    def __init__(self, seen: Array) -> None:
        chance = np.random.default_rng(1)
        self.mean, self.spread = seen.mean(0), seen.std(0) + 1e-2
        self.weights = [
            chance.normal(0, INPUTS**-0.5, (INPUTS, UNITS)),
            np.zeros(UNITS),
            chance.normal(0, 0.3 * UNITS**-0.5, UNITS),
            np.zeros(INPUTS),
            np.zeros(1),
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
        error = (1 / (1 + np.exp(-foreseen)) - result) / len(result)
        back = error[:, None] * self.weights[2] * (lit > 0)
        return [x.T @ back, back.sum(0), lit.T @ error, x.T @ error, error.sum(keepdims=True)]

    def fit(self, seen: Array, result: Array, epochs: float = EPOCHS) -> None:
        """Gradient descent, with a decaying step size."""
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
        """The same net on plain inputs, with the output weights folded into the hidden layer."""
        hidden, bias, out, direct, last = self.weights
        hidden = hidden / self.spread[:, None]
        bias = bias - self.mean @ hidden
        direct = direct / self.spread
        return {
            "HIDDEN": whole((hidden * abs(out)).T.ravel()),
            "HIDDEN_BIAS": whole(bias * abs(out)),
            "SIGN": np.where(out > 0, 1, -1).tolist(),
            "DIRECT": whole(direct),
            "BIAS": whole(last - self.mean @ direct)[0],
            "RULES": GAME.version,
        }


def whole(weights: Array) -> Any:
    """In units of 1 / UNIT."""
    return np.rint(weights * UNIT).astype(int).tolist()


def surprise(foreseen: Array, result: Array) -> float:
    """The cross-entropy of a forecast: 0.69 for knowing nothing."""
    return float(np.mean(np.logaddexp(0, foreseen) - result * foreseen))


def by_points(seen: Array) -> Array:
    """The forecast from points alone, more certain the fewer tiles are left."""
    lead = seen[:, SCORE].astype(float) - seen[:, OF_A_SEAT + SCORE]
    foreseen: Array = lead / np.array(AHEAD_OF_TWO)[seen[:, SUPPLY]]
    return foreseen


def written(constants: dict[str, Any]) -> Iterator[str]:
    """The lines of the file."""
    yield HEAD
    for name, value in constants.items():
        if isinstance(value, int):
            yield f"{name} = {value}"
        else:
            numbers = ", ".join(map(str, value)) + ","
            lines = textwrap.fill(numbers, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
            yield f"{name} = (\n{lines}\n)"
        yield f'"""{MEANING[name]}"""\n'


def main(games: int) -> None:
    """Play, fit, test, write."""
    turns = play_on_all_cores(games)
    lessons = turns.lessons()
    test = turns.game % TESTED == 0
    net = Net(turns.seen[~test])
    net.fit(turns.seen[~test], lessons[~test])
    print(f"{len(lessons):,} turns; surprise at their lessons, and at who won:")
    for name, foresee in (("the net", net.foresee), ("points alone", by_points)):
        foreseen = foresee(turns.seen[test])
        errors = surprise(foreseen, lessons[test]), surprise(foreseen, turns.won[test])
        print(f"{name}: {errors[0]:.4f}, {errors[1]:.4f}")
    lines = written(net.constants())
    Path(net_weights.__file__).write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]))
