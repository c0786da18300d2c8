"""The command `karfunkel`. What a command does is loaded only when it is called."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from karfunkel import __version__
from karfunkel.core.errors import Refusal
from karfunkel.text.messages import LANGUAGES, Catalog, catalog

if TYPE_CHECKING:
    from karfunkel.core.record import Games

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
    for arg in args:
        if not arg.startswith("-") and arg not in LANGUAGES:
            if arg not in COMMANDS:
                raise Refusal("error-unknown-command", name=arg, known=list(COMMANDS))
            break
    parser = build_parser(text)
    chosen = parser.parse_args(args)
    if "run" not in chosen:
        parser.print_help()
        return 0
    command: Callable[[argparse.Namespace, Catalog], int] = chosen.run
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
        self.option("-h", "--help", key="help", action="help")
        self.option("--lang", key="lang", metavar="LANG")

    def option(self, *names: str, key: str, **settings: Any) -> None:
        """An argument with its help."""
        words = self.text.text(f"help-{key}").replace("%", "%%")
        self.add_argument(*names, help=words, **settings)

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


COMMANDS = {
    "play": run_play,
    "replay": run_replay,
    "verify": run_verify,
    "rules": run_rules,
    "games": run_games,
    "sim": run_sim,
    "bench": run_bench,
}


def build_parser(text: Catalog) -> Parser:
    """All commands with their help in the language of the run."""
    parser = Parser(text, prog="karfunkel", description=text.text("help-karfunkel"))
    version = f"karfunkel {__version__}"
    parser.option("--version", key="version", action="version", version=version)
    parsers = parser.add_subparsers(metavar="COMMAND", title=text.text("help-commands"))
    made: dict[str, Parser] = {}
    for name, run in COMMANDS.items():
        words = text.text(f"help-{name}")
        made[name] = parsers.add_parser(name, text=text, help=words, description=words)
        made[name].set_defaults(run=run)

    play = made["play"]
    play.option("game", key="game", nargs="?", metavar="GAME")
    play.option("--seats", key="seats", metavar="LIST")
    play.option("--players", key="players", metavar="N")
    play.option("--option", key="option", metavar="NAME=VALUE", action="append", default=[])
    play.option("--seed", key="seed", metavar="N")
    play.option("--record", key="record", metavar="FILE")
    play.option("--resume", key="resume", metavar="FILE")

    made["replay"].option("file", key="file", metavar="FILE")
    made["replay"].option("--to", key="to", metavar="N")
    made["verify"].option("file", key="file", metavar="FILE")
    for name in ("play", "replay", "verify", "sim"):
        made[name].option("--data", key="data", metavar="DIR")
    made["rules"].option("game", key="game", metavar="GAME")

    sim = made["sim"]
    sim.option("game", key="game", metavar="GAME")
    sim.option("--players", key="players", metavar="N")
    sim.option("--games", key="sim-games", metavar="N", default="100000")
    sim.option("--seed", key="seed", metavar="N", default="0")
    sim.option("--policy", key="policy", metavar="NAME", default="random")
    sim.option("--backend", key="backend", metavar="NAME", default="compiled")
    sim.option("--option", key="option", metavar="NAME=VALUE", action="append", default=[])
    sim.option("--json", key="json", action="store_true")

    made["bench"].option("--only", key="only", metavar="PART")
    made["bench"].option("--json", key="json", action="store_true")
    return parser
