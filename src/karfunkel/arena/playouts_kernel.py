"""Kernel: the luck of a finished game, by playouts of the bots at the table.

A step of chance, or a choice that a known policy drew, is worth what playouts after it bring, minus
what playouts bring after all that could have come. Both have the same random numbers. The mean of
this difference is zero whatever policy plays the games out; the closer that policy is to the bots,
the more luck it explains.
"""

from typing import Any

from karfunkel.core.layout import Layout
from karfunkel.core.playout import draw, share_win
from karfunkel.core.rng import Rng, seed
from karfunkel.core.slots import (
    State,
    act,
    choose,
    choose_rival,
    deal,
    hide,
    legal,
    outcomes,
    turn,
    winners,
)
from karfunkel.core.weights import listed, possible
from karfunkel.core.work import CHANCE, PLAYER_OF, Work, assign

GAME, PLAYED, SEEN = 0, 1, 2
"""The states: the game, a playout, what a player sees."""
DRAWS = 1 << 40
"""Streams from here on draw choices; those before play games out."""


class Table(Layout):
    """Who sits at the table, and how much is played."""

    players: int
    rivals: int
    """The seats that play by the second policy."""
    drawn: int
    """The seats that are known to draw their choices by their policy."""
    number: int
    """The seed."""
    playouts: int


def choose_for(g: State, player: int, work: Work, n: int, rivals: int, rng: Rng) -> int:
    """A choice by the policy of this seat."""
    if rivals >> player & 1:
        return choose_rival(g, player, work, n, rng)
    return choose(g, player, work, n, rng)


def choose_all(g: State, work: Work, rivals: int, rng: Rng) -> None:
    """Everybody on turn chooses."""
    waiting = turn(g)
    while waiting:
        player = PLAYER_OF[waiting & -waiting]
        waiting &= waiting - 1
        n = legal(g, player, work)
        work.choice[player] = work.action[0]
        if n > 1:
            work.choice[player] = choose_for(g, player, work, n, rivals, rng)
    act(g, work)


def finish(g: State, work: Work, table: Table, rng: Rng, factor: float, luck: Any) -> None:
    """Play a game out, and add the shares of the win, times `factor`."""
    while turn(g) != 0:
        if turn(g) == CHANCE:
            n = outcomes(g, work)
            deal(g, work, draw(work, n, rng))
        else:
            choose_all(g, work, table.rivals, rng)
    share_win(winners(g), table.players, factor, luck)


def after_chance(
    states: Any, works: Any, rng: Rng, table: Table, outcome: int, first: int, luck: Any
) -> None:
    """The luck of an outcome."""
    g = states[GAME]
    h = states[PLAYED]
    work = works[GAME]
    n = listed(g, work)
    if possible(work, n) == 1:
        return
    for i in range(n):
        if work.weight[i] == 0:
            continue
        factor = (work.first + i == outcome) - work.weight[i] / work.total
        for k in range(table.playouts):
            seed(rng, table.number, first + k)
            assign(h, g)
            deal(h, works[PLAYED], work.first + i)
            finish(h, works[PLAYED], table, rng, factor / table.playouts, luck)


def after_draws(states: Any, works: Any, rng: Rng, table: Table, first: int, luck: Any) -> None:
    """The luck of choices that known policies drew, `work.choice`; the others stay as they are."""
    g = states[GAME]
    h = states[PLAYED]
    seen = states[SEEN]
    made = works[GAME]
    work = works[PLAYED]
    for k in range(table.playouts):
        seed(rng, table.number, DRAWS + first + k)
        same = 1
        waiting = turn(g)
        while waiting:
            player = PLAYER_OF[waiting & -waiting]
            waiting &= waiting - 1
            action = made.choice[player]
            if table.drawn >> player & 1:
                assign(seen, g)
                hide(seen, player)
                n = legal(seen, player, work)
                if n > 1:
                    action = choose_for(seen, player, work, n, table.rivals, rng)
            if action != made.choice[player]:
                same = 0
            work.choice[player] = action
        if same:
            continue
        assign(h, g)
        act(h, work)
        seed(rng, table.number, first + k)
        finish(h, work, table, rng, -1.0 / table.playouts, luck)
        for player in range(table.players):
            work.choice[player] = made.choice[player]
        assign(h, g)
        act(h, work)
        seed(rng, table.number, first + k)
        finish(h, work, table, rng, 1.0 / table.playouts, luck)


def luck_by_playouts(
    states: Any, works: Any, rngs: Any, tables: Any, steps: Any, luck: Any
) -> None:
    """Follow a game from `states[GAME]` and add the luck of every seat, in shares of a win.

    `steps` are pairs as `core.playout` traces them.
    """
    table = tables[0]
    g = states[GAME]
    work = works[GAME]
    at = 0
    while at < len(steps):
        first = at * table.playouts
        if turn(g) == CHANCE:
            outcome = steps[at + 1]
            after_chance(states, works, rngs[0], table, outcome, first, luck)
            deal(g, work, outcome)
            at += 2
            continue
        waiting = turn(g)
        while waiting:
            waiting &= waiting - 1
            work.choice[steps[at]] = steps[at + 1]
            at += 2
        if table.drawn & turn(g):
            after_draws(states, works, rngs[0], table, first, luck)
        act(g, work)
