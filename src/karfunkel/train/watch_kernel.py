"""Kernel: games of players of several strengths, and some of their positions, for learners.

The players are the linked policy and, if asked for, a search by playouts. A position is kept whole,
with who was to choose, what the search thought of every action, and who won in the end; `look`
shows it to a seat afterwards. So a learner may look from any seat, and with other inputs later on.
"""

from typing import Any

from karfunkel.bots.decisions import find_root
from karfunkel.bots.tree import Tree, forget, search
from karfunkel.core.playout import WIN, draw, share_win, step
from karfunkel.core.rng import Rng, below, seed
from karfunkel.core.slots import (
    act,
    choose,
    deal,
    features,
    hide,
    legal,
    outcomes,
    turn,
    winners,
)
from karfunkel.core.work import CHANCE, PLAYER_OF, assign

ERRING, ERRORS = 25, 50
"""ERRING per cent of the seats choose at random in ERRORS per cent of their decisions."""
EQUALS = 50
"""In this percentage of the games with searches, all seats search, with all playouts."""
SHALLOW, PLAIN = 15, 30
"""In the others, the percentages of seats that search with few playouts or follow the policy."""
FEW = 8
"""Searching “with few playouts” means with this fraction of them: 1 / FEW."""
SAMPLED, SLIPS = 10, 2
"""Percentages of a search’s choices that are drawn from its visits, or at random."""
THOUSAND = 1000


def seat_players(rng: Rng, players: int, playouts: int, depths: Any) -> int:
    """Draw the strength of every seat; return the set of those who err."""
    equal = playouts > 0 and below(rng, 100) < EQUALS
    erring = 0
    for player in range(players):
        depths[player] = playouts
        if equal:
            continue
        if playouts:
            drawn = below(rng, 100)
            if drawn < SHALLOW:
                depths[player] = playouts // FEW
            elif drawn < SHALLOW + PLAIN:
                depths[player] = 0
        if depths[player] == 0 and below(rng, 100) < ERRING:
            erring |= 1 << player
    return erring


def note_thoughts(tree: Tree, player: int, tried: Any, won: Any) -> None:
    """Write down how often every action was tried, and what it won, in thousandths."""
    place = find_root(tree, player)
    for edge in range(tree.first[place], tree.first[place] + tree.choices[place]):
        action = tree.action[edge]
        tried[action] = tree.tried[edge]
        won[action] = tree.won[edge] * THOUSAND // (WIN * max(1, tree.tried[edge]))


def pick(tree: Tree, player: int, rng: Rng) -> int:
    """The choice of a search: the most tried action, or one drawn from its visits."""
    place = find_root(tree, player)
    first = tree.first[place]
    end = first + tree.choices[place]
    if below(rng, 100) < SAMPLED:
        rest = below(rng, max(1, tree.visits[place]))
        for edge in range(first, end):
            rest -= tree.tried[edge]
            if rest < 0:
                return tree.action[edge]
    best = first
    for edge in range(first, end):
        if tree.tried[edge] > tree.tried[best]:
            best = edge
    return tree.action[best]


def watch_games(
    starts: Any,
    states: Any,
    works: Any,
    rngs: Any,
    trees: Any,
    totals: Any,
    players: int,
    number: int,
    first: int,
    games: int,
    playouts: int,
    habit: int,
    one_in: int,
    depths: Any,
    kept: Any,
    movers: Any,
    tried: Any,
    won: Any,
    shares: Any,
) -> int:
    """Play games and fill rows of everything from `kept` on; return how many.

    Decisions that were searched with all playouts are kept, and one in `one_in` of the others. Of
    these nothing was tried. Shares of the win are in the order of the seats.
    """
    g = states[0]
    view = states[1]
    scratch = states[2]
    work = works[0]
    rng = rngs[0]
    tree = trees[0]
    rows = 0
    for game in range(first, first + games):
        seed(rng, number, game)
        assign(g, starts[0])
        begin = rows
        erring = seat_players(rng, players, playouts, depths)
        while turn(g):
            waiting = turn(g)
            if waiting == CHANCE:
                n = outcomes(g, work)
                work.dealt = draw(work, n, rng)
                deal(g, work, work.dealt)
                continue
            while waiting:
                player = PLAYER_OF[waiting & -waiting]
                waiting &= waiting - 1
                n = legal(g, player, work)
                action = work.action[0]
                if n > 1:
                    depth = depths[player]
                    if depth:
                        assign(view, g)
                        hide(view, player)
                        forget(tree, habit, depth)
                        search(tree, view, scratch, work, rng, totals[0], player, depth, 1)
                        n = legal(g, player, work)
                    studied = depth > 0 and depth == playouts
                    if rows < len(kept) and (studied or below(rng, one_in) == 0):
                        assign(kept[rows], g)
                        movers[rows] = player
                        if studied:
                            note_thoughts(tree, player, tried[rows], won[rows])
                        rows += 1
                    if depth:
                        action = pick(tree, player, rng)
                        if below(rng, 100) < SLIPS:
                            action = work.action[below(rng, n)]
                    elif erring >> player & 1 and below(rng, 100) < ERRORS:
                        action = work.action[below(rng, n)]
                    else:
                        action = choose(g, player, work, n, rng)
                work.choice[player] = action
            act(g, work)
        count_shares(winners(g), players, begin, rows, shares)
    return rows


def count_shares(best: int, players: int, begin: int, end: int, shares: Any) -> None:
    """Who won, in all rows of a game."""
    shared = 0
    for player in range(players):
        shared += best >> player & 1
    for row in range(begin, end):
        for player in range(players):
            shares[row, player] = (best >> player & 1) / shared


def look(kept: Any, seats: Any, states: Any, seen: Any) -> None:
    """Write what a seat sees of every position into rows of `seen`."""
    view = states[0]
    for row in range(len(kept)):
        assign(view, kept[row])
        hide(view, seats[row])
        features(view, seats[row], seen[row])


def expect(
    kept: Any,
    states: Any,
    works: Any,
    rngs: Any,
    totals: Any,
    players: int,
    number: int,
    playouts: int,
    shares: Any,
) -> None:
    """Play every position out `playouts` times, and write what each seat won on average."""
    for row in range(len(kept)):
        seed(rngs[0], number, row)
        for _ in range(playouts):
            assign(states[0], kept[row])
            while turn(states[0]):
                step(states[0], works[0], rngs[0], totals[0])
            share_win(winners(states[0]), players, 1.0 / playouts, shares[row])
