"""What a hall does by itself, once a second: due tables, unloading, and what has grown old."""

import asyncio
import logging
from typing import TYPE_CHECKING

from karfunkel.core.errors import Refusal
from karfunkel.server import messages
from karfunkel.server.memory import ROOM_TO_MAKE
from karfunkel.server.store.base import Elsewhere, Fenced, StoreRefusal
from karfunkel.server.watched import Live

if TYPE_CHECKING:
    from karfunkel.server.hall import Hall

log = logging.getLogger(__name__)
MOST_DUE = 100
"""How many due tables are handled per round."""
SNOOZE = 2.0
"""Seconds until a table that is still due is checked again."""
SHORT_PATIENCE = 10.0
"""Seconds until a table without viewers is unloaded when memory is short."""
DAY = 86_400
KEPT: dict[messages.Status, int] = {"gathering": 2 * DAY, "playing": 120 * DAY, "over": 400 * DAY}
"""After how many idle seconds a table is put into the trash."""
TRASH_KEPT = 30 * DAY
PUSHES_KEPT = 90 * DAY
"""After how long a device that has not been seen is no longer called."""
TIDY_EVERY = 600.0
FIRST_TIDY = 60.0
"""Seconds from the start of a server until anything is put into the trash."""


class Upkeep:
    """Looks after the tables of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._tidied = hall.ticks() - TIDY_EVERY + FIRST_TIDY
        self._seen_to: dict[str, float] = {}
        """When each due table was last checked."""

    async def run(self) -> None:
        """Sweep for ever, whatever fails."""
        while True:
            try:
                await self.sweep()
            except Refusal as refusal:
                log.error("sweeping failed", extra={"error": str(refusal)})
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(self.hall.settings.sweep_every)

    async def sweep(self) -> None:
        """Handle due tables, unload tables without viewers, delete old ones."""
        hall, now = self.hall, self.hall.ticks()
        await self._handle_due(now)
        if hall.bell:
            await hall.bell.ring()
        hall.look_at_memory()
        await self._unload(now)
        if now - self._tidied > TIDY_EVERY:
            self._tidied = now
            await self.tidy()
        hall.metrics.live_tables.set(len(hall.tables()))

    async def _handle_due(self, now: float) -> None:
        hall = self.hall
        self._seen_to = {id: at for id, at in self._seen_to.items() if now - at < SNOOZE}
        # Tables that stay due (somebody is slow but here, or the rules have changed) must not
        # starve the others: they are checked only from time to time.
        for id in await hall.store.due(hall.now(), MOST_DUE + len(self._seen_to)):
            if id in self._seen_to:
                continue
            self._seen_to[id] = now
            try:
                await self._attend(await hall.open(id))
            except (Elsewhere, Fenced):
                continue  # somebody else looks after it
            except StoreRefusal:
                raise
            except Refusal as refusal:
                log.error("a table cannot go on", extra={"table": id, "error": str(refusal)})

    async def _attend(self, live: Live) -> None:
        """Start bots, or let them play for people who were asked long ago and are away."""
        hall, table = self.hall, live.table
        hall.wake_bots(live)
        after = table.head.away_after
        if not after or hall.now() < table.updated + after:
            return
        async with live.lock:
            if not hall.is_current(live):
                return
            for seat in table.waiting():
                chair = table.head.chairs[seat]
                if not chair.plays_itself and hall.away(live, chair.holder) >= after:
                    await hall.commit(live, table.stand_in(seat, hall.now()))

    async def _unload(self, now: float) -> None:
        """Forget tables that nobody looks at; tell the others who has come and gone."""
        hall = self.hall
        patience = hall.settings.sleep_after
        if hall.room < ROOM_TO_MAKE:
            patience = min(patience, SHORT_PATIENCE)
        unloaded = {}
        for live in hall.tables():
            if live.watchers or live.talk.watching:
                gone = hall.gone(live) if live.watchers else live.gone
                # Only here, once a second, so that coming and going costs the others little.
                moved = live.talk.publish(live.connected(), live.table.head)
                if gone != live.gone or moved:
                    live.gone = gone
                    live.tell()
            idle = not live.watchers and not live.thinking and not live.lock.locked()
            if idle and now - live.used > patience:
                hall.forget(live.table.id)
                unloaded[live.table.id] = live.epoch
        if unloaded:
            await hall.store.release(unloaded)

    async def tidy(self) -> None:
        """Put tables that have long been idle into the trash; delete old ones from the trash."""
        hall = self.hall
        second = int(hall.ages())
        await hall.store.note_time(hall.now())
        await hall.store.note_age(second)
        await hall.store.forget_pushes(hall.now() - PUSHES_KEPT)
        for status, seconds in KEPT.items():
            for id in await hall.store.forget(status, second - seconds, second):
                log.warning("a table was put into the trash", extra={"table": id})
                hall.forget(id)
        for id in await hall.store.purge(second - TRASH_KEPT):
            log.warning("a table was deleted for good", extra={"table": id})
