"""The exact dice solver: what to keep, and what it is worth, for any cards and any throw.

A goal is a set of conditions to be met together and what that is worth; of all goals that the
dice reach, the best counts. A solution knows every throw, with none, one or two rolls to come.

>>> from karfunkel.games.kingdice.box.condition_text import parse_condition
>>> run = solve([Goal((parse_condition("run 5"),))], backend="python")
>>> round(float(run.start), 3)
0.518
>>> throw = (1, 2, 3, 4, 6, 6)
>>> dice_in(run.keep(throw, rolls=1)), run.value(throw, rolls=1)
((1, 2, 3, 4), Fraction(11, 36))

Everything is counted in whole numbers, so values are exact and both backends agree. The rows are
filled by the kernel `rerolls.py`: compiled in a few milliseconds, in CPython in about a second.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from karfunkel.core.link import Backend, Program, link
from karfunkel.games.kingdice.box.tables import DIE_COLOUR
from karfunkel.games.kingdice.dice import rerolls
from karfunkel.games.kingdice.dice.rerolls import (
    BASE,
    MOST_EXTRAS,
    MOST_GOALS,
    ROLLED,
    ROLLS,
    Aim,
    Table,
)
from karfunkel.games.kingdice.rules.conditions import add
from karfunkel.games.kingdice.rules.state import ALL_STEPS, DICE, NUMBERS

MOST_VALUE = (1 << 61) // ROLLED ** (ROLLS + 1)
"""Values up to this, and down to its negative, stay exact in 64 bits: 22703."""
MOST_ADDED = 9
"""More dice than this besides the six would overflow a count of 15."""

Throw = Sequence[int]
"""What the six dice show, in their order: numbers from 1 to 6."""


class Goal(NamedTuple):
    """Conditions that are met together, and what that is worth."""

    conditions: tuple[int, ...]
    """At most four: all steps of a dwarf's card up to one of them, or the condition of a card."""
    value: int = 1


class Extra(NamedTuple):
    """Dice that jokers can add to the throw, and what spending the jokers costs."""

    numbers: int
    colours: int
    cost: int = 0


class Solution:
    """All throws solved. Values are exact; a chance is the value of a goal worth 1."""

    def __init__(self, program: Program, table: Any, start: Fraction, rolls: int) -> None:
        self._program = program
        self._table = table
        self.start = start
        """What the turn is worth before the first throw."""
        self.rolls = rolls

    def keep(self, throw: Throw, rolls: int) -> int:
        """The best dice to keep, as a set: die d is bit d; all six means to stop."""
        if rolls == 0:
            return (1 << DICE) - 1
        keep: int = self._program.run("best_keep", self._table, self._row(rolls), place_of(throw))
        return int(keep)

    def value(self, throw: Throw, rolls: int) -> Fraction:
        """What a throw is worth with this many rolls to come, with optimal play."""
        return self.kept_value(throw, rolls, self.keep(throw, rolls))

    def kept_value(self, throw: Throw, rolls: int, keep: int) -> Fraction:
        """The value of keeping these dice and rolling the others, with optimal play."""
        place = place_of(throw)
        worth = self._program.run("kept_worth", self._table, self._row(rolls), place, keep)
        return Fraction(int(worth), ROLLED**rolls)

    def _row(self, rolls: int) -> int:
        if not 0 <= rolls <= self.rolls:
            raise ValueError(f"solved for up to {self.rolls} rolls to come, not for {rolls}")
        return rolls


def solve(
    goals: Sequence[Goal],
    *,
    extras: Iterable[Extra] = (),
    miss: int = 0,
    dice: Sequence[Sequence[int]] = DIE_COLOUR,
    rolls: int = ROLLS,
    backend: Backend = "compiled",
) -> Solution:
    """Solve all 6^6 throws with up to `rolls` rolls to come.

    `extras` are the dice that jokers can add, each alternative once; to add none is always
    possible. `miss` is what it is worth to meet nothing; if bare dice meet a goal, the player must
    take it (K11).
    """
    program = link(rerolls, backend=backend)
    table = program.make(Table)
    aim = program.put(aim_of(goals, list(extras), miss, dice))
    total = int(program.run("solve", aim, table, rolls))
    return Solution(program, table, Fraction(total, ROLLED ** (rolls + 1)), rolls)


def chance(*needed: int, backend: Backend = "compiled") -> Fraction:
    """K42: the chance to meet all these conditions at once with three rolls."""
    return solve([Goal(needed)], backend=backend).start


def aim_of(
    goals: Sequence[Goal], extras: Sequence[Extra], miss: int, dice: Sequence[Sequence[int]]
) -> Aim:
    """Goals and jokers as the kernel reads them."""
    worths = [miss, *(goal.value for goal in goals), *(extra.cost for extra in extras)]
    if len(goals) > MOST_GOALS or len(extras) >= MOST_EXTRAS:
        raise ValueError(f"at most {MOST_GOALS} goals and {MOST_EXTRAS - 1} extras")
    if any(abs(worth) > MOST_VALUE // 2 for worth in worths):
        raise ValueError(f"values and costs have to be within {MOST_VALUE // 2}")
    aim = Aim()
    aim.goals = len(goals)
    aim.miss = miss
    for number, goal in enumerate(goals):
        if not 1 <= len(goal.conditions) <= ALL_STEPS:
            raise ValueError(f"a goal has 1 to {ALL_STEPS} conditions, not {len(goal.conditions)}")
        aim.value[number] = goal.value
        for step, condition in enumerate(goal.conditions):
            aim.condition[number * ALL_STEPS + step] = condition
    aim.extras = 1 + len(extras)
    for number, extra in enumerate(extras, 1):
        aim.numbers[number] = extra.numbers
        aim.colours[number] = extra.colours
        aim.cost[number] = extra.cost
    aim.colour = [colour for die in dice for colour in die]
    return aim


def place_of(throw: Throw) -> int:
    """A throw as the kernel numbers it."""
    if len(throw) != DICE or not all(1 <= number <= NUMBERS for number in throw):
        raise ValueError(f"a throw is {DICE} numbers from 1 to {NUMBERS}, not {tuple(throw)}")
    return sum((number - 1) * BASE**die for die, number in enumerate(throw))


def dice_in(keep: int) -> tuple[int, ...]:
    """The dice of a set, counted from 1.

    >>> dice_in(0b100101)
    (1, 3, 6)
    """
    return tuple(die + 1 for die in range(DICE) if keep >> die & 1)


def extra_of(faces: Iterable[int], cost: int = 0) -> Extra:
    """Dice with these faces (colour * 6 + number - 1), as jokers add them."""
    numbers = colours = 0
    for face in faces:
        numbers, colours = add(numbers, face % NUMBERS), add(colours, face // NUMBERS)
    return Extra(numbers, colours, cost)
