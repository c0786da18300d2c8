"""The commands `karfunkel puzzles …`; their code is loaded only when they are called."""

import argparse
from pathlib import Path

from karfunkel.cli_arguments import MOST_GAMES, games_with, whole
from karfunkel.cli_parser import Parser
from karfunkel.text.messages import Catalog

MOST_LEAD = 100
"""Points: a whole win."""


def add_puzzles(parser: Parser) -> None:
    """The commands about puzzles."""
    text = parser.text.text
    tools = parser.command("puzzles", text("puzzles-help"))
    mine = tools.command("mine", text("puzzles-help-mine"), run_mine)
    mine.option("game", words=text("help-game"), metavar="GAME")
    mine.option("--games", words=text("puzzles-help-games"), metavar="N", default="1000")
    mine.option("--count", words=text("puzzles-help-count"), metavar="N", default="50")
    mine.option("--lead", words=text("puzzles-help-lead"), metavar="N", default="8")
    mine.option("--seed", words=text("help-seed"), metavar="N", default="1")
    mine.option("--out", words=text("puzzles-help-out"), metavar="FILE", default="puzzles.json")


def run_mine(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel puzzles mine`."""
    from karfunkel.analysis.mine import MOST_PLAYERS, Settings
    from karfunkel.terminal.console import Terminal
    from karfunkel.terminal.puzzles import mine_puzzles

    game = games_with(None)(args.game)
    settings = Settings(
        whole("--games", args.games, 1, MOST_GAMES),
        whole("--seed", args.seed, 0, MOST_GAMES),
        whole("--count", args.count, 1, MOST_GAMES),
        [players for players in game.official_players if players <= MOST_PLAYERS],
        whole("--lead", args.lead, 0, MOST_LEAD),
    )
    return mine_puzzles(game, settings, Path(args.out), text, Terminal())
