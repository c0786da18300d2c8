"""How a search judges games, unless a game knows better: it plays them to their end.

A game may have functions of these names among its rules. Then playouts end as soon as they are
settled, and what they are worth is its own judgement, in the mean of all looks on the way.
"""

from karfunkel.core.playout import WIN
from karfunkel.core.slots import State, winners
from karfunkel.core.work import Work

GO_ON = 0
LOOK = 1
"""The playout is judged as it stands, and goes on."""
SETTLED = 2
"""The playout is judged and ends."""


def settled(g: State, root: State, patience: int) -> int:
    """Whether a playout that began at `root` has gone far enough to be judged, and to end.

    `patience` is about how many playouts the whole thought has: the more, the further they may go.
    """
    return GO_ON


def prospect(g: State, player: int, work: Work) -> int:
    """The chance of `player` to win, in units of 1 / WIN; at the end the share of the win."""
    best = winners(g)
    if best >> player & 1 == 0:
        return 0
    shared = 0
    while best:
        best &= best - 1
        shared += 1
    return WIN // shared
