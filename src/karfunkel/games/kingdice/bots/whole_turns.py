"""Kernel: a turn of King of the Dice played again and again, by the bot whose turn it is.

How lucky a turn was is what a judge says of its end, less what the judge says on average of the
ends of such turns. The turns here have other random numbers than the game, so the difference has
mean zero, however few they are and whatever the judge says.
"""

from typing import Any

from karfunkel.core.rng import Rng, seed
from karfunkel.core.slots import choose
from karfunkel.core.work import CHANCE, Work, assign
from karfunkel.games.kingdice.bots.aims import choose_now, plan, throw_on_table
from karfunkel.games.kingdice.bots.turn_plan import look
from karfunkel.games.kingdice.bots.turn_samples import by_chance, playing
from karfunkel.games.kingdice.dice.rerolls import Table, best_keep
from karfunkel.games.kingdice.rules.play import act, legal
from karfunkel.games.kingdice.rules.scoring import winners
from karfunkel.games.kingdice.rules.state import ALL_DICE, MOST_ROLLS, OVER, REROLL, State
from karfunkel.judge.kernel import SHARE, Shape, weigh_seats


def add_value(g: State, share: Any, brain: Any, shape: Shape, desk: Any) -> None:
    """Add every seat's chance to win, in units of 1 / (SHARE * players), to `share`.

    The mean over the views of all seats errs less than any of them.
    """
    if g.phase == OVER:
        best = winners(g)
        shared = 0
        for seat in range(g.players):
            shared += best >> seat & 1
        for seat in range(g.players):
            share[seat] += SHARE * g.players * (best >> seat & 1) // shared
        return
    for seat in range(g.players):
        look(g, seat, brain, shape, desk)
        weigh_seats(shape, desk, g.players, seat, share)


def play_turn(g: Any, exact: int, t: Table, work: Work, rng: Rng) -> None:
    """Play a turn by the policy, or as `greedy` does, with the dice solved."""
    turn = g.turns
    player = g.active
    while playing(g, turn):
        if g.on_turn == CHANCE:
            by_chance(g, work, rng)
        else:
            if not exact:
                action = choose(g, player, work, legal(g, player, work), rng)
            elif g.phase == REROLL:
                action = ALL_DICE & ~best_keep(t, MOST_ROLLS - g.rolls, throw_on_table(g))
            else:
                action = choose_now(g, player, work, rng)
            work.choice[player] = action
            act(g, work)


# --- What is called from outside ------------------------------------------------------------


def value(roots: Any, share: Any, brain: Any, shapes: Any, desk: Any) -> None:
    """Add the worth of a state for every seat to `share`."""
    add_value(roots[0], share, brain, shapes[0], desk)


def play_again(
    roots: Any,
    states: Any,
    works: Any,
    rngs: Any,
    aims: Any,
    tables: Any,
    share: Any,
    brain: Any,
    shapes: Any,
    desk: Any,
    exact: int,
    number: int,
    times: int,
) -> None:
    """Play the turn that begins so often, and add the worth of all ends to `share`."""
    g = roots[0]
    trial = states[0]
    if exact:
        plan(g, g.active, works[0], aims[0], tables[0])
    for again in range(times):
        seed(rngs[0], number, again)
        assign(trial, g)
        play_turn(trial, exact, tables[0], works[0], rngs[0])
        add_value(trial, share, brain, shapes[0], desk)
