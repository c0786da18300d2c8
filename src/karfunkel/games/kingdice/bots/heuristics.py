"""What a sensible player chooses after the roll, in the compiled subset: one step ahead."""

from karfunkel.core.policies import most_appealing
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots.values import (
    alarm_worth,
    best_field,
    card_in_hand,
    card_worth,
    field_worth,
    pair_cost,
    rough_worth,
    value_tiles,
)
from karfunkel.games.kingdice.box.tables import TERRAIN_FIELDS
from karfunkel.games.kingdice.rules.conditions import add, amounts, shape
from karfunkel.games.kingdice.rules.market import (
    HIRES,
    WAY_PILE,
    WAY_STEPS,
    is_way,
    steps_met,
    way_to_hire,
)
from karfunkel.games.kingdice.rules.scoring import score
from karfunkel.games.kingdice.rules.state import (
    ALARM,
    CHECK,
    CHOOSE_FLAME,
    CHOOSE_PILE,
    CHOOSE_TILE,
    CONQUER,
    DECLINE,
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

WAY_WORTH_AT = 128
"""Where `value_cards` writes into `work.weight`: what each way to end the roll is worth."""
MET_CHANCE = (91, 75, 65, 55, 37)
"""K42: roughly how likely a card of each pile is to be met, in hundredths."""


def choose_sensibly(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """What is worth most now; ties are broken at random. Not for dice: those are planned."""
    if g.phase == CHECK:
        value_cards(g, player, work)
    elif g.phase == CHOOSE_PILE:
        value_cards(g, (player + 1) % g.players, work)
    for i in range(n):
        work.appeal[i] = careful_appeal(g, player, work, work.action[i])
    return most_appealing(work, n, rng)


def choose_at_a_glance(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """The same for what can be seen without looking at all cards."""
    for i in range(n):
        work.appeal[i] = appeal(g, player, work.action[i])
    return most_appealing(work, n, rng)


def choose_noted(g: State, work: Work, n: int) -> int:
    """Hire, add a joker or sound the alarm, by the values that were written."""
    chosen = work.action[0]
    best = -1 << 40
    for i in range(n):
        worth = check_appeal(g, work, work.action[i])
        if worth > best:
            best = worth
            chosen = work.action[i]
    return chosen


def value_roughly(g: State, player: int, work: Work) -> None:
    """Like `value_cards`, with the mean value of tiles instead of the value of each."""
    for way in range(HIRES):
        if is_way(g, way):
            worth = rough_worth(g, player, g.offer[WAY_PILE[way]], WAY_STEPS[way])
            work.weight[WAY_WORTH_AT + way] = worth


def value_cards(g: State, player: int, work: Work) -> None:
    """Write what each card on offer is worth to a player, the dwarf for every step."""
    value_tiles(g, player, work)
    for way in range(HIRES):
        if is_way(g, way):
            worth = card_worth(g, player, work, g.offer[WAY_PILE[way]], WAY_STEPS[way])
            work.weight[WAY_WORTH_AT + way] = worth


def noted_worth(work: Work, pile: int, steps: int) -> int:
    """What `value_cards` wrote about a card, for the dwarf with `steps` steps met."""
    return work.weight[WAY_WORTH_AT + way_to_hire(pile, steps)]


def careful_appeal(g: State, player: int, work: Work, action: int) -> int:
    """How good an action looks after `value_cards`."""
    if g.phase == CHECK:
        return check_appeal(g, work, action)
    if g.phase == CHOOSE_PILE:
        # K23: as a super joker every card is equally good, so take the one that the next player
        # wants most.
        return MET_CHANCE[action - TAKE] * noted_worth(work, action - TAKE, 1)
    return appeal(g, player, action)


def check_appeal(g: State, work: Work, action: int) -> int:
    """A hire at its worth; a joker for what it makes possible; the alarm if nothing helps."""
    if action == ALARM:
        return alarm_worth(g)
    if action >= HIRE:
        return noted_worth(work, action - HIRE, g.step)
    joker, supers = (action - PAIR) % JOKERS, (action - PAIR) // JOKERS
    numbers, colours = add(g.numbers, joker % NUMBERS), add(g.colours, joker // NUMBERS)
    return market_worth(g, work, numbers, colours) - pair_cost(g, supers)


def market_worth(g: State, work: Work, numbers: int, colours: int) -> int:
    """What the best card that these dice meet is worth."""
    form, amount = shape(numbers, colours), amounts(numbers)
    return max(alarm_worth(g), best_met(g, work, form, amount))


def best_met(g: State, work: Work, form: int, amount: int) -> int:
    """What the best card is worth that dice with these profiles meet; 0 if they meet none."""
    best = 0
    for pile in range(PILES):
        steps = steps_met(g.offer[pile], form, amount)
        if steps:
            best = max(best, noted_worth(work, pile, steps))
    return best


def appeal(g: State, player: int, action: int) -> int:
    """How good an action looks that is neither about dice nor about cards on offer."""
    if g.phase == SETTLE and g.hired == NOTHING:
        return flame_appeal(g, player, action - FIELD)
    if g.phase == SETTLE or g.phase == TAME or g.phase == CONQUER or g.phase == CHOOSE_TILE:
        fields = 0
        if g.phase == CHOOSE_TILE:
            fields = TERRAIN_FIELDS[action - TILE] & ~g.castles
        else:
            fields = 1 << action - FIELD
        return best_field(g, player, fields)
    if action == DECLINE or g.phase == CHOOSE_PILE:
        return -1
    return taking_appeal(g, player, action)


def taking_appeal(g: State, player: int, action: int) -> int:
    """What is taken from an opponent; in a tie, from the one with the most points."""
    if g.phase == STEAL_A_CARD:
        victim = (action - STEAL_CARD) // JOKERS
        worth = card_in_hand(g, player, (action - STEAL_CARD) % JOKERS)
    elif g.phase == CHOOSE_FLAME:
        victim = action - FLAME
        worth = g.flames[victim]
    else:
        victim = (action - STEAL_GEM) >> 1
        worth = GOLD_WORTH if (action - STEAL_GEM) & 1 else WHITE_WORTH
    return 100 * worth + score(g, victim)


def flame_appeal(g: State, player: int, field: int) -> int:
    """K24: a flame is best placed where others would settle and the player would not."""
    worth = 0
    for seat in range(g.players):
        there = field_worth(g, seat, field)
        if seat == player:
            worth -= there
        else:
            worth += there // (g.players - 1)
    return worth
