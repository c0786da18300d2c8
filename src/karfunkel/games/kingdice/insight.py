"""How a table of two looks, judged by a small net, for searches; in the compiled subset.

It sees counts only, nothing of what is printed on the map or the cards, so it judges other boxes
(K44) as well. `fit_insight.py` writes its weights.
"""

from math import exp

from karfunkel.core.playout import WIN
from karfunkel.core.work import Work
from karfunkel.games.kingdice.citizens import jokers_of
from karfunkel.games.kingdice.insight_weights import BIAS, DIRECT, HIDDEN, HIDDEN_BIAS, SIGN, UNIT
from karfunkel.games.kingdice.scoring import (
    first_part,
    gem_worth,
    largest_area,
    score,
    size,
)
from karfunkel.games.kingdice.state import BIT, BIT_MODULUS, State
from karfunkel.games.kingdice.tables import FIELD_TERRAIN, NEIGHBOURS

# What is noticed of each of the two: where it stands among the inputs.
LARGEST = 0
SECOND = 1
THIRD = 2
PARTS = 3
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
THREAT = 19
OF_A_SEAT = 20

SUPPLY = 2 * OF_A_SEAT
OF_THE_TABLE = 7
INPUTS = SUPPLY + OF_THE_TABLE

UNITS = len(SIGN)
STEPS = 64
"""How finely chances are tabled, for each e that they grow by."""
LAST = 8 * STEPS
CHANCE = tuple(round(WIN / (1 + exp(-step / STEPS))) for step in range(-LAST, LAST + 1))


def judge(g: State, work: Work) -> int:
    """The chance of the player on turn to win, in units of 1 / WIN, at the beginning of a turn."""
    notice(g, work.appeal, 0)
    found = BIAS
    for i in range(INPUTS):
        found += DIRECT[i] * work.appeal[i]
    for unit in range(UNITS):
        weights = HIDDEN[unit]
        lit = HIDDEN_BIAS[unit]
        for i in range(INPUTS):
            lit += weights[i] * work.appeal[i]
        if lit > 0:
            found += SIGN[unit] * lit
    return CHANCE[max(0, min(2 * LAST, LAST + found * STEPS // UNIT))]


def notice(g: State, out: list[int], at: int) -> None:
    """Write down what the net sees: the player on turn, the other one, and the table."""
    notice_seat(g, g.active, out, at)
    notice_seat(g, 1 - g.active, out, at + OF_A_SEAT)
    at += SUPPLY
    out[at] = g.supply
    out[at + 1] = size(g.map_flames)
    out[at + 2] = g.flames_left
    out[at + 3] = size(g.map_gold)
    out[at + 4] = size(g.map_white)
    out[at + 5] = g.gold_left
    out[at + 6] = g.white_left


def notice_seat(g: State, seat: int, out: list[int], at: int) -> None:
    """What a player has, and what lies around the largest area."""
    cards = size(g.cards[seat])
    out[at + LAND] = size(g.land[seat])
    out[at + FLAMES] = g.flames[seat]
    out[at + GOLD] = g.gold[seat]
    out[at + WHITE] = g.white[seat]
    out[at + CARDS] = cards
    out[at + PAIRED] = cards - size(jokers_of(g, seat))
    out[at + SUPERS] = g.supers[seat]
    out[at + SCORE] = score(g, seat)
    notice_around(g, seat, notice_areas(g, g.land[seat], out, at), out, at)


def notice_areas(g: State, land: int, out: list[int], at: int) -> int:
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
    out[at + PARTS] = parts
    return largest


def notice_around(g: State, seat: int, largest: int, out: list[int], at: int) -> None:
    """Where the largest area may grow (K16, K19, K20), and what a brute could take of the land."""
    neighbours = NEIGHBOURS[g.join]
    around = beside(g, largest)
    empty = around & ~g.castles
    dragons = around & g.map_flames
    tiles = 0
    bridges = 0
    rest = empty
    while rest:
        field = BIT[(rest & -rest) % BIT_MODULUS]
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
    out[at + OTHERS] = size(around & g.land[1 - seat])
    out[at + THREAT] = threat(g, g.land[seat], g.land[1 - seat])


def beside(g: State, fields: int) -> int:
    """The fields around some others."""
    found = 0
    rest = fields
    while rest:
        found |= NEIGHBOURS[g.join][BIT[(rest & -rest) % BIT_MODULUS]]
        rest &= rest - 1
    return found & ~fields


def threat(g: State, land: int, others: int) -> int:
    """K20, K27: the most points that a player loses with one field beside others' fields."""
    neighbours = NEIGHBOURS[g.join]
    most = 0
    area = largest_area(g, land)
    rest = land
    while rest:
        field = rest & -rest
        rest ^= field
        if neighbours[BIT[field % BIT_MODULUS]] & others:
            most = max(most, 1 + 2 * (area - largest_area(g, land ^ field)))
    return most
