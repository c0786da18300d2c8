"""Calls people who are away on their turn: once for each turn, and not if they have answered."""

import asyncio
import logging
from typing import NamedTuple

from karfunkel.core.errors import Refusal
from karfunkel.server.hall import Hall
from karfunkel.server.push import Push
from karfunkel.server.store.base import Elsewhere, Subscription
from karfunkel.server.watched import Live

log = logging.getLogger(__name__)
AFTER = 30.0
"""Seconds that somebody must be away on their turn; reloading the page does not count."""
MOST_AT_ONCE = 50
"""How many are called in one round, about one second."""
QUIET = 300.0
"""Seconds between two calls to one person for one table."""
MOST_QUIET = 10_000
MOST_RECALLED = 1_000
"""How many tables are checked after a start, the newest first."""


class Due(NamedTuple):
    """A call that is due, unless the person comes back or answers before."""

    moment: int | None
    """The moment of the turn; None if nobody has opened the table since the server was started."""
    at: float


class Bell:
    """The calls of the tables of one process."""

    def __init__(self, hall: Hall, push: Push, after: float = AFTER, quiet: float = QUIET) -> None:
        self.hall = hall
        self.push = push
        self.after = after
        self.quiet = quiet
        self.due: dict[str, dict[str, Due]] = {}
        """By table and person."""
        self._rang: dict[tuple[str, str], float] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._recalled = False
        hall.bell = self

    def look(self, live: Live) -> None:
        """Look whom to call: a table was opened or has changed, or somebody left it."""
        known = self.due.pop(live.table.id, {})
        now, moment = self.hall.ticks(), live.table.moment
        found = {}
        for holder in waiting(live):
            before = known.get(holder)
            # Not right after the last call: taking steps back must not ring anybody's phone.
            rang = self._rang.get((live.table.id, holder), -self.quiet)
            at = max(now + self.after, rang + self.quiet)
            found[holder] = before if before and before.moment == moment else Due(moment, at)
        if found:
            self.due[live.table.id] = found

    async def _recall(self) -> None:
        """After a start: note whose turn it was before, at tables that nobody has opened yet."""
        if self._recalled:
            return
        lines = await self.hall.store.to_call(MOST_RECALLED)
        self._recalled = True
        due = Due(None, self.hall.ticks() + self.after)
        opened = {live.table.id for live in self.hall.tables()}
        for line in lines:
            asked = {line.holders[seat] for seat in line.asked} - {""}
            if asked and line.id not in opened:
                self.due[line.id] = dict.fromkeys(asked, due)

    async def ring(self) -> None:
        """Call everybody whose time has come."""
        await self._recall()
        now = self.hall.ticks()
        ready = [
            (table, holder, due)
            for table, people in self.due.items()
            for holder, due in people.items()
            if due.at <= now
        ][:MOST_AT_ONCE]
        for table, holder, due in ready:
            people = self.due.get(table, {})
            if people.get(holder) != due:
                continue  # something has happened meanwhile
            del people[holder]
            if not people:
                del self.due[table]
            try:
                await self._ring(table, holder, due.moment)
            except Elsewhere:
                continue  # the process that serves the table now calls
            except Refusal as refusal:
                log.warning("nobody could be called", extra={"table": table, "error": str(refusal)})

    async def _ring(self, id: str, holder: str, asked: int | None) -> None:
        devices = await self.hall.store.subscriptions(holder)
        if not devices:
            return
        live = await self.hall.settled(id)
        moment = live.table.moment
        if asked not in (None, moment) or holder not in waiting(live):
            return
        # Noted before it is sent: a lost call is better than one that comes twice.
        if not await self.hall.store.ring(holder, id, moment, int(self.hall.clock())):
            return
        self._note(id, holder)
        message = {"kind": "turn", "game": live.table.head.game, "table": id}
        for device in devices:
            task = asyncio.ensure_future(self._call(device, message))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def _note(self, id: str, holder: str) -> None:
        """Note that somebody is called for a table."""
        now = self.hall.ticks()
        if len(self._rang) > MOST_QUIET:
            self._rang = {key: at for key, at in self._rang.items() if now - at < self.quiet}
        self._rang[id, holder] = now

    async def _call(self, device: Subscription, message: dict[str, str]) -> None:
        if await self.push.send(device, message) == "gone":
            await self.hall.store.unsubscribe(device.endpoint, device.holder)

    async def close(self) -> None:
        """Stop calling."""
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self.push.close()


def waiting(live: Live) -> set[str]:
    """Those on turn who are away."""
    table = live.table
    if table.head.status != "playing":
        return set()
    chairs = [table.head.chairs[seat] for seat in table.waiting()]
    here = live.connected()
    return {
        chair.holder
        for chair in chairs
        if chair.holder and not chair.plays_itself and chair.holder not in here
    }
