"""What every route needs: who is asking, from where, and the parts of the server that answer."""

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import msgspec
from fastapi import Depends, Path, Request, Response
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from karfunkel.core.errors import Refusal
from karfunkel.server import messages, wire
from karfunkel.server.admin import Admin
from karfunkel.server.bell import Bell
from karfunkel.server.brains import one_process
from karfunkel.server.coach import Coach
from karfunkel.server.costly import Costly
from karfunkel.server.hall import Hall, holder_of
from karfunkel.server.limits import Guard, party
from karfunkel.server.live import POLICY
from karfunkel.server.push import Push
from karfunkel.server.seats import Origin

if TYPE_CHECKING:
    from karfunkel.server.live import Connection
    from karfunkel.server.together import Together

COOKIE = "karfunkel"
TOKEN_BYTES = 32
YEAR = 365 * 86_400
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,32}$", description="The table.")]
# By its name, which `schema.shapes` defines: FastAPI would build the model anew for every route and
# code, a tenth of the time until a server answers.
WHY: dict[int | str, dict[str, Any]] = {
    code: {
        "description": "Refused, with the reason.",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}},
    }
    for code in (400, 403, 404, 409, 413, 429, 503)
}


@dataclass
class Services:
    """The parts of one server that routes use."""

    hall: Hall
    guard: Guard
    lan: str | None = None
    """Where others in the local network find this server."""
    connections: "set[Connection]" = field(default_factory=set)
    admin: Admin = field(default_factory=Admin)
    push: Push | None = None
    """Calls people who are away, where that is installed."""
    together: "Together | None" = None
    """The other processes of the same store."""

    def __post_init__(self) -> None:
        self.costly = Costly(self.guard.limits, bites=self.guard.bites)
        self.solving = Costly(self.guard.limits, bites=self.guard.bites, workplace=one_process)
        self.guard.blocked = self.admin.blocked
        self.coach = Coach(self.guard.limits, self.hall.store)
        if self.push:
            Bell(self.hall, self.push)

    def shut_out(self, address_: str) -> None:
        """An address is blocked: close its sockets."""
        for connection in list(self.connections):
            if address(connection.socket) == address_:
                connection.close(POLICY, Refusal("server-blocked"), again=False)

    def tell_of_restart(self) -> None:
        """Tell everybody at a table of the announced restart, or that there is none."""
        for connection in list(self.connections):
            connection.send(self.restart_message())

    def restart_message(self) -> messages.RestartMessage:
        """What those at a table are told of a restart."""
        return {"kind": "restart", "seconds": self.admin.seconds_left()}

    def origin(self, request: HTTPConnection) -> Origin:
        """Where a request comes from, as tables know it."""
        where = address(request)

        def count_table() -> None:
            if not self.guard.may_make_table(where):
                raise Refusal("server-too-many-tables")

        def count_words(holder: str) -> None:
            if not self.guard.may_speak(where, holder):
                raise Refusal("server-too-fast")

        return Origin(self.guard.alias(where), count_table, count_words)


async def _services(request: HTTPConnection) -> Services:
    found: Services = request.app.state.services
    return found


async def _hall(request: HTTPConnection) -> Hall:
    return (await _services(request)).hall


async def _person(request: Request, response: Response) -> str:
    """Who is asking; new clients get a cookie."""
    token = token_of(request)
    if token is None:
        token = new_token()
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, token, max_age=YEAR, httponly=True, samesite="strict", secure=secure
        )
    return holder_of(token)


Serving = Annotated[Services, Depends(_services)]
InHall = Annotated[Hall, Depends(_hall)]
Holder = Annotated[str, Depends(_person)]


class Json(JSONResponse):
    """JSON, written by the same encoder as the sockets’ messages."""

    def render(self, content: Any) -> bytes:
        """The bytes."""
        return msgspec.json.encode(content)


def refuse(status: int, refusal: Refusal) -> Response:
    """A refusal as an answer."""
    return Json({"refusal": wire.text(refusal)}, status)


def text_answer(kind: str) -> dict[int | str, dict[str, Any]]:
    """The schema of an answer that is not JSON."""
    return {200: {"description": "Found.", "content": {kind: {"schema": {"type": "string"}}}}}


def json_answer(model: Any) -> dict[int | str, dict[str, Any]]:
    """The schema of an answer that is encoded by hand."""
    return {200: {"description": "Found.", "model": model}}


def new_token() -> str:
    """An unguessable token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def address(request: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return party(request.client.host) if request.client else ""


def token_of(request: HTTPConnection) -> str | None:
    """The token that a request carries, in a header or a cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    found = token if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return found if 20 <= len(found) <= 100 and found.isascii() else None


def same_origin(request: HTTPConnection) -> bool:
    """Whether a request comes from our own page, or from a program other than a browser."""
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    try:
        return urlsplit(origin).netloc == request.headers.get("host")
    except ValueError:  # such as half an IPv6 address
        return False
