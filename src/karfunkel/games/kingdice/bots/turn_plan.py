"""Kernel: what a judge knows about a turn of King of the Dice, and how it values the end.

A plan holds what every way to end the roll led to in some samples, for every seat.
"""

from typing import Annotated, Any, NamedTuple

from karfunkel.core.layout import Layout
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots.judge_inputs import OWN, features, write_own
from karfunkel.games.kingdice.dice.throws import Solver
from karfunkel.games.kingdice.rules.market import BY_ALARM, WAYS
from karfunkel.games.kingdice.rules.scoring import winners
from karfunkel.games.kingdice.rules.state import OVER, PILES, SEATS, State
from karfunkel.judge.kernel import SHARE, Shape, think_values, weigh_seats

MOST_CHOICES = 128
CERTAIN = 10_000
"""A certain win, as the solver counts it."""
UNKNOWN = -1
OPTIONS: int = WAYS + PILES
"""The ways to end the roll, and the piles that the alarm takes from."""


class Plan(Layout):
    """What is known about the current turn."""

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


class Mind(NamedTuple):
    """A net as `judge/kernel.py` has it: its numbers, their sizes, and the desk it thinks on."""

    brain: Any
    shape: Shape
    desk: Any


class Room(NamedTuple):
    """The memory for trying what may follow a roll."""

    asked: State
    """The state on which something is tried."""
    other: State
    """The state on which every further choice is tried."""
    plan: Plan
    work: Work
    rng: Rng
    luck: Rng
    """The luck of one try, so that everything is tried with the same."""
    mind: Mind


class Thinker(NamedTuple):
    """A player who rolls, with all that is needed for thinking about a turn."""

    table: State
    now: Room
    then: Room
    """The same for the turn of the next player."""
    solver: Solver


def begin_plan(plan: Plan, turn: int) -> None:
    """Forget what was known about another turn."""
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


def evaluate(g: Any, viewer: int, plan: Plan, mind: Mind) -> None:
    """`plan.share`: every seat's chance to win at the beginning of a turn, or at the end.

    Whoever compares positions looks at all of them from the same seat.
    """
    players = g.players
    for seat in range(SEATS):
        plan.share[seat] = 0
    if g.phase == OVER:
        add_win(g, SHARE, plan.share)
        return
    look(g, viewer, mind)
    weigh_seats(mind.shape, mind.desk, players, viewer, plan.share)
    plan.evaluations += 1


def add_win(g: Any, whole: int, share: Any) -> None:
    """Add what everybody has won, `whole` for all of it, to `share`."""
    best = winners(g)
    shared = 0
    for seat in range(g.players):
        shared += best >> seat & 1
    for seat in range(g.players):
        share[seat] += whole * (best >> seat & 1) // shared


def look(g: Any, viewer: int, mind: Mind) -> None:
    """From what a seat sees to the logits of all seats."""
    if mind.shape.inputs == OWN:
        write_own(g, viewer, mind.desk, 0)
    else:
        features(g, viewer, mind.desk)
    think_values(mind.brain, mind.shape, mind.desk)
