"""Playing in a terminal: people by numbered menus, bots in between."""

import os
import secrets
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from karfunkel.bots.base import NAMES, make_bot
from karfunkel.core.bot import Bot
from karfunkel.core.dealer import Committed, Dealer, Seeded
from karfunkel.core.errors import Refusal
from karfunkel.core.game import SPECTATOR, Choices, Event, Game, Options, Step
from karfunkel.core.match import Match
from karfunkel.core.record import (
    Games,
    Record,
    RecordFile,
    Seat,
    dealer_of,
    read_record,
    result_of,
)
from karfunkel.core.registry import game_names, load_game
from karfunkel.core.rng import SEEDS, Rng, seed
from karfunkel.terminal.console import Stopped, Terminal
from karfunkel.text.messages import Catalog

PERSON = "you"
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
            if len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
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
    """A new file among the person's own data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    folder = Path(home) / "karfunkel" / "games"
    file, n = folder / f"{game}-{stamp}.karfunkel", 1
    while file.exists():
        n += 1
        file = folder / f"{game}-{stamp}-{n}.karfunkel"
    return file


def secret_file(record: Path) -> Path:
    """Where the dealer's secret waits while the game is not over."""
    return record.with_name(record.name + SECRET_SUFFIX)


def keep_secret(file: Path, secret: bytes) -> None:
    """Write the secret where only this user can read it."""
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
        self.board = import_module(f"karfunkel.games.{self.game.name}.board")
        self.names = record.names()
        self.people = [n for n, seat in enumerate(record.seats) if not seat.bot]
        self.bots: dict[int, Bot] = {
            n: make_bot(seat.bot, self.game) for n, seat in enumerate(record.seats) if seat.bot
        }
        for bot in self.bots.values():
            bot.prepare()
        self.bot_seed = dealer.number if isinstance(dealer, Seeded) else secrets.randbelow(SEEDS)
        self.match = Match(self.game, record.options, dealer, record.steps, self.keep)
        self.unseen: dict[int, list[Event]] = {n: [] for n in self.people}
        self.shown: dict[int, int] = {}
        """After which step each person last saw the whole table."""

    def keep(self, step: Step) -> None:
        """Every step goes to disk before anybody sees what it did."""
        self.file.append(step)

    def say(self, key: str, style: str = "", **args: Any) -> None:
        """Print a message."""
        self.terminal.say(self.text.text(key, names=self.names, **args), style)

    def run(self) -> None:
        """Play to the end."""
        while not (turn := self.match.turn).over:
            if turn.chance:
                self.tell(self.match.play_chance())
                continue
            for player in self.match.waiting:
                if player in self.bots:
                    self.tell(self.match.choose(player, self.bot_choice(player)))
            # What the bots chose may have ended the step: then other players are on turn now.
            for player in self.match.waiting:
                if player in self.people:
                    self.tell(self.match.choose(player, self.person_choice(player)))
        self.finish()

    def tell(self, events: list[Event]) -> None:
        """Say what happened: to the one person everything it may see, to several what is public."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        for event in events:
            if event.seen_by(viewer):
                self.say(event.key, **event.args)
            elif event.audience in self.unseen:
                self.unseen[event.audience].append(event)

    def bot_choice(self, player: int) -> int:
        """What a bot chooses; each decision has a generator of its own, so a game can go on."""
        rng = Rng()
        seed(rng, self.bot_seed, len(self.match.steps) * len(self.names) + player + 1)
        observed = self.game.observe(self.match.state, player)
        return self.bots[player].choose(observed, player, self.match.legal(player), rng)

    def person_choice(self, player: int) -> int:
        """Ask a person. Where several share the keyboard, nobody sees what another chose."""
        shared = len(self.people) > 1
        secret = shared and len(self.match.turn.players) > 1
        private = shared and self.sees_more(player)
        if private:
            self.terminal.ask(self.text.text("play-pass", names=self.names, player=player))
        if private or not self.has_just_seen(player):
            self.show(player)
        action = self.menu(player, secret)
        if private:
            self.terminal.clear()
        if secret:
            self.say("play-chosen", player=player)
        return action

    def sees_more(self, player: int) -> bool:
        """Whether this player's screen shows something the others must not see."""
        state, game = self.match.state, self.game
        return bool(self.unseen[player]) or game.view(state, player) != game.view(state)

    def has_just_seen(self, player: int) -> bool:
        """Whether nothing but this player's own choices has changed the table since."""
        if player not in self.shown:
            return False
        since = self.match.steps[self.shown[player] :]
        return all(
            isinstance(step, Choices) and [who for who, _ in step.actions] == [player]
            for step in since
        )

    def show(self, player: int) -> None:
        """What the player has not been told yet, and the table."""
        self.shown[player] = len(self.match.steps)
        for event in self.unseen[player]:
            self.say(event.key, **event.args)
        self.unseen[player].clear()
        self.terminal.say()
        for line in self.board.board(self.match.view(player), self.text, self.names):
            self.terminal.say(line)
        self.terminal.say()

    def menu(self, player: int, secret: bool) -> int:
        """A numbered list of the player's actions; the notation of an action does as well."""
        state = self.match.state
        legal = self.match.legal(player)
        question = self.game.question(state, player)
        self.say(question.key, "bold", **question.args)
        hint = self.game.hint(state, player)
        if hint:
            self.say(hint.key, **hint.args)
        else:
            for number, action in enumerate(legal, 1):
                label = self.game.action_label(state, player, action)
                line = self.text.text(label.key, names=self.names, **label.args)
                self.terminal.say(f"  {number}  {line}")
        prompt = self.text.text(
            "play-prompt-hint" if hint else "play-prompt-secret" if secret else "play-prompt",
            names=self.names,
            player=player,
            first=1,
            last=len(legal),
        )
        while True:
            answer = self.terminal.ask(prompt, secret)
            if answer.lower() in ("q", "quit"):
                raise Stopped
            if not hint and answer.isdecimal() and 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
            meant = self.game.read_choice(state, player, answer)
            if meant is not None:
                return meant
            if hint:
                self.say("play-not-understood", "red", text=answer[:40])
                self.say(hint.key, **hint.args)
            else:
                self.say("play-not-a-choice", "red", text=answer[:40], first=1, last=len(legal))

    def finish(self) -> None:
        """Keep and tell the result."""
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


def sit_and_play(table: Table) -> int:
    """Play; when a person stops, say how to go on."""
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
) -> int:
    """A new game."""
    options = game.complete(options)
    if len(specs) != options["players"]:
        raise Refusal("error-seat-count", seats=len(specs), asked=str(options["players"]))
    seats = take_seats(specs, game, text)
    dealer: Dealer = Committed() if number is None else Seeded(number)
    record = Record(game, dict(options), dealer.kind, seats=seats)
    record.dealer_value = dealer.commitment if isinstance(dealer, Committed) else str(number)
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
    if not game.official(options):
        table.say("play-house-rule", number=len(seats))
    if isinstance(dealer, Committed):
        table.say("play-commitment", "dim", commitment=dealer.commitment)
    table.say("play-record", "dim", file=str(path))
    return sit_and_play(table)


def resume(file: Path, games: Games, text: Catalog, terminal: Terminal) -> int:
    """Go on with a game that was stopped."""
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


def set_up(text: Catalog, terminal: Terminal) -> tuple[Game, int]:
    """Ask for a game and a number of players."""
    games = [load_game(name) for name in game_names()]
    titles = [text.text(f"{game.name}-title") for game in games]
    pitches = [text.text(f"{game.name}-pitch") for game in games]
    lines = [f"{title}: {pitch}" for title, pitch in zip(titles, pitches, strict=True)]
    terminal.say(text.text("play-which-game"), "bold")
    for n, line in enumerate(lines, 1):
        terminal.say(f"  {n}  {line}")
    game = games[_number(text, terminal, 1, len(games)) - 1]
    terminal.say(text.text("play-how-many"), "bold")
    return game, _number(text, terminal, game.players[0], game.players[-1])


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
