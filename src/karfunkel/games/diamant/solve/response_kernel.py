"""The loops of the best response, for Numba. A row is a hand at a node; margins run inside a row.

Hands at a node follow one another, so a card moves all of them at once: one long vector.
"""

import numpy as np

from karfunkel.games.diamant.solve.kernel import Array, compiled


@compiled(forceinline=True)
def add(go: Array, weight: float, total: float, source: Array, scale: Array) -> None:
    """Add what an outcome brings, weighed by its chance."""
    scale[0] = weight / total
    p = scale[0]  # of the type of the tables
    for at in range(len(source)):
        go[at] += p * source[at]


@compiled(forceinline=True)
def draw(
    go: Array,
    pattern: int,
    node: int,
    hands: int,
    lattice: tuple[Array, Array, Array, Array, Array],
    rows: tuple[Array, Array, Array],
    traps: tuple[Array, Array, Array, Array],
    relics: int,
    fallen: Array,
    beyond: Array,
    zero: int,
    richer: Array,
    best: Array,
    scale: Array,
) -> None:
    """The mean over the next card, for the smallest `hands` at a node at once.

    `beyond[zero + hand + m]` is the worth of a hand that is larger than any in the table.
    """
    first, child, value, weight, left = lattice
    low, high, base = rows
    after, new, strikes, traps_left = traps
    wide = fallen.shape[1]
    here, length = base[node] * wide, hands * wide
    total = left[node] + traps_left[pattern] + relics
    go[:length] = 0.0
    for kind in range(strikes.shape[1]):
        if strikes[pattern, kind] > 0:
            for hand in range(hands):
                part = go[hand * wide : (hand + 1) * wide]
                add(part, strikes[pattern, kind], total, fallen[kind], scale)
        if new[pattern, kind] > 0:
            source = best[after[pattern, kind], here : here + length]
            add(go, new[pattern, kind], total, source, scale)
    if relics > 0:
        add(go, relics, total, richer[pattern, here : here + length], scale)
    for edge in range(first[node], first[node + 1]):
        to, found = child[edge], value[edge]
        known = max(0, min(hands, high[to] - low[node] - found + 1))
        there = (base[to] + low[node] + found - low[to]) * wide
        if known:
            add(go, weight[edge], total, best[pattern, there : there + known * wide], scale)
        for hand in range(known, hands):
            at = zero + low[node] + hand + found
            part = go[hand * wide : (hand + 1) * wide]
            add(part, weight[edge], total, beyond[at : at + wide], scale)


@compiled(forceinline=True)
def open_hands(
    pattern: int,
    node: int,
    lattice: tuple[Array, Array, Array, Array, Array],
    rows: tuple[Array, Array, Array],
    traps: tuple[Array, Array, Array, Array],
    relics: int,
    fallen: Array,
    leaving: Array,
    zero: int,
) -> int:
    """How many hands may gain by going on, even if every card that does not strike wins."""
    low, high, _ = rows
    wide = fallen.shape[1]
    strikes = traps[2]
    total = lattice[4][node] + traps[3][pattern] + relics
    hands = int(high[node] - low[node] + 1)
    while hands:
        at = zero + low[node] + hands - 1
        for m in range(wide):
            most = 1.0
            for kind in range(strikes.shape[1]):
                most -= strikes[pattern, kind] / total * (1 - fallen[kind, m])
            if leaving[at + m] < most:
                return hands
        hands -= 1
    return 0


@compiled()
def alone(
    lattice: tuple[Array, Array, Array, Array, Array],
    rows: tuple[Array, Array, Array],
    traps: tuple[Array, Array, Array, Array],
    relics: int,
    leaving: Array,
    zero: int,
    fallen: Array,
    beyond: Array,
    richer: Array,
    best: Array,
    kept: Array,
    going: Array,
) -> None:
    """The best of leaving and going on, alone in the cave.

    `leaving[zero + hand + m]`: the worth of leaving, for the margins m of this block;
    `going[pattern, node, m]`: that of going on with the hand `kept[node]`.
    """
    low, high, base = rows
    wide = fallen.shape[1]
    most = 0
    for node in range(len(low)):
        most = max(most, high[node] - low[node] + 1)
    go, scale = np.zeros(most * wide, best.dtype), np.zeros(1, best.dtype)
    for pattern in range(best.shape[0] - 1, -1, -1):
        for node in range(len(low) - 1, -1, -1):
            hands = open_hands(pattern, node, lattice, rows, traps, relics, fallen, leaving, zero)
            if len(going):
                hands = max(hands, kept[node] - low[node] + 1)
            draw(
                go, pattern, node, hands, lattice, rows, traps,
                relics, fallen, beyond, zero, richer, best, scale,
            )  # fmt: skip
            for hand in range(high[node] - low[node] + 1):
                out = best[pattern, (base[node] + hand) * wide : (base[node] + hand + 1) * wide]
                at = zero + low[node] + hand
                for m in range(wide):
                    goes = hand < hands and go[hand * wide + m] > leaving[at + m]
                    out[m] = go[hand * wide + m] if goes else leaving[at + m]
            if len(going):
                hand = kept[node] - low[node]
                going[pattern, node] = go[hand * wide : (hand + 1) * wide]


@compiled()
def follow(
    lattice: tuple[Array, Array, Array, Array, Array],
    rows: tuple[Array, Array, Array],
    traps: tuple[Array, Array, Array, Array],
    relics: int,
    leaving: tuple[Array, Array],
    zero: int,
    fallen: tuple[Array, Array],
    richer: tuple[Array, Array],
    best: tuple[Array, Array],
    kept: Array,
    going: Array,
) -> None:
    """What a player alone, who goes on wherever the first worths say so, leaves by the second.

    A hand that is larger than any in the table leaves.
    """
    low, high, base = rows
    wide = fallen[0].shape[1]
    most = 0
    for node in range(len(low)):
        most = max(most, high[node] - low[node] + 1)
    plan = np.zeros(most * wide, best[0].dtype)
    true, scale = np.zeros_like(plan), np.zeros(1, plan.dtype)
    for pattern in range(best[0].shape[0] - 1, -1, -1):
        for node in range(len(low) - 1, -1, -1):
            hands = open_hands(
                pattern, node, lattice, rows, traps, relics, fallen[0], leaving[0], zero
            )
            if len(going):
                hands = max(hands, kept[node] - low[node] + 1)
            draw(
                plan, pattern, node, hands, lattice, rows, traps,
                relics, fallen[0], leaving[0], zero, richer[0], best[0], scale,
            )  # fmt: skip
            draw(
                true, pattern, node, hands, lattice, rows, traps,
                relics, fallen[1], leaving[1], zero, richer[1], best[1], scale,
            )  # fmt: skip
            for hand in range(high[node] - low[node] + 1):
                here = slice((base[node] + hand) * wide, (base[node] + hand + 1) * wide)
                planned, found = best[0][pattern, here], best[1][pattern, here]
                at = zero + low[node] + hand
                for m in range(wide):
                    goes = hand < hands and plan[hand * wide + m] > leaving[0][at + m]
                    planned[m] = plan[hand * wide + m] if goes else leaving[0][at + m]
                    found[m] = true[hand * wide + m] if goes else leaving[1][at + m]
            if len(going):
                hand = kept[node] - low[node]
                going[pattern, node] = true[hand * wide : (hand + 1) * wide]


@compiled()
def last_round(
    lattice: tuple[Array, Array, Array, Array, Array],
    traps: tuple[Array, Array, Array, Array],
    relics: int,
    worth: int,
    fallen: float,
    richer: Array,
    best: Array,
    going: Array,
) -> None:
    """Alone in the cave in the last round: hand and margin matter only by their sum x.

    `best[pattern, node, -x]` and `going`, for x from 0 down: whoever has more leaves and wins.
    `worth`: what the relics lying there pay; `fallen`: the worth if a trap strikes.
    """
    first, child, value, weight, left = lattice
    after, new, strikes, traps_left = traps
    size = best.shape[2]
    go = np.zeros(size)
    for pattern in range(best.shape[0] - 1, -1, -1):
        for node in range(len(left) - 1, -1, -1):
            total = left[node] + traps_left[pattern] + relics
            go[:] = 0.0
            for kind in range(strikes.shape[1]):
                if strikes[pattern, kind] > 0:
                    go += strikes[pattern, kind] / total * fallen
                if new[pattern, kind] > 0:
                    p, to = new[pattern, kind] / total, after[pattern, kind]
                    for x in range(size):
                        go[x] += p * best[to, node, x]
            if relics > 0:
                for x in range(size):
                    go[x] += relics / total * richer[pattern, node, x]
            for edge in range(first[node], first[node + 1]):
                p, to, found = weight[edge] / total, child[edge], value[edge]
                go[: min(found, size)] += p
                for x in range(found, size):
                    go[x] += p * best[pattern, to, x - found]
            for x in range(size):
                going[pattern, node, x] = go[x]
                leave = 1.0 if worth > x else 0.5 if worth == x else 0.0
                best[pattern, node, x] = max(go[x], leave)


@compiled()
def mixes(
    going: Array,
    me: Array,
    other: Array,
    both: Array,
    gets: Array,
    pair: Array,
    span: int,
    stays: Array,
) -> None:
    """How often the strategy goes on with both in the cave, by pattern, node and margin + span."""
    for pattern in range(going.shape[0]):
        for node in range(going.shape[1]):
            for m in range(going.shape[2]):
                away = 2 * span - m - gets[node]
                a = float(going[pattern, node, m])
                b = float(me[pattern, pair[node], max(0, m - gets[node])])
                c = 1.0 - float(other[pattern, pair[node], away]) if away >= 0 else 1.0
                d = float(both[m])
                value = min(max(a, c), max(b, d))
                if min(a, b) >= value:
                    stays[pattern, node, m] = 1
                elif min(c, d) >= value:
                    stays[pattern, node, m] = 0
                else:
                    stays[pattern, node, m] = min(1.0, max(0.0, (d - c) / (a + d - b - c)))


@compiled()
def together(
    lattice: tuple[Array, Array, Array, Array, Array],
    traps: tuple[Array, Array, Array, Array],
    relics: int,
    gets: Array,
    span: int,
    stays: Array,
    mine: Array,
    theirs: Array,
    both: Array,
    fallen: Array,
    richer: Array,
    best: Array,
    begin: Array,
) -> None:
    """The best answer with both in the cave, by pattern, node and margin + span.

    `stays`: how often the strategy goes on, by its own margin; `mine` and `theirs`: the worth for
    the responder after going on alone, and after the strategy goes on alone, by the margin of who
    is alone; `begin`: the worth before the first card.
    """
    first, child, _, weight, left = lattice
    after, new, strikes, traps_left = traps
    margins = best.shape[2]
    go, scale = np.zeros(margins, best.dtype), np.zeros(1, best.dtype)
    for pattern in range(best.shape[0] - 1, -1, -1):
        for node in range(len(left) - 1, -1, -1):
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
            for m in range(margins):
                p = stays[pattern, node, 2 * span - m]
                alone_with = mine[pattern, node, max(0, m - gets[node])]
                away = 2 * span - m - gets[node]
                left_with = theirs[pattern, node, away] if away >= 0 else 1.0
                stay = p * go[m] + (1 - p) * alone_with
                leave = p * left_with + (1 - p) * both[m]
                best[pattern, node, m] = max(stay, leave)
    begin[:] = go
