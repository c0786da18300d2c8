"""What a bot is: someone who chooses for a seat, seeing no more than the player there."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from karfunkel.core.rng import Rng


class Appraisal(NamedTuple):
    """What a search thinks of a state."""

    win: float
    """A player's chance to win."""
    playouts: int
    """How many times it was played out."""


class Advice(NamedTuple):
    """What an adviser thinks of an action."""

    action: int
    win: float


class Adviser(Protocol):
    """Knows how to find good actions of a game where a search alone would have too many."""

    def prepare(self) -> None:
        """Compile whatever it needs, so that later answers are quick."""

    def questions(self, observed: Any, player: int) -> Sequence[Any]:
        """States whose worth it wants to know; none if it has nothing to say about this one."""

    def answer(self, observed: Any, player: int, found: Sequence[Appraisal]) -> Sequence[Advice]:
        """Every action, the best first, now that a search has appraised its questions."""


class Bot(ABC):
    """Chooses for one seat."""

    def prepare(self) -> None:  # noqa: B027 (most bots are always ready)
        """Begin in the background whatever takes long, and answer at once until it is ready."""

    def begin(self, player: int, rng: Rng) -> None:  # noqa: B027 (most bots are always ready)
        """A new game begins."""

    def ready(self) -> bool:
        """Whether what `prepare` began is done."""
        return True

    @abstractmethod
    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """One of the legal actions, from what `observe` shows the player."""
