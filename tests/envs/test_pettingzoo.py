"""PettingZoo: its own checkers, and what they do not check."""

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from karfunkel.core.errors import IllegalStep, Refusal
from karfunkel.core.registry import game_names, load_game
from karfunkel.envs.pettingzoo import AgentByAgent, AllAtOnce, env, parallel_env
from tests.cases import cases
from tests.contract.games import TABLES
from tests.envs.play import Alone

SEEDS = cases(25, 100)
DIAMANT_TABLES = [players for name, players in TABLES if name == "diamant"]

# The checker's own words for what its library's classic games do too.
allowed = [
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
    "ignore:Environment has not defined a render:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
]
pytestmark = [pytest.mark.filterwarnings(line) for line in allowed]


def at_seed(made: Any, number: int) -> Any:
    """The checkers reset to one seed of their own: here it stands for another one."""
    reset = made.reset

    def moved(seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        return reset(None if seed is None else 1000 * number + seed, options)

    made.reset = moved
    for place, space in enumerate(made.action_spaces.values()):
        space.seed(number + place)
    return made


def seeds(made: Callable[[], Any]) -> Iterator[Any]:
    """An environment at a hundred seeds; made once, since making takes longest."""
    one = made()
    for number in range(SEEDS):
        yield at_seed(copy.deepcopy(one), number)


# --- The library's checkers -------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_api(name: str, players: int) -> None:
    for number, made in enumerate(seeds(lambda: env(name, players=players))):
        api_test(made, num_cycles=10**6 if number == 0 else 4)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seeds(name: str, players: int) -> None:
    one = env(name, players=players)
    for number in range(SEEDS):
        seed_test(lambda n=number: at_seed(copy.deepcopy(one), n), num_cycles=4)


@pytest.mark.parametrize("players", DIAMANT_TABLES)
def test_parallel_api(players: int) -> None:
    for made in seeds(lambda: parallel_env("diamant", players=players)):
        parallel_api_test(made, num_cycles=10)


@pytest.mark.parametrize("players", DIAMANT_TABLES)
def test_parallel_seeds(players: int) -> None:
    one = parallel_env("diamant", players=players)
    for number in range(SEEDS):
        parallel_seed_test(lambda n=number: at_seed(copy.deepcopy(one), n), num_cycles=4)


# --- What they do not check -------------------------------------------------------------------


def choices(made: AgentByAgent, steps: int = 10**6) -> Iterator[tuple[str, int, Any]]:
    """Play at random and tell everything: who chose what, having seen what."""
    for agent in made.agent_iter(steps):
        seen, _, terminated, _, _ = made.last()
        assert seen is not None
        if terminated:
            return
        action = int(made.action_space(agent).sample(seen["action_mask"]))
        yield agent, action, seen
        made.step(action)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_agent_by_agent_is_the_game(name: str, players: int) -> None:
    made, game = env(name, players=players), load_game(name)
    made.reset(seed=11)
    alone = Alone(game, 11, players=players)
    for agent, action, seen in choices(made):
        asked = alone.ask()
        assert asked is not None
        assert agent == f"player_{asked.player}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == asked.legal
        for other in made.agents:
            told, seat = made.observe(other), int(other[-1])
            assert np.array_equal(told["observation"], game.features(alone.state, seat))
            assert told["action_mask"].any() == (seat == asked.player)
        alone.choose(asked.player, action)
    assert alone.ask() is None
    for seat, agent in enumerate(made.possible_agents):
        last = made.observe(agent)["observation"]
        assert np.array_equal(last, game.features(alone.state, seat))
    assert list(made.rewards.values()) == pytest.approx(alone.shares())
    assert sum(made.rewards.values()) == pytest.approx(1)


def test_score_differences_add_up_to_nothing() -> None:
    made = env("emerald", players=3, reward="score")
    made.reset(seed=1)
    for _ in choices(made):
        pass
    assert sum(made.rewards.values()) == pytest.approx(0, abs=1e-4)
    assert any(made.rewards.values())


@pytest.mark.parametrize("players", DIAMANT_TABLES)
def test_parallel_and_agent_by_agent_agree(players: int) -> None:
    one, all_at_once = env("diamant", players=players), parallel_env("diamant", players=players)
    one.reset(seed=7)
    seen, _ = all_at_once.reset(seed=7)
    rewards: dict[str, float] = {}
    while all_at_once.agents:
        actions = {}
        for agent in all_at_once.agents:
            if seen[agent]["action_mask"].any():
                assert one.agent_selection == agent
                told = one.observe(agent)
                assert np.array_equal(told["observation"], seen[agent]["observation"])
                assert np.array_equal(told["action_mask"], seen[agent]["action_mask"])
                actions[agent] = int(all_at_once.action_space(agent).sample())
                one.step(actions[agent])
        seen, rewards, *_ = all_at_once.step(actions)
    assert rewards == one.rewards
    assert all(one.terminations.values())


def pickled(made: Any) -> Any:
    return pickle.loads(pickle.dumps(made))


@pytest.mark.parametrize("copied", [copy.deepcopy, AgentByAgent.clone, pickled])
@pytest.mark.parametrize("name", game_names())
def test_copy_in_mid_game_goes_on_identically(name: str, copied: Any) -> None:
    made = env(name, players=3)
    made.reset(seed=3)
    for _ in choices(made, 25):
        pass
    twin = copied(made)
    for mine, other in zip(choices(made), choices(twin), strict=True):
        assert mine[:2] == other[:2]
        assert np.array_equal(mine[2]["observation"], other[2]["observation"])
    assert made.rewards == twin.rewards


@pytest.mark.parametrize("copied", [copy.deepcopy, AllAtOnce.clone, pickled])
def test_copy_of_parallel_goes_on_identically(copied: Any) -> None:
    made = parallel_env("diamant", players=3)
    made.reset(seed=3)
    made.step(dict.fromkeys(made.agents, 0))
    twin = copied(made)
    for number in range(40):
        if not made.agents:
            break
        actions = {agent: number >> seat & 1 for seat, agent in enumerate(made.agents)}
        mine, other = made.step(actions), twin.step(actions)
        assert mine[1:] == other[1:]
        for agent, seen in mine[0].items():
            assert np.array_equal(seen["observation"], other[0][agent]["observation"])
    assert not twin.agents


@pytest.mark.parametrize("wrong", [-1, 40, 55, 0.5, "stop", None])
def test_illegal_action_is_named(wrong: Any) -> None:
    made = env("emerald", players=3)
    made.reset(seed=1)
    agent, kept = made.agent_selection, made.observe(made.agent_selection)
    with pytest.raises(
        IllegalStep, match=r"cannot choose “.*” here\. Allowed: knight tower 1"
    ) as e:
        made.step(wrong)
    assert ("stop" if wrong == 40 else str(wrong)) in str(e.value)
    assert made.agent_selection == agent
    assert np.array_equal(made.observe(agent)["observation"], kept["observation"])


def test_illegal_parallel_choices_change_nothing() -> None:
    made = parallel_env("diamant", players=3)
    made.reset(seed=1)
    kept = pickle.dumps(made)
    for wrong in (2, -1, 0.5, None):
        with pytest.raises(IllegalStep, match=r"cannot choose .* Allowed: go on, leave"):
            made.step({"player_0": 0, "player_1": 0, "player_2": wrong})  # type: ignore[dict-item]
    with pytest.raises(IllegalStep, match="belongs to"):
        made.step({"player_0": 0, "player_1": 0})
    assert pickle.dumps(made) == kept


def test_parallel_is_for_simultaneous_choices() -> None:
    with pytest.raises(Refusal, match="choose one after the other"):
        parallel_env("emerald")
