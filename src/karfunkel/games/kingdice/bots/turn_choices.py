"""Kernel: choices after the roll: whom to hire, jokers to add, what the alarm takes."""

from typing import Any

from karfunkel.core.rng import Rng, below, seed
from karfunkel.core.work import Work, assign
from karfunkel.games.kingdice.bots.turn_ahead import look_ahead
from karfunkel.games.kingdice.bots.turn_dice import hand_worth
from karfunkel.games.kingdice.bots.turn_plan import CERTAIN, UNKNOWN, Plan
from karfunkel.games.kingdice.bots.turn_samples import LOTS, finish
from karfunkel.games.kingdice.dice.rerolls import Aim
from karfunkel.games.kingdice.rules.citizens import card_with
from karfunkel.games.kingdice.rules.conditions import add, amounts
from karfunkel.games.kingdice.rules.conditions import shape as profile
from karfunkel.games.kingdice.rules.market import BY_ALARM, WAYS, steps_met, way_to_hire
from karfunkel.games.kingdice.rules.play import act, legal
from karfunkel.games.kingdice.rules.state import (
    ALARM,
    CHECK,
    CHOOSE_PILE,
    HIRE,
    JOKERS,
    NUMBERS,
    PAIR,
    PILES,
    SEATS,
    TAKE,
)
from karfunkel.judge.kernel import SHARE, Shape


def decide(
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
) -> int:
    """A choice after the roll: the place of the best of the legal actions.

    `plan.gains` says what each is worth, in units of 1 / SHARE. The ways to end the roll have been
    sampled: that decides whom to hire, which jokers to add, and which pile the alarm takes from.
    """
    player = g.active
    n = legal(g, player, work)
    if g.phase == CHECK:
        weigh_checks(g, trial, other, plan, work, n, brain, shape, desk)
    else:
        lot = below(rng, LOTS)
        for i in range(n):
            action = work.action[i]
            if g.phase == CHOOSE_PILE:
                option = WAYS + action - TAKE
                total = plan.total[option * SEATS + player]
                plan.gains[i] = total // max(1, plan.samples[option])
            else:
                assign(asked, g)
                work.choice[player] = action
                act(asked, work)
                seed(luck, lot, 0)
                finish(asked, other, player, g.turns, plan, work, luck, brain, shape, desk)
                plan.gains[i] = plan.end[player]
                if plan.ahead:
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
                    plan.gains[i] = further.end[player]
                n = legal(g, player, work)
    best = 0
    for i in range(n):
        if plan.gains[i] > plan.gains[best]:
            best = i
    return best


def weigh_checks(
    g: Any,
    trial: Any,
    other: Any,
    plan: Plan,
    work: Work,
    n: int,
    brain: Any,
    shape: Shape,
    desk: Any,
) -> None:
    """K12 to K14: to hire, the alarm, or a joker for what it makes possible."""
    before = UNKNOWN
    for i in range(n):
        action = work.action[i]
        if action == ALARM:
            plan.gains[i] = plan.worth[BY_ALARM] * SHARE // CERTAIN
        elif action >= HIRE:
            plan.gains[i] = plan.worth[way_to_hire(action - HIRE, g.step)] * SHARE // CERTAIN
        else:
            plan.gains[i] = joker_gain(g, plan, (action - PAIR) % JOKERS) * SHARE // CERTAIN
            for spent in range(2):
                if spent or before == UNKNOWN:
                    assign(other, g)
                    if spent:
                        spend(other, (action - PAIR) % JOKERS, (action - PAIR) // JOKERS)
                    found = hand_worth(other, trial, plan, brain, shape, desk)
                    if spent:
                        plan.gains[i] = max(0, plan.gains[i] - max(0, before - found))
                    else:
                        before = found


def spend(g: Any, joker: int, supers: int) -> None:
    """K12: two cards leave the hand."""
    for _ in range(2 - supers):
        g.cards[g.active] ^= card_with(g, g.active, joker)
    g.supers[g.active] -= supers


def joker_gain(g: Any, plan: Any, joker: int) -> int:
    """What the best citizen is worth that one more die with this face meets.

    `plan.worth` says what each way to end the roll is worth.
    """
    numbers, colours = add(g.numbers, joker % NUMBERS), add(g.colours, joker // NUMBERS)
    form, amount = profile(numbers, colours), amounts(numbers)
    best: int = plan.worth[BY_ALARM]
    for pile in range(PILES):
        steps = steps_met(g.offer[pile], form, amount)
        if steps:
            best = max(best, plan.worth[way_to_hire(pile, steps)])
    return best
