"""Small drawings for the map: an icon and a ground for every terrain, all our own.

Icons are drawn in a box from -20 to 20, in the lines of `svg.py`'s style: `i` ink, `f` filled
with ink, `p` filled with paper. Grounds are patterns of 16 by 16 in ink, all different, so that
terrains are told apart without colour. A terrain of somebody's own box has no icon of ours; it is
told apart by its ground and its name.
"""

ICONS = {
    "meadow": (
        '<path class="i" d="M-11 17V2M0 17V-6M11 17V4M-11 11q-5-1-6-5M0 9q6-1 7-6M11 12q5 0 6-4"/>'
        '<circle class="p" cx="-11" cy="-3" r="5.5"/><circle class="f" cx="-11" cy="-3" r="1.8"/>'
        '<circle class="p" cx="0" cy="-12" r="6"/><circle class="f" cx="0" cy="-12" r="2"/>'
        '<circle class="p" cx="11" cy="-1" r="5"/><circle class="f" cx="11" cy="-1" r="1.6"/>'
    ),
    "forest": (
        '<path class="p" d="M-8-18l8 12h-4l6 9h-4l6 9h-24l6-9h-4l6-9h-4z"/>'
        '<path class="p" d="M10-8l6 9h-3l5 8h-3l4 6h-18l4-6h-3l5-8h-3z"/>'
        '<path class="i" d="M-8 12v6M10 15v4"/>'
    ),
    "lake": (
        '<path class="i" d="M-19 8q5-5 9.5 0t9.5 0 9.5 0 9.5 0M-14 15q5-5 9.5 0t9.5 0 9 0"/>'
        '<path class="p" d="M-15-7q11-13 23-2l8-6v15l-8-5q-12 9-23-2z"/>'
        '<circle class="f" cx="-8" cy="-8" r="1.6"/>'
    ),
    "mountain": (
        '<path class="p" d="M-20 16L-5-15l9 17 5-8 11 22z"/>'
        '<path class="i" d="M-11-3l4 4 3-5 4 5 2-4"/>'
    ),
    "desert": (
        '<path class="i" d="M-19 17q9-5 19-1t19 1"/>'
        '<path class="p" d="'
        "M-6 15v-13h-3q-6 0-6-6v-5h4v5q0 2 2 2h3v-11q0-4 4-4t4 4v7h3q2 0 2-2v-5h4"
        'v5q0 6-6 6h-3v17z"/><circle class="p" cx="14" cy="-12" r="4.5"/>'
    ),
    "swamp": (
        '<path class="i" d="M-10 16V-4M0 16V-11M10 16V-1M-18 16h36M-14 11q4 1 4 5M14 10q-4 1-4 6"/>'
        '<rect class="f" x="-12.5" y="-14" width="5" height="12" rx="2.5"/>'
        '<rect class="f" x="-2.5" y="-20" width="5" height="12" rx="2.5"/>'
        '<rect class="f" x="7.5" y="-10" width="5" height="12" rx="2.5"/>'
    ),
    "vineyard": (
        '<path class="i" d="M0-9q0-6 5-9"/><path class="p" d="M1-10q7-9 15-3-4 8-15 3z"/>'
        + "".join(
            f'<circle class="p" cx="{x}" cy="{y}" r="4.2"/>'
            for x, y in ((-8, -5), (0, -5), (8, -5), (-4, 2), (4, 2), (0, 9))
        )
        + '<circle class="p" cx="0" cy="16" r="3.2"/>'
    ),
    "glacier": (
        '<path class="i" d="M0-19v38M-16.5-9.500l33 19M-16.5 9.500l33-19'
        "M-5-15l5 5 5-5M-5 15l5-5 5 5M-16-3l7-2-2-7M16 3l-7 2 2 7M-16 3l7 2-2 7M16-3l-7-2 2-7"
        '"/>'
    ),
    "volcano": (
        '<path class="p" d="M-20 17L-6-6h12l14 23z"/>'
        '<path class="f" d="M-6-6h12l3 6q-3 4-5 0t-4 3-4-1-4-3z"/>'
        '<path class="i" d="M-3-10q-4-4 0-8M4-10q5-4 1-9"/>'
    ),
    "orchard": (
        '<path class="p" d="'
        "M0-7q-4-5-11-2-7 5-4 15 4 11 10 11 3 0 5-2 2 2 5 2 6 0 10-11 3-10-4-15-7-3"
        '-11 2z"/><path class="i" d="M0-7q0-6 3-10"/><path class="p" d="M3-12q5-8 12-5-3 7-12 5z"/>'
    ),
    "heath": (
        '<path class="i" d="M-8 9v9M-2 9v9M5 9v9M10 8v9"/>'
        '<path class="p" d="M-13 8q-6-3-3-8 0-6 6-6 4-6 10-2 7-3 9 3 6 2 4 8 0 6-7 6z"/>'
        '<ellipse class="f" cx="15" cy="-5" rx="4.5" ry="6" transform="rotate(-25 15 -5)"/>'
    ),
    "canyon": (
        '<path class="p" d="M-20 17V-12h13l-2 8 4 5-3 7 4 9z"/>'
        '<path class="p" d="M20 17V-8H8l1 7-4 5 3 6-3 7z"/>'
        '<path class="i" d="M-20-4h9M-20 5h10M20 1h-10M20 10h-12"/>'
    ),
    "beach": (
        '<path class="p" d="M-17 17q17-9 34 0z"/><path class="i" d="M-1 12q5-10 1-21"/>'
        '<path class="p" d="M0-9q-10-6-17 3 9-3 17-3z"/>'
        '<path class="p" d="M0-9q9-7 17 2-9-3-17-2z"/>'
        '<path class="p" d="M0-9q-7-10-3-10 6 0 3 10z"/>'
        '<path class="p" d="M0-9q-8 3-8 12 6-4 8-12z"/>'
        '<path class="p" d="M0-9q9 2 10 11-7-3-10-11z"/>'
    ),
    "cornfield": (
        '<path class="i" d="M0 19V-14"/><path class="p" d="M0-19q4 4 0 9-4-5 0-9z"/>'
        + "".join(
            f'<path class="p" d="M0 {y}q9-1 10-9-9 0-10 9z"/>'
            f'<path class="p" d="M0 {y}q-9-1-10-9 9 0 10 9z"/>'
            for y in (-3, 5, 13)
        )
    ),
    "ruins": (
        '<path class="i" d="M-19 18h38"/>'
        '<path class="p" d="M-16 18v-27l3-3 3 3 3-3v30z"/><path class="i" d="M-16-3h9M-16 10h9"/>'
        '<path class="p" d="M3 18V4l3-3 3 4 4-3v16z"/><path class="i" d="M3 11h10"/>'
        '<path class="p" d="M-7-12l14-3-1 4-12 3z"/>'
    ),
}

GROUNDS = (
    '<path d="M3 6l1-4M4 6V1M5 6l1-4M11 14l1-4M12 14V9M13 14l1-4"/>',
    '<path d="M4 6l3-5 3 5zM-4 14l3-5 3 5zM12 14l3-5 3 5z"/>',
    '<path d="M0 4q4-4 8 0t8 0M0 12q4-4 8 0t8 0"/>',
    '<path d="M0 7l4-5 4 5 4-5 4 5M0 15l4-5 4 5 4-5 4 5"/>',
    '<g class="d"><circle cx="4" cy="4" r="1.3"/><circle cx="12" cy="12" r="1.3"/>'
    '<circle cx="12" cy="4" r=".6"/><circle cx="4" cy="12" r=".6"/></g>',
    '<path d="M1 4h6M9 8h6M1 12h6"/>',
    '<path d="M4 0v16M12 0v16"/>',
    '<path d="M4 1v6M1 4h6M12 9v6M9 12h6"/>',
    '<path d="M0 16L16 0M-4 4l8-8M12 20l8-8"/>',
    '<g><circle cx="4" cy="4" r="2.5"/><circle cx="12" cy="12" r="2.5"/></g>',
    '<path d="M0 0l16 16M0 16L16 0"/>',
    '<path d="M0 4h16M0 12h16M4 4v8M12 12v8M12-4v8"/>',
    '<path d="M0 8q4-8 8 0 4-8 8 0M-4 16q4-8 8 0 4-8 8 0 4-8 8 0"/>',
    '<path d="M2 2l6 6 6-6M2 10l6 6 6-6"/>',
    '<path d="M4 1l3 3-3 3-3-3zM12 9l3 3-3 3-3-3z"/>',
)
"""By the number of the terrain."""

TINTS = (
    "#d9ecb4",
    "#b7d3ad",
    "#b9dcec",
    "#d3d3d8",
    "#f3e2b0",
    "#c3cfae",
    "#dcc6e2",
    "#e0f0f5",
    "#eab9a6",
    "#f4cdb8",
    "#e5c5d4",
    "#e3bd95",
    "#f7edcb",
    "#f2d985",
    "#d9cfc0",
)
"""Colour only helps; grounds and icons do without."""

WHITE_GEM = (
    '<path class="p" d="M0-11L9-2 0 12-9-2z"/>'
    '<path class="i t" d="M-9-2h18M0-11L-3.5-2 0 12 3.5-2z"/>'
)
GOLD_GEM = (
    '<path class="i t" d="M0-13v-4M0 13v4M13 0h4M-13 0h-4M9-9l3-3M9 9l3 3M-9-9l-3-3M-9 9l-3 3"/>'
    '<path class="g" d="M-4.5-11h9l6.5 6.5v9L4.5 11h-9L-11 4.5v-9z"/>'
    '<path class="i t" d="M-3-5.5h6l2.5 2.5v6L3 5.5h-6L-5.5 3v-6zM-4.5-11L-3-5.5M4.5-11L3-5.5'
    'M4.5 11L3 5.5M-4.5 11L-3 5.5"/>'
)
DRAGON = (
    '<path class="f" d="'
    'M-1-16q9 7 8 14 3-2 3-6 6 8 3 15-4 9-13 9t-13-8q-3-8 4-15 1 4 3 5 1-8 5-14z"/>'
    '<path class="p" d="M0 1q5 5 4 9-1 4-4 4t-4-4q-1-4 4-9z"/>'
)
MARKS = {"white": WHITE_GEM, "gold": GOLD_GEM, "dragon": DRAGON}
