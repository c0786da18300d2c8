"""Clocks that jump lose no game."""

import asyncio
import random
from pathlib import Path

import pytest

from karfunkel.server.clock import CATCH_UP, DAY, MOST_AT_START, SteadyClock
from karfunkel.server.hall import Hall
from karfunkel.server.store.base import Saved
from karfunkel.server.store.sqlite import SqliteStore
from karfunkel.server.upkeep import KEPT, TRASH_KEPT
from tests.server.desk import ANNA, in_process, mine, new_table
from tests.server.test_store import FILE, Kept, first, line


class Machine:
    """A machine whose clock is changed by hand."""

    def __init__(self) -> None:
        self.truth = 1_700_000_000.0
        self.wrong = 0.0

    def wall(self) -> float:
        return self.truth + self.wrong

    def steady(self) -> float:
        return self.truth

    def clock(self, seen: float = 0) -> SteadyClock:
        return SteadyClock(seen, self.wall, self.steady)


def test_a_jump_while_it_runs_counts_for_little() -> None:
    machine = Machine()
    clock = machine.clock()
    begin = clock()
    machine.wrong = 130 * DAY
    machine.truth += 4
    assert clock() - begin <= 4 * (1 + CATCH_UP)
    machine.wrong = -200 * DAY
    machine.truth += 4
    assert 0 < clock() - begin <= 8 * (1 + CATCH_UP)


def test_a_server_that_starts_too_early_goes_on_from_what_it_has_seen() -> None:
    """Three hours back and a restart: bots do not wait for three hours."""
    machine = Machine()
    seen = machine.clock()()
    machine.wrong = -3 * 3600
    machine.truth += 60
    assert machine.clock(seen)() >= seen


def test_a_server_that_starts_too_late_believes_a_month() -> None:
    machine = Machine()
    seen = machine.clock()()
    machine.wrong = 1000 * DAY
    assert machine.clock(seen)() - seen == MOST_AT_START
    assert KEPT["playing"] > MOST_AT_START


def test_it_finds_back_to_a_clock_that_is_right() -> None:
    machine = Machine()
    machine.wrong = -10 * DAY
    clock = machine.clock()
    machine.wrong = 0.0
    for _ in range(24 * 10):
        machine.truth += 3600
        clock()
    assert clock() == pytest.approx(machine.truth)


def test_random_jumps_and_restarts_lose_no_game_that_is_played(tmp_path: Path) -> None:
    """A game with a move at least every two days, over two years with a thousand clock jumps."""
    machine, chance = Machine(), random.Random(18)
    seen = 0
    with Kept(tmp_path) as kept:
        clock = machine.clock()
        kept.save(first(line("game", updated=int(clock()))))
        for number in range(2, 1002):
            machine.wrong = chance.choice([0, 0, -1, 1]) * chance.uniform(0, 3000) * DAY
            if chance.random() < 0.3:
                clock = machine.clock(seen)
            machine.truth += chance.uniform(0, 2 * DAY) if chance.random() < 0.3 else 10
            now = int(clock())
            assert now >= seen
            seen = now
            assert kept.do(kept.store.forget("playing", now - KEPT["playing"], now)) == []
            assert kept.do(kept.store.purge(now - TRASH_KEPT)) == []
            kept.do(kept.store.save([next_entry(number, now)]))
        assert len(kept.load("game")) == 1001


def next_entry(number: int, now: int) -> Saved:
    return Saved(line("game", updated=now), number, b"a move")


def test_restarts_with_a_wrong_clock_lose_no_idle_game(tmp_path: Path) -> None:
    """Each restart believes a month of downtime; deletion must not."""
    machine = Machine()

    async def run() -> None:
        table = ""
        for round in range(12):
            store = SqliteStore(tmp_path / FILE)
            ages = SteadyClock(store.aged or store.seen, machine.wall, machine.steady, at_start=0)
            hall = Hall(store, in_process(), clock=machine.clock(store.seen), ages=ages)
            if not round:
                seats = new_table(mine("Anna"), mine("Otto"), start=True)
                table = (await hall.make(seats, ANNA)).table.id
            machine.truth += 600
            await hall.upkeep.tidy()
            machine.wrong = 4000 * DAY
            assert (await hall.open(table)).table.head.status == "playing"
            await hall.close()

    asyncio.run(run())


def test_deletion_goes_by_the_time_that_the_server_ran(tmp_path: Path) -> None:
    with Kept(tmp_path) as kept:
        hall = Hall(kept.store, in_process())
        assert hall.ages() == pytest.approx(hall.clock(), abs=60)
        kept.do(kept.store.note_time(2_000_000_000))
        kept.do(kept.store.note_age(1_000_000_000))
    with Kept(tmp_path) as kept:
        assert (kept.store.seen, kept.store.aged) == (2_000_000_000, 1_000_000_000)
        hall = Hall(kept.store, in_process())
        assert hall.ages() < 1_000_000_000 + 25 * 600
