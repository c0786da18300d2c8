"""The server over sockets: commands in, updates out."""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event
from typing import Any, cast

import pytest
from fastapi import WebSocket
from websockets.exceptions import InvalidStatus

from karfunkel.server.frames import EXTENSION, unframed
from karfunkel.server.hall import Hall
from karfunkel.server.live import Connection
from karfunkel.server.store.sqlite import SqliteStore
from karfunkel.server.wire import RECENT
from tests.server.desk import (
    ANNA,
    BOT,
    OPEN,
    PATIENCE,
    SWIFT,
    WIDE,
    Client,
    command,
    mine,
    new_table,
    served,
    with_hall,
)
from tests.server.test_http import Program


class Screen:
    """A socket at a table, and what it was told."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.told: list[dict[str, Any]] = []
        self.sent = 0

    def next(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; others are kept in `told`."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            self.told.append(message)
            if message["kind"] == kind:
                return message

    def until(self, kind: str, wanted: Any) -> dict[str, Any]:
        while True:
            message = self.next(kind)
            if wanted(message):
                return message

    def send(self, do: str, moment: int = 0, id: str | None = None, **what: Any) -> str:
        self.sent += 1
        id = id or f"s{self.sent}"
        self.socket.send(json.dumps({"id": id, "moment": moment, "what": {"do": do, **what}}))
        return id


@contextmanager
def at(program: Program, table: str, query: str = "", **headers: str) -> Iterator[Screen]:
    path = f"/api/tables/{table}/live{query}"
    with program.client.connect(path, program.headers | headers) as socket:
        yield Screen(socket)


def two_people(client: Client) -> tuple[Program, Program, str]:
    ada, ben = Program(client), Program(client)
    table = ada.make(mine("Ada"), OPEN)
    ben.command(table, "join", name="Ben")
    ada.command(table, "start")
    return ada, ben, table


@pytest.mark.parametrize(("scheme", "secure"), [("https", True), ("http", False)])
def test_the_cookie_of_a_socket_is_secure_behind_https(
    tmp_path: Path, scheme: str, secure: bool
) -> None:
    with served(tmp_path, proxy=True) as client:
        table = Program(client).make(mine("Ada"), OPEN)
        path, proto = f"/api/tables/{table}/live", {"X-Forwarded-Proto": scheme}
        with client.connect(path, proto) as socket:
            assert socket.response
            cookie = socket.response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert ("; Secure" in cookie) == secure


def test_first_comes_the_table_then_a_fresh_position(client: Client) -> None:
    ada, _, table = two_people(client)
    with at(ada, table) as screen:
        assert screen.next("table")["table"]["seats"][0]["mine"]
        news = screen.next("news")
        assert news["fresh"]
        assert news["position"]["seat"] == 0
        assert [action["text"] for action in news["position"]["legal"]] == ["go on", "leave"]
        assert news["happened"][0]["events"][0]["key"] == "diamant-event-round-begins"


def test_names_appear_as_friends_come_in(client: Client) -> None:
    ada, ben = Program(client), Program(client)
    table = ada.make(mine("Ada"), OPEN)
    with at(ada, table) as screen:
        screen.next("table")
        ben.command(table, "join", name="Ben")
        joined = screen.until("table", lambda m: m["table"]["seats"][1]["kind"] == "person")
        assert joined["table"]["seats"][1]["name"] == "Ben"
        assert not joined["table"]["seats"][1]["connected"]
        with at(ben, table):
            screen.until("table", lambda m: m["table"]["seats"][1]["connected"])
        screen.until("table", lambda m: not m["table"]["seats"][1]["connected"])


def test_a_choice_is_answered_and_others_learn_only_that_it_was_made(client: Client) -> None:
    ada, ben, table = two_people(client)
    with at(ada, table) as hers, at(ben, table) as his:
        step = hers.next("news")["position"]["step"]
        his.next("news")
        id = hers.send("choose", step, seat=0, action=1)
        assert hers.next("answer") == {
            "kind": "answer",
            "id": id,
            "ok": True,
            "step": step,
            "moment": step,
            "refusal": None,
        }
        news = his.until("news", lambda m: m["position"]["ready"] == [0])
        assert news["happened"] == []
        assert "leave" not in json.dumps(news["happened"])
        his.send("choose", step, seat=1, action=0)
        news = his.until("news", lambda m: m["position"]["step"] > step)
        keys = [event["key"] for told in news["happened"] for event in told["events"]]
        assert "diamant-event-leaving" in keys
        assert not news["fresh"]


def test_a_stale_choice_is_refused_with_the_reason_and_the_current_view(client: Client) -> None:
    ada, _, table = two_people(client)
    with at(ada, table) as screen:
        position = screen.next("news")["position"]
        screen.send("choose", position["step"] + 5, seat=0, action=0)
        answer = screen.next("answer")
        assert not answer["ok"]
        assert answer["refusal"]["key"] == "server-stale"
        assert screen.next("news")["position"] == position


class Wire:
    """A socket without a network: what came in, and what was sent."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, str]:
        return await self.incoming.get()

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))


def wired(hall: Hall, table: str) -> tuple[Wire, Connection]:
    wire = Wire()
    return wire, Connection(hall, cast(WebSocket, wire), table, ANNA, None)


async def choose_when_asked(wire: Wire) -> None:
    while not wire.sent or wire.sent[-1]["kind"] != "news":
        await asyncio.sleep(0)
    step = wire.sent[-1]["position"]["step"]
    choice = command("choose", step, seat=0, action=0).model_dump_json()
    wire.incoming.put_nowait({"type": "websocket.receive", "text": choice})


def test_news_of_a_choice_come_before_the_answer_to_it(tmp_path: Path) -> None:
    async def choose(hall: Hall) -> None:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        wire, connection = wired(hall, live.table.id)
        running = asyncio.ensure_future(connection.run())
        await choose_when_asked(wire)
        while wire.sent[-1]["kind"] != "answer":
            await asyncio.sleep(0)
        told = [message["kind"] for message in wire.sent]
        assert told[-3:] == ["news", "news", "answer"]  # one for each of Anna's seats
        assert wire.sent[-2]["position"]["ready"] == [0]
        running.cancel()

    with_hall(tmp_path, choose)


class OneWrite(Wire):
    """A socket whose protocol takes frames."""

    def __init__(self) -> None:
        super().__init__()
        self.scope = {"extensions": {EXTENSION: {"pen": self}}}
        self.writes: list[list[str]] = []
        self.takes = True
        """Whether the client reads."""
        self.paused = False
        self.waited = 0
        """How often the task that writes had something to send."""

    def ready(self) -> bool:
        return self.takes

    def write(self, frames: bytes) -> None:
        kinds = []
        while parts := unframed(frames):
            assert frames[0] == 0x81
            text, frames = parts
            self.sent.append(json.loads(text))
            kinds.append(self.sent[-1]["kind"])
        self.writes.append(kinds)

    def listen(self, hear: Callable[[str | bytes], None]) -> None:
        self.hear = hear

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False

    async def send(self, frames: bytes) -> None:
        self.waited += 1
        while not self.takes:
            await asyncio.sleep(0)
        self.write(frames)


def test_all_that_is_new_is_one_write(tmp_path: Path) -> None:
    async def choose(hall: Hall) -> None:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        wire = OneWrite()
        connection = Connection(hall, cast(WebSocket, wire), live.table.id, ANNA, None)
        running = asyncio.ensure_future(connection.run())
        await choose_when_asked(wire)
        while wire.sent[-1]["kind"] != "answer":
            await asyncio.sleep(0)
        assert wire.writes[0] == ["table", "news", "news"]
        assert wire.writes[-1] == ["news", "news", "answer"]
        assert wire.waited == 1, "a change is told without the task that writes"
        running.cancel()

    with_hall(tmp_path, choose)


def test_a_client_that_does_not_read_is_told_later(tmp_path: Path) -> None:
    async def choose(hall: Hall) -> None:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        wire = OneWrite()
        connection = Connection(hall, cast(WebSocket, wire), live.table.id, ANNA, None)
        running = asyncio.ensure_future(connection.run())
        await choose_when_asked(wire)
        wire.takes, before = False, len(wire.writes)
        while wire.waited < 2:
            await asyncio.sleep(0)
        assert len(wire.writes) == before
        wire.takes = True
        while wire.sent[-1]["kind"] != "answer":
            await asyncio.sleep(0)
        assert wire.writes[before:] == [["news", "news", "answer"]]
        running.cancel()

    with_hall(tmp_path, choose)


def test_nothing_is_told_while_a_change_is_not_saved(tmp_path: Path) -> None:
    async def choose(hall: Hall) -> None:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        wire = OneWrite()
        connection = Connection(hall, cast(WebSocket, wire), live.table.id, ANNA, None)
        running = asyncio.ensure_future(connection.run())
        while not wire.sent:
            await asyncio.sleep(0)
        async with live.lock:
            live.table.choose(0, 0)
            live.tell()
            for _ in range(20):
                await asyncio.sleep(0)
            assert len(wire.writes) == 1
        while len(wire.writes) == 1:
            await asyncio.sleep(0)
        assert wire.sent[-1]["position"]["ready"] == [0]
        running.cancel()

    with_hall(tmp_path, choose)


def test_a_choice_that_was_begun_is_finished_also_if_its_socket_goes(tmp_path: Path) -> None:
    async def go(hall: Hall) -> None:
        live = await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)
        wire, connection = wired(hall, live.table.id)
        running = asyncio.ensure_future(connection.run())
        enough = Event()
        assert isinstance(hall.store, SqliteStore)
        still = asyncio.ensure_future(hall.store._do(lambda _: enough.wait(PATIENCE)))
        await choose_when_asked(wire)
        while not live.lock.locked():
            await asyncio.sleep(0)
        running.cancel()
        await asyncio.sleep(0.05)
        enough.set()
        await asyncio.wait([running, still])
        assert await hall.open(live.table.id) is live
        assert live.table.match
        assert live.table.match.ready == (0,)
        assert len(await hall.store.load(live.table.id)) == 2

    with_hall(tmp_path, go)


def test_a_client_may_be_told_only_what_has_changed(client: Client) -> None:
    ada, ben, table = two_people(client)
    with at(ada, table, "?changes=true") as brief, at(ada, table) as whole:
        view = brief.next("news")["position"]["view"]
        assert view == whole.next("news")["position"]["view"]
        ben.command(table, "choose", 1, seat=1, action=0)
        ada.command(table, "choose", 1, seat=0, action=0)
        changes = brief.until("changes", lambda told: told["position"]["step"] > 1)
        told = whole.until("news", lambda told: told["position"]["step"] > 1)
        position = changes["position"]
        assert position["view"].keys() < view.keys()
        assert {**view, **position.pop("view")} == told["position"].pop("view")
        assert position == told["position"]
        # A refused choice gets the whole position again.
        brief.send("choose", 0, seat=0, action=0)
        assert brief.next("news")["fresh"]


def test_a_command_on_two_sockets_works_once(client: Client) -> None:
    ada, _, table = two_people(client)
    with at(ada, table) as one, at(ada, table) as two:
        step = one.next("news")["position"]["step"]
        two.next("news")
        for screen in (one, two):
            screen.send("choose", step, id="once", seat=0, action=0)
        assert one.next("answer") == two.next("answer")


def test_who_was_away_gets_what_was_missed(client: Client) -> None:
    ada, ben, table = two_people(client)
    with at(ada, table) as screen:
        known = screen.next("news")["position"]["step"]
    for program, seat in ((ada, 0), (ben, 1)):
        program.command(table, "choose", known, seat=seat, action=0)
    with at(ada, table, f"?since={known}") as screen:
        news = screen.next("news")
        assert not news["fresh"]
        assert [told["step"] for told in news["happened"]] == list(
            range(known + 1, news["position"]["step"] + 1)
        )
    with at(ada, table, "?since=99999") as screen:
        assert screen.next("news")["fresh"]


def test_those_who_watch_see_what_is_public_and_can_do_nothing(client: Client) -> None:
    _, _, table = two_people(client)
    with at(Program(client), table) as screen:
        position = screen.next("news")["position"]
        assert position["seat"] is None
        assert position["legal"] == []
        screen.send("choose", position["step"], seat=0, action=0)
        assert screen.next("answer")["refusal"]["key"] == "server-not-your-seat"


def test_several_seats_at_one_device_get_news_each(client: Client) -> None:
    ada = Program(client)
    table = ada.make(mine("Ada"), mine("Otto"), start=True)
    with at(ada, table) as screen:
        assert [screen.next("news")["position"]["seat"] for _ in range(2)] == [0, 1]


def test_bots_answer(client: Client) -> None:
    ada = Program(client)
    table = ada.make(mine("Ada"), BOT, BOT, start=True)
    with at(ada, table) as screen:
        ready = screen.until("news", lambda m: m["position"]["ready"] == [1, 2])
        screen.send("choose", ready["position"]["step"], seat=0, action=1)
        screen.until("news", lambda m: m["position"]["step"] > ready["position"]["step"])


def test_reactions_are_shown_to_all_and_kept_nowhere(client: Client) -> None:
    ada, ben, table = two_people(client)
    with at(ada, table) as hers, at(ben, table) as his:
        hers.next("news")
        his.next("news")
        hers.send("react", seat=0, reaction="wow")
        assert his.next("reaction") == {"kind": "reaction", "seat": 0, "reaction": "wow"}
        his.send("react", seat=0, reaction="wow")
        assert his.next("answer")["refusal"]["key"] == "server-not-your-seat"


def test_a_seat_comes_back_with_its_person(client: Client) -> None:
    ada, ben, table = two_people(client)
    ben.command(table, "leave", seat=1)
    with at(ada, table) as screen:
        screen.until("table", lambda m: m["table"]["seats"][1]["stand_in"])
        with at(ben, table):
            screen.until("table", lambda m: not m["table"]["seats"][1]["stand_in"])


def test_a_bot_plays_for_somebody_gone_too_long(tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    with served(tmp_path) as client:
        hall = client.hall
        hall.clock = lambda: now[0]
        ada, ben = Program(client), Program(client)
        table = ada.make(mine("Ada"), OPEN, away_after=600)
        ben.command(table, "join", name="Ben")
        ada.command(table, "start")
        with at(ada, table) as screen:
            screen.next("news")
            now[0] += 599
            screen.send("react", seat=0, reaction="hurry")
            screen.next("reaction")
            assert not ada.look(table)["table"]["seats"][1]["stand_in"]
            now[0] += 2
            screen.until("table", lambda m: m["table"]["seats"][1]["stand_in"])
            screen.until("news", lambda m: 1 in m["position"]["ready"])
            assert not ada.look(table)["table"]["seats"][0]["stand_in"]


def test_a_new_screen_is_told_the_recent_past(client: Client) -> None:
    ada = Program(client)
    table = ada.make(mine("Ada"), mine("Otto"), game="kingdice", start=True)
    with at(ada, table) as screen:
        while (position := screen.next("news")["position"])["step"] <= RECENT:
            if position["legal"]:
                action = position["legal"][-1]["action"]
                screen.send("choose", position["step"], seat=position["seat"], action=action)
    with at(ada, table) as screen:
        news = screen.next("news")
        assert news["fresh"]
        assert len(news["happened"]) == RECENT


@pytest.mark.parametrize("frame", ["", "x", "{}", '{"id":"a","moment":0,"what":{"do":"fly"}}'])
def test_odd_frames_are_refused_and_the_socket_goes_on(client: Client, frame: str) -> None:
    ada, _, table = two_people(client)
    with at(ada, table) as screen:
        step = screen.next("news")["position"]["step"]
        screen.socket.send(frame)
        assert screen.next("answer")["refusal"]["key"] == "server-odd-message"
        screen.send("choose", step, seat=0, action=0)
        assert screen.next("answer")["ok"]


def test_who_sends_too_fast_is_sent_away(tmp_path: Path) -> None:
    limits = WIDE._replace(messages_per_second=0.001, message_burst=2)
    with served(tmp_path, limits) as client:
        ada, _, table = two_people(client)
        with at(ada, table) as screen:
            for _ in range(3):
                screen.send("react", seat=0, reaction="wow")
            bye = screen.next("bye")
            assert bye["reason"]["key"] == "server-too-fast"
            assert bye["again"]


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    with served(tmp_path, WIDE._replace(sockets=1)) as client:
        ada, ben, table = two_people(client)
        with at(ada, table), pytest.raises(InvalidStatus), at(ben, table):
            pass
        while "karfunkel_sockets 0.0" not in client.get("/metrics").text:
            pass  # the server has not noticed yet that hers is closed
        with at(ben, table) as screen:
            screen.next("news")


def test_pages_of_other_sites_get_no_socket(client: Client) -> None:
    ada, _, table = two_people(client)
    with pytest.raises(InvalidStatus), at(ada, table, Origin="http://evil.test"):
        pass
    with at(ada, table, Origin=f"http://127.0.0.1:{client.port}") as screen:
        screen.next("news")


def test_a_missing_table_is_said_and_closed(client: Client) -> None:
    with at(Program(client), "x" * 16) as screen:
        bye = screen.next("bye")
        assert bye["reason"]["key"] == "server-no-table"
        assert not bye["again"]


def test_a_slow_reader_is_sent_away_before_a_queue_grows() -> None:
    from karfunkel.server.live import MOST_WAITING, Connection

    connection = Connection(None, None, "", "", None)  # type: ignore[arg-type]
    for _ in range(MOST_WAITING + 5):
        connection.send({"kind": "answer"})
    assert len(connection.outbox) == MOST_WAITING
    assert connection.closing is not None
    assert connection.closing[1].key == "server-too-slow"


def test_when_the_server_stops_sockets_are_told(tmp_path: Path) -> None:
    with ExitStack() as serving:
        client = serving.enter_context(served(tmp_path))
        ada, _, table = two_people(client)
        with at(ada, table) as screen:
            screen.next("news")
            serving.close()
            bye = screen.next("bye")
            assert bye["reason"]["key"] == "server-closing"
            assert bye["again"]


def test_a_table_that_sleeps_wakes_as_it_was(tmp_path: Path) -> None:
    drowsy = SWIFT._replace(sleep_after=0.01)
    with served(tmp_path, settings=drowsy) as client:
        ada, ben, table = two_people(client)
        hall = client.hall
        step = ada.look(table)["table"]["step"]
        ben.command(table, "choose", step, seat=1, action=0)
        while hall._live:
            client.get("/healthz")
        assert ada.look(table)["positions"][0]["ready"] == [1]
        with at(ada, table) as screen:
            screen.next("news")
            screen.send("choose", step, seat=0, action=0)
            assert screen.next("answer")["ok"]


def test_tables_that_stay_due_do_not_starve_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada is slow but here, so her table stays due; the others are handled all the same."""
    monkeypatch.setattr("karfunkel.server.upkeep.MOST_DUE", 1)
    now = [1_800_000_000.0]
    with served(tmp_path) as client:
        client.hall.clock = lambda: now[0]
        ada, ben = Program(client), Program(client)
        slow = ada.make(mine("Ada"), mine("Otto"), away_after=10, start=True)
        with at(ada, slow) as screen:
            screen.next("news")
            now[0] += 5
            gone = ben.make(mine("Ben"), mine("Eva"), away_after=10, start=True)
            now[0] += 20
            while not ben.client.get(f"/api/tables/{gone}").json()["table"]["seats"][0]["stand_in"]:
                time.sleep(0.05)
            assert not ada.look(slow)["table"]["seats"][0]["stand_in"]


def test_hanging_up_at_once_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A client that asked for a missing table and left used to cost 4.5 kB of log."""
    request = (
        "GET /api/tables/nosuchtable/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with served(tmp_path) as client:
        for _ in range(30):
            with socket.create_connection(("127.0.0.1", client.port)) as line:
                line.sendall(request.encode())
        assert client.get("/healthz").is_success
    assert [record for record in caplog.records if record.exc_info] == []
