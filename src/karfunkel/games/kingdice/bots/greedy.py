"""`greedy`: plays the dice exactly, and everything else by its immediate value.

Which dice to keep is solved exactly over all throws to come. The market is taken as it is: every
card counts what it is worth to this player now, and jokers in hand are included. See `values.py`
for the values.
"""

from collections.abc import Sequence
from typing import Any

from karfunkel.core.background import Background
from karfunkel.core.bot import Advice, Appraisal, Bot
from karfunkel.core.game import Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.rng import Rng, bits
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots import aims
from karfunkel.games.kingdice.bots.evaluation import AHEAD
from karfunkel.games.kingdice.bots.values import POINT
from karfunkel.games.kingdice.dice.rerolls import ROLLED, Aim, Table
from karfunkel.games.kingdice.rules.market import WAYS, end_roll, is_way
from karfunkel.games.kingdice.rules.state import (
    ALL_DICE,
    CHECK,
    MOST_ROLLS,
    REROLL,
    State,
)

UNITS = 10_000
"""A certain win, as the solver counts it."""
GUESS_WEIGHT = (20, 120, 120)
"""The prior from points counts as this many playouts, by players."""
THROW = 0o654321
"""What the dice show while compiling: one of each number."""


def turn_of(observed: State) -> list[int]:
    """What stays the same while a turn is rolling."""
    turn = observed.copy()
    turn.dice = turn.rolls = 0
    return turn.ints()


def weigh(aim: Aim, found: Sequence[tuple[float, int]], g: State) -> None:
    """Replace the points in an aim by chances to win.

    With few playouts the value stays close to the prior from points; `evaluation` says what a point
    is worth.
    """
    points = [*aim.value[: aim.goals], aim.miss]
    wins = [total / max(1, playouts) for total, playouts in found]
    mean, middle = sum(wins) / len(wins), sum(points) / len(points)
    tenth = mean * (1 - mean) / AHEAD[g.players - 2][g.supply] / POINT
    weight = GUESS_WEIGHT[g.players - 2]
    worth = []
    for win, point, (_, playouts) in zip(wins, points, found, strict=True):
        guess = mean + tenth * (point - middle)
        worth.append((win * playouts + guess * weight) / (playouts + weight))
    *aim.value[: aim.goals], aim.miss = [round(UNITS * value) for value in worth]


class Planner:
    """Solves turns, with the memory it needs; keeps the last one, since most have two rerolls."""

    def __init__(self, game: Game, backend: Backend) -> None:
        self.program: Program = link(aims, rules=game.rules, backend=backend)
        self.work, self.aim, self.table = map(self.program.make, (Work, Aim, Table))
        self.plain: Program = link(aims, rules=game.rules)
        """In CPython, for what is asked once a turn: compiling it would take ten seconds."""
        self.trial = self.plain.make(State)
        self.game = game
        self.rules: Any = game.rules
        self._turn: list[int] = []
        self._rolls = 0
        self._appraised: list[int] = []
        self._wins: list[tuple[float, int]] = []

    def prepare(self) -> None:
        """Advise once, which compiles everything that an adviser needs."""
        table = self.rolled()
        self.answer(table, 0, [Appraisal(0.5, 1) for _ in self.questions(table, 0)])

    def rolled(self) -> State:
        """A table after the first throw."""
        table: State = self.game.new()
        table.rolls, table.dice, table.phase = 1, THROW, REROLL
        return table

    def keep(self, observed: State, player: int) -> int:
        """The dice to keep, as a set."""
        return int(self.program.run("best_keep", self.table, *self._solve(observed, player)))

    def _solve(self, observed: State, player: int) -> tuple[int, int]:
        """Solve the turn, unless it is solved; return the rolls to come and the throw."""
        g, rolls = self.program.put(observed), MOST_ROLLS - observed.rolls
        turn = turn_of(observed)
        if turn != self._turn or rolls > self._rolls:
            self.program.run("aim_at", g, player, self.work, self.aim)
            self.program.run("solve", self.aim, self.table, rolls)
            self._turn, self._rolls = turn, rolls
        return rolls, int(self.program.run("throw_on_table", g))

    def questions(self, observed: State, player: int) -> list[State]:
        """The position after each card is hired, in the order of the goals, and after the alarm."""
        if observed.phase != REROLL:
            return []
        found = []
        for way in range(WAYS):
            if is_way(observed, way):
                g = observed.copy()
                end_roll(g, way)
                self.rules.go_on(g, Work())
                found.append(g)
        return found

    def answer(self, observed: State, player: int, found: Sequence[Appraisal]) -> list[Advice]:
        """The value of every reroll, from a search's values of every way to end the turn."""
        turn = turn_of(observed)
        if turn != self._appraised:
            self._appraised, self._wins = turn, [(0.0, 0)] * len(found)
        # A turn has two rerolls: what was found at the first is still good at the second.
        self._wins = [
            (wins + new.win * new.playouts, playouts + new.playouts)
            for (wins, playouts), new in zip(self._wins, found, strict=True)
        ]
        g, rolls = self.program.put(observed), MOST_ROLLS - observed.rolls
        self.program.run("aim_at", g, player, self.work, self.aim)
        aim = self.program.get(Aim, self.aim)
        if aim.extras > 1:
            self.plain.run("price_jokers", observed, self.trial, player, Work(), aim, UNITS)
        weigh(aim, self._wins, observed)
        self.program.run("solve", self.program.put(aim), self.table, rolls)
        self._turn = []
        throw = self.program.run("throw_on_table", g)
        certain = UNITS * ROLLED**rolls
        advice = []
        for rolled in range(ALL_DICE + 1):
            worth = self.program.run("kept_worth", self.table, rolls, throw, ALL_DICE ^ rolled)
            advice.append(Advice(rolled, int(worth) / certain))
        # Ties go to the reroll with the fewest dice.
        return sorted(advice, key=lambda way: (-way.win, way.action.bit_count(), way.action))

    def choose(self, observed: State, player: int, rng: Rng) -> int:
        """A choice that is not about dice."""
        lots = Rng()
        lots.a, lots.b, lots.c, lots.d = bits(rng), bits(rng), bits(rng), bits(rng) | 1
        handles = (self.program.put(observed), player, self.work, self.program.put(lots))
        return int(self.program.run("choose_now", *handles))


class Player(Planner):
    """Plays by its plans, without a search."""

    def prepare(self) -> None:
        """Choose once, which compiles everything that a player needs."""
        table = self.rolled()
        self.keep(table, 0)
        table.phase, table.on_turn = CHECK, 1
        self.choose(table, 0, Rng())


class Greedy(Bot):
    """Sensible one-step play, with the dice played exactly."""

    def __init__(self, game: Game, backend: Backend = "compiled") -> None:
        self.game = game
        self.work = Work()
        self._planners = Background(lambda backend: Player(game, backend), backend)

    def prepare(self) -> None:
        """Compile in the background; until that is done, `quick` plays."""
        self._planners.prepare()

    def ready(self) -> bool:
        """Whether it plays at full strength."""
        return self._planners.ready()

    def choose(self, observed: State, player: int, legal: Sequence[int], rng: Rng) -> int:
        """The best dice to roll again, or what looks best."""
        if not self.ready():
            self.work.action[: len(legal)] = legal
            return self.game.policies["quick"](observed, player, self.work, len(legal), rng)
        planner = self._planners.tool()
        if observed.phase == REROLL:
            return ALL_DICE & ~planner.keep(observed, player)
        return planner.choose(observed, player, rng)


def greedy(game: Game, rest: str) -> Bot:
    """`greedy`."""
    return Greedy(game)


BOTS = {"greedy": greedy}
