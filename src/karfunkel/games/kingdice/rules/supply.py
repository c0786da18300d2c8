"""The supply of castle tiles (K5), in the compiled subset: how likely each terrain is.

The two tiles of a terrain look alike, so players only know how often a terrain was drawn, and the
state stores no more. Let a terrain have n tiles face down, r of them among the two removed ones. A
draw of it multiplies the likelihood of r by n - r, since n - r of them are in the supply. So:

- never drawn: of n tiles any may be removed, r of them in (n over r) ways;
- drawn s times while both were face down: one is surely in the supply, and the other is removed
  with 2 / 2**s of the weight that it is not;
- drawn when only one was left face down: nothing of it is removed (`PROVEN`).

The chance of a draw is then an average over all ways to remove two tiles, in whole numbers.
`tests/rules/test_kingdice_tiles.py` compares it with a count of all pairs of tiles.
"""

from karfunkel.core.work import Work
from karfunkel.games.kingdice.rules.state import TERRAINS, TILE_UP, State

MOST_SIGHTINGS = 25
"""A terrain is seen again only after tiles were shuffled back, which 24 cards do (K17, K18), so
there are never more. Version 1 of the rules counted more than nine as nine."""
PROVEN = 31


def list_tiles(g: State, work: Work) -> int:
    """The terrain of the next tile: each with its weight."""
    weight, face_down, sightings = work.weight, g.face_down, g.sightings
    most = 1
    for terrain in range(TERRAINS):
        seen = sightings[terrain]
        if most < seen < PROVEN:
            most = seen
    # In units that make 2 / 2**most whole: one removed tile of a terrain, summed and squared, and
    # terrains that may miss both.
    unit = 1 << most - 1
    ones = 0
    squares = 0
    both = 0
    for terrain in range(TERRAINS):
        seen = sightings[terrain]
        one = 0
        if seen == 0:
            tiles = face_down >> 2 * terrain & 3
            one = tiles * unit
            both += tiles >> 1
        elif seen < PROVEN:
            one = 1 << most - seen
        weight[terrain] = one
        ones += one
        squares += one * one
    both *= unit * unit
    ways = (ones * ones - squares) // 2 + both
    for terrain in range(TERRAINS):
        tiles = face_down >> 2 * terrain & 3
        one = weight[terrain]
        missing = one * (ones - one)
        if tiles == 2 and sightings[terrain] == 0:
            missing += 2 * unit * unit
        weight[terrain] = tiles * ways - missing
    work.first = TILE_UP
    work.total = g.supply * ways
    return TERRAINS


def take_tile(g: State, terrain: int) -> None:
    """A tile of this terrain is turned up; remember what that says about the removed ones."""
    if g.face_down >> 2 * terrain & 3 == 1:
        g.sightings[terrain] = PROVEN
    elif g.sightings[terrain] < MOST_SIGHTINGS:
        g.sightings[terrain] += 1
    g.face_down -= 1 << 2 * terrain
    g.drawn += 1 << 2 * terrain
    g.drawn_tiles += 1
    g.supply -= 1


def put_back(g: State) -> None:
    """The tiles beside the map are shuffled back into the supply."""
    g.face_down += g.drawn
    g.supply += g.drawn_tiles
    g.drawn = 0
    g.drawn_tiles = 0
