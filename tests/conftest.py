"""What all tests share."""

import os
import threading

import pytest
from hypothesis import settings

from karfunkel.core.background import COMPILER
from karfunkel.core.registry import game_names
from tests.cases import cases

COMPILING = "bots", "envs"
"""Folders of tests that need compiled programs."""

# How long an example takes depends on the load of the machine.
settings.register_profile("karfunkel", deadline=None, max_examples=cases(50, 100))
settings.load_profile("karfunkel")


def pytest_xdist_auto_num_workers() -> int:
    """One more than cores: a test in a browser waits for much of its time."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that compile a game run in one process: no worker waits for another's program."""
    for item in items:
        if not isinstance(item, pytest.Function) or item.get_closest_marker("xdist_group"):
            continue
        if item.path.parent.name in COMPILING or "backends" in item.originalname:
            item.add_marker(pytest.mark.xdist_group(f"compiled-{game_of(item)}"))


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
