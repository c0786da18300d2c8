"""Kernel: a tree search by playouts in which every seat does its best, with a value for each seat.

A bot's search (`bots/tree.py`) asks what is best for one player, and expects habits of the others.
The coach asks what a position is worth to everybody, so here nobody is the searcher: all choices in
the tree are made alike, and every playout is evaluated for every seat. Iteration `n` has its own
random numbers, the same for every position.
"""

from typing import Annotated, Any

from karfunkel.bots.decisions import (
    LONGEST,
    NOT_FOUND,
    PLAYER_KEY,
    ROOT,
    backpropagate,
    edge_of,
    enter,
    find,
    find_root,
    follow,
    forget_path,
    has_room,
    mix,
)
from karfunkel.bots.tree import Tree, forget, note_priors, select
from karfunkel.core.evaluation import GO_ON, SETTLED
from karfunkel.core.playout import draw, step
from karfunkel.core.rng import Rng, seed
from karfunkel.core.slots import (
    State,
    act,
    choose,
    deal,
    legal,
    outcomes,
    prospect,
    resample,
    settled,
    turn,
)
from karfunkel.core.work import CHANCE, MOST_MOVES, MOST_PLAYERS, PLAYER_OF, Work, assign

OPEN, IN_TURN = -1, -2
"""Which action is tried at the root: the most promising one, each in turn, or (from 0) this one."""
EVERYBODY = -1
"""Hidden parts are drawn from the view of one seat after the other."""


class Lookahead(Tree):
    """The tree, and what the choices at its root brought to every seat."""

    brought: Annotated[list[int], MOST_MOVES * MOST_PLAYERS]
    """By place among the choices of the root, and seat; in units of 1 / WIN."""
    together: Annotated[list[int], MOST_PLAYERS]
    """What all iterations brought to every seat."""


def begin(trees: Any, patience: int) -> None:
    """Start a new tree."""
    tree = trees[0]
    forget(tree, 0, patience)
    for place in range(len(tree.brought)):
        tree.brought[place] = 0
    for player in range(MOST_PLAYERS):
        tree.together[player] = 0


def chosen_in(
    tree: Lookahead, node: int, g: State, player: int, wish: int, work: Work, n: int, rng: Rng
) -> int:
    """One player's choice, added to the path: the action, or -1 - action for a new decision."""
    key = mix(node, player + PLAYER_KEY)
    place = find(tree, key)
    fresh = tree.born[place] != tree.age
    if fresh:
        if not has_room(tree, n):
            return -1 - choose(g, player, work, n, rng)
        enter(tree, place, key, work, n)
        note_priors(tree, place, g, player, work, n)
    edge = NOT_FOUND
    if node == ROOT and wish == IN_TURN:
        edge = tree.first[place] + tree.played % tree.choices[place]
    elif node == ROOT and wish >= 0:
        edge = edge_of(tree, place, wish)
    elif not fresh and tree.visits[place]:
        edge = select(tree, place, work, n)
    if edge == NOT_FOUND:
        action = choose(g, player, work, n, rng)
        edge = edge_of(tree, place, action)
    else:
        action = tree.action[edge]
    if edge != NOT_FOUND:
        follow(tree, place, edge, player)
    return -1 - action if fresh else action


def go_down(tree: Lookahead, g: State, wish: int, work: Work, rng: Rng) -> None:
    """Go down the tree, up to and including one step with a new decision."""
    node = ROOT
    new = False
    while not new and tree.length < LONGEST - MOST_PLAYERS:
        players = turn(g)
        if players == 0:
            return
        if players == CHANCE:
            n = outcomes(g, work)
            work.dealt = draw(work, n, rng)
            node = mix(node, work.dealt)
            deal(g, work, work.dealt)
        else:
            below = node
            while players:
                player = PLAYER_OF[players & -players]
                players &= players - 1
                n = legal(g, player, work)
                action = work.action[0]
                if n > 1:
                    action = chosen_in(tree, node, g, player, wish, work, n, rng)
                    if action < 0:
                        new = True
                        action = -1 - action
                work.choice[player] = action
                below = mix(below, action)
            node = below
            act(g, work)


def look_ahead(
    trees: Any,
    roots: Any,
    states: Any,
    works: Any,
    rngs: Any,
    totals: Any,
    players: int,
    viewer: int,
    number: int,
    iterations: int,
    wish: int,
) -> None:
    """Run more iterations from `roots[0]`, where one player chooses, with the seed `number`.

    What is hidden from `viewer` (or EVERYBODY) is drawn anew in each; `wish` is tried at the root.
    """
    tree = trees[0]
    g = states[0]
    work = works[0]
    rng = rngs[0]
    work.thinker = 0
    for _ in range(iterations):
        seed(rng, number, tree.played)
        assign(g, roots[0])
        resample(g, viewer if viewer >= 0 else tree.played % players, work, rng)
        forget_path(tree)
        go_down(tree, g, wish, work, rng)
        stage = GO_ON
        while stage != SETTLED:
            stage = SETTLED if turn(g) == 0 else settled(g, roots[0], tree.patience)
            if stage != GO_ON:
                look_for_all(tree, g, players, work)
            if stage != SETTLED:
                step(g, work, rng, totals[0])
        count(tree, players)
        backpropagate(tree)


def look_for_all(tree: Lookahead, g: State, players: int, work: Work) -> None:
    """Evaluate a playout as it stands, for every seat."""
    tree.looks += 1
    for player in range(players):
        tree.share[player] += prospect(g, player, work)


def count(tree: Lookahead, players: int) -> None:
    """Note what an iteration was worth to every seat, also for the choice at the root."""
    for player in range(players):
        tree.together[player] += tree.share[player] // tree.looks
    if tree.length:
        edge = tree.path_edge[0]
        if edge < tree.choices[tree.path_decision[0]] and tree.path_decision[0] == find_root(
            tree, tree.path_player[0]
        ):
            for player in range(players):
                tree.brought[edge * MOST_PLAYERS + player] += tree.share[player] // tree.looks


def root_of(trees: Any, player: int) -> int:
    """The place of the decision of `player` at the root."""
    return find_root(trees[0], player)
