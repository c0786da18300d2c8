"""A connection that arrives at another process than the one that serves its table is passed on.

On one machine a socket is handed over: its owner then talks to the client itself. To other machines
sockets are piped byte by byte: frames are not parsed on the way. Requests are sent again to the
owner. Both carry the address of the client, and a key that only processes of the same store know.
If the owner does not answer, its lease ends soon, and the table is claimed by whoever asks then.
"""

import asyncio
import hmac
import logging
import re
from asyncio import Transport
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from karfunkel.server.hall import Hall
from karfunkel.server.store.base import Peer, StoreRefusal

log = logging.getLogger(__name__)
TABLE_PATH = re.compile(r"^/api/tables/([A-Za-z0-9_-]{8,32})(/|$)")
KEY, CLIENT, SCHEME = b"x-karfunkel-key", b"x-karfunkel-client", b"x-karfunkel-scheme"
PIPED = "karfunkel.piped"
PATIENCE = 4.0
"""Seconds until a table whose owner does not answer has another owner."""
ANSWER_SECONDS = 2.5
PAUSE = 0.05
MOST_ANSWER = 64_000_000
MOST_BODY = 16_384
Headers = Iterable[tuple[bytes, bytes]]


class Head(NamedTuple):
    """The request of a client that wants a socket."""

    url: bytes
    headers: Headers
    client: str
    scheme: str

    def written(self, headers: Headers) -> bytes:
        """As it is sent, with these headers."""
        lines = [b"GET " + self.url + b" HTTP/1.1", *(name + b": " + v for name, v in headers)]
        return b"\r\n".join([*lines, b"", b""])


class Pipes:
    """What leads from this process to others."""

    def __init__(self, hall: Hall, key: bytes) -> None:
        self.hall = hall
        self.key = key.hex().encode()
        self.open: dict[Pipe, str] = {}
        """The pipes, each with the process it leads to."""
        if hall.tenancy:
            hall.tenancy.on_change = self.look

    def look(self) -> None:
        """Close the pipes to processes that are gone: their tables can be claimed."""
        assert self.hall.tenancy
        for pipe, peer in list(self.open.items()):
            if peer not in self.hall.tenancy.peers:
                pipe.close()

    def _hand_over(self, peer: Peer, transport: Transport, head: Head) -> bool:
        """Give a connection to the owner of its table; False if that is on another machine."""
        tenancy, connection = self.hall.tenancy, transport.get_extra_info("socket")
        report = tenancy.reports.get(peer.id) if tenancy else None
        if not tenancy or not tenancy.ends or not report or connection is None:
            return False
        message = self.key + head.written(head.headers)
        return tenancy.ends.hand_over(report.place, peer.id, message, connection.fileno())

    def handed_over(self, message: bytes) -> bytes | None:
        """The request of a connection that another process hands over; None for all else."""
        key, head = message[: len(self.key)], message[len(self.key) :]
        return head if hmac.compare_digest(key, self.key) else None

    async def unanswered(self, peer: Peer) -> None:
        """A process does not answer: see whether it has ended, and wait a little."""
        try:
            if self.hall.tenancy:
                await self.hall.tenancy.look_after(peer)
        except StoreRefusal:
            pass  # the store has logged why
        await asyncio.sleep(PAUSE)

    def knows(self, headers: Headers) -> bool:
        """Whether a request comes from a process of the same store."""
        given = dict(headers).get(KEY)
        return given is not None and hmac.compare_digest(given, self.key)

    def passed_on(self, headers: Headers, client: str, scheme: str) -> list[tuple[bytes, bytes]]:
        """The headers of a request on its way to another process."""
        kept = [(name, value) for name, value in headers if not name.startswith(b"x-karfunkel-")]
        more = [(KEY, self.key), (CLIENT, client.encode()), (SCHEME, scheme.encode())]
        return kept + more

    def request(self, scope: Scope, body: bytes) -> bytes:
        """A request on its way to another process, as it is sent."""
        client = scope["client"][0] if scope["client"] else ""
        headers = self.passed_on(scope["headers"], client, scope["scheme"])
        query = b"?" + scope["query_string"] if scope["query_string"] else b""
        target = scope["raw_path"] + query
        unwanted = (b"connection", b"content-length", b"transfer-encoding", b"expect")
        lines = [name + b": " + value for name, value in headers if name not in unwanted]
        lines += [b"connection: close", b"content-length: %d" % len(body)]
        first = scope["method"].encode() + b" " + target + b" HTTP/1.1"
        return b"\r\n".join([first, *lines, b"", body])

    async def owner(self, path: str) -> Peer | None:
        """The other process that serves the table of a path, if any."""
        found = TABLE_PATH.match(path)
        return await self.hall.whose(found[1]) if found else None

    async def pipe(
        self, transport: Transport, head: Callable[[], Head], path: str, left: Callable[[], None]
    ) -> bool:
        """Connect a client with the owner of its table; False if that is this process."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while peer := await self.owner(path):
            if self._hand_over(peer, transport, head()):
                left()
                transport.abort()  # this process's end of it
                return True
            host, _, port = peer.address.rpartition(":")
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    there, far = await asyncio.get_running_loop().create_connection(
                        lambda: End(), host, int(port)
                    )
            except (OSError, ValueError):
                if asyncio.get_running_loop().time() > end:
                    transport.abort()
                    left()
                    return True
                await self.unanswered(peer)
                continue
            pipe = Pipe(transport, there, left)
            self.open[pipe] = peer.id
            pipe.on_close = partial(self.open.pop, pipe, None)
            far.other, far.pipe = transport, pipe
            near = End()
            near.other, near.pipe = there, pipe
            transport.set_protocol(near)
            made = head()
            there.write(made.written(self.passed_on(made.headers, made.client, made.scheme)))
            transport.resume_reading()
            return True
        return False


class Pipe:
    """A client's connection and the one to another process."""

    def __init__(self, near: Transport, far: Transport, left: Callable[[], None]) -> None:
        self.near, self.far, self.left = near, far, left
        self.closed = False
        self.on_close: Callable[[], object] = lambda: None

    def close(self) -> None:
        """Close both ends."""
        if not self.closed:
            self.closed = True
            self.near.close()
            self.far.close()
            self.on_close()
            self.left()


class End(asyncio.Protocol):
    """One end of a pipe: what it receives goes out at the other, as fast as that can take it."""

    other: Transport | None = None
    pipe: Pipe | None = None

    def data_received(self, data: bytes) -> None:
        """Pass it on."""
        if self.other:
            self.other.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Then the other end is closed, too."""
        if self.pipe:
            self.pipe.close()

    def pause_writing(self) -> None:
        """This end cannot take more: stop reading at the other."""
        if self.other and not self.other.is_closing():
            self.other.pause_reading()

    def resume_writing(self) -> None:
        """This end can take more again: read on at the other."""
        if self.other and not self.other.is_closing():
            self.other.resume_reading()


class Forwarding:
    """Passes requests for tables of other processes on, and trusts what comes from them."""

    def __init__(self, app: ASGIApp, pipes: Pipes) -> None:
        self.app = app
        self.pipes = pipes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer it here, or get the answer from the owner of the table."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        headers: Headers = scope["headers"]
        if self.pipes.knows(headers):
            given = dict(headers)
            secure = given.get(SCHEME) in (b"https", b"wss")
            scope = dict(scope) | {PIPED: True, "client": (given.get(CLIENT, b"").decode(), 0)}
            names = ("wss", "ws") if scope["type"] == "websocket" else ("https", "http")
            scope["scheme"] = names[not secure]
        elif scope["type"] == "http" and TABLE_PATH.match(scope["path"]) and _is_small(headers):
            return await self._forward(scope, receive, send)
        return await self.app(scope, receive, send)

    async def _forward(self, scope: Scope, receive: Receive, send: Send) -> None:
        end = asyncio.get_running_loop().time() + PATIENCE
        body: bytes | None = None
        while peer := await self.pipes.owner(scope["path"]):
            if body is None:
                body = await _body(receive)
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    request = self.pipes.request(scope, body)
                    status, headers, content = await ask(peer, request, scope["method"])
            except (OSError, ValueError, EOFError):
                if asyncio.get_running_loop().time() > end:
                    await send({"type": "http.response.start", "status": 503, "headers": []})
                    await send({"type": "http.response.body", "body": b""})
                    return
                await self.pipes.unanswered(peer)
                continue
            kept = [pair for pair in headers if pair[0] not in (b"connection", b"date")]
            await send({"type": "http.response.start", "status": status, "headers": kept})
            await send({"type": "http.response.body", "body": content})
            return
        await self.app(scope, receive if body is None else _given(body, receive), send)


async def ask(peer: Peer, request: bytes, method: str) -> tuple[int, Headers, bytes]:
    """Send a request to another process, and get its answer."""
    host, _, port = peer.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=MOST_ANSWER)
    try:
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        lines = head.split(b"\r\n")
        status = int(lines[0].split()[1])
        headers = [
            (name.strip().lower(), value.strip())
            for name, _, value in (line.partition(b":") for line in lines[1:] if line)
        ]
        content = await reader.read(-1)
        size = dict(headers).get(b"content-length")
        if size is not None and method != "HEAD" and len(content) != int(size):
            raise EOFError
    finally:
        writer.close()
    return status, headers, content


def _is_small(headers: Headers) -> bool:
    """Whether a request may be kept whole; what is larger is refused by the routes."""
    given = dict(headers)
    size = given.get(b"content-length", b"0")
    return b"transfer-encoding" not in given and size.isdigit() and int(size) <= MOST_BODY


async def _body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return b"".join(parts)
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


def _given(body: bytes, receive: Receive) -> Receive:
    """A request's body that has already been read."""
    waiting: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
