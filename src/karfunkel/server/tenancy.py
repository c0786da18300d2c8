"""The lease of this process in a store that several share, and what the others report.

A process owns the tables it has claimed while its lease lasts. It renews the lease several times
before it ends. The store decides by its own clock whether a lease lasts; the process itself counts
from before it asked, with a clock that never jumps, so it always gives up first. A process that was
stopped for a while finds its lease ended before it shows anybody an old position. A process that is
known to have ended (`lifeline.py`) needs no lease any more: whoever notices ends it.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from karfunkel.server.store.base import Peer, Store, StoreRefusal

log = logging.getLogger(__name__)
LEASE_SECONDS = 1.5
"""How long a process may be silent before others take its tables over."""
BEAT_SECONDS = 0.4


class Report(msgspec.Struct):
    """What a process tells the others about itself."""

    sockets: dict[str, int] = {}
    """Open sockets by the pseudonym of their address."""
    spent: dict[str, dict[str, float]] = {}
    """How much of each allowance was used, by the pseudonym of an address or a person."""
    connections: dict[str, int] = {}
    """Connections of addresses that have many."""
    figures: dict[str, float] = {}
    """Its metrics."""
    place: str = ""
    """Where it is: processes at the same place notice at once that it has ended."""


class Ends(Protocol):
    """Tells which other processes have ended."""

    @property
    def place(self) -> str:
        """Where this process is: others at the same place can tell when it has ended."""

    def has_ended(self, place: str, id: str) -> bool:
        """Whether a process has certainly ended."""

    def hand_over(self, place: str, id: str, message: bytes, connection: int) -> bool:
        """Give a connection to another process; False if that is impossible."""


class Tenancy:
    """Keeps the lease of one process."""

    def __init__(
        self,
        store: Store,
        address: str = "",
        ticks: Callable[[], float] = time.monotonic,
        seconds: float = LEASE_SECONDS,
        beat: float = BEAT_SECONDS,
        ends: Ends | None = None,
    ) -> None:
        self.store = store
        self.ends = ends
        self.address = address
        """Where other processes reach this one."""
        self.ticks = ticks
        self.seconds = seconds
        self.beat = beat
        self.until = 0.0
        """Until when the lease lasts for certain, by `ticks`."""
        self.peers: dict[str, Peer] = {}
        self.reports: dict[str, Report] = {}
        """What the others last said about themselves."""
        self.report: Callable[[], Report] = Report
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever there is news of the others."""
        self.on_gap: Callable[[], None] = lambda: None
        """Called when the lease begins again after it may have ended."""
        self.over = False
        self._renewing = asyncio.Lock()

    def lasts(self) -> bool:
        """Whether this process may show what it has in memory."""
        return self.ticks() < self.until

    async def renew(self) -> None:
        """Prolong the lease; raises `StoreRefusal` if that is impossible."""
        begin = self.ticks()
        async with self._renewing:
            if self.over:
                raise StoreRefusal("server-closing")
            if self.until >= begin + self.seconds:
                return  # somebody else has done so while we waited
            begin = self.ticks()
            report = self.report()
            if self.ends:
                report.place = self.ends.place
            state = msgspec.json.encode(report)
            peers = await self.store.renew(self.address, state, self.seconds)
            if not self.lasts():
                # Others may have taken tables over in between, and gone on.
                self.on_gap()
            self.until = begin + self.seconds
        self.peers = {peer.id: peer for peer in peers}
        self.reports = {peer.id: _report(peer.state) for peer in peers}
        self.on_change()

    async def keep(self) -> None:
        """Renew the lease for ever."""
        while not self.over:
            try:
                await self.renew()
                for peer in list(self.peers.values()):
                    await self.look_after(peer)
            except StoreRefusal:
                pass  # the store has logged why; it is tried again
            except Exception:
                log.exception("the lease cannot be renewed")
            await asyncio.sleep(self.beat)

    async def look_after(self, peer: Peer) -> None:
        """If another process has ended, its tables can be claimed now, not after its lease."""
        report = self.reports.get(peer.id)
        if report and self.ends and self.ends.has_ended(report.place, peer.id):
            log.warning("another process has ended", extra={"peer": peer.id})
            await self.store.bury(peer.id)
            self.peers.pop(peer.id, None)
            self.on_change()

    async def end(self) -> None:
        """Give up the lease and all tables, at once."""
        async with self._renewing:
            self.over, self.until = True, 0.0
        try:
            await self.store.retire()
        except StoreRefusal as refusal:  # then others wait until it has ended
            log.warning("the lease cannot be given up", extra={"error": str(refusal)})

    def elsewhere(self, count: Callable[[Report], float]) -> float:
        """The sum of something over all other processes."""
        return sum(count(report) for report in self.reports.values())


def _report(state: bytes) -> Report:
    try:
        return msgspec.json.decode(state, type=Report)
    except msgspec.MsgspecError:  # of another version
        return Report()
