"""Mining puzzles: positions of bots' games with a clear best choice that few of them find.

A position must pass these tests, the cheapest first: the judge sees a clear best choice; few tries
of a panel of bots find it; a search that the judge guides sees the same; where a search by playouts
is the stronger one, it does, too. In games that are played out (`Game.played_out`) the coach's look
ahead stands for the judge and the guided search. Then it is a candidate, and a check with ten times
the effort decides whether it is kept.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from karfunkel.analysis.fold import EFFORTS, Fold, Plan, fingerprint
from karfunkel.analysis.lookahead import Ahead
from karfunkel.analysis.puzzles import VERSION, Collection, Puzzle
from karfunkel.analysis.search import Search
from karfunkel.analysis.shapes import POINT, Choice
from karfunkel.analysis.values import Chances
from karfunkel.bots.base import make_bot
from karfunkel.bots.judge import judge_of
from karfunkel.bots.search import Budget, SearchBot
from karfunkel.core.bot import Bot
from karfunkel.core.dealer import Seeded
from karfunkel.core.driver import Chooser, Seated, play
from karfunkel.core.game import Game
from karfunkel.core.link import Backend
from karfunkel.core.match import Match
from karfunkel.core.position import Position
from karfunkel.core.record import Record
from karfunkel.core.rng import Rng, seed
from karfunkel.judge.net import Judge

LEAD = 8
"""By how many points the best choice of a candidate must lead, unless told otherwise."""
STAYS = 3 * POINT
"""The lead it must still have with ten times the effort."""
SURE = 0.03
"""By how much it must lead in the second opinion, in shares of a win."""
FEW = 40
"""In how many of 100 tries bots may find it."""
TRIES = 10
"""How often each bot of the panel is asked."""
DOUBTFUL = 15 * POINT
"""Choices this close to the best, as the judge sees them, are searched."""
SEARCHED = 6
"""How many choices are searched at most."""
EACH = 2
"""At most this many puzzles come from one game, so that they differ."""
ITERATIONS = EFFORTS["normal"].iterations
AHEAD = EFFORTS["normal"].compared
"""Iterations of the look-ahead that replaces the search in games that are played out."""
TENFOLD = 10
PLAYOUTS = 2_000
"""Iterations of the search that gives a second opinion; ten times as many confirm it."""
LOOKS = 40
"""Decisions of one game that are looked at, spread over its second half."""
SEARCHES = ("search", "rollouts", "learned", "guided")
"""Bots that take their time; what they find in it differs from one machine to the next."""
MOST_PLAYERS = 4
"""Larger tables make puzzles that nobody wants to count through."""
MOST_CHOICES = 100
"""Every choice is shown with its value, so all of them are judged, not only the likely ones."""


class Mined(NamedTuple):
    """A position that may become a puzzle."""

    observed: Any
    seat: int
    best: str
    """In the notation of records."""
    found: int


class Settings(NamedTuple):
    """What to mine."""

    games: int
    number: int
    wanted: int
    players: Sequence[int]
    lead: int = LEAD
    backend: Backend = "compiled"
    judge: Path | None = None


Progress = Callable[[Collection], None]
"""Called after every game with what was found so far."""


class Thorough(Fold):
    """Judges one position: every choice, and those that may be best by a search."""

    def _worth_a_search(
        self, found: dict[int, Chances], player: int, made: int | None
    ) -> list[int]:
        if self.search is None:
            return []
        best = max(value[player] for value in found.values())
        near = [action for action in found if best - found[action][player] <= DOUBTFUL]
        return sorted(sorted(near, key=lambda a: (-found[a][player], a))[:SEARCHED])


class Eyes:
    """Looks at positions with a certain effort."""

    def __init__(
        self,
        game: Game,
        judge: Judge,
        search: Search | None,
        number: int,
        ahead: Ahead | None = None,
    ) -> None:
        self.game = game
        self.judge = judge
        self.search = search
        self.number = number
        self.ahead = ahead
        self.plan: Plan = EFFORTS["quick" if search is None else "normal"]._replace(
            choices=MOST_CHOICES
        )

    def choices(self, observed: Any, player: int) -> list[Choice]:
        """The choices of the player, the best first."""
        table = Record(self.game, {"players": self.game.player_count(observed)})
        rng = Rng()
        seed(rng, self.number, player)
        possible = self.game.resample(observed, player, rng)
        fold = Thorough(table, self.plan, self.judge, self.search, self.number, self.ahead)
        return fold.advise(possible, player)[1]["choices"]


def lead(choices: Sequence[Choice]) -> int:
    """By how much the best choice leads."""
    return choices[0]["win"] - choices[1]["win"]


class Panel:
    """Bots that are asked what they would choose."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number
        self.bots: list[Bot] = [make_bot(spec, game) for spec in panel_of(game)]

    def found(self, observed: Any, player: int, best: int, stream: int) -> int:
        """In how many of 100 tries the bots choose this action."""
        legal = self.game.legal(observed, player)
        hits = 0
        for place, bot in enumerate(self.bots):
            for attempt in range(TRIES):
                rng = Rng()
                seed(rng, self.number, (stream * TRIES + attempt) * len(self.bots) + place)
                bot.begin(player, rng)
                hits += bot.choose(observed, player, list(legal), rng) == best
        return 100 * hits // (TRIES * len(self.bots))


def panel_of(game: Game) -> list[str]:
    """The bots whose games are mined and who are asked: all that answer without a search."""
    quick = [name for name, spec in game.levels.items() if spec.split(":")[0] not in SEARCHES]
    return [*quick, *(["judge"] if "judge" not in map(game.levels.get, quick) else [])]


class _Watching(Chooser):
    """A bot that notes every position in which it has a choice."""

    def __init__(self, seated: Seated, notes: list[tuple[Any, int]]) -> None:
        self.seated = seated
        self.notes = notes

    def begin(self, player: int) -> None:
        self.seated.begin(player)

    def choose(self, position: Position) -> int:
        if len(position.legal) > 1:
            self.notes.append((position.observed, position.player))
        return self.seated.choose(position)


def positions(game: Game, specs: Sequence[str], players: int, number: int) -> list[tuple[Any, int]]:
    """The decisions of one game of bots: what each player saw."""
    match = Match(game, {"players": players}, Seeded(number))
    notes: list[tuple[Any, int]] = []
    choosers = []
    for player in range(players):
        rng = Rng()
        seed(rng, number, player + 1)
        spec = specs[(number + player) % len(specs)]
        choosers.append(_Watching(Seated(make_bot(spec, game), rng), notes))
    play(match, choosers)
    return notes


class Mine:
    """Looks through games until it has found enough puzzles."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self.judge = judge_of(game, settings.judge)
        self.panel = Panel(game, settings.number)
        self.quick = self._eyes(0)
        self.careful = self._eyes(ITERATIONS)
        self.tenfold = self._eyes(TENFOLD * ITERATIONS)
        self.second = self._second(PLAYOUTS)
        self.third = self._second(TENFOLD * PLAYOUTS)
        self.least = settings.lead * POINT
        self._known: set[str] = set()

    def _eyes(self, iterations: int) -> Eyes:
        at = self.settings
        search, ahead = None, None
        if at.judge is None and self.game.played_out:
            most = AHEAD * iterations // ITERATIONS or EFFORTS["quick"].compared
            ahead = Ahead(self.game, most, number=at.number, backend=at.backend)
        elif iterations:
            search = Search(self.game, iterations, at.number, at.backend, at.judge)
        return Eyes(self.game, self.judge, search, at.number, ahead)

    def _second(self, playouts: int) -> SearchBot | None:
        """The other kind of search, where that is the stronger one."""
        if self.game.judge_guides:
            return None
        return SearchBot(self.game, Budget(playouts=playouts), self.settings.backend)

    def run(
        self,
        progress: Progress = lambda found: None,
        before: Collection | None = None,
    ) -> Collection:
        """The collection; `before` is an earlier one of the same seed, which is continued."""
        found: Collection = before or {
            "version": VERSION,
            "game": self.game.name,
            "rules": self.game.version,
            "judge": fingerprint(self.judge),
            "seed": self.settings.number,
            "games": 0,
            "candidates": 0,
            "stayed": 0,
            "puzzles": [],
        }
        self._known = {puzzle["position"] for puzzle in found["puzzles"]}
        specs, at = panel_of(self.game), self.settings
        for n in range(found["games"], at.games):
            players = at.players[n % len(at.players)]
            notes = positions(self.game, specs, players, at.number * 1_000_000 + n)
            kept = [self.checked(mined) for mined in islice(self._promising(notes, n), EACH)]
            found["games"] += 1
            found["candidates"] += len(kept)
            found["puzzles"] += [puzzle for puzzle in kept if puzzle]
            found["stayed"] = len(found["puzzles"])
            progress(found)
            if found["stayed"] >= at.wanted:
                break
        return found

    def _promising(self, notes: Sequence[tuple[Any, int]], game: int) -> Iterator[Mined]:
        """Positions that a search also considers puzzles."""
        first = len(notes) // 2  # before that, hardly any choice moves a chance by that much
        skip = max(1, -(-(len(notes) - first) // LOOKS))
        for place in range(first + game % skip, len(notes), skip):
            observed, player = notes[place]
            choices = self.quick.choices(observed, player)
            if len(choices) < 2 or lead(choices) < self.least:
                continue
            best = self.game.parse_action(choices[0]["action"])
            found = self.panel.found(observed, player, best, game * 1000 + place)
            text = self.game.position_text(observed)
            if found > FEW or text in self._known:
                continue
            self._known.add(text)
            careful = self.careful.choices(observed, player)
            if careful[0]["action"] != choices[0]["action"] or lead(careful) < self.least:
                continue
            if self._confirmed(self.second, observed, player, best, SURE):
                yield Mined(observed, player, choices[0]["action"], found)

    def _confirmed(
        self, bot: SearchBot | None, observed: Any, player: int, best: int, lead: float = 0.0
    ) -> bool:
        """Whether a search by playouts, where that is the stronger one, finds the same."""
        if bot is None:
            return True
        rng = Rng()
        seed(rng, self.settings.number, player)
        first, second = bot.think(observed, player, rng)[:2]
        return first.action == best and first.win - second.win >= lead

    def checked(self, mined: Mined) -> Puzzle | None:
        """The puzzle, if ten times the effort finds the same best choice, and clearly."""
        observed, seat = mined.observed, mined.seat
        deep = self.tenfold.choices(observed, seat)
        if deep[0]["action"] != mined.best or lead(deep) < STAYS:
            return None
        if not self._confirmed(self.third, observed, seat, self.game.parse_action(mined.best)):
            return None
        return {
            "position": self.game.position_text(observed),
            "seat": seat,
            "choices": [{"action": one["action"], "win": one["win"]} for one in deep],
            "found": mined.found,
        }
