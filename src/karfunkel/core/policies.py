"""Policies for playouts that fit every game, in the compiled subset."""

from karfunkel.core.rng import Rng, below
from karfunkel.core.slots import State
from karfunkel.core.work import Work


def random(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Any legal action, each equally likely."""
    return work.action[below(rng, n)]
