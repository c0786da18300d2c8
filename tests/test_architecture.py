"""Arrows point one way: what each part of the package may know."""

import ast
import re
from pathlib import Path

import karfunkel
from karfunkel.core.registry import game_names

PACKAGE = Path(karfunkel.__file__).parent
REPO = Path(__file__).parent.parent

MAY_KNOW = {
    "text": {"core.errors", "core.places"},
    "core": {"text.messages"},
    # A game may have bots of its own that ask its judge. None of these parts knows a game.
    "games": {"core", "text.messages", "judge", "bots.judge", "bots.search"},
    "judge": {"core"},
    "bots": {"core", "judge"},
    "train": {"core", "text.messages", "judge", "bots", "envs", "arena"},
    "analysis": {"core", "text.messages", "judge", "bots"},
    "arena": {"core", "text.messages", "bots", "judge"},
    "envs": {"core", "bots"},
    "terminal": {"core", "text.messages", "bots", "arena", "analysis"},
    "server": {"core", "text.messages", "bots", "arena", "analysis"},
    "testing": {"core"},
    # Its judge knows the rules, its database the statements of the store.
    "simulation": {"core", "server"},
    # It measures all of them.
    "bench": {
        "core",
        "text.messages",
        "bots",
        "analysis",
        "arena",
        "envs",
        "games",
        "server",
    },  # it measures all
}
"""Every part may import itself. Games are reached only through the registry, never by name."""


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
                if name == "games" and file.name == "places.py":
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


ROOMS: dict[str, set[str]] = {
    "rules": {"rules", "box.tables"},
    "box": {"box", "rules.conditions", "rules.state"},
    "dice": {"dice", "rules", "box"},
    "screens": {"screens", "rules", "box"},
    "solve": {"solve", "rules"},
    "bots": {"bots", "dice", "solve", "rules", "box", "features"},
    "features": {"rules", "box.tables"},
    "stats": {"rules", "screens"},
    "notation": {"rules", "game"},
    "meta": set(),
    "lesson": set(),
    "game": {"meta", "notation", "rules", "box", "dice", "screens", "bots", "features", "stats"}
    | {"lesson", "tools.commands"},
    "tools": {
        "tools",
        "game",
        "rules",
        "box",
        "dice",
        "solve",
        "screens",
        "bots",
        "features",
        "stats",
    },
}
"""What each room of a game may know of its own game: a folder, or a file where that is enough."""


def room_of(inside: Path) -> str:
    """The room that a file of a game is in."""
    return inside.parts[1].removesuffix(".py")


def test_rooms_of_a_game_know_only_what_they_may() -> None:
    games = PACKAGE / "games"
    for file in games.glob("*/**/*.py"):
        inside = file.relative_to(games)
        game, room = inside.parts[0], room_of(inside)
        if room == "__init__":
            continue
        assert room in ROOMS, f"{inside} is in no room: {', '.join(ROOMS)}"
        for name in imports(file):
            own = name.removeprefix(f"games.{game}.")
            if own != name:
                allowed = (own == room or own.startswith(room + ".") for room in ROOMS[room])
                assert any(allowed), f"{inside}: {own}"


def test_nothing_but_games_names_a_game() -> None:
    for file in PACKAGE.rglob("*.py"):
        if "games" not in file.parts and "bench" not in file.parts:
            for name in imports(file):
                assert not re.match(r"games\.\w", name), f"{file}: {name}"


def test_the_page_names_no_game() -> None:
    """A game brings along what the page draws and says of it."""
    web = REPO / "web"
    sources = [path for folder in ("src", "vite") for path in (web / folder).rglob("*.*")]
    sources += [web / "index.html", *(web / "public").glob("*.*")]
    sources += (PACKAGE / "text").glob("*/page.ftl")
    for file in sources:
        if file.name in ("schema.d.ts", "Gem.svelte"):
            continue  # made from the server's views; an emerald is a gem too
        for name in game_names():
            if (web / "src" / "boards" / name) not in file.parents:
                assert not re.search(rf"(?<![a-z]){name}", file.read_text("utf-8")), file


def rule_numbers(test: ast.FunctionDef) -> set[str]:
    """The rules that a test names: `test_d13_…`, or D13 in its docstring."""
    named = re.findall(r"(?<=_)[a-z]\d+(?=_|$)", test.name)
    told = re.findall(r"\b[A-Z]\d+\b", ast.get_docstring(test) or "")
    return {number.upper() for number in (*named, *told)}


def collected_from(file: Path) -> list[ast.FunctionDef]:
    """The tests of a file; a function that is never collected names nothing."""
    body = ast.parse(file.read_text("utf-8")).body
    return [
        node for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_every_rule_number_is_named_by_a_test_of_the_rules() -> None:
    """By its name or its docstring: a comment proves nothing, and bots cannot break rules."""
    tested = {
        number
        for file in (REPO / "tests" / "rules").rglob("test_*.py")
        for test in collected_from(file)
        for number in rule_numbers(test)
    }
    for page in (REPO / "docs" / "rules").glob("*.md"):
        numbers = re.findall(r"^- \*\*([A-Z]\d+)\*\*", page.read_text("utf-8"), re.MULTILINE)
        assert numbers
        assert set(numbers) <= tested, f"{page.name}: {sorted(set(numbers) - tested)}"


def test_tests_of_rules_are_about_rules() -> None:
    """They know the game, and nothing of who plays it."""
    for file in (REPO / "tests" / "rules").rglob("*.py"):
        known = imports(file)
        for name in known:
            assert not name.startswith("bots"), f"{file}: {name}"
            assert not re.match(r"games\.\w+\.(bots|dice)", name), f"{file}: {name}"
        if collected_from(file):
            assert any(name.startswith("games.") for name in known) or uses_a_table(file), file


def uses_a_table(file: Path) -> bool:
    """Whether a file arranges positions with one of the builders beside it."""
    return bool(re.search(r"^from tests\.rules\.\w+_table import", file.read_text("utf-8"), re.M))


def test_no_file_is_a_drawer() -> None:
    for file in PACKAGE.rglob("*.py"):
        assert len(file.read_text("utf-8").splitlines()) <= 600, file
        assert "utils" not in file.parts
