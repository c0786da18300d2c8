"""The commands of people who run a server; their code is loaded only when they are called."""

import argparse
from importlib.util import find_spec
from pathlib import Path

from karfunkel.cli_arguments import whole
from karfunkel.cli_parser import Parser, Run
from karfunkel.core.errors import Refusal
from karfunkel.text.messages import Catalog


def run_serve(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel serve`."""
    if not all(find_spec(name) for name in ("fastapi", "msgspec", "segno", "uvicorn")):
        raise Refusal("server-missing")
    from karfunkel.server.command import Wishes, serve

    port = None if args.port is None else whole("--port", args.port, 0, 65_535)
    folder = None if args.data is None else Path(args.data)
    wishes = Wishes(
        args.host,
        port,
        folder,
        args.lan,
        browser=not args.no_browser,
        proxy=args.proxy,
        public=tuple(args.public),
        admin_token=None if args.admin_token is None else Path(args.admin_token),
        store=args.store,
        workers=whole("--workers", args.workers, 1, 64),
        peers=args.peers,
    )
    return serve(wishes, text)


def run_bots(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel bots`."""
    if not all(map(find_spec, ("fastapi", "asyncpg"))):
        raise Refusal("server-postgres-missing" if find_spec("fastapi") else "server-missing")
    from karfunkel.server.thinkers import think

    return think(args.store, whole("--workers", args.workers, 0, 256), text)


def run_tables(name: str) -> Run:
    """`karfunkel tables NAME`."""

    def run(args: argparse.Namespace, text: Catalog) -> int:
        if not find_spec("fastapi"):
            raise Refusal("server-missing")
        from karfunkel.server import keeper

        code: int = getattr(keeper, f"run_{name}")(args, text)
        return code

    return run


def serve_options(serve: Parser) -> None:
    """What `karfunkel serve` can be told."""

    def say(key: str) -> str:
        return serve.text.text(f"help-{key}")

    serve.option("--host", words=say("host"), metavar="ADDRESS")
    serve.option("--port", words=say("port"), metavar="N")
    serve.option("--data", words=say("store"), metavar="DIR")
    serve.option("--store", words=say("database"), metavar="ADDRESS")
    serve.option("--workers", words=say("processes"), metavar="N", default="1")
    serve.option("--peers", words=say("peers"), metavar="ADDRESS", default="127.0.0.1")
    serve.option("--lan", words=say("lan"), action="store_true")
    serve.option("--no-browser", words=say("no-browser"), action="store_true")
    serve.option("--proxy", words=say("proxy"), action="store_true")
    serve.option("--public", words=say("public"), metavar="NAME", action="append", default=[])
    serve.option("--admin-token", words=say("admin-token"), metavar="FILE")


def add_bots(parser: Parser) -> None:
    """The command that thinks for servers."""

    def say(key: str) -> str:
        return parser.text.text(f"help-{key}")

    bots = parser.command("bots", say("thinkers"), run_bots)
    bots.option("--store", words=say("database"), metavar="ADDRESS", required=True)
    bots.option("--workers", words=say("workers"), metavar="N", default="0")


def add_tables(parser: Parser) -> None:
    """The commands for people who run a server."""

    def say(key: str) -> str:
        return parser.text.text(f"tables-help-{key}")

    tools = parser.command("tables", parser.text.text("tables-help"))
    made = {
        name: tools.command(name, say(name), run_tables(name))
        for name in ("list", "show", "export", "delete", "restore", "check", "backup")
    }
    made["list"].option("--trash", words=say("trash"), action="store_true")
    for name in ("show", "export", "delete", "restore"):
        made[name].option("table", words=say("table"), metavar="TABLE")
    made["export"].option("file", words=say("file"), metavar="FILE", nargs="?")
    made["backup"].option("file", words=say("backup-file"), metavar="FILE")
    for command in made.values():
        command.option("--data", words=parser.text.text("help-store"), metavar="DIR")
        command.option("--store", words=parser.text.text("help-database"), metavar="ADDRESS")
    copy = tools.command("copy", say("copy"), run_tables("copy"))
    copy.option("origin", words=say("from"), metavar="FROM")
    copy.option("target", words=say("to"), metavar="TO")
