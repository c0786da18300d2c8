"""Kernel: a policy of a game answers for some rows of a batch, for training and evaluation."""

from typing import Any

from karfunkel.core.rng import seed
from karfunkel.core.slots import choose, hide, legal
from karfunkel.core.work import MOST_PLAYERS, assign

MOODS = 1 << 57
"""These streams are not used by games."""


def seed_rival(rngs: Any, number: int, stream: int) -> None:
    """Seed the policy's generator."""
    seed(rngs[0], number, stream)


def answer_rows(
    games: Any,
    rows: Any,
    hidden: Any,
    works: Any,
    rngs: Any,
    asked: Any,
    actions: Any,
    moody: int,
) -> None:
    """Write the policy's choice for every row that is asked; it sees what its player sees.

    Where it is `moody`, a seat draws the same numbers at every choice of a game: a policy that
    draws its nerves at every choice keeps them.
    """
    work = works[0]
    seen = hidden[0]
    for i in range(len(rows)):
        if asked[i]:
            player = rows[i].player
            if moody:
                seed(rngs[0], rows[i].seed, MOODS + rows[i].stream * MOST_PLAYERS + player)
            assign(seen, games[i])
            hide(seen, player)
            n = legal(seen, player, work)
            actions[i] = choose(seen, player, work, n, rngs[0])
