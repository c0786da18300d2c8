"""`equilibrium`: plays two-player games by their exact solution (docs/diamant-solved.md).

With more players or more rounds there is no solution, and it plays by the rule of thumb.
"""

from collections.abc import Sequence

from karfunkel.core.bot import Bot
from karfunkel.core.errors import Refusal
from karfunkel.core.exact import Exact
from karfunkel.core.game import Game
from karfunkel.core.rng import Rng, bits
from karfunkel.core.work import Work
from karfunkel.games.diamant.bots.thumb import thumb
from karfunkel.games.diamant.rules import GO_ON, LEAVE, State


class Equilibrium(Bot):
    """Goes on as often as the solution says, so opponents who know that gain nothing."""

    def choose(self, observed: State, player: int, legal: Sequence[int], rng: Rng) -> int:
        """Leave or go on, with the solution's probabilities."""
        # The solver loads the compiler; tables without this bot need not wait for that.
        from karfunkel.games.diamant.solve.play import solution_of

        try:
            stays = solution_of(observed).verdict(observed, player).stays
        except Refusal:
            return thumb(observed, player, Work(), len(legal), rng)
        return GO_ON if bits(rng) < stays * (1 << 32) else LEAVE


def equilibrium(game: Game, rest: str) -> Bot:
    """`equilibrium`."""
    return Equilibrium()


def exact(observed: State) -> Exact | None:
    """What the solution says about a position; None where nothing is solved."""
    if observed.players != 2:
        return None
    from karfunkel.games.diamant.solve.values import values

    try:
        return values(observed)
    except Refusal:
        return None
