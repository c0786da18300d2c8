"""Slow answers: computed outside the event loop, cached, and charged to the address that asks."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from karfunkel.core.errors import Refusal
from karfunkel.server import costly
from karfunkel.server.costly import Costly
from karfunkel.server.limits import Limits
from tests.server.desk import WIDE, refused, served


class Clock:
    """A computing time set by the test."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_answer_is_made_once_and_not_on_the_loop() -> None:
    made: list[str] = []

    def make() -> bytes:
        made.append(threading.current_thread().name)
        return b"answer"

    async def run() -> None:
        found = Costly(Limits())
        for address in ("anna", "ben"):
            assert await found.answer(address, "key", make) == b"answer"
        found.close()

    asyncio.run(run())
    assert len(made) == 1
    assert made[0].startswith("costly")


def test_an_address_pays_for_what_it_asks() -> None:
    clock = Clock()

    def make() -> bytes:
        clock.now += 2.0
        return b"answer"

    async def run() -> None:
        found = Costly(Limits(costly_seconds=3.0, costly_share=0.001), clock)
        await found.answer("anna", 1, make)
        await found.answer("anna", 2, make)
        with refused("server-too-fast"):
            await found.answer("anna", 3, make)
        assert await found.answer("anna", 1, make) == b"answer", "what is kept costs nothing"
        assert await found.answer("ben", 3, make) == b"answer", "others have their own allowance"
        found.close()

    asyncio.run(run())


def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(costly, "MOST_KEPT", 100)

    async def run() -> int:
        found = Costly(Limits(costly_seconds=1e9))
        for number in range(50):
            await found.answer("anna", number, lambda: b"x" * 10)
        found.close()
        return len(found._kept)

    assert asyncio.run(run()) == 10


def test_a_refusal_is_raised_and_not_kept() -> None:
    def refuse() -> bytes:
        raise Refusal("error-record-magic")

    async def run() -> None:
        found = Costly(Limits())
        with refused("error-record-magic"):
            await found.answer("anna", "key", refuse)
        assert await found.answer("anna", "key", lambda: b"well") == b"well"
        found.close()

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/api/openapi.json", "/api/qr?text=https://club.example"])
def test_costly_routes_are_paid_for(tmp_path: Path, path: str) -> None:
    broke = WIDE._replace(costly_seconds=0.0, costly_share=0.0)
    with served(tmp_path, broke) as client:
        answer: Any = client.get(path)
        assert answer.status_code == 429
    with served(tmp_path) as client:
        assert client.get(path).is_success


def test_one_address_does_not_fill_the_queue() -> None:
    async def run() -> None:
        held = threading.Event()

        def wait() -> bytes:
            held.wait(30)
            return b"answer"

        found = Costly(Limits(costly_waiting=16))
        asked = [asyncio.ensure_future(found.answer("eve", n, wait)) for n in range(16)]
        await asyncio.sleep(0)
        assert found.waiting == 2
        other = asyncio.ensure_future(found.answer("anna", "hers", wait))
        await asyncio.sleep(0)
        held.set()
        assert await other == b"answer"
        refusals = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, Refusal) for one in refusals) == 14
        found.close()

    asyncio.run(run())
