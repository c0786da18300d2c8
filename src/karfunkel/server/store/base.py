"""The interface of a store: durable entries, and lists of tables."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.server.messages import Status


class StoreRefusal(Refusal):
    """The store cannot save anything at the moment; nothing was changed."""


class Fenced(StoreRefusal):
    """The table belongs to another process now, or has changed: the change was not saved."""


class Elsewhere(StoreRefusal):
    """Another process serves the table."""

    def __init__(self, peer: "Peer") -> None:
        super().__init__("server-elsewhere")
        self.peer = peer


class Peer(msgspec.Struct, frozen=True):
    """A process that serves tables of the same store."""

    id: str
    address: str
    """Where other processes reach it."""
    state: bytes = b""
    """What it last reported about itself."""


class Orders(NamedTuple):
    """What administrators decided for all processes."""

    blocked: frozenset[str]
    """Addresses that are not answered."""
    restart: float | None
    """Seconds until the announced restart."""


class Line(msgspec.Struct):
    """The summary of a table in lists, without opening it."""

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
    """When the server has to act by itself; None if it only waits for people."""
    origin: str = ""
    """A pseudonym for the address that made it."""


class Subscription(NamedTuple):
    """A device that wants to be called by Web Push."""

    endpoint: str
    """The address at its push service: a secret between that, the device and us."""
    holder: str
    p256dh: str
    auth: str
    """The keys of the device."""


class Saved(NamedTuple):
    """An entry to be saved: its table's summary, its number, and its content."""

    line: Line
    number: int
    entry: bytes
    seats: bool = True
    """Whether it may have changed who holds the seats."""
    epoch: int = 1
    """The number of the claim under which the table was loaded."""


class Store(ABC):
    """Stores tables. Everything saved before `save` returned survives any crash."""

    seen: int
    """The last time that was recorded before it was opened; 0 if it is new."""
    aged: int = 0
    """The same for the clock that deletion goes by; 0 if there was none."""
    me = ""
    """The name of this process in a store that several share."""
    shared = False
    """Whether several processes may serve the same tables."""
    many_at_once = False
    """Whether several entries of one table cost hardly more than one."""

    @abstractmethod
    async def save(self, changes: Sequence[Saved]) -> None:
        """Save entries atomically; raise `StoreRefusal` if that is impossible.

        In a shared store a first entry claims its table, with epoch 1. Later ones are refused
        (`Fenced`) unless this process still owns the table by the claim they name.
        """

    def saving(self, changes: Sequence[Saved]) -> "asyncio.Future[None]":
        """The same without waiting: the future is done when they are saved, or cannot be."""
        return asyncio.ensure_future(self.save(changes))

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
        """Tables where the server has to act by itself."""

    @abstractmethod
    async def forget(self, status: Status, before: int, now: int) -> list[str]:
        """Put tables that have been idle since then into the trash; return which."""

    @abstractmethod
    async def purge(self, before: int) -> list[str]:
        """Delete for good what was put into the trash before then; return which."""

    @abstractmethod
    async def trash(self, table: str, now: int) -> bool:
        """Put a table into the trash; False if there is none."""

    @abstractmethod
    async def restore(self, table: str, now: int) -> bool:
        """Take a table out of the trash; this counts as activity."""

    @abstractmethod
    async def note_time(self, now: int) -> None:
        """Record the current time."""

    async def note_age(self, now: int) -> None:
        """Record the time of the clock that deletion goes by, at least until it is closed."""
        self.aged = now

    # --- Who serves a table ---------------------------------------------------------------------
    #
    # A store of one process has nothing to decide. In a shared one, a process owns tables while its
    # lease lasts. Every claim raises the table's epoch, and every save names it, so that whoever
    # has lost a table cannot write to it, whatever the clocks say.

    async def claim(self, table: str) -> int:
        """Own a table; returns the epoch of the claim. Raises `Elsewhere` if another owns it."""
        return 1

    async def renew(self, address: str, state: bytes, seconds: float) -> list[Peer]:
        """Prolong the lease of this process; returns all others whose lease lasts."""
        return []

    async def release(self, claims: Mapping[str, int]) -> None:
        """Give up tables with the epochs of their claims, so that others can claim them at once."""
        return

    async def retire(self) -> None:
        """Give up all tables and the lease."""
        return

    async def bury(self, id: str) -> None:
        """End the lease of another process that has certainly ended."""
        return

    async def shared_secret(self) -> bytes:
        """A key that all processes of this store share; for a single process, a new one."""
        return secrets.token_bytes(32)

    # --- What administrators decide; a process alone keeps it itself ------------------------------

    async def orders(self) -> Orders | None:
        """What holds for all processes; None if every process decides for itself."""
        return None

    async def block(self, address: str, blocked: bool) -> None:
        """Block an address at all processes, or unblock it."""
        return

    async def announce(self, seconds: float | None) -> None:
        """All processes will restart; None: not after all."""
        return

    # --- Whom to call by Web Push; a store without it has nobody to call --------------------------

    async def push_key(self, offered: bytes) -> bytes:
        """The key that signs calls: the one that is stored, or this new one; empty for none."""
        return b""

    async def subscribe(self, found: Subscription, now: int) -> bool:
        """Keep a device, which may be known already; False if there are too many."""
        return False

    async def unsubscribe(self, endpoint: str, holder: str) -> None:
        """Forget a device of this person."""
        return

    async def subscriptions(self, holder: str) -> list[Subscription]:
        """The devices of a person."""
        return []

    async def to_call(self, limit: int) -> list[Line]:
        """Tables that are played by somebody with a device, the newest first."""
        return []

    async def ring(self, holder: str, table: str, moment: int, now: int) -> bool:
        """Note that somebody is called for a turn; False if that was done before."""
        return False

    async def forget_pushes(self, before: int) -> None:
        """Forget devices and calls that are older."""
        return

    # --- Analyses of finished games; a store may keep none ----------------------------------------

    async def analysis(self, table: str, made_by: str) -> bytes | None:
        """The stored analysis of a table, if it has this `made_by`."""
        return None

    async def keep_analysis(self, table: str, made_by: str, analysis: bytes) -> None:
        """Keep an analysis instead of an older one, as long as the table exists."""
        return

    @abstractmethod
    async def close(self) -> None:
        """Finish pending work, and stop."""
