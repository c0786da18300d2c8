"""The table of King of the Dice, rules K1 to K9: what there is and what can be done.

In the subset of Python that `karfunkel.core.compiled` compiles, as all rules are. Nothing here
depends on the map, the cards or the dice of a box: those are in `box/tables.py`.
"""

from typing import Annotated, Literal

from karfunkel.core.bits import lowest
from karfunkel.core.layout import Layout
from karfunkel.core.vocabulary import Events, Space, Words

# K1 to K3.
SEATS = 4
MARKERS = 16
FIELDS = 30
TERRAINS = 15
TILES = 30
REMOVED_TILES = 2
FLAMES = 15
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

# K9: the halves of the map can be joined as for 2, 3 or 4 players.
JOIN_PLAYERS = (2, 3, 4)
JOINS = len(JOIN_PLAYERS)

# Words, by number: the piles, what cards do, colours of dice, faces, and sets of dice.
Citizen = Literal["dwarf", "thief", "tamer", "brute", "landowner"]
CITIZENS: Words[Citizen] = Words(Citizen)
Effect = Literal["dwarf", "card-thief", "gem-thief", "tamer", "brute", "landowner"]
EFFECTS: Words[Effect] = Words(Effect)
DWARF, CARD_THIEF, GEM_THIEF, TAMER, BRUTE, LANDOWNER = EFFECTS.numbers
EFFECT_KINDS = len(EFFECTS)
DWARF_PILE, THIEF_PILE = CITIZENS.numbers[:2]
COLOUR_NAMES = ("red", "blue", "green")
JOKER_TEXTS = tuple(
    f"{colour} {number}" for colour in COLOUR_NAMES for number in range(1, NUMBERS + 1)
)
DICE_SETS = tuple([die + 1 for die in range(DICE) if dice >> die & 1] for dice in range(1 << DICE))
DICE_TEXTS = tuple(" ".join(map(str, dice)) for dice in DICE_SETS)
Gem = Literal["white", "gold"]
GEMS = ("none", *Words[Gem](Gem))

# K6: what lies on the map; the rest is the supply, less one white gem for each player.
MAP_WHITE = 6
MAP_GOLD = 4
NO_GEM = 0
WHITE = 1
GOLD = 2

# K17: the steps of a dwarf's card.
ALL_STEPS = 4
MOST_TILES = 3

# K27 to K29.
AREA_WORTH = 3
FLAMES_WORTH = 4
GOLD_WORTH = 3
WHITE_WORTH = 2

# To reroll a set of dice is the set itself; the empty one is to stop.
ACTIONS = Space()
STOP = ACTIONS.add("stop")
ROLL_AGAIN = ACTIONS.add("reroll {dice}", dice=DICE_TEXTS[1:])
PAIR = ACTIONS.add("joker {joker}", joker=JOKER_TEXTS)  # two face-up cards
SUPER_PAIR = ACTIONS.add("super joker {joker}", joker=JOKER_TEXTS)  # and a face-up card
TWO_SUPERS = ACTIONS.add("two super jokers {joker}", joker=JOKER_TEXTS)
HIRE = ACTIONS.add("hire {pile}", pile=CITIZENS)
ALARM = ACTIONS.add("alarm")
TILE = ACTIONS.add("tile {terrain}", terrain=TERRAINS)
FIELD = ACTIONS.add("field {field}", field=FIELDS)
TAKE = ACTIONS.add("take {pile}", pile=CITIZENS)
STEAL_CARD = ACTIONS.add("steal {joker} from {seat}", seat=SEATS, joker=JOKER_TEXTS)
STEAL_GEM = ACTIONS.add("steal {gem} gem from {seat}", seat=SEATS, gem=GEMS[1:])
DECLINE = ACTIONS.add("steal nothing")
FLAME = ACTIONS.add("flame from {seat}", seat=SEATS)

OUTCOMES = Space()
SIDE = OUTCOMES.add("die {number}", number=NUMBERS)
FIRST = OUTCOMES.add("first {seat}", seat=SEATS)
TILE_UP = OUTCOMES.add("tile {terrain}", terrain=TERRAINS)
CARD_UP = OUTCOMES.add("card {pile} {number}", pile=CITIZENS, number=PILE_SIZE)
MARKED = OUTCOMES.add("mark {field}", field=FIELDS)
JOINED = OUTCOMES.add("join {players}", players=JOIN_PLAYERS)

Phase = Literal[
    "first",
    "join",
    "fields",
    "turn up",
    "roll",
    "reroll",
    "check",
    "draw",
    "tile",
    "settle",
    "steal card",
    "steal gem",
    "tame",
    "conquer",
    "pile",
    "flame",
    "over",
]
PHASES: Words[Phase] = Words(Phase)
DRAW_FIRST, DRAW_JOIN, DRAW_FIELDS, TURN_UP = PHASES.numbers[:4]
ROLL, REROLL, CHECK, DRAW, CHOOSE_TILE, SETTLE, STEAL_A_CARD, STEAL_A_GEM = PHASES.numbers[4:12]
TAME, CONQUER, CHOOSE_PILE, CHOOSE_FLAME, OVER = PHASES.numbers[12:]

# Phases that a step passes through and never stops in, in the order of a turn: see `go_on`.
IN_BETWEEN = len(PHASES)
CHECKING, LOOKING, HIRING, ALARMING, TAKING = range(IN_BETWEEN, IN_BETWEEN + 5)
UNCOVERING, WORKING, SETTLING, ENDING = range(TAKING + 1, TAKING + 5)

# `joker` is a face, `supers` and `flames` what the player has now, `dice` what they show or, when
# they are rolled again, which, with the `faces` they showed; how fields, terrains, conditions and
# dice are read is in `game.py`.
EVENTS = Events(
    "kingdice",
    mark=("flame", *GEMS[1:]),
    effect=EFFECTS,
    citizen=CITIZENS,
    gem=GEMS,
    join=JOIN_PLAYERS,
    marker=("no", "yes"),
)
FIRST_PLAYER = EVENTS.add("first-player", "player")
MAP_JOINED = EVENTS.add("map-joined", "join")
FIELD_MARKED = EVENTS.add("field-marked", "mark", "field")
CARD_ON_OFFER = EVENTS.add("card-on-offer", "effect", "conditions", "joker")
TURN_BEGINS = EVENTS.add("turn-begins", "player", "turn")
THROWN = EVENTS.add("thrown", "player", "throw", "dice")
REROLLED = EVENTS.add("rerolled", "player", "dice:dice set", "faces:dice")
JOKER_ADDED = EVENTS.add("joker-added", "player", "joker", "supers")
HIRED = EVENTS.add("hired", "player", "effect", "step")  # step: of the dwarf, else 0
ALARMED = EVENTS.add("alarm", "player")
SUPER_TAKEN = EVENTS.add("super-taken", "player", "citizen", "supers")
TILE_DRAWN = EVENTS.add("tile-drawn", "player", "terrain")
TILES_BACK = EVENTS.add("tiles-back", "tiles", "left")
SETTLED = EVENTS.add("settled", "player", "terrain", "field", "marker")
GEM_FOUND = EVENTS.add("gem-found", "player", "gem", "field")
GEM_WON = EVENTS.add("gem-won", "player", "gem")
CARD_STOLEN = EVENTS.add("card-stolen", "player", "player_victim", "joker")
GEM_STOLEN = EVENTS.add("gem-stolen", "player", "player_victim", "gem")
DECLINED = EVENTS.add("declined", "player")
TAMED = EVENTS.add("tamed", "player", "field", "flames")
CONQUERED = EVENTS.add("conquered", "player", "player_victim", "field")
NOTHING_DONE = EVENTS.add("nothing-done", "player", "citizen")
FLAME_PLACED = EVENTS.add("flame-placed", "field", "players:source")  # whose it was; 0: nobody's
CASTLE_EMPTY = EVENTS.add("castle-empty", "field")
COUNTED = EVENTS.add("counted", "player", "land", "flames", "gems")
GAME_OVER = EVENTS.add("game-over", "players", "score", "turns")  # and the winners by order of play

PerPlayer = Annotated[list[int], SEATS]

# By a set of dice: the first die in it, and the bits of `State.dice` that the others take up.
FIRST_DIE = tuple(lowest(dice) for dice in range(1 << DICE))
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
    """Tiles that are face down, including the two removed ones: two bits for each terrain."""
    sightings: Annotated[list[int], TERRAINS]
    """What is known of tiles seen and shuffled back, for each terrain: `supply.py`."""
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
