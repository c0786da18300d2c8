"""Arrows point one way: what each part of the package may know."""

import ast
import re
from pathlib import Path

import karfunkel

PACKAGE = Path(karfunkel.__file__).parent
REPO = Path(__file__).parent.parent

MAY_KNOW = {
    "text": {"core.errors"},
    "core": {"text.messages"},
    "games": {"core", "text.messages"},
    "bots": {"core"},
    "arena": {"core", "text.messages", "bots"},
    "envs": {"core", "bots"},
    "terminal": {"core", "text.messages", "bots", "arena"},
    "server": {"core", "text.messages", "bots", "arena"},
    # It measures all of them.
    "bench": {
        "core",
        "text.messages",
        "bots",
        "arena",
        "envs",
        "games",
        "server",
    },  # it measures all
}
"""Every part may know itself. Games are known by the registry alone, never by name."""


def imports(file: Path) -> set[str]:
    """The modules of the package that a file imports, also inside functions."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name.removeprefix("karfunkel.") for name in found if name.startswith("karfunkel.")}


def test_arrows_point_one_way() -> None:
    for part, known in MAY_KNOW.items():
        for file in (PACKAGE / part).rglob("*.py"):
            for name in imports(file):
                if name == "games" and file.name == "registry.py":
                    continue  # it looks for folders, not into them
                if name == "__version__":
                    continue  # what this package calls itself is no part of it
                inside = name.startswith(part + ".")
                assert inside or any(name.startswith(ok) for ok in known), f"{file}: {name}"


def test_every_part_is_listed() -> None:
    parts = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    assert parts <= set(MAY_KNOW)


def test_no_game_knows_another() -> None:
    games = PACKAGE / "games"
    for folder in games.iterdir():
        for file in folder.rglob("*.py"):
            for name in imports(file):
                if name.startswith("games."):
                    assert name.startswith(f"games.{folder.name}"), f"{file}: {name}"


def test_nothing_but_games_names_a_game() -> None:
    for file in PACKAGE.rglob("*.py"):
        if "games" not in file.parts and "bench" not in file.parts:
            for name in imports(file):
                assert not re.match(r"games\.\w", name), f"{file}: {name}"


def test_every_rule_number_is_named_by_a_test() -> None:
    tests = "\n".join(path.read_text("utf-8") for path in (REPO / "tests").rglob("*.py"))
    for page in (REPO / "docs" / "rules").glob("*.md"):
        numbers = re.findall(r"^- \*\*([A-Z]\d+)\*\*", page.read_text("utf-8"), re.MULTILINE)
        assert numbers
        for number in numbers:
            assert re.search(rf"(?<![a-z0-9]){number}(?!\d)", tests, re.IGNORECASE), number


def test_no_file_is_a_drawer() -> None:
    for file in PACKAGE.rglob("*.py"):
        assert len(file.read_text("utf-8").splitlines()) <= 600, file
        assert "utils" not in file.parts
