"""Tournaments: bots against bots, with seats rotated and chance shared between rotations.

One *deal* is one seed of chance. It is played once for every rotation of the line-up, so that
every bot sits in every seat with the same luck: differences come from play.

>>> from karfunkel.core.registry import load_game
>>> plan = Plan("diamant", ("ev", "random", "random"), seed=1, deals=4)
>>> found = [play_deal(plan, deal) for deal in range(plan.deals)]
>>> len(found), len(found[0].games)
(4, 3)
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from karfunkel.bots.base import make_bot
from karfunkel.core.bot import Bot
from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Seated, play
from karfunkel.core.match import Match
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, seed

TASK_SECONDS = 1.0
"""Roughly how long one task takes; long enough that handing it over costs little."""


@dataclass(frozen=True)
class Plan:
    """What to play. The same plan gives the same games, except for bots with a time budget."""

    game: str
    bots: tuple[str, ...]
    """The bots, in the seat order of the first rotation."""
    seed: int
    deals: int
    edition: str = ""
    """What else the games depend on: versions of the bots, the judge that takes luck out."""
    adjusted: bool = False
    """Whether results are also given with the luck counted out."""

    @property
    def rotations(self) -> int:
        """How many games a deal has."""
        return len(self.bots)

    def seating(self, rotation: int) -> tuple[int, ...]:
        """Which bot, by its place in the line-up, sits in each seat."""
        return tuple((seat + rotation) % len(self.bots) for seat in range(len(self.bots)))

    def fingerprint(self) -> str:
        """A name for everything except the number of deals, so that deals can be added later."""
        named: list[object] = [self.game, load_game(self.game).version, self.bots, self.seed]
        settings = json.dumps(named + [self.edition] * bool(self.edition))
        return hashlib.sha256(settings.encode()).hexdigest()[:20]


class Played(NamedTuple):
    """One game; values are in the order of the line-up."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Shares of the win."""
    seats: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    steps: int
    luck: tuple[tuple[float, ...], ...] = ()
    """How much of the share was luck, by kinds (`adjusted.KINDS`), if that was asked for."""


class Deal(NamedTuple):
    """One deal in all its rotations."""

    number: int
    games: tuple[Played, ...]


@cache
def _bots(game: str, bots: tuple[str, ...]) -> tuple[Bot, ...]:
    """The bots of a line-up, made once per process."""
    return tuple(make_bot(spec, load_game(game)) for spec in bots)


def play_deal(plan: Plan, number: int) -> Deal:
    """Play one deal."""
    return Deal(number, tuple(_play(plan, number, turn) for turn in range(plan.rotations)))


def _play(plan: Plan, number: int, rotation: int) -> Played:
    game, bots, seating = load_game(plan.game), _bots(plan.game, plan.bots), plan.seating(rotation)
    match = Match(game, {"players": len(bots)}, Seeded(plan.seed, number))
    rng = Rng()
    seed(rng, plan.seed, (number * plan.rotations + rotation) * 2 + (1 << 50))
    seated = [Seated(bots[who], rng) for who in seating]
    play(match, seated)
    scores, winners = game.scores(match.state), game.winners(match.state)
    seats = tuple(seating.index(who) for who in range(len(bots)))
    return Played(
        tuple(scores[seat] for seat in seats),
        tuple((seat in winners) / len(winners) for seat in seats),
        seats,
        tuple(seated[seat].decisions for seat in seats),
        tuple(round(seated[seat].seconds, 6) for seat in seats),
        len(match.steps),
        _luck(plan, match, [bots[who] for who in seating], seats) if plan.adjusted else (),
    )


def _luck(
    plan: Plan, match: Match, seated: Sequence[Bot], seats: Sequence[int]
) -> tuple[tuple[float, ...], ...]:
    """How much luck every bot of the line-up had, by kinds."""
    from karfunkel.arena.adjusted import Luck
    from karfunkel.bots.judge import judge_of

    game = load_game(plan.game)
    luck = Luck(game, judge_of(game), "compiled").of(match, seated).round(9).tolist()
    return tuple(tuple(luck[seat]) for seat in seats)


# --- Keeping ----------------------------------------------------------------------------------


class Journal:
    """Deals on disk, one per line, so that a stopped tournament can resume."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def read(self) -> dict[int, Deal]:
        """The deals played so far; a truncated line is ignored and played again."""
        found: dict[int, Deal] = {}
        if not self.file.exists():
            return found
        for line in self.file.read_text("utf-8").splitlines():
            try:
                number, games = json.loads(line)
                found[number] = Deal(number, tuple(_played(game) for game in games))
            except (ValueError, TypeError):
                continue
        return found

    def add(self, deals: Sequence[Deal]) -> None:
        """Add deals."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with open(self.file, "a", encoding="utf-8") as out:
            out.write("".join(json.dumps([d.number, d.games]) + "\n" for d in deals))


def _played(game: Sequence[Any]) -> Played:
    scores, shares, seats, decisions, seconds, steps, *luck = game
    return Played(
        tuple(scores),
        tuple(shares),
        tuple(seats),
        tuple(decisions),
        tuple(seconds),
        steps,
        tuple(map(tuple, luck[0])) if luck else (),
    )


# --- Running ----------------------------------------------------------------------------------


class Team(Protocol):
    """What plays tasks: processes of this machine, or a cluster."""

    def size(self) -> int:
        """How many tasks are played at once."""

    def start(self, plan: Plan, numbers: Sequence[int]) -> None:
        """Hand over a task."""

    def finish(self) -> list[Deal]:
        """Wait for any task."""


def run(plan: Plan, journal: Journal, workers: int) -> Iterator[list[Deal]]:
    """Play the missing deals in worker processes; yield deals as they are finished."""
    done, missing = look_up(plan, journal)
    yield done
    if workers <= 1 or len(missing) < 2:
        for number in missing:
            deal = play_deal(plan, number)
            journal.add([deal])
            yield [deal]
        return
    pool = Pool(workers)
    try:
        yield from play_missing(plan, journal, missing, pool)
    finally:
        pool.stop()


def look_up(plan: Plan, journal: Journal) -> tuple[list[Deal], list[int]]:
    """The deals played so far, and the numbers of the missing ones."""
    done = {number: deal for number, deal in journal.read().items() if number < plan.deals}
    return list(done.values()), [number for number in range(plan.deals) if number not in done]


def play_missing(
    plan: Plan, journal: Journal, missing: list[int], team: Team
) -> Iterator[list[Deal]]:
    """Keep a team busy: one task is queued for every task that runs."""
    task_size, started = 1, 0
    while missing or started:
        room = 2 * team.size()
        while missing and started < room:
            numbers, missing = missing[:task_size], missing[task_size:]
            team.start(plan, numbers)
            started += 1
        deals = team.finish()
        started -= 1
        journal.add(deals)
        task_size = _task_size(deals)
        yield deals


class Pool:
    """A team of processes on this machine."""

    def __init__(self, workers: int) -> None:
        # A process forked after threads were started may hang, so spawn new ones.
        self.pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        self.workers = workers
        self.tasks: set[Future[list[Deal]]] = set()

    def size(self) -> int:
        """As many as there are processes."""
        return self.workers

    def start(self, plan: Plan, numbers: Sequence[int]) -> None:
        """Hand over a task."""
        self.tasks.add(self.pool.submit(play_deals, plan, numbers))

    def finish(self) -> list[Deal]:
        """Wait for any task."""
        task = wait(self.tasks, return_when=FIRST_COMPLETED).done.pop()
        self.tasks.remove(task)
        return task.result()

    def stop(self) -> None:
        """Start no more tasks."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def play_deals(plan: Plan, numbers: Sequence[int]) -> list[Deal]:
    """A task of a team."""
    return [play_deal(plan, number) for number in numbers]


def _task_size(deals: Sequence[Deal]) -> int:
    """How many deals take about TASK_SECONDS, judging by the time these took."""
    thinking = sum(sum(game.seconds) for deal in deals for game in deal.games)
    steps = sum(game.steps for deal in deals for game in deal.games)
    return max(1, min(500, round(TASK_SECONDS * len(deals) / (thinking + steps * 3e-5))))


# --- Counting ---------------------------------------------------------------------------------


@dataclass
class Standing:
    """The result of a bot. Bots with the same spec are counted together."""

    bot: str
    seats: int
    """How many seats of the line-up it had."""
    win_share: float
    """Per seat: 1 / players would be even."""
    win_low: float
    win_high: float
    mean_score: float
    score_low: float
    score_high: float
    ms_per_decision: float
    fair_share: float | None = None
    """The win share with the luck counted out, and its interval."""
    fair_low: float | None = None
    fair_high: float | None = None


def standings(plan: Plan, deals: Sequence[Deal]) -> list[Standing]:
    """Every bot with 95 % intervals, the best first.

    The games of one deal share their luck, so deals, not games, count as independent.
    """
    found = []
    for spec in dict.fromkeys(plan.bots):
        places = [place for place, bot in enumerate(plan.bots) if bot == spec]
        cells = plan.rotations * len(places)
        wins, scores, spent, decisions = [], [], 0.0, 0
        for deal in deals:
            wins.append(sum(game.shares[p] for game in deal.games for p in places) / cells)
            scores.append(sum(game.scores[p] for game in deal.games for p in places) / cells)
            spent += sum(game.seconds[p] for game in deal.games for p in places)
            decisions += sum(game.decisions[p] for game in deal.games for p in places)
        win, win_error = mean_and_error(wins)
        score, score_error = mean_and_error(scores)
        fair = fair_shares(plan, deals, places)
        found.append(
            Standing(
                spec,
                len(places),
                win,
                max(0.0, win - win_error),
                min(1.0, win + win_error),
                score,
                score - score_error,
                score + score_error,
                1000 * spent / max(1, decisions),
                *fair,
            )
        )
    return sorted(found, key=lambda standing: -standing.win_share)


def fair_shares(plan: Plan, deals: Sequence[Deal], places: Sequence[int]) -> tuple[float, ...]:
    """The win share of a seat with the luck counted out, and the ends of its 95 % interval."""
    if not plan.adjusted:
        return ()
    mean, error = mean_and_error(fair_by_deal(deals, places))
    return mean, mean - error, mean + error


def fair_by_deal(deals: Sequence[Deal], places: Sequence[int]) -> list[float]:
    """The win share of a seat in every deal, with the luck counted out."""
    if not deals:
        return []
    import numpy as np

    from karfunkel.arena.adjusted import without_luck

    shares = [[game.shares[p] for game in deal.games for p in places] for deal in deals]
    luck = [[game.luck[p] for game in deal.games for p in places] for deal in deals]
    fair: list[float] = without_luck(
        np.array(shares).mean(axis=1), np.array(luck).mean(axis=1)
    ).tolist()
    return fair


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    n = len(values)
    if n == 0:
        return 0.0, 0.0
    mean = sum(values) / n
    if n == 1:
        return mean, float("inf")
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, 1.96 * (variance / n) ** 0.5


def summary(plan: Plan, deals: Sequence[Deal]) -> dict[str, object]:
    """Everything as JSON."""
    return {
        "game": plan.game,
        "players": len(plan.bots),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "deals": len(deals),
        "games": len(deals) * plan.rotations,
        "standings": [asdict(standing) for standing in standings(plan, deals)],
    }
