"""Policies for playouts of King of the Dice, in the compiled subset."""

from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.kingdice.choosing import choose_at_a_glance
from karfunkel.games.kingdice.conditions import add, amounts, fits, shape
from karfunkel.games.kingdice.keeping import (
    CERTAIN,
    CHANCE_AT,
    SIZE,
    by_colour,
    by_number,
    keep_for,
)
from karfunkel.games.kingdice.state import (
    ALARM,
    ALL_DICE,
    ALL_STEPS,
    CHECK,
    DICE,
    HIRE,
    JOKERS,
    MOST_ROLLS,
    NOTHING,
    NUMBERS,
    PAIR,
    PILES,
    REROLL,
    State,
)
from karfunkel.games.kingdice.tables import (
    BRUTE,
    CARD_CONDITION,
    CARD_EFFECT,
    CARD_THIEF,
    DWARF,
    GEM_THIEF,
    TAMER,
)
from karfunkel.games.kingdice.worth import alarm_worth, pair_cost

# What hiring is worth, about, in tenths of a point: the means of what `worth.py` says.
STEP_WORTH = (0, 34, 42, 46, 72)
"""The dwarf, by steps met."""
CARD_THIEF_WORTH = 46
GEM_THIEF_WORTH = 76
TAMER_WORTH = 60
BRUTE_WORTH = 72
LANDOWNER_WORTH = 62
NEITHER = 4
MISSED = 24
"""What a turn is worth, about, when the card that was rolled for is not met."""


def quick(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Sensible play by rules of thumb: one card to roll for, one look at each choice."""
    if g.phase == REROLL:
        return ALL_DICE & ~dice_to_keep(g)
    if g.phase == CHECK:
        return hire_or_add(g, work, n)
    return choose_at_a_glance(g, player, work, n, rng)


def dice_to_keep(g: State) -> int:
    """Keep what the most promising card needs; all dice if what they meet is better."""
    rolls = MOST_ROLLS - g.rolls
    numbers, colours = by_number(g), by_colour(g)
    count, tint = counts(numbers), counts(colours)
    form, amount = shape(count, tint), amounts(count)
    have = 0
    for pile in range(PILES):
        card = g.offer[pile]
        if card != NOTHING and fits(CARD_CONDITION[card][0], form, amount):
            steps = 1
            while steps < ALL_STEPS and fits(CARD_CONDITION[card][steps], form, amount):
                steps += 1
            worth = rough_worth(g, card, steps)
            have = max(have, worth)
    best = have * CERTAIN
    chosen = ALL_DICE
    for pile in range(PILES):
        card = g.offer[pile]
        if card != NOTHING:
            step = 0
            while step < ALL_STEPS and CARD_CONDITION[card][step]:
                worth = rough_worth(g, card, step + 1)
                if worth > have and not fits(CARD_CONDITION[card][step], form, amount):
                    found = keep_for(CARD_CONDITION[card][step], numbers, colours, rolls)
                    keep, chance = found & 63, found >> CHANCE_AT
                    promise = chance * worth + (CERTAIN - chance) * MISSED
                    if promise > best:
                        best = promise
                        chosen = keep
                step += 1
    return chosen


def counts(sets: int) -> int:
    """How many dice are in each of some sets of dice, as `conditions` counts them."""
    found = 0
    for place in range(NUMBERS):
        found |= SIZE[sets >> DICE * place & 63] << 4 * place
    return found


def rough_worth(g: State, card: int, steps: int) -> int:
    """About what it is worth to hire a card, without looking at the map for long."""
    effect = CARD_EFFECT[card]
    if effect == DWARF:
        return STEP_WORTH[steps]
    if effect == CARD_THIEF:
        return CARD_THIEF_WORTH
    if effect == GEM_THIEF:
        return GEM_THIEF_WORTH
    if effect == TAMER:
        return TAMER_WORTH if g.map_flames and g.markers[g.active] else NEITHER
    if effect == BRUTE:
        return BRUTE_WORTH if g.markers[g.active] and has_opponents(g) else NEITHER
    return LANDOWNER_WORTH if g.supply > 1 else STEP_WORTH[1]


def has_opponents(g: State) -> bool:
    """Whether there is a marker on the map to conquer."""
    theirs = 0
    for seat in range(g.players):
        if seat != g.active:
            theirs |= g.land[seat]
    return theirs != 0


def hire_or_add(g: State, work: Work, n: int) -> int:
    """The best card that is met; a joker if it pays; else the alarm."""
    best = -1
    chosen = work.action[0]
    for i in range(n):
        action = work.action[i]
        if action == ALARM:
            worth = alarm_worth(g)
        elif action >= HIRE:
            worth = rough_worth(g, g.offer[action - HIRE], g.step)
        else:
            joker, supers = (action - PAIR) % JOKERS, (action - PAIR) // JOKERS
            worth = with_joker(g, joker) - pair_cost(g, supers)
        if worth > best:
            best = worth
            chosen = action
    return chosen


def with_joker(g: State, joker: int) -> int:
    """What the best card is worth that one more die would meet."""
    numbers, colours = add(g.numbers, joker % NUMBERS), add(g.colours, joker // NUMBERS)
    form, amount = shape(numbers, colours), amounts(numbers)
    best = 0
    for pile in range(PILES):
        card = g.offer[pile]
        if card != NOTHING and fits(CARD_CONDITION[card][0], form, amount):
            steps = 1
            while steps < ALL_STEPS and fits(CARD_CONDITION[card][steps], form, amount):
                steps += 1
            best = max(best, rough_worth(g, card, steps))
    return best
