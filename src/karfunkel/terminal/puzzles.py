"""`karfunkel puzzles mine`: looks for puzzles in games of bots."""

import sys
from pathlib import Path

from karfunkel.analysis import mine, puzzles
from karfunkel.analysis.fold import fingerprint
from karfunkel.bots.judge import judge_of
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.record import file_refusal
from karfunkel.terminal.console import Terminal
from karfunkel.text.messages import Catalog


def mine_puzzles(
    game: Game, settings: mine.Settings, file: Path, text: Catalog, terminal: Terminal
) -> int:
    """Mine until enough puzzles are found; the file is written after every game."""
    before = None
    if file.exists():
        before = puzzles.read(file)
        if (before["game"], before["rules"]) != (game.name, game.version):
            raise Refusal("puzzles-bad-file", file=str(file))
        if before["judge"] != fingerprint(judge_of(game, settings.judge)):
            raise Refusal("puzzles-other-judge", file=str(file))
        settings = settings._replace(number=before["seed"])

    def keep(found: puzzles.Collection) -> None:
        try:
            puzzles.write(file, found)
        except OSError as error:
            raise file_refusal(file, error) from None
        if sys.stderr.isatty():
            print(found["games"], found["candidates"], found["stayed"], end="\r", file=sys.stderr)

    found = mine.Mine(game, settings).run(keep, before)
    terminal.say(
        text.text(
            "puzzles-mined",
            games=found["games"],
            candidates=found["candidates"],
            stayed=found["stayed"],
            file=str(file),
        )
    )
    return 0
