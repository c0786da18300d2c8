"""Finished games: records, replays and proofs."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from msgspec.json import encode

from karfunkel.analysis.shapes import Analysis
from karfunkel.core.errors import Refusal
from karfunkel.core.record import parse_record, verify
from karfunkel.server import messages, wire
from karfunkel.server.hall import Hall
from karfunkel.server.routes.asking import (
    WHY,
    Holder,
    InHall,
    Serving,
    TableId,
    address,
    json_answer,
    text_answer,
)
from karfunkel.server.table import Entry, Source, Table, source_of

UPLOAD = "/api/replays"
RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}
router = APIRouter(tags=["finished games"])


async def finished(hall: Hall, id: str) -> Table:
    """A table whose game is over."""
    table = (await hall.settled(id)).table
    if table.head.status != "over":
        raise Refusal("server-not-over")
    return table


def steps_in(text: str) -> int:
    """How many steps a record has; a table that was uploaded has no match to ask."""
    return sum(line.startswith(("chance ", "choose ")) for line in text.split("\n"))


@router.get(
    "/api/tables/{id}/record",
    responses=WHY | text_answer("text/plain"),
    response_class=Response,
)
async def record(id: TableId, hall: InHall) -> Response:
    """The record of a finished game, as text."""
    table = await finished(hall, id)
    name = f"{table.head.game}-{id}.karfunkel"
    return Response(
        table.record_text(),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/api/tables/{id}/replay", responses=WHY | json_answer(messages.Replay))
async def replay(
    id: TableId,
    request: Request,
    serving: Serving,
    seat: Literal["open", "watch", "0", "1", "2", "3", "4", "5", "6", "7"] = "open",
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    last: Annotated[int, Query(alias="to", ge=0, le=100_000)] = 100_000,
) -> Response:
    """Moments of a finished game, at most 200 at a time, from a seat or all open."""
    table = await finished(serving.hall, id)
    player = {"open": wire.OPEN, "watch": -1}.get(seat)
    if player is None:
        player = int(seat)
        if player >= len(table.head.chairs):
            raise Refusal("server-no-seat")
    text = table.record_text()
    last = min(last, first + wire.MOST_FRAMES - 1, steps_in(text))
    key = ("replay", id, player, first, last)

    def make() -> bytes:
        return encode(wire.replay(parse_record(text), player, first, last))

    made = await serving.costly.answer(address(request), key, make)
    return Response(made, media_type="application/json")


@router.get("/api/tables/{id}/proof", responses=WHY | json_answer(messages.Proof))
async def proof(id: TableId, request: Request, serving: Serving) -> Response:
    """Check a finished game: every step, every outcome of chance, the result."""
    text = (await finished(serving.hall, id)).record_text()
    key = ("proof", id)
    made = await serving.costly.answer(address(request), key, lambda: encode(prove(text)))
    return Response(made, media_type="application/json")


@router.get(
    "/api/tables/{id}/analysis",
    responses=WHY
    | json_answer(Analysis)
    | {202: {"description": "Not finished: ask again.", "model": messages.Underway}},
)
async def analysis(id: TableId, request: Request, serving: Serving) -> Response:
    """What decided a finished game: chances step by step, luck, skill, turning points."""
    table = await finished(serving.hall, id)
    if table.game.judge is None:
        raise Refusal("error-no-judge", game=table.game.name)
    text = table.record_text()
    made = await serving.coach.analysis(address(request), id, table.game, text)
    if isinstance(made, bytes):
        return Response(made, media_type="application/json")
    underway: messages.Underway = {"done": made.done, "steps": steps_in(text)}
    return Response(encode(underway), 202, media_type="application/json")


@router.post("/api/tables/{id}/on", responses=WHY)
async def go_on(
    id: TableId, new: messages.GoOn, holder: Holder, request: Request, serving: Serving
) -> messages.Made:
    """Make a table where a finished game goes on after one of its steps.

    The first steps are those of its record. What is hidden then is drawn anew when the game begins.
    """
    text = (await finished(serving.hall, id)).record_text()
    origin = serving.origin(request)
    origin.count_table()
    made: list[Source] = []

    def read() -> bytes:
        made.append(source_of(text, new.step))
        return b""

    await serving.costly.answer(address(request), None, read)
    live = await serving.hall.go_on(made[0], new, holder, origin)
    return {"table": live.table.id}


@router.post(UPLOAD, responses=WHY, openapi_extra=RECORD_BODY)
async def upload(request: Request, serving: Serving) -> messages.Made:
    """Store the record of a finished game, so that it can be shared."""
    serving.origin(request).count_table()
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("error-record-magic") from None

    made: list[tuple[Table, Entry]] = []

    def check() -> bytes:
        found = parse_record(text)
        if found.result is None:
            raise Refusal("server-not-over")
        verify(found)
        made.append(Table.uploaded(text, found, int(serving.hall.clock())))
        return b""

    await serving.costly.answer(address(request), None, check)
    ((table, entry),) = made
    await serving.hall.upload(table, entry)
    return {"table": table.id}


def prove(text: str) -> messages.Proof:
    """Check a record as `karfunkel verify` does."""
    try:
        verdict = verify(parse_record(text))
    except Refusal as refusal:
        return {
            "ok": False,
            "steps": 0,
            "finished": False,
            "dealt": False,
            "refusal": wire.text(refusal),
        }
    return {
        "ok": True,
        "steps": verdict.steps,
        "finished": verdict.finished,
        "dealt": verdict.dealt,
        "refusal": None,
    }
