"""The tree of a search: a hash table of decisions, and the path of one iteration through it.

A decision is keyed by the player and all steps since the root. Both searches, by playouts
(`tree.py`) and with a judge (`guided.py`), keep their statistics in it.
"""

from typing import Annotated

from karfunkel.core.layout import Layout
from karfunkel.core.work import MOST_PLAYERS, Work

DECISIONS = 1 << 16
EDGES = 1 << 19
LONGEST = 400
"""The most choices that a path has room for."""

ROOT = 1
NOT_FOUND = -1
PLAYER_KEY = 1000
"""Added to a player to make a key that no action or outcome has."""
MERSENNE = (1 << 31) - 1
OTHER_PRIME = (1 << 31) - 19


class Decisions(Layout):
    """Decisions and their choices. Entries with another `age` are from earlier searches."""

    age: int
    habit: int
    """In how many of 100 choices opponents follow the policy instead of the tree."""
    decisions: int
    edges: int
    length: int
    played: int
    """The number of iterations."""
    born: Annotated[list[int], DECISIONS]
    key: Annotated[list[int], DECISIONS]
    first: Annotated[list[int], DECISIONS]
    """The first edge of a decision; its choices follow in order."""
    choices: Annotated[list[int], DECISIONS]
    visits: Annotated[list[int], DECISIONS]
    success: Annotated[list[int], DECISIONS]
    """The sum of the values for the player who decides."""
    action: Annotated[list[int], EDGES]
    tried: Annotated[list[int], EDGES]
    won: Annotated[list[int], EDGES]
    """Win shares of the player who chose."""
    prior: Annotated[list[int], EDGES]
    """How likely a choice is before it has been tried, in units of the search."""
    path_decision: Annotated[list[int], LONGEST]
    path_edge: Annotated[list[int], LONGEST]
    path_player: Annotated[list[int], LONGEST]
    looks: int
    share: Annotated[list[int], MOST_PLAYERS]
    """How often this iteration was evaluated, and the sum of the values for each player."""


def forget_decisions(tree: Decisions, habit: int) -> None:
    """Start a new tree."""
    tree.age += 1
    tree.habit = habit
    tree.decisions = 0
    tree.edges = 0
    tree.played = 0


def forget_path(tree: Decisions) -> None:
    """Start a new iteration."""
    tree.length = 0
    tree.looks = 0
    for seat in range(MOST_PLAYERS):
        tree.share[seat] = 0


def mix(key: int, move: int) -> int:
    """The key of a node one move further: two residues, 62 bits together."""
    low = ((key & MERSENNE) * 48271 + move + 3) % MERSENNE
    high = ((key >> 31) * 69621 + move + 11) % OTHER_PRIME
    return high << 31 | low


def find(tree: Decisions, key: int) -> int:
    """The place of a decision in the table, or the free place where it belongs."""
    place = (key ^ (key >> 31)) % len(tree.born)
    while tree.born[place] == tree.age and tree.key[place] != key:
        place = (place + 1) % len(tree.born)
    return place


def find_root(tree: Decisions, player: int) -> int:
    """The place of the decision of `player` at the root."""
    return find(tree, mix(ROOT, player + PLAYER_KEY))


def has_room(tree: Decisions, n: int) -> bool:
    """Whether another decision fits; up to three quarters full the table is still fast."""
    return tree.decisions < len(tree.born) * 3 // 4 and tree.edges + n <= len(tree.action)


def enter(tree: Decisions, place: int, key: int, work: Work, n: int) -> None:
    """Add a decision between the `n` actions in `work` to the table."""
    tree.born[place] = tree.age
    tree.key[place] = key
    tree.first[place] = tree.edges
    tree.choices[place] = n
    tree.visits[place] = 0
    tree.success[place] = 0
    for i in range(n):
        edge = tree.edges + i
        tree.action[edge] = work.action[i]
        tree.tried[edge] = 0
        tree.won[edge] = 0
    tree.decisions += 1
    tree.edges += n


def edge_of(tree: Decisions, place: int, action: int) -> int:
    """The edge of an action, or NOT_FOUND."""
    for edge in range(tree.first[place], tree.first[place] + tree.choices[place]):
        if tree.action[edge] == action:
            return edge
    return NOT_FOUND


def most_promising(
    tree: Decisions, place: int, work: Work, n: int, whole: int, untried: float, reach: float
) -> int:
    """The edge to follow among the `n` legal ones in `work`, or NOT_FOUND.

    Values are in units of 1 / `whole`, an untried edge counts as `untried` times the mean, and
    `reach` is how much a prior adds. Hidden cards differ between iterations, and with them the
    legal actions.
    """
    hope = tree.success[place] / (tree.visits[place] * whole)
    best = -1.0
    chosen = NOT_FOUND
    edge = tree.first[place]
    end = edge + tree.choices[place]
    for i in range(n):
        while edge < end and tree.action[edge] < work.action[i]:
            edge += 1
        if edge < end and tree.action[edge] == work.action[i]:
            tried = tree.tried[edge]
            promise = tree.won[edge] / (tried * whole) if tried else hope * untried
            promise += reach * tree.prior[edge] / (1 + tried)
            if promise > best:
                best = promise
                chosen = edge
    return chosen


def follow(tree: Decisions, place: int, edge: int, player: int) -> None:
    """Add a choice to the path."""
    tree.path_decision[tree.length] = place
    tree.path_edge[tree.length] = edge
    tree.path_player[tree.length] = player
    tree.length += 1


def backpropagate(tree: Decisions) -> None:
    """Add the mean evaluation of this iteration to every choice on the path."""
    tree.played += 1
    for k in range(tree.length):
        place = tree.path_decision[k]
        edge = tree.path_edge[k]
        won = tree.share[tree.path_player[k]] // tree.looks
        tree.visits[place] += 1
        tree.success[place] += won
        tree.tried[edge] += 1
        tree.won[edge] += won
