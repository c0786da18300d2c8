"""What all tests share."""

import threading

from karfunkel.core.background import COMPILER


def pytest_sessionfinish() -> None:
    """Bots that still compile are waited for: the compiler does not bear to be torn down."""
    for thread in threading.enumerate():
        if thread.name == COMPILER:
            thread.join(120)
