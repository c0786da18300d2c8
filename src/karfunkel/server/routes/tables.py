"""Games, people, tables, and what is done there."""

from fastapi import APIRouter, Request

from karfunkel.core.registry import game_names, load_game
from karfunkel.server import messages, wire
from karfunkel.server.live import about
from karfunkel.server.routes.asking import WHY, Holder, InHall, Serving, TableId, new_token
from karfunkel.server.routes.games import module_of

MOST_LISTED = 50
router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/games")
async def games() -> list[messages.GameInfo]:
    """The games that can be played, with their options and the levels of bots."""
    return [wire.game_info(load_game(name), module_of(name)) for name in game_names()]


@router.post("/people", responses=WHY)
async def new_person() -> messages.Person:
    """A token for a program: it identifies the holder of seats."""
    return {"token": new_token()}


@router.post("/tables", responses=WHY)
async def make_table(
    new: messages.NewTable, holder: Holder, request: Request, serving: Serving
) -> messages.Made:
    """Make a table. The commitment to its chance is published at once."""
    live = await serving.hall.make(new, holder, serving.origin(request))
    return {"table": live.table.id}


@router.get("/tables", responses=WHY)
async def public_tables(holder: Holder, hall: InHall) -> list[messages.TableLine]:
    """Tables that everybody may join or watch, the newest first."""
    return [wire.table_line(line, holder) for line in await hall.public(MOST_LISTED)]


@router.get("/mine", responses=WHY)
async def my_tables(holder: Holder, hall: InHall) -> list[messages.TableLine]:
    """Tables where you hold a seat, the newest first."""
    lines = await hall.store.held_by(holder, MOST_LISTED)
    return [wire.table_line(line, holder) for line in lines]


@router.get("/tables/{id}", responses=WHY)
async def look(id: TableId, holder: Holder, hall: InHall) -> messages.TableState:
    """A table, with a position for each of your seats, or for spectators."""
    live = await hall.settled(id)
    table = live.table
    live.saw(holder, hall.ticks())
    seats: list[int | None] = [*table.head.seats_of(holder)] or [None]
    return {
        "table": about(live, holder),
        "positions": [wire.position(table, seat) for seat in seats] if table.match else [],
    }


@router.post("/tables/{id}/commands", responses=WHY)
async def obey(
    id: TableId,
    command: messages.Command,
    holder: Holder,
    request: Request,
    serving: Serving,
) -> messages.AnswerMessage:
    """Execute a command at a table. When this answers, its effects are saved."""
    return wire.answer(await serving.hall.do(id, command, holder, serving.origin(request)))
