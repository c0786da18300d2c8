"""Turns of King of the Dice played by the judge: its inputs, the dice, choices and lessons."""

from pathlib import Path
from threading import Event, Thread
from typing import Any

import numpy as np
import pytest

from karfunkel.bots.base import make_bot
from karfunkel.bots.judge import judge_of
from karfunkel.bots.search import Budget
from karfunkel.core.errors import Refusal
from karfunkel.core.link import link
from karfunkel.core.rng import Rng, seed
from karfunkel.core.work import Work
from karfunkel.games.kingdice import features
from karfunkel.games.kingdice.bots import judge_inputs, turn_dice
from karfunkel.games.kingdice.bots.greedy import Greedy
from karfunkel.games.kingdice.bots.judge_inputs import SEAT_INPUTS, SEAT_PARTS, SEATS_AT
from karfunkel.games.kingdice.bots.turn_bot import TurnEngine, thinker_of, value_net
from karfunkel.games.kingdice.bots.turn_plan import Plan
from karfunkel.games.kingdice.box.tables import CARD_CONDITION, DIE_COLOUR
from karfunkel.games.kingdice.dice import throws
from karfunkel.games.kingdice.dice.rerolls import Aim
from karfunkel.games.kingdice.dice.solver import Goal, aim_of, extra_of, place_of, solve
from karfunkel.games.kingdice.dice.throws import Solver
from karfunkel.games.kingdice.game import GAME
from karfunkel.games.kingdice.rules.market import BY_ALARM
from karfunkel.games.kingdice.rules.state import REROLL, SEATS, SETTLE, State
from karfunkel.games.kingdice.tools.fit_judge import Played, Tables, lessons, main
from karfunkel.games.kingdice.tools.judge_games import CHOICE, POLICY, RANDOM, TURN
from karfunkel.judge.kernel import SHARE
from karfunkel.judge.net import Judge, Net, fingerprint, inputs_of, read
from tests.rules.kingdice_table import GAME as OTHER_BOX

ONE = Budget(playouts=1)


def some_net(encoding: Any, width: int = 4) -> Net:
    """A net with small random weights."""
    dice = np.random.default_rng(1)
    sizes = ((inputs_of(GAME, encoding), width), (width, width), (width, GAME.num_actions))
    weights = [dice.normal(0, 0.05, shape).astype(np.float32) for shape in (*sizes, (width, 4))]
    biases = [np.zeros(weight.shape[1], np.float32) for weight in weights]
    seen = fingerprint(GAME, encoding)
    return Net(GAME.name, GAME.version, seen, "{}", tuple(weights), tuple(biases))


def played_until(phase: int, tiles: int, players: int, number: int) -> State:
    """A game of the policy, at the first choice of a phase with at most so many tiles left."""
    rng, work = Rng(), Work()
    for game in range(number, number + 10):
        seed(rng, game, 0)
        g: State = GAME.new({"players": players})
        program = Tables(None, "python").program.functions
        while g.on_turn:
            if g.on_turn < 0:
                program["by_chance"](g, work, rng)
                continue
            if g.phase == phase and g.supply <= tiles:
                return g
            n = GAME.rules.legal(g, g.active, work)
            work.choice[g.active] = GAME.policies["quick"](g, g.active, work, n, rng)
            GAME.rules.act(g, work)
    raise AssertionError("no such position")


# --- Inputs ---------------------------------------------------------------------------------


def test_the_judge_also_sees_what_learners_see() -> None:
    g = played_until(SETTLE, 20, 3, 1)
    plain, wide = [0] * features.LENGTH, [0] * judge_inputs.LENGTH
    features.features(g, 1, plain)
    judge_inputs.features(g, 1, wide)
    assert wide[: features.LENGTH] == plain
    assert inputs_of(GAME, judge_inputs) == judge_inputs.LENGTH


def test_the_inputs_of_a_seat_are_the_same_for_everybody_who_looks() -> None:
    g = played_until(SETTLE, 12, 3, 2)
    seats = []
    for player in range(3):
        seen = [0] * judge_inputs.LENGTH
        judge_inputs.features(g, player, seen)
        blocks = [seen[SEATS_AT + n * SEAT_INPUTS :][:SEAT_INPUTS] for n in range(4)]
        assert blocks[3] == [0] * SEAT_INPUTS
        seats.append([blocks[(seat - player) % 3] for seat in range(3)])
    assert seats[0] == seats[1] == seats[2]
    lead = [name for name, _ in SEAT_PARTS].index("lead in points")
    points = [GAME.rules.score(g, seat) for seat in range(3)]
    for seat in range(3):
        best = max(points[:seat] + points[seat + 1 :])
        assert seats[0][seat][lead] == points[seat] - best


# --- Files ----------------------------------------------------------------------------------


def test_a_net_says_by_its_fingerprint_what_it_looks_at(tmp_path: Path) -> None:
    for encoding in (None, judge_inputs):
        net = some_net(encoding)
        net.write(tmp_path / "net.npz")
        assert len(read(tmp_path / "net.npz", GAME).weights[0]) == inputs_of(GAME, encoding)
    other = net._replace(features=fingerprint(GAME))
    other.write(tmp_path / "other.npz")
    with pytest.raises(Refusal):
        read(tmp_path / "other.npz", GAME)


def test_another_box_has_no_judge() -> None:
    with pytest.raises(Refusal):
        make_bot("judge", OTHER_BOX)


# --- Dice -----------------------------------------------------------------------------------


def solver_for(aim: Any) -> Solver:
    """What throws are solved with for an aim."""
    return thinker_of(GAME, None, link(throws)).solver._replace(aim=aim)


def test_throws_are_worth_what_the_exact_solver_says() -> None:
    goals = [Goal(CARD_CONDITION[0][: step + 1], 3000 + 900 * step) for step in range(3)] + [
        Goal(CARD_CONDITION[card][:1], 100 * card) for card in (13, 25, 37, 49)
    ]
    jokers = [extra_of([face], 300) for face in (3, 9, 17)]
    program = link(throws, backend="compiled")
    solver = solver_for(program.put(aim_of(goals, jokers, 2500, DIE_COLOUR)))
    found = program.run("solve_throws", solver, 2)
    exact = solve(goals, extras=jokers, miss=2500)
    assert found == pytest.approx(float(exact.start), abs=0.05)
    for throw in ((1, 2, 3, 4, 6, 6), (1, 1, 1, 2, 5, 6), (3, 3, 3, 3, 3, 3)):
        for rolls in (1, 2):
            keep = program.run_batch("best_dice", solver.rows, rolls, place_of(throw))
            value = float(exact.kept_value(throw, rolls, int(keep)))
            assert value == pytest.approx(float(exact.value(throw, rolls)), abs=0.05)


# --- Choices --------------------------------------------------------------------------------


def test_the_last_choice_of_a_game_is_worth_its_result(tmp_path: Path) -> None:
    """With no tile left the game ends with the turn, whoever is active then."""
    some_net(judge_inputs).write(tmp_path / "net.npz")
    engine = TurnEngine(GAME, "python", tmp_path / "net.npz")
    ended = 0
    for number in range(3):
        g = played_until(SETTLE, 9, 2, 10 * number)
        g.supply = 0
        rng = Rng()
        seed(rng, 1, 1)
        for action, _, win in engine.think(g, rng, Budget(playouts=1), 0):
            after = g.copy()
            work = Work()
            work.choice[g.active] = action
            GAME.rules.act(after, work)
            if after.on_turn == 0:
                best = GAME.rules.winners(after)
                share = (best >> g.active & 1) / best.bit_count()
                assert win == pytest.approx(share, abs=1e-5)
                ended += 1
    assert ended


def by_points() -> Net:
    """A net that thinks the player with the most points wins."""
    net = some_net(judge_inputs)
    first, second, policy, value = (np.zeros_like(weight) for weight in net.weights)
    lead = SEATS_AT + [name for name, _ in SEAT_PARTS].index("lead in points")
    first[lead, :2] = 0.25, -0.25
    second[0, 0] = second[1, 1] = 1
    value[:2, 0] = 1, -1
    return net._replace(weights=(first, second, policy, value))


def test_a_choice_is_good_for_the_player_who_makes_it(tmp_path: Path) -> None:
    """Also where it ends the turn, so that somebody else is active afterwards."""
    by_points().write(tmp_path / "net.npz")
    engine = TurnEngine(GAME, "python", tmp_path / "net.npz")
    different = 0
    for number in range(24):
        g = played_until(SETTLE, 21 - number % 4, 2, 10 * number)
        rng, leads = Rng(), {}
        seed(rng, 1, 1)
        for action in GAME.legal(g, g.active):
            after, work = g.copy(), Work()
            work.choice[g.active] = action
            GAME.rules.act(after, work)
            if after.turns > g.turns:
                mine, theirs = g.active, 1 - g.active
                leads[action] = GAME.rules.score(after, mine) - GAME.rules.score(after, theirs)
        found = engine.think(g, rng, Budget(playouts=1), 0)
        if len(leads) == len(found) and len(set(leads.values())) > 1:
            assert leads[found[0].action] == max(leads.values())
            different += 1
    assert different


def held_up(tool: Any) -> Event:
    """A tool that is being compiled until the event."""
    done = Event()
    tool.thread = Thread(target=done.wait, daemon=True)
    tool.thread.start()
    return done


@pytest.mark.parametrize("spec", ["search:60", "turns:60", "greedy"])
def test_what_is_not_compiled_yet_answers_as_quick_does(spec: str) -> None:
    bot = make_bot(spec, GAME)
    tool = bot._planners if isinstance(bot, Greedy) else bot._engines  # type: ignore[attr-defined]
    waiting = held_up(tool)
    g = played_until(SETTLE, 20, 3, 4)
    work, rng, same = Work(), Rng(), Rng()
    seed(rng, 5, 0)
    seed(same, 5, 0)
    n = GAME.rules.legal(g, g.active, work)
    legal = list(work.action[:n])
    assert not bot.ready()
    chosen = bot.choose(g, g.active, legal, rng)
    assert chosen == GAME.policies["quick"](g, g.active, work, n, same)
    assert not tool.tools
    waiting.set()


def test_a_look_ahead_counts_what_the_next_player_will_do(tmp_path: Path) -> None:
    """With points alone, the end of a turn looks better than after the opponent's answer."""
    by_points().write(tmp_path / "net.npz")
    engine = TurnEngine(GAME, "compiled", tmp_path / "net.npz")
    g, rng = played_until(SETTLE, 20, 2, 40), Rng()
    seed(rng, 1, 1)
    now, later = (engine.think(g, rng, ONE, ahead)[0].win for ahead in (0, 1))
    assert later < now


def test_dice_are_rolled_as_solved() -> None:
    """A way is met as often as the solver says, if its dice are kept."""
    work, program = Work(), link(throws, backend="compiled")
    g, rng, plan, aim = played_until(REROLL, 20, 3, 4), Rng(), Plan(), Aim()
    seed(rng, 3, 0)
    run = link(turn_dice, rules=GAME.rules, policy=GAME.policies["quick"]).functions
    run["aim_at"](g, g.active, work, aim)
    wanted = 2
    aim.value[: aim.goals] = [0] * aim.goals
    aim.value[wanted], aim.miss, aim.extras = 1000, 0, 1
    plan.samples[BY_ALARM] = 1
    solver = solver_for(aim)
    chance = program.run("solve_throws", solver._replace(aim=program.put(aim)), 2) / 1000
    met = [run["way_rolled"](g, plan, solver, rng) for _ in range(400)]
    assert 0.1 < chance < 0.9
    assert met.count(wanted) / len(met) == pytest.approx(chance, abs=0.08)


def test_the_others_share_what_the_player_leaves_as_the_ways_leave_it() -> None:
    program = link(turn_dice, rules=GAME.rules, policy=GAME.policies["quick"])
    plan, aim, rng = Plan(), Aim(), Rng()
    g = played_until(REROLL, 20, 3, 4)
    seed(rng, 3, 0)
    player = g.active
    shares = [SHARE // 2, SHARE // 8, 3 * SHARE // 8]
    plan.samples[BY_ALARM] = 2
    for seat in range(3):
        plan.total[BY_ALARM * SEATS + (player + seat) % 3] = 2 * shares[seat]
    aim.extras = 1  # no goals: every throw ends with the alarm
    program.functions["spread_chances"](g, plan, solver_for(aim), rng, SHARE // 4)
    found = [plan.end[(player + seat) % 3] / SHARE for seat in range(3)]
    assert found == pytest.approx([1 / 4, 3 / 16, 9 / 16], abs=1e-3)


# --- Lessons --------------------------------------------------------------------------------


def test_a_lesson_is_what_was_calculated_and_a_part_of_what_turned_out_later() -> None:
    notes = np.array([[7, 0, TURN, 0], [7, 2, CHOICE, 5], [7, 1, TURN, 0]])
    said = np.array([[0.4, 0.3, 0.3, 0], [-1, -1, -1, -1], [0.3, 0.3, 0.4, 0]])
    expected = np.array([[0.5, 0.25, 0.25, 0], [-1, -1, 0.2, -1], [-1, 0.2, -1, -1]])
    played = Played(np.zeros(3), notes, said, expected, np.array([[1.0, 0, 0, 0]]))
    first, middle, last = lessons(played, 3, 0.25)
    assert last == pytest.approx([0.8, 0.2, 0, 0])  # the others share the rest as they did later
    assert middle == pytest.approx([0.64, 0.16, 0.2, 0])
    assert first == pytest.approx(expected[0] + 0.25 * (last - said[2]))


def test_without_a_judge_a_lesson_is_who_won() -> None:
    notes = np.array([[7, 0, TURN, 0], [7, 1, CHOICE, 5], [8, 1, TURN, 0]])
    results = np.array([[0.5, 0.5, 0, 0], [0, 1, 0, 0]])
    played = Played(np.zeros(3), notes, np.full((3, 4), -1.0), np.full((3, 4), -1.0), results)
    assert lessons(played, 2, 0.9).tolist() == [results[n].tolist() for n in (0, 0, 1)]


def test_games_with_a_judge_say_what_every_turn_is_worth() -> None:
    tables = Tables(by_points(), "python")
    played = tables.play(2, np.array([[POLICY, RANDOM, 0, 0]]), 1, 6, 1, 0, 1000, 4)
    turns = played.notes[:, 2] == TURN
    assert turns.sum() > 10
    assert played.said[turns].sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert played.expected[turns].sum(axis=1) == pytest.approx(1, abs=1e-4)
    change = (played.expected - played.said)[turns]
    mine = change[np.arange(len(change)), played.notes[turns, 1]]
    policy = played.notes[turns, 1] == 0
    assert mine[policy].mean() > mine[~policy].mean(), "who plays better expects more of a turn"


def test_games_of_policies_are_kept_with_who_won() -> None:
    tables = Tables(None, "python")
    played = tables.play(3, np.full((1, 4), POLICY), 1, 5, 1, 0, 4)
    assert {int(game) for game in played.notes[:, 0]} == {5}
    turns = [
        state.turns
        for state, note in zip(played.kept, played.notes, strict=True)
        if note[2] == TURN
    ]
    assert len(turns) > 10
    assert turns == list(range(1, len(turns) + 1))
    assert (played.expected < 0).all()
    assert played.results[0].sum() == pytest.approx(1)


# --- The fit --------------------------------------------------------------------------------


def test_a_net_learns_from_lessons_who_is_ahead(tmp_path: Path) -> None:
    """And those units that choose actions stay as they are."""
    dice, lead = np.random.default_rng(2), judge_inputs.LEAD
    seen = dice.integers(0, 2, (4000, judge_inputs.OWN)).astype(np.int16)
    seen[:, lead] = dice.integers(-20, 21, len(seen))
    ahead = (seen[:, lead] > 0).astype(np.float32)
    lesson = np.stack([ahead, 1 - ahead, 0 * ahead, 0 * ahead], 1)
    held, players = np.arange(len(seen)) % 20 == 0, np.full(len(seen), 2)
    games, file = tmp_path / "games.npz", tmp_path / "net.npz"
    np.savez(games, seen=seen, lesson=lesson, result=lesson, held=held, players=players)
    main(["fit", str(file), str(games), "--width", "8", "--epochs", "12", "--rate", "0.01"])
    judge, old = Judge(GAME, read(file, GAME)), judge_of(GAME)
    shown = np.zeros((200, judge_inputs.LENGTH), np.int16)
    shown[:, SEATS_AT:] = seen[held]
    choices, hopes = judge.many(shown)
    assert ((hopes[:, 0] > hopes[:, 1]) == ahead[held]).mean() > 0.75
    assert choices == pytest.approx(old.many(shown)[0], abs=2e-3)
    small = value_net(judge.net)
    assert small.weights[0].shape == (judge_inputs.OWN, 8)
    assert Judge(GAME, small).many(shown[:, SEATS_AT:])[1] == pytest.approx(hopes, abs=1e-3)
