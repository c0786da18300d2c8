"""Puzzles: positions of bots' games with one clear best choice."""

from fastapi import APIRouter, Request, Response
from msgspec.json import encode

from karfunkel.analysis.puzzles import ShownPuzzles, shown
from karfunkel.server.routes.asking import WHY, Serving, address, json_answer

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/puzzles/{name}", responses=WHY | json_answer(ShownPuzzles))
async def puzzles(name: str, request: Request, serving: Serving) -> Response:
    """All puzzles of a game. The puzzle of a day is number `day * leap % count`."""
    made = await serving.costly.answer(
        address(request), ("puzzles", name), lambda: encode(shown(name))
    )
    return Response(made, media_type="application/json")
