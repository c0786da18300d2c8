"""Kernel: tree search for any game, wholly in compiled code.

Each iteration draws what is hidden anew (`resample`), goes down the tree, plays the game out by
the linked policy and adds the result to every choice on the way. Chance is sampled. Players who
choose at the same time do so independently, each from a table of its own, so nobody answers a
choice that is still secret. Every player maximises the chance to win, shared wins counting as
shares; the others do so now and then and follow the policy otherwise, as people have habits.

The tree is a table of decisions, found by a hash of the player and all steps since the root. A
choice is weighed with +, ·, / and square roots only, so CPython and compiled code grow the same
tree.
"""

from math import sqrt
from typing import Annotated

from karfunkel.core.layout import Layout
from karfunkel.core.outlook import GO_ON, SETTLED
from karfunkel.core.playout import WIN, Totals, draw, step
from karfunkel.core.rng import Rng, below
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
from karfunkel.core.work import CHANCE, MOST_PLAYERS, PLAYER_OF, Work, assign

DECISIONS = 1 << 16
EDGES = 1 << 19
LONGEST = 400
"""More choices than this in one descent are left to the playout."""

CURIOSITY = 1.2
"""How strongly choices that were tried little are preferred."""

ROOT = 1
NOT_FOUND = -1
MERSENNE = (1 << 31) - 1
OTHER_PRIME = (1 << 31) - 19


class Tree(Layout):
    """Decisions and their choices. `age` makes all entries of earlier searches void."""

    age: int
    habit: int
    """Of a hundred choices of the others, how many go by the policy and not by what was found."""
    patience: int
    """About how many playouts the whole thought has, of which this tree may be a part."""
    decisions: int
    edges: int
    length: int
    played: int
    gained: int
    """All playouts of this tree, and what they brought the one who thinks, in units of 1 / WIN."""
    born: Annotated[list[int], DECISIONS]
    key: Annotated[list[int], DECISIONS]
    first: Annotated[list[int], DECISIONS]
    """The first edge of a decision; its choices follow in order."""
    choices: Annotated[list[int], DECISIONS]
    visits: Annotated[list[int], DECISIONS]
    success: Annotated[list[int], DECISIONS]
    action: Annotated[list[int], EDGES]
    tried: Annotated[list[int], EDGES]
    won: Annotated[list[int], EDGES]
    """Shares of wins of the player who chose, in units of 1 / WIN."""
    path_decision: Annotated[list[int], LONGEST]
    path_edge: Annotated[list[int], LONGEST]
    path_player: Annotated[list[int], LONGEST]
    looks: int
    share: Annotated[list[int], MOST_PLAYERS]
    """How often a playout was judged, and what each player got from it in all."""


def forget(tree: Tree, habit: int, patience: int) -> None:
    """Begin a new tree."""
    tree.age += 1
    tree.habit = habit
    tree.patience = patience
    tree.decisions = 0
    tree.edges = 0
    tree.played = 0
    tree.gained = 0


def mix(key: int, move: int) -> int:
    """The key of a place in the tree one move further: two residues, 62 bits together."""
    low = ((key & MERSENNE) * 48271 + move + 3) % MERSENNE
    high = ((key >> 31) * 69621 + move + 11) % OTHER_PRIME
    return high << 31 | low


def find(tree: Tree, key: int) -> int:
    """Where a decision stands in the table, or the free place where it belongs."""
    place = (key ^ (key >> 31)) % DECISIONS
    while tree.born[place] == tree.age and tree.key[place] != key:
        place = (place + 1) % DECISIONS
    return place


def enter(tree: Tree, place: int, key: int, work: Work, n: int) -> None:
    """Put a decision between the `n` actions in `work` into the table."""
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


def has_room(tree: Tree, n: int) -> bool:
    """Whether another decision fits; a table filled by three quarters is still quick."""
    return tree.decisions < DECISIONS * 3 // 4 and tree.edges + n <= EDGES


def select(tree: Tree, place: int, work: Work, n: int) -> int:
    """The most promising edge among those that are legal now, or NOT_FOUND.

    Hidden cards differ from one iteration to the next, and with them what others can do.
    """
    visits = tree.visits[place]
    hope = tree.success[place] / (visits * WIN)
    reach = CURIOSITY * sqrt(visits) / n
    best = -1.0
    chosen = NOT_FOUND
    edge = tree.first[place]
    end = edge + tree.choices[place]
    for i in range(n):
        while edge < end and tree.action[edge] < work.action[i]:
            edge += 1
        if edge < end and tree.action[edge] == work.action[i]:
            tried = tree.tried[edge]
            promise = tree.won[edge] / (tried * WIN) if tried else hope
            promise += reach / (1 + tried)
            if promise > best:
                best = promise
                chosen = edge
    return chosen


def edge_of(tree: Tree, place: int, action: int) -> int:
    """The edge of an action, or NOT_FOUND."""
    for edge in range(tree.first[place], tree.first[place] + tree.choices[place]):
        if tree.action[edge] == action:
            return edge
    return NOT_FOUND


def decide(
    tree: Tree, node: int, g: State, player: int, habit: int, work: Work, n: int, rng: Rng
) -> int:
    """One player's choice in the tree, written to the path; negative if it is a new decision.

    A new decision is made by the policy, and so are `habit` of a hundred others. The action is
    returned as it is, or as -1 - action.
    """
    key = mix(node, player + 1000)
    place = find(tree, key)
    fresh = tree.born[place] != tree.age
    if fresh:
        if not has_room(tree, n):
            return -1 - choose(g, player, work, n, rng)
        enter(tree, place, key, work, n)
    edge = NOT_FOUND
    if not fresh and tree.visits[place] and below(rng, 100) >= habit:
        edge = select(tree, place, work, n)
    if edge == NOT_FOUND:
        action = choose(g, player, work, n, rng)
        edge = edge_of(tree, place, action)
    else:
        action = tree.action[edge]
    if edge != NOT_FOUND:
        tree.path_decision[tree.length] = place
        tree.path_edge[tree.length] = edge
        tree.path_player[tree.length] = player
        tree.length += 1
    return -1 - action if fresh else action


def descend(tree: Tree, g: State, thinker: int, work: Work, rng: Rng) -> None:
    """Go down the tree, up to and including one step that holds a new decision."""
    node = ROOT
    new = False
    while not new and tree.length < LONGEST - 8:
        players = turn(g)
        if players == 0:
            return
        if players == CHANCE:
            n = outcomes(g, work)
            work.dealt = draw(work, n, rng)
            node = mix(node, work.dealt)
            deal(g, work, work.dealt)
        else:
            below_node = node
            while players:
                player = PLAYER_OF[players & -players]
                players &= players - 1
                n = legal(g, player, work)
                action = work.action[0]
                if n > 1:
                    habit = 0 if player == thinker else tree.habit
                    action = decide(tree, node, g, player, habit, work, n, rng)
                    if action < 0:
                        new = True
                        action = -1 - action
                work.choice[player] = action
                below_node = mix(below_node, action)
            node = below_node
            act(g, work)


def look(tree: Tree, g: State, thinker: int, work: Work) -> None:
    """Add what a playout is worth as it stands to everybody who thinks or chose on the path."""
    tree.looks += 1
    asked = 1 << thinker
    for k in range(tree.length):
        asked |= 1 << tree.path_player[k]
    while asked:
        player = PLAYER_OF[asked & -asked]
        asked &= asked - 1
        tree.share[player] += prospect(g, player, work)


def learn(tree: Tree, thinker: int) -> None:
    """Add what a playout came to, in the mean of all looks, to every choice on the path."""
    tree.played += 1
    tree.gained += tree.share[thinker] // tree.looks
    for k in range(tree.length):
        place = tree.path_decision[k]
        edge = tree.path_edge[k]
        won = tree.share[tree.path_player[k]] // tree.looks
        tree.visits[place] += 1
        tree.success[place] += won
        tree.tried[edge] += 1
        tree.won[edge] += won


def search(
    tree: Tree,
    root: State,
    g: State,
    work: Work,
    rng: Rng,
    totals: Totals,
    player: int,
    iterations: int,
    grow: int,
) -> None:
    """Think for `player`, who has observed `root`; with `grow` = 0 only by playouts from there.

    That tells better what `root` is worth: a tree has to try what is bad too, and while it is
    small that is most of it.
    """
    work.thinker = 1 + player
    for _ in range(iterations):
        assign(g, root)
        resample(g, player, work, rng)
        tree.length = 0
        tree.looks = 0
        for seat in range(MOST_PLAYERS):
            tree.share[seat] = 0
        if grow:
            descend(tree, g, player, work, rng)
        stage = GO_ON
        while stage != SETTLED:
            stage = SETTLED if turn(g) == 0 else settled(g, root, tree.patience)
            if stage != GO_ON:
                look(tree, g, player, work)
            if stage != SETTLED:
                step(g, work, rng, totals)
        learn(tree, player)


def root_decision(tree: Tree, player: int) -> int:
    """Where the decision of `player` at the root stands."""
    return find(tree, mix(ROOT, player + 1000))
