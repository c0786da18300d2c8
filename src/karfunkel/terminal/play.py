"""Playing in a terminal: people use numbered menus, bots play in between."""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from karfunkel.bots.base import NAMES, make_bot
from karfunkel.core.dealer import Committed, Dealer, Seeded
from karfunkel.core.driver import Chooser, Resumable
from karfunkel.core.driver import play as play_match
from karfunkel.core.errors import Refusal
from karfunkel.core.game import SPECTATOR, Choices, Event, Game, Options, Step, Value
from karfunkel.core.guide import Guide
from karfunkel.core.match import Match
from karfunkel.core.names import is_name
from karfunkel.core.notation import head
from karfunkel.core.position import Position
from karfunkel.core.record import (
    Games,
    Record,
    RecordFile,
    Seat,
    continue_from,
    dealer_of,
    read_record,
    result_of,
)
from karfunkel.core.registry import game_names, load_game
from karfunkel.terminal.console import Stopped, Terminal
from karfunkel.text.messages import Catalog

PERSON = "you"
ASK = "?"
"""The value of an option that people are asked for."""
LONGEST_NAME = 40
SECRET_SUFFIX = ".secret"


# --- Seats ----------------------------------------------------------------------------------


def default_seats(players: int) -> list[str]:
    """One person against bots."""
    return [PERSON] + ["normal"] * (players - 1)


def take_seats(specs: Sequence[str], game: Game, text: Catalog) -> list[Seat]:
    """Seats from specs: `you`, `you:Anna`, or a bot."""
    people = sum(spec.partition(":")[0] == PERSON for spec in specs)
    bot_names = iter(NAMES)
    seats: list[Seat] = []
    for number, spec in enumerate(specs, 1):
        kind, _, name = spec.partition(":")
        if kind == PERSON:
            if not name:
                alone = people == 1
                name = text.text("play-you") if alone else text.text("play-player", number=number)
            if not is_name(name, LONGEST_NAME):
                raise Refusal("error-seat-name", name=name[:LONGEST_NAME], longest=LONGEST_NAME)
            seats.append(Seat(name))
        else:
            make_bot(spec, game)
            seats.append(Seat(next(bot_names), spec))
    names = [seat.name for seat in seats]
    for name in names:
        if names.count(name) > 1:
            raise Refusal("error-same-name", name=name)
    return seats


# --- Files ----------------------------------------------------------------------------------


def default_file(game: str) -> Path:
    """A new file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    folder = Path(home) / "karfunkel" / "games"
    file, n = folder / f"{game}-{stamp}.karfunkel", 1
    while file.exists():
        n += 1
        file = folder / f"{game}-{stamp}-{n}.karfunkel"
    return file


def secret_file(record: Path) -> Path:
    """Where the dealer's secret is kept until the game is over."""
    return record.with_name(record.name + SECRET_SUFFIX)


def keep_secret(file: Path, secret: bytes) -> None:
    """Write the secret to a file that only this user can read."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
        out.write(secret.hex() + "\n")


# --- The table ------------------------------------------------------------------------------


class Table:
    """A match with people and bots at this terminal."""

    def __init__(
        self, record: Record, file: RecordFile, dealer: Dealer, text: Catalog, terminal: Terminal
    ) -> None:
        self.record = record
        self.file = file
        self.text = text
        self.terminal = terminal
        self.game = record.game
        self.names = record.names()
        self.people = [n for n, seat in enumerate(record.seats) if not seat.bot]
        self.match = Match(
            self.game, record.options, dealer, record.steps, self.keep, record.position, record.past
        )
        self.choosers = [self.chooser(seat) for seat in record.seats]
        self.unseen: dict[int, list[Event]] = {n: [] for n in self.people}
        self.coached = False
        """Whether people were told that they may ask the coach."""
        self.shown: dict[int, int] = {}
        """The step after which each person last saw the whole table."""

    def keep(self, step: Step) -> None:
        """Write every step to disk before anyone sees its effect."""
        self.file.append(step)

    def chooser(self, seat: Seat) -> Chooser:
        """The chooser for a seat."""
        if not seat.bot:
            return Person(self)
        bot = make_bot(seat.bot, self.game)
        bot.prepare()
        return Resumable(bot, self.match.dealer.mood, self.match)

    def say(self, key: str, style: str = "", **args: Any) -> None:
        """Print a message."""
        self.terminal.say(self.text.text(key, names=self.names, **args), style)

    def run(self) -> None:
        """Play to the end."""
        play_match(self.match, self.choosers, self.tell)
        self.finish()

    def tell(self, events: list[Event]) -> None:
        """Say what happened: to one person all they may see, to several only what is public."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        for event in events:
            if event.seen_by(viewer):
                self.say(event.key, **event.args)
            elif event.audience in self.unseen:
                self.unseen[event.audience].append(event)

    def ask(self, position: Position) -> int:
        """Ask a person. If several share the keyboard, nobody sees another's choice."""
        player = position.player
        shared = len(self.people) > 1
        secret = shared and len(position.turn.players) > 1
        private = shared and self.sees_more(position)
        if private:
            self.terminal.ask(self.text.text("play-pass", names=self.names, player=player))
        if private or not self.has_just_seen(player):
            self.show(position)
        action = self.menu(position, secret)
        if private:
            self.terminal.clear()
        if secret:
            self.say("play-chosen", player=player)
        return action

    def sees_more(self, position: Position) -> bool:
        """Whether this player's screen shows something the others must not see."""
        return bool(self.unseen[position.player]) or position.view != self.match.position().view

    def has_just_seen(self, player: int) -> bool:
        """Whether only this player's own choices have changed the table since."""
        if player not in self.shown:
            return False
        since = self.match.steps[self.shown[player] :]
        return all(
            isinstance(step, Choices) and [who for who, _ in step.actions] == [player]
            for step in since
        )

    def show(self, position: Position) -> None:
        """What the player has not been told yet, and the table."""
        player = position.player
        self.shown[player] = len(self.match.steps)
        for event in self.unseen[player]:
            self.say(event.key, **event.args)
        self.unseen[player].clear()
        self.terminal.say()
        for line in self.game.board.board(position.view, self.text, self.names):
            self.terminal.say(line)
        self.terminal.say()

    def menu(self, position: Position, secret: bool) -> int:
        """A numbered list of the player's actions; the notation of an action is accepted too."""
        legal, question, hint = position.legal, position.question, position.hint
        self.say(question.key, "bold", **question.args)
        if hint:
            self.say(hint.key, **hint.args)
        else:
            for number, action in enumerate(legal, 1):
                label = position.label(action)
                line = self.text.text(label.key, names=self.names, **label.args)
                self.terminal.say(f"  {number}  {line}")
        prompt = self.text.text(
            "play-prompt-hint" if hint else "play-prompt-secret" if secret else "play-prompt",
            names=self.names,
            player=position.player,
            first=1,
            last=len(legal),
        )
        coached = len(self.people) == 1 and self.game.judge is not None
        if coached and not self.coached:
            self.coached = True
            self.say("play-coach", "dim", word=ASK)
        while True:
            answer = self.terminal.ask(prompt, secret)
            if answer.lower() in ("q", "quit"):
                raise Stopped
            if coached and answer == ASK:
                self.coach(position)
                continue
            if not hint and answer.isdecimal() and 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
            meant = position.read(answer)
            if meant is not None:
                return meant
            if hint:
                self.say("play-not-understood", "red", text=answer[:40])
                self.say(hint.key, **hint.args)
            else:
                self.say("play-not-a-choice", "red", text=answer[:40], first=1, last=len(legal))

    def coach(self, position: Position) -> None:
        """What the coach would do, from what this player sees."""
        from karfunkel.terminal.advise import coach

        coach(position, self.names, self.text, self.terminal)

    def finish(self) -> None:
        """Save and show the result."""
        self.record.result = result_of(self.match)
        if isinstance(self.match.dealer, Committed):
            self.record.secret = self.match.dealer.secret.hex()
        self.file.finish(self.record)
        secret_file(self.file.path).unlink(missing_ok=True)
        self.terminal.say()
        self.say("play-over-scores", "bold")
        for player, score in enumerate(self.record.result.scores):
            self.say("play-over-score", player=player, score=score)
        self.say("play-over-winner", "bold green", players=list(self.record.result.winners))
        self.say("play-record", file=str(self.file.path))


class Person(Chooser):
    """A person at this terminal."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def choose(self, position: Position) -> int:
        """The person's answer."""
        return self.table.ask(position)


def sit_and_play(table: Table) -> int:
    """Play; when a person stops, say how to continue."""
    try:
        table.run()
    except (Stopped, KeyboardInterrupt):
        table.terminal.say()
        table.say("play-stopped", file=str(table.file.path))
        return 130
    return 0


def play(
    game: Game,
    options: Options,
    specs: Sequence[str],
    number: int | None,
    file: Path | None,
    text: Catalog,
    terminal: Terminal,
    position: str = "",
) -> int:
    """A new game, from the start or from a position."""
    options = game.complete(options)
    if len(specs) != options["players"]:
        raise Refusal("error-seat-count", seats=len(specs), asked=str(options["players"]))
    seats = take_seats(specs, game, text)
    record, dealer = new_record(game, options, seats, number)
    record.position = position
    return begin(record, dealer, file, text, terminal)


def new_record(
    game: Game, options: Options, seats: list[Seat], number: int | None
) -> tuple[Record, Dealer]:
    """A record without steps, and its dealer: seeded, or committed if there is no seed."""
    dealer: Dealer = Committed() if number is None else Seeded(number)
    record = Record(game, dict(options), dealer.kind, seats=seats)
    record.dealer_value = dealer.commitment if isinstance(dealer, Committed) else str(number)
    return record, dealer


def begin(
    record: Record, dealer: Dealer, file: Path | None, text: Catalog, terminal: Terminal
) -> int:
    """Write the beginning of the record, and play."""
    game, seats = record.game, record.seats
    path = file or default_file(game.name)
    kept = RecordFile.create(path, record)
    if isinstance(dealer, Committed):
        keep_secret(secret_file(path), dealer.secret)
    table = Table(record, kept, dealer, text, terminal)
    table.say(
        "play-welcome",
        "bold",
        game=text.text(f"{game.name}-title"),
        number=len(seats),
        seats=[f"{seat.name} ({seat.bot})" if seat.bot else seat.name for seat in seats],
    )
    if not game.official(record.options):
        table.say("play-house-rule", number=len(seats))
    if record.past.source:
        table.say("play-go-on", step=record.past.steps)
    if isinstance(dealer, Committed):
        table.say("play-commitment", "dim", commitment=dealer.commitment)
    table.say("play-record", "dim", file=str(path))
    return sit_and_play(table)


def go_on(
    source: Path,
    step: int,
    specs: Sequence[str] | None,
    number: int | None,
    file: Path | None,
    games: Games,
    text: Catalog,
    terminal: Terminal,
) -> int:
    """Play on from a step of a finished game."""
    before = read_record(source, games)
    game, players = before.game, int(before.options["players"])
    specs = specs or default_seats(players)
    if len(specs) != players:
        raise Refusal("error-seat-count", seats=len(specs), asked=str(players))
    record, dealer = new_record(game, before.options, take_seats(specs, game, text), number)
    record.position = before.position
    people = [n for n, seat in enumerate(record.seats) if not seat.bot]
    continue_from(record, before, step, people[0] if len(people) == 1 else SPECTATOR, dealer)
    return begin(record, dealer, file, text, terminal)


def resume(file: Path, games: Games, text: Catalog, terminal: Terminal) -> int:
    """Resume a stopped game."""
    record = read_record(file, games)
    if record.result:
        raise Refusal("error-finished")
    secret = None
    if record.dealer == Committed.kind:
        try:
            secret = bytes.fromhex(secret_file(file).read_text().strip())
        except (OSError, ValueError):
            raise Refusal("error-no-secret", file=str(secret_file(file))) from None
    if not record.seats:
        specs = default_seats(int(record.options["players"]))
        record.seats = take_seats(specs, record.game, text)
    dealer = dealer_of(record, secret)
    table = Table(record, RecordFile(file, record.game), dealer, text, terminal)
    table.say("play-resumed", "bold", steps=len(record.steps))
    return sit_and_play(table)


def begin_from(text: str, games: Games) -> tuple[Game, dict[str, Value], str]:
    """The game, the options and the shortest text of a position to play from."""
    game = games(head(text)[0])
    state = game.parse_position(text)
    if game.turn(state).over:
        raise Refusal("error-position-over")
    options = game.complete(game.notation.options(state))
    return game, options, game.position_text(state)


def set_up(text: Catalog, terminal: Terminal) -> tuple[Game, int, list[str]]:
    """Ask for a game, a number of players, and options that can be asked for step by step."""
    games = [load_game(name) for name in game_names()]
    titles = [text.text(f"{game.name}-title") for game in games]
    pitches = [text.text(f"{game.name}-pitch") for game in games]
    lines = [f"{title}: {pitch}" for title, pitch in zip(titles, pitches, strict=True)]
    terminal.say(text.text("play-which-game"), "bold")
    for n, line in enumerate(lines, 1):
        terminal.say(f"  {n}  {line}")
    game = games[_number(text, terminal, 1, len(games)) - 1]
    terminal.say(text.text("play-how-many"), "bold")
    players = _number(text, terminal, game.players[0], game.players[-1])
    wanted = []
    for name, option in game.options.items():
        if option.guide:
            for n, key in enumerate(option.guide(players).offer, 1):
                terminal.say(f"  {n}  {text.text(key)}")
            if _number(text, terminal, 1, 2) == 2:
                wanted.append(f"{name}={ASK}")
    return game, players, wanted


def guided(
    game: Game, given: Sequence[str], players: int, text: Catalog, terminal: Terminal
) -> list[str]:
    """Options as `name=value`, after people were asked for those that say `name=?`."""
    answered = []
    for item in given:
        name, _, value = item.partition("=")
        option = game.options.get(name)
        if value == ASK and option and option.guide:
            game.complete({"players": players})  # refuses a number that cannot be
            value = _guide(option.guide(players), text, terminal)
            terminal.say(text.text("play-guided", name=name, value=value), "dim")
            item = f"{name}={value}"
        answered.append(item)
    return answered


def _guide(guide: Guide, text: Catalog, terminal: Terminal) -> str:
    while (question := guide.question) is not None:
        terminal.say()
        for line in guide.board(text):
            terminal.say(line)
        terminal.say(text.text(question.key, **question.args), "bold")
        answer = terminal.ask(text.text("play-prompt-hint"))
        if answer.lower() in ("q", "quit"):
            raise Stopped
        try:
            guide.answer(answer)
        except Refusal as refusal:
            terminal.say(text.text(refusal.key, **refusal.args_for_text), "red")
    return guide.value


def _number(text: Catalog, terminal: Terminal, first: int, last: int) -> int:
    while True:
        answer = terminal.ask(text.text("play-prompt", first=first, last=last))
        if answer.lower() in ("q", "quit"):
            raise Stopped
        if answer.isdecimal() and first <= int(answer) <= last:
            return int(answer)
        terminal.say(
            text.text("play-not-a-choice", text=answer[:40], first=first, last=last), "red"
        )
