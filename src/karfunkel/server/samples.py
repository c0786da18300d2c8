"""A position of a game, for the picture on its rules page.

`python -m karfunkel.server.samples GAME > web/src/boards/GAME/sample.json`
"""

import json
import sys
from typing import Any

from karfunkel.bots.base import make_bot
from karfunkel.core.bot import Bot
from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Seated, play
from karfunkel.core.match import Match
from karfunkel.core.position import Position
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, seed

SEED = 11
BOT = "normal"
PART = 0.45
"""How far the game has gone."""


class Remembering(Seated):
    """A bot that keeps every position in which it was asked."""

    def __init__(self, bot: Bot, rng: Rng) -> None:
        super().__init__(bot, rng)
        self.asked: list[Position] = []

    def choose(self, position: Position) -> int:
        """What the bot chooses."""
        self.asked.append(position)
        return super().choose(position)


def sample(name: str) -> dict[str, Any]:
    """The first player's view in the middle of a game between bots."""
    game, rng = load_game(name), Rng()
    match = Match(game, {"players": game.default_players}, Seeded(SEED))
    seed(rng, SEED, 1)
    seats = [Remembering(make_bot(BOT, game), rng) for _ in range(game.default_players)]
    play(match, seats)
    asked = seats[0].asked
    position = asked[int(len(asked) * PART)]
    return {"view": position.view, "on_turn": list(position.turn.players)}


if __name__ == "__main__":
    json.dump(sample(sys.argv[1]), sys.stdout, sort_keys=True, separators=(",", ":"))
    print()
