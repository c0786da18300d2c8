"""The vector environment is the same as every game alone."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from karfunkel.core.errors import IllegalStep, Refusal
from karfunkel.core.game import SPECTATOR
from karfunkel.core.link import BACKENDS, Backend
from karfunkel.core.registry import game_names, load_game
from karfunkel.envs.vector import Vector, make
from karfunkel.testing.proofs import told_with_any_hash_seed
from tests.contract.games import TABLES, generator
from tests.envs.play import games_of

STEPS = {"diamant": 150, "emerald": 450, "kingdice": 450}
SMALL: dict[str, dict[str, Any]] = {
    "diamant": {"deck": "tiny", "rounds": 1},
    "emerald": {"treasures": 1, "pile_cards": 1},
    "kingdice": {"terrain_tiles": 1, "pile_cards": 2},
}


def compare(env: Vector, seed: int, first: int, steps: int, **options: Any) -> int:
    """Step a batch and every one of its games alone; return how many games ended."""
    game, n = env.game, env.num_envs
    queues = [games_of(game, seed, first + row, players=env.players, **options) for row in range(n)]
    alone = [next(queue) for queue in queues]
    ended = 0
    for _ in range(steps):
        for row, table in enumerate(alone):
            asked = table.ask()
            assert asked is not None
            assert env.to_act[row] == asked.player
            assert np.array_equal(env.masks[row], table.mask())
            assert np.array_equal(env.observations[row], game.features(table.state, asked.player))
        actions = env.sample()
        found = env.step(actions)
        for row, action in enumerate(actions):
            asked = alone[row].ask()
            assert asked is not None
            alone[row].choose(asked.player, int(action))
            over = alone[row].ask() is None
            assert bool(found.dones[row]) == over
            if over:
                score = env.reward == "score"
                expected = alone[row].differences() if score else alone[row].shares()
                assert np.allclose(found.rewards[row], expected, rtol=1e-6)
                alone[row] = next(queues[row])
                ended += 1
            else:
                assert not found.rewards[row].any()
    return ended


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_batch_is_every_game_alone(name: str, players: int) -> None:
    env = make(name, 3, players=players, seed=5)
    assert compare(env, 5, 0, STEPS[name]) >= 1


@pytest.mark.parametrize("name", game_names())
def test_small_games_with_score_differences(name: str) -> None:
    env = make(name, 2, players=3, seed=9, reward="score", **SMALL[name])
    assert compare(env, 9, 0, STEPS[name], **SMALL[name]) >= 2


@pytest.mark.parametrize("name", game_names())
def test_row_is_the_same_in_any_batch(name: str) -> None:
    env = make(name, 2, players=2)
    env.reset(seed=3, row=40)
    compare(env, 3, 40, 40)


@pytest.mark.parametrize("name", game_names())
def test_backends_agree(name: str) -> None:
    both = [make(name, 2, players=3, seed=4, backend=backend) for backend in BACKENDS]
    for _ in range(STEPS[name]):
        left, right = both[0].last(), both[1].last()
        assert all(np.array_equal(left[i], right[i]) for i in range(len(left)))
        actions = both[0].sample()
        assert np.array_equal(actions, both[1].sample())
        for env in both:
            env.step(actions)


def test_reset_without_seed_goes_on_to_the_next_games() -> None:
    env = make("diamant", 2, players=3, seed=1)
    env.reset()
    queues = [games_of(env.game, 1, row, players=3) for row in range(2)]
    for row, queue in enumerate(queues):
        next(queue)
        second = next(queue)
        assert np.array_equal(env.observations[row], env.game.features(second.state, 0))


def test_unseeded_environments_differ() -> None:
    assert make("diamant", 1).seed != make("diamant", 1).seed


# --- Copies -----------------------------------------------------------------------------------


def pickled(env: Vector) -> Vector:
    found = pickle.loads(pickle.dumps(env))
    assert isinstance(found, Vector)
    return found


@pytest.mark.parametrize("copied", [copy.deepcopy, Vector.clone, pickled])
@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", game_names())
def test_copy_in_mid_game_goes_on_identically(name: str, backend: Backend, copied: Any) -> None:
    env = make(name, 2, players=3, seed=8, backend=backend)
    for _ in range(31):
        env.step(env.sample())
    twin = copied(env)
    traces = []
    for one in (env, twin):
        trace = []
        for _ in range(40):
            found = one.step(one.sample())
            trace.append([array.copy() for array in found])
        traces.append(trace)
    for mine, other in zip(*traces, strict=True):
        for left, right in zip(mine, other, strict=True):
            assert np.array_equal(left, right)


def test_copy_does_not_share_memory() -> None:
    env = make("diamant", 4, players=3, seed=8)
    twin, before = env.clone(), env.observations.copy()
    for _ in range(20):
        twin.step(twin.sample())
    assert np.array_equal(env.observations, before)


@pytest.mark.parametrize("name", game_names())
def test_two_processes_play_the_same(name: str) -> None:
    code = (
        "import hashlib; from karfunkel.envs.vector import make\n"
        f"env = make({name!r}, 3, seed=6, backend='python'); told = hashlib.sha256()\n"
        "for _ in range(60):\n"
        "    for array in env.step(env.sample()): told.update(array.tobytes())\n"
        "print(told.hexdigest())"
    )
    assert len(told_with_any_hash_seed(code)) > 60


# --- What is hidden, and what is refused ------------------------------------------------------


@pytest.mark.parametrize("name", game_names())
def test_observations_do_not_leak(name: str) -> None:
    """Whatever could stand behind what a player sees, the player gets the same numbers."""
    env = make(name, 1, players=4, seed=2)
    game, rng = env.game, generator(1)
    differed = 0
    for _ in range(200):
        state = env.state(0)
        for player in range(4):
            twin = game.resample(game.observe(state, player), player, rng)
            differed += twin != state
            assert np.array_equal(env.observe(0, player), game.features(twin, player))
        env.step(env.sample())
    assert (differed > 0) == (name == "emerald")


def test_secret_choices_stay_secret() -> None:
    """D11: the second player sees the same, whatever the first has chosen."""
    envs = [make("diamant", 1, players=3, seed=2) for _ in range(2)]
    for action, env in enumerate(envs):
        env.step([action])
    for player in range(3):
        assert np.array_equal(envs[0].observe(0, player), envs[1].observe(0, player))
    assert envs[0].game.view(envs[0].state(0), SPECTATOR) == envs[1].game.view(envs[1].state(0))


@pytest.mark.parametrize("name", game_names())
def test_illegal_action_is_named(name: str) -> None:
    env = make(name, 3, players=3, seed=2)
    legal = env.sample()
    kept = pickle.dumps(env)
    for wrong in (-1, env.num_actions, 10**6):
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(IllegalStep) as error:
            env.step(actions)
        assert f"“{wrong}”" in str(error.value)
        first = int(np.flatnonzero(env.masks[1])[0])
        assert env.game.action_text(first) in str(error.value)
        assert pickle.dumps(env) == kept


def test_illegal_action_has_its_name() -> None:
    env = make("emerald", 1, players=3, seed=2)
    with pytest.raises(IllegalStep, match=r"cannot choose “stop” here\. Allowed: knight tower 1,"):
        env.step([env.game.parse_action("stop")])


def test_bad_settings_are_refused() -> None:
    env = make("diamant", 2, players=3)
    for actions in ([0], [0, 0, 0], [[0, 0]], [0.5, 1.0]):
        with pytest.raises(Refusal, match="each game is needed; number of games: 2"):
            env.step(np.array(actions))
    with pytest.raises(Refusal, match="“0” is not allowed for num_envs"):
        make("diamant", 0)
    with pytest.raises(Refusal, match=r"“gold” is not allowed for reward\. Allowed: win, score"):
        make("diamant", 1, reward="gold")
    with pytest.raises(Refusal, match="cannot be a seed"):
        env.reset(seed=-1)
    with pytest.raises(Refusal, match="“-1” is not allowed for row"):
        env.reset(seed=1, row=-1)
    with pytest.raises(Refusal, match="There is no option"):
        make("diamant", 1, colour=1)


def test_without_autoreset_a_finished_game_stays_finished() -> None:
    env = Vector("diamant", 1, players=2, seed=1, autoreset=False, deck="tiny", rounds=1)
    while not env.dones[0]:
        env.step(env.sample())
    assert env.to_act[0] == -1
    assert not env.masks.any()
    assert sum(env.rewards[0]) == 1
    with pytest.raises(IllegalStep, match="The game is over"):
        env.step([0])
    assert load_game("diamant").turn(env.state(0)).over
