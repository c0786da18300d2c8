"""Kernel: a turn of King of the Dice played again and again, by the bot whose turn it is.

The luck of a turn is the judge's value of its end, minus the judge's mean value of the ends of such
turns. The turns here have other random numbers than the game, so the difference has mean zero,
however few they are and whatever the judge says.

A judge takes all players to be equally good. So every end is seen with three measures: as the judge
says, as if the odds of a seat were `ODDS` times better, and as if they were `ODDS` times worse.
"""

from typing import Any, NamedTuple

from karfunkel.core.rng import Rng, seed
from karfunkel.core.slots import choose
from karfunkel.core.work import CHANCE, Work, assign
from karfunkel.games.kingdice.bots.aims import choose_now, plan, throw_on_table
from karfunkel.games.kingdice.bots.turn_plan import Mind, add_win, look
from karfunkel.games.kingdice.bots.turn_samples import by_chance, playing
from karfunkel.games.kingdice.dice.rerolls import Aim, Table, best_keep
from karfunkel.games.kingdice.rules.play import act, legal
from karfunkel.games.kingdice.rules.state import (
    ALL_DICE,
    MOST_ROLLS,
    OVER,
    REROLL,
    SEATS,
    State,
)
from karfunkel.judge.kernel import SHARE, weigh_seats

MEASURES = 3
ODDS = 3
"""How many times better or worse the odds of a seat are in the second and third measure."""


class Replay(NamedTuple):
    """A turn that begins, and what it takes to play it again."""

    root: State
    trial: State
    work: Work
    rng: Rng
    aim: Aim
    table: Table


def add_value(g: State, share: Any, now: Any, mind: Mind) -> None:
    """Add every seat's chance to win, in units of 1 / (SHARE * players), to `share`.

    The measures follow one another there; the chances in this state are left in `now`.
    """
    for seat in range(g.players):
        now[seat] = 0
    add_chances(g, now, mind)
    whole = SHARE * g.players
    for seat in range(g.players):
        chance = now[seat]
        share[seat] += chance
        share[SEATS + seat] += ODDS * chance * whole // (whole + (ODDS - 1) * chance)
        share[2 * SEATS + seat] += chance * whole // (ODDS * whole - (ODDS - 1) * chance)


def add_chances(g: State, share: Any, mind: Mind) -> None:
    """What the judge says about every seat, or what was won.

    The mean over the views of all seats has a smaller error than any single one.
    """
    if g.phase == OVER:
        add_win(g, SHARE * g.players, share)
        return
    for seat in range(g.players):
        look(g, seat, mind)
        weigh_seats(mind.shape, mind.desk, g.players, seat, share)


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


def play_again(
    replay: Replay, share: Any, now: Any, mind: Mind, exact: int, number: int, times: int
) -> None:
    """Play the turn that begins here `times` times, and add the worth of all ends to `share`."""
    g = replay.root
    if exact:
        plan(g, g.active, replay.work, replay.aim, replay.table)
    for again in range(times):
        seed(replay.rng, number, again)
        assign(replay.trial, g)
        play_turn(replay.trial, exact, replay.table, replay.work, replay.rng)
        add_value(replay.trial, share, now, mind)
