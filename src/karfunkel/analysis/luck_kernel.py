"""Kernel: the luck of every seat in a finished game, as `fold.py` counts it, in compiled code.

It gives the same as `Fold.chance` with `Values`, up to rounding, but many times as fast, so that
the luck of thousands of games can be counted. Where a part of a game is solved
(`Game.part_solver`), `luck.py` asks it for the values of the ends.
"""

from typing import Annotated, Any

from karfunkel.core.layout import Layout
from karfunkel.core.rng import Rng, below_any, seed
from karfunkel.core.slots import State, act, deal, turn, winners
from karfunkel.core.weights import listed, possible
from karfunkel.core.work import CHANCE, MOST_PLAYERS, Work, assign
from karfunkel.judge.kernel import Shape, look_as, think, weigh_seats

GAME, CAME, DEEPEST, PATH, SEEN, LEAVES = 0, 1, 4, 5, 6, 7
"""The states: the game, after one to four outcomes, on a path, as a seat sees it, leaves."""
MOST_LEAVES = 600
STATES = LEAVES + MOST_LEAVES
WORKS = PATH + 1


class Looker(Layout):
    """How positions are valued, and where the walk through what can come is."""

    players: int
    open: int
    """1 if nothing is hidden: then `looks` of the players on turn are asked, else all seats."""
    looks: int
    all: int
    inner: int
    paths: int
    runs: int
    """As in `values.Breadth`; `all` is its `outcomes`."""
    number: int
    """The seed."""
    at: Annotated[list[int], DEEPEST + 1]
    """By level: the next outcome; -1: nothing is known of the state yet."""
    size: Annotated[list[int], DEEPEST + 1]
    leaves: int
    share: Annotated[list[int], MOST_PLAYERS]
    """What the judge says about every seat."""


def add_leaf(look: Looker, states: Any, source: int, weight: float, weights: Any) -> None:
    """Keep a state that will be valued."""
    if look.leaves < MOST_LEAVES:
        assign(states[LEAVES + look.leaves], states[source])
        weights[look.leaves] = weight
    look.leaves += 1


def all_chance(states: Any, source: int, work: Work, n: int, scratch: Work) -> int:
    """Whether chance moves again whatever comes."""
    g = states[PATH]
    for i in range(n):
        if work.weight[i]:
            assign(g, states[source])
            deal(g, scratch, work.first + i)
            if turn(g) != CHANCE:
                return 0
    return 1


def add_paths(
    look: Looker, states: Any, level: int, works: Any, rng: Rng, count: int, weights: Any
) -> None:
    """Let chance move until somebody chooses or the game is over, several times."""
    g = states[PATH]
    work = works[PATH]
    seed(rng, look.number, level - CAME)
    for _ in range(count):
        assign(g, states[level])
        while turn(g) == CHANCE:
            listed(g, work)
            i = 0
            rest = below_any(rng, work.total) - work.weight[0]
            while rest >= 0:
                i += 1
                rest -= work.weight[i]
            deal(g, work, work.first + i)
        add_leaf(look, states, PATH, weights[MOST_LEAVES + level] / count, weights)


def walk(look: Looker, states: Any, works: Any, rng: Rng, weights: Any) -> None:
    """Collect what the state that came, `states[CAME]`, leads to, as `Values.node` does."""
    level = CAME
    look.leaves = 0
    look.at[level] = -1
    weights[MOST_LEAVES + level] = 1.0
    while level >= CAME:
        work = works[level]
        if look.at[level] < 0:
            if turn(states[level]) != CHANCE:
                add_leaf(look, states, level, weights[MOST_LEAVES + level], weights)
                level -= 1
                continue
            n = listed(states[level], work)
            most = look.all
            count = look.paths
            if level == CAME + 1:
                most = look.inner
            elif level > CAME:
                most = 1
                count = 1
            few = possible(work, n) <= most
            if not few or all_chance(states, level, work, n, works[PATH]):
                if few and level == CAME:
                    count = look.runs
                add_paths(look, states, level, works, rng, count, weights)
                level -= 1
                continue
            look.at[level] = 0
            look.size[level] = n
        i = look.at[level]
        while i < look.size[level] and work.weight[i] == 0:
            i += 1
        if i == look.size[level]:
            level -= 1
            continue
        look.at[level] = i + 1
        share = work.weight[i] / work.total
        weights[MOST_LEAVES + level + 1] = weights[MOST_LEAVES + level] * share
        assign(states[level + 1], states[level])
        deal(states[level + 1], works[level + 1], work.first + i)
        level += 1
        look.at[level] = -1


def is_asked(look: Looker, asked: int, seat: int) -> int:
    """Whether the judge is asked from this seat."""
    if look.open == 0:
        return 1
    if asked >> seat & 1 == 0:
        return 0
    there = 0
    place = 0
    for other in range(look.players):
        if other == seat:
            place = there
        there += asked >> other & 1
    looks = min(look.looks, there)
    for n in range(looks):
        if n * there // looks == place:
            return 1
    return 0


def add_value(
    look: Looker,
    g: State,
    seen: State,
    brain: Any,
    shape: Shape,
    desk: Any,
    weight: float,
    sums: Any,
) -> None:
    """Add the value of a position where players choose, or of the end, to `sums`."""
    players = look.players
    asked = turn(g)
    shared = 0
    for seat in range(players):
        if asked:
            shared += is_asked(look, asked, seat)
        else:
            shared += winners(g) >> seat & 1
    if asked == 0:
        for seat in range(players):
            sums[seat] += weight * (winners(g) >> seat & 1) / shared
        return
    for viewer in range(players):
        if is_asked(look, asked, viewer) == 0:
            continue
        look_as(g, seen, viewer, desk)
        think(brain, shape, desk)
        for seat in range(players):
            look.share[seat] = 0
        weigh_seats(shape, desk, players, viewer, look.share)
        total = 0
        for seat in range(players):
            total += look.share[seat]
        for seat in range(players):
            sums[seat] += weight * look.share[seat] / (total * shared)


def add_values(
    look: Looker,
    states: Any,
    works: Any,
    rng: Rng,
    shape: Shape,
    brain: Any,
    desk: Any,
    weights: Any,
    counted: float,
    sums: Any,
) -> int:
    """Add the value of `states[CAME]`, counted so often, to `sums`.

    Returns how many leaves did not fit.
    """
    walk(look, states, works, rng, weights)
    for leaf in range(min(MOST_LEAVES, look.leaves)):
        weight = counted * weights[leaf]
        add_value(look, states[LEAVES + leaf], states[SEEN], brain, shape, desk, weight, sums)
    return max(0, look.leaves - MOST_LEAVES)


def value_of(
    lookers: Any,
    states: Any,
    works: Any,
    rngs: Any,
    shapes: Any,
    brain: Any,
    desk: Any,
    weights: Any,
    sums: Any,
) -> int:
    """The value of `states[GAME]` for every seat, in shares of a win, as `Values.node` finds it.

    Returns how many leaves did not fit.
    """
    assign(states[CAME], states[GAME])
    return add_values(
        lookers[0], states, works, rngs[0], shapes[0], brain, desk, weights, 1.0, sums
    )


def luck_of(
    lookers: Any,
    states: Any,
    works: Any,
    rngs: Any,
    shapes: Any,
    brain: Any,
    desk: Any,
    weights: Any,
    steps: Any,
    length: int,
    luck: Any,
) -> int:
    """Follow a game from `states[GAME]` and add up the luck of every seat, in shares of a win.

    `steps` are pairs of CHANCE and an outcome, or of a player and an action; choices made at once
    follow each other. Returns how many leaves did not fit.
    """
    look = lookers[0]
    g = states[GAME]
    work = works[GAME]
    at = 0
    lost = 0
    while at < length:
        if turn(g) != CHANCE:
            waiting = turn(g)
            while waiting:
                waiting &= waiting - 1
                work.choice[steps[at]] = steps[at + 1]
                at += 2
            act(g, work)
            continue
        outcome = steps[at + 1]
        n = listed(g, work)
        for i in range(n):
            if work.weight[i] == 0:
                continue
            assign(states[CAME], g)
            deal(states[CAME], works[CAME], work.first + i)
            counted = -work.weight[i] / work.total
            if work.first + i == outcome:
                counted += 1.0
            lost += add_values(
                look, states, works, rngs[0], shapes[0], brain, desk, weights, counted, luck
            )
        deal(g, work, outcome)
        at += 2
    return lost
