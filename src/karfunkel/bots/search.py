"""Search bots: as many iterations as their budget allows, then the most visited action.

`rollouts:…` evaluates positions by playing them out (`tree.py`), `learned:…` does so with a policy
that learned by self-play, and `guided:…` asks the game's judge instead (`guided.py`). `search:…` is
the strongest of them in each game.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from karfunkel.bots import tree
from karfunkel.bots.base import PolicyBot
from karfunkel.bots.tree import Tree
from karfunkel.core.background import Background
from karfunkel.core.bot import Adviser, Appraisal, Bot
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.parts import Learned
from karfunkel.core.playout import WIN, Totals
from karfunkel.core.rng import Rng, bits
from karfunkel.core.work import Work

LONGEST_MS = 600_000
MOST_PLAYOUTS = 10**9
FIRST_CHUNK = 16
CHUNK_MS = 4.0
"""How long compiled code runs before the clock is checked."""
PACE = 200
"""Roughly the number of playouts per millisecond."""


class Budget(NamedTuple):
    """How long to search: for a time, or for a number of playouts."""

    milliseconds: int = 0
    playouts: int = 0

    @property
    def patience(self) -> int:
        """Roughly the number of playouts, independent of the machine."""
        return self.playouts or PACE * self.milliseconds


def parse_budget(text: str) -> Budget:
    """`50ms`, `2s`, or a number of playouts such as `2000`."""
    for unit, factor in (("ms", 1), ("s", 1000)):
        number = text.removesuffix(unit)
        if number != text and number.isdecimal() and 1 <= int(number) * factor <= LONGEST_MS:
            return Budget(milliseconds=int(number) * factor)
    if text.isdecimal() and 1 <= int(text) <= MOST_PLAYOUTS:
        return Budget(playouts=int(text))
    raise Refusal("error-budget", text=text)


class Thought(NamedTuple):
    """A search's evaluation of an action: how often it was tried, and its estimated win share."""

    action: int
    tried: int
    win: float


class Searcher(Protocol):
    """What a search bot searches with."""

    program: Program
    adviser: Adviser | None

    def prepare(self) -> None:
        """Compile everything."""

    def begin(self, observed: Any, rng: Rng, patience: int) -> None:
        """Start again from another state."""

    def run(self, player: int, iterations: int, *, grow: bool = True) -> None:
        """Run more iterations."""

    def appraisal(self) -> Appraisal:
        """The mean value of all iterations for the searching player."""

    def thoughts(self, player: int) -> list[Thought]:
        """The evaluated actions, the best first."""


class Engine:
    """A program that searches by playouts, with the memory it needs."""

    def __init__(self, game: Game, backend: Backend) -> None:
        self.game = game
        self.habit = game.habit
        self.program: Program = self.link(backend)
        self.tree = self.program.make(Tree)
        kinds = (game.rules.State, Work, Rng, Totals)
        self.state, self.work, self.rng, self.totals = map(self.program.make, kinds)
        self.adviser = game.adviser(game, backend) if game.adviser else None

    def link(self, backend: Backend) -> Program:
        """The program: playouts by the game's `playout_policy`."""
        game = self.game
        return link(
            tree,
            rules=game.rules,
            policy=game.policies[game.playout_policy],
            evaluation=game.evaluation,
            backend=backend,
        )

    def prepare(self) -> None:
        """Run a tiny search, which compiles everything."""
        rng = Rng()
        rng.a = 1
        self.begin(self.game.new(), rng, 1)
        self.run(0, 1)
        self.appraisal()
        self.thoughts(0)
        if self.adviser:
            self.adviser.prepare()

    def begin(self, observed: Any, rng: Rng, patience: int) -> None:
        """Start again from another state; `patience` is as in `karfunkel.core.evaluation`."""
        self.root = self.program.put(observed)
        self.rng = self.program.put(rng)
        self.program.run("forget", self.tree, self.habit, patience)

    def appraisal(self) -> Appraisal:
        """The mean value of all playouts for the searching player."""
        grown = self.program.view(Tree, self.tree)
        return Appraisal(int(grown.gained) / max(1, int(grown.played)) / WIN, int(grown.played))

    def run(self, player: int, iterations: int, *, grow: bool = True) -> None:
        """Run more iterations, in a tree or with playouts only."""
        handles = (self.tree, self.root, self.state, self.work, self.rng, self.totals)
        self.program.run("search", *handles, player, iterations, int(grow))

    def thoughts(self, player: int) -> list[Thought]:
        """The evaluated actions, the most tried first."""
        place = self.program.run("root_decision", self.tree, player)
        grown = self.program.view(Tree, self.tree)
        first, size = int(grown.first[place]), int(grown.choices[place])
        found = []
        for edge in range(first, first + size):
            tried, won = int(grown.tried[edge]), int(grown.won[edge])
            found.append(Thought(int(grown.action[edge]), tried, won / max(1, tried) / WIN))
        return sorted(found, key=lambda thought: (-thought.tried, thought.action))


class LearnedEngine(Engine):
    """The same search with a learned policy: for playouts, and for what to try first."""

    def link(self, backend: Backend) -> Program:
        """The program: playouts and priors by the game's `learned` policy."""
        learned = learned_by(self.game)
        self.habit = learned.habit
        return link(
            tree,
            rules=self.game.rules,
            policy=learned.draw,
            prior=learned.weigh,
            evaluation=learned.evaluation or self.game.evaluation,
            backend=backend,
        )


def learned_by(game: Game) -> Learned:
    """The learned policy of a game; refuses a game without one."""
    if game.learned is None:
        raise Refusal("error-no-learned", game=game.name)
    return game.learned


class SearchBot(Bot):
    """Information-set tree search, the same for every game."""

    def __init__(
        self,
        game: Game,
        budget: Budget,
        backend: Backend = "compiled",
        engine: Callable[[Game, Backend], Searcher] = Engine,
    ) -> None:
        self.game = game
        self.budget = budget
        self.iterations = 0
        self._end = 0.0
        self._answering = 0.0
        self._engines = Background(lambda backend: engine(game, backend), backend)

    def prepare(self) -> None:
        """Compile in the background; until that is done, search in CPython."""
        self._engines.prepare()

    def ready(self) -> bool:
        """Whether it searches at full speed."""
        return self._engines.ready()

    def think(self, observed: Any, player: int, rng: Rng) -> list[Thought]:
        """Search, and return every action, the best first.

        If the game has an adviser, playouts start from its questions, without a tree. While the
        compiler is running the adviser is not used: in CPython it would be too slow.
        """
        dice = Rng()
        dice.a, dice.b, dice.c, dice.d = bits(rng), bits(rng), bits(rng), bits(rng) | 1
        engine = self._engines.tool()
        self.iterations = 0
        self._end = time.perf_counter() + self.budget.milliseconds / 1000
        adviser = engine.adviser if engine.program.backend == self._engines.backend else None
        questions = adviser.questions(observed, player) if adviser else ()
        if adviser and questions:
            found = self._appraise(engine, questions, player, dice)
            return self._answer(adviser, observed, player, found)
        engine.begin(observed, dice, self.budget.patience)
        self._spend(engine, player)
        return engine.thoughts(player)

    def _appraise(
        self, engine: Searcher, questions: Sequence[Any], player: int, dice: Rng
    ) -> list[Appraisal]:
        """The values of some states; each gets its share of the budget."""
        found = []
        for asked, state in enumerate(questions):
            engine.begin(state, dice, self.budget.patience)
            self._spend(engine, player, len(questions) - asked, grow=False)
            found.append(engine.appraisal())
        return found

    def _answer(
        self, adviser: Adviser, observed: Any, player: int, found: Sequence[Appraisal]
    ) -> list[Thought]:
        """The adviser's answer; its time is reserved in the next time budget."""
        began = time.perf_counter()
        advice = adviser.answer(observed, player, found)
        self._answering = min(time.perf_counter() - began, self.budget.milliseconds / 2000)
        return [Thought(action, self.iterations, win) for action, win in advice]

    def _spend(self, engine: Searcher, player: int, parts: int = 1, *, grow: bool = True) -> None:
        """Search for one of `parts` equal parts of the remaining budget."""
        if self.budget.playouts:
            playouts = max(1, (self.budget.playouts - self.iterations) // parts)
            engine.run(player, playouts, grow=grow)
            self.iterations += playouts
        else:
            now = time.perf_counter()
            end = self._end if grow else self._end - self._answering
            self._run_until(engine, player, now + (end - now) / parts, grow=grow)

    def _run_until(self, engine: Searcher, player: int, end: float, *, grow: bool) -> None:
        """Run at least one chunk: the very first call, which compiles, may use up all the time."""
        chunk, now = FIRST_CHUNK, float("-inf")
        while now < end:
            before = time.perf_counter()
            engine.run(player, chunk, grow=grow)
            self.iterations += chunk
            now = time.perf_counter()
            pace = chunk / max(now - before, 1e-6)
            chunk = max(1, min(4 * chunk, int(pace * min(CHUNK_MS / 1000, max(0.0, end - now)))))

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """The best action."""
        return self.think(observed, player, rng)[0].action


class LearnedBot(SearchBot):
    """A search by a policy that learned. Until it is compiled, the policy alone answers."""

    def __init__(self, game: Game, budget: Budget, backend: Backend = "compiled") -> None:
        super().__init__(game, budget, backend, LearnedEngine)
        self.alone = PolicyBot(learned_by(game).best)

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """The best action."""
        if not self.ready():
            return self.alone.choose(observed, player, legal, rng)
        return super().choose(observed, player, legal, rng)
