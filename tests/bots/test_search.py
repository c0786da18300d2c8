"""The search: the same tree on both backends, within its budget, and it finds what is best."""

import time
from typing import Any

import pytest

from karfunkel.bots import decisions
from karfunkel.bots.search import Budget, Engine, LearnedBot, SearchBot, Thought, parse_budget
from karfunkel.bots.tree import Tree
from karfunkel.core.bot import Advice
from karfunkel.core.compiled import CompiledProgram
from karfunkel.core.game import Game
from karfunkel.core.link import Backend
from karfunkel.core.registry import game_names, load_game
from karfunkel.core.rng import Rng
from karfunkel.games.diamant.game import GAME as DIAMANT
from karfunkel.games.diamant.rules import GO_ON, LEAVE
from karfunkel.games.kingdice.bots.greedy import Planner
from tests.cases import cases
from tests.contract.games import generator, random_game
from tests.rules.diamant_table import Cave


def positions(game: Game, players: int) -> list[tuple[Any, int]]:
    """Some decisions from a random game, as their player sees them."""
    found = []
    for moment in random_game(game, players, 5):
        for player in game.turn(moment.before).players:
            if len(game.legal(moment.before, player)) > 1:
                found.append((game.observe(moment.before, player), player))
    return found[:: max(1, len(found) // 5)]


SEARCHES = [
    (name, kind)
    for name in game_names()
    for kind in (SearchBot, LearnedBot)
    if kind is SearchBot or load_game(name).learned
]


PLAYOUTS = cases(40, 120)
"""Of a search that CPython does as well as compiled code."""


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("name", "kind"), SEARCHES)
def test_both_backends_think_the_same(name: str, kind: type[SearchBot], players: int) -> None:
    game = load_game(name)
    slow = kind(game, Budget(playouts=PLAYOUTS), "python")
    fast = kind(game, Budget(playouts=PLAYOUTS), "compiled")
    for observed, player in positions(game, players):
        thoughts = slow.think(observed, player, generator(1))
        assert fast.think(observed, player, generator(1)) == thoughts
        adviser, tried = slow._engines.tool().adviser, [thought.tried for thought in thoughts]
        advised = adviser is not None and bool(adviser.questions(observed, player))
        assert set(tried) == {PLAYOUTS} if advised else sum(tried) == PLAYOUTS
        assert {thought.action for thought in thoughts} == set(game.legal(observed, player))
        assert all(0 <= thought.win <= 1 for thought in thoughts)


def think(cave: Cave, player: int = 0, playouts: int = 4000) -> list[Thought]:
    bot = SearchBot(DIAMANT, Budget(playouts=playouts))
    return bot.think(DIAMANT.observe(cave.state, player), player, generator(7))


def last_round(players: int) -> Cave:
    return Cave(players).finish_rounds(4)


def test_it_leaves_with_the_game_in_its_hands() -> None:
    """The last round, every other card strikes, and leaving now wins."""
    cave = last_round(2).turn_up("treasure 17", "trap ram", "trap snake", "trap lava")
    cave.state.chest[:2] = [12, 10]
    cave.choose(1).turn_up("trap boulder")
    assert (cave.state.chest[1], cave.state.chest[0] + cave.state.hand) == (19, 20)
    assert think(cave)[0].action == LEAVE


def test_it_goes_on_when_leaving_loses_for_certain() -> None:
    """The last round, far behind: only what lies deeper in the cave can win."""
    cave = last_round(2).turn_up("treasure 3", "trap ram", "trap snake")
    cave.state.chest[:2] = [0, 20]
    best = think(cave)[0]
    assert best.action == GO_ON
    assert best.win > 0


def test_choices_at_the_same_time_are_made_independently() -> None:
    """D11: the tables of two players at one moment never see each other's choice.

    With the same seed, player 0's estimated gain cannot depend on the order of seats.
    """
    cave = last_round(2).turn_up("treasure 9", "trap ram")
    wins = [think(cave, player, 8000) for player in (0, 1)]
    chances = [{t.action: t.win for t in thoughts} for thoughts in wins]
    for action in (GO_ON, LEAVE):
        assert chances[0][action] == pytest.approx(chances[1][action], abs=0.05)


def test_the_others_mostly_follow_their_habits() -> None:
    """Nothing in the hand: the policy certainly goes on, with or without a quarter of the wins."""
    bot = SearchBot(DIAMANT, Budget(playouts=4000))
    observed = DIAMANT.observe(Cave(4).turn_up("trap snake").state, 0)
    bot.think(observed, 0, generator(7))
    for other in (1, 2, 3):
        tried = {thought.action: thought.tried for thought in bot._engines.tool().thoughts(other)}
        assert tried[GO_ON] / 4000 > DIAMANT.habit / 100 - 0.03  # more, where the tree agrees
        assert tried[LEAVE] > 0  # and sometimes what the tree holds possible


@pytest.mark.parametrize("microseconds", [5, 500])
def test_a_time_budget_is_kept(microseconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a fake clock, on which a playout takes a fixed number of microseconds."""
    bot, clock = SearchBot(DIAMANT, Budget(milliseconds=60), "python"), [0.0]
    run = Engine.run

    def run_by_our_clock(engine: Engine, player: int, iterations: int, *, grow: bool) -> None:
        run(engine, player, 1, grow=grow)
        clock[0] += iterations * microseconds / 1e6

    monkeypatch.setattr(Engine, "run", run_by_our_clock)
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])
    bot.think(DIAMANT.observe(Cave(4).turn_up("treasure 9").state, 0), 0, generator(1))
    assert 0.060 <= clock[0] < 0.061
    assert bot.iterations == pytest.approx(60_000 / microseconds, abs=2)


def test_more_time_grows_a_larger_tree() -> None:
    cave = Cave(4).turn_up("treasure 9")
    small, large = think(cave, playouts=50), think(cave, playouts=5000)
    assert sum(t.tried for t in small) == 50
    assert sum(t.tried for t in large) == 5000


def test_a_full_tree_still_answers() -> None:
    bot = SearchBot(DIAMANT, Budget(playouts=400), "python")
    observed = DIAMANT.observe(Cave(4).turn_up("treasure 9").state, 0)
    bot.think(observed, 0, generator(1))
    engine = bot._engines.tool()
    assert isinstance(engine, Engine)
    grown = engine.program.get(Tree, engine.tree)
    assert 0 < grown.decisions <= decisions.DECISIONS * 3 // 4
    engine.tree.edges = decisions.EDGES  # no room for anything new
    engine.run(0, 100)
    assert sum(thought.tried for thought in engine.thoughts(0)) == 500


@pytest.mark.parametrize("backend", ["python", "compiled"])
def test_a_bot_can_be_used_again_and_again(backend: Backend) -> None:
    bot = SearchBot(DIAMANT, Budget(playouts=200), backend)
    observed = DIAMANT.observe(Cave(4).turn_up("treasure 9").state, 0)
    first = bot.think(observed, 0, generator(1))
    bot.think(DIAMANT.observe(Cave(3).turn_up("relic").state, 1), 1, generator(2))
    assert bot.think(observed, 0, generator(1)) == first


def test_until_the_compiler_is_ready_it_thinks_in_cpython() -> None:
    bot = SearchBot(DIAMANT, Budget(playouts=100))
    observed = DIAMANT.observe(Cave(4).turn_up("treasure 9").state, 0)
    bot.prepare()
    early = bot.think(observed, 0, generator(1))
    assert bot._engines.thread is not None
    bot._engines.thread.join()
    assert bot.think(observed, 0, generator(1)) == early
    assert "compiled" in bot._engines.tools


@pytest.mark.parametrize("name", game_names())
def test_what_is_prepared_is_all_that_is_called_later(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first call compiles a function, so any other one would make a player wait."""
    game = load_game(name)
    bot, called = SearchBot(game, Budget(playouts=50)), set()
    run = CompiledProgram.run

    def noted(program: CompiledProgram, function: str, *args: Any) -> Any:
        called.add((id(program), function))
        return run(program, function, *args)

    monkeypatch.setattr(CompiledProgram, "run", noted)
    bot.prepare()
    assert bot._engines.thread is not None
    bot._engines.thread.join()
    prepared = set(called)
    for observed, player in positions(game, game.default_players):
        bot.think(observed, player, generator(1))
    assert prepared
    assert called == prepared


@pytest.mark.parametrize(
    ("text", "budget"),
    [("50ms", Budget(50)), ("2s", Budget(2000)), ("2000", Budget(playouts=2000))],
)
def test_budgets(text: str, budget: Budget) -> None:
    assert parse_budget(text) == budget


@pytest.mark.parametrize("name", game_names())
def test_a_search_whose_time_is_over_at_once_still_answers(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first call compiles, and may take longer than the whole budget."""
    game = load_game(name)
    bot = SearchBot(game, Budget(milliseconds=1))
    begin = Engine.begin

    def dawdle(engine: Engine, observed: Any, rng: Rng, patience: int) -> None:
        begin(engine, observed, rng, patience)
        time.sleep(0.002)

    monkeypatch.setattr(Engine, "begin", dawdle)
    for observed, player in positions(game, game.default_players)[:3]:
        legal = game.legal(observed, player)
        assert bot.choose(observed, player, legal, generator(1)) in legal


def test_what_an_adviser_takes_is_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a fake clock: 5 µs for a playout, 8 ms for an answer."""
    game, clock, budget = load_game("kingdice"), [0.0], 0.020
    bot = SearchBot(game, Budget(milliseconds=20), "python")
    observed, player = next(
        (observed, player)
        for observed, player in positions(game, 2)
        if Planner(game, "python").questions(observed, player)
    )

    def run(engine: Engine, player: int, iterations: int, *, grow: bool) -> None:
        clock[0] += iterations * 5e-6

    def answer(*given: Any) -> list[Advice]:
        clock[0] += 0.008
        return [Advice(0, 0.5)]

    monkeypatch.setattr(Engine, "run", run)
    monkeypatch.setattr(Planner, "answer", answer)
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])
    spent = []
    for _ in range(3):
        clock[0] = 0.0
        bot.think(observed, player, generator(1))
        spent.append(clock[0])
    assert spent[0] > 1.3 * budget  # it does not know yet
    assert all(0.95 * budget < time < 1.05 * budget for time in spent[1:])
