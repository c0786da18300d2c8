"""How a table of two looks, judged by a small net, for searches; in the compiled subset.

`fit_insight.py` writes its weights: it learns from games that it plays itself (`insight_games.py`).
"""

from collections.abc import Sequence
from math import exp

from karfunkel.core.playout import WIN
from karfunkel.core.work import Work
from karfunkel.games.kingdice.insight_weights import BIAS, DIRECT, HIDDEN, HIDDEN_BIAS, SIGN
from karfunkel.games.kingdice.noticing import INPUTS, notice
from karfunkel.games.kingdice.state import State

UNITS = len(SIGN)
UNIT = 1 << 14
"""Weights are whole numbers: 1 is written as this."""
STEPS = 64
"""How finely chances are tabled, for each e that they grow by."""
LAST = 8 * STEPS
CHANCE = tuple(round(WIN / (1 + exp(-step / STEPS))) for step in range(-LAST, LAST + 1))


def judge(g: State, work: Work) -> int:
    """The chance of the player on turn to win, in units of 1 / WIN, at the beginning of a turn."""
    notice(g, work.appeal, 0)
    return foresee(work.appeal, UNITS, HIDDEN, HIDDEN_BIAS, SIGN, DIRECT, BIAS)


def foresee(
    seen: Sequence[int],
    units: int,
    hidden: Sequence[int],
    hidden_bias: Sequence[int],
    sign: Sequence[int],
    direct: Sequence[int],
    bias: int,
) -> int:
    """What a net makes of its inputs: one layer of units, beside a direct way."""
    found = bias
    for i in range(INPUTS):
        found += direct[i] * seen[i]
    for unit in range(units):
        lit = hidden_bias[unit]
        for i in range(INPUTS):
            lit += hidden[unit * INPUTS + i] * seen[i]
        if lit > 0:
            found += sign[unit] * lit
    return CHANCE[max(0, min(2 * LAST, LAST + found * STEPS // UNIT))]
