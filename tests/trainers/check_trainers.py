"""Other people's trainers on every game, as their users call them. Run by `make trainers`.

They are not part of the suite: they need PyTorch, which is in no lock.
"""

from typing import Any

import gymnasium
import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecMonitor
from tensordict.nn import ProbabilisticTensorDictModule, ProbabilisticTensorDictSequential
from tensordict.nn import TensorDictModule as Module
from torchrl.envs import PettingZooWrapper, TransformedEnv
from torchrl.envs.transforms import RewardSum
from torchrl.envs.utils import check_env_specs
from torchrl.modules import MaskedCategorical

import karfunkel.envs.gymnasium  # noqa: F401 (it registers the games)
from karfunkel.core.registry import game_names
from karfunkel.envs import pettingzoo
from karfunkel.envs.gymnasium import environment_id
from karfunkel.envs.sb3 import make

STEPS = 4096
OPPONENTS = {"diamant": ["ev"] * 3, "emerald": ["greedy"], "kingdice": ["random"]}


@pytest.mark.parametrize("name", game_names())
def test_sb3_learns_on_the_single_environment(name: str) -> None:
    env = gymnasium.make(environment_id(name), opponents=OPPONENTS[name])
    model = MaskablePPO("MlpPolicy", env, n_steps=256, batch_size=256, n_epochs=1, seed=1)
    before = weights(model.policy)
    model.learn(STEPS // 4)
    assert changed(before, weights(model.policy))


@pytest.mark.parametrize("name", game_names())
def test_sb3_learns_on_many_tables(name: str) -> None:
    env = VecMonitor(make(name, 64, OPPONENTS[name], seed=1))
    model = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=512, n_epochs=1, seed=1)
    before = weights(model.policy)
    model.learn(2 * STEPS)
    assert changed(before, weights(model.policy))
    assert model.num_timesteps >= 2 * STEPS


def test_sb3_beats_random_players_after_a_short_while() -> None:
    """Not only that it runs: with masks and rewards in order it learns (0.25 would be equal)."""
    env = make("diamant", 64, ["random"] * 3, seed=1)
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=1024, seed=1).learn(60_000)
    seen, won = env.reset(), list[float]()
    while len(won) < 500:
        actions, _ = model.predict(seen, action_masks=env.action_masks())
        seen, rewards, dones, _ = env.step(actions)
        won += rewards[dones].tolist()
    assert np.mean(won) > 0.6


@pytest.mark.parametrize("name", game_names())
def test_torchrl_learns_with_several_agents(name: str) -> None:
    """Self-play with one net for all seats, by policy gradient, on PettingZoo's environment."""
    env = PettingZooWrapper(
        pettingzoo.env(name, players=3),
        use_mask=True,
        group_map={"players": [f"player_{seat}" for seat in range(3)]},
    )
    check_env_specs(env)
    env = TransformedEnv(env, RewardSum(in_keys=[("players", "reward")]))
    width = env.observation_spec["players", "observation", "observation"].shape[-1]
    actions = env.action_spec_unbatched["players", "action"].space.n
    net = torch.nn.Sequential(
        torch.nn.Linear(width, 64), torch.nn.ReLU(), torch.nn.Linear(64, actions)
    )
    seen = ("players", "observation", "observation")
    policy = ProbabilisticTensorDictSequential(
        Module(net, in_keys=[seen], out_keys=[("players", "logits")]),
        ProbabilisticTensorDictModule(
            in_keys={"logits": ("players", "logits"), "mask": ("players", "action_mask")},
            out_keys=[("players", "action")],
            distribution_class=MaskedCategorical,
            return_log_prob=True,
            log_prob_key=("players", "log_prob"),
        ),
    )
    optimizer = torch.optim.Adam(net.parameters(), 1e-3)
    before = [each.clone() for each in net.parameters()]
    for _ in range(4):
        with torch.no_grad():
            data = env.rollout(512, policy, break_when_any_done=False)
        acted = data["players", "mask"].bool() & (data["players", "action_mask"].sum(-1) > 1)
        gained = data["next", "players", "episode_reward"].squeeze(-1) - 1 / 3
        found = policy.get_dist(data).log_prob(data["players", "action"])
        loss = -(found * gained)[acted].mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    assert changed(before, list(net.parameters()))


def weights(policy: torch.nn.Module) -> list[torch.Tensor]:
    return [each.detach().clone() for each in policy.parameters()]


def changed(before: list[torch.Tensor], after: list[Any]) -> bool:
    """Whether something was learned, and nothing broke."""
    assert all(torch.isfinite(each).all() for each in after)
    return any(not torch.equal(left, right) for left, right in zip(before, after, strict=True))
