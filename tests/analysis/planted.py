"""Does the coach see a blunder? `python -m tests.analysis.planted emerald --minutes 10`.

Games of a strong bot; at random decisions of each, one random legal choice is planted and judged
with deep effort. It prints

- of the planted choices that lose 20 points or more by deep effort, how many quick analysis calls
  blunders (and how many it gives any mark); with `--least 10` of those that lose 10 points or more,
  how many it calls mistakes or blunders: in some games hardly any single choice loses more,
- how many of the planted choices lose so much,
- of the bot's own choices, how many quick analysis calls blunders,
- of the planted choices that lose more than 5 points by deep effort, how often quick names the same
  best choice, or one that is within two points of it by deep effort.

What an analysis says of a step depends on nothing after it, so the games need not go on from what
was planted. Deep effort takes seconds for a decision, so not every planted choice is searched: of
those that look harmless to quick effort only a few are, and each of these counts for all the others
(`SEARCHED`). So nothing is left out, and what quick effort does not see counts fully.

With `--keep FILE` the same command goes on where it stopped.
"""

import argparse
import json
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from karfunkel.analysis.fold import EFFORTS, Fold, lookahead_of
from karfunkel.analysis.search import Search
from karfunkel.analysis.shapes import POINT, Decision, Effort
from karfunkel.bots.judge import judge_of
from karfunkel.core.game import Chance, Choices, Game
from karfunkel.core.record import Record
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, below, seed
from tests.analysis.figures import game_of_bots

CLOSE, COSTS = 2 * POINT, 5 * POINT
CALLED = {20: ("blunder",), 10: ("blunder", "mistake")}
"""What quick analysis has to call a choice that loses so many points or more by deep effort."""
SEARCHED = ((10 * POINT, 1), (3 * POINT, 4), (0, 30))
"""Of the choices that lose so much by quick effort, one in so many is searched."""
EACH = 60
"""Planted choices in a game."""
OWN = 40
"""Own choices of the bot in a game that are looked at."""
STANDARD = 1.96


class Moment(NamedTuple):
    """A decision of a game."""

    before: Any
    actions: tuple[tuple[int, int], ...]
    player: int
    step: int

    def instead(self, action: int) -> Choices:
        """The step with another choice of the player."""
        return Choices(tuple((p, action if p == self.player else a) for p, a in self.actions))


class Share:
    """A share of weighted cases, with its interval (Wilson, by the effective number of cases)."""

    def __init__(self) -> None:
        self.cases = 0
        self.hits = self.weights = self.squares = 0

    def add(self, hit: bool, weight: int = 1) -> None:
        """Count a case."""
        self.cases += 1
        self.hits += weight * hit
        self.weights += weight
        self.squares += weight * weight

    def __str__(self) -> str:
        if not self.cases:
            return "no case"
        share, number = self.hits / self.weights, self.weights**2 / self.squares
        middle = (share + STANDARD**2 / (2 * number)) / (1 + STANDARD**2 / number)
        half = sqrt(share * (1 - share) / number + STANDARD**2 / (4 * number**2))
        half *= STANDARD / (1 + STANDARD**2 / number)
        low, high = max(0.0, middle - half), min(1.0, middle + half)
        return f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {self.cases}"


def moments(record: Record) -> Iterator[Moment]:
    """All decisions of a game between at least two actions."""
    game = record.game
    state = game.begin(record.options)
    for number, step in enumerate(record.steps, 1):
        if not isinstance(step, Chance):
            for player, _ in step.actions:
                if len(game.legal(state, player)) > 1:
                    yield Moment(game.copy(state), step.actions, player, number)
        game.carry_out(state, step)


class Coach:
    """The analysis of single decisions, with one effort."""

    def __init__(self, game: Game, effort: Effort) -> None:
        self.game = game
        self.plan = EFFORTS[effort]
        self.search, self.ahead = None, lookahead_of(game, self.plan, 0)
        if self.plan.iterations and not self.ahead:
            self.search = Search(game, self.plan.iterations, 0, "compiled", None)

    def of(self, moment: Moment, step: Choices) -> Decision:
        """What a whole analysis says of this step."""
        table = Record(self.game, {"players": self.game.player_count(moment.before)})
        fold = Fold(table, self.plan, judge_of(self.game), self.search, 0, self.ahead)
        fold.step = moment.step
        if len(step.actions) == 1:
            return fold.judged(moment.before, *step.actions[0])[1]
        found = fold.choice(moment.before, step).decisions
        return next(decision for decision in found if decision["seat"] == moment.player)


class Planted:
    """Plants choices in games, and counts."""

    def __init__(self, game: Game, bot: str, players: int, number: int, least: int) -> None:
        self.game, self.bot, self.players, self.number = game, bot, players, number
        self.least = least
        self.quick, self.deep = Coach(game, "quick"), Coach(game, "deep")
        self.blunders, self.marked, self.own = Share(), Share(), Share()
        self.same, self.close, self.costly = Share(), Share(), Share()
        self.games = self.searched = 0

    def one_game(self) -> None:
        """Play a game, plant choices in it, look at the bot's own."""
        record = game_of_bots(
            self.game, self.bot, self.players, self.number * 1_000_000 + self.games
        )
        found, rng = list(moments(record)), Rng()
        seed(rng, self.number, self.games)
        for _ in range(EACH):
            self.plant(found[below(rng, len(found))], rng)
        skip = -(-len(found) // OWN)
        for moment in found[self.games % skip :: skip]:
            decision = self.quick.of(moment, Choices(moment.actions))
            self.own.add(decision["mark"] == "blunder")
        self.games += 1

    def plant(self, moment: Moment, rng: Rng) -> None:
        """Plant one random legal choice."""
        legal = self.game.legal(moment.before, moment.player)
        step = moment.instead(legal[below(rng, len(legal))])
        quick = self.quick.of(moment, step)
        weight = next(weight for least, weight in SEARCHED if quick["loss"] >= least)
        if below(rng, weight):
            return
        self.searched += 1
        deep = self.deep.of(moment, step)
        self.costly.add(deep["loss"] >= self.least * POINT, weight)
        if deep["loss"] >= self.least * POINT:
            self.blunders.add(quick["mark"] in CALLED[self.least], weight)
            self.marked.add(quick["mark"] in ("blunder", "mistake", "inaccuracy"), weight)
        if deep["loss"] > COSTS:
            worths = {choice["action"]: choice["win"] for choice in deep["choices"]}
            short = max(worths.values()) - worths.get(quick["best"], 0)
            self.same.add(quick["best"] == deep["best"], weight)
            self.close.add(short <= CLOSE, weight)

    def shares(self) -> dict[str, Share]:
        """Everything that is counted."""
        return {name: part for name, part in vars(self).items() if isinstance(part, Share)}

    def write(self, file: Path) -> None:
        """Keep what was counted so far."""
        shares = {name: vars(share) for name, share in self.shares().items()}
        file.write_text(json.dumps([self.games, self.searched, shares]), "utf-8")

    def read(self, file: Path) -> None:
        """Go on with what was kept."""
        self.games, self.searched, shares = json.loads(file.read_text("utf-8"))
        for name, share in self.shares().items():
            vars(share).update(shares[name])

    def tell(self) -> None:
        """Print what was counted."""
        print(
            f"{self.game.name}, {self.players} players, {self.games} games of {self.bot}, ", end=""
        )
        print(f"{self.games * EACH} choices planted, {self.searched} of them judged by deep effort")
        print(f"planted choices that lose {self.least} points or more: {self.costly}")
        print(f"of these called {' or '.join(CALLED[self.least])}: {self.blunders}", end="; ")
        print(f"given any mark: {self.marked}")
        print(f"blunders among the bot's own choices: {self.own}")
        print(f"quick and deep name the same best choice: {self.same}; a close one: {self.close}")


def main() -> None:
    """Plant, count, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--minutes", type=float, default=10, help="processor time")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--least", type=int, choices=CALLED, default=20)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    game = load_game(asked.game)
    players = asked.players or game.default_players
    counted = Planted(game, asked.bot, players, asked.seed, asked.least)
    if asked.keep and asked.keep.exists():
        counted.read(asked.keep)
    while counted.games < asked.games and time.process_time() < 60 * asked.minutes:
        counted.one_game()
        if asked.keep:
            counted.write(asked.keep)
    counted.tell()


if __name__ == "__main__":
    main()
