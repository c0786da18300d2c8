"""The puzzle of the day on the page, also without a network."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karfunkel.analysis.puzzles import shown
from tests.web.browser import Visitor

pytestmark = pytest.mark.xdist_group("browser-coach")
Visit = Callable[..., Visitor]
KEPT = """async () => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const wanted = loaded.filter((path) => /^.assets.|^.api.(games$|puzzles)/.test(path));
  for (const path of ["/", ...wanted]) if (!(await caches.match(path))) return false;
  return true;
}"""
"""Whether everything that the page has loaded is kept on the device."""


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
    expect(anna.find("verdict").locator("p.good")).to_have_count(1)
    anna.find("another").press("Enter")
    anna.find("give-up").click()
    anna.find("worths").wait_for()


def test_a_puzzle_that_was_seen_works_without_the_server(visit: Visit) -> None:
    """Also on the first visit, whose files came before the service worker."""
    anna = visit()
    anna.open("/")
    anna.find("game-diamant").click()
    anna.find("puzzle").click()
    anna.find("worths").or_(anna.find("give-up")).wait_for()
    anna.page.wait_for_function(KEPT)
    anna.offline = True
    anna.context.set_offline(True)
    anna.open("/")
    anna.find("game-diamant").click()
    anna.find("puzzle").click()
    anna.find("give-up").click()
    anna.find("worths").wait_for()
    anna.context.set_offline(False)
    anna.offline = False
