"""Kernel: games of a policy, and what all seats see in some of their positions."""

from typing import Any

from karfunkel.core.playout import draw
from karfunkel.core.rng import below, seed
from karfunkel.core.slots import (
    act,
    choose,
    deal,
    features,
    hide,
    legal,
    outcomes,
    turn,
    winners,
)
from karfunkel.core.work import CHANCE, MOST_PLAYERS, PLAYER_OF, assign

ONE_IN = 6
"""One of so many decisions is looked at."""
ERRING, ERRORS = 25, 50
"""So many of a hundred seats choose at random in so many of a hundred decisions."""


def watch_games(
    starts: Any,
    states: Any,
    works: Any,
    rngs: Any,
    players: int,
    number: int,
    first: int,
    games: int,
    seen: Any,
    shares: Any,
) -> int:
    """Fill rows of `seen` and `shares` with the views of all seats; return how many.

    Shares of the win begin with the seat that looks.
    """
    g = states[0]
    view = states[1]
    work = works[0]
    rng = rngs[0]
    rows = 0
    for game in range(first, first + games):
        seed(rng, number, game)
        assign(g, starts[0])
        begin = rows
        erring = 0
        for player in range(players):
            if below(rng, 100) < ERRING:
                erring |= 1 << player
        while turn(g):
            waiting = turn(g)
            if waiting == CHANCE:
                n = outcomes(g, work)
                work.dealt = draw(work, n, rng)
                deal(g, work, work.dealt)
                continue
            if below(rng, ONE_IN) == 0 and rows + MOST_PLAYERS <= len(seen):
                for player in range(players):
                    assign(view, g)
                    hide(view, player)
                    features(view, player, seen[rows])
                    shares[rows, 0] = player
                    rows += 1
            while waiting:
                player = PLAYER_OF[waiting & -waiting]
                waiting &= waiting - 1
                n = legal(g, player, work)
                action = work.action[0]
                if n > 1:
                    if erring >> player & 1 and below(rng, 100) < ERRORS:
                        action = work.action[below(rng, n)]
                    else:
                        action = choose(g, player, work, n, rng)
                work.choice[player] = action
            act(g, work)
        best = winners(g)
        shared = 0
        for player in range(players):
            shared += best >> player & 1
        for row in range(begin, rows):
            player = int(shares[row, 0])
            for i in range(players):
                shares[row, i] = (best >> (player + i) % players & 1) / shared
    return rows
