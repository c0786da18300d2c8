"""The shape of everything on the wire, in both directions.

What comes in is checked strictly: unknown fields, wrong types and long texts are refused. What
goes out is described by the same kind of types, so that clients in other languages (the page is
one) can generate their own from the schema.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypedDict

LONGEST_NAME = 24
LONGEST_SEED = 64
REACTIONS = ("hello", "wow", "nice", "oops", "hurry", "thanks", "haha", "bye")
"""Ready-made reactions; each has a picture and a sentence on the page."""

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)
]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
PlayerSeed = Annotated[str, StringConstraints(pattern=r"^[!-~]*$", max_length=LONGEST_SEED)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Status = Literal["gathering", "playing", "over"]
SeatKind = Literal["person", "open", "bot"]
Reaction = Literal["hello", "wow", "nice", "oops", "hurry", "thanks", "haha", "bye"]


class Incoming(BaseModel):
    """Something a client sends."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# --- What clients send ----------------------------------------------------------------------


class NewSeat(Incoming):
    """A seat of a new table: mine (a person at this device), open to others, or a bot."""

    kind: Literal["mine", "open", "bot"]
    name: Name | None = Field(None, description="The nickname, for a seat of mine.")
    level: str | None = Field(None, max_length=40, description="The level, for a bot.")


class NewTable(Incoming):
    """A table to be made."""

    game: str = Field(max_length=40)
    options: dict[str, int | bool | str] = Field(default_factory=dict, max_length=16)
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    public: bool = Field(False, description="Shown in the list, for anybody to join or watch.")
    away_after: Annotated[int, Field(ge=10, le=60 * 60 * 24 * 60)] | None = Field(
        None, description="After so many seconds a bot plays for a player who is asked and gone."
    )
    seed: PlayerSeed = Field("", description="Your own seed; it is mixed into chance.")
    start: bool = Field(False, description="Begin at once if nobody is missing.")


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


class Start(Incoming):
    """Begin; the host says so once every seat is taken."""

    do: Literal["start"]


class Choose(Incoming):
    """Choose an action: one of `legal`, by its number."""

    do: Literal["choose"]
    seat: SeatNumber
    action: Annotated[int, Field(ge=0, le=100_000)]


class Undo(Incoming):
    """Take back the last choice, while nothing was revealed, rolled or done by others since."""

    do: Literal["undo"]
    seat: SeatNumber


class Leave(Incoming):
    """Give the seat up: open again before the start, played by a bot after it."""

    do: Literal["leave"]
    seat: SeatNumber


class Replace(Incoming):
    """Vote that a bot plays for a player who is gone, or withdraw the vote."""

    do: Literal["replace"]
    seat: SeatNumber = Field(description="Your own seat.")
    gone: SeatNumber = Field(description="The seat of the player who is gone.")
    yes: bool = True


class React(Incoming):
    """Show a reaction to the table."""

    do: Literal["react"]
    seat: SeatNumber
    reaction: Reaction


class Rematch(Incoming):
    """After the end: the same people and bots again. The first who asks makes the new table."""

    do: Literal["rematch"]
    seat: SeatNumber


Doing = Join | SetSeat | Start | Choose | Undo | Leave | Replace | React | Rematch


class Command(Incoming):
    """One command: sent twice with the same id it works once and gets the same answer."""

    id: Id = Field(description="Made by the client, new for every command.")
    step: Annotated[int, Field(ge=0)] = Field(
        description="The step of the position in which the choice was made."
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
    """What one step made happen, as far as this seat may know."""

    step: int
    events: list[Text]


class Position(TypedDict):
    """All that a seat may see and do now. `seat` is null for those who watch."""

    seat: int | None
    step: int
    view: Mapping[str, Any]
    question: Text | None
    legal: list[Action]
    chance: bool
    over: bool
    on_turn: list[int]
    ready: list[int]
    can_undo: bool


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
    votes: list[int]
    """The seats that want a bot to play for this person."""


class Outcome(TypedDict):
    """How the game ended."""

    scores: list[int]
    winners: list[int]


class TableInfo(TypedDict):
    """A table, apart from what lies on it."""

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
    seats: list[SeatInfo]
    step: int
    created: int
    commitment: str
    player_seeds: list[str]
    secret: str | None
    """Revealed when the game is over."""
    result: Outcome | None
    rematch: str | None
    """The table of the next game."""


class TableMessage(TypedDict):
    """The table has changed: who sits there, who is connected, what was voted."""

    kind: Literal["table"]
    table: TableInfo


class NewsMessage(TypedDict):
    """What happened since the last news of this seat, and how things stand now."""

    kind: Literal["news"]
    fresh: bool
    """Nothing is known of what came before: draw the position, animate nothing."""
    happened: list[Happening]
    position: Position


class AnswerMessage(TypedDict):
    """The answer to a command."""

    kind: Literal["answer"]
    id: str
    ok: bool
    step: int
    refusal: Text | None
    table: NotRequired[str]
    """The table that a rematch made."""


class ReactionMessage(TypedDict):
    """Somebody shows a reaction."""

    kind: Literal["reaction"]
    seat: int
    reaction: Reaction


class ByeMessage(TypedDict):
    """The server closes this connection; `again` tells whether coming back makes sense."""

    kind: Literal["bye"]
    reason: Text
    again: bool


Message = TableMessage | NewsMessage | AnswerMessage | ReactionMessage | ByeMessage


class OptionInfo(TypedDict):
    """Something a table can choose; its sentence is `GAME-option-NAME`."""

    name: str
    default: int | bool | str
    allowed: list[int | bool | str]


class GameInfo(TypedDict):
    """A game that can be played here."""

    name: str
    rules: int
    players: list[int]
    official_players: list[int]
    default_players: int
    options: list[OptionInfo]
    levels: list[str]


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
    """A table with a position for each seat of yours, or the one for those who watch."""

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
    """A part of a finished game, seen from a seat or all open."""

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
    """Every outcome of chance was computed again from the revealed secret."""
    refusal: Text | None


class Refused(TypedDict):
    """Why a request was refused."""

    refusal: Text
