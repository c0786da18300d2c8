"""Packages whose game does not work are left out, with a line that says why; the rest plays on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from karfunkel.text.messages import LANGUAGES
from tests.examples.conftest import REPO


def offer(folder: Path, name: str, value: str, **modules: str) -> None:
    """A package that declares a game."""
    package = folder / f"{name}_package"
    package.mkdir()
    (package / "__init__.py").touch()
    for module, source in modules.items():
        (package / f"{module}.py").write_text(source, "utf-8")
    for language in LANGUAGES:
        (package / "text" / language).mkdir(parents=True)
        (package / "text" / language / "chess.ftl").touch()
    info = folder / f"{name}_package-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-package\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[karfunkel.games]\n{value}\n")


def games(folder: Path) -> tuple[list[str], str]:
    """The games that Karfunkel lists with this folder on its path, and what it complains of."""
    paths = os.pathsep.join(map(str, (folder, REPO / "src")))
    code = "from karfunkel.core.registry import game_names; print(*game_names())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split(), done.stderr


OURS = ["diamant", "emerald", "kingdice"]


@pytest.mark.parametrize(
    ("value", "source", "why"),
    [
        ("chess = chess_package.game:GAME", "1 / 0", "ZeroDivisionError: division by zero"),
        ("chess = chess_package.game:GAME", "GAME = 3", "is no game called chess"),
        ("chess = chess_package.nothing:GAME", "", "ModuleNotFoundError"),
        ("chess = nowhere.game:GAME", "", "there is no package around nowhere.game"),
        ("diamant = chess_package.game:GAME", "", "Karfunkel has a game of this name"),
        ("error = chess_package.game:GAME", "", "this name is taken by messages of Karfunkel"),
        ("Chess-2 = chess_package.game:GAME", "", "a name has 2 to 30 small letters"),
        (
            "other = chess_package.game:GAME",
            "from karfunkel.games.diamant.game import GAME",
            "is no game called other",
        ),
    ],
)
def test_a_broken_game_is_left_out(tmp_path: Path, value: str, source: str, why: str) -> None:
    offer(tmp_path, "chess", value, game=source)
    names, complaint = games(tmp_path)
    assert names == OURS
    assert why in complaint
    assert (
        f"the game {value.partition(' ')[0]} of the package chess-package is left out" in complaint
    )


CHESS = """
from karfunkel.games.diamant.game import Diamant

class Chess(Diamant):
    name = "chess"

GAME = Chess()
"""


def test_a_game_without_messages_in_a_language_is_left_out(tmp_path: Path) -> None:
    offer(tmp_path, "chess", "chess = chess_package.game:GAME", game=CHESS)
    assert games(tmp_path) == (["chess", *OURS], "")
    (tmp_path / "chess_package" / "text" / "sk" / "chess.ftl").unlink()
    names, complaint = games(tmp_path)
    assert names == OURS
    assert "sk/chess.ftl" in complaint


def test_of_two_games_with_one_name_the_first_package_has_it(tmp_path: Path) -> None:
    offer(tmp_path, "a", "chess = a_package.game:GAME", game=CHESS)
    offer(tmp_path, "b", "chess = b_package.game:GAME", game=CHESS)
    names, complaint = games(tmp_path)
    assert names == ["chess", *OURS]
    assert "the game chess of the package b-package is left out" in complaint
    assert "a-package has a game of this name" in complaint
