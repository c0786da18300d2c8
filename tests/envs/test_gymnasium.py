"""Gymnasium: its own checker, and what it does not check."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from karfunkel.core.errors import IllegalStep, Refusal
from karfunkel.core.registry import game_names, load_game
from karfunkel.envs.gymnasium import OneSeat, environment_id, memory_of
from tests.cases import cases
from tests.contract.games import TABLES

SEEDS = cases(15, 100)


def made(name: str, players: int = 3, bot: str = "greedy", **settings: Any) -> OneSeat:
    opponents = [bot] * (players - 1)
    found = gymnasium.make(environment_id(name), opponents=opponents, **settings).unwrapped
    assert isinstance(found, OneSeat)
    return found


def random_action(env: OneSeat, info: dict[str, Any]) -> int:
    return int(env.action_space.sample(info["action_mask"]))


@pytest.mark.parametrize("name", game_names())
def test_an_environment_says_which_rules_it_plays(name: str) -> None:
    assert made(name, backend="python").metadata["rules"] == load_game(name).version


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_checker(name: str, players: int) -> None:
    """It knows no masks, so illegal actions are replaced here; in Diamant there are none."""
    illegal = "refuse" if name == "diamant" else "replace"
    env = made(name, players, "random", illegal=illegal)
    reset = env.reset
    for number in range(SEEDS):

        def moved(
            *, seed: int | None = None, options: Any = None, shift: int = 1000 * number
        ) -> Any:
            return reset(seed=None if seed is None else seed + shift, options=options)

        env.reset = moved  # type: ignore[method-assign]
        check_env(env, skip_close_check=number > 0)


@pytest.mark.parametrize("name", game_names())
def test_masks_are_legal_and_rewards_are_shares(name: str) -> None:
    env, game = made(name, seat=1), load_game(name)
    _, info = env.reset(seed=4)
    while True:
        state = env.vector.state(0)
        assert np.flatnonzero(info["action_mask"]).tolist() == game.legal(state, 1)
        seen, reward, terminated, truncated, info = env.step(random_action(env, info))
        state = env.vector.state(0)
        assert np.array_equal(seen, game.features(state, 1))
        assert not truncated
        if terminated:
            winners = game.winners(state)
            assert reward == pytest.approx((1 in winners) / len(winners))
            assert not info["action_mask"].any()
            break
        assert reward == 0
    with pytest.raises(IllegalStep, match="The game is over"):
        env.step(0)


def test_cards_do_not_depend_on_the_opponents() -> None:
    """A player who never leaves sees the same first round, whatever the opponents do."""
    rows = []
    for bot in ("stay", "random"):
        env = made("diamant", bot=bot)
        env.reset(seed=9)
        for _ in range(3):
            env.step(0)
        rows.append(env.vector.state(0).row[:3])
    assert rows[0] == rows[1]


def pickled(env: OneSeat) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("copied", [copy.deepcopy, OneSeat.clone, pickled])
@pytest.mark.parametrize(
    ("name", "bot"),
    [
        ("diamant", "ev-mixed"),
        ("diamant", "easy"),
        ("emerald", "blend:50:greedy"),
        ("kingdice", "random"),
    ],
)
def test_copy_in_mid_game_goes_on_identically(name: str, bot: str, copied: Any) -> None:
    env = made(name, bot=bot)
    _, info = env.reset(seed=2)
    for _ in range(4):
        *_, info = env.step(random_action(env, info))
    twin = copied(env)
    for place, other in env._bots.items():
        assert memory_of(twin._bots[place]) == memory_of(other)
    for _ in range(30):
        action = random_action(env, info)
        mine, other = env.step(action), twin.step(action)
        assert np.array_equal(mine[0], other[0])
        assert mine[1:4] == other[1:4]
        info = mine[4]
        if mine[2]:
            break


@pytest.mark.parametrize("wrong", [-1, 40, 99, 0.5, None])
def test_illegal_action_is_named(wrong: Any) -> None:
    env = made("emerald")
    env.reset(seed=2)
    before = env.vector.observations.copy()
    with pytest.raises(IllegalStep, match=r"cannot choose “.*” here\. Allowed: knight tower 1"):
        env.step(wrong)
    assert np.array_equal(env.vector.observations, before)


def test_illegal_action_can_be_replaced() -> None:
    env = made("emerald", illegal="replace")
    env.reset(seed=2)
    assert env.step(40)[4]["replaced"]
    assert "replaced" not in env.step(int(np.flatnonzero(env.vector.masks[0])[0]))[4]


def test_bad_settings_are_refused() -> None:
    for settings, message in [
        ({"seat": 3}, "“3” is not allowed for seat"),
        ({"illegal": "ignore"}, "“ignore” is not allowed for illegal"),
        ({"bot": "nobody"}, "There is no bot “nobody”"),
    ]:
        with pytest.raises(Refusal, match=message):
            made("diamant", **settings)  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="“4” is not allowed for players"):
        OneSeat("diamant", ["random"], players=4)
