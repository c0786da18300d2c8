"""What games of other packages provide for the page: messages, rules, and a module that draws.

Our own games are part of the built page.
"""

import mimetypes
from typing import Literal

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from karfunkel.core.places import places
from karfunkel.core.registry import game_names

mimetypes.add_type("text/plain", ".ftl")
router = APIRouter(prefix="/games", include_in_schema=False)


@router.get("/{name}/{folder}/{path:path}")
async def bring(name: str, folder: Literal["text", "web"], path: str, request: Request) -> Response:
    """A file of a game's package."""
    place = places().get(name)
    if place is None or place.package is None or name not in game_names() or "/." in f"/{path}":
        raise HTTPException(404)
    files = StaticFiles(directory=place.folder / folder, check_dir=False)
    response = await files.get_response(path, request.scope)
    response.headers["Cache-Control"] = "no-cache"
    return response


def module_of(name: str) -> str | None:
    """Where the page finds the module of a game from another package."""
    place = places()[name]
    has_one = place.package is not None and (place.folder / "web" / "index.js").is_file()
    return f"/games/{name}/web/index.js" if has_one else None
