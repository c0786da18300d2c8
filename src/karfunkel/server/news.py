"""The news of a table, put together from parts; each part is made once for all who may see it.

A move is told to everybody at the table. What differs between them is little: who they are, what
they are asked, and, where not everything is open, what they see. All else is shared. The parts come
from `wire`, which alone decides who may see what.

Clients that ask for it are told only those parts of a view that have changed since the position
they were sent last.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from karfunkel.core.game import Event
from karfunkel.server import wire
from karfunkel.server.table import Table

encode = msgspec.json.encode
Viewer = int | None
"""A seat; None for those who watch."""
NOTHING_ASKED = b"null", b"[]"
NEWS = (
    b'{"kind":"news","fresh":%s,"happened":%s,'
    b'"position":{%s,%s,"view":{%s},"question":%s,"legal":%s}}'
)
"""A `NewsMessage` from its parts, which are JSON already."""
CHANGES = (
    b'{"kind":"changes","happened":%s,"position":{%s,%s,"view":{%s},"question":%s,"legal":%s}}'
)
"""A `ChangesMessage` from its parts."""
YES_NO = b"false", b"true"
UNKNOWN = object()


class Told(NamedTuple):
    """What happened since some moment."""

    events: Sequence[tuple[int, list[Event]]]
    fresh: bool
    for_all: bool
    """Whether everybody may be told all of it."""


class Parts:
    """Parts of a view: what each shows, and when that last changed."""

    def __init__(self) -> None:
        self._shown: dict[str, Any] = {}
        self._written: dict[str, bytes] = {}
        self._changed: dict[str, int] = {}
        self.complete_since = 0
        """Before this moment there were other parts, so that changes alone do not tell all."""

    def show(self, found: Mapping[str, Any], moment: int) -> None:
        """Show these from now on."""
        shown, written = self._shown, self._written
        if len(found) != len(shown) or found.keys() != shown.keys():
            shown.clear()
            written.clear()
            self.complete_since = moment
        for name, value in found.items():
            # Nobody may change what a view shares with the one before. No part is sometimes a
            # number and sometimes a boolean, so equal parts are written alike.
            before = shown.get(name, UNKNOWN)
            if value is before:
                continue
            shown[name] = value
            if value == before:
                continue
            made = heading(name) + encode(value)
            if made != written.get(name):
                written[name] = made
                self._changed[name] = moment

    def whole(self) -> bytes:
        """All parts, as they are put into an object of JSON."""
        return b",".join(self._written.values())

    def since(self, moment: int) -> list[bytes]:
        """The parts that have changed since a moment."""
        changed = self._changed
        return [made for name, made in self._written.items() if changed[name] > moment]


class News:
    """What sockets are sent about the game at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._open_parts = Parts()
        """What everybody sees alike."""
        self._own_parts: dict[Viewer, Parts] = {}
        self._fixed = 0
        """Since this moment views have been made for the same viewers: for all, or for each."""
        self._all_open: bool | None = None
        """Whether one view serves all, as last seen."""
        self._views: dict[Viewer, bytes] = {}
        self._differences: dict[tuple[Viewer, int], bytes] = {}
        self._asked: dict[int, tuple[bytes, bytes]] = {}
        self._looked = False
        """Whether the open parts are up to date."""
        self._owned: set[Viewer] = set()
        """Whose own parts are up to date. All these change only with a step, not with choices that
        wait for others."""
        self._stage: bytes | None = None
        """How far the game is; None until somebody looks."""
        self._asks: Sequence[int] = ()
        self._undo: Sequence[int] = ()
        """Who is asked, and who can take back a choice, as of then."""
        self._told: dict[int | None, Told] = {}
        self._happened: dict[tuple[int | None, Viewer], bytes] = {}
        self._messages: dict[tuple[Viewer, int | None, int | None], bytes] = {}
        """These hold since the last change."""

    def changed(self) -> None:
        """Something at the table has changed."""
        self._stage = None
        self._told.clear()
        self._happened.clear()
        self._messages.clear()

    def stepped(self) -> None:
        """A step was made, or taken back."""
        self._views.clear()
        self._differences.clear()
        self._asked.clear()
        self._looked = False
        self._owned.clear()
        self.changed()

    def message(self, seat: Viewer, since: int | None, base: int | None = None) -> bytes:
        """What a seat may know, and what happened since a moment; None: it knows nothing yet.

        `base` is the moment of the last position that the client was sent for this seat, if only
        changes are to be told; None for the whole view.
        """
        key = seat, since, base
        made = self._messages.get(key)
        if made is not None:
            return made
        stage = self._stage or self._look()
        told = self._told.get(since) or self._since(since)
        happened = self._happened.get((since, None if told.for_all else seat))
        if happened is None:
            happened = self._happening(since, told, seat)
        viewer = None if self._all_open else seat  # where all see the same, that of those who watch
        asked = self._question(seat) if seat in self._asks else NOTHING_ASKED
        changes = None
        if base is not None and not told.fresh:
            changes = self._differences.get((viewer, base))
            if changes is None:
                changes = self._changes(viewer, base)
        if changes is None:
            fresh = YES_NO[told.fresh]
            made = NEWS % (fresh, happened, stage, self._place(seat), self._view(viewer), *asked)
        else:
            made = CHANGES % (happened, stage, self._place(seat), changes, *asked)
        self._messages[key] = made
        return made

    def _look(self) -> bytes:
        """Look at the game as those who watch see it: once for each change.

        How far the game is, is the same for all. What lies open changes only with a step.
        """
        table = self.table
        now, moment = wire.sight(table, None), table.moment
        self._asks = table.waiting() if table.head.status == "playing" else ()
        self._undo = table.undoable()
        if not self._looked:
            self._looked = True
            if now.all_open is not self._all_open:
                self._all_open = now.all_open
                self._fixed = moment
            self._open_parts.show(wire.open_view(now), moment)
        self._stage = stage = inside(wire.stage(table, now))
        return stage

    def _own(self, viewer: Viewer) -> Parts:
        """What one viewer alone sees, made once for each step."""
        parts = self._own_parts.get(viewer)
        if parts is None:
            parts = self._own_parts[viewer] = Parts()
        if viewer not in self._owned:
            self._owned.add(viewer)
            parts.show(wire.own_view(self.table, viewer), self.table.moment)
        return parts

    def _view(self, viewer: Viewer) -> bytes:
        """The whole view."""
        made = self._views.get(viewer)
        if made is None:
            found = self._open_parts.whole(), self._own(viewer).whole()
            made = self._views[viewer] = b",".join(filter(None, found))
        return made

    def _changes(self, viewer: Viewer, base: int) -> bytes | None:
        """What has changed in a view since a moment; None if that cannot be said, or is longer."""
        made = self._differences.get((viewer, base))
        if made is None:
            everybody, own = self._open_parts, self._own(viewer)
            if base < max(self._fixed, everybody.complete_since, own.complete_since):
                return None
            made = b",".join(everybody.since(base) + own.since(base))
            self._differences[viewer, base] = made
        return made

    def _place(self, seat: Viewer) -> bytes:
        table = self.table
        if seat is None or table.head.lesson:
            return inside(wire.place(table, seat))
        return b'"seat":%d,"can_undo":%b' % (seat, YES_NO[seat in self._undo])

    def _question(self, seat: Viewer) -> tuple[bytes, bytes]:
        """What a seat that has to choose is asked, and what it can choose."""
        assert seat is not None
        made = self._asked.get(seat)
        if made is None:
            made = self._asked[seat] = wire.asked_json(self.table, seat)
        return made

    def _since(self, since: int | None) -> Told:
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


@cache
def heading(name: str) -> bytes:
    """The name of a field in an object of JSON."""
    return b'"%b":' % name.encode()


def inside(found: Any) -> bytes:
    """The fields of an object as JSON, to be put among others."""
    return encode(found)[1:-1]
