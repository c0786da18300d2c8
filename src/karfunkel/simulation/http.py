"""A minimal HTTP for the simulation: one request per connection, and sockets with framed texts.

The server's own parser is left out: it is tested elsewhere, and would take most of the time.
"""

import asyncio
from collections.abc import Callable, Iterator
from typing import NamedTuple

from karfunkel.server.frames import unframed
from karfunkel.simulation.network import End

HEAD_END = b"\r\n\r\n"
UPGRADED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
Headers = list[tuple[bytes, bytes]]


class Gone(OSError):
    """The other end has closed the connection, or is silent."""


class Head(NamedTuple):
    """The first lines of a request or an answer."""

    first: list[str]
    headers: Headers

    def get(self, name: bytes) -> bytes:
        """The value of a header."""
        return dict(self.headers).get(name, b"")


def request(method: str, path: str, headers: Headers, body: bytes = b"") -> bytes:
    """A request as it is sent."""
    lines = [f"{method} {path} HTTP/1.1".encode()]
    lines += [name + b": " + value for name, value in headers]
    lines.append(b"content-length: %d" % len(body))
    return b"\r\n".join(lines) + HEAD_END + body


def answer(status: int, headers: Headers, body: bytes) -> bytes:
    """An answer as it is sent."""
    lines = [f"HTTP/1.1 {status} X".encode(), *(name + b": " + value for name, value in headers)]
    return b"\r\n".join(lines) + HEAD_END + body


def parse_head(data: bytes) -> Head:
    """The first lines, taken apart."""
    first, *lines = data.split(b"\r\n")
    pairs = [line.partition(b":") for line in lines]
    headers = [(name.strip().lower(), value.strip()) for name, _, value in pairs]
    return Head(first.decode().split(" "), headers)


class Buffer:
    """Bytes that have arrived but were not used yet."""

    def __init__(self) -> None:
        self._data = b""

    def add(self, data: bytes) -> None:
        """More has arrived."""
        self._data += data

    def head(self) -> Head | None:
        """The head, if it is complete."""
        head, end, rest = self._data.partition(HEAD_END)
        if not end:
            return None
        self._data = rest
        return parse_head(head)

    def take(self, size: int) -> bytes | None:
        """This many bytes, if they have arrived."""
        if len(self._data) < size:
            return None
        taken, self._data = self._data[:size], self._data[size:]
        return taken

    def rest(self) -> bytes:
        """All that is left."""
        return self._data

    def frames(self) -> Iterator[bytes]:
        """The texts that are complete."""
        while parts := unframed(self._data):
            text, self._data = parts
            yield text


class Caller:
    """A client's connection, which waits for answers up to a time limit."""

    def __init__(self, end: End) -> None:
        self._end = end
        self.buffer = Buffer()
        self.closed = False
        self._late = False
        self._wake: asyncio.Future[None] | None = None
        end.heard = self._heard
        end.lost = self._lost

    def _heard(self, data: bytes) -> None:
        self.buffer.add(data)
        self._look()

    def _lost(self) -> None:
        self.closed = True
        self._look()

    def _time_is_up(self) -> None:
        self._late = True
        self._look()

    def _look(self) -> None:
        """Whoever waits looks again."""
        if self._wake and not self._wake.done():
            self._wake.set_result(None)

    def send(self, data: bytes) -> None:
        """Send bytes."""
        self._end.send(data)

    def close(self) -> None:
        """Hang up."""
        self._end.close()

    async def until(self, done: Callable[[], bool], seconds: float) -> bool:
        """Wait until a condition holds; False if the connection ends or goes silent first."""
        if done():
            return True
        loop = asyncio.get_running_loop()
        self._late = False
        timer = loop.call_later(seconds, self._time_is_up)
        try:
            while not self.closed and not self._late:
                self._wake = loop.create_future()
                await self._wake
                if done():
                    return True
        finally:
            timer.cancel()
        return False
