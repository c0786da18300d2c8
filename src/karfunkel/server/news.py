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
NOTHING_ASKED = (msgspec.Raw(b"null"), msgspec.Raw(b"[]"))


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
        self._views: dict[Viewer, msgspec.Raw] = {}
        self._asked: dict[int, tuple[msgspec.Raw, msgspec.Raw]] = {}
        self._open: bool | None = None
        """These hold since the last step: choices that wait for others do not change them."""
        self._looks: dict[Viewer, Position] = {}
        self._told: dict[int | None, Told] = {}
        self._happened: dict[tuple[int | None, Viewer], msgspec.Raw] = {}
        self._messages: dict[tuple[Viewer, int | None], bytes] = {}
        """These hold since the last change."""

    def changed(self) -> None:
        """Something at the table has changed."""
        self._looks.clear()
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
            made = self._messages[seat, since] = encode(self._message(seat, since))
        return made

    def _message(self, seat: Viewer, since: int | None) -> dict[str, Any]:
        if self._open is None:
            self._open = wire.all_open(self.table)
        # Where all see the same, everybody gets what those who watch see.
        viewer = None if self._open else seat
        told = self._since(since)
        return {
            "kind": "news",
            "fresh": told.fresh,
            "happened": self._happening(since, told, seat),
            "position": wire.placed(
                self.table, seat, self._look(viewer), self._view(viewer), self._question(seat)
            ),
        }

    def _look(self, viewer: Viewer) -> Position:
        look = self._looks.get(viewer)
        if look is None:
            look = self._looks[viewer] = wire.look(self.table, viewer)
        return look

    def _view(self, viewer: Viewer) -> msgspec.Raw:
        made = self._views.get(viewer)
        if made is None:
            made = self._views[viewer] = msgspec.Raw(encode(wire.view(self.table, viewer)))
        return made

    def _question(self, seat: Viewer) -> tuple[msgspec.Raw, msgspec.Raw]:
        """What a seat is asked, and what it can choose."""
        table = self.table
        if table.head.status != "playing" or seat is None or seat not in table.waiting():
            return NOTHING_ASKED
        made = self._asked.get(seat)
        if made is None:
            question, legal = wire.asked(table, self._look(seat))
            made = msgspec.Raw(encode(question)), msgspec.Raw(encode(legal))
            self._asked[seat] = made
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

    def _happening(self, since: int | None, told: Told, seat: Viewer) -> msgspec.Raw:
        key = since, None if told.for_all else seat
        made = self._happened.get(key)
        if made is None:
            found = wire.told(self.table, told.events, seat)
            made = self._happened[key] = msgspec.Raw(encode(found))
        return made
