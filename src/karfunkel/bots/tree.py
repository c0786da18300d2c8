"""Kernel: tree search for any game, entirely in compiled code.

Each iteration samples what is hidden (`resample`), goes down the tree, plays the game out with the
linked policy and adds the result to every choice on the path. Chance is sampled. Players who choose
at the same time each have a table of their own, so nobody reacts to a choice that is still secret.
Every player maximises the chance to win, shared wins counting as shares. Opponents do so only in
some choices and follow the policy otherwise, because real players have habits.

Where the game has a learned policy (`lean`), actions that it prefers are tried first.
Selection uses only +, ·, / and square roots, so CPython and compiled code grow the same tree.
"""

from math import sqrt

from karfunkel.bots.decisions import (
    LONGEST,
    NOT_FOUND,
    PLAYER_KEY,
    ROOT,
    Decisions,
    backpropagate,
    edge_of,
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
from karfunkel.core.evaluation import GO_ON, SETTLED
from karfunkel.core.playout import WIN, Totals, draw, step
from karfunkel.core.policies import LOGIT
from karfunkel.core.rng import Rng, below
from karfunkel.core.slots import (
    State,
    act,
    choose,
    deal,
    lean,
    legal,
    outcomes,
    prospect,
    resample,
    settled,
    turn,
)
from karfunkel.core.work import CHANCE, PLAYER_OF, Work, assign
from karfunkel.judge.kernel import power

CURIOSITY = 1.2
"""The exploration constant: how strongly rarely tried actions are preferred."""
EVEN = 1 << 12
"""The prior of an action that is as likely as the others."""
OPEN, IN_TURN = -1, -2
"""Which action is tried at the root: the most promising one, each in turn, or (from 0) this one."""


class Tree(Decisions):
    """The tree; values are in units of 1 / WIN, priors of 1 / EVEN of an even chance."""

    patience: int
    """Roughly the number of playouts of the whole search; this tree may be one part of it."""
    gained: int
    """The total value of all playouts of this tree for the searcher."""
    wish: int
    """What is tried at the root: OPEN for bots; the coach also asks for others."""


def forget(tree: Tree, habit: int, patience: int) -> None:
    """Start a new tree."""
    forget_decisions(tree, habit)
    tree.patience = patience
    tree.gained = 0
    tree.wish = OPEN


def note_priors(tree: Tree, place: int, g: State, player: int, work: Work, n: int) -> None:
    """Ask the policy about the actions of a new decision."""
    lean(g, player, work, n)
    best = work.appeal[0]
    for i in range(1, n):
        best = max(best, work.appeal[i])
    total = 0.0
    for i in range(n):
        total += power((work.appeal[i] - best) / LOGIT)
    for i in range(n):
        likely = power((work.appeal[i] - best) / LOGIT)
        # Half of the prior is even, so that playouts can find out where the policy is wrong.
        tree.prior[tree.first[place] + i] = int(EVEN * (1.0 + n * likely / total) / 2)


def select(tree: Tree, place: int, work: Work, n: int) -> int:
    """The most promising edge among the legal ones, or NOT_FOUND."""
    reach = CURIOSITY * sqrt(tree.visits[place]) / n
    return most_promising(tree, place, work, n, WIN, 1.0, reach / EVEN)


def decide(
    tree: Tree, node: int, g: State, player: int, habit: int, work: Work, n: int, rng: Rng
) -> int:
    """One player's choice in the tree, added to the path.

    The policy makes the choice at a new decision, and at others in `habit` of 100 cases. Returns
    the action, or -1 - action for a new decision.
    """
    key = mix(node, player + PLAYER_KEY)
    place = find(tree, key)
    fresh = tree.born[place] != tree.age
    if fresh:
        if not has_room(tree, n):
            return -1 - choose(g, player, work, n, rng)
        enter(tree, place, key, work, n)
        note_priors(tree, place, g, player, work, n)
    edge = NOT_FOUND
    if node == ROOT and tree.wish == IN_TURN:
        edge = tree.first[place] + tree.played % tree.choices[place]
    elif node == ROOT and tree.wish >= 0:
        edge = edge_of(tree, place, tree.wish)
    elif not fresh and tree.visits[place] and below(rng, 100) >= habit:
        edge = select(tree, place, work, n)
    if edge == NOT_FOUND:
        action = choose(g, player, work, n, rng)
        edge = edge_of(tree, place, action)
    else:
        action = tree.action[edge]
    if edge != NOT_FOUND:
        follow(tree, place, edge, player)
    return -1 - action if fresh else action


def descend(tree: Tree, g: State, thinker: int, work: Work, rng: Rng) -> None:
    """Go down the tree, up to and including one step with a new decision."""
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


def play_out(
    tree: Tree, root: State, g: State, asked: int, work: Work, rng: Rng, totals: Totals
) -> None:
    """Follow the policy until the playout is evaluated for the last time; see `look`."""
    stage = GO_ON
    while stage != SETTLED:
        stage = SETTLED if turn(g) == 0 else settled(g, root, tree.patience)
        if stage != GO_ON:
            look(tree, g, asked, work)
        if stage != SETTLED:
            step(g, work, rng, totals)


def look(tree: Tree, g: State, asked: int, work: Work) -> None:
    """Evaluate a playout as it stands, for the players `asked` for and those on the path."""
    tree.looks += 1
    for k in range(tree.length):
        asked |= 1 << tree.path_player[k]
    while asked:
        player = PLAYER_OF[asked & -asked]
        asked &= asked - 1
        tree.share[player] += prospect(g, player, work)


def learn(tree: Tree, thinker: int) -> None:
    """Count a playout for the searcher and for every choice on the path."""
    tree.gained += tree.share[thinker] // tree.looks
    backpropagate(tree)


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
    """Search for `player`, who has observed `root`; with `grow` = 0 only with playouts from there.

    Playouts alone estimate the value of `root` better: a tree also has to try bad actions, and
    while it is small, most of them are.
    """
    work.thinker = 1 + player
    for _ in range(iterations):
        assign(g, root)
        resample(g, player, work, rng)
        forget_path(tree)
        if grow:
            descend(tree, g, player, work, rng)
        play_out(tree, root, g, 1 << player, work, rng, totals)
        learn(tree, player)


def root_decision(tree: Tree, player: int) -> int:
    """The place of the decision of `player` at the root."""
    return find_root(tree, player)
