"""What people at a table show and say, and who watches: in memory only, part of no record.

A socket is sent what it has not heard yet when it can take more, so nothing that is said or shown
can fill a queue. The last lines are kept while the table is in memory.
"""

from collections import deque
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple, Protocol
from unicodedata import category

import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.core.names import JOINERS, UNSEEN, is_name
from karfunkel.server import messages
from karfunkel.server.limits import Bucket
from karfunkel.server.seats import Asker, Head
from karfunkel.server.talk_messages import ChatLine, Spectator
from karfunkel.server.wire import person_of

encode = msgspec.json.encode
MOST_LINES = 40
"""How many lines a table keeps for those who come later."""
EVER = -1
"""Before the first line: for a socket that has heard nothing."""
MOST_LISTED = 30
"""How many of those who watch are listed."""
MOST_NAMED = 500
REACTION_PAUSE = 0.25
"""Seconds between two reactions of one seat."""
CROWD_PER_SECOND, CROWD_BURST = 4.0, 8
"""Reactions of all spectators of a table together: per second, and at once."""
MOST_MARKS = 4
"""How many combining marks a letter may carry: no script needs more, and more cover other lines."""
NOT_SAID = UNSEEN - {"Cn"}
"""Emoji that are newer than this Python count as unassigned, and are fine in a chat."""


Shown = messages.React | messages.Say | messages.Watch


class Hearer(Protocol):
    """A connection that is told what people say and show."""

    def changed(self) -> None:
        """There is something new to be fetched."""

    def reacted(self, who: int | str, message: bytes) -> None:
        """Somebody shows a reaction: a seat, or somebody who watches."""


class Line(NamedTuple):
    """What somebody said."""

    number: int
    by: str
    command: str
    """Who sent it, by which command: sent again, it is not said again."""
    made: msgspec.Raw


def plain_words(text: str) -> str:
    """What somebody typed as one line without control characters and direction overrides.

    >>> plain_words("  two\\nlines, \\u202eturned\\x1b[31m  ")
    'two lines, turned[31m'
    >>> len(plain_words("a" + "\\u0301" * 50))
    5
    """
    kept: list[str] = []
    marks = 0
    for sign in " ".join(text.split()):
        kind = category(sign)
        if kind in NOT_SAID and sign not in JOINERS:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    found = "".join(kept).strip()
    if not any(category(sign) not in ("Cf", "Mn", "Me", "Zs") for sign in found):
        raise Refusal("server-nothing-said")
    return found


class Talk:
    """The reactions, the chat and the spectators of one table."""

    def __init__(self, circle: str, ticks: Callable[[], float]) -> None:
        self.circle = circle
        self.ticks = ticks
        self.lines: deque[Line] = deque(maxlen=MOST_LINES)
        self.last = 0
        """The number of the last line."""
        self.spectators: list[Spectator] = []
        self.watching = 0
        """Both as last published."""
        self._unsent: dict[int, bytes] = {}
        """The lines after each number as a message, encoded once for all sockets."""
        self._shown: dict[int, float] = {}
        """When each seat showed its last reaction."""
        self._crowd = Bucket(CROWD_PER_SECOND, CROWD_BURST, ticks)
        self._visitors: dict[str, str] = {}
        """The names of those who watch, in the order in which they came."""

    def hear(
        self,
        what: Shown,
        command: str,
        asker: Asker,
        head: Head,
        watchers: Iterable[Hearer],
    ) -> None:
        """Show to all what somebody says or shows; nothing of it is stored."""
        holder = asker.holder
        if isinstance(what, messages.Say):
            if not self.said(holder, command):
                asker.origin.count_words(holder)
                self.say(what, command, holder, head.chairs[what.seat].name)
                for watcher in watchers:
                    watcher.changed()
            return
        if isinstance(what, messages.Watch) or what.seat is None:
            asker.origin.count_words(holder)
        if isinstance(what, messages.Watch):
            self.name(what.name, holder, head)
            return
        message = self.react(what, holder)
        for watcher in watchers:
            watcher.reacted(*message)

    # --- Reactions ---------------------------------------------------------------------------

    def react(self, what: messages.React, holder: str) -> tuple[int | str, bytes]:
        """Who reacts, and the message; refused if it is too soon after the last one."""
        shown: messages.ReactionMessage = {
            "kind": "reaction",
            "seat": what.seat,
            "reaction": what.reaction,
        }
        if what.seat is not None:
            now = self.ticks()
            if now - self._shown.get(what.seat, -REACTION_PAUSE) < REACTION_PAUSE:
                raise Refusal("server-too-fast")
            self._shown[what.seat] = now
            return what.seat, encode(shown)
        if not self._crowd.take():
            raise Refusal("server-too-fast")
        person = person_of(self.circle, holder)
        shown["spectator"] = {"person": person, "name": self._visitors.get(holder, "")}
        return person, encode(shown)

    # --- The chat ----------------------------------------------------------------------------

    def said(self, holder: str, command: str) -> bool:
        """Whether this command was obeyed before."""
        return any((line.by, line.command) == (holder, command) for line in self.lines)

    def say(self, what: messages.Say, command: str, holder: str, name: str) -> None:
        """Add a line."""
        line: ChatLine = {
            "seat": what.seat,
            "person": person_of(self.circle, holder),
            "name": name,
            "phrase": what.phrase,
            "words": None if what.words is None else plain_words(what.words),
        }
        self.last += 1
        self.lines.append(Line(self.last, holder, command, msgspec.Raw(encode(line))))
        self._unsent.clear()

    def since(self, heard: int) -> bytes:
        """The message with the lines after this number; after `EVER`, all that are kept."""
        made = self._unsent.get(heard)
        if made is None:
            lines = [line.made for line in self.lines if line.number > heard]
            made = encode({"kind": "chat", "fresh": heard == EVER, "lines": lines})
            self._unsent[heard] = made
        return made

    def clear(self) -> None:
        """The chat was turned off: nobody is sent again what was said."""
        self.lines.clear()
        self._unsent.clear()

    # --- Those who watch -----------------------------------------------------------------------

    def name(self, name: str, holder: str, head: Head) -> None:
        """Take the name of a spectator, which nobody at the table may have."""
        name = " ".join(name.split())
        if not is_name(name, messages.LONGEST_NAME):
            raise Refusal("error-seat-name", name=name, longest=messages.LONGEST_NAME)
        if name.casefold() in {chair.name.casefold() for chair in head.chairs}:
            raise Refusal("error-same-name", name=name)
        if len(self._visitors) >= MOST_NAMED and holder not in self._visitors:
            raise Refusal("server-too-fast")
        self._visitors[holder] = name

    def publish(self, here: Collection[str], head: Head) -> bool:
        """List who watches now; returns whether that has changed."""
        seated = {chair.holder for chair in head.chairs}
        if not self._visitors and not self.watching and seated.issuperset(here):
            return False  # as at most tables most of the time
        watching = set(here) - seated
        self._visitors = {
            holder: name for holder, name in self._visitors.items() if holder in watching
        } | dict.fromkeys(sorted(watching - self._visitors.keys()), "")
        listed: list[Spectator] = [
            {"person": person_of(self.circle, holder), "name": name}
            for holder, name in list(self._visitors.items())[:MOST_LISTED]
        ]
        before = (self.spectators, self.watching)
        self.spectators, self.watching = listed, len(watching)
        return before != (listed, len(watching))
