"""Makes the judge of King of the Dice: games first, then a net that learns from them.

    python -m karfunkel.games.kingdice.tools.fit_judge play GAMES.npz --games 2000 --net judge.npz
    python -m karfunkel.games.kingdice.tools.fit_judge fit judge.npz GAMES.npz MORE.npz
    python -m karfunkel.games.kingdice.tools.fit_judge measure judge.npz --games 2000
    python -m karfunkel.games.kingdice.tools.fit_judge duel judge.npz --games 600

The first command plays games of mixed strength for every number of players and keeps their
positions with what each seat may expect (`judge_games.py`); without `--net` no seat is played by a
judge, and only the winners are known. The second fits a net to them. One game in twenty is held
out, and the report says how well the net predicts those. The third plays other games and says
whether the chances of the player on turn come true; the last lets the judge play among `greedy`.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.core.link import Backend, Program, link
from karfunkel.games.kingdice.bots import judge_inputs
from karfunkel.games.kingdice.bots.judge_inputs import SEATS_AT
from karfunkel.games.kingdice.bots.turn_bot import thinker_of, value_net
from karfunkel.games.kingdice.game import GAME
from karfunkel.games.kingdice.rules.state import SEATS, State
from karfunkel.games.kingdice.tools import judge_games
from karfunkel.games.kingdice.tools.judge_games import DEEP, GREEDY, JUDGE, TURN, Book, Wish
from karfunkel.judge.fit import GENTLY, Lessons, fresh_layers, learn, surprised
from karfunkel.judge.kernel import SHARE
from karfunkel.judge.net import (
    Judge,
    Net,
    read,
    scales_of,
)

Array = NDArray[Any]
POSITIONS = 200
"""Room for this many kept positions of each game."""
TESTED = 20
"""One in this many games is held out."""
MEASURED_MIXTURE = (0, 0.25, 0.25, 0.15, 0.1, 0.25)
"""The same for measuring: nobody there is a judge."""
MEASURED, GROUPS = 250, 10
"""Games at once, and groups of positions, when a net is measured."""
ONE_IN = 1000
"""One in this many choices is kept where nobody learns from them."""
HELD_OUT = 9100
"""The seed that is reserved for measuring."""
APART = 10_000_000
"""Games with another number of players have other streams of chance."""
MIXTURE = (0.4, 0.2, 0.15, 0.1, 0.05, 0.1)
"""How often a seat is a judge, `greedy`, the policy, one that errs, one that is random, and
`beginner`."""


class Played(NamedTuple):
    """Kept positions of some games, in their order, and how the games ended."""

    kept: Array
    notes: Array
    """For every position: its game, who was on turn, its kind, and the action that was chosen."""
    said: Array
    """At the beginning of a turn: the judge's values for every seat; negative without a judge."""
    expected: Array
    """What every seat may expect, with little luck; negative if nobody calculated it."""
    results: Array
    """For every game the shares of the win."""


class Tables:
    """Plays games, with the memory that this takes."""

    def __init__(self, net: Net | None, backend: Backend = "compiled") -> None:
        policy = GAME.policies[GAME.playout_policy]
        self.program: Program = link(judge_games, rules=GAME.rules, policy=policy, backend=backend)
        self.thinker = thinker_of(GAME, net, self.program)

    def play(
        self,
        players: int,
        seats: Array,
        number: int,
        first: int,
        tries: int,
        slips: int,
        one_in: int,
        repeats: int = 0,
        ahead: int = 1,
    ) -> Played:
        """Play a game for every row of `seats`."""
        games = len(seats)
        most = games * POSITIONS
        kept = self.program.rows(State, most)
        notes = np.zeros((most, 4), np.int64)
        said, expected = np.zeros((2, most, SEATS), np.int64)
        results = np.zeros((games, SEATS), np.int64)
        start = self.program.put(GAME.new({"players": players}))
        n = self.program.run_batch(
            "play_games",
            self.thinker,
            np.ascontiguousarray(seats, np.int64),
            Wish(start, number, first, tries, ahead, repeats, slips, one_in),
            kept,
            Book(notes, said, expected, results),
        )
        return Played(kept[:n], notes[:n], said[:n] / SHARE, expected[:n] / SHARE, results / SHARE)

    def look(self, kept: Array, players: Array) -> Array:
        """The inputs of positions, as these players see them."""
        seen = np.zeros((len(kept), judge_inputs.LENGTH), np.int16)
        self.program.run_batch("look", kept, np.ascontiguousarray(players, np.int64), seen)
        return seen


def lessons(played: Played, players: int, trace: float) -> Array:
    """What every seat may expect in each position.

    What was calculated at the beginning of a turn, plus how far the turns that follow turned out
    better than the judge had said, the later the less: `trace` is 0 for not at all, 1 for as much.
    Where nobody calculated, it is what came later. Where only the chance of the player on turn is
    known, the others share the rest as they do later.
    """
    notes, expected = played.notes, played.expected
    found = np.zeros((len(notes), SEATS))
    first = notes[0, 0]
    later = judged = np.zeros(SEATS)
    for row in range(len(notes) - 1, -1, -1):
        if row == len(notes) - 1 or notes[row, 0] != notes[row + 1, 0]:
            later = judged = played.results[notes[row, 0] - first]
        mine = notes[row, 1]
        lesson = later
        if notes[row, 2] == TURN and played.said[row, mine] >= 0:
            calculated = expected[row]
            if (calculated < 0).any():
                calculated = shared(calculated[mine], mine, players, judged)
            lesson = calculated + trace * (later - judged)
        elif expected[row, mine] >= 0:
            lesson = shared(expected[row, mine], mine, players, later)
        found[row] = lesson
        if notes[row, 2] == TURN:
            later = lesson
            judged = played.said[row] if played.said[row, mine] >= 0 else lesson
    found = np.clip(found, 0, 1)
    found /= found.sum(axis=1, keepdims=True)
    return found


def shared(chance: float, player: int, players: int, others: Array) -> Array:
    """The chances of all seats, if the others share what a player leaves in these proportions."""
    found = np.where(np.arange(SEATS) < players, 1 / (players - 1), 0)
    rest = others.sum() - others[player]
    if rest > 1e-6:
        found = others / rest
    found = (1 - chance) * found
    found[player] = chance
    return found


def play_all(asked: argparse.Namespace) -> None:
    """Play the same number of games for every number of players, and write their positions."""
    net = value_net(read(asked.net, GAME)) if asked.net else None
    tables, dice = Tables(net), np.random.default_rng(asked.number)
    mixture = np.array(asked.mixture)
    if net is None:
        mixture[JUDGE] = 0
    found: dict[str, list[Array]] = {
        name: [] for name in ("seen", "lesson", "result", "held", "players")
    }
    began, games = time.monotonic(), 0
    while games < asked.games and time.monotonic() - began < 60 * asked.minutes:
        number = min(asked.chunk, asked.games - games)
        for players in GAME.players:
            seats = dice.choice(len(mixture), (number, SEATS), p=mixture / mixture.sum())
            if net:
                seats[dice.random(number) < asked.equal] = JUDGE
            played = tables.play(
                players,
                seats,
                asked.number,
                players * APART + games,
                asked.tries,
                asked.slips,
                asked.one_in,
                asked.repeats if net else 0,
            )
            note(
                found,
                tables,
                played,
                players,
                asked.trace,
                dice.random(len(played.notes)) < asked.share,
            )
        games += number
        print(f"{games} games, {time.monotonic() - began:.0f} s", flush=True)
    arrays: dict[str, Any] = {name: np.concatenate(parts) for name, parts in found.items()}
    np.savez(asked.file, **arrays)


def note(
    found: dict[str, list[Array]],
    tables: Tables,
    played: Played,
    players: int,
    trace: float,
    some: Array,
) -> None:
    """Add some positions as every seat sees them, including those not on turn."""
    games = played.notes[some, 0]
    lesson = lessons(played, players, trace)[some]
    results = played.results[games - played.notes[0, 0]]
    for viewer in range(players):
        order = (viewer + np.arange(SEATS)) % players
        there = np.arange(SEATS) < players
        seen = tables.look(played.kept[some], np.full(len(games), viewer))
        found["seen"].append(seen[:, SEATS_AT:])
        found["lesson"].append((lesson[:, order] * there).astype(np.float32))
        found["result"].append((results[:, order] * there).astype(np.float32))
        found["held"].append(games % TESTED == 0)
        found["players"].append(np.full(len(games), players))


def fit(asked: argparse.Namespace) -> None:
    """Fit a net to the positions of some files, and write it.

    New hidden units learn what the lessons say, then, in small steps, who won the games of other
    files: lessons have little luck in them, but only results tell how games of players of all
    strengths end. Those units that choose actions stay as they are in another net.
    """
    scales = scales_of(GAME, judge_inputs)[SEATS_AT:]
    layers = fresh_layers(len(scales), asked.width, SEATS, asked.number)
    for files, name, epochs, rate in (
        (asked.files, "lesson", asked.epochs, asked.rate),
        (asked.results, "result", asked.gentle, asked.rate * GENTLY),
    ):
        if files:
            taught, held, players = lessons_of(files, name)
            layers = learn(layers, taught, held, scales, epochs, asked.number, rate)
            for number in np.unique(players):
                rows = np.flatnonzero(players == number)
                said = surprised(layers, held.some(rows), scales)
                print(f"{number} players, {len(rows)} positions held out: {name} {said:.4f}")
    layers[0] = layers[0] / scales[:, None]
    made = {
        name: value for name, value in vars(asked).items() if isinstance(value, int | float)
    } | {name: [file.name for file in getattr(asked, name)] for name in ("files", "results")}
    joined(chooser(read(asked.chooser, GAME)), layers, json.dumps(made)).write(asked.file)


def lessons_of(files: Sequence[Path], name: str) -> tuple[Lessons, Lessons, Array]:
    """What some files teach, what is held out, and how many players there are in that."""
    parts = [np.load(file) for file in files]
    seen, targets, out, players = (
        np.concatenate([part[key] for part in parts]) for key in ("seen", name, "held", "players")
    )
    everything = Lessons(seen, np.arange(SEATS) < players[:, None], targets)
    taught, held = (everything.some(np.flatnonzero(rows)) for rows in (~out, out))
    return taught, held, players[out]


def chooser(net: Net) -> Net:
    """A net without the hidden units of an earlier fit, which only say who wins."""
    deeper = np.any(net.weights[2] != 0, axis=1)
    used = deeper | np.any(net.weights[1][:, deeper] != 0, axis=1)
    first, second, policy, value = net.weights
    weights = (first[:, used], second[np.ix_(used, used)], policy[used], value[used])
    return net._replace(
        weights=weights, biases=(net.biases[0][used], net.biases[1][used], *net.biases[2:])
    )


def joined(chooses: Net, wins: Sequence[Array], made: str) -> Net:
    """A net with two groups of hidden units: one chooses, the other says who wins.

    The second does not look at the inputs of learners.
    """
    first, second, policy, _ = chooses.weights
    old, new = first.shape[1], wins[0].shape[1]
    own = np.vstack([np.zeros((SEATS_AT, new), np.float32), wins[0]])
    deeper = np.zeros((old + new, old + new), np.float32)
    deeper[:old, :old], deeper[old:, old:] = second, wins[2]
    weights = (
        np.hstack([first, own]),
        deeper,
        np.vstack([policy, np.zeros((new, policy.shape[1]), np.float32)]),
        np.vstack([np.zeros((old, SEATS), np.float32), wins[4]]),
    )
    one, two, actions, _ = chooses.biases
    biases = (np.hstack([one, wins[1]]), np.hstack([two, wins[3]]), actions, wins[5])
    return Net(GAME.name, GAME.version, chooses.features, made, weights, biases)


def measure(asked: argparse.Namespace) -> None:
    """Brier score and calibration error at choices of new games, four in a game on average."""
    judge = Judge(GAME, read(asked.file, GAME))
    tables, dice = Tables(None), np.random.default_rng(asked.number)
    mixture = np.array(asked.mixture) / sum(asked.mixture)
    for players in GAME.players:
        said, won = [], []
        for first in range(0, asked.games, MEASURED):
            seats = dice.choice(
                len(mixture), (min(MEASURED, asked.games - first), SEATS), p=mixture
            )
            played = tables.play(players, seats, asked.number, players * APART + first, 1, 0, 32)
            rows = np.flatnonzero(played.notes[:, 2] != TURN)
            notes = played.notes[rows]
            seen = tables.look(played.kept[rows], notes[:, 1])
            hopes = judge.many(seen)[1][:, :players].astype(np.float64)
            raised = np.exp(hopes - hopes.max(axis=1, keepdims=True))
            said.append(raised[:, 0] / raised.sum(axis=1))
            won.append(played.results[notes[:, 0] - played.notes[0, 0], notes[:, 1]])
        chances, shares = np.concatenate(said), np.concatenate(won)
        drawn = [(dice.random(len(chances)) < chances).astype(float) for _ in range(20)]
        perfect = np.mean([calibration_error(chances, each) for each in drawn])
        print(
            f"{players} players, {len(chances)} positions: Brier score"
            f" {((chances - shares) ** 2).mean():.4f}, calibration error"
            f" {calibration_error(chances, shares):.4f} (a perfect one would show {perfect:.4f})"
        )


def duel(asked: argparse.Namespace) -> None:
    """What one seat of a judge wins among `greedy` players, with its 95 % interval."""
    tables = Tables(value_net(read(asked.file, GAME)))
    kind = DEEP if asked.ahead else JUDGE
    for players in asked.players:
        won: list[Array] = []
        for first in range(0, asked.games, asked.chunk):
            seats = np.full((asked.chunk, SEATS), GREEDY)
            own = np.arange(asked.chunk), np.arange(asked.chunk) % players
            seats[own] = kind
            number = players * APART + first
            played = tables.play(players, seats, asked.number, number, asked.tries, 0, ONE_IN)
            won.append(played.results[own])
        shares = np.concatenate(won)
        wide = 1.96 * shares.std() / len(shares) ** 0.5
        print(
            f"{players} players, {len(shares)} games: {shares.mean():.3f} ± {wide:.3f}", flush=True
        )


def calibration_error(said: Array, happened: Array) -> float:
    """How far chances are from what happened, on average over ten groups of equal size."""
    groups = np.array_split(np.argsort(said, kind="stable"), GROUPS)
    gaps = [abs((said[group] - happened[group]).sum()) for group in groups]
    return float(sum(gaps) / len(said))


def main(words: Sequence[str]) -> None:
    """Read the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--net", type=Path, help="who plays the seats of a judge")
    playing.add_argument("--games", type=int, default=2000, help="for each number of players")
    playing.add_argument("--minutes", type=float, default=1e6)
    playing.add_argument("--number", type=int, default=1, help="the seed")
    playing.add_argument("--tries", type=int, default=4, help="samples of each way to end a roll")
    playing.add_argument("--slips", type=int, default=20, help="random choices of 1000")
    playing.add_argument("--one-in", type=int, default=12, help="choices that are kept")
    playing.add_argument("--share", type=float, default=1.0, help="of those, so many are kept")
    playing.add_argument("--equal", type=float, default=0.5, help="games of judges only")
    playing.add_argument("--repeats", type=int, default=16, help="of a turn that no judge plays")
    playing.add_argument("--trace", type=float, default=0.9, help="the weight of later turns")
    playing.add_argument("--mixture", type=float, nargs=len(MIXTURE), default=MIXTURE)
    playing.add_argument("--chunk", type=int, default=125)
    playing.set_defaults(run=play_all)
    fitting = commands.add_parser("fit")
    fitting.add_argument("file", type=Path)
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--chooser", type=Path, default=GAME.judge, help="who chooses actions")
    fitting.add_argument("--number", type=int, default=1, help="the seed")
    fitting.add_argument("--width", type=int, default=64)
    fitting.add_argument("--epochs", type=int, default=8)
    fitting.add_argument("--rate", type=float, default=2e-3)
    fitting.add_argument(
        "--results", type=Path, nargs="*", default=[], help="games that teach who won, gently"
    )
    fitting.add_argument("--gentle", type=int, default=2, help="epochs of those")
    fitting.set_defaults(run=fit)
    measuring = commands.add_parser("measure")
    measuring.add_argument("file", type=Path)
    measuring.add_argument("--games", type=int, default=2000, help="for each number of players")
    measuring.add_argument("--number", type=int, default=HELD_OUT, help="the seed")
    measuring.add_argument("--mixture", type=float, nargs=len(MIXTURE), default=MEASURED_MIXTURE)
    measuring.set_defaults(run=measure)
    duelling = commands.add_parser("duel")
    duelling.add_argument("file", type=Path)
    duelling.add_argument("--players", type=int, nargs="+", default=list(GAME.players))
    duelling.add_argument("--games", type=int, default=600, help="for each number of players")
    duelling.add_argument(
        "--chunk", type=int, default=60, help="games at once, for every seat as many"
    )
    duelling.add_argument("--tries", type=int, default=4, help="samples of each way to end a roll")
    duelling.add_argument("--ahead", action="store_true", help="look at the next player's turn")
    duelling.add_argument("--number", type=int, default=HELD_OUT, help="the seed")
    duelling.set_defaults(run=duel)
    asked = parser.parse_args(words)
    asked.run(asked)


if __name__ == "__main__":
    main(sys.argv[1:])
