"""The command `karfunkel`. The code of a command is loaded only when it is called."""

import argparse
import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from karfunkel import __version__
from karfunkel.cli_arguments import (
    MOST_GAMES,
    MOST_STEPS,
    games_with,
    read_options,
    read_seed,
    whole,
)
from karfunkel.cli_parser import Parser, Run
from karfunkel.cli_puzzles import add_puzzles
from karfunkel.cli_server import add_bots, add_tables, run_serve, serve_options
from karfunkel.cli_train import add_train, exploit_options, run_exploit
from karfunkel.core.background import COMPILER
from karfunkel.core.errors import Refusal
from karfunkel.text.messages import LANGUAGES, Catalog, catalog


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; a refusal prints one sentence and gives exit code 2."""
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
        # The reader of our output has gone: print nothing more, not even while closing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def entry() -> NoReturn:
    """The program: run, and exit at once even while bots still compile in the background."""
    code = main()
    if any(thread.name == COMPILER for thread in threading.enumerate()):
        # A normal exit would stop the compiler in the middle of its work, with an error message.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code)


def language(args: Sequence[str]) -> str:
    """The language of this run: `--lang`, then `KARFUNKEL_LANG`, then the system's."""
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
    """Parse and run; without a command, show the help."""
    parser = build_parser(text)
    words = (arg for arg in args if not arg.startswith("-") and arg not in LANGUAGES)
    command = next(words, None)
    if command not in parser.commands:
        add_game_commands(parser)  # only now: loading all games takes a while
    if command is not None and command not in parser.commands:
        raise Refusal("error-unknown-command", name=command, known=list(parser.commands))
    chosen = parser.parse_args(args)
    if "run" not in chosen:
        chosen.parser.print_help()
        return 0
    do: Run = chosen.run
    return do(chosen, text)


# --- The commands ---------------------------------------------------------------------------


def run_play(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel play`."""
    from karfunkel.terminal import play
    from karfunkel.terminal.console import Stopped, Terminal

    terminal = Terminal()
    if args.resume:
        return play.resume(Path(args.resume), games_with(args.data), text, terminal)
    if args.go_on is not None:
        return run_go_on(args, text)
    players = None if args.players is None else whole("--players", args.players, 1, 99)
    position = ""
    options: dict[str, Any] = {}
    wanted: list[str] = args.option
    if args.position is not None:
        if args.players is not None or args.option:
            raise Refusal("error-position-options")
        game, options, position = play.begin_from(args.position, games_with(args.data))
        if args.game not in (None, game.name):
            raise Refusal("error-position-game", name=game.name, game=args.game)
        players = int(options["players"])
    elif args.game is None:
        try:
            game, players, asked = play.set_up(text, terminal)
        except Stopped:
            return 130
        wanted = [*asked, *wanted]
    else:
        game = games_with(args.data)(args.game)
    specs = (
        args.seats.split(",") if args.seats else play.default_seats(players or game.default_players)
    )
    options["players"] = len(specs) if players is None else players
    try:
        wanted = play.guided(game, wanted, options["players"], text, terminal)
    except Stopped:
        return 130
    options |= read_options(game, wanted)
    number = None if args.seed is None else read_seed(args.seed)
    file = Path(args.record) if args.record else None
    return play.play(game, options, specs, number, file, text, terminal, position)


def run_go_on(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel play --go-on`."""
    from karfunkel.terminal import play
    from karfunkel.terminal.console import Terminal

    if args.step is None:
        raise Refusal("error-missing-argument", text="--step", command="play")
    if args.players is not None or args.option or args.position is not None or args.game:
        raise Refusal("error-go-on-options")
    return play.go_on(
        Path(args.go_on),
        whole("--step", args.step, 0, MOST_STEPS),
        args.seats.split(",") if args.seats else None,
        None if args.seed is None else read_seed(args.seed),
        Path(args.record) if args.record else None,
        games_with(args.data),
        text,
        Terminal(),
    )


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
    if args.population is not None:
        return run_population(args, text)
    if not args.bots:
        raise Refusal("error-missing-argument", text="BOT", command="arena")
    from karfunkel.arena.command import arena

    players = whole("--players", args.players, 1, 99) if args.players else len(args.bots)
    return arena(
        games_with(None)(args.game),
        args.bots,
        players,
        whole("--games", args.games, 1, MOST_GAMES),
        read_seed(args.seed or "0"),
        whole("--workers", args.workers, 1, 1024) if args.workers else None,
        args.ray,
        args.json,
        Path(args.report) if args.report else None,
        args.adjusted,
        text,
    )


def run_population(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel arena --population`."""
    from karfunkel.arena.population_command import compare_population

    game = games_with(None)(args.game)
    return compare_population(
        game,
        Path(args.population) if args.population else None,
        args.bots,
        whole("--players", args.players, 2, 99) if args.players else game.default_players,
        whole("--games", args.games, 1, MOST_GAMES),
        read_seed(args.seed) if args.seed else None,
        whole("--workers", args.workers, 1, 1024) if args.workers else None,
        args.json,
        Path(args.report) if args.report else None,
        text,
    )


def run_calibrate(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel calibrate`."""
    from karfunkel.arena.calibrate_command import show_calibration

    game = games_with(None)(args.game)
    return show_calibration(
        game,
        args.who,
        [whole("--players", args.players, 2, 99)] if args.players else list(game.players),
        whole("--games", args.games, 1, MOST_GAMES),
        read_seed(args.seed) if args.seed else None,
        args.json,
        Path(args.report) if args.report else None,
        text,
    )


def run_advise(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel advise`."""
    from karfunkel.terminal.advise import advise, advise_position
    from karfunkel.terminal.console import Terminal

    if (args.file is None) == (args.position is None):
        raise Refusal("error-advise-what")
    if args.position is not None:
        return advise_position(args.position, args.time, games_with(args.data), text, Terminal())
    return advise(Path(args.file), args.time, games_with(args.data), text, Terminal())


def run_analyse(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel analyse`."""
    from karfunkel.terminal.analyse import Wish, show_analysis
    from karfunkel.terminal.console import Terminal

    seat = None if args.seat is None else whole("--seat", args.seat, 1, 99)
    wish = Wish(args.file, seat, args.effort, args.judge, args.json, args.html)
    return show_analysis(wish, games_with(args.data), text, Terminal())


def run_bench(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel bench`."""
    from karfunkel.bench import show_bench

    return show_bench(args.only, args.json)


COMMANDS: dict[str, Run] = {
    "serve": run_serve,
    "play": run_play,
    "replay": run_replay,
    "verify": run_verify,
    "rules": run_rules,
    "games": run_games,
    "advise": run_advise,
    "analyse": run_analyse,
    "sim": run_sim,
    "arena": run_arena,
    "calibrate": run_calibrate,
    "exploit": run_exploit,
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

    serve_options(made["serve"])
    add_bots(parser)
    add_tables(parser)
    add_puzzles(parser)
    add_train(parser)

    play = made["play"]
    play.option("game", words=say("game"), nargs="?", metavar="GAME")
    play.option("--seats", words=say("seats"), metavar="LIST")
    play.option("--players", words=say("players"), metavar="N")
    play.option("--option", words=say("option"), metavar="NAME=VALUE", action="append", default=[])
    play.option("--seed", words=say("seed"), metavar="N")
    play.option("--record", words=say("record"), metavar="FILE")
    play.option("--resume", words=say("resume"), metavar="FILE")
    play.option("--go-on", words=say("go-on"), metavar="FILE")
    play.option("--step", words=say("from-step"), metavar="N")
    play.option("--from", words=say("from"), metavar="POSITION", dest="position")

    made["replay"].option("file", words=say("file"), metavar="FILE")
    made["replay"].option("--to", words=say("to"), metavar="N")
    made["verify"].option("file", words=say("file"), metavar="FILE")
    made["advise"].option("file", words=say("file"), metavar="FILE", nargs="?")
    made["advise"].option("--position", words=say("position"), metavar="POSITION")
    made["advise"].option("--time", words=say("time"), metavar="TIME", default="2s")
    analyse = made["analyse"]
    analyse.option("file", words=say("file"), metavar="FILE")
    analyse.option("--seat", words=say("analysed-seat"), metavar="N")
    analyse.option("--effort", words=say("effort"), metavar="NAME", default="quick")
    analyse.option("--judge", words=say("judge"), metavar="FILE")
    analyse.option("--json", words=say("json"), action="store_true")
    analyse.option("--html", words=say("html"), metavar="FILE")
    for name in ("play", "replay", "verify", "advise", "analyse", "sim"):
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
    arena.option("bots", words=say("bots"), metavar="BOT", nargs="*")
    population = {"metavar": "FILE", "nargs": "?", "const": ""}
    arena.option("--population", words=say("population"), **population)
    arena.option("--players", words=say("players"), metavar="N")
    arena.option("--games", words=say("arena-games"), metavar="N", default="400")
    arena.option("--seed", words=say("seed"), metavar="N")
    arena.option("--workers", words=say("workers"), metavar="N")
    arena.option("--ray", words=say("ray"), metavar="ADDRESS")
    arena.option("--json", words=say("json"), action="store_true")
    arena.option("--report", words=say("report"), metavar="FILE")
    arena.option("--adjusted", words=say("adjusted"), action="store_true")

    calibrate = made["calibrate"]
    calibrate.option("game", words=say("game"), metavar="GAME")
    calibrate.option("who", words=say("sayers"), metavar="WHO", nargs="*")
    calibrate.option("--players", words=say("players"), metavar="N")
    calibrate.option("--games", words=say("calibrate-games"), metavar="N", default="1000")
    calibrate.option("--seed", words=say("seed"), metavar="N")
    calibrate.option("--json", words=say("json"), action="store_true")
    calibrate.option("--report", words=say("report"), metavar="FILE")

    exploit_options(made["exploit"])
    made["bench"].option("--only", words=say("only"), metavar="PART")
    made["bench"].option("--json", words=say("json"), action="store_true")
    return parser


def add_game_commands(parser: Parser) -> None:
    """Add the commands of single games."""
    from karfunkel.core.registry import game_names, load_game

    for name in game_names():
        if commands := load_game(name).commands:
            commands.add(parser)
