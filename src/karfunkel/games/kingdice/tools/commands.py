"""Commands that only King of the Dice has: `karfunkel kingdice …` and `karfunkel map`."""

import argparse
from pathlib import Path
from typing import Any

from karfunkel.core.errors import Refusal
from karfunkel.text.messages import Catalog


def add(parser: Any) -> None:
    """Add the commands to the parser of the command line."""

    def say(key: str) -> str:
        words: str = parser.text.text(f"kingtool-help-{key}")
        return words

    tools = parser.command("kingdice", say("kingdice"))
    odds = tools.command("odds", say("odds"), run_odds)
    odds.option("condition", words=say("condition"), metavar="CONDITION")
    odds.option("--dice", words=say("dice"), metavar="DICE")
    odds.option("--rolls", words=say("rolls"), metavar="N")
    odds.option("--jokers", words=say("jokers"), metavar="DICE", default="")
    odds.option("--data", words=say("data"), metavar="DIR")
    check = tools.command("check", say("check"), run_check)
    check.option("folder", words=say("folder"), metavar="DIR")
    export = tools.command("export", say("export"), run_export)
    export.option("folder", words=say("folder"), metavar="DIR")

    drawn = parser.command("map", say("map"), run_map)
    drawn.option("--players", words=say("players"), metavar="N", default="4")
    drawn.option("--svg", words=say("svg"), metavar="FILE", required=True)
    drawn.option("--data", words=say("data"), metavar="DIR")


def run_odds(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel kingdice odds`: the exact chance, and with dice on the table what to keep."""
    from karfunkel.games.kingdice.box import dataset
    from karfunkel.games.kingdice.box.condition_text import (
        condition_words,
        parse_condition,
        phrase,
    )
    from karfunkel.games.kingdice.tools.odds import odds

    rolls = None if args.rolls is None else whole("--rolls", args.rolls, 0, 3)
    box = dataset.load(Path(args.data)) if args.data else None
    found = odds(args.condition, args.dice, rolls, args.jokers, box)
    percent = round(100 * float(found.chance), 3)
    print(
        text.text(
            "kingtool-odds",
            conditions=[condition_words(*phrase(parse_condition(one))) for one in found.conditions],
            rolls=found.rolls,
            percent=percent,
            ways=str(found.chance),
        )
    )
    if found.dice and len(found.keep) == len(found.dice):
        print(text.text("kingtool-stop"))
    elif found.dice and found.keep:
        print(text.text("kingtool-keep", dice=found.kept))
    elif found.dice:
        print(text.text("kingtool-keep-none"))
    return 0


def run_check(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel kingdice check`: list all errors in a set."""
    from karfunkel.games.kingdice.tools.odds import check

    found = check(Path(args.folder))
    for refusal in found.wrong:
        print(text.text(refusal.key, **refusal.args_for_text))
    if found.box is None or found.wrong:
        return 2
    print(text.text("kingtool-fine", hash=found.box.hash))
    return 0


def run_export(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel kingdice export`: our own set as a starting point."""
    from karfunkel.games.kingdice.tools.odds import export

    for file in export(Path(args.folder)):
        print(text.text("kingtool-written", file=str(file)))
    return 0


def run_map(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel map`: the map as a picture."""
    from karfunkel.games.kingdice.box import dataset
    from karfunkel.games.kingdice.screens.map_svg import map_svg

    players = whole("--players", args.players, 2, 4)
    picture = map_svg(dataset.load(Path(args.data) if args.data else None), players)
    file = Path(args.svg)
    try:
        file.write_text(picture, "utf-8")
    except OSError as error:
        raise Refusal("error-file", file=str(file), reason=error.strerror or "") from None
    print(text.text("kingtool-written", file=str(file)))
    return 0


def whole(name: str, given: str, lowest: int, highest: int) -> int:
    """A whole number within limits."""
    if given.isdecimal() and lowest <= int(given) <= highest:
        return int(given)
    raise Refusal("error-number", name=name, text=given, lowest=str(lowest), highest=str(highest))
