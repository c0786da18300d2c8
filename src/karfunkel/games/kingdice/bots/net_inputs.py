"""The inputs of the net that evaluates two-player positions; in the compiled subset.

First those of the active player's seat, then of the opponent's, then of the table.
"""

from karfunkel.core.bits import size
from karfunkel.games.kingdice.bots.seat_inputs import OF_A_SEAT, SCORE, steals_gems, write_seat
from karfunkel.games.kingdice.bots.values import AHEAD_OF_TWO
from karfunkel.games.kingdice.rules.state import State

# The inputs for the table: their offsets.
SUPPLY = 2 * OF_A_SEAT
MAP_FLAMES = SUPPLY + 1
FLAMES_LEFT = SUPPLY + 2
MAP_GOLD = SUPPLY + 3
MAP_WHITE = SUPPLY + 4
GOLD_LEFT = SUPPLY + 5
WHITE_LEFT = SUPPLY + 6
LEAD = SUPPLY + 7
ENDING = SUPPLY + 8
GEM_THIEF_ON_OFFER = ENDING + 4
INPUTS = GEM_THIEF_ON_OFFER + 1

LAST_TILES = (1, 2, 3, 5)
"""Thresholds of tiles left near the end of the game."""
LEAD_WORTH = tuple(round(64 / ahead) for ahead in AHEAD_OF_TWO)
"""What a lead of one point is worth, by tiles left: the fewer, the more."""


def notice(g: State, out: list[int], at: int) -> None:
    """Write all inputs, starting at `at`."""
    write_seat(g, g.active, out, at)
    write_seat(g, 1 - g.active, out, at + OF_A_SEAT)
    notice_table(g, out, at)


def notice_table(g: State, out: list[int], at: int) -> None:
    """What is the same for both, and who is ahead."""
    out[at + SUPPLY] = g.supply
    out[at + MAP_FLAMES] = size(g.map_flames)
    out[at + FLAMES_LEFT] = g.flames_left
    out[at + MAP_GOLD] = size(g.map_gold)
    out[at + MAP_WHITE] = size(g.map_white)
    out[at + GOLD_LEFT] = g.gold_left
    out[at + WHITE_LEFT] = g.white_left
    out[at + LEAD] = (out[at + SCORE] - out[at + OF_A_SEAT + SCORE]) * LEAD_WORTH[g.supply]
    for last in range(4):
        out[at + ENDING + last] = int(g.supply <= LAST_TILES[last])
    out[at + GEM_THIEF_ON_OFFER] = int(steals_gems(g))
