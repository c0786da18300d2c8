"""Writes `tables.py` from our own data: `python -m karfunkel.games.kingdice.box.make_tables`.

The constants are written out, not computed on import: players need not wait for the data to be read
and checked, and a change of data shows up as a change of source.
"""

import textwrap
from pathlib import Path

from karfunkel.games.kingdice.box import dataset
from karfunkel.games.kingdice.box.dataset import Constant, DataSet

HEAD = '''"""K40 to K43: the map, cards and dice of our own set, as constants for rules.

Written by `python -m karfunkel.games.kingdice.box.make_tables` from the files in `data`: change
those, not this. `DataSet.constants` has the same names for any other set (K44).
"""

# fmt: off
'''
MEANING = {
    "DIE_COLOUR": "K40: by die and number - 1, the colour: 0 red, 1 blue, 2 green.",
    "CARD_EFFECT": "What each card does, as `rules/state.py` numbers it.",
    "CARD_JOKER": "The joker on each card: colour * 6 + number - 1.",
    "CARD_CONDITION": "K41: the conditions of each card, four steps or one; 0: none.",
    "CARD_CHANCE": "K42: how likely each step of a card is if rolled for alone, in hundredths.",
    "FIELD_TERRAIN": "The terrain of each field: 0 to 14 in the first half, 15 to 29 the second.",
    "TERRAIN_FIELDS": "The two fields of each terrain, as bits.",
    "DRAGON_FIELDS": "K4: by players - 2, the fields where dragons are at the start, as bits.",
    "GEM": "K6: what lies on each field at the start: 0 nothing, 1 a white gem, 2 a gold one.",
    "NEIGHBOURS": "By join (players - 2) and field: the fields beside it, as bits.",
    "FIELD_X": "By join and field: the column where it lies (axial coordinates).",
    "FIELD_Y": "By join and field: the row where it lies.",
}
WIDTH = 100


def tables_source(box: DataSet) -> str:
    """The text of `tables.py` for a set."""
    constants = box.constants()
    parts = [
        f"\n{name} = {_literal(constants[name], 0)}\n" + f'"""{meaning}"""\n'
        for name, meaning in MEANING.items()
    ]
    return HEAD + "".join(parts)


def _literal(value: Constant, indent: int) -> str:
    """A constant in lines that are short enough."""
    inner = " " * (indent + 4)
    if isinstance(value, tuple) and isinstance(value[0], tuple):
        rows = "".join(f"{inner}{_literal(row, indent + 4)},\n" for row in value)
        return f"(\n{rows}{' ' * indent})"
    flat = str(value)
    # Rows need room for a comma, tables for their name.
    if len(flat) < WIDTH - indent - (1 if indent else len("TERRAIN_FIELDS = ")):
        return flat
    lines = textwrap.fill(flat[1:-1], WIDTH - 1, initial_indent=inner, subsequent_indent=inner)
    return f"(\n{lines},\n{' ' * indent})"


if __name__ == "__main__":
    Path(__file__).with_name("tables.py").write_text(tables_source(dataset.load()), "utf-8")
