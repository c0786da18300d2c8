"""What the solution of a game says of a position: see `Game.exact`."""

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple, Protocol


class Worth(NamedTuple):
    """What a choice is worth where a game is solved."""

    action: int
    win: float
    """The chance to win by it, against opponents in equilibrium."""
    often: float
    """How often to choose it in equilibrium."""


class Exact(NamedTuple):
    """A position that is solved, by seats. Shares of a tie count as parts of a win."""

    wins: tuple[float, ...]
    """The chance to win in equilibrium."""
    low: tuple[float, ...]
    """Proven bounds of it."""
    high: tuple[float, ...]
    choices: tuple[tuple[Worth, ...], ...]
    """The choices of each seat; none for a seat that is not on turn."""


class SolvedPart(Protocol):
    """A part of a game that is solved, from what its ends are worth for every seat."""

    def value(self, state: Any) -> Sequence[int]:
        """The worth of a covered state, by seats."""

    def after(self, state: Any, step: Any) -> Sequence[int]:
        """The worth after a step from a state whose next steps are all covered."""


class PartSolver(Protocol):
    """Solves parts of a game, such as the dice of one turn: see `Game.part_solver`."""

    def covers(self, state: Any) -> bool:
        """Whether a state lies in such a part."""

    def solves(self, state: Any) -> bool:
        """Whether everything that can happen next lies in it, too."""

    def turn(self, state: Any) -> Hashable:
        """Equal for the states of one part."""

    def ends(self, state: Any) -> Sequence[Any]:
        """The states in which the part can end; those of equal worth are listed once."""

    def solve(self, state: Any, worths: Sequence[Sequence[int]]) -> SolvedPart:
        """The whole part, from the worth of every end, by seats."""


class WholeTurns(Protocol):
    """Turns as single events: see `Game.whole_turns`."""

    def begins(self, state: Any) -> bool:
        """Whether a turn begins with this state: nothing of it has happened yet."""

    def usual(self, state: Any, bots: Sequence[Any]) -> Any:
        """The mean worth of the ends of the turn that begins, by seats (rows) and three measures,
        over turns that the same bot plays with other random numbers; None if nobody knows how it
        plays. The first measure is what a judge says, the others what it says if it thinks too
        little or too much of a seat."""

    def value(self, state: Any, bots: Sequence[Any]) -> Any:
        """The worth of the end of a turn, by seats and the same measures."""
