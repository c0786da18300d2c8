"""A table in memory, and who watches it."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from karfunkel.server.answered import Answer
from karfunkel.server.messages import Command
from karfunkel.server.news import News
from karfunkel.server.seats import Origin
from karfunkel.server.table import Table
from karfunkel.server.table_lock import TableLock
from karfunkel.server.talk import Talk


class Watcher(Protocol):
    """A connection that is subscribed to a table."""

    holder: str

    def changed(self) -> None:
        """The position or the seats have changed."""

    def tell(self, settled: "Live | None" = None) -> None:
        """The same; send what is new at once if that is possible.

        `settled` is the table, if all that was done there is known to be saved.
        """

    def reacted(self, who: int | str, message: bytes) -> None:
        """Somebody shows a reaction: a seat, or somebody who watches."""


class Asked(Protocol):
    """A command whose sender is told how it ended."""

    @property
    def command(self) -> Command:
        """What is to be done."""

    @property
    def holder(self) -> str:
        """Who asks."""

    @property
    def origin(self) -> Origin:
        """Where they are."""

    def done(self, answer: Answer) -> None:
        """It is executed and saved."""

    def failed(self, error: Exception) -> None:
        """It was refused, or could not be saved."""


class Ringer(Protocol):
    """Calls people who are asked and away."""

    def look(self, live: "Live") -> None:
        """Look whom to call: a table was opened or has changed, or somebody left it."""

    async def ring(self) -> None:
        """Call everybody whose time has come."""

    async def close(self) -> None:
        """Stop calling."""


AT_ONCE = 64
"""How many are told in one go; the others are told in turn with everything else."""


@dataclass
class Live:
    """A table in memory."""

    table: Table
    used: float
    opened: float = 0.0
    epoch: int = 1
    """The number of the claim by which this process owns it."""
    lock: TableLock = field(default_factory=TableLock)
    asked: list[Asked] = field(default_factory=list)
    """Choices that wait for the lock; all of them are executed and saved together."""
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
    telling: bool = False
    """Whether everybody at the table is about to be told something."""

    def __post_init__(self) -> None:
        """What is told about the game is made once for all watchers."""
        self.talk = Talk(self.table.circle, self.ticks)
        self.news = News(self.table)

    def saw(self, holder: str, now: float) -> None:
        """Note that somebody is here; nothing is kept about people without a seat."""
        if holder in self.seen or self.table.head.seats_of(holder):
            self.seen[holder] = now

    def connected(self) -> set[str]:
        """The holders who are here."""
        return {watcher.holder for watcher in self.watchers if watcher.holder}

    def tell(self, *, seats: bool = True) -> None:
        """Notify everybody at the table soon, usually only about the game.

        All in one go, once the command is through: its answer goes out with its effects.
        """
        self.note(seats=seats)
        if self.watchers and not self.telling:
            self.telling = True
            asyncio.get_running_loop().call_soon(self.tell_all)

    def note(self, *, seats: bool = True) -> None:
        """Note that something has changed; everybody is told later."""
        self.changes += 1
        self.seating += seats
        self.cache.clear()
        self.news.changed()

    def tell_all(self, settled: "Live | None" = None) -> None:
        """Notify everybody at the table now."""
        self.telling = False
        for number, watcher in enumerate(list(self.watchers)):
            if number < AT_ONCE:
                watcher.tell(settled)
            else:
                watcher.changed()
