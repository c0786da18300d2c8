"""How many cases a slow proof looks at: some in `make test`, all of them in `make test-all`."""

import os

ALL_CASES = "KARFUNKEL_ALL_CASES"


EVERYTHING = bool(os.environ.get(ALL_CASES))
"""Whether this is `make test-all`."""


def cases(some: int, everything: int) -> int:
    """The number for this run."""
    return everything if EVERYTHING else some
