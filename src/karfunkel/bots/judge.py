"""Bots that use a judge: the net alone, and a search that the net guides."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.bots import guided
from karfunkel.bots.guided import Tree
from karfunkel.bots.search import Budget, SearchBot, Thought
from karfunkel.core.bot import Appraisal, Bot
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.rng import Rng, bits
from karfunkel.core.work import Work
from karfunkel.judge.kernel import SHARE
from karfunkel.judge.net import Judge, desk_for, flat, read, shape_of, softmax

WORD = 1 << 32
COOLEST, WARMEST = 10, 10_000
"""The limits of the temperature that flattens a judge’s chances, in hundredths."""


@cache
def judge_of(game: Game, file: Path | None = None) -> Judge:
    """The judge of a game; refuses a net that does not fit it."""
    file = file or game.judge
    if file is None:
        raise Refusal("error-no-judge", game=game.name)
    return Judge(game, read(file, game))


def draw(weights: Sequence[float], rng: Rng) -> int:
    """A place in a list, with these weights."""
    rest = sum(weights) * (bits(rng) / WORD)
    for place, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return place
    return len(weights) - 1


class JudgeBot(Bot):
    """The net alone: it needs no compiler and answers within a millisecond.

    Where players choose at the same time it draws from the net's mixed strategy; otherwise it takes
    the likeliest action.
    """

    def __init__(self, game: Game, file: Path | None = None) -> None:
        self.game = game
        self.judge = judge_of(game, file)

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """The likeliest action, or one drawn with the net's chances."""
        if len(legal) == 1:
            return legal[0]
        chances = self.judge.opinion(observed, player, legal).chances
        if self.game.simultaneous:
            return legal[draw(chances.tolist(), rng)]
        return legal[int(np.argmax(chances))]


def make_judge(game: Game, rest: str) -> JudgeBot:
    """`judge`, or `judge:FILE`."""
    return JudgeBot(game, Path(rest) if rest else None)


class CasualBot(Bot):
    """The net with its chances flattened: it errs as people do.

    What looks nearly as good as the best is chosen often, what looks bad hardly ever. Random
    choices, in contrast, are blunders that no beginner makes. It needs no compiler.
    """

    def __init__(self, game: Game, warmth: float) -> None:
        self.judge = judge_of(game)
        self.warmth = warmth
        """What the logits are divided by: 1 are the net's own chances."""

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """An action, drawn with the flattened chances."""
        if len(legal) == 1:
            return legal[0]
        wishes, _ = self.judge.logits(observed, player)
        chances = softmax(wishes[list(legal)] / np.float32(self.warmth))
        return legal[draw(chances.tolist(), rng)]


def make_casual(game: Game, rest: str) -> CasualBot:
    """`casual:300`: the chances of the judge at three times its temperature."""
    if not rest.isdecimal() or not COOLEST <= int(rest) <= WARMEST:
        raise Refusal(
            "error-number", name="casual", text=rest, lowest=str(COOLEST), highest=str(WARMEST)
        )
    return CasualBot(game, int(rest) / 100)


class GuidedEngine:
    """A program that searches with a judge, with the memory it needs."""

    def __init__(self, game: Game, backend: Backend, file: Path | None = None) -> None:
        self.game = game
        judge = judge_of(game, file)
        net = judge.net
        # A policy that is never asked would only take time to compile.
        policy = game.policies[game.playout_policy if game.judge_habit else "random"]
        self.program: Program = link(
            guided,
            rules=game.rules,
            policy=policy,
            features=judge.encoding.features,
            backend=backend,
        )
        rows = self.program.rows
        self.tree = rows(Tree, 1)
        self.states, self.views = rows(game.rules.State, 1), rows(game.rules.State, 1)
        self.works, self.rngs = rows(Work, 1), rows(Rng, 1)
        self.roots = rows(game.rules.State, 1)
        self.shapes = self._one(shape_of(net))
        self.brain, self.desk = flat(net), desk_for(net)
        self.adviser = game.adviser(game, backend) if game.adviser else None
        self.player = 0

    def _one(self, source: Any) -> Any:
        """A row of one handle that holds a copy of `source`."""
        handle = self.program.put(source)
        return [handle] if self.program.backend == "python" else handle

    def prepare(self) -> None:
        """Run a tiny search, which compiles everything."""
        rng = Rng()
        rng.a = 1
        self.begin(self.game.new(), rng, 1)
        self.run(0, 1)
        self.appraisal()
        self.thoughts(0)
        self.mixture(0)
        if self.adviser:
            self.adviser.prepare()

    def begin(self, observed: Any, rng: Rng, patience: int) -> None:
        """Start again from another state."""
        self.roots, self.rngs = self._one(observed), self._one(rng)
        self.program.run_batch("forget", self.tree, int(observed.players), self.game.judge_habit)

    def run(self, player: int, iterations: int, *, grow: bool = True) -> None:
        """Run more iterations."""
        self.player = player
        self.program.run_batch(
            "search",
            self.tree,
            self.roots,
            self.states,
            self.views,
            self.works,
            self.rngs,
            self.shapes,
            self.brain,
            self.desk,
            player,
            iterations,
        )

    def grown(self) -> Any:
        """The tree, to read single fields."""
        handle = self.tree[0] if self.program.backend == "python" else self.tree
        return self.program.view(Tree, handle)

    def appraisal(self) -> Appraisal:
        """The mean value of all iterations for the searching player."""
        grown = self.grown()
        played = int(grown.played)
        return Appraisal(int(grown.gained[self.player]) / max(1, played) / SHARE, played)

    def thoughts(self, player: int) -> list[Thought]:
        """The evaluated actions, the most tried first."""
        place = self.program.run_batch("root_decision", self.tree, player)
        grown = self.grown()
        first, size = int(grown.first[place]), int(grown.choices[place])
        found = []
        for edge in range(first, first + size):
            tried, won = int(grown.tried[edge]), int(grown.won[edge])
            found.append(Thought(int(grown.action[edge]), tried, won / max(1, tried) / SHARE))
        return sorted(found, key=lambda thought: (-thought.tried, thought.action))

    def mixture(self, player: int) -> list[tuple[int, float]]:
        """The mixed strategy at the root: every action and its weight."""
        place = self.program.run_batch("root_decision", self.tree, player)
        grown = self.grown()
        first, size = int(grown.first[place]), int(grown.choices[place])
        return [
            (
                int(grown.action[edge]),
                float(self.program.run_batch("root_mixture", self.tree, place, edge)),
            )
            for edge in range(first, first + size)
        ]


class GuidedBot(SearchBot):
    """A search that the judge guides. Until it is compiled, the net alone answers."""

    def __init__(
        self,
        game: Game,
        budget: Budget,
        backend: Backend = "compiled",
        file: Path | None = None,
    ) -> None:
        super().__init__(
            game, budget, backend, lambda game, backend: GuidedEngine(game, backend, file)
        )
        self.alone = JudgeBot(game, file)

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """The best action; where others choose too, one drawn from the mixed strategy."""
        if len(legal) == 1:
            return legal[0]
        if not self.ready():
            return self.alone.choose(observed, player, legal, rng)
        best = self.think(observed, player, rng)[0].action
        engine = self._engines.tool()
        if len(self.game.turn(observed).players) > 1 and isinstance(engine, GuidedEngine):
            mixed = engine.mixture(player)
            return mixed[draw([weight for _, weight in mixed], rng)][0]
        return best
