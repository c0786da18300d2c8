"""Kernel: what every throw of the six dice is worth, with every way to reroll it, exactly.

A throw is a number in base 7, one digit per die: 0 to 5 for what it shows, 6 for a die that is
still to be rolled. What a throw with open dice is worth is the mean over one of them, die by die;
what a full throw is worth with a roll to come is the best over opening each die or not, again die
by die. So all 64 ways to reroll all 6^6 throws cost six passes over the 7^6 numbers, not 64.

Worths are whole numbers: row r of a table counts in units of 1 / 6^(6r), and nothing is rounded.
"""

from typing import Annotated

from karfunkel.core.bits import size
from karfunkel.core.layout import Layout
from karfunkel.games.kingdice.rules.conditions import amounts, fits, shape
from karfunkel.games.kingdice.rules.state import ALL_STEPS, DICE, NUMBERS

OPEN = 6
"""The digit of a die that is still to be rolled."""
BASE = 7
THROWS: int = BASE**DICE
ALL_OPEN = THROWS - 1
HALF: int = NUMBERS**3
HALF_PLACE: int = BASE**3
ROLLED: int = NUMBERS**DICE
PLACE = (1, 7, 49, 343, 2401, 16807)

ROLLS = 2
"""The most rolls to come once dice lie on the table."""
BEST = ROLLS + 1
"""The row that holds what the last row is worth when the best dice are opened."""

MOST_GOALS = 32
MOST_EXTRAS = 512
KINDS = 16411
"""Throws with the same numbers and colours are worth the same: slots for the 8415 kinds."""
NOTHING = -(1 << 40)
"""Worse than any goal."""


class Aim(Layout):
    """What the dice are rolled for."""

    goals: int
    extras: int
    miss: int
    """What it is worth to meet no card."""
    condition: Annotated[list[int], MOST_GOALS * ALL_STEPS]
    """Four conditions for every goal, all to be met; 0 is none."""
    value: Annotated[list[int], MOST_GOALS]
    numbers: Annotated[list[int], MOST_EXTRAS]
    """Dice that jokers can add, in several ways; the first way is to add none."""
    colours: Annotated[list[int], MOST_EXTRAS]
    cost: Annotated[list[int], MOST_EXTRAS]
    colour: Annotated[list[int], DICE * NUMBERS]
    """K40: the colour of each side of each die."""


class Table(Layout):
    """Row r: the worth of every throw with r rolls to come; see the top of this file."""

    row: Annotated[list[int], (BEST + 1) * THROWS]
    half_numbers: Annotated[list[int], 2 * HALF]
    half_colours: Annotated[list[int], 2 * HALF]
    kind: Annotated[list[int], KINDS]
    """A hash table of the throws evaluated so far, by numbers and colours."""
    kind_worth: Annotated[list[int], KINDS]


def solve(aim: Aim, t: Table, rolls: int) -> int:
    """Fill the rows up to `rolls`; return what a throw is worth with that many rolls after it."""
    count_halves(aim, t)
    stop(aim, t)
    source = 0
    for row in range(1, rolls + 1):
        begin_row(t, row, source)
        average(t, row * THROWS)
        choose_best(t, row)
        source = BEST
    return total(t, source * THROWS)


def count_halves(aim: Aim, t: Table) -> None:
    """Count three dice at a time: any throw is the sum of two halves."""
    for half in range(2):
        for throw in range(HALF):
            numbers = 0
            colours = 0
            rest = throw
            for die in range(3 * half, 3 * half + 3):
                side = rest % NUMBERS
                rest //= NUMBERS
                numbers += 1 << 4 * side
                colours += 1 << 4 * aim.colour[die * NUMBERS + side]
            t.half_numbers[half * HALF + throw] = numbers
            t.half_colours[half * HALF + throw] = colours


def spread(throw: int) -> int:
    """Three dice in base 6 become three digits in base 7."""
    return throw % 6 + throw // 6 % 6 * 7 + throw // 36 * 49


def stop(aim: Aim, t: Table) -> None:
    """Row 0: what each full throw is worth as it lies."""
    for place in range(KINDS):
        t.kind[place] = 0
    for late in range(HALF):
        place = spread(late) * HALF_PLACE
        late_numbers = t.half_numbers[HALF + late]
        late_colours = t.half_colours[HALF + late]
        for early in range(HALF):
            numbers = late_numbers + t.half_numbers[early]
            colours = late_colours + t.half_colours[early]
            t.row[place + spread(early)] = known_worth(aim, t, numbers, colours)


def known_worth(aim: Aim, t: Table, numbers: int, colours: int) -> int:
    """What dice are worth, cached for all throws of the same kind."""
    kind = colours << 24 | numbers
    place = kind % KINDS
    while t.kind[place] != kind:
        if t.kind[place] == 0:
            t.kind[place] = kind
            t.kind_worth[place] = worth(aim, numbers, colours)
        else:
            place = (place + 1) % KINDS
    return t.kind_worth[place]


def worth(aim: Aim, numbers: int, colours: int) -> int:
    """K11 to K14: the best goal with or without jokers; missing is an option if bare dice miss."""
    bare = best_goal(aim, numbers, colours, NOTHING)
    best = aim.miss if bare == NOTHING else bare
    for extra in range(1, aim.extras):
        cost = aim.cost[extra]
        more = numbers + aim.numbers[extra]
        best = max(best, best_goal(aim, more, colours + aim.colours[extra], best + cost) - cost)
    return best


def best_goal(aim: Aim, numbers: int, colours: int, least: int) -> int:
    """The highest value among the goals that dice reach and that are worth more than `least`."""
    form = 0
    amount = 0
    for goal in range(aim.goals):
        if aim.value[goal] > least:
            if form == 0:
                form, amount = shape(numbers, colours), amounts(numbers)
            if reached(aim, goal, form, amount):
                least = aim.value[goal]
    return least


def reached(aim: Aim, goal: int, form: int, amount: int) -> int:
    """1 if all conditions of a goal are met."""
    for step in range(ALL_STEPS):
        condition = aim.condition[goal * ALL_STEPS + step]
        if condition == 0:
            return 1
        if fits(condition, form, amount) == 0:
            return 0
    return 1


def begin_row(t: Table, row: int, source: int) -> None:
    """A throw that keeps every die is worth what it was, in smaller units."""
    to = row * THROWS
    begin = source * THROWS
    for throw in range(THROWS):
        t.row[to + throw] = t.row[begin + throw] * ROLLED


def average(t: Table, begin: int) -> None:
    """An open die: the mean of its six sides. The units are small enough to divide exactly."""
    row = t.row
    for die in range(DICE):
        place = PLACE[die]
        for block in range(begin, begin + THROWS, BASE * place):
            for i in range(block, block + place):
                six = row[i] + row[i + place] + row[i + 2 * place]
                six += row[i + 3 * place] + row[i + 4 * place] + row[i + 5 * place]
                row[i + OPEN * place] = six // NUMBERS


def choose_best(t: Table, row: int) -> None:
    """Each die as it lies or open, whichever is better: so the best of all 64 ways."""
    best = BEST * THROWS
    source = row * THROWS
    for throw in range(THROWS):
        t.row[best + throw] = t.row[source + throw]
    for die in range(DICE):
        place = PLACE[die]
        for block in range(best, best + THROWS, BASE * place):
            for i in range(block, block + place):
                opened = t.row[i + OPEN * place]
                for side in range(NUMBERS):
                    t.row[i + side * place] = max(t.row[i + side * place], opened)


def total(t: Table, begin: int) -> int:
    """The sum over all full throws."""
    found = 0
    for late in range(HALF):
        place = begin + spread(late) * HALF_PLACE
        for early in range(HALF):
            found += t.row[place + spread(early)]
    return found


def opened(throw: int, keep: int) -> int:
    """A throw with the dice that are not in the set `keep` open."""
    rest = throw
    for die in range(DICE):
        if keep >> die & 1 == 0:
            throw += (OPEN - rest % BASE) * PLACE[die]
        rest //= BASE
    return throw


def kept_worth(t: Table, rolls: int, throw: int, keep: int) -> int:
    """What it is worth to keep these dice and roll the others, with `rolls` rolls to come."""
    return t.row[rolls * THROWS + opened(throw, keep)]


def best_keep(t: Table, rolls: int, throw: int) -> int:
    """The dice to keep; ties go to the way that rolls the fewest dice."""
    best = (1 << DICE) - 1
    for keep in range(1 << DICE):
        gain = kept_worth(t, rolls, throw, keep) - kept_worth(t, rolls, throw, best)
        if gain > 0 or (gain == 0 and size(keep) > size(best)):
            best = keep
    return best
