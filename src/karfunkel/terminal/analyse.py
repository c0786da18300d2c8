"""`karfunkel analyse`: what decided a finished game, in a terminal, as JSON or as a page."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from karfunkel.analysis import Analysis, analyse
from karfunkel.analysis.page import page
from karfunkel.analysis.shapes import PARTS, POINT, Said, Step
from karfunkel.analysis.words import percent
from karfunkel.core.errors import Refusal
from karfunkel.core.record import Games, file_refusal, read_record
from karfunkel.terminal.console import Terminal
from karfunkel.terminal.retell import names_of
from karfunkel.text.messages import Catalog

STYLES = {"blunder": "bold red", "mistake": "red", "inaccuracy": "yellow"}


class Wish(NamedTuple):
    """What to analyse, and what to make of it."""

    file: str
    seat: int | None
    """Counted from 1; None: all."""
    effort: str
    judge: str | None
    json: bool
    html: str | None


def show_analysis(wish: Wish, games: Games, text: Catalog, terminal: Terminal) -> int:
    """Analyse the record in a file."""
    record = read_record(Path(wish.file), games)
    names = names_of(record, text)
    if wish.seat is not None and not 1 <= wish.seat <= len(names):
        raise Refusal("analysis-no-seat", seat=wish.seat, last=len(names))
    judge = Path(wish.judge) if wish.judge else None
    found = analyse(record, wish.effort, judge=judge, progress=_Progress(text))
    if wish.html is not None:
        html = Path(wish.html)
        try:
            html.write_text(page(found, names, text), "utf-8")
        except OSError as error:
            raise file_refusal(html, error) from None
    if wish.json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    _tell(found, names, wish.seat, text, terminal)
    return 0


class _Progress:
    """A line on the error output of a real terminal that says how far the analysis is."""

    def __init__(self, text: Catalog) -> None:
        self.text = text
        self.shown = sys.stderr.isatty()

    def __call__(self, done: int, steps: int) -> None:
        if not self.shown:
            return
        line = self.text.text("analysis-progress", step=done, steps=steps)
        end = "\r\x1b[K" if done == steps else ""
        print(f"\r\x1b[K{line}{end}", end="", file=sys.stderr, flush=True)


def _tell(
    found: Analysis, names: Sequence[str], seat: int | None, text: Catalog, terminal: Terminal
) -> None:
    title = text.text("analysis-title", game=text.text(f"{found['game']}-title"))
    terminal.say(title, "bold")
    for number, sums in enumerate(found["seats"]):
        if seat not in (None, number + 1):
            continue
        terminal.say(names[number], "bold")
        for part in PARTS:
            value = points(sums[part], text)
            terminal.say(f"  {text.text(f'analysis-{part}')}: {value}")
        value = text.text("analysis-percent", value=sums["accuracy"] // 10)
        terminal.say(f"  {text.text('analysis-accuracy')}: {value}")
    doubt = points(found["doubt"], text)
    terminal.say(text.text("analysis-balance-note", doubt=doubt), "dim")
    terminal.say(text.text("analysis-turning-points"), "bold")
    turns = [step for step in found["steps"] if step["number"] in found["turning_points"]]
    if not turns:
        terminal.say("  " + text.text("analysis-no-turning-points"))
    for step in turns:
        terminal.say("  " + at_step(step, names, text))
        for event in step["events"]:
            terminal.say("    " + said(event, names, text), "dim")
    terminal.say(text.text("analysis-moves"), "bold")
    for step in found["steps"]:
        for decision in step["decisions"]:
            if not decision["mark"] or seat not in (None, decision["seat"] + 1):
                continue
            mark = text.text(f"analysis-mark-{decision['mark']}")
            who = text.text("analysis-marked", mark=mark, names=names, player=decision["seat"])
            where = text.text("analysis-progress", step=step["number"], steps=len(found["steps"]))
            terminal.say(f"  {where}. {who}", STYLES.get(decision["mark"], "green"))
            for why in decision["why"]:
                terminal.say("    " + said(why, names, text))


def points(value: int, text: Catalog) -> str:
    """Win points with one decimal."""
    return text.text("analysis-points", value=round(value / POINT, 1))


def said(message: Said, names: Sequence[str], text: Catalog) -> str:
    """A message in words."""
    return text.text(message["key"], names=names, **message["args"])


def at_step(step: Step, names: Sequence[str], text: Catalog) -> str:
    """The chances after a step, in words."""
    chances = ", ".join(
        text.text("analysis-chance-of", names=names, player=seat, win=percent(value))
        for seat, value in enumerate(step["after"])
    )
    return text.text("analysis-at", step=step["number"], chances=chances)
