"""How lucky turns were, by playing them again (`whole_turns.py`): see `Game.whole_turns`."""

import zlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.core.bot import Bot
from karfunkel.core.game import Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots import whole_turns
from karfunkel.games.kingdice.bots.greedy import Greedy
from karfunkel.games.kingdice.bots.turn_bot import value_net
from karfunkel.games.kingdice.dice.rerolls import Aim, Table
from karfunkel.games.kingdice.rules.state import ALL_DICE, ROLL, SEATS, State
from karfunkel.judge.kernel import SHARE
from karfunkel.judge.net import Judge, desk_for, flat, shape_of

TIMES = 64
"""How often a turn is played again."""
STREAMS = 0x7042
"""Part of the seed: turns played again know nothing of a tournament's chance."""
Policy = Callable[..., int]


class Replayed:
    """The turns of one policy, and of `greedy`."""

    def __init__(self, game: Game, judge: Judge, policy: Policy, backend: Backend) -> None:
        net = value_net(judge.net)
        self.program: Program = link(whole_turns, rules=game.rules, policy=policy, backend=backend)
        rows = self.program.rows
        self.memory = (rows(State, 1), rows(Work, 1), rows(Rng, 1), rows(Aim, 1), rows(Table, 1))
        self.mind = (flat(net), self._one(shape_of(net)), desk_for(net))

    def _one(self, source: Any) -> Any:
        """A row of one handle that holds a copy of `source`."""
        handle = self.program.put(source)
        return [handle] if self.program.backend == "python" else handle

    def value(self, g: State) -> NDArray[np.float64]:
        """What the judge says of every seat; at the end what was won."""
        share = np.zeros(SEATS, np.int64)
        self.program.run_batch("value", self._one(g), share, *self.mind)
        return share[: g.players] / (SHARE * g.players)

    def again(self, g: State, exact: bool, times: int) -> NDArray[np.float64]:
        """The mean of it over the ends of turns that begin here."""
        share = np.zeros(SEATS, np.int64)
        # Another seed for every table: what the same numbers say too much would not even out.
        number = STREAMS << 32 | zlib.crc32(repr(g.ints()).encode())
        self.program.run_batch(
            "play_again",
            self._one(g),
            *self.memory,
            share,
            *self.mind,
            int(exact),
            number,
            times,
        )
        return share[: g.players] / (SHARE * g.players * times)


def policy_of(bot: Bot) -> Policy | None:
    """The policy that a bot plays by, if it is one."""
    found: Policy | None = getattr(bot, "policy", None)
    return found


class TurnLuck:
    """Plays turns of policies and of `greedy` again."""

    def __init__(
        self, game: Game, judge: Judge, backend: Backend = "compiled", times: int = TIMES
    ) -> None:
        self.game = game
        self.judge = judge
        self.backend: Backend = backend
        self.times = times
        self._players: dict[Policy, Replayed] = {}

    def begins(self, g: State) -> bool:
        """Whether no die of a turn has been rolled."""
        return bool(g.phase == ROLL and g.rolls == 1 and g.rolling == ALL_DICE)

    def usual(self, g: State, bots: Sequence[Bot]) -> Sequence[float] | None:
        """What the judge says on average of the ends of such turns, if the bot is known."""
        bot = bots[g.active]
        exact = isinstance(bot, Greedy)
        if not exact and policy_of(bot) is None:
            return None
        found: list[float] = self._player(bot, bots).again(g, exact, self.times).tolist()
        return found

    def value(self, g: State, bots: Sequence[Bot]) -> Sequence[float]:
        """What the judge says of the end of a turn, or what was won."""
        found: list[float] = self._player(bots[0], bots).value(g).tolist()
        return found

    def _player(self, bot: Bot, bots: Sequence[Bot]) -> Replayed:
        """What plays the turns of a bot; `greedy` needs no policy, so it takes another's."""
        own = [policy for one in (bot, *bots) if (policy := policy_of(one))]
        policy = own[0] if own else self.game.policies[self.game.playout_policy]
        if policy not in self._players:
            self._players[policy] = Replayed(self.game, self.judge, policy, self.backend)
        return self._players[policy]


@cache
def turn_luck(game: Game, judge: Judge) -> TurnLuck:
    """The same for all games of a tournament, because it takes long to compile."""
    return TurnLuck(game, judge)
