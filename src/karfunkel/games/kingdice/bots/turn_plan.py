"""Kernel: what a judge knows of a turn of King of the Dice, and what it says of its end.

A plan holds what every way to end the roll led to in some samples, for every seat.
"""

from typing import Annotated, Any

from karfunkel.core.layout import Layout
from karfunkel.games.kingdice.bots.judge_inputs import OWN, features, write_own
from karfunkel.games.kingdice.rules.market import BY_ALARM, WAYS
from karfunkel.games.kingdice.rules.scoring import winners
from karfunkel.games.kingdice.rules.state import OVER, PILES, SEATS
from karfunkel.judge.kernel import SHARE, Shape, think_values, weigh_seats

MOST_CHOICES = 128
CERTAIN = 10_000
"""A certain win, as the solver counts it."""
UNKNOWN = -1
OPTIONS: int = WAYS + PILES
"""The ways to end the roll, and the piles that the alarm takes from."""


class Plan(Layout):
    """What is known of the current turn."""

    turn: int
    """Which turn it is about."""
    evaluations: int
    """How often the judge was asked."""
    ahead: int
    """How often each way to end the next player's roll is played, before the judge is asked; 0 for
    not at all: then it is asked at the end of the player's own turn."""
    samples: Annotated[list[int], OPTIONS]
    total: Annotated[list[int], OPTIONS * SEATS]
    """The sum of every seat's chances in all samples, in units of 1 / SHARE."""
    worth: Annotated[list[int], WAYS]
    """What each way to end the roll is worth, of CERTAIN."""
    pile: int
    """The pile that the alarm takes from."""
    choices: Annotated[list[int], MOST_CHOICES]
    gains: Annotated[list[int], MOST_CHOICES]
    """What each of the choices gained in all samples."""
    share: Annotated[list[int], 2 * SEATS]
    end: Annotated[list[int], SEATS]
    """Every seat's chance where a turn was played to its end."""


def begin_plan(plan: Plan, turn: int) -> None:
    """Forget what was known of another turn."""
    plan.turn = turn
    for option in range(OPTIONS):
        plan.samples[option] = 0
    for i in range(OPTIONS * SEATS):
        plan.total[i] = 0


def add_end(plan: Plan, option: int, end: Any) -> None:
    """Count one more sample of an option."""
    plan.samples[option] += 1
    for seat in range(SEATS):
        plan.total[option * SEATS + seat] += end[seat]


def weigh_ways(plan: Plan, player: int) -> None:
    """`plan.worth`, from all samples."""
    for way in range(WAYS):
        plan.worth[way] = 0
        if plan.samples[way]:
            total = plan.total[way * SEATS + player]
            plan.worth[way] = total * CERTAIN // (plan.samples[way] * SHARE)
    plan.pile = 0
    for pile in range(PILES):
        option = WAYS + pile
        if plan.samples[option]:
            total = plan.total[option * SEATS + player]
            worth = total * CERTAIN // (plan.samples[option] * SHARE)
            if worth > plan.worth[BY_ALARM]:
                plan.worth[BY_ALARM] = worth
                plan.pile = pile


def evaluate(g: Any, viewer: int, plan: Plan, brain: Any, shape: Shape, desk: Any) -> None:
    """`plan.share`: every seat's chance to win at the beginning of a turn, or at the end.

    Whoever compares positions looks at all of them from the same seat.
    """
    players = g.players
    for seat in range(SEATS):
        plan.share[seat] = 0
    if g.phase == OVER:
        best = winners(g)
        shared = 0
        for seat in range(players):
            shared += best >> seat & 1
        for seat in range(players):
            plan.share[seat] = SHARE * (best >> seat & 1) // shared
        return
    look(g, viewer, brain, shape, desk)
    weigh_seats(shape, desk, players, viewer, plan.share)
    plan.evaluations += 1


def look(g: Any, viewer: int, brain: Any, shape: Shape, desk: Any) -> None:
    """From what a seat sees to the logits of all seats."""
    if shape.inputs == OWN:
        write_own(g, viewer, desk, 0)
    else:
        features(g, viewer, desk)
    think_values(brain, shape, desk)
