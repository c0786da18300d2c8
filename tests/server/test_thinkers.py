"""Bots that think in other processes, by a queue in PostgreSQL."""

import asyncio
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from karfunkel.cli import main
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, seed
from karfunkel.server import thinkers
from karfunkel.server.brains import Brains, Thought
from karfunkel.server.hall import Hall
from karfunkel.server.messages import NewTable
from karfunkel.server.question import Question
from karfunkel.server.store.opening import open_store
from karfunkel.server.store.questions import Answer, Questions
from karfunkel.server.tenancy import Tenancy
from karfunkel.server.thinkers import QueuedBrains, Thinker
from tests.server.desk import ANNA, BOT, SWIFT, in_process
from tests.server.postgres import Postgres
from tests.server.serving import GENEROUS, environment

LONG = 600.0
HERE = Thought(0, "here")


class Idle(Brains):
    """Bots that would think in the server itself; they say so."""

    async def choose(self, question: Question) -> Thought:
        return HERE


class Asking(QueuedBrains, Idle):
    """A server that is seen to think for itself."""

    def __init__(self, questions: Questions, patience: float = GENEROUS) -> None:
        super().__init__(questions, 1, lambda: ThreadPoolExecutor(1), patience)


def question(party: str = "p", state: Any = None, **more: Any) -> Question:
    """Diamant, at its beginning."""
    game = load_game(more.pop("game", "diamant"))
    observed = (state or game.new({"players": 3})).ints()
    return Question(game.name, None, "easy", observed, 0, [0, 1], 5, "t", party)


async def asked(asking: QueuedBrains) -> Thought:
    """What a bot of Diamant chooses."""
    game = load_game("diamant")
    state = game.new({"players": 2})
    state.cave = state.leaving = 3
    return await asking.choose(question(state=game.observe(state, 0)))


def with_queue(postgres: Postgres, play: Callable[[str], Awaitable[None]]) -> None:
    """A database that is up to date."""
    url = postgres.new_schema()

    async def run() -> None:
        await (await open_store(url)).close()
        await asyncio.wait_for(play(url), LONG)

    asyncio.run(run())


def test_without_workers_the_server_thinks_for_itself(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(url: str) -> None:
        asking = Asking(Questions(url))
        assert await asked(asking) == HERE

        async def again(question: Question) -> None:
            raise AssertionError("it asks again at once")

        monkeypatch.setattr(asking.questions, "ask", again)
        assert await asked(asking) == HERE
        asking.close()

    with_queue(postgres, play)


def test_a_worker_answers(postgres: Postgres) -> None:
    async def play(url: str) -> None:
        worker = Questions(url)
        await worker.beat(LONG)
        asking = Asking(Questions(url))
        thinking = asyncio.ensure_future(asked(asking))
        while not (taken := await worker.take(9)):
            await asyncio.sleep(0.01)
        assert asking.load()[0] == 1
        assert await worker.take(9) == [], "nobody else gets it"
        await worker.answer(taken[0].id, Answer(1, "hard"))
        assert await thinking == Thought(1, "hard")
        assert asking.load()[0] == 0
        asking.close()
        await worker.close()

    with_queue(postgres, play)


def test_an_answer_that_is_not_legal_does_not_count(postgres: Postgres) -> None:
    async def play(url: str) -> None:
        worker = Questions(url)
        await worker.beat(LONG)
        asking = Asking(Questions(url))
        thinking = asyncio.ensure_future(asked(asking))
        while not (taken := await worker.take(9)):
            await asyncio.sleep(0.01)
        await worker.answer(taken[0].id, Answer(77, "hard"))
        assert await thinking == HERE
        asking.close()
        await worker.close()

    with_queue(postgres, play)


def test_what_a_lost_worker_had_taken_is_taken_again(postgres: Postgres) -> None:
    async def play(url: str) -> None:
        server, lost, other = Questions(url), Questions(url), Questions(url)
        await lost.beat(LONG)
        id = await server.ask(question())
        assert [taken.id for taken in await lost.take(1)] == [id]
        await other.beat(LONG)
        assert await other.take(1) == []
        await lost.beat(-1.0)
        (taken,) = await other.take(1)
        await lost.answer(taken.id, Answer(0, "late"))  # it was not dead after all
        assert await server.answers() == {}
        await other.answer(taken.id, Answer(1, "easy"))
        assert await server.answers() == {id: Answer(1, "easy")}
        for one in (server, lost, other):
            await one.close()

    with_queue(postgres, play)


def test_a_worker_that_stops_gives_its_questions_back(postgres: Postgres) -> None:
    async def play(url: str) -> None:
        server, one, two = Questions(url), Questions(url), Questions(url)
        await one.beat(LONG)
        await server.ask(question())
        assert len(await one.take(1)) == 1
        await one.leave()
        assert len(await two.take(1)) == 1
        assert await server.ask(question()) is None, "nobody says that it is there"
        for each in (server, one, two):
            await each.close()

    with_queue(postgres, play)


def test_when_all_workers_are_lost_the_server_thinks_for_itself(postgres: Postgres) -> None:
    async def play(url: str) -> None:
        worker = Questions(url)
        await worker.beat(LONG)
        asking = Asking(Questions(url), patience=0.2)
        assert await asked(asking) == HERE
        assert await worker.take(9) == [], "it does not wait for this any more"
        asking.close()
        await worker.close()

    with_queue(postgres, play)


def test_parties_take_turns(postgres: Postgres) -> None:
    async def play(url: str) -> None:
        server, worker = Questions(url), Questions(url)
        await worker.beat(LONG)
        for party in ("many", "many", "many", "one"):
            await server.ask(question(party))
        (first,) = await worker.take(1)
        (second,) = await worker.take(1)
        assert [first.question.party, second.question.party] == ["many", "one"]
        await server.close()
        await worker.close()

    with_queue(postgres, play)


def test_a_question_is_what_was_observed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that differ only in what the bot cannot see give the same bytes."""
    game, chance, rng, sent = load_game("emerald"), random.Random(5), Rng(), []

    class Noting(Questions):
        async def ask(self, question: Question) -> None:
            sent.append(msgspec.json.encode(question))
            assert question.state() == game.observe(question.state(), question.seat)

    async def think(state: Any, seat: int) -> None:
        asking = Asking(Noting(""))
        monkeypatch.setattr(thinkers, "LOOK_AGAIN", 0.0)
        observed = game.observe(state, seat).ints()
        await asking.choose(Question("emerald", None, "easy", observed, seat, [0], 1))

    differing = 0
    from tests.server.test_leaks import started

    while differing < 20:
        table = started("emerald", 3)
        assert table.match
        for _ in range(chance.randrange(60, 200)):
            if table.match.turn.over:
                break
            seat = chance.choice(table.waiting())
            table.choose(seat, chance.choice(table.match.legal(seat)))
        state = table.match.state
        for seat in range(3):
            seed(rng, chance.randrange(1 << 40), 0)
            other = game.resample(game.observe(state, seat), seat, rng)
            differing += other != state
            sent.clear()
            asyncio.run(think(state, seat))
            asyncio.run(think(other, seat))
            assert len(set(sent)) == 1
            assert len(sent) == 2


def test_a_table_is_played_by_a_worker(postgres: Postgres) -> None:
    """The hall asks, the worker answers, the table goes on to its end."""

    async def play(url: str) -> None:
        store = await open_store(url)
        tenancy = Tenancy(store, seconds=LONG)
        await tenancy.renew()
        worker = Thinker(Questions(url), in_process(), 2)
        await worker.questions.beat(LONG)
        working = asyncio.ensure_future(worker.run())
        hall = Hall(store, Asking(Questions(url)), SWIFT, tenancy=tenancy)
        new = NewTable.model_validate(
            {"game": "diamant", "seats": [BOT, BOT], "start": True, "options": {"rounds": 1}}
        )
        live = await hall.make(new, ANNA)
        while live.table.head.status != "over":
            await asyncio.sleep(0.02)
        # The server's own bots would have said so.
        assert set(live.table.below.values()) <= {"easy", "normal", "random"}
        worker.stopping.set()
        await working
        await hall.close()

    with_queue(postgres, play)


def test_workers_need_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--store", "somewhere", "--lang", "en"]) == 2
    assert "--store postgresql://" in capsys.readouterr().err


def test_a_real_worker_answers_until_it_is_told_to_stop(postgres: Postgres) -> None:
    async def play(url: str) -> None:
        words = ["bots", "--store", url, "--workers", "1", "--lang", "en"]
        worker = subprocess.Popen([sys.executable, "-m", "karfunkel", *words], env=environment())
        server = Questions(url)
        try:
            game = load_game("diamant")
            state = game.new({"players": 3})
            while not (id := await server.ask(question(state=state))):
                await asyncio.sleep(0.1)
            while not (found := await server.answers()):
                await asyncio.sleep(0.1)
            assert found[id].action in (0, 1)
            worker.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(worker.wait, GENEROUS) == 0
            assert await server.ask(question()) is None
        finally:
            worker.kill()
            await server.close()

    with_queue(postgres, play)
