"""`greedy`: the dice played exactly, all else as it looks best at once.

Which dice to keep is solved, over all throws to come, for the market as it lies: every card at what
it is worth to this player now, jokers in hand included. See `worth.py` for the values.
"""

from collections.abc import Sequence
from threading import Thread

from karfunkel.core import policies as any_game
from karfunkel.core.bot import COMPILER, Bot
from karfunkel.core.game import Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.rng import Rng, bits
from karfunkel.core.work import Work
from karfunkel.games.kingdice import planning
from karfunkel.games.kingdice.rerolls import Aim, Table
from karfunkel.games.kingdice.state import ALL_DICE, CHECK, MOST_ROLLS, REROLL, State

CANDIDATES = 4
"""So many ways to roll again a search thinks about."""
THROW = 0o654321
"""What the dice show: one of each number."""


class Planner:
    """Solves turns, with the memory it needs; keeps the last one, since most have two rerolls."""

    def __init__(self, game: Game, backend: Backend) -> None:
        self.program: Program = link(planning, game.rules, any_game.random, backend=backend)
        self.work, self.aim, self.table = map(self.program.make, (Work, Aim, Table))
        self._turn: list[int] = []
        self._rolls = 0

    def keep(self, observed: State, player: int) -> int:
        """The dice to keep, as a set."""
        return int(self.program.run("best_keep", self.table, *self._solve(observed, player)))

    def _solve(self, observed: State, player: int) -> tuple[int, int]:
        """Solve the turn, unless it is solved; return the rolls to come and the throw."""
        g, rolls = self.program.put(observed), MOST_ROLLS - observed.rolls
        turn = observed.copy()
        turn.dice = turn.rolls = 0
        if turn.ints() != self._turn or rolls > self._rolls:
            self.program.run("plan", g, player, self.work, self.aim, self.table)
            self._turn, self._rolls = turn.ints(), rolls
        return rolls, int(self.program.run("throw_on_table", g))

    def candidates(self, observed: State, player: int) -> list[int]:
        """The dice that may be worth rolling again; nothing in particular for other choices."""
        if observed.phase != REROLL:
            return []
        rolls, throw = self._solve(observed, player)
        handles = (self.table, rolls, throw, self.work, CANDIDATES)
        n = self.program.run("list_promising", *handles)
        return [int(dice) for dice in self.program.view(Work, self.work).action[:n]]

    def choose(self, observed: State, player: int, rng: Rng) -> int:
        """A choice that is not about dice."""
        lots = Rng()
        lots.a, lots.b, lots.c, lots.d = bits(rng), bits(rng), bits(rng), bits(rng) | 1
        handles = (self.program.put(observed), player, self.work, self.program.put(lots))
        return int(self.program.run("choose_now", *handles))


class Greedy(Bot):
    """Sensible play one step ahead, with the dice played exactly."""

    def __init__(self, game: Game, backend: Backend = "compiled") -> None:
        self.game = game
        self.backend: Backend = backend
        self.work = Work()
        self._planners: dict[Backend, Planner] = {}
        self._preparing: Thread | None = None

    def prepare(self) -> None:
        """Compile in the background; until that is done, the dice are played by `quick`."""
        if self.backend == "compiled" and self._preparing is None:
            self._preparing = Thread(target=self._warm_up, name=COMPILER, daemon=True)
            self._preparing.start()

    def _warm_up(self) -> None:
        planner, table = Planner(self.game, self.backend), self.game.new()
        table.rolls, table.dice = 1, THROW
        planner.keep(table, 0)
        table.phase, table.on_turn = CHECK, 1
        planner.choose(table, 0, Rng())
        self._planners[self.backend] = planner

    def choose(self, observed: State, player: int, legal: Sequence[int], rng: Rng) -> int:
        """The best dice to roll again, or what looks best."""
        planner = self._ready()
        if observed.phase != REROLL:
            return planner.choose(observed, player, rng)
        if planner.program.backend == self.backend:
            return ALL_DICE & ~planner.keep(observed, player)
        self.work.action[: len(legal)] = legal
        return self.game.policies["quick"](observed, player, self.work, len(legal), rng)

    def _ready(self) -> Planner:
        """The planner, or one that does not wait for the compiler."""
        waits = self._preparing is not None and self._preparing.is_alive()
        backend: Backend = "python" if waits else self.backend
        if backend not in self._planners:
            self._planners[backend] = Planner(self.game, backend)
        return self._planners[backend]


def greedy(game: Game, rest: str) -> Bot:
    """`greedy`."""
    return Greedy(game)


BOTS = {"greedy": greedy}
