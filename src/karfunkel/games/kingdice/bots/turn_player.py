"""Kernel: whole turns of King of the Dice, played by a judge's values of their ends.

A judge evaluates tables at the beginning of a turn. The player who rolls asks it what each way to
end the roll is worth: the cards and tiles that follow are drawn several times, and every choice on
the way is the one that the judge likes most. The solver then knows the best dice to keep for every
throw, exactly. So the net never has to understand dice.
"""

from typing import Any

from karfunkel.core.rng import seed
from karfunkel.games.kingdice.bots.aims import throw_on_table
from karfunkel.games.kingdice.bots.turn_ahead import sample_further
from karfunkel.games.kingdice.bots.turn_choices import decide
from karfunkel.games.kingdice.bots.turn_dice import take_aim
from karfunkel.games.kingdice.bots.turn_plan import Thinker, begin_plan, weigh_ways
from karfunkel.games.kingdice.bots.turn_samples import sample_ways
from karfunkel.games.kingdice.dice.rerolls import THROWS, opened
from karfunkel.games.kingdice.dice.throws import solve_throws
from karfunkel.games.kingdice.rules.play import legal
from karfunkel.games.kingdice.rules.state import ALL_DICE, MOST_ROLLS


def begin_luck(thinker: Thinker, number: int) -> None:
    """Start the random numbers."""
    seed(thinker.now.rng, number, 0)


def forget(thinker: Thinker, ahead: int) -> None:
    """Start again with another turn."""
    plan = thinker.now.plan
    begin_plan(plan, thinker.table.turns)
    plan.ahead = ahead
    plan.evaluations = 0


def sample(thinker: Thinker, tries: int) -> None:
    """Play every way to end the roll `tries` times more."""
    if thinker.now.plan.ahead:
        sample_further(thinker, tries)
    else:
        sample_ways(thinker.table, thinker.now, tries)


def solve_dice(thinker: Thinker, found: Any) -> None:
    """What each set of dice to roll again is worth, of CERTAIN."""
    g = thinker.table
    rolls = MOST_ROLLS - g.rolls
    weigh_ways(thinker.now.plan, g.active)
    take_aim(g, thinker.now, thinker.solver.aim)
    solve_throws(thinker.solver, rolls)
    throw = throw_on_table(g)
    for dice in range(ALL_DICE + 1):
        found[dice] = thinker.solver.rows[rolls * THROWS + opened(throw, ALL_DICE ^ dice)]


def weigh_choices(thinker: Thinker, found: Any) -> None:
    """Add what each legal action after the roll is worth, of SHARE, to `found`."""
    g = thinker.table
    plan = thinker.now.plan
    weigh_ways(plan, g.active)
    decide(thinker)
    n = legal(g, g.active, thinker.now.work)
    for i in range(n):
        found[i] += plan.gains[i]
