"""Eight people choose at the same moment: nobody is refused because another came first."""

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from karfunkel.core.record import parse_record, verify
from tests.cases import cases
from tests.server.desk import PATIENCE, mine, served
from tests.server.test_http import Program

ROUNDS = cases(50, 200)


def test_eight_clients_choosing_at_the_same_moment(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        people = [Program(client) for _ in range(8)]
        rounds = 0
        while rounds < ROUNDS:
            table = people[0].make(mine("P0"), *[{"kind": "open"}] * 7)
            for number, person in enumerate(people[1:], 1):
                assert person.command(table, "join", name=f"P{number}").json()["ok"]
            assert people[0].command(table, "start").json()["ok"]
            rounds += asyncio.run(play(client.port, table, people))
            verdict = verify(parse_record(client.get(f"/api/tables/{table}/record").text))
            assert verdict.finished
            assert verdict.dealt


async def play(port: int, table: str, people: list[Program]) -> int:
    """Everybody chooses as soon as they are asked; how many rounds of choices it took."""
    return max(
        await asyncio.gather(*(one_player(port, table, person.headers) for person in people))
    )


async def one_player(port: int, table: str, headers: dict[str, str]) -> int:
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    chosen = -1
    choices = 0
    async with connect(url, additional_headers=headers) as socket:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["kind"] == "answer":
                assert message["ok"], message
            if message["kind"] != "news":
                continue
            position = message["position"]
            if position["over"]:
                return choices
            if position["legal"] and position["step"] > chosen:
                chosen, choices = position["step"], choices + 1
                leave = choices % 4 == position["seat"] % 4
                what = {"do": "choose", "seat": position["seat"], "action": int(leave)}
                frame = {"id": f"choice-{choices}", "moment": chosen, "what": what}
                await socket.send(json.dumps(frame))
