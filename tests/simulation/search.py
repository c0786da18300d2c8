"""Which schedules find the planted bugs: `python -m tests.simulation.search [BUG…]`.

When schedules have changed, others find them; `FOUND_BY` in `test_simulation.py` names them.
"""

import sys

from karfunkel.simulation.schedule import make_schedule
from karfunkel.simulation.world import simulate
from tests.simulation.bugs import BUGS, planted

MOST = 2_000


def search(bug: str) -> str:
    """The first schedule that finds a bug, of both kinds by turns."""
    for seed in range(MOST):
        for leases in (False, True):
            with planted(bug):
                result = simulate(make_schedule(seed, leases=leases))
            if result.violation:
                return f"{seed}{' --leases' if leases else ''}: {result.violation[:90]}"
    return f"not found in {MOST} schedules of each kind"


if __name__ == "__main__":
    for bug in sys.argv[1:] or BUGS:
        print(bug, search(bug), flush=True)
