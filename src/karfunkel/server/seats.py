"""Who sits at a table, and what they may do there."""

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import msgspec

from karfunkel.bots.base import NAMES
from karfunkel.core.dealer import SECRET_BYTES
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game, Value
from karfunkel.core.names import is_name
from karfunkel.core.past import NOTHING, SPECTATOR, Past
from karfunkel.core.record import Result, Seat
from karfunkel.core.registry import load_game
from karfunkel.server import messages
from karfunkel.server.messages import LONGEST_NAME, SeatKind, Status

STAND_IN = "normal"
"""The level that plays for somebody who is gone."""
PATIENCE = 60
"""Seconds that somebody may be away before the others can vote, unless the table allows more."""
MOST_BARRED = 64


def new_secret() -> str:
    """The source of a game's chance; its hash is published before the first step."""
    return secrets.token_bytes(SECRET_BYTES).hex()


class Origin(NamedTuple):
    """Where a command comes from."""

    name: str = ""
    """A pseudonym for the address."""
    count_table: Callable[[], None] = lambda: None
    """Counts a table made from this address, or refuses it."""
    count_words: Callable[[str], None] = lambda holder: None
    """Counts something that this person says or shows, or refuses it."""


class Asker(NamedTuple):
    """Who sends a command, and other facts that the table cannot know."""

    holder: str
    now: int
    moment: int = 0
    """The moment of the position it was made in."""
    gone: Collection[str] = ()
    """Those who have been away so long that a bot may play for them."""
    origin: Origin = Origin()


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
    ready: bool = False
    """Has joined a rematch, with a new seed."""

    @property
    def plays_itself(self) -> bool:
        """Whether a bot chooses for this seat."""
        return self.kind == "bot" or self.stand_in


class Head(msgspec.Struct):
    """Everything about a table except the steps."""

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
    """A complete game that was played elsewhere."""
    locked: bool = False
    seats_each: int = 1
    """How many seats one person may take; the host may take all."""
    barred: list[str] = []
    """Whom the host has removed."""
    after: str = ""
    """The table whose rematch this is."""
    origin: str = ""
    hints: bool = False
    """Whether the maker of the table allowed everybody to ask the coach."""
    position: str = ""
    """Where the game begins, if not at the start."""
    past: Past = NOTHING
    """What was played before, if the game goes on from another one."""
    lesson: bool = False
    """A first game that teaches: chance and bots follow a story."""
    ideas_read: int = 0
    """How many ideas of the lesson were read."""
    chat: bool = True
    """Whether the players may talk."""
    circle: str = ""
    """The first table of a series of rematches; empty for that one itself."""

    # --- Looking -----------------------------------------------------------------------------

    def open_seats(self) -> list[int]:
        """The seats that nobody has taken."""
        return [n for n, chair in enumerate(self.chairs) if chair.kind == "open"]

    def seats_of(self, holder: str) -> list[int]:
        """The seats that this person holds."""
        return [n for n, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def may_ask_the_coach(self) -> bool:
        """Whether hints are fair: there is nobody but one person with bots, or all may ask.

        Somebody who is away, and an open seat, count as people: they may come back, or come.
        """
        people = [chair for chair in self.chairs if chair.kind != "bot"]
        return self.hints or len(people) == 1

    def knows(self) -> int:
        """Whose knowledge counts when a game goes on: that of one person alone with bots.

        Several people may all have seen the record of the game before: only what is public counts.
        """
        people = [seat for seat, chair in enumerate(self.chairs) if chair.kind != "bot"]
        return people[0] if len(people) == 1 else SPECTATOR

    @property
    def own_words(self) -> bool:
        """Whether players may say what they like: only where everybody was invited."""
        return self.chat and not self.public

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot chooses for this seat."""
        return self.chairs[seat].plays_itself

    def level(self, seat: int) -> str:
        """The level of the bot that chooses for this seat."""
        chair = self.chairs[seat]
        return chair.level if chair.kind == "bot" else STAND_IN

    def players(self) -> list[Seat]:
        """Who sits there, as written in a record."""
        return [
            Seat(chair.name, chair.level if chair.kind == "bot" else "") for chair in self.chairs
        ]

    def check_holder(self, seat: int, holder: str) -> None:
        """Refuse a command for another person's seat."""
        if not holder or seat >= len(self.chairs) or self.chairs[seat].holder != holder:
            raise Refusal("server-not-your-seat", seat=seat + 1)

    def check_host(self, holder: str) -> None:
        """Refuse unless this is the host, before the start."""
        if holder != self.host:
            raise Refusal("server-not-host")
        if self.status != "gathering":
            raise Refusal("server-not-gathering")

    # --- Before the start --------------------------------------------------------------------

    def join(self, what: messages.Join, asker: Asker) -> None:
        """Somebody sits down."""
        holder = asker.holder
        self._check_welcome(holder)
        seats = self.open_seats()
        if not seats:
            raise Refusal("server-no-seat")
        seat = seats[0] if what.seat is None else what.seat
        if seat not in seats:
            raise Refusal("server-seat-taken", seat=seat + 1)
        joined = person(what.name, holder, self.chairs)
        joined.seed = what.seed
        self.chairs[seat] = joined

    def _check_welcome(self, holder: str) -> None:
        """Refuse a seat to people whom the host has excluded."""
        if self.status != "gathering":
            raise Refusal("server-not-gathering")
        if holder in self.barred:
            raise Refusal("server-removed")
        if holder == self.host:
            return
        if self.locked:
            raise Refusal("server-locked")
        if len(self.seats_of(holder)) >= self.seats_each:
            raise Refusal("server-seats-each", count=self.seats_each)

    def set_table(self, what: messages.SetTable, asker: Asker) -> None:
        """The host decides who may sit down, and at any time whether people may talk."""
        if asker.holder == self.host and what.chat is not None:
            self.chat = what.chat
            if what.locked is None and what.seats_each is None:
                return
        self.check_host(asker.holder)
        if what.locked is not None:
            self.locked = what.locked
        if what.seats_each is not None:
            self.seats_each = what.seats_each

    def remove(self, what: messages.Remove, asker: Asker) -> None:
        """The host removes somebody, who cannot come back."""
        self.check_host(asker.holder)
        chair = self.chairs[what.seat] if what.seat < len(self.chairs) else None
        if chair is None or chair.kind != "person" or chair.holder == self.host:
            raise Refusal("server-no-removal", seat=what.seat + 1)
        for seat in self.seats_of(chair.holder):
            self.chairs[seat] = Chair("open")
        self.barred = [*self.barred, chair.holder][-MOST_BARRED:]

    def read_ideas(self, what: messages.Read, asker: Asker) -> None:
        """The learner has read more of the lesson."""
        self.check_holder(what.seat, asker.holder)
        if not self.lesson:
            raise Refusal("server-no-lesson")
        self.ideas_read = max(self.ideas_read, what.ideas)

    def bring_seed(self, what: messages.Seed, asker: Asker) -> None:
        """Somebody contributes a seed, after the commitment was published."""
        self.check_holder(what.seat, asker.holder)
        if self.status != "gathering":
            raise Refusal("server-not-gathering")
        self.chairs[what.seat].seed = what.seed
        self.chairs[what.seat].ready = True

    def all_ready(self) -> bool:
        """Whether this is a rematch that everybody has joined."""
        people = [chair for chair in self.chairs if chair.kind == "person"]
        return bool(self.after) and not self.open_seats() and all(one.ready for one in people)

    def set_seat(self, what: messages.SetSeat, asker: Asker) -> None:
        """The host opens a seat or gives it to a bot."""
        self.check_host(asker.holder)
        if what.seat >= len(self.chairs):
            raise Refusal("server-no-seat")
        if self.chairs[what.seat].kind == "person":
            raise Refusal("server-seat-taken", seat=what.seat + 1)
        others = [chair for n, chair in enumerate(self.chairs) if n != what.seat]
        if what.kind == "open":
            self.chairs[what.seat] = Chair("open")
        else:
            self.chairs[what.seat] = bot(
                load_game(self.game, version=self.rules), what.level, others
            )

    def begin(self) -> None:
        """The game starts."""
        self.status = "playing"
        self.player_seeds = [chair.seed for chair in self.chairs if chair.seed]

    def again(self, table: str, asker: Asker) -> "Head":
        """The same people and bots for the next game, with new chance.

        Seeds count only if they come after the new commitment, so none is reused.
        """
        chairs = [Chair(chair.kind, chair.name, chair.level, chair.holder) for chair in self.chairs]
        return Head(
            self.game,
            self.rules,
            self.options,
            chairs,
            asker.holder,
            new_secret(),
            asker.now,
            public=self.public,
            away_after=self.away_after,
            locked=self.locked,
            seats_each=self.seats_each,
            barred=self.barred,
            after=table,
            origin=asker.origin.name,
            hints=self.hints,
            chat=self.chat,
            circle=self.circle or table,
        )

    # --- Going and coming back ---------------------------------------------------------------

    def leave(self, what: messages.Leave, asker: Asker) -> None:
        """Somebody stands up: the seat is open again, or a bot plays on."""
        holder = asker.holder
        self.check_holder(what.seat, holder)
        if self.status == "gathering":
            self.chairs[what.seat] = Chair("open")
            if holder == self.host and not self.seats_of(holder):
                people = [other.holder for other in self.chairs if other.holder]
                self.host = people[0] if people else holder
        elif self.status == "playing":
            self.chairs[what.seat].stand_in = True

    def vote(self, what: messages.Replace, asker: Asker) -> None:
        """All other people who are still there agree that a bot plays for an absent person."""
        self.check_holder(what.seat, asker.holder)
        if self.status != "playing":
            raise Refusal("server-not-playing")
        gone = self.chairs[what.gone] if what.gone < len(self.chairs) else None
        if gone is None or gone.kind != "person" or gone.holder == asker.holder or gone.stand_in:
            raise Refusal("server-no-vote", seat=what.gone + 1)
        if what.yes and gone.holder not in asker.gone:
            raise Refusal("server-not-gone", seconds=self.patience)
        votes = set(gone.votes) - {what.seat} | ({what.seat} if what.yes else set())
        gone.votes = sorted(votes)
        there = {
            n
            for n, chair in enumerate(self.chairs)
            if chair.kind == "person" and not chair.stand_in and chair.holder not in asker.gone
        }
        if there <= votes:
            gone.stand_in, gone.votes = True, []

    @property
    def patience(self) -> int:
        """Seconds that somebody may be away before a bot may take over."""
        return self.away_after or PATIENCE

    def come_back(self, holder: str) -> bool:
        """Somebody is back and gets the seat; returns whether that changes anything."""
        found = False
        for chair in self.chairs:
            if (chair.stand_in or chair.votes) and holder and chair.holder == holder:
                chair.stand_in, chair.votes, found = False, [], True
        return found

    # --- Talking -----------------------------------------------------------------------------

    def may_react(self, what: messages.React, asker: Asker) -> messages.React:
        """A reaction of a seat, or of somebody who only watches."""
        if what.seat is not None:
            self.check_holder(what.seat, asker.holder)
            return what
        self._check_visitor(asker.holder)
        seats = self.seats_of(asker.holder)
        return what.model_copy(update={"seat": seats[0]}) if seats else what

    def may_say(self, what: messages.Say, asker: Asker) -> messages.Say:
        """A phrase, or words where those are allowed."""
        self.check_holder(what.seat, asker.holder)
        if not self.chat:
            raise Refusal("server-no-chat")
        if what.words is not None and not self.own_words:
            raise Refusal("server-phrases-only")
        if (what.words is None) == (what.phrase is None):
            raise Refusal("server-nothing-said")
        return what

    def may_watch(self, what: messages.Watch, asker: Asker) -> messages.Watch:
        """A name of somebody who only watches."""
        self._check_visitor(asker.holder)
        return what

    def _check_visitor(self, holder: str) -> None:
        if holder in self.barred:
            raise Refusal("server-removed")


def new_head(
    game: Game,
    options: dict[str, Value],
    new: messages.Gathering,
    holder: str,
    now: int,
    origin: str,
) -> Head:
    """The head of a new table."""
    chairs = seated(game, new.seats, holder)
    mine = [chair for chair in chairs if chair.holder == holder]
    if mine:
        mine[0].seed = new.seed
    return Head(
        game=game.name,
        rules=game.version,
        options=options,
        chairs=chairs,
        host=holder,
        secret=new_secret(),
        created=now,
        public=new.public,
        away_after=new.away_after,
        seats_each=new.seats_each,
        origin=origin,
        hints=new.hints,
        chat=new.chat,
    )


# --- Chairs -----------------------------------------------------------------------------------


def seated(game: Game, seats: Sequence[messages.NewSeat], holder: str) -> list[Chair]:
    """The chairs of a new table."""
    chairs: list[Chair] = []
    for seat in seats:
        if seat.kind == "open":
            chairs.append(Chair("open"))
        elif seat.kind == "bot":
            chairs.append(bot(game, seat.level, chairs))
        else:
            chairs.append(person(seat.name, holder, chairs))
    return chairs


def bot(game: Game, level: str | None, others: Sequence[Chair]) -> Chair:
    """A bot with an unused name."""
    level = level or STAND_IN
    if level not in game.levels:
        raise Refusal("error-unknown-bot", name=level, game=game.name, known=list(game.levels))
    taken = {chair.name for chair in others}
    return Chair("bot", next(name for name in NAMES if name not in taken), level)


def person(name: str | None, holder: str, others: Sequence[Chair]) -> Chair:
    """A person with an unused name."""
    name = " ".join((name or "").split())
    if not is_name(name, LONGEST_NAME):
        raise Refusal("error-seat-name", name=name, longest=LONGEST_NAME)
    if name in {chair.name for chair in others}:
        raise Refusal("error-same-name", name=name)
    return Chair("person", name, holder=holder)
