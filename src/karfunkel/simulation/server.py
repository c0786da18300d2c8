"""One process of a server: the real hall, tables, sockets, leases and pipes, on simulated machines.

Only three things are replaced: the HTTP parser, the routes (by shorter ones that do the same), and
the bots, which choose at random.
"""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any
from urllib.parse import parse_qs

import msgspec
from pydantic import ValidationError
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from karfunkel.core.errors import Refusal
from karfunkel.server import pipe, wire
from karfunkel.server.app import status_of
from karfunkel.server.brains import Brains, Thought
from karfunkel.server.clock import SteadyClock
from karfunkel.server.frames import EXTENSION, frame
from karfunkel.server.hall import Hall, Settings, holder_of
from karfunkel.server.live import GOING_AWAY, POLICY, Connection, bye
from karfunkel.server.messages import Command, NewTable
from karfunkel.server.pipe import TABLE_PATH, Forwarding, Pipes
from karfunkel.server.question import Question
from karfunkel.server.store.base import StoreRefusal
from karfunkel.server.store.postgres import PostgresStore
from karfunkel.server.tenancy import Tenancy
from karfunkel.simulation.http import UPGRADED, Buffer, Head, answer
from karfunkel.simulation.loop import Machine
from karfunkel.simulation.network import End, Network, Wire

PUBLIC, PEERS = 80, 81
GONE = 1006
SETTINGS = Settings(bot_pause=0.2, sleep_after=8.0, sweep_every=1.0)
AGAIN = 0.5
"""Seconds until a process that could not start is started again."""


class NoPool(Executor):
    """An executor that is never used: nothing runs in other processes."""


class Dice(Brains):
    """Bots that choose at random."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(1, NoPool)
        self._rng = rng

    async def choose(self, question: Question) -> Thought:
        """Think for a moment, and choose anything."""
        await asyncio.sleep(self._rng.uniform(0.0, 0.3))
        return Thought(self._rng.choice(question.legal), question.level)


class QuietHall(Hall):
    """A hall that does not look at the memory of the machine that the simulation runs on."""

    def look_at_memory(self) -> None:
        """There is always enough."""


class Numbered(Connection):
    """A socket whose place in a set depends on nothing but its number."""

    number = 0

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other


class Living:
    """Knows which processes have ended, as the system of one machine does."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.machines: dict[str, Machine] = {}
        """What each process runs on."""

    def has_ended(self, place: str, id: str) -> bool:
        """Whether a process has certainly ended."""
        return bool(place) and place == self.place and not self.machines[id].alive

    def hand_over(self, place: str, id: str, message: bytes, connection: int) -> bool:
        """Never: there are no sockets of a system, so all are piped."""
        return False


class Process:
    """One life of a process."""

    def __init__(
        self, machine: Machine, network: Network, url: str, rng: random.Random, living: Living
    ) -> None:
        self.machine = machine
        self.living = living
        self.network = network
        self.rng = rng
        self.connections: dict[Numbered, None] = {}
        self.ready = False
        self._url = url
        self._count = 0

    async def run(self) -> None:
        """Start; wait for the database if it is away."""
        while True:
            try:
                await self._start()
            except Refusal:
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _start(self) -> None:
        machine = self.machine
        store = await PostgresStore.open(self._url)
        try:
            self.living.machines[store.me] = machine
            tenancy = Tenancy(store, ticks=machine.ticks, ends=self.living)
            clock = SteadyClock(store.seen, machine.wall, machine.ticks)
            ages = SteadyClock(store.aged or store.seen, machine.wall, machine.ticks, at_start=0)
            hall = QuietHall(
                store, Dice(self.rng), SETTINGS, clock, machine.ticks, ages, tenancy=tenancy
            )
            tenancy.address = f"{machine.name}:{PEERS}"
            self.hall = hall
            self.pipes = Pipes(hall, await store.shared_secret())
            await tenancy.renew()
        except Refusal:
            await store.close()
            raise
        hall.begin()
        self.app = Forwarding(self.routes, self.pipes)
        for port in (PUBLIC, PEERS):
            address = f"{machine.name}:{port}"
            self.network.listening[address] = (machine, self.accept)
        self.ready = True

    def accept(self, end: End) -> None:
        """Somebody has connected."""
        Door(self, Wire(end))

    async def stop(self) -> None:
        """Stop as at a restart: hand the tables over, say goodbye, finish."""
        for port in (PUBLIC, PEERS):
            self.network.listening.pop(f"{self.machine.name}:{port}", None)
        await self.hall.hand_over()
        for connection in list(self.connections):
            connection.close(GOING_AWAY, Refusal("server-closing"), again=True)
        for _ in range(100):
            if not self.connections:
                break
            await asyncio.sleep(0.02)
        await self.hall.close()

    # --- Requests ---------------------------------------------------------------------------------

    async def routes(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request as the server's own routes do, without the web framework around them."""
        try:
            status, found = 200, await self._answer(scope, await receive())
        except Refusal as refusal:
            status, found = status_of(refusal), {"refusal": wire.text(refusal)}
        except ValidationError:
            status, found = 400, {}
        body = msgspec.json.encode(found)
        headers = [(b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _answer(self, scope: Scope, message: Message) -> Any:
        holder = holder_of(token_of(Head([], scope["headers"])))
        hall, path, body = self.hall, scope["path"], message.get("body", b"")
        if path == "/api/tables":
            made = await hall.make(NewTable.model_validate_json(body), holder)
            return {"table": made.table.id}
        found = TABLE_PATH.match(path)
        assert found
        if path.endswith("/commands"):
            command = Command.model_validate_json(body)
            return wire.answer(await hall.do(found[1], command, holder))
        live = await hall.settled(found[1])
        table = live.table
        live.saw(holder, hall.ticks())
        seats: list[int | None] = [*table.head.seats_of(holder)] or [None]
        return {
            "table": wire.table_info(table, holder, live.connected(), live.gone),
            "positions": [wire.position(table, seat) for seat in seats] if table.match else [],
        }

    async def live(
        self, socket: WebSocket, id: str, holder: str, since: int | None, *, changes: bool
    ) -> None:
        """A socket, from its handshake to its end."""
        connection = Numbered(self.hall, socket, id, holder, since, changes=changes)
        self._count += 1
        connection.number = self._count
        self.connections[connection] = None
        try:
            await socket.accept()
            try:
                await self.hall.open(id)
            except Refusal as refusal:
                again = isinstance(refusal, StoreRefusal)
                await socket.send_text(msgspec.json.encode(bye(refusal, again=again)).decode())
                await socket.close(POLICY)
                return
            await connection.run()
        except (WebSocketDisconnect, RuntimeError) as error:
            if socket.client_state is WebSocketState.CONNECTED and isinstance(error, RuntimeError):
                raise  # else the client has hung up
        finally:
            del self.connections[connection]


class Door(asyncio.Protocol):
    """A connection to a process: a request and its answer, or a socket."""

    def __init__(self, process: Process, transport: Wire) -> None:
        self.process = process
        self.transport = transport
        self.buffer = Buffer()
        self.head: Head | None = None
        self.upgraded = False
        self.gone = False
        self._frames: asyncio.Queue[Message] = asyncio.Queue()
        self._hear: Callable[[str | bytes], None] | None = None
        self._writable = asyncio.Event()
        self._writable.set()
        transport.set_protocol(self)

    def data_received(self, data: bytes) -> None:
        """A part of a request, or texts of a socket."""
        self.buffer.add(data)
        if self.upgraded:
            for text in self.buffer.frames():
                if self._hear:
                    self._hear(text.decode())
                else:
                    self._frames.put_nowait({"type": "websocket.receive", "text": text.decode()})
            return
        if self.head is None:
            self.head = self.buffer.head()
        if self.head is None:
            return
        body = self.buffer.take(int(self.head.get(b"content-length") or 0))
        if body is not None:
            socket = bool(self.head.get(b"upgrade"))
            self.process.machine.start(self._upgrade() if socket else self._request(body))

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has hung up."""
        self.gone = True
        self._hear = None
        self._writable.set()
        self._frames.put_nowait({"type": "websocket.disconnect", "code": GONE})

    def pause_writing(self) -> None:
        """The client is slow."""
        self._writable.clear()

    def resume_writing(self) -> None:
        """The client has caught up."""
        self._writable.set()

    # --- Requests ---------------------------------------------------------------------------------

    def _scope(self, kind: str) -> Scope:
        assert self.head
        method, url = self.head.first[:2]
        path, _, query = url.partition("?")
        return {
            "type": kind,
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": self.head.headers,
            "client": ("client", 0),
            "scheme": "http",
            "extensions": {EXTENSION: {"pen": self}},
        }

    async def _request(self, body: bytes) -> None:
        given: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        found: list[Message] = []

        async def receive() -> Message:
            return given.pop() if given else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            found.append(message)

        await self.process.app(self._scope("http"), receive, send)
        start, content = found
        self.transport.write(answer(start["status"], start["headers"], content["body"]))
        self.transport.close()

    # --- Sockets ----------------------------------------------------------------------------------

    async def _upgrade(self) -> None:
        """Pipe a socket to the owner of its table, or serve it here."""
        assert self.head
        head, pipes = self.head, self.process.pipes
        path, _, query = head.first[1].partition("?")
        if not pipes.knows(head.headers):
            self.transport.pause_reading()

            def passed_on() -> pipe.Head:
                return pipe.Head(head.first[1].encode(), head.headers, "client", "http")

            if await pipes.pipe(self.transport, passed_on, path, lambda: None):
                return
            self.transport.resume_reading()
        found = TABLE_PATH.match(path)
        assert found
        if self.gone:
            return
        asked = parse_qs(query)
        since = int(asked["since"][0]) if "since" in asked else None
        socket = WebSocket(self._scope("websocket"), self._receive, self._send)
        self._frames.put_nowait({"type": "websocket.connect"})
        holder = holder_of(token_of(head))
        await self.process.live(socket, found[1], holder, since, changes="changes" in asked)

    def ready(self) -> bool:
        """Whether the client can take more right now."""
        return self._writable.is_set() and not self.gone

    def write(self, frames: bytes) -> None:
        """Write whole frames."""
        self.transport.write(frames)

    async def send(self, frames: bytes) -> None:
        """Write whole frames as soon as the client can take them."""
        await self._writable.wait()
        if self.gone:
            raise WebSocketDisconnect(GONE)
        self.write(frames)

    def listen(self, hear: Callable[[str | bytes], None]) -> None:
        """Call this with every message from now on."""
        self._hear = hear

    def pause(self) -> None:
        """Take no more messages for the moment."""
        self.transport.pause_reading()

    def resume(self) -> None:
        """Take messages again."""
        self.transport.resume_reading()

    async def _receive(self) -> Message:
        return await self._frames.get()

    async def _send(self, message: Message) -> None:
        if self.gone:
            raise OSError
        if message["type"] == "websocket.accept":
            self.upgraded = True
            self.transport.write(UPGRADED)
        elif message["type"] == "websocket.send":
            await self.send(frame(message["text"].encode()))
        else:
            self.transport.close()


def token_of(head: Head) -> str:
    """The token of a request."""
    return head.get(b"authorization").decode().removeprefix("Bearer ")
