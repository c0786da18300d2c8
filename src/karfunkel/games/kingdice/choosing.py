"""What a sensible player chooses once the dice lie, in the compiled subset: one step ahead."""

from karfunkel.core.rng import Rng, below
from karfunkel.core.work import Work
from karfunkel.games.kingdice.conditions import add, amounts, fits, shape
from karfunkel.games.kingdice.scoring import score
from karfunkel.games.kingdice.state import (
    ALARM,
    ALL_STEPS,
    CHECK,
    CHOOSE_FLAME,
    CHOOSE_PILE,
    CHOOSE_TILE,
    CONQUER,
    DECLINE,
    DWARF_PILE,
    FIELD,
    FLAME,
    GOLD_WORTH,
    HIRE,
    JOKERS,
    NOTHING,
    NUMBERS,
    PAIR,
    PILES,
    SETTLE,
    STEAL_A_CARD,
    STEAL_CARD,
    STEAL_GEM,
    TAKE,
    TAME,
    TILE,
    WHITE_WORTH,
    State,
)
from karfunkel.games.kingdice.tables import CARD_CONDITION
from karfunkel.games.kingdice.worth import (
    POINT,
    alarm_worth,
    card_in_hand,
    card_worth,
    field_worth,
    harm,
    pair_cost,
    tile_worth,
    value_tiles,
)

NEVER = -1 << 40
MET_CHANCE = (91, 75, 65, 55, 37)
"""K42: about how likely a card of each pile is met, in hundredths."""


def choose_sensibly(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """What is worth most at once; of equals any. Not for dice: those are planned."""
    if g.phase == CHECK:
        value_tiles(g, player, work)
    elif g.phase == CHOOSE_PILE:
        value_tiles(g, next_player(g), work)
    best = NEVER
    chosen = 0
    equals = 0
    for i in range(n):
        worth = appeal(g, player, work, work.action[i])
        if worth > best:
            best = worth
            equals = 0
        if worth == best:
            equals += 1
            if below(rng, equals) == 0:
                chosen = i
    return work.action[chosen]


def next_player(g: State) -> int:
    """K8: clockwise."""
    return (g.active + 1) % g.players


def appeal(g: State, player: int, work: Work, action: int) -> int:
    """How good an action looks."""
    if g.phase == CHECK:
        return check_appeal(g, player, work, action)
    if g.phase == SETTLE and g.hired == NOTHING:
        return flame_appeal(g, player, action - FIELD)
    if g.phase == SETTLE or g.phase == TAME or g.phase == CONQUER:
        return field_worth(g, player, action - FIELD)
    if g.phase == CHOOSE_TILE:
        return tile_worth(g, player, action - TILE)
    if g.phase == CHOOSE_PILE:
        return pile_appeal(g, work, action - TAKE)
    if action == DECLINE:
        return -1
    if g.phase == STEAL_A_CARD:
        victim, joker = (action - STEAL_CARD) // JOKERS, (action - STEAL_CARD) % JOKERS
        return 100 * card_in_hand(g, player, joker) + score(g, victim)
    if g.phase == CHOOSE_FLAME:
        return 100 * g.flames[action - FLAME] + score(g, action - FLAME)
    victim, gold = (action - STEAL_GEM) >> 1, (action - STEAL_GEM) & 1
    return 100 * (GOLD_WORTH if gold else WHITE_WORTH) + score(g, victim)


def check_appeal(g: State, player: int, work: Work, action: int) -> int:
    """A hire at its worth; a joker for what it makes possible; the alarm if nothing helps."""
    if action == ALARM:
        return alarm_worth(g)
    if action >= HIRE:
        return card_worth(g, player, work, g.offer[action - HIRE], g.step)
    joker, supers = (action - PAIR) % JOKERS, (action - PAIR) // JOKERS
    numbers, colours = add(g.numbers, joker % NUMBERS), add(g.colours, joker // NUMBERS)
    return market_worth(g, player, work, numbers, colours) - pair_cost(g, supers)


def market_worth(g: State, player: int, work: Work, numbers: int, colours: int) -> int:
    """What the best card that these dice meet is worth."""
    form, amount = shape(numbers, colours), amounts(numbers)
    best = alarm_worth(g)
    for pile in range(PILES):
        card = g.offer[pile]
        if card != NOTHING and fits(CARD_CONDITION[card][0], form, amount):
            steps = 1
            while (
                pile == DWARF_PILE
                and steps < ALL_STEPS
                and fits(CARD_CONDITION[card][steps], form, amount)
            ):
                steps += 1
            best = max(best, card_worth(g, player, work, card, steps))
    return best


def flame_appeal(g: State, player: int, field: int) -> int:
    """K24: a flame stands best where others would settle, not the player."""
    worth = -field_worth(g, player, field)
    for other in range(g.players):
        if other != player:
            worth += harm(g, field_worth(g, other, field)) // POINT
    return worth


def pile_appeal(g: State, work: Work, pile: int) -> int:
    """K23: as a super joker every card is as good; so the one that the next player would like."""
    return MET_CHANCE[pile] * card_worth(g, next_player(g), work, g.offer[pile], 1)
