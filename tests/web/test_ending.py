"""How a game ends, what stays of it on this device, and what people are told on the way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karfunkel.text.messages import LANGUAGES, catalog
from tests.cases import EVERYTHING
from tests.web.browser import Visitor

pytestmark = pytest.mark.xdist_group("browser-ending")
Visit = Callable[..., Visitor]


def test_the_result_the_podium_the_course_and_the_history(visit: Visit) -> None:
    anna = visit()
    anna.play_now("diamant", 3)
    anna.finish()
    podium = anna.find("scores").locator("ol [data-seat]")
    assert podium.count() == 3
    points = [int(shown) for shown in podium.locator(".points [aria-hidden]").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    rows = anna.find("scores").locator(".sheet tbody .total")
    rows.first.wait_for()  # the sheet is loaded when a game ends
    assert [int(row) for row in rows.all_inner_texts()] == points
    first = podium.first.get_attribute("data-seat")
    said = catalog("en").text("page-end-win") if first == "0" else "You are "
    shared = len(points) > 1 and points[0] == points[1]
    assert shared or said in anna.find("headline").inner_text()
    anna.page.wait_for_selector('[data-testid="chart"][data-looks="17"]')
    with anna.page.expect_download() as saved:
        anna.find("picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    assert anna.axe() == []
    table = anna.page.url.rpartition("/")[2]
    anna.open("/")
    history = anna.find("history")
    history.wait_for()
    assert anna.axe() == []
    anna.find(f"forget-{table}").click()
    history.wait_for(state="detached")


@pytest.mark.parametrize("language", LANGUAGES if EVERYTHING else ("de", "sk"))
def test_it_is_your_turn(visit: Visit, language: str) -> None:
    """The tab says so, also in its icon; somebody without a name is “you” on their own screen."""
    anna = visit(language=language)
    anna.play_now("diamant", 2)
    anna.is_over()
    text = catalog(language).text
    title = text("diamant-title")
    icon = anna.page.locator('link[rel="icon"]')
    expect(anna.page).to_have_title(text("page-your-turn-title", game=title))
    expect(icon).to_have_attribute("href", "/icons/turn.svg")
    assert anna.find("question").inner_text().startswith(text("page-you"))
    anna.open("/")
    anna.find("game-diamant").wait_for()
    expect(icon).to_have_attribute("href", "/icons/icon.svg")


def test_the_home_page_offers_what_it_says(visit: Visit) -> None:
    """2 to 8 players, also where the printed rules begin at 3."""
    anna = visit()
    anna.open("/")
    card = anna.find("game-diamant")
    card.wait_for()
    shown = card.locator(".facts").inner_text()
    card.click()
    anna.find("play-now").wait_for()
    offered = anna.find("players").locator("input").evaluate_all("all => all.map((i) => i.value)")
    assert shown.startswith(f"{offered[0]} to {offered[-1]} ")


def test_a_link_that_no_phone_can_open_says_so(visit: Visit) -> None:
    anna = visit()
    anna.open("/new/diamant?with=friends")
    anna.find("make").click()
    anna.find("only-here").wait_for()
    assert "--lan" in anna.find("only-here").inner_text()
