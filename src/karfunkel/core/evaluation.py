"""How a search evaluates playouts by default: it plays them to the end of the game.

A game may have its own evaluation (`Game.evaluation`), a module with functions of these names. Then
playouts end as soon as they are settled, and their value is the mean of the evaluations along the
way.
"""

from karfunkel.core.playout import WIN
from karfunkel.core.slots import State, winners
from karfunkel.core.work import Work

GO_ON = 0
LOOK = 1
"""The playout is evaluated as it stands, and continues."""
SETTLED = 2
"""The playout is evaluated and ends."""


def settled(g: State, root: State, patience: int) -> int:
    """Whether a playout that began at `root` goes on, is evaluated now (LOOK), or ends (SETTLED).

    `patience` is roughly the number of playouts of the whole search: the more there are, the longer
    each is.
    """
    return GO_ON


def prospect(g: State, player: int, work: Work) -> int:
    """The estimated win share of `player`, in units of 1 / WIN; exact at the end of the game."""
    best = winners(g)
    if best >> player & 1 == 0:
        return 0
    shared = 0
    while best:
        best &= best - 1
        shared += 1
    return WIN // shared
