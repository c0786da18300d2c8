"""The solution of Diamant for two, beside its rules."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karfunkel.text.messages import LANGUAGES, catalog
from tests.cases import EVERYTHING
from tests.web.browser import PHONE, Visitor
from tests.web.screens import solver

pytestmark = pytest.mark.xdist_group("browser-everyone")
Visit = Callable[..., Visitor]


def test_a_lead_is_looked_at_by_keyboard(visit: Visit) -> None:
    anna = visit()
    solver(anna)
    form = anna.find("solver")
    expect(form.locator("strong")).to_have_text(["You: 50.0 % to win", "The other: 50.0 % to win"])
    form.get_by_label("5", exact=True).focus()
    anna.page.keyboard.press("Space")
    chest = form.get_by_label("Your chest")
    chest.fill("10")
    chest.press("Enter")
    form.get_by_text("You: 88.7 % to win").wait_for()


def test_cards_are_turned_up_and_taken_back(visit: Visit) -> None:
    anna = visit()
    solver(anna)
    form = anna.find("solver")
    form.get_by_role("button", name="treasure 9").click()
    form.get_by_role("button", name="relic").click()
    expect(form.locator("li.chip")).to_have_text(["treasure 9", "relic"])
    form.get_by_role("button", name="Take back").click()
    expect(form.locator("li.chip")).to_have_text(["treasure 9"])
    form.get_by_text("4 gems in the hand, 1 lying in the cave").wait_for()
    expect(form.locator("meter")).to_have_count(4)


@pytest.mark.parametrize("language", LANGUAGES[1:] if EVERYTHING else ("fr",))
def test_it_speaks_every_language(visit: Visit, language: str) -> None:
    anna = visit(language=language, size=PHONE)
    solver(anna)
    about = catalog(language).text("diamant-solver-about")
    assert about in anna.find("solver").inner_text()
    assert anna.axe() == []
