"""The puzzle of the day on the page, also without a network."""

from collections.abc import Callable

import pytest

from karfunkel.analysis.puzzles import shown
from tests.web.browser import Visitor

pytestmark = pytest.mark.xdist_group("browser-coach")
Visit = Callable[..., Visitor]


def test_the_puzzle_of_the_day_is_solved(visit: Visit) -> None:
    anna = visit()
    anna.open("/")
    anna.find("game-diamant").click()
    anna.find("puzzle").click()
    anna.find("puzzle").wait_for()
    number = int(anna.find("puzzle").get_attribute("data-number"))
    puzzle = shown("diamant")["puzzles"][number]
    assert anna.axe() == []
    worst, best = puzzle["choices"][-1]["number"], puzzle["choices"][0]["number"]
    anna.find("actions").locator(f"[data-action='{worst}']").press("Enter")
    anna.find("verdict").locator("p").first.wait_for()
    assert not anna.find("worths").count()
    anna.find("actions").locator(f"[data-action='{best}']").press("Enter")
    anna.find("worths").wait_for()
    assert anna.find("verdict").locator("p.good").count() == 1
    anna.find("another").press("Enter")
    anna.find("give-up").click()
    anna.find("worths").wait_for()
