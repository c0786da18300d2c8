"""Kernel: two-player games played by a given net, with every turn recorded.

The active player estimates each way to end the roll: the policy finishes the turn several times,
and the net evaluates the results. The solver does the rest. Its value of the turn before the first
throw is the training target for the net. It averages over all dice, so it has far less noise than
the winner of the game.
"""

from typing import Annotated, Any, NamedTuple

from karfunkel.core.layout import Layout
from karfunkel.core.playout import WIN, Totals, step
from karfunkel.core.rng import Rng, seed
from karfunkel.core.work import Work, assign
from karfunkel.games.kingdice.bots.aims import (
    aim_at,
    part_with,
    pass_on,
    plan,
    throw_on_table,
)
from karfunkel.games.kingdice.bots.heuristics import choose_sensibly
from karfunkel.games.kingdice.bots.net import foresee
from karfunkel.games.kingdice.bots.net_inputs import INPUTS, notice
from karfunkel.games.kingdice.bots.turn_choices import joker_gain
from karfunkel.games.kingdice.dice.rerolls import Aim, Table, best_keep, solve
from karfunkel.games.kingdice.dice.throws import joker_of
from karfunkel.games.kingdice.rules.market import (
    BY_ALARM,
    WAYS,
    end_roll,
    is_way,
    way_to_hire,
)
from karfunkel.games.kingdice.rules.play import act, go_on, legal
from karfunkel.games.kingdice.rules.scoring import winners
from karfunkel.games.kingdice.rules.state import (
    ALARM,
    ALL_DICE,
    CHECK,
    HIRE,
    JOKERS,
    MOST_ROLLS,
    OVER,
    PAIR,
    REROLL,
    State,
)

MOST_UNITS = 64
MOST_TURNS = 120
MOST_CHOICES = 128
TRIES = 48
"""How often a turn is finished to see what a way to end the roll is worth."""
FEW_TRIES = 16
"""How often for a choice of another kind, where less is left to chance."""
CERTAIN = 10_000
"""A certain win, as the solver counts it."""
UNKNOWN = -1
BOTH = 3


class Mind(Layout):
    """A net, and its values for the current turn."""

    units: int
    bias: int
    hidden: Annotated[list[int], MOST_UNITS * INPUTS]
    hidden_bias: Annotated[list[int], MOST_UNITS]
    sign: Annotated[list[int], MOST_UNITS]
    direct: Annotated[list[int], INPUTS]
    turn: int
    """The turn that was solved last."""
    worth: Annotated[list[int], WAYS]
    """What each way to end the roll is worth, of CERTAIN."""
    choices: Annotated[list[int], MOST_CHOICES]


class Room(NamedTuple):
    """The memory for trying what may follow a choice."""

    asked: State
    trial: State
    work: Work
    rng: Rng
    totals: Totals
    mind: Mind


class Book(Layout):
    """The turns of one game."""

    length: int
    result: int
    """The set of winners."""
    player: Annotated[list[int], MOST_TURNS]
    worth: Annotated[list[int], MOST_TURNS]
    """The solver's value of the turn, in units of 1 / CERTAIN / 6^18; UNKNOWN for guests."""
    entry: Annotated[list[int], MOST_TURNS * INPUTS]


def play(
    start: Any,
    g: Any,
    room: Room,
    aim: Aim,
    t: Table,
    book: Book,
    number: int,
    guest: int,
) -> None:
    """Play game `number` from `start`; the players in the set `guest` play as `greedy` does.

    `step` is written for the state of any game, `notice` for this game's: `g` is both.
    """
    work = room.work
    rng = room.rng
    mind = room.mind
    seed(rng, number, 0)
    assign(g, start)
    book.length = 0
    mind.turn = 0
    while g.phase != OVER:
        if g.turns > book.length and book.length < MOST_TURNS:
            write_down(g, book)
        if g.on_turn <= 0:
            step(g, work, rng, room.totals)
            continue
        solved = UNKNOWN
        if g.phase == REROLL and mind.turn != g.turns:
            mind.turn = g.turns
            if guest >> g.active & 1:
                plan(g, g.active, work, aim, t)
            else:
                solved = think(g, room, aim, t)
        if solved != UNKNOWN:
            book.worth[book.length - 1] = solved
        if g.phase == REROLL:
            action = ALL_DICE & ~best_keep(t, MOST_ROLLS - g.rolls, throw_on_table(g))
        elif guest >> g.active & 1:
            action = choose_sensibly(g, g.active, work, legal(g, g.active, work), rng)
        else:
            action = decide(g, room)
        work.choice[g.active] = action
        act(g, work)
    book.result = winners(g)


def write_down(g: Any, book: Book) -> None:
    """The net's inputs at the beginning of a turn."""
    notice(g, book.entry, INPUTS * book.length)
    book.player[book.length] = g.active
    book.worth[book.length] = UNKNOWN
    book.length += 1


def judge_by(g: Any, player: int, mind: Mind, work: Work) -> int:
    """A player's chance to win, in units of 1 / WIN; at the end the share of the win."""
    if g.phase == OVER:
        best = winners(g)
        if best == BOTH:
            return WIN // 2
        return WIN * (best >> player & 1)
    notice(g, work.appeal, 0)
    chance = foresee(
        work.appeal, mind.units, mind.hidden, mind.hidden_bias, mind.sign, mind.direct, mind.bias
    )
    return chance if g.active == player else WIN - chance


def appraise(room: Room, tries: int) -> int:
    """What a state is worth, of CERTAIN, to the player whose turn it is, or has just been."""
    asked: Any = room.asked
    trial: Any = room.trial
    turn = room.mind.turn
    player = (asked.active + asked.turns - turn) % 2
    found = 0
    for _ in range(tries):
        assign(trial, asked)
        while trial.turns == turn and step(trial, room.work, room.rng, room.totals):
            pass
        found += judge_by(trial, player, room.mind, room.work)
    return found * CERTAIN // (WIN * tries)


def think(g: Any, room: Room, aim: Aim, t: Table) -> int:
    """Appraise every way to end the roll, and solve the turn; return what it is worth."""
    mind = room.mind
    aim_at(g, g.active, room.work, aim)
    goal = 0
    for way in range(WAYS):
        if is_way(g, way):
            assign(room.asked, g)
            end_roll(room.asked, way)
            go_on(room.asked, room.work)
            mind.worth[way] = appraise(room, TRIES)
            aim.value[goal] = mind.worth[way]
            goal += 1
    aim.miss = mind.worth[BY_ALARM]
    for extra in range(1, aim.extras):
        aim.cost[extra] = pair_worth(g, room, joker_of(aim, extra))
    return solve(aim, t, MOST_ROLLS - 1)


def pair_worth(g: Any, room: Room, joker: int) -> int:
    """What is lost with a pair, of CERTAIN."""
    trial = room.trial
    pass_on(trial, g, g.active)
    before = judge_by(trial, g.active, room.mind, room.work)
    part_with(trial, g, g.active, joker)
    return max(0, before - judge_by(trial, g.active, room.mind, room.work)) * CERTAIN // WIN


def decide(g: Any, room: Room) -> int:
    """A choice that is not about dice: what is worth most."""
    mind = room.mind
    n = legal(g, g.active, room.work)
    for i in range(n):
        mind.choices[i] = room.work.action[i]
    best = UNKNOWN
    chosen = mind.choices[0]
    for i in range(n):
        if g.phase == CHECK:
            worth = check_worth(g, room, mind.choices[i])
        else:
            assign(room.asked, g)
            room.work.choice[g.active] = mind.choices[i]
            act(room.asked, room.work)
            worth = appraise(room, FEW_TRIES)
        if worth > best:
            best = worth
            chosen = mind.choices[i]
    return chosen


def check_worth(g: Any, room: Room, action: int) -> int:
    """K12 to K14: to hire, the alarm, or a joker for what it makes possible."""
    worth = room.mind.worth
    if action == ALARM:
        return worth[BY_ALARM]
    if action >= HIRE:
        return worth[way_to_hire(action - HIRE, g.step)]
    joker = (action - PAIR) % JOKERS
    return joker_gain(g, room.mind, joker) - pair_worth(g, room, joker)
