"""The exact dice solver of King of the Dice, and `odds`, which asks it."""

import subprocess
import sys
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from karfunkel.core.dealer import Seeded
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Choices
from karfunkel.core.link import link
from karfunkel.core.match import Match
from karfunkel.core.registry import load_game
from karfunkel.games.kingdice.box.condition_text import parse_condition
from karfunkel.games.kingdice.box.tables import CARD_CONDITION, DIE_COLOUR
from karfunkel.games.kingdice.dice import rerolls
from karfunkel.games.kingdice.dice.rerolls import Table
from karfunkel.games.kingdice.dice.solver import (
    MOST_VALUE,
    Goal,
    aim_of,
    chance,
    dice_in,
    extra_of,
    solve,
)
from karfunkel.games.kingdice.dice.turn import DiceSolver, SolvedTurn
from karfunkel.games.kingdice.rules import play
from karfunkel.games.kingdice.rules.conditions import met
from karfunkel.games.kingdice.rules.market import BY_ALARM, WAY_PILE, WAY_STEPS
from karfunkel.games.kingdice.rules.state import NOTHING, REROLL, ROLL, TURN_UP, State
from karfunkel.games.kingdice.tools.odds import odds

ALL = 0b111111


def goal(text: str, value: int = 1) -> Goal:
    return Goal(tuple(parse_condition(part) for part in text.split("/")), value)


def market(*cards: int) -> list[Goal]:
    """The cards on offer, harder ones worth more; the dwarf's steps are goals of their own."""
    goals = []
    for number, card in enumerate(cards):
        steps = [condition for condition in CARD_CONDITION[card] if condition]
        goals += [
            Goal(tuple(steps[: step + 1]), 10 + 7 * number + 3 * step) for step in range(len(steps))
        ]
    return goals


def worth(throw: tuple[int, ...], goals: list[Goal]) -> int:
    """What a throw is worth as it lies, straight from `met`."""
    numbers = sum(1 << 4 * (number - 1) for number in throw)
    colours = sum(1 << 4 * DIE_COLOUR[die][number - 1] for die, number in enumerate(throw))
    reached = [
        goal.value
        for goal in goals
        if all(met(condition, numbers, colours) for condition in goal.conditions)
    ]
    return max(reached, default=0)


# --- Facts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "thousandths"),
    [
        ("run 6", 197),
        ("run 5", 518),
        ("run 4", 787),
        ("3 equal", 889),
        ("4 equal", 501),
        ("3 of 3", 500),
        ("2 pairs", 949),
        ("3 pairs", 273),
        ("full house", 761),
        ("5 one-colour", 640),
        ("6 one-colour", 219),
        ("4 red", 751),
        ("2 red + 2 blue + 2 green", 555),
        ("sum >= 29", 498),  # "sum over 28"
        ("sum <= 12", 382),
        ("even", 449),
    ],
)
def test_k42_the_chances_of_the_rules_page(text: str, thousandths: int) -> None:
    assert abs(chance(parse_condition(text)) * 1000 - thousandths) <= Fraction(1, 2)


def test_chances_are_exact_fractions() -> None:
    # Six dice of which each has to show a 6, three rolls: each alone succeeds with 91/216.
    assert chance(parse_condition("6 of 6")) == Fraction(91, 216) ** 6
    assert solve([goal("6 of 6")], rolls=0).start == Fraction(1, 6**6)
    assert solve([goal("6 of 6")], rolls=1).start == Fraction(11, 36) ** 6


# --- Against the definition -----------------------------------------------------------------


def best_by_hand(throw: tuple[int, ...], goals: list[Goal]) -> Fraction:
    """One roll to come: all 64 ways to keep, all that the others can show."""
    best = Fraction(0)
    for keep in range(64):
        sides = [[n] if keep >> die & 1 else range(1, 7) for die, n in enumerate(throw)]
        shown = [worth(after, goals) for after in product(*sides)]
        best = max(best, Fraction(sum(shown), len(shown)))
    return best


def test_one_roll_is_solved_as_the_definition_says() -> None:
    goals = [goal("run 5", 5), goal("4 red", 3), goal("2 pairs/full house", 4)]
    solution = solve(goals, rolls=1)
    throw = (1, 2, 4, 4, 6, 5)
    assert solution.value(throw, 1) == best_by_hand(throw, goals)
    assert solution.kept_value(throw, 1, solution.keep(throw, 1)) == solution.value(throw, 1)


def test_two_rolls_are_the_mean_of_one() -> None:
    solution = solve(market(0, 12, 24, 36, 48))
    rng = Random(3)
    for _ in range(5):
        throw = tuple(rng.randint(1, 6) for _ in range(6))
        keep = ALL & ~(1 << rng.randrange(6)) & ~(1 << rng.randrange(6))
        sides = [[n] if keep >> die & 1 else range(1, 7) for die, n in enumerate(throw)]
        after = [solution.value(shown, 1) for shown in product(*sides)]
        assert solution.kept_value(throw, 2, keep) == sum(after, Fraction(0)) / len(after)
        best = max(solution.kept_value(throw, 2, other) for other in range(64))
        assert solution.value(throw, 2) == best


def test_no_roll_to_come_is_what_lies_there() -> None:
    goals = market(5, 17, 29, 41, 53)
    solution = solve(goals)
    rng = Random(8)
    for _ in range(200):
        throw = tuple(rng.randint(1, 6) for _ in range(6))
        assert solution.value(throw, 0) == worth(throw, goals)
        assert solution.keep(throw, 0) == ALL


def test_of_equal_ways_the_fewest_dice_are_rolled() -> None:
    solution = solve([goal("run 5")])
    assert solution.keep((1, 2, 3, 4, 5, 5), 2) == ALL
    assert dice_in(solution.keep((1, 2, 3, 4, 6, 6), 1)) == (1, 2, 3, 4)


def test_k17_a_step_needs_all_steps_before_it() -> None:
    both = chance(parse_condition("3 red"), parse_condition("run 4"))
    assert both < min(chance(parse_condition("3 red")), chance(parse_condition("run 4")))


# --- Jokers ---------------------------------------------------------------------------------


def test_k12_jokers_are_added_to_the_throw() -> None:
    run = parse_condition("run 6")
    six = extra_of([5])  # r6
    solution = solve([Goal((run,))], extras=[six])
    assert solution.value((1, 2, 3, 4, 5, 5), 0) == 1
    assert solution.value((1, 2, 3, 4, 6, 6), 0) == 0
    assert solution.start > chance(run)


def test_jokers_are_used_where_they_gain_more_than_they_cost() -> None:
    goals = [goal("run 5", 10), goal("run 6", 14)]
    throw = (1, 2, 3, 4, 5, 5)
    assert solve(goals, extras=[extra_of([5], cost=3)]).value(throw, 0) == 11
    assert solve(goals, extras=[extra_of([5], cost=5)]).value(throw, 0) == 10


def test_k11_who_meets_a_card_is_bound_to_it() -> None:
    solution = solve([goal("4 red", 2)], miss=5)
    meets, misses = (1, 3, 2, 1, 5, 3), (2, 1, 1, 3, 1, 1)
    assert worth(meets, [goal("4 red", 2)]) == 2
    assert solution.value(meets, 0) == 2
    assert solution.value(misses, 0) == 5
    assert solution.keep(meets, 1) != ALL


def test_k13_nobody_has_to_use_jokers() -> None:
    solution = solve([goal("run 6", 2)], extras=[extra_of([5])], miss=5)
    assert solution.value((1, 2, 3, 4, 5, 5), 0) == 5


# --- Backends -------------------------------------------------------------------------------


def test_backends_agree() -> None:
    goals = market(3, 15, 27, 39, 51)
    slow = solve(goals, miss=1, backend="python")
    fast = solve(goals, miss=1, backend="compiled")
    assert slow.start == fast.start
    rng = Random(1)
    for _ in range(100):
        throw = tuple(rng.randint(1, 6) for _ in range(6))
        for rolls in range(3):
            assert slow.keep(throw, rolls) == fast.keep(throw, rolls)
            assert slow.value(throw, rolls) == fast.value(throw, rolls)


def test_indices_stay_in_bounds() -> None:
    program = link(rerolls, backend="compiled", bounds=True)
    table = program.make(Table)
    aim = program.put(aim_of(market(1, 13), [extra_of([3])], 0, DIE_COLOUR))
    assert (
        program.run("solve", aim, table, 2)
        == solve(market(1, 13), extras=[extra_of([3])]).start * 6**18
    )
    assert program.run("best_keep", table, 2, rerolls.ALL_OPEN - 1) >= 0


def test_the_highest_values_do_not_run_over() -> None:
    most = MOST_VALUE // 2
    assert solve([goal("2 one-colour", most)]).start == most
    with pytest.raises(ValueError, match="within"):
        solve([goal("2 one-colour", most + 1)])


def test_what_cannot_be_solved_says_so() -> None:
    with pytest.raises(ValueError, match="goals"):
        solve([goal("even")] * 33)
    with pytest.raises(ValueError, match="conditions"):
        solve([Goal(())])
    with pytest.raises(ValueError, match="rolls to come"):
        solve([goal("even")], rolls=1).value((1, 1, 1, 1, 1, 1), 2)
    with pytest.raises(ValueError, match="6 numbers"):
        solve([goal("even")]).value((1, 2, 3), 1)


def test_the_compiler_is_loaded_only_to_solve() -> None:
    code = (
        "import sys; from karfunkel.games.kingdice.tools import odds;"
        "from karfunkel.games.kingdice.dice import solver;"
        "odds.odds('even', rolls=1); sys.exit('llvmlite' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


# --- Odds -----------------------------------------------------------------------------------


def test_odds_before_the_first_throw() -> None:
    answer = odds("RUN 5", backend="compiled")
    assert answer.conditions == ("run 5",)
    assert answer.chance == chance(parse_condition("run 5"))
    assert (answer.rolls, answer.dice, answer.keep) == (3, (), ())
    assert odds("6 of 6", rolls=1, backend="compiled").chance == Fraction(1, 6**6)


def test_odds_say_what_to_keep() -> None:
    answer = odds("run 5", dice="r1 g2, b3 b4 r6 b6", rolls=1, backend="compiled")
    assert answer.keep == (1, 2, 3, 4)
    assert answer.kept == ("r1", "g2", "b3", "b4")
    assert answer.chance == Fraction(11, 36)
    assert answer.rolls == 1
    assert odds("odd", dice="r1 g2 b3 b4 r6 b6", backend="compiled").rolls == 2


def test_odds_with_jokers_and_several_conditions() -> None:
    lies = odds("run 6 / 2 red", "r1 g2 b3 b4 r5 b5", rolls=0, jokers="r6", backend="compiled")
    assert lies.chance == 1
    assert lies.jokers == ("r6",)
    assert lies.conditions == ("run 6", "2 red")


@pytest.mark.parametrize(
    ("args", "key", "said"),
    [
        ({"dice": "r1 g2 b3"}, "dice-six", "Dice given: 3"),
        ({"dice": "r1 g2 b3 b4 r6 x6"}, "face", "x6"),
        ({"dice": "b1 g2 b3 b4 r6 b6"}, "die-cannot", "r1, b2, g3, r4, b5, g6"),
        ({"rolls": 0}, "rolls", "1 to 3"),
        ({"rolls": 4}, "rolls", "1 to 3"),
        ({"dice": "r1 g2 b3 b4 r6 b6", "rolls": 3}, "rolls", "0 to 2"),
        ({"jokers": "r1 " * 10}, "jokers-many", "At most 9"),
        ({"jokers": "red"}, "face", "red"),
        ({"condition": "odd/odd/odd/odd/odd"}, "conditions-many", "At most 4"),
    ],
)
def test_odds_refuse_what_cannot_be(args: dict[str, str], key: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        odds(**{"condition": "run 5", **args})  # type: ignore[arg-type]
    assert refused.value.key == f"kingdata-{key}"
    assert said in str(refused.value)


# --- A turn for all seats -------------------------------------------------------------------

KINGDICE = load_game("kingdice")
TURN = (
    f"kingdice/2; players 3; data {KINGDICE.options['data'].default}; turn 4; player 2; "
    "phase reroll; throw 1; dice 4, 2, 2, 6, 6, 1; market 1, 2, 3, 4, 5"
)


def dice_solver() -> DiceSolver:
    found = KINGDICE.part_solver()
    assert isinstance(found, DiceSolver)
    return found


def solved_turn(g: State) -> tuple[SolvedTurn, list[Goal], int]:
    """A turn with made-up worths, the same goals for `solve`, and what missing all is worth."""
    ways = [way for way in range(BY_ALARM) if g.offer[WAY_PILE[way]] != NOTHING]
    gains = [100 + 37 * way for way in ways] + [11]
    worths = [(2_000 - gain, gain, 3_000) for gain in gains]
    spent = len(dice_solver().ends(g)) - len(worths)
    turn = dice_solver().solve(g, worths + [worths[0]] * spent)
    goals = [
        Goal(
            tuple(CARD_CONDITION[g.offer[WAY_PILE[way]]][: WAY_STEPS[way]]),
            100 + 37 * way,
        )
        for way in ways
    ]
    return turn, goals, 11


def test_a_turn_for_all_seats_agrees_with_the_solver() -> None:
    g = KINGDICE.parse_position(TURN)
    turn, goals, miss = solved_turn(g)
    right = solve(goals, miss=miss, backend="python")
    throw = [int(die) for die in "422661"]
    start = g.copy()
    start.phase, start.dice, start.rolls, start.rolling = ROLL, 0, 1, ALL
    for state, exact in ((start, right.start), (g, right.value(throw, rolls=2))):
        other, own, third = turn.value(state)
        assert abs(own - exact) <= 1
        assert abs(third - 3_000) <= 1
        assert other + own + third == 5_000
    for dice in (0, 0b000001, 0b101010, ALL):
        kept = right.kept_value(throw, 2, ALL & ~dice)
        if not dice:
            kept = right.kept_value(throw, 0, ALL)
        assert abs(turn.after(g, Choices(((1, dice),)))[1] - kept) <= 1
    assert {sum(turn.after(g, Choices(((1, dice),)))) for dice in range(64)} == {5_000}


def test_jokers_reach_more_and_cost_what_they_are_worth() -> None:
    """K12: with two equal cards the same throw can meet more; a joker that is dear is kept."""
    bare = KINGDICE.parse_position(TURN)
    rich = KINGDICE.parse_position(TURN)
    rich.supers[1] = 2
    solver = dice_solver()
    assert len(solver.ends(rich)) == len(solver.ends(bare)) + 1
    ends = len(solver.ends(bare))
    worths = [(0, 1_000 - way, way) for way in range(ends)]
    without = solver.solve(bare, worths).value(bare)[1]
    cheap = solver.solve(rich, [*worths, worths[0]]).value(rich)[1]
    dear = solver.solve(rich, [*worths, (1_000, 0, 0)]).value(rich)[1]
    assert cheap > without == dear


def test_the_ends_of_a_roll_are_the_states_after_it() -> None:
    g = KINGDICE.parse_position(TURN)
    ends = dice_solver().ends(g)
    assert all(end.phase == TURN_UP for end in ends[:-1])
    assert [end.pile for end in ends[:-1]] == [0, 0, 0, 0, 1, 2, 3, 4]
    assert [end.step for end in ends[:4]] == [1, 2, 3, 4]
    assert KINGDICE.turn(ends[-1]).players == (1,)  # the alarm: which pile?
    assert dice_solver().covers(g)
    assert not any(dice_solver().covers(end) for end in ends)


def test_reasons_say_how_likely_a_roll_meets_a_card() -> None:
    """By counting all throws of two dice."""
    game = load_game("kingdice")
    match = Match(game, {"players": 2}, Seeded(6))
    while match.state.phase != REROLL:
        match.play_chance()
    state, player, dice = match.state, match.waiting[0], 0b100010
    (why,) = game.reasons(state, player, dice)
    throws = []
    for first, last in product(range(1, 7), repeat=2):
        thrown = state.copy()
        thrown.dice = state.dice & ~(7 << 3 | 7 << 15) | first << 3 | last << 15
        thrown.numbers = thrown.colours = 0
        play.check_dice(thrown)
        play.look_at_market(thrown)
        throws.append(thrown.met)
    some = sum(met != 0 for met in throws)
    each = [sum(met >> pile & 1 for met in throws) for pile in range(5)]
    assert why.args["percent"] == (1000 * some // 36 + 5) // 10
    assert why.args["best"] == (1000 * max(each) // 36 + 5) // 10
    assert 0 < some < 36
    assert game.reasons(state, player, 0) == ()
