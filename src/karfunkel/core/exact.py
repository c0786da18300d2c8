"""What the solution of a game says about a position: see `Game.exact`."""

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple, Protocol


class Worth(NamedTuple):
    """What a choice is worth in a solved game."""

    action: int
    win: float
    """The chance to win with it against opponents in equilibrium."""
    often: float
    """How often to choose it in equilibrium."""


class Exact(NamedTuple):
    """The solution of a position, by seat. A shared win counts as a part of a win."""

    wins: tuple[float, ...]
    """The chance to win in equilibrium."""
    low: tuple[float, ...]
    """Proven bounds of that chance."""
    high: tuple[float, ...]
    choices: tuple[tuple[Worth, ...], ...]
    """The choices of each seat; none for a seat that is not on turn."""


class SolvedPart(Protocol):
    """A solved part of a game, given what each of its ends is worth to every seat."""

    def value(self, state: Any) -> Sequence[int]:
        """The worth of a covered state, by seat."""

    def after(self, state: Any, step: Any) -> Sequence[int]:
        """The worth, by seat, after a step from a state whose next states are all covered."""


class PartSolver(Protocol):
    """Solves parts of a game, such as the dice of one turn: see `Game.part_solver`."""

    def covers(self, state: Any) -> bool:
        """Whether a state lies in such a part."""

    def solves(self, state: Any) -> bool:
        """Whether all states that can follow lie in the same part, too."""

    def turn(self, state: Any) -> Hashable:
        """A key that all states of one part share."""

    def ends(self, state: Any) -> Sequence[Any]:
        """The states in which the part can end; those of equal worth are listed once."""

    def solve(self, state: Any, worths: Sequence[Sequence[int]]) -> SolvedPart:
        """The whole part, solved from the worth of every end, by seat."""


class WholeTurns(Protocol):
    """Turns as single events: see `Game.whole_turns`."""

    def begins(self, state: Any) -> bool:
        """Whether a turn begins with this state: nothing of it has happened yet."""

    def usual(self, state: Any, bots: Sequence[Any]) -> Any:
        """The mean worth of the ends of the turn that begins, by seat (rows) and three measures,
        over turns that the same bot plays with other random numbers; None if the way it plays is
        not known. The first measure is the judge's value, the others are its values if it
        underrates or overrates a seat."""

    def value(self, state: Any, bots: Sequence[Any]) -> Any:
        """The worth of the end of a turn, by seat and the same measures."""
