"""Counting in King of the Dice, rules K27 to K30, in the compiled subset."""

from karfunkel.core.bits import lowest, size
from karfunkel.games.kingdice.box.tables import NEIGHBOURS
from karfunkel.games.kingdice.rules.state import (
    AREA_WORTH,
    FLAMES_WORTH,
    GOLD_WORTH,
    WHITE_WORTH,
    State,
)


def largest_area(g: State, land: int) -> int:
    """K27: the fields in the largest connected part of a set of fields."""
    neighbours = NEIGHBOURS[g.join]
    best = 0
    while land:
        edge = land & -land
        land ^= edge
        fields = 0
        while edge:
            field = edge & -edge
            joined = neighbours[lowest(field)] & land
            land ^= joined
            edge ^= field | joined
            fields += 1
        best = max(best, fields)
    return best


def first_part(g: State, land: int) -> int:
    """K27: the connected part of a land that its first field is in."""
    edge = land & -land
    part = edge
    while edge:
        field = edge & -edge
        joined = NEIGHBOURS[g.join][lowest(field)] & land & ~part
        edge ^= field | joined
        part |= joined
    return part


def largest_part(g: State, land: int) -> int:
    """K27: the largest connected part of a land; the first of them in a tie."""
    largest = 0
    while land:
        part = first_part(g, land)
        land ^= part
        if size(part) > size(largest):
            largest = part
    return largest


def grown_area(g: State, land: int, field: int) -> int:
    """K27: the fields of the area that one more field (a set of one) forms with a land."""
    neighbours = NEIGHBOURS[g.join]
    edge = field
    fields = 0
    while edge:
        one = edge & -edge
        joined = neighbours[lowest(one)] & land
        land ^= joined
        edge ^= one | joined
        fields += 1
    return fields


def beside(g: State, fields: int) -> int:
    """The fields around some others."""
    found = 0
    rest = fields
    while rest:
        found |= NEIGHBOURS[g.join][lowest(rest)]
        rest &= rest - 1
    return found & ~fields


def land_points(g: State, player: int) -> int:
    """K27: 3 for each field of the largest area, 1 for each other one."""
    area = largest_area(g, g.land[player])
    return AREA_WORTH * area + size(g.land[player]) - area


def flame_points(g: State, player: int) -> int:
    """K28: for the most flames, even in a tie; never for zero flames."""
    mine = g.flames[player]
    for other in range(g.players):
        if g.flames[other] > mine:
            return 0
    return FLAMES_WORTH if mine else 0


def gem_worth(gold: int, white: int) -> int:
    """K29: the points for some gems."""
    return GOLD_WORTH * gold + WHITE_WORTH * white


def gem_points(g: State, player: int) -> int:
    """K29."""
    return gem_worth(g.gold[player], g.white[player])


def score(g: State, player: int) -> int:
    """K27 to K29, also before the end."""
    return land_points(g, player) + flame_points(g, player) + gem_points(g, player)


def winners(g: State) -> int:
    """K30: the highest score; then more flames; then shared."""
    best = -1
    found = 0
    for player in range(g.players):
        rank = score(g, player) * 100 + g.flames[player]
        if rank > best:
            best = rank
            found = 0
        if rank == best:
            found |= 1 << player
    return found
