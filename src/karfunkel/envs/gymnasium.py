"""Gymnasium: one seat against bots.

>>> import gymnasium, karfunkel.envs.gymnasium
>>> env = gymnasium.make("karfunkel/Diamant-v0", opponents=["ev", "ev"], backend="python")
>>> seen, info = env.reset(seed=1)
>>> info["action_mask"].tolist()
[1, 1]
>>> seen, reward, terminated, truncated, info = env.step(1)
>>> reward, terminated
(0.0, False)

A step plays chance and the opponents until the seat has to choose again or the game ends.
"""

import copy
from collections.abc import Sequence
from operator import index
from typing import Any, Literal, Self, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from karfunkel.bots.base import make_bot
from karfunkel.core.bot import Bot
from karfunkel.core.errors import IllegalStep, not_allowed
from karfunkel.core.link import Backend
from karfunkel.core.registry import game_names, load_game
from karfunkel.core.rng import Rng, seed
from karfunkel.envs.batch import BOTS_STREAM
from karfunkel.envs.vector import HIGHEST, Reward, Vector

Illegal = Literal["refuse", "replace"]
"""What happens with an illegal action: an error, or a random legal action instead."""

Observation = NDArray[np.float32]


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """A seat at a table of bots."""

    metadata = {"render_modes": []}  # noqa: RUF012 (Gymnasium's way)

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        *,
        seat: int = 0,
        reward: Reward = "win",
        illegal: Illegal = "refuse",
        backend: Backend = "compiled",
        render_mode: None = None,
        **options: Any,
    ) -> None:
        if illegal not in get_args(Illegal):
            raise not_allowed("illegal", illegal, get_args(Illegal))
        players = len(opponents) + 1
        options = {"players": players, **options}
        self.vector = Vector(game, 1, reward=reward, backend=backend, autoreset=False, **options)
        if self.vector.players != players:
            raise not_allowed("players", str(self.vector.players), (str(players),))
        if seat not in range(players):
            raise not_allowed("seat", str(seat), [str(place) for place in range(players)])
        self.metadata = {"render_modes": [], "rules": self.vector.rules}
        self.seat = seat
        self.illegal = illegal
        self.opponents = tuple(opponents)
        self.render_mode = render_mode
        self._bots = self._make_bots()
        self._rng = Rng()
        self.observation_space = spaces.Box(
            0.0, HIGHEST, (self.vector.observations.shape[1],), np.float32
        )
        self.action_space = spaces.Discrete(self.vector.num_actions)

    def _make_bots(self) -> dict[int, Bot]:
        seats = [place for place in range(self.vector.players) if place != self.seat]
        game = self.vector.game
        return {
            place: make_bot(spec, game) for place, spec in zip(seats, self.opponents, strict=True)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The first game of a seed, or the next game of the last one."""
        super().reset(seed=seed)
        self.vector.reset(seed, (options or {}).get("row", 0))
        self._seed_bots()
        self._play_bots()
        return self._observe(), self._info()

    def _seed_bots(self) -> None:
        assert self.vector.seed is not None
        seed(self._rng, self.vector.seed, BOTS_STREAM + self.vector.stream(0))
        for place, bot in self._bots.items():
            bot.begin(place, self._rng)

    def _play_bots(self) -> None:
        """Let the others choose until the seat has to act or the game is over."""
        vector, game = self.vector, self.vector.game
        while not vector.dones[0] and vector.to_act[0] != self.seat:
            place = int(vector.to_act[0])
            legal = np.flatnonzero(vector.masks[0]).tolist()
            action = legal[0]
            if len(legal) > 1:
                observed = game.observe(vector.state(0), place)
                action = self._bots[place].choose(observed, place, legal, self._rng)
            vector.step([action])

    def _observe(self) -> Observation:
        return self.vector.observe(0, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}

    def _mask(self) -> NDArray[np.int8]:
        mine = self.vector.to_act[0] == self.seat
        return self.vector.masks[0].copy() if mine else np.zeros_like(self.vector.masks[0])

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, by the name that maskable trainers look for."""
        return self._mask().astype(np.bool_)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One choice of the seat, and all that happens until its next one."""
        vector = self.vector
        if vector.dones[0]:
            raise IllegalStep("error-wrong-players", players=[], expected=0, players_expected=[])
        try:
            chosen = index(action)
        except TypeError:
            raise vector.illegal(0, action) from None
        replaced = self.illegal == "replace" and not self._is_legal(chosen)
        if replaced:
            chosen = int(self.np_random.choice(np.flatnonzero(vector.masks[0])))
        vector.step([chosen])
        self._play_bots()
        info = self._info() | ({"replaced": True} if replaced else {})
        reward = float(vector.rewards[0, self.seat])
        return self._observe(), reward, bool(vector.dones[0]), False, info

    def _is_legal(self, action: int) -> bool:
        masks = self.vector.masks
        return 0 <= action < masks.shape[1] and bool(masks[0, action])

    def clone(self) -> Self:
        """A copy that continues exactly as this one would."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """Bots are recreated from their specs, with the settings they drew for this game."""
        kept = {name: value for name, value in vars(self).items() if name != "_bots"}
        drawn = {place: memory_of(bot) for place, bot in self._bots.items()}
        return kept | {"memories": drawn}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        memories = kept.pop("memories")
        vars(self).update(kept)
        self._bots = self._make_bots()
        for place, memory in memories.items():
            remind(self._bots[place], memory)


def memory_of(bot: Bot) -> dict[str, Any]:
    """The plain values that a bot drew when its game began, including those of a wrapped bot.

    Everything else follows from its spec.
    """
    found: dict[str, Any] = {}
    for name, value in vars(bot).items():
        if isinstance(value, Bot):
            found[name] = memory_of(value)
        elif type(value) in (int, float, str, bool):
            found[name] = value
    return found


def remind(bot: Bot, memory: dict[str, Any]) -> None:
    """Give a bot of the same spec the memory of another one."""
    for name, value in memory.items():
        if isinstance(value, dict):
            remind(vars(bot)[name], value)
        else:
            setattr(bot, name, value)


def environment_id(name: str) -> str:
    """The id of a game: `karfunkel/Diamant-v0`."""
    return f"karfunkel/{type(load_game(name)).__name__}-v0"


def register() -> None:
    """Register the games with Gymnasium."""
    for name in game_names():
        if environment_id(name) not in gymnasium.registry:
            gymnasium.register(
                environment_id(name),
                entry_point="karfunkel.envs.gymnasium:OneSeat",
                vector_entry_point="karfunkel.envs.gymnasium_vector:ManySeats",
                kwargs={"game": name},
            )


register()
