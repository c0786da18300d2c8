"""A fourth game in a package of its own: nothing in Karfunkel knows it, and everything works.

Each test runs in a process that has the package installed. What is proven there is what the tests
of Karfunkel prove for every game that is registered.
"""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.cases import EVERYTHING, cases
from tests.examples.conftest import REPO

pytestmark = pytest.mark.xdist_group("fireflies")


def run(installed: Path, *args: str) -> str:
    """What Python says with the example on its path; it must not fail."""
    paths = (installed, REPO / "src", REPO)
    env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths)), "KARFUNKEL_LANG": "en"}
    done = subprocess.run(
        [sys.executable, *args], cwd=REPO, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def passed(installed: Path, *args: str) -> list[str]:
    """The tests that have passed."""
    told = run(installed, "-m", "pytest", "-p", "no:cacheprovider", "-rp", *args)
    return re.findall(r"^PASSED (\S+)", told, re.MULTILINE)


@pytest.fixture(scope="module")
def proven(installed: Path) -> Counter[str]:
    """How many tests of each folder have passed; all in one run, which starts and collects once."""
    folders = ("examples/fireflies/tests", "tests/text", "tests/terminal")
    files = (*folders[:2], "tests/terminal/test_play.py")
    found = passed(installed, *files, "-k", "fireflies")
    return Counter(folder for test in found for folder in folders if test.startswith(folder))


def test_no_line_of_karfunkel_names_it() -> None:
    for folder in ("src", "web/src"):
        for file in (REPO / folder).rglob("*.*"):
            if file.suffix in (".py", ".ts", ".svelte", ".ftl", ".md", ".json"):
                assert "fireflies" not in file.read_text("utf-8").lower(), file


def test_every_proof_of_the_contract_and_its_rules(proven: Counter[str]) -> None:
    assert proven["examples/fireflies/tests"] > 60


def test_every_number_of_its_rules_is_named_by_a_test() -> None:
    rules = (REPO / "examples/fireflies/docs/rules.md").read_text("utf-8")
    numbers = set(re.findall(r"^- \*\*F(\d+)\*\*", rules, re.MULTILINE))
    named = (REPO / "examples/fireflies/tests/test_rules.py").read_text("utf-8")
    assert numbers == set(re.findall(r"^def test_f(\d+)_", named, re.MULTILINE))


def test_it_speaks_five_languages(proven: Counter[str]) -> None:
    assert proven["tests/text"] > 20


def test_it_can_be_played_in_a_terminal(proven: Counter[str]) -> None:
    """Also by several people at one keyboard, and in every language."""
    assert proven["tests/terminal"] > 5


def test_its_bots_play_in_the_arena(installed: Path) -> None:
    """Any bot that thinks at all does better than chance."""
    bots = ("tempted", "greedy", "random")
    told = run(installed, "-m", "karfunkel", "arena", "fireflies", *bots, "--games", "60")
    assert re.findall(r"^(\w+) .* of the wins \(", told, re.MULTILINE)[-1] == "random"


def test_it_can_be_simulated(installed: Path) -> None:
    told = run(installed, "-m", "karfunkel", "sim", "fireflies", "--games", "50", "--seed", "1")
    assert "Fireflies in plain shares" in told


def test_its_files_reach_browsers(installed: Path) -> None:
    """With the headers of every other answer; what is no file of its folders does not."""
    told = run(installed, "-m", "tests.examples.fetch")
    assert told.splitlines() == [
        "/games/fireflies/web/index.js 200 text/javascript script-src 'self'",
        "/games/fireflies/text/cs/fireflies.ftl 200 text/plain script-src 'self'",
        "/games/fireflies/web/nothing.js 404 application/json script-src 'self'",
        "/games/fireflies/web/../game.py 404 application/json script-src 'self'",
        "/games/fireflies/web/%2e%2e/game.py 404 application/json script-src 'self'",
        "/games/fireflies/rules.py 404 application/json script-src 'self'",
        "/games/diamant/text/en/diamant.ftl 404 application/json script-src 'self'",
        "/games/chess/web/index.js 404 application/json script-src 'self'",
    ]


def test_it_can_be_played_in_a_browser(installed: Path) -> None:
    """By clicking; in `make test-all` also by keyboard, by ear, on a phone, and by axe's rules."""
    which = "fireflies" if EVERYTHING else "fireflies and clicking"
    found = passed(installed, "tests/web", "-k", which)
    assert len(found) >= cases(1, 8)
