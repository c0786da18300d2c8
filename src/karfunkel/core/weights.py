"""Parts of kernels: the outcomes of chance, each with its weight."""

from karfunkel.core.slots import State, outcomes
from karfunkel.core.work import UNIFORM, Work


def listed(g: State, work: Work) -> int:
    """Write the outcomes with a weight each, and the total; return how many there are."""
    n = outcomes(g, work)
    if work.total == UNIFORM:
        for i in range(n):
            work.weight[i] = 1
    work.total = 0
    for i in range(n):
        work.total += work.weight[i]
    return n


def possible(work: Work, n: int) -> int:
    """How many of the listed outcomes can happen."""
    found = 0
    for i in range(n):
        found += work.weight[i] > 0
    return found
