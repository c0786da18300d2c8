"""Records: a game as a text that people can read and programs can check.

The format is described in `docs/records.md`. A record is its header (game, rules version,
options, seats, dealer), its steps, one per line, and, when the game is over, its result:

>>> from karfunkel.core.registry import load_game
>>> diamant = load_game("diamant")
>>> record = Record(diamant, diamant.complete({"players": 2}), SEEDED, "7")
>>> record.steps += [Chance(13), Choices(((0, 0), (1, 1)))]
>>> print(format_record(record))
karfunkel-record 1
game diamant
rules 1
option players 2
option closed_chests no
option rounds 5
option deck full
dealer seeded 7
steps
chance trap snake
choose 1 go on, 2 leave
<BLANKLINE>
>>> parse_record(format_record(record)) == record
True
"""

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from karfunkel.core.dealer import SECRET_BYTES, Committed, Dealer, Scripted, Seeded
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Chance, Choices, Event, Game, Step, Value, option_text
from karfunkel.core.match import Match
from karfunkel.core.names import is_name, printable
from karfunkel.core.notation import clash
from karfunkel.core.past import MOST_ANEW, NOTHING, SPECTATOR, Anew, Past
from karfunkel.core.registry import load_game
from karfunkel.core.rng import SEEDS
from karfunkel.core.work import CHANCE

FORMAT = 1
LONGEST_NAME = 64
LONGEST_NUMBER = 20
CHECK_DIGITS = 16
PUBLIC = "public"
"""Written for the player who sees only what is public."""
MAGIC = "karfunkel-record"
SEEDED, COMMITTED, SCRIPTED = Seeded.kind, Committed.kind, Scripted.kind
T = TypeVar("T")

Games = Callable[[str], Game]
"""How a reader finds the game that a record names."""


class Seat(NamedTuple):
    """Who sits there: a person, or a bot by its spec."""

    name: str
    bot: str = ""


class Result(NamedTuple):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass
class Record:
    """A game from its header to its result."""

    game: Game
    options: dict[str, Value]
    dealer: str = SCRIPTED
    dealer_value: str = ""
    """The seed of a seeded dealer, the commitment of a committed one."""
    player_seeds: tuple[str, ...] = ()
    seats: list[Seat] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    result: Result | None = None
    secret: str = ""
    """The secret that a committed dealer revealed after the game."""
    position: str = ""
    """Where the game begins, if not at the start: see `docs/positions.md`."""
    past: Past = NOTHING
    """What was played before, if the game goes on from another one."""

    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.seats]


# --- Writing --------------------------------------------------------------------------------


def format_header(record: Record) -> str:
    """Everything before the first step."""
    lines = [f"{MAGIC} {FORMAT}", f"game {record.game.name}"]
    lines += [f"rules {record.game.version}"]
    lines += [f"option {name} {option_text(value)}" for name, value in record.options.items()]
    lines += [f"from {record.position}"] if record.position else []
    for n, seat in enumerate(record.seats, 1):
        who = f"bot {seat.bot}" if seat.bot else "person"
        lines.append(f"seat {n} {who} {seat.name}")
    lines += [f"dealer {record.dealer} {record.dealer_value}".rstrip()]
    lines += [f"player-seed {text}" for text in record.player_seeds]
    lines += format_past(record.past)
    return "\n".join([*lines, "steps"]) + "\n"


def format_past(past: Past) -> list[str]:
    """What was played before: how many steps of which record, and what was drawn anew."""
    if past == NOTHING:
        return []
    lines = [f"continued {past.steps} {past.source}"]
    for one in past.anew:
        view = PUBLIC if one.view == SPECTATOR else str(one.view + 1)
        lines.append(f"anew {one.steps} {view} {one.position}")
    return lines


def format_step(game: Game, step: Step) -> str:
    """One step as a line."""
    return f"{step_text(game, step)}\n"


def step_text(game: Game, step: Step) -> str:
    """One step as text."""
    if isinstance(step, Chance):
        return f"chance {game.outcome_text(step.outcome)}"
    chosen = [f"{player + 1} {game.action_text(action)}" for player, action in step.actions]
    return f"choose {', '.join(chosen)}"


def format_result(record: Record) -> str:
    """Everything after the last step except the check."""
    if record.result is None:
        return ""
    lines = [
        "end",
        "scores " + " ".join(map(str, record.result.scores)),
        "winners " + " ".join(str(player + 1) for player in record.result.winners),
    ]
    if record.secret:
        lines.append(f"reveal {record.secret}")
    return "\n".join(lines) + "\n"


def format_check(text: str) -> str:
    """The last line of a finished record: a checksum of the lines above."""
    return f"check {hashlib.sha256(text.encode()).hexdigest()[:CHECK_DIGITS]}\n"


def format_unfinished(record: Record) -> str:
    """The text up to the last step."""
    return format_header(record) + "".join(format_step(record.game, step) for step in record.steps)


def format_record(record: Record) -> str:
    """The whole text."""
    text = format_unfinished(record)
    if record.result:
        text += format_result(record)
        text += format_check(text)
    return text


class RecordFile:
    """A record that is written to disk step by step, so that nothing is lost."""

    def __init__(self, path: Path, game: Game) -> None:
        self.path = path
        self.game = game

    @classmethod
    def create(cls, path: Path, record: Record) -> "RecordFile":
        """Start a new file; an existing one is left alone."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with open(path, "xb") as file:
                file.write(format_unfinished(record).encode())
        except FileExistsError:
            raise Refusal("error-file-exists", file=str(path)) from None
        except OSError as error:
            raise file_refusal(path, error) from None
        return cls(path, record.game)

    def append(self, step: Step) -> None:
        """Write one step."""
        self._write(format_step(self.game, step))

    def finish(self, record: Record) -> None:
        """Write the result and the check."""
        result = format_result(record)
        self._write(result + format_check(self.path.read_text("utf-8") + result))

    def _write(self, text: str) -> None:
        """Write whole lines at once, so that an interruption leaves no partial line."""
        try:
            file = os.open(self.path, os.O_WRONLY | os.O_APPEND)
            try:
                os.write(file, text.encode())
            finally:
                os.close(file)
        except OSError as error:
            raise file_refusal(self.path, error) from None


def file_refusal(path: Path, error: OSError) -> Refusal:
    """Why a file cannot be used."""
    for kind, key in (
        (FileNotFoundError, "error-file-missing"),
        (PermissionError, "error-file-denied"),
        (IsADirectoryError, "error-file-folder"),
    ):
        if isinstance(error, kind):
            return Refusal(key, file=str(path))
    return Refusal("error-file", file=str(path), reason=error.strerror or type(error).__name__)


# --- Reading --------------------------------------------------------------------------------


def read_record(path: Path, games: Games = load_game) -> Record:
    """The record in a file."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise file_refusal(path, error) from None
    except UnicodeDecodeError:
        raise Refusal("error-record-magic") from None
    return parse_record(text, games)


def parse_record(text: str, games: Games = load_game) -> Record:
    """The record in a text; a refusal names the line."""
    return _Parser(text, games).parse()


def parse_step(game: Game, line: str) -> Step:
    """One step from its line.

    >>> parse_step(load_game("diamant"), "choose 1 go on, 2 leave")
    Choices(actions=((0, 0), (1, 1)))
    """
    return _Parser(line, load_game).step(game)


class _Parser:
    """Reads a record from its first line to its last."""

    def __init__(self, text: str, games: Games) -> None:
        self.games = games
        self.lines = text.split("\n")
        self.at = 0

    def parse(self) -> Record:
        self._magic()
        if self.lines[-1]:
            raise Refusal("error-record-cut", line=len(self.lines))
        self.lines.pop()
        game = self._game()
        record = self._header(game)
        while self.at < len(self.lines) and self.lines[self.at] != "end":
            record.steps.append(self.step(game))
        if len(record.steps) < record.past.steps:
            raise Refusal("error-record-cut", line=len(self.lines))
        if self.at < len(self.lines):
            self._end(record)
        return record

    def _magic(self) -> None:
        word, _, version = self.lines[0].partition(" ")
        if word != MAGIC or not _is_number(version):
            raise Refusal("error-record-magic")
        if int(version) != FORMAT:
            raise Refusal("error-record-newer", version=int(version), known=FORMAT)
        self.at = 1

    def _game(self) -> Game:
        game = self._refer(self.games, self._take("game"))
        return game.by_rules(self._number(self._take("rules")))

    def _header(self, game: Game) -> Record:
        options: dict[str, Value] = {}
        while (option := self._maybe("option")) is not None:
            name, _, value = option.partition(" ")
            options[name] = self._refer(game.parse_option, name, value)
        record = Record(game, self._refer(game.complete, options))
        if (position := self._maybe("from")) is not None:
            self._refer(check_position, record, position)
        while (seat := self._maybe("seat")) is not None:
            record.seats.append(self._seat(seat, str(len(record.seats) + 1)))
        if record.seats and len(record.seats) != record.options["players"]:
            raise self._bad()
        record.dealer, _, record.dealer_value = self._take("dealer").partition(" ")
        self._check_dealer(record)
        seeds = []
        while (player_seed := self._maybe("player-seed")) is not None:
            seeds.append(player_seed)
        record.player_seeds = tuple(seeds)
        if (past := self._maybe("continued")) is not None:
            record.past = self._past(past, int(record.options["players"]))
        if self._line() != "steps":
            raise self._bad()
        self.at += 1
        return record

    def _past(self, text: str, players: int) -> Past:
        steps, _, source = text.partition(" ")
        if not _is_number(steps) or not _is_hex(source, CHECK_DIGITS // 2):
            self.at -= 1
            raise self._bad()
        anew: list[Anew] = []
        while (found := self._maybe("anew")) is not None:
            anew.append(self._anew(found, players))
        counts = [one.steps for one in anew]
        if counts != sorted(set(counts)) or [n for n in counts if n > int(steps)]:
            self.at -= 1
            raise self._bad()
        if len(anew) > MOST_ANEW:
            raise Refusal("error-go-on-often", most=MOST_ANEW)
        return Past(int(steps), source, tuple(anew))

    def _anew(self, text: str, players: int) -> Anew:
        steps, _, rest = text.partition(" ")
        view, _, position = rest.partition(" ")
        known = [PUBLIC, *map(str, range(1, players + 1))]
        if not _is_number(steps) or view not in known:
            self.at -= 1
            raise self._bad()
        return Anew(int(steps), known.index(view) - 1, position)

    def _seat(self, text: str, expected: str) -> Seat:
        number, _, rest = text.partition(" ")
        kind, _, name = rest.partition(" ")
        bot = ""
        if kind == "bot":
            bot, _, name = name.partition(" ")
        if number != expected or kind not in ("person", "bot") or not is_name(name, LONGEST_NAME):
            self.at -= 1
            raise self._bad()
        return Seat(name, bot)

    def _check_dealer(self, record: Record) -> None:
        value = record.dealer_value
        fits = {
            SEEDED: _is_number(value) and int(value) < SEEDS,
            COMMITTED: _is_hex(value, 32),
            SCRIPTED: not value,
        }
        if not fits.get(record.dealer):
            self.at -= 1
            raise self._bad()

    def step(self, game: Game) -> Step:
        if (outcome := self._maybe("chance")) is not None:
            return Chance(self._refer(game.parse_outcome, outcome))
        actions = []
        for chosen in self._take("choose").split(", "):
            player, _, action = chosen.partition(" ")
            actions.append((self._number(player) - 1, self._refer(game.parse_action, action)))
        return Choices(tuple(actions))

    def _end(self, record: Record) -> None:
        self.at += 1
        scores = tuple(self._number(word) for word in self._take("scores").split())
        winners = tuple(self._number(word) - 1 for word in self._take("winners").split())
        record.result = Result(scores, winners)
        if (secret := self._maybe("reveal")) is not None:
            if not _is_hex(secret, SECRET_BYTES):
                self.at -= 1
                raise self._bad()
            record.secret = secret
        body = "\n".join(self.lines[: self.at]) + "\n"
        if self.at == len(self.lines):
            raise Refusal("error-record-no-check")
        if self._line() + "\n" != format_check(body):
            raise Refusal("error-record-edited")
        self.at += 1
        if self.at < len(self.lines):
            raise self._bad()

    def _line(self) -> str:
        if self.at >= len(self.lines):
            raise Refusal("error-record-cut", line=len(self.lines))
        return self.lines[self.at]

    def _maybe(self, word: str) -> str | None:
        """The rest of the next line if it begins with this word."""
        if self.at < len(self.lines) and self.lines[self.at].startswith(word + " "):
            self.at += 1
            return self.lines[self.at - 1].removeprefix(word + " ")
        return None

    def _take(self, word: str) -> str:
        """The rest of the next line, which must begin with this word."""
        self._line()
        rest = self._maybe(word)
        if rest is None:
            raise self._bad()
        return rest

    def _number(self, text: str) -> int:
        if not _is_number(text.removeprefix("-")):
            self.at -= 1
            raise self._bad()
        return int(text)

    def _refer(self, read: Callable[..., T], *args: Any) -> T:
        """Call a reader for the line just taken; add the line number to its refusal."""
        try:
            return read(*args)
        except Refusal as refusal:
            raise Refusal("error-record-line", line=self.at, reason=refusal) from None

    def _bad(self) -> Refusal:
        return Refusal("error-record-odd", line=self.at + 1, text=printable(self._line()[:60]))


def _is_number(text: str) -> bool:
    """Whether this is a whole number of reasonable length."""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER


def check_position(record: Record, text: str) -> None:
    """Let a record begin from this position; refuse one whose options differ."""
    shown = record.game.notation.options(record.game.parse_position(text))
    for name, value in shown.items():
        if record.options[name] != value:
            raise clash(name, f"option {name}")
    record.position = text


def _is_hex(text: str, size: int) -> bool:
    return len(text) == 2 * size and all(letter in "0123456789abcdef" for letter in text)


# --- Checking -------------------------------------------------------------------------------


class Telling(NamedTuple):
    """A replayed step: its number, the step, and what happened."""

    number: int
    step: Step
    events: list[Event]


def dealer_of(record: Record, secret: bytes | None = None) -> Dealer:
    """The dealer of this game; a committed dealer needs its secret to deal again."""
    if record.dealer == SEEDED:
        return Seeded(int(record.dealer_value))
    if record.secret or secret:
        dealer = Committed(secret or bytes.fromhex(record.secret), record.player_seeds)
        if dealer.commitment != record.dealer_value:
            raise Refusal("error-commitment")
        return dealer
    return Scripted(written(record))


def written(record: Record) -> Iterator[int]:
    """The outcomes that the dealer of this game dealt, as the record has them."""
    own = record.steps[record.past.steps :]
    return (step.outcome for step in own if isinstance(step, Chance))


def retell(record: Record, match: Match | None = None) -> Iterator[Telling]:
    """Replay the record step by step; the refusal of an illegal step names its number.

    To look at the game in between, pass its match: `match_of(record)`.
    """
    match = match or match_of(record)
    for number, step in enumerate(record.steps, 1):
        try:
            yield Telling(number, step, match.redo(step))
        except Refusal as refusal:
            raise Refusal("error-record-step", step=number, reason=refusal) from None


def match_of(record: Record, dealer: Dealer | None = None) -> Match:
    """The match of a record before its first step; without a dealer, chance follows the record."""
    return Match(
        record.game,
        record.options,
        dealer or Scripted(written(record)),
        position=record.position,
        past=record.past,
    )


def replayed(record: Record, dealer: Dealer | None = None) -> Match:
    """The match after the last step."""
    match = match_of(record, dealer)
    for _ in retell(record, match):
        pass
    return match


class Verdict(NamedTuple):
    """What `verify` has confirmed."""

    steps: int
    finished: bool
    dealt: bool
    """Every outcome of chance was recomputed."""


def verify(record: Record) -> Verdict:
    """Check every step, every outcome that can be recomputed, and the result."""
    dealer = dealer_of(record)
    match = replayed(record, dealer)
    if not isinstance(dealer, Scripted):
        check_anew(record)
    over = match.turn.over
    if over != (record.result is not None):
        raise Refusal("error-record-unfinished" if record.result else "error-record-no-result")
    if record.result and record.result != result_of(match):
        right = result_of(match)
        raise Refusal(
            "error-record-result", scores=list(right.scores), winners=[w + 1 for w in right.winners]
        )
    return Verdict(len(record.steps), over, not isinstance(dealer, Scripted))


def past_of(record: Record, step: int) -> Past:
    """What a game that goes on after a step of this finished one takes over.

    Refuses a step where nothing is left to play.
    """
    if record.result is None:
        raise Refusal("error-go-on-open")
    match = match_of(record)
    for taken in record.steps[:step]:
        match.redo(taken)
    if step > len(record.steps):
        raise Refusal("error-step-range", steps=len(record.steps), step=step)
    if match.turn.over:
        raise Refusal("error-position-over")
    anew = record.past.upto(step)
    if len(anew) >= MOST_ANEW:
        raise Refusal("error-go-on-often", most=MOST_ANEW)
    return Past(step, format_record(record).rstrip("\n").rpartition("check ")[2], anew)


def continue_from(record: Record, before: Record, step: int, view: int, dealer: Dealer) -> None:
    """Let a new record go on after a step of a finished one; see `Match.draw_anew`."""
    record.past = past_of(before, step)
    record.steps = before.steps[:step]
    match = match_of(record, dealer)
    for taken in record.steps:
        match.redo(taken)
    match.draw_anew(view)
    record.past = match.past


def check_anew(record: Record) -> None:
    """Repeat what was drawn anew where this game began; earlier draws are for other records."""
    past = record.past
    for one in past.anew:
        if one.steps == past.steps:
            match = match_of(record, dealer_of(record))
            match.past = past._replace(anew=past.upto(past.steps))
            for step in record.steps[: past.steps]:
                match.redo(step)
            match.draw_anew(one.view)
            if match.past != past:
                raise Refusal("error-record-anew", step=one.steps)


def result_of(match: Match) -> Result:
    """The result of a finished match."""
    return Result(tuple(match.game.scores(match.state)), match.game.winners(match.state))


def as_pairs(steps: Iterable[Step]) -> list[int]:
    """Steps as `core.playout` traces them: CHANCE and an outcome, or a player and an action."""
    return [
        number
        for step in steps
        for pair in (((CHANCE, step.outcome),) if isinstance(step, Chance) else step.actions)
        for number in pair
    ]
