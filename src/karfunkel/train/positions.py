"""Positions of played games, to learn from: who was to choose, what a search thought, who won.

    python -m karfunkel.train.positions emerald games/ --playouts 400 --minutes 60

plays games and writes a file of positions for each number of players, batch after batch; the same
command continues after the last one. `karfunkel.train.watch --studied` learns from them.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.tree import Tree
from karfunkel.core.game import Game
from karfunkel.core.link import Backend, Program, link
from karfunkel.core.playout import Totals
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng
from karfunkel.core.work import MOST_PLAYERS, Work
from karfunkel.judge.net import inputs_of
from karfunkel.train import watch_kernel

ONE_IN = 6
"""One in ONE_IN decisions that nobody searched is kept."""
ROOM = 140
"""How many positions of a game there is room for, if all are kept; any more are left out."""
NOT_LEGAL = -1
BATCH = 20
"""Games in a file."""
STREAMS = 1 << 40
"""Games of different numbers of players have different deals."""


class Positions(NamedTuple):
    """Positions of games with one number of players."""

    players: int
    states: NDArray[np.int64]
    """All integers of a state, one row for each."""
    movers: NDArray[np.int64]
    """Who was to choose."""
    tried: NDArray[np.int32]
    """How often the search tried each action; NOT_LEGAL for those that were not legal."""
    won: NDArray[np.int32]
    """What these tries won, in thousandths."""
    shares: NDArray[np.float32]
    """What every seat won in the end."""

    def some(self, rows: Any) -> "Positions":
        """A part of them."""
        return Positions(self.players, *(part[rows] for part in self[1:]))

    def searched(self) -> NDArray[np.bool_]:
        """Which were searched."""
        found: NDArray[np.bool_] = np.max(self.tried, axis=1) > 0
        return found

    def write(self, file: Path) -> None:
        """Save; the file appears whole or not at all."""
        fresh = file.with_suffix(".part")
        with open(fresh, "wb") as target:
            np.savez_compressed(target, **self._asdict())
        fresh.replace(file)


def read(file: Path) -> Positions:
    """What `write` saved."""
    with np.load(file, allow_pickle=False) as kept:
        found = dict(kept)
    return Positions(int(found.pop("players")), *(found[name] for name in Positions._fields[1:]))


def join(parts: Sequence[Positions]) -> Positions:
    """Several in one; all of games with the same number of players."""
    rest = zip(*(part[1:] for part in parts), strict=True)
    return Positions(parts[0].players, *(np.concatenate(part) for part in rest))


def program_for(game: Game, backend: Backend) -> Program:
    """The kernel, linked with the game."""
    return link(
        watch_kernel,
        rules=game.rules,
        policy=game.policies[game.playout_policy],
        evaluation=game.evaluation,
        features=game.encoding.features,
        backend=backend,
    )


def play(
    game: Game,
    players: int,
    deals: range,
    number: int,
    playouts: int = 0,
    one_in: int = ONE_IN,
    backend: Backend = "compiled",
) -> Positions:
    """The positions of `games` games; without playouts nobody searches.

    Of decisions that nobody searched with all playouts, one in `one_in` is kept.
    """
    program = program_for(game, backend)
    start = program.put(game.new({"players": players}))
    room = len(deals) * (ROOM if playouts else 1 + 2 * ROOM // one_in)
    kept = program.rows(game.rules.State, room)
    movers = np.zeros(room, np.int64)
    tried = np.full((room, game.num_actions), NOT_LEGAL, np.int32)
    won = np.zeros((room, game.num_actions), np.int32)
    shares = np.zeros((room, game.players[-1]), np.float32)
    rows = int(
        program.run_batch(
            "watch_games",
            [start] if program.backend == "python" else start,
            program.rows(game.rules.State, 3),
            program.rows(Work, 1),
            program.rows(Rng, 1),
            program.rows(Tree, 1),
            program.rows(Totals, 1),
            players,
            number,
            players * STREAMS + deals.start,
            len(deals),
            playouts,
            game.habit,
            one_in,
            np.zeros(MOST_PLAYERS, np.int64),
            kept,
            movers,
            tried,
            won,
            shares,
        )
    )
    states = (
        np.array([state.ints() for state in kept[:rows]], np.int64)
        if program.backend == "python"
        else kept[:rows].view(np.int64).reshape(rows, -1)
    )
    return Positions(players, states, movers[:rows], tried[:rows], won[:rows], shares[:rows])


def look(
    game: Game, states: NDArray[np.int64], seats: NDArray[np.int64], backend: Backend = "compiled"
) -> NDArray[np.int16]:
    """What these seats see of these states."""
    program = program_for(game, backend)
    seen = np.zeros((len(states), inputs_of(game)), np.int16)
    scratch = program.rows(game.rules.State, 1)
    program.run_batch("look", put(program, game, states), seats, scratch, seen)
    return seen


def expect(
    game: Game, found: Positions, number: int, playouts: int, backend: Backend = "compiled"
) -> NDArray[np.float32]:
    """What every seat wins on average, if the policy of playouts plays on from these positions."""
    program = program_for(game, backend)
    shares = np.zeros_like(found.shares)
    program.run_batch(
        "expect",
        put(program, game, found.states),
        program.rows(game.rules.State, 1),
        program.rows(Work, 1),
        program.rows(Rng, 1),
        program.rows(Totals, 1),
        found.players,
        number,
        playouts,
        shares,
    )
    return shares


def put(program: Program, game: Game, states: NDArray[np.int64]) -> Any:
    """States as handles of a program."""
    kept = program.rows(game.rules.State, len(states))
    if program.backend == "python":
        for handle, ints in zip(kept, states.tolist(), strict=True):
            fill(handle, ints)
    else:
        kept.view(np.int64).reshape(states.shape)[:] = states
    return kept


def fill(state: Any, ints: Sequence[int]) -> None:
    """Set all integers of a state: the reverse of `Layout.ints`."""
    rest = iter(ints)
    for name, length in state.fields:
        value = [next(rest) for _ in range(length)] if length else next(rest)
        setattr(state, name, value)


def main() -> None:
    """Play batch after batch."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.playouts < 1:
        parser.error("a search needs at least one playout")
    game = load_game(asked.game)
    asked.folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * asked.minutes
    batch = 0
    while time.monotonic() < end:
        for players in game.players:
            file = asked.folder / f"{players}-{asked.seed}-{batch:05}.npz"
            if not file.exists():
                deals = range(batch * BATCH, (batch + 1) * BATCH)
                found = play(game, players, deals, asked.seed, asked.playouts)
                found.write(file)
                print(f"{file}: {len(found.movers)} positions", flush=True)
        batch += 1


if __name__ == "__main__":
    main()
