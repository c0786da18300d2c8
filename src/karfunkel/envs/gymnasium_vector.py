"""Gymnasium's vector environment: thousands of tables with one seat each against bots.

>>> import gymnasium, karfunkel.envs.gymnasium
>>> env = gymnasium.make_vec("karfunkel/Diamant-v0", 3, opponents=["ev", "ev"], backend="python")
>>> seen, infos = env.reset(seed=1)
>>> seen.shape, infos["action_mask"].tolist()
((3, 55), [[1, 1], [1, 1], [1, 1]])
>>> seen, rewards, terminations, truncations, infos = env.step([1, 0, 1])
>>> rewards.tolist(), terminations.tolist()
([0.0, 0.0, 0.0], [False, False, False])

A row is the table that `karfunkel.envs.gymnasium` plays alone with `options={"row": r}`.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from karfunkel.core.errors import Refusal, not_allowed
from karfunkel.core.link import Backend
from karfunkel.envs.seats import Seat, Seats
from karfunkel.envs.vector import HIGHEST, Reward

Observations = NDArray[np.float32]
Stepped = tuple[
    Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class ManySeats(gymnasium.vector.VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """A seat at each of many tables of bots."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Sequence[str] = ("random",),
        *,
        seat: Seat = 0,
        reward: Reward = "win",
        backend: Backend = "compiled",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        modes = [mode.value for mode in AutoresetMode]
        mode = getattr(autoreset_mode, "value", autoreset_mode)
        if mode not in modes:
            raise not_allowed("autoreset_mode", str(mode), modes)
        self.autoreset_mode = AutoresetMode(mode)
        self.seats = Seats(
            game, num_envs, opponents, seat=seat, reward=reward, backend=backend, **options
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": [],
            "rules": self.seats.game.version,
            "autoreset_mode": self.autoreset_mode,
        }
        width, actions = self.seats.observations.shape[1], self.seats.masks.shape[1]
        self.single_observation_space = spaces.Box(0.0, HIGHEST, (width,), np.float32)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """The first games of a seed, or the next games of the last one.

        Options: `row`, the row of the first table in a larger batch of the same seed; `reset_mask`,
        the tables to begin anew, where nothing is reset by itself.
        """
        super().reset(seed=seed)
        options = options or {}
        which = options.get("reset_mask")
        if which is None:
            self.seats.reset(seed, options.get("row", 0))
            return self._seen(), self._infos(np.ones(self.num_envs, np.bool_))
        which = np.asarray(which)
        if seed is not None or which.shape != (self.num_envs,) or which.dtype != np.bool_:
            raise Refusal("error-reset-mask", number=str(self.num_envs))
        self.seats.begin(which)
        return self._seen(), self._infos(which)

    def step(self, actions: NDArray[np.int64] | Sequence[int]) -> Stepped:
        """One choice at every table.

        A game that has ended begins again by Gymnasium's `autoreset_mode`: with the next step,
        which then ignores the action (the default), in the same step, or never.
        """
        seats, everywhere = self.seats, np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.NEXT_STEP and seats.dones.any():
            ended = seats.dones.copy()
            seats.step(actions, ~ended)
            stepped = self._rewards()
            seats.begin(ended)
            stepped[1][ended] = False
            stepped[0][ended] = 0.0
        else:
            seats.step(actions)
            stepped = self._rewards()
            if self.autoreset_mode == AutoresetMode.SAME_STEP and seats.dones.any():
                infos = self._final()
                seats.begin(seats.dones.copy())
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._seen(), *stepped, truncations, infos | self._infos(everywhere)

    def _seen(self) -> Observations:
        return self.seats.observations.copy()

    def _rewards(self) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        return self.seats.rewards.copy(), self.seats.dones.copy()

    def _infos(self, which: NDArray[np.bool_]) -> dict[str, Any]:
        masks = np.where(which[:, None], self.seats.masks, 0).astype(np.int8)
        return {"action_mask": masks, "_action_mask": which.copy()}

    def _final(self) -> dict[str, Any]:
        """What the tables that have just ended looked like at the end."""
        ended = self.seats.dones.copy()
        seen = np.where(ended[:, None], self.seats.observations, 0).astype(np.float32)
        return {
            "final_obs": seen,
            "_final_obs": ended,
            "final_info": self._infos(ended),
            "_final_info": ended.copy(),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, by the name that maskable trainers look for.

        All are, at a table where the next step begins a new game and ignores the action.
        """
        found: NDArray[np.bool_] = (self.seats.masks != 0) | self.seats.dones[:, None]
        return found
