"""Bots: who chooses for a seat, seeing no more than the player there.

>>> from karfunkel.core.registry import load_game
>>> game = load_game("diamant")
>>> bot = make_bot("random", game)
>>> state = game.new({"players": 3})
>>> bot.choose(game.observe(state, 0), 0, [0, 1], Rng()) in (0, 1)
True
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.rng import Rng, below


class Bot(Protocol):
    """Chooses for one seat."""

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """One of the legal actions, from what `observe` shows the player."""
        ...


class RandomBot:
    """Any legal action, each equally likely."""

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """Any of them."""
        return legal[below(rng, len(legal))]


BOTS: dict[str, Callable[[Game], Bot]] = {"random": lambda game: RandomBot()}
"""How to make a bot, by its spec."""


def make_bot(spec: str, game: Game) -> Bot:
    """The bot with this spec, for a game."""
    if spec not in BOTS:
        raise Refusal("error-unknown-bot", name=spec, game=game.name, known=list(BOTS))
    return BOTS[spec](game)
