"""`/admin`: who may use it, and what it does."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from karfunkel.server.admin import HEADER, Admin, read_token
from karfunkel.server.hosts import own_names
from tests.server.desk import OPEN, WIDE, Client, mine, refused, served
from tests.server.test_gate import Waiting
from tests.server.test_http import Program, refusal
from tests.server.test_live import at

TOKEN = "correct-horse-battery"
MAY = {HEADER: "1"}
WITH_TOKEN = MAY | {"Authorization": f"Bearer {TOKEN}"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with served(tmp_path_factory.mktemp("admin")) as found:
        yield found


def state(client: Client) -> Any:
    found = client.get("/api/admin", headers=MAY)
    assert found.status_code == 200, found.text
    return found.json()


# --- Who may ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "http://evil.example", HEADER: "1"},
        {"Sec-Fetch-Site": "cross-site", HEADER: "1"},
        {"Sec-Fetch-Site": "same-site", HEADER: "1"},
    ],
    ids=["a form or a picture", "another origin", "another site", "another port"],
)
def test_a_foreign_page_in_my_browser_may_not(client: Client, headers: dict[str, str]) -> None:
    for method, path, body in (
        ("GET", "/api/admin", None),
        ("POST", "/api/admin/block", {"address": "192.0.2.1"}),
        ("POST", "/api/admin/restart", {"minutes": 1}),
        ("POST", "/api/admin/tables/abcdefgh", {}),
    ):
        assert client.request(method, path, json=body, headers=headers).status_code == 403
    assert state(client)["blocked"] == []
    assert state(client)["restart"] is None


def test_no_other_page_may_ask_for_the_header(client: Client) -> None:
    asked = {"Origin": "http://evil.example", "Access-Control-Request-Headers": HEADER}
    answer = client.options("/api/admin", headers=asked)
    assert not any(name.startswith("access-control") for name in answer.headers)


def test_a_page_whose_name_points_here_may_not(tmp_path: Path) -> None:
    """DNS rebinding: the browser sends the name of the page, from this machine."""
    with served(tmp_path, names=own_names(["club.example"])) as client:
        for name, status in (
            ("evil.example", 421),
            ("club.example", 403),  # known, but whoever controls that name is not this machine
            ("192.0.2.7", 403),
            ("localhost", 200),
            ("127.0.0.1:80", 200),
            ("[::1]", 200),
        ):
            found = client.get("/api/admin", headers=MAY | {"Host": name})
            assert found.status_code == status, name


def test_a_proxy_on_this_machine_is_not_the_administrator(tmp_path: Path) -> None:
    with served(tmp_path, admin=Admin(proxy=True)) as client:
        assert refusal(client.get("/api/admin", headers=MAY)) == (403, "server-admin-only")


@pytest.mark.parametrize("name", ["Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"])
def test_a_proxy_that_we_were_not_told_of_is_noticed(client: Client, name: str) -> None:
    answer = client.get("/api/admin", headers=MAY | {name: "192.0.2.1"})
    assert refusal(answer) == (403, "server-admin-only")


def test_nginx_as_it_comes_is_noticed(client: Client) -> None:
    with socket.create_connection(("127.0.0.1", client.port), timeout=30) as found:
        head = f"GET /api/admin HTTP/1.0\r\nHost: 127.0.0.1\r\n{HEADER}: 1\r\n\r\n"
        found.sendall(head.encode())
        assert found.recv(12) == b"HTTP/1.1 403"


def test_only_the_token_counts_if_there_is_one(tmp_path: Path) -> None:
    with served(tmp_path, admin=Admin(TOKEN, proxy=True)) as client:
        assert refusal(client.get("/api/admin", headers=MAY)) == (401, "server-admin-token")
        assert client.get("/api/admin", headers=WITH_TOKEN).status_code == 200
        wrong = MAY | {"Authorization": f"Bearer {TOKEN}x"}
        keys = [refusal(client.get("/api/admin", headers=wrong))[1] for _ in range(12)]
        assert keys[0] == "server-admin-token"
        assert keys[-1] == "server-too-fast"  # nobody guesses for long, not even the right one
        assert client.get("/api/admin", headers=WITH_TOKEN).status_code == 429


def test_a_token_that_can_be_guessed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "token"
    with refused("error-file"):
        read_token(file)
    file.write_text("secret\n")
    with refused("server-token-short"):
        read_token(file)
    file.write_text(f"{TOKEN}\n")
    assert read_token(file) == TOKEN


# --- Looking ------------------------------------------------------------------------------------


def test_it_shows_load_tables_and_people_without_their_tokens(client: Client) -> None:
    anna = Program(client)
    table = anna.make(mine("Anna"), OPEN)
    with at(anna, table) as screen:
        screen.next("table")
        found = state(client)
    assert found["load"]["memory"] > 10_000_000
    assert found["load"]["sockets"] == 1
    (line,) = [one for one in found["tables"] if one["id"] == table]
    assert (line["game"], line["status"], line["watching"]) == ("diamant", "gathering", 1)
    (person,) = found["people"]
    assert (person["address"], person["tables"]) == ("127.0.0.1", [table])
    token = anna.headers["Authorization"].removeprefix("Bearer ")
    holder = client.hall.tables()[-1].table.head.host
    assert token not in str(found)
    assert holder not in str(found)


def test_it_shows_the_limits_that_were_reached(tmp_path: Path) -> None:
    with served(tmp_path, WIDE._replace(tables_per_hour=1)) as client:
        anna = Program(client)
        anna.make(mine("Anna"), OPEN)
        body = {"game": "diamant", "seats": [mine("Anna"), OPEN]}
        assert client.post("/api/tables", json=body).status_code == 429
        found = state(client)
        assert found["limits"] == {"tables_per_hour": 1}
        bite = {"limit": "tables_per_hour", "address": "127.0.0.1", "times": 1}
        assert found["bitten"] == [bite]


# --- Doing --------------------------------------------------------------------------------------


def test_a_blocked_address_is_shut_out_and_stays_so(tmp_path: Path) -> None:
    file = tmp_path / "blocked.json"
    with served(tmp_path, admin=Admin(file=file)) as client:

        def block(address: str, blocked: bool = True) -> Any:
            body = {"address": address, "blocked": blocked}
            return client.post("/api/admin/block", json=body, headers=MAY)

        for odd, key in (
            ("nowhere", "server-no-address"),
            ("127.0.0.1", "server-own-address"),
            ("::1", "server-own-address"),
        ):
            assert refusal(block(odd)) == (400, key)
        for address in ("192.0.2.1", "2001:db8::5", "192.0.2.9"):
            assert block(address).status_code == 200
        block("192.0.2.9", False)
        assert state(client)["blocked"] == ["192.0.2.1", "2001:db8::/64"]
        gate = client.gate
        assert not Waiting(gate, "192.0.2.1").inside
        assert gate.bites["blocked"] == 1
    assert Admin(file=file).blocked == {"192.0.2.1", "2001:db8::/64"}
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("nonsense")
    assert Admin(file=file).blocked == set()


def test_behind_a_proxy_the_forwarded_address_is_blocked(tmp_path: Path) -> None:
    admin = Admin(TOKEN, proxy=True)
    with served(tmp_path, admin=admin, proxy=True) as client:
        eve, anna = Program(client), Program(client)
        eve.headers["X-Forwarded-For"] = "192.0.2.1"
        anna.headers["X-Forwarded-For"] = "192.0.2.2"
        table = anna.make(mine("Anna"), OPEN)
        with at(eve, table) as hers, at(anna, table) as other:
            hers.next("table")
            body = {"address": "192.0.2.1"}
            assert client.post("/api/admin/block", json=body, headers=WITH_TOKEN).is_success
            bye = hers.next("bye")
            assert (bye["reason"]["key"], bye["again"]) == ("server-blocked", False)
            other.until("table", lambda m: True)
        assert refusal(eve.get(f"/api/tables/{table}")) == (403, "server-blocked")
        assert anna.look(table)["table"]["id"] == table
        with pytest.raises(InvalidStatus), at(eve, table):
            pass


def test_closing_a_table_tells_those_who_sit_there_and_can_be_undone(client: Client) -> None:
    anna = Program(client)
    table = anna.make(mine("Anna"), mine("Otto"), start=True)

    def close(closed: bool) -> Any:
        path = f"/api/admin/tables/{table}"
        return client.post(path, json={"closed": closed}, headers=MAY)

    with at(anna, table) as screen:
        screen.next("news")
        assert close(True).status_code == 200
        bye = screen.next("bye")
    assert (bye["reason"]["key"], bye["again"]) == ("server-table-closed", False)
    assert refusal(anna.get(f"/api/tables/{table}")) == (404, "server-no-table")
    assert refusal(close(True)) == (404, "server-no-table")
    assert close(False).status_code == 200
    assert anna.look(table)["table"]["status"] == "playing"


def test_everybody_at_a_table_is_told_of_a_restart(client: Client) -> None:
    anna = Program(client)
    table = anna.make(mine("Anna"), OPEN)

    def announce(minutes: int | None) -> None:
        body = {"minutes": minutes}
        assert client.post("/api/admin/restart", json=body, headers=MAY).status_code == 200

    with at(anna, table) as screen:
        screen.next("table")
        announce(5)
        assert 290 <= screen.next("restart")["seconds"] <= 300
        with at(Program(client), table) as late:
            assert 0 < late.next("restart")["seconds"] <= 300
        assert 0 < state(client)["restart"] <= 300
        announce(None)
        assert screen.next("restart")["seconds"] is None
    odd = client.post("/api/admin/restart", json={"minutes": -1}, headers=MAY)
    assert refusal(odd) == (400, "server-odd-request")
