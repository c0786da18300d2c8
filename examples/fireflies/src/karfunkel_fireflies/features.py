"""What a player of Fireflies sees, as numbers for learning agents, in the compiled subset.

The player comes first, then the others clockwise; an empty seat is all zeros.
"""

from karfunkel_fireflies.rules import MEADOW_COUNT, SEATS, State

PARTS: tuple[tuple[str, int, int], ...] = (
    ("players", 1, SEATS),
    ("nights left", 1, 8),
    ("glow", MEADOW_COUNT, 8),
    ("favourite", MEADOW_COUNT, 1),
    ("lanterns", SEATS, 1),
    ("caught", SEATS * MEADOW_COUNT, 16),
)
LANTERNS = 2 + 2 * MEADOW_COUNT
CATCHES = LANTERNS + SEATS


def features(g: State, player: int, out: list[int]) -> None:
    """Write all parts into `out`."""
    out[0] = g.players
    out[1] = g.nights - g.night
    for meadow in range(MEADOW_COUNT):
        out[2 + meadow] = g.glow[meadow]
        out[2 + MEADOW_COUNT + meadow] = 1 if g.favourite[player] == 1 + meadow else 0
    for offset in range(SEATS):
        here = offset < g.players
        seat = (player + offset) % g.players
        out[LANTERNS + offset] = g.lanterns >> seat & 1 if here else 0
        for meadow in range(MEADOW_COUNT):
            place = CATCHES + offset * MEADOW_COUNT + meadow
            out[place] = g.caught[seat * MEADOW_COUNT + meadow] if here else 0
