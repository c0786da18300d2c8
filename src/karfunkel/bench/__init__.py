"""The benchmark: figures of this machine, and ratios with their targets.

Machines differ, and other programs run on most of them. So every speed is the best of several
short runs, and a target is never a time: it is a ratio to a yardstick (`yardsticks.py`) that is
measured in turns with the figure, within one run.
"""

from karfunkel.bench.report import show_bench

__all__ = ["show_bench"]
