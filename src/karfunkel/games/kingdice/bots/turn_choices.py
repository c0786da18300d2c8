"""Kernel: choices after the roll: whom to hire, jokers to add, what the alarm takes."""

from typing import Any

from karfunkel.core.rng import below, seed
from karfunkel.core.work import assign
from karfunkel.games.kingdice.bots.turn_ahead import look_ahead
from karfunkel.games.kingdice.bots.turn_dice import hand_worth
from karfunkel.games.kingdice.bots.turn_plan import CERTAIN, UNKNOWN, Room, Thinker
from karfunkel.games.kingdice.bots.turn_samples import LOTS, finish
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
from karfunkel.judge.kernel import SHARE


def decide(thinker: Thinker) -> int:
    """A choice after the roll: the index of the best legal action.

    `plan.gains` says what each is worth, in units of 1 / SHARE. The ways to end the roll have been
    sampled: that decides whom to hire, which jokers to add, and which pile the alarm takes from.
    """
    g = thinker.table
    plan = thinker.now.plan
    work = thinker.now.work
    player = g.active
    n = legal(g, player, work)
    if g.phase == CHECK:
        weigh_checks(g, thinker.now, n)
    else:
        lot = below(thinker.now.rng, LOTS)
        for i in range(n):
            action = work.action[i]
            if g.phase == CHOOSE_PILE:
                option = WAYS + action - TAKE
                total = plan.total[option * SEATS + player]
                plan.gains[i] = total // max(1, plan.samples[option])
            else:
                plan.gains[i] = gain_of(thinker, action, lot)
                n = legal(g, player, work)
    best = 0
    for i in range(n):
        if plan.gains[i] > plan.gains[best]:
            best = i
    return best


def gain_of(thinker: Thinker, action: int, lot: int) -> int:
    """What the player's chance is after an action, with the luck of this lot."""
    g = thinker.table
    room = thinker.now
    asked = room.asked
    player = g.active
    assign(asked, g)
    room.work.choice[player] = action
    act(asked, room.work)
    seed(room.luck, lot, 0)
    finish(asked, player, g.turns, room)
    if room.plan.ahead == 0:
        return room.plan.end[player]
    look_ahead(asked, thinker.then, thinker.solver, room.plan.ahead)
    return thinker.then.plan.end[player]


def weigh_checks(g: Any, room: Room, n: int) -> None:
    """K12 to K14: to hire, the alarm, or a joker for what it makes possible."""
    plan = room.plan
    before = UNKNOWN
    for i in range(n):
        action = room.work.action[i]
        if action == ALARM:
            plan.gains[i] = plan.worth[BY_ALARM] * SHARE // CERTAIN
        elif action >= HIRE:
            plan.gains[i] = plan.worth[way_to_hire(action - HIRE, g.step)] * SHARE // CERTAIN
        else:
            plan.gains[i] = joker_gain(g, plan, (action - PAIR) % JOKERS) * SHARE // CERTAIN
            for spent in range(2):
                if spent or before == UNKNOWN:
                    assign(room.other, g)
                    if spent:
                        spend(room.other, (action - PAIR) % JOKERS, (action - PAIR) // JOKERS)
                    found = hand_worth(room.other, room)
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
