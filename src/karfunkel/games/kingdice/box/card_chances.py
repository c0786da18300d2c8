"""K42: how likely every card of a set is when rolling for it alone; for constants of other boxes.

The solver in `dice` answers the same exactly and for more, once it is compiled. This needs no
compiler: all throws at once in NumPy, about 10 ms for each card.

>>> from karfunkel.games.kingdice.box.condition_text import parse_condition
>>> from karfunkel.games.kingdice.box.tables import DIE_COLOUR
>>> card_chances([(parse_condition("run 4"), parse_condition("run 5"))], DIE_COLOUR)
[(79, 52)]
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from karfunkel.games.kingdice.rules.conditions import amounts, fits, shape
from karfunkel.games.kingdice.rules.state import DICE, NUMBERS

Array = np.ndarray[Any, Any]
REROLLS = 2
COLOURS_AT = 4 * NUMBERS
PERCENT = 100


def card_chances(
    cards: Sequence[tuple[int, ...]], die_colour: Sequence[Sequence[int]]
) -> list[tuple[int, ...]]:
    """For each card the chance to reach each step with all before it (K17), in hundredths."""
    kinds, kind_of = profiles(die_colour)
    masks = {
        condition: np.array([fits(condition, *kind) for kind in kinds], float)
        for condition in {condition for conditions in cards for condition in conditions}
    }
    known: dict[tuple[int, ...], int] = {}
    for conditions in cards:
        met = np.ones(len(kinds))
        for step, condition in enumerate(conditions, 1):
            met = met * masks[condition]
            if conditions[:step] not in known:
                known[conditions[:step]] = round(PERCENT * chance(met[kind_of]))
    return [
        tuple(known[conditions[:step]] for step in range(1, len(conditions) + 1))
        for conditions in cards
    ]


def profiles(die_colour: Sequence[Sequence[int]]) -> tuple[list[tuple[int, int]], Array]:
    """What dice can do (`conditions.py`), by kind of throw, and the kind of each throw."""
    counts = np.zeros((), np.int64)
    for colours in die_colour:
        sides = [
            1 << 4 * side | 1 << COLOURS_AT + 4 * colour for side, colour in enumerate(colours)
        ]
        counts = np.add.outer(counts, np.array(sides))
    found, kind_of = np.unique(counts, return_inverse=True)
    kinds = []
    for numbers, colours in zip(
        (found % (1 << COLOURS_AT)).tolist(), (found >> COLOURS_AT).tolist(), strict=True
    ):
        kinds.append((shape(numbers, colours), amounts(numbers)))
    return kinds, kind_of.reshape(counts.shape)


def chance(met: Array) -> float:
    """The chance to meet a condition with two rerolls, each of the best dice.

    `met` is by what each die shows. Die by die: a seventh place holds the mean of its sides, which
    is the value of rolling it again; then take the better of that and the side itself.
    """
    for _ in range(REROLLS):
        for die in range(DICE):
            met = np.concatenate((met, met.mean(die, keepdims=True)), die)
        for die in reversed(range(DICE)):
            kept, rolled = np.split(met, [NUMBERS], die)
            met = np.maximum(kept, rolled)
    return float(met.mean())
