"""Kernel: a tree search by playouts in which every seat does its best, with a value for each seat.

A bot's search (`bots/tree.py`) asks what is best for one player, and expects habits of the others.
The coach asks what a position is worth to everybody, so here nobody is the searcher: all choices in
the tree are made alike, and every playout is evaluated for every seat. Iteration `n` has its own
random numbers, the same for every position.
"""

from typing import Annotated, Any

from karfunkel.bots.decisions import NOT_FOUND, backpropagate, find_root, forget_path
from karfunkel.bots.tree import Tree, descend, forget, play_out
from karfunkel.core.rng import seed
from karfunkel.core.slots import resample
from karfunkel.core.work import MOST_MOVES, MOST_PLAYERS, assign

EVERYBODY = -1
"""Hidden parts are drawn from the view of one seat after the other; nobody has habits."""


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

    What is hidden from `viewer` (or EVERYBODY) is drawn again in each; `wish` is tried at the root.
    """
    tree = trees[0]
    g = states[0]
    work = works[0]
    rng = rngs[0]
    work.thinker = 0
    tree.wish = wish
    for _ in range(iterations):
        seed(rng, number, tree.played)
        assign(g, roots[0])
        resample(g, viewer if viewer >= 0 else tree.played % players, work, rng)
        forget_path(tree)
        descend(tree, g, EVERYBODY, work, rng)
        play_out(tree, roots[0], g, (1 << players) - 1, work, rng, totals[0])
        count(tree, players)
        backpropagate(tree)


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
    """The place of the decision of `player` at the root, or NOT_FOUND."""
    place = find_root(trees[0], player)
    return place if trees[0].born[place] == trees[0].age else NOT_FOUND
