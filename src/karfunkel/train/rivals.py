"""Kernel: a policy of a game answers for some rows of a batch, for training and evaluation."""

from typing import Any

from karfunkel.core.rng import seed
from karfunkel.core.slots import choose, hide, legal
from karfunkel.core.work import assign


def seed_rival(rngs: Any, number: int, stream: int) -> None:
    """Begin the policy's generator."""
    seed(rngs[0], number, stream)


def answer_rows(
    games: Any, rows: Any, hidden: Any, works: Any, rngs: Any, asked: Any, actions: Any
) -> None:
    """Write the policy's choice for every row that is asked; it sees what its player sees."""
    work = works[0]
    seen = hidden[0]
    for i in range(len(rows)):
        if asked[i]:
            player = rows[i].player
            assign(seen, games[i])
            hide(seen, player)
            n = legal(seen, player, work)
            actions[i] = choose(seen, player, work, n, rngs[0])
