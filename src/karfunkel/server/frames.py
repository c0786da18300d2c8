"""Frames of a WebSocket as bytes, so that all that waits for a socket is one write.

ASGI knows messages only: each would go through every layer of the application and become a write of
its own. A protocol that takes frames says so in the extensions of the scope.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

EXTENSION = "karfunkel.frames"
SendFrames = Callable[[bytes], Awaitable[None]]
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


def frames(messages: Iterable[bytes]) -> bytes:
    """Several messages, for one write."""
    return b"".join(map(frame, messages))


def sender(scope: Mapping[str, Any]) -> SendFrames | None:
    """How frames are sent to the client of a scope; None if only whole messages can be."""
    found: Mapping[str, Any] = (scope.get("extensions") or {}).get(EXTENSION, {})
    return found.get("send")
