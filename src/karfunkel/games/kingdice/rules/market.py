"""The labour market of King of the Dice: K7, K11, K14, K17 and K23, in the compiled subset.

A roll ends in one of a few ways: the dwarf is hired with one to four steps met, another citizen is
hired, or the dragon alarm is sounded. Everything that plans a turn enumerates these ways.
"""

from karfunkel.games.kingdice.box.tables import CARD_CONDITION
from karfunkel.games.kingdice.rules.conditions import fits
from karfunkel.games.kingdice.rules.state import (
    ALARMING,
    ALL_STEPS,
    DWARF_PILE,
    HIRING,
    NOTHING,
    PILE_SIZE,
    PILES,
    State,
)

# The ways to end a roll: the four steps of the dwarf come first, the alarm last.
WAY_PILE = (0, 0, 0, 0, 1, 2, 3, 4)
WAY_STEPS = (1, 2, 3, 4, 1, 1, 1, 1)
HIRES = 8
BY_ALARM = HIRES
WAYS = HIRES + 1


def cards_below(g: State, pile: int) -> int:
    """The cards of a pile that were never turned up."""
    return g.unseen >> pile * PILE_SIZE & (1 << PILE_SIZE) - 1


def piles_left(g: State) -> int:
    """The piles that are not empty."""
    piles = 0
    for pile in range(PILES):
        if g.offer[pile] != NOTHING:
            piles |= 1 << pile
    return piles


def steps_met(card: int, form: int, amount: int) -> int:
    """K17: how many steps of a card, from the first on, dice with these two profiles meet.

    Only the dwarf's cards have more than one. 0 also where there is no card.
    """
    steps = 0
    if card != NOTHING:
        while steps < ALL_STEPS and fits(CARD_CONDITION[card][steps], form, amount):
            steps += 1
    return steps


def way_to_hire(pile: int, steps: int) -> int:
    """The way to end a roll by hiring from a pile, the dwarf with `steps` steps met."""
    return steps - 1 if pile == DWARF_PILE else ALL_STEPS - 1 + pile


def is_way(g: State, way: int) -> bool:
    """Whether there is a card for it; the alarm needs none (K23)."""
    return way == BY_ALARM or g.offer[WAY_PILE[way]] != NOTHING


def end_roll(g: State, way: int) -> None:
    """End the roll as if the dice allowed just this; `go_on` carries it out."""
    if way == BY_ALARM:
        g.phase = ALARMING
    else:
        g.pile = WAY_PILE[way]
        g.step = WAY_STEPS[way]
        g.phase = HIRING
