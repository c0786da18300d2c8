"""Where the games are: folders of `karfunkel.games`, and packages that declare one.

A package declares a game by an entry point of the group `karfunkel.games`: its name is the name of
the game, its value the object, such as `your_package.game:GAME`. See docs/adding-a-game.md.

>>> places()["diamant"].module
'karfunkel.games.diamant.game'
"""

import logging
import pkgutil
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from karfunkel import games

GROUP = "karfunkel.games"
NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")
"""Allowed names of games: they appear in records, addresses, file names and message keys."""
TEXTS = Path(games.__file__ or "").parents[1] / "text"
"""The messages that belong to no game."""
log = logging.getLogger("karfunkel")


class Place(NamedTuple):
    """Where a game is."""

    module: str
    attribute: str
    folder: Path
    """Its messages are in `text/`; other packages have their files for browsers in `web/`."""
    package: str | None = None
    """The package that declares it; None for our own games."""


@cache
def places() -> dict[str, Place]:
    """All games by name, ours first, then those of other packages. None of them is loaded."""
    found = {}
    for game in pkgutil.iter_modules(games.__path__):
        module = f"{games.__name__}.{game.name}.game"
        if find_spec(module):
            found[game.name] = Place(module, "GAME", Path(games.__path__[0]) / game.name)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (package_of(entry), entry)):
        try:
            place = place_of(entry, found)
        except Exception as error:  # one broken declaration must not stop the others
            leave_out(entry.name, package_of(entry), error)
        else:
            found[entry.name] = place
    return found


def place_of(entry: EntryPoint, taken: dict[str, Place]) -> Place:
    """Where the game of another package is; raises if its declaration is wrong."""
    if not NAME.fullmatch(entry.name):
        raise ValueError("a name has 2 to 30 small letters, digits and underscores")
    if entry.name in taken:
        raise ValueError(f"{taken[entry.name].package or 'Karfunkel'} has a game of this name")
    if (TEXTS / "en" / f"{entry.name}.ftl").exists():
        raise ValueError("this name is taken by messages of Karfunkel")
    spec = find_spec(entry.module.rpartition(".")[0] or entry.module)
    if spec is None or not spec.submodule_search_locations:
        raise ImportError(f"there is no package around {entry.module}")
    folder = Path(spec.submodule_search_locations[0])
    return Place(entry.module, entry.attr or "GAME", folder, package_of(entry))


def package_of(entry: EntryPoint) -> str:
    """The name of the package that declares a game."""
    return entry.dist.name if entry.dist else "?"


def leave_out(name: str, package: str | None, error: Exception) -> None:
    """Log why a game of another package is not offered."""
    why = f"{type(error).__name__}: {error}"
    log.warning("the game %s of the package %s is left out: %s", name, package, why)


def text_folders() -> list[Path]:
    """Every folder of messages; each has one subfolder per language."""
    return [TEXTS, *(place.folder / "text" for place in places().values())]
