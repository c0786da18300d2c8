"""Stable-Baselines3: many tables as its own kind of vector environment, with masks.

    from sb3_contrib import MaskablePPO
    from karfunkel.envs.sb3 import make

    MaskablePPO("MlpPolicy", make("diamant", 256, ["ev", "ev", "ev"])).learn(1_000_000)

Stable-Baselines3 does not take Gymnasium's vector environments, and stepping single ones in a loop
costs most of the time. This needs `pip install sb3-contrib`.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from karfunkel.envs.seats import Seats
from karfunkel.envs.vector import HIGHEST


class SeatVecEnv(VecEnv):
    """A seat at each of many tables of bots."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        width, actions = seats.observations.shape[1], seats.masks.shape[1]
        self.render_mode = None
        super().__init__(
            seats.num_envs,
            spaces.Box(0.0, HIGHEST, (width,), np.float32),
            spaces.Discrete(actions),
        )
        self._actions: NDArray[np.int64] = np.zeros(seats.num_envs, np.int64)

    def reset(self) -> NDArray[np.float32]:
        """The first games of the seed that `seed` was given, or the next games."""
        given = self._seeds[0]
        self.seats.reset(given)
        self._reset_seeds()
        return self.seats.observations.copy()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take the actions."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Play them; a game that ends begins again, and its info holds the last observation."""
        seats = self.seats
        seats.step(self._actions)
        rewards, dones = seats.rewards.astype(np.float32), seats.dones.copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        if dones.any():
            for row in np.flatnonzero(dones).tolist():
                last = seats.observations[row].copy()
                infos[row] = {"terminal_observation": last, "TimeLimit.truncated": False}
            seats.begin(dones)
        return seats.observations.copy(), rewards, dones, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        found: NDArray[np.bool_] = self.seats.masks != 0
        return found

    def env_method(
        self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any
    ) -> list[Any]:
        """Ask single tables; they only know `action_masks`."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        masks = self.action_masks()
        return [masks[row] for row in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """Whether tables have an attribute."""
        return attr_name == "action_masks" or hasattr(self, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, the same for every table."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Tables have nothing to set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Tables are never wrapped."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """There is nothing to close."""


def make(
    name: str, num_envs: int, opponents: Sequence[str] = ("random",), **settings: Any
) -> SeatVecEnv:
    """`num_envs` tables: `seat`, `reward`, `seed`, `backend`, options of the game."""
    return SeatVecEnv(Seats(name, num_envs, opponents, **settings))
