"""An analysis as one self-contained page to send to a friend: no scripts, nothing to load."""

from collections.abc import Sequence
from html import escape

from karfunkel.analysis.shapes import PARTS, POINT, WIN, Analysis, Decision, Part, Said, Step
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
GAIN, LOSS = "#2f8f4e", "#c2453d"
WIDTH, HEIGHT = 900, 400
MARGIN = 90
"""Beside the curve, for the chances."""
NEAR, LIFTED = 60, 26
"""Labels of steps closer than this would overlap, so one of them is lifted."""
MOVING: tuple[Part, ...] = ("luck", "skill", "others", "correction")
"""What moved somebody's chance; start and result did not."""
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; }
svg { width: 100%; height: auto; }
svg text { fill: currentColor; font-size: 13px; }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; }
table { border-collapse: collapse; }
.wide { overflow-x: auto; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { position: sticky; left: 0; background: Canvas; text-align: left; }
td { white-space: nowrap; font-variant-numeric: tabular-nums; }
td.bar { background: bottom .2rem center / 100% 4px no-repeat; }
ol, ul { padding-left: 0; list-style-position: inside; }
ul { list-style-type: none; }
li { margin: .8rem 0; padding-left: .6rem; border-left: 4px solid #8884; }
.blunder, .mistake { border-color: #c2453d; }
.inaccuracy { border-color: #b98a00; }
.only, .brilliant { border-color: #2f8f4e; }
@media (max-width: 30rem) {
  body { margin-top: 1rem; }
  svg text { font-size: 26px; }
  th, td { padding: .3rem .5rem; }
}
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
        f'<text x="{WIDTH + 8}" y="{y}" dominant-baseline="middle">'
        f"{escape(text.text('analysis-percent', value=100 - 100 * y // HEIGHT))}</text>"
        for y in (0, HEIGHT // 2, HEIGHT)
    ]
    last, lift = -WIDTH, 0
    for number in sorted(found["turning_points"]):
        x = _x(number, len(steps))
        lift = LIFTED - lift if x - last < NEAR else 0
        last = x
        drawn.append(
            f'<line x1="{x}" x2="{x}" y1="0" y2="{HEIGHT}" stroke="#888" stroke-dasharray="4 4"/>'
            f'<text x="{x}" y="{-6 - lift}" text-anchor="middle">{number}</text>'
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
    box = f"-6 -60 {WIDTH + 12 + MARGIN} {HEIGHT + 80}"
    return f'<svg viewBox="{box}" role="img" aria-label="{label}">' + "".join(drawn) + "</svg>"


def _x(number: int, steps: int) -> int:
    return WIDTH * number // max(1, steps)


def _legend(names: Sequence[str]) -> str:
    named = "".join(f"<span>{_named(seat, names)}</span>" for seat in range(len(names)))
    return f'<p class="legend">{named}</p>'


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
    most = max(1, *(abs(sums[part]) for sums in found["seats"] for part in MOVING))
    rows = []
    for seat, sums in enumerate(found["seats"]):
        cells = [f"<td>{_named(seat, names)}</td>"]
        for part in PARTS:
            bar = f" {_bar(sums[part], most)}" if part in MOVING else ""
            cells.append(f"<td{bar}>{points(sums[part])}</td>")
        cells.append(f"<td>{points(sums['without_luck'])}</td>")
        accuracy = text.text("analysis-percent", value=sums["accuracy"] // 10)
        rows.append("<tr>" + "".join(cells) + f"<td>{escape(accuracy)}</td></tr>")
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    label = text.text("analysis-balance")
    note = escape(text.text("analysis-balance-note", doubt=points(found["doubt"])))
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(label, quote=True)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
        f"<p>{note}</p>"
    )


def _bar(value: int, most: int) -> str:
    """A bar below a number: to the right what was won, to the left what was lost."""
    end = 50 + 50 * value // most
    low, high = min(50, end), max(50, end)
    colour = GAIN if value > 0 else LOSS
    return (
        f'class="bar" style="background-image:linear-gradient(90deg,#8883 {low}%,'
        f'{colour} {low}% {high}%,#8883 {high}%)"'
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
