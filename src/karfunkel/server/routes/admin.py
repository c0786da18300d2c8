"""For the person who runs the server: `/admin` on the page, and these requests behind it."""

import ipaddress
import os
import resource
import socket
from collections import Counter
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Request

from karfunkel.core.errors import Refusal
from karfunkel.server import admin_messages as shapes
from karfunkel.server.admin import memory_bytes
from karfunkel.server.hosts import is_loopback
from karfunkel.server.limits import party
from karfunkel.server.pipe import PIPED
from karfunkel.server.routes.asking import WHY, Services, TableId, address, same_origin
from karfunkel.server.together import close_table

MOST_LISTED = 200


async def _allowed(request: Request) -> Services:
    """The services, for those who may administer them."""
    services: Services = request.app.state.services
    if not same_origin(request):
        raise Refusal("server-other-origin")
    services.admin.check(request)
    return services


async def _from_peer(request: Request) -> Services:
    """The services, for other processes of the same store."""
    if not request.scope.get(PIPED):
        raise Refusal("server-admin-only")
    services: Services = request.app.state.services
    return services


Allowed = Annotated[Services, Depends(_allowed)]
FromPeer = Annotated[Services, Depends(_from_peer)]
router = APIRouter(prefix="/api/admin", tags=["administration"])


@router.get("", responses=WHY)
async def state(serving: Allowed, request: Request) -> shapes.AdminState:
    """How busy the server is, and with what: all its processes together."""
    found = [_here(serving, request)]
    silent = 0
    for answer in await serving.together.ask_all() if serving.together else []:
        try:
            found.append(msgspec.json.decode(answer or b"", type=shapes.AdminState))
        except msgspec.MsgspecError:  # it does not answer, or is of another version
            silent += 1
    return _merged(found, silent)


@router.get("/here", include_in_schema=False)
async def here(serving: FromPeer, request: Request) -> shapes.AdminState:
    """The same for this process alone, when others ask for it."""
    return _here(serving, request)


def _here(serving: Services, request: Request) -> shapes.AdminState:
    hall, guard, gate = serving.hall, serving.guard, getattr(request.app.state, "gate", None)
    used = resource.getrusage(resource.RUSAGE_SELF)
    thinking, waiting = hall.brains.load()
    load: shapes.AdminLoad = {
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
    }
    name = f"{socket.gethostname()} {os.getpid()}"
    return {
        "load": load,
        "processes": [{"name": name, "load": load}],
        "silent": 0,
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


def _merged(found: list[shapes.AdminState], silent: int) -> shapes.AdminState:
    """What several processes say as one, the one that was asked first."""
    bitten: Counter[tuple[str, str]] = Counter()
    limits: Counter[str] = Counter()
    people: dict[tuple[str, str], shapes.AdminPerson] = {}
    for one in found:
        limits.update(one["limits"])
        for bite in one["bitten"]:
            bitten[bite["limit"], bite["address"]] += bite["times"]
        for person in one["people"]:
            key = person["person"], person["address"]
            if key in people:
                people[key]["tables"] += person["tables"]
            else:
                people[key] = person
    tables = [table for one in found for table in one["tables"]]
    return {
        "load": _sum([one["load"] for one in found]),
        "processes": [process for one in found for process in one["processes"]],
        "silent": silent,
        "limits": dict(limits.most_common()),
        "bitten": [
            {"limit": limit, "address": where, "times": times}
            for (limit, where), times in bitten.items()
        ],
        "tables": sorted(tables, key=lambda table: -table["watching"])[:MOST_LISTED],
        "people": list(people.values())[:MOST_LISTED],
        "blocked": found[0]["blocked"],
        "restart": found[0]["restart"],
    }


def _sum(loads: list[shapes.AdminLoad]) -> shapes.AdminLoad:
    """The load of several processes; they run since the first, on the busiest machine."""
    return {
        "seconds": max(load["seconds"] for load in loads),
        "memory": sum(load["memory"] for load in loads),
        "cpu_seconds": round(sum(load["cpu_seconds"] for load in loads), 1),
        "machine": max(load["machine"] for load in loads),
        "connections": sum(load["connections"] for load in loads),
        "sockets": sum(load["sockets"] for load in loads),
        "tables": sum(load["tables"] for load in loads),
        "thinking": sum(load["thinking"] for load in loads),
        "waiting": sum(load["waiting"] for load in loads),
        "answers": sum(load["answers"] for load in loads),
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
    if what.blocked and (where == address(request) or is_loopback(where)):
        raise Refusal("server-own-address")
    await serving.hall.store.block(where, what.blocked)
    if what.blocked:
        serving.admin.block(where)
        serving.shut_out(where)
    else:
        serving.admin.unblock(where)
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
    close_table(serving, id)
    if serving.together:
        await serving.together.ask_all(f"/tables/{id}/closed", "POST")
    return {"ok": True}


@router.post("/here/tables/{id}/closed", include_in_schema=False)
async def closed(id: TableId, serving: FromPeer) -> shapes.Done:
    """Another process has put a table into the trash."""
    close_table(serving, id)
    return {"ok": True}


@router.post("/restart", responses=WHY)
async def restart(what: shapes.Restart, serving: Allowed) -> shapes.Done:
    """Announce a restart to everybody at a table, or take the announcement back."""
    await serving.hall.store.announce(None if what.minutes is None else 60.0 * what.minutes)
    serving.admin.announce(what.minutes)
    serving.tell_of_restart()
    return {"ok": True}
