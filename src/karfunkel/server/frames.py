"""Frames of a WebSocket as bytes, so that all that waits for a socket is one write.

ASGI knows messages only: each would go through every layer of the application and become a write of
its own. A protocol that takes frames says so in the extensions of the scope.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

EXTENSION = "karfunkel.frames"
TEXT = 0x81
"""A whole text message, not masked: servers do not mask."""
TWO_BYTES, EIGHT_BYTES = 126, 127


def frame(message: bytes) -> bytes:
    """A text message as one frame.

    >>> frame(b"hello")
    b'\\x81\\x05hello'
    >>> frame(bytes(300))[:4]
    b'\\x81~\\x01,'
    >>> frame(bytes(70_000))[:10]
    b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p'
    """
    size = len(message)
    if size < TWO_BYTES:
        head = bytes((TEXT, size))
    elif size < 1 << 16:
        head = bytes((TEXT, TWO_BYTES)) + size.to_bytes(2, "big")
    else:
        head = bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
    return head + message


def unframed(data: bytes) -> tuple[bytes, bytes] | None:
    """The first text message in some bytes, and the rest; None if it is not complete.

    >>> unframed(frame(b"hello") + b"more")
    (b'hello', b'more')
    >>> unframed(frame(bytes(300))[:-1])
    """
    if len(data) < 2:
        return None
    size, begin = data[1], 2
    if size >= TWO_BYTES:
        begin = 4 if size == TWO_BYTES else 10
        if len(data) < begin:
            return None
        size = int.from_bytes(data[2:begin], "big")
    end = begin + size
    return (data[begin:end], data[end:]) if len(data) >= end else None


def frames(messages: Iterable[bytes]) -> bytes:
    """Several messages, for one write."""
    return b"".join(map(frame, messages))


class Pen(Protocol):
    """Writes frames to one client."""

    def ready(self) -> bool:
        """Whether the client can take more right now."""

    def write(self, frames: bytes) -> None:
        """Write whole frames, if ready."""

    async def send(self, frames: bytes) -> None:
        """Write whole frames as soon as the client can take them."""


def pen_of(scope: Mapping[str, Any]) -> Pen | None:
    """What writes frames to the client of a scope; None if only whole messages can be sent."""
    found: Mapping[str, Pen] = (scope.get("extensions") or {}).get(EXTENSION, {})
    return found.get("pen")
