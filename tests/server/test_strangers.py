"""Attacks by strangers: each of these once froze a table, took a seat or misled somebody."""

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from fastapi import WebSocket

from karfunkel.core.match import Match
from karfunkel.core.record import verify
from karfunkel.server import wire
from karfunkel.server.hall import Hall
from karfunkel.server.live import Connection
from karfunkel.server.seats import Origin
from karfunkel.server.store.base import Line, Saved
from karfunkel.server.table import Entry, Table
from tests.server.desk import (
    ANNA,
    BEN,
    BOT,
    CARA,
    EVE,
    NOW,
    OPEN,
    WIDE,
    Desk,
    command,
    mine,
    new_table,
    playing,
    refused,
    served,
    with_hall,
)
from tests.server.test_http import Program, finish, refusal
from tests.server.test_live import at


def emerald() -> Desk:
    """Anna and Ben at Emerald, and Anna begins."""
    desk = Desk(mine("Anna"), OPEN, game="emerald", options={"first": 1})
    desk.do(BEN, "join", name="Ben")
    desk.do(ANNA, "start")
    return desk


def dither(desk: Desk, times: int) -> None:
    """Choose and take back, again and again."""
    assert desk.table.match
    for _ in range(times):
        desk.do(ANNA, "choose", seat=0, action=desk.table.match.legal(0)[0])
        desk.do(ANNA, "undo", seat=0)


class Counted:
    """Counts the steps that are played again from a record."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = 0
        redo = Match.redo

        def counting(match: Match, step: Any) -> None:
            self.steps += 1
            redo(match, step)

        monkeypatch.setattr(Match, "redo", counting)


# --- A table that was poisoned by taking back -------------------------------------------------


def test_what_was_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = emerald()
    dither(desk, 50)
    counted = Counted(monkeypatch)
    folded = desk.folded()
    assert folded.match is not None
    assert desk.table.match is not None
    assert folded.match.state == desk.table.match.state
    assert counted.steps == folded.step


def test_taking_back_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = emerald()
    counted = Counted(monkeypatch)
    dither(desk, 5)
    assert counted.steps == 0


def test_several_choices_are_taken_back_one_by_one_also_after_a_restart() -> None:
    desk = emerald()
    states: list[Any] = []
    match = desk.table.match
    assert match is not None
    while match.turn.players == (0,) and len(states) < 2:
        states.append(match.state.copy())
        desk.do(ANNA, "choose", seat=0, action=match.legal(0)[0])
    assert len(states) == 2
    desk.table = desk.folded()
    for state in reversed(states):
        desk.do(ANNA, "undo", seat=0)
        assert desk.table.match is not None
        assert desk.table.match.state == state
    assert not desk.table.can_undo(0)


def test_a_table_takes_only_so_many_changes_that_lead_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("karfunkel.server.table.MOST_DETOURS", 5)
    desk = emerald()
    dither(desk, 3)  # with joining and starting, these are five
    desk.table = desk.folded()
    assert desk.table.match is not None
    desk.do(ANNA, "choose", seat=0, action=desk.table.match.legal(0)[0])
    for do in ("undo", "leave"):
        with refused("server-enough"):
            desk.do(ANNA, do, seat=0)
    while desk.table.waiting() == (0,):  # but the game goes on
        desk.do(ANNA, "choose", seat=0, action=desk.table.match.legal(0)[0])


def test_others_have_their_turn_while_a_long_table_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> int:
        live = await hall.make(
            new_table(mine("Anna"), mine("Otto"), game="kingdice", start=True), ANNA
        )
        table = live.table
        assert table.match
        while table.step < 1000 and table.head.status == "playing":
            seat = table.waiting()[0]
            choice = command("choose", table.moment, seat=seat, action=table.match.legal(seat)[0])
            await hall.do(table.id, choice, ANNA)
        hall._live.clear()
        loaded, load = asyncio.Event(), hall.store.load

        async def loading(id: str) -> list[bytes]:
            found = await load(id)
            loaded.set()
            return found

        monkeypatch.setattr(hall.store, "load", loading)
        opening = asyncio.ensure_future(hall.open(table.id))
        await loaded.wait()
        turns = 0
        while not opening.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert with_hall(tmp_path, scene) >= 5


def test_a_new_socket_brings_no_new_patience(tmp_path: Path) -> None:
    slow = WIDE._replace(messages_per_second=0.001, message_burst=4)
    with served(tmp_path, slow) as client:
        ada = Program(client)
        table = ada.make(mine("Ada"), mine("Otto"), start=True)
        for _ in range(2):
            with at(ada, table) as screen:
                for _ in range(2):
                    screen.send("react", seat=0, reaction="wow")
                    screen.next("answer")
        with at(ada, table) as screen:
            screen.send("react", seat=0, reaction="wow")
            assert screen.next("bye")["reason"]["key"] == "server-too-fast"


# --- A choice for a position that was taken back ------------------------------------------------


def test_a_click_for_a_position_that_was_taken_back_is_refused() -> None:
    desk = emerald()
    assert desk.table.match
    first, other = desk.table.match.legal(0)[:2]
    desk.do(ANNA, "choose", seat=0, action=first)
    seen, step = desk.table.moment, desk.table.step
    desk.do(ANNA, "undo", seat=0)
    desk.do(ANNA, "choose", seat=0, action=other)
    assert desk.table.step == step
    with refused("server-stale"):
        desk.do(ANNA, "choose", seen, seat=0, action=desk.table.match.legal(0)[0])
    assert desk.folded().moment == desk.table.moment


def test_a_slow_reader_hears_that_something_was_taken_back() -> None:
    desk = emerald()
    assert desk.table.match
    assert desk.table.play
    first, other = desk.table.match.legal(0)[:2]
    desk.do(ANNA, "choose", seat=0, action=first)
    told = desk.table.moment
    desk.do(ANNA, "undo", seat=0)
    desk.do(ANNA, "choose", seat=0, action=other)
    for table in (desk.table, desk.folded()):
        assert table.play
        assert table.play.events(told) is None
        assert table.play.events(table.moment) == []


def test_a_bot_thinks_again_when_its_position_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> tuple[int, int]:
        choose, calls, gate = hall.brains.choose, [], asyncio.Event()

        async def slowly(*args: Any, **more: Any) -> Any:
            calls.append(args)
            chosen = await choose(*args, **more)
            await gate.wait()
            gate.clear()
            return chosen

        monkeypatch.setattr(hall.brains, "choose", slowly)
        new = new_table(mine("Anna"), BOT, game="emerald", options={"first": 1}, start=True)
        table = (await hall.make(new, ANNA)).table
        assert table.match
        while table.waiting() == (0,):
            choice = command("choose", table.moment, seat=0, action=table.match.legal(0)[0])
            await hall.do(table.id, choice, ANNA)
        assert table.can_undo(0)
        step = table.step
        await hall.do(table.id, command("undo", table.moment, seat=0), ANNA)
        again = table.match.legal(0)[0]
        await hall.do(table.id, command("choose", table.moment, seat=0, action=again), ANNA)
        gate.set()
        while len(calls) < 2:
            await asyncio.sleep(0.01)
        return step, table.step

    step, now = with_hall(tmp_path, scene)
    assert now == step


# --- Reactions ----------------------------------------------------------------------------------


def test_no_flood_of_reactions_throws_a_reader_out(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> Connection:
        table = (await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)).table
        connection = Connection(hall, cast(WebSocket, None), table.id, ANNA, None)
        for _ in range(1_000):
            connection.reacted(0, b"wow")
            connection.reacted(1, b"oops")
        connection.reacted(1, b"bye")
        return connection

    connection = with_hall(tmp_path, scene)
    assert connection.closing is None
    assert connection.reactions == {0: b"wow", 1: b"bye"}


def test_a_seat_reacts_with_pauses(tmp_path: Path) -> None:
    now = [0.0]

    async def scene(hall: Hall) -> None:
        table = (await hall.make(new_table(mine("Anna"), mine("Otto"), start=True), ANNA)).table
        await hall.do(table.id, command("react", seat=0, reaction="wow"), ANNA)
        with refused("server-too-fast"):
            await hall.do(table.id, command("react", seat=0, reaction="wow"), ANNA)
        await hall.do(table.id, command("react", seat=1, reaction="wow"), ANNA)
        now[0] = 1.0
        await hall.do(table.id, command("react", seat=0, reaction="wow"), ANNA)

    with_hall(tmp_path, scene, ticks=lambda: now[0])


# --- Commands that change nothing, tables without end -------------------------------------------


def test_what_changes_nothing_is_answered_but_not_kept() -> None:
    desk = playing()
    desk.gone = {BEN}
    desk.do(ANNA, "replace", seat=0, gone=1)
    for holder, sent in (
        (ANNA, command("replace", seat=0, gone=1)),
        (CARA, command("replace", seat=2, gone=1, yes=False)),
    ):
        answer, entry, _ = desk.send(holder, sent)
        assert entry is None
        assert desk.send(holder, sent).answer == answer
    desk.do(CARA, "leave", seat=2)
    assert desk.send(CARA, command("leave", seat=2)).entry is None


def test_seats_that_stay_as_they_are_are_not_kept() -> None:
    desk = Desk(mine("Anna"), OPEN)
    for sent in (
        command("set_seat", seat=1, kind="open"),
        command("set_table", locked=False, seats_each=1),
        command("set_table"),
    ):
        assert desk.send(ANNA, sent).entry is None


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    with served(tmp_path, WIDE._replace(tables_per_hour=1)) as client:
        ada = Program(client)
        table = ada.make(mine("Ada"), mine("Otto"), start=True)
        finish(ada, table)
        answer = ada.command(table, "rematch", seat=0)
        assert refusal(answer) == (429, "server-too-many-tables")
        assert ada.look(table)["table"]["rematch"] is None


def test_many_tables_of_one_address_do_not_hide_those_of_others(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> list[str]:
        public = new_table(mine("Anna"), OPEN, public=True)
        friendly = await hall.make(public, ANNA, Origin("friend"))
        for number in range(60):
            hall.clock = lambda number=number: NOW + number  # type: ignore[misc]
            await hall.make(public, EVE, Origin("stranger"))
        found = [line.id for line in await hall.public(50)]
        assert len(found) == 50
        assert friendly.table.id in found
        times = [line.updated for line in await hall.public(50)]
        assert times == sorted(times, reverse=True)
        return found

    with_hall(tmp_path, scene, clock=lambda: NOW)


# --- A seat that others want to give to a bot ---------------------------------------------------


def test_nobody_votes_out_somebody_who_is_present() -> None:
    desk = Desk(mine("Anna"), OPEN)
    desk.do(BEN, "join", name="Ben")
    desk.do(ANNA, "start")
    with refused("server-not-gone"):
        desk.do(ANNA, "replace", seat=0, gone=1)
    desk.gone = {BEN}
    desk.do(ANNA, "replace", seat=0, gone=1)
    assert desk.table.head.plays_itself(1)


def test_those_who_are_gone_too_do_not_block_a_vote() -> None:
    desk = playing()
    desk.gone = {BEN, CARA}
    desk.do(ANNA, "replace", seat=0, gone=1)
    assert desk.table.head.plays_itself(1)


@pytest.mark.parametrize(("away_after", "patience"), [(None, 60), (300, 300)])
def test_only_somebody_who_is_away_for_long_is_replaced(
    tmp_path: Path, away_after: int | None, patience: int
) -> None:
    """Ben is away only once his last socket is closed for as long as the table allows."""
    now = [1_000.0]
    with served(tmp_path) as client:
        client.hall.ticks = lambda: now[0]
        ada, ben = Program(client), Program(client)
        table = ada.make(mine("Ada"), OPEN, away_after=away_after)
        ben.command(table, "join", name="Ben")
        ada.command(table, "start")

        def vote() -> Any:
            return ada.command(table, "replace", seat=0, gone=1)

        with at(ben, table) as his:
            his.next("news")
            now[0] += 10 * patience
            assert refusal(vote()) == (409, "server-not-gone")
        with at(ada, table) as hers:
            hers.until("table", lambda m: not m["table"]["seats"][1]["connected"])
            now[0] += patience - 1
            assert refusal(vote()) == (409, "server-not-gone")
            now[0] += 1
            hers.until("table", lambda m: m["table"]["seats"][1]["gone"])
            assert vote().json()["ok"]
            hers.until("table", lambda m: m["table"]["seats"][1]["stand_in"])
            with at(ben, table) as his:  # he returns, is told, and has his seat
                assert his.next("back")["seats"] == [1]
                hers.until("table", lambda m: not m["table"]["seats"][1]["stand_in"])


# --- Who may sit down ---------------------------------------------------------------------------


def test_nobody_but_the_host_takes_every_seat() -> None:
    desk = Desk(mine("Anna"), OPEN, OPEN, OPEN)
    desk.do(EVE, "join", name="Eve")
    with refused("server-seats-each"):
        desk.do(EVE, "join", name="Eve 2")
    with refused("server-not-host"):
        desk.do(EVE, "set_table", seats_each=4)
    desk.do(ANNA, "set_table", seats_each=2)  # one device for two, if the host likes
    desk.do(EVE, "join", name="Eve 2")
    with refused("server-seats-each"):
        desk.do(EVE, "join", name="Eve 3")
    desk.do(ANNA, "join", name="Otto")
    assert desk.folded().head.seats_each == 2


def test_whoever_makes_a_table_says_how_many_seats_one_may_take() -> None:
    desk = Desk(mine("Anna"), OPEN, OPEN, seats_each=2)
    desk.do(BEN, "join", name="Ben")
    desk.do(BEN, "join", name="Bea")


def test_the_host_removes_somebody_for_good() -> None:
    desk = Desk(mine("Anna"), OPEN, OPEN, OPEN, seats_each=2)
    desk.do(EVE, "join", name="Eve")
    desk.do(EVE, "join", name="Eve 2")
    with refused("server-not-host"):
        desk.do(EVE, "remove", seat=0)
    for seat in (0, 3, 7):  # the host, an open seat, no seat
        with refused("server-no-removal"):
            desk.do(ANNA, "remove", seat=seat)
    desk.do(ANNA, "remove", seat=1)
    assert desk.table.head.open_seats() == [1, 2, 3]
    with refused("server-removed"):
        desk.do(EVE, "join", name="Eve")
    assert wire.table_info(desk.folded(), EVE, ())["removed"]
    assert not wire.table_info(desk.folded(), BEN, ())["removed"]
    desk.do(BEN, "join", name="Ben")
    desk.do(CARA, "join", name="Cara")
    desk.do(ANNA, "set_seat", seat=3, kind="bot")
    desk.do(ANNA, "start")
    with refused("server-not-gathering"):
        desk.do(ANNA, "remove", seat=1)


def test_the_host_closes_the_table() -> None:
    desk = Desk(mine("Anna"), OPEN, OPEN)
    desk.do(ANNA, "set_table", locked=True)
    with refused("server-locked"):
        desk.do(BEN, "join", name="Ben")
    desk.do(ANNA, "join", name="Otto")
    desk.do(ANNA, "set_table", locked=False)
    desk.do(BEN, "join", name="Ben")


# --- Seeds of a rematch -------------------------------------------------------------------------


def over() -> Desk:
    """Anna and Ben, who brought seeds, have played a game of Diamant against a bot."""
    desk = Desk(mine("Anna"), OPEN, BOT, seed="annas-first")
    desk.do(BEN, "join", name="Ben", seed="bens-first")
    desk.do(ANNA, "start")
    while desk.table.head.status == "playing":
        for seat in desk.table.waiting():
            desk.entries.append(desk.table.bot_chose(seat, 1, NOW))
    return desk


def test_seeds_of_a_rematch_are_new_and_come_after_its_commitment() -> None:
    desk = over()
    made = desk.send(BEN, command("rematch", seat=1)).change.made
    assert made is not None
    desk.table, first = made
    desk.entries = [first]
    commitment = desk.table.dealer.commitment
    assert desk.table.head.status == "gathering"
    assert desk.table.head.host == BEN
    assert [chair.seed for chair in desk.table.head.chairs] == ["", "", ""]
    desk.do(ANNA, "seed", seat=0, seed="annas-second")
    with refused("server-not-your-seat"):
        desk.do(ANNA, "seed", seat=1, seed="not-bens")
    assert desk.table.head.status == "gathering"
    desk.do(BEN, "seed", seat=1, seed="bens-second")
    for table in (desk.table, desk.folded()):
        assert table.head.status == "playing"
        assert table.head.player_seeds == ["annas-second", "bens-second"]
        assert table.dealer.commitment == commitment
    with refused("server-not-gathering"):
        desk.do(ANNA, "seed", seat=0, seed="annas-third")


def test_whoever_asks_for_a_rematch_need_not_wait_for_those_who_do_not_come() -> None:
    desk = over()
    made = desk.send(BEN, command("rematch", seat=1)).change.made
    assert made is not None
    desk.table = made[0]
    desk.do(BEN, "seed", seat=1, seed="bens-second")
    desk.do(BEN, "start")
    assert desk.table.head.player_seeds == ["bens-second"]


# --- Tables of before ---------------------------------------------------------------------------


def test_a_table_of_before_still_opens(tmp_path: Path) -> None:
    """Answers had refusals once, and nobody counted moments or seats of a person."""
    entries = (Path(__file__).parent / "old_table.jsonl").read_bytes().splitlines()

    async def scene(hall: Hall) -> Table:
        first = msgspec.json.decode(entries[0], type=Entry)
        assert first.head
        line = Line("old-table-000000", "emerald", "playing", False, [], 0, [], [], NOW, None)
        changes = [Saved(line, number, entry) for number, entry in enumerate(entries, 1)]
        await hall.store.save(changes)
        table = (await hall.open("old-table-000000")).table
        assert table.step == 24
        assert table.match
        seat = table.waiting()[0]
        choice = command("choose", table.moment, seat=seat, action=table.match.legal(seat)[0])
        await hall.do(table.id, choice, table.head.chairs[seat].holder)
        return table

    table = with_hall(tmp_path, scene, clock=lambda: NOW)
    assert table.moment == table.step + 2 * 2  # two choices had been taken back
    assert table.head.seats_each == 1
    verify(table.record())
