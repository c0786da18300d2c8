"""Kernel: games of a linear policy with itself and with others, and the gradient of its wins.

In every game each learning seat keeps the sum of the gradients of the logarithms of its choices'
chances. Multiplied by how much more than an equal share it won, this is an unbiased estimate of how
the weights should change (REINFORCE).
"""

from typing import Any

from karfunkel.core.playout import draw
from karfunkel.core.rng import Rng, below, bits, seed
from karfunkel.core.slots import act, choose, deal, legal, outcomes, turn
from karfunkel.core.work import CHANCE, PLAYER_OF, Work, assign
from karfunkel.games.emerald.bots.action_inputs import INPUTS, LISTED, describe
from karfunkel.games.emerald.bots.survey import survey
from karfunkel.games.emerald.rules.scoring import winners
from karfunkel.games.emerald.rules.state import State
from karfunkel.judge.kernel import power

WORD = 1 << 32

ITSELF = 0
"""All seats learn."""
THE_POLICY = 1
"""Some seats follow the linked policy."""
A_FORMER = 2
"""Some seats follow other weights."""

WON, SEATS, WON_SQUARES = 0, 1, 2
"""In `tally`: the wins of learning seats, how many there were, and the sum of squares."""


def weigh(g: State, player: int, work: Work, n: int, weights: Any, chances: Any) -> None:
    """Write the chance of every action into `chances`."""
    survey(g, player, work.weight)
    best = 0.0
    for i in range(n):
        pairs = describe(g, player, work.action[i], LISTED, work.weight)
        total = 0.0
        for k in range(pairs):
            total += weights[work.weight[2 * k]] * work.weight[2 * k + 1]
        chances[i] = total
        best = total if i == 0 else max(best, total)
    total = 0.0
    for i in range(n):
        chances[i] = power(chances[i] - best)
        total += chances[i]
    for i in range(n):
        chances[i] /= total


def drawn(chances: Any, n: int, rng: Rng) -> int:
    """One of `n` places, by their chances."""
    rest = bits(rng) / WORD
    for i in range(n):
        rest -= chances[i]
        if rest < 0:
            return i
    return n - 1


def note(g: State, player: int, work: Work, n: int, chosen: int, chances: Any, traces: Any) -> None:
    """Add the gradient of the logarithm of a choice's chance to the player's trace."""
    for i in range(n):
        pairs = describe(g, player, work.action[i], LISTED, work.weight)
        by = (1.0 if i == chosen else 0.0) - chances[i]
        for k in range(pairs):
            traces[player * INPUTS + work.weight[2 * k]] += by * work.weight[2 * k + 1]


def learning_seats(rival: int, players: int, game: int, most: int, rng: Rng) -> int:
    """Which seats learn: all of them, or up to `most` beside rivals."""
    if rival == ITSELF:
        return (1 << players) - 1
    found = 0
    seat = game % players
    for _ in range(1 + below(rng, most)):
        found |= 1 << seat
        seat = seat + 1 if seat + 1 < players else 0
    return found


def count(g: State, players: int, learning: int, traces: Any, gradient: Any, tally: Any) -> None:
    """Add what a finished game teaches."""
    best = winners(g)
    shared = 0
    for player in range(players):
        shared += best >> player & 1
    for player in range(players):
        if learning >> player & 1:
            share = (best >> player & 1) / shared
            tally[WON] += share
            tally[SEATS] += 1.0
            tally[WON_SQUARES] += share * share
            for k in range(INPUTS):
                trace = traces[player * INPUTS + k]
                gradient[k] += (share - 1.0 / players) * trace
                gradient[INPUTS + k] += trace * trace


def play_games(
    starts: Any,
    states: Any,
    works: Any,
    rngs: Any,
    weights: Any,
    former: Any,
    chances: Any,
    traces: Any,
    gradient: Any,
    tally: Any,
    rival: int,
    most: int,
    number: int,
    first: int,
    games: int,
) -> None:
    """Play games and add up, in `gradient`, how to win more of them.

    The second half of `gradient` gets the squares of the traces: how strongly a weight affects
    choices. `most` is how many seats learn at most where there are rivals.
    """
    g = states[0]
    work = works[0]
    rng = rngs[0]
    players = starts[0].players
    for game in range(first, first + games):
        seed(rng, number, game)
        assign(g, starts[0])
        learning = learning_seats(rival, players, game, most, rng)
        for k in range(players * INPUTS):
            traces[k] = 0.0
        while turn(g):
            asked = turn(g)
            if asked == CHANCE:
                n = outcomes(g, work)
                deal(g, work, draw(work, n, rng))
                continue
            player = PLAYER_OF[asked]
            n = legal(g, player, work)
            work.choice[player] = work.action[0]
            if n > 1 and learning >> player & 1:
                weigh(g, player, work, n, weights, chances)
                chosen = drawn(chances, n, rng)
                work.choice[player] = work.action[chosen]
                note(g, player, work, n, chosen, chances, traces)
            elif n > 1 and rival == THE_POLICY:
                work.choice[player] = choose(g, player, work, n, rng)
            elif n > 1:
                weigh(g, player, work, n, former, chances)
                work.choice[player] = work.action[drawn(chances, n, rng)]
            act(g, work)
        count(g, players, learning, traces, gradient, tally)
