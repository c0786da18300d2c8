"""The server as a web application: routes, and what every request has to pass."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
import segno
from fastapi import Depends, FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from karfunkel import __version__
from karfunkel.core.errors import Refusal
from karfunkel.core.record import parse_record, verify
from karfunkel.core.registry import game_names, load_game
from karfunkel.server import messages, wire
from karfunkel.server.hall import Hall, holder_of
from karfunkel.server.limits import Guard, Limits
from karfunkel.server.live import GOING_AWAY, POLICY, Connection, bye
from karfunkel.server.page import INDEX, Asset, load_assets
from karfunkel.server.schema import shapes
from karfunkel.server.store.base import StoreRefusal
from karfunkel.server.table import Table

COOKIE = "karfunkel"
TOKEN_BYTES = 32
YEAR = 365 * 86_400
MOST_LISTED = 50
LONGEST_QR = 300
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
DESCRIPTION = """
Tables for Emerald, King of the Dice and Diamant.

A program gets a token from `POST /api/people` and sends it as `Authorization: Bearer TOKEN`; a
browser gets it as a cookie. Seats are held by tokens. Everything a person can do at a table is a
**command** (`Command`), sent by HTTP or over the table’s WebSocket; everything a seat may know
comes as messages (`Message`). A refusal is a message key with arguments; the sentences stand in
the project’s text files.

**The WebSocket** `/api/tables/{id}/live?since=STEP` sends `Message` objects as text frames and
takes `Command` objects. First comes a `table`, then for every seat of yours (or for those who
watch) a `news`. After a pause connect with `since`, the last step you know, and get what you
missed; without it, or after a long time, `news.fresh` is true and only the position counts.

A choice names the step of the position it was made in. Sent twice with the same id it works once;
made in an older position it is refused with `server-stale`, and the current position follows.
""".strip()
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,32}$", description="The table.")]
WHY: dict[int | str, dict[str, Any]] = {
    code: {"model": messages.Refused, "description": "Refused, with the reason."}
    for code in (400, 403, 404, 409, 413, 429, 503)
}


def text_answer(kind: str) -> dict[int | str, dict[str, Any]]:
    """An answer that is no JSON, as the schema describes it."""
    return {200: {"description": "Found.", "content": {kind: {"schema": {"type": "string"}}}}}


RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}


class Json(JSONResponse):
    """JSON, written by the same encoder as the sockets’ messages."""

    def render(self, content: Any) -> bytes:
        """The bytes."""
        return msgspec.json.encode(content)


def make_app(
    hall: Hall,
    limits: Limits | None = None,
    lan: str | None = None,
    assets: dict[str, Asset] | None = None,
) -> FastAPI:
    """The application around a hall."""
    assets = load_assets() if assets is None else assets
    guard = Guard(limits or Limits())
    connections: set[Connection] = set()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall.begin()
        yield
        await hall.close()

    async def farewell() -> None:
        """Tell all sockets that the server stops, and wait until they have heard it."""
        hall.closing = True
        for connection in list(connections):
            connection.close(GOING_AWAY, Refusal("server-closing"), again=True)
        for _ in range(100):
            if not connections:
                break
            await asyncio.sleep(0.02)

    app = FastAPI(
        title="Karfunkel",
        version=__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        default_response_class=Json,
    )
    app.state.hall = hall
    app.state.farewell = farewell

    # --- What every request has to pass -----------------------------------------------------

    @app.middleware("http")
    async def watch(
        request: Request, proceed: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        response = await checked(request, proceed)
        for name, value in HEADERS.items():
            response.headers[name] = value
        if request.url.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    async def checked(
        request: Request, proceed: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        if not guard.may_ask(address(request)):
            return refuse(429, Refusal("server-too-fast"))
        if request.method not in ("GET", "HEAD") and not same_origin(request):
            return refuse(403, Refusal("server-other-origin"))
        limit = (
            guard.limits.record_bytes
            if request.url.path == "/api/replays"
            else guard.limits.body_bytes
        )
        size = request.headers.get("content-length", "0")
        chunked = "transfer-encoding" in request.headers
        if chunked or not size.isdecimal() or int(size) > limit:
            return refuse(413, Refusal("server-too-large", limit=limit))
        return await proceed(request)

    @app.exception_handler(Refusal)
    async def on_refusal(request: Request, refusal: Refusal) -> Response:
        hall.metrics.refusals.inc()
        return refuse(status_of(refusal), refusal)

    @app.exception_handler(RequestValidationError)
    async def on_odd_request(request: Request, error: RequestValidationError) -> Response:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        return refuse(400, Refusal("server-odd-request", place=place[:60]))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        response = refuse(error.status_code, Refusal("server-nothing-here"))
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def on_mistake(request: Request, error: Exception) -> Response:
        return refuse(500, Refusal("server-mistake"))

    async def person(request: Request, response: Response) -> str:
        """Who asks; somebody new gets a cookie."""
        token = token_of(request)
        if token is None:
            token = secrets.token_urlsafe(TOKEN_BYTES)
            secure = request.url.scheme == "https"
            response.set_cookie(
                COOKIE, token, max_age=YEAR, httponly=True, samesite="strict", secure=secure
            )
        return holder_of(token)

    Holder = Annotated[str, Depends(person)]  # noqa: N806 (a type)

    # --- Tables -----------------------------------------------------------------------------

    @app.get("/api/games", tags=["tables"])
    async def games() -> list[messages.GameInfo]:
        """The games that can be played, with their options and the levels of bots."""
        return [wire.game_info(load_game(name)) for name in game_names()]

    @app.post("/api/people", tags=["tables"], responses=WHY)
    async def new_person() -> messages.Person:
        """A token for a program: it holds seats for whoever sends it."""
        return {"token": secrets.token_urlsafe(TOKEN_BYTES)}

    @app.post("/api/tables", tags=["tables"], responses=WHY)
    async def make_table(new: messages.NewTable, holder: Holder, request: Request) -> messages.Made:
        """Make a table. The commitment to its chance is published at once."""
        if not guard.may_make_table(address(request)):
            raise Refusal("server-too-many-tables")
        live = await hall.make(new, holder)
        return {"table": live.table.id}

    @app.get("/api/tables", tags=["tables"], responses=WHY)
    async def public_tables(holder: Holder) -> list[messages.TableLine]:
        """Tables that everybody may join or watch, the newest first."""
        return [wire.table_line(line, holder) for line in await hall.store.public(MOST_LISTED)]

    @app.get("/api/mine", tags=["tables"], responses=WHY)
    async def my_tables(holder: Holder) -> list[messages.TableLine]:
        """Tables where you hold a seat, the newest first."""
        lines = await hall.store.held_by(holder, MOST_LISTED)
        return [wire.table_line(line, holder) for line in lines]

    @app.get("/api/tables/{id}", tags=["tables"], responses=WHY)
    async def look(id: TableId, holder: Holder) -> messages.TableState:
        """A table, with a position for each seat of yours or for those who watch."""
        live = await hall.settled(id)
        table = live.table
        seats: list[int | None] = [*table.seats_of(holder)] or [None]
        return {
            "table": wire.table_info(table, holder, live.connected()),
            "positions": [wire.position(table, seat) for seat in seats] if table.match else [],
        }

    @app.post("/api/tables/{id}/commands", tags=["tables"], responses=WHY)
    async def obey(
        id: TableId, command: messages.Command, holder: Holder
    ) -> messages.AnswerMessage:
        """Do something at a table. When this answers, what it did is safe."""
        return wire.answer(await hall.do(id, command, holder))

    # --- Finished games -----------------------------------------------------------------------

    async def finished(id: str) -> Table:
        table = (await hall.settled(id)).table
        if table.head.status != "over":
            raise Refusal("server-not-over")
        return table

    @app.get(
        "/api/tables/{id}/record",
        tags=["finished games"],
        responses=WHY | text_answer("text/plain"),
        response_class=Response,
    )
    async def record(id: TableId) -> Response:
        """The record of a finished game, as text."""
        table = await finished(id)
        name = f"{table.head.game}-{id}.karfunkel"
        return Response(
            table.record_text(),
            media_type="text/plain; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @app.get("/api/tables/{id}/replay", tags=["finished games"], responses=WHY)
    async def replay(
        id: TableId,
        seat: Literal["open", "watch", "0", "1", "2", "3", "4", "5", "6", "7"] = "open",
        first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
        last: Annotated[int, Query(alias="to", ge=0, le=100_000)] = 100_000,
    ) -> messages.Replay:
        """Moments of a finished game, at most 200 at a time, from a seat or all open."""
        table = await finished(id)
        found = parse_record(table.record_text())
        player = {"open": wire.OPEN, "watch": -1}.get(seat)
        if player is None:
            player = int(seat)
            if player >= len(table.head.chairs):
                raise Refusal("server-no-seat")
        return wire.replay(found, player, first, last)

    @app.get("/api/tables/{id}/proof", tags=["finished games"], responses=WHY)
    async def proof(id: TableId) -> messages.Proof:
        """Check a finished game: every step, every outcome of chance, the result."""
        return prove((await finished(id)).record_text())

    @app.post("/api/replays", tags=["finished games"], responses=WHY, openapi_extra=RECORD_BODY)
    async def upload(request: Request) -> messages.Made:
        """Keep the record of a finished game, so that it can be shown to others."""
        if not guard.may_make_table(address(request)):
            raise Refusal("server-too-many-tables")
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            raise Refusal("error-record-magic") from None
        found = parse_record(text)
        if found.result is None:
            raise Refusal("server-not-over")
        verify(found)
        table, entry = Table.uploaded(text, found, int(hall.clock()))
        await hall.upload(table, entry)
        return {"table": table.id}

    # --- Around -------------------------------------------------------------------------------

    @app.get(
        "/api/qr",
        tags=["around"],
        responses=WHY | text_answer("image/svg+xml"),
        response_class=Response,
    )
    async def qr(
        text: Annotated[str, Query(min_length=1, max_length=LONGEST_QR)],
    ) -> Response:
        """A link as a picture that phones can read."""
        drawn = segno.make(text, error="m", micro=False).svg_inline(
            scale=4, border=2, omitsize=True
        )
        drawn = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        return Response(drawn, media_type="image/svg+xml")

    @app.get("/api/lan", tags=["around"])
    async def local_address() -> messages.Lan:
        """Where others in the local network find this server, if they can."""
        return {"address": lan}

    @app.get("/healthz", include_in_schema=False)
    async def healthy() -> dict[str, bool]:
        return {"ok": True}

    @app.get("/readyz", include_in_schema=False)
    async def ready() -> dict[str, bool]:
        await hall.store.public(1)
        return {"ok": True}

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(hall.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: str, since: int | None = None) -> None:
        where = address(socket)
        if not same_origin(socket) or not guard.may_connect(where) or hall.closing:
            await socket.close(POLICY)
            return
        token = token_of(socket)
        headers = []
        if token is None:
            token = secrets.token_urlsafe(TOKEN_BYTES)
            cookie = f"{COOKIE}={token}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=Strict"
            headers = [(b"set-cookie", cookie.encode())]
        guard.sockets[where] += 1
        hall.metrics.sockets.inc()
        connection = Connection(hall, socket, id, holder_of(token), since, guard.message_bucket())
        connections.add(connection)
        try:
            await socket.accept(headers=headers)
            try:
                await hall.open(id)
            except Refusal as refusal:
                again = isinstance(refusal, StoreRefusal)
                await socket.send_text(msgspec.json.encode(bye(refusal, again=again)).decode())
                await socket.close(POLICY)
                return
            await connection.run()
        finally:
            connections.discard(connection)
            hall.metrics.sockets.dec()
            guard.sockets[where] -= 1
            if not guard.sockets[where]:
                del guard.sockets[where]

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404)
        asset = assets.get(path)
        if asset is None and "." not in path.rpartition("/")[2]:
            asset = assets.get(INDEX)
        if asset is None:
            raise HTTPException(404)
        headers = {"Cache-Control": asset.cache, "Vary": "Accept-Encoding"}
        if asset.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                asset.packed,
                media_type=asset.kind,
                headers=headers | {"Content-Encoding": "gzip"},
            )
        return Response(asset.body, media_type=asset.kind, headers=headers)

    whole = app.openapi

    def openapi() -> dict[str, Any]:
        found = whole()
        found["components"]["schemas"] = {**found["components"]["schemas"], **shapes()}
        return found

    app.openapi = openapi  # type: ignore[method-assign]
    return app


def refuse(status: int, refusal: Refusal) -> Response:
    """A refusal as an answer."""
    return Json({"refusal": wire.text(refusal)}, status)


STATUS = {
    "server-no-table": 404,
    "server-not-your-seat": 403,
    "server-not-host": 403,
    "server-stale": 409,
    "server-too-many-tables": 429,
    "server-not-over": 409,
    "server-not-playing": 409,
    "server-not-gathering": 409,
    "server-seat-taken": 409,
    "error-record-rules": 409,
}


def status_of(refusal: Refusal) -> int:
    """The status that fits a refusal."""
    if isinstance(refusal, StoreRefusal):
        return 503
    return STATUS.get(refusal.key, 400)


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


def address(request: HTTPConnection) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def token_of(request: HTTPConnection) -> str | None:
    """The token that a request carries, in a header or a cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    found = token if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return found if 20 <= len(found) <= 100 and found.isascii() else None


def same_origin(request: HTTPConnection) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser."""
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return urlsplit(origin).netloc == request.headers.get("host")
