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
from karfunkel.games.kingdice.tools.net_games import BOTH, CERTAIN, Book, Mind, Room
from karfunkel.judge.fit_shallow import Shallow

Array = np.ndarray[Any, Any]
UNITS = 32
EPOCHS = 40.0
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
    """Games of the current net; `guests` sit in all of them instead of in some."""
    program = link(net_games, rules=GAME.rules, policy=GAME.policies["quick"], backend=backend)
    start, g, asked, trial = (program.put(GAME.new({"players": 2})) for _ in range(4))
    work, rng, totals, aim, table, book = map(program.make, (Work, Rng, Totals, Aim, Table, Book))
    room = Room(asked, trial, work, rng, totals, program.put(mind_now()))
    handles = (start, g, room, aim, table, book)
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


def net_for(seen: Array) -> Shallow:
    """An untrained net."""
    return Shallow(seen, UNITS, 1e-2, np.float64)


def constants(net: Shallow) -> dict[str, Any]:
    """The constants of the file of weights."""
    found = net.folded()
    return {
        "HIDDEN": whole(found.hidden.T.ravel()),
        "HIDDEN_BIAS": whole(found.bias),
        "SIGN": found.sign.tolist(),
        "DIRECT": whole(found.direct),
        "BIAS": whole(found.last)[0],
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
    net = net_for(turns.seen[~test])
    net.fit(turns.seen[~test], lessons[~test], EPOCHS)
    print(f"{len(lessons):,} turns; surprise at their lessons, and at who won:")
    for name, foresee in (("the net", net.foresee), ("points alone", by_points)):
        foreseen = foresee(turns.seen[test])
        errors = surprise(foreseen, lessons[test]), surprise(foreseen, turns.won[test])
        print(f"{name}: {errors[0]:.4f}, {errors[1]:.4f}")
    lines = written(constants(net))
    Path(net_weights.__file__).write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]))
