"""Hints while playing: what the coach would do, where that is fair."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from msgspec.json import encode

from karfunkel.analysis.shapes import Advice
from karfunkel.core.errors import Refusal
from karfunkel.core.registry import load_game
from karfunkel.server.routes.asking import WHY, Holder, Serving, TableId, address, json_answer

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables/{id}/advice", responses=WHY | json_answer(Advice))
async def advice(
    id: TableId,
    holder: Holder,
    request: Request,
    serving: Serving,
    seat: Annotated[int, Query(ge=0, le=7)],
) -> Response:
    """What the coach would choose for a seat of yours that is asked.

    Only alone with bots, or where the host allowed it; from what this seat can see.
    """
    table = (await serving.hall.settled(id)).table
    table.head.check_holder(seat, holder)
    if not table.match or table.head.status != "playing":
        raise Refusal("server-not-playing")
    if not table.head.may_ask_the_coach():
        raise Refusal("server-no-hints")
    if table.game.judge is None:
        raise Refusal("error-no-judge", game=table.game.name)
    position = table.match.position(seat)
    if not position.legal:
        raise Refusal("error-not-on-turn", player=seat)
    make = partial(advised, table.game.name, table.game.version, position.observed, seat)
    key = ("advice", id, table.moment, seat)
    made = await serving.solving.answer(address(request), key, make)
    return Response(made, media_type="application/json")


def advised(name: str, rules: int, observed: Any, seat: int) -> bytes:
    """The same, computed now; in a process of its own."""
    from karfunkel.analysis.advice import advice as ask

    return encode(ask(load_game(name, version=rules), observed, seat))
