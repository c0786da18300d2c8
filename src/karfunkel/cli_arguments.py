"""What the arguments of a command say: whole numbers, seeds, options, and games by name."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karfunkel.core.errors import Refusal

if TYPE_CHECKING:
    from karfunkel.core.record import Games

MOST_GAMES = 10**12
MOST_STEPS = 10**9


def games_with(data: str | None) -> "Games":
    """A function that finds a game by name, with its own parts or with those in a folder."""
    from karfunkel.core.registry import load_game

    folder = Path(data) if data else None
    return lambda name: load_game(name, folder)


def whole(name: str, given: str, lowest: int, highest: int) -> int:
    """A whole number within limits."""
    digits = given.replace("_", "")
    if digits.isdecimal() and lowest <= int(digits) <= highest:
        return int(digits)
    raise Refusal("error-number", name=name, text=given, lowest=str(lowest), highest=str(highest))


def read_seed(given: str) -> int:
    """A seed."""
    from karfunkel.core.rng import SEEDS

    if given.isdecimal() and int(given) < SEEDS:
        return int(given)
    raise Refusal("error-seed", seed=given)


def read_options(game: Any, given: Sequence[str]) -> dict[str, Any]:
    """Options of a game from `name=value`."""
    options = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise Refusal("error-option-form", text=item)
        options[name] = game.parse_option(name, value)
    return options
