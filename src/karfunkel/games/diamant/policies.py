"""Policies of Diamant, in the compiled subset: bots of their own, and what searches play out by."""

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
    size,
)

# How much more than a gem won a gem lost may weigh, from a third to three times, in even steps
# of proportion: so many thousandths.
NERVES = tuple(round(1000 * 3 ** (step / 16 - 1)) for step in range(33))
CALM = 1000


def stay(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Always go on: every round then ends by a trap."""
    return GO_ON


def strikes(g: State) -> int:
    """How many cards of the deck would drive everyone out (D9)."""
    n = 0
    for trap in range(TRAP_KINDS):
        if g.traps >> trap & 1:
            n += g.deck[FIRST_TRAP + trap]
    return n


def loss(g: State) -> int:
    """What the next card costs on average, times the cards in the deck: the hand, if it strikes."""
    return strikes(g) * g.hand


def gain(g: State) -> int:
    """What the next card brings on average, times the cards in the deck: a share of treasure."""
    inside = size(g.cave)
    won = 0
    for card in range(FIRST_TRAP):
        won += g.deck[card] * (TREASURES[card] // inside)
    return won


def weigh(g: State, fear: int) -> int:
    """Leave if the loss, times `fear` thousandths, exceeds the gain."""
    return LEAVE if loss(g) * fear > gain(g) * CALM else GO_ON


def ev(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """The rule of the literature: leave when the next card costs more than it brings."""
    return weigh(g, CALM)


def nervous(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """The same with a loss that weighs differently at every choice, as people's nerves do."""
    return weigh(g, NERVES[below(rng, len(NERVES))])


def steady(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """The same with nerves that are drawn once a round.

    Nothing remembers them: of the nerves one may have, those are drawn from that let the player
    go on after the card before. So it comes to the same as if they had been drawn at first.
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
    """What the relics lying in the row would pay to one who leaves alone (D14)."""
    worth = 0
    for relic in range(g.relics_lying):
        worth += RELIC_PAYS[g.relics_out + relic]
    return worth


def greedy(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """Like `ev`, but what lies in the cave counts: it is lost to whoever leaves before.

    Of the gems lying there, and of relics, a player alone gets all; among others about a share
    for each who might leave at the same moment.
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
    # With nobody else inside, what lies there does not run away; with others, half of it may.
    runs_away = 0 if inside == 1 else (cards - striking) * waiting // 2
    return LEAVE if at_risk + runs_away > gain(g) else GO_ON


def expected(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """What a search expects: itself to go on as `greedy`, and of the others steady nerves."""
    if work.thinker == 1 + player:
        return greedy(g, player, work, n, rng)
    return steady(g, player, work, n, rng)
