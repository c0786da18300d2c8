"""The inputs of the judge of King of the Dice, in the compiled subset.

First all that learners get (`features.py`), then for every seat what its areas, its cards and its
next turn promise, as points and chances: a net finds that hard to compute from fields and cards.
The player comes first, then the others clockwise; an empty seat is all zeros.
"""

from karfunkel.core.bits import lowest, size
from karfunkel.games.kingdice import features as plain
from karfunkel.games.kingdice.bots.values import (
    AHEAD_OF_TWO,
    POINT,
    flame_worth,
    gem_from_supply,
    harm,
    stolen_card,
    stolen_gem,
)
from karfunkel.games.kingdice.box.tables import (
    CARD_CHANCE,
    CARD_EFFECT,
    CARD_JOKER,
    FIELD_TERRAIN,
    NEIGHBOURS,
    TERRAIN_FIELDS,
)
from karfunkel.games.kingdice.features import features as write_plain
from karfunkel.games.kingdice.rules.citizens import jokers_of, nearest
from karfunkel.games.kingdice.rules.market import HIRES, WAY_PILE, WAY_STEPS, is_way
from karfunkel.games.kingdice.rules.scoring import (
    beside,
    first_part,
    gem_worth,
    grown_area,
    largest_area,
    score,
)
from karfunkel.games.kingdice.rules.state import (
    ALL_STEPS,
    AREA_WORTH,
    DWARF_PILE,
    GEM_THIEF,
    GOLD_WORTH,
    NOTHING,
    PILES,
    SEATS,
    TERRAINS,
    WHITE_WORTH,
    State,
)

SEAT_PARTS: tuple[tuple[str, int], ...] = (
    ("second area", 8),
    ("third area", 4),
    ("areas", 8),
    ("pairs of cards", 3),
    ("pairs on offer", 3),
    ("room", 8),
    ("tiles for the room", 16),
    ("gems in the room", 8),
    ("bridges", 4),
    ("dragons beside", 4),
    ("gems of dragons beside", 6),
    ("others beside", 6),
    ("threat of a brute", 8),
    ("worth of a tile", 60),
    ("worth of the better of two tiles", 80),
    ("worth of a tamer", 100),
    ("worth of a brute", 100),
    ("promise of a turn", 80),
    ("lead in points", 20),
    ("lead for the tiles left", 400),
)
"""For every seat: what it is, and its scale."""
SEAT_INPUTS = len(SEAT_PARTS)
LAST_TILES = (1, 2, 3, 4, 6, 8, 11, 15)
"""Thresholds of tiles left."""

PARTS: tuple[tuple[str, int, int], ...] = (
    *plain.PARTS,
    *(
        (f"seat {seat + 1}: {name}", 1, scale)
        for seat in range(SEATS)
        for name, scale in SEAT_PARTS
    ),
    ("few tiles left", len(LAST_TILES), 1),
    ("thief of gems on offer", 1, 1),
    ("players", SEATS - 1, 1),
)
LENGTH = sum(length for _, length, _ in PARTS)
SEATS_AT = plain.LENGTH
TABLE_AT = SEATS_AT + SEATS * SEAT_INPUTS

LEAD_WORTH = tuple(round(64 / ahead) for ahead in AHEAD_OF_TWO)
"""What a lead of one point is worth, by tiles left: the fewer, the more."""
LEVELS = 10
LEVEL_BITS = 6
"""Tiles are counted by the points they bring, two points to a level, six bits for each."""
PERCENT = 100
CERTAIN = 10_000
AREA_BITS = 6
AREA_MASK = (1 << AREA_BITS) - 1


def features(g: State, player: int, out: list[int]) -> None:
    """Write all parts into `out`."""
    write_plain(g, player, out)
    for i in range(SEATS_AT, LENGTH):
        out[i] = 0
    first = -1
    second = 0
    leader = 0
    for seat in range(g.players):
        points = score(g, seat)
        if points > first:
            second = first
            first = points
            leader = seat
        else:
            second = max(second, points)
    for offset in range(g.players):
        seat = (player + offset) % g.players
        at = SEATS_AT + offset * SEAT_INPUTS
        write_seat(g, seat, out, at)
        lead = first - second if seat == leader else score(g, seat) - first
        out[at + 18] = lead
        out[at + 19] = lead * LEAD_WORTH[g.supply]
    for last in range(len(LAST_TILES)):
        out[TABLE_AT + last] = int(g.supply <= LAST_TILES[last])
    out[TABLE_AT + len(LAST_TILES)] = int(steals_gems(g))
    out[TABLE_AT + len(LAST_TILES) + 1 + g.players - 2] = 1


def steals_gems(g: State) -> bool:
    """K18: which of the two thieves is on offer."""
    return g.offer[1] != NOTHING and CARD_EFFECT[g.offer[1]] == GEM_THIEF


def write_seat(g: State, seat: int, out: list[int], at: int) -> None:
    """What a seat has and could get."""
    sizes = area_sizes(g, g.land[seat])
    most = sizes & AREA_MASK
    out[at] = sizes >> AREA_BITS & AREA_MASK
    out[at + 1] = sizes >> 2 * AREA_BITS & AREA_MASK
    out[at + 2] = sizes >> 3 * AREA_BITS
    write_cards(g, seat, out, at + 3)
    write_room(g, seat, most, out, at + 5)
    out[at + 12] = threat(g, seat, most)
    tiles = tile_worths(g, seat, most)
    tile = tiles & (1 << 2 * AREA_BITS) - 1
    better = tiles >> 2 * AREA_BITS
    taming = tamer_worth(g, seat, most)
    conquest = brute_worth(g, seat, most)
    out[at + 13] = tile
    out[at + 14] = better
    out[at + 15] = taming
    out[at + 16] = conquest
    out[at + 17] = promise(g, seat, tile, better, taming, conquest)


def area_sizes(g: State, land: int) -> int:
    """K27: the three largest connected parts of a land, and how many there are, six bits each."""
    most = 0
    second = 0
    third = 0
    parts = 0
    while land:
        part = first_part(g, land)
        fields = size(part)
        land ^= part
        parts += 1
        if fields > most:
            third = second
            second = most
            most = fields
        elif fields > second:
            third = second
            second = fields
        elif fields > third:
            third = fields
    return most | second << AREA_BITS | third << 2 * AREA_BITS | parts << 3 * AREA_BITS


def write_cards(g: State, seat: int, out: list[int], at: int) -> None:
    """K12: pairs in hand, and cards on offer that would make one."""
    jokers = jokers_of(g, seat)
    out[at] = size(g.cards[seat]) - size(jokers)
    pairs = 0
    for pile in range(PILES):
        if g.offer[pile] != NOTHING:
            pairs += jokers >> CARD_JOKER[g.offer[pile]] & 1
    out[at + 1] = pairs


def others_land(g: State, seat: int) -> int:
    """The fields with another player's marker."""
    found = 0
    for other in range(g.players):
        if other != seat:
            found |= g.land[other]
    return found


def write_room(g: State, seat: int, most: int, out: list[int], at: int) -> None:
    """Where the largest area may grow (K16, K19, K20)."""
    land = g.land[seat]
    largest = 0
    rest = land
    while rest and largest == 0:
        part = first_part(g, rest)
        rest ^= part
        if size(part) == most:
            largest = part
    around = beside(g, largest)
    empty = around & ~g.castles
    dragons = around & g.map_flames
    tiles = 0
    bridges = 0
    rest = empty
    while rest:
        field = lowest(rest)
        rest &= rest - 1
        tiles += g.face_down >> 2 * FIELD_TERRAIN[field] & 3
        if NEIGHBOURS[g.join][field] & land & ~largest:
            bridges += 1
    out[at] = size(empty)
    out[at + 1] = tiles
    out[at + 2] = gem_worth(size(empty & g.map_gold), size(empty & g.map_white))
    out[at + 3] = bridges
    out[at + 4] = size(dragons)
    out[at + 5] = gem_worth(size(dragons & g.map_gold), size(dragons & g.map_white))
    out[at + 6] = size(around & others_land(g, seat))


def lost_with(g: State, seat: int, field: int, most: int) -> int:
    """K20, K27: the points that a player with `most` fields in an area loses with a field."""
    rest = g.land[seat] & ~field
    area = most
    if grown_area(g, rest, field) == most:
        area = largest_area(g, rest)
    return 1 + (AREA_WORTH - 1) * (most - area)


def won_with(g: State, seat: int, field: int, most: int) -> int:
    """K16, K27, K29: the points of one more field, for a player with `most` fields in an area."""
    found = 1
    if NEIGHBOURS[g.join][lowest(field)] & g.land[seat] or most == 0:
        found += (AREA_WORTH - 1) * max(0, grown_area(g, g.land[seat], field) - most)
    if g.map_gold & field:
        found += GOLD_WORTH
    elif g.map_white & field:
        found += WHITE_WORTH
    return found


def threat(g: State, seat: int, most: int) -> int:
    """The most points that a brute beside the land could take."""
    found = 0
    rest = g.land[seat] & beside(g, others_land(g, seat))
    while rest:
        field = rest & -rest
        rest ^= field
        found = max(found, lost_with(g, seat, field, most))
    return found


def tamer_worth(g: State, seat: int, most: int) -> int:
    """K19: the best flame on the map, in tenths of a point."""
    best = 0
    rest = g.map_flames
    while rest:
        field = rest & -rest
        rest ^= field
        best = max(best, won_with(g, seat, field, most))
    return POINT * best + flame_worth(g, seat) if best else 0


def brute_worth(g: State, seat: int, most: int) -> int:
    """K20: the best field to conquer, in tenths of a point."""
    best = 0
    rest = nearest(g, seat)
    while rest:
        field = rest & -rest
        rest ^= field
        found = POINT * won_with(g, seat, field, most)
        for other in range(g.players):
            if g.land[other] & field:
                found += harm(g, lost_with(g, other, field, largest_area(g, g.land[other])))
        best = max(best, found)
    return best


def tile_worths(g: State, seat: int, most: int) -> int:
    """The mean worth of a tile on its best field, twelve bits, and of the better of two tiles."""
    tiles = 0
    points = 0
    levels = 0
    for terrain in range(TERRAINS):
        there = g.face_down >> 2 * terrain & 3
        if there:
            rest = TERRAIN_FIELDS[terrain] & ~g.castles
            best = 0
            while rest:
                field = rest & -rest
                rest ^= field
                best = max(best, won_with(g, seat, field, most))
            tiles += there
            points += there * best
            levels += there << LEVEL_BITS * min(best >> 1, LEVELS - 1)
    if tiles == 0:
        return 0
    mean = POINT * points // tiles
    # The pairs of tiles in which neither is above a level.
    below = 0
    better = 0
    for level in range(LEVELS):
        there = levels >> LEVEL_BITS * level & (1 << LEVEL_BITS) - 1
        better += 2 * level * ((below + there) * (below + there) - below * below)
        below += there
    better = max(mean, POINT * better // (tiles * tiles) + POINT // 2)
    return mean | better << 2 * AREA_BITS


def promise(g: State, seat: int, tile: int, better: int, taming: int, conquest: int) -> int:
    """Roughly what a turn brings, in tenths of a point: the best way to hire that is met.

    Each is treated as met or missed independently, with its own chance (K42).
    """
    found = 0
    left = CERTAIN
    done = 0
    for _ in range(HIRES):
        best = 0
        chosen = 0
        for way in range(HIRES):
            if done >> way & 1 == 0 and is_way(g, way):
                worth = way_worth(g, seat, way, tile, better, taming, conquest)
                if worth > best:
                    best = worth
                    chosen = way
        if best == 0:
            break
        done |= 1 << chosen
        chances = CARD_CHANCE[g.offer[WAY_PILE[chosen]]]
        met = left * chances[WAY_STEPS[chosen] - 1] // PERCENT
        found += met * best
        left -= met
    return found // CERTAIN


def way_worth(
    g: State, seat: int, way: int, tile: int, better: int, taming: int, conquest: int
) -> int:
    """What a way to hire brings, in tenths of a point."""
    pile, steps = WAY_PILE[way], WAY_STEPS[way]
    if pile == DWARF_PILE:
        if steps == 1:
            return tile
        if steps == 2:
            return better
        best = better + (better - tile) // 2
        return best + gem_from_supply(g) if steps == ALL_STEPS else best
    if pile == 1:
        if steals_gems(g):
            return tile + stolen_gem(g, seat)
        return better + stolen_card(g, seat)
    if pile == 2:
        return taming
    if pile == 3:
        return conquest
    return tile * min(2, g.supply)
