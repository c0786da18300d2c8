"""Kernel: a look at the next player's turn, which is solved as the player's own is."""

from typing import Any

from karfunkel.core.rng import Rng, below, seed
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots.turn_dice import spread_chances, take_aim
from karfunkel.games.kingdice.bots.turn_plan import (
    CERTAIN,
    OPTIONS,
    Plan,
    add_end,
    begin_plan,
    evaluate,
    weigh_ways,
)
from karfunkel.games.kingdice.bots.turn_samples import LOTS, begin_option, finish, sample_ways
from karfunkel.games.kingdice.dice.rerolls import Aim
from karfunkel.games.kingdice.dice.throws import solve_throws
from karfunkel.games.kingdice.rules.state import MOST_ROLLS, OVER, SEATS
from karfunkel.judge.kernel import SHARE, Shape


def sample_further(
    g: Any,
    asked: Any,
    trial: Any,
    other: Any,
    plan: Plan,
    further: Plan,
    work: Work,
    rng: Rng,
    luck: Rng,
    late: Rng,
    brain: Any,
    shape: Shape,
    desk: Any,
    aim: Aim,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows: Any,
    tries: int,
) -> None:
    """The same, with a look at the next player's turn."""
    for _ in range(tries):
        lot = below(rng, LOTS)
        for option in range(OPTIONS):
            if begin_option(g, asked, option, work):
                seed(luck, lot, 0)
                finish(asked, other, g.active, g.turns, plan, work, luck, brain, shape, desk)
                look_ahead(
                    asked,
                    trial,
                    other,
                    further,
                    work,
                    luck,
                    late,
                    brain,
                    shape,
                    desk,
                    aim,
                    spots,
                    kinds,
                    forms,
                    amounts,
                    worths,
                    rows,
                    plan.ahead,
                )
                add_end(plan, option, further.end)


def look_ahead(
    g: Any,
    trial: Any,
    other: Any,
    plan: Plan,
    work: Work,
    rng: Rng,
    luck: Rng,
    brain: Any,
    shape: Shape,
    desk: Any,
    aim: Aim,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows: Any,
    tries: int,
) -> None:
    """`plan.end`: every seat's chance at the beginning of a turn, by what its player makes of it.

    All throws are counted, so there is little luck in it.
    """
    if g.phase == OVER:
        evaluate(g, g.active, plan, brain, shape, desk)
        for seat in range(SEATS):
            plan.end[seat] = plan.share[seat]
        return
    begin_plan(plan, g.turns)
    sample_ways(g, trial, other, plan, work, rng, luck, brain, shape, desk, tries)
    weigh_ways(plan, g.active)
    take_aim(g, trial, other, plan, work, brain, shape, desk, aim)
    found = solve_throws(aim, spots, kinds, forms, amounts, worths, rows, MOST_ROLLS - 1)
    spread_chances(g, plan, aim, forms, amounts, kinds, rows, rng, int(found * (SHARE / CERTAIN)))
