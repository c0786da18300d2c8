"""The benchmark: figures of this machine beside what they should reach.

Other programs run on most machines, so every speed is the best of several short runs, and what
is compared is measured in turns, within one run.
"""

from karfunkel.bench.report import show_bench

__all__ = ["show_bench"]
