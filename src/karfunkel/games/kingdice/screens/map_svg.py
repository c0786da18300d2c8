"""The map as a picture: one SVG that stands alone, readable without colour and by screen readers.

>>> from karfunkel.games.kingdice.box.dataset import load
>>> picture = map_svg(load(), 3)
>>> picture.count('class="field"'), picture.count("<svg")
(30, 1)
"""

from collections.abc import Callable
from html import escape
from math import sqrt

from karfunkel.games.kingdice.box.dataset import AROUND, HALF, JOINS, DataSet
from karfunkel.games.kingdice.screens.icons import GROUNDS, ICONS, MARKS, TINTS

SIDE = 62.0
"""The side of a hexagon, which stands on a corner."""
WIDTH = sqrt(3) * SIDE
MARGIN = 34.0
LEGEND = 58.0

CORNERS = tuple(
    (x * WIDTH / 2, y * SIDE / 2) for x, y in ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
)
EDGE_TO = {(1, 0): 1, (0, 1): 2, (-1, 1): 3, (-1, 0): 4, (0, -1): 5, (1, -1): 0}
"""From which corner the edge towards a neighbour begins."""

STYLE = """
text{font-family:Georgia,'Times New Roman',serif;fill:#2b2622;text-anchor:middle}
.at{font-size:11px}.word{font-size:14px;text-anchor:start}
.i{fill:none;stroke:#2b2622;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.t{stroke-width:1.1}
.f{fill:#2b2622}
.p,.w{fill:#fffdf6;stroke:#2b2622;stroke-width:1.8;stroke-linejoin:round}
.g{fill:#f2b90f;stroke:#2b2622;stroke-width:1.8;stroke-linejoin:round}
.ground *{fill:none;stroke:#2b2622;stroke-width:1;opacity:.42}
.hex{stroke:#6d6358;stroke-width:1.2}
.plate{fill:#fffdf6;opacity:.9}
.coast{fill:none;stroke:#2b2622;stroke-width:5;stroke-linecap:round;stroke-linejoin:round}
.seam{fill:none;stroke:#2b2622;stroke-width:7;stroke-linecap:round}
.stitch{fill:none;stroke:#fffdf6;stroke-width:3;stroke-dasharray:7 6}
"""


def map_svg(box: DataSet, players: int, title: str = "", word: Callable[[str], str] = str) -> str:
    """The map as it lies for this many players.

    `word` translates the names of terrains and of `white`, `gold` and `dragon` in a language;
    `title` is what a screen reader calls the picture.
    """
    places = box.places(JOINS.index(players))
    centres = [centre(column, row) for column, row in places]
    left = min(x for x, _ in centres) - WIDTH / 2 - MARGIN
    top = min(y for _, y in centres) - SIDE - MARGIN
    width = max(x for x, _ in centres) + WIDTH / 2 + MARGIN - left
    height = max(y for _, y in centres) + SIDE + MARGIN + LEGEND - top
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {width:.1f} '
        f'{height:.1f}" width="{width:.0f}" height="{height:.0f}" role="img">',
        f"<title>{escape(title)}</title>" if title else "",
        f"<style>{STYLE}</style>",
        "<defs>",
        *(ground(terrain) for terrain in range(HALF)),
        "</defs>",
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" '
        'fill="#f6f1e4"/>',
        *(field(box, number, players, *at, word) for number, at in enumerate(centres)),
        coasts(places),
        *(mark(box.fields[n].mark_for(players), x, y) for n, (x, y) in enumerate(centres)),
        legend(left + width / 2, top + height - MARGIN - LEGEND / 4, word),
        "</svg>\n",
    ]
    return "\n".join(part for part in parts if part)


def centre(column: int, row: int) -> tuple[float, float]:
    """Where the middle of a field is drawn."""
    return (column + row / 2) * WIDTH, row * 1.5 * SIDE


def ground(terrain: int) -> str:
    """The pattern of a terrain."""
    return (
        f'<pattern id="ground{terrain}" class="ground" width="16" height="16" '
        f'patternUnits="userSpaceOnUse">{GROUNDS[terrain]}</pattern>'
    )


def field(
    box: DataSet, number: int, players: int, x: float, y: float, word: Callable[[str], str]
) -> str:
    """One hexagon: tint, ground, icon, name, and its own name in small type."""
    this = box.fields[number]
    kind = box.terrains[this.terrain]
    name = word(kind)
    corners = " ".join(f"{cx:.1f},{cy:.1f}" for cx, cy in CORNERS)
    mark = this.mark_for(players)
    told = f"{this.name}: {name}" + (f", {word(mark)}" if mark else "")
    # The icon makes room for what lies on the field.
    aside = -15 if mark else 0
    size = min(14.0, 160 / len(name))
    plate = max(40.0, 0.54 * size * len(name))
    return (
        f'<g class="field" transform="translate({x:.1f} {y:.1f})">'
        f"<title>{escape(told)}</title>"
        f'<polygon class="hex" points="{corners}" fill="{TINTS[this.terrain]}"/>'
        f'<polygon class="hex" points="{corners}" fill="url(#ground{this.terrain})"/>'
        f'<g transform="translate({aside} -4)"><circle class="plate" r="26"/>'
        f"{ICONS.get(kind, '')}</g>"
        f'<rect class="plate" x="{-plate / 2:.1f}" y="23" width="{plate:.1f}" height="18" rx="8"/>'
        f'<text class="name" y="37" style="font-size:{size:.1f}px">{escape(name)}</text>'
        f'<text class="at" y="-38">{escape(this.name)}</text></g>'
    )


def mark(kind: str, x: float, y: float) -> str:
    """What lies on a field at the start, at its upper right."""
    if not kind:
        return ""
    return (
        f'<g transform="translate({x + 30:.1f} {y - 16:.1f})">'
        f'<circle class="p" r="17"/><g transform="scale(.86)">{MARKS[kind]}</g></g>'
    )


def coasts(places: tuple[tuple[int, int], ...]) -> str:
    """A line around each half; where the halves meet, a seam."""
    half_at = {place: number // HALF for number, place in enumerate(places)}
    coast, seam = [], []
    for (column, row), half in half_at.items():
        x, y = centre(column, row)
        for right, down in AROUND:
            beside = half_at.get((column + right, row + down))
            corner = EDGE_TO[right, down]
            (ax, ay), (bx, by) = CORNERS[corner], CORNERS[(corner + 1) % 6]
            edge = f"M{x + ax:.1f} {y + ay:.1f}L{x + bx:.1f} {y + by:.1f}"
            if beside is None:
                coast.append(edge)
            elif beside > half:
                seam.append(edge)
    joined = "".join(seam)
    return (
        f'<path class="coast" d="{"".join(coast)}"/>'
        f'<path class="seam" d="{joined}"/><path class="stitch" d="{joined}"/>'
    )


def legend(x: float, y: float, word: Callable[[str], str]) -> str:
    """What the marks mean."""
    step = 150.0
    shown = []
    for number, kind in enumerate(MARKS):
        at = x + (number - 1) * step - 40
        shown.append(
            f'<g transform="translate({at:.1f} {y:.1f})"><circle class="p" r="17"/>'
            f'<g transform="scale(.86)">{MARKS[kind]}</g>'
            f'<text class="word" x="27" y="5">{escape(word(kind))}</text></g>'
        )
    return "".join(shown)
