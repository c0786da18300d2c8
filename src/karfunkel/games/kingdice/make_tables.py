"""Writes `tables.py` from our own data: `python -m karfunkel.games.kingdice.make_tables`.

The constants are written out, not computed on import: whoever plays does not wait for the data
to be read and checked, and a change of data shows as a change of source.
"""

import textwrap
from pathlib import Path

from karfunkel.games.kingdice import data
from karfunkel.games.kingdice.data import Constant, DataSet

HEAD = '''"""K40 to K43: the map, cards and dice of our own set, as constants for rules.

Written by `python -m karfunkel.games.kingdice.make_tables` from the files in `data`: change them,
not this. `DataSet.constants` has the same names for any other set (K44).
"""

# What a card does (CARD_EFFECT).
'''
TABLES = """
# fmt: off
"""
MEANING = {
    "DIE_COLOUR": "K40: by die and number - 1, the colour: 0 red, 1 blue, 2 green.",
    "CARD_PILE": "The pile of each card, 0 to 4: card c is in pile c div 12.",
    "CARD_EFFECT": "What each card does; see above.",
    "CARD_JOKER": "The joker on each card: colour * 6 + number - 1.",
    "CARD_CONDITION": "The conditions of each card (`conditions.py`): four steps or one; 0: none.",
    "CARD_CHANCE": "K42: how likely each step of a card is with it alone in mind, in hundredths.",
    "FIELD_TERRAIN": "The terrain of each field: 0 to 14 in the first half, 15 to 29 the second.",
    "TERRAIN_FIELDS": "The two fields of each terrain, as bits.",
    "DRAGON_FIELDS": "K4: the two fields where dragons are at the start.",
    "GEM": "K6: what lies on each field at the start: 0 nothing, 1 a white gem, 2 a gold one.",
    "NEIGHBOURS": "By join (players - 2) and field: the fields beside it, as bits.",
    "DISTANCE": "By join, field and field: how many steps apart.",
    "FIELD_X": "By join and field: the column where it lies (axial coordinates).",
    "FIELD_Y": "By join and field: the row where it lies.",
}
EFFECTS = ("DWARF", "CARD_THIEF", "GEM_THIEF", "TAMER", "BRUTE", "LANDOWNER")
WIDTH = 100


def tables_source(box: DataSet) -> str:
    """The text of `tables.py` for a set."""
    effects = "".join(f"{name} = {getattr(data, name)}\n" for name in EFFECTS)
    constants = box.constants()
    parts = [
        f"\n{name} = {_literal(constants[name], 0)}\n" + f'"""{meaning}"""\n'
        for name, meaning in MEANING.items()
    ]
    return f"{HEAD}{effects}{TABLES}" + "".join(parts)


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
    Path(__file__).with_name("tables.py").write_text(tables_source(data.load()), "utf-8")
