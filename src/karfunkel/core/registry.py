"""Which games there are, and the objects that play them.

>>> load_game("diamant").name
'diamant'
>>> load_game("kingdice").version, load_game("kingdice", version=1).version
(2, 1)
"""

from functools import cache
from importlib import import_module
from pathlib import Path

from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.places import Place, leave_out, places
from karfunkel.text.messages import LANGUAGES


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, sorted, without games of other packages that fail to load."""
    return tuple(sorted(name for name, place in places().items() if _works(name, place)))


@cache
def load_game(name: str, data: Path | None = None, version: int | None = None) -> Game:
    """The game with this name; with its parts from the folder `data`, if it has any.

    By its newest rules, or by an older `version` of them.
    """
    if name not in game_names():
        raise Refusal("error-unknown-game", name=name, known=list(game_names()))
    game = _load(name, places()[name])
    if data is not None:
        game = game.with_data(data)
    return game if version is None else game.by_rules(version)


def _works(name: str, place: Place) -> bool:
    if place.package is None:
        return True  # our tests check this; not loading them keeps the start fast
    try:
        _load(name, place)
        for language in LANGUAGES:
            (place.folder / "text" / language / f"{name}.ftl").stat()
    except Exception as error:  # one broken game must not stop the others
        leave_out(name, place.package, error)
        return False
    return True


def _load(name: str, place: Place) -> Game:
    game = getattr(import_module(place.module), place.attribute)
    if not isinstance(game, Game) or game.name != name:
        raise TypeError(f"{place.module}:{place.attribute} is no game called {name}")
    return game
