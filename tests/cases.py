"""How many cases a slow proof looks at: some in `make test`, all of them in `make test-all`."""

import os

ALL_CASES = "KARFUNKEL_ALL_CASES"


def cases(some: int, everything: int) -> int:
    """The number for this run."""
    return everything if os.environ.get(ALL_CASES) else some
