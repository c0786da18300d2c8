"""What all tests share."""

import os
import threading

import pytest
from hypothesis import HealthCheck, settings

from karfunkel.core.background import COMPILER
from karfunkel.core.registry import game_names
from tests.cases import cases

COMPILING = "bots", "envs"
"""Folders of tests that need compiled programs."""

SPREAD = "test_every_game.py"
"""Its tests share nothing, and would be the longest of all groups: any worker may run each."""
LONG = ("bots", "web", "envs", "examples", "arena", "contract")
"""Folders with the longest groups of tests, which come first: at the end no worker waits long."""

# How long an example takes, to make or to run, depends on the load of the machine.
settings.register_profile(
    "karfunkel",
    deadline=None,
    max_examples=cases(50, 100),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("karfunkel")


def pytest_xdist_auto_num_workers() -> int:
    """One more than cores: a test in a browser waits for much of its time."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share something run in one process, which makes it once; the longest begin first.

    Those that compile a game are together, so that no worker waits for another's program; others
    are with the rest of their file, and have its servers, games and parsed messages.
    """
    for item in items:
        if not isinstance(item, pytest.Function) or item.get_closest_marker("xdist_group"):
            continue
        if item.path.parent.name in COMPILING or "backends" in item.originalname:
            item.add_marker(pytest.mark.xdist_group(f"compiled-{game_of(item)}"))
        elif item.path.name != SPREAD:
            item.add_marker(pytest.mark.xdist_group(f"{item.path.parent.name}-{item.path.stem}"))
    items.sort(key=begin)


def begin(item: pytest.Item) -> int:
    """When a test begins, as a number: a small one is soon."""
    room = item.path.parent.name
    return LONG.index(room) if room in LONG else len(LONG)


def game_of(test: pytest.Function) -> str:
    """The game that a test is about, by its parameter or its file; Diamant compiles fastest."""
    of_file = next((name for name in game_names() if name in test.path.name), "diamant")
    params = test.callspec.params if hasattr(test, "callspec") else {}
    return str(params.get("name", of_file))


def pytest_sessionfinish() -> None:
    """Bots that still compile are waited for: the compiler cannot be torn down in the middle."""
    for thread in threading.enumerate():
        if thread.name == COMPILER:
            thread.join(120)
