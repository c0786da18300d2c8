"""Which games there are: every folder of `karfunkel.games` that has a `game.py`.

>>> load_game("diamant").name
'diamant'
"""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from karfunkel import games
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    folders = (found.name for found in pkgutil.iter_modules(games.__path__))
    return tuple(sorted(name for name in folders if find_spec(f"karfunkel.games.{name}.game")))


@cache
def load_game(name: str, data: Path | None = None) -> Game:
    """The game with this name; with its parts from the folder `data`, if it has any."""
    if name not in game_names():
        raise Refusal("error-unknown-game", name=name, known=list(game_names()))
    game: Game = import_module(f"karfunkel.games.{name}.game").GAME
    return game if data is None else game.with_data(data)
