"""Everybody can use the page: what axe finds, on every screen, language, theme and size."""

from collections.abc import Callable
from itertools import cycle, product
from typing import Literal

import pytest

from karfunkel.core.registry import game_names
from karfunkel.text.messages import LANGUAGES
from tests.cases import EVERYTHING
from tests.web.browser import DESKTOP, PHONE, Visitor
from tests.web.screens import SCREENS

pytestmark = pytest.mark.xdist_group("browser-everyone")
Visit = Callable[..., Visitor]
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
LOOKS = list(zip((PHONE, DESKTOP), THEMES, strict=True))
if EVERYTHING:
    LOOKS = list(product((PHONE, DESKTOP), THEMES))
TOLD = ["new-table", "gathering", *game_names(), "home"]
SEEN = list(zip(SCREENS, cycle(LANGUAGES), strict=False))
"""Every screen in one language, every language on some screens; in `make test-all` more of both."""
if EVERYTHING:
    SEEN = [*product(SCREENS, LANGUAGES[:1]), *product(TOLD, LANGUAGES[1:])]


@pytest.mark.parametrize(("screen", "language"), SEEN)
def test_axe_finds_nothing_in_any_theme_size_and_language(
    visit: Visit, screen: str, language: str
) -> None:
    """One visitor brings the screen about; then themes and sizes change around it."""
    anna = visit(language=language)
    SCREENS[screen](anna)
    assert anna.page.locator("html").get_attribute("lang") == language
    for size, theme in LOOKS:
        anna.page.set_viewport_size(size)
        anna.page.emulate_media(color_scheme=theme)
        anna.settle()
        assert anna.axe() == []
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_axe_can_find_something(visit: Visit) -> None:
    anna = visit()
    SCREENS["home"](anna)
    anna.page.evaluate("document.body.append(document.createElement('img'))")
    assert any("image-alt" in found for found in anna.axe())


def test_a_tray_that_scrolls_is_reached_by_keys(visit: Visit) -> None:
    """Long words in it, while others choose: nothing in it could take the focus."""
    anna = visit(size=PHONE)
    anna.play_now("kingdice", 3)
    tray = anna.page.locator(".side > .tray")
    assert tray.get_attribute("tabindex") is None
    tray.evaluate("box => box.style.height = '60px'")
    anna.page.locator(".side > .tray[tabindex='0']").wait_for()
    assert anna.axe() == []


def test_events_are_spoken_and_the_focus_is_never_lost(visit: Visit) -> None:
    anna = visit()
    anna.play_now("diamant", 3)
    anna.choose(1)
    anna.is_over()
    spoken = anna.find("spoken")
    assert spoken.get_attribute("aria-live") == "polite"
    assert len(spoken.inner_text()) > 10
