"""What a bot is: someone who chooses for a seat, seeing no more than the player there."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

from karfunkel.core.rng import Rng

COMPILER = "compiler"
"""The name of threads that compile in the background."""


class Adviser(Protocol):
    """Knows which actions of a game are worth a thought."""

    def candidates(self, observed: Any, player: int) -> Sequence[int]:
        """A few of the legal actions, sorted; none means that all are worth it."""


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
