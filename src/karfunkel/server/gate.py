"""The gate: what one TCP connection may do before any of our routes is called.

uvicorn's protocols parse whatever arrives, as fast as it arrives. The two subclasses here count
first: connections of one address, bytes of a request's head, requests sent ahead of their answers,
frames of a WebSocket, and how long each part may take. A connection that goes too far is closed,
which costs the server about as much as it cost the client.
"""

import asyncio
import logging
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from karfunkel.server.frames import EXTENSION, ends_between, whole_message
from karfunkel.server.limits import (
    MESSAGES_TOGETHER,
    WORTH_TELLING,
    Bucket,
    Guard,
    Limits,
    bucket_of,
    party,
)
from karfunkel.server.pipe import TABLE_PATH, Head, Pipes

HTTP_SLICE = 4_096
FRAME_SLICE = 512
"""Bytes parsed between two looks at the limits. Small frames cost most: 512 bytes are 85 pings."""
PATIENT = 4
"""The routes refuse politely what is too much. Connections and requests beyond this many times the
allowance are cut off here, WebSocket handshakes too."""
POLICY, GONE = 1008, 1006
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout"


class Gate:
    """The connections of one server, by address."""

    def __init__(
        self,
        limits: Limits,
        is_proxy: Callable[[str], bool] = lambda address: False,
        guard: Guard | None = None,
    ) -> None:
        self.limits = limits
        self.guard = guard or Guard(limits)
        self.is_proxy = is_proxy
        """Addresses of proxies: only the total limit applies to them."""
        self.open: Counter[str] = Counter()
        self.total = 0
        self.requests: dict[str, dict[GatedHttp, None]] = {}
        """The connections that are not WebSockets, the oldest first."""
        self._arrivals: dict[str, Bucket] = {}
        self._asked: dict[str, Bucket] = {}
        self._handshakes: dict[str, Bucket] = {}
        self._frames: dict[str, Bucket] = {}
        self.bites = self.guard.bites
        self.pipes: Pipes | None = None
        """What leads to other processes, if the store is shared."""
        self.peer_port: int | None = None
        """Where other processes connect: only the total limit applies there."""

    def enter(self, connection: "GatedHttp") -> bool:
        """Count a connection in, unless there are too many."""
        address = connection.address
        if address in self.guard.blocked:
            self.bite("blocked", address)
            return False
        trusted = self.trusts(connection)
        if not trusted and not self._take(self._arrivals, address):
            self.bite("arrivals", address)
            return False
        here = self.open[address] + self.guard.connections_elsewhere(address)
        if here >= self.limits.connections_per_address and not trusted:
            self.bite("connections_per_address", address)
            return False
        if self.total >= self.limits.connections and not self._make_room(address):
            self.bite("connections", address)
            return False
        self.open[address] += 1
        self.total += 1
        self.requests.setdefault(address, {})[connection] = None
        return True

    def many_open(self) -> dict[str, int]:
        """The addresses with many connections, by their pseudonyms, for the other processes."""
        return {
            self.guard.alias(address): number
            for address, number in self.open.items()
            if number > self.limits.connections_per_address * WORTH_TELLING
        }

    def trusts(self, connection: "GatedHttp | GatedFrames") -> bool:
        """Whether a connection is shared by many people: from a proxy, or another process."""
        peer = self.peer_port is not None and connection.port == self.peer_port
        return peer or self.is_proxy(connection.address)

    def may_send(self, connection: "GatedFrames") -> bool:
        """Whether all sockets of an address together may send one more frame.

        This limit outlasts a socket, so that reconnecting does not reset it.
        """
        limits, share = self.limits, MESSAGES_TOGETHER
        rate, burst = limits.frames_per_second * share, limits.frame_burst * share
        bucket = bucket_of(self._frames, connection.address, rate, burst)
        return bucket.take() or self.trusts(connection)

    def may_upgrade(self, connection: "GatedHttp") -> bool:
        """Whether a WebSocket handshake is passed on; it costs as much as ten refused requests."""
        rate, burst = self.limits.requests_per_second, self.limits.sockets
        bucket = bucket_of(self._handshakes, connection.address, rate, burst)
        return bucket.take() or self.trusts(connection)

    def may_ask(self, address: str) -> bool:
        """Whether a request is passed on at all; refusing it later costs ten times as much."""
        return self.is_proxy(address) or self._take(self._asked, address)

    def _take(self, known: dict[str, Bucket], address: str) -> bool:
        limits = self.limits
        rate, burst = limits.requests_per_second, limits.request_burst
        return bucket_of(known, address, PATIENT * rate, PATIENT * burst).take()

    def upgrade(self, connection: "GatedHttp") -> None:
        """The connection has become a WebSocket."""
        self._forget(connection)

    def leave(self, address: str, connection: "GatedHttp | None" = None) -> None:
        """Count a connection out."""
        self.total -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
        if connection:
            self._forget(connection)

    def _forget(self, connection: "GatedHttp") -> None:
        waiting = self.requests.get(connection.address, {})
        waiting.pop(connection, None)
        if not waiting:
            self.requests.pop(connection.address, None)

    def _make_room(self, address: str) -> bool:
        """Close the oldest request of the busiest address, unless that is this one."""
        most = max(self.requests, key=self.open.__getitem__, default=address)
        if self.open[most] <= self.open[address] + 1:
            return False
        self.bite("connections", most)
        next(iter(self.requests[most])).close_now()
        return True

    def bite(self, limit: str, address: str) -> None:
        """A limit was hit: count and log it."""
        self.bites.note(limit, address)

    def protocols(self) -> dict[str, Any]:
        """The two protocols of a server behind this gate, as uvicorn's settings."""
        gate = self

        class Http(GatedHttp):
            def __init__(self, *args: Any, **kwargs: Any) -> None:
                super().__init__(*args, **kwargs)
                self.gate = gate

        class Sockets(GatedFrames):
            def __init__(self, *args: Any, **kwargs: Any) -> None:
                super().__init__(*args, **kwargs)
                self.gate = gate
                limits = gate.limits
                self.frames_left = Bucket(limits.frames_per_second, limits.frame_burst)

        return {"http": Http, "ws": Sockets}


class GatedHttp(HttpToolsProtocol):
    """HTTP with limits on heads, on pipelined requests and on time."""

    gate: Gate
    entered = False
    head = 0
    """Bytes of a request whose head is not complete; -1 while a body is read or answered."""
    deadline: TimerHandle | None = None
    piping: asyncio.Task[None] | None = None
    """Finds out which process serves the table of a socket."""

    # --- Connections ----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, or close it at once."""
        super().connection_made(transport)
        self.entered = self.gate.enter(self)
        if self.entered:
            self.within(self.gate.limits.head_seconds, "head_seconds")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it out."""
        self.cancel_deadline()
        self._count_out()
        super().connection_lost(exc)

    def close_now(self) -> None:
        """Make room for somebody else."""
        self._count_out()
        self.transport.abort()

    def _count_out(self) -> None:
        if self.entered:
            self.entered = False
            self.gate.leave(self.address, self)

    def handle_websocket_upgrade(self) -> None:
        """The connection continues as a WebSocket, which counts it out at the end."""
        if self.transport.is_closing():
            return  # refused
        self.cancel_deadline()
        self.entered = False
        self.gate.upgrade(self)
        pipes, path = self.gate.pipes, self.url.partition(b"?")[0].decode("latin-1")
        if pipes and TABLE_PATH.match(path) and not pipes.knows(self.scope["headers"]):
            self.transport.pause_reading()
            self.piping = asyncio.ensure_future(self._pipe_or_upgrade(pipes, path))
        else:
            super().handle_websocket_upgrade()

    async def _pipe_or_upgrade(self, pipes: Pipes, path: str) -> None:
        def head() -> Head:
            client, scheme = (self.client or ("",))[0], self.scope["scheme"]
            return Head(self.url, self.scope["headers"], client, scheme)

        def left() -> None:
            self.connections.discard(self)
            self.gate.leave(self.address)

        try:
            if not await pipes.pipe(self.transport, head, path, left):
                self.piping = None
                super().handle_websocket_upgrade()
                self.transport.resume_reading()
        except Exception:
            logging.getLogger(__name__).exception("a socket cannot be passed on")
            self.transport.abort()

    @property
    def address(self) -> str:
        """Who is at the other end."""
        return party(self.client[0]) if self.client else ""

    @property
    def port(self) -> int | None:
        """Where it has connected to."""
        name = self.transport.get_extra_info("sockname")
        return name[1] if isinstance(name, tuple) else None

    # --- What arrives ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse in slices; stop as soon as a limit is passed."""
        limits = self.gate.limits
        for start in range(0, len(data), HTTP_SLICE):
            piece = data[start : start + HTTP_SLICE]
            if self.head >= 0:
                self.head += len(piece)
            super().data_received(piece)
            if self.transport.is_closing():
                return
            if self.piping or self.transport.get_protocol() is not self:
                return  # a WebSocket now; clients may not send frames before the handshake's answer
            if self.head > limits.head_bytes:
                self.refuse(TOO_LARGE, "head_bytes")
                return
            if len(self.pipeline) > limits.pipelined:
                self.refuse(TOO_MANY, "pipelined")
                return

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.head = max(self.head, 0)
        self.within(self.gate.limits.head_seconds, "head_seconds")

    def on_headers_complete(self) -> None:
        """Its head is complete; the body follows."""
        self.head = -1
        if not self.gate.may_ask(self.address):
            self.refuse(TOO_MANY, "requests_per_second")
            return
        if self._should_upgrade() and not self.gate.may_upgrade(self):
            self.refuse(TOO_MANY, "handshakes")
            return
        self.within(self.gate.limits.body_seconds, "body_seconds")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """It is complete; what follows is the next one."""
        self.head = 0
        if not self.cycle or not self.cycle.response_complete:
            self.within(self.gate.limits.answer_seconds, "answer_seconds")
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered: uvicorn's own clock for idle connections runs now."""
        if self.head >= 0:
            self.cancel_deadline()
        # Otherwise it was refused while its body is still arriving, and the body's timer keeps
        # running.
        super().on_response_complete()

    # --- Refusing -------------------------------------------------------------------------------

    def within(self, seconds: float, limit: str) -> None:
        """Close the connection if nothing else happens for this long."""
        self.cancel_deadline()
        self.deadline = self.loop.call_later(seconds, self.refuse, TOO_SLOW, limit)

    def cancel_deadline(self) -> None:
        """Stop the timer."""
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def refuse(self, status: bytes, limit: str) -> None:
        """Say why and close; what is not read by then is lost."""
        self.cancel_deadline()
        self.gate.bite(limit, self.address)
        last = self.cycle
        answering = last is not None and last.response_started and not last.response_complete
        if not answering and not self.transport.is_closing():
            self.transport.write(status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
        # A peer that reads nothing would keep a polite close waiting for ever.
        self.loop.call_later(1.0, self.transport.abort)


class Frames:
    """The pen of a socket: whole frames, past all layers of the application."""

    def __init__(self, protocol: "GatedFrames") -> None:
        self.protocol = protocol

    def ready(self) -> bool:
        """Whether the client can take more right now."""
        return self.protocol.writable.is_set() and self._open()

    def write(self, frames: bytes) -> None:
        """Write whole frames, if ready."""
        self.protocol.transport.write(frames)

    async def send(self, frames: bytes) -> None:
        """Write whole frames as soon as the client can take them."""
        if not self.protocol.writable.is_set():
            await self.protocol.writable.wait()
        if not self._open():
            raise WebSocketDisconnect(GONE)
        self.write(frames)

    def listen(self, hear: Callable[[str | bytes], None]) -> None:
        """Call this with every message from now on, instead of queueing it."""
        self.protocol.hear = hear

    def pause(self) -> None:
        """Take no more messages for the moment."""
        if not self.protocol.read_paused:
            self.protocol.read_paused = True
            self.protocol.transport.pause_reading()

    def resume(self) -> None:
        """Take messages again."""
        if self.protocol.read_paused:
            self.protocol.read_paused = False
            self.protocol.transport.resume_reading()

    def _open(self) -> bool:
        one = self.protocol
        return not (one.disconnected or one.close_sent) and one.conn.state is State.OPEN


class GatedFrames(WebSocketsSansIOProtocol):
    """A WebSocket with a limit on frames of every kind: control frames and fragments too."""

    gate: Gate
    frames_left: Bucket
    hear: Callable[[str | bytes], None] | None = None
    """Who gets every message directly, not through the queue."""
    between = False
    """Whether all bytes so far ended with a whole frame. Then a message that comes in one piece
    need not go through the parser, which is most of what a message costs."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it out."""
        self.hear = None
        self.gate.leave(self.address)
        super().connection_lost(exc)

    @property
    def address(self) -> str:
        """Who is at the other end."""
        return party(self.client[0]) if self.client else ""

    @property
    def port(self) -> int | None:
        """Where it has connected to."""
        return self.server[1] if self.server else None

    def handle_connect(self, event: Request) -> None:
        """Let the application send frames, past all layers in between."""
        super().handle_connect(event)
        if self.conn.state is State.CONNECTING and not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"pen": Frames(self)}

    def data_received(self, data: bytes) -> None:
        """Parse in slices; too many frames end the connection."""
        if self.between and self.hear and len(data) <= FRAME_SLICE and self._is_open():
            text = whole_message(data)
            if text is not None:
                if self._may_send():
                    self.hear(text)
                return
        if self.handshake_initiated:
            self.between = self.between and ends_between(data)
        else:
            self.between = data.endswith(b"\r\n\r\n")
        for start in range(0, len(data), FRAME_SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + FRAME_SLICE])

    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent and not self.disconnected

    def handle_events(self) -> None:
        """Count what was parsed before it is handled."""
        for _ in self.conn.events:
            if not self._may_send():
                return
        super().handle_events()

    def _may_send(self) -> bool:
        """Count a frame; one too many ends the connection."""
        if self.frames_left.take() and self.gate.may_send(self):
            return True
        self.gate.bite("frames_per_second", self.address)
        self.conn.fail(POLICY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(1.0, self.transport.abort)
        return False

    def send_receive_event_to_app(self) -> None:
        """A message is complete: hand it to its reader, or queue it."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        message: str | bytes = data
        if self.curr_msg_data_type == "text":
            try:
                message = data.decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()  # which ends the connection
                return
        self.frames = []
        self.hear(message)
