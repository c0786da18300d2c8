"""Kernel: plays whole games by a policy, or one game while recording its steps.

Every simulation runs in these loops. Written once; linked per game, policy and backend.
"""

from typing import Annotated, Any

from karfunkel.core.layout import Layout
from karfunkel.core.rng import Rng, below, below_any, seed
from karfunkel.core.slots import State, act, choose, deal, legal, outcomes, score, turn, winners
from karfunkel.core.work import CHANCE, MOST_PLAYERS, PLAYER_OF, UNIFORM, Work, assign

# One win, in integer units: the smallest number that 1 to 8 winners can share equally.
WIN = 840
MOST_TRACED = 1 << 14


class Totals(Layout):
    """Totals over many games."""

    games: int
    chances: int
    decisions: int
    """Choices with at least two legal actions."""
    scores: Annotated[list[int], MOST_PLAYERS]
    wins: Annotated[list[int], MOST_PLAYERS]
    """Shares of wins, in units of 1 / WIN."""


class Trace(Layout):
    """The steps of one game: pairs of CHANCE and an outcome, or of a player and an action."""

    length: int
    entry: Annotated[list[int], MOST_TRACED]


def draw(work: Work, n: int, rng: Rng) -> int:
    """One of the `n` outcomes in `work`, by weight."""
    if work.total == UNIFORM:
        return work.first + below(rng, n)
    i = 0
    rest = below_any(rng, work.total) - work.weight[0]
    while rest >= 0:
        i += 1
        rest -= work.weight[i]
    return work.first + i


def step(g: State, work: Work, rng: Rng, totals: Totals) -> int:
    """Play one step, by chance or by the policy; return who played it (see `turn`)."""
    players = turn(g)
    if players == CHANCE:
        n = outcomes(g, work)
        work.dealt = draw(work, n, rng)
        deal(g, work, work.dealt)
        totals.chances += 1
    elif players:
        waiting = players
        while waiting:
            player = PLAYER_OF[waiting & -waiting]
            waiting &= waiting - 1
            n = legal(g, player, work)
            if n == 1:
                work.choice[player] = work.action[0]
            else:
                work.choice[player] = choose(g, player, work, n, rng)
                totals.decisions += 1
        act(g, work)
    return players


def count_result(g: State, players: int, totals: Totals) -> None:
    """Add the scores and shared wins of a finished game."""
    totals.games += 1
    best = winners(g)
    shared = 0
    for player in range(players):
        shared += best >> player & 1
    for player in range(players):
        totals.scores[player] += score(g, player)
        if best >> player & 1:
            totals.wins[player] += WIN // shared


def share_win(best: int, players: int, factor: float, shares: Any) -> None:
    """Add the share of the win of every player in the set `best`, times `factor`."""
    shared = 0
    for player in range(players):
        shared += best >> player & 1
    for player in range(players):
        shares[player] += factor * (best >> player & 1) / shared


def play_games(
    start: State,
    g: State,
    work: Work,
    rng: Rng,
    totals: Totals,
    players: int,
    number: int,
    first: int,
    games: int,
) -> None:
    """Play games `first`, `first` + 1, … of seed `number` from `start`, each with its own stream.

    The result does not depend on how the games are split into calls.
    """
    for game in range(first, first + games):
        seed(rng, number, game)
        assign(g, start)
        while step(g, work, rng, totals):
            pass
        count_result(g, players, totals)


def trace_game(g: State, work: Work, rng: Rng, totals: Totals, trace: Trace) -> None:
    """Play from `g` to the end and record every step; stop early if the trace is full."""
    trace.length = 0
    while trace.length < MOST_TRACED - 2 * MOST_PLAYERS:
        players = step(g, work, rng, totals)
        if players == 0:
            return
        if players == CHANCE:
            note(trace, CHANCE, work.dealt)
        else:
            for player in range(MOST_PLAYERS):
                if players >> player & 1:
                    note(trace, player, work.choice[player])


def note(trace: Trace, who: int, what: int) -> None:
    """Record one pair."""
    trace.entry[trace.length] = who
    trace.entry[trace.length + 1] = what
    trace.length += 2
