"""What a store is: entries that are safe once they are saved, and lists of tables."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.server.messages import Status


class StoreRefusal(Refusal):
    """The store cannot keep anything at the moment; nothing was changed."""


class Line(msgspec.Struct):
    """What lists tell of a table without opening it."""

    id: str
    game: str
    status: Status
    public: bool
    names: list[str]
    open_seats: int
    holders: list[str]
    """Who holds each seat; empty for bots and open seats."""
    asked: list[int]
    """The seats that have to choose."""
    updated: int
    due: int | None
    """When the server has to do something here by itself; None: it only waits for people."""


class Saved(NamedTuple):
    """An entry to be saved: its table as a line, its number, and itself."""

    line: Line
    number: int
    entry: bytes
    seats: bool = True
    """Whether it may have changed who holds the seats."""


class Store(ABC):
    """Keeps tables. Everything that `save` has returned from survives any crash."""

    @abstractmethod
    async def save(self, changes: Sequence[Saved]) -> None:
        """Keep entries, all or none; refuse with `StoreRefusal` if that is impossible."""

    @abstractmethod
    async def load(self, table: str) -> list[bytes]:
        """The entries of a table in order; none if there is no such table."""

    @abstractmethod
    async def public(self, limit: int) -> list[Line]:
        """Tables that everybody may see, the newest first."""

    @abstractmethod
    async def held_by(self, holder: str, limit: int) -> list[Line]:
        """Tables where somebody holds a seat, the newest first."""

    @abstractmethod
    async def due(self, now: int, limit: int) -> list[str]:
        """Tables where the server has to do something by itself."""

    @abstractmethod
    async def forget(self, status: Status, before: int) -> int:
        """Delete tables that nothing has happened at since then; say how many."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and stop."""
