"""K41: which conditions the dice on the table meet, in the compiled subset.

Dice are counted, not listed: `numbers` packs how many dice show each number (number n in the four
bits from 4 * (n - 1)), `colours` how many are red, blue and green. `add` keeps a count from
overflowing; nothing below looks beyond seven of a kind, so that is exact.

A condition is one integer: a row of minimum values. What dice can do is a row of the same fields,
their *profile*, and the condition is met if no field falls short: one subtraction compares them
all, because every field has a guard bit that a borrow clears. There are two rows, since 64 bits do
not hold all fields at once: `shape` and `amounts`. 0 is no condition and never met.

`karfunkel.games.kingdice.box.condition_text` reads and writes conditions as text.
"""

from karfunkel.games.kingdice.rules.state import DICE, NUMBERS

# Which of the two rows a condition looks at.
AMOUNTS = 1 << 56
FIELDS = AMOUNTS - 1

# The fields of `shape`: where each begins. Four bits each, the highest of them the guard.
RED = 0
BLUE = 4
GREEN = 8
ONE_COLOUR = 12  # how many dice share their colour
RUN = 16  # how long the longest run is
EQUAL = 20  # how many dice share their number
PAIRS = 24  # how many numbers are there twice
TRIPLES = 28  # how many numbers are there three times
SHAPE_GUARDS = 0x88888888

# The fields of `amounts`: the numbers 1 to 6 as in `numbers`, then these.
EVEN = 24  # how many dice are even
ODD = 28
HIGH = 32  # the highest sum of six dice; seven bits and a guard
LOW = 40  # 36 less the lowest sum of six dice
AMOUNT_GUARDS = 0x808088888888
HIGHEST_SUM = 36

MOST = 7
"""More of a kind than any condition asks for: counts in a profile stop here."""
LOW_BITS = 0x777777
HIGH_BITS = 0x888888
ONES = 0x111111


def add(counts: int, place: int) -> int:
    """One more die at a place (number - 1, or colour) of `numbers` or `colours`, up to 15."""
    return counts + (int(counts >> 4 * place & 15 < 15) << 4 * place)


def shape(numbers: int, colours: int) -> int:
    """The profile of colours, runs and equal numbers."""
    # The colours are the first three fields as they are, up to seven.
    capped = colours & LOW_BITS | ((colours & HIGH_BITS) >> 3) * MOST
    low, eight = numbers & LOW_BITS, numbers & HIGH_BITS
    # A guard bit for every number that is there once, twice, three times; then count the bits.
    there = (low + 7 * ONES | eight) & HIGH_BITS
    pairs = ((low + 6 * ONES | eight) & HIGH_BITS) >> 3
    triples = ((low + 5 * ONES | eight) & HIGH_BITS) >> 3
    equal = 1 if pairs == 0 else 2
    if triples:
        equal = 3
        while equal < MOST and (low + (7 - equal) * ONES | eight) & HIGH_BITS:
            equal += 1
    run = 0
    while there:
        there &= there >> 4
        run += 1
    return (
        capped
        | max(capped & 15, capped >> 4 & 15, capped >> 8) << ONE_COLOUR
        | run << RUN
        | equal << EQUAL
        | (pairs * ONES >> 20 & 15) << PAIRS
        | (triples * ONES >> 20 & 15) << TRIPLES
    )


def amounts(numbers: int) -> int:
    """The profile of given numbers, sums and parity; sums and parity are of any six dice."""
    capped = numbers & LOW_BITS | ((numbers & HIGH_BITS) >> 3) * MOST
    twos, threes, fours = capped >> 4 & 15, capped >> 8 & 15, capped >> 12 & 15
    fives, sixes = capped >> 16 & 15, capped >> 20
    odd = (capped & 15) + threes + fives
    even = twos + fours + sixes
    if odd + even == DICE:
        low = odd + 2 * (twos + threes) + 4 * (fours + fives) + 6 * sixes
        high = low
    else:
        low = lowest_sum(capped)
        high = highest_sum(capped)
    return (
        capped
        | min(even, MOST) << EVEN
        | min(odd, MOST) << ODD
        | high << HIGH
        | HIGHEST_SUM - low << LOW
    )


def lowest_sum(numbers: int) -> int:
    """The sum of the six lowest dice."""
    found = 0
    left = DICE
    for number in range(1, NUMBERS + 1):
        taken = min(left, numbers >> 4 * (number - 1) & 15)
        found += number * taken
        left -= taken
    return found


def highest_sum(numbers: int) -> int:
    """The sum of the six highest dice."""
    found = 0
    left = DICE
    for number in range(NUMBERS, 0, -1):
        taken = min(left, numbers >> 4 * (number - 1) & 15)
        found += number * taken
        left -= taken
    return found


def fits(condition: int, shape: int, amounts: int) -> int:
    """1 if dice with these two profiles meet the condition, else 0: for many conditions at once."""
    if condition & AMOUNTS:
        spare = (amounts | AMOUNT_GUARDS) - (condition & FIELDS)
        return int(spare & AMOUNT_GUARDS == AMOUNT_GUARDS)
    spare = (shape | SHAPE_GUARDS) - condition
    return int(condition != 0 and spare & SHAPE_GUARDS == SHAPE_GUARDS)


def met(condition: int, numbers: int, colours: int) -> int:
    """1 if some of the dice on the table, six or more, fulfil the condition, else 0."""
    if condition & AMOUNTS:
        return fits(condition, 0, amounts(numbers))
    return fits(condition, shape(numbers, colours), 0)
