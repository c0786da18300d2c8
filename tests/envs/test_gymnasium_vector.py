"""The vector environment is Gymnasium's own vector of the single environment, in every mode."""

import random
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

from karfunkel.core.errors import IllegalStep, Refusal
from karfunkel.core.link import Backend
from karfunkel.core.registry import game_names
from karfunkel.envs.gymnasium import OneSeat, environment_id
from karfunkel.envs.gymnasium_vector import ManySeats
from tests.envs.test_vector import SMALL

ROWS = 3
SEED = 11
OPPONENTS = {"diamant": "greedy", "emerald": "greedy", "kingdice": "random"}
BACKENDS: dict[str, Backend] = {"diamant": "compiled", "emerald": "python", "kingdice": "python"}
"""Compiling takes a while; `make trainers` uses all three compiled."""
STEPS = {"diamant": 60, "emerald": 100, "kingdice": 70}


class OneRow(OneSeat):
    """A table that plays the same row of a seed as in the batch."""

    row: int

    def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
        return super().reset(
            seed=None if seed is None else SEED, options={"row": self.row, **(options or {})}
        )


def many(name: str, opponents: list[str], **settings: Any) -> ManySeats:
    found = gymnasium.make_vec(environment_id(name), ROWS, opponents=opponents, **settings)
    assert isinstance(found.unwrapped, ManySeats)
    return found.unwrapped


def one_by_one(
    name: str, opponents: list[str], mode: AutoresetMode, seats: list[int], **options: Any
) -> SyncVectorEnv:
    def made(row: int) -> OneRow:
        env = OneRow(name, opponents, seat=seats[row], backend="python", **options)
        env.row = row
        return env

    return SyncVectorEnv([partial(made, row) for row in range(ROWS)], autoreset_mode=mode)


def same(mine: Any, theirs: Any) -> None:
    """Equal observations, rewards and infos, key by key."""
    if isinstance(mine, dict):
        assert mine.keys() == theirs.keys()
        for key in mine:
            same(mine[key], theirs[key])
    elif isinstance(mine, tuple):
        for left, right in zip(mine, theirs, strict=True):
            same(left, right)
    elif theirs.dtype == object:  # Gymnasium has a list of arrays for the last observations
        for left, right in zip(mine, theirs, strict=True):
            assert not left.any() if right is None else np.array_equal(left, right)
    else:
        assert np.array_equal(mine, theirs)


def random_actions(env: ManySeats, dice: Any) -> NDArray[np.int64]:
    legal = [np.flatnonzero(row) for row in env.action_masks()]
    return np.array([row[int(dice.random() * len(row))] for row in legal])


def compare(
    env: ManySeats, alone: SyncVectorEnv, steps: int, mode: AutoresetMode, seed: int
) -> int:
    """Play both with the same actions; return how many games ended."""
    dice, ended = random.Random(seed), 0
    same(env.reset(seed=SEED), alone.reset(seed=SEED))
    for _ in range(steps):
        actions = random_actions(env, dice)
        mine = env.step(actions)
        same(mine, alone.step(actions))
        ended += int(mine[2].sum())
        if mode == AutoresetMode.DISABLED and mine[2].any():
            same(
                env.reset(options={"reset_mask": mine[2]}),
                alone.reset(options={"reset_mask": mine[2]}),
            )
    return ended


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("name", game_names())
def test_batch_is_every_table_alone(name: str, mode: AutoresetMode) -> None:
    opponents, small = [OPPONENTS[name]] * 2, SMALL[name]
    backend = BACKENDS[name]
    env = many(name, opponents, seat="each", backend=backend, autoreset_mode=mode, **small)
    alone = one_by_one(name, opponents, mode, [0, 1, 2], **small)
    assert env.observation_space == alone.observation_space
    assert env.action_space == alone.action_space
    assert compare(env, alone, STEPS[name], mode, 1) >= 3


@pytest.mark.parametrize(
    ("name", "opponents"),
    [
        ("diamant", ["ev-mixed", "nervous", "easy"]),
        ("diamant", ["net:examples/diamant.npz", "random", "net:examples/diamant.npz"]),
        ("diamant", ["judge", "judge"]),
        ("diamant", ["blend:50:nervous"]),
        ("emerald", ["blend:30:greedy", "greedy", "random"]),
    ],
)
def test_opponents_of_every_kind_play_as_at_one_table(name: str, opponents: list[str]) -> None:
    """Policies, blends, nets, and bots that draw settings for a game, also mixed."""
    mode = AutoresetMode.NEXT_STEP
    env = many(name, opponents, seat=1, backend="python", **SMALL[name])
    alone = one_by_one(name, opponents, mode, [1] * ROWS, **SMALL[name])
    assert compare(env, alone, 25, mode, 2) >= 1


def test_masks_after_the_end_allow_every_ignored_action() -> None:
    env = many("diamant", ["stay"], backend="python", **SMALL["diamant"])
    env.reset(seed=1)
    while True:
        *_, terminations, _, infos = env.step(np.ones(ROWS, np.int64))
        if terminations.any():
            break
    row = int(np.argmax(terminations))
    assert not infos["action_mask"][row].any()
    assert env.action_masks()[row].all()
    env.step(np.ones(ROWS, np.int64))
    assert env.action_masks()[row].tolist() == [True, True]


def test_gymnasium_wrappers_fit() -> None:
    wrapped = RecordEpisodeStatistics(many("diamant", ["greedy"], **SMALL["diamant"]))
    wrapped.reset(seed=3)
    for _ in range(40):
        wrapped.step(np.zeros(ROWS, np.int64))
    assert wrapped.episode_count > 0


def test_the_single_environment_has_masks_too() -> None:
    env = gymnasium.make(environment_id("emerald"), opponents=["greedy"], backend="python")
    _, info = env.reset(seed=2)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == info["action_mask"].astype(bool).tolist()


def test_wrong_use_is_refused() -> None:
    env = many("emerald", ["greedy"], backend="python")
    env.reset(seed=2)
    before = env.seats.observations.copy()
    with pytest.raises(IllegalStep, match=r"cannot choose “.*” here\. Allowed: knight tower 1"):
        env.step(np.array([0, 40, 0]))
    with pytest.raises(Refusal, match="One whole number for each game is needed"):
        env.step(np.zeros(2, np.int64))
    with pytest.raises(Refusal, match="The reset mask needs one true or false for each table"):
        env.reset(options={"reset_mask": np.ones(2, np.bool_)})
    assert np.array_equal(env.seats.observations, before)
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"seat": 3}, "“3” is not allowed for seat"),
        ({"autoreset_mode": "soon"}, "“soon” is not allowed for autoreset_mode"),
        ({"players": 4}, "“4” is not allowed for players"),
    ]
    for settings, message in wrong:
        with pytest.raises(Refusal, match=message):
            many("diamant", ["random"], backend="python", **settings)


def test_a_finished_table_waits_where_nothing_is_reset() -> None:
    env = many("diamant", ["stay"], backend="python", autoreset_mode="Disabled", **SMALL["diamant"])
    env.reset(seed=1)
    while not env.seats.dones.any():
        env.step(np.ones(ROWS, np.int64))
    with pytest.raises(IllegalStep, match="The game is over"):
        env.step(np.ones(ROWS, np.int64))
