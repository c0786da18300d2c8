"""Small drawings for the map: an icon and a ground for every terrain, all our own.

They are in `art.json`, which the page uses too. A shape of an icon is how it is painted and its
path, in a box from -20 to 20: `i` ink line, `t` thin line, `f` filled with ink, `p` filled with the
drawing's own colour, `w` filled with paper. A printed map has no colours of drawings: `p` is paper
there (see `map_svg.py`). Grounds are patterns of 16 by 16 in ink, all different, so that terrains
can be distinguished without colour. A terrain of a custom box has no icon of ours; its ground and
its name identify it.
"""

import json
from pathlib import Path
from typing import Any

ART: dict[str, Any] = json.loads(Path(__file__).with_name("art.json").read_text("utf-8"))


def shape(paint: str, path: str) -> str:
    """A path of a drawing."""
    return f'<path class="{paint}" d="{path}"/>'


def gem(kind: str, paint: str) -> str:
    """A gem with the edges of its facets."""
    drawn = ART["gems"][kind]
    edges = "".join(path for _, path in drawn["facets"])
    return shape(paint, drawn["outline"]) + shape("i t", edges)


ICONS = {
    terrain["name"]: "".join(shape(paint, path) for paint, path in terrain["icon"])
    for terrain in ART["terrains"]
}
GROUNDS = tuple(f'<path d="{terrain["ground"]}"/>' for terrain in ART["terrains"])
"""By the number of the terrain."""
TINTS = tuple(terrain["tint"] for terrain in ART["terrains"])
"""Colour is only an aid; grounds and icons work without it."""

RAYS = "M0-14v-4M0 14v4M14 0h4M-14 0h-4M10-10l3-3M10 10l3 3M-10-10l-3-3M-10 10l-3 3"
"""They distinguish gold from white in print without colour."""
MARKS = {
    "white": gem("white", "p"),
    "gold": shape("i t", RAYS) + gem("gold", "g"),
    "dragon": shape("f", ART["flame"]["outer"]) + shape("p", ART["flame"]["inner"]),
}
