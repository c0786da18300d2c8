"""Kernel: a look at the next player's turn, which is solved as the player's own is."""

from typing import Any

from karfunkel.core.rng import below, seed
from karfunkel.games.kingdice.bots.turn_dice import spread_chances, take_aim
from karfunkel.games.kingdice.bots.turn_plan import (
    CERTAIN,
    OPTIONS,
    Room,
    Thinker,
    add_end,
    begin_plan,
    evaluate,
    weigh_ways,
)
from karfunkel.games.kingdice.bots.turn_samples import LOTS, begin_option, finish, sample_ways
from karfunkel.games.kingdice.dice.throws import Solver, solve_throws
from karfunkel.games.kingdice.rules.state import MOST_ROLLS, OVER, SEATS
from karfunkel.judge.kernel import SHARE


def sample_further(thinker: Thinker, tries: int) -> None:
    """Play every way to end the roll, with a look at the next player's turn."""
    g = thinker.table
    room = thinker.now
    for _ in range(tries):
        lot = below(room.rng, LOTS)
        for option in range(OPTIONS):
            if begin_option(g, option, room):
                seed(room.luck, lot, 0)
                finish(room.asked, g.active, g.turns, room)
                look_ahead(room.asked, thinker.then, thinker.solver, room.plan.ahead)
                add_end(room.plan, option, thinker.then.plan.end)


def look_ahead(g: Any, room: Room, solver: Solver, tries: int) -> None:
    """`plan.end`: every seat's chance at the beginning of a turn, by what its player makes of it.

    All throws are counted, so there is little luck in it.
    """
    plan = room.plan
    if g.phase == OVER:
        evaluate(g, g.active, plan, room.mind)
        for seat in range(SEATS):
            plan.end[seat] = plan.share[seat]
        return
    begin_plan(plan, g.turns)
    sample_ways(g, room, tries)
    weigh_ways(plan, g.active)
    take_aim(g, room, solver.aim)
    found = solve_throws(solver, MOST_ROLLS - 1)
    spread_chances(g, plan, solver, room.rng, int(found * (SHARE / CERTAIN)))
