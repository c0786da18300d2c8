"""The shape of everything on the wire, in both directions.

What comes in is checked strictly: unknown fields, wrong types and long texts are refused. What
goes out is described by the same kind of types, so that clients in other languages (the page is
one) can generate their own from the schema.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypedDict

from karfunkel.server.lesson_messages import Guidance, LessonInfo
from karfunkel.server.talk_messages import ChatMessage, Phrase, Spectator

LONGEST_NAME = 24
LONGEST_SEED = 64
LONGEST_WORDS = 200

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)
]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
PlayerSeed = Annotated[str, StringConstraints(pattern=r"^[!-~]*$", max_length=LONGEST_SEED)]
Words = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_WORDS)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
SeatCount = Annotated[int, Field(ge=1, le=8)]
Status = Literal["gathering", "playing", "over"]
SeatKind = Literal["person", "open", "bot"]
Reaction = Literal["hello", "wow", "nice", "oops", "hurry", "thanks", "haha", "bye"]
"""Ready-made reactions; each has a picture and a sentence on the page."""


class Incoming(BaseModel):
    """Something a client sends."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# --- What clients send ----------------------------------------------------------------------


class NewSeat(Incoming):
    """A seat of a new table: mine (a person at this device), open to others, or a bot."""

    kind: Literal["mine", "open", "bot"]
    name: Name | None = Field(None, description="The nickname, for a seat of mine.")
    level: str | None = Field(None, max_length=40, description="The level, for a bot.")


class Gathering(Incoming):
    """Who sits at a table to be made, and its settings."""

    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    public: bool = Field(False, description="Shown in the list, for anybody to join or watch.")
    away_after: Annotated[int, Field(ge=10, le=60 * 60 * 24 * 60)] | None = Field(
        None, description="Seconds after which a bot plays for a player who is on turn and away."
    )
    seats_each: SeatCount = Field(1, description="How many seats one person may take.")
    hints: bool = Field(False, description="Everybody may ask the coach while playing.")
    lesson: bool = Field(
        False,
        description="A first game that teaches: name one seat, yours; the lesson brings the bots "
        "and the options.",
    )
    chat: bool = Field(True, description="Players may talk; in their own words unless public.")
    seed: PlayerSeed = Field("", description="Your own seed; it is mixed into chance.")
    start: bool = Field(False, description="Begin at once if nobody is missing.")


class NewTable(Gathering):
    """A table to be made."""

    game: str = Field(max_length=40)
    options: dict[str, int | bool | str] = Field(default_factory=dict, max_length=16)


class GoOn(Gathering):
    """A table to be made, where a finished game goes on after one of its steps."""

    step: Annotated[int, Field(ge=0, le=100_000)]


class Join(Incoming):
    """Take an open seat (any, if none is named)."""

    do: Literal["join"]
    name: Name
    seat: SeatNumber | None = None
    seed: PlayerSeed = ""


class SetSeat(Incoming):
    """Before the start, the host changes a seat: opens it, or gives it to a bot."""

    do: Literal["set_seat"]
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: str | None = Field(None, max_length=40)


class SetTable(Incoming):
    """Before the start, the host closes the table to others, or says how many seats one may take.

    Fields that are left out stay unchanged. The host is exempt. The chat can be turned off and on
    at any time.
    """

    do: Literal["set_table"]
    locked: bool | None = None
    seats_each: SeatCount | None = None
    chat: bool | None = None


class Remove(Incoming):
    """Before the start, the host removes the person in this seat, who cannot sit down again."""

    do: Literal["remove"]
    seat: SeatNumber


class Seed(Incoming):
    """Before the start, contribute your own seed, after you have seen the commitment.

    A rematch begins by itself once every person has contributed one.
    """

    do: Literal["seed"]
    seat: SeatNumber
    seed: PlayerSeed


class Start(Incoming):
    """Start the game; the host may do so once every seat is taken."""

    do: Literal["start"]


class Choose(Incoming):
    """Choose an action: one of `legal`, by its number."""

    do: Literal["choose"]
    seat: SeatNumber
    action: Annotated[int, Field(ge=0, le=100_000)]


class Undo(Incoming):
    """Take back the last choice, if nothing was revealed, rolled or done by others since."""

    do: Literal["undo"]
    seat: SeatNumber


class Read(Incoming):
    """In a lesson: this many ideas have been read. Bots wait while there is one to read."""

    do: Literal["read"]
    seat: SeatNumber
    ideas: Annotated[int, Field(ge=0, le=1_000)]


class Return(Incoming):
    """In a lesson: take back everything since the learner left its story."""

    do: Literal["return"]
    seat: SeatNumber


class Leave(Incoming):
    """Give up the seat: before the start it is open again, afterwards a bot plays it."""

    do: Literal["leave"]
    seat: SeatNumber


class Replace(Incoming):
    """Vote for a bot to replace a player who has been away for long, or withdraw the vote."""

    do: Literal["replace"]
    seat: SeatNumber = Field(description="Your own seat.")
    gone: SeatNumber = Field(description="The seat of the player who is gone.")
    yes: bool = True


class React(Incoming):
    """Show a reaction to the table; those who only watch have no seat."""

    do: Literal["react"]
    seat: SeatNumber | None = None
    reaction: Reaction


class Say(Incoming):
    """Say something to the table: a phrase, or, at tables that are not public, your own words."""

    do: Literal["say"]
    seat: SeatNumber
    phrase: Phrase | None = None
    words: Words | None = None


class Watch(Incoming):
    """Tell the table the name of somebody who only watches."""

    do: Literal["watch"]
    name: Name


class Rematch(Incoming):
    """After the end: the same people and bots again. The first person who asks makes the new table,
    and is its host. There everybody contributes a new seed.
    """

    do: Literal["rematch"]
    seat: SeatNumber


Doing = (
    Join
    | SetSeat
    | SetTable
    | Remove
    | Seed
    | Start
    | Choose
    | Undo
    | Read
    | Return
    | Leave
    | Replace
    | React
    | Say
    | Watch
    | Rematch
)


class Command(Incoming):
    """One command: sent twice with the same id, it is executed once and gets the same answer."""

    id: Id = Field(description="Made by the client, new for every command.")
    moment: Annotated[int, Field(ge=0)] = Field(
        description="The moment of the position in which the choice was made."
    )
    what: Annotated[Doing, Field(discriminator="do")]


# --- What clients get -----------------------------------------------------------------------


class Text(TypedDict):
    """A message of the text files with its arguments. Arguments named `player…` hold a seat."""

    key: str
    args: dict[str, Any]


class Action(TypedDict):
    """Something a player can choose: its number, its notation, and what people read."""

    action: int
    text: str
    label: Text


class Happening(TypedDict):
    """The events of one step, as far as this seat may know them."""

    step: int
    events: list[Text]


class Stage(TypedDict):
    """How far the game is, and who moves. `moment` also increases when steps are taken back."""

    step: int
    moment: int
    chance: bool
    over: bool
    on_turn: list[int]
    ready: list[int]


class Place(TypedDict):
    """What concerns one seat alone; `lesson` only where there is one."""

    seat: int | None
    can_undo: bool
    lesson: NotRequired[Guidance]


class Position(Stage, Place):
    """All that a seat may see and do now. `seat` is null for spectators."""

    view: Mapping[str, Any]
    question: Text | None
    legal: list[Action]


class SeatInfo(TypedDict):
    """Who sits there."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    mine: bool
    connected: bool
    stand_in: bool
    """A bot plays for this person at the moment."""
    gone: bool
    """This person has been away long enough for the others to vote for a bot."""
    ready: bool
    """This person has joined the rematch."""
    votes: list[int]
    """The seats that want a bot to play for this person."""
    below: str | None
    """The level that made this bot's last choice, if it was lower than its own: the server was
    busy, or was not ready yet."""
    person: str
    """A pseudonym of whoever sits there, the same at this table and its rematches."""


class Outcome(TypedDict):
    """How the game ended."""

    scores: list[int]
    winners: list[int]


class TableInfo(TypedDict):
    """A table without its position."""

    id: str
    game: str
    rules: int
    options: dict[str, int | bool | str]
    official: bool
    status: Status
    public: bool
    host: bool
    """Whether you made this table."""
    away_after: int | None
    locked: bool
    """Only the host can sit down."""
    seats_each: int
    """How many seats one person may take."""
    removed: bool
    """The host has removed you."""
    again: bool
    """A rematch: it begins once every person is ready."""
    past: int
    """How many steps were played before, in the game that this one goes on from."""
    seats: list[SeatInfo]
    step: int
    moment: int
    created: int
    commitment: str
    player_seeds: list[str]
    secret: str | None
    """Revealed when the game is over."""
    result: Outcome | None
    rematch: str | None
    """The table of the next game."""
    coach: bool
    """Whether there is a judge for it: then its game can be analysed when it is over."""
    hints: bool
    """Whether players may ask the coach during the game: alone with bots, or if the host allows."""
    lesson: LessonInfo | None
    chat: bool
    """Whether those who sit here may talk."""
    own_words: bool
    """Whether they may do so in their own words: at tables by invitation."""
    spectators: list[Spectator]
    """Those who watch, in the order in which they came; updated once a second."""
    watching: int
    """How many watch, of whom only some are listed."""


class TableMessage(TypedDict):
    """The table has changed: who sits there, who is connected, what was voted."""

    kind: Literal["table"]
    table: TableInfo


class NewsMessage(TypedDict):
    """What happened since this seat's last update, and the current position."""

    kind: Literal["news"]
    fresh: bool
    """The client's previous position is unknown: draw the position without animation."""
    happened: list[Happening]
    position: Position


class ChangesMessage(TypedDict):
    """The same as `news`, for a client that has connected with `changes=true`.

    `position.view` has only those parts that differ from the last view that was sent for this seat
    over this socket; all others are as they were.
    """

    kind: Literal["changes"]
    happened: list[Happening]
    position: Position


class AnswerMessage(TypedDict):
    """The answer to a command."""

    kind: Literal["answer"]
    id: str
    ok: bool
    step: int
    moment: int
    refusal: Text | None
    table: NotRequired[str]
    """The table that a rematch made."""


class ReactionMessage(TypedDict):
    """Somebody shows a reaction."""

    kind: Literal["reaction"]
    seat: int | None
    reaction: Reaction
    spectator: NotRequired[Spectator]
    """Who it is, without a seat."""


class BackMessage(TypedDict):
    """While you were away a bot played for these seats of yours; now they are yours again."""

    kind: Literal["back"]
    seats: list[int]


class ByeMessage(TypedDict):
    """The server closes this connection; `again` says whether reconnecting makes sense."""

    kind: Literal["bye"]
    reason: Text
    again: bool


class RestartMessage(TypedDict):
    """The server will restart in this many seconds; null: it will not after all."""

    kind: Literal["restart"]
    seconds: int | None


Message = (
    TableMessage
    | NewsMessage
    | ChangesMessage
    | AnswerMessage
    | ReactionMessage
    | ChatMessage
    | BackMessage
    | ByeMessage
    | RestartMessage
)


class OptionInfo(TypedDict):
    """Something a table can choose; its sentence is `GAME-option-NAME`."""

    name: str
    default: int | bool | str
    allowed: list[int | bool | str]
    about: dict[str, Any] | None
    """What a screen needs to help people fill in a free-text option."""


class GameInfo(TypedDict):
    """A game that can be played here."""

    name: str
    rules: int
    players: list[int]
    official_players: list[int]
    default_players: int
    options: list[OptionInfo]
    levels: list[str]
    minutes: int
    """About how long a game takes."""
    designers: list[str]
    publisher: str
    year: int | None
    coach: bool
    """Whether there is a judge: then finished games can be analysed."""
    puzzles: bool
    lesson: bool
    """Whether it has a first game that teaches."""
    module: str | None
    """The module that draws it, for a game from another package."""


class TableLine(TypedDict):
    """A table in a list."""

    id: str
    game: str
    status: Status
    names: list[str]
    open_seats: int
    mine: list[int]
    your_turn: bool
    updated: int


class Made(TypedDict):
    """A new table."""

    table: str


class Person(TypedDict):
    """A token for a program that has no cookies; it goes into `Authorization: Bearer …`."""

    token: str


class TableState(TypedDict):
    """A table with a position for each seat of yours, or the one for spectators."""

    table: TableInfo
    positions: list[Position]


class Lan(TypedDict):
    """Where others in the local network find this server, if they can."""

    address: str | None


class Frame(TypedDict):
    """One moment of a finished game."""

    step: int
    events: list[Text]
    view: Mapping[str, Any]
    on_turn: list[int]
    chance: bool
    chosen: str
    """The step in its notation."""


class Replay(TypedDict):
    """A part of a finished game, seen from a seat or with everything open."""

    game: str
    options: dict[str, int | bool | str]
    names: list[str]
    steps: int
    result: Outcome | None
    frames: list[Frame]


class Proof(TypedDict):
    """What a check of a record found."""

    ok: bool
    steps: int
    finished: bool
    dealt: bool
    """Whether every outcome of chance was recomputed from the revealed secret."""
    refusal: Text | None


class Underway(TypedDict):
    """How far the analysis of a game is."""

    done: int
    steps: int


class Refused(TypedDict):
    """Why a request was refused."""

    refusal: Text
