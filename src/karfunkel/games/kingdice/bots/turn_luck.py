"""How lucky turns were, by playing them again (`whole_turns.py`): see `Game.whole_turns`."""

import zlib
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from karfunkel.core.bot import Bot
from karfunkel.core.game import Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots import whole_turns
from karfunkel.games.kingdice.bots.greedy import Greedy
from karfunkel.games.kingdice.bots.turn_bot import mind_of, value_net
from karfunkel.games.kingdice.bots.whole_turns import MEASURES, Replay
from karfunkel.games.kingdice.dice.rerolls import Aim, Table
from karfunkel.games.kingdice.rules.state import ALL_DICE, ROLL, SEATS, State
from karfunkel.judge.kernel import SHARE
from karfunkel.judge.net import Judge

TIMES = 64
"""How often a turn is played again."""
STREAMS = 0x7042
"""Part of the seed: replayed turns are independent of a tournament's chance."""
Policy = Callable[..., int]


class Replayed:
    """The turns of one policy, and of `greedy`."""

    def __init__(self, game: Game, judge: Judge, policy: Policy, backend: Backend) -> None:
        net = value_net(judge.net)
        self.program: Program = link(whole_turns, rules=game.rules, policy=policy, backend=backend)
        make = self.program.make
        self.replay = Replay(*map(make, (State, State, Work, Rng, Aim, Table)))
        self.mind = mind_of(net, self.program)
        self.now = np.zeros(SEATS, np.int64)

    def value(self, g: State) -> NDArray[np.float64]:
        """What the judge says about every seat, by measures; at the end what was won."""
        share = np.zeros(MEASURES * SEATS, np.int64)
        self.program.run("add_value", self.program.put(g), share, self.now, self.mind)
        return self._shares(share, g, 1)

    def again(self, g: State, exact: bool, times: int) -> NDArray[np.float64]:
        """The mean value at the ends of turns that begin here."""
        share = np.zeros(MEASURES * SEATS, np.int64)
        # Another seed for every table: with the same numbers the errors would not average out.
        number = STREAMS << 32 | zlib.crc32(repr(g.ints()).encode())
        replay = self.replay._replace(root=self.program.put(g))
        self.program.run_batch(
            "play_again", replay, share, self.now, self.mind, int(exact), number, times
        )
        return self._shares(share, g, times)

    def _shares(self, share: NDArray[np.int64], g: State, times: int) -> NDArray[np.float64]:
        """By seats and measures."""
        found = share.reshape(MEASURES, SEATS)[:, : g.players].T
        return found / (SHARE * g.players * times)


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

    def usual(self, g: State, bots: Sequence[Bot]) -> NDArray[np.float64] | None:
        """What the judge says on average about the ends of such turns, if the bot is known."""
        bot = bots[g.active]
        exact = isinstance(bot, Greedy)
        if not exact and policy_of(bot) is None:
            return None
        return self._player(bot, bots).again(g, exact, self.times)

    def value(self, g: State, bots: Sequence[Bot]) -> NDArray[np.float64]:
        """What the judge says about the end of a turn, or what was won."""
        return self._player(bots[0], bots).value(g)

    def _player(self, bot: Bot, bots: Sequence[Bot]) -> Replayed:
        """What plays the turns of a bot; `greedy` needs no policy, so it borrows one."""
        own = [policy for one in (bot, *bots) if (policy := policy_of(one))]
        policy = own[0] if own else self.game.policies[self.game.playout_policy]
        if policy not in self._players:
            self._players[policy] = Replayed(self.game, self.judge, policy, self.backend)
        return self._players[policy]


@cache
def turn_luck(game: Game, judge: Judge) -> TurnLuck:
    """One for all games of a tournament, because compiling it takes long."""
    return TurnLuck(game, judge)
