"""Policies for playouts of King of the Dice, in the compiled subset."""

from karfunkel.core.rng import Rng, below
from karfunkel.core.work import Work
from karfunkel.games.kingdice.citizens import nearest
from karfunkel.games.kingdice.conditions import add, amounts, fits, shape
from karfunkel.games.kingdice.scoring import largest_area
from karfunkel.games.kingdice.state import (
    ALARM,
    ALL_DICE,
    ALL_STEPS,
    BIT,
    BIT_MODULUS,
    CHECK,
    CHOOSE_TILE,
    CONQUER,
    DECLINE,
    DICE,
    FIELD,
    HIRE,
    JOKERS,
    NOTHING,
    NUMBERS,
    PAIR,
    PILES,
    REROLL,
    SEATS,
    SETTLE,
    STEAL_A_GEM,
    STEAL_GEM,
    TAME,
    TILE,
    State,
)
from karfunkel.games.kingdice.tables import (
    BRUTE,
    CARD_CONDITION,
    CARD_EFFECT,
    CARD_THIEF,
    DIE_COLOUR,
    DWARF,
    GEM_THIEF,
    TAMER,
    TERRAIN_FIELDS,
)

# What the greedy policy thinks things are worth, in tenths of a point.
TILE_WORTH = 22
CHOICE_WORTH = 4
GEM_WORTH = 22
CARD_WORTH = 6
FLAME_WORTH = 12
MARKER_WORTH = 22
NEITHER = 3
SUPER_WORTH = 10
PAIR_COST = 8

THROWS = 8
"""How many throws the greedy policy imagines before it decides which dice to roll."""
NEVER = -1_000_000

# Dice that are often kept together, by number (bit n - 1): one number, low and high ones, even
# and odd ones; and by colour: one, or all but one.
KEPT_NUMBERS = (1, 2, 4, 8, 16, 32, 3, 7, 48, 56, 42, 21)
KEPT_COLOURS = (1, 2, 4, 3, 5, 6)
ALL_NUMBERS = 63
MOST_OF_A_COLOUR = 2

# Where it keeps its numbers in `work.weight`: for every set of dice, then for every die.
NUMBERS_AT = 0
COLOURS_AT = 64
WORTH_AT = 128
GAIN_AT = 192


def greedy(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Take what is worth most at once; of equals any. It does not think of the next turn."""
    if g.phase == REROLL:
        imagine(g, work, rng)
    best = NEVER - 1
    chosen = 0
    equals = 0
    for i in range(n):
        worth = appeal(g, player, work, work.action[i])
        if worth > best:
            best = worth
            equals = 0
        if worth == best:
            equals += 1
            if below(rng, equals) == 0:
                chosen = i
    return work.action[chosen]


def appeal(g: State, player: int, work: Work, action: int) -> int:
    """How good an action looks."""
    if g.phase == REROLL:
        return work.weight[WORTH_AT + action]
    if g.phase == CHECK:
        return check_appeal(g, action)
    if g.phase == SETTLE or g.phase == TAME or g.phase == CONQUER:
        return field_appeal(g, player, action - FIELD)
    if g.phase == CHOOSE_TILE:
        return tile_appeal(g, player, action - TILE)
    if action == DECLINE:
        return -1
    if g.phase == STEAL_A_GEM:
        return action - STEAL_GEM & 1
    return 0


def imagine(g: State, work: Work, rng: Rng) -> None:
    """What the ways to roll that people think of are worth on average, over a few throws."""
    weight = work.weight
    weight[NUMBERS_AT] = 0
    weight[COLOURS_AT] = 0
    for die in range(DICE):
        side = (g.dice >> 3 * die & 7) - 1
        weight[NUMBERS_AT] += 1 << 4 * side
        weight[COLOURS_AT] += 1 << 4 * DIE_COLOUR[die][side]
    think_of_ways(g, work)
    for _ in range(THROWS):
        for die in range(DICE):
            now = (g.dice >> 3 * die & 7) - 1
            side = below(rng, NUMBERS)
            weight[GAIN_AT + die] = (1 << 4 * side) - (1 << 4 * now)
            weight[GAIN_AT + DICE + die] = (1 << 4 * DIE_COLOUR[die][side]) - (
                1 << 4 * DIE_COLOUR[die][now]
            )
        for dice in range(1 << DICE):
            if dice:
                # One die less is a set that was counted before.
                rest = dice & dice - 1
                die = BIT[(dice ^ rest) % BIT_MODULUS]
                weight[NUMBERS_AT + dice] = weight[NUMBERS_AT + rest] + weight[GAIN_AT + die]
                gain = weight[GAIN_AT + DICE + die]
                weight[COLOURS_AT + dice] = weight[COLOURS_AT + rest] + gain
            if weight[WORTH_AT + dice] > NEVER:
                weight[WORTH_AT + dice] += market_worth(
                    g, weight[NUMBERS_AT + dice], weight[COLOURS_AT + dice]
                )


def think_of_ways(g: State, work: Work) -> None:
    """Note the sets of dice that are worth a thought; all others are never rolled."""
    for dice in range(1 << DICE):
        work.weight[WORTH_AT + dice] = NEVER
    work.weight[WORTH_AT] = 0
    work.weight[WORTH_AT + ALL_DICE] = 0
    for numbers in KEPT_NUMBERS:
        keep(g, work, numbers, 7, DICE, DICE)
    for colours in KEPT_COLOURS:
        keep(g, work, ALL_NUMBERS, colours, DICE, DICE)
    keep(g, work, ALL_NUMBERS, 7, 1, DICE)
    keep(g, work, ALL_NUMBERS, 7, DICE, MOST_OF_A_COLOUR)


def keep(g: State, work: Work, numbers: int, colours: int, equal: int, alike: int) -> None:
    """Roll all dice but those with such numbers and colours, up to so many of each."""
    seen = 0
    tint = 0
    dice = ALL_DICE
    for die in range(DICE):
        side = (g.dice >> 3 * die & 7) - 1
        colour = DIE_COLOUR[die][side]
        fits_in = seen >> 4 * side & 15 < equal and tint >> 4 * colour & 15 < alike
        if fits_in and numbers >> side & 1 and colours >> colour & 1:
            dice ^= 1 << die
            seen += 1 << 4 * side
            tint += 1 << 4 * colour
    work.weight[WORTH_AT + dice] = 0


def market_worth(g: State, numbers: int, colours: int) -> int:
    """What the best card that these dice meet is worth."""
    form, amount = shape(numbers, colours), amounts(numbers)
    best = SUPER_WORTH
    for pile in range(PILES):
        card = g.offer[pile]
        if card != NOTHING and fits(CARD_CONDITION[card][0], form, amount):
            steps = 1
            while steps < ALL_STEPS and fits(CARD_CONDITION[card][steps], form, amount):
                steps += 1
            best = max(best, card_worth(g, card, steps))
    return best


def card_worth(g: State, card: int, steps: int) -> int:
    """What it is worth to hire a card."""
    effect = CARD_EFFECT[card]
    if effect == DWARF:
        worth = TILE_WORTH + CHOICE_WORTH * (steps - 1)
        if steps == ALL_STEPS:
            worth += GEM_WORTH
    elif effect == CARD_THIEF:
        worth = TILE_WORTH + CHOICE_WORTH + CARD_WORTH
    elif effect == GEM_THIEF:
        worth = TILE_WORTH + GEM_WORTH
    elif effect == TAMER:
        worth = NEITHER
        if g.map_flames and g.markers[g.active]:
            worth = TILE_WORTH + FLAME_WORTH
    elif effect == BRUTE:
        worth = NEITHER
        if g.markers[g.active] and nearest(g):
            worth = TILE_WORTH + MARKER_WORTH
    else:
        worth = 2 * TILE_WORTH
    return worth + CARD_WORTH


def check_appeal(g: State, action: int) -> int:
    """A hire at its worth; a joker for what it makes possible; the alarm if nothing helps."""
    if action == ALARM:
        return SUPER_WORTH
    if action >= HIRE:
        return card_worth(g, g.offer[action - HIRE], g.step)
    joker = (action - PAIR) % JOKERS
    numbers, colours = add(g.numbers, joker % NUMBERS), add(g.colours, joker // NUMBERS)
    # Super jokers fit everything, so they are kept longer.
    return market_worth(g, numbers, colours) - PAIR_COST - (action - PAIR) // JOKERS


def field_appeal(g: State, player: int, field: int) -> int:
    """Gems, the land it joins, and what it takes from another player."""
    worth = 10 * gain(g, g.land[player], field)
    if g.map_gold >> field & 1:
        worth += 30
    if g.map_white >> field & 1:
        worth += 20
    for other in range(SEATS):
        if other != player and g.land[other] >> field & 1:
            worth += 5 * gain(g, g.land[other] ^ 1 << field, field)
    return worth


def gain(g: State, land: int, field: int) -> int:
    """K27: what a field adds to the points of a land."""
    return 1 + 2 * (largest_area(g, land | 1 << field) - largest_area(g, land))


def tile_appeal(g: State, player: int, terrain: int) -> int:
    """The better of its empty fields."""
    best = 0
    fields = TERRAIN_FIELDS[terrain] & ~g.castles
    while fields:
        best = max(best, field_appeal(g, player, BIT[(fields & -fields) % BIT_MODULUS]))
        fields &= fields - 1
    return best
