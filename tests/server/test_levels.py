"""Bots that answer below their level: the table is told, and nobody else is slowed down."""

import asyncio
import logging
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from karfunkel.server import brains, wire
from karfunkel.server.brains import Brains, Thought
from karfunkel.server.hall import Hall
from karfunkel.server.question import Question
from karfunkel.server.seats import Origin
from karfunkel.server.store.sqlite import SqliteStore
from tests.server.desk import ANNA, BEN, EVE, NOW, PATIENCE, SWIFT, Desk, mine, new_table, served
from tests.server.test_brains import ByHand, settle
from tests.server.test_http import Program
from tests.server.test_live import at

MASTER = {"kind": "bot", "level": "master"}
TOLD = {"key": "page-bot-below", "args": {"player": 1, "level": "easy"}}


def below(desk: Desk) -> list[str | None]:
    """What the table says of each seat, before and after a restart."""
    found = [
        [seat["below"] for seat in wire.table_info(table, ANNA, ())["seats"]]
        for table in (desk.table, desk.folded())
    ]
    assert found[0] == found[1]
    return found[0]


def bot_goes_on(desk: Desk, level: str) -> None:
    desk.entries.append(desk.table.bot_chose(1, 0, NOW, level))


def test_a_table_is_told_when_its_bot_answers_below_its_level() -> None:
    desk = Desk(mine("Anna"), MASTER, start=True)
    bot_goes_on(desk, "master")
    desk.choose(ANNA, 0, "go on")
    assert below(desk) == [None, None]
    before, step = desk.table.moment, desk.table.step
    bot_goes_on(desk, "easy")
    assert below(desk) == [None, "easy"]
    desk.choose(ANNA, 0, "go on")
    for table in (desk.table, desk.folded()):
        told = wire.happened(table, 0, before)
        assert told is not None
        assert [happening["step"] for happening in told if TOLD in happening["events"]] == [
            step + 1
        ]


def test_it_is_told_once_and_until_the_bot_thinks_again() -> None:
    desk = Desk(mine("Anna"), MASTER, start=True)
    before = desk.table.moment
    for level in ("easy", "easy", "master"):
        bot_goes_on(desk, level)
        desk.choose(ANNA, 0, "go on")
    told = wire.happened(desk.table, 0, before)
    assert told is not None
    assert sum(TOLD in happening["events"] for happening in told) == 1
    assert below(desk) == [None, None]


def test_people_who_play_for_themselves_have_no_level() -> None:
    desk = Desk(mine("Anna"), {"kind": "open"})
    desk.do(BEN, "join", name="Ben")
    desk.do(ANNA, "start")
    desk.do(BEN, "leave", seat=1)
    bot_goes_on(desk, "random")
    assert below(desk) == [None, "random"]
    desk.entries.append(desk.table.come_back(BEN, NOW))  # type: ignore[arg-type]
    assert below(desk) == [None, None]


def test_screens_and_the_log_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    think = brains.think

    def weak(asked: Question, levels: Any) -> Thought:
        return think(asked, levels[-1:])

    monkeypatch.setattr(brains, "think", weak)
    with served(tmp_path) as client, caplog.at_level(logging.WARNING):
        anna = Program(client)
        table = anna.make(mine("Anna"), MASTER, start=True)
        with at(anna, table) as screen:
            screen.until("table", lambda m: m["table"]["seats"][1]["below"] == "easy")
            moment = anna.look(table)["table"]["moment"]
            assert anna.command(table, "choose", moment, seat=0, action=0).is_success
            screen.until("news", lambda m: any(TOLD in one["events"] for one in m["happened"]))
        assert b"karfunkel_bots_below_total 0.0" not in client.get("/metrics").content
    lines = [one for one in caplog.records if one.msg == "a bot answered below its level"]
    assert (lines[0].asked, lines[0].answered) == ("master", "easy")  # type: ignore[attr-defined]


def test_whoever_sits_there_already_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    think, everybody_sits = brains.think, Event()

    def weak(asked: Question, levels: Any) -> Thought:
        assert everybody_sits.wait(PATIENCE)
        return think(asked, levels[-1:])

    monkeypatch.setattr(brains, "think", weak)
    with served(tmp_path) as client:
        anna = Program(client)
        table = anna.make(mine("Anna"), MASTER, start=True)
        with at(anna, table) as screen:
            screen.until("table", lambda m: m["table"]["seats"][0]["connected"])
            assert {m["table"]["seats"][1]["below"] for m in screen.told if "table" in m} == {None}
            everybody_sits.set()
            screen.until("table", lambda m: m["table"]["seats"][1]["below"] == "easy")


def test_an_address_with_many_tables_does_not_stall_the_bots_of_another(tmp_path: Path) -> None:
    async def run() -> None:
        worker = ByHand()
        hall = Hall(SqliteStore(tmp_path / "tables.sqlite"), Brains(1, lambda: worker), SWIFT)
        bots = new_table(MASTER, MASTER, start=True)
        try:
            for _ in range(30):
                await hall.make(bots, EVE, Origin("crowd"))
            friend = (await hall.make(bots, ANNA, Origin("friend"))).table
            for _ in range(3):  # the running job, one more of the crowd, then this one
                await settle()
                worker.finish()
            await settle()
            assert friend.match
            assert friend.match.ready
        finally:
            await hall.close()

    asyncio.run(run())
