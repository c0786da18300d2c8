"""Choices at one table are executed, saved and told together, and nothing is told before."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import WebSocket

from karfunkel.core.errors import Refusal
from karfunkel.server.hall import Hall
from karfunkel.server.live import Connection
from karfunkel.server.store.base import Fenced, Saved, StoreRefusal
from karfunkel.server.store.sqlite import SqliteStore
from karfunkel.server.table_lock import TableLock
from tests.server.desk import ANNA, command, mine, new_table, with_hall
from tests.server.test_live import OneWrite


class Slow(SqliteStore):
    """Saves when it is told to."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.held = False
        self.saves: list[tuple[Sequence[Saved], asyncio.Future[None]]] = []

    def saving(self, changes: Sequence[Saved]) -> "asyncio.Future[None]":
        if not self.held:
            return super().saving(changes)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.saves.append((changes, future))
        return future

    def end(self, error: Exception | None = None) -> None:
        """The oldest save ends."""
        _, future = self.saves.pop(0)
        if error:
            future.set_exception(error)
        else:
            future.set_result(None)

    def let_go(self) -> None:
        """Nothing waits any more, so that a test that fails can end."""
        self.held = False
        while self.saves:
            self.end(StoreRefusal("server-disk"))


def at_a_slow_store(folder: Path, work: Callable[[Hall], Coroutine[Any, Any, None]]) -> None:
    """Run something with a hall that saves when it is told to."""

    async def run(hall: Hall) -> None:
        try:
            await work(hall)
        finally:
            cast(Slow, hall.store).let_go()

    with_hall(folder, run, store=Slow)


def choice(moment: int, seat: int, id: str | None = None) -> Any:
    return command("choose", moment, id=id or f"by-{seat}", seat=seat, action=0)


async def breathe() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def asking(hall: Hall, id: str, *choices: Any) -> "list[asyncio.Task[Any]]":
    """The first choice is being saved when the others come."""
    tasks = [asyncio.ensure_future(hall.do(id, choices[0], ANNA))]
    await breathe()
    tasks += [asyncio.ensure_future(hall.do(id, other, ANNA)) for other in choices[1:]]
    return tasks


async def seated(hall: Hall) -> tuple[Any, OneWrite, "asyncio.Task[None]"]:
    """A table of four, and a socket there."""
    names = [mine(name) for name in ("Anna", "Otto", "Ines", "Uwe")]
    live = await hall.make(new_table(*names, start=True), ANNA)
    wire = OneWrite()
    connection = Connection(hall, cast(WebSocket, wire), live.table.id, ANNA, None)
    running = asyncio.ensure_future(connection.run())
    while not wire.sent:
        await asyncio.sleep(0)
    return live, wire, running


def test_choices_that_come_meanwhile_are_saved_and_told_together(tmp_path: Path) -> None:
    async def go(hall: Hall) -> None:
        store = cast(Slow, hall.store)
        live, wire, running = await seated(hall)
        store.held = True
        moment, before = live.table.moment, len(wire.writes)
        tasks = await asking(hall, live.table.id, *(choice(moment, seat) for seat in range(3)))
        await breathe()
        assert [len(changes) for changes, _ in store.saves] == [1]
        store.end()
        await breathe()
        assert [len(changes) for changes, _ in store.saves] == [2]
        assert [change.number for change in store.saves[0][0]] == [3, 4]
        assert [task.done() for task in tasks] == [True, False, False]
        assert len(wire.writes) == before + 1
        store.end()
        await asyncio.gather(*tasks)
        await breathe()
        assert len(wire.writes) == before + 2
        assert wire.sent[-1]["position"]["ready"] == [0, 1, 2]
        running.cancel()

    at_a_slow_store(tmp_path, go)


def test_choices_that_come_at_once_are_executed_together(tmp_path: Path) -> None:
    async def go(hall: Hall) -> None:
        store = cast(Slow, hall.store)
        live, wire, running = await seated(hall)
        store.held = True
        moment, id, before = live.table.moment, live.table.id, len(wire.writes)
        tasks = [
            asyncio.ensure_future(hall.do(id, choice(moment, seat), ANNA)) for seat in range(3)
        ]
        await breathe()
        assert [len(changes) for changes, _ in store.saves] == [3]
        store.end()
        await asyncio.gather(*tasks)
        await breathe()
        assert len(wire.writes) == before + 1
        running.cancel()

    at_a_slow_store(tmp_path, go)


def test_a_refusal_waits_for_what_it_follows_from(tmp_path: Path) -> None:
    """The second choice of a seat is refused because of the first one, which may not be saved."""

    async def go(hall: Hall) -> None:
        store = cast(Slow, hall.store)
        live, _, running = await seated(hall)
        store.held = True
        moment = live.table.moment
        asked = ((0, "one"), (1, "two"), (1, "three"))
        tasks = await asking(hall, live.table.id, *(choice(moment, seat, id) for seat, id in asked))
        await breathe()
        store.end()
        await breathe()
        assert not tasks[1].done()
        assert not tasks[2].done()
        store.end()
        await breathe()
        assert tasks[1].result().moment == moment
        with pytest.raises(Refusal, match="has chosen already"):
            tasks[2].result()
        running.cancel()

    at_a_slow_store(tmp_path, go)


def test_whoever_waits_to_look_sees_nothing_that_is_not_saved(tmp_path: Path) -> None:
    """A socket that comes between two choices is shown the first, and not yet the second."""

    async def go(hall: Hall) -> None:
        store = cast(Slow, hall.store)
        live, _, running = await seated(hall)
        store.held = True
        moment, id = live.table.moment, live.table.id
        tasks: list[asyncio.Future[Any]] = [
            asyncio.ensure_future(hall.do(id, choice(moment, 0), ANNA))
        ]
        await breathe()
        ready: list[tuple[int, ...]] = []

        async def look() -> None:
            found = await hall.settled(id)
            assert found.table.match
            ready.append(found.table.match.ready)

        tasks.append(asyncio.ensure_future(look()))
        await breathe()
        tasks.append(asyncio.ensure_future(hall.do(id, choice(moment, 1), ANNA)))
        await breathe()
        store.end()
        await breathe()
        assert ready == [(0,)]
        store.end()
        await asyncio.gather(*tasks)
        running.cancel()

    at_a_slow_store(tmp_path, go)


def test_what_cannot_be_saved_was_never_chosen(tmp_path: Path) -> None:
    async def go(hall: Hall) -> None:
        store = cast(Slow, hall.store)
        live, wire, running = await seated(hall)
        store.held = True
        moment, told = live.table.moment, len(wire.sent)
        tasks = await asking(hall, live.table.id, *(choice(moment, seat) for seat in range(3)))
        await breathe()
        store.end(StoreRefusal("server-disk"))
        store.held = False
        with pytest.raises(StoreRefusal):
            await tasks[0]
        # The others had waited, and go to the table as it is saved.
        await asyncio.gather(*tasks[1:])
        again = await hall.open(live.table.id)
        assert again is not live
        assert again.table.match
        assert again.table.match.ready == (1, 2)
        while wire.sent[-1].get("position", {}).get("ready") != [1, 2]:
            await asyncio.sleep(0)
        shown = [m["position"]["ready"] for m in wire.sent[told:] if m["kind"] == "news"]
        assert all(0 not in ready for ready in shown)
        running.cancel()

    at_a_slow_store(tmp_path, go)


def test_a_fenced_choice_is_looked_at_again(tmp_path: Path) -> None:
    """Over a socket, too: it may have been saved, or another process has to execute it."""

    async def go(hall: Hall) -> None:
        store = cast(Slow, hall.store)
        live, wire, running = await seated(hall)
        store.held = True
        wire.hear(choice(live.table.moment, 0).model_dump_json())
        await breathe()
        store.held = False
        store.end(Fenced("server-moved"))
        while wire.sent[-1]["kind"] != "answer":
            await asyncio.sleep(0)
        assert wire.sent[-1]["ok"]
        again = await hall.open(live.table.id)
        assert again.table.match
        assert again.table.match.ready == (0,)
        running.cancel()

    at_a_slow_store(tmp_path, go)


def test_commands_of_one_socket_are_executed_in_their_order(tmp_path: Path) -> None:
    async def go(hall: Hall) -> None:
        store = cast(Slow, hall.store)
        live, wire, running = await seated(hall)
        store.held = True
        moment = live.table.moment
        for seat in range(3):
            wire.hear(choice(moment, seat).model_dump_json())
        wire.hear("not a command")
        await breathe()
        assert wire.paused, "no more is read while commands wait"
        for _ in range(3):
            assert [len(changes) for changes, _ in store.saves] == [1]
            store.end()
            await breathe()
        answers = [m for m in wire.sent if m["kind"] == "answer"]
        assert [m["id"] for m in answers] == ["by-0", "by-1", "by-2", ""]
        assert [m["ok"] for m in answers] == [True, True, True, False]
        assert not wire.paused
        running.cancel()

    at_a_slow_store(tmp_path, go)


def test_the_lock_is_passed_on_in_order() -> None:
    async def go() -> None:
        lock, order = TableLock(), list[str]()

        async def hold(name: str) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)

        def turn() -> bool:
            order.append("call")
            return False

        assert lock.take()
        assert not lock.take()
        tasks = [asyncio.ensure_future(hold("one")), asyncio.ensure_future(hold("gone"))]
        await asyncio.sleep(0)
        lock.ask(turn)
        tasks.append(asyncio.ensure_future(hold("two")))
        await asyncio.sleep(0)
        tasks[1].cancel()
        lock.release()
        assert lock.locked()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["one", "call", "two"]
        assert not lock.locked()

    asyncio.run(go())


def test_a_lock_that_comes_with_the_cancellation_is_passed_on() -> None:
    async def go() -> None:
        lock = TableLock()
        assert lock.take()
        waiting = asyncio.ensure_future(lock.acquire())
        await asyncio.sleep(0)
        lock.release()  # it is the waiting one's now
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert not lock.locked()

    asyncio.run(go())
