"""A moment of each game, for the pictures on the page of its rules.

`python -m karfunkel.server.samples > web/src/rules/samples.json`
"""

import json
import sys
from typing import Any

from karfunkel.bots.base import make_bot
from karfunkel.core.dealer import Seeded
from karfunkel.core.match import Match
from karfunkel.core.registry import game_names, load_game
from karfunkel.core.rng import Rng, seed

SEED = 11
BOT = "normal"
PART = 0.45
"""How far the game has gone."""


def played(name: str) -> list[tuple[Match, int]]:
    """A whole game between bots, and its length in front of every choice of the first player."""
    game = load_game(name)
    match = Match(game, {"players": game.default_players}, Seeded(SEED))
    bot, rng = make_bot(BOT, game), Rng()
    seed(rng, SEED, 1)
    asked = []
    while not match.turn.over:
        match.play_chance()
        for player in match.waiting:
            if player == 0:
                asked.append((match, len(match.steps)))
            observed = game.observe(match.state, player)
            match.choose(player, bot.choose(observed, player, match.legal(player), rng))
    return asked


def sample(name: str) -> dict[str, Any]:
    """The first player's view in the middle of a game."""
    asked = played(name)
    whole, steps = asked[int(len(asked) * PART)]
    game = whole.game
    match = Match(game, whole.options, Seeded(SEED), whole.steps[:steps])
    return {"view": game.view(match.state, 0), "on_turn": list(match.turn.players)}


def samples() -> dict[str, Any]:
    """A moment of each game, by its name."""
    return {name: sample(name) for name in game_names()}


if __name__ == "__main__":
    json.dump(samples(), sys.stdout, sort_keys=True, separators=(",", ":"))
    print()
