"""What a bot is asked: what `observe` shows its seat, and nothing else of the game."""

from typing import Any

import msgspec

from karfunkel.core.layout import Layout
from karfunkel.core.registry import load_game


class Question(msgspec.Struct):
    """A decision of a bot."""

    game: str
    rules: int | None
    """The version of the rules; None is today's."""
    level: str
    observed: list[int]
    """The observed state, as its integers."""
    seat: int
    legal: list[int]
    mood: int
    """What the bot draws at the beginning of a game follows from it."""
    table: str = ""
    party: str = ""
    """The address that made the table: workers are shared fairly by these."""

    def state(self) -> Any:
        """The observed state."""
        return from_ints(load_game(self.game, version=self.rules).rules.State, self.observed)


def from_ints(kind: type[Layout], flat: list[int]) -> Layout:
    """The state with these integers; the opposite of `Layout.ints`."""
    state, place = kind(), 0
    for name, length in kind.fields:
        setattr(state, name, flat[place : place + length] if length else flat[place])
        place += length or 1
    if place != len(flat):
        raise ValueError(f"{kind.__name__} has {place} integers, not {len(flat)}")
    return state
