"""Scratch space that is passed along with a state, and the two words rules have for effects.

`assign` and `emit` are the only functions whose compiled twin is written separately: the first
becomes a plain copy of memory, the second whatever the kernel it is linked into wants of events
(nothing, or statistics).
"""

from typing import Annotated

from karfunkel.core.layout import Layout

CHANCE = -1
"""`turn` of a state in which chance is to move; 0 is the end, anything else a set of players."""

UNIFORM = 0
"""`Work.total` where every outcome has the same weight."""

MOST_PLAYERS = 8
MOST_MOVES = 512
"""No game has more actions or more outcomes than this."""
MOST_TALLIES = 1024

# In a set of players each is one bit: the seat of the only player in a set, by that set.
PLAYER_OF = tuple(max(0, only.bit_length() - 1) for only in range((1 << MOST_PLAYERS) // 2 + 1))

EVERYBODY = -1
"""The audience of a public event; any other audience is one player."""

RawEvent = tuple[int, int, int, int, int, int]
"""Audience, kind and four arguments."""

Moves = Annotated[list[int], MOST_MOVES]


class Work(Layout):
    """Where rules write lists. Its content means nothing between two calls."""

    action: Moves
    """What `legal` found."""
    appeal: Moves
    """How good each of these actions looks to a policy."""
    first: int
    """What `outcomes` found: outcome `first` + i has weight i; a weight of 0 cannot happen."""
    weight: Moves
    total: int
    """The sum of the weights; UNIFORM if all outcomes are equally likely and no weight is set."""
    dealt: int
    """What chance chose last."""
    choice: Annotated[list[int], MOST_PLAYERS]
    """What each player on turn chose: what `act` carries out."""
    thinker: int
    """1 + the player a search thinks for, whose choices a policy may make better; 0: nobody."""
    tally: Annotated[list[int], MOST_TALLIES]
    """Statistics, where events are counted instead of told."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[RawEvent] = []


def emit(
    work: Work, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Say what happened, for `audience` to see."""
    work.events.append((audience, kind, a, b, c, d))


def assign(target: Layout, source: Layout) -> None:
    """Make every field of `target` equal to the one of `source`."""
    target.assign(source)
