"""What a net says, in the compiled subset: the same numbers as `net.py`, to the last bit.

A net is one row of numbers (`brain`): for each layer its weights by input and output, then its
biases. `desk` is scratch space: the inputs, two hidden layers, a logit for every action, and one
for every seat. All sums run over the inputs in their order.
"""

from typing import Any

from karfunkel.core.layout import Layout
from karfunkel.core.slots import State, features, hide
from karfunkel.core.work import Work, assign

SHARE = 1 << 20
"""A certain win, or a certain choice, as a whole number."""
HALVINGS = 16
FARTHEST = -30.0
"""An action whose logit is this far below the best one has practically no chance."""


class Shape(Layout):
    """The sizes of a net, and where its parts begin in `brain` and on the desk."""

    inputs: int
    width: int
    actions: int
    seats: int
    second: int
    policy: int
    value: int
    """Where these layers begin in `brain`; the first one begins at 0."""
    hidden: int
    deeper: int
    wishes: int
    hopes: int
    """Where these begin on the desk; the inputs begin at 0."""


def layer(
    brain: Any, at: int, rows: int, columns: int, desk: Any, source: int, target: int
) -> None:
    """One linear layer. Inputs of 0, most of them, cost nothing."""
    found = desk[target : target + columns]
    bias = brain[at + rows * columns : at + rows * columns + columns]
    for j in range(columns):
        found[j] = bias[j]
    for i in range(rows):
        value = desk[source + i]
        if value != 0:
            weight = brain[at + i * columns : at + i * columns + columns]
            for j in range(columns):
                found[j] += value * weight[j]


def rectify(desk: Any, at: int, number: int) -> None:
    """ReLU."""
    for i in range(at, at + number):
        desk[i] = max(desk[i], desk[i] * 0)


def think(brain: Any, shape: Shape, desk: Any) -> None:
    """From the inputs on the desk to all logits."""
    think_values(brain, shape, desk)
    layer(brain, shape.policy, shape.width, shape.actions, desk, shape.deeper, shape.wishes)


def think_values(brain: Any, shape: Shape, desk: Any) -> None:
    """From the inputs on the desk to the logits of the seats alone."""
    layer(brain, 0, shape.inputs, shape.width, desk, 0, shape.hidden)
    rectify(desk, shape.hidden, shape.width)
    layer(brain, shape.second, shape.width, shape.width, desk, shape.hidden, shape.deeper)
    rectify(desk, shape.deeper, shape.width)
    layer(brain, shape.value, shape.width, shape.seats, desk, shape.deeper, shape.hopes)


def power(x: float) -> float:
    """The exponential of x ≤ 0, from products alone, so that it is the same everywhere."""
    found = 1.0 + max(x, FARTHEST) / (1 << HALVINGS)
    for _ in range(HALVINGS):
        found *= found
    return found


def look_as(g: State, seen: State, player: int, desk: Any) -> None:
    """Put what `player` sees of `g` on the desk."""
    assign(seen, g)
    hide(seen, player)
    features(seen, player, desk)


def weigh_actions(shape: Shape, desk: Any, work: Work, n: int) -> None:
    """`work.appeal`: the chances of the `n` actions in `work`, in units of 1 / SHARE."""
    best = desk[shape.wishes + work.action[0]]
    for i in range(1, n):
        best = max(best, desk[shape.wishes + work.action[i]])
    total = 0.0
    for i in range(n):
        total += power(float(desk[shape.wishes + work.action[i]]) - float(best))
    for i in range(n):
        chance = power(float(desk[shape.wishes + work.action[i]]) - float(best)) / total
        work.appeal[i] = int(SHARE * chance)


def weigh_seats(shape: Shape, desk: Any, players: int, player: int, share: Any) -> None:
    """Add every seat's chance to win, as `player` sees it, to `share`; in units of 1 / SHARE."""
    best = desk[shape.hopes]
    for i in range(1, players):
        best = max(best, desk[shape.hopes + i])
    total = 0.0
    for i in range(players):
        total += power(float(desk[shape.hopes + i]) - float(best))
    for i in range(players):
        chance = power(float(desk[shape.hopes + i]) - float(best)) / total
        share[(player + i) % players] += int(SHARE * chance)
