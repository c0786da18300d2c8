"""Policies of Diamant, in the compiled subset: bots, and playout policies of searches."""

from karfunkel.core.bits import size
from karfunkel.core.rng import Rng, below
from karfunkel.core.work import Work
from karfunkel.games.diamant.rules import (
    FIRST_TRAP,
    GO_ON,
    LEAVE,
    RELIC,
    RELIC_PAYS,
    TRAP_KINDS,
    TREASURES,
    State,
)

# How much a lost gem may weigh against a gained one: from a third to three times, in equal ratios,
# in thousandths.
NERVES = tuple(round(1000 * 3 ** (step / 16 - 1)) for step in range(33))
CALM = 1000


def stay(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Always go on, so every round ends with a trap."""
    return GO_ON


def strikes(g: State) -> int:
    """How many cards in the deck would drive everyone out (D9)."""
    n = 0
    for trap in range(TRAP_KINDS):
        if g.traps >> trap & 1:
            n += g.deck[FIRST_TRAP + trap]
    return n


def loss(g: State) -> int:
    """The expected loss from the next card, times the cards in the deck."""
    return strikes(g) * g.hand


def gain(g: State) -> int:
    """The expected gain from the next card, times the cards in the deck: a share of treasure."""
    inside = size(g.cave)
    won = 0
    for card in range(FIRST_TRAP):
        won += g.deck[card] * (TREASURES[card] // inside)
    return won


def weigh(g: State, fear: int) -> int:
    """Leave if the loss, times `fear` thousandths, exceeds the gain."""
    return LEAVE if loss(g) * fear > gain(g) * CALM else GO_ON


def ev(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """The rule from the literature: leave when the expected loss exceeds the expected gain."""
    return weigh(g, CALM)


def nervous(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Like `ev`, with a new weight for losses at every choice, as people's nerves vary."""
    return weigh(g, NERVES[below(rng, len(NERVES))])


def steady(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Like `ev`, with the weight for losses drawn once per round.

    The state does not store the weight. It is drawn again at every card, from the weights with
    which the player would have gone on so far. The distribution is the same as with one draw per
    round.
    """
    lost = loss(g)
    won = gain(g) * CALM
    if lost * NERVES[0] > won:
        return LEAVE
    if lost * NERVES[len(NERVES) - 1] <= won:
        return GO_ON
    last = g.row[g.row_length - 1]
    hand, striking = g.hand, strikes(g)
    if last < FIRST_TRAP:
        share = TREASURES[last] // size(g.cave)
        hand -= share
        won_before = won + share * CALM
    else:
        won_before = won
        if last < RELIC:
            striking -= g.deck[last]
    nerve = NERVES[below(rng, len(NERVES))]
    while striking * hand * nerve > won_before:
        nerve = NERVES[below(rng, len(NERVES))]
    return LEAVE if lost * nerve > won else GO_ON


def relic_worth(g: State) -> int:
    """What the relics in the row would pay a player who leaves alone (D14)."""
    worth = 0
    for relic in range(g.relics_lying):
        worth += RELIC_PAYS[g.relics_out + relic]
    return worth


def greedy(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Like `ev`, but counting what lies in the cave, which others may carry out first.

    A player alone gets all gems and relics lying there. With others in the cave, count an equal
    share for each player who might leave at the same time.
    """
    inside = size(g.cave)
    waiting = g.lying // inside
    if inside == 1:
        waiting += relic_worth(g)
    cards = 0
    for card in range(RELIC + 1):
        cards += g.deck[card]
    striking = strikes(g)
    at_risk = striking * (g.hand + waiting)
    # With nobody else inside, what lies there stays available; with others, half of it may go.
    runs_away = 0 if inside == 1 else (cards - striking) * waiting // 2
    return LEAVE if at_risk + runs_away > gain(g) else GO_ON


def expected(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """The playout policy: the searcher plays `greedy`, the others keep steady nerves."""
    if work.thinker == 1 + player:
        return greedy(g, player, work, n, rng)
    return steady(g, player, work, n, rng)
