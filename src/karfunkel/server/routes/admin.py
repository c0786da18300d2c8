"""For the person who runs the server: `/admin` on the page, and these requests behind it."""

import ipaddress
import os
import resource
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from karfunkel.core.errors import Refusal
from karfunkel.server import admin_messages as shapes
from karfunkel.server import messages
from karfunkel.server.admin import memory_bytes
from karfunkel.server.hosts import is_loopback
from karfunkel.server.limits import party
from karfunkel.server.live import POLICY
from karfunkel.server.routes.asking import WHY, Services, TableId, address, same_origin

MOST_LISTED = 200


async def _allowed(request: Request) -> Services:
    """The services, for those who may administer them."""
    services: Services = request.app.state.services
    if not same_origin(request):
        raise Refusal("server-other-origin")
    services.admin.check(request)
    return services


Allowed = Annotated[Services, Depends(_allowed)]
router = APIRouter(prefix="/api/admin", tags=["administration"])


@router.get("", responses=WHY)
async def state(serving: Allowed, request: Request) -> shapes.AdminState:
    """How busy the server is, and with what."""
    hall, guard, gate = serving.hall, serving.guard, getattr(request.app.state, "gate", None)
    used = resource.getrusage(resource.RUSAGE_SELF)
    thinking, waiting = hall.brains.load()
    return {
        "load": {
            "seconds": round(serving.admin.ticks() - serving.admin.began),
            "memory": memory_bytes(),
            "cpu_seconds": round(used.ru_utime + used.ru_stime, 1),
            "machine": round(os.getloadavg()[0], 2),
            "connections": gate.total if gate else 0,
            "sockets": len(serving.connections),
            "tables": len(hall.tables()),
            "thinking": thinking,
            "waiting": waiting,
            "answers": serving.costly.waiting,
        },
        "limits": dict(guard.bites.most_common()),
        "bitten": [
            {"limit": limit, "address": where, "times": times}
            for (limit, where), times in reversed(guard.bites.who.items())
        ],
        "tables": _tables(serving),
        "people": _people(serving),
        "blocked": sorted(serving.admin.blocked),
        "restart": serving.admin.seconds_left(),
    }


def _tables(serving: Services) -> list[shapes.AdminTable]:
    """The tables in memory, those with the most viewers first."""
    lives = sorted(serving.hall.tables(), key=lambda live: -len(live.watchers))
    return [
        {
            "id": live.table.id,
            "game": live.table.head.game,
            "status": live.table.head.status,
            "names": [chair.name for chair in live.table.head.chairs],
            "step": live.table.step,
            "entries": live.table.entries,
            "watching": len(live.watchers),
        }
        for live in lives[:MOST_LISTED]
    ]


def _people(serving: Services) -> list[shapes.AdminPerson]:
    """Those who are connected, by pseudonyms: nobody's token or its hash is shown."""
    found: dict[tuple[str, str], shapes.AdminPerson] = {}
    for one in serving.connections:
        key = serving.guard.alias(one.holder), address(one.socket)
        person = found.setdefault(key, {"person": key[0], "address": key[1], "tables": []})
        person["tables"].append(one.id)
    return list(found.values())[:MOST_LISTED]


@router.post("/block", responses=WHY)
async def block(what: shapes.Block, serving: Allowed, request: Request) -> shapes.Done:
    """Block an address, or unblock it; its sockets are closed."""
    where = _address(what.address)
    if not what.blocked:
        serving.admin.unblock(where)
        return {"ok": True}
    if where == address(request) or is_loopback(where):
        raise Refusal("server-own-address")
    serving.admin.block(where)
    for connection in list(serving.connections):
        if address(connection.socket) == where:
            connection.close(POLICY, Refusal("server-blocked"), again=False)
    return {"ok": True}


def _address(text: str) -> str:
    """An address as limits count it; a network of IPv6 addresses is one."""
    try:
        return party(str(ipaddress.ip_address(text.removesuffix("/64"))))
    except ValueError:
        raise Refusal("server-no-address", address=text) from None


@router.post("/tables/{id}", responses=WHY)
async def table(id: TableId, what: shapes.CloseTable, serving: Allowed) -> shapes.Done:
    """Close a table, which puts it into the trash, or take it out again."""
    if not what.closed:
        await serving.hall.restore(id)
        return {"ok": True}
    await serving.hall.shut(id)
    for connection in list(serving.connections):
        if connection.id == id:
            connection.close(POLICY, Refusal("server-table-closed"), again=False)
    return {"ok": True}


@router.post("/restart", responses=WHY)
async def restart(what: shapes.Restart, serving: Allowed) -> shapes.Done:
    """Announce a restart to everybody at a table, or take the announcement back."""
    serving.admin.announce(what.minutes)
    for connection in list(serving.connections):
        announce(serving, connection)
    return {"ok": True}


def announce(serving: Services, connection: Any) -> None:
    """Tell one socket about the restart."""
    told: messages.RestartMessage = {"kind": "restart", "seconds": serving.admin.seconds_left()}
    connection.send(told)
