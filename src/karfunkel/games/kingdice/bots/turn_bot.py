"""Bots that play whole turns by the judge: `judge`, and `guided:…`, which looks further.

They sample what each way to end the roll leads to, and the dice are solved exactly from there
(`turn_player.py`). Until that is compiled, the policy of playouts answers.
"""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.bots.judge import GuidedBot, JudgeBot, judge_of
from karfunkel.bots.search import Budget, SearchBot, Thought, parse_budget
from karfunkel.core.background import Background
from karfunkel.core.bot import Bot
from karfunkel.core.game import Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.rng import Rng, bits
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots import judge_inputs, turn_player
from karfunkel.games.kingdice.bots.turn_plan import CERTAIN, Plan
from karfunkel.games.kingdice.dice.kinds import kinds_of
from karfunkel.games.kingdice.dice.rerolls import BEST, THROWS, Aim
from karfunkel.games.kingdice.rules.market import HIRES, WAYS, is_way
from karfunkel.games.kingdice.rules.state import ALL_DICE, CHECK, CHOOSE_PILE, PILES, REROLL, State
from karfunkel.judge.kernel import SHARE
from karfunkel.judge.net import Net, desk_for, flat, shape_of, values_only

ALONE = Budget(playouts=64)
"""What the net alone samples: it looks at no turn but its own."""
ROUND = HIRES + PILES
"""How many samples one round through all ways to end the roll takes at most."""
AHEAD = 1
"""How often a search plays each way to end the next player's roll."""
SOLVING = 0.004
"""Seconds that are kept for the dice."""


def turn_of(g: State) -> tuple[int, ...]:
    """What stays the same while a turn is rolling and until somebody is hired."""
    same = g.copy()
    same.phase = same.on_turn = same.dice = same.rolling = same.rolls = 0
    same.numbers = same.colours = same.met = same.must_hire = same.step = 0
    return tuple(same.ints())


def value_net(net: Net) -> Net:
    """What says who wins, in the units that do; if possible without the inputs of learners."""
    net = values_only(net)
    first = net.weights[0]
    if len(first) == judge_inputs.LENGTH and not first[: judge_inputs.SEATS_AT].any():
        first = np.ascontiguousarray(first[judge_inputs.SEATS_AT :])
    return net._replace(weights=(first, *net.weights[1:]))


class TurnEngine:
    """The compiled player, with the memory it needs."""

    def __init__(self, game: Any, backend: Backend, file: Path | None = None) -> None:
        self.game = game
        net = value_net(judge_of(game, file).net)
        policy = game.policies[game.playout_policy]
        self.program: Program = link(turn_player, rules=game.rules, policy=policy, backend=backend)
        rows = self.program.rows
        self.states, self.works, self.rngs = rows(State, 3), rows(Work, 1), rows(Rng, 3)
        self.plans, self.aims = rows(Plan, 2), rows(Aim, 1)
        self.shapes, self.brain, self.desk = self._one(shape_of(net)), flat(net), desk_for(net)
        kinds = kinds_of(game.tables.DIE_COLOUR)
        self.throws = (
            *kinds,
            np.zeros(kinds.forms.shape[1], np.float32),
            np.zeros(BEST * THROWS, np.float32),
        )
        self._turn: tuple[int, ...] = ()

    def _one(self, source: Any) -> Any:
        """A row of one handle that holds a copy of `source`."""
        handle = self.program.put(source)
        return [handle] if self.program.backend == "python" else handle

    def prepare(self) -> None:
        """Choose once of each kind, which compiles everything."""
        table: State = self.game.new()
        table.rolls, table.dice, table.phase = 1, 0o654321, REROLL
        rng = Rng()
        rng.a = 1
        self.think(table, rng, Budget(playouts=1), 1)
        table.phase, table.on_turn, table.met = CHECK, 1, 3
        self.think(table, rng, Budget(playouts=1), 1)

    def think(self, observed: State, rng: Rng, budget: Budget, ahead: int) -> list[Thought]:
        """Every legal action with what it is worth, the best first."""
        end = time.perf_counter() + budget.milliseconds / 1000
        roots = self._one(observed)
        self.program.run_batch("begin_luck", self.rngs, bits(rng) << 16 | bits(rng) >> 16)
        if observed.phase in (REROLL, CHECK, CHOOSE_PILE):
            return self._of_ways(observed, roots, budget, end, ahead)
        return self._of_choices(observed, roots, budget, end, ahead)

    def _of_ways(
        self, observed: State, roots: Any, budget: Budget, end: float, ahead: int
    ) -> list[Thought]:
        """Dice, hires and the alarm: from samples of all ways to end the roll."""
        turn = turn_of(observed)
        if turn != self._turn:
            self._turn = turn
            self.program.run_batch("forget", self.plans, observed.turns, ahead)
        handles = (roots, self.states, self.plans, self.works)
        ways = sum(is_way(observed, way) for way in range(WAYS)) + PILES - 1
        wanted = -(-budget.playouts // ways)
        while True:
            samples = max(map(int, self._plan().samples[:WAYS]))
            if budget.playouts and samples >= wanted:
                break
            tries = wanted - samples if budget.playouts else 1
            self.program.run_batch("sample", *handles, self.rngs, *self._mind(), tries)
            if not budget.playouts and time.perf_counter() >= end - SOLVING:
                break
        if observed.phase != REROLL:
            return self._weighed(observed, roots, 1)
        found = np.zeros(ALL_DICE + 1)
        self.program.run_batch("solve_dice", *handles, *self._mind(), found)
        return self._ranked(range(ALL_DICE + 1), found / CERTAIN, int.bit_count)

    def _of_choices(
        self, observed: State, roots: Any, budget: Budget, end: float, ahead: int
    ) -> list[Thought]:
        """What is chosen after the roll: several times, because tiles and cards follow."""
        self._turn = ()
        self.program.run_batch("forget", self.plans, observed.turns, ahead)
        rounds = 0
        found = np.zeros(self.game.num_actions, np.int64)
        wanted = -(-budget.playouts // ROUND)
        while True:
            self._weigh(roots, found)
            rounds += 1
            if rounds >= wanted if budget.playouts else time.perf_counter() >= end:
                break
        return self._told(observed, found, rounds)

    def _weighed(self, observed: State, roots: Any, rounds: int) -> list[Thought]:
        found = np.zeros(self.game.num_actions, np.int64)
        self._weigh(roots, found)
        return self._told(observed, found, rounds)

    def _weigh(self, roots: Any, found: Any) -> None:
        handles = (roots, self.states, self.plans, self.works, self.rngs)
        self.program.run_batch("weigh_choices", *handles, *self._mind(), found)

    def _mind(self) -> tuple[Any, ...]:
        """What the judge and the solver need."""
        return (self.shapes, self.brain, self.desk, self.aims, *self.throws)

    def _told(self, observed: State, found: Any, rounds: int) -> list[Thought]:
        legal = self.game.legal(observed, observed.active)
        wins = found[: len(legal)] / (rounds * SHARE)
        return self._ranked(legal, wins, lambda action: action)

    def _ranked(self, actions: Sequence[int], wins: Any, tie: Any) -> list[Thought]:
        """The best first; ties are broken by `tie`."""
        samples = sum(map(int, self._plan().samples))
        found = [Thought(a, samples, float(win)) for a, win in zip(actions, wins, strict=True)]
        return sorted(found, key=lambda thought: (-thought.win, tie(thought.action)))

    def _plan(self) -> Any:
        handle = self.plans[0] if self.program.backend == "python" else self.plans[:1]
        return self.program.view(Plan, handle)


class TurnBot(Bot):
    """Plays its turn by the judge; while it compiles, by the policy of playouts."""

    def __init__(
        self,
        game: Game,
        budget: Budget = ALONE,
        ahead: int = 0,
        backend: Backend = "compiled",
        file: Path | None = None,
    ) -> None:
        self.game = game
        self.budget = budget
        self.ahead = ahead
        self._engines = Background(lambda backend: TurnEngine(game, backend, file), backend)

    def prepare(self) -> None:
        """Compile in the background."""
        self._engines.prepare()

    def ready(self) -> bool:
        """Whether it plays at full strength."""
        return self._engines.ready()

    def think(self, observed: State, player: int, rng: Rng) -> list[Thought]:
        """Every action, the best first."""
        return self._engines.tool().think(observed, rng, self.budget, self.ahead)

    def choose(self, observed: State, player: int, legal: Sequence[int], rng: Rng) -> int:
        """What is worth most."""
        if len(legal) == 1:
            return legal[0]
        if not self.ready():
            return at_once(self.game, observed, player, legal, rng)
        return self.think(observed, player, rng)[0].action


def plays_turns(game: Game, file: Path | None) -> bool:
    """Whether a judge has the inputs that `turn_player.py` gives it."""
    return judge_of(game, file).encoding is game.judge_encoding


def make_judge(game: Game, rest: str) -> Bot:
    """`judge`, or `judge:FILE`; a net with the inputs of learners plays as in other games."""
    file = Path(rest) if rest else None
    return TurnBot(game, file=file) if plays_turns(game, file) else JudgeBot(game, file)


class PatientSearch(SearchBot):
    """The search by playouts. Until it is compiled, the policy of playouts answers."""

    def choose(self, observed: State, player: int, legal: Sequence[int], rng: Rng) -> int:
        """The best action."""
        if self.ready():
            return super().choose(observed, player, legal, rng)
        return at_once(self.game, observed, player, legal, rng)


def at_once(game: Game, observed: State, player: int, legal: Sequence[int], rng: Rng) -> int:
    """What the policy of playouts chooses."""
    work = Work()
    work.action[: len(legal)] = legal
    return game.policies[game.playout_policy](observed, player, work, len(legal), rng)


def make_search(game: Game, rest: str) -> Bot:
    """`search:50ms`, or `search:2000` for a number of playouts."""
    return PatientSearch(game, parse_budget(rest))


def make_turns(game: Game, rest: str) -> Bot:
    """`turns:50ms`, or `turns:200` for a number of samples: the judge with more of them."""
    judge_of(game)  # refuses a box of other people, which has none
    return TurnBot(game, parse_budget(rest))


def make_guided(game: Game, rest: str) -> Bot:
    """`guided:50ms`, or `guided:2000` for a number of samples."""
    budget = parse_budget(rest)
    return TurnBot(game, budget, AHEAD) if plays_turns(game, None) else GuidedBot(game, budget)
