"""A bot chooses for a seat and sees no more than the player there."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from karfunkel.core.rng import Rng


class Appraisal(NamedTuple):
    """A search's evaluation of a state."""

    win: float
    """A player's estimated win share."""
    playouts: int
    """The number of playouts behind it."""


class Advice(NamedTuple):
    """An adviser's evaluation of an action."""

    action: int
    win: float


class Adviser(Protocol):
    """Finds good actions where a game has too many for a search alone."""

    def prepare(self) -> None:
        """Compile everything it needs, so that later answers are fast."""

    def questions(self, observed: Any, player: int) -> Sequence[Any]:
        """States whose values it needs; none if it cannot help here."""

    def answer(self, observed: Any, player: int, found: Sequence[Appraisal]) -> Sequence[Advice]:
        """Every action, the best first, given the values of its questions."""


class Bot(ABC):
    """Chooses for one seat."""

    def prepare(self) -> None:  # noqa: B027 (most bots are always ready)
        """Start slow work in the background; until it is done, `choose` still answers at once."""

    def begin(self, player: int, rng: Rng) -> None:  # noqa: B027 (most bots are always ready)
        """A new game begins; draw random settings for it here."""

    def ready(self) -> bool:
        """Whether the work that `prepare` started is done."""
        return True

    @abstractmethod
    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """One of the legal actions, from what `observe` shows the player."""
