"""Several processes are one server to whoever runs it, and to those who talk at a table."""

import asyncio
import json
import socket
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from karfunkel.server.admin import HEADER
from karfunkel.server.limits import Guard, Limits
from karfunkel.server.tenancy import Report, Tenancy
from tests.server.nodes import Node, nodes
from tests.server.postgres import Postgres
from tests.server.test_cluster import LIMIT, Guest, heard, until

MAY = {HEADER: "1"}
ELSEWHERE = "127.0.0.5"
"""Another address of this machine, for somebody who is blocked."""


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Node]]:
    """Two processes that know each other."""
    with nodes(postgres.new_schema(), tmp_path_factory.mktemp("together")) as found:
        until(lambda: all(node.hall.tenancy and node.hall.tenancy.peers for node in found))
        yield found


def state(node: Node) -> Any:
    return node.http.get("/api/admin", headers=MAY).raise_for_status().json()


def order(node: Node, path: str, **what: object) -> None:
    node.http.post(f"/api/admin/{path}", json=what, headers=MAY).raise_for_status()


def done(node: Node, work: Coroutine[Any, Any, object]) -> None:
    asyncio.run_coroutine_threadsafe(work, node.loop).result(LIMIT)


# --- Administration -----------------------------------------------------------------------------


def test_the_page_of_one_shows_all(pair: list[Node]) -> None:
    one, two = pair
    guest, other = Guest(one), Guest(two)
    with guest.socket(one) as first, guest.socket(two) as piped, other.socket(two) as second:
        heard(first, "news"), heard(piped, "news"), heard(second, "news")
        one.server.app.state.services.guard.bites.note("sockets", "192.0.2.1")
        two.server.app.state.services.guard.bites.note("sockets", "192.0.2.1")
        for node in pair:
            found = state(node)
            assert len(found["processes"]) == 2
            assert found["silent"] == 0
            assert found["load"]["sockets"] == 3
            tables = {table["id"]: table["watching"] for table in found["tables"]}
            assert tables[guest.path.rpartition("/")[2]] == 2
            assert tables[other.path.rpartition("/")[2]] == 1
            assert len(found["people"]) == 2, "who sits at two processes is one person"
            assert found["limits"]["sockets"] == 2
            assert {"limit": "sockets", "address": "192.0.2.1", "times": 2} in found["bitten"]


def test_a_process_that_does_not_answer_is_counted(pair: list[Node]) -> None:
    one, two = pair
    tenancy = two.hall.tenancy
    assert tenancy
    right = tenancy.address
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        tenancy.address = f"127.0.0.1:{nobody.getsockname()[1]}"
        until(lambda: state(one)["silent"] == 1)
        assert len(state(one)["processes"]) == 1
        tenancy.address = right
    until(lambda: state(one)["silent"] == 0)


def test_only_processes_may_ask_each_other(pair: list[Node]) -> None:
    guest = Guest(pair[0])
    table = guest.path.rpartition("/")[2]
    for headers in ({}, MAY, MAY | {"x-karfunkel-key": "00" * 32}):
        assert pair[0].http.get("/api/admin/here", headers=headers).status_code == 403
        path = f"/api/admin/here/tables/{table}/closed"
        assert pair[0].http.post(path, headers=headers).status_code == 403
    assert guest.look(pair[0])


def test_a_table_is_closed_wherever_it_is_served(pair: list[Node]) -> None:
    one, two = pair
    guest = Guest(one)
    with guest.socket(one) as screen:
        heard(screen, "news")
        order(two, f"tables/{guest.path.rpartition('/')[2]}", closed=True)
        assert heard(screen, "bye")["reason"]["key"] == "server-table-closed"
    for node in pair:
        assert node.http.get(guest.path, headers=guest.headers).status_code == 404
    order(two, f"tables/{guest.path.rpartition('/')[2]}", closed=False)
    assert guest.play(one)["ok"]


def test_a_restart_is_announced_at_all_processes(pair: list[Node]) -> None:
    one, two = pair
    guest = Guest(one)
    with guest.socket(one) as screen:
        heard(screen, "news")
        order(two, "restart", minutes=5)
        assert 280 <= heard(screen, "restart")["seconds"] <= 300
        assert 0 < state(one)["restart"] <= 300
        order(two, "restart", minutes=None)
        assert heard(screen, "restart")["seconds"] is None


def test_an_address_is_blocked_at_all_processes_and_stays_so(pair: list[Node]) -> None:
    one, two = pair
    order(two, "block", address="192.0.2.1")
    until(lambda: state(one)["blocked"] == ["192.0.2.1"])
    with nodes(one.url, one.folder / "new", 1) as (new,):
        until(lambda: state(new)["blocked"] == ["192.0.2.1"])
    order(one, "block", address="192.0.2.1", blocked=False)
    until(lambda: state(two)["blocked"] == [])


def test_the_sockets_of_a_blocked_address_are_closed_everywhere(pair: list[Node]) -> None:
    """Also those that come in through one process and are piped to another."""
    one, two = pair
    guest = Guest(one)
    raw = socket.create_connection(("127.0.0.1", two.port), source_address=(ELSEWHERE, 0))
    with piped(raw, two, guest) as screen:
        heard(screen, "news")
        done(two, two.hall.store.block(ELSEWHERE, True))
        assert heard(screen, "bye")["reason"]["key"] == "server-blocked"
    done(two, two.hall.store.block(ELSEWHERE, False))
    until(lambda: not any(state(node)["blocked"] for node in pair))


def piped(raw: socket.socket, node: Node, guest: Guest) -> ClientConnection:
    return connect(
        f"ws://127.0.0.1:{node.port}{guest.path}/live",
        sock=raw,
        additional_headers=guest.headers,
        open_timeout=LIMIT,
        proxy=None,
    )


# --- Limits -------------------------------------------------------------------------------------


class Counted:
    """Two processes that have told each other what was used."""

    def __init__(self, limits: Limits) -> None:
        self.guards = [Guard(limits), Guard(limits)]
        self._tenancies = [Tenancy.__new__(Tenancy) for _ in self.guards]
        for guard, tenancy in zip(self.guards, self._tenancies, strict=True):
            tenancy.peers, tenancy.reports = {}, {}
            guard.share(tenancy, bytes(32))

    def tell(self) -> None:
        one, two = self.guards
        self._tenancies[0].reports = {"two": Report(spent=two.spent())}
        self._tenancies[1].reports = {"one": Report(spent=one.spent())}


SLOW = Limits(
    requests_per_second=0.001,
    request_burst=10,
    tables_per_hour=3,
    messages_per_second=0.001,
    message_burst=10,
    words_per_second=0.001,
    words_burst=10,
    devices_per_hour=3,
)
ALLOWED = {
    "may_ask": 10,
    "may_make_table": 3,
    "may_say": 10,
    "may_speak": 10,
    "may_subscribe": 3,
}


@pytest.mark.parametrize("what", ALLOWED)
def test_what_one_may_is_counted_over_all_processes(what: str) -> None:
    counted = Counted(SLOW)
    who = ("192.0.2.1", "anna") if what in ("may_say", "may_speak") else ("192.0.2.1",)
    got = 0
    for _ in range(20):
        got += sum(getattr(guard, what)(*who) for guard in counted.guards)
        counted.tell()
    # Both may give the last one before they hear of each other.
    assert ALLOWED[what] <= got <= ALLOWED[what] + 1
    assert getattr(counted.guards[0], what)("192.0.2.2", *who[1:]), "others are not meant"


def test_an_allowance_that_is_used_at_one_process_refills_at_its_full_rate() -> None:
    counted = Counted(SLOW._replace(requests_per_second=1000.0))
    for _ in range(5):
        counted.guards[0].may_ask("192.0.2.1")
        counted.tell()
    assert counted.guards[0]._buckets["requests"]["192.0.2.1"].per_second == 1000.0


def test_connections_are_counted_over_all_processes(pair: list[Node]) -> None:
    one, two = pair
    gate = two.server.app.state.gate
    one.server.app.state.gate.open["192.0.2.7"] = 10**6  # told to the other with the next beat
    until(lambda: gate.guard.connections_elsewhere("192.0.2.7") == 10**6)
    del one.server.app.state.gate.open["192.0.2.7"]
    until(lambda: gate.guard.connections_elsewhere("192.0.2.7") == 0)


# --- Talking ------------------------------------------------------------------------------------


def test_people_talk_through_different_processes(pair: list[Node]) -> None:
    one, two = pair
    guest = Guest(one)
    with guest.socket(one) as here, guest.socket(two) as there:
        heard(here, "news"), heard(there, "news")
        for n, (speaker, listener) in enumerate(((there, here), (here, there))):
            what = {"do": "say", "seat": 0, "phrase": "luck"}
            speaker.send(json.dumps({"id": f"say{n}", "moment": 0, "what": what}))
            lines: list[Any] = []
            while not lines:
                lines = heard(listener, "chat")["lines"]
            assert lines[-1]["phrase"] == "luck"
        with guest.socket(two) as late:
            assert len(heard(late, "chat")["lines"]) == 2, "who comes later hears all of it"
