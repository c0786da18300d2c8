"""What a player of Emerald sees, as numbers for learners, in the compiled subset.

The player comes first, then the others clockwise; an empty seat is all zeros. Colours come in
the same order: with two players mine, the other's, my second, the other's second.
"""

from karfunkel.games.emerald.rules.hands import past_owner, past_value
from karfunkel.games.emerald.rules.play import knights_in_play
from karfunkel.games.emerald.rules.state import (
    ANSWER,
    CARD_KINDS,
    CAVE_FIELDS,
    COLOURS,
    GEM_KINDS,
    GIVEN,
    GOLD_KINDS,
    KNIGHTS,
    NOWHERE,
    PHASES,
    PILES,
    PLACES,
    SEATS,
    TOWARD_CHAMBER,
    State,
)

PHASE_KINDS = len(PHASES)

PARTS: tuple[tuple[str, int, int], ...] = (
    ("players", 1, SEATS),
    ("open gold", 1, 1),
    ("phase", PHASE_KINDS, 1),
    ("I choose", 1, 1),
    ("second knight", 1, 1),
    ("card taken", 1, 1),
    ("strip", 1, 6),
    ("dragon faces the chamber", 1, 1),
    ("treasures left", 1, 4),
    ("dragon", CAVE_FIELDS, 1),
    ("cards left in the pile", PILES, 3),
    ("gold on the pile", CAVE_FIELDS, GOLD_KINDS),
    ("gem on the pile", CAVE_FIELDS * GEM_KINDS, 1),
    ("cards never seen by kind", CARD_KINDS, 6),
    ("crowd", PLACES, 5),
    ("knight that moved", PLACES, 1),
    ("knight that must rest", PLACES, 1),
    ("colour's knights on the place", SEATS * PLACES, 2),
    ("colour is caught", SEATS, 1),
    ("seat's turn", SEATS, 1),
    ("seat has four gems' bonus", SEATS, 1),
    ("seat's knights in play", SEATS, 5),
    ("seat's treasures", SEATS, 4),
    ("seat's gold cards", SEATS, 5),
    ("seat's gold given", SEATS, 5),
    ("seat's gems by kind", SEATS * GEM_KINDS, 6),
    ("seat's gold by value, where seen", SEATS * GOLD_KINDS, 5),
    ("seat's gold ever taken by value", SEATS * GOLD_KINDS, 5),
)
LENGTH = sum(length for _, length, _ in PARTS)


def features(g: State, player: int, out: list[int]) -> None:
    """Write all parts into `out`."""
    for i in range(LENGTH):
        out[i] = 0
    at = write_table(g, player, out)
    at = write_piles(g, out, at)
    at = write_knights(g, player, out, at)
    write_seats(g, player, out, at)


def write_table(g: State, player: int, out: list[int]) -> int:
    """What the table has only once; return where the next part begins."""
    out[0] = g.players
    out[1] = g.open_gold
    out[2 + g.phase] = 1
    at = 2 + PHASE_KINDS
    if g.on_turn > 0:
        out[at] = g.on_turn >> player & 1
    out[at + 1] = g.second
    out[at + 2] = g.took
    out[at + 3] = g.strip
    if g.facing == TOWARD_CHAMBER:
        out[at + 4] = 1
    out[at + 5] = g.treasures_left
    out[at + 5 + g.dragon] = 1
    return at + 6 + CAVE_FIELDS


def write_piles(g: State, out: list[int], at: int) -> int:
    """The cards beside the cave; return where the next part begins."""
    for pile in range(PILES):
        out[at + pile] = g.left[pile]
    at += PILES
    for field in range(CAVE_FIELDS):
        out[at + field] = g.top[2 * field]
        gem = g.top[2 * field + 1] - 1 - GOLD_KINDS
        if gem >= 0:
            out[at + CAVE_FIELDS + field * GEM_KINDS + gem] = 1
    at += CAVE_FIELDS * (1 + GEM_KINDS)
    for card in range(CARD_KINDS):
        out[at + card] = g.unseen[card]
    return at + CARD_KINDS


def write_knights(g: State, player: int, out: list[int], at: int) -> int:
    """Where the knights stand; return where the next part begins."""
    for place in range(PLACES):
        out[at + place] = g.crowd[place]
    at += PLACES
    if 0 <= g.moved_place < PLACES:
        out[at + g.moved_place] = 1
    at += PLACES
    if g.held_place != NOWHERE:
        out[at + g.held_place] = 1
    at += PLACES
    colours, knights = COLOURS[g.players], KNIGHTS[g.players]
    for offset in range(colours):
        colour = (player + offset) % colours
        for slot in range(colour * knights, colour * knights + knights):
            if g.knight[slot] < PLACES:
                out[at + offset * PLACES + g.knight[slot]] += 1
        if g.phase == ANSWER and g.caught_colour == colour:
            out[at + SEATS * PLACES + offset] = 1
    return at + SEATS * PLACES + SEATS


def write_seats(g: State, player: int, out: list[int], at: int) -> None:
    """What every player has, in rows of one number per seat."""
    gems = at + 6 * SEATS
    hands = gems + SEATS * GEM_KINDS
    taken = hands + SEATS * GOLD_KINDS
    for offset in range(g.players):
        seat = (player + offset) % g.players
        if g.active == seat:
            out[at + offset] = 1
        if g.collector == seat:
            out[at + SEATS + offset] = 1
        out[at + 2 * SEATS + offset] = knights_in_play(g, seat)
        out[at + 3 * SEATS + offset] = g.treasures[seat]
        out[at + 4 * SEATS + offset] = g.hand_size[seat]
        for gem in range(GEM_KINDS):
            out[gems + offset * GEM_KINDS + gem] = g.gems[seat * GEM_KINDS + gem]
        for card in range(GOLD_KINDS):
            out[hands + offset * GOLD_KINDS + card] = g.hand[seat] >> 3 * card & 7
    for entry in range(g.past_length):
        offset = (past_owner(g, entry) - player) % g.players
        value = past_value(g, entry)
        if value == GIVEN:
            out[at + 5 * SEATS + offset] += 1
        else:
            out[taken + offset * GOLD_KINDS + value - 1] += 1
