"""The shape of what the administrator sends and sees."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from karfunkel.server.messages import Incoming, Status


class Block(Incoming):
    """The administrator blocks an address, or unblocks it."""

    address: str = Field(max_length=60)
    blocked: bool = True


class CloseTable(Incoming):
    """The administrator closes a table, or takes it out of the trash."""

    closed: bool = True


class Restart(Incoming):
    """The administrator announces a restart; without minutes the announcement is taken back."""

    minutes: Annotated[int, Field(ge=0, le=24 * 60)] | None = None


class AdminLoad(TypedDict):
    """How busy the server is."""

    seconds: int
    """Since it was started."""
    memory: int
    """Bytes of memory."""
    cpu_seconds: float
    machine: float
    """The load of the machine: how many processes want to run."""
    connections: int
    sockets: int
    tables: int
    """Tables in memory."""
    thinking: int
    """Bots that are thinking."""
    waiting: int
    """Bots that are waiting for a worker."""
    answers: int
    """Slow answers that are being computed."""


class AdminBite(TypedDict):
    """An address that reached a limit."""

    limit: str
    address: str
    times: int


class AdminTable(TypedDict):
    """A table in memory."""

    id: str
    game: str
    status: Status
    names: list[str]
    step: int
    entries: int
    watching: int
    """Sockets at this table."""


class AdminPerson(TypedDict):
    """Somebody who is connected, by a pseudonym."""

    person: str
    address: str
    tables: list[str]


class AdminProcess(TypedDict):
    """One process of the server."""

    name: str
    """Its machine, and its number there."""
    load: AdminLoad


class AdminState(TypedDict):
    """What the administrator sees."""

    load: AdminLoad
    """All processes together."""
    processes: list[AdminProcess]
    silent: int
    """Processes that did not answer in time; their figures are missing here."""
    limits: dict[str, int]
    """How often each limit was reached."""
    bitten: list[AdminBite]
    """Who reached one lately, the most recent first."""
    tables: list[AdminTable]
    people: list[AdminPerson]
    blocked: list[str]
    restart: int | None
    """Seconds until the announced restart."""


class Done(TypedDict):
    """The order was carried out."""

    ok: bool
