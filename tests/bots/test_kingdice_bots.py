"""Bots of King of the Dice: the dice played exactly, and sensible choices elsewhere."""

from functools import cache
from itertools import product
from threading import Event, Thread

import pytest

from karfunkel.bots.search import Engine
from karfunkel.core import playout
from karfunkel.core.bot import Appraisal
from karfunkel.core.dealer import Seeded
from karfunkel.core.evaluation import GO_ON, LOOK, SETTLED
from karfunkel.core.game import Chance, Choices
from karfunkel.core.link import link
from karfunkel.core.playout import WIN
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots import evaluation, heuristics, policies
from karfunkel.games.kingdice.bots.dice_heuristics import CHANCE_AT, by_colour, by_number, keep_for
from karfunkel.games.kingdice.bots.greedy import Greedy, Planner, weigh
from karfunkel.games.kingdice.box.condition_text import parse_condition
from karfunkel.games.kingdice.box.tables import DIE_COLOUR
from karfunkel.games.kingdice.dice.rerolls import Aim
from karfunkel.games.kingdice.dice.solver import Goal, solve
from karfunkel.games.kingdice.game import GAME
from karfunkel.games.kingdice.rules.conditions import met
from karfunkel.games.kingdice.rules.state import (
    ALL_DICE,
    CHOOSE_PILE,
    DICE,
    NOTHING,
    NUMBERS,
    OVER,
    REROLL,
    State,
)
from tests.contract.games import generator
from tests.rules.kingdice_table import GAME as TEST_GAME
from tests.rules.kingdice_table import NOTHING_MET, THIEF, Table

Throw = tuple[int, ...]


def rolled(players: int, seed: int, rerolls: int = 1) -> State:
    """A game of ours some turns after its beginning, with dice on the table."""
    state: State = GAME.new({"players": players})
    dealer, rng = Seeded(seed), generator(seed)
    quick = Greedy(GAME)
    quick._planners.thread = Thread(target=Event().wait, daemon=True)
    quick._planners.thread.start()
    while state.turns < 12 or state.phase != REROLL or state.rolls != 1 + rerolls:
        turn = GAME.turn(state)
        if turn.chance:
            GAME.apply(state, Chance(dealer.deal(GAME.outcomes(state))))
        else:
            (player,) = turn.players
            action = quick.choose(state, player, GAME.legal(state, player), rng)
            GAME.apply(state, Choices(((player, action),)))
    return state


def dice_of(state: State) -> Throw:
    return tuple(state.dice >> 3 * die & 7 for die in range(DICE))


class Market:
    """What throws are worth, straight from the aim, for comparison."""

    def __init__(self, aim: Aim) -> None:
        self.aim = aim
        self.known = cache(self._worth)

    def worth(self, throw: Throw) -> int:
        numbers = sum(1 << 4 * (number - 1) for number in throw)
        colours = sum(1 << 4 * DIE_COLOUR[die][number - 1] for die, number in enumerate(throw))
        return self.known(numbers, colours)

    def _worth(self, numbers: int, colours: int) -> int:
        aim = self.aim
        bare = self._reached(numbers, colours)
        found = [max(bare)] if bare else [aim.miss]
        for extra in range(1, aim.extras):
            more = self._reached(numbers + aim.numbers[extra], colours + aim.colours[extra])
            found += [value - aim.cost[extra] for value in more]
        return max(found)

    def _reached(self, numbers: int, colours: int) -> list[int]:
        return [
            self.aim.value[goal]
            for goal in range(self.aim.goals)
            if all(
                met(condition, numbers, colours)
                for condition in self.aim.condition[4 * goal : 4 * goal + 4]
                if condition
            )
        ]

    def kept(self, throw: Throw, keep: int) -> float:
        """The mean over all throws of the other dice."""
        sides = [(throw[die],) if keep >> die & 1 else range(1, NUMBERS + 1) for die in range(DICE)]
        worths = [self.worth(found) for found in product(*sides)]
        return sum(worths) / len(worths)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_greedy_keeps_what_is_worth_most_on_average_over_all_throws(seed: int) -> None:
    state = rolled(2, seed)
    player = state.active
    planner = Planner(GAME, "compiled")
    keep = planner.keep(state, player)
    market = Market(planner.program.get(Aim, planner.aim))
    assert market.aim.goals >= 5
    throw = dice_of(state)
    worth = {kept: market.kept(throw, kept) for kept in range(1 << DICE)}
    assert worth[keep] == pytest.approx(max(worth.values()))
    assert Greedy(GAME).choose(state, player, range(64), Rng()) == ALL_DICE ^ keep


def test_a_turn_is_solved_once_and_every_turn_anew() -> None:
    state = rolled(2, 4, rerolls=0)
    planner, fresh = Planner(GAME, "compiled"), Planner(GAME, "compiled")
    planner.keep(state, state.active)
    state.rolls, state.dice = 2, 0o333145
    assert planner.keep(state, state.active) == fresh.keep(state, state.active)
    other = rolled(3, 5)
    fresh = Planner(GAME, "compiled")
    assert planner.keep(other, other.active) == fresh.keep(other, other.active)


def test_backends_plan_the_same() -> None:
    state = rolled(3, 6)
    keeps = {Planner(GAME, backend).keep(state, state.active) for backend in ("python", "compiled")}
    assert len(keeps) == 1


def test_greedy_does_not_wait_for_the_compiler() -> None:
    state, bot, done = rolled(2, 7), Greedy(GAME), Event()
    bot._planners.thread = Thread(target=done.wait, daemon=True)
    bot._planners.thread.start()
    legal = GAME.legal(state, state.active)
    assert bot.choose(state, state.active, legal, generator(1)) in legal
    assert "compiled" not in bot._planners.tools
    done.set()
    bot._planners.thread.join()
    bot.choose(state, state.active, legal, generator(1))
    assert "compiled" in bot._planners.tools


def chosen(table: Table) -> str:
    """What greedy does at a table of the tests' own box."""
    player = table.asked - 1
    bot = Greedy(TEST_GAME, backend="python")
    legal = TEST_GAME.legal(table.g, player)
    return TEST_GAME.action_text(bot.choose(table.g, player, legal, generator(1)))


def test_greedy_steals_gold_from_the_leader() -> None:
    table = Table(3).offer("thief", 2).gems(2, gold=1).gems(3, white=3, gold=1)
    table.hire(THIEF).draw("forest").choose("field a2")
    assert chosen(table) == "steal gold gem from 3"


def test_greedy_steals_the_card_that_makes_a_pair() -> None:
    table = Table(3).cards(1, "g2").cards(2, "r3", "g2").cards(3, "b4")
    table.hire(THIEF).draw("forest", "lake").choose("tile forest", "field a2")
    assert chosen(table) == "steal green 2 from 2"


def test_greedy_settles_where_it_joins_and_where_gems_lie() -> None:
    table = Table(2).land(1, "A2", "A7")
    table.hire((1, 1, 6, 6, 6, 6)).draw("lake", "ruins")
    assert chosen(table) == "tile lake"
    assert chosen(table.choose("tile lake")) == "field a3"


def test_greedy_puts_the_flame_where_another_would_settle() -> None:
    table = Table(2).land(2, "A2", "A7")
    table.roll(NOTHING_MET).choose("take dwarf").next_card().draw("lake")
    assert chosen(table) == "field a3"
    own = Table(2).land(1, "A2", "A7")
    own.roll(NOTHING_MET).choose("take dwarf").next_card().draw("lake")
    assert chosen(own) == "field b3"


def test_greedy_uses_jokers_only_where_they_pay() -> None:
    """Two fives for the landowner: one is on the table, the other in a pair of cards."""
    table = Table(2).cards(1, "g5", "g5").roll((5, 6, 6, 6, 6, 6))
    assert chosen(table) == "joker green 5"
    table = Table(2).cards(1, "b1", "b1").roll((5, 5, 6, 6, 6, 6))
    assert chosen(table) == "hire landowner"


# --- Rules of thumb -------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["4 red", "5 green", "3 of 5", "2 of 1", "even", "odd"])
@pytest.mark.parametrize("rolls", [1, 2])
def test_for_one_colour_or_number_the_rule_of_thumb_is_exact(text: str, rolls: int) -> None:
    condition = parse_condition(text)
    solution = solve([Goal((condition,))])
    g = State()
    for throw in [(1, 2, 3, 4, 5, 6), (5, 5, 1, 1, 3, 2), (6, 6, 6, 4, 2, 2), (1, 3, 5, 5, 5, 1)]:
        g.dice = sum(number << 3 * die for die, number in enumerate(throw))
        found = keep_for(condition, by_number(g), by_colour(g), rolls)
        assert (found >> CHANCE_AT) / 1000 == pytest.approx(
            float(solution.value(throw, rolls)), abs=0.0006
        )
        kept = solution.kept_value(throw, rolls, found & ALL_DICE)
        assert kept == solution.value(throw, rolls)


@pytest.mark.parametrize(
    "text",
    [
        "run 5",
        "3 pairs",
        "full house",
        "4 equal",
        "2 triples",
        "4+2",
        "sum >= 28",
        "sum <= 13",
        "3 red + 2 blue",
        "5 one-colour",
        "2 red + 2 blue + 2 green",
    ],
)
def test_other_rules_of_thumb_are_nearly_as_good_as_the_best(text: str) -> None:
    condition = parse_condition(text)
    solution = solve([Goal((condition,))])
    g = State()
    best = thumb = 0.0
    for throw in [(1, 2, 3, 4, 5, 6), (5, 5, 1, 1, 3, 2), (6, 6, 6, 4, 2, 2), (1, 3, 5, 5, 5, 1)]:
        g.dice = sum(number << 3 * die for die, number in enumerate(throw))
        keep = keep_for(condition, by_number(g), by_colour(g), 1) & ALL_DICE
        best += float(solution.value(throw, 1))
        thumb += float(solution.kept_value(throw, 1, keep))
    assert thumb >= 0.7 * best > 0


# --- Search ---------------------------------------------------------------------------------


def test_an_adviser_asks_what_every_way_to_end_the_dice_is_worth() -> None:
    table = Table(2).land(2, "A2", "A7").throw(*NOTHING_MET)
    planner = Planner(TEST_GAME, "python")
    before = table.g.copy()
    asked = planner.questions(table.g, 0)
    assert table.g == before
    assert len(asked) == 4 + 4 + 1
    assert [g.step for g in asked[:4]] == [1, 2, 3, 4]
    assert [g.hired // 12 for g in asked[:8]] == [0, 0, 0, 0, 1, 2, 3, 4]
    assert asked[8].hired == NOTHING
    assert asked[8].phase == CHOOSE_PILE
    assert planner.questions(table.choose("stop", "take dwarf").g, 0) == []


def test_the_dice_are_rolled_for_what_a_search_likes() -> None:
    """One six for each number of a kind: two twos for the thief, two threes for the tamer …"""
    state = Table(2).throw(2, 3, 4, 5, 6, 6).g
    planner = Planner(TEST_GAME, "compiled")
    for goal, die in ((4, 0), (5, 1), (6, 2), (7, 3)):
        found = [Appraisal(0.9 if way == goal else 0.1, 1000) for way in range(9)]
        advice = planner.answer(state, 0, found)
        assert not advice[0].action >> die & 1
        assert sorted(way.action for way in advice) == list(range(64))
        assert 0.9 > advice[0].win > 0.1
        assert [way.win for way in advice] == sorted((way.win for way in advice), reverse=True)
        state.turns += 1  # another turn: what was found before is forgotten


def test_what_was_found_at_the_first_reroll_counts_at_the_second() -> None:
    state = Table(2).throw(2, 3, 4, 5, 6, 6).g
    planner = Planner(TEST_GAME, "compiled")
    planner.answer(state, 0, [Appraisal(0.9 if way == 5 else 0.1, 4000) for way in range(9)])
    state.rolls = 2
    advice = planner.answer(state, 0, [Appraisal(0.2, 100) for _ in range(9)])
    assert not advice[0].action >> 1 & 1
    fresh = Planner(TEST_GAME, "compiled")
    assert fresh.answer(state, 0, [Appraisal(0.9 if way == 4 else 0.1, 4000) for way in range(9)])


def test_weighing_leans_on_points_until_it_is_played_out() -> None:
    aim, g = Aim(), Table(2).g
    aim.goals, aim.miss = 2, 0
    aim.value[:2] = [100, 0]
    weigh(aim, [(0.0, 0), (0.0, 0), (0.0, 0)], g)
    assert aim.value[0] == aim.value[1] == aim.miss == 0
    aim.value[:2], aim.miss = [100, 0], 0
    weigh(aim, [(2.0, 4), (2.0, 4), (2.0, 4)], g)
    assert aim.value[0] > aim.value[1] == aim.miss > 0
    aim.value[:2], aim.miss = [100, 0], 0
    weigh(aim, [(2000, 5000), (3000, 5000), (2000, 5000)], g)
    assert aim.value[1] > aim.value[0] > aim.miss


def test_k12_a_joker_costs_what_the_judge_thinks_of_its_cards() -> None:
    """Two cards and two super jokers: the more of these a pair takes, the dearer it is."""
    planner = Planner(TEST_GAME, "python")
    g = Table(2).cards(1, "r1", "r1", "b2").supers(1, 2).throw(*NOTHING_MET).g
    before = g.copy()
    planner.program.run("aim_at", g, 0, planner.work, planner.aim)
    planner.program.run("price_jokers", g, planner.trial, 0, planner.work, planner.aim, 1000)
    assert g == before
    faces = [
        planner.program.run("joker_of", planner.aim, extra)
        for extra in range(1, planner.aim.extras)
    ]
    assert sorted(faces) == list(range(18))
    red_one, blue_two, any_other = (1 + faces.index(face) for face in (0, 7, 17))
    cost = planner.aim.cost
    assert 0 < cost[red_one] < cost[blue_two] < cost[any_other] < 500


@pytest.mark.parametrize("tiles", [20, 12, 6])
def test_with_more_players_playouts_go_whole_rounds_and_further_near_the_end(tiles: int) -> None:
    for players in (3, 4):
        root = Table(players).g
        root.supply = tiles
        for patience in (1, 40_000):
            g = root.copy()
            while (stage := evaluation.settled(g, root, patience)) != SETTLED:
                assert stage == GO_ON
                g.turns += 1
            assert (g.turns - root.turns) / players == {20: 1, 12: 2, 6: 3}[tiles]


def one_playout(root: State, patience: int, seed: int) -> tuple[list[int], list[int]]:
    """A two-player playout by hand: its stage at every step, and its evaluations."""
    step = link(playout, rules=GAME.rules, policy=GAME.policies["quick"]).functions["step"]
    g, work, rng, totals = root.copy(), Work(), generator(seed), playout.Totals()
    stages, looks = [GO_ON], []
    while stages[-1] != SETTLED:
        stages.append(evaluation.settled(g, root, patience))
        if stages[-1] != GO_ON:
            looks.append(evaluation.prospect(g, 0, Work()))
        step(g, work, rng, totals)
    return stages, looks


def test_with_two_players_a_playout_is_judged_after_every_turn() -> None:
    for patience, looks in ((1, 1), (40_000, 3)):
        stages, _ = one_playout(rolled(2, 3), patience, 1)
        assert stages.count(LOOK) == looks
        assert stages.count(SETTLED) == 1


def test_a_playout_counts_as_the_mean_of_its_looks() -> None:
    root, engine = rolled(2, 3), Engine(GAME, "python")
    for seed in range(3):
        _, looks = one_playout(root, 40_000, seed)
        assert len(set(looks)) > 1
        engine.begin(root, generator(seed), 40_000)
        engine.run(0, 1, grow=False)
        assert round(WIN * engine.appraisal().win) == sum(looks) // len(looks)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_evaluation_shares_one_win(players: int) -> None:
    for seed in range(4):
        state = rolled(players, seed)
        shares = [evaluation.prospect(state, player, Work()) for player in range(players)]
        assert sum(shares) == pytest.approx(WIN, rel=0.01)
        assert all(share > 0 for share in shares)


def test_points_make_the_evaluation_better_and_more_so_late() -> None:
    early = Table(2).gems(1, gold=4).g
    late = Table(2).gems(1, gold=4).tiles_left(2).g
    chances = [evaluation.prospect(g, 0, Work()) for g in (early, late)]
    assert WIN // 2 < chances[0] < chances[1] < WIN


def test_the_evaluation_counts_what_will_bring_points() -> None:
    """Three players with equal points and positions, except for one thing of the first player."""
    box = TEST_GAME.evaluation

    def lead(table: Table) -> int:
        g = table.tiles_left(16).g
        g.active = 2
        return int(box.standing(g, 0) - box.standing(g, 1))

    assert lead(Table(3)) == 0
    assert lead(Table(3).supers(1, 1)) == box.SUPER[0][16]
    assert lead(Table(3).cards(1, "r1")) == box.CARD[0][16]
    assert lead(Table(3).cards(1, "r1").cards(2, "b2")) == 0


def test_at_the_end_the_evaluation_is_the_result() -> None:
    g = Table(3).gems(1, gold=2).gems(3, gold=2).g
    g.phase = OVER
    assert [evaluation.prospect(g, player, Work()) for player in range(3)] == [
        WIN // 2,
        0,
        WIN // 2,
    ]


def test_a_beginner_trusts_its_luck() -> None:
    """With hope, a card that is worth more is rolled for where reason would take what it has."""
    work, differ = Work(), 0
    for number in range(6):
        g = rolled(2, number)
        heuristics.value_roughly(g, g.active, work)
        kept = [policies.dice_to_keep(g, work, hope) for hope in (0, 100)]
        assert all(0 <= keep <= ALL_DICE for keep in kept)
        differ += kept[0] != kept[1]
    assert differ
