"""Where people want to be called by Web Push, and which turns they were called for."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from karfunkel.server.store.base import Line, Subscription
from karfunkel.server.store.lines import lines_of

T = TypeVar("T")
MOST_DEVICES = 5
"""The most devices of one person; the newest count."""
MOST_IN_ALL = 100_000
COLUMNS = "endpoint, holder, p256dh, auth"
KEY_FILE = "push.key"
TO_CALL = """
    SELECT line FROM tables WHERE status = 'playing' AND trashed IS NULL AND id IN
        (SELECT table_id FROM holders JOIN pushes ON holders.holder = pushes.holder)
    ORDER BY updated DESC LIMIT {}
"""


class Calls(NamedTuple):
    """All that is stored about calls, to be copied."""

    key: bytes
    """Devices accept only calls that are signed with it; empty if there is none."""
    pushes: list[tuple[Any, ...]]
    rings: list[tuple[Any, ...]]


def put_key(file: Path, key: bytes) -> None:
    """Write a key into a new file that only its user can read."""
    number = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(number, "wb") as out:
        out.write(key)
        out.flush()
        os.fsync(out.fileno())


class _Sqlite(Protocol):
    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T: ...

    async def _rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]: ...


class SqlitePushes:
    """The part of a store in a file."""

    folder: Path

    async def push_key(self, offered: bytes) -> bytes:
        """The key that signs calls, in a file that only its user can read."""
        file = self.folder / KEY_FILE
        try:
            put_key(file, offered)
        except FileExistsError:
            file.chmod(0o600)
            return file.read_bytes()
        return offered

    async def subscribe(self: _Sqlite, found: Subscription, now: int) -> bool:
        """Keep a device; False if there are too many in all."""

        def work(connection: sqlite3.Connection) -> bool:
            (count,) = connection.execute("SELECT COUNT(*) FROM pushes").fetchone()
            if count >= MOST_IN_ALL:
                return False
            values = (found.endpoint, found.holder, found.p256dh, found.auth, now)
            connection.execute("INSERT OR REPLACE INTO pushes VALUES (?, ?, ?, ?, ?)", values)
            connection.execute(
                "DELETE FROM pushes WHERE holder = ? AND endpoint NOT IN (SELECT endpoint FROM"
                " pushes WHERE holder = ? ORDER BY second DESC, rowid DESC LIMIT ?)",
                (found.holder, found.holder, MOST_DEVICES),
            )
            return True

        return await self._do(work)

    async def unsubscribe(self: _Sqlite, endpoint: str, holder: str) -> None:
        """Forget a device of this person."""
        sql = "DELETE FROM pushes WHERE endpoint = ? AND holder = ?"
        await self._do(lambda connection: connection.execute(sql, (endpoint, holder)).rowcount)

    async def subscriptions(self: _Sqlite, holder: str) -> list[Subscription]:
        """The devices of a person."""
        rows = await self._rows(f"SELECT {COLUMNS} FROM pushes WHERE holder = ?", holder)
        return [Subscription(*row) for row in rows]

    async def to_call(self: _Sqlite, limit: int) -> list[Line]:
        """Tables that are played by somebody with a device, the newest first."""
        return lines_of([line for (line,) in await self._rows(TO_CALL.format("?"), limit)])

    async def ring(self: _Sqlite, holder: str, table: str, moment: int, now: int) -> bool:
        """Note that somebody is called for a turn; False if that was done before."""
        sql = (
            "INSERT INTO rings VALUES (?, ?, ?, ?) ON CONFLICT (holder, table_id) DO UPDATE"
            " SET moment = excluded.moment, second = excluded.second"
            " WHERE rings.moment < excluded.moment"
        )
        values = (holder, table, moment, now)
        return await self._do(lambda connection: connection.execute(sql, values).rowcount) == 1

    async def forget_pushes(self: _Sqlite, before: int) -> None:
        """Forget devices and calls that are older."""

        def work(connection: sqlite3.Connection) -> None:
            for kept in ("pushes", "rings"):
                connection.execute(f"DELETE FROM {kept} WHERE second < ?", (before,))

        await self._do(work)


KEY = """
    INSERT INTO secrets VALUES ('push', $1) ON CONFLICT (name)
    DO UPDATE SET secret = secrets.secret RETURNING secret
"""
COUNT = "SELECT COUNT(*) FROM pushes"
SUBSCRIBE = """
    INSERT INTO pushes VALUES ($1, $2, $3, $4, $5) ON CONFLICT (endpoint)
    DO UPDATE SET holder = excluded.holder, p256dh = excluded.p256dh, auth = excluded.auth,
        second = excluded.second
"""
NEWEST = """
    DELETE FROM pushes WHERE holder = $1 AND endpoint NOT IN
        (SELECT endpoint FROM pushes WHERE holder = $1 ORDER BY second DESC LIMIT $2)
"""
UNSUBSCRIBE = "DELETE FROM pushes WHERE endpoint = $1 AND holder = $2"
SUBSCRIPTIONS = f"SELECT {COLUMNS} FROM pushes WHERE holder = $1"
RING = """
    INSERT INTO rings VALUES ($1, $2, $3, $4) ON CONFLICT (holder, table_id)
    DO UPDATE SET moment = excluded.moment, second = excluded.second
    WHERE rings.moment < excluded.moment RETURNING moment
"""
FORGET_PUSHES = "DELETE FROM pushes WHERE second < $1"
FORGET_RINGS = "DELETE FROM rings WHERE second < $1"


class PostgresPushes:
    """The part of a store in PostgreSQL."""

    _writing: Any
    _reading: Any

    async def push_key(self, offered: bytes) -> bytes:
        """The key that signs calls, the same for all processes."""
        return bytes((await self._writing.rows(KEY, offered))[0][0])

    async def subscribe(self, found: Subscription, now: int) -> bool:
        """Keep a device; False if there are too many in all."""
        if (await self._reading.rows(COUNT))[0][0] >= MOST_IN_ALL:
            return False
        values = (found.endpoint, found.holder, found.p256dh, found.auth, now)
        await self._writing.rows(SUBSCRIBE, *values)
        await self._writing.rows(NEWEST, found.holder, MOST_DEVICES)
        return True

    async def unsubscribe(self, endpoint: str, holder: str) -> None:
        """Forget a device of this person."""
        await self._writing.rows(UNSUBSCRIBE, endpoint, holder)

    async def subscriptions(self, holder: str) -> list[Subscription]:
        """The devices of a person."""
        return [Subscription(*row) for row in await self._reading.rows(SUBSCRIPTIONS, holder)]

    async def to_call(self, limit: int) -> list[Line]:
        """Tables that are played by somebody with a device, the newest first."""
        return lines_of([row[0] for row in await self._reading.rows(TO_CALL.format("$1"), limit)])

    async def ring(self, holder: str, table: str, moment: int, now: int) -> bool:
        """Note that somebody is called for a turn; False if that was done before."""
        return bool(await self._writing.rows(RING, holder, table, moment, now))

    async def forget_pushes(self, before: int) -> None:
        """Forget devices and calls that are older."""
        await self._writing.rows(FORGET_PUSHES, before)
        await self._writing.rows(FORGET_RINGS, before)
