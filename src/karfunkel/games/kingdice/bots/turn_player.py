"""Kernel: whole turns of King of the Dice, played by what a judge says of their ends.

A judge evaluates tables at the beginning of a turn. The player who rolls asks it what each way to
end the roll is worth: the cards and tiles that follow are drawn several times, and every choice on
the way is the one that the judge likes most. The solver then knows the best dice to keep for every
throw, exactly. So the net never has to understand dice.
"""

from typing import Annotated, Any

from karfunkel.core.layout import Layout
from karfunkel.core.playout import draw
from karfunkel.core.rng import Rng, below, seed
from karfunkel.core.slots import choose
from karfunkel.core.work import CHANCE, Work, assign
from karfunkel.games.kingdice.bots.aims import aim_at, part_with, throw_on_table
from karfunkel.games.kingdice.bots.judge_inputs import OWN, features, write_own
from karfunkel.games.kingdice.dice.rerolls import BASE, PLACE, THROWS, Aim, opened, reached
from karfunkel.games.kingdice.dice.throws import best_dice, joker_of, solve_throws
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
    DICE,
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
NEVER = -(1 << 40)
"""Worse than any goal."""
OPTIONS: int = WAYS + PILES
"""The ways to end the roll, and the piles that the alarm takes from."""
LOTS = 1 << 30
ROLLED_OUT = 48
"""How often dice are rolled to see how the others share what a player leaves them."""


class Plan(Layout):
    """What is known of the current turn."""

    turn: int
    """Which turn it is about."""
    evaluations: int
    """How often the judge was asked."""
    ahead: int
    """How often each way to end the next player's roll is played, before the judge is asked; 0 for
    not at all: then it is asked at the end of the player's own turn."""
    samples: Annotated[list[int], OPTIONS]
    total: Annotated[list[int], OPTIONS * SEATS]
    """The sum of every seat's chances in all samples, in units of 1 / SHARE."""
    worth: Annotated[list[int], WAYS]
    """What each way to end the roll is worth, of CERTAIN."""
    pile: int
    """The pile that the alarm takes from."""
    choices: Annotated[list[int], MOST_CHOICES]
    gains: Annotated[list[int], MOST_CHOICES]
    """What each of the choices gained in all samples."""
    share: Annotated[list[int], 2 * SEATS]
    end: Annotated[list[int], SEATS]
    """Every seat's chance where a turn was played to its end."""


def evaluate(g: Any, viewer: int, plan: Plan, brain: Any, shape: Shape, desk: Any) -> None:
    """`plan.share`: every seat's chance to win at the beginning of a turn, or at the end.

    Whoever compares positions looks at all of them from the same seat.
    """
    players = g.players
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
    look(g, viewer, brain, shape, desk)
    weigh_seats(shape, desk, players, viewer, plan.share)
    plan.evaluations += 1


def look(g: Any, viewer: int, brain: Any, shape: Shape, desk: Any) -> None:
    """From what a seat sees to the logits of all seats."""
    if shape.inputs == OWN:
        write_own(g, viewer, desk, 0)
    else:
        features(g, viewer, desk)
    think_values(brain, shape, desk)


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
) -> None:
    """Play the rest of a player's turn as the judge likes it; `plan.end` says what came of it.

    The turn may be over already: then another player is active.
    """
    found = UNKNOWN
    while playing(g, turn):
        found = UNKNOWN
        if g.on_turn == CHANCE:
            by_chance(g, work, rng)
        else:
            n = legal(g, player, work)
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
                    evaluate(other, player, plan, brain, shape, desk)
                    if plan.share[player] > found:
                        found = plan.share[player]
                        chosen = plan.choices[i]
                        for seat in range(SEATS):
                            plan.end[seat] = plan.share[seat]
                work.choice[player] = chosen
            act(g, work)
    if found == UNKNOWN:
        evaluate(g, player, plan, brain, shape, desk)
        for seat in range(SEATS):
            plan.end[seat] = plan.share[seat]


def begin_plan(plan: Plan, turn: int) -> None:
    """Forget what was known of another turn."""
    plan.turn = turn
    for option in range(OPTIONS):
        plan.samples[option] = 0
    for i in range(OPTIONS * SEATS):
        plan.total[i] = 0


def begin_option(g: Any, asked: Any, option: int, work: Work) -> bool:
    """`asked`: what follows one way to end the roll. False if there is no such way.

    At the alarm there is one option for every pile to take from, if there is a choice.
    """
    way = option if option < WAYS else BY_ALARM
    if not is_way(g, way):
        return False
    if option >= WAYS and g.offer[option - WAYS] == NOTHING:
        return False
    assign(asked, g)
    end_roll(asked, way)
    go_on(asked, work)
    if way != BY_ALARM:
        return True
    if asked.phase != CHOOSE_PILE:
        return option == BY_ALARM
    if option == BY_ALARM:
        return False
    work.choice[g.active] = TAKE + option - WAYS
    act(asked, work)
    return True


def add_end(plan: Plan, option: int, end: Any) -> None:
    """Count one more sample of an option."""
    plan.samples[option] += 1
    for seat in range(SEATS):
        plan.total[option * SEATS + seat] += end[seat]


def sample_ways(
    g: Any,
    asked: Any,
    other: Any,
    plan: Plan,
    work: Work,
    rng: Rng,
    luck: Rng,
    brain: Any,
    shape: Shape,
    desk: Any,
    tries: int,
) -> None:
    """Play every way to end the roll `tries` times more, all of them with the same luck."""
    for _ in range(tries):
        lot = below(rng, LOTS)
        for option in range(OPTIONS):
            if begin_option(g, asked, option, work):
                seed(luck, lot, 0)
                finish(asked, other, g.active, g.turns, plan, work, luck, brain, shape, desk)
                add_end(plan, option, plan.end)


def sample_further(
    g: Any,
    asked: Any,
    trial: Any,
    other: Any,
    plan: Plan,
    further: Plan,
    work: Work,
    rng: Rng,
    luck: Rng,
    late: Rng,
    brain: Any,
    shape: Shape,
    desk: Any,
    aim: Aim,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows: Any,
    tries: int,
) -> None:
    """The same, with a look at the next player's turn."""
    for _ in range(tries):
        lot = below(rng, LOTS)
        for option in range(OPTIONS):
            if begin_option(g, asked, option, work):
                seed(luck, lot, 0)
                finish(asked, other, g.active, g.turns, plan, work, luck, brain, shape, desk)
                look_ahead(
                    asked,
                    trial,
                    other,
                    further,
                    work,
                    luck,
                    late,
                    brain,
                    shape,
                    desk,
                    aim,
                    spots,
                    kinds,
                    forms,
                    amounts,
                    worths,
                    rows,
                    plan.ahead,
                )
                add_end(plan, option, further.end)


def look_ahead(
    g: Any,
    trial: Any,
    other: Any,
    plan: Plan,
    work: Work,
    rng: Rng,
    luck: Rng,
    brain: Any,
    shape: Shape,
    desk: Any,
    aim: Aim,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows: Any,
    tries: int,
) -> None:
    """`plan.end`: every seat's chance at the beginning of a turn, by what its player makes of it.

    All throws are counted, so there is little luck in it.
    """
    if g.phase == OVER:
        evaluate(g, g.active, plan, brain, shape, desk)
        for seat in range(SEATS):
            plan.end[seat] = plan.share[seat]
        return
    begin_plan(plan, g.turns)
    sample_ways(g, trial, other, plan, work, rng, luck, brain, shape, desk, tries)
    weigh_ways(plan, g.active)
    take_aim(g, trial, other, plan, work, brain, shape, desk, aim)
    found = solve_throws(aim, spots, kinds, forms, amounts, worths, rows, MOST_ROLLS - 1)
    spread_chances(g, plan, aim, forms, amounts, kinds, rows, rng, int(found * (SHARE / CERTAIN)))


def spread_chances(
    g: Any,
    plan: Plan,
    aim: Aim,
    forms: Any,
    amounts: Any,
    kinds: Any,
    rows: Any,
    rng: Rng,
    own: int,
) -> None:
    """`plan.end`: the active player's chance as solved; the others share the rest.

    In what proportions is found by rolling the dice some times as solved.
    """
    player = g.active
    players = g.players
    for seat in range(SEATS):
        plan.end[seat] = 0
    if players == 2:
        plan.end[player] = own
        plan.end[1 - player] = SHARE - own
        return
    for _ in range(ROLLED_OUT):
        option = way_rolled(g, plan, aim, forms, amounts, kinds, rows, rng)
        if plan.samples[option]:
            for seat in range(players):
                plan.end[seat] += plan.total[option * SEATS + seat] // plan.samples[option]
    rest = 0
    for seat in range(players):
        if seat != player:
            plan.end[seat] += 1
            rest += plan.end[seat]
    for seat in range(players):
        if seat == player:
            plan.end[seat] = own
        else:
            plan.end[seat] = (SHARE - own) * plan.end[seat] // rest


def way_rolled(
    g: Any, plan: Plan, aim: Aim, forms: Any, amounts: Any, kinds: Any, rows: Any, rng: Rng
) -> int:
    """Roll the dice once, keeping what is solved to be best: the option that comes of it."""
    throw = 0
    for die in range(DICE):
        throw += below(rng, NUMBERS) * PLACE[die]
    for rolls in range(MOST_ROLLS - 1, 0, -1):
        keep = best_dice(rows, rolls, throw)
        if keep == ALL_DICE:
            break
        for die in range(DICE):
            if keep >> die & 1 == 0:
                throw += (below(rng, NUMBERS) - throw // PLACE[die] % BASE) * PLACE[die]
    number = 0
    for die in range(DICE):
        number = number * NUMBERS + throw // PLACE[die] % BASE
    goal = goal_met(aim, forms, amounts, kinds[number])
    if goal == UNKNOWN:
        return BY_ALARM if plan.samples[BY_ALARM] else WAYS + plan.pile
    way = 0
    while True:
        if is_way(g, way):
            if goal == 0:
                return way
            goal -= 1
        way += 1


def goal_met(aim: Aim, forms: Any, amounts: Any, kind: int) -> int:
    """The goal that a kind of throw is used for, with jokers or without; UNKNOWN for none."""
    found = UNKNOWN
    least = NEVER
    for goal in range(aim.goals):
        if aim.value[goal] > least and reached(aim, goal, forms[0, kind], amounts[0, kind]):
            found = goal
            least = aim.value[goal]
    if found == UNKNOWN:
        least = aim.miss
    for extra in range(1, aim.extras):
        row = 1 + joker_of(aim, extra)
        for goal in range(aim.goals):
            if aim.value[goal] - aim.cost[extra] > least and reached(
                aim, goal, forms[row, kind], amounts[row, kind]
            ):
                found = goal
                least = aim.value[goal] - aim.cost[extra]
    return found


def weigh_ways(plan: Plan, player: int) -> None:
    """`plan.worth`, from all samples."""
    for way in range(WAYS):
        plan.worth[way] = 0
        if plan.samples[way]:
            total = plan.total[way * SEATS + player]
            plan.worth[way] = total * CERTAIN // (plan.samples[way] * SHARE)
    plan.pile = 0
    for pile in range(PILES):
        option = WAYS + pile
        if plan.samples[option]:
            total = plan.total[option * SEATS + player]
            worth = total * CERTAIN // (plan.samples[option] * SHARE)
            if worth > plan.worth[BY_ALARM]:
                plan.worth[BY_ALARM] = worth
                plan.pile = pile


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
            found = hand_worth(other, trial, plan, brain, shape, desk)
            if extra:
                aim.cost[extra] = max(0, before - found) * CERTAIN // SHARE
            else:
                before = found


def hand_worth(g: Any, trial: Any, plan: Plan, brain: Any, shape: Shape, desk: Any) -> int:
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
    evaluate(trial, player, plan, brain, shape, desk)
    return plan.share[player]


def decide(
    g: Any,
    asked: Any,
    trial: Any,
    other: Any,
    plan: Plan,
    further: Plan,
    work: Work,
    rng: Rng,
    luck: Rng,
    late: Rng,
    brain: Any,
    shape: Shape,
    desk: Any,
    aim: Aim,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows: Any,
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
        lot = below(rng, LOTS)
        for i in range(n):
            action = work.action[i]
            if g.phase == CHOOSE_PILE:
                option = WAYS + action - TAKE
                total = plan.total[option * SEATS + player]
                plan.gains[i] = total // max(1, plan.samples[option])
            else:
                assign(asked, g)
                work.choice[player] = action
                act(asked, work)
                seed(luck, lot, 0)
                finish(asked, other, player, g.turns, plan, work, luck, brain, shape, desk)
                plan.gains[i] = plan.end[player]
                if plan.ahead:
                    look_ahead(
                        asked,
                        trial,
                        other,
                        further,
                        work,
                        luck,
                        late,
                        brain,
                        shape,
                        desk,
                        aim,
                        spots,
                        kinds,
                        forms,
                        amounts,
                        worths,
                        rows,
                        plan.ahead,
                    )
                    plan.gains[i] = further.end[player]
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
                    found = hand_worth(other, trial, plan, brain, shape, desk)
                    if spent:
                        plan.gains[i] = max(0, plan.gains[i] - max(0, before - found))
                    else:
                        before = found


def spend(g: Any, joker: int, supers: int) -> None:
    """K12: two cards leave the hand."""
    for _ in range(2 - supers):
        g.cards[g.active] ^= card_with(g, g.active, joker)
    g.supers[g.active] -= supers


def joker_gain(g: Any, plan: Any, joker: int) -> int:
    """What the best citizen is worth that one more die with this face meets.

    `plan.worth` says what each way to end the roll is worth.
    """
    numbers, colours = add(g.numbers, joker % NUMBERS), add(g.colours, joker // NUMBERS)
    form, amount = profile(numbers, colours), amounts(numbers)
    best: int = plan.worth[BY_ALARM]
    for pile in range(PILES):
        steps = steps_met(g.offer[pile], form, amount)
        if steps:
            best = max(best, plan.worth[way_to_hire(pile, steps)])
    return best


# --- What a bot calls -----------------------------------------------------------------------


def begin_luck(rngs: Any, number: int) -> None:
    """Start the random numbers."""
    seed(rngs[0], number, 0)


def forget(plans: Any, turn: int, ahead: int) -> None:
    """Start again with another turn."""
    begin_plan(plans[0], turn)
    plans[0].ahead = ahead
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
    aims: Any,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows: Any,
    tries: int,
) -> None:
    """Play every way to end the roll `tries` times more."""
    if plans[0].ahead:
        sample_further(
            roots[0],
            states[0],
            states[1],
            states[2],
            plans[0],
            plans[1],
            works[0],
            rngs[0],
            rngs[1],
            rngs[2],
            brain,
            shapes[0],
            desk,
            aims[0],
            spots,
            kinds,
            forms,
            amounts,
            worths,
            rows,
            tries,
        )
    else:
        sample_ways(
            roots[0],
            states[0],
            states[2],
            plans[0],
            works[0],
            rngs[0],
            rngs[1],
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
    weigh_ways(plans[0], g.active)
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
    aims: Any,
    spots: Any,
    kinds: Any,
    forms: Any,
    amounts: Any,
    worths: Any,
    rows: Any,
    found: Any,
) -> None:
    """Add what each legal action after the roll is worth, of SHARE, to `found`."""
    weigh_ways(plans[0], roots[0].active)
    decide(
        roots[0],
        states[0],
        states[1],
        states[2],
        plans[0],
        plans[1],
        works[0],
        rngs[0],
        rngs[1],
        rngs[2],
        brain,
        shapes[0],
        desk,
        aims[0],
        spots,
        kinds,
        forms,
        amounts,
        worths,
        rows,
    )
    n = legal(roots[0], roots[0].active, works[0])
    for i in range(n):
        found[i] += plans[0].gains[i]
