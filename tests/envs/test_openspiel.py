"""OpenSpiel: its own tests and algorithms, and what they do not check."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from karfunkel.core.dealer import Seeded
from karfunkel.core.errors import IllegalStep
from karfunkel.core.registry import game_names, load_game
from karfunkel.core.rng import Rng, below
from karfunkel.envs.openspiel import PREFIX
from karfunkel.envs.past import Play, Table
from tests.cases import cases
from tests.contract.games import TABLES, generator

SMALL: dict[str, dict[str, Any]] = {
    "diamant": {"deck": "tiny", "rounds": 1},
    "emerald": {"treasures": 1, "pile_cards": 1},
    "kingdice": {"terrain_tiles": 1, "pile_cards": 1},
}
SEEDS = cases(20, 100)
LAST_STEPS = 8


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(PREFIX + name, parameters)


def step(state: Any, rng: Rng) -> None:
    """A random step."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(outcomes[below(rng, len(outcomes))])
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([each[below(rng, len(each))] if each else 0 for each in legal])
    else:
        legal = state.legal_actions()
        state.apply_action(legal[below(rng, len(legal))])


# --- The library's tests ----------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulations(name: str, players: int) -> None:
    """With serialisation and masks: whole games from the start."""
    for game, games in (
        (load(name, players=players), 1),
        (load(name, players=players, **SMALL[name]), 4),
    ):
        pyspiel.random_sim_test(game, num_sims=games, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulations_of_many_seeds(name: str, players: int) -> None:
    """The checker is slow: each seed gets a short game, or the last steps of a longer one."""
    game = load(name, players=players, **SMALL[name])
    if load_game(name).simultaneous:  # the checker cannot start such a game in the middle
        pyspiel.random_sim_test(game, num_sims=SEEDS, serialize=True, verbose=False, mask_test=True)
        return
    for number in range(SEEDS):
        state = near_the_end(game, number)
        pyspiel.random_sim_test(
            game,
            num_sims=1,
            serialize=True,
            verbose=False,
            mask_test=True,
            specific_initial_state=state,
        )


def near_the_end(game: Any, number: int) -> Any:
    """A random game of a seed, so many steps before its end."""
    state, rng = game.new_initial_state(), generator(number)
    while not state.is_terminal():
        step(state, rng)
    actions = state.history()
    state = game.new_initial_state()
    for action in actions[:-LAST_STEPS]:
        state.apply_action(action)
    return state


@pytest.mark.parametrize("players", [2, 4])
def test_random_simulations_turn_by_turn(players: int) -> None:
    for game in (
        load("diamant", players=players, turns=True),
        load("diamant", players=players, turns=True, reward="score"),
        pyspiel.convert_to_turn_based(load("diamant", players=players)),
    ):
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False, mask_test=True)


# --- The library's algorithms -----------------------------------------------------------------


def first_decision(game: Any) -> Any:
    state, rng = game.new_initial_state(), generator(3)
    while state.is_chance_node():
        step(state, rng)
    return state


@pytest.mark.parametrize("name", game_names())
def test_mcts(name: str) -> None:
    game = load(name, players=2, turns=True, **SMALL[name])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=np.random.RandomState(1))
    state = first_decision(game)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", game_names())
def test_information_set_mcts(name: str) -> None:
    game = load(name, players=2, turns=True, **SMALL[name])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, 1.4, max_simulations=8, random_state=np.random.RandomState(1)
    )
    state, rng = first_decision(game), generator(5)
    for _ in range(12):
        if state.is_terminal():
            break
        if state.is_chance_node():
            step(state, rng)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_cfr_solves_a_small_diamant() -> None:
    game = load("diamant", players=2, turns=True, **SMALL["diamant"])
    solver = cfr.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(cases(5, 15)):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < before / 4
    assert after < 0.02


def test_cfr_runs_on_converted_simultaneous_nodes() -> None:
    game = pyspiel.convert_to_turn_based(load("diamant", players=2, **SMALL["diamant"]))
    cfr.CFRSolver(game).evaluate_and_update_policy()


# --- What they do not check -------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_states_are_the_game(name: str, players: int) -> None:
    """The same steps as through the contract, with the same weights of chance."""
    state, rng, game = (
        load(name, players=players).new_initial_state(),
        generator(2),
        load_game(name),
    )
    while not state.is_terminal():
        rules_state = state.play.state
        turn = game.turn(rules_state)
        assert state.is_chance_node() == turn.chance
        if turn.chance:
            weights = game.outcomes(rules_state)
            total = sum(weight for _, weight in weights)
            assert state.chance_outcomes() == [(o, weight / total) for o, weight in weights]
        else:
            for player in range(players):
                if state.current_player() in (player, pyspiel.PlayerId.SIMULTANEOUS):
                    assert state.legal_actions(player) == game.legal(rules_state, player)
        step(state, rng)
    winners = game.winners(state.play.state)
    assert state.returns() == [(p in winners) / len(winners) for p in range(players)]
    for player in range(players):
        tensor = np.array(state.observation_tensor(player), np.float32)
        assert np.array_equal(tensor, game.features(state.play.state, player))


@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("name", game_names())
def test_resampled_states_look_the_same(name: str, turns: bool) -> None:
    state, rng = load(name, players=3, turns=turns).new_initial_state(), generator(6)
    dice, differed = np.random.RandomState(1), 0
    for _ in range(400):
        if state.is_terminal():
            break
        for player in range(3):
            twin = state.resample_from_infostate(player, dice.uniform)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.current_player() == state.current_player()
            if state.current_player() == player:
                assert twin.legal_actions() == state.legal_actions()
            differed += twin.history() != state.history()
        step(state, rng)
    assert (differed > 0) == (name == "emerald" or (name == "diamant" and turns))


def test_resampled_hands_have_the_right_chances() -> None:
    """As often as the rules' own `resample` finds them."""
    game = load_game("emerald")
    state, rng = load("emerald", players=3).new_initial_state(), generator(8)
    while not state.play.hides_from(0) or state.play.who < 0:
        step(state, rng)
        assert not state.is_terminal()
    dice, found, expected = np.random.RandomState(2), 0.0, 0.0
    observed = game.observe(state.play.state, 0)
    for _ in range(600):
        found += sum(state.resample_from_infostate(0, dice.uniform).play.state.hand[1:])
        expected += sum(game.resample(observed, 0, rng).hand[1:])
    assert found == pytest.approx(expected, rel=0.1)


def test_secret_choices_stay_secret() -> None:
    """D11: while others have to choose, nobody knows what was chosen; then everybody does."""
    game = load("diamant", players=3, turns=True)
    states = [first_decision(game) for _ in range(2)]
    for action, state in enumerate(states):
        state.apply_action(action)
        assert f"0:{action}" in state.information_state_string(0)
    for player in (1, 2):
        told = {state.information_state_string(player) for state in states}
        assert len(told) == 1
        assert "0:?" in told.pop()
    for state in states:
        state.apply_action(0)
        state.apply_action(0)
    assert len({state.information_state_string(1) for state in states}) == 2


def test_information_states_recall_everything() -> None:
    """Different histories of public steps are never one information state."""
    game = load("diamant", players=2, **SMALL["diamant"])
    seen: dict[str, str] = {}
    for number in range(200):
        state, rng = game.new_initial_state(), generator(number)
        while not state.is_terminal():
            step(state, rng)
            told = state.information_state_string(0)
            assert seen.setdefault(told, state.history_str()) == state.history_str()
    assert len(seen) > 50


def cloned(state: Any) -> Any:
    return state.clone()


def serialised(state: Any) -> Any:
    return state.get_game().deserialize_state(state.serialize())


def pickled(state: Any) -> Any:
    return pickle.loads(pickle.dumps(state))


@pytest.mark.parametrize("copied", [cloned, serialised, pickled, copy.deepcopy])
@pytest.mark.parametrize("name", game_names())
def test_copy_in_mid_game_goes_on_identically(name: str, copied: Callable[[Any], Any]) -> None:
    state, rng = load(name, players=3).new_initial_state(), generator(4)
    for _ in range(60):
        step(state, rng)
        if state.is_terminal():
            break
    twin = copied(state)
    if not state.is_terminal():
        other, told = copied(state), state.information_state_string(0)
        step(other, generator(5))
        assert state.information_state_string(0) == told != other.information_state_string(0)
    both = [generator(5), generator(5)]
    while not state.is_terminal():
        step(state, both[0])
        step(twin, both[1])
        assert str(twin) == str(state)
    assert twin.returns() == state.returns()
    assert twin.history() == state.history()


@pytest.mark.parametrize("name", game_names())
def test_illegal_actions_are_named(name: str) -> None:
    game = load_game(name)
    play = Play(Table(game, {"players": 3}, True, "win"), game.new({"players": 3}))
    with pytest.raises(IllegalStep, match=r"“999” cannot happen here\. Possible: .+"):
        play.apply(999)
    dealer = Seeded(1)
    while play.who < 0:
        play.apply(dealer.deal(play.chances()))
    kept = play.copy()
    with pytest.raises(IllegalStep, match=r"“-5” .*Allowed: .+|-5.*Allowed: .+"):
        play.apply(-5)
    assert (play.state, play.past) == (kept.state, kept.past)


def test_illegal_actions_are_named_through_openspiel() -> None:
    state = first_decision(load("emerald", players=3))
    with pytest.raises(Exception, match=r"cannot choose “stop” here\. Allowed: knight tower 1"):
        state.apply_action(40)
    state = first_decision(load("diamant", players=3))
    with pytest.raises(Exception, match=r"cannot choose “7” here\. Allowed: go on, leave"):
        state.apply_actions([0, 7, 0])
