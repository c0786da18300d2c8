"""The commands that train nets; their code is loaded only when they are called."""

import argparse
from importlib.util import find_spec
from pathlib import Path

from karfunkel.cli_arguments import MOST_GAMES, games_with, read_seed, whole
from karfunkel.cli_parser import Parser
from karfunkel.core.errors import Refusal
from karfunkel.text.messages import Catalog

MOST_ROUNDS = 10**9


def run_train(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel train`."""
    if not find_spec("torch"):
        raise Refusal("error-no-torch")
    from karfunkel.train.command import Wishes, run

    wishes = Wishes(
        games_with(None)(args.game).name,
        Path(args.out or f"{args.game}.npz"),
        None if args.seed is None else read_seed(args.seed),
        None if args.rounds is None else whole("--rounds", args.rounds, 1, MOST_ROUNDS),
        None if args.width is None else whole("--width", args.width, 1, 4096),
        None if args.start is None else Path(args.start),
        tuple(args.league),
        None if args.plot is None else Path(args.plot),
        whole("--threads", args.threads, 1, 1024),
        resume=args.resume,
    )
    return run(wishes, text)


def run_exploit(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel exploit`."""
    from karfunkel.bots.base import make_bot

    game = games_with(None)(args.game)
    players = whole("--players", args.players, 2, 99) if args.players else game.default_players
    game.complete({"players": players})
    make_bot(args.bot, game)
    if not find_spec("torch"):
        raise Refusal("error-no-torch")
    from karfunkel.train.exploit import Task
    from karfunkel.train.exploit_command import show_exploit

    task = Task(
        game.name,
        args.bot,
        players,
        whole("--decisions", args.decisions, 1, MOST_GAMES),
        whole("--games", args.games, 2, MOST_GAMES),
        read_seed(args.seed),
        start=Path(args.start) if args.start else None,
    )
    out = Path(args.out) if args.out else None
    return show_exploit(task, out, args.json, text, resume=args.resume)


def add_train(parser: Parser) -> None:
    """The command that trains a judge by self-play."""
    text = parser.text.text
    train = parser.command("train", text("train-help"), run_train)
    train.option("game", words=text("help-game"), metavar="GAME")
    train.option("--seed", words=text("help-seed"), metavar="N")
    train.option("--threads", words=text("train-help-threads"), metavar="N", default="1")
    for name in ("out", "start", "plot"):
        train.option(f"--{name}", words=text(f"train-help-{name}"), metavar="FILE")
    for name in ("rounds", "width"):
        train.option(f"--{name}", words=text(f"train-help-{name}"), metavar="N")
    words = text("train-help-league")
    train.option("--league", words=words, metavar="FILE", action="append", default=[])
    train.option("--resume", words=text("train-help-resume"), action="store_true")


def exploit_options(exploit: Parser) -> None:
    """What `karfunkel exploit` can be told."""

    def say(key: str) -> str:
        return exploit.text.text(f"help-{key}")

    exploit.option("game", words=say("game"), metavar="GAME")
    exploit.option("bot", words=say("exploit-bot"), metavar="BOT")
    exploit.option("--players", words=say("players"), metavar="N")
    exploit.option("--decisions", words=say("exploit-decisions"), metavar="N", default="2000000")
    exploit.option("--games", words=say("exploit-games"), metavar="N", default="4096")
    exploit.option("--seed", words=say("seed"), metavar="N", default="1")
    exploit.option("--start", words=say("exploit-start"), metavar="FILE")
    exploit.option("--out", words=say("exploit-out"), metavar="FILE")
    exploit.option("--resume", words=exploit.text.text("train-help-resume"), action="store_true")
    exploit.option("--json", words=say("json"), action="store_true")
