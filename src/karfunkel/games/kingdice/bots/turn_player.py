"""Kernel: whole turns of King of the Dice, played by what a judge says of their ends.

A judge evaluates tables at the beginning of a turn. The player who rolls asks it what each way to
end the roll is worth: the cards and tiles that follow are drawn several times, and every choice on
the way is the one that the judge likes most. The solver then knows the best dice to keep for every
throw, exactly. So the net never has to understand dice.
"""

from typing import Annotated, Any

from karfunkel.core.layout import Layout
from karfunkel.core.playout import WIN, draw
from karfunkel.core.rng import Rng
from karfunkel.core.slots import choose
from karfunkel.core.work import CHANCE, Work, assign
from karfunkel.games.kingdice.bots.aims import aim_at, part_with, throw_on_table
from karfunkel.games.kingdice.bots.evaluation import prospect
from karfunkel.games.kingdice.bots.judge_inputs import features
from karfunkel.games.kingdice.dice.rerolls import THROWS, Aim, opened
from karfunkel.games.kingdice.dice.throws import joker_of, solve_throws
from karfunkel.games.kingdice.rules.citizens import card_with
from karfunkel.games.kingdice.rules.conditions import add, amounts
from karfunkel.games.kingdice.rules.conditions import shape as profile
from karfunkel.games.kingdice.rules.market import (
    BY_ALARM,
    WAYS,
    end_roll,
    is_way,
    steps_met,
    way_to_hire,
)
from karfunkel.games.kingdice.rules.play import act, deal, go_on, legal, outcomes
from karfunkel.games.kingdice.rules.scoring import winners
from karfunkel.games.kingdice.rules.state import (
    ALARM,
    ALL_DICE,
    CHECK,
    CHOOSE_PILE,
    HIRE,
    JOKERS,
    MOST_ROLLS,
    NOTHING,
    NUMBERS,
    OVER,
    PAIR,
    PILES,
    ROLL,
    SEATS,
    STEAL_A_CARD,
    TAKE,
)
from karfunkel.judge.kernel import SHARE, Shape, think_values, weigh_seats

MOST_CHOICES = 128
CERTAIN = 10_000
"""A certain win, as the solver counts it."""
UNKNOWN = -1
ALL = 100


class Plan(Layout):
    """What is known of the current turn."""

    turn: int
    """Which turn it is about."""
    evaluations: int
    """How often the judge was asked."""
    deep: int
    """How many turns after the current one are played, by the policy; their ends are judged too."""
    trust: int
    """How much the judge counts, of ALL; the rest is the evaluation of the search by playouts."""
    samples: Annotated[list[int], WAYS + PILES]
    total: Annotated[list[int], WAYS + PILES]
    """By way to end the roll, and by pile that the alarm takes from: the sum of the player's
    chances in all samples, in units of 1 / SHARE."""
    worth: Annotated[list[int], WAYS]
    """What each way to end the roll is worth, of CERTAIN."""
    choices: Annotated[list[int], MOST_CHOICES]
    gains: Annotated[list[int], MOST_CHOICES]
    """What each of the choices gained in all samples."""
    share: Annotated[list[int], 2 * SEATS]


def evaluate(
    g: Any, plan: Plan, players: int, work: Work, brain: Any, shape: Shape, desk: Any
) -> None:
    """`plan.share`: every seat's chance to win at the beginning of a turn, or at the end."""
    for seat in range(SEATS):
        plan.share[seat] = 0
    if g.phase == OVER:
        best = winners(g)
        shared = 0
        for seat in range(players):
            shared += best >> seat & 1
        for seat in range(players):
            plan.share[seat] = SHARE * (best >> seat & 1) // shared
        return
    if plan.trust:
        features(g, g.active, desk)
        think_values(brain, shape, desk)
        weigh_seats(shape, desk, players, g.active, plan.share)
    if plan.trust < ALL:
        for seat in range(players):
            other = prospect(g, seat, work) * (SHARE // WIN)
            plan.share[seat] += (other - plan.share[seat]) * (ALL - plan.trust) // ALL
    plan.evaluations += 1


def playing(g: Any, turn: int) -> bool:
    """Whether a turn is still being played."""
    return bool(g.turns == turn and g.phase != OVER)


def by_chance(g: Any, work: Work, rng: Rng) -> None:
    """Let chance move."""
    n = outcomes(g, work)
    work.dealt = draw(work, n, rng)
    deal(g, work, work.dealt)


def play_on(g: Any, turn: int, work: Work, rng: Rng) -> None:
    """Play the rest of a turn by the policy."""
    while playing(g, turn):
        if g.on_turn == CHANCE:
            by_chance(g, work, rng)
        else:
            n = legal(g, g.active, work)
            work.choice[g.active] = choose(g, g.active, work, n, rng)
            act(g, work)


def finish(
    g: Any,
    other: Any,
    player: int,
    turn: int,
    plan: Plan,
    work: Work,
    rng: Rng,
    brain: Any,
    shape: Shape,
    desk: Any,
) -> int:
    """Play the rest of a player's turn as the judge likes it; return that player's chance.

    The turn may be over already: then another player is active.
    """
    players = g.players
    found = UNKNOWN
    while playing(g, turn):
        if g.on_turn == CHANCE:
            by_chance(g, work, rng)
            found = UNKNOWN
        else:
            n = legal(g, player, work)
            found = UNKNOWN
            if g.phase == STEAL_A_CARD:
                # There are many, and which it is matters little.
                work.choice[player] = choose(g, player, work, n, rng)
            else:
                for i in range(n):
                    plan.choices[i] = work.action[i]
                chosen = plan.choices[0]
                for i in range(n):
                    assign(other, g)
                    work.choice[player] = plan.choices[i]
                    act(other, work)
                    play_on(other, turn, work, rng)
                    evaluate(other, plan, players, work, brain, shape, desk)
                    if plan.share[player] > found:
                        found = plan.share[player]
                        chosen = plan.choices[i]
                work.choice[player] = chosen
            act(g, work)
    total = 0
    looks = 0
    while looks <= plan.deep:
        if looks:
            play_on(g, turn + looks, work, rng)
            found = UNKNOWN
        if found == UNKNOWN:
            evaluate(g, plan, players, work, brain, shape, desk)
            found = plan.share[player]
        total += found
        looks += 1
        if g.phase == OVER:
            break
    return total // looks


def begin_plan(plan: Plan, turn: int) -> None:
    """Forget what was known of another turn."""
    plan.turn = turn
    for way in range(WAYS + PILES):
        plan.samples[way] = 0
        plan.total[way] = 0


def sample_ways(
    g: Any,
    asked: Any,
    trial: Any,
    other: Any,
    plan: Plan,
    work: Work,
    rng: Rng,
    brain: Any,
    shape: Shape,
    desk: Any,
    tries: int,
) -> None:
    """Play every way to end the roll `tries` times more."""
    turn = g.turns
    for way in range(WAYS):
        if is_way(g, way):
            assign(asked, g)
            end_roll(asked, way)
            go_on(asked, work)
            if asked.phase == CHOOSE_PILE:
                for pile in range(PILES):
                    if g.offer[pile] != NOTHING:
                        assign(other, asked)
                        work.choice[g.active] = TAKE + pile
                        act(other, work)
                        assign(asked, other)
                        for _ in range(tries):
                            assign(trial, asked)
                            plan.total[WAYS + pile] += finish(
                                trial, other, g.active, turn, plan, work, rng, brain, shape, desk
                            )
                        plan.samples[WAYS + pile] += tries
                        assign(asked, g)
                        end_roll(asked, way)
                        go_on(asked, work)
            else:
                for _ in range(tries):
                    assign(trial, asked)
                    plan.total[way] += finish(
                        trial, other, g.active, turn, plan, work, rng, brain, shape, desk
                    )
                plan.samples[way] += tries


def weigh_ways(plan: Plan) -> None:
    """`plan.worth`, from all samples."""
    for way in range(WAYS):
        plan.worth[way] = 0
        if plan.samples[way]:
            plan.worth[way] = plan.total[way] * CERTAIN // (plan.samples[way] * SHARE)
    for pile in range(PILES):
        if plan.samples[WAYS + pile]:
            worth = plan.total[WAYS + pile] * CERTAIN // (plan.samples[WAYS + pile] * SHARE)
            plan.worth[BY_ALARM] = max(plan.worth[BY_ALARM], worth)


def take_aim(
    g: Any,
    trial: Any,
    other: Any,
    plan: Plan,
    work: Work,
    brain: Any,
    shape: Shape,
    desk: Any,
    aim: Aim,
) -> None:
    """What the dice are rolled for, as chances to win."""
    aim_at(g, g.active, work, aim)
    goal = 0
    for way in range(WAYS - 1):
        if is_way(g, way):
            aim.value[goal] = plan.worth[way]
            goal += 1
    aim.miss = plan.worth[BY_ALARM]
    before = 0
    if aim.extras > 1:
        for extra in range(aim.extras):
            assign(other, g)
            if extra:
                part_with(other, g, g.active, joker_of(aim, extra))
                other.active = g.active
            found = hand_worth(other, trial, plan, work, brain, shape, desk)
            if extra:
                aim.cost[extra] = max(0, before - found) * CERTAIN // SHARE
            else:
                before = found


def hand_worth(
    g: Any, trial: Any, plan: Plan, work: Work, brain: Any, shape: Shape, desk: Any
) -> int:
    """What the player's chance would be if the turn ended here."""
    player: int = g.active
    assign(trial, g)
    trial.active = (player + 1) % g.players
    trial.phase = ROLL
    trial.on_turn = CHANCE
    trial.rolls = 1
    trial.rolling = ALL_DICE
    trial.dice = 0
    trial.numbers = 0
    trial.colours = 0
    trial.met = 0
    trial.must_hire = 0
    trial.step = 0
    trial.added = 0
    evaluate(trial, plan, g.players, work, brain, shape, desk)
    return plan.share[player]


def decide(
    g: Any,
    trial: Any,
    other: Any,
    plan: Plan,
    work: Work,
    rng: Rng,
    brain: Any,
    shape: Shape,
    desk: Any,
) -> int:
    """A choice after the roll: the place of the best of the legal actions.

    `plan.gains` says what each is worth, in units of 1 / SHARE. The ways to end the roll have been
    sampled: that decides whom to hire, which jokers to add, and which pile the alarm takes from.
    """
    player = g.active
    n = legal(g, player, work)
    if g.phase == CHECK:
        weigh_checks(g, trial, other, plan, work, n, brain, shape, desk)
    else:
        for i in range(n):
            action = work.action[i]
            if g.phase == CHOOSE_PILE:
                samples = max(1, plan.samples[WAYS + action - TAKE])
                plan.gains[i] = plan.total[WAYS + action - TAKE] // samples
            else:
                assign(trial, g)
                work.choice[player] = action
                act(trial, work)
                plan.gains[i] = finish(
                    trial, other, player, g.turns, plan, work, rng, brain, shape, desk
                )
                n = legal(g, player, work)
    best = 0
    for i in range(n):
        if plan.gains[i] > plan.gains[best]:
            best = i
    return best


def weigh_checks(
    g: Any,
    trial: Any,
    other: Any,
    plan: Plan,
    work: Work,
    n: int,
    brain: Any,
    shape: Shape,
    desk: Any,
) -> None:
    """K12 to K14: to hire, the alarm, or a joker for what it makes possible."""
    before = UNKNOWN
    for i in range(n):
        action = work.action[i]
        if action == ALARM:
            plan.gains[i] = plan.worth[BY_ALARM] * SHARE // CERTAIN
        elif action >= HIRE:
            plan.gains[i] = plan.worth[way_to_hire(action - HIRE, g.step)] * SHARE // CERTAIN
        else:
            plan.gains[i] = joker_gain(g, plan, (action - PAIR) % JOKERS) * SHARE // CERTAIN
            for spent in range(2):
                if spent or before == UNKNOWN:
                    assign(other, g)
                    if spent:
                        spend(other, (action - PAIR) % JOKERS, (action - PAIR) // JOKERS)
                    found = hand_worth(other, trial, plan, work, brain, shape, desk)
                    if spent:
                        plan.gains[i] = max(0, plan.gains[i] - max(0, before - found))
                    else:
                        before = found


def spend(g: Any, joker: int, supers: int) -> None:
    """K12: two cards leave the hand."""
    for _ in range(2 - supers):
        g.cards[g.active] ^= card_with(g, g.active, joker)
    g.supers[g.active] -= supers


def joker_gain(g: Any, plan: Plan, joker: int) -> int:
    """What the best citizen is worth that one more die with this face meets."""
    numbers, colours = add(g.numbers, joker % NUMBERS), add(g.colours, joker // NUMBERS)
    form, amount = profile(numbers, colours), amounts(numbers)
    best = plan.worth[BY_ALARM]
    for pile in range(PILES):
        steps = steps_met(g.offer[pile], form, amount)
        if steps:
            best = max(best, plan.worth[way_to_hire(pile, steps)])
    return best


# --- What a bot calls -----------------------------------------------------------------------


def forget(plans: Any, turn: int, deep: int, trust: int) -> None:
    """Start again with another turn."""
    begin_plan(plans[0], turn)
    plans[0].deep = deep
    plans[0].trust = trust
    plans[0].evaluations = 0


def sample(
    roots: Any,
    states: Any,
    plans: Any,
    works: Any,
    rngs: Any,
    shapes: Any,
    brain: Any,
    desk: Any,
    tries: int,
) -> None:
    """Play every way to end the roll `tries` times more."""
    sample_ways(
        roots[0],
        states[0],
        states[1],
        states[2],
        plans[0],
        works[0],
        rngs[0],
        brain,
        shapes[0],
        desk,
        tries,
    )


def solve_dice(
    roots: Any,
    states: Any,
    plans: Any,
    works: Any,
    shapes: Any,
    brain: Any,
    desk: Any,
    aims: Any,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows: Any,
    found: Any,
) -> None:
    """What each set of dice to roll again is worth, of CERTAIN."""
    g = roots[0]
    rolls = MOST_ROLLS - g.rolls
    weigh_ways(plans[0])
    take_aim(g, states[1], states[2], plans[0], works[0], brain, shapes[0], desk, aims[0])
    solve_throws(aims[0], spots, kinds, forms, amounts, worths, rows, rolls)
    throw = throw_on_table(g)
    for dice in range(ALL_DICE + 1):
        found[dice] = rows[rolls * THROWS + opened(throw, ALL_DICE ^ dice)]


def weigh_choices(
    roots: Any,
    states: Any,
    plans: Any,
    works: Any,
    rngs: Any,
    shapes: Any,
    brain: Any,
    desk: Any,
    found: Any,
) -> None:
    """Add what each legal action after the roll is worth, of SHARE, to `found`."""
    weigh_ways(plans[0])
    decide(
        roots[0],
        states[1],
        states[2],
        plans[0],
        works[0],
        rngs[0],
        brain,
        shapes[0],
        desk,
    )
    n = legal(roots[0], roots[0].active, works[0])
    for i in range(n):
        found[i] += plans[0].gains[i]
