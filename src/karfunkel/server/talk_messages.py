"""The shape of what people say at a table, and of those who watch it."""

from typing import Literal

from typing_extensions import TypedDict

Phrase = Literal[
    "luck",
    "fun",
    "moment",
    "back",
    "thinking",
    "turn",
    "close",
    "lucky",
    "unlucky",
    "risky",
    "sorry",
    "yes",
    "no",
    "game",
    "again",
    "leaving",
]
"""Ready-made phrases of the chat: everybody reads them in their own language."""


class Spectator(TypedDict):
    """Somebody who watches."""

    person: str
    """A pseudonym, as in `SeatInfo`."""
    name: str
    """Empty for somebody who has not given one."""


class ChatLine(TypedDict):
    """What somebody said."""

    seat: int
    person: str
    name: str
    phrase: Phrase | None
    words: str | None
    """Plain text, to be shown as such."""


class ChatMessage(TypedDict):
    """What was said since the last such message."""

    kind: Literal["chat"]
    fresh: bool
    """The first on this connection: these lines are all there are."""
    lines: list[ChatLine]
