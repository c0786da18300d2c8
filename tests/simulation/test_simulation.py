"""Schedules of the simulation are clean, and every planted bug is found."""

import hashlib
import os
import subprocess
import sys

import pytest

from karfunkel.server.store import postgres
from karfunkel.simulation.command import main
from karfunkel.simulation.database import statements
from karfunkel.simulation.schedule import Schedule, make_schedule
from karfunkel.simulation.world import Result, simulate
from tests.cases import cases
from tests.simulation.bugs import BUGS, planted

CLEAN, CLEAN_LEASES = cases(420, 4_000), cases(80, 1_000)
AT_ONCE = 20
FOUND_BY = {
    "missing_fence": 3,
    "lost_sync": 1,
    "stale_read": 0,
    "answer_before_the_save": 0,
    "confirmed_though_refused": 0,
    "leaked_events": 14,
    "leaked_state": 1,
    "wrong_moment": 2,
    "kept_after_a_failed_save": 0,
    "gap_not_noticed": 1024,
    "two_rematches": 0,
    "given_up_at_the_start": 231_725,
    "refusals_forgotten": 401_368,
}
"""For each planted bug a schedule that finds it: the first one (`python -m
tests.simulation.search`)."""
FOUND_BY_LEASES = {
    "doubled_command": 7,
    "lease_not_checked": 8,
    "lease_by_the_wall_clock": 8,
    "lost_update": 0,
    "claim_without_a_number": 0,
    "shown_what_follows": 29,
    "taken_for_dead": 2,
    "leaving_ignored": 2,
    "loaded_too_early": 205_257,
}
"""The same among the schedules whose faults aim at leases."""
FINGERPRINT = "ca7a9a4601790e45"
"""Of the statements that the simulated database was written for."""


@pytest.mark.parametrize("first", range(0, CLEAN, AT_ONCE))
def test_schedules_are_clean(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        assert not simulate(make_schedule(seed)).violation, f"karfunkel-sim {seed}"


@pytest.mark.parametrize("first", range(0, CLEAN_LEASES, AT_ONCE))
def test_schedules_that_aim_at_leases_are_clean(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        assert not simulate(make_schedule(seed, leases=True)).violation, f"{seed} --leases"


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found(bug: str) -> None:
    leases = bug in FOUND_BY_LEASES
    seed = (FOUND_BY | FOUND_BY_LEASES)[bug]
    schedule = make_schedule(seed, leases=leases)
    if seed >= (CLEAN_LEASES if leases else CLEAN):  # the others are clean by the tests above
        assert not simulate(schedule).violation
    with planted(bug):
        assert simulate(schedule).violation


def test_a_schedule_is_the_same_in_every_process() -> None:
    """Also where strings have other hashes, and objects other addresses."""
    traces = set()
    for hash_seed in ("1", "2"):
        found = subprocess.run(
            [sys.executable, "-m", "karfunkel.simulation", "25"],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        traces.add(found.stdout)
    assert len(traces) == 1
    assert simulate(make_schedule(25)).trace in traces.pop()


def test_a_failing_schedule_is_shrunk(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only the fault that matters is left."""
    seed = 3
    guilty = make_schedule(seed).faults[1]

    def blamed(schedule: Schedule) -> Result:
        why = "it was this one" if guilty in schedule.faults else ""
        return Result(schedule.seed, why, "", 0.0, 0, 0, 0, 0)

    monkeypatch.setattr("karfunkel.simulation.command.simulate", blamed)
    assert main([str(seed), "--shrink"]) == 1
    told = capsys.readouterr().out
    others = [number for number in range(len(make_schedule(seed).faults)) if number != 1]
    assert told.startswith(f"karfunkel-sim {seed} --without {' '.join(map(str, others))}\n")
    assert "VIOLATED: it was this one" in told
    assert main([str(seed), "--without", "1"]) == 0


def test_the_database_knows_every_statement_of_the_store() -> None:
    named = {
        value for name, value in vars(postgres).items() if name.isupper() and isinstance(value, str)
    }
    assert named <= set(statements())
    text = hashlib.sha256("".join(sorted(named)).encode()).hexdigest()[:16]
    assert text == FINGERPRINT, (
        "a statement has changed: change the function in simulation/database.py that means the same"
    )
