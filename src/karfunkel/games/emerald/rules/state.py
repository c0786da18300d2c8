"""The table of Emerald, rules E1 to E7: what there is, where it stands, and what can be done.

In the subset of Python that `karfunkel.core.compiled` compiles, as all rules are.
"""

from typing import Annotated, Literal

from karfunkel.core.layout import Layout
from karfunkel.core.vocabulary import Events, Space, Words
from karfunkel.core.work import CHANCE

# E2: the places, start places first. Meadow field n is MEADOW + n, cave field n is CAVE + n.
CAVE_FIELDS = 9
WAY = Space()
TOWER = WAY.add("tower {n}", n=4)
MAIN_BUILDING = WAY.add("main building")
MEADOW = WAY.add("meadow {n}", n=6) - 1
CAVE = WAY.add("cave {n}", n=CAVE_FIELDS) - 1
CHAMBER = WAY.add("chamber")
NEST = WAY.add("nest")
NOWHERE = -1
PLACES = CHAMBER
PLACE_TEXTS = WAY.texts()
PLACE_WORDS = tuple(text.replace(" ", "-") for text in PLACE_TEXTS)
"""Places as the messages “emerald-place-…” name them."""

# E3: the cards by kind, gold 1 to 5 first, then the gems, with how many there are of each.
GemKind = Literal["ruby", "emerald", "garnet", "turquoise"]
GEMS: Words[GemKind] = Words(GemKind)
CARDS = (5, 5, 5, 5, 5, 6, 6, 6, 6)
CARD_KINDS = 9
GOLD_KINDS = 5
GEM_KINDS = len(GEMS)
TREASURES = 4
TREASURE_WORTH = 5
BONUS_WORTH = 4

# E4: pile 2n is the gold and pile 2n + 1 the gems beside cave field n + 1.
PILES = 18
PILE_SIZE = (3, 2, 2, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 2)

# E5, by the number of players: colours in play, and knights of each.
Colour = Literal["red", "blue", "yellow", "green", "black"]
COLOUR_NAMES: Words[Colour] = Words(Colour)
SEATS = 5
COLOURS = (0, 0, 4, 3, 4, 5)
KNIGHTS = (0, 0, 4, 5, 5, 4)
MOST_KNIGHTS = 20

# E6: the strip lies beside four fields and begins at the field in `strip`.
STRIP_LENGTH = 4
LAST_STRIP = 6
TOWARD_EXIT = -1
TOWARD_CHAMBER = 1
Facing = Literal["exit", "chamber"]
FACING: Words[Facing] = Words(Facing)
DIE_FACES = 3

# A knight is named by which of the player's colours it has and where it stands.
ACTIONS = Space()
KNIGHT = ACTIONS.add(
    "{knight} {place}", knight=("knight", "other knight"), place=PLACE_TEXTS[:PLACES]
)
STOP = ACTIONS.add("stop")
TAKE_GOLD = ACTIONS.add("take gold")
TAKE_GEM = ACTIONS.add("take gem")
VICTIM = ACTIONS.add("victim {colour}", colour=COLOUR_NAMES)
VICTIM_MOVED = ACTIONS.add("victim moved")
GIVE_UP = ACTIONS.add("give up")
BRIBE = ACTIONS.add("bribe {value}", value=GOLD_KINDS)

# Outcomes of chance: a card by its kind, a face of the die, the first player.
OUTCOMES = Space()
GOLD_CARD = OUTCOMES.add("gold {value}", value=GOLD_KINDS)
GEM_CARD = OUTCOMES.add("gem {gem}", gem=GEMS)
DIE = OUTCOMES.add("die {face}", face=DIE_FACES)
FIRST = OUTCOMES.add("first {seat}", seat=SEATS)

Phase = Literal["first", "lay out", "move", "take", "uncover", "roll", "victim", "answer", "over"]
PHASES: Words[Phase] = Words(Phase)
DRAW_FIRST, LAY_OUT, MOVE, TAKE, UNCOVER, ROLL, CATCH, ANSWER, OVER = PHASES.numbers

# Ways to end (E21).
Way = Literal["treasure", "knight", "both"]
WAYS: Words[Way] = Words(Way)
LAST_TREASURE, ONE_KNIGHT, BOTH = WAYS.numbers

# `field` is a cave field, `left` what is left of it: cards in the pile, treasures, knights, …
EVENTS = Events(
    "emerald", colour=COLOUR_NAMES, gem=GEMS, place=PLACE_WORDS, facing=FACING, way=WAYS
)
FIRST_PLAYER = EVENTS.add("first-player", "player")
LAID_OUT = EVENTS.add("laid-out", "field", "value", "gem")
TURN_BEGINS = EVENTS.add("turn-begins", "player", "turn")
KNIGHT_MOVED = EVENTS.add("knight-moved", "player", "colour", "from:place", "to:place")
STOPPED = EVENTS.add("stopped", "player")
GOLD_TAKEN = EVENTS.add("gold-taken", "player", "field", "value")
GEM_TAKEN = EVENTS.add("gem-taken", "player", "field", "gem")
GOLD_UP = EVENTS.add("gold-up", "field", "value", "left")
GEM_UP = EVENTS.add("gem-up", "field", "gem", "left")
FOUR_GEMS = EVENTS.add("four-gems", "player")
TREASURE_TAKEN = EVENTS.add("treasure-taken", "player", "left")
DRAGON_MOVED = EVENTS.add("dragon-moved", "roll", "from", "field", "facing")
NOBODY_CAUGHT = EVENTS.add("nobody-caught", "field")
CAUGHT = EVENTS.add("caught", "player", "colour", "field", "gold")
BRIBED = EVENTS.add("bribed", "player", "colour", "left")
BRIBE_PAID = EVENTS.add("bribe-paid", "player", "value")  # for the owner alone (E18)
EATEN = EVENTS.add("eaten", "player", "colour", "left")
STRIP_SHIFTED = EVENTS.add("strip-shifted", "first", "last")
MAJORITY = EVENTS.add("majority", "player", "gem")
COUNTED = EVENTS.add("counted", "player", "gold", "bonus", "score")
GAME_OVER = EVENTS.add("game-over", "players", "score", "way", "turns")

PerPlayer = Annotated[list[int], SEATS]

# How the history of gold is packed: see `note_gold`.
PAST_BITS = 5
PAST_PER_INT = 12
PAST_INTS = 4
GIVEN = 0


class State(Layout):
    """All that is known at the table. Colour c belongs to player c modulo the players."""

    players: int
    open_gold: int
    on_turn: int
    """What `turn` says: CHANCE, 0 at the end, or the player who chooses, as a set of one."""
    phase: int
    turns: int
    """Turns begun."""
    active: int
    """Whose turn it is."""
    second: int
    """Whether the second knight of the turn moves."""
    took: int
    """Whether a card was taken, so that the turn ends after the dragon."""
    moved_colour: int
    moved_place: int
    """Where the knight that moved last in this turn stands; NOWHERE once it is in the nest."""
    held_place: int
    """Where another knight of that colour was bought free in this turn, else NOWHERE (E18)."""
    pile: int
    """The pile whose top card is to be turned up."""
    strip: int
    """The first of the four cave fields beside the strip."""
    dragon: int
    """The dragon's cave field."""
    facing: int
    caught_colour: int
    caught_moved: int
    """Whether the caught knight is the one that moved."""
    treasures_left: int
    collector: int
    """Who has the bonus card for four different gems; NOWHERE: nobody yet."""
    way: int
    """How the game ended."""
    past_length: int
    past: Annotated[list[int], PAST_INTS]
    """Every gold card taken, and when one was given: see `note_gold`."""
    hand: PerPlayer
    """Gold in the hand, how many of each value, in three bits each. Hidden from the others."""
    hand_size: PerPlayer
    treasures: PerPlayer
    bonus: PerPlayer
    """Bonus cards of each player."""
    gems: Annotated[list[int], SEATS * GEM_KINDS]
    """By player, then by kind."""
    knight: Annotated[list[int], MOST_KNIGHTS]
    """Where each knight is: by colour, and within a colour from the castle to the nest."""
    crowd: Annotated[list[int], PLACES]
    """How many knights stand on each place, of all colours."""
    left: Annotated[list[int], PILES]
    """Cards in each pile."""
    top: Annotated[list[int], PILES]
    """1 + the card that lies face up on the pile; 0 for none."""
    unseen: Annotated[list[int], CARD_KINDS]
    """Cards never seen face up, in piles or out of the game; their order does not exist."""


def lay_table(g: State) -> None:
    """E4 to E6: the table before the first card is turned up."""
    for card in range(CARD_KINDS):
        g.unseen[card] = CARDS[card]
    for pile in range(PILES):
        g.left[pile] = PILE_SIZE[pile]
    knights = KNIGHTS[g.players]
    for slot in range(MOST_KNIGHTS):
        g.knight[slot] = NEST
    for slot in range(COLOURS[g.players] * knights):
        g.knight[slot] = slot % knights
        g.crowd[slot % knights] += 1
    g.strip = 1
    g.dragon = STRIP_LENGTH
    g.facing = TOWARD_EXIT
    g.treasures_left = TREASURES
    g.collector = NOWHERE
    g.moved_place = NOWHERE
    g.held_place = NOWHERE
    g.on_turn = CHANCE
