"""A population: frozen bots that play each other in every mixture at a table.

A bot that beats three of another may lose when two of it sit together, so one table says little.
For every pair and `n` players three mixtures are played: one against `n - 1`, half and half, and
`n - 1` against one. A bot is *stronger* than another if it wins more than an equal share in every
one of them.

>>> from karfunkel.core.registry import load_game
>>> population = read_population(load_game("diamant"), None)
>>> [mixture.plan.bots for mixture in mixtures(population, 3, 1, 4, ["ev"])][:2]
[('random', 'ev', 'ev'), ('random', 'random', 'ev')]
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from karfunkel.arena.adjusted import fingerprint
from karfunkel.arena.rating import Rating, rate_all
from karfunkel.arena.tournament import (
    Deal,
    Journal,
    Plan,
    Pool,
    look_up,
    play_deal,
    play_missing,
    standings,
)
from karfunkel.bots.base import make_bot
from karfunkel.bots.judge import judge_of
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.registry import load_game

STAGES = (8, 4, 2, 1)
"""All mixtures are played to an eighth, then to a quarter, …: a stopped run is balanced."""
ENOUGH = 20
"""With fewer deals nothing is called stronger: their spread is too uncertain."""


LEAN = ("judge", "casual", "guided", "search")
"""Kinds of bots that use the game's judge: a new net makes them new bots."""


class Member(NamedTuple):
    """A frozen bot."""

    name: str
    spec: str
    version: int
    """Increase it when the bot plays differently: results of other versions do not count."""
    note: str


@dataclass(frozen=True)
class Population:
    """The bots of one game."""

    game: str
    seed: int
    """The seed of the deals: no bot was tuned on it."""
    members: tuple[Member, ...]

    def name(self, spec: str) -> str:
        """What a spec is called."""
        return next((each.name for each in self.members if each.spec == spec), spec)


class Mixture(NamedTuple):
    """One kind of table: some seats for one bot, the rest for another."""

    first: str
    second: str
    seats: int
    """How many the first one has."""
    plan: Plan


class Result(NamedTuple):
    """What came out of a mixture."""

    mixture: Mixture
    share: float
    """Of the wins, for one seat of the first bot, with its 95 % interval."""
    low: float
    high: float
    deals: int

    @property
    def equal(self) -> float:
        """What a seat would win if both were equally strong."""
        return 1 / len(self.mixture.plan.bots)

    def turned(self) -> "Result":
        """The same from the side of the second bot."""
        first, second, seats, plan = self.mixture
        others = len(plan.bots) - seats
        share, low, high = ((1 - seats * x) / others for x in (self.share, self.high, self.low))
        return Result(Mixture(second, first, others, plan), share, low, high, self.deals)


# --- Reading ----------------------------------------------------------------------------------


def read_population(game: Game, file: Path | None) -> Population:
    """The population in a file, or the one that comes with a game."""
    name = str(file) if file else f"{game.name}.toml"
    source: Any = file or files("karfunkel.arena") / "populations" / name
    try:
        found = tomllib.loads(source.read_text("utf-8"))
    except OSError:
        raise Refusal("error-file-missing", file=name) from None
    except ValueError:
        raise Refusal("error-population", file=name, game=game.name) from None
    population = _checked(found, game, name)
    for member in population.members:
        make_bot(member.spec, game)
    return population


def _checked(found: dict[str, Any], game: Game, file: str) -> Population:
    try:
        members = tuple(
            Member(str(each["name"]), str(each["spec"]), int(each["version"]), str(each["note"]))
            for each in found["bot"]
        )
        population = Population(str(found["game"]), int(found["seed"]), members)
    except (KeyError, TypeError, ValueError):
        raise Refusal("error-population", file=file, game=game.name) from None
    different = len({each.spec for each in members}) == len(members) >= 2
    if population.game != game.name or not different:
        raise Refusal("error-population", file=file, game=game.name)
    return population


# --- Playing ----------------------------------------------------------------------------------


def mixtures(
    population: Population, players: int, seed: int, games: int, only: Sequence[str] = ()
) -> list[Mixture]:
    """Every pair in every mixture; `only` keeps the pairs with one of these bots.

    A spec in `only` that is not a member joins for this run.
    """
    guests = [Member(spec, spec, 0, "") for spec in only]
    known = {each.spec for each in population.members} | {each.name for each in population.members}
    members = [*population.members, *(each for each in guests if each.spec not in known)]
    found = []
    for first, second in combinations(members, 2):
        if not only or {first.spec, first.name, second.spec, second.name} & set(only):
            for seats in sorted({1, players // 2, players - 1}):
                plan = _plan(population.game, first, second, seats, players, seed, games)
                found.append(Mixture(first.spec, second.spec, seats, plan))
    return found


def _plan(
    game: str, first: Member, second: Member, seats: int, players: int, seed: int, games: int
) -> Plan:
    """The seats of the first bot are spread evenly around the table."""
    own = {seat * players // seats for seat in range(seats)}
    bots = tuple(first.spec if seat in own else second.spec for seat in range(players))
    edition = f"{identity(game, first)},{identity(game, second)}"
    return Plan(game, bots, seed, -(-games // players), edition)


def identity(game: str, member: Member) -> str:
    """What results of a bot depend on: its version, and the net if it uses the game's judge."""
    name = f"{member.spec}={member.version}"
    loaded = load_game(game)
    if member.spec.partition(":")[0] in LEAN and loaded.judge is not None:
        return f"{name}/{fingerprint(judge_of(loaded))}"
    return name


Played = dict[Mixture, list[Deal]]


def run_all(
    ahead: Sequence[Mixture], journals: Sequence[Journal], workers: int
) -> Iterator[tuple[Mixture, list[Deal]]]:
    """Play what is missing, all mixtures alike; yield deals as they are finished or found."""
    pool = Pool(workers) if workers > 1 else None
    told: dict[Mixture, set[int]] = {mixture: set() for mixture in ahead}
    try:
        for stage in STAGES:
            for mixture, journal in zip(ahead, journals, strict=True):
                plan = replace(mixture.plan, deals=-(-mixture.plan.deals // stage))
                done, missing = look_up(plan, journal)
                new = [deal for deal in done if deal.number not in told[mixture]]
                told[mixture] |= {deal.number for deal in new}
                yield mixture, new
                for deals in _play(plan, journal, missing, pool):
                    told[mixture] |= {deal.number for deal in deals}
                    yield mixture, deals
    finally:
        if pool:
            pool.stop()


def _play(
    plan: Plan, journal: Journal, missing: list[int], pool: Pool | None
) -> Iterator[list[Deal]]:
    if pool:
        yield from play_missing(plan, journal, missing, pool)
        return
    for number in missing:
        deal = play_deal(plan, number)
        journal.add([deal])
        yield [deal]


# --- Counting ---------------------------------------------------------------------------------


def results(played: Played) -> list[Result]:
    """What a seat of the first bot wins in every mixture."""
    found = []
    for mixture, deals in played.items():
        if deals:
            table = {each.bot: each for each in standings(mixture.plan, deals)}
            own = table[mixture.first]
            found.append(Result(mixture, own.win_share, own.win_low, own.win_high, len(deals)))
    return found


def between(found: Sequence[Result], first: str, second: str) -> list[Result]:
    """The mixtures of two bots, seen by the first one."""
    turned = [each.turned() for each in found]
    return sorted(
        (
            each
            for each in [*found, *turned]
            if (each.mixture.first, each.mixture.second) == (first, second)
        ),
        key=lambda result: result.mixture.seats,
    )


def stronger(found: Sequence[Result], first: str, second: str) -> bool:
    """Whether the first bot surely wins more than an equal share in every mixture."""
    own = between(found, first, second)
    return bool(own) and all(each.deals >= ENOUGH and each.low > each.equal for each in own)


def ratings(played: Played) -> dict[str, Rating]:
    """One rating for each bot, from all mixtures."""
    return rate_all([(mixture.plan, deals) for mixture, deals in played.items() if deals])
