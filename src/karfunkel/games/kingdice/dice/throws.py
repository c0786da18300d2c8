"""What every throw of the six dice is worth: as `rerolls.py` does it, but three times as fast.

In the compiled subset. Here worths are single-precision numbers instead of exact whole ones, which
is enough for worths that are estimates anyway, and the kinds of throws are found once for all turns
(`kinds.py`). All sums run in a fixed order.
"""

from typing import Any, NamedTuple

from karfunkel.core.bits import size
from karfunkel.games.kingdice.dice.kinds import Kinds
from karfunkel.games.kingdice.dice.rerolls import (
    NOTHING,
    OPEN,
    THROWS,
    Aim,
    opened,
    reached,
)
from karfunkel.games.kingdice.rules.state import DICE, NUMBERS

SIXTH = 1 / 6


class Solver(NamedTuple):
    """What throws are solved for and with."""

    aim: Aim
    kinds: Kinds
    worths: Any
    """What every kind of throw is worth as it lies."""
    rows: Any
    """What throws with open dice are worth, for every number of rolls to come."""


def solve_throws(solver: Solver, rolls: int) -> float:
    """Fill the rows up to `rolls`; return what a throw is worth with that many rolls after it.

    Row r holds what throws with open dice are worth with r rolls to come; row 0 is what full throws
    are worth before the last of them. Every way to add jokers adds one die.
    """
    stop(solver)
    rows = solver.rows
    spots = solver.kinds.spots
    for throw in range(len(spots)):
        rows[spots[throw]] = solver.worths[solver.kinds.kinds[throw]]
    for row in range(1, rolls + 1):
        begin = row * THROWS
        for throw in range(THROWS):
            rows[begin + throw] = rows[throw]
        open_dice(rows, begin)
        keep_best(rows, begin)
    total = 0.0
    for throw in range(len(spots)):
        total += rows[spots[throw]]
    return total / len(spots)


def stop(solver: Solver) -> None:
    """K11 to K14: what every kind of throw is worth as it lies, as `rerolls.worth` says it."""
    aim = solver.aim
    forms = solver.kinds.forms
    amounts = solver.kinds.amounts
    worths = solver.worths
    for kind in range(len(worths)):
        found = best_reached(aim, forms[0, kind], amounts[0, kind], NOTHING)
        worths[kind] = aim.miss if found == NOTHING else found
    for extra in range(1, aim.extras):
        row = 1 + joker_of(aim, extra)
        cost = aim.cost[extra]
        for kind in range(len(worths)):
            least = int(worths[kind]) + cost
            worths[kind] = best_reached(aim, forms[row, kind], amounts[row, kind], least) - cost


def best_reached(aim: Aim, form: int, amount: int, least: int) -> int:
    """The highest value among the goals that dice reach and that are worth more than `least`."""
    for goal in range(aim.goals):
        if aim.value[goal] > least and reached(aim, goal, form, amount):
            least = aim.value[goal]
    return least


def joker_of(aim: Aim, extra: int) -> int:
    """K12: the face of the one die that jokers add."""
    number = 0
    while aim.numbers[extra] >> 4 * number > 1:
        number += 1
    colour = 0
    while aim.colours[extra] >> 4 * colour > 1:
        colour += 1
    return colour * NUMBERS + number


def open_dice(rows: Any, begin: int) -> None:
    """An open die: the mean of its six sides.

    Each die has loops of its own: where the compiler knows how far apart the sides lie, it does
    eight throws at once. For the first two dice the inner loop goes all the way through the rows.
    """
    for i in range(begin, begin + THROWS, 7):
        open_die(rows, i, 1)
    for early in range(7):
        for i in range(begin + early, begin + THROWS, 49):
            open_die(rows, i, 7)
    for late in range(begin, begin + THROWS, 343):
        for i in range(late, late + 49):
            open_die(rows, i, 49)
    for late in range(begin, begin + THROWS, 2401):
        for i in range(late, late + 343):
            open_die(rows, i, 343)
    for late in range(begin, begin + THROWS, 16807):
        for i in range(late, late + 2401):
            open_die(rows, i, 2401)
    for i in range(begin, begin + 16807):
        open_die(rows, i, 16807)


def open_die(rows: Any, i: int, place: int) -> None:
    """The mean of the six sides of the die with this place."""
    six = rows[i] + rows[i + place] + rows[i + 2 * place]
    six += rows[i + 3 * place] + rows[i + 4 * place] + rows[i + 5 * place]
    rows[i + OPEN * place] = six * SIXTH


def keep_best(rows: Any, begin: int) -> None:
    """Row 0: each die as it lies or open, whichever is better, so the best of all 64 ways."""
    for throw in range(THROWS):
        rows[throw] = rows[begin + throw]
    for i in range(0, THROWS, 7):
        keep_die(rows, i, 1)
    for early in range(7):
        for i in range(early, THROWS, 49):
            keep_die(rows, i, 7)
    for late in range(0, THROWS, 343):
        for i in range(late, late + 49):
            keep_die(rows, i, 49)
    for late in range(0, THROWS, 2401):
        for i in range(late, late + 343):
            keep_die(rows, i, 343)
    for late in range(0, THROWS, 16807):
        for i in range(late, late + 2401):
            keep_die(rows, i, 2401)
    for i in range(16807):
        keep_die(rows, i, 16807)


def keep_die(rows: Any, i: int, place: int) -> None:
    """The die with this place as it lies or open."""
    opened_worth = rows[i + OPEN * place]
    for side in range(NUMBERS):
        lying = rows[i + side * place]
        rows[i + side * place] = opened_worth if opened_worth > lying else lying


def best_dice(rows: Any, rolls: int, throw: int) -> int:
    """The dice to keep; ties go to the way that rolls the fewest dice."""
    best = (1 << DICE) - 1
    most = rows[rolls * THROWS + throw]
    for keep in range(1 << DICE):
        found = rows[rolls * THROWS + opened(throw, keep)]
        if found > most or (found == most and size(keep) > size(best)):
            best = keep
            most = found
    return best
