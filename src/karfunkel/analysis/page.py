"""An analysis as one self-contained page to send to a friend: no scripts, nothing to load."""

from collections.abc import Sequence
from html import escape

from karfunkel.analysis.shapes import PARTS, POINT, WIN, Analysis, Decision, Said, Step
from karfunkel.analysis.words import percent
from karfunkel.text.messages import Catalog

COLOURS = (
    "#c2453d",
    "#2f74c0",
    "#b98a00",
    "#2f8f4e",
    "#7a5ac8",
    "#c05f9c",
    "#3a9a9a",
    "#7d6b57",
)
WIDTH, HEIGHT = 900, 300
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; }
svg text { fill: currentColor; font-size: 13px; }
table { border-collapse: collapse; }
.wide { overflow-x: auto; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { text-align: left; }
li { margin: .5rem 0; }
.blunder, .mistake { border-left: 4px solid #c2453d; padding-left: .6rem; }
.inaccuracy { border-left: 4px solid #b98a00; padding-left: .6rem; }
.only, .brilliant { border-left: 4px solid #2f8f4e; padding-left: .6rem; }
.swatch { display: inline-block; width: .8em; height: .8em; border-radius: 50%; }
"""


def page(found: Analysis, names: Sequence[str], text: Catalog) -> str:
    """The whole page."""
    title = text.text("analysis-title", game=text.text(f"{found['game']}-title"))
    parts = [
        f"<h1>{escape(title)}</h1>",
        _head("curve", text),
        curve(found, names, text),
        _legend(names),
        _head("turning-points", text),
        _turning_points(found, names, text),
        _head("balance", text),
        _balance(found, names, text),
        _head("moves", text),
        _moves(found, names, text),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{text.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _head(key: str, text: Catalog) -> str:
    heads = {
        "curve": "analysis-curve",
        "turning-points": "analysis-turning-points",
        "balance": "analysis-balance",
        "moves": "analysis-moves",
    }
    return f"<h2>{escape(text.text(heads[key]))}</h2>"


def curve(found: Analysis, names: Sequence[str], text: Catalog) -> str:
    """Everybody's chances along the game, as a drawing that a screen reader can tell."""
    steps = found["steps"]
    lines = [first["before"] for first in steps[:1]] + [step["after"] for step in steps]
    told = []
    drawn = [
        f'<line x1="0" x2="{WIDTH}" y1="{y}" y2="{y}" stroke="#8884"/>'
        for y in (0, HEIGHT // 2, HEIGHT)
    ]
    for number in found["turning_points"]:
        x = _x(number, len(steps))
        drawn.append(
            f'<line x1="{x}" x2="{x}" y1="0" y2="{HEIGHT}" stroke="#888" stroke-dasharray="4 4"/>'
            f'<text x="{x}" y="-6" text-anchor="middle">{number}</text>'
        )
    for seat, name in enumerate(names):
        places = " ".join(
            f"{_x(n, len(steps))},{HEIGHT - HEIGHT * line[seat] // WIN}"
            for n, line in enumerate(lines)
        )
        drawn.append(
            f'<polyline points="{places}" fill="none" stroke="{COLOURS[seat]}" stroke-width="3">'
            f"<title>{escape(name)}</title></polyline>"
        )
        if lines:
            told.append(
                text.text(
                    "analysis-curve-of",
                    names=names,
                    player=seat,
                    start=percent(lines[0][seat]),
                    middle=percent(lines[len(lines) // 2][seat]),
                    end=percent(lines[-1][seat]),
                )
            )
    label = escape(" ".join(told), quote=True)
    return (
        f'<svg viewBox="-6 -24 {WIDTH + 12} {HEIGHT + 30}" role="img" aria-label="{label}">'
        + "".join(drawn)
        + "</svg>"
    )


def _x(number: int, steps: int) -> int:
    return WIDTH * number // max(1, steps)


def _legend(names: Sequence[str]) -> str:
    return "<p>" + " ".join(_named(seat, names) for seat in range(len(names))) + "</p>"


def _named(seat: int, names: Sequence[str]) -> str:
    swatch = f'<span class="swatch" style="background:{COLOURS[seat]}"></span>'
    return f"{swatch} {escape(names[seat])}"


def _said(message: Said, names: Sequence[str], text: Catalog) -> str:
    return escape(text.text(message["key"], names=names, **message["args"]))


def _turning_points(found: Analysis, names: Sequence[str], text: Catalog) -> str:
    steps = [step for step in found["steps"] if step["number"] in found["turning_points"]]
    if not steps:
        return f"<p>{escape(text.text('analysis-no-turning-points'))}</p>"
    return "<ul>" + "".join(f"<li>{_turn(step, names, text)}</li>" for step in steps) + "</ul>"


def _turn(step: Step, names: Sequence[str], text: Catalog) -> str:
    chances = ", ".join(
        text.text("analysis-chance-of", names=names, player=seat, win=percent(value))
        for seat, value in enumerate(step["after"])
    )
    lines = [escape(text.text("analysis-at", step=step["number"], chances=chances))]
    lines += [_said(event, names, text) for event in step["events"]]
    return "<br>".join(lines)


def _balance(found: Analysis, names: Sequence[str], text: Catalog) -> str:
    def points(value: int) -> str:
        return escape(text.text("analysis-points", value=round(value / POINT, 1)))

    heads = [text.text("analysis-player"), *(text.text(f"analysis-{part}") for part in PARTS)]
    heads += [text.text("analysis-without-luck"), text.text("analysis-accuracy")]
    rows = []
    for seat, sums in enumerate(found["seats"]):
        cells = [_named(seat, names), *(points(sums[part]) for part in PARTS)]
        cells.append(points(sums["without_luck"]))
        cells.append(escape(text.text("analysis-percent", value=sums["accuracy"] // 10)))
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    note = escape(text.text("analysis-balance-note", doubt=points(found["doubt"])))
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(heads[0])}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
        f"<p>{note}</p>"
    )


def _moves(found: Analysis, names: Sequence[str], text: Catalog) -> str:
    items = [
        _move(step, decision, names, text)
        for step in found["steps"]
        for decision in step["decisions"]
        if decision["mark"]
    ]
    return "<ol>" + "".join(items) + "</ol>"


def _move(step: Step, decision: Decision, names: Sequence[str], text: Catalog) -> str:
    mark = text.text(f"analysis-mark-{decision['mark']}")
    who = text.text("analysis-marked", mark=mark, names=names, player=decision["seat"])
    lines = [f"<strong>{escape(who)}</strong>"]
    lines += [_said(why, names, text) for why in decision["why"]]
    return f'<li class="{decision["mark"]}" value="{step["number"]}">{"<br>".join(lines)}</li>'
