"""Vector environments: a batch of games in compiled code; each step is one decision per game.

>>> env = make("diamant", num_envs=3, players=2, backend="python", seed=1)
>>> env.observations.shape, env.masks.tolist(), env.to_act.tolist()
((3, 55), [[1, 1], [1, 1], [1, 1]], [0, 0, 0])
>>> found = env.step([0, 0, 1])
>>> found.to_act.tolist(), found.dones.tolist()
([1, 1, 1], [False, False, False])
"""

import copy
import secrets
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from karfunkel.core.errors import IllegalStep, Refusal, not_allowed
from karfunkel.core.game import Game, Value
from karfunkel.core.link import BACKENDS, Backend, Program, link
from karfunkel.core.registry import load_game
from karfunkel.core.rng import SEEDS, Rng
from karfunkel.core.work import Work
from karfunkel.envs import batch
from karfunkel.envs.batch import NOBODY, Row

Reward = Literal["win", "score"]
"""A share of the win, or the score minus the mean score of the others; both at the end."""

REWARDS: tuple[Reward, ...] = get_args(Reward)
HIGHEST = 20.0
"""Observations are between 0 and this."""
MOST_ENVS = 1 << 24


class Step(NamedTuple):
    """What a batch returns after a step: its own arrays, which the next step overwrites."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    to_act: NDArray[np.int8]


class Vector:
    """`num_envs` games with the same options. Finished games restart at once."""

    def __init__(
        self,
        name: str,
        num_envs: int,
        *,
        reward: Reward = "win",
        seed: int | None = None,
        backend: Backend = "compiled",
        autoreset: bool = True,
        **options: Value,
    ) -> None:
        if not 1 <= num_envs <= MOST_ENVS:
            raise out_of_range("num_envs", num_envs, 1, MOST_ENVS)
        if reward not in REWARDS:
            raise not_allowed("reward", reward, REWARDS)
        if backend not in BACKENDS:
            raise Refusal("error-unknown-backend", name=backend, known=list(BACKENDS))
        self.game: Game = load_game(name)
        self.options = self.game.complete(options)
        self.num_envs = num_envs
        self.players = int(self.options["players"])
        self.num_actions = self.game.num_actions
        self.reward: Reward = reward
        self.autoreset = autoreset
        self.program: Program = link_batch(self.game, backend)
        self.seed: int | None = None
        self._make_arrays()
        self.reset(seed)

    @property
    def rules(self) -> int:
        """The version of the game's rules that is played."""
        return self.game.version

    @property
    def backend(self) -> Backend:
        """What runs the games."""
        return self.program.backend

    def _make_arrays(self) -> None:
        n, rows, start = self.num_envs, self.program.rows, self.game.new(self.options)
        self._start = self.program.put(start)
        if self.backend == "python":
            self._start = [self._start]
        kind = type(start)
        self._games, self._rows, self._rngs = rows(kind, n), rows(Row, n), rows(Rng, n)
        self._hidden, self._work, self._dice = rows(kind, 1), rows(Work, 1), rows(Rng, 1)
        self._scales = scales_of(self.game)
        self.observations = np.zeros((n, len(self._scales)), np.float32)
        self.masks = np.zeros((n, self.num_actions), np.int8)
        self.rewards = np.zeros((n, self.players), np.float32)
        self.dones = np.zeros(n, np.bool_)
        self.to_act = np.zeros(n, np.int8)

    # --- Playing ----------------------------------------------------------------------------

    def reset(self, seed: int | None = None, row: int = 0) -> Step:
        """Begin the first games of a seed; without a seed, the next games of the last one.

        `row` is the row of the first game here in a larger batch with the same seed.
        """
        if seed is None and self.seed is None:
            seed = secrets.randbelow(SEEDS)
        if seed is not None:
            check_seed(seed, row)
            self.seed = int(seed)
            self.program.run_batch("seed_dice", self._dice, self.seed, row)
            self.program.run_batch("prepare_rows", self._rows, self.seed, row)
        self._advance(np.zeros(self.num_envs, np.int64), begin_again=True, drop=True)
        return self.last()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Step:
        """Take one action per game, for the player in `to_act`.

        An illegal action is refused by name, and no game changes.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise Refusal("error-actions-shape", shape=str(chosen.shape), number=str(self.num_envs))
        wrong = self._advance(chosen.astype(np.int64, copy=False), self.autoreset)
        if wrong >= 0:
            raise self.illegal(wrong, chosen[wrong])
        return self.last()

    def illegal(self, row: int, action: Any) -> Exception:
        """The refusal that names an illegal action and the legal ones."""
        if self.to_act[row] == NOBODY:
            return IllegalStep("error-wrong-players", players=[], expected=0, players_expected=[])
        if hasattr(action, "__index__"):
            action = int(action)
        return self.game.illegal_action(self.state(row), int(self.to_act[row]), action)

    def last(self) -> Step:
        """What the last step returned."""
        return Step(self.observations, self.masks, self.rewards, self.dones, self.to_act)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game, from this environment's own generator."""
        actions = np.zeros(self.num_envs, np.int64)
        handles = (self._games, self._rows, self._work, self._dice)
        self.program.run_batch("draw_actions", *handles, actions)
        return actions

    def observe(self, row: int, player: int) -> NDArray[np.float32]:
        """What any player of one game may see now."""
        found = np.zeros(self.observations.shape[1], np.float32)
        handles = (self._games, self._hidden, row, player, self._scales)
        self.program.run_batch("look_at", *handles, found)
        return found

    def state(self, row: int) -> Any:
        """The whole state of one game, as the contract knows it (`karfunkel.core.game`)."""
        return self.program.row(self.game.rules.State, self._games, row)

    def stream(self, row: int) -> int:
        """The random stream of one game's chance."""
        return self.program.row(Row, self._rows, row).stream

    def _advance(self, actions: NDArray[np.int64], begin_again: bool, *, drop: bool = False) -> Any:
        # One by one: unpacking tuples of arrays costs a single game a tenth of its speed.
        return self.program.run_batch(
            "step_games",
            self._start,
            self._games,
            self._rows,
            self._rngs,
            self._hidden,
            self._work,
            self._scales,
            self.observations,
            self.masks,
            self.to_act,
            self.rewards,
            self.dones,
            actions,
            int(self.reward == "score"),
            int(begin_again),
            int(drop),
        )

    # --- Copying ----------------------------------------------------------------------------

    def clone(self) -> "Vector":
        """A copy that continues exactly as this one would."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        kept = {
            name: value for name, value in vars(self).items() if name not in ("game", "program")
        }
        return kept | {"game": self.game.name, "rules": self.rules, "backend": self.backend}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.game = load_game(kept.pop("game"), version=kept.pop("rules"))
        self.program = link_batch(self.game, kept.pop("backend"))
        vars(self).update(kept)


def make(name: str, num_envs: int, **settings: Any) -> Vector:
    """A batch of `num_envs` games: `players`, `reward`, `seed`, `backend`, options of the game."""
    return Vector(name, num_envs, **settings)


def link_batch(game: Game, backend: Backend) -> Program:
    """The kernel linked with one game."""
    return link(batch, rules=game.rules, features=game.encoding.features, backend=backend)


def scales_of(game: Game) -> NDArray[np.float32]:
    """What every number of an observation is divided by."""
    scales = [scale for _, length, scale in game.encoding.PARTS for _ in range(length)]
    return np.array(scales, np.float32)


def check_seed(seed: int, row: int) -> None:
    """Refuse a seed or a row that is out of range."""
    if not 0 <= seed < SEEDS:
        raise Refusal("error-seed", seed=str(seed))
    if not 0 <= row < MOST_ENVS:
        raise out_of_range("row", row, 0, MOST_ENVS - 1)


def out_of_range(name: str, value: int, lowest: int, highest: int) -> Refusal:
    """The refusal of a number, with the range that is allowed."""
    ends = {"lowest": str(lowest), "highest": str(highest)}
    return Refusal("error-number", name=name, text=str(value), **ends)
