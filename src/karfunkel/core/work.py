"""Scratch space that is passed along with a state, and the functions `emit` and `assign`.

These two are the only functions with a separate compiled version: `assign` becomes a plain memory
copy, and `emit` becomes whatever the linked kernel does with events (nothing, or statistics).
"""

from typing import Annotated

from karfunkel.core.layout import Layout

CHANCE = -1
"""`turn` of a state in which chance moves; 0 is the end, anything else a set of players."""

UNIFORM = 0
"""`Work.total` where every outcome has the same weight."""

MOST_PLAYERS = 8
MOST_MOVES = 512
"""No game has more actions or more outcomes than this."""
MOST_TALLIES = 1024

# A set of players has one bit for each; this gives the seat of the only player in a set.
PLAYER_OF = tuple(max(0, only.bit_length() - 1) for only in range((1 << MOST_PLAYERS) // 2 + 1))

EVERYBODY = -1
"""The audience of a public event; any other audience is one player."""

RawEvent = tuple[int, int, int, int, int, int]
"""Audience, kind and four arguments."""

Moves = Annotated[list[int], MOST_MOVES]


class Work(Layout):
    """Where rules write lists. Its content is undefined between two calls."""

    action: Moves
    """What `legal` found."""
    appeal: Moves
    """How good each of these actions looks to a policy."""
    first: int
    """What `outcomes` found: outcome `first` + i has `weight[i]`; weight 0 is impossible."""
    weight: Moves
    total: int
    """The sum of the weights; UNIFORM if all outcomes are equally likely and no weight is set."""
    dealt: int
    """The last outcome of chance."""
    choice: Annotated[list[int], MOST_PLAYERS]
    """The choice of each player on turn, for `act` to carry out."""
    thinker: int
    """1 + the player a search runs for; a policy may choose better for that player; 0: nobody."""
    tally: Annotated[list[int], MOST_TALLIES]
    """Statistics, where events are counted instead of reported."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[RawEvent] = []


def emit(
    work: Work, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Report an event to `audience`."""
    work.events.append((audience, kind, a, b, c, d))


def assign(target: Layout, source: Layout) -> None:
    """Copy every field of `source` to `target`."""
    target.assign(source)
