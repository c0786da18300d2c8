"""The server over HTTP: what programs and pages can ask, and what they are refused."""

import gzip
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from karfunkel.core.record import parse_record
from karfunkel.server.app import HEADERS
from karfunkel.server.coach import Coach
from karfunkel.server.limits import Bucket
from karfunkel.server.messages import Reaction
from karfunkel.server.routes.asking import COOKIE
from karfunkel.text.messages import LANGUAGES, catalog
from tests.core.test_record import from_position
from tests.records.golden import golden_text
from tests.server.desk import BOT, OPEN, WIDE, Client, mine, served


class Program:
    """A program that holds seats by a token."""

    def __init__(self, client: Client) -> None:
        self.client = client
        token = client.post("/api/people").json()["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
        self.sent = 0

    def get(self, path: str) -> Any:
        return self.client.get(path, headers=self.headers)

    def make(self, *seats: dict[str, str], game: str = "diamant", **more: Any) -> str:
        body = {"game": game, "seats": list(seats), **more}
        made = self.client.post("/api/tables", json=body, headers=self.headers)
        assert made.status_code == 200, made.text
        return str(made.json()["table"])

    def command(self, table: str, do: str, moment: int = 0, **what: Any) -> Any:
        self.sent += 1
        body = {"id": f"c{self.sent}", "moment": moment, "what": {"do": do, **what}}
        return self.client.post(f"/api/tables/{table}/commands", json=body, headers=self.headers)

    def look(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}").json()


def finish(program: Program, table: str) -> None:
    """Play a table to its end: always leave, or whatever comes last."""
    for _ in range(10_000):
        state = program.look(table)
        if state["table"]["status"] == "over":
            return
        for position in state["positions"]:
            if position["legal"]:
                action = position["legal"][-1]["action"]
                program.command(
                    table, "choose", position["step"], seat=position["seat"], action=action
                )
    raise AssertionError("the game does not end")


def refusal(response: Any) -> tuple[int, str]:
    key = response.json()["refusal"]["key"]
    for language in LANGUAGES:
        assert catalog(language).text(key, **response.json()["refusal"]["args"])
    return response.status_code, key


def test_games_are_listed_with_options_and_levels(client: Client) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert sorted(games) == ["diamant", "emerald", "kingdice"]
    assert games["diamant"]["levels"] == ["easy", "normal", "hard", "master"]
    assert games["diamant"]["players"] == [2, 3, 4, 5, 6, 7, 8]
    assert games["emerald"]["options"][0]["name"] == "open_gold"
    assert all(option["name"] != "data" for option in games["kingdice"]["options"])


@pytest.mark.parametrize("game", ["diamant", "emerald", "kingdice"])
def test_a_program_plays_a_whole_game(client: Client, game: str) -> None:
    program = Program(client)
    table = program.make(mine("Ada"), BOT, game=game, start=True)
    assert program.look(table)["table"]["secret"] is None
    assert refusal(program.get(f"/api/tables/{table}/record")) == (409, "server-not-over")
    finish(program, table)
    end = program.look(table)["table"]
    assert len(end["result"]["scores"]) == 2
    assert len(end["secret"]) == 64
    record = program.get(f"/api/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert parse_record(record.text).secret == end["secret"]
    proof = program.get(f"/api/tables/{table}/proof").json()
    assert proof["ok"]
    assert proof["dealt"]


def test_friends_join_by_the_link(client: Client) -> None:
    ada, ben = Program(client), Program(client)
    table = ada.make(mine("Ada"), OPEN)
    assert [seat["kind"] for seat in ben.look(table)["table"]["seats"]] == ["person", "open"]
    assert ben.command(table, "join", name="Ben").json()["ok"]
    assert ada.command(table, "start").json()["ok"]
    assert [position["seat"] for position in ada.look(table)["positions"]] == [0]
    assert [position["seat"] for position in ben.look(table)["positions"]] == [1]
    assert [p["seat"] for p in Program(client).look(table)["positions"]] == [None]


def test_several_people_at_one_device(client: Client) -> None:
    ada = Program(client)
    table = ada.make(mine("Ada"), mine("Otto"), start=True)
    assert [position["seat"] for position in ada.look(table)["positions"]] == [0, 1]


def test_lists_show_public_tables_and_mine(client: Client) -> None:
    ada, ben = Program(client), Program(client)
    hidden, shown = ada.make(mine("Ada"), OPEN), ada.make(mine("Ada"), BOT, public=True, start=True)
    assert [line["id"] for line in ben.get("/api/tables").json()] == [shown]
    assert {line["id"] for line in ada.get("/api/mine").json()} == {hidden, shown}
    assert ben.get("/api/mine").json() == []
    line = ada.get("/api/tables").json()[0]
    assert line["mine"] == [0]
    assert line["your_turn"]
    assert not ben.get("/api/tables").json()[0]["your_turn"]


def test_a_browser_gets_a_cookie_that_scripts_cannot_read(client: Client) -> None:
    first = client.get("/api/mine")
    cookie = first.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    for word in ("HttpOnly", "SameSite=strict", "Path=/"):
        assert word in cookie
    assert "set-cookie" not in client.get("/api/mine").headers


def test_a_commands_answer_is_the_same_when_it_is_sent_again(client: Client) -> None:
    ada = Program(client)
    table = ada.make(mine("Ada"), mine("Otto"), start=True)
    step = ada.look(table)["table"]["step"]
    first = ada.command(table, "choose", step, seat=0, action=0)
    ada.sent -= 1
    assert ada.command(table, "choose", step, seat=0, action=0).content == first.content


def test_refusals_have_a_status_and_a_sentence(client: Client) -> None:
    ada, eve = Program(client), Program(client)
    table = ada.make(mine("Ada"), OPEN)
    assert refusal(eve.command(table, "start")) == (403, "server-not-host")
    assert refusal(eve.command(table, "leave", seat=0)) == (403, "server-not-your-seat")
    assert refusal(ada.command(table, "choose", seat=0, action=0)) == (409, "server-not-playing")
    assert refusal(ada.get("/api/tables/" + "x" * 16)) == (404, "server-no-table")
    assert refusal(ada.command("x" * 16, "start")) == (404, "server-no-table")
    assert refusal(ada.get("/api/nothing")) == (404, "server-nothing-here")
    assert refusal(ada.client.delete("/api/tables")) == (405, "server-nothing-here")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"game":"diamant"}',
        b'{"game":"diamant","seats":[{"kind":"mine","name":"A"}],"more":1}',
        b'{"game":1,"seats":[]}',
        b'{"game":"diamant","seats":[{"kind":"mine","name":"' + b"x" * 25 + b'"}]}',
        b'{"game":"diamant","seats":[{"kind":"mine","name":"  "}]}',
    ],
)
def test_odd_requests_are_refused(client: Client, body: bytes) -> None:
    response = client.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert refusal(response) == (400, "server-odd-request")


def test_pages_of_other_sites_cannot_act(client: Client) -> None:
    for headers in ({"Origin": "http://evil.test"}, {"Sec-Fetch-Site": "cross-site"}):
        assert refusal(client.post("/api/people", headers=headers)) == (403, "server-other-origin")
    own = {"Origin": f"http://127.0.0.1:{client.port}"}
    assert client.post("/api/people", headers=own).status_code == 200


def test_long_bodies_are_refused(client: Client) -> None:
    long = b"x" * (WIDE.body_bytes + 1)
    assert refusal(client.post("/api/tables", content=long)) == (413, "server-too-large")
    chunks = iter([b"{", b"}"])
    assert refusal(client.post("/api/tables", content=chunks)) == (413, "server-too-large")


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with served(tmp_path, WIDE._replace(requests_per_second=0.001, request_burst=3)) as client:
        codes = [client.get("/api/games").status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    with served(tmp_path, WIDE._replace(tables_per_hour=2)) as client:
        program = Program(client)
        body = {"game": "diamant", "seats": [BOT, BOT]}
        for _ in range(2):
            assert client.post("/api/tables", json=body, headers=program.headers).is_success
        again = client.post("/api/tables", json=body, headers=program.headers)
        assert refusal(again) == (429, "server-too-many-tables")


def test_tokens_come_back_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    assert not bucket.full()
    now[0] = 100
    assert bucket.full()


def test_every_answer_has_strict_headers(client: Client) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/abc", "/nothing.js"):
        headers = client.get(path).headers
        assert {name: headers.get(name) for name in HEADERS} == HEADERS
    assert client.get("/api/games").headers["cache-control"] == "no-store"
    assert "'unsafe" not in HEADERS["Content-Security-Policy"]


def test_a_mistake_of_ours_tells_nothing_of_our_insides(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(game: object) -> None:
        raise RuntimeError("secret insides")

    monkeypatch.setattr("karfunkel.server.wire.game_info", fail)
    response = client.get("/api/games")
    assert refusal(response) == (500, "server-mistake")
    assert "insides" not in response.text


def test_replays_show_every_step_from_every_side(client: Client) -> None:
    ada = Program(client)
    table = ada.make(mine("Ada"), mine("Otto"), game="emerald", start=True)
    finish(ada, table)
    steps = ada.get(f"/api/tables/{table}/replay?to=0").json()["steps"]
    for seat in ("open", "watch", "0", "1"):
        found = ada.get(f"/api/tables/{table}/replay?seat={seat}&from=0&to=20").json()
        assert [frame["step"] for frame in found["frames"]] == list(range(21))
    later = ada.get(f"/api/tables/{table}/replay?from={steps}&to={steps}").json()["frames"]
    assert [frame["step"] for frame in later] == [steps]
    many = ada.get(f"/api/tables/{table}/replay").json()["frames"]
    assert len(many) == min(steps + 1, 200)
    assert refusal(ada.get(f"/api/tables/{table}/replay?seat=5")) == (400, "server-no-seat")


def test_a_record_can_be_brought_along(client: Client) -> None:
    ada = Program(client)
    table = ada.make(mine("Ada"), BOT, start=True)
    finish(ada, table)
    text = ada.get(f"/api/tables/{table}/record").text
    kept = client.post("/api/replays", content=text).json()["table"]
    assert client.get(f"/api/tables/{kept}/record").text == text
    assert client.get(f"/api/tables/{kept}/proof").json()["ok"]
    assert client.get(f"/api/tables/{kept}").json()["table"]["status"] == "over"
    shown = client.get(f"/api/tables/{kept}/replay").json()
    assert len(shown["frames"]) == shown["steps"] + 1
    for odd in (b"", b"\xff", b"karfunkel-record 1\n", text.replace("go on", "leave").encode()):
        response = client.post("/api/replays", content=odd)
        assert response.status_code == 400
        assert refusal(response)[1].startswith("error-record")
    unfinished = text.partition("\nend\n")[0] + "\n"
    assert refusal(client.post("/api/replays", content=unfinished)) == (409, "server-not-over")


def analysis(client: Client, table: str) -> Any:
    """What decided a game, however long it takes to find."""
    address = f"/api/tables/{table}/analysis"
    while (answer := client.get(address)).status_code == 202:
        assert 0 <= answer.json()["done"] <= answer.json()["steps"]
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_finished_game_is_analysed(client: Client) -> None:
    kept = client.post("/api/replays", content=golden_text("diamant", 2)).json()["table"]
    for seat in analysis(client, kept)["seats"]:
        parts = sum(seat[part] for part in ("start", "luck", "skill", "others", "correction"))
        assert parts == seat["result"]
    ada = Program(client)
    going = ada.make(mine("Ada"), BOT, start=True)
    assert refusal(ada.get(f"/api/tables/{going}/analysis")) == (409, "server-not-over")


def test_an_analysis_is_kept_with_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Coach, "_ask", lambda *_: b'"found once"')
    with served(tmp_path) as client:
        kept = client.post("/api/replays", content=golden_text("diamant", 2)).json()["table"]
        assert analysis(client, kept) == "found once"
    with served(tmp_path) as client:
        monkeypatch.setattr(Coach, "_ask", lambda *_: b'"found anew"')
        assert analysis(client, kept) == "found once"
        monkeypatch.setattr("karfunkel.server.coach.made_by", lambda game: "another judge")
        assert analysis(client, kept) == "found anew"


def test_a_record_from_a_position_can_be_brought_along(client: Client) -> None:
    kept = client.post("/api/replays", content=from_position()).json()["table"]
    assert client.get(f"/api/tables/{kept}/record").text == from_position()
    assert client.get(f"/api/tables/{kept}/proof").json()["ok"]
    first, *_ = client.get(f"/api/tables/{kept}/replay").json()["frames"]
    assert [card["kind"] for card in first["view"]["row"]] == ["treasure", "trap"]
    impossible = from_position().replace("hand 3", "hand 9")
    response = client.post("/api/replays", content=impossible)
    assert response.status_code == 400
    reason = response.json()["refusal"]["args"]["reason"]
    assert reason["key"] == "error-position-impossible"


def test_links_are_drawn_for_phones(client: Client) -> None:
    drawn = client.get("/api/qr", params={"text": "http://127.0.0.1/t/abc"})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert re.match(r"<svg [^>]*viewBox", drawn.text)
    assert client.get("/api/qr", params={"text": "x" * 301}).status_code == 400


def test_the_address_in_the_local_network(client: Client, tmp_path: Path) -> None:
    assert client.get("/api/lan").json() == {"address": None}
    with served(tmp_path / "other", lan="http://192.0.2.7:8777") as other:
        assert other.get("/api/lan").json() == {"address": "http://192.0.2.7:8777"}


def test_health_and_figures(client: Client) -> None:
    assert client.get("/healthz").json() == {"ok": True}
    assert client.get("/readyz").json() == {"ok": True}
    Program(client).make(mine("Ada"), BOT, start=True)
    figures = client.get("/metrics").text
    assert "karfunkel_tables_made_total 1.0" in figures


def test_the_page_is_served_for_its_own_paths(client: Client) -> None:
    for path in ("/", "/t/abc", "/rules/diamant"):
        assert client.get(path).text == "<!doctype html>"
    assert client.get("/missing.js").status_code == 404
    assert client.get("/../pyproject.toml").status_code == 404


def test_files_of_the_page_are_sent_compressed_and_kept(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    for name, body in {"index.html": "<!doctype html>", "assets/a.js": "1", ".built": "x"}.items():
        (page / name).write_text(body)
    (page / "assets" / "a.js.gz").write_bytes(gzip.compress(b"1"))
    with served(tmp_path, page=page) as client:
        plain = client.get("/assets/a.js", headers={"Accept-Encoding": "identity"})
        packed = client.get("/assets/a.js", headers={"Accept-Encoding": "gzip"})
        for found in (plain, packed):
            assert found.text == "1"
            assert found.headers["content-type"] == "text/javascript; charset=utf-8"
            assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert found.headers["vary"] == "Accept-Encoding"
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        index = client.get("/rules/diamant")
        assert index.headers["cache-control"] == "no-cache"
        again = client.get("/", headers={"If-None-Match": index.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
        for hidden in ("/.built", "/assets/../.built", "/assets", "/assets/b.js"):
            assert client.get(hidden).text != "x"
        assert client.get("/.built").status_code == 404


def test_reactions_have_sentences_of_the_page() -> None:
    for language in LANGUAGES:
        said = {catalog(language).text(f"page-reaction-{name}") for name in get_args(Reaction)}
        assert len(said) == len(get_args(Reaction)) == 8


def test_the_schema_describes_the_messages_of_the_socket(client: Client) -> None:
    schemas = client.get("/api/openapi.json").json()["components"]["schemas"]
    for name in ("Message", "NewsMessage", "Command", "Position", "Views"):
        assert name in schemas
