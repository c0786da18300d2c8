"""Whatever comes in: no server error, no answer outside its schema, nothing left over."""

import asyncio
import json
import random
import time
from collections import deque
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from tests.cases import cases
from tests.server.desk import BOT, Client, mine, served

EXAMPLES = cases(12, 40)
"""Requests for each route, half of them meant to be wrong."""
FRAMES = 400
SECONDS = 60.0
"""Seconds until leftovers must be gone, on the slowest machine."""
HOLDER = {"Authorization": "Bearer " + "h" * 43}
TOO_LONG = 431
GOODBYES = (1001, 1008, 1013)
IDLE = {
    "tasks": ["LifespanOn.main", "Server.serve", "Upkeep.run"],
    "watchers": 0,
    "sockets": "0.0",
    "bots": 0,
}
"""What a server consists of that nobody uses."""
DOINGS = ["choose", "undo", "leave", "react", "say", "watch", "replace", "join", "start", "x"]
CHECKS = [
    not_a_server_error,
    checks.response_schema_conformance,
    checks.content_type_conformance,
    checks.status_code_conformance,
    checks.response_headers_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with served(tmp_path_factory.mktemp("fuzz")) as client:
        yield client


@pytest.fixture(scope="module")
def tables(server: Client) -> list[str]:
    """A table in every state, held by the same person; and one that is nowhere."""
    gathering = {"game": "emerald", "seats": [mine("Ada"), {"kind": "open"}, BOT]}
    made = [make(server, gathering)]
    for game in ("diamant", "emerald", "kingdice"):
        new = {"game": game, "seats": [mine("Ada"), BOT], "start": True, "public": True}
        made.append(make(server, new))
    made.append(make(server, {"game": "diamant", "seats": [mine("Ada"), BOT], "start": True}))
    play_to_the_end(server, made[-1])
    return [*made, "nowhere-at-all"]


def make(server: Client, new: dict[str, Any]) -> str:
    made = server.post("/api/tables", json=new, headers=HOLDER).raise_for_status()
    return str(made.json()["table"])


def play_to_the_end(server: Client, table: str) -> None:
    path, number = f"/api/tables/{table}", 0
    while True:
        position = server.get(path, headers=HOLDER).json()["positions"][0]
        if position["over"]:
            return
        if position["legal"]:
            what = {"do": "choose", "seat": 0, "action": position["legal"][-1]["action"]}
            command = {"id": f"n{number}", "moment": position["moment"], "what": what}
            server.post(f"{path}/commands", json=command, headers=HOLDER).raise_for_status()
            number += 1


# --- Requests ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_route_keeps_to_its_schema(
    server: Client, tables: list[str], mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_dict(server.get("/api/openapi.json").json())
    address = f"http://127.0.0.1:{server.port}"
    asked = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(
            max_examples=EXAMPLES // 2,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(mode), table=st.sampled_from(tables), known=st.booleans())
        def ask(case: Any, table: str, known: bool) -> None:
            nonlocal asked
            asked += 1
            if "id" in (case.path_parameters or {}) and known:
                case.path_parameters["id"] = table
            response = case.call(base_url=address, headers=HOLDER if known else None)
            if response.status_code == TOO_LONG:
                # The gate refuses such a request before any route sees it.
                assert len(response.request.url) > 4_000
                return
            case.validate_response(response, checks=CHECKS)

        try:
            ask()
        except Unsatisfiable:  # a route without input cannot get wrong input
            assert mode is GenerationMode.NEGATIVE
    assert asked > 100
    assert server.get("/healthz").is_success


# --- Sockets ----------------------------------------------------------------------------------


def odd_frame(rng: random.Random) -> str | bytes:
    """Bytes, text, JSON of any shape, or something that is nearly a command."""
    kind = rng.randrange(5)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(chr(rng.randrange(1, 0xD800)) for _ in range(rng.randrange(100)))
    if kind == 2:
        return json.dumps(odd_value(rng, 3))
    if kind == 3:
        return "[" * rng.randrange(2000)
    what: dict[str, Any] = {
        "do": rng.choice(DOINGS),
        "seat": rng.choice([0, 1, 7, 8, -1, 2**70, None, "0"]),
        "action": rng.choice([0, 1, 5, 99_999, -1, 1.5, True]),
        "reaction": rng.choice(["wow", "??"]),
        "words": rng.choice(["hello", "\u202e", "\x00", "x" * 300]),
        "phrase": rng.choice(["luck", "??", None]),
        "name": "x" * rng.randrange(40),
        "gone": rng.randrange(9),
    }
    for name in rng.sample(sorted(what), rng.randrange(5)):
        del what[name]
    command = {
        "id": rng.choice(["a", "b", "", "?", "x" * 65]),
        "moment": rng.choice([0, 1, -1, "1"]),
    }
    return json.dumps(command | {"what": rng.choice([what, what, odd_value(rng, 2)])})


def odd_value(rng: random.Random, depth: int) -> Any:
    values: list[Any] = [None, True, -1, 1e308, "", "Ž\u0000", "a" * 50]
    if depth and rng.random() < 0.6:
        inner = [odd_value(rng, depth - 1) for _ in range(rng.randrange(4))]
        return inner if rng.random() < 0.5 else {str(n): value for n, value in enumerate(inner)}
    return rng.choice(values)


async def bother(server: Client, tables: list[str], rng: random.Random) -> int:
    """One socket that sends nonsense and closes, cleanly or not; how often it was answered."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{rng.choice(tables)}/live"
    url += rng.choice(["", "?since=0", "?since=99999", "?since=-3"])
    headers = rng.choice([{}, HOLDER, {"Authorization": "Bearer short"}])
    answers = 0
    async with websockets.connect(
        url, additional_headers=headers, proxy=None, open_timeout=SECONDS, ping_interval=None
    ) as socket:
        try:
            for _ in range(20):
                await socket.send(odd_frame(rng))
                if rng.random() < 0.7:
                    told = json.loads(await asyncio.wait_for(socket.recv(), SECONDS))
                    answers += told["kind"] == "answer"
                    check_told(told)
        except websockets.ConnectionClosed as closed:
            if not closed.rcvd or closed.rcvd.code not in GOODBYES:
                raise
        if rng.random() < 0.5:
            socket.transport.abort()
    return answers


def check_told(message: dict[str, Any]) -> None:
    """Refusals are messages; nothing about the server's internals is revealed."""
    assert message["kind"] in ("table", "news", "answer", "reaction", "chat", "bye")
    if message["kind"] == "answer" and not message["ok"]:
        assert message["refusal"]["key"].startswith(("server-", "error-"))
        assert message["refusal"]["key"] != "server-mistake"
    assert "Traceback" not in json.dumps(message)


def test_sockets_bear_any_nonsense_and_leave_nothing_behind(
    server: Client, tables: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    seed = random.SystemRandom().randrange(10**6)
    print(f"the nonsense follows from {seed}")  # shown if the test fails
    wait_until_idle(server)  # a request of the test before may not be over yet

    async def crowd(number: int) -> int:
        rng = random.Random(seed + number)
        return sum(await asyncio.gather(*(bother(server, tables, rng) for _ in range(10))))

    assert sum(asyncio.run(crowd(number)) for number in range(FRAMES // 100)) > 20
    wait_until_idle(server)
    assert server.get("/healthz").is_success
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def wait_until_idle(server: Client) -> None:
    """Fail if something is left that does not go away."""
    end = time.perf_counter() + SECONDS
    while (left := leftovers(server)) != IDLE and time.perf_counter() < end:
        time.sleep(0.05)
    assert left == IDLE


def leftovers(server: Client) -> dict[str, Any]:
    """What grows if something leaks."""
    sweeper = server.hall._sweeper
    assert sweeper
    tasks = asyncio.all_tasks(sweeper.get_loop())
    names = sorted(task.get_coro().__qualname__ for task in tasks)  # type: ignore[union-attr]
    bots = sum(len(live.thinking) for live in server.hall._live.values())
    return {
        "tasks": [name for name in names if "_think" not in name and "cycle" not in name.lower()],
        "watchers": sum(len(live.watchers) for live in server.hall._live.values()),
        "sockets": server.get("/metrics").text.partition("\nkarfunkel_sockets ")[2].split("\n")[0],
        "bots": bots if bots > 4 else 0,
    }


def test_frames_that_are_too_long_close_the_socket(server: Client, tables: list[str]) -> None:
    with server.connect(f"/api/tables/{tables[1]}/live", HOLDER) as socket:
        socket.send("x" * 5000)
        with pytest.raises(websockets.ConnectionClosed):
            deque(socket)
    assert socket.close_code == 1009
