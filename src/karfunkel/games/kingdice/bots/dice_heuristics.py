"""Which dice to keep for a condition, and roughly how likely it then is, by rules of thumb.

In the compiled subset, and quick: for playouts. The solver gives the exact answer.
"""

from math import comb

from karfunkel.games.kingdice.box.tables import DIE_COLOUR
from karfunkel.games.kingdice.rules.conditions import (
    AMOUNTS,
    EQUAL,
    EVEN,
    FIELDS,
    HIGH,
    HIGHEST_SUM,
    LOW,
    ODD,
    ONE_COLOUR,
    PAIRS,
    RUN,
    TRIPLES,
)
from karfunkel.games.kingdice.rules.state import COLOURS, DICE, NUMBERS, State

ROLLS = 3
"""0, 1 or 2 rolls to come."""
DICE_COUNTS = 7
CERTAIN = 1000
"""Chances are counted in thousandths."""

SIZE = tuple(dice.bit_count() for dice in range(1 << DICE))
"""How many dice are in a set."""
ALL_BUT_FIRST = tuple(dice & dice - 1 if dice else 0 for dice in range(1 << DICE))

# A roll gives a wanted side with chance 1/2, 1/3 or 1/6. By that chance, rolls to come, dice to
# roll and dice wanted: how likely enough dice show one. Exact for one colour or number.
ONE_IN = (2, 3, 6)
HALF, THIRD, SIXTH = range(3)
ENOUGH = tuple(
    tuple(
        tuple(
            tuple(
                round(
                    CERTAIN
                    * sum(
                        comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits)
                        for hits in range(wanted, dice + 1)
                    )
                )
                for wanted in range(DICE_COUNTS)
            )
            for dice in range(DICE_COUNTS)
        )
        for hit in (1 - (1 - 1 / sides) ** rolls for rolls in range(ROLLS))
    )
    for sides in ONE_IN
)

# For sums: the chances of a die to show 1 to 6 after the rolls to come, if low numbers are rolled
# again; then how likely some dice add up to at least a given sum.
AFTER = ((1.0, 0, 0, 0, 0, 0), (1 / 6,) * 6, (1 / 12,) * 3 + (1 / 4,) * 3)
KEEP_FROM = (1, 4, 5)
"""The lowest number that is kept for a high sum, by rolls to come."""
MOST_SUM = HIGHEST_SUM + 1


def sums(die: tuple[float, ...], dice: int) -> tuple[int, ...]:
    """How likely dice add up to at least 0, 1, 2, …, in thousandths."""
    chances = [1.0] + [0.0] * MOST_SUM
    for _ in range(dice):
        chances = [
            sum(
                chances[total - side] * chance
                for side, chance in enumerate(die, 1)
                if total >= side
            )
            for total in range(MOST_SUM + 1)
        ]
    return tuple(round(CERTAIN * sum(chances[least:])) for least in range(MOST_SUM))


SUM_CHANCE = tuple(tuple(sums(die, dice) for dice in range(DICE_COUNTS)) for die in AFTER)

# What `keep_for` returns: a set of dice, and above it the chance.
CHANCE_AT = 6


def by_number(g: State) -> int:
    """The dice that show each number: six bits for each."""
    found = 0
    for die in range(DICE):
        found |= 1 << DICE * ((g.dice >> 3 * die & 7) - 1) + die
    return found


def by_colour(g: State) -> int:
    """The dice of each colour: six bits for each."""
    found = 0
    for die in range(DICE):
        found |= 1 << DICE * DIE_COLOUR[die][(g.dice >> 3 * die & 7) - 1] + die
    return found


def keep_for(condition: int, numbers: int, colours: int, rolls: int) -> int:
    """The dice to keep for a condition, and the chance to meet it in the rolls to come."""
    fields = condition & FIELDS
    if condition & AMOUNTS:
        if fields >> LOW:
            return keep_low(HIGHEST_SUM - (fields >> LOW), numbers, rolls)
        if fields >> HIGH:
            return keep_high(fields >> HIGH, numbers, rolls)
        if fields >> EVEN:
            first = 0 if fields >> ODD else 1
            return keep_parity(numbers >> DICE * first, rolls)
        return keep_numbers(fields, numbers, rolls)
    if fields >> EQUAL:
        return keep_groups(fields, numbers, rolls)
    if fields >> RUN:
        return keep_run(fields >> RUN & 15, numbers, rolls)
    return keep_colours(fields, colours, rolls)


def kept(keep: int, wanted: int, kind: int, rolls: int) -> int:
    """A set of dice, and the chance that `wanted` of the others become what they should."""
    return keep | ENOUGH[kind][rolls][DICE - SIZE[keep]][wanted] << CHANCE_AT


def some_of(dice: int, most: int) -> int:
    """At most `most` of a set of dice."""
    while SIZE[dice] > most:
        dice = ALL_BUT_FIRST[dice]
    return dice


def keep_numbers(fields: int, numbers: int, rolls: int) -> int:
    """A given count of given numbers."""
    keep = 0
    wanted = 0
    for number in range(NUMBERS):
        need = fields >> 4 * number & 15
        dice = some_of(numbers >> DICE * number & 63, need)
        keep |= dice
        wanted += need - SIZE[dice]
    return kept(keep, min(wanted, DICE), SIXTH, rolls)


def keep_parity(numbers: int, rolls: int) -> int:
    """All even or all odd, from the first number of that kind on."""
    keep = (numbers | numbers >> 2 * DICE | numbers >> 4 * DICE) & 63
    return kept(keep, DICE - SIZE[keep], HALF, rolls)


def keep_high(least: int, numbers: int, rolls: int) -> int:
    """A high sum."""
    keep = 0
    total = 0
    for number in range(KEEP_FROM[rolls], NUMBERS + 1):
        dice = numbers >> DICE * (number - 1) & 63
        keep |= dice
        total += number * SIZE[dice]
    missing = min(max(0, least - total), HIGHEST_SUM)
    return keep | SUM_CHANCE[rolls][DICE - SIZE[keep]][missing] << CHANCE_AT


def keep_low(most: int, numbers: int, rolls: int) -> int:
    """A low sum: a high sum of the undersides."""
    turned = 0
    for number in range(NUMBERS):
        turned |= (numbers >> DICE * number & 63) << DICE * (NUMBERS - 1 - number)
    return keep_high((NUMBERS + 1) * DICE - most, turned, rolls)


def keep_run(length: int, numbers: int, rolls: int) -> int:
    """One die of each number of the most complete run."""
    best = 0
    most = -1
    for first in range(NUMBERS - length + 1):
        keep = 0
        for number in range(first, first + length):
            dice = numbers >> DICE * number & 63
            keep |= dice & -dice
        if SIZE[keep] > most:
            most = SIZE[keep]
            best = keep
    return kept(best, length - most, SIXTH, rolls)


def keep_groups(fields: int, numbers: int, rolls: int) -> int:
    """Equal numbers, pairs and triples: the largest group from the most frequent number."""
    equal, pairs, triples = fields >> EQUAL & 15, fields >> PAIRS & 15, fields >> TRIPLES & 15
    keep = 0
    wanted = 0
    left = numbers
    for group in range(3):
        need = 0
        if group < pairs:
            need = 2
        if group < triples:
            need = 3
        if group == 0:
            need = max(need, equal)
        most = 0
        for number in range(1, NUMBERS):
            if SIZE[left >> DICE * number & 63] > SIZE[left >> DICE * most & 63]:
                most = number
        dice = some_of(left >> DICE * most & 63, need)
        left &= ~(63 << DICE * most)
        keep |= dice
        wanted += need - SIZE[dice]
    return kept(keep, wanted, SIXTH, rolls)


def keep_colours(fields: int, colours: int, rolls: int) -> int:
    """Given counts of given colours, or a given count of the most frequent one."""
    if fields >> ONE_COLOUR:
        most = 0
        for colour in range(1, COLOURS):
            if SIZE[colours >> DICE * colour & 63] > SIZE[colours >> DICE * most & 63]:
                most = colour
        fields = (fields >> ONE_COLOUR) << 4 * most
    keep = 0
    wanted = 0
    for colour in range(COLOURS):
        need = fields >> 4 * colour & 15
        dice = some_of(colours >> DICE * colour & 63, need)
        keep |= dice
        wanted += need - SIZE[dice]
    return kept(keep, wanted, THIRD, rolls)
