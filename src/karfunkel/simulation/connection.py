"""Connections to the simulated database, with the interface of asyncpg's.

Timeouts are on the client's side: a statement it gave up on may still arrive and be executed.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import asyncpg

from karfunkel.server.store.postgres import COMMAND_SECONDS, CONNECT_SECONDS
from karfunkel.simulation.database import Database, Session
from karfunkel.simulation.disk import Full
from karfunkel.simulation.loop import Machine
from karfunkel.simulation.network import End, Network

BEGIN, COMMIT, ROLLBACK = "BEGIN", "COMMIT", "ROLLBACK"


class Request(NamedTuple):
    """A statement on its way."""

    number: int
    statement: str
    values: tuple[Any, ...] = ()


class Reply(NamedTuple):
    """An answer on its way."""

    number: int
    rows: list[Any]
    error: Exception | None = None


class Connection(ABC):
    """What the store uses of asyncpg."""

    @abstractmethod
    async def _ask(self, statement: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """Have a statement executed."""

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows of an answer."""
        return await self._ask(statement, values)

    async def fetchval(self, statement: str, *values: Any) -> Any:
        """The first value of an answer."""
        rows = await self._ask(statement, values)
        return rows[0][0] if rows else None

    async def execute(self, statement: str, *values: Any) -> None:
        """Have a statement executed."""
        await self._ask(statement, values)

    def transaction(self) -> "Transaction":
        """Everything inside it happens, or nothing."""
        return Transaction(self)

    @abstractmethod
    def is_closed(self) -> bool:
        """Whether the connection has ended."""

    async def close(self, timeout: float | None = None) -> None:
        """End the connection."""
        self.terminate()

    @abstractmethod
    def terminate(self) -> None:
        """End the connection at once."""


class Transaction:
    """A transaction of a connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def __aenter__(self) -> None:
        await self._connection.execute(BEGIN)

    async def __aexit__(self, kind: object, *_: object) -> None:
        if kind is None:
            await self._connection.execute(COMMIT)
        elif not self._connection.is_closed():
            await self._connection.execute(ROLLBACK)


async def obey(database: Database, session: Session, request: Request) -> Reply:
    """Execute a statement in the database."""
    try:
        if request.statement == BEGIN:
            session.within = True
        elif request.statement == COMMIT:
            await database.commit(session)
        elif request.statement == ROLLBACK:
            database.roll_back(session)
        else:
            return Reply(
                request.number, await database.run(session, request.statement, request.values)
            )
    except Full:
        database.roll_back(session)
        return Reply(request.number, [], asyncpg.DiskFullError("no room"))
    return Reply(request.number, [])


class Direct(Connection):
    """A connection without a network, for tests of the database itself."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._session = Session.new()

    async def _ask(self, statement: str, values: tuple[Any, ...] = ()) -> list[Any]:
        reply = await obey(self._database, self._session, Request(0, statement, values))
        if reply.error:
            raise reply.error
        return reply.rows

    def is_closed(self) -> bool:
        """It never ends by itself."""
        return False

    def terminate(self) -> None:
        """Give up an open transaction."""
        self._database.roll_back(self._session)


def give_up(future: "asyncio.Future[list[Any]]") -> None:
    """No answer has come in time."""
    if not future.done():
        future.set_exception(TimeoutError())


class Remote(Connection):
    """A connection through the network."""

    def __init__(self, end: End) -> None:
        self._end = end
        self._waiting: dict[int, asyncio.Future[list[Any]]] = {}
        self._count = 0
        end.heard = self._heard
        end.lost = self._lost

    def _heard(self, reply: Reply) -> None:
        future = self._waiting.pop(reply.number, None)
        if future and not future.done():
            if reply.error:
                future.set_exception(reply.error)
            else:
                future.set_result(reply.rows)

    def _lost(self) -> None:
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(asyncpg.ConnectionDoesNotExistError("connection lost"))
        self._waiting.clear()

    async def _ask(self, statement: str, values: tuple[Any, ...] = ()) -> list[Any]:
        if self._end.closed:
            raise asyncpg.InterfaceError("connection is closed")
        self._count += 1
        number = self._count
        loop = asyncio.get_running_loop()
        future = self._waiting[number] = loop.create_future()
        self._end.send(Request(number, statement, values))
        timer = loop.call_later(COMMAND_SECONDS, give_up, future)
        try:
            found: list[Any] = await future
            return found
        except BaseException as error:
            if not isinstance(error, asyncpg.PostgresError):
                self.terminate()  # whether the database executed it is unknown
            raise
        finally:
            timer.cancel()

    def is_closed(self) -> bool:
        """Whether the connection has ended."""
        return self._end.closed

    def terminate(self) -> None:
        """End the connection at once."""
        self._end.close()


async def connect(network: Network, address: str) -> Remote:
    """Connect to the database."""
    async with asyncio.timeout(CONNECT_SECONDS):
        return Remote(await network.connect(address))


class Desk:
    """The database's side of a connection."""

    def __init__(self, database: Database, machine: Machine, end: End) -> None:
        self._database = database
        self._session = Session.new()
        self._end = end
        self._requests: deque[Request | None] = deque()
        self._wake: Callable[[], None] = lambda: None
        end.heard = self._heard
        end.lost = lambda: self._heard(None)
        machine.start(self._serve())

    def _heard(self, request: Request | None) -> None:
        self._requests.append(request)
        self._wake()

    async def _serve(self) -> None:
        """Execute statements in order; if the client disappears, its transaction is rolled back."""
        event = asyncio.Event()
        self._wake = event.set
        while True:
            event.clear()
            while self._requests:
                request = self._requests.popleft()
                if request is None:
                    self._database.roll_back(self._session)
                    return
                self._end.send(await obey(self._database, self._session, request))
            await event.wait()
