"""Opponents of many tables at once: compiled policies, nets by the batch, other bots one by one."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.base import Blend, PolicyBot, make_bot
from karfunkel.bots.judge import JudgeBot
from karfunkel.bots.net import NetBot
from karfunkel.core.bot import Bot
from karfunkel.core.game import Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.rng import Rng
from karfunkel.envs import one_seat
from karfunkel.envs.one_seat import NEVER
from karfunkel.envs.vector import scales_of

if TYPE_CHECKING:
    from karfunkel.envs.seats import Seats

Sets = NDArray[np.int64]
"""For every table, the set of seats that an opponent plays."""


class Opponent(Protocol):
    """Plays a set of seats at every table."""

    seats: Sets
    draws: bool
    """Whether it draws settings when a game begins."""

    def begin(self, row: int, seat: int, rng: Rng) -> None:
        """A new game begins: draw its settings."""

    def play(self, tables: "Seats") -> int:
        """Choose for these seats; return how many choices were made."""


class Compiled:
    """A policy of the game, maybe with some choices made at random."""

    draws = False

    def __init__(self, program: Program, seats: Sets, percent: int) -> None:
        self.program = program
        self.seats = seats
        self.percent = percent

    def begin(self, row: int, seat: int, rng: Rng) -> None:
        """Policies draw nothing."""

    def play(self, tables: "Seats") -> int:
        """One pass over all tables."""
        return tables.run(self.program, tables.no_orders, self.seats, self.percent)


Chances = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[np.float64]]
"""For many observations and masks, the probability of each action; 0 if it is not legal."""


class Net:
    """A net, evaluated for all tables at which it has to choose."""

    draws = False

    def __init__(self, chances: Chances, seats: Sets) -> None:
        self.chances = chances
        self.seats = seats

    def begin(self, row: int, seat: int, rng: Rng) -> None:
        """Nets draw nothing."""

    def play(self, tables: "Seats") -> int:
        """One choice at every table that waits for one."""
        seen = tables.waiting(self.seats)
        if n := len(seen.rows):
            free = seen.masks.sum(axis=1) > 1  # the others have nothing to choose or to draw
            chances = self.chances(seen.observations, seen.masks)
            drawn = np.zeros(n)
            drawn[free] = tables.bits(seen.rows[free]) / (1 << 32)
            tables.choose(seen.rows, sample(chances, drawn))
        return n


def chances_of(net: NetBot) -> Chances:
    """How a small net plays."""

    def found(seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.float64]:
        values = seen
        for weight, bias in net.layers[:-1]:
            values = np.maximum(values @ weight + bias, 0)
        last = net.layers[-1]
        return softmax(values @ last.weight + last.bias, masks)

    return found


def chances_of_judge(bot: JudgeBot) -> Chances:
    """How a judge plays alone: mixed where players choose at once, otherwise the likeliest."""
    scales = scales_of(bot.game)

    def found(seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.float64]:
        chances = softmax(bot.judge.many(np.rint(seen * scales))[0], masks)
        if bot.game.simultaneous:
            return chances
        likeliest = np.zeros_like(chances)
        likeliest[np.arange(len(chances)), chances.argmax(axis=1)] = 1.0
        return likeliest

    return found


def softmax(wishes: NDArray[Any], masks: NDArray[np.int8]) -> NDArray[np.float64]:
    """The probability of each action; 0 if it is not legal."""
    allowed = np.where(masks != 0, wishes.astype(np.float64), -np.inf)
    raised = np.exp(allowed - allowed.max(axis=1, keepdims=True))
    found: NDArray[np.float64] = raised / raised.sum(axis=1, keepdims=True)
    return found


def sample(chances: NDArray[Any], drawn: NDArray[np.float64]) -> NDArray[np.int64]:
    """For every row, the action at which the sum of the chances first exceeds the number drawn."""
    passed = np.cumsum(chances, axis=1) > drawn[:, None]
    last = chances.shape[1] - 1 - np.argmax(chances[:, ::-1] > 0, axis=1)
    found: NDArray[np.int64] = np.where(passed.any(axis=1), passed.argmax(axis=1), last)
    return found


class OneByOne:
    """Any bot, asked table by table: as slow as a table alone."""

    def __init__(self, game: Game, spec: str, seats: Sets) -> None:
        self.game = game
        self.spec = spec
        self.seats = seats
        self.shared = make_bot(spec, game)
        self.draws = draws(self.shared)
        self.bots: dict[tuple[int, int], Bot] = {}

    def bot(self, row: int, seat: int) -> Bot:
        """The bot of a seat; bots that draw nothing when a game begins are shared."""
        if not self.draws:
            return self.shared
        if (row, seat) not in self.bots:
            self.bots[row, seat] = make_bot(self.spec, self.game)
        return self.bots[row, seat]

    def begin(self, row: int, seat: int, rng: Rng) -> None:
        """Let the bot of a seat draw its settings."""
        self.bot(row, seat).begin(seat, rng)

    def play(self, tables: "Seats") -> int:
        """One choice at every table that waits for one."""
        rows = tables.waiting(self.seats).rows
        actions = np.zeros(len(rows), np.int64)
        for i, row in enumerate(rows.tolist()):
            state, seat = tables.state(row), tables.player(row)
            legal = self.game.legal(state, seat)
            actions[i] = legal[0]
            if len(legal) > 1:
                rng, observed = tables.generator(row), self.game.observe(state, seat)
                actions[i] = self.bot(row, seat).choose(observed, seat, legal, rng)
                tables.put_generator(row, rng)
        tables.choose(rows, actions)
        return len(rows)


def draws(bot: Bot) -> bool:
    """Whether a bot draws settings when a game begins."""
    if isinstance(bot, Blend):
        return draws(bot.bot)
    return type(bot).begin is not Bot.begin


def make_opponent(game: Game, spec: str, seats: Sets, backend: Backend) -> Opponent:
    """The fastest way to play a spec at many tables."""
    bot, percent = make_bot(spec, game), NEVER
    if isinstance(bot, NetBot):
        return Net(chances_of(bot), seats)
    if isinstance(bot, JudgeBot) and bot.judge.encoding is game.encoding:
        return Net(chances_of_judge(bot), seats)
    if isinstance(bot, Blend):
        percent = bot.percent
        bot = bot.bot
    if isinstance(bot, PolicyBot):
        return Compiled(link_seats(game, bot.policy, backend), seats, percent)
    return OneByOne(game, spec, seats)


def link_seats(game: Game, policy: Any, backend: Backend) -> Program:
    """The kernel linked with a game and a policy."""
    return link(
        one_seat,
        rules=game.rules,
        policy=policy,
        features=game.encoding.features,
        backend=backend,
    )


def line_up(opponents: Sequence[str], own: NDArray[np.int64]) -> dict[str, Sets]:
    """For each spec the seats it has at every table: the opponents sit clockwise from seat 0."""
    found: dict[str, Sets] = {spec: np.zeros(len(own), np.int64) for spec in opponents}
    for place, spec in enumerate(opponents):
        found[spec] |= 1 << (place + (place >= own))
    return found
