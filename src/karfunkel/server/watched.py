"""A table in memory, and who watches it."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from karfunkel.server.news import News
from karfunkel.server.table import Table
from karfunkel.server.talk import Talk


class Watcher(Protocol):
    """A connection that is subscribed to a table."""

    holder: str

    def changed(self) -> None:
        """The position or the seats have changed."""

    def reacted(self, who: int | str, message: bytes) -> None:
        """Somebody shows a reaction: a seat, or somebody who watches."""


class Ringer(Protocol):
    """Calls people who are asked and away."""

    def look(self, live: "Live") -> None:
        """A table was opened or has changed, or somebody left it."""

    async def ring(self) -> None:
        """Call everybody whose time has come."""

    async def close(self) -> None:
        """Call nobody any more."""


@dataclass
class Live:
    """A table in memory."""

    table: Table
    used: float
    opened: float = 0.0
    epoch: int = 1
    """The number of the claim by which this process owns it."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    """The bots that think, by seat."""
    changes: int = 0
    """Increases whenever anything about the table changes."""
    seating: int = 0
    """Increases whenever anything but the game itself changes: seats, votes, who is here."""
    cache: dict[str, bytes] = field(default_factory=dict)
    """Messages about the table itself since the last change, by who may see them."""

    seen: dict[str, float] = field(default_factory=dict)
    """When people left, or sent their last request."""
    gone: frozenset[str] = frozenset()
    """Those who have been away for long, as last published."""
    ticks: Callable[[], float] = time.monotonic

    def __post_init__(self) -> None:
        """What is told about the game is made once for all watchers."""
        self.talk = Talk(self.table.circle, self.ticks)
        self.news = News(self.table)

    def saw(self, holder: str, now: float) -> None:
        """Note that somebody is here; nothing is kept about people without a seat."""
        if self.table.head.seats_of(holder):
            self.seen[holder] = now

    def connected(self) -> set[str]:
        """The holders who are here."""
        return {watcher.holder for watcher in self.watchers if watcher.holder}

    def tell(self, *, seats: bool = True) -> None:
        """Notify everybody at the table, usually only about the game."""
        self.changes += 1
        self.seating += seats
        self.cache.clear()
        self.news.changed()
        for watcher in self.watchers:
            watcher.changed()
