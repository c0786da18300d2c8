"""PettingZoo: the games agent by agent, and Diamant with all choices at once.

>>> diamant = env("diamant", players=3, backend="python")
>>> diamant.reset(seed=1)
>>> for agent in diamant.agent_iter():
...     seen, reward, terminated, truncated, info = diamant.last()
...     action = None if terminated else diamant.action_space(agent).sample(seen["action_mask"])
...     diamant.step(action)
>>> diamant.agents
[]

All players stay agents until the game ends; then all are rewarded and terminated together.
"""

import copy
from operator import index
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from karfunkel.core.errors import IllegalStep, Refusal
from karfunkel.core.link import Backend
from karfunkel.core.registry import load_game
from karfunkel.envs.vector import HIGHEST, Reward, Vector

Seen = dict[str, NDArray[Any]]
"""`observation` and `action_mask`."""


class Table:
    """The common part of both environments: one game, agents, spaces."""

    def __init__(self, name: str, reward: Reward, backend: Backend, options: dict[str, Any]):
        self.vector = Vector(name, 1, reward=reward, backend=backend, autoreset=False, **options)
        self.game = self.vector.game
        self.names = [f"player_{seat}" for seat in range(self.vector.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.names)}
        width, actions = self.vector.observations.shape[1], self.vector.num_actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, HIGHEST, (width,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.names
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.names}

    def reset(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Begin a game; see `Vector.reset`."""
        self.vector.reset(seed, (options or {}).get("row", 0))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "game"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.game = self.vector.game


class AgentByAgent(AECEnv[str, Seen, int]):
    """One decision per step. Simultaneous choices are made one after the other."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        name = f"karfunkel_{table.game.name}_v0"
        self.metadata = {
            "name": name,
            "rules": table.game.version,
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.table = table
        self.possible_agents = list(table.names)
        self.observation_spaces = dict(table.observation_spaces)
        self.action_spaces = dict(table.action_spaces)
        self.agents: list[str] = []
        self._action = np.zeros(1, np.int64)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees: see `docs/environments.md`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The game's actions, by number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The first game of a seed, or the next game of the last one."""
        self.table.reset(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.vector.to_act[0]]

    def observe(self, agent: str) -> Seen:
        """What an agent may see now; its mask is empty unless it is to act."""
        vector, seat = self.table.vector, self.table.seats[agent]
        if vector.to_act[0] == seat:
            return {
                "observation": vector.observations[0].copy(),
                "action_mask": vector.masks[0].copy(),
            }
        return {
            "observation": vector.observe(0, seat),
            "action_mask": np.zeros(vector.num_actions, np.int8),
        }

    def step(self, action: int | None) -> None:
        """The action of the agent in `agent_selection`; None from one that is terminated."""
        agent, vector = self.agent_selection, self.table.vector
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._action[0] = checked(vector, action)
        vector.step(self._action)
        self._cumulative_rewards[agent] = 0.0
        if vector.dones[0]:
            for seat, each in enumerate(self.agents):
                self.rewards[each] = float(vector.rewards[0, seat])
                self.terminations[each] = True
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[vector.to_act[0]]

    def clone(self) -> Self:
        """A copy that continues exactly as this one would."""
        return copy.deepcopy(self)


def checked(vector: Vector, action: Any) -> int:
    """An action as a whole number, or the refusal that names the legal ones."""
    try:
        return index(action)
    except TypeError:
        raise vector.illegal(0, action) from None


class AllAtOnce(ParallelEnv[str, Seen, int]):
    """Each step is one choice by every player on turn. The others' actions are ignored."""

    def __init__(self, table: Table) -> None:
        name = f"karfunkel_{table.game.name}_v0"
        self.metadata = {"name": name, "rules": table.game.version, "render_modes": []}
        self.render_mode = None
        self.table = table
        self.possible_agents = list(table.names)
        self.observation_spaces = dict(table.observation_spaces)
        self.action_spaces = dict(table.action_spaces)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees: see `docs/environments.md`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The game's actions, by number."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """The first game of a seed, or the next game of the last one."""
        self.table.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Seen]:
        game, vector = self.table.game, self.table.vector
        state, found = vector.state(0), dict[str, Seen]()
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(vector.num_actions, np.int8)
            mask[game.legal(state, seat)] = 1
            found[agent] = {"observation": vector.observe(0, seat), "action_mask": mask}
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take the choices of all players on turn; if one is illegal, nothing changes."""
        vector = self.table.vector
        for action in self._chosen(actions):
            vector.step([action])
        over, agents = bool(vector.dones[0]), self.agents
        rewards = {agent: float(vector.rewards[0, self.table.seats[agent]]) for agent in agents}
        self.agents = [] if over else agents
        return (
            self._observe(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _chosen(self, actions: dict[str, int]) -> list[int]:
        """The actions of the players on turn, in the order of seats, all of them legal."""
        game, state = self.table.game, self.table.vector.state(0)
        players = game.turn(state).players
        given = [seat for agent, seat in self.table.seats.items() if agent in actions]
        if not players or not set(players) <= set(given):
            raise IllegalStep(
                "error-wrong-players",
                players=given,
                expected=len(players),
                players_expected=list(players),
            )
        found = []
        for seat in players:
            action = actions[self.possible_agents[seat]]
            if not hasattr(action, "__index__") or index(action) not in game.legal(state, seat):
                raise game.illegal_action(state, seat, action)
            found.append(index(action))
        return found

    def clone(self) -> Self:
        """A copy that continues exactly as this one would."""
        return copy.deepcopy(self)


def env(
    name: str, *, reward: Reward = "win", backend: Backend = "compiled", **options: Any
) -> AgentByAgent:
    """A game agent by agent: `players` and the game's other options by name."""
    return AgentByAgent(Table(name, reward, backend, options))


def parallel_env(
    name: str, *, reward: Reward = "win", backend: Backend = "compiled", **options: Any
) -> AllAtOnce:
    """A game whose players choose at once: Diamant."""
    if not load_game(name).simultaneous:
        raise Refusal("error-no-parallel", game=name)
    return AllAtOnce(Table(name, reward, backend, options))
