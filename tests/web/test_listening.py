"""Games played by somebody who sees nothing: only roles, names, and what is spoken."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from karfunkel.core.record import parse_record, verify
from karfunkel.core.registry import game_names, load_game
from karfunkel.text.messages import catalog
from tests.cases import EVERYTHING, cases
from tests.server.desk import Client
from tests.web.browser import SHORT, Visitor

pytestmark = pytest.mark.xdist_group("browser-listening")
Visit = Callable[..., Visitor]
BY_EAR = cases(6, 30)
"""Choices that are made by ear in a game that has more."""
TEXT = catalog("en").text
SOMETHING = re.compile(r"^All choices \([1-9]\d*\)$")
"""The summary of the list of choices, if there are some."""


class Listener:
    """Knows the accessibility tree alone: no test ids, no classes, no picture."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.random = visitor.random
        self.heard: list[str] = []

    def is_over(self) -> bool:
        """Wait until something can be chosen, or the result is there."""
        result = self.page.get_by_role("region", name=TEXT("page-sheet"))
        result.or_(self.page.get_by_text(SOMETHING)).first.wait_for()
        return bool(result.count())

    def hear(self) -> str:
        """What the live region says now."""
        spoken = self.page.locator("[aria-live=polite]").first.inner_text()
        if not self.heard or self.heard[-1] != spoken:
            self.heard.append(spoken)
        return spoken

    def choices(self) -> Locator:
        """The buttons of the list of all choices, opened as one would with a screen reader."""
        summary = self.page.get_by_text(SOMETHING)
        group = self.page.get_by_role("group").filter(has=summary)
        buttons = group.get_by_role("button")
        if not buttons.count():
            summary.press("Enter")
            buttons.first.wait_for()
        return buttons

    def choose(self) -> str:
        """Choose anything by its name, and wait until the choice has arrived."""
        self.hear()
        step = self.visitor.step()
        choices = self.choices()
        names = choices.all_inner_texts()
        assert all(names), "a choice has no name"
        alike = {name for name in names if names.count(name) > 1}
        # To roll one of two equal dice again is the same choice whichever it is.
        assert all(name.startswith("Roll again") for name in alike), alike
        which = self.random.randrange(len(names))
        name = names[which]
        choices.nth(which).press("Enter")
        self.visitor.await_step(step)
        return name


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_by_what_is_said_alone(visit: Visit, client: Client, game: str) -> None:
    """From the home page to the result; a long game is finished with clicks, in `make test-all`."""
    anna = visit()
    page = anna.open("/")
    title = TEXT(f"{game}-title")
    page.get_by_role("button", name=title).first.press("Enter")
    page.get_by_role("button", name=TEXT("page-play-now")).press("Enter")
    listener = Listener(anna)
    made = 0
    while not listener.is_over() and made < BY_EAR:
        listener.choose()
        made += 1
    assert made
    listener.hear()
    assert len(listener.heard) > made // 2
    if game != SHORT and not EVERYTHING:
        return
    if made == BY_EAR:
        anna.finish()
    result = page.get_by_role("region", name=TEXT("page-sheet"))
    expect(result.get_by_role("heading").first).not_to_be_empty()
    places = result.get_by_role("list").first.get_by_role("listitem")
    assert places.count() == load_game(game).default_players
    assert "Place 1" in places.first.inner_text()
    table = page.url.rpartition("/t/")[2].partition("/")[0].partition("?")[0]
    assert verify(parse_record(client.get(f"/api/tables/{table}/record").text)).dealt
