"""Policies for playouts of Diamant, in the compiled subset."""

from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.diamant.rules import GO_ON, State


def stay(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Always go on: every round then ends by a trap."""
    return GO_ON
