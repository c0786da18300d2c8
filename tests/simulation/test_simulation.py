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

CLEAN = cases(40, 2_000)
AT_ONCE = 10
FOUND_BY = {
    "lost_sync": 27,
    "stale_read": 5,
    "answer_before_the_save": 0,
    "confirmed_though_refused": 69,
    "doubled_command": 15,
    "leaked_events": 9,
    "leaked_state": 12,
    "wrong_moment": 7,
    "lost_update": 19,
    "claim_without_a_number": 3,
    "kept_after_a_failed_save": 27,
}
"""For each planted bug a schedule that finds it; short games were searched first."""
FAILED_ONCE = (1086, 1146)
"""Schedules that have shown a bug: a lease that began again was taken for one that had lasted."""
FOUND_BY_LEASES = {"missing_fence": 47, "lease_by_the_wall_clock": 26, "lease_not_checked": 2}
"""The same among the schedules whose faults aim at leases."""
FINGERPRINT = "ca7a9a4601790e45"
"""Of the statements that the simulated database was written for."""


@pytest.mark.parametrize("first", range(0, CLEAN, AT_ONCE))
def test_schedules_are_clean(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        assert not simulate(make_schedule(seed)).violation, f"karfunkel-sim {seed}"


@pytest.mark.parametrize("seed", FAILED_ONCE)
def test_a_schedule_that_failed_once_is_clean(seed: int) -> None:
    assert not simulate(make_schedule(seed)).violation


def test_schedules_that_aim_at_leases_are_clean() -> None:
    for seed in range(AT_ONCE):
        assert not simulate(make_schedule(seed, leases=True)).violation, f"{seed} --leases"


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found(bug: str) -> None:
    leases = bug in FOUND_BY_LEASES
    schedule = make_schedule((FOUND_BY | FOUND_BY_LEASES)[bug], leases=leases)
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
