"""The socket of a table."""

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from karfunkel.core.errors import Refusal
from karfunkel.server.hall import holder_of
from karfunkel.server.live import POLICY, Connection, bye
from karfunkel.server.routes.asking import (
    COOKIE,
    YEAR,
    Serving,
    address,
    new_token,
    same_origin,
    token_of,
)
from karfunkel.server.store.base import StoreRefusal

router = APIRouter()


@router.websocket("/api/tables/{id}/live")
async def live(
    socket: WebSocket, id: str, serving: Serving, since: int | None = None, changes: bool = False
) -> None:
    """Commands come in, updates go out."""
    hall, guard, where = serving.hall, serving.guard, address(socket)
    blocked = where in guard.blocked or hall.closing or not guard.may_ask(where)
    if blocked or not same_origin(socket) or not guard.may_connect(where):
        await socket.close(POLICY)
        return
    token = token_of(socket)
    headers = []
    if token is None:
        token = new_token()
        cookie = f"{COOKIE}={token}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=Strict"
        secure = "; Secure" if socket.url.scheme == "wss" else ""
        headers = [(b"set-cookie", (cookie + secure).encode())]
    holder = holder_of(token)
    guard.sockets[where] += 1
    hall.metrics.sockets.inc()
    connection = Connection(
        hall,
        socket,
        id,
        holder,
        since,
        lambda: guard.may_say(where, holder),
        serving.origin(socket),
        changes=changes,
    )
    serving.connections.add(connection)
    if serving.admin.seconds_left() is not None:
        connection.send(serving.restart_message())
    try:
        try:
            await socket.accept(headers=headers)
            await hall.open(id)
        except Refusal as refusal:
            again = isinstance(refusal, StoreRefusal)
            await socket.send_text(msgspec.json.encode(bye(refusal, again=again)).decode())
            await socket.close(POLICY)
            return
        await connection.run()
    except (WebSocketDisconnect, RuntimeError) as error:
        # The client hung up before the answer. Sending to a closed socket raises one or the other,
        # depending on how far the handshake got.
        if socket.client_state is WebSocketState.CONNECTED and isinstance(error, RuntimeError):
            raise
    finally:
        serving.connections.discard(connection)
        hall.metrics.sockets.dec()
        guard.sockets[where] -= 1
        if not guard.sockets[where]:
            del guard.sockets[where]
