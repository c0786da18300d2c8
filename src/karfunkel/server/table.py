"""One table: the fold of its entries. It knows nothing of sockets, disks or clocks.

Every command becomes one entry, which holds all that it changed. So the entries are the table. Who
sits there is in `seats`, what is played in `play`.
"""

import secrets
from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from karfunkel.core.dealer import Committed
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game, Value
from karfunkel.core.lesson import LEARNER, Course, Storyteller, course_of
from karfunkel.core.match import Match
from karfunkel.core.past import Past
from karfunkel.core.record import (
    Record,
    Seat,
    format_record,
    parse_record,
    parse_step,
    past_of,
    result_of,
    step_text,
)
from karfunkel.core.registry import load_game
from karfunkel.server import messages
from karfunkel.server.answered import Answer, Answered, Name
from karfunkel.server.lessons import lesson_of
from karfunkel.server.play import SLICE, TOLD, Play, at_once
from karfunkel.server.seats import Asker, Chair, Head, new_head

encode = msgspec.json.encode
ID_BYTES = 12
MOST_DETOURS = 1_000
"""The most entries that do not advance the game; each makes the table costlier to open."""
MOST_GIVEN = 2_000
"""How many steps a game that goes on may take over; real games have a few hundred."""


class Entry(msgspec.Struct, omit_defaults=True):
    """What one command changed."""

    at: int
    answer: Answer | None = None
    head: Head | None = None
    steps: list[str] = []
    undone: int = 0
    """How many steps were taken back before."""
    pending: dict[int, int] | None = None
    """The choices that now wait for others."""
    below: dict[int, str] = {}
    """Bots that now choose at a lower level than their own; an empty level: their own again."""
    refused: list[Name] = []
    """Sender and id of commands that were refused since the entry before, and stay refused."""


class Change(NamedTuple):
    """What a command did to a table."""

    head: bool = False
    """Whether anything but the game has changed."""
    undone: int = 0
    """How many steps were taken back."""
    shown: messages.React | messages.Say | messages.Watch | None = None
    """Nothing has changed; this is only shown to all."""
    made: "tuple[Table, Entry] | None" = None
    """The table of the next game."""
    table: str = ""
    """Where the next game is."""


class Done(NamedTuple):
    """The outcome of a command: its answer, what to store, what to show."""

    answer: Answer
    entry: Entry | None = None
    change: Change = Change()


def new_id() -> str:
    """A name for a table. With a leading dash it would look like a command-line option."""
    while (found := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return found


class Table:
    """The authority on one table."""

    def __init__(self, id: str, head: Head) -> None:
        self.id = id
        self.head = head
        self.game: Game = load_game(head.game, version=head.rules)
        newest = self.game.version == load_game(head.game).version
        self.course: Course | None = course_of(self.game) if head.lesson and newest else None
        """What a lesson tells; a lesson by older rules goes on as an ordinary game."""
        self.play: Play | None = None
        self.updated = head.created
        self.entries = 0
        self.detours = 0
        """Entries that did not advance the game: seats, votes, and steps taken back."""
        self.answered = Answered()
        self._pending: dict[int, int] = {}
        """The choices that waited at the last entry."""
        self.below: dict[int, str] = {}
        """The level that made a bot's last choice, by seat, where it is lower than its own."""
        self._lowered: dict[int, dict[int, str]] = {}
        """The steps for which a bot chose at a lower level than before, of the last ones."""
        self.given: list[str] = []
        """The steps of the game before, until this one begins."""

    # --- Making and keeping ------------------------------------------------------------------

    @classmethod
    def make(
        cls, new: messages.NewTable, holder: str, now: int, origin: str = ""
    ) -> "tuple[Table, Entry]":
        """A new table, and the entry that makes it."""
        game = load_game(new.game)
        if new.lesson:
            new = lesson_of(game, new)
        options = game.complete({"players": len(new.seats)} | dict(new.options))
        if options["players"] != len(new.seats):
            raise Refusal("error-seat-count", seats=len(new.seats), asked=str(options["players"]))
        game.new(options)
        head = new_head(game, options, new, holder, now, origin)
        head.lesson = new.lesson
        return cls._made(head, now, begin=new.start)

    @classmethod
    def going_on(
        cls, found: "Source", new: messages.GoOn, holder: str, now: int, origin: str = ""
    ) -> "tuple[Table, Entry]":
        """A table where a finished game goes on from one of its steps."""
        game = load_game(found.game, version=found.rules)
        if len(new.seats) != found.options["players"]:
            asked = str(found.options["players"])
            raise Refusal("error-seat-count", seats=len(new.seats), asked=asked)
        head = new_head(game, found.options, new, holder, now, origin)
        head.position, head.past = found.position, found.past
        return cls._made(head, now, begin=new.start, given=found.lines)

    @classmethod
    def uploaded(cls, text: str, record: Record, now: int) -> "tuple[Table, Entry]":
        """A finished game that was played elsewhere."""
        seats = record.seats or [Seat(f"{n + 1}") for n in range(int(record.options["players"]))]
        head = Head(
            game=record.game.name,
            rules=record.game.version,
            options=record.options,
            chairs=[Chair("bot" if seat.bot else "person", seat.name, seat.bot) for seat in seats],
            host="",
            secret=record.secret,
            created=now,
            status="over",
            player_seeds=list(record.player_seeds),
            result=record.result,
            record=text,
        )
        return cls._made(head, now, begin=False)

    @classmethod
    def _made(
        cls, head: Head, now: int, *, begin: bool, given: Sequence[str] = ()
    ) -> "tuple[Table, Entry]":
        table = cls(new_id(), head)
        table.given = list(given)
        if begin and not head.open_seats():
            table.begin()
        entry = table._entry(now, None, Change(head=True), 0)
        if not table.play:
            entry.steps = list(given)
        return table, entry

    @classmethod
    def fold(cls, id: str, entries: Iterable[Entry]) -> "Table":
        """The table that these entries make."""
        return at_once(cls.folding(id, entries))

    @classmethod
    def folding(cls, id: str, entries: Iterable[Entry]) -> Generator[None, None, "Table"]:
        """The table that these entries make, with pauses for other tasks.

        Steps that were taken back are not replayed, so they cost nothing.
        """
        rows = iter(entries)
        first = next(rows)
        assert first.head
        table = cls(id, first.head)
        lines: list[str] = []
        undone = taken_back = 0
        for number, entry in enumerate(chain([first], rows), 1):
            table.head = entry.head or table.head
            table._note(entry)
            if entry.undone:
                del lines[-entry.undone :]
                undone += entry.undone
                taken_back = len(lines) + 2 * undone
            table._note_levels(entry, len(lines) + 1)
            lines += entry.steps
            if number % SLICE == 0:
                yield
        if table.head.status == "gathering":
            table.given = lines
        elif not table.head.record:
            play = table._play()
            yield from play.redo([parse_step(table.game, line) for line in lines])
            play.undone, play.taken_back = undone, taken_back
            play.set_pending(table._pending)
        return table

    def _entry(self, now: int, answer: Answer | None, change: Change, since: int) -> Entry:
        """What has changed, with the steps after `since`; the table has already changed."""
        match = self.match
        steps = match.steps[since:] if match else []
        entry = Entry(
            at=now,
            answer=answer,
            head=self.head if change.head else None,
            steps=[step_text(self.game, step) for step in steps],
            undone=change.undone,
            pending=match.pending() if match else None,
            refused=self.answered.unsaved(),
        )
        self._note(entry)
        return entry

    def _note(self, entry: Entry) -> None:
        """Count an entry, remember its answer, and note whether it advances the game."""
        self.entries += 1
        self.updated = entry.at
        pending = entry.pending or {}
        if not entry.steps and len(pending) <= len(self._pending):
            self.detours += 1
        self._pending = pending
        if entry.answer:
            self.answered.remember(entry.answer)
        self.answered.saved(entry.refused)

    def _note_levels(self, entry: Entry, step: int) -> None:
        """Note which bots chose at a lower level than their own, or at their own again."""
        for seat, level in entry.below.items():
            self.below.pop(seat, None)
            if level:
                self.below[seat] = level
                self._lowered.setdefault(step, {})[seat] = level
        while len(self._lowered) > TOLD:
            del self._lowered[next(iter(self._lowered))]

    def lowered(self, step: int) -> dict[int, str]:
        """The bots that began with this step to choose at a lower level."""
        return self._lowered.get(step, {})

    # --- What it is --------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """The game, once it has begun."""
        return self.play.match if self.play else None

    @property
    def step(self) -> int:
        """How many steps were taken."""
        return len(self.play.match.steps) if self.play else len(self.given)

    @property
    def moment(self) -> int:
        """Counts up with every step and with every step that is taken back."""
        return self.play.moment if self.play else len(self.given)

    @property
    def circle(self) -> str:
        """The first table of the series of rematches that this one belongs to."""
        return self.head.circle or self.id

    @property
    def dealer(self) -> Committed:
        """A fresh dealer of this table."""
        return Committed(bytes.fromhex(self.head.secret), self.head.player_seeds)

    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked and have not chosen."""
        return self.play.match.waiting if self.play else ()

    def bots_asked(self) -> list[int]:
        """The seats for which a bot is to choose now; in a lesson bots wait for the learner."""
        waiting = [seat for seat in self.waiting() if self.head.plays_itself(seat)]
        return [] if waiting and self._is_reading() else waiting

    def _is_reading(self) -> bool:
        """Whether the learner has to read before the lesson goes on, and has not chosen instead."""
        if not self.course or not self.match or not self.on_path:
            return False
        if self.head.plays_itself(LEARNER) or LEARNER in self.match.ready:
            return False
        return self.head.ideas_read < self.course.to_read(self.step)

    @property
    def on_path(self) -> bool:
        """Whether everything in a lesson has gone as it is written."""
        if not self.course or not self.match:
            return False
        return self.course.followed(self.match.steps) == self.step

    def meant(self, seat: int) -> int | None:
        """What this seat chooses now in the story of a lesson; None if it was left."""
        return self.course.choice(self.step, seat) if self.course and self.on_path else None

    def mood(self) -> int:
        """A seed for this game's bots; it reveals nothing about chance."""
        return self.dealer.mood

    def undoable(self) -> tuple[int, ...]:
        """Seats that can undo a choice: nothing was revealed, rolled or done by others since."""
        return self.play.undoable() if self.play and self.head.status == "playing" else ()

    def can_undo(self, seat: int) -> bool:
        """Whether this seat can take back its choice."""
        return seat in self.undoable()

    def record(self) -> Record:
        """The game so far as a record; the secret only when it is over.

        A lesson was written in advance: its record claims nothing about chance.
        """
        head, fair = self.head, not self.head.lesson
        return Record(
            self.game,
            head.options,
            Committed.kind if fair else Storyteller.kind,
            self.dealer.commitment if fair else "",
            tuple(head.player_seeds) if fair else (),
            head.players(),
            list(self.play.match.steps) if self.play else [],
            head.result,
            head.secret if fair and head.status == "over" else "",
            head.position,
            head.past,
        )

    def record_text(self) -> str:
        """The record of a finished game."""
        return self.head.record or format_record(self.record())

    # --- Commands ----------------------------------------------------------------------------

    def do(self, command: messages.Command, asker: Asker) -> Done:
        """Execute a command; one that was executed before gets the same answer.

        A refused command changes nothing, nor does a later copy of it. A command that changes
        nothing is not stored.
        """
        name = asker.holder, command.id
        known = self.answered.answer(name)
        if known:
            return Done(known)
        if self.answered.refused(name):
            raise Refusal("server-stale")
        try:
            return self._do(command, asker)
        except Refusal as refusal:
            if refusal.key != "server-stale":  # that position never comes back
                self.answered.refuse(name)
            raise

    def _do(self, command: messages.Command, asker: Asker) -> Done:
        if self.detours >= MOST_DETOURS and isinstance(command.what, DETOURS):
            raise Refusal("server-enough")
        step = self.step
        if isinstance(command.what, messages.Choose):
            # It changes the game or is refused, and it reports itself whether the head changes.
            change = self._choose(command.what, asker)
            answer = Answer(asker.holder, command.id, self.step, change.table, self.moment)
            return Done(answer, self._changed(asker.now, answer, change, step), change)
        before, head = self._marks(), encode(self.head)
        change = COMMANDS[type(command.what)](self, command.what, asker)
        change = change._replace(head=encode(self.head) != head)
        answer = Answer(asker.holder, command.id, self.step, change.table, self.moment)
        if change.shown:
            return Done(answer, change=change)
        if not change.head and self._marks() == before:
            self.answered.remember(answer)
            return Done(answer)
        return Done(answer, self._changed(asker.now, answer, change, step), change)

    def _marks(self) -> tuple[int, dict[int, int]]:
        """Compared before and after, this shows whether anything was played."""
        return self.moment, self.play.match.pending() if self.play else {}

    def _changed(self, now: int, answer: Answer | None, change: Change, before: int) -> Entry:
        """The entry of a change; `before` is the step before it."""
        if self._finish():
            change = change._replace(head=True)
        return self._entry(now, answer, change, before - change.undone)

    def bot_chose(self, seat: int, action: int, now: int, answered: str = "") -> Entry:
        """A bot's choice, and the level that really made it."""
        before = self.step
        self.choose(seat, action)
        entry = self._changed(now, None, Change(), before)
        lower = "" if answered == self.head.level(seat) else answered
        if lower != self.below.get(seat, ""):
            entry.below = {seat: lower}
            self._note_levels(entry, before + 1)
        return entry

    def choose(self, seat: int, action: int) -> None:
        """Apply a choice; then chance moves as often as needed."""
        if not self.play or self.head.status != "playing":
            raise Refusal("server-not-playing")
        self.play.choose(seat, action)

    def _choose(self, what: messages.Choose, asker: Asker) -> Change:
        self._check_position(what.seat, asker)
        self.choose(what.seat, what.action)
        return Change(head=self.head.come_back(asker.holder))

    def _undo(self, what: messages.Undo, asker: Asker) -> Change:
        self._check_position(what.seat, asker)
        if not self.play or not self.can_undo(what.seat):
            raise Refusal("error-nothing-to-undo", player=what.seat)
        return Change(undone=self.play.undo(what.seat))

    def _return(self, what: messages.Return, asker: Asker) -> Change:
        """Back to the story of a lesson, from any position: bots may have moved meanwhile."""
        self.head.check_holder(what.seat, asker.holder)
        if not self.course:
            raise Refusal("server-no-lesson")
        if not self.play or self.head.status != "playing":
            raise Refusal("server-not-playing")
        left, steps = self.play, self.play.match.steps
        kept = steps[: self.course.followed(steps)]
        back = len(steps) - len(kept)
        play = self._play()
        at_once(play.redo(kept))
        play.undone = left.undone + back
        play.taken_back = play.moment if back else left.taken_back
        return Change(undone=back)

    def _check_position(self, seat: int, asker: Asker) -> None:
        """Refuse a choice for another person's seat, or one made in another position."""
        self.head.check_holder(seat, asker.holder)
        if asker.moment != self.moment:
            raise Refusal("server-stale")

    def _start(self, what: messages.Start, asker: Asker) -> Change:
        self.head.check_host(asker.holder)
        if missing := self.head.open_seats():
            raise Refusal("server-seats-open", count=len(missing))
        self.begin()
        return Change()

    def _seed(self, what: messages.Seed, asker: Asker) -> Change:
        self.head.bring_seed(what, asker)
        if self.head.all_ready():
            self.begin()
        return Change()

    def _rematch(self, what: messages.Rematch, asker: Asker) -> Change:
        """Play again: the first who asks makes the new table."""
        self.head.check_holder(what.seat, asker.holder)
        if self.head.status != "over":
            raise Refusal("server-not-over")
        made = None
        if not self.head.rematch:
            asker.origin.count_table()
            made = Table._made(self.head.again(self.id, asker), asker.now, begin=False)
            self.head.rematch = made[0].id
        return Change(made=made, table=self.head.rematch)

    def stand_in(self, seat: int, now: int) -> Entry:
        """A bot takes over for a person who was asked too long ago."""
        self.head.chairs[seat].stand_in = True
        return self._entry(now, None, Change(head=True), self.step)

    def come_back(self, holder: str, now: int) -> Entry | None:
        """Somebody is back and gets the seat; None if that changes nothing."""
        if not self.head.come_back(holder):
            return None
        return self._entry(now, None, Change(head=True), self.step)

    # --- Playing -----------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the game, or go on with one; what is hidden in that is drawn anew now."""
        self.head.begin()
        play = self._play()
        at_once(play.redo([parse_step(self.game, line) for line in self.given]))
        if self.head.past.source:
            play.match.draw_anew(self.head.knows())
            self.head.past = play.match.past
        play.play_chance()

    def _play(self) -> Play:
        """The game before its first step."""
        head, dealer = self.head, self.dealer
        told = Storyteller(self.course, dealer) if head.lesson else dealer
        self.play = Play(self.game, head.options, told, head.position, head.past)
        return self.play

    def _finish(self) -> bool:
        """Note the result if the game is over now."""
        match = self.match
        if self.head.status != "playing" or not match or not match.turn.over:
            return False
        self.head.status = "over"
        self.head.result = result_of(match)
        return True


class Source(NamedTuple):
    """A finished game up to a step, from which another one goes on."""

    game: str
    rules: int
    options: dict[str, Value]
    position: str
    past: Past
    lines: list[str]


def source_of(text: str, step: int) -> Source:
    """The game in a record up to a step; refuses a step where nothing is left to play."""
    record = parse_record(text)
    if step > MOST_GIVEN:
        raise Refusal("server-go-on-long", step=step, most=MOST_GIVEN)
    past = past_of(record, step)
    lines = [step_text(record.game, taken) for taken in record.steps[:step]]
    return Source(
        record.game.name, record.game.version, record.options, record.position, past, lines
    )


def _seating(change: Callable[[Head, Any, Asker], None]) -> Callable[[Table, Any, Asker], Change]:
    """A command that only concerns seats."""

    def obey(table: Table, what: Any, asker: Asker) -> Change:
        change(table.head, what, asker)
        return Change()

    return obey


def _showing(check: Callable[[Head, Any, Asker], Any]) -> Callable[[Table, Any, Asker], Change]:
    """A command that changes nothing and is only shown to all."""

    def obey(table: Table, what: Any, asker: Asker) -> Change:
        return Change(shown=check(table.head, what, asker))

    return obey


COMMANDS: dict[type[messages.Incoming], Callable[[Table, Any, Asker], Change]] = {
    messages.Join: _seating(Head.join),
    messages.SetSeat: _seating(Head.set_seat),
    messages.SetTable: _seating(Head.set_table),
    messages.Remove: _seating(Head.remove),
    messages.Seed: Table._seed,
    messages.Start: Table._start,
    messages.Choose: Table._choose,
    messages.Undo: Table._undo,
    messages.Read: _seating(Head.read_ideas),
    messages.Return: Table._return,
    messages.Leave: _seating(Head.leave),
    messages.Replace: _seating(Head.vote),
    messages.React: _showing(Head.may_react),
    messages.Say: _showing(Head.may_say),
    messages.Watch: _showing(Head.may_watch),
    messages.Rematch: Table._rematch,
}
"""The handler of each command."""
DETOURS = (
    messages.Join,
    messages.SetSeat,
    messages.SetTable,
    messages.Remove,
    messages.Seed,
    messages.Undo,
    messages.Read,
    messages.Return,
    messages.Leave,
    messages.Replace,
)
"""Commands that do not advance the game."""
