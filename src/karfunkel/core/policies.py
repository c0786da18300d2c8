"""Policies for playouts that fit every game, in the compiled subset."""

from karfunkel.core.rng import Rng, below
from karfunkel.core.slots import State
from karfunkel.core.work import Work

LOGIT = 256
"""The unit of `lean`: an action with this much more is e times as likely."""


def impartial(g: State, player: int, work: Work, n: int) -> None:
    """`lean` for games without a learned policy: no action is preferred."""
    for i in range(n):
        work.appeal[i] = 0


def random(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """A legal action, all equally likely."""
    return work.action[below(rng, n)]


def most_appealing(work: Work, n: int, rng: Rng) -> int:
    """The action with the highest `appeal` of the `n` in `work`; ties are broken at random."""
    best = work.appeal[0]
    chosen = 0
    equals = 1
    for i in range(1, n):
        if work.appeal[i] > best:
            best = work.appeal[i]
            chosen = i
            equals = 1
        elif work.appeal[i] == best:
            equals += 1
            if below(rng, equals) == 0:
                chosen = i
    return work.action[chosen]
