"""What a player of Diamant sees, as numbers for learners, in the compiled subset.

The player comes first, then the others clockwise; an empty seat is all zeros.
"""

from karfunkel.games.diamant.rules import (
    CARD_KINDS,
    FIRST_TRAP,
    SEATS,
    TRAP_KINDS,
    State,
)

PARTS: tuple[tuple[str, int, int], ...] = (
    ("players", 1, SEATS),
    ("rounds left", 1, 5),
    ("cards in the row", 1, 10),
    ("gems lying", 1, 20),
    ("relics lying", 1, 5),
    ("relics carried out", 1, 5),
    ("traps lying", TRAP_KINDS, 1),
    ("cards left by kind", CARD_KINDS, 3),
    ("cards left that would strike", 1, 15),
    ("cards left", 1, 35),
    ("seat in the cave", SEATS, 1),
    ("seat's hand", SEATS, 20),
    ("seat's chest", SEATS, 50),
)


def features(g: State, player: int, out: list[int]) -> None:
    """Write all parts into `out`."""
    out[0] = g.players
    out[1] = g.rounds - g.round
    out[2] = g.row_length
    out[3] = g.lying
    out[4] = g.relics_lying
    out[5] = g.relics_out
    place = 6
    for trap in range(TRAP_KINDS):
        out[place] = g.traps >> trap & 1
        place += 1
    cards = 0
    strikes = 0
    for card in range(CARD_KINDS):
        out[place] = g.deck[card]
        place += 1
        cards += g.deck[card]
        if FIRST_TRAP <= card < FIRST_TRAP + TRAP_KINDS and g.traps >> (card - FIRST_TRAP) & 1:
            strikes += g.deck[card]
    out[place] = strikes
    out[place + 1] = cards
    place += 2
    for offset in range(SEATS):
        if offset < g.players:
            seat = (player + offset) % g.players
            out[place + offset] = g.cave >> seat & 1
            out[place + SEATS + offset] = g.hand * (g.cave >> seat & 1)
            out[place + 2 * SEATS + offset] = g.chest[seat]
        else:
            out[place + offset] = 0
            out[place + SEATS + offset] = 0
            out[place + 2 * SEATS + offset] = 0
