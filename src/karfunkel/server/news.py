"""The news of a table, put together from parts; each part is made once for all who may see it.

A move is told to everybody at the table. What differs between them is little: who they are, what
they are asked, and, where not everything is open, what they see. All else is shared. The parts come
from `wire`, which alone decides who may see what.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from karfunkel.core.game import Event
from karfunkel.core.position import Position
from karfunkel.server import wire
from karfunkel.server.table import Table

encode = msgspec.json.encode
Viewer = int | None
"""A seat; None for those who watch."""
NOTHING_ASKED = b"null", b"[]"
NEWS = (
    b'{"kind":"news","fresh":%s,"happened":%s,'
    b'"position":{%s,%s,"view":%s,"question":%s,"legal":%s}}'
)
"""A `NewsMessage` from its parts, which are JSON already."""


class Told(NamedTuple):
    """What happened since some moment."""

    events: Sequence[tuple[int, list[Event]]]
    fresh: bool
    for_all: bool
    """Whether everybody may be told all of it."""


class News:
    """What sockets are sent about the game at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[Viewer, bytes] = {}
        self._asked: dict[int, tuple[bytes, bytes]] = {}
        self._open: bool | None = None
        """These hold since the last step: choices that wait for others do not change them."""
        self._looks: dict[Viewer, Position] = {}
        self._stages: dict[Viewer, bytes] = {}
        self._told: dict[int | None, Told] = {}
        self._happened: dict[tuple[int | None, Viewer], bytes] = {}
        self._messages: dict[tuple[Viewer, int | None], bytes] = {}
        """These hold since the last change."""

    def changed(self) -> None:
        """Something at the table has changed."""
        self._looks.clear()
        self._stages.clear()
        self._told.clear()
        self._happened.clear()
        self._messages.clear()

    def stepped(self) -> None:
        """A step was made, or taken back."""
        self._views.clear()
        self._asked.clear()
        self._open = None
        self.changed()

    def message(self, seat: Viewer, since: int | None) -> bytes:
        """What a seat may know, and what happened since a moment; None: it knows nothing yet."""
        made = self._messages.get((seat, since))
        if made is None:
            made = self._messages[seat, since] = self._message(seat, since)
        return made

    def _message(self, seat: Viewer, since: int | None) -> bytes:
        if self._open is None:
            self._open = wire.all_open(self.table)
        # Where all see the same, everybody gets what those who watch see.
        viewer = None if self._open else seat
        told = self._since(since)
        return NEWS % (
            b"true" if told.fresh else b"false",
            self._happening(since, told, seat),
            self._stage(viewer),
            inside(wire.place(self.table, seat)),
            self._view(viewer),
            *self._question(seat),
        )

    def _look(self, viewer: Viewer) -> Position:
        look = self._looks.get(viewer)
        if look is None:
            look = self._looks[viewer] = wire.look(self.table, viewer)
        return look

    def _stage(self, viewer: Viewer) -> bytes:
        made = self._stages.get(viewer)
        if made is None:
            found = wire.stage(self.table, self._look(viewer))
            made = self._stages[viewer] = inside(found)
        return made

    def _view(self, viewer: Viewer) -> bytes:
        made = self._views.get(viewer)
        if made is None:
            made = self._views[viewer] = encode(wire.view(self.table, viewer))
        return made

    def _question(self, seat: Viewer) -> tuple[bytes, bytes]:
        """What a seat is asked, and what it can choose."""
        table = self.table
        if table.head.status != "playing" or seat is None or seat not in table.waiting():
            return NOTHING_ASKED
        made = self._asked.get(seat)
        if made is None:
            question, legal = wire.asked(table, self._look(seat))
            made = self._asked[seat] = encode(question), encode(legal)
        return made

    def _since(self, since: int | None) -> Told:
        told = self._told.get(since)
        if told is None:
            assert self.table.play
            events = None if since is None else self.table.play.events(since)
            fresh = events is None
            if events is None:
                events = self.table.play.recent(wire.RECENT)
            for_all = all(event.audience is None for _, step in events for event in step)
            told = self._told[since] = Told(events, fresh, for_all)
        return told

    def _happening(self, since: int | None, told: Told, seat: Viewer) -> bytes:
        key = since, None if told.for_all else seat
        made = self._happened.get(key)
        if made is None:
            found = wire.told(self.table, told.events, seat)
            made = self._happened[key] = encode(found)
        return made


def inside(found: Any) -> bytes:
    """The fields of an object as JSON, to be put among others."""
    return encode(found)[1:-1]
