"""The command `karfunkel`. What a command does is loaded only when it is called."""

import argparse
import os
import sys
import threading
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from karfunkel import __version__
from karfunkel.core.background import COMPILER
from karfunkel.core.errors import Refusal
from karfunkel.text.messages import LANGUAGES, Catalog, catalog

if TYPE_CHECKING:
    from karfunkel.core.record import Games

Run = Callable[[argparse.Namespace, Catalog], int]
"""What a command does: it returns the exit code."""

MOST_GAMES = 10**12
MOST_STEPS = 10**9


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; whatever is refused is one sentence and exit code 2."""
    args = list(sys.argv[1:] if argv is None else argv)
    text = catalog("en")
    try:
        text = catalog(language(args))
        return run(args, text)
    except Refusal as refusal:
        print(text.text(refusal.key, **refusal.args_for_text), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; nothing is left to say, also not while closing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def entry() -> NoReturn:
    """The program: run, and end at once also while bots still compile in the background."""
    code = main()
    if any(thread.name == COMPILER for thread in threading.enumerate()):
        # The compiler would be torn down in the middle of its work, and say so.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code)


def language(args: Sequence[str]) -> str:
    """The language of this run: `--lang`, else `KARFUNKEL_LANG`, else the system's."""
    for here, arg in enumerate(args):
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
        if arg == "--lang" and here + 1 < len(args):
            return args[here + 1]
    if chosen := os.environ.get("KARFUNKEL_LANG"):
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        system = os.environ.get(variable, "")[:2].lower()
        if system:
            return system if system in LANGUAGES else "en"
    return "en"


def run(args: Sequence[str], text: Catalog) -> int:
    """Parse and run; with nothing to run, show what there is."""
    parser = build_parser(text)
    for arg in args:
        if not arg.startswith("-") and arg not in LANGUAGES:
            if arg not in parser.commands:
                raise Refusal("error-unknown-command", name=arg, known=list(parser.commands))
            break
    chosen = parser.parse_args(args)
    if "run" not in chosen:
        chosen.parser.print_help()
        return 0
    command: Run = chosen.run
    return command(chosen, text)


# --- The commands ---------------------------------------------------------------------------


def run_play(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel play`."""
    from karfunkel.terminal import play
    from karfunkel.terminal.console import Stopped, Terminal

    terminal = Terminal()
    if args.resume:
        return play.resume(Path(args.resume), games_with(args.data), text, terminal)
    players = None if args.players is None else whole("--players", args.players, 1, 99)
    if args.game is None:
        try:
            game, players = play.set_up(text, terminal)
        except Stopped:
            return 130
    else:
        game = games_with(args.data)(args.game)
    specs = (
        args.seats.split(",") if args.seats else play.default_seats(players or game.default_players)
    )
    options = read_options(game, args.option)
    options["players"] = len(specs) if players is None else players
    number = None if args.seed is None else read_seed(args.seed)
    file = Path(args.record) if args.record else None
    return play.play(game, options, specs, number, file, text, terminal)


def run_serve(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel serve`."""
    if not all(find_spec(name) for name in ("fastapi", "msgspec", "segno", "uvicorn")):
        raise Refusal("server-missing")
    from karfunkel.server.command import Wishes, serve

    port = None if args.port is None else whole("--port", args.port, 0, 65_535)
    folder = None if args.data is None else Path(args.data)
    return serve(Wishes(args.host, port, folder, args.lan, not args.no_browser), text)


def run_replay(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel replay`."""
    from karfunkel.terminal import retell
    from karfunkel.terminal.console import Terminal

    to = None if args.to is None else whole("--to", args.to, 0, MOST_STEPS)
    return retell.replay(Path(args.file), to, games_with(args.data), text, Terminal())


def run_verify(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel verify`."""
    from karfunkel.terminal import retell
    from karfunkel.terminal.console import Terminal

    return retell.check(Path(args.file), games_with(args.data), text, Terminal())


def run_sim(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel sim`."""
    from karfunkel.arena.report import show_simulation

    game = games_with(args.data)(args.game)
    options = read_options(game, args.option)
    if args.players is not None:
        options["players"] = whole("--players", args.players, 1, 99)
    games = whole("--games", args.games, 1, MOST_GAMES)
    number = read_seed(args.seed)
    return show_simulation(game, options, games, number, args.policy, args.backend, args.json, text)


def run_rules(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel rules`."""
    from karfunkel.core.registry import load_game

    print(text.page(load_game(args.game).name).rstrip())
    return 0


def run_games(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel games`."""
    from karfunkel.core.registry import game_names, load_game

    for game in map(load_game, game_names()):
        print(
            text.text(
                "play-game-line",
                name=game.name,
                title=text.text(f"{game.name}-title"),
                first=game.players[0],
                last=game.players[-1],
                pitch=text.text(f"{game.name}-pitch"),
            )
        )
    return 0


def run_arena(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel arena`."""
    from karfunkel.arena.command import arena

    players = whole("--players", args.players, 1, 99) if args.players else len(args.bots)
    return arena(
        games_with(None)(args.game),
        args.bots,
        players,
        whole("--games", args.games, 1, MOST_GAMES),
        read_seed(args.seed),
        whole("--workers", args.workers, 1, 1024) if args.workers else None,
        args.ray,
        args.json,
        Path(args.report) if args.report else None,
        text,
    )


def run_advise(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel advise`."""
    from karfunkel.terminal.advise import advise
    from karfunkel.terminal.console import Terminal

    return advise(Path(args.file), args.time, games_with(args.data), text, Terminal())


def run_bench(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel bench`."""
    from karfunkel.bench import show_bench

    return show_bench(args.only, args.json)


def games_with(data: str | None) -> "Games":
    """How to find a game by name: with its own parts, or with those in a folder."""
    from karfunkel.core.registry import load_game

    folder = Path(data) if data else None
    return lambda name: load_game(name, folder)


# --- Reading arguments ----------------------------------------------------------------------


def whole(name: str, given: str, lowest: int, highest: int) -> int:
    """A whole number within limits."""
    digits = given.replace("_", "")
    if digits.isdecimal() and lowest <= int(digits) <= highest:
        return int(digits)
    raise Refusal("error-number", name=name, text=given, lowest=str(lowest), highest=str(highest))


def read_seed(given: str) -> int:
    """A seed."""
    from karfunkel.core.rng import SEEDS

    if given.isdecimal() and int(given) < SEEDS:
        return int(given)
    raise Refusal("error-seed", seed=given)


def read_options(game: Any, given: Sequence[str]) -> dict[str, Any]:
    """Options of a game from `name=value`."""
    options = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise Refusal("error-option-form", text=item)
        options[name] = game.parse_option(name, value)
    return options


class Parser(argparse.ArgumentParser):
    """A parser that speaks the language of the run and complains in one sentence."""

    def __init__(self, text: Catalog, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self.text = text
        self._positionals.title = text.text("help-named")
        self._optionals.title = text.text("help-options")
        self.commands: dict[str, Parser] = {}
        self.set_defaults(parser=self)
        self.option("-h", "--help", words=text.text("help-help"), action="help")
        self.option("--lang", words=text.text("help-lang"), metavar="LANG")

    def option(self, *names: str, words: str, **settings: Any) -> None:
        """An argument with its help."""
        self.add_argument(*names, help=words.replace("%", "%%"), **settings)

    def command(self, name: str, words: str, run: Run | None = None) -> "Parser":
        """A command below this one; without `run` it only has commands of its own."""
        if not self.commands:
            title = self.text.text("help-commands")
            self.parsers = self.add_subparsers(metavar="COMMAND", title=title)
        made: Parser = self.parsers.add_parser(
            name, text=self.text, help=words.replace("%", "%%"), description=words
        )
        if run:
            made.set_defaults(run=run)
        self.commands[name] = made
        return made

    def format_usage(self) -> str:
        """How to call it."""
        return super().format_usage().replace("usage:", self.text.text("help-usage"), 1)

    def format_help(self) -> str:
        """All there is to know."""
        return super().format_help().replace("usage:", self.text.text("help-usage"), 1)

    def error(self, message: str) -> NoReturn:
        """Refuse; the words behind the colon are what was wrong."""
        command = self.prog.removeprefix("karfunkel").strip()
        what = message.rpartition(": ")[2]
        key = "error-missing-argument" if "required" in message else "error-unknown-argument"
        raise Refusal(key, text=what, command=command)


COMMANDS: dict[str, Run] = {
    "serve": run_serve,
    "play": run_play,
    "replay": run_replay,
    "verify": run_verify,
    "rules": run_rules,
    "games": run_games,
    "advise": run_advise,
    "sim": run_sim,
    "arena": run_arena,
    "bench": run_bench,
}


def build_parser(text: Catalog) -> Parser:
    """All commands with their help in the language of the run."""

    def say(key: str) -> str:
        return text.text(f"help-{key}")

    parser = Parser(text, prog="karfunkel", description=text.text("help-karfunkel"))
    version = f"karfunkel {__version__}"
    parser.option("--version", words=say("version"), action="version", version=version)
    for name, run in COMMANDS.items():
        parser.command(name, say(name), run)
    made = parser.commands

    serve = made["serve"]
    serve.option("--host", words=say("host"), metavar="ADDRESS")
    serve.option("--port", words=say("port"), metavar="N")
    serve.option("--data", words=say("store"), metavar="DIR")
    serve.option("--lan", words=say("lan"), action="store_true")
    serve.option("--no-browser", words=say("no-browser"), action="store_true")

    play = made["play"]
    play.option("game", words=say("game"), nargs="?", metavar="GAME")
    play.option("--seats", words=say("seats"), metavar="LIST")
    play.option("--players", words=say("players"), metavar="N")
    play.option("--option", words=say("option"), metavar="NAME=VALUE", action="append", default=[])
    play.option("--seed", words=say("seed"), metavar="N")
    play.option("--record", words=say("record"), metavar="FILE")
    play.option("--resume", words=say("resume"), metavar="FILE")

    made["replay"].option("file", words=say("file"), metavar="FILE")
    made["replay"].option("--to", words=say("to"), metavar="N")
    made["verify"].option("file", words=say("file"), metavar="FILE")
    made["advise"].option("file", words=say("file"), metavar="FILE")
    made["advise"].option("--time", words=say("time"), metavar="TIME", default="2s")
    for name in ("play", "replay", "verify", "advise", "sim"):
        made[name].option("--data", words=say("data"), metavar="DIR")
    made["rules"].option("game", words=say("game"), metavar="GAME")

    sim = made["sim"]
    sim.option("game", words=say("game"), metavar="GAME")
    sim.option("--players", words=say("players"), metavar="N")
    sim.option("--games", words=say("sim-games"), metavar="N", default="100000")
    sim.option("--seed", words=say("seed"), metavar="N", default="0")
    sim.option("--policy", words=say("policy"), metavar="NAME", default="random")
    sim.option("--backend", words=say("backend"), metavar="NAME", default="compiled")
    sim.option("--option", words=say("option"), metavar="NAME=VALUE", action="append", default=[])
    sim.option("--json", words=say("json"), action="store_true")

    arena = made["arena"]
    arena.option("game", words=say("game"), metavar="GAME")
    arena.option("bots", words=say("bots"), metavar="BOT", nargs="+")
    arena.option("--players", words=say("players"), metavar="N")
    arena.option("--games", words=say("arena-games"), metavar="N", default="400")
    arena.option("--seed", words=say("seed"), metavar="N", default="0")
    arena.option("--workers", words=say("workers"), metavar="N")
    arena.option("--ray", words=say("ray"), metavar="ADDRESS")
    arena.option("--json", words=say("json"), action="store_true")
    arena.option("--report", words=say("report"), metavar="FILE")

    made["bench"].option("--only", words=say("only"), metavar="PART")
    made["bench"].option("--json", words=say("json"), action="store_true")
    add_game_commands(parser)
    return parser


def add_game_commands(parser: Parser) -> None:
    """Games may bring commands of their own: `add` in their `commands.py`."""
    from karfunkel.core.registry import game_names

    for name in game_names():
        if find_spec(f"karfunkel.games.{name}.commands"):
            import_module(f"karfunkel.games.{name}.commands").add(parser)
