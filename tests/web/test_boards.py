"""The boards of Emerald and Diamant: played on the picture, steady in size, whole on a phone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from karfunkel.core.record import parse_record, verify
from karfunkel.text.messages import catalog
from tests.server.desk import Client
from tests.web.browser import LOOK, Visitor

pytestmark = pytest.mark.xdist_group("browser-boards")
Visit = Callable[..., Visitor]
SMALL: ViewportSize = {"width": 360, "height": 640}
TALL: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}

PICTURE = """async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const until = async (found) => {
    for (let n = 0; n < 20000 && !found(); n++) await wait(3);
    return found();
  };
  const all = (selector) => [...document.querySelectorAll(`[data-testid=board] ${selector}`)];
  const step = () => document.querySelector("[data-step]")?.dataset.step;
  const over = () => document.querySelector("[data-testid=scores]");
  const asked = () => document.querySelector('[data-testid=question][data-asked="true"]');
  let seed = 7;
  const any = (list) => list[(seed = (seed * 48271) % 2147483647) % list.length];
  const sizes = new Set();
  let destinations = 0;
  for (;;) {
    await until(() => over() || (asked() && all("[data-look], [data-action]").length));
    if (over()) return { destinations, sizes: [...sizes] };
    const before = step();
    const scene = all(".scene")[0];
    sizes.add(`${scene.clientHeight}+${scene.nextElementSibling.clientHeight}`);
    const knights = all(".scene [data-look]");
    if (knights.length) {
      any(knights).click();
      (await until(() => all(".scene .goal")[0])).click();
      destinations++;
    } else any(all(".scene [data-action]").concat(all("[data-action]"))).click();
    await until(() => over() || step() !== before);
  }
}"""
"""Plays to the end with clicks on the board, in Emerald on the knights and their destinations."""


def play_on_the_picture(visitor: Visitor, client: Client) -> Any:
    played = visitor.page.evaluate(PICTURE)
    table = visitor.page.url.rpartition("/t/")[2].partition("/")[0].partition("?")[0]
    assert verify(parse_record(client.get(f"/api/tables/{table}/record").text)).dealt
    return played


def test_emerald_is_played_on_its_picture_and_nothing_jumps(visit: Visit, client: Client) -> None:
    """A tap on a knight, a tap on where it goes; the bar below stays where it is."""
    anna = visit(size=SMALL, touch=True)
    anna.play_now("emerald", 2)
    played = play_on_the_picture(anna, client)
    assert played["destinations"] > 10
    assert len(played["sizes"]) == 1


def test_diamant_is_played_on_its_board_and_nothing_jumps(visit: Visit, client: Client) -> None:
    anna = visit(size=SMALL, touch=True)
    anna.play_now("diamant", 3)
    assert len(play_on_the_picture(anna, client)["sizes"]) == 1


CROWD = """(knight) => [...knight.closest(".knights").children].reduce(
  (sum, figure) => sum + Number(figure.querySelector("b")?.textContent ?? 1), 0)"""
"""How many knights stand where this one stands."""


def test_a_knight_shows_where_it_goes_and_why(visit: Visit) -> None:
    """As many numbered steps as knights stand there, and the reason in words."""
    anna = visit(language="de")
    anna.play_now("emerald", 3)
    anna.is_over()
    knight = anna.page.locator(LOOK).first
    steps = knight.evaluate(CROWD)
    knight.click()
    why = catalog("de").text("emerald-page-why", steps=steps)
    anna.page.locator(".why", has_text=why).wait_for()
    expect(anna.page.locator(".scene .count")).to_have_count(steps)
    expect(anna.page.locator(".scene .goal")).to_have_count(1)


def test_the_keyboard_goes_from_the_knight_to_its_destination_and_back(visit: Visit) -> None:
    anna = visit()
    anna.play_now("emerald", 3)
    anna.is_over()
    anna.page.locator(LOOK).first.focus()
    anna.page.keyboard.press("Enter")
    anna.page.locator(".goal:focus").wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.locator(f"{LOOK}:focus").wait_for()
    expect(anna.page.locator(".goal")).to_have_count(0)


@pytest.mark.parametrize("size", [SMALL, TALL, LAPTOP], ids=["small", "tall", "laptop"])
@pytest.mark.parametrize("game", ["emerald", "diamant"])
def test_the_whole_picture_and_the_choice_are_in_sight(
    visit: Visit, game: str, size: ViewportSize
) -> None:
    """Nobody has to scroll to see the dragon, the cave, and what can be chosen."""
    anna = visit(size=size)
    anna.play_now(game, 3)
    anna.is_over()
    anna.settle()
    bottom = anna.page.evaluate(
        "document.querySelector('.scene').nextElementSibling.getBoundingClientRect().bottom"
    )
    assert bottom <= size["height"]
    assert anna.page.evaluate("scrollY") == 0


OVERFLOWING = """(selector) => [...document.querySelectorAll(selector)]
  .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
  .map((box) => box.textContent)"""


@pytest.mark.parametrize("players", [4, 8])
def test_what_players_have_fits_on_a_phone(visit: Visit, players: int) -> None:
    """Also their names and points at the end."""
    anna = visit(size=SMALL)
    anna.play_now("diamant", players)
    anna.is_over()
    anna.settle()
    assert anna.page.evaluate(OVERFLOWING, "[data-player]") == []
    anna.finish()
    anna.settle()
    assert anna.page.evaluate(OVERFLOWING, ".podium .block") == []


def test_the_log_stays_at_its_end_unless_somebody_reads_above(visit: Visit) -> None:
    below = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    anna = visit()
    anna.play_now("emerald", 2)
    for size in (LAPTOP, SMALL):
        anna.page.set_viewport_size(size)
        anna.choose(8, list_only=True)
        anna.page.wait_for_function(f"() => ({below})({LOG}) < 3")
    anna.page.evaluate(f"{LOG}.scrollTop = 0")
    anna.page.evaluate("() => new Promise(requestAnimationFrame)")
    anna.choose(2, list_only=True)
    assert anna.page.evaluate(f"{LOG}.scrollTop") == 0


LOG = "document.querySelector('[data-testid=log]')"
