"""Policies for playouts of Emerald, in the compiled subset."""

from karfunkel.core.policies import most_appealing
from karfunkel.core.rng import Rng, below
from karfunkel.core.work import Work
from karfunkel.games.emerald.rules.dragon_odds import fate
from karfunkel.games.emerald.rules.play import goal, wakes_dragon
from karfunkel.games.emerald.rules.state import (
    BRIBE,
    CATCH,
    CAVE,
    CHAMBER,
    DIE_FACES,
    GOLD_KINDS,
    MOVE,
    PLACES,
    STOP,
    TAKE,
    TAKE_GOLD,
    VICTIM,
    VICTIM_MOVED,
    State,
)

# What the greedy policy thinks things are worth, in tenths of a point.
TREASURE = 50
GEM = 25
KNIGHT_LOST = 80
PREY = 20
STEP = 1

TOGETHER = 3
"""One in this many moves brings the hindmost knight along."""


def greedy(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Take what is worth most now; ties are broken at random. It looks one roll ahead."""
    for i in range(n):
        work.appeal[i] = appeal(g, player, work.action[i])
    return most_appealing(work, n, rng)


def beginner(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """See the gold in reach and not the dragon; now and then bring the hindmost knight along."""
    together = below(rng, TOGETHER) == 0
    for i in range(n):
        action = work.action[i]
        if g.phase != MOVE or action == STOP:
            work.appeal[i] = appeal(g, player, action)
        elif together:
            work.appeal[i] = PLACES - action % PLACES
        else:
            work.appeal[i] = beginners_move(g, action % PLACES)
    return most_appealing(work, n, rng)


def beginners_move(g: State, start: int) -> int:
    """The treasure, or the gold of the field; gems and the way count little."""
    to = goal(g, start)
    if to == CHAMBER:
        return TREASURE
    pile = 2 * (to - CAVE - 1)
    gold = max(gold_of(g, pile), gold_of(g, pile + 1)) if to > CAVE else 0
    return gold + STEP * g.crowd[start]


def gold_of(g: State, pile: int) -> int:
    """The gold on top of a pile, in tenths."""
    card = g.top[pile] - 1
    return 10 * (1 + card) if 0 <= card < GOLD_KINDS else 0


def appeal(g: State, player: int, action: int) -> int:
    """How good an action looks."""
    if g.phase == MOVE:
        return 0 if action == STOP else move_appeal(g, player, action % PLACES)
    if g.phase == TAKE:
        pile = 2 * (g.moved_place - CAVE - 1)
        return card_appeal(g, pile + action - TAKE_GOLD)
    if g.phase == CATCH:
        return victim_appeal(g, player, action)
    return answer_appeal(g, action)


def move_appeal(g: State, player: int, start: int) -> int:
    """The chamber, a card and what the dragon may do, or just the way."""
    to = goal(g, start)
    if to == CHAMBER:
        return TREASURE
    worth = STEP * g.crowd[start]
    if to > CAVE:
        pile = 2 * (to - CAVE - 1)
        worth += max(card_appeal(g, pile), card_appeal(g, pile + 1))
        if wakes_dragon(g, to):
            worth += dragon_appeal(g, player, start, to)
    return worth


def dragon_appeal(g: State, player: int, start: int, to: int) -> int:
    """The expected value of waking the dragon, from its exact odds."""
    worth = 0
    for roll in range(1, DIE_FACES + 1):
        who = fate(g, player, start, to, roll)
        if who > 0:
            worth += PREY
        elif who < 0:
            worth -= cost(g, player)
    return worth // DIE_FACES


def cost(g: State, player: int) -> int:
    """What it costs to be caught: the least gold card, or the knight (E18)."""
    for card in range(GOLD_KINDS):
        if g.hand[player] >> 3 * card & 7:
            return min(KNIGHT_LOST, 10 * (1 + card))
    return KNIGHT_LOST


def card_appeal(g: State, pile: int) -> int:
    """Gold counts its value; a gem also counts what it may bring later."""
    card = g.top[pile] - 1
    if card < 0:
        return 0
    return 10 * (1 + card) if card < GOLD_KINDS else GEM


def victim_appeal(g: State, player: int, action: int) -> int:
    """Catch somebody else's knight, preferably one that cannot be bought free."""
    if action == VICTIM_MOVED:
        return -1
    owner = (action - VICTIM) % g.players
    return 0 if owner == player else 20 - g.hand_size[owner]


def answer_appeal(g: State, action: int) -> int:
    """The least gold buys the knight free."""
    return GOLD_KINDS - (action - BRIBE) if action >= BRIBE else 0
