"""The table of Emerald, rules E1 to E7: what there is, where it stands, and what can be done.

In the subset of Python that `karfunkel.core.compiled` compiles, as `rules.py` is.
"""

from typing import Annotated

from karfunkel.core.layout import Layout
from karfunkel.core.work import CHANCE

# E2: the places, start places first. Meadow field n is MEADOW + n, cave field n is CAVE + n.
TOWERS = 4
MAIN_BUILDING = 4
MEADOW = 4
CAVE = 10
CHAMBER = 20
NEST = 21
NOWHERE = -1
MEADOW_FIELDS = 6
CAVE_FIELDS = 9
PLACES = 20

# E3: the cards by kind, gold 1 to 5 first, then the gems, with how many there are of each.
CARDS = (5, 5, 5, 5, 5, 6, 6, 6, 6)
CARD_KINDS = 9
GOLD_KINDS = 5
GEM_KINDS = 4
TREASURES = 4
TREASURE_WORTH = 5
BONUS_WORTH = 4

# E4: pile 2n is the gold and pile 2n + 1 the gems beside cave field n + 1.
PILES = 18
PILE_SIZE = (3, 2, 2, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 2)

# E5, by the number of players: colours in play, and knights of each.
SEATS = 5
COLOURS = (0, 0, 4, 3, 4, 5)
KNIGHTS = (0, 0, 4, 5, 5, 4)
MOST_KNIGHTS = 20

# E6: the strip lies beside four fields and begins at the field in `strip`.
STRIP_LENGTH = 4
LAST_STRIP = 6
TOWARD_EXIT = -1
TOWARD_CHAMBER = 1
DIE_FACES = 3

# Actions. A knight is named by which of the player's colours it has and where it stands.
KNIGHT = 0
STOP = 40
TAKE_GOLD = 41
TAKE_GEM = 42
VICTIM = 43
VICTIM_MOVED = 48
GIVE_UP = 49
BRIBE = 50
NUM_ACTIONS = 55

# Outcomes of chance: a card, a face of the die, the first player.
DIE = CARD_KINDS
FIRST = DIE + DIE_FACES
NUM_OUTCOMES = FIRST + SEATS

# Phases.
DRAW_FIRST = 0
LAY_OUT = 1
MOVE = 2
TAKE = 3
UNCOVER = 4
ROLL = 5
CATCH = 6
ANSWER = 7
OVER = 8

# Ways to end (E21).
LAST_TREASURE = 0
ONE_KNIGHT = 1
BOTH = 2

# Events, with their arguments.
FIRST_PLAYER = 0  # player
LAID_OUT = 1  # cave field, gold value, gem
TURN_BEGINS = 2  # player, number of the turn
KNIGHT_MOVED = 3  # player, colour, from place, to place
STOPPED = 4  # player
GOLD_TAKEN = 5  # player, cave field, value
GEM_TAKEN = 6  # player, cave field, gem
GOLD_UP = 7  # cave field, value, cards in the pile
GEM_UP = 8  # cave field, gem, cards in the pile
FOUR_GEMS = 9  # player
TREASURE_TAKEN = 10  # player, treasures left
DRAGON_MOVED = 11  # roll, from cave field, to cave field, 1 if it faces the chamber
NOBODY_CAUGHT = 12  # cave field
CAUGHT = 13  # owner, colour, cave field, gold cards in the owner's hand
BRIBED = 14  # owner, colour, gold cards left in the owner's hand
BRIBE_PAID = 15  # owner, value: for the owner alone (E18)
EATEN = 16  # owner, colour, the owner's knights in play
STRIP_SHIFTED = 17  # first and last cave field beside it
MAJORITY = 18  # player, gem
COUNTED = 19  # player, gold, bonus cards, score
GAME_OVER = 20  # winners, their score, way to end, turns

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
    """Every gold card taken, and that one was given: see `note_gold`."""
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
    """E4 to E6: everything that stands and lies there before the first card is turned up."""
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
