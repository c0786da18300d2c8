"""The server as a web application: its routes, and the checks on every request."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from msgspec.json import encode
from starlette.exceptions import HTTPException

from karfunkel import __version__
from karfunkel.core.errors import Refusal
from karfunkel.server.admin import Admin
from karfunkel.server.hall import Hall
from karfunkel.server.hosts import KnownHosts, own_names
from karfunkel.server.limits import Guard, Limits
from karfunkel.server.live import GOING_AWAY
from karfunkel.server.page import FOLDER, page_router
from karfunkel.server.pipe import Forwarding, Pipes
from karfunkel.server.push import Push
from karfunkel.server.routes import admin as admin_routes
from karfunkel.server.routes import (
    advice,
    around,
    games,
    health,
    puzzles,
    records,
    sockets,
    solved,
    tables,
)
from karfunkel.server.routes import push as push_routes
from karfunkel.server.routes.asking import Json, Services, address, refuse, same_origin
from karfunkel.server.schema import shapes
from karfunkel.server.store.base import StoreRefusal
from karfunkel.server.tenancy import Report, Tenancy
from karfunkel.server.together import Together
from karfunkel.server.turns import InTurns

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
Tables for board games: `GET /api/games` lists them.

A program gets a token from `POST /api/people` and sends it as `Authorization: Bearer TOKEN`; a
browser gets it as a cookie. Seats are held by tokens. Everything a person can do at a table is a
**command** (`Command`), sent by HTTP or over the table’s WebSocket; everything a seat may know
comes as messages (`Message`). A refusal is a message key with arguments; the sentences stand in
the project’s text files.

**The WebSocket** `/api/tables/{id}/live?since=MOMENT` sends `Message` objects as text frames and
takes `Command` objects. First comes a `table`, then for every seat of yours (or for those who
watch) a `news`. After a pause connect with `since`, the last moment you know, and get what you
missed; without it, or after a long time, `news.fresh` is true and only the position counts. With
`changes=true`, only the parts of a view that have changed are told, as `changes`.

A choice names the moment of the position it was made in. Sent twice with the same id it works once;
made in an older position it is refused with `server-stale`, and the current position follows.
""".strip()


class App(FastAPI):
    """The application around a hall."""

    def __init__(self, services: Services | None, page: Path, names: frozenset[str]) -> None:
        super().__init__(
            title="Karfunkel",
            version=__version__,
            description=DESCRIPTION,
            openapi_url=None,  # served from memory, see `around`
            docs_url=None,
            redoc_url=None,
            lifespan=lifespan,
            default_response_class=Json,
        )
        self.state.services = services
        self.add_middleware(KnownHosts, names)
        self.middleware("http")(watch)
        self.add_middleware(InTurns)
        self.add_exception_handler(Refusal, on_refusal)
        self.add_exception_handler(RequestValidationError, on_odd_request)
        self.add_exception_handler(HTTPException, on_http)
        self.add_exception_handler(Exception, on_mistake)
        for subject in (
            tables,
            advice,
            records,
            around,
            solved,
            puzzles,
            games,
            health,
            sockets,
            admin_routes,
            push_routes,
        ):
            self.include_router(subject.router)
        self.include_router(page_router(page))

    def openapi(self) -> dict[str, Any]:
        """The schema of the routes, and of what the sockets say."""
        found = super().openapi()
        found["components"]["schemas"] = {**found["components"]["schemas"], **shapes()}
        return found

    @staticmethod
    def describe() -> bytes:
        """The schema as JSON, made without a server.

        That takes a second, and Pydantic keeps the interpreter for a tenth of it at a time, so it
        is done in another process.
        """
        return encode(App(None, FOLDER, frozenset()).openapi())

    async def farewell(self) -> None:
        """Tell all sockets that the server is stopping, and wait until that is sent."""
        services: Services = self.state.services
        await services.hall.hand_over()
        for connection in list(services.connections):
            connection.close(GOING_AWAY, Refusal("server-closing"), again=True)
        for _ in range(100):
            if not services.connections:
                break
            await asyncio.sleep(0.02)


def share(app: App, tenancy: Tenancy, key: bytes) -> Pipes:
    """Serve together with the other processes of the same store, which share a key."""
    services: Services = app.state.services
    services.guard.share(tenancy, key)

    def report() -> Report:
        gate = getattr(app.state, "gate", None)
        return Report(
            sockets=services.guard.sockets_open(),
            spent=services.guard.spent(),
            connections=gate.many_open() if gate else {},
            figures=services.hall.metrics.figures(),
        )

    tenancy.report = report
    pipes = Pipes(services.hall, key)
    app.add_middleware(Forwarding, pipes)
    services.together = Together(services, pipes)
    return pipes


def make_app(
    hall: Hall,
    limits: Limits | None = None,
    lan: str | None = None,
    page: Path = FOLDER,
    names: frozenset[str] | None = None,
    admin: Admin | None = None,
    push: Push | None = None,
) -> App:
    """The application around a hall; `page` is the folder of the built page."""
    guard = Guard(limits or Limits())
    services = Services(hall, guard, lan, admin=admin or Admin(), push=push)
    return App(services, page, own_names() if names is None else names)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """The hall is open while the application runs."""
    hall: Hall = app.state.services.hall
    hall.begin()
    together: Together | None = app.state.services.together
    if together:
        together.begin()
    yield
    if together:
        await together.close()
    app.state.services.costly.close()
    app.state.services.solving.close()
    await app.state.services.coach.close()
    await hall.close()


# --- What every request has to pass -----------------------------------------------------------

Proceed = Callable[[Request], Awaitable[Response]]


async def watch(request: Request, proceed: Proceed) -> Response:
    """Check a request; its answer always has strict headers."""
    refusal = check(request)
    response = refuse(*refusal) if refusal else await proceed(request)
    for name, value in HEADERS.items():
        response.headers[name] = value
    if request.url.path.startswith("/api/"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def check(request: Request) -> tuple[int, Refusal] | None:
    """Why a request is refused before routing, with the status of the answer."""
    guard: Guard = request.app.state.services.guard
    if address(request) in guard.blocked:
        return 403, Refusal("server-blocked")
    if not guard.may_ask(address(request)):
        return 429, Refusal("server-too-fast")
    if request.method not in ("GET", "HEAD") and not same_origin(request):
        return 403, Refusal("server-other-origin")
    uploading = request.url.path == records.UPLOAD
    limit = guard.limits.record_bytes if uploading else guard.limits.body_bytes
    size = request.headers.get("content-length", "0")
    chunked = "transfer-encoding" in request.headers
    if chunked or not size.isdecimal() or int(size) > limit:
        return 413, Refusal("server-too-large", limit=limit)
    return None


# --- How refusals are answered ----------------------------------------------------------------

STATUS = {
    "server-no-table": 404,
    "server-not-your-seat": 403,
    "server-not-host": 403,
    "server-no-hints": 403,
    "server-no-chat": 403,
    "server-no-push": 404,
    "server-phrases-only": 403,
    "server-admin-only": 403,
    "server-admin-token": 401,
    "server-other-origin": 403,
    "server-removed": 403,
    "server-locked": 409,
    "server-seats-each": 409,
    "server-not-gone": 409,
    "server-enough": 429,
    "server-too-fast": 429,
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


async def on_refusal(request: Request, refusal: Exception) -> Response:
    """A request was refused."""
    assert isinstance(refusal, Refusal)
    request.app.state.services.hall.metrics.refusals.inc()
    return refuse(status_of(refusal), refusal)


async def on_odd_request(request: Request, error: Exception) -> Response:
    """A request does not have the shape of the schema."""
    assert isinstance(error, RequestValidationError)
    place = ".".join(str(part) for part in error.errors()[0]["loc"])
    return refuse(400, Refusal("server-odd-request", place=place[:60]))


async def on_http(request: Request, error: Exception) -> Response:
    """There is no such path, or not for this method."""
    assert isinstance(error, HTTPException)
    response = refuse(error.status_code, Refusal("server-nothing-here"))
    response.headers.update(error.headers or {})
    return response


async def on_mistake(request: Request, error: Exception) -> Response:
    """A bug of ours; details go only to the log. Or there is no memory left for this request."""
    if isinstance(error, MemoryError):
        request.app.state.services.hall.room = 0.0  # until memory is measured again
        return refuse(503, Refusal("server-full"))
    return refuse(500, Refusal("server-mistake"))
