"""Rewrites `value_weights_2.py` and the files beside it.

`python -m karfunkel.games.emerald.tools.fit_value [PLAYERS …]`

The policy of `linear.py` plays games with itself; in some of them seats choose at random for a
while, so that unusual positions occur, too. A net with one hidden layer learns from the inputs of
every seat (`value_inputs.py`) who won. Each number of players takes a minute or two on one core.
The same seed gives the same weights, up to rounding. This needs NumPy.
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
from karfunkel.judge.fit_shallow import Shallow

Array = np.ndarray[Any, Any]
GAMES = {2: 200_000, 3: 100_000, 4: 80_000, 5: 70_000}
ONE_IN = 6
"""One in this many turns is recorded."""
MOST_TURNS = 16
"""Room for this many turns of each game, on average."""
SCALED_BY = 200_000
"""Inputs are scaled by the mean and spread of this many rows."""
EPOCHS = 5.0
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


def net_for(seen: Array, units: int = UNITS) -> Shallow:
    """An untrained net."""
    return Shallow(seen[:SCALED_BY], units, 0.03, np.float32)


def constants(net: Shallow) -> dict[str, list[int]]:
    """The constants of a file of weights."""
    found = net.folded()
    return {
        "HIDDEN": whole(found.hidden),
        "HIDDEN_BIAS": whole(found.bias),
        "SIGN": found.sign.tolist(),
        "DIRECT": whole(found.direct),
        "BIAS": whole(found.last),
    }


def whole(numbers: Array) -> list[int]:
    """In units of 1 / UNIT."""
    found: list[int] = np.round(UNIT * numbers).astype(int).ravel().tolist()
    return found


def report(net: Shallow, seen: Array, won: Array) -> str:
    """How well a net predicts who wins."""
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
        net = net_for(seen)
        net.fit(seen, won, EPOCHS)
        print(f"{players} players: {report(net, *lessons(players, HELD_OUT, 10_000))}", flush=True)
        file_of(players).write_text(source(players, constants(net)), encoding="utf-8")


if __name__ == "__main__":
    main([int(argument) for argument in sys.argv[1:]])
