"""The loops of the solver, for Numba. Rows run over margins, so that inner loops are vectors."""

from typing import TypeAlias

import numpy as np

from karfunkel.games.diamant.solve.compiling import Array, compiled, part

Four: TypeAlias = tuple[Array, Array, Array, Array]


@part(forceinline=True)
def add(go: Array, weight: float, total: float, source: Array, scale: Array) -> None:
    """Add what an outcome brings, weighed by its chance."""
    scale[0] = weight / total
    p = scale[0]  # of the tables' type: otherwise every product would have 64 bits
    for m in range(len(source)):
        go[m] += p * source[m]


@part(forceinline=True)
def turn_up(
    go: Array,
    pattern: int,
    node: int,
    lattice: Four,
    traps: Four,
    relics: int,
    fallen: Array,
    richer: Array,
    best: Array,
    scale: Array,
) -> None:
    """The mean over the next card with both in the cave, where a node has one row of margins."""
    first, child, weight, left = lattice
    after, new, strikes, traps_left = traps
    total = left[node] + traps_left[pattern] + relics
    go[:] = 0.0
    for kind in range(strikes.shape[1]):
        if strikes[pattern, kind] > 0:
            add(go, strikes[pattern, kind], total, fallen[kind], scale)
        if new[pattern, kind] > 0:
            add(go, new[pattern, kind], total, best[after[pattern, kind], node], scale)
    if relics > 0:
        add(go, relics, total, richer[pattern, node], scale)
    for edge in range(first[node], first[node + 1]):
        add(go, weight[edge], total, best[pattern, child[edge]], scale)


@compiled()
def alone(
    first: Array,
    child: Array,
    value: Array,
    weight: Array,
    left: Array,
    low: Array,
    high: Array,
    base: Array,
    after: Array,
    new: Array,
    strikes: Array,
    traps_left: Array,
    relics: int,
    leaving: Array,
    zero: int,
    fallen: Array,
    certain: bool,
    richer: Array,
    best: Array,
    where: Array,
    going: Array,
) -> None:
    """A player alone in the cave, with some relics lying there and `relics` in the deck.

    `best[pattern, row, margin]`: the chance to win before choosing; a row is a node and a hand.
    `going[pattern, where[row]]`: the same after choosing to go on, if `where[row]` >= 0. `richer`
    is `best` with one relic more lying there. `leaving[zero + x]`: the chance to win when the round
    ends with a margin of x; `fallen[kind]`: when a trap of that kind strikes. A hand larger than
    `high` wins if `certain`; otherwise the player leaves with it.
    """
    margins = best.shape[2]
    half = margins // 2
    go, scale = np.zeros(margins, best.dtype), np.zeros(1, best.dtype)
    ones = np.ones(margins, best.dtype)
    for pattern in range(best.shape[0] - 1, -1, -1):
        for node in range(len(left) - 1, -1, -1):
            total = left[node] + traps_left[pattern] + relics
            for hand in range(low[node], high[node] + 1):
                row = base[node] + hand - low[node]
                go[:] = 0.0
                for kind in range(strikes.shape[1]):
                    if strikes[pattern, kind] > 0:
                        add(go, strikes[pattern, kind], total, fallen[kind], scale)
                    if new[pattern, kind] > 0:
                        source = best[after[pattern, kind], row]
                        add(go, new[pattern, kind], total, source, scale)
                if relics > 0:
                    add(go, relics, total, richer[pattern, row], scale)
                for edge in range(first[node], first[node + 1]):
                    to, now = child[edge], hand + value[edge]
                    if now <= high[to]:
                        source = best[pattern, base[to] + now - low[to]]
                    elif certain:
                        source = ones
                    else:
                        at = zero - half + now
                        source = leaving[at : at + margins]
                    add(go, weight[edge], total, source, scale)
                at = zero - half + hand
                out = best[pattern, row]
                for m in range(margins):
                    out[m] = max(leaving[at + m], go[m])
                if where[row] >= 0:
                    going[pattern, where[row]] = go


@compiled(error_model="numpy")
def together(
    first: Array,
    child: Array,
    weight: Array,
    left: Array,
    gets: Array,
    pair: Array,
    after: Array,
    new: Array,
    strikes: Array,
    traps_left: Array,
    relics: int,
    start: int,
    span: int,
    me: Array,
    other: Array,
    both: Array,
    fallen: Array,
    certain: bool,
    richer: Array,
    best: Array,
    going: Array,
) -> None:
    """Both in the cave, `relics` in the deck; `best[pattern, node, m]` for margins from `start` on.

    `gets[node]`: what a player who leaves alone takes out; `me` and `other`: the chance to win of
    the player and of the opponent after going on alone, by pattern, `pair[node]` and margin + span;
    `both`: if both leave; `fallen`: if a trap strikes. `going[pattern, node, m]`: if both go on. An
    opponent who is further behind than the tables reach has lost if `certain`, and otherwise counts
    as at their edge.
    """
    lattice, traps = (first, child, weight, left), (after, new, strikes, traps_left)
    margins, scale = best.shape[2], np.zeros(1, best.dtype)
    stay_alone, leave_alone = np.zeros(margins, best.dtype), np.zeros(margins, best.dtype)
    for pattern in range(best.shape[0] - 1, -1, -1):
        for node in range(len(left) - 1, -1, -1):
            go = going[pattern, node]
            turn_up(go, pattern, node, lattice, traps, relics, fallen, richer, best, scale)
            out = best[pattern, node]
            mine = me[pattern, pair[node]]
            theirs = other[pattern, pair[node]]
            # Further behind than the table reaches counts as at its edge, which favours the player.
            stays = start - gets[node] + span
            for m in range(margins):
                stay_alone[m] = mine[max(0, stays + m)]
            away = -start - gets[node] + span
            for m in range(margins):
                lost = certain and away < m
                leave_alone[m] = 1 if lost else 1 - theirs[max(0, away - m)]
            for m in range(margins):
                a, b, c, d = go[m], stay_alone[m], leave_alone[m], both[m]
                lower = max(min(a, b), min(c, d))
                upper = min(max(a, c), max(b, d))
                mixed = (a * d - b * c) / (a + d - b - c)
                out[m] = lower if lower >= upper else mixed
