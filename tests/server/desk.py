"""Tables, halls and clients for tests: real ones, with bots that think in this process."""

import asyncio
import itertools
import socket
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import httpx2
import pytest
from websockets.sync.client import ClientConnection, connect

from karfunkel.core.errors import Refusal
from karfunkel.server.app import make_app
from karfunkel.server.brains import Brains
from karfunkel.server.command import Server
from karfunkel.server.costly import Costly, one_thread
from karfunkel.server.gate import Gate
from karfunkel.server.hall import Hall, Settings
from karfunkel.server.limits import Limits
from karfunkel.server.messages import Command, NewTable
from karfunkel.server.seats import Asker
from karfunkel.server.store.base import Store
from karfunkel.server.store.sqlite import SqliteStore
from karfunkel.server.table import Done, Entry, Table

T = TypeVar("T")
PATIENCE = 60
"""The timeout of a hanging test, in seconds."""
NOW = 1_700_000_000
WIDE = Limits(
    requests_per_second=1e6,
    request_burst=10**6,
    tables_per_hour=10**6,
    sockets=10**6,
    messages_per_second=1e6,
    message_burst=10**6,
    words_per_second=1e6,
    words_burst=10**6,
    connections_per_address=10**6,
    frames_per_second=1e6,
    frame_burst=10**6,
    head_seconds=PATIENCE,
    body_seconds=PATIENCE,
    answer_seconds=PATIENCE,
    costly_seconds=1e6,
    costly_waiting=10**6,
)
"""Nobody is refused, however quick the test or slow the machine."""
_numbers = itertools.count()

ANNA, BEN, CARA, EVE = (holder * 8 for holder in ("anna", "ben0", "cara", "eve0"))
"""Holders of seats; Eve holds none."""


def command(do: str, moment: int = 0, id: str | None = None, **what: Any) -> Command:
    """A command, with an id of its own unless one is given."""
    return Command.model_validate(
        {"id": id or f"c{next(_numbers)}", "moment": moment, "what": {"do": do, **what}}
    )


def mine(name: str) -> dict[str, str]:
    return {"kind": "mine", "name": name}


@contextmanager
def refused(key: str) -> Iterator[None]:
    """What is done inside is refused with this message, which has a sentence."""
    with pytest.raises(Refusal) as found:
        yield
    assert found.value.key == key
    assert str(found.value)


OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}


def new_table(*seats: dict[str, str], game: str = "diamant", **more: Any) -> NewTable:
    return NewTable.model_validate({"game": game, "seats": list(seats), **more})


class Desk:
    """A table without a server, and the entries that a store would keep."""

    def __init__(self, *seats: dict[str, str], game: str = "diamant", **more: Any) -> None:
        self.table, first = Table.make(new_table(*seats, game=game, **more), ANNA, NOW)
        self.entries = [first]
        self.gone: set[str] = set()
        """Who has been away for long."""

    def do(self, holder: str, do: str, moment: int | None = None, **what: Any) -> Entry:
        """Obey a command that is new; `id` may be given."""
        id = what.pop("id", None)
        at = self.table.moment if moment is None else moment
        entry = self.send(holder, command(do, at, id, **what)).entry
        assert entry
        self.entries.append(entry)
        return entry

    def send(self, holder: str, sent: Command) -> Done:
        """The outcome of a command."""
        return self.table.do(sent, Asker(holder, NOW, sent.moment, self.gone))

    def choose(self, holder: str, seat: int, text: str) -> Entry:
        return self.do(holder, "choose", seat=seat, action=self.table.game.parse_action(text))

    def folded(self) -> Table:
        """The table as a restart would find it."""
        import msgspec

        kept = [msgspec.json.encode(entry) for entry in self.entries]
        return Table.fold(self.table.id, [msgspec.json.decode(entry, type=Entry) for entry in kept])


def gathered() -> Desk:
    """Anna and Ben and Cara at Diamant, before the start."""
    desk = Desk(mine("Anna"), OPEN, OPEN)
    desk.do(BEN, "join", name="Ben")
    desk.do(CARA, "join", name="Cara")
    return desk


def playing() -> Desk:
    """Anna and Ben and Cara in the cave."""
    desk = gathered()
    desk.do(ANNA, "start")
    return desk


def in_process() -> Brains:
    """Bots that think in a thread: their answers are the same, and nothing has to start."""
    return Brains(pool=lambda: ThreadPoolExecutor(1))


SWIFT = Settings(bot_pause=0, sleep_after=3600, sweep_every=0.05)


def with_hall(
    folder: Path,
    work: Callable[[Hall], Coroutine[Any, Any, T]],
    store: Callable[[Path], Store] = SqliteStore,
    **more: Any,
) -> T:
    """Run something with a hall, in its own event loop."""

    async def run() -> T:
        hall = Hall(store(folder / "tables.sqlite"), in_process(), SWIFT, **more)
        try:
            return await work(hall)
        finally:
            await hall.close()

    return asyncio.run(run())


class Client(httpx2.Client):
    """A client of a server that runs in a thread of this process."""

    hall: Hall
    port: int
    gate: Gate

    def connect(self, path: str, headers: dict[str, str]) -> ClientConnection:
        """A socket."""
        return connect(
            f"ws://127.0.0.1:{self.port}{path}",
            additional_headers=headers,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_size=None,
        )


def small_page(folder: Path) -> Path:
    """A page of one file."""
    page = folder / "page"
    page.mkdir(parents=True, exist_ok=True)
    (page / "index.html").write_text("<!doctype html>")
    return page


@contextmanager
def served(
    folder: Path,
    limits: Limits = WIDE,
    settings: Settings = SWIFT,
    page: Path | None = None,
    *,
    proxy: bool = False,
    **more: Any,
) -> Iterator[Client]:
    """A real server, and a client without cookies."""
    hall = Hall(SqliteStore(folder / "tables.sqlite"), in_process(), settings)
    app = make_app(hall, limits, page=page or small_page(folder), **more)
    # A new process takes long to start on a busy machine.
    app.state.services.solving = Costly(limits, workplace=one_thread)
    server = Server(app, limits, proxy=proxy)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(100)
        thread = Thread(target=server.run, args=[[listening]])
        thread.start()
        try:
            port = listening.getsockname()[1]
            address = f"http://127.0.0.1:{port}"
            # The server closes what is idle for long; a test may be slow.
            afresh = httpx2.Limits(max_keepalive_connections=0)
            with Client(
                base_url=address, timeout=PATIENCE, trust_env=False, verify=False, limits=afresh
            ) as client:
                client.hall, client.port, client.gate = hall, port, server.app.state.gate
                yield client
        finally:
            server.should_exit = True
            thread.join()
