"""What a seat has and could get, as inputs of nets, in the compiled subset.

The inputs are points and chances, not fields and cards: a net finds those hard to compute, and so
they fit other boxes too (K44).
"""

from karfunkel.core.bits import lowest, size
from karfunkel.games.kingdice.bots.values import (
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
from karfunkel.games.kingdice.rules.citizens import jokers_of, nearest
from karfunkel.games.kingdice.rules.market import HIRES, WAY_PILE, WAY_STEPS, is_way
from karfunkel.games.kingdice.rules.scoring import (
    beside,
    first_part,
    gem_worth,
    grown_area,
    largest_area,
    largest_part,
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
    TERRAINS,
    WHITE_WORTH,
    State,
)

# The inputs of a seat: their offsets.
LARGEST = 0
SECOND = 1
THIRD = 2
AREAS = 3
LAND = 4
FLAMES = 5
GOLD = 6
WHITE = 7
CARDS = 8
PAIRED = 9
SUPERS = 10
SCORE = 11
# Around the largest area.
ROOM = 12
ROOM_TILES = 13
ROOM_GEMS = 14
BRIDGES = 15
DRAGONS = 16
DRAGON_GEMS = 17
OTHERS = 18
# What a brute could take, in points; what the next turn could bring, in tenths of a point.
THREAT = 19
TILE = 20
BEST_TILE = 21
TAMING = 22
CONQUEST = 23
PROMISE = 24
PAIRS_ON_OFFER = 25
OF_A_SEAT = 26

LEVELS = 10
LEVEL_BITS = 6
"""Tiles are counted by the points they bring, two points to a level, six bits for each."""
PERCENT = 100
CERTAIN = 10_000


def steals_gems(g: State) -> bool:
    """K18: which of the two thieves is on offer."""
    return g.offer[1] != NOTHING and CARD_EFFECT[g.offer[1]] == GEM_THIEF


def write_seat(g: State, seat: int, out: list[int], at: int) -> None:
    """All inputs of a seat, from `at` on."""
    write_owned(g, seat, out, at)
    largest = write_areas(g, g.land[seat], out, at)
    write_around(g, seat, largest, out, at)
    write_chances(g, seat, out, at)


def write_owned(g: State, seat: int, out: list[int], at: int) -> None:
    """What a player has."""
    jokers = jokers_of(g, seat)
    cards = size(g.cards[seat])
    out[at + LAND] = size(g.land[seat])
    out[at + FLAMES] = g.flames[seat]
    out[at + GOLD] = g.gold[seat]
    out[at + WHITE] = g.white[seat]
    out[at + CARDS] = cards
    out[at + PAIRED] = cards - size(jokers)
    out[at + SUPERS] = g.supers[seat]
    out[at + SCORE] = score(g, seat)
    pairs = 0
    for pile in range(PILES):
        if g.offer[pile] != NOTHING:
            pairs += jokers >> CARD_JOKER[g.offer[pile]] & 1
    out[at + PAIRS_ON_OFFER] = pairs


def write_areas(g: State, land: int, out: list[int], at: int) -> int:
    """K27: how large the connected parts of a land are; return the fields of the largest."""
    most = 0
    second = 0
    third = 0
    parts = 0
    largest = 0
    while land:
        part = first_part(g, land)
        fields = size(part)
        land ^= part
        parts += 1
        if fields > most:
            third = second
            second = most
            most = fields
            largest = part
        elif fields > second:
            third = second
            second = fields
        elif fields > third:
            third = fields
    out[at + LARGEST] = most
    out[at + SECOND] = second
    out[at + THIRD] = third
    out[at + AREAS] = parts
    return largest


def write_around(g: State, seat: int, largest: int, out: list[int], at: int) -> None:
    """Where the largest area may grow (K16, K19, K20), and what a brute could take of the land."""
    neighbours = NEIGHBOURS[g.join]
    theirs = others_land(g, seat)
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
        if neighbours[field] & g.land[seat] & ~largest:
            bridges += 1
    out[at + ROOM] = size(empty)
    out[at + ROOM_TILES] = tiles
    out[at + ROOM_GEMS] = gem_worth(size(empty & g.map_gold), size(empty & g.map_white))
    out[at + BRIDGES] = bridges
    out[at + DRAGONS] = size(dragons)
    out[at + DRAGON_GEMS] = gem_worth(size(dragons & g.map_gold), size(dragons & g.map_white))
    out[at + OTHERS] = size(around & theirs)
    second = int(out[at + SECOND])
    threat = 0
    rest = g.land[seat] & beside(g, theirs)
    while rest:
        field = rest & -rest
        rest ^= field
        threat = max(threat, lost_with(g, seat, largest, second, field))
    out[at + THREAT] = threat


def others_land(g: State, seat: int) -> int:
    """The fields with another player's marker."""
    found = 0
    for other in range(g.players):
        if other != seat:
            found |= g.land[other]
    return found


def lost_with(g: State, seat: int, largest: int, second: int, field: int) -> int:
    """K20, K27: the points that a player loses with a field.

    `largest` is the player's largest area, `second` how many fields the next one has. Only a field
    with two neighbours can hold two parts together.
    """
    most = size(largest)
    area = most
    if field & largest:
        near = NEIGHBOURS[g.join][lowest(field)] & g.land[seat]
        if near & (near - 1):
            area = largest_area(g, g.land[seat] ^ field)
        else:
            area = max(most - 1, second)
    return 1 + (AREA_WORTH - 1) * (most - area)


def won_with(g: State, seat: int, field: int, most: int) -> int:
    """K16, K27, K29: the points of one more field, for a player with `most` fields in an area."""
    area = grown_area(g, g.land[seat], field)
    found = 1 + (AREA_WORTH - 1) * max(0, area - most)
    if g.map_gold & field:
        found += GOLD_WORTH
    elif g.map_white & field:
        found += WHITE_WORTH
    return found


def write_chances(g: State, seat: int, out: list[int], at: int) -> None:
    """What tiles, the tamer and the brute would bring, and a turn, approximately."""
    write_tiles(g, seat, out, at)
    most = int(out[at + LARGEST])
    taming = 0
    rest = g.map_flames
    while rest:
        field = rest & -rest
        rest ^= field
        taming = max(taming, won_with(g, seat, field, most))
    if taming:
        taming = POINT * taming + flame_worth(g, seat)
    out[at + TAMING] = taming
    out[at + CONQUEST] = conquest_worth(g, seat, most)
    out[at + PROMISE] = promise(g, seat, out, at)


def conquest_worth(g: State, seat: int, most: int) -> int:
    """K20: the best field to conquer, in tenths of a point."""
    best = 0
    reached = nearest(g, seat)
    for other in range(g.players):
        rest = g.land[other] & reached
        if rest:
            largest = largest_part(g, g.land[other])
            second = largest_area(g, g.land[other] ^ largest)
            while rest:
                field = rest & -rest
                rest ^= field
                lost = harm(g, lost_with(g, other, largest, second, field))
                best = max(best, lost + POINT * won_with(g, seat, field, most))
    return best


def write_tiles(g: State, seat: int, out: list[int], at: int) -> None:
    """The mean value of a tile on its best field, and of the better of two tiles."""
    most = int(out[at + LARGEST])
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
    tiles = max(1, tiles)
    out[at + TILE] = POINT * points // tiles
    # The pairs of tiles in which neither is above a level.
    below = 0
    better = 0
    for level in range(LEVELS):
        there = levels >> LEVEL_BITS * level & (1 << LEVEL_BITS) - 1
        better += 2 * level * ((below + there) * (below + there) - below * below)
        below += there
    out[at + BEST_TILE] = max(
        POINT * points // tiles, POINT * better // (tiles * tiles) + POINT // 2
    )


def promise(g: State, seat: int, out: list[int], at: int) -> int:
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
                worth = way_worth(g, seat, way, out, at)
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


def way_worth(g: State, seat: int, way: int, out: list[int], at: int) -> int:
    """What a way to hire brings, in tenths of a point."""
    pile, steps = WAY_PILE[way], WAY_STEPS[way]
    tile, better = int(out[at + TILE]), int(out[at + BEST_TILE])
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
        return int(out[at + TAMING])
    if pile == 3:
        return int(out[at + CONQUEST])
    return tile * min(2, g.supply)
