"""The luck of many games: the sums of `fold.py`, in compiled code.

>>> from pathlib import Path
>>> from karfunkel.core.record import read_record
>>> record = read_record(Path("tests/records/diamant/2.karfunkel"))
>>> counter = LuckCounter(record.game, 2, backend="python")
>>> abs(round(sum(counter.of(record)), 9))
0.0
"""

from collections.abc import Hashable, Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.analysis import luck_kernel
from karfunkel.analysis.fold import EFFORTS
from karfunkel.analysis.luck_kernel import MOST_LEAVES, STATES, WORKS, Looker
from karfunkel.analysis.shapes import WIN
from karfunkel.analysis.values import whole
from karfunkel.bots.judge import judge_of
from karfunkel.core.exact import SolvedPart
from karfunkel.core.game import Chance, Game, Step
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.record import Record, as_pairs
from karfunkel.core.rng import Rng
from karfunkel.core.work import MOST_PLAYERS, Work
from karfunkel.judge.net import Judge, desk_for, flat, shape_of, values_only


class LuckCounter:
    """Counts the luck of finished games with one number of players, as a quick analysis does."""

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
        judge = judge or judge_of(game)
        self.program: Program = link(
            luck_kernel, rules=game.rules, features=judge.encoding.features, backend=backend
        )
        rows = self.program.rows
        self.states, self.works = rows(game.rules.State, STATES), rows(Work, WORKS)
        self.rngs = rows(Rng, 1)
        net = values_only(judge.net)
        self.brain, self.desk = flat(net), desk_for(net)
        self.shapes = self._one(shape_of(net))
        look, breadth = Looker(), EFFORTS["quick"].breadth
        look.players, look.looks = players, breadth.looks
        look.open = int(game.all_open(game.new({"players": players})))
        look.all, look.inner, look.paths = breadth.outcomes, breadth.inner, breadth.paths
        look.runs, look.number = breadth.runs, number
        self.lookers = self._one(look)
        self.solver = game.part_solver()
        self._part: tuple[Hashable, SolvedPart] | None = None

    def _one(self, source: Any) -> Any:
        """A row of one handle that holds a copy of `source`."""
        handle = self.program.put(source)
        return [handle] if self.program.backend == "python" else handle

    def of(self, record: Record) -> list[float]:
        """The luck of every seat in a finished game, in shares of a win."""
        return self.follow(self.game.begin(record.options), record.steps)

    def follow(self, start: Any, steps: Iterable[Step]) -> list[float]:
        """The luck of every seat along these steps."""
        state = self.game.copy(start)
        if self.solver is None:
            return self.along(state, pairs_of(steps))
        luck = np.zeros(self.players)
        unsolved, begun = list[Step](), self.game.copy(state)
        for step in steps:
            if isinstance(step, Chance) and self.solver.solves(state):
                luck += self.along(begun, pairs_of(unsolved))
                luck += self._solved_luck(state, step)
                unsolved = []
            else:
                if not unsolved:
                    begun = self.game.copy(state)
                unsolved.append(step)
            self.game.carry_out(state, step)
        luck += self.along(begun, pairs_of(unsolved))
        found: list[float] = luck.tolist()
        return found

    def _solved_luck(self, state: Any, step: Chance) -> NDArray[np.float64]:
        """The luck of a step of chance inside a part that is solved, such as a die."""
        part = self._part_of(state)
        outcomes = self.game.outcomes(state)
        values = {one: np.array(part.after(state, Chance(one))) for one, _ in outcomes}
        total = sum(weight for _, weight in outcomes)
        usual = sum(weight * values[one] for one, weight in outcomes) / total
        luck: NDArray[np.float64] = (values[step.outcome] - usual) / WIN
        return luck

    def _part_of(self, state: Any) -> SolvedPart:
        """The solved part around a state; the last one is remembered."""
        assert self.solver
        turn = self.solver.turn(state)
        if self._part is None or self._part[0] != turn:
            worths = [whole(self.value(end)) for end in self.solver.ends(state)]
            self._part = turn, self.solver.solve(state, worths)
        return self._part[1]

    def value(self, state: Any) -> list[float]:
        """The value of a state for every seat, in shares of a win."""
        return self._run("value_of", state)

    def along(self, start: Any, pairs: NDArray[np.int64]) -> list[float]:
        """The luck of steps as `core.playout` traces them, where nothing is solved."""
        return (
            self._run("luck_of", start, pairs, len(pairs)) if len(pairs) else [0.0] * self.players
        )

    def _run(self, name: str, start: Any, *more: Any) -> list[float]:
        sums, weights = np.zeros(MOST_PLAYERS), np.zeros(MOST_LEAVES + STATES)
        self.states[0] = start if self.program.backend == "python" else self._one(start)[0]
        lost = self.program.run_batch(
            name,
            self.lookers,
            self.states,
            self.works,
            self.rngs,
            self.shapes,
            self.brain,
            self.desk,
            weights,
            *more,
            sums,
        )
        if lost:
            raise AssertionError("more can come than there is room for")
        found: list[float] = sums[: self.players].tolist()
        return found


def pairs_of(steps: Iterable[Step]) -> NDArray[np.int64]:
    """Steps as `core.playout` traces them."""
    return np.array(as_pairs(steps), np.int64)
