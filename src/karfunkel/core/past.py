"""What a game that goes on from another one took over from it: see `docs/records.md`.

The first steps are those of the other game's record, chance included. What is hidden after them is
drawn anew, since whoever read that record may know it; what the player `view` could know stays.
"""

from typing import NamedTuple

SPECTATOR = -1
"""The player who sees only what is public."""
MOST_ANEW = 16
"""How many times what is hidden may be drawn anew, from game to game."""


class Anew(NamedTuple):
    """After `steps` steps, everything that `view` could not know was drawn anew."""

    steps: int
    view: int
    position: str
    """The full position after that."""


class Past(NamedTuple):
    """The part of a game that was played before, elsewhere."""

    steps: int = 0
    """How many steps; this game's dealer has dealt none of them."""
    source: str = ""
    """The check of the record they come from."""
    anew: tuple[Anew, ...] = ()

    def upto(self, steps: int) -> tuple[Anew, ...]:
        """What was drawn anew before this step."""
        return tuple(one for one in self.anew if one.steps < steps)


NOTHING = Past()
