"""Several processes on one PostgreSQL: one owner per table, fenced by epochs; others pipe to it."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import asyncpg
import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from karfunkel.cli import main
from karfunkel.server.store import postgres as postgres_store
from karfunkel.server.store.base import Elsewhere, Fenced, Saved, StoreRefusal
from karfunkel.server.tenancy import Report, Tenancy
from tests.server.desk import BOT, mine
from tests.server.nodes import Node, nodes
from tests.server.players import Json
from tests.server.postgres import Postgres
from tests.server.serving import RealServer
from tests.server.test_keeper import damage
from tests.server.test_store import Kept, first, line

LIMIT = 60.0
START = {"id": "x1", "moment": 0, "what": {"do": "start"}}


def until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + LIMIT
    while not condition():
        assert time.monotonic() < end, "this does not happen"
        time.sleep(0.02)


# --- Claims ------------------------------------------------------------------------------------


@pytest.fixture(params=["postgres", "simulated"])
def pair(request: pytest.FixtureRequest) -> Iterator[tuple[Kept, Kept]]:
    """Two processes at one store; the first has a table."""
    found: Postgres | str = request.getfixturevalue(request.param)
    url = found if isinstance(found, str) else found.new_schema()
    with Kept(url) as one, Kept(url) as two:
        one.save(first(line("a", due=5)))
        yield one, two


def lose_lease(kept: Kept) -> None:
    """As if it had been silent for long."""
    kept.do(kept.store.renew("", b"", -1))


def second(kept: Kept, epoch: int) -> None:
    kept.save(Saved(line("a"), 2, b"second", seats=False, epoch=epoch))


def test_a_table_belongs_to_who_made_it(pair: tuple[Kept, Kept]) -> None:
    one, two = pair
    with pytest.raises(Elsewhere) as found:
        two.do(two.store.claim("a"))
    assert found.value.peer.id == one.store.me
    assert two.do(two.store.due(9, 9)) == [], "its owner looks after it"
    assert one.do(one.store.due(9, 9)) == ["a"]
    assert two.do(two.store.claim("nothing")) == 0


def test_who_lost_a_table_cannot_write(pair: tuple[Kept, Kept]) -> None:
    one, two = pair
    lose_lease(one)
    assert two.do(two.store.due(9, 9)) == ["a"], "nobody looks after it"
    epoch = two.do(two.store.claim("a"))
    assert epoch == 2
    for simple in (True, False):
        with pytest.raises(Fenced):
            one.save(Saved(line("a"), 2, b"late", seats=not simple))
    second(two, epoch)
    assert two.load("a") == [b"first", b"second"]
    with pytest.raises(StoreRefusal):
        one.do(one.store.claim("a"))  # it has no lease
    one.do(one.store.renew("", b"", 600))
    with pytest.raises(Elsewhere):
        one.do(one.store.claim("a"))


def test_a_new_claim_fences_older_writes_of_the_same_process(pair: tuple[Kept, Kept]) -> None:
    """A write that seemed to fail may arrive after the table was loaded again."""
    one, _ = pair
    assert one.do(one.store.claim("a")) == 2
    with pytest.raises(Fenced):
        second(one, 1)
    second(one, 2)


def test_who_owns_a_table_still_needs_the_right_number(pair: tuple[Kept, Kept]) -> None:
    one, _ = pair
    second(one, 1)
    with pytest.raises(Fenced):
        second(one, 1)
    with pytest.raises(Fenced):
        one.save(Saved(line("a"), 4, b"fourth", seats=False))


def test_tables_are_handed_over_at_once(pair: tuple[Kept, Kept]) -> None:
    one, two = pair
    one.do(one.store.release({"a": 7}))
    with pytest.raises(Elsewhere):
        two.do(two.store.claim("a"))  # that was another claim
    one.do(one.store.release({"a": 1}))
    assert two.do(two.store.claim("a")) == 2
    two.do(two.store.retire())
    assert one.do(one.store.claim("a")) == 3


def test_processes_see_each_other(pair: tuple[Kept, Kept]) -> None:
    one, two = pair
    one.do(one.store.renew("there:1", b"report", 600))
    (peer,) = two.do(two.store.renew("", b"", 600))
    assert (peer.id, peer.address, peer.state) == (one.store.me, "there:1", b"report")
    lose_lease(one)
    assert two.do(two.store.renew("", b"", 600)) == []
    assert one.do(one.store.shared_secret()) == two.do(two.store.shared_secret())


def test_a_lease_that_begins_again_is_noticed(pair: tuple[Kept, Kept]) -> None:
    """In between another process may have taken tables over; nobody may be shown the old ones."""
    now, gaps = [1.0], list[float]()
    tenancy = Tenancy(pair[0].store, ticks=lambda: now[0], seconds=600)
    tenancy.on_gap = lambda: gaps.append(now[0])

    def renew(at: float, answered: float) -> list[float]:
        def report() -> Report:
            now[0] = answered
            return Report()

        now[0], tenancy.report = at, report
        gaps.clear()
        pair[0].do(tenancy.renew())
        return gaps

    assert renew(1, 1) == [1], "it has just begun"
    assert renew(300, 600) == []
    assert renew(899, 901) == [901], "the answer came too late"
    assert renew(1400, 1401) == []
    assert renew(2001, 2001) == [2001]


def test_a_process_stopped_in_a_transaction_keeps_nobody_from_its_table(
    postgres: Postgres,
) -> None:
    url = postgres.new_schema()
    with Kept(url) as one, Kept(url) as two:
        one.save(first(line("a")))
        lose_lease(one)
        stopped = two.do(postgres_store.connect(url))
        two.do(stopped.execute("BEGIN"))
        two.do(stopped.execute("UPDATE tables SET epoch = epoch WHERE id = 'a'"))
        assert two.do(two.store.claim("a")) == 2
        stopped.terminate()  # its session was ended: there is nobody to take leave of


class Lost:
    """A connection whose database went away: asyncpg neither works nor counts it as closed."""

    def __init__(self) -> None:
        self.ended = False

    def is_closed(self) -> bool:
        return False

    async def fetch(self, sql: str) -> list[str]:
        raise asyncpg.InternalClientError("another operation is in progress")

    def terminate(self) -> None:
        self.ended = True


class Found(Lost):
    async def fetch(self, sql: str) -> list[str]:
        return [sql]


def test_a_connection_that_lost_track_is_refused_and_made_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lost, found = Lost(), Found()
    made = iter([lost, found])

    async def connect(url: str) -> Lost:
        return next(made)

    async def twice() -> None:
        link = postgres_store.Link("")
        with pytest.raises(StoreRefusal):
            await link.rows("something")
        assert lost.ended
        assert await link.rows("something") == ["something"]

    monkeypatch.setattr(postgres_store, "connect", connect)
    asyncio.run(twice())


# --- Servers -----------------------------------------------------------------------------------


class Guest:
    """Somebody who plays Diamant against bots, and may come in through any process."""

    def __init__(self, node: Node) -> None:
        self.token = node.http.post("/api/people").json()["token"]
        self.headers = {"Authorization": f"Bearer {self.token}"}
        new = {"game": "diamant", "seats": [mine("Anna"), BOT, BOT], "start": True, "public": True}
        made = node.http.post("/api/tables", json=new, headers=self.headers)
        self.path = f"/api/tables/{made.raise_for_status().json()['table']}"
        self.sent = 0

    def look(self, node: Node) -> Json:
        found = node.http.get(self.path, headers=self.headers).raise_for_status().json()
        position: Json = found["positions"][0]
        return position

    def command(self, node: Node) -> Json:
        until(lambda: self.look(node)["legal"])
        position = self.look(node)
        self.sent += 1
        what = {"do": "choose", "seat": 0, "action": 0}
        return {"id": f"n{self.sent}", "moment": position["moment"], "what": what}

    def play(self, node: Node) -> Json:
        """Choose through a process."""
        command = self.command(node)
        answer = node.http.post(f"{self.path}/commands", json=command, headers=self.headers)
        assert answer.is_success, answer.text
        found: Json = answer.json()
        return found

    def socket(self, node: Node) -> ClientConnection:
        return node.connect(f"{self.path}/live", self.token)


def heard(socket: ClientConnection, kind: str) -> Json:
    while True:
        message: Json = json.loads(socket.recv(timeout=LIMIT))
        if message["kind"] == kind:
            return message


def test_a_table_is_played_through_any_process(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(postgres.new_schema(), tmp_path) as (one, two):
        guest = Guest(one)
        assert guest.play(two)["ok"], "a request is passed on"
        assert guest.play(one)["ok"]
        with guest.socket(two) as socket:
            assert heard(socket, "news")["position"]["seat"] == 0
            socket.send(json.dumps(guest.command(two)))
            assert heard(socket, "answer")["ok"], "a socket is piped"
            assert len(two.hall._live) == 0, "the other process serves the table"
            assert guest.look(one)["moment"] == guest.look(two)["moment"]
        refused = two.http.post(f"{guest.path}/commands", json=START)
        assert refused.status_code == 403, "a refusal is passed on as it is"
        listed = [node.http.get("/api/tables").json()[0]["id"] for node in (one, two)]
        assert listed == [guest.path.rpartition("/")[2]] * 2


def test_a_process_that_stops_hands_its_tables_over(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(postgres.new_schema(), tmp_path, 1) as (stays,):
        leaves = Node(stays.url, tmp_path / "leaves")
        guest = Guest(leaves)
        answer = guest.play(leaves)
        with guest.socket(leaves) as direct, guest.socket(stays) as piped:
            heard(direct, "news"), heard(piped, "news")
            leaves.stop()
            assert heard(direct, "bye")["again"]
            assert heard(piped, "bye")["again"]
        assert guest.look(stays)["moment"] >= answer["moment"], "nobody waits for a lease to end"
        assert guest.play(stays)["ok"]


def test_a_lease_that_ended_shows_nothing_old(postgres: Postgres, tmp_path: Path) -> None:
    """As after a long stop of the process: others have gone on."""
    with nodes(postgres.new_schema(), tmp_path) as (one, two):
        guest = Guest(one)
        command = guest.command(one)
        with guest.socket(one) as socket:
            heard(socket, "news")
            tenancy = one.hall.tenancy
            assert tenancy
            tenancy.beat = 3600  # no more renewals
            one.loop.call_soon_threadsafe(tenancy.__setattr__, "until", 0.0)
            me = one.hall.store.me
            damage(one.url, f"UPDATE servers SET until = now() WHERE id = '{me}'")
            assert guest.play(two)["ok"], "the other process has taken the table over"
            with suppress(ConnectionClosed):  # it may have said goodbye already
                socket.send(json.dumps(command))
            assert heard(socket, "bye")["again"], "what was not answered is sent again elsewhere"
        assert guest.look(one) == guest.look(two), "asked again, it passes on"


def test_limits_count_over_all_processes(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(postgres.new_schema(), tmp_path) as (one, two):
        guard, other = (node.server.app.state.services.guard for node in (two, one))
        other.limits = other.limits._replace(tables_per_hour=10)
        guest = Guest(one)
        with guest.socket(one) as first_socket:
            heard(first_socket, "news")
            name = guard.alias("127.0.0.1")
            until(lambda: two.hall.tenancy.reports)  # type: ignore[union-attr]
            until(
                lambda: any(
                    report.sockets.get(name) and report.spent.get("tables", {}).get(name)
                    for report in two.hall.tenancy.reports.values()  # type: ignore[union-attr]
                )
            )
            guard.limits = guard.limits._replace(sockets=1)
            assert not guard.may_connect("127.0.0.1"), "the only one is at the other process"
            guard.limits = guard.limits._replace(tables_per_hour=1)
            assert not guard.may_make_table("127.0.0.1")
            assert guard.may_connect("192.0.2.1")
        page = two.http.get("/metrics").text
        assert 'karfunkel_tables_made_total{process="' in page, "with the figures of all"


def test_workers_without_a_shared_store_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--lang", "en"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


def test_workers_share_a_port_and_replace_each_other(postgres: Postgres, tmp_path: Path) -> None:
    store = ["--store", postgres.new_schema(), "--workers", "2"]
    server = RealServer(tmp_path / "data", None, *store)
    try:
        with httpx2.Client(base_url=server.address, trust_env=False, timeout=LIMIT) as http:
            new = {"game": "diamant", "seats": [mine("Anna"), mine("Ben")], "start": True}
            token = http.post("/api/people").json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            path = f"/api/tables/{http.post('/api/tables', json=new).json()['table']}"
            before = http.get(path).json()
            until(lambda: len(server.workers()) == 2)
            victim, *_ = server.workers()
            os.kill(victim, signal.SIGKILL)
            until(lambda: len(server.workers()) == 2 and victim not in server.workers())
        # Connections of a process that was killed are gone with it.
        with httpx2.Client(base_url=server.address, trust_env=False, timeout=LIMIT) as http:
            http.headers["Authorization"] = f"Bearer {token}"
            until(lambda: asked_again(http, path) == before)
        assert server.stop() == 0
    finally:
        server.kill()


def asked_again(http: httpx2.Client, path: str) -> object:
    try:
        answer = http.get(path)
    except httpx2.TransportError:
        return None
    return answer.json() if answer.is_success else None
