"""Kernel: what dice are rolled for, in chances to win, and what a solved turn leaves the others."""

from typing import Any

from karfunkel.core.rng import Rng, below
from karfunkel.core.work import CHANCE, assign
from karfunkel.games.kingdice.bots.aims import aim_at, part_with
from karfunkel.games.kingdice.bots.turn_plan import CERTAIN, UNKNOWN, Plan, Room, evaluate
from karfunkel.games.kingdice.dice.rerolls import BASE, PLACE, Aim, reached
from karfunkel.games.kingdice.dice.throws import Solver, best_dice, joker_of
from karfunkel.games.kingdice.rules.market import BY_ALARM, WAYS, is_way
from karfunkel.games.kingdice.rules.state import ALL_DICE, DICE, MOST_ROLLS, NUMBERS, ROLL, SEATS
from karfunkel.judge.kernel import SHARE

NEVER = -(1 << 40)
"""Worse than any goal."""
ROLLED_OUT = 48
"""How often dice are rolled to estimate how the others share what a player leaves them."""


def take_aim(g: Any, room: Room, aim: Aim) -> None:
    """What the dice are rolled for, as chances to win."""
    plan = room.plan
    aim_at(g, g.active, room.work, aim)
    goal = 0
    for way in range(WAYS - 1):
        if is_way(g, way):
            aim.value[goal] = plan.worth[way]
            goal += 1
    aim.miss = plan.worth[BY_ALARM]
    before = 0
    if aim.extras > 1:
        other = room.other
        for extra in range(aim.extras):
            assign(other, g)
            if extra:
                part_with(other, g, g.active, joker_of(aim, extra))
                other.active = g.active
            found = hand_worth(other, room)
            if extra:
                aim.cost[extra] = max(0, before - found) * CERTAIN // SHARE
            else:
                before = found


def hand_worth(g: Any, room: Room) -> int:
    """What the player's chance would be if the turn ended here."""
    player: int = g.active
    trial = room.asked
    assign(trial, g)
    trial.active = (player + 1) % g.players
    trial.phase = ROLL
    trial.on_turn = CHANCE
    trial.rolls = 1
    trial.rolling = ALL_DICE
    trial.dice = 0
    trial.numbers = 0
    trial.colours = 0
    trial.met = 0
    trial.must_hire = 0
    trial.step = 0
    trial.added = 0
    evaluate(trial, player, room.plan, room.mind)
    return room.plan.share[player]


def spread_chances(g: Any, plan: Plan, solver: Solver, rng: Rng, own: int) -> None:
    """`plan.end`: the active player's chance as solved; the others share the rest.

    Their proportions are estimated by rolling the dice several times as solved.
    """
    player = g.active
    players = g.players
    for seat in range(SEATS):
        plan.end[seat] = 0
    if players == 2:
        plan.end[player] = own
        plan.end[1 - player] = SHARE - own
        return
    for _ in range(ROLLED_OUT):
        option = way_rolled(g, plan, solver, rng)
        if plan.samples[option]:
            for seat in range(players):
                plan.end[seat] += plan.total[option * SEATS + seat] // plan.samples[option]
    rest = 0
    for seat in range(players):
        if seat != player:
            plan.end[seat] += 1
            rest += plan.end[seat]
    for seat in range(players):
        if seat == player:
            plan.end[seat] = own
        else:
            plan.end[seat] = (SHARE - own) * plan.end[seat] // rest


def way_rolled(g: Any, plan: Plan, solver: Solver, rng: Rng) -> int:
    """Roll the dice once, keeping what the solver finds best; return the resulting option."""
    throw = 0
    for die in range(DICE):
        throw += below(rng, NUMBERS) * PLACE[die]
    for rolls in range(MOST_ROLLS - 1, 0, -1):
        keep = best_dice(solver.rows, rolls, throw)
        if keep == ALL_DICE:
            break
        for die in range(DICE):
            if keep >> die & 1 == 0:
                throw += (below(rng, NUMBERS) - throw // PLACE[die] % BASE) * PLACE[die]
    number = 0
    for die in range(DICE):
        number = number * NUMBERS + throw // PLACE[die] % BASE
    goal = goal_met(solver, solver.kinds.kinds[number])
    if goal == UNKNOWN:
        return BY_ALARM if plan.samples[BY_ALARM] else WAYS + plan.pile
    way = 0
    while True:
        if is_way(g, way):
            if goal == 0:
                return way
            goal -= 1
        way += 1


def goal_met(solver: Solver, kind: int) -> int:
    """The goal that a kind of throw is used for, with jokers or without; UNKNOWN for none."""
    aim = solver.aim
    forms = solver.kinds.forms
    amounts = solver.kinds.amounts
    found = UNKNOWN
    least = NEVER
    for goal in range(aim.goals):
        if aim.value[goal] > least and reached(aim, goal, forms[0, kind], amounts[0, kind]):
            found = goal
            least = aim.value[goal]
    if found == UNKNOWN:
        least = aim.miss
    for extra in range(1, aim.extras):
        row = 1 + joker_of(aim, extra)
        for goal in range(aim.goals):
            if aim.value[goal] - aim.cost[extra] > least and reached(
                aim, goal, forms[row, kind], amounts[row, kind]
            ):
                found = goal
                least = aim.value[goal] - aim.cost[extra]
    return found
