"""The loops of the best response, for Numba. A row is a hand at a node; margins run inside a row.

Hands at a node follow one another, so a card moves all of them at once: one long vector. From some
hand on a player alone always leaves. Such rows are closed: they are neither computed nor stored,
and whoever needs them takes the worth of leaving.
"""

from typing import TypeAlias

import numpy as np

from karfunkel.games.diamant.solve.compiling import Array, compiled, part
from karfunkel.games.diamant.solve.kernel import Four, add, turn_up

Five: TypeAlias = tuple[Array, Array, Array, Array, Array]
Three: TypeAlias = tuple[Array, Array, Array]
Deck: TypeAlias = tuple[Five, Three, Four]
"""The lattice; the smallest hand, the largest, and the first row of every node; the traps."""
Layer: TypeAlias = tuple[Array, Array]
"""For some relics in the row: the worths by pattern and row, and the worth of leaving by hand."""

EDGES = 32
"""More than any node has."""


@part(forceinline=True)
def add_open(
    go: Array, weight: float, total: float, source: Array, leaves: Array, scale: Array
) -> None:
    """The same for a source of which only the first rows are open."""
    add(go, weight, total, source, scale)
    add(go[len(source) :], weight, total, leaves[len(source) :], scale)


@part()
def draw(
    go: Array,
    pattern: int,
    node: int,
    hands: int,
    wide: int,
    deck: Deck,
    relics: int,
    falls: Array,
    beyond: Array,
    here: Layer,
    richer: Layer,
    opened: Array,
    opened_richer: Array,
    work: tuple[Array, Array],
) -> None:
    """The mean over the next card, for the smallest `hands` at a node at once.

    `falls`: the worth if a trap strikes, times the cards that do; `beyond`: of a hand that is
    larger than any in the table, by hand.
    """
    (first, child, value, weight, left), (low, high, base), traps = deck
    after, new, _, traps_left = traps
    best, leaves = here
    scale, there = work
    start, length = base[node] * wide, hands * wide
    total = left[node] + traps_left[pattern] + relics
    scale[0] = 1.0 / total
    p = scale[0]
    for at in range(length):
        go[at] = p * falls[at]
    zero = low[node] * wide
    for kind in range(new.shape[1]):
        if new[pattern, kind] > 0:
            to = after[pattern, kind]
            known = min(hands, opened[to, node]) * wide
            source, rest = best[to, start : start + known], leaves[zero : zero + length]
            add_open(go, new[pattern, kind], total, source, rest, scale)
    if relics > 0:
        known = min(hands, opened_richer[pattern, node]) * wide
        source, rest = richer[0][pattern, start : start + known], richer[1][zero : zero + length]
        add_open(go, relics, total, source, rest, scale)
    line, whole = best[pattern], 0
    for edge in range(first[node], first[node + 1]):
        to, found = child[edge], value[edge]
        shift = low[node] + found - low[to]
        begin = (base[to] + shift) * wide
        if opened[pattern, to] - shift >= hands:
            there[whole] = begin
            whole += 1
            scale[whole] = weight[edge] / total
            continue
        known = max(0, min(hands, opened[pattern, to] - shift)) * wide
        table = max(0, min(hands, high[to] - low[to] - shift + 1)) * wide
        zero = (low[node] + found) * wide
        source, rest = line[begin : begin + known], leaves[zero : zero + table]
        add_open(go, weight[edge], total, source, rest, scale)
        add(go[table:], weight[edge], total, beyond[zero + table : zero + length], scale)
    done = 0
    while done + 4 <= whole:  # four at once: the sums are read and written less often
        a = line[there[done] : there[done] + length]
        b = line[there[done + 1] : there[done + 1] + length]
        c = line[there[done + 2] : there[done + 2] + length]
        d = line[there[done + 3] : there[done + 3] + length]
        p, q, r, s = scale[done + 1], scale[done + 2], scale[done + 3], scale[done + 4]
        for at in range(length):
            go[at] += p * a[at] + q * b[at] + r * c[at] + s * d[at]
        done += 4
    while done < whole:
        a, p = line[there[done] : there[done] + length], scale[done + 1]
        for at in range(length):
            go[at] += p * a[at]
        done += 1


@part()
def open_hands(
    pattern: int, wide: int, deck: Deck, relics: int, falls: Array, leaves: Array, opens: Array
) -> None:
    """By treasures left: from which hand on nobody gains by going on, even if every card wins."""
    struck = deck[2][2][pattern].sum()
    for left in range(len(opens)):
        total = max(1, left + deck[2][3][pattern] + relics)
        hand = len(leaves) // wide
        gains = False
        while hand and not gains:
            hand -= 1
            for m in range(wide):
                gains |= leaves[hand * wide + m] < 1.0 - (struck - falls[m]) / total
        opens[left] = hand + 1 if gains else 0


@part(forceinline=True)
def fallen_at(pattern: int, strikes: Array, fallen: Array, falls: Array) -> None:
    """The worth if a trap strikes, times the cards that do, for every hand alike."""
    wide = fallen.shape[1]
    for at in range(len(falls)):
        worth = 0.0
        for kind in range(len(fallen)):
            worth += strikes[pattern, kind] * fallen[kind, at % wide]
        falls[at] = worth


@compiled()
def alone(
    deck: Deck,
    relics: int,
    fallen: Array,
    here: Layer,
    richer: Layer,
    opened: Array,
    opened_richer: Array,
    going: Array,
) -> None:
    """The best of leaving and going on, alone in the cave; a hand beyond the table wins.

    `going[pattern, node, m]`: the worth of going on with the smallest hand. `opened`: how many
    hands are open.
    """
    (low, high, base), left, strikes = deck[1], deck[0][4], deck[2][2]
    best, leaves = here
    wide = fallen.shape[1]
    longest, least = len(leaves), 1 if len(going) else 0
    go, falls = np.zeros(longest, best.dtype), np.zeros(longest, best.dtype)
    work = np.zeros(EDGES, best.dtype), np.zeros(EDGES, np.int64)
    wins, opens = np.ones(longest, best.dtype), np.zeros(left.max() + 1, np.int64)
    for pattern in range(best.shape[0] - 1, -1, -1):
        fallen_at(pattern, strikes, fallen, falls)
        open_hands(pattern, wide, deck, relics, falls, leaves, opens)
        for node in range(len(low) - 1, -1, -1):
            hands = max(least, min(opens[left[node]], high[node] + 1) - low[node])
            if hands <= 0:
                opened[pattern, node] = 0
                continue
            draw(
                go, pattern, node, hands, wide, deck, relics, falls, wins,
                here, richer, opened, opened_richer, work,
            )  # fmt: skip
            if len(going):
                going[pattern, node] = go[:wide]
            n = hands * wide
            leave = leaves[low[node] * wide : low[node] * wide + n]
            while n and go[n - 1] <= leave[n - 1]:
                n -= 1
            opened[pattern, node] = (n + wide - 1) // wide
            n = opened[pattern, node] * wide
            out = best[pattern, base[node] * wide : base[node] * wide + n]
            for at in range(n):
                out[at] = max(go[at], leave[at])


@compiled()
def follow(
    deck: Deck,
    relics: int,
    fallen: tuple[Array, Array],
    here: tuple[Layer, Layer],
    richer: tuple[Layer, Layer],
    opened: Array,
    opened_richer: Array,
    going: Array,
) -> None:
    """What a player alone, who goes on wherever the first worths say so, leaves by the second.

    A hand that is larger than any in the table leaves.
    """
    (low, high, base), left, strikes = deck[1], deck[0][4], deck[2][2]
    (planned, leaves), (found, leaves_found) = here
    wide = fallen[0].shape[1]
    longest, least = len(leaves), 1 if len(going) else 0
    plan, true = np.zeros(longest, planned.dtype), np.zeros(longest, planned.dtype)
    falls, falls_found = np.zeros_like(plan), np.zeros_like(plan)
    work = np.zeros(EDGES, planned.dtype), np.zeros(EDGES, np.int64)
    opens = np.zeros(left.max() + 1, np.int64)
    for pattern in range(planned.shape[0] - 1, -1, -1):
        fallen_at(pattern, strikes, fallen[0], falls)
        fallen_at(pattern, strikes, fallen[1], falls_found)
        open_hands(pattern, wide, deck, relics, falls, leaves, opens)
        for node in range(len(low) - 1, -1, -1):
            hands = max(least, min(opens[left[node]], high[node] + 1) - low[node])
            if hands <= 0:
                opened[pattern, node] = 0
                continue
            draw(
                plan, pattern, node, hands, wide, deck, relics, falls, leaves,
                here[0], richer[0], opened, opened_richer, work,
            )  # fmt: skip
            n = hands * wide
            zero = low[node] * wide
            leave, leave_found = leaves[zero : zero + n], leaves_found[zero : zero + n]
            while n and plan[n - 1] <= leave[n - 1]:
                n -= 1
            goes = (n + wide - 1) // wide
            draw(
                true, pattern, node, max(least, goes), wide, deck, relics, falls_found,
                leaves_found, here[1], richer[1], opened, opened_richer, work,
            )  # fmt: skip
            opened[pattern, node] = goes
            if len(going):
                going[pattern, node] = true[:wide]
            n = goes * wide
            out = planned[pattern, base[node] * wide : base[node] * wide + n]
            out_found = found[pattern, base[node] * wide : base[node] * wide + n]
            for at in range(n):
                out_found[at] = true[at] if plan[at] > leave[at] else leave_found[at]
                out[at] = max(plan[at], leave[at])


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
                c = 1.0 - float(other[pattern, pair[node], max(0, away)])
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
    edges, margins = (first, child, weight, left), best.shape[2]
    go, scale = np.zeros(margins, best.dtype), np.zeros(1, best.dtype)
    for pattern in range(best.shape[0] - 1, -1, -1):
        for node in range(len(left) - 1, -1, -1):
            turn_up(go, pattern, node, edges, traps, relics, fallen, richer, best, scale)
            for m in range(margins):
                p = stays[pattern, node, 2 * span - m]
                alone_with = mine[pattern, node, max(0, m - gets[node])]
                away = 2 * span - m - gets[node]
                left_with = theirs[pattern, node, away] if away >= 0 else 1.0
                stay = p * go[m] + (1 - p) * alone_with
                leave = p * left_with + (1 - p) * both[m]
                best[pattern, node, m] = max(stay, leave)
    begin[:] = go
