"""Calibration: when somebody says 30 %, does it happen in 30 of 100 games?

Games of mixed strength are played on held-out deals: every seat draws one of the game's bots. At a
few random choices of each game, everybody who is compared says how likely the player on turn is to
win. Afterwards these forecasts are compared with what happened.

>>> from karfunkel.core.registry import load_game
>>> game = load_game("diamant")
>>> found = calibrate(game, ["equal"], 2, range(40), 1, ["ev", "random"])
>>> len(found.happened), found.said["equal"][0]
(634, 0.5)
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import pi
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.arena.population import read_population
from karfunkel.bots.base import make_bot
from karfunkel.bots.judge import judge_of
from karfunkel.bots.search import Engine, parse_budget
from karfunkel.core.bot import Bot
from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Seated, play
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.match import Match
from karfunkel.core.position import Position
from karfunkel.core.rng import Rng, below, bits, seed

POSITIONS = 16
"""Positions sampled from each game: more would add little, because they share its result."""
SLOW = ("rollouts", "search")
"""Slow bots, which do not play in these games."""
BINS = 10
HALF_NORMAL = (2 / pi) ** 0.5
"""The mean size of a normal error, in standard errors."""
SOLVED = "solved"
"""The forecaster that knows the solution, where the game is solved."""
PLAYERS_STREAM, SAMPLES_STREAM = 3 << 58, 5 << 58

Numbers = NDArray[np.float64]
Says = Callable[[Any, int, Sequence[int], Rng], float]
"""The chance to win of a player who observed a state and has these legal actions."""


class Bin(NamedTuple):
    """Positions with similar chances."""

    said: float
    happened: float
    error: float
    """Half the 95 % interval of what happened."""
    positions: int


@dataclass
class Calibration:
    """What was said and what happened, position by position."""

    players: int
    games: int = 0
    happened: list[float] = field(default_factory=list)
    """The share of the win."""
    said: dict[str, list[float]] = field(default_factory=dict)
    origin: list[int] = field(default_factory=list)
    """The game of each position; empty if each is from a game of its own."""

    def brier(self, name: str) -> float:
        """The mean squared error; smaller is better."""
        return float(np.mean((self._said(name) - self._happened()) ** 2))

    def error(self, name: str) -> float:
        """The calibration error: how far chances are from what happened, on average over bins."""
        return calibration_error(self._said(name), self._happened())

    def perfect(self, name: str) -> float:
        """The error that a perfect forecaster would show with so few games.

        Positions of one game share its result, so their errors are correlated.
        """
        return float(HALF_NORMAL * sum(share * error for share, _, error in self._groups(name)))

    def beyond(self, name: str) -> float:
        """The calibration error (root mean square) without what luck alone brings about."""
        found = sum(share * (gap**2 - error**2) for share, gap, error in self._groups(name))
        return float(max(0.0, found) ** 0.5)

    def _groups(self, name: str) -> list[tuple[float, float, float]]:
        """For each bin its share of all positions, its gap, and the standard error of that."""
        said, happened = self._said(name), self._happened()
        origin = np.array(self.origin or range(len(said)), np.int64)
        found = []
        for some in bins(said):
            off = said[some] - happened[some]
            games, place = np.unique(origin[some], return_inverse=True)
            sums = np.bincount(place, off - off.mean())
            spread = (sums**2).sum() * len(games) / max(1, len(games) - 1)
            share = len(some) / len(said)
            found.append((share, abs(float(off.mean())), float(spread**0.5 / len(some))))
        return found

    def distance(self, name: str) -> float | None:
        """How far chances are from `solved`, on average; None if the solution was not asked."""
        if SOLVED not in self.said or name == SOLVED:
            return None
        return float(np.mean(np.abs(self._said(name) - self._said(SOLVED))))

    def curve(self, name: str) -> list[Bin]:
        """Chances and what happened, in bins with equally many positions."""
        said, happened = self._said(name), self._happened()
        return [
            Bin(
                float(said[some].mean()),
                float(happened[some].mean()),
                float(1.96 * happened[some].std() / max(1, len(some)) ** 0.5),
                len(some),
            )
            for some in bins(said)
        ]

    def _said(self, name: str) -> Numbers:
        return np.array(self.said[name])

    def _happened(self) -> Numbers:
        return np.array(self.happened)


def bins(said: Numbers) -> list[NDArray[np.int64]]:
    """Places in order of their chances, in parts of equal size; equal chances stay together."""
    order = np.argsort(said, kind="stable")
    found: list[NDArray[np.int64]] = []
    begin = 0
    for part in range(1, BINS + 1):
        end = max(begin, len(said) * part // BINS)
        while 0 < end < len(said) and said[order[end]] == said[order[end - 1]]:
            end += 1
        if end > begin:
            found.append(order[begin:end])
        begin = end
    return found


def calibration_error(said: Numbers, happened: Numbers) -> float:
    """The distance between chances and what happened, weighted by positions."""
    gaps = [
        abs(said[some].mean() - happened[some].mean()) * len(some) / len(said)
        for some in bins(said)
    ]
    return float(sum(gaps))


# --- Who says it --------------------------------------------------------------------------------


def sayer(game: Game, name: str, players: int) -> Says:
    """`equal`, `playouts:N`, `solved`, `judge` or `judge:FILE`."""
    kind, _, rest = name.partition(":")
    if name == "equal":
        return lambda observed, player, legal, rng: 1 / players
    if name == SOLVED and game.exact(game.new({"players": players})):

        def by_solution(observed: Any, player: int, legal: Sequence[int], rng: Rng) -> float:
            exact = game.exact(observed)
            assert exact, "a game is solved from its beginning to its end"
            return exact.wins[player]

        return by_solution
    if kind == "judge":
        from pathlib import Path

        judge = judge_of(game, Path(rest) if rest else None)

        def by_net(observed: Any, player: int, legal: Sequence[int], rng: Rng) -> float:
            return float(judge.opinion(observed, player, legal).wins[player])

        return by_net
    if kind == "playouts":
        playouts, engine = parse_budget(rest).playouts, Engine(game, "compiled")
        if not playouts:
            raise Refusal("error-budget", text=rest)

        def by_playouts(observed: Any, player: int, legal: Sequence[int], rng: Rng) -> float:
            dice = Rng()
            dice.a, dice.b, dice.c, dice.d = bits(rng), bits(rng), bits(rng), bits(rng) | 1
            engine.begin(observed, dice, playouts)
            engine.run(player, playouts, grow=False)
            return engine.appraisal().win

        return by_playouts
    known = ["equal", "judge", "judge:FILE", "playouts:1000", SOLVED]
    raise Refusal("error-unknown-sayer", name=name, known=known)


# --- Playing ------------------------------------------------------------------------------------


class Watched(Seated):
    """A bot whose choices are sampled."""

    def __init__(self, bot: Bot, rng: Rng, sample: "Sample") -> None:
        super().__init__(bot, rng)
        self.sample = sample

    def choose(self, position: Position) -> int:
        """Offer the position to the sample, then choose."""
        if len(position.legal) > 1:
            self.sample.offer(position)
        return super().choose(position)


class Sample:
    """A few positions of a game, each equally likely (reservoir sampling)."""

    def __init__(self, rng: Rng, match: Match | None = None, most: int = POSITIONS) -> None:
        self.rng = rng
        self.match = match
        self.most = most
        self.offered = 0
        self.kept: list[Position] = []
        self.states: list[Any] = []
        """The whole states, if a match is known: learners look at them from all seats."""

    def offer(self, position: Position) -> None:
        """One more position."""
        self.offered += 1
        place = len(self.kept) if self.offered <= self.most else below(self.rng, self.offered)
        if place < self.most:
            self.kept[place : place + 1] = [position]
            if self.match:
                self.states[place : place + 1] = [self.match.game.copy(self.match.state)]


class Mixed(NamedTuple):
    """A game of bots of mixed strength."""

    deal: int
    sample: Sample
    shares: tuple[float, ...]
    """What every seat won."""
    dice: Rng


def usual_bots(game: Game) -> tuple[list[str], int]:
    """The bots that play in these games, and the seed on which they are measured."""
    population = read_population(game, None)
    specs = [each.spec for each in population.members if each.spec.split(":")[0] not in SLOW]
    # Not the arena's deals: nobody is chosen and measured on the same ones.
    return specs, population.seed + 1


def mixed_games(
    game: Game,
    players: int,
    deals: Iterable[int],
    number: int,
    specs: Sequence[str],
    positions: int = POSITIONS,
) -> Iterator[Mixed]:
    """Play the deals of seed `number` with bots drawn from `specs`."""
    bots = {(seat, spec): make_bot(spec, game) for seat in range(players) for spec in specs}
    for deal in deals:
        rng, dice = Rng(), Rng()
        seed(rng, number, PLAYERS_STREAM + deal)
        seed(dice, number, SAMPLES_STREAM + deal)
        match = Match(game, {"players": players}, Seeded(number, deal))
        sample = Sample(dice, match, positions)
        drawn = [bots[seat, specs[below(dice, len(specs))]] for seat in range(players)]
        play(match, [Watched(bot, rng, sample) for bot in drawn])
        winners = game.winners(match.state)
        shares = tuple((seat in winners) / len(winners) for seat in range(players))
        yield Mixed(deal, sample, shares, dice)


def calibrate(
    game: Game,
    names: Sequence[str],
    players: int,
    deals: Iterable[int],
    number: int,
    specs: Sequence[str],
    tell: Callable[[], None] = lambda: None,
) -> Calibration:
    """Play the deals of seed `number` with bots drawn from `specs`, and ask everybody."""
    says = {name: sayer(game, name, players) for name in names}
    found = Calibration(players, said={name: [] for name in names})
    for played in mixed_games(game, players, deals, number, specs):
        for position in played.sample.kept:
            player = position.player
            found.happened.append(played.shares[player])
            found.origin.append(played.deal)
            for name, say in says.items():
                chance = say(position.observed, player, position.legal, played.dice)
                found.said[name].append(chance)
        found.games += 1
        tell()
    return found
