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
from karfunkel.games.kingdice.bots.turn_plan import CERTAIN, Mind, Plan, Room, Thinker
from karfunkel.games.kingdice.dice.kinds import kinds_of
from karfunkel.games.kingdice.dice.rerolls import BEST, THROWS, Aim
from karfunkel.games.kingdice.dice.throws import Solver
from karfunkel.games.kingdice.rules.market import HIRES, WAYS, is_way
from karfunkel.games.kingdice.rules.state import ALL_DICE, CHECK, CHOOSE_PILE, PILES, REROLL, State
from karfunkel.judge.kernel import SHARE, Shape
from karfunkel.judge.net import Net, desk_for, flat, shape_of, values_only

ALONE = Budget(playouts=64)
"""Samples for the net alone, which looks at no turn but its own."""
ROUND = HIRES + PILES
"""How many samples one round through all ways to end the roll takes at most."""
AHEAD = 1
"""How often a search plays each way to end the next player's roll."""
SOLVING = 0.004
"""Seconds that are reserved for solving the dice."""


def turn_of(g: State) -> tuple[int, ...]:
    """What stays the same while a turn is rolling and until somebody is hired."""
    same = g.copy()
    same.phase = same.on_turn = same.dice = same.rolling = same.rolls = 0
    same.numbers = same.colours = same.met = same.must_hire = same.step = 0
    return tuple(same.ints())


def value_net(net: Net) -> Net:
    """The part of a net that says who wins; if possible without the inputs of learners."""
    net = values_only(net)
    first = net.weights[0]
    if len(first) == judge_inputs.LENGTH and not first[: judge_inputs.SEATS_AT].any():
        first = np.ascontiguousarray(first[judge_inputs.SEATS_AT :])
    return net._replace(weights=(first, *net.weights[1:]))


def mind_of(net: Net | None, program: Program) -> Mind:
    """A net for compiled code; an empty one if there is none."""
    if net is None:
        return Mind(np.zeros(1, np.float32), program.make(Shape), np.zeros(1, np.float32))
    return Mind(flat(net), program.put(shape_of(net)), desk_for(net))


def thinker_of(game: Any, net: Net | None, program: Program) -> Thinker:
    """The memory for thinking about turns."""
    make, mind = program.make, mind_of(net, program)
    kinds = kinds_of(game.tables.DIE_COLOUR)
    worths = np.zeros(kinds.forms.shape[1], np.float32)
    solver = Solver(make(Aim), kinds, worths, np.zeros(BEST * THROWS, np.float32))
    other, work, luck = make(State), make(Work), make(Rng)
    now = Room(make(State), other, make(Plan), work, make(Rng), luck, mind)
    then = Room(make(State), other, make(Plan), work, luck, make(Rng), mind)
    return Thinker(make(State), now, then, solver)


class TurnEngine:
    """The compiled player, with the memory it needs."""

    def __init__(self, game: Any, backend: Backend, file: Path | None = None) -> None:
        self.game = game
        net = value_net(judge_of(game, file).net)
        policy = game.policies[game.playout_policy]
        self.program: Program = link(turn_player, rules=game.rules, policy=policy, backend=backend)
        self.thinker = thinker_of(game, net, self.program)
        self._turn: tuple[int, ...] = ()

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
        self.thinker = self.thinker._replace(table=self.program.put(observed))
        self._run("begin_luck", bits(rng) << 16 | bits(rng) >> 16)
        if observed.phase in (REROLL, CHECK, CHOOSE_PILE):
            return self._of_ways(observed, budget, end, ahead)
        return self._of_choices(observed, budget, end, ahead)

    def _run(self, function: str, *rest: Any) -> None:
        self.program.run_batch(function, self.thinker, *rest)

    def _of_ways(self, observed: State, budget: Budget, end: float, ahead: int) -> list[Thought]:
        """Dice, hires and the alarm: from samples of all ways to end the roll."""
        turn = turn_of(observed)
        if turn != self._turn:
            self._turn = turn
            self._run("forget", ahead)
        ways = sum(is_way(observed, way) for way in range(WAYS)) + PILES - 1
        wanted = -(-budget.playouts // ways)
        while True:
            samples = max(map(int, self._plan().samples[:WAYS]))
            if budget.playouts and samples >= wanted:
                break
            tries = wanted - samples if budget.playouts else 1
            self._run("sample", tries)
            if not budget.playouts and time.perf_counter() >= end - SOLVING:
                break
        if observed.phase != REROLL:
            return self._weighed(observed)
        found = np.zeros(ALL_DICE + 1)
        self._run("solve_dice", found)
        return self._ranked(range(ALL_DICE + 1), found / CERTAIN, int.bit_count)

    def _of_choices(self, observed: State, budget: Budget, end: float, ahead: int) -> list[Thought]:
        """What is chosen after the roll: several times, because tiles and cards follow."""
        self._turn = ()
        self._run("forget", ahead)
        rounds = 0
        found = np.zeros(self.game.num_actions, np.int64)
        wanted = -(-budget.playouts // ROUND)
        while True:
            self._run("weigh_choices", found)
            rounds += 1
            if rounds >= wanted if budget.playouts else time.perf_counter() >= end:
                break
        return self._told(observed, found, rounds)

    def _weighed(self, observed: State) -> list[Thought]:
        found = np.zeros(self.game.num_actions, np.int64)
        self._run("weigh_choices", found)
        return self._told(observed, found, 1)

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
        return self.program.view(Plan, self.thinker.now.plan)


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
    judge_of(game)  # refuses other boxes, which have no judge
    return TurnBot(game, parse_budget(rest))


def make_guided(game: Game, rest: str) -> Bot:
    """`guided:50ms`, or `guided:2000` for a number of samples."""
    budget = parse_budget(rest)
    return TurnBot(game, budget, AHEAD) if plays_turns(game, None) else GuidedBot(game, budget)
