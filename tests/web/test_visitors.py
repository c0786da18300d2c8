"""Visitors of these tests use pages one after the other, and cannot tell."""

import pytest

from tests.web.browser import Pages, Visitor

pytestmark = pytest.mark.xdist_group("browser-ending")
LEAVE = """() => {
  localStorage.setItem("left", "here");
  sessionStorage.setItem("left", "here");
  document.cookie = "left=here";
}"""
LEFT = """() =>
  [localStorage.getItem("left"), sessionStorage.getItem("left"), document.cookie]"""


def came(pages: Pages) -> Visitor:
    visitor = Visitor(pages)
    visitor.open("/")
    visitor.find("game-diamant").wait_for()
    return visitor


def test_nothing_is_left_of_the_visitor_before(pages: Pages) -> None:
    anna = came(pages)
    anna.page.evaluate(LEAVE)
    assert anna.page.evaluate(LEFT) == ["here", "here", "left=here"]
    anna.close()
    eve = came(pages)
    assert eve.page == anna.page
    assert eve.page.evaluate(LEFT) == [None, None, ""]
    eve.close()


def test_a_browser_that_may_have_been_changed_is_used_once(pages: Pages) -> None:
    anna = came(pages)
    anna.context.grant_permissions(["notifications"])
    anna.close()
    eve = came(pages)
    assert eve.page != anna.page
    eve.close()
