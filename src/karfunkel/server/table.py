"""One table: who sits there and what was played. It knows nothing of sockets, disks or clocks.

Every command becomes one entry, which holds all it changed. A table is the fold of its entries,
so whoever keeps the entries keeps the table.
"""

import hashlib
import secrets
from collections.abc import Callable, Iterable, Sequence

import msgspec

from karfunkel.bots.base import NAMES
from karfunkel.core.dealer import SECRET_BYTES, Committed
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Choices, Event, Game, Step, Value
from karfunkel.core.match import Match
from karfunkel.core.record import (
    Record,
    Result,
    Seat,
    format_record,
    format_step,
    parse_step,
    result_of,
)
from karfunkel.core.registry import load_game
from karfunkel.server import messages
from karfunkel.server.messages import LONGEST_NAME, SeatKind, Status

ID_BYTES = 12
REMEMBERED = 64
"""Answers that a table remembers, for commands that are sent again."""
TOLD = 100
"""Steps whose events are kept in memory; who was away longer gets a fresh view."""
STAND_IN = "normal"
"""The level that plays for somebody who is gone."""


class Chair(msgspec.Struct):
    """A seat: a person, somebody still to come, or a bot."""

    kind: SeatKind
    name: str = ""
    level: str = ""
    holder: str = ""
    """Who holds it: the hash of a token."""
    seed: str = ""
    """The player's own seed, mixed into chance."""
    stand_in: bool = False
    votes: list[int] = []


class Head(msgspec.Struct):
    """All of a table but the steps."""

    game: str
    rules: int
    options: dict[str, Value]
    chairs: list[Chair]
    host: str
    secret: str
    created: int
    status: Status = "gathering"
    public: bool = False
    away_after: int | None = None
    player_seeds: list[str] = []
    result: Result | None = None
    rematch: str = ""
    record: str = ""
    """A game that was played elsewhere, whole."""


class Answer(msgspec.Struct):
    """What a command came to."""

    by: str
    id: str
    step: int
    refusal: tuple[str, dict[str, object]] | None = None
    table: str = ""


class Entry(msgspec.Struct, omit_defaults=True):
    """What one command changed."""

    at: int
    answer: Answer | None = None
    head: Head | None = None
    steps: list[str] = []
    undone: int = 0
    """How many steps were taken back before."""
    pending: dict[int, int] | None = None
    """The choices that wait for others from now on."""


class Table:
    """The authority on one table."""

    def __init__(self, id: str, head: Head) -> None:
        self.id = id
        self.head = head
        self.game: Game = load_game(head.game)
        if head.rules != self.game.version:
            raise Refusal(
                "error-record-rules",
                game=head.game,
                version=head.rules,
                known=self.game.version,
            )
        self.match: Match | None = None
        self._forgotten = 0
        self.updated = head.created
        self.entries = 0
        self.answers: dict[tuple[str, str], Answer] = {}

    # --- Making and keeping ------------------------------------------------------------------

    @classmethod
    def make(cls, new: messages.NewTable, holder: str, now: int) -> "tuple[Table, Entry]":
        """A new table, and the entry that makes it."""
        game = load_game(new.game)
        options = game.complete({"players": len(new.seats)} | dict(new.options))
        if options["players"] != len(new.seats):
            raise Refusal("error-seat-count", seats=len(new.seats), asked=str(options["players"]))
        game.new(options)
        chairs: list[Chair] = []
        for seat in new.seats:
            chairs.append(_chair(game, seat.kind, seat.name, seat.level, chairs, holder))
        mine = [chair for chair in chairs if chair.holder == holder]
        if mine:
            mine[0].seed = new.seed
        head = Head(
            game=game.name,
            rules=game.version,
            options=options,
            chairs=chairs,
            host=holder,
            secret=secrets.token_bytes(SECRET_BYTES).hex(),
            created=now,
            public=new.public,
            away_after=new.away_after,
        )
        table = cls(secrets.token_urlsafe(ID_BYTES), head)
        if new.start and not table.open_seats():
            table._begin()
        return table, table._entry(now, None, head=True)

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
        table = cls(secrets.token_urlsafe(ID_BYTES), head)
        return table, table._entry(now, None, head=True)

    @classmethod
    def fold(cls, id: str, entries: Iterable[Entry]) -> "Table":
        """The table that these entries make."""
        rows = iter(entries)
        first = next(rows)
        assert first.head
        table = cls(id, first.head)
        table._take(first)
        for entry in rows:
            table._take(entry)
        if table.match:
            table._forget_old_events()
        return table

    def _take(self, entry: Entry) -> None:
        """Change the table as this entry says."""
        self.entries += 1
        self.updated = entry.at
        if entry.head:
            self.head = entry.head
        if entry.undone and self.match:
            self._rebuild(self.match.steps[: -entry.undone])
        if self.head.status != "gathering" and not self.match and not self.head.record:
            self._rebuild(())
        for line in entry.steps:
            assert self.match
            self.match.redo(parse_step(self.game, line))
        if entry.pending is not None and self.match:
            for player in self.match.ready:
                self.match.withdraw(player)
            for player, action in entry.pending.items():
                self.match.choose(player, action)
        if entry.answer:
            self._remember(entry.answer)

    def _entry(
        self, now: int, answer: Answer | None, *, head: bool, undone: int = 0, since: int = 0
    ) -> Entry:
        """What changed since the step `since`; the table is already changed."""
        self.entries += 1
        self.updated = now
        if answer:
            self._remember(answer)
        match = self.match
        return Entry(
            at=now,
            answer=answer,
            head=self.head if head else None,
            steps=[format_step(self.game, step).rstrip("\n") for step in match.steps[since:]]
            if match
            else [],
            undone=undone,
            pending=match.pending() if match else None,
        )

    def _remember(self, answer: Answer) -> None:
        self.answers[answer.by, answer.id] = answer
        while len(self.answers) > REMEMBERED:
            del self.answers[next(iter(self.answers))]

    # --- What it is --------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """How many steps were taken."""
        return len(self.match.steps) if self.match else 0

    @property
    def dealer(self) -> Committed:
        """A fresh dealer of this table."""
        return Committed(bytes.fromhex(self.head.secret), self.head.player_seeds)

    def open_seats(self) -> list[int]:
        """The seats that nobody has taken."""
        return [n for n, chair in enumerate(self.head.chairs) if chair.kind == "open"]

    def seats_of(self, holder: str) -> list[int]:
        """The seats that this person holds."""
        return [n for n, chair in enumerate(self.head.chairs) if holder and chair.holder == holder]

    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked and have not chosen."""
        return self.match.waiting if self.match else ()

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot chooses for this seat."""
        chair = self.head.chairs[seat]
        return chair.kind == "bot" or chair.stand_in

    def level(self, seat: int) -> str:
        """The level of the bot that chooses for this seat."""
        chair = self.head.chairs[seat]
        return chair.level if chair.kind == "bot" else STAND_IN

    def mood(self) -> int:
        """A number that bots of this game may make things up from; it tells nothing of chance."""
        return int.from_bytes(hashlib.sha256(f"mood {self.head.secret}".encode()).digest()[:7])

    def can_undo(self, seat: int) -> bool:
        """Whether nothing was revealed, rolled, or done by others since this seat chose."""
        match = self.match
        if not match or self.head.status != "playing":
            return False
        ready = match.ready
        if seat in ready:
            return True
        return bool(match.steps) and not ready and _alone(match.steps[-1]) == seat

    def events(self, since: int) -> list[tuple[int, list[Event]]] | None:
        """What each step after `since` made happen; None if that is too long ago."""
        if not self.match or not 0 <= since <= self.step or since < self.step - TOLD:
            return None
        return list(enumerate(self.match.events[since:], since + 1))

    def record(self) -> Record:
        """The game so far as a record; the secret only when it is over."""
        head = self.head
        seats = [
            Seat(chair.name, chair.level if chair.kind == "bot" else "") for chair in head.chairs
        ]
        return Record(
            self.game,
            head.options,
            Committed.kind,
            self.dealer.commitment,
            tuple(head.player_seeds),
            seats,
            list(self.match.steps) if self.match else [],
            head.result,
            head.secret if head.status == "over" else "",
        )

    def record_text(self) -> str:
        """The record of a finished game."""
        return self.head.record or format_record(self.record())

    # --- Commands ----------------------------------------------------------------------------

    def do(self, command: messages.Command, holder: str, now: int) -> Entry | Answer:
        """Obey a command: the entry to keep, or the answer if it was obeyed before.

        Whatever is refused changes nothing.
        """
        known = self.answers.get((holder, command.id))
        if known:
            return known
        what = command.what
        answer = Answer(holder, command.id, 0)
        before = self.step
        if isinstance(what, messages.Choose):
            self._check_holder(what.seat, holder)
            self._check_step(command.step)
            self.choose(what.seat, what.action)
            return self._done(now, answer, head=self._come_back(holder), since=before)
        if isinstance(what, messages.Undo):
            self._check_holder(what.seat, holder)
            self._check_step(command.step)
            undone = self._undo(what.seat)
            return self._done(now, answer, head=False, undone=undone, since=self.step)
        handlers: dict[type, Callable[..., None]] = {
            messages.Join: self._join,
            messages.SetSeat: self._set_seat,
            messages.Start: self._start,
            messages.Leave: self._leave,
            messages.Replace: self._vote,
        }
        handlers[type(what)](what, holder)
        return self._done(now, answer, head=True, since=before)

    def _done(self, now: int, answer: Answer, *, head: bool, undone: int = 0, since: int) -> Entry:
        if self._finish():
            head = True
        answer.step = self.step
        return self._entry(now, answer, head=head, undone=undone, since=since)

    def bot_chose(self, seat: int, action: int, now: int) -> Entry:
        """A bot's choice."""
        before = self.step
        self.choose(seat, action)
        return self._entry(now, None, head=self._finish(), since=before)

    def choose(self, seat: int, action: int) -> None:
        """Take a choice; then chance moves as often as it has to."""
        if not self.match or self.head.status != "playing":
            raise Refusal("server-not-playing")
        self.match.choose(seat, action)
        self._play_chance()

    def _undo(self, seat: int) -> int:
        if not self.can_undo(seat):
            raise Refusal("error-nothing-to-undo", player=seat)
        assert self.match
        if seat in self.match.ready:
            self.match.withdraw(seat)
            return 0
        self._rebuild(self.match.steps[:-1])
        return 1

    def _check_holder(self, seat: int, holder: str) -> None:
        if seat not in self.seats_of(holder):
            raise Refusal("server-not-your-seat", seat=seat + 1)

    def _check_step(self, step: int) -> None:
        if step != self.step:
            raise Refusal("server-stale", step=step, known=self.step)

    def _join(self, what: messages.Join, holder: str) -> None:
        if self.head.status != "gathering":
            raise Refusal("server-not-gathering")
        seats = self.open_seats()
        if not seats:
            raise Refusal("server-no-seat")
        seat = seats[0] if what.seat is None else what.seat
        if seat not in seats:
            raise Refusal("server-seat-taken", seat=seat + 1)
        others = [chair for chair in self.head.chairs if chair.name]
        joined = _chair(self.game, "mine", what.name, None, others, holder)
        joined.seed = what.seed
        self.head.chairs[seat] = joined

    def _set_seat(self, what: messages.SetSeat, holder: str) -> None:
        self._check_host(holder)
        if what.seat >= len(self.head.chairs):
            raise Refusal("server-no-seat")
        if self.head.chairs[what.seat].kind == "person":
            raise Refusal("server-seat-taken", seat=what.seat + 1)
        others = [chair for n, chair in enumerate(self.head.chairs) if n != what.seat]
        chair = _chair(self.game, what.kind, None, what.level, others, holder)
        self.head.chairs[what.seat] = chair

    def _start(self, what: messages.Start, holder: str) -> None:
        self._check_host(holder)
        if missing := self.open_seats():
            raise Refusal("server-seats-open", count=len(missing))
        self._begin()

    def _check_host(self, holder: str) -> None:
        if holder != self.head.host:
            raise Refusal("server-not-host")
        if self.head.status != "gathering":
            raise Refusal("server-not-gathering")

    def _begin(self) -> None:
        self.head.status = "playing"
        self.head.player_seeds = [chair.seed for chair in self.head.chairs if chair.seed]
        self._rebuild(())
        self._play_chance()

    def _leave(self, what: messages.Leave, holder: str) -> None:
        self._check_holder(what.seat, holder)
        chair = self.head.chairs[what.seat]
        if self.head.status == "gathering":
            self.head.chairs[what.seat] = Chair("open")
            if holder == self.head.host and not self.seats_of(holder):
                people = [other.holder for other in self.head.chairs if other.holder]
                self.head.host = people[0] if people else holder
        elif self.head.status == "playing":
            chair.stand_in = True

    def _vote(self, what: messages.Replace, holder: str) -> None:
        """All other people who are still there agree that a bot plays for one who is gone."""
        self._check_holder(what.seat, holder)
        chairs = self.head.chairs
        if self.head.status != "playing":
            raise Refusal("server-not-playing")
        gone = chairs[what.gone] if what.gone < len(chairs) else None
        if gone is None or gone.kind != "person" or gone.holder == holder or gone.stand_in:
            raise Refusal("server-no-vote", seat=what.gone + 1)
        votes = set(gone.votes) - {what.seat} | ({what.seat} if what.yes else set())
        gone.votes = sorted(votes)
        voters = {
            n
            for n, chair in enumerate(chairs)
            if chair.kind == "person" and chair.holder != gone.holder and not chair.stand_in
        }
        if voters <= votes:
            gone.stand_in, gone.votes = True, []

    def stand_in(self, seat: int, now: int) -> Entry:
        """A bot plays from now on for somebody who was asked too long ago."""
        self.head.chairs[seat].stand_in = True
        return self._entry(now, None, head=True, since=self.step)

    def come_back(self, holder: str, now: int) -> Entry | None:
        """Somebody is here again and gets the seat back; None if nothing changes by it."""
        if not self._come_back(holder):
            return None
        return self._entry(now, None, head=True, since=self.step)

    def _come_back(self, holder: str) -> bool:
        found = False
        for seat in self.seats_of(holder):
            chair = self.head.chairs[seat]
            if chair.stand_in or chair.votes:
                chair.stand_in, chair.votes, found = False, [], True
        return found

    def rematch(
        self, command: messages.Command, holder: str, now: int
    ) -> "tuple[Entry, tuple[Table, Entry] | None]":
        """Play again: the entry of this table, and the new table unless somebody made it before."""
        assert isinstance(command.what, messages.Rematch)
        self._check_holder(command.what.seat, holder)
        if self.head.status != "over":
            raise Refusal("server-not-over")
        made = None
        if not self.head.rematch:
            made = self._next_game(now)
            self.head.rematch = made[0].id
        answer = Answer(holder, command.id, self.step, table=self.head.rematch)
        return self._entry(now, answer, head=True, since=self.step), made

    def _next_game(self, now: int) -> "tuple[Table, Entry]":
        """The same people and bots again, with new chance."""
        chairs = [
            Chair(chair.kind, chair.name, chair.level, chair.holder, chair.seed)
            for chair in self.head.chairs
        ]
        head = Head(
            self.head.game,
            self.head.rules,
            self.head.options,
            chairs,
            self.head.host,
            secrets.token_bytes(SECRET_BYTES).hex(),
            now,
            public=self.head.public,
            away_after=self.head.away_after,
        )
        table = Table(secrets.token_urlsafe(ID_BYTES), head)
        table._begin()
        return table, table._entry(now, None, head=True)

    # --- Playing -----------------------------------------------------------------------------

    def _rebuild(self, steps: Sequence[Step]) -> None:
        self.match = Match(self.game, self.head.options, self.dealer, steps)
        self._forgotten = 0
        self._forget_old_events()

    def _play_chance(self) -> None:
        assert self.match
        while self.match.turn.chance:
            self.match.play_chance()
        self._forget_old_events()

    def _forget_old_events(self) -> None:
        """A long game has thousands of events; they follow from the steps at any time."""
        assert self.match
        events = self.match.events
        for n in range(self._forgotten, len(events) - TOLD):
            events[n] = []
        self._forgotten = max(0, len(events) - TOLD)

    def _finish(self) -> bool:
        """Note the result if the game is over now."""
        if self.head.status != "playing" or not self.match or not self.match.turn.over:
            return False
        self.head.status = "over"
        self.head.result = result_of(self.match)
        return True


def _alone(step: Step) -> int | None:
    """The seat that made this step alone."""
    if isinstance(step, Choices) and len(step.actions) == 1:
        return step.actions[0][0]
    return None


def _chair(
    game: Game,
    kind: str,
    name: str | None,
    level: str | None,
    others: Sequence[Chair],
    holder: str,
) -> Chair:
    """A seat as it was asked for."""
    taken = {chair.name for chair in others}
    if kind == "open":
        return Chair("open")
    if kind == "bot":
        level = level or STAND_IN
        if level not in game.levels:
            raise Refusal("error-unknown-bot", name=level, game=game.name, known=list(game.levels))
        return Chair("bot", next(bot for bot in NAMES if bot not in taken), level)
    name = " ".join((name or "").split())
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise Refusal("error-seat-name", name=name, longest=LONGEST_NAME)
    if name in taken:
        raise Refusal("error-same-name", name=name)
    return Chair("person", name, holder=holder)
