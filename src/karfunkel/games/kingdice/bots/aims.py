"""Kernel: what a player rolls for. The market and the jokers in hand become an aim for the solver.

Linked with the rules, so that it knows the cards, dice and map of the box that is played.
"""

from karfunkel.core.playout import WIN
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work, assign
from karfunkel.games.kingdice.bots.evaluation import prospect
from karfunkel.games.kingdice.bots.heuristics import choose_sensibly, noted_worth, value_cards
from karfunkel.games.kingdice.bots.values import (
    alarm_worth,
    pair_cost,
)
from karfunkel.games.kingdice.box.tables import CARD_CONDITION, DIE_COLOUR
from karfunkel.games.kingdice.dice.rerolls import (
    Aim,
    Table,
    best_keep,
    kept_worth,
    solve,
)
from karfunkel.games.kingdice.dice.throws import joker_of
from karfunkel.games.kingdice.rules.citizens import card_with, jokers_of, paired_jokers
from karfunkel.games.kingdice.rules.market import HIRES, WAY_PILE, WAY_STEPS, is_way
from karfunkel.games.kingdice.rules.play import legal
from karfunkel.games.kingdice.rules.state import (
    ALL_STEPS,
    COLOURS,
    DICE,
    JOKERS,
    MOST_ROLLS,
    NUMBERS,
    State,
)

__all__ = [
    "aim_at",
    "best_keep",
    "choose_now",
    "kept_worth",
    "plan",
    "price_jokers",
    "solve",
    "throw_on_table",
]


def plan(g: State, player: int, work: Work, aim: Aim, t: Table) -> int:
    """Solve the rest of a turn that is still rolling; return what it is worth, in units of 6^-6r.

    The row for the rolls to come, and all before it, are filled.
    """
    aim_at(g, player, work, aim)
    return solve(aim, t, MOST_ROLLS - g.rolls)


def choose_now(g: State, player: int, work: Work, rng: Rng) -> int:
    """A choice that is not about dice."""
    return choose_sensibly(g, player, work, legal(g, player, work), rng)


def aim_at(g: State, player: int, work: Work, aim: Aim) -> None:
    """Every way to hire is a goal, jokers are extras, and missing all goals is the alarm."""
    value_cards(g, player, work)
    aim.goals = 0
    for way in range(HIRES):
        if is_way(g, way):
            pile, steps = WAY_PILE[way], WAY_STEPS[way]
            add_goal(aim, g.offer[pile], steps, noted_worth(work, pile, steps))
    aim.miss = alarm_worth(g)
    aim.extras = 1
    add_jokers(g, player, aim)
    for die in range(DICE):
        for side in range(NUMBERS):
            aim.colour[die * NUMBERS + side] = DIE_COLOUR[die][side]


def add_goal(aim: Aim, card: int, steps: int, worth: int) -> None:
    """Meeting a card with this many of its steps."""
    for step in range(ALL_STEPS):
        needed = CARD_CONDITION[card][step] if step < steps else 0
        aim.condition[aim.goals * ALL_STEPS + step] = needed
    aim.value[aim.goals] = worth
    aim.goals += 1


def add_jokers(g: State, player: int, aim: Aim) -> None:
    """K12: one die that cards in hand can add; for each face the cheapest pair."""
    once, twice = jokers_of(g, player), paired_jokers(g, player)
    for joker in range(JOKERS):
        supers = 3
        if twice >> joker & 1:
            supers = 0
        elif once >> joker & 1 and g.supers[player]:
            supers = 1
        elif g.supers[player] > 1:
            supers = 2
        if supers < 3:
            aim.numbers[aim.extras] = 1 << 4 * (joker % NUMBERS)
            aim.colours[aim.extras] = 1 << 4 * (joker // NUMBERS % COLOURS)
            aim.cost[aim.extras] = pair_cost(g, supers)
            aim.extras += 1


def price_jokers(g: State, trial: State, player: int, work: Work, aim: Aim, certain: int) -> None:
    """What each joker costs as a chance to win, with `certain` for 1, in place of points."""
    pass_on(trial, g, player)
    before = prospect(trial, player, work)
    for extra in range(1, aim.extras):
        part_with(trial, g, player, joker_of(aim, extra))
        after = prospect(trial, player, work)
        aim.cost[extra] = max(0, before - after) * certain // WIN


def pass_on(trial: State, g: State, player: int) -> None:
    """The table as the next player will find it, as far as it is known."""
    assign(trial, g)
    trial.active = (player + 1) % g.players


def part_with(trial: State, g: State, player: int, joker: int) -> None:
    """The same without the cheapest pair for a joker, which the player has."""
    pass_on(trial, g, player)
    supers = 2
    while supers and jokers_of(trial, player) >> joker & 1:
        trial.cards[player] ^= card_with(trial, player, joker)
        supers -= 1
    trial.supers[player] -= supers


def throw_on_table(g: State) -> int:
    """The dice as the solver numbers them."""
    throw = 0
    place = 1
    for die in range(DICE):
        throw += ((g.dice >> 3 * die & 7) - 1) * place
        place *= NUMBERS + 1
    return throw
