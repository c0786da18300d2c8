"""The store: what is saved is safe, all of it or none, and old databases are brought up to date."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from threading import Event
from time import sleep
from typing import Any

import asyncpg
import pytest

from karfunkel.core.errors import Refusal
from karfunkel.server.messages import Status
from karfunkel.server.store import sqlite
from karfunkel.server.store.base import Line, Saved, Store, StoreRefusal, Subscription
from karfunkel.server.store.migrations import MIGRATIONS, POSTGRES
from karfunkel.server.store.opening import open_store
from karfunkel.server.store.sqlite import SqliteStore, connect, migrate
from tests.cases import cases
from tests.server.postgres import Postgres

FILE = "tables.sqlite"
MANY = cases(40, 200)


def line(
    id: str,
    status: Status = "playing",
    public: bool = True,
    holders: list[str] | None = None,
    updated: int = 1000,
    due: int | None = None,
) -> Line:
    held = ["anna", ""] if holders is None else holders
    return Line(id, "diamant", status, public, ["Anna", "Opal"], 0, held, [0], updated, due)


def first(found: Line, entry: bytes = b"first") -> Saved:
    return Saved(found, 1, entry)


class Kept:
    """A store for tests that are not coroutines."""

    def __init__(self, where: Path | str) -> None:
        self.runner = asyncio.Runner()
        self.where = str(where / FILE) if isinstance(where, Path) else where
        try:
            self.store = self.do(open_store(self.where))
        except BaseException:
            self.runner.close()
            raise
        self.do(self.store.renew("", b"", 600))

    def __enter__(self) -> "Kept":
        return self

    def __exit__(self, *_: object) -> None:
        self.do(self.store.close())
        self.runner.close()

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    def save(self, *changes: Saved) -> None:
        self.do(self.store.save(changes))

    def load(self, table: str) -> list[bytes]:
        found: list[bytes] = self.do(self.store.load(table))
        return found

    def ids(self, lines: Coroutine[Any, Any, list[Line]]) -> list[str]:
        return [found.id for found in self.do(lines)]


# --- Migrations -------------------------------------------------------------------------------


FIRST_LINE = (
    b'{"id":"t1","game":"diamant","status":"playing","public":true,"names":["Anna","Opal"],'
    b'"open_seats":0,"holders":["anna",""],"asked":[0],"updated":1000,"due":1005}'
)
"""A line as the first server wrote it. Never change it: such databases exist."""


def first_database(folder: Path) -> sqlite3.Connection:
    """A database as a server with the first schema has left it."""
    connection = connect(folder / FILE)
    connection.executescript(MIGRATIONS[0])
    connection.execute("PRAGMA user_version=1")
    row = ("t1", "playing", 1, 1000, 1005, FIRST_LINE)
    connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
    connection.execute("INSERT INTO entries VALUES ('t1', 1, ?), ('t1', 2, ?)", (b"one", b"two"))
    connection.execute("INSERT INTO holders VALUES ('anna', 't1')")
    return connection


def version_of(folder: Path) -> int:
    connection = connect(folder / FILE)
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()
    return found


def check_first_rows(folder: Path) -> None:
    with Kept(folder) as kept:
        assert kept.load("t1") == [b"one", b"two"]
        assert kept.do(kept.store.public(9)) == [line("t1", due=1005)]
        assert kept.ids(kept.store.held_by("anna", 9)) == ["t1"]
        assert kept.do(kept.store.due(1005, 9)) == ["t1"]
        kept.save(Saved(line("t1", updated=2000), 3, b"three"))
        assert kept.load("t1")[-1] == b"three"


def test_every_version_keeps_what_the_first_had(tmp_path: Path) -> None:
    for version in range(1, len(MIGRATIONS) + 1):
        folder = tmp_path / str(version)
        folder.mkdir()
        old = first_database(folder)
        migrate(old, version)
        old.close()
        check_first_rows(folder)
        assert version_of(folder) == len(MIGRATIONS)


def test_a_later_migration_meets_the_first_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = "ALTER TABLE tables ADD COLUMN place TEXT; UPDATE tables SET place = 'hall'"
    first_database(tmp_path).close()
    monkeypatch.setattr(sqlite, "MIGRATIONS", (*MIGRATIONS, later))
    connection = connect(tmp_path / FILE)
    migrate(connection)
    migrate(connection)  # up to date: nothing to do
    assert connection.execute("SELECT id, place FROM tables").fetchall() == [("t1", "hall")]
    connection.close()
    assert version_of(tmp_path) == len(MIGRATIONS) + 1


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_database(tmp_path).close()
    broken = "ALTER TABLE tables ADD COLUMN place TEXT; INSERT INTO nowhere VALUES (1)"
    monkeypatch.setattr(sqlite, "MIGRATIONS", (*MIGRATIONS, broken))
    with pytest.raises(Refusal, match="cannot be kept"):
        SqliteStore(tmp_path / FILE)
    monkeypatch.undo()
    assert version_of(tmp_path) == len(MIGRATIONS)
    check_first_rows(tmp_path)


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    old = first_database(tmp_path)
    old.execute("PRAGMA user_version=99")
    old.close()
    with pytest.raises(Refusal, match="newer Karfunkel"):
        SqliteStore(tmp_path / FILE)
    assert version_of(tmp_path) == 99


# --- The same for PostgreSQL --------------------------------------------------------------------


async def versions(url: str) -> list[int]:
    connection = await asyncpg.connect(url)
    found = [row[0] for row in await connection.fetch("SELECT version FROM versions ORDER BY 1")]
    await connection.close()
    return found


def test_processes_that_start_at_once_bring_a_database_up_to_date_once(
    postgres: Postgres,
) -> None:
    url = postgres.new_schema()

    async def start() -> None:
        stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
        for store in stores:
            await store.close()

    asyncio.run(start())
    assert asyncio.run(versions(url)) == list(range(1, len(POSTGRES) + 1))


def test_a_failing_migration_of_postgres_changes_nothing(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_schema()
    with Kept(url) as kept:
        kept.save(first(line("a")))
    broken = "ALTER TABLE tables ADD COLUMN place TEXT; INSERT INTO nowhere VALUES (1)"
    monkeypatch.setattr("karfunkel.server.store.postgres.POSTGRES", (*POSTGRES, broken))
    with pytest.raises(Refusal, match="cannot be kept"):
        Kept(url)
    later = "ALTER TABLE tables ADD COLUMN place TEXT; UPDATE tables SET place = 'hall'"
    monkeypatch.setattr("karfunkel.server.store.postgres.POSTGRES", (*POSTGRES, later))
    with Kept(url) as kept:
        assert kept.load("a") == [b"first"]
    monkeypatch.undo()
    with pytest.raises(Refusal, match="newer Karfunkel"):
        Kept(url)
    assert asyncio.run(versions(url)) == list(range(1, len(POSTGRES) + 2))


def test_an_address_where_nobody_answers_is_one_sentence_without_the_password() -> None:
    with pytest.raises(Refusal, match="cannot be kept") as found:
        Kept("postgresql://ada:opensesame@127.0.0.1:1/games")
    assert "opensesame" not in str(found.value)


# --- Saving -----------------------------------------------------------------------------------


def test_what_is_saved_is_there_after_opening_again(where: str) -> None:
    with Kept(where) as kept:
        kept.save(first(line("a")))
        kept.save(Saved(line("a"), 2, b"second"))
    with Kept(where) as kept:
        assert kept.load("a") == [b"first", b"second"]
        assert kept.load("b") == []


def test_changes_go_together_or_not_at_all(where: str) -> None:
    with Kept(where) as kept:
        kept.save(first(line("a")))
        with pytest.raises(StoreRefusal):
            kept.save(Saved(line("a"), 2, b"second"), first(line("b")), first(line("a")))
        assert kept.load("a") == [b"first"]
        assert kept.load("b") == []


def test_one_bad_change_does_not_spoil_those_that_share_its_commit(where: str) -> None:
    async def at_once(store: Store) -> list[object]:
        saves = [store.save([first(line(f"t{n}"))]) for n in range(50)]
        saves.insert(25, store.save([Saved(line("nowhere"), 2, b"second")]))
        return await asyncio.gather(*saves, return_exceptions=True)

    with Kept(where) as kept:
        results = kept.do(at_once(kept.store))
        assert [isinstance(result, StoreRefusal) for result in results if result] == [True]
        assert len(kept.ids(kept.store.public(99))) == 50


def test_saves_that_come_together_are_one_statement(tmp_path: Path) -> None:
    """Each would make the thread that writes wait for the interpreter."""
    with Kept(tmp_path) as kept:
        statements: list[str] = []
        kept.store._connection.set_trace_callback(statements.append)

        async def save(table: str) -> None:
            sleep(0.001)  # the thread that writes could begin
            await kept.store.save([first(line(table))])

        async def at_once() -> None:
            await asyncio.gather(*(save(f"t{n}") for n in range(MANY)))

        kept.do(at_once())
        sent = list(dict.fromkeys(statements))  # what a trigger does is reported with its statement
        assert [sql.split(" (")[0] for sql in sent] == ["INSERT INTO saving SELECT * FROM"]
        assert len(kept.ids(kept.store.public(999))) == MANY


def test_any_number_of_entries_is_saved_at_once(where: str) -> None:
    with Kept(where) as kept:
        kept.save(*(Saved(line("a"), number, b"%d" % number) for number in range(1, 1_201)))
        assert kept.load("a") == [b"%d" % number for number in range(1, 1_201)]


def test_if_the_last_of_many_entries_is_refused_none_is_saved(where: str) -> None:
    with Kept(where) as kept, pytest.raises(StoreRefusal):
        kept.save(
            *(Saved(line("a"), number, b"%d" % number) for number in range(1, 1_201)),
            Saved(line("nowhere"), 2, b"second"),
        )
    with Kept(where) as kept:
        assert kept.load("a") == []
        kept.save(first(line("a")))
        assert kept.load("a") == [b"first"]


def test_an_entry_follows_only_what_is_stored(tmp_path: Path) -> None:
    """Also where somebody else has changed the file since the last entry."""
    with Kept(tmp_path) as kept:
        kept.save(first(line("a")), first(line("b")))
        kept.save(Saved(line("a"), 2, b"second"), Saved(line("b"), 2, b"second"))
        kept.store._connection.execute("DELETE FROM entries WHERE table_id = 'a' AND number = 2")
        with pytest.raises(StoreRefusal):
            kept.save(Saved(line("a"), 3, b"third"))
        kept.save(Saved(line("a"), 2, b"another"), Saved(line("b"), 3, b"third"))
        assert kept.load("a") == [b"first", b"another"]
        assert kept.load("b") == [b"first", b"second", b"third"]


def test_nothing_is_saved_at_a_table_in_the_trash(where: str) -> None:
    with Kept(where) as kept:
        kept.save(first(line("a")))
        assert kept.do(kept.store.trash("a", 2000))
        with pytest.raises(StoreRefusal):
            kept.save(Saved(line("a"), 2, b"second"))
        assert kept.do(kept.store.restore("a", 2000))
        assert kept.load("a") == [b"first"]


def test_a_save_that_nobody_waits_for_does_no_harm(tmp_path: Path) -> None:
    async def give_up(store: SqliteStore) -> None:
        held = Event()
        still = asyncio.ensure_future(store._do(lambda _: held.wait(60)))
        await asyncio.sleep(0.05)
        unwanted = asyncio.ensure_future(store.save([first(line("unwanted"))]))
        await asyncio.sleep(0)
        unwanted.cancel()
        still.cancel()
        await asyncio.sleep(0.05)
        held.set()
        async with asyncio.timeout(60):
            await store.save([first(line("wanted"))])

    with Kept(tmp_path) as kept:
        kept.do(give_up(kept.store))
        assert kept.ids(kept.store.public(9)) == ["wanted"]


def test_a_number_is_taken_once(where: str) -> None:
    with Kept(where) as kept:
        kept.save(first(line("a")))
        kept.save(Saved(line("a"), 2, b"second"))
        with pytest.raises(StoreRefusal):
            kept.save(Saved(line("a"), 2, b"another"))
        assert kept.load("a") == [b"first", b"second"]


def test_a_database_that_may_not_grow_refuses_until_it_may(tmp_path: Path) -> None:
    with Kept(tmp_path) as kept:
        kept.save(first(line("a")))
        kept.store._connection.execute("PRAGMA max_page_count=1")  # no smaller than it is
        with pytest.raises(StoreRefusal) as refused:
            kept.save(Saved(line("a"), 2, b"x" * 30_000))
        assert refused.value.key == "server-disk"
        kept.store._connection.execute("PRAGMA max_page_count=100000")
        kept.save(Saved(line("a"), 2, b"room again"))
        assert kept.load("a") == [b"first", b"room again"]


# --- Lists ------------------------------------------------------------------------------------


def test_public_tables_come_newest_first(where: str) -> None:
    with Kept(where) as kept:
        kept.save(first(line("old", updated=1)), first(line("new", updated=3)))
        kept.save(first(line("middle", updated=2)), first(line("private", public=False)))
        assert kept.ids(kept.store.public(9)) == ["new", "middle", "old"]
        assert kept.ids(kept.store.public(2)) == ["new", "middle"]
        kept.save(Saved(line("old", updated=4), 2, b""))
        assert kept.ids(kept.store.public(1)) == ["old"]


def test_everybody_finds_the_tables_where_they_sit(where: str) -> None:
    with Kept(where) as kept:
        kept.save(first(line("a", public=False, holders=["anna", ""], updated=1)))
        kept.save(first(line("b", public=False, holders=["", "anna"], updated=2)))
        kept.save(first(line("c", public=False, holders=["ben", "ben"])))
        assert kept.ids(kept.store.held_by("anna", 9)) == ["b", "a"]
        assert kept.ids(kept.store.held_by("ben", 9)) == ["c"]
        assert kept.ids(kept.store.held_by("", 9)) == []


def test_who_gave_a_seat_up_does_not_find_the_table_any_more(where: str) -> None:
    with Kept(where) as kept:
        kept.save(first(line("a", holders=["anna", "ben"])))
        kept.save(Saved(line("a", holders=["anna", ""]), 2, b""))
        assert kept.ids(kept.store.held_by("ben", 9)) == []
        assert kept.ids(kept.store.held_by("anna", 9)) == ["a"]


def test_due_tables_come_longest_due_first(where: str) -> None:
    with Kept(where) as kept:
        kept.save(first(line("later", due=20)), first(line("soon", due=10)))
        kept.save(first(line("never")))
        assert kept.do(kept.store.due(9, 9)) == []
        assert kept.do(kept.store.due(20, 9)) == ["soon", "later"]
        assert kept.do(kept.store.due(20, 1)) == ["soon"]


@pytest.mark.parametrize("where", ["sqlite", "postgres"], indirect=True)
def test_who_has_a_device_is_found_at_the_tables_that_are_played(where: str) -> None:
    with Kept(where) as kept:
        kept.save(
            first(line("old", updated=1)),
            first(line("new", holders=["ben", "anna"], updated=2)),
            first(line("over", "over")),
            first(line("gathering", "gathering")),
            first(line("others", holders=["ben", "eve"])),
        )
        assert kept.do(kept.store.to_call(9)) == []
        for device in ("phone", "tablet"):
            kept.do(kept.store.subscribe(Subscription(device, "anna", "p", "a"), 1))
        assert [found.id for found in kept.do(kept.store.to_call(9))] == ["new", "old"]
        assert [found.id for found in kept.do(kept.store.to_call(1))] == ["new"]
        kept.do(kept.store.forget("playing", 2, 1))
        assert [found.id for found in kept.do(kept.store.to_call(9))] == ["new"]


def test_old_tables_go_to_the_trash_and_later_for_good(where: str) -> None:
    with Kept(where) as kept:
        kept.save(first(line("old", "over", updated=10, due=5)), first(line("new", "over")))
        kept.save(first(line("played", "playing", updated=10)))
        assert kept.do(kept.store.forget("over", 11, 50)) == ["old"]
        assert kept.load("old") == []
        assert kept.do(kept.store.due(99, 9)) == []
        assert sorted(kept.ids(kept.store.held_by("anna", 9))) == ["new", "played"]
        assert sorted(kept.ids(kept.store.public(9))) == ["new", "played"]
        with pytest.raises(StoreRefusal):
            kept.save(Saved(line("old"), 2, b"too late"))
        assert kept.do(kept.store.purge(50)) == []
        assert kept.do(kept.store.purge(51)) == ["old"]
        kept.save(first(line("old"), b"another of this name"))
        assert kept.load("old") == [b"another of this name"], "nothing of the first is left"


@pytest.mark.parametrize("where", ["sqlite", "postgres"], indirect=True)
def test_an_analysis_is_kept_until_another_one_is_made_and_goes_with_its_table(where: str) -> None:
    with Kept(where) as kept:
        kept.save(first(line("t1", updated=1)))
        kept.do(kept.store.keep_analysis("t1", "one judge", b"found"))
        kept.do(kept.store.keep_analysis("nowhere", "one judge", b"lost"))
        assert kept.do(kept.store.analysis("nowhere", "one judge")) is None
    with Kept(where) as kept:
        assert kept.do(kept.store.analysis("t1", "one judge")) == b"found"
        assert kept.do(kept.store.analysis("t1", "another judge")) is None
        kept.do(kept.store.keep_analysis("t1", "another judge", b"more"))
        assert kept.do(kept.store.analysis("t1", "one judge")) is None
        assert kept.do(kept.store.analysis("t1", "another judge")) == b"more"
        kept.do(kept.store.trash("t1", 5))
        assert kept.do(kept.store.purge(10)) == ["t1"]
        assert kept.do(kept.store.analysis("t1", "another judge")) is None


def test_what_is_in_the_trash_can_be_taken_out(where: str) -> None:
    with Kept(where) as kept:
        kept.save(first(line("old", "over", updated=10)))
        assert not kept.do(kept.store.restore("old", 60)), "it is not in the trash"
        assert kept.do(kept.store.trash("old", 50))
        assert not kept.do(kept.store.trash("old", 50))
        assert kept.load("old") == []
        assert kept.do(kept.store.restore("old", 60))
        assert kept.load("old") == [b"first"]
        assert kept.do(kept.store.forget("over", 60, 60)) == [], "it counts as new"
        assert kept.do(kept.store.due(60, 9)) == ["old"], "what it waits for is looked at"


def test_both_clocks_are_kept_apart(where: str) -> None:
    """The time that was seen, and the time that deletion goes by."""
    with Kept(where) as kept:
        assert kept.store.aged == 0
        kept.do(kept.store.note_time(2_000_000_000))
        kept.do(kept.store.note_age(1_000_000_000))
    with Kept(where) as kept:
        assert (kept.store.seen, kept.store.aged) == (2_000_000_000, 1_000_000_000)
    with Kept(where) as kept:
        kept.do(kept.store.note_age(2_100_000_000))
    with Kept(where) as kept:
        assert kept.store.seen == 2_000_000_000
