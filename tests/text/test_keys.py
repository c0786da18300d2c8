"""Every key that code can ask for has a sentence, also a key that code puts together."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import karfunkel
from karfunkel.analysis.shapes import Mark
from karfunkel.core.parts import Idea
from karfunkel.core.registry import load_game
from karfunkel.games.diamant.rules import TRAPS
from karfunkel.games.kingdice.box.condition_text import EXAMPLES, parse_condition, phrase
from karfunkel.games.kingdice.rules.state import COLOUR_NAMES, EFFECTS
from karfunkel.server.messages import Reaction, Status
from karfunkel.server.talk_messages import Phrase
from tests.text.test_messages import FILES, messages

PACKAGE = Path(karfunkel.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
SOURCES = [
    *(path for end in ("ts", "svelte") for path in PAGE.rglob(f"*.{end}")),
    *PACKAGE.rglob("*.py"),
    *PACKAGE.rglob("*.html"),
]
PREFIXES = "|".join(file.removesuffix(".ftl") for file in FILES)
SLOT = r"\$?\{[^{}]*\}"
KEY = re.compile(rf"""(["'`])((?:{PREFIXES})-(?:[\w-]|{SLOT})+)\1""")
OF_A_GAME = re.compile(
    rf"""(["'`])({SLOT}-(?:title|pitch|learn|lesson|hint|option|aim)(?:[\w-]|{SLOT})*)\1"""
)
KEYS = {key for file in FILES for key in messages("en", file)}

NO_KEYS = {"play-now", "play-on", "kingdice-solver", "diamant-trap", "tables-*"} | {
    f"admin-{name}" for name in ("announced", "problem", "unlock")
}
"""Names of other things that look like keys."""


def quoted(path: Path, before: str, after: str = "") -> list[str]:
    """The words that stand in quotes between two things in a file."""
    return re.findall(before + r'"([\w-]+)"' + after, path.read_text("utf-8"))


def words_of(say: str) -> list[str]:
    """The help that a function of the command line asks for, with a `say` of its own."""
    source = (PACKAGE / "cli.py").read_text("utf-8").partition(f"def {say}(")[2]
    return re.findall(r'\bsay\("([\w-]+)"\)', source.partition("\ndef ")[0])


KING = PACKAGE / "games" / "kingdice"
OWN = sorted(path.parent.name for path in (PAGE / "boards").glob("*/index.ts"))
"""The games of this package; those of others bring their own pages."""
GAME_OF = {name: load_game(name) for name in OWN}
HINTS = [
    (name, hint)
    for name in GAME_OF
    for hint in quoted(PAGE / "boards" / name / "index.ts", r"(?m)^    \[", r", \w+\(")
]
PUT_TOGETHER: dict[str, Iterable[object]] = {
    "admin-*": quoted(PAGE / "admin" / "Admin.svelte", r"(?m)^    ", ","),
    "analysis-*": ("start", "luck", "skill", "others", "correction", "result"),
    "analysis-mark-*": [mark for mark in get_args(Mark) if mark],
    "arena-*": quoted(PACKAGE / "arena" / "plots.py", r"_plot\("),
    "arena-*-note": quoted(PACKAGE / "arena" / "plots.py", r"_plot\("),
    "diamant-card-*": ("treasure", "trap", "relic"),
    "diamant-help-*": quoted(PACKAGE / "games" / "diamant" / "tools" / "commands.py", r"\bsay\("),
    "diamant-page-deck-*": ("treasures", "relics", "harmless", "strikes"),
    "diamant-page-trap-*": ("lying", "away"),
    "diamant-trap-*": TRAPS,
    "emerald-action-*": quoted(PACKAGE / "games" / "emerald" / "game.py", r"return ", ", "),
    "emerald-colour-*": ("red", "blue", "yellow", "green", "black"),
    "emerald-gem-*": ("ruby", "emerald", "garnet", "turquoise"),
    "help-*": words_of("build_parser"),
    "kingdata-*": quoted(KING / "box" / "reader.py", r'refuse\([^"]*?, "K\d+", '),
    "kingdata-condition-*": ("run", "dice", "number", "sum"),
    "kingdice-action-*": quoted(KING / "game.py", r"return ", ", "),
    "kingdice-arrange-*": ("flames", "gold", "white"),
    "kingdice-condition-*": {
        family for text in EXAMPLES if (family := phrase(parse_condition(text)).family) != "colours"
    },
    "kingdice-die-*": [f"{colour[0]}{number}" for colour in COLOUR_NAMES for number in range(1, 7)],
    "kingdice-effect-*": EFFECTS,
    "kingdice-guide-*": ("flames", "gold", "white"),
    "kingdice-letter-*": COLOUR_NAMES,
    "kingdice-page-does-*": EFFECTS,
    "kingdice-page-score-*": ("area", "others", "flames", "gold", "white"),
    "kingdice-question-*": (
        *("reroll", "check", "tile", "settle", "steal-card", "steal-gem", "tame", "conquer"),
        *("pile", "flame"),
    ),
    "kingtool-help-*": quoted(KING / "tools" / "commands.py", r"\bsay\("),
    "page-away-*": (0, 60, 300, 3600, 86400),
    "page-connection-*": ("connected", "connecting", "offline"),
    "page-connection-*-long": ("connected", "connecting", "offline"),
    "page-fair-*": [
        f"{what}-{fits}"
        for what in ("fits", "same", "seed", "record", "dealt")
        for fits in ("yes", "no")
    ],
    "page-go-on-*": ("bots", "friends"),
    "page-level-*": ("easy", "normal", "hard", "master", "random"),
    "page-phrase-*": get_args(Phrase),
    "page-reaction-*": get_args(Reaction),
    "page-seat-*": ("mine", "open", "bot"),
    "page-speed-*": ("slow", "normal", "fast", "none"),
    "page-state-*": get_args(Status),
    "page-theme-*": ("system", "light", "dark"),
    "tables-help-*": (
        *words_of("add_tables"),
        *("list", "show", "export", "delete", "restore", "check", "backup"),
    ),
    "train-help-*": ("out", "start", "plot", "rounds", "width"),
    "tables-show-*": ("game", "options", "updated", "step"),
    "*-title": GAME_OF,
    "*-pitch": GAME_OF,
    "*-learn": GAME_OF,
    "*-option-*": [(name, option) for name, game in GAME_OF.items() for option in game.options],
    "*-hint-*": HINTS,
    "*-lesson-over": GAME_OF,
    "*-lesson-*": [
        (name, part.id)
        for name, game in GAME_OF.items()
        for part in (game.lesson.story if game.lesson else ())
        if isinstance(part, Idea)
    ],
    "*-aim-*": [
        *(("diamant", "sprung"), ("emerald", "caught"), ("emerald", "eaten")),
        *(("kingdice", f"{what}-stolen") for what in ("card", "gem")),
        *(("kingdice", "conquered"), ("kingdice", "flame-placed")),
    ],
}
"""What stands in the place of each star, for every key that code puts together."""


def found(pattern: re.Pattern[str]) -> set[str]:
    """All keys in the code; what is filled in is a star."""
    return {
        re.sub(SLOT, "*", match[2])
        for path in SOURCES
        for match in pattern.finditer(path.read_text("utf-8"))
    }


def filled(pattern: str, value: object) -> str:
    """A key with a value (or one for every star) filled in."""
    for word in value if isinstance(value, tuple) else (value,):
        pattern = pattern.replace("*", str(word), 1)
    return pattern


def test_every_key_in_the_code_has_a_sentence() -> None:
    plain = {key for key in found(KEY) if "*" not in key and not key.endswith("-")}
    stems = {pattern.removesuffix("-*") for pattern in PUT_TOGETHER}
    whole = {
        filled("page-fair-*", value).rpartition("-")[0] for value in PUT_TOGETHER["page-fair-*"]
    }
    assert len(plain) > 300
    assert sorted(plain - KEYS - NO_KEYS - stems - whole) == []


def test_every_key_that_is_put_together_is_known_here() -> None:
    together = {key for key in found(KEY) | found(OF_A_GAME) if "*" in key}
    assert len(together) > 20
    assert sorted(together - set(PUT_TOGETHER) - NO_KEYS) == []


def test_every_key_that_is_put_together_has_a_sentence() -> None:
    asked = {filled(pattern, value) for pattern, values in PUT_TOGETHER.items() for value in values}
    assert len(asked) > 250
    assert sorted(asked - KEYS) == []
