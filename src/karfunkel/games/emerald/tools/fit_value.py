"""Rewrites `value_weights_2.py` and the files beside it.

`python -m karfunkel.games.emerald.tools.fit_value [PLAYERS …]`

The policy of `linear.py` plays games with itself; in some of them seats choose at random for a
while, so that odd positions occur, too. A net with one hidden layer learns from the inputs of every
seat (`value_inputs.py`) who won. A number of players takes a minute or two on one core. The same
seed gives the same weights, up to rounding. This needs NumPy.
"""

import sys
import textwrap
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.core.link import Backend, link
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.emerald.bots import value
from karfunkel.games.emerald.bots.value import UNIT, UNITS
from karfunkel.games.emerald.bots.value_inputs import INPUTS
from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.tools import value_games

Array = np.ndarray[Any, Any]
GAMES = {2: 200_000, 3: 100_000, 4: 80_000, 5: 70_000}
ONE_IN = 6
"""One of so many turns is written down."""
MOST_TURNS = 16
"""Room for so many of a game, on average."""
SCALED_BY = 200_000
"""Inputs are scaled by the mean and spread of so many rows."""
EPOCHS = 5.0
BATCH = 2048
RATE, SLOW, SLOWER = 3e-3, 0.9, 0.999
"""Adam's parameters: the step size, and the decay rates of both moment estimates."""
HELD_OUT = 1_000_000_000
"""Games from here on are for measuring."""
HEAD = '''"""The weights of the net in `value.py` for PLAYERS players, in units of 1 / UNIT.

Do not edit the numbers by hand: `python -m karfunkel.games.emerald.tools.fit_value` writes them.
"""

# fmt: off
'''


def lessons(
    players: int, first: int, games: int, number: int = 1, backend: Backend = "compiled"
) -> tuple[Array, Array]:
    """The inputs of every seat in positions of some games, and the share of the win of each."""
    program = link(
        value_games, rules=GAME.rules, policy=GAME.policies["linear-mixed"], backend=backend
    )
    room = games * MOST_TURNS * players // ONE_IN * 2
    seen, won = np.zeros((room, INPUTS), np.int8), np.zeros(room)
    start = program.put(GAME.new({"players": players}))
    starts = [start] if backend == "python" else start
    kinds = (GAME.rules.State, Work, Rng)
    rows = program.run_batch(
        "play_games",
        starts,
        *(program.rows(kind, 1) for kind in kinds),
        seen,
        won,
        number,
        first,
        games,
        ONE_IN,
    )
    return seen[:rows], won[:rows]


class Net:
    """One hidden layer and a direct linear path; fitted by Adam."""

    def __init__(self, seen: Array, units: int = UNITS) -> None:
        chance = np.random.default_rng(1)
        self.mean = seen[:SCALED_BY].mean(0, dtype=np.float32)
        self.spread = seen[:SCALED_BY].std(0, dtype=np.float32) + np.float32(0.03)
        size = seen.shape[1]
        self.weights = [
            each.astype(np.float32)
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

    def slopes(self, seen: Array, won: Array) -> list[Array]:
        """The gradient of the error."""
        x = (seen - self.mean) / self.spread
        lit, foreseen = self._look(x)
        error = ((1 / (1 + np.exp(-foreseen)) - won) / len(won)).astype(np.float32)
        back = error[:, None] * self.weights[2] * (lit > 0)
        return [x.T @ back, back.sum(0), lit.T @ error, x.T @ error, error.sum(keepdims=True)]

    def fit(self, seen: Array, won: Array, epochs: float = EPOCHS) -> None:
        """Gradient descent, with a decaying step size."""
        chance = np.random.default_rng(2)
        steps = max(1, int(epochs * len(seen) / BATCH))
        means = [np.zeros_like(weight) for weight in self.weights]
        squares = [np.zeros_like(weight) for weight in self.weights]
        for step in range(1, steps + 1):
            rows = chance.integers(0, len(seen), BATCH)
            rate = RATE * (1 + np.cos(np.pi * step / steps)) / 2
            for k, slope in enumerate(self.slopes(seen[rows].astype(np.float32), won[rows])):
                means[k] += (1 - SLOW) * (slope - means[k])
                squares[k] += (1 - SLOWER) * (slope**2 - squares[k])
                size = np.sqrt(squares[k] / (1 - SLOWER**step)) + 1e-8
                self.weights[k] -= (rate * means[k] / (1 - SLOW**step) / size).astype(np.float32)

    def constants(self) -> dict[str, list[int]]:
        """The same net on plain inputs, with the output weights folded into the hidden layer."""
        hidden, bias, out, direct, last = (each.astype(float) for each in self.weights)
        hidden = hidden / self.spread[:, None]
        bias = bias - self.mean @ hidden
        direct = direct / self.spread
        return {
            "HIDDEN": whole(hidden * abs(out)),
            "HIDDEN_BIAS": whole(bias * abs(out)),
            "SIGN": np.where(out > 0, 1, -1).tolist(),
            "DIRECT": whole(direct),
            "BIAS": whole(last - self.mean @ direct),
        }


def whole(numbers: Array) -> list[int]:
    """In units of 1 / UNIT."""
    found: list[int] = np.round(UNIT * numbers).astype(int).ravel().tolist()
    return found


def report(net: Net, seen: Array, won: Array) -> str:
    """How well a net knows who wins."""
    foreseen = np.concatenate(
        [net.foresee(seen[at : at + 50_000]) for at in range(0, len(seen), 50_000)]
    )
    entropy = np.mean(np.logaddexp(0, foreseen) - won * foreseen)
    brier = np.mean((1 / (1 + np.exp(-foreseen)) - won) ** 2)
    return f"cross-entropy {entropy:.4f}, Brier score {brier:.4f}, of {len(won)} held out"


def source(players: int, tables: dict[str, list[int]]) -> str:
    """The source of a file of weights."""
    parts = [HEAD.replace("PLAYERS", str(players))]
    for name, numbers in tables.items():
        row = textwrap.fill(", ".join(map(str, numbers)) + ",", 96, break_on_hyphens=False)
        parts.append(f"{name}: tuple[int, ...] = (\n{textwrap.indent(row, '    ')}\n)\n")
    return "".join([*parts, "# fmt: on\n"])


def file_of(players: int) -> Path:
    """Where the weights for a number of players are."""
    return Path(value.__file__).with_name(f"value_weights_{players}.py")


def main(counts: list[int]) -> None:
    """Fit for these numbers of players, or for all, and write each as it is done."""
    for players in counts or list(GAME.players):
        seen, won = lessons(players, 0, GAMES[players])
        net = Net(seen)
        net.fit(seen, won)
        print(f"{players} players: {report(net, *lessons(players, HELD_OUT, 10_000))}", flush=True)
        file_of(players).write_text(source(players, net.constants()), encoding="utf-8")


if __name__ == "__main__":
    main([int(argument) for argument in sys.argv[1:]])
