"""Kernel: whole turns of King of the Dice, played by what a judge says of their ends.

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
from karfunkel.games.kingdice.bots.turn_plan import begin_plan, weigh_ways
from karfunkel.games.kingdice.bots.turn_samples import sample_ways
from karfunkel.games.kingdice.dice.rerolls import THROWS, opened
from karfunkel.games.kingdice.dice.throws import solve_throws
from karfunkel.games.kingdice.rules.play import legal
from karfunkel.games.kingdice.rules.state import ALL_DICE, MOST_ROLLS


def begin_luck(rngs: Any, number: int) -> None:
    """Start the random numbers."""
    seed(rngs[0], number, 0)


def forget(plans: Any, turn: int, ahead: int) -> None:
    """Start again with another turn."""
    begin_plan(plans[0], turn)
    plans[0].ahead = ahead
    plans[0].evaluations = 0


def sample(
    roots: Any,
    states: Any,
    plans: Any,
    works: Any,
    rngs: Any,
    shapes: Any,
    brain: Any,
    desk: Any,
    aims: Any,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows: Any,
    tries: int,
) -> None:
    """Play every way to end the roll `tries` times more."""
    if plans[0].ahead:
        sample_further(
            roots[0],
            states[0],
            states[1],
            states[2],
            plans[0],
            plans[1],
            works[0],
            rngs[0],
            rngs[1],
            rngs[2],
            brain,
            shapes[0],
            desk,
            aims[0],
            spots,
            kinds,
            forms,
            amounts,
            worths,
            rows,
            tries,
        )
    else:
        sample_ways(
            roots[0],
            states[0],
            states[2],
            plans[0],
            works[0],
            rngs[0],
            rngs[1],
            brain,
            shapes[0],
            desk,
            tries,
        )


def solve_dice(
    roots: Any,
    states: Any,
    plans: Any,
    works: Any,
    shapes: Any,
    brain: Any,
    desk: Any,
    aims: Any,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows: Any,
    found: Any,
) -> None:
    """What each set of dice to roll again is worth, of CERTAIN."""
    g = roots[0]
    rolls = MOST_ROLLS - g.rolls
    weigh_ways(plans[0], g.active)
    take_aim(g, states[1], states[2], plans[0], works[0], brain, shapes[0], desk, aims[0])
    solve_throws(aims[0], spots, kinds, forms, amounts, worths, rows, rolls)
    throw = throw_on_table(g)
    for dice in range(ALL_DICE + 1):
        found[dice] = rows[rolls * THROWS + opened(throw, ALL_DICE ^ dice)]


def weigh_choices(
    roots: Any,
    states: Any,
    plans: Any,
    works: Any,
    rngs: Any,
    shapes: Any,
    brain: Any,
    desk: Any,
    aims: Any,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows: Any,
    found: Any,
) -> None:
    """Add what each legal action after the roll is worth, of SHARE, to `found`."""
    weigh_ways(plans[0], roots[0].active)
    decide(
        roots[0],
        states[0],
        states[1],
        states[2],
        plans[0],
        plans[1],
        works[0],
        rngs[0],
        rngs[1],
        rngs[2],
        brain,
        shapes[0],
        desk,
        aims[0],
        spots,
        kinds,
        forms,
        amounts,
        worths,
        rows,
    )
    n = legal(roots[0], roots[0].active, works[0])
    for i in range(n):
        found[i] += plans[0].gains[i]
