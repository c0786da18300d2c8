"""Simulation: many games by a policy, with the same result on either backend.

>>> from karfunkel.core.registry import load_game
>>> found = simulate(load_game("diamant"), {"players": 3}, games=10, seed=1, backend="python")
>>> found.totals.games, found.totals.decisions
(10, 295)
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from karfunkel.core import playout
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game, Json, Options
from karfunkel.core.link import BACKENDS, Backend, link
from karfunkel.core.playout import WIN, Totals
from karfunkel.core.rng import SEEDS, Rng
from karfunkel.core.work import Work

CHUNK_SECONDS = 0.1
"""How long compiled code runs before the progress bar moves and Ctrl-C is handled."""


@dataclass
class Found:
    """The results of a simulation."""

    game: Game
    players: int
    policy: str
    backend: Backend
    seed: int
    totals: Totals
    tally: list[int]
    seconds: float

    def summary(self) -> dict[str, Json]:
        """Everything as JSON; all except the speed depends only on the seed."""
        totals, games = self.totals, max(1, self.totals.games)
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.game.name,
            "players": self.players,
            "policy": self.policy,
            "backend": self.backend,
            "seed": self.seed,
            "games": totals.games,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(totals.games / seconds),
            "decisions_per_s": round(totals.decisions / seconds),
            "decisions": totals.decisions,
            "chance_steps": totals.chances,
            "mean_scores": [score / games for score in totals.scores[: self.players]],
            "win_shares": [wins / games / WIN for wins in totals.wins[: self.players]],
            **self.game.statistics.report(self.tally, totals.games),
        }


def simulate(
    game: Game,
    options: Options,
    *,
    games: int,
    seed: int = 0,
    policy: str = "random",
    backend: str = "compiled",
    progress: Callable[[int], None] = lambda played: None,
) -> Found:
    """Play `games` games; `progress` gets the number played so far. Ctrl-C stops early."""
    if policy not in game.policies:
        known = list(game.policies)
        raise Refusal("error-unknown-policy", name=policy, game=game.name, known=known)
    if backend not in BACKENDS:
        raise Refusal("error-unknown-backend", name=backend, known=list(BACKENDS))
    if not 0 <= seed < SEEDS:
        raise Refusal("error-seed", seed=str(seed))
    start = game.new(options)
    players = game.player_count(start)
    program = link(
        playout,
        rules=game.rules,
        policy=game.policies[policy],
        emit=game.statistics.tally,
        backend=backend,
    )
    state, work = program.make(type(start)), program.make(Work)
    rng, totals = program.make(Rng), program.make(Totals)
    handles: tuple[Any, ...] = (program.put(start), state, work, rng, totals)

    program.run("play_games", *handles, players, seed, 0, 0)  # compiles, plays nothing
    played, chunk, seconds = 0, 16, 0.0
    try:
        while played < games:
            now = min(chunk, games - played)
            before = time.perf_counter()
            program.run("play_games", *handles, players, seed, played, now)
            took = time.perf_counter() - before
            seconds += took
            played += now
            progress(played)
            chunk = max(1, min(2 * chunk, round(now * CHUNK_SECONDS / max(took, 1e-6))))
    except KeyboardInterrupt:
        pass
    return Found(
        game,
        players,
        policy,
        program.backend,
        seed,
        program.get(Totals, totals),
        program.get(Work, work).tally,
        seconds,
    )
