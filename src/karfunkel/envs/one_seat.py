"""Kernel: many tables at which one seat learns and a policy plays for others.

It works on the games, rows and generators of `batch.py`. Opponents choose from what `hide` leaves
and draw from a generator of their own, so a row plays the same as its table alone. Everything that
needs the rules is in one function, so that they are compiled once.
"""

from typing import Any

from karfunkel.core.rng import Rng, below, bits, seed
from karfunkel.core.slots import State, act, choose, hide, legal
from karfunkel.core.work import MOST_PLAYERS, PLAYER_OF, Work, assign
from karfunkel.envs.batch import BOTS_STREAM, NOBODY, Row, ask, list_legal, look, pay, play_chance

NOTHING = -1
"""The order for a table at which only the policy may choose."""
BEGIN = -2
"""The order to begin the game of the row's seed and stream."""
NEVER = -1
"""Instead of a percentage of random choices: do not even draw whether a choice is random."""


def carry_out(
    g: State, start: State, row: Row, work: Work, rng: Rng, dice: Rng, order: int
) -> None:
    """Begin a game, or take the choice of the player to act."""
    if order == BEGIN:
        seed(rng, row.seed, row.stream)
        seed(dice, row.seed, BOTS_STREAM + row.stream)
        assign(g, start)
        row.waiting = 0
    else:
        row.choice[row.player] = order
        row.waiting &= row.waiting - 1
        if row.waiting:
            row.player = PLAYER_OF[row.waiting & -row.waiting]
        else:
            for player in range(MOST_PLAYERS):
                work.choice[player] = row.choice[player]
            act(g, work)
    if row.waiting == 0:
        play_chance(g, work, rng)
        ask(g, row)


def play_tables(
    start: Any,
    games: Any,
    rows: Any,
    rngs: Any,
    hidden: Any,
    works: Any,
    dice: Any,
    orders: Any,
    seats: Any,
    percent: int,
) -> int:
    """Carry out the order of every table; then let the policy choose for its set of `seats`.

    It chooses until another player has to, `percent` of 100 times at random. Return how many
    choices it made.
    """
    work = works[0]
    made = 0
    for i in range(len(rows)):
        g = games[i]
        row = rows[i]
        order = orders[i]
        while order != NOTHING or (row.player != NOBODY and seats[i] >> row.player & 1):
            if order == NOTHING:
                n = legal(g, row.player, work)
                if n == 1:
                    order = work.action[0]
                elif percent > NEVER and below(dice[i], 100) < percent:
                    order = work.action[below(dice[i], n)]
                else:
                    assign(hidden[0], g)
                    hide(hidden[0], row.player)
                    order = choose(hidden[0], row.player, work, n, dice[i])
                made += 1
            carry_out(g, start[0], row, work, rngs[i], dice[i], order)
            order = NOTHING
    return made


def find_waiting(
    games: Any,
    rows: Any,
    hidden: Any,
    works: Any,
    scales: Any,
    seats: Any,
    found: Any,
    observations: Any,
    masks: Any,
) -> int:
    """List the rows in which one of their `seats` has to choose, with what that player may see.

    Return how many there are.
    """
    n = 0
    for i in range(len(rows)):
        row = rows[i]
        if row.player != NOBODY and seats[i] >> row.player & 1:
            found[n] = i
            look(games[i], hidden[0], row.player, scales, observations[n])
            list_legal(games[i], row, works[0], masks[n])
            n += 1
    return n


def draw_bits(dice: Any, found: Any, drawn: Any, n: int) -> None:
    """32 random bits for each of the first `n` rows in `found`."""
    for i in range(n):
        drawn[i] = bits(dice[found[i]])


def look_around(
    games: Any,
    rows: Any,
    hidden: Any,
    works: Any,
    scales: Any,
    own: Any,
    observations: Any,
    masks: Any,
    rewards: Any,
    dones: Any,
    paid: Any,
    by_score: int,
) -> None:
    """What the seat `own[i]` of every row sees, may do and has won; no opponent has to choose."""
    for i in range(len(rows)):
        g = games[i]
        row = rows[i]
        over = row.player == NOBODY
        dones[i] = over
        rewards[i] = 0
        if over:
            pay(g, len(paid), by_score, paid)
            rewards[i] = paid[own[i]]
        look(g, hidden[0], own[i], scales, observations[i])
        list_legal(g, row, works[0], masks[i])
