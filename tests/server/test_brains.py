"""Bots of a server: fair shares of the workers, and what happens when one fails."""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from karfunkel.core.registry import load_game
from karfunkel.server import brains
from karfunkel.server.brains import Brains, Thought
from karfunkel.server.question import Question


class ByHand(Executor):
    """A worker whose thoughts are finished by the test."""

    def __init__(self) -> None:
        self.asked: list[tuple[Future[Any], Callable[..., Any]]] = []

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Any:
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self.asked.append((future, work))
        return future

    def finish(self) -> None:
        """Answer the oldest question."""
        future, _ = self.asked.pop(0)
        future.set_result(Thought(0, "master"))


def ask(found: Brains, party: str, table: str, level: str = "master") -> asyncio.Task[Thought]:
    state = load_game("diamant").new()
    question = Question("diamant", None, level, state.ints(), 0, [0, 1], 7, table, party)
    return asyncio.ensure_future(found.choose(question))


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0.001)


def test_a_hundred_tables_of_one_do_not_stall_another() -> None:
    async def run() -> None:
        worker = ByHand()
        found = Brains(1, lambda: worker)
        crowd = [ask(found, "crowd", f"table {n}") for n in range(100)]
        await settle()
        one = ask(found, "somebody", "a table")
        await settle()
        for _ in range(3):  # the running job, one more of the crowd, then this one
            worker.finish()
            await settle()
        assert one.done()
        assert sum(task.done() for task in crowd) == 2
        for task in crowd:
            task.cancel()

    asyncio.run(run())


def test_tables_of_one_party_take_turns() -> None:
    async def run() -> None:
        worker = ByHand()
        found = Brains(1, lambda: worker)
        greedy = [ask(found, "club", "greedy table") for _ in range(5)]
        other = ask(found, "club", "other table")
        for _ in range(3):
            await settle()
            worker.finish()
        await settle()
        assert other.done()
        for task in greedy:
            task.cancel()

    asyncio.run(run())


def test_questions_nobody_waits_for_are_not_asked() -> None:
    async def run() -> None:
        worker = ByHand()
        found = Brains(1, lambda: worker)
        first, gone, last = (ask(found, "club", name) for name in "abc")
        await settle()
        gone.cancel()
        await settle()
        worker.finish()
        await settle()
        worker.finish()
        await settle()
        assert first.done()
        assert last.done()

    asyncio.run(run())


def test_whoever_waits_long_is_answered_by_the_weakest(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> Thought:
        found = Brains(1, lambda: ThreadPoolExecutor(1))
        try:
            return await ask(found, "club", "a table", "normal")
        finally:
            found.close()

    assert asyncio.run(run()).level == "normal"
    monkeypatch.setattr(brains, "LONGEST_WAIT", 0.0)
    assert asyncio.run(run()).level == "easy"


def hang() -> None:
    time.sleep(600)


def pid() -> int:
    return os.getpid()


def test_a_worker_that_hangs_is_replaced_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brains, "LONGEST_SECONDS", 20.0)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        found = Brains(2)
        hanging, calm = found._workers
        before = await loop.run_in_executor(calm.executor, pid)
        victim = await loop.run_in_executor(hanging.executor, pid)
        monkeypatch.setattr(brains, "LONGEST_SECONDS", 0.05)
        with pytest.raises(TimeoutError):
            await hanging.run(hang)  # type: ignore[arg-type]
        assert await loop.run_in_executor(hanging.executor, pid) != victim
        assert await loop.run_in_executor(calm.executor, pid) == before
        found.close()

    asyncio.run(run())


def test_a_failing_bot_gives_way_to_the_next_weaker(monkeypatch: pytest.MonkeyPatch) -> None:
    think = brains.think

    def broken(asked: Question, levels: Any) -> Thought:
        if levels[0] in ("master", "hard"):
            raise ValueError("broken")
        return think(asked, levels)

    monkeypatch.setattr(brains, "think", broken)

    async def run() -> Thought:
        found = Brains(1, lambda: ThreadPoolExecutor(1))
        try:
            return await ask(found, "club", "a table")
        finally:
            found.close()

    assert asyncio.run(run()).level == "normal"
