"""Kernel: tree search guided by a judge, for any game, entirely in compiled code.

Each iteration samples what is hidden (`resample`), goes down the tree to a new decision,
asks the judge, and adds the value that it gives every seat to all choices on the path. Chance is
sampled. A player who chooses alone takes the action that promises most (PUCT: the judge's prior
counts until an action has been visited often). Players who choose at the same time each draw from a
mixed strategy: the prior, shifted towards what turned out better, the more so the more is known. So
copies of the search do not move in step, and nobody reacts to a choice that is still secret.
"""

from math import sqrt
from typing import Annotated, Any

from karfunkel.bots.decisions import (
    LONGEST,
    NOT_FOUND,
    PLAYER_KEY,
    ROOT,
    Decisions,
    backpropagate,
    enter,
    find,
    find_root,
    follow,
    forget_decisions,
    forget_path,
    has_room,
    mix,
    most_promising,
)
from karfunkel.core.playout import draw
from karfunkel.core.rng import Rng, below, bits
from karfunkel.core.slots import State, act, choose, deal, legal, outcomes, resample, turn, winners
from karfunkel.core.work import CHANCE, MOST_PLAYERS, PLAYER_OF, Work, assign
from karfunkel.judge.kernel import (
    SHARE,
    Shape,
    look_as,
    power,
    think,
    weigh_actions,
    weigh_seats,
)

CURIOSITY = 1.25
"""How strongly PUCT follows the prior."""
UNTRIED = 0.9
"""What an untried action counts as, compared with the mean."""
BOLDNESS = 5.0
"""How fast a mixed strategy moves from the prior to what turned out better."""
WORD = 1 << 32


class Tree(Decisions):
    """The tree, with what the judge said; values are in units of 1 / SHARE."""

    players: int
    """How many players sit at the table."""
    thinker: int
    asked: int
    """How often the judge was asked."""
    gained: Annotated[list[int], MOST_PLAYERS]
    """The sum of all evaluations for every seat."""


def note_priors(tree: Tree, place: int, work: Work, n: int) -> None:
    """Write down the judge's priors of a decision."""
    for i in range(n):
        tree.prior[tree.first[place] + i] = work.appeal[i]


def promising(tree: Tree, place: int, work: Work, n: int) -> int:
    """PUCT: the edge to follow among the legal ones, or NOT_FOUND."""
    reach = CURIOSITY * sqrt(float(tree.visits[place])) / SHARE
    return most_promising(tree, place, work, n, SHARE, UNTRIED, reach)


def mixture(tree: Tree, place: int, edge: int, best: float) -> float:
    """The weight of an edge in the mixed strategy; `best` is the value of the best edge."""
    tried = tree.tried[edge]
    hope = tree.success[place] / (max(1, tree.visits[place]) * SHARE)
    # A value that is hardly known yet counts as the mean.
    value = (tree.won[edge] / SHARE + 2 * hope) / (tried + 2)
    eager = BOLDNESS * sqrt(float(tree.visits[place]))
    return tree.prior[edge] * power(min(0.0, eager * (value - best)))


def best_value(tree: Tree, place: int) -> float:
    """The value of the best edge, as `mixture` counts it."""
    hope = tree.success[place] / (max(1, tree.visits[place]) * SHARE)
    best = 0.0
    for edge in range(tree.first[place], tree.first[place] + tree.choices[place]):
        best = max(best, (tree.won[edge] / SHARE + 2 * hope) / (tree.tried[edge] + 2))
    return best


def drawn(tree: Tree, place: int, rng: Rng) -> int:
    """An edge, drawn from the mixed strategy of a decision."""
    best = best_value(tree, place)
    first = tree.first[place]
    end = first + tree.choices[place]
    total = 0.0
    for edge in range(first, end):
        total += mixture(tree, place, edge, best)
    rest = total * (bits(rng) / WORD)
    for edge in range(first, end):
        rest -= mixture(tree, place, edge, best)
        if rest < 0:
            return edge
    return end - 1


def ask_judge(
    tree: Tree,
    g: State,
    seen: State,
    player: int,
    brain: Any,
    shape: Shape,
    desk: Any,
) -> None:
    """Put the judge's logits of a position on the desk, and count its values."""
    look_as(g, seen, player, desk)
    think(brain, shape, desk)
    weigh_seats(shape, desk, tree.players, player, tree.share)
    tree.looks += 1
    tree.asked += 1


def descend(
    tree: Tree,
    g: State,
    seen: State,
    work: Work,
    rng: Rng,
    brain: Any,
    shape: Shape,
    desk: Any,
) -> None:
    """Go down the tree to a new decision or the end of the game, and evaluate it."""
    node = ROOT
    while True:
        players = turn(g)
        if players == 0:
            count_result(tree, g)
            return
        if players == CHANCE:
            n = outcomes(g, work)
            work.dealt = draw(work, n, rng)
            node = mix(node, work.dealt)
            deal(g, work, work.dealt)
            continue
        together = players & (players - 1)
        below_node = node
        waiting = players
        full = tree.length >= LONGEST - MOST_PLAYERS
        while waiting:
            player = PLAYER_OF[waiting & -waiting]
            waiting &= waiting - 1
            n = legal(g, player, work)
            action = work.action[0]
            if full:
                ask_judge(tree, g, seen, player, brain, shape, desk)
            elif n > 1 and player != tree.thinker and below(rng, 100) < tree.habit:
                action = choose(g, player, work, n, rng)
            elif n > 1:
                key = mix(node, player + PLAYER_KEY)
                place = find(tree, key)
                edge = NOT_FOUND
                if tree.born[place] != tree.age:
                    ask_judge(tree, g, seen, player, brain, shape, desk)
                    if has_room(tree, n):
                        n = legal(g, player, work)
                        weigh_actions(shape, desk, work, n)
                        enter(tree, place, key, work, n)
                        note_priors(tree, place, work, n)
                elif together:
                    edge = drawn(tree, place, rng)
                elif tree.visits[place]:
                    edge = promising(tree, place, work, n)
                else:
                    edge = drawn(tree, place, rng)
                if edge != NOT_FOUND:
                    follow(tree, place, edge, player)
                    action = tree.action[edge]
                elif tree.looks == 0:
                    # None of the known actions is legal with these hidden cards.
                    ask_judge(tree, g, seen, player, brain, shape, desk)
            work.choice[player] = action
            below_node = mix(below_node, action)
        if tree.looks:
            return
        node = below_node
        act(g, work)


def count_result(tree: Tree, g: State) -> None:
    """Shares of the win of a finished game."""
    best = winners(g)
    shared = 0
    for player in range(tree.players):
        shared += best >> player & 1
    for player in range(tree.players):
        tree.share[player] += SHARE * (best >> player & 1) // shared
    tree.looks = 1


def learn(tree: Tree) -> None:
    """Count the evaluation for every seat and for every choice on the path."""
    for player in range(tree.players):
        tree.gained[player] += tree.share[player] // tree.looks
    backpropagate(tree)


def search(
    trees: Any,
    roots: Any,
    states: Any,
    views: Any,
    works: Any,
    rngs: Any,
    shapes: Any,
    brain: Any,
    desk: Any,
    player: int,
    iterations: int,
) -> None:
    """Search for `player`, who has observed the root."""
    tree = trees[0]
    g = states[0]
    work = works[0]
    rng = rngs[0]
    work.thinker = 1 + player
    tree.thinker = player
    for _ in range(iterations):
        assign(g, roots[0])
        resample(g, player, work, rng)
        forget_path(tree)
        descend(tree, g, views[0], work, rng, brain, shapes[0], desk)
        learn(tree)


def forget(trees: Any, players: int, habit: int) -> None:
    """Start a new tree."""
    tree = trees[0]
    forget_decisions(tree, habit)
    tree.players = players
    tree.asked = 0
    for seat in range(MOST_PLAYERS):
        tree.gained[seat] = 0


def root_decision(trees: Any, player: int) -> int:
    """The place of the decision of `player` at the root."""
    return find_root(trees[0], player)


def root_mixture(trees: Any, place: int, edge: int) -> float:
    """The weight of an edge of the root in the mixed strategy."""
    tree = trees[0]
    return mixture(tree, place, edge, best_value(tree, place))
