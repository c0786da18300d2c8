"""Kernel: games of the linked policy, and what each position in them meant for every seat.

Until some turn of a game seats also choose at random, so that positions as searches meet them occur
too; from then on everybody follows the policy, and positions are written down.
"""

from typing import Any

from karfunkel.core.playout import draw
from karfunkel.core.rng import below, seed
from karfunkel.core.slots import act, choose, deal, legal, outcomes, turn
from karfunkel.core.work import CHANCE, PLAYER_OF, Work, assign
from karfunkel.games.emerald.bots.value_inputs import notice
from karfunkel.games.emerald.rules.scoring import winners
from karfunkel.games.emerald.rules.state import MOVE, State

LATEST = 40
"""Before which turn everybody follows the policy."""
WILD = 3
"""In this many of ten games some choices are random before that."""


def play_games(
    starts: Any,
    states: Any,
    works: Any,
    rngs: Any,
    seen: Any,
    won: Any,
    number: int,
    first: int,
    games: int,
    one_in: int,
) -> int:
    """Play games; record one in `one_in` positions, until there is no more room.

    `seen` gets a row of inputs for every seat of every position, and `won` the shares of the win,
    seat after seat. Returns the number of rows.
    """
    g = states[0]
    work = works[0]
    rng = rngs[0]
    players = starts[0].players
    rows = 0
    for game in range(first, first + games):
        seed(rng, number, game)
        assign(g, starts[0])
        quiet = below(rng, LATEST)
        wild = 0 if below(rng, 10) >= WILD else 5 + below(rng, 40)
        begin = rows
        while turn(g):
            asked = turn(g)
            if asked == CHANCE:
                n = outcomes(g, work)
                deal(g, work, draw(work, n, rng))
                continue
            begins = g.phase == MOVE and g.second == 0 and g.turns > quiet
            if begins and rows + players <= len(won) and below(rng, one_in) == 0:
                write_down(g, players, work, seen, rows)
                rows += players
            player = PLAYER_OF[asked]
            n = legal(g, player, work)
            work.choice[player] = work.action[0]
            if n > 1:
                if g.turns <= quiet and below(rng, 100) < wild:
                    work.choice[player] = work.action[below(rng, n)]
                else:
                    work.choice[player] = choose(g, player, work, n, rng)
            act(g, work)
        best = winners(g)
        shared = 0
        for player in range(players):
            shared += best >> player & 1
        for row in range(begin, rows):
            won[row] = (best >> row % players & 1) / shared
    return rows


def write_down(g: State, players: int, work: Work, seen: Any, row: int) -> None:
    """The inputs of every seat."""
    for player in range(players):
        pairs = notice(g, player, work.weight)
        for k in range(pairs):
            seen[row + player, work.weight[2 * k]] += work.weight[2 * k + 1]
