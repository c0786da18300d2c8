"""Kernel: the rest of a turn after the roll, played several times by a judge's choices."""

from typing import Any

from karfunkel.core.playout import draw
from karfunkel.core.rng import Rng, below, seed
from karfunkel.core.slots import choose
from karfunkel.core.work import CHANCE, Work, assign
from karfunkel.games.kingdice.bots.turn_plan import OPTIONS, UNKNOWN, Room, add_end, evaluate
from karfunkel.games.kingdice.rules.market import BY_ALARM, WAYS, end_roll, is_way
from karfunkel.games.kingdice.rules.play import act, deal, go_on, legal, outcomes
from karfunkel.games.kingdice.rules.state import (
    CHOOSE_PILE,
    NOTHING,
    OVER,
    SEATS,
    STEAL_A_CARD,
    TAKE,
)

LOTS = 1 << 30


def playing(g: Any, turn: int) -> bool:
    """Whether a turn is still being played."""
    return bool(g.turns == turn and g.phase != OVER)


def by_chance(g: Any, work: Work, rng: Rng) -> None:
    """Let chance move."""
    n = outcomes(g, work)
    work.dealt = draw(work, n, rng)
    deal(g, work, work.dealt)


def play_on(g: Any, turn: int, work: Work, rng: Rng) -> None:
    """Play the rest of a turn by the policy."""
    while playing(g, turn):
        if g.on_turn == CHANCE:
            by_chance(g, work, rng)
        else:
            n = legal(g, g.active, work)
            work.choice[g.active] = choose(g, g.active, work, n, rng)
            act(g, work)


def finish(g: Any, player: int, turn: int, room: Room) -> None:
    """Play the rest of a player's turn as the judge likes best; `plan.end` gets its value.

    The turn may be over already: then another player is active.
    """
    other = room.other
    plan = room.plan
    work = room.work
    luck = room.luck
    found = UNKNOWN
    while playing(g, turn):
        found = UNKNOWN
        if g.on_turn == CHANCE:
            by_chance(g, work, luck)
        else:
            n = legal(g, player, work)
            if g.phase == STEAL_A_CARD:
                # There are many of them, and which one is chosen matters little.
                work.choice[player] = choose(g, player, work, n, luck)
            else:
                for i in range(n):
                    plan.choices[i] = work.action[i]
                chosen = plan.choices[0]
                for i in range(n):
                    assign(other, g)
                    work.choice[player] = plan.choices[i]
                    act(other, work)
                    play_on(other, turn, work, luck)
                    evaluate(other, player, plan, room.mind)
                    if plan.share[player] > found:
                        found = plan.share[player]
                        chosen = plan.choices[i]
                        for seat in range(SEATS):
                            plan.end[seat] = plan.share[seat]
                work.choice[player] = chosen
            act(g, work)
    if found == UNKNOWN:
        evaluate(g, player, plan, room.mind)
        for seat in range(SEATS):
            plan.end[seat] = plan.share[seat]


def begin_option(g: Any, option: int, room: Room) -> bool:
    """`room.asked`: what follows one way to end the roll. False if there is no such way.

    At the alarm there is one option for every pile to take from, if there is a choice.
    """
    way = option if option < WAYS else BY_ALARM
    if not is_way(g, way):
        return False
    if option >= WAYS and g.offer[option - WAYS] == NOTHING:
        return False
    asked = room.asked
    work = room.work
    assign(asked, g)
    end_roll(asked, way)
    go_on(asked, work)
    if way != BY_ALARM:
        return True
    if asked.phase != CHOOSE_PILE:
        return option == BY_ALARM
    if option == BY_ALARM:
        return False
    work.choice[g.active] = TAKE + option - WAYS
    act(asked, work)
    return True


def sample_ways(g: Any, room: Room, tries: int) -> None:
    """Play every way to end the roll `tries` times more, all of them with the same luck."""
    for _ in range(tries):
        lot = below(room.rng, LOTS)
        for option in range(OPTIONS):
            if begin_option(g, option, room):
                seed(room.luck, lot, 0)
                finish(room.asked, g.active, g.turns, room)
                add_end(room.plan, option, room.plan.end)
