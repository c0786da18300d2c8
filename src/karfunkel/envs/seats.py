"""Many tables in compiled code at which one seat is yours and bots have the others.

>>> tables = Seats("diamant", 3, ["ev", "ev"], backend="python", seed=1)
>>> tables.observations.shape, tables.masks.tolist()
((3, 55), [[1, 1], [1, 1], [1, 1]])
>>> tables.step([1, 0, 1])
>>> tables.rewards.tolist(), tables.dones.tolist()
([0.0, 0.0, 0.0], [False, False, False])

A step plays chance and the opponents of every table until your seat has to choose or the game is
over. A finished game waits for `begin`. A row plays exactly as `karfunkel.envs.gymnasium` plays the
same row alone.
"""

import secrets
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.core.errors import IllegalStep, Refusal, not_allowed
from karfunkel.core.link import Backend, Program
from karfunkel.core.policies import random
from karfunkel.core.rng import SEEDS, Rng
from karfunkel.envs.batch import GAMES_PER_ROW, Row
from karfunkel.envs.one_seat import BEGIN, NEVER, NOTHING
from karfunkel.envs.opponents import Compiled, Opponent, Sets, line_up, link_seats, make_opponent
from karfunkel.envs.vector import Reward, Vector, check_seed

Seat = int | Literal["each"]
"""One seat at all tables, or the seats in turn: table 0 has seat 0, table 1 has seat 1, …"""


class Waiting(NamedTuple):
    """Tables at which an opponent has to choose, and what it may see and do there."""

    rows: NDArray[np.int64]
    observations: NDArray[np.float32]
    masks: NDArray[np.int8]


class Seats:
    """`num_envs` tables with the same bots."""

    def __init__(
        self,
        name: str,
        num_envs: int,
        opponents: Sequence[str] = ("random",),
        *,
        seat: Seat = 0,
        reward: Reward = "win",
        seed: int | None = None,
        backend: Backend = "compiled",
        **options: Any,
    ) -> None:
        self.players = len(opponents) + 1
        options = {"players": self.players, **options}
        vector = Vector(name, num_envs, reward=reward, backend=backend, autoreset=False, **options)
        if vector.players != self.players:
            raise not_allowed("players", str(vector.players), [str(self.players)])
        if seat != "each" and seat not in range(self.players):
            allowed = [str(place) for place in range(self.players)]
            raise not_allowed("seat", str(seat), [*allowed, "each"])
        self.vector, self.game, self.num_envs = vector, vector.game, num_envs
        self.games, self.rows, self.rngs = vector._games, vector._rows, vector._rngs
        self.hidden, self.work, self.scales = vector._hidden, vector._work, vector._scales
        places = np.arange(num_envs) % self.players
        self.own = places if seat == "each" else np.full(num_envs, seat, np.int64)
        self.opponents: list[Opponent] = [
            make_opponent(self.game, spec, seats, backend)
            for spec, seats in line_up(opponents, self.own).items()
        ]
        compiled = (each.program for each in self.opponents if isinstance(each, Compiled))
        self.program = next(compiled, None) or link_seats(self.game, random, backend)
        self.dice = self.program.rows(Rng, num_envs)
        self.no_orders = np.full(num_envs, NOTHING, np.int64)
        self._nowhere = np.zeros(num_envs, np.int64)
        self.observations = np.zeros((num_envs, len(self.scales)), np.float32)
        self.masks = np.zeros((num_envs, vector.num_actions), np.int8)
        self.rewards = np.zeros(num_envs, np.float64)
        self.dones = np.zeros(num_envs, np.bool_)
        self._paid = np.zeros(self.players, np.float32)
        self._found = np.zeros(num_envs, np.int64)
        self._seen = np.zeros_like(self.observations)
        self._legal = np.zeros_like(self.masks)
        self.seed: int | None = None
        self.reset(seed)

    # --- Playing ----------------------------------------------------------------------------

    def reset(self, seed: int | None = None, row: int = 0) -> None:
        """Begin the first games of a seed; without a seed, the next games of the last one.

        `row` is the row of the first table here in a larger batch with the same seed.
        """
        if seed is None and self.seed is None:
            seed = secrets.randbelow(SEEDS)
        everywhere = np.ones(self.num_envs, np.bool_)
        if seed is None:
            self.begin(everywhere)
            return
        check_seed(seed, row)
        self.seed = int(seed)
        self._draws = np.random.default_rng(self.seed)
        self.streams = (row + np.arange(self.num_envs, dtype=np.int64)) * GAMES_PER_ROW
        self._begin(everywhere)

    def begin(self, which: NDArray[np.bool_]) -> None:
        """Begin the next game at these tables."""
        self.streams[which] += 1
        self._begin(which)

    def _begin(self, which: NDArray[np.bool_]) -> None:
        put_streams(self.rows, np.flatnonzero(which), self.seed, self.streams)
        orders = np.where(which, BEGIN, NOTHING)
        self.run(self.program, orders, self._nowhere, NEVER)
        if any(opponent.draws for opponent in self.opponents):
            for table in np.flatnonzero(which).tolist():
                self._begin_bots(table)
        self._go_on()

    def _begin_bots(self, table: int) -> None:
        """Let the bots of one table draw their settings, in the order of seats."""
        rng = self.generator(table)
        for seat in range(self.players):
            for opponent in self.opponents:
                if opponent.draws and opponent.seats[table] >> seat & 1:
                    opponent.begin(table, seat, rng)
        self.put_generator(table, rng)

    def step(
        self, actions: Sequence[int] | NDArray[Any], which: NDArray[np.bool_] | None = None
    ) -> None:
        """Take one action at every table, or at those in `which`.

        An illegal action is refused by name, and no table changes.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise Refusal("error-actions-shape", shape=str(chosen.shape), number=str(self.num_envs))
        chosen = chosen.astype(np.int64, copy=False)
        rows = np.arange(self.num_envs) if which is None else np.flatnonzero(which)
        self._check(rows, chosen)
        orders = chosen if which is None else np.where(which, chosen, NOTHING)
        self._go_on(orders)

    def _check(self, rows: NDArray[np.int64], chosen: NDArray[np.int64]) -> None:
        known = (chosen[rows] >= 0) & (chosen[rows] < self.masks.shape[1])
        legal = known & (self.masks[rows, np.where(known, chosen[rows], 0)] != 0)
        if not legal.all():
            row = int(rows[np.argmin(legal)])
            if self.dones[row]:
                raise IllegalStep(
                    "error-wrong-players", players=[], expected=0, players_expected=[]
                )
            raise self.game.illegal_action(self.state(row), int(self.own[row]), int(chosen[row]))

    def _go_on(self, orders: Sets | None = None) -> None:
        """Carry out orders, let the opponents choose until nobody waits for them, and look."""
        first = self.opponents[0]
        if isinstance(first, Compiled):
            self.run(
                first.program,
                self.no_orders if orders is None else orders,
                first.seats,
                first.percent,
            )
        elif orders is not None:
            self.run(self.program, orders, self._nowhere, NEVER)
        if len(self.opponents) > 1 or not isinstance(first, Compiled):
            while sum([opponent.play(self) for opponent in self.opponents]):
                pass
        self.program.run_batch(
            "look_around",
            self.games,
            self.rows,
            self.hidden,
            self.work,
            self.scales,
            self.own,
            self.observations,
            self.masks,
            self.rewards,
            self.dones,
            self._paid,
            int(self.vector.reward == "score"),
        )

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every table; 0 where the game is over."""
        found: NDArray[np.int64] = (self._draws.random(self.masks.shape) * self.masks).argmax(
            axis=1
        )
        return found

    # --- For opponents ----------------------------------------------------------------------

    def waiting(self, seats: Sets) -> Waiting:
        """The tables at which one of these seats has to choose between actions."""
        n = self.program.run_batch(
            "find_waiting",
            self.games,
            self.rows,
            self.hidden,
            self.work,
            self.scales,
            seats,
            self._found,
            self._seen,
            self._legal,
        )
        return Waiting(self._found[:n].copy(), self._seen[:n], self._legal[:n])

    def choose(self, rows: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """Take an action for the player to act at each of these tables."""
        orders = self.no_orders.copy()
        orders[rows] = actions
        self.run(self.program, orders, self._nowhere, NEVER)

    def run(self, program: Program, orders: Sets, seats: Sets, percent: int) -> int:
        """Carry out orders, then let the policy of a program choose for these seats."""
        made: int = program.run_batch(
            "play_tables",
            self.vector._start,
            self.games,
            self.rows,
            self.rngs,
            self.hidden,
            self.work,
            self.dice,
            orders,
            seats,
            percent,
        )
        return made

    def bits(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """32 random bits from the opponents' generator of each of these tables."""
        drawn = np.zeros(len(rows), np.int64)
        self.program.run_batch("draw_bits", self.dice, rows, drawn, len(rows))
        return drawn

    def generator(self, row: int) -> Rng:
        """The opponents' generator at one table."""
        return self.program.row(Rng, self.dice, row)

    def put_generator(self, row: int, rng: Rng) -> None:
        """Put back a generator that was drawn from."""
        self.dice[row] = rng if self.program.backend == "python" else self.program.put(rng)[0]

    def state(self, row: int) -> Any:
        """The whole state of one table."""
        return self.vector.state(row)

    def player(self, row: int) -> int:
        """Who has to choose at one table."""
        return self.program.row(Row, self.rows, row).player


def put_streams(rows: Any, which: NDArray[np.int64], seed: int | None, streams: Sets) -> None:
    """Tell rows which game they play next."""
    if isinstance(rows, list):
        for row in which.tolist():
            rows[row].seed, rows[row].stream = seed, int(streams[row])
    else:
        rows["seed"][which], rows["stream"][which] = seed, streams[which]
