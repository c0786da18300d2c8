"""Policies for playouts of King of the Dice, in the compiled subset."""

from karfunkel.core.rng import Rng, below
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots.dice_heuristics import (
    CERTAIN,
    CHANCE_AT,
    SIZE,
    by_colour,
    by_number,
    keep_for,
)
from karfunkel.games.kingdice.bots.heuristics import (
    best_met,
    choose_at_a_glance,
    choose_noted,
    noted_worth,
    value_roughly,
)
from karfunkel.games.kingdice.box.tables import CARD_CONDITION
from karfunkel.games.kingdice.rules.conditions import amounts, fits, shape
from karfunkel.games.kingdice.rules.state import (
    ALL_DICE,
    ALL_STEPS,
    CHECK,
    DICE,
    MOST_ROLLS,
    NOTHING,
    NUMBERS,
    PILES,
    REROLL,
    State,
)

HOPE = 80
MISSED = 26
"""Roughly what a turn is worth when the card that was rolled for is not met."""


def quick(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Sensible play by rules of thumb: one card to roll for, one look at each choice."""
    if g.phase == REROLL:
        value_roughly(g, player, work)
        return ALL_DICE & ~dice_to_keep(g, work, 0)
    if g.phase == CHECK:
        value_roughly(g, player, work)
        return choose_noted(g, work, n)
    return choose_at_a_glance(g, player, work, n, rng)


def beginner(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Like `quick`, but it trusts its luck and rolls for what is worth most."""
    if g.phase == REROLL:
        value_roughly(g, player, work)
        return ALL_DICE & ~dice_to_keep(g, work, HOPE)
    if g.phase == CHECK or below(rng, 2):
        return quick(g, player, work, n, rng)
    return work.action[below(rng, n)]


def dice_to_keep(g: State, work: Work, hope: int) -> int:
    """Keep what the most promising card needs; all dice if what they meet is better.

    `hope`: the percentage of the chance to fail that is ignored.
    """
    rolls = MOST_ROLLS - g.rolls
    numbers, colours = by_number(g), by_colour(g)
    count, tint = counts(numbers), counts(colours)
    form, amount = shape(count, tint), amounts(count)
    have = best_met(g, work, form, amount)
    best = have * CERTAIN
    chosen = ALL_DICE
    for pile in range(PILES):
        card = g.offer[pile]
        if card != NOTHING:
            step = 0
            while step < ALL_STEPS and CARD_CONDITION[card][step]:
                worth = noted_worth(work, pile, step + 1)
                if worth > have and not fits(CARD_CONDITION[card][step], form, amount):
                    found = keep_for(CARD_CONDITION[card][step], numbers, colours, rolls)
                    keep, chance = found & 63, found >> CHANCE_AT
                    chance += (CERTAIN - chance) * hope // 100
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
