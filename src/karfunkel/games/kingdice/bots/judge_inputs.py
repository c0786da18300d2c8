"""The inputs of the judge of King of the Dice, in the compiled subset.

First all that learners get (`features.py`), then for every seat what it has and could get
(`seat_inputs.py`), and the table. The player comes first, then the others clockwise; an empty seat
is all zeros. A judge that only says who wins needs just what comes after the inputs of learners.
"""

from karfunkel.core.bits import size
from karfunkel.games.kingdice import features as plain
from karfunkel.games.kingdice.bots.seat_inputs import OF_A_SEAT, SCORE, steals_gems, write_seat
from karfunkel.games.kingdice.bots.values import AHEAD_OF_TWO
from karfunkel.games.kingdice.features import features as write_plain
from karfunkel.games.kingdice.rules.state import IN_BETWEEN, PILES, SEATS, State

SEAT_PARTS: tuple[tuple[str, int], ...] = (
    ("largest area", 20),
    ("second area", 8),
    ("third area", 4),
    ("areas", 8),
    ("fields", 20),
    ("flames", 5),
    ("gold gems", 3),
    ("white gems", 5),
    ("cards", 8),
    ("pairs of cards", 3),
    ("super jokers", 4),
    ("score", 50),
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
    ("pairs on offer", 3),
    ("lead in points", 20),
    ("lead for the tiles left", 400),
    ("on turn", 1),
)
"""For every seat: what it is, and its scale; the first are those of `seat_inputs.py`."""
SEAT_INPUTS = len(SEAT_PARTS)
LAST_TILES = (1, 2, 3, 4, 6, 8, 11, 15)
"""Thresholds of tiles left."""
LEAD = OF_A_SEAT
LEAD_FOR_TILES = LEAD + 1
ON_TURN = LEAD + 2

PARTS: tuple[tuple[str, int, int], ...] = (
    *plain.PARTS,
    *(
        (f"seat {seat + 1}: {name}", 1, scale)
        for seat in range(SEATS)
        for name, scale in SEAT_PARTS
    ),
    ("tiles left", 1, 20),
    ("flames on the map", 1, 5),
    ("flames left", 1, 5),
    ("gold gems on the map", 1, 3),
    ("white gems on the map", 1, 5),
    ("gold gems left", 1, 3),
    ("white gems left", 1, 5),
    ("few tiles left", len(LAST_TILES), 1),
    ("thief of gems on offer", 1, 1),
    ("number of players", SEATS - 1, 1),
    ("what is to be done", IN_BETWEEN, 1),
    ("times thrown", 1, 3),
    ("someone must be hired", 1, 1),
    ("step met", 1, 4),
    ("citizen is met", PILES, 1),
)
LENGTH = sum(length for _, length, _ in PARTS)
SEATS_AT = plain.LENGTH
OWN = LENGTH - SEATS_AT
"""How many there are besides the inputs of learners."""

LEAD_WORTH = tuple(round(64 / ahead) for ahead in AHEAD_OF_TWO)
"""What a lead of one point is worth, by tiles left: the fewer, the more."""


def features(g: State, player: int, out: list[int]) -> None:
    """Write all parts into `out`."""
    write_plain(g, player, out)
    write_own(g, player, out, SEATS_AT)


def write_own(g: State, player: int, out: list[int], at: int) -> None:
    """Write all but the inputs of learners, from `at` on."""
    for i in range(at, at + OWN):
        out[i] = 0
    first = -1
    second = 0
    leader = 0
    for offset in range(g.players):
        seat = (player + offset) % g.players
        there = at + offset * SEAT_INPUTS
        write_seat(g, seat, out, there)
        points = int(out[there + SCORE])
        if points > first:
            second = max(first, 0)
            first = points
            leader = offset
        else:
            second = max(second, points)
    for offset in range(g.players):
        there = at + offset * SEAT_INPUTS
        lead = int(out[there + SCORE]) - (second if offset == leader else first)
        out[there + LEAD] = lead
        out[there + LEAD_FOR_TILES] = lead * LEAD_WORTH[g.supply]
        out[there + ON_TURN] = int((player + offset) % g.players == g.active)
    write_table(g, out, at + SEATS * SEAT_INPUTS)


def write_table(g: State, out: list[int], at: int) -> None:
    """What the table has only once, and how far the turn is."""
    out[at] = g.supply
    out[at + 1] = size(g.map_flames)
    out[at + 2] = g.flames_left
    out[at + 3] = size(g.map_gold)
    out[at + 4] = size(g.map_white)
    out[at + 5] = g.gold_left
    out[at + 6] = g.white_left
    at += 7
    for last in range(len(LAST_TILES)):
        out[at + last] = int(g.supply <= LAST_TILES[last])
    at += len(LAST_TILES)
    out[at] = int(steals_gems(g))
    out[at + 1 + g.players - 2] = 1
    at += SEATS
    out[at + g.phase] = 1
    at += IN_BETWEEN
    out[at] = g.rolls
    out[at + 1] = g.must_hire
    out[at + 2] = g.step
    for pile in range(PILES):
        out[at + 3 + pile] = g.met >> pile & 1
