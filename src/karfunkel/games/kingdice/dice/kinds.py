"""All throws of six dice by what they show, for `throws.py`."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.games.kingdice.dice.rerolls import PLACE
from karfunkel.games.kingdice.rules.conditions import RUN, add, amounts, shape
from karfunkel.games.kingdice.rules.state import DICE, JOKERS, NUMBERS

COLOUR_FIELDS = (1 << RUN) - 1
"""The fields of a shape that speak of colours."""
NO_JOKER = -1
Profiles = tuple[NDArray[np.int64], NDArray[np.int64]]
"""The two profiles of some throws, as `conditions` makes them."""


class Kinds(NamedTuple):
    """All full throws: where each is in a row, and of which kind; the profiles of all kinds.

    The first row of profiles is of the dice alone, the others of them with a joker of each face.
    """

    spots: NDArray[np.int32]
    kinds: NDArray[np.int32]
    forms: NDArray[np.int64]
    amounts: NDArray[np.int64]


def kinds_of(dice: Sequence[Sequence[int]]) -> Kinds:
    """The kinds of throws of some dice: those that show the same numbers and colours."""
    sides = np.indices((NUMBERS,) * DICE).reshape(DICE, -1)
    painted = np.array([np.array(die)[shown] for die, shown in zip(dice, sides, strict=True)])
    numbers, colours = (1 << 4 * sides).sum(axis=0), (1 << 4 * painted).sum(axis=0)
    spots = (np.array(PLACE)[:, None] * sides).sum(axis=0)
    known, kinds = np.unique(colours << 24 | numbers, return_inverse=True)
    numbers, colours = known & (1 << 24) - 1, known >> 24
    found = [profiles_of(numbers, colours, joker) for joker in (NO_JOKER, *range(JOKERS))]
    forms, amount = (np.array(row) for row in zip(*found, strict=True))
    return Kinds(spots.astype(np.int32), kinds.reshape(-1).astype(np.int32), forms, amount)


def profiles_of(numbers: NDArray[np.int64], colours: NDArray[np.int64], joker: int) -> Profiles:
    """The profiles of many throws, with one more die if a joker adds it."""
    by_number, number = np.unique(numbers, return_inverse=True)
    by_colour, colour = np.unique(colours, return_inverse=True)
    counts, shades = by_number.tolist(), by_colour.tolist()
    if joker != NO_JOKER:
        counts = [add(one, joker % NUMBERS) for one in counts]
        shades = [add(one, joker // NUMBERS) for one in shades]
    # Fields of `shape` speak either of colours or of numbers, so the two are computed separately.
    alike = np.array([shape(one, 0) for one in counts], np.int64)
    tints = np.array([shape(0, one) & COLOUR_FIELDS for one in shades], np.int64)
    amount = np.array([amounts(one) for one in counts], np.int64)
    forms = alike[number] | tints[colour]
    return forms.reshape(numbers.shape), amount[number].reshape(numbers.shape)
