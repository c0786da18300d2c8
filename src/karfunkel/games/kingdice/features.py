"""What a player of King of the Dice sees, as numbers for learners, in the compiled subset.

The player comes first, then the others clockwise; an empty seat is all zeros.
"""

from karfunkel.core.bits import lowest, size
from karfunkel.games.kingdice.box.tables import CARD_EFFECT, CARD_JOKER, DIE_COLOUR, FIELD_TERRAIN
from karfunkel.games.kingdice.rules.scoring import largest_area, score
from karfunkel.games.kingdice.rules.state import (
    ALL_STEPS,
    COLOURS,
    DICE,
    EFFECT_KINDS,
    FIELDS,
    FLAMES,
    GOLD_GEMS,
    IN_BETWEEN,
    JOINS,
    JOKERS,
    MARKERS,
    MOST_ROLLS,
    NOTHING,
    NUMBERS,
    PILE_SIZE,
    PILES,
    SEATS,
    TERRAINS,
    TILES,
    WHITE_GEMS,
    State,
)

CARD_PARTS = EFFECT_KINDS + JOKERS + 2 * PILE_SIZE

PARTS: tuple[tuple[str, int, int], ...] = (
    ("players", 1, SEATS),
    ("join", JOINS, 1),
    ("phase", IN_BETWEEN, 1),
    ("I choose", 1, 1),
    ("throws made", 1, MOST_ROLLS),
    ("must hire", 1, 1),
    ("dwarf's step", 1, ALL_STEPS),
    ("die's number", DICE * NUMBERS, 1),
    ("die's colour", DICE * COLOURS, 1),
    ("dice on the table by number", NUMBERS, DICE),
    ("dice on the table by colour", COLOURS, DICE),
    ("pile's card is met", PILES, 1),
    ("pile's card: effect, joker, which, which are below", PILES * CARD_PARTS, 1),
    ("card at work: effect", EFFECT_KINDS, 1),
    ("tiles in the supply", 1, TILES),
    ("tiles face down by terrain", TERRAINS, 2),
    ("sightings by terrain", TERRAINS, 31),
    ("tiles face up by terrain", TERRAINS, 2),
    ("terrain of the tile to settle", TERRAINS, 1),
    ("supply: flames", 1, FLAMES),
    ("supply: white gems", 1, WHITE_GEMS),
    ("supply: gold gems", 1, GOLD_GEMS),
    ("field: castle", FIELDS, 1),
    ("field: flame", FIELDS, 1),
    ("field: white gem", FIELDS, 1),
    ("field: gold gem", FIELDS, 1),
    ("field to choose", FIELDS, 1),
    ("field: tiles of its terrain face down", FIELDS, 2),
    ("seat's field", SEATS * FIELDS, 1),
    ("seat's turn", SEATS, 1),
    ("seat's markers", SEATS, MARKERS),
    ("seat's super jokers", SEATS, 4),
    ("seat's flames", SEATS, 5),
    ("seat's white gems", SEATS, 5),
    ("seat's gold gems", SEATS, 3),
    ("seat's fields", SEATS, MARKERS),
    ("seat's largest area", SEATS, MARKERS),
    ("seat's score", SEATS, 50),
    ("seat's cards by joker", SEATS * JOKERS, 2),
)
LENGTH = sum(length for _, length, _ in PARTS)


def features(g: State, player: int, out: list[int]) -> None:
    """Write all parts into `out`."""
    for i in range(LENGTH):
        out[i] = 0
    at = write_table(g, player, out)
    at = write_dice(g, out, at)
    at = write_market(g, out, at)
    at = write_tiles(g, out, at)
    at = write_map(g, out, at)
    write_seats(g, player, out, at)


def write_table(g: State, player: int, out: list[int]) -> int:
    """What the table has only once; return where the next part begins."""
    out[0] = g.players
    out[1 + g.join] = 1
    at = 1 + JOINS
    out[at + g.phase] = 1
    at += IN_BETWEEN
    if g.on_turn > 0:
        out[at] = g.on_turn >> player & 1
    out[at + 1] = g.rolls
    out[at + 2] = g.must_hire
    out[at + 3] = g.step
    return at + 4


def write_dice(g: State, out: list[int], at: int) -> int:
    """Every die, and all of them counted with jokers; return where the next part begins."""
    colours = at + DICE * NUMBERS
    for die in range(DICE):
        side = (g.dice >> 3 * die & 7) - 1
        if side >= 0:
            out[at + die * NUMBERS + side] = 1
            out[colours + die * COLOURS + DIE_COLOUR[die][side]] = 1
    at = colours + DICE * COLOURS
    for number in range(NUMBERS):
        out[at + number] = g.numbers >> 4 * number & 15
    at += NUMBERS
    for colour in range(COLOURS):
        out[at + colour] = g.colours >> 4 * colour & 15
    return at + COLOURS


def write_market(g: State, out: list[int], at: int) -> int:
    """The piles and the card at work; return where the next part begins."""
    for pile in range(PILES):
        out[at + pile] = g.met >> pile & 1
    at += PILES
    for pile in range(PILES):
        card = g.offer[pile]
        if card != NOTHING:
            out[at + CARD_EFFECT[card]] = 1
            out[at + EFFECT_KINDS + CARD_JOKER[card]] = 1
            out[at + EFFECT_KINDS + JOKERS + card % PILE_SIZE] = 1
        for i in range(PILE_SIZE):
            out[at + EFFECT_KINDS + JOKERS + PILE_SIZE + i] = g.unseen >> (pile * PILE_SIZE + i) & 1
        at += CARD_PARTS
    if g.hired != NOTHING:
        out[at + CARD_EFFECT[g.hired]] = 1
    return at + EFFECT_KINDS


def write_tiles(g: State, out: list[int], at: int) -> int:
    """Tiles and supplies; return where the next part begins."""
    out[at] = g.supply
    at += 1
    for terrain in range(TERRAINS):
        out[at + terrain] = g.face_down >> 2 * terrain & 3
        out[at + TERRAINS + terrain] = g.sightings[terrain]
        out[at + 2 * TERRAINS + terrain] = g.drawn >> 2 * terrain & 3
    at += 3 * TERRAINS
    if g.tile != NOTHING:
        out[at + g.tile] = 1
    at += TERRAINS
    out[at] = g.flames_left
    out[at + 1] = g.white_left
    out[at + 2] = g.gold_left
    return at + 3


def write_map(g: State, out: list[int], at: int) -> int:
    """Every field; return where the next part begins."""
    for field in range(FIELDS):
        out[at + field] = g.castles >> field & 1
        out[at + FIELDS + field] = g.map_flames >> field & 1
        out[at + 2 * FIELDS + field] = g.map_white >> field & 1
        out[at + 3 * FIELDS + field] = g.map_gold >> field & 1
        out[at + 4 * FIELDS + field] = g.targets >> field & 1
        out[at + 5 * FIELDS + field] = g.face_down >> 2 * FIELD_TERRAIN[field] & 3
    return at + 6 * FIELDS


def write_seats(g: State, player: int, out: list[int], at: int) -> None:
    """What every player has, in rows of one number per seat."""
    things = at + SEATS * FIELDS
    jokers = things + 9 * SEATS
    for offset in range(g.players):
        seat = (player + offset) % g.players
        for field in range(FIELDS):
            out[at + offset * FIELDS + field] = g.land[seat] >> field & 1
        if g.active == seat:
            out[things + offset] = 1
        out[things + SEATS + offset] = g.markers[seat]
        out[things + 2 * SEATS + offset] = g.supers[seat]
        out[things + 3 * SEATS + offset] = g.flames[seat]
        out[things + 4 * SEATS + offset] = g.white[seat]
        out[things + 5 * SEATS + offset] = g.gold[seat]
        out[things + 6 * SEATS + offset] = size(g.land[seat])
        out[things + 7 * SEATS + offset] = largest_area(g, g.land[seat])
        out[things + 8 * SEATS + offset] = score(g, seat)
        cards = g.cards[seat]
        while cards:
            joker = CARD_JOKER[lowest(cards)]
            out[jokers + offset * JOKERS + joker] += 1
            cards &= cards - 1
