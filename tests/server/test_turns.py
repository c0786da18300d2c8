"""Requests of one address wait for each other, and for nobody else's."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.types import Message, Receive, Scope, Send

from karfunkel.server.turns import A_ROUND, AT_ONCE, InTurns, Pace


class Works:
    """An application whose requests end when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.answer, self.end = asyncio.Event(), asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.begun.append(scope["client"][0])
        await self.answer.wait()
        await send({"type": "http.response.start"})
        await self.end.wait()  # a client that reads slowly


async def nothing() -> Message:
    raise AssertionError


async def gone(message: Message) -> None:
    pass


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def scene(play: Callable[[Works, InTurns], Awaitable[None]]) -> None:
    async def run() -> None:
        works = Works()
        await play(works, InTurns(works))

    asyncio.run(run())


def asking(turns: InTurns, address: str, number: int) -> list[asyncio.Task[None]]:
    scope = {"type": "http", "client": (address, 1)}
    return [asyncio.ensure_future(_one(turns, scope)) for _ in range(number)]


async def _one(turns: InTurns, scope: Scope) -> None:
    await turns(scope, nothing, gone)


def test_a_hundred_requests_of_one_let_another_in_between() -> None:
    async def play(works: Works, turns: InTurns) -> None:
        tasks = asking(turns, "10.0.0.1", 100)
        await settle()
        tasks += asking(turns, "10.0.0.2", 1)
        await settle()
        assert works.begun == ["10.0.0.1"] * AT_ONCE + ["10.0.0.2"]
        works.answer.set()
        works.end.set()
        await asyncio.gather(*tasks)
        assert works.begun.count("10.0.0.1") == 100
        assert not turns._turns  # nothing is kept of people who have gone
        assert not turns._asking

    scene(play)


def test_whoever_reads_slowly_holds_up_nobody() -> None:
    async def play(works: Works, turns: InTurns) -> None:
        tasks = asking(turns, "10.0.0.1", 3 * AT_ONCE)
        await settle()
        works.answer.set()  # but none is read to its end
        await settle()
        assert len(works.begun) == 3 * AT_ONCE
        works.end.set()
        await asyncio.gather(*tasks)

    scene(play)


def test_whoever_hangs_up_gives_the_turn_away() -> None:
    async def play(works: Works, turns: InTurns) -> None:
        tasks = asking(turns, "10.0.0.1", 2 * AT_ONCE)
        await settle()
        for task in tasks[: AT_ONCE + 2]:  # working ones, and two that wait
            task.cancel()
        await settle()
        assert len(works.begun) == 2 * AT_ONCE - 2
        works.answer.set()
        works.end.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turns._turns

    scene(play)


def test_only_a_few_begin_in_a_round_and_addresses_take_turns() -> None:
    """A hundred addresses at their limits hold up nobody who comes by a socket."""

    async def play() -> None:
        pace, begun = Pace(), list[str]()

        async def one(where: str) -> None:
            await pace.begin(where)
            begun.append(where)

        crowd = [
            asyncio.ensure_future(one(f"10.0.0.{n}")) for n in range(A_ROUND) for _ in range(5)
        ]
        late = asyncio.ensure_future(one("192.0.2.1"))
        before = rounds = 0
        while not late.done():
            await asyncio.sleep(0)
            rounds += 1
            assert len(begun) - before <= A_ROUND
            before = len(begun)
        await asyncio.gather(*crowd, late)
        assert begun.index("192.0.2.1") <= 3 * A_ROUND, "not behind all that the others wanted"
        assert rounds < 8
        assert not pace._waiting

    asyncio.run(play())


def test_whoever_hangs_up_while_waiting_takes_no_turn() -> None:
    async def play() -> None:
        pace = Pace(1)
        tasks = [asyncio.ensure_future(pace.begin("10.0.0.1")) for _ in range(4)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        tasks[2].cancel()
        await settle()
        assert tasks[3].done()
        assert not pace._waiting
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(play())
