"""Frames of a WebSocket as bytes, so that all that waits for a socket goes out in one write.

ASGI only knows messages: each would go through every layer of the application and become a write of
its own. A protocol that takes frames says so in the extensions of the scope.
"""

from collections.abc import Callable, Mapping, Sequence
from struct import Struct
from typing import Any, Protocol

EXTENSION = "karfunkel.frames"
TEXT = 0x81
"""A whole text message, not masked: servers do not mask."""
TWO_BYTES, EIGHT_BYTES = 126, 127
LONGER = Struct(">BBH").pack
FINAL, KIND, MASKED = 0x80, 0x0F, 0x80
MASKED_HEAD = 6
"""The bytes before a short message of a client: two, and its mask."""


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
        head = LONGER(TEXT, TWO_BYTES, size)
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


def whole_message(data: bytes) -> str | None:
    """The text of one whole short message of a client, if the bytes are exactly that.

    >>> masked = bytes([0x81, 0x80 | 5, 1, 2, 3, 4]) + bytes(
    ...     byte ^ (1 + place % 4) for place, byte in enumerate(b"hello")
    ... )
    >>> whole_message(masked)
    'hello'
    >>> whole_message(masked + masked), whole_message(masked[:-1])
    (None, None)
    """
    end = len(data)
    if end < MASKED_HEAD or data[0] != TEXT:
        return None
    size, begin = data[1] - MASKED, MASKED_HEAD
    if size == TWO_BYTES:
        begin = MASKED_HEAD + 2
        size = data[2] << 8 | data[3]
        if size < TWO_BYTES:  # it must be written the short way
            return None
    if begin + size != end or size == 0:
        return None
    mask = (data[begin - 4 : begin] * (size // 4 + 1))[:size]
    plain = int.from_bytes(data[begin:], "big") ^ int.from_bytes(mask, "big")
    try:
        return plain.to_bytes(size, "big").decode()
    except UnicodeDecodeError:
        return None


def ends_between(data: bytes) -> bool:
    """Whether bytes of a client, which begin with a frame, end with one, and none is a fragment.

    >>> ends_between(bytes([0x81, 0x80, 0, 0, 0, 0])), ends_between(bytes([0x81, 0x80, 0]))
    (True, False)
    """
    at, end = 0, len(data)
    while at < end:
        if end - at < MASKED_HEAD or not data[at] & FINAL or data[at] & KIND == 0:
            return False
        size, begin = data[at + 1] & ~MASKED, MASKED_HEAD
        if size >= TWO_BYTES:
            begin = MASKED_HEAD + (2 if size == TWO_BYTES else 8)
            size = int.from_bytes(data[at + 2 : at + begin - 4], "big")
        at += begin + size
    return at == end


def frames(messages: Sequence[bytes]) -> bytes:
    """Several messages, for one write."""
    return frame(messages[0]) if len(messages) == 1 else b"".join(map(frame, messages))


class Pen(Protocol):
    """Writes frames to one client."""

    def ready(self) -> bool:
        """Whether the client can take more right now."""

    def write(self, frames: bytes) -> None:
        """Write whole frames, if ready."""

    async def send(self, frames: bytes) -> None:
        """Write whole frames as soon as the client can take them."""

    def listen(self, hear: Callable[[str | bytes], None]) -> None:
        """Call this with every message from now on, instead of queueing it."""

    def pause(self) -> None:
        """Take no more messages for the moment."""

    def resume(self) -> None:
        """Take messages again."""


def pen_of(scope: Mapping[str, Any]) -> Pen | None:
    """What writes frames to the client of a scope; None if only whole messages can be sent."""
    found: Mapping[str, Pen] = (scope.get("extensions") or {}).get(EXTENSION, {})
    return found.get("pen")
