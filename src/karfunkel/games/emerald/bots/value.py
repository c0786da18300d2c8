"""A small net that estimates how likely a seat is to win, and when a search asks it.

In the compiled subset. A playout ends at the beginning of a turn, some turns after the root: what
comes later is mostly luck. `fit_value` writes the weights.
"""

from math import exp

from karfunkel.core.evaluation import GO_ON, SETTLED
from karfunkel.core.playout import WIN
from karfunkel.core.work import Work
from karfunkel.games.emerald.bots.value_inputs import INPUTS, notice
from karfunkel.games.emerald.bots.value_weights import BIAS, DIRECT, HIDDEN, HIDDEN_BIAS, SIGN
from karfunkel.games.emerald.rules.scoring import winners
from karfunkel.games.emerald.rules.state import MOVE, OVER, State

UNITS = len(SIGN) // 4
"""Hidden units of the net for each number of players, from 2 on."""
UNIT = 1 << 14
"""Weights are fixed-point numbers: this stands for 1."""
LIT = 400
"""Where the hidden units are summed up, behind the list of inputs."""
STEPS = 64
"""Steps of the table of chances per factor of e."""
LAST = 8 * STEPS
CHANCE = tuple(round(WIN / (1 + exp(-step / STEPS))) for step in range(-LAST, LAST + 1))
TURNS = (0, 0, 2, 3, 4, 5)
"""The length of a playout in turns, by players: everybody has had one."""


def settled(g: State, root: State, patience: int) -> int:
    """Whether a playout goes on: to the beginning of a turn, when everybody has had one."""
    if g.phase == MOVE and g.second == 0 and g.turns >= root.turns + TURNS[g.players]:
        return SETTLED
    return GO_ON


def prospect(g: State, player: int, work: Work) -> int:
    """The chance of `player` to win, in units of 1 / WIN; at the end the share of the win."""
    if g.phase == OVER:
        best = winners(g)
        shared = 0
        for seat in range(g.players):
            shared += best >> seat & 1
        return WIN // shared if best >> player & 1 else 0
    if g.players == 2 and player != g.active:
        return WIN - foresee(g, g.active, work.weight)
    return foresee(g, player, work.weight)


def foresee(g: State, player: int, out: list[int]) -> int:
    """The net's estimate for a seat, in units of 1 / WIN."""
    table = g.players - 2
    first = table * UNITS
    for unit in range(UNITS):
        out[LIT + unit] = HIDDEN_BIAS[first + unit]
    found = BIAS[table]
    pairs = notice(g, player, out)
    for k in range(pairs):
        number = table * INPUTS + out[2 * k]
        value = out[2 * k + 1]
        found += DIRECT[number] * value
        for unit in range(UNITS):
            out[LIT + unit] += HIDDEN[number * UNITS + unit] * value
    for unit in range(UNITS):
        if out[LIT + unit] > 0:
            found += SIGN[first + unit] * out[LIT + unit]
    return CHANCE[max(0, min(2 * LAST, LAST + found * STEPS // UNIT))]
