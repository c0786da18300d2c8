"""The table of King of the Dice, rules K1 to K9: what there is and what can be done.

In the subset of Python that `karfunkel.core.compiled` compiles, as `rules.py` is. Nothing here
depends on the map, the cards or the dice of a box: those are in `tables.py`.
"""

from typing import Annotated

from karfunkel.core.layout import Layout

# K1 to K3.
SEATS = 4
MARKERS = 16
FIELDS = 30
TERRAINS = 15
TILES = 30
REMOVED_TILES = 2
FLAMES = 15
DRAGON_COUNT = 2
WHITE_GEMS = 18
GOLD_GEMS = 6
CARDS = 60
PILES = 5
PILE_SIZE = 12
DICE = 6
NUMBERS = 6
COLOURS = 3
JOKERS = 18
MOST_ROLLS = 3
ALL_DICE = 63
NOTHING = -1

# K6: what lies on the map; the rest is the supply, less one white gem for each player.
MAP_WHITE = 6
MAP_GOLD = 4
NO_GEM = 0
WHITE = 1
GOLD = 2

# K17: the steps of a dwarf's card.
DWARF_PILE = 0
ALL_STEPS = 4
MOST_TILES = 3

# K27 to K29.
AREA_WORTH = 3
FLAMES_WORTH = 4
GOLD_WORTH = 3
WHITE_WORTH = 2

# Actions. To reroll a set of dice is the set itself; the empty one is to stop.
STOP = 0
PAIR = 64  # + joker: two face-up cards
SUPER_PAIR = PAIR + JOKERS  # + joker: a super joker and a face-up card
TWO_SUPERS = SUPER_PAIR + JOKERS  # + joker
HIRE = TWO_SUPERS + JOKERS  # + pile
ALARM = HIRE + PILES
TILE = ALARM + 1  # + terrain
FIELD = TILE + TERRAINS  # + field
TAKE = FIELD + FIELDS  # + pile
STEAL_CARD = TAKE + PILES  # + seat * JOKERS + joker
STEAL_GEM = STEAL_CARD + SEATS * JOKERS  # + seat * 2 + (0 white, 1 gold)
DECLINE = STEAL_GEM + 2 * SEATS
FLAME = DECLINE + 1  # + seat
NUM_ACTIONS = FLAME + SEATS

# Outcomes of chance.
SIDE = 0  # + number - 1
FIRST = SIDE + NUMBERS  # + seat
TILE_UP = FIRST + SEATS  # + terrain
CARD_UP = TILE_UP + TERRAINS  # + card
MARKED = CARD_UP + CARDS  # + field
JOINED = MARKED + FIELDS  # + join
JOINS = 3
NUM_OUTCOMES = JOINED + JOINS

# Phases.
DRAW_FIRST = 0
DRAW_JOIN = 1
DRAW_FIELDS = 2
TURN_UP = 3
ROLL = 4
REROLL = 5
CHECK = 6
DRAW = 7
CHOOSE_TILE = 8
SETTLE = 9
STEAL_A_CARD = 10
STEAL_A_GEM = 11
TAME = 12
CONQUER = 13
CHOOSE_PILE = 14
CHOOSE_FLAME = 15
OVER = 16

# Phases that a step passes through and never stops in, in the order of a turn: see `go_on`.
IN_BETWEEN = 17
CHECKING = 17
LOOKING = 18
HIRING = 19
ALARMING = 20
TAKING = 21
UNCOVERING = 22
WORKING = 23
SETTLING = 24
ENDING = 25

# Events, with their arguments.
FIRST_PLAYER = 0  # player
MAP_JOINED = 1  # join
FIELD_MARKED = 2  # 0 flame, 1 white gem, 2 gold gem; field
CARD_ON_OFFER = 3  # effect, card, joker
TURN_BEGINS = 4  # player, number of the turn
THROWN = 5  # player, number of the throw, dice
REROLLED = 6  # player, set of dice
JOKER_ADDED = 7  # player, joker, super jokers used
HIRED = 8  # player, effect, step of the dwarf (else 0)
ALARMED = 9  # player
SUPER_TAKEN = 10  # player, pile, super jokers now
TILE_DRAWN = 11  # player, terrain
TILES_BACK = 12  # tiles, tiles in the supply
SETTLED = 13  # player, terrain, field, 1 with a marker
GEM_FOUND = 14  # player, gem, field
GEM_WON = 15  # player, gem or NO_GEM
CARD_STOLEN = 16  # player, victim, joker
GEM_STOLEN = 17  # player, victim, gem
DECLINED = 18  # player
TAMED = 19  # player, field, flames now
CONQUERED = 20  # player, victim, field
NOTHING_DONE = 21  # player, pile
FLAME_PLACED = 22  # field, 1 + player it came from (0: the supply)
CASTLE_EMPTY = 23  # field
COUNTED = 24  # player, points for land, for flames, for gems
GAME_OVER = 25  # winners, their score, turns, winners by order of play

PerPlayer = Annotated[list[int], SEATS]

# Where the only bit of a set of up to 62 is: 2 is a generator modulo 67, so no two bits agree.
BIT_MODULUS = 67
BIT = tuple(
    next((bit for bit in range(62) if (1 << bit) % BIT_MODULUS == rest), 0)
    for rest in range(BIT_MODULUS)
)

# By a set of dice: the first die in it, and the bits of `State.dice` that the others take up.
FIRST_DIE = tuple(BIT[(dice & -dice) % BIT_MODULUS] for dice in range(1 << DICE))
KEPT = tuple(
    sum(7 << 3 * die for die in range(DICE) if not dice >> die & 1) for dice in range(1 << DICE)
)


class State(Layout):
    """All that is known at the table. Sets of fields, cards, piles and dice are bits of integers.

    What nobody has seen is not in it: the order of piles and tiles, and which two are missing.
    """

    players: int
    join: int
    """How the halves of the map lie together."""
    random_join: int
    random_fields: int
    on_turn: int
    """What `turn` says: CHANCE, 0 at the end, or the player who chooses, as a set of one."""
    phase: int
    turns: int
    """Turns begun."""
    active: int
    """Whose turn it is."""
    dice: int
    """What each die shows, three bits each; 0 while it is rolled or before the first throw."""
    rolling: int
    """The dice that are still to be rolled in this throw."""
    rolls: int
    """Throws of this turn."""
    numbers: int
    """Dice on the table by number, jokers included, as `conditions` counts them."""
    colours: int
    added: int
    """Dice that jokers added in this turn: how many of each face, three bits each, 7 at most."""
    met: int
    """The piles whose card is met."""
    must_hire: int
    """Whether the bare dice met a card (K11)."""
    pile: int
    """The pile whose next card is turned up, or whose citizen is at work."""
    hired: int
    """The card at work; NOTHING at the dragon alarm and before."""
    step: int
    """The highest step met on the dwarf's card on offer, or hired; 0 to 4."""
    to_draw: int
    drawn: int
    """Tiles face up beside the map: how many of each terrain, two bits each."""
    drawn_tiles: int
    tile: int
    """The terrain of the tile that is being put on the map, else NOTHING."""
    targets: int
    """Fields to choose from; then, at the alarm, the field that waits for its flame."""
    face_down: int
    """Tiles that are face down, the two removed ones among them: two bits for each terrain."""
    sightings: int
    """What is known of tiles seen and shuffled back, four bits for each terrain: `supply.py`."""
    supply: int
    """Tiles in the supply: all that are face down but two."""
    castles: int
    """Fields with a castle tile."""
    map_flames: int
    map_white: int
    map_gold: int
    flames_left: int
    white_left: int
    gold_left: int
    unseen: int
    """Cards that were never turned up; card c is in pile c div 12."""
    offer: Annotated[list[int], PILES]
    """The top card of each pile, or NOTHING."""
    land: PerPlayer
    """Fields with a marker of each player."""
    markers: PerPlayer
    """Markers in hand."""
    cards: PerPlayer
    """Face-up citizen cards."""
    supers: PerPlayer
    """Super jokers: face-down cards."""
    flames: PerPlayer
    white: PerPlayer
    gold: PerPlayer
