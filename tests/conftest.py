"""What all tests share."""

import os
import threading

from hypothesis import settings

from karfunkel.core.background import COMPILER
from tests.cases import cases

# How long an example takes depends on the load of the machine.
settings.register_profile("karfunkel", deadline=None, max_examples=cases(50, 100))
settings.load_profile("karfunkel")


def pytest_xdist_auto_num_workers() -> int:
    """One more than cores: a test in a browser waits for much of its time."""
    return (os.cpu_count() or 1) + 1


def pytest_sessionfinish() -> None:
    """Bots that still compile are waited for: the compiler cannot be torn down in the middle."""
    for thread in threading.enumerate():
        if thread.name == COMPILER:
            thread.join(120)
