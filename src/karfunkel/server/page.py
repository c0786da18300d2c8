"""The built page: files compressed at build time, and one index for its own paths."""

import mimetypes
from os import PathLike, fspath, stat, stat_result
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class PageFiles(StaticFiles):
    """The files of the page, and the index for the page's own paths."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at this path."""
        if path.startswith(("api/", ".")) or "/." in path:
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException:
            if "." in path.rpartition("/")[2]:
                raise
            response = await super().get_response(INDEX, scope)
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else "no-cache"
        response.headers["Vary"] = "Accept-Encoding"
        return response

    def file_response(
        self,
        full_path: "str | PathLike[str]",
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, or its compressed copy for clients that accept it."""
        headers, packed = Headers(scope=scope), f"{fspath(full_path)}.gz"
        if "gzip" not in headers.get("accept-encoding", "") or not Path(packed).is_file():
            return super().file_response(full_path, stat_result, scope, status_code)
        response = FileResponse(
            packed,
            headers={"Content-Encoding": "gzip"},
            media_type=mimetypes.guess_type(full_path)[0],
            stat_result=stat(packed),
        )
        if self.is_not_modified(response.headers, headers):
            return NotModifiedResponse(response.headers)
        return response


def page_router(folder: Path = FOLDER) -> APIRouter:
    """The page, for every path that no other route matches."""
    router, files = APIRouter(include_in_schema=False), PageFiles(folder)

    @router.get("/{path:path}")
    async def page(path: str, request: Request) -> Response:
        return await files.get_response(path, request.scope)

    return router
