"""A small net that evaluates two-player positions, for searches; in the compiled subset.

`fit_net.py` writes its weights, trained on games of self-play (`net_games.py`).
"""

from collections.abc import Sequence
from math import exp

from karfunkel.core.playout import WIN
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots.net_inputs import INPUTS, notice
from karfunkel.games.kingdice.bots.net_weights import BIAS, DIRECT, HIDDEN, HIDDEN_BIAS, SIGN
from karfunkel.games.kingdice.rules.state import State

UNITS = len(SIGN)
UNIT = 1 << 14
"""Weights are fixed-point numbers: this stands for 1."""
STEPS = 64
"""Steps of the table of chances per factor of e."""
LAST = 8 * STEPS
CHANCE = tuple(round(WIN / (1 + exp(-step / STEPS))) for step in range(-LAST, LAST + 1))


def judge(g: State, work: Work) -> int:
    """The active player's chance to win, in units of 1 / WIN, at the beginning of a turn."""
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
    """The output of a net: one hidden layer, plus a direct linear path."""
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
