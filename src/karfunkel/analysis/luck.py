"""The luck of many games: the sums of `fold.py`, by compiled code.

>>> from pathlib import Path
>>> from karfunkel.core.record import read_record
>>> record = read_record(Path("tests/records/diamant/2.karfunkel"))
>>> counter = LuckCounter(record.game, 2, backend="python")
>>> abs(round(sum(counter.of(record)), 9))
0.0
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.analysis import luck_kernel
from karfunkel.analysis.fold import EFFORTS
from karfunkel.analysis.luck_kernel import MOST_LEAVES, STATES, WORKS, Looker
from karfunkel.bots.judge import judge_of
from karfunkel.core.game import Chance, Game, Step
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.record import Record
from karfunkel.core.rng import Rng
from karfunkel.core.work import CHANCE, MOST_PLAYERS, Work
from karfunkel.judge.net import Judge, desk_for, flat, shape_of, values_only


class LuckCounter:
    """Counts the luck of finished games with one number of players, as a quick analysis does.

    Not where parts of a game are solved, as in King of the Dice: there the two differ.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        number: int = 0,
        judge: Judge | None = None,
        backend: Backend = "compiled",
    ) -> None:
        self.game = game
        self.players = players
        self.program: Program = link(
            luck_kernel, rules=game.rules, features=game.encoding.features, backend=backend
        )
        rows = self.program.rows
        self.states, self.works = rows(game.rules.State, STATES), rows(Work, WORKS)
        self.rngs = rows(Rng, 1)
        net = values_only((judge or judge_of(game)).net)
        self.brain, self.desk = flat(net), desk_for(net)
        self.shapes = self._one(shape_of(net))
        look, breadth = Looker(), EFFORTS["quick"].breadth
        look.players, look.looks = players, breadth.looks
        look.open = int(game.all_open(game.new({"players": players})))
        look.all, look.inner, look.paths = breadth.outcomes, breadth.inner, breadth.paths
        look.runs, look.number = breadth.runs, number
        self.lookers = self._one(look)

    def _one(self, source: Any) -> Any:
        """A row of one handle that holds a copy of `source`."""
        handle = self.program.put(source)
        return [handle] if self.program.backend == "python" else handle

    def of(self, record: Record) -> list[float]:
        """The luck of every seat in a finished game, in shares of a win."""
        return self.follow(self.game.begin(record.options), record.steps)

    def follow(self, start: Any, steps: Iterable[Step]) -> list[float]:
        """The luck of every seat along these steps."""
        pairs = [
            number
            for step in steps
            for pair in (((CHANCE, step.outcome),) if isinstance(step, Chance) else step.actions)
            for number in pair
        ]
        return self.along(start, np.array(pairs, np.int64))

    def along(self, start: Any, pairs: NDArray[np.int64]) -> list[float]:
        """The same for steps as `core.playout` traces them."""
        luck = np.zeros(MOST_PLAYERS)
        weights = np.zeros(MOST_LEAVES + STATES)
        self.states[0] = start if self.program.backend == "python" else self._one(start)[0]
        lost = self.program.run_batch(
            "luck_of",
            self.lookers,
            self.states,
            self.works,
            self.rngs,
            self.shapes,
            self.brain,
            self.desk,
            weights,
            pairs,
            len(pairs),
            luck,
        )
        if lost:
            raise AssertionError("more can come than there is room for")
        found: list[float] = luck[: self.players].tolist()
        return found
