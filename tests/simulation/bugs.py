"""Bugs on purpose, one for each promise: the simulation has to find every one of them.

Each is a change of the server, or of the database that it relies on, as somebody could make it by
mistake.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from typing import Any
from unittest.mock import patch

from karfunkel.core.game import Event
from karfunkel.server import messages, wire
from karfunkel.server.answered import Answer, Answered
from karfunkel.server.choices import Choices
from karfunkel.server.hall import Hall
from karfunkel.server.live import Connection
from karfunkel.server.messages import Text
from karfunkel.server.seats import Asker
from karfunkel.server.store import postgres
from karfunkel.server.store.base import Saved
from karfunkel.server.store.postgres import PostgresStore
from karfunkel.server.table import COMMANDS, Change, Entry, Table
from karfunkel.server.tenancy import Tenancy
from karfunkel.server.watched import Live
from karfunkel.simulation.database import Database, Row
from karfunkel.simulation.disk import Disk
from karfunkel.simulation.loop import HERE
from karfunkel.simulation.server import Living

Patches = Sequence[Any]


def missing_fence() -> Patches:
    """An entry is accepted from whoever knows the next number."""

    def may_append(self: Database, row: Row | None, me: str, number: int, epoch: int) -> bool:
        return row is not None and row.entries == number - 1

    return [patch.object(Database, "may_append", may_append)]


def lost_sync() -> Patches:
    """The database confirms what is not on its disk yet."""

    async def sync(self: Disk) -> None:
        await asyncio.sleep(self.seconds)

    return [patch.object(Disk, "sync", sync)]


def stale_read() -> Patches:
    """A table is read from a copy of the database that is one entry behind."""
    load = PostgresStore.load

    async def behind(self: PostgresStore, table: str) -> list[bytes]:
        entries = await load(self, table)
        return entries[:-1] or entries

    return [patch.object(PostgresStore, "load", behind)]


def answer_before_the_save() -> Patches:
    """A change is published while it is being saved."""
    commit = Hall.commit

    async def eager(self: Hall, live: Live, entry: Entry, more: Any = ()) -> None:
        live.news.stepped()
        live.tell()
        live.lock.release()  # so that it is shown
        await asyncio.sleep(0)
        await live.lock.acquire()
        await commit(self, live, entry, more)

    execute = Choices._execute

    def early(self: Choices, live: Live) -> None:
        execute(self, live)
        live.news.stepped()
        live.note()
        live.tell_all(live)

    return [patch.object(Hall, "commit", eager), patch.object(Choices, "_execute", early)]


def confirmed_though_refused() -> Patches:
    """A save that fails is not noticed."""
    saving = PostgresStore.saving

    def careless(self: PostgresStore, changes: Sequence[Saved]) -> "asyncio.Future[None]":
        shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def ended(saved: "asyncio.Future[None]") -> None:
            error = None if saved.cancelled() else saved.exception()
            if shown.done():
                return
            if error and changes[0].number == 1:
                shown.set_exception(error)
            else:
                shown.set_result(None)

        saving(self, changes).add_done_callback(ended)
        return shown

    return [patch.object(PostgresStore, "saving", careless)]


def doubled_command() -> Patches:
    """Answers are not remembered, so a copy of a command counts as a new one."""

    def forget(self: Answered, answer: Answer) -> None:
        pass

    return [patch.object(Answered, "remember", forget)]


def leaked_events() -> Patches:
    """Everybody is told every event."""

    def all_of_it(events: list[Event], player: int) -> list[Text]:
        return [wire.text(event) for event in events]

    return [patch.object(wire, "seen", all_of_it)]


def leaked_state() -> Patches:
    """A seat gets the view of another one."""
    view = wire.own_view

    def neighbour(table: Table, seat: int | None) -> Any:
        return view(table, 0)

    return [patch.object(wire, "own_view", neighbour)]


def lease_not_checked() -> Patches:
    """A process shows what it has in memory, whoever owns the table by now."""
    return [patch.object(Tenancy, "lasts", lambda self: True)]


def lease_by_the_wall_clock() -> Patches:
    """A lease is counted by a clock that people set."""

    def wall() -> float:
        here = HERE.get()
        assert here
        return here.wall()

    lasts, renew = Tenancy.lasts, Tenancy.renew

    def lasts_by_wall(self: Tenancy) -> bool:
        self.ticks = wall
        return lasts(self)

    async def renew_by_wall(self: Tenancy) -> None:
        self.ticks = wall
        await renew(self)

    return [
        patch.object(Tenancy, "lasts", lasts_by_wall),
        patch.object(Tenancy, "renew", renew_by_wall),
    ]


def wrong_moment() -> Patches:
    """A choice is executed in another position than it was made for."""

    def only_the_seat(self: Table, seat: int, asker: Asker) -> None:
        self.head.check_holder(seat, asker.holder)

    return [patch.object(Table, "_check_position", only_the_seat)]


def lost_update() -> Patches:
    """Whoever connects again is told only what happens from now on."""
    news = Connection._news

    def from_now_on(self: Connection, live: Live) -> list[bytes]:
        if self.since is not None:
            self.since = max(self.since, live.table.moment)
        return news(self, live)

    return [patch.object(Connection, "_news", from_now_on)]


def claim_without_a_number() -> Patches:
    """Whoever takes a table over does not raise its epoch."""
    claim = Database._claim

    async def same(self: Database, session: Any, table: str, me: str) -> list[Any]:
        found = await claim(self, session, table, me)
        if found:
            row = session.changes["table", table]
            session.changes["table", table] = row._replace(epoch=row.epoch - 1)
            session.notes.clear()
            return [type(found[0])((row.epoch - 1,))]
        return found

    from karfunkel.simulation import database

    known = database.statements

    def statements() -> dict[str, Callable[..., Any]]:
        return {sql: same if work is claim else work for sql, work in known().items()}

    return [patch.object(database, "statements", statements)]


def kept_after_a_failed_save() -> Patches:
    """A table that failed is not dropped, so that it shows what was not saved."""
    return [patch.object(Hall, "drop_live", lambda self, live: None)]


def gap_not_noticed() -> Patches:
    """A lease that begins again is taken for one that has lasted."""
    renew = Tenancy.renew

    async def unaware(self: Tenancy) -> None:
        self.on_gap = lambda: None
        await renew(self)

    return [patch.object(Tenancy, "renew", unaware)]


def loaded_too_early() -> Patches:
    """A table is kept though the lease ended while it was loaded, and others may have gone on."""
    drop_all = Hall._drop_all

    def uncounted(self: Hall) -> None:
        drop_all(self)
        self._drops -= 1

    return [patch.object(Hall, "_drop_all", uncounted)]


def given_up_at_the_start() -> Patches:
    """A process whose database goes away while it starts ends with an exception."""
    return [patch.object(postgres, "one_sentence", lambda url: nullcontext())]


def shown_what_follows() -> Patches:
    """Choices that waited are executed before those who waited to look have looked."""

    def at_once(self: Choices, live: Live) -> bool:
        self._begin(live)
        return True

    return [patch.object(Choices, "_turn", at_once)]


def taken_for_dead() -> Patches:
    """A process that lives is said to have ended."""
    return [patch.object(Living, "has_ended", lambda self, place, id: True)]


def two_rematches() -> Patches:
    """Whoever asks for a rematch makes a table, even if there is one."""
    rematch = Table._rematch

    def another(self: Table, what: messages.Rematch, asker: Asker) -> Change:
        self.head.rematch = ""
        return rematch(self, what, asker)

    return [patch.dict(COMMANDS, {messages.Rematch: another})]


def refusals_forgotten() -> Patches:
    """A late copy of a refused command is looked at as if it were new."""
    return [patch.object(Answered, "refused", lambda self, name: False)]


def leaving_ignored() -> Patches:
    """No bot plays for somebody who leaves."""

    def stay(self: Table, what: messages.Leave, asker: Asker) -> Change:
        return Change()

    return [patch.dict(COMMANDS, {messages.Leave: stay})]


BUGS: dict[str, Callable[[], Patches]] = {
    bug.__name__: bug
    for bug in (
        missing_fence,
        lost_sync,
        stale_read,
        answer_before_the_save,
        confirmed_though_refused,
        doubled_command,
        leaked_events,
        leaked_state,
        lease_not_checked,
        lease_by_the_wall_clock,
        wrong_moment,
        lost_update,
        claim_without_a_number,
        kept_after_a_failed_save,
        gap_not_noticed,
        loaded_too_early,
        given_up_at_the_start,
        shown_what_follows,
        taken_for_dead,
        two_rematches,
        leaving_ignored,
        refusals_forgotten,
    )
}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """A bug, for as long as this lasts."""
    with ExitStack() as stack:
        for change in BUGS[name]():
            stack.enter_context(change)
        yield
