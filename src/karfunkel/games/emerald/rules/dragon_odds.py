"""The dragon's odds in Emerald, rules E15 to E18, in the compiled subset.

The die has three equally likely faces, so every chance here is a number of faces of three.
"""

from karfunkel.games.emerald.rules.play import walk
from karfunkel.games.emerald.rules.state import (
    CAVE,
    COLOURS,
    DIE_FACES,
    KNIGHTS,
    STRIP_LENGTH,
    TOWARD_CHAMBER,
    TOWARD_EXIT,
    State,
)

BEHIND = 1
"""E20: how many fields behind the strip the dragon can stand."""


def _walked(offset: int, facing: int, roll: int) -> int:
    g = State()
    g.strip, g.dragon, g.facing = BEHIND, BEHIND + offset, facing
    walk(g, roll)
    return g.dragon - g.strip


# Where the dragon stops, by where it stood, the way it faces (E16), and the roll. Places are
# counted from the strip's first field. The rules themselves fill the table.
STOPS = tuple(
    _walked(offset, facing, roll)
    for offset in range(-BEHIND, STRIP_LENGTH)
    for facing in (TOWARD_EXIT, TOWARD_CHAMBER)
    for roll in range(1, DIE_FACES + 1)
)


def stop(g: State, roll: int) -> int:
    """E16: the cave field where the dragon stops if it is woken now and this is rolled."""
    place = 2 * (g.dragon - g.strip + BEHIND) + (g.facing + 1 >> 1)
    return g.strip + STOPS[place * DIE_FACES + roll - 1]


def reach(g: State, field: int) -> int:
    """On how many faces of three the dragon, woken now, stops on a cave field."""
    faces = 0
    for roll in range(1, DIE_FACES + 1):
        if stop(g, roll) == field:
            faces += 1
    return faces


def own_knights(g: State, player: int, place: int) -> int:
    """How many of a player's knights stand there."""
    n = 0
    knights = KNIGHTS[g.players]
    for colour in range(player, COLOURS[g.players], g.players):
        for slot in range(colour * knights, colour * knights + knights):
            if g.knight[slot] == place:
                n += 1
    return n


def fate(g: State, player: int, start: int, to: int, roll: int) -> int:
    """Who can be caught if `player` moves a knight from `start` to `to` and rolls this."""
    place = CAVE + stop(g, roll)
    moved = (place == to) - (place == start)
    return prey(g.crowd[place] + moved, own_knights(g, player, place) + moved)


def prey(crowd: int, own: int) -> int:
    """Who can be caught among `crowd` knights, of which `own` belong to the player who woke it.

    E17: that player chooses among several. So 1 if there is another player's knight, -1 if there
    are only own ones, 0 if there is none.
    """
    if crowd == 0:
        return 0
    return 1 if crowd > own else -1
