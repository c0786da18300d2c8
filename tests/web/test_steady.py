"""Nothing jumps: boards, panels and the action bar stay where they are for a whole game."""

from collections.abc import Callable
from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from karfunkel.core.registry import game_names
from tests.cases import EVERYTHING, cases
from tests.web.browser import DESKTOP, PHONE, SHORT, Visitor

pytestmark = pytest.mark.xdist_group("browser-steady")
Visit = Callable[..., Visitor]
MOST = 0.02
"""How much of the screen may move, as browsers count it (cumulative layout shift)."""
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desktop": DESKTOP}
GAMES = list(zip(game_names(), cycle(SIZES), strict=False))
"""Each game on one of them; on both in `make test-all`."""
if EVERYTHING:
    GAMES = list(product(game_names(), SIZES))
WITH_BEATS = cases(3, 6)
"""Choices that are played with all beats; the rest of a game goes on at once."""
WITHOUT = 25
"""Choices of that rest; in `make test-all`, and in a short game, all of them."""

WATCH = """() => {
  // What moves right after a tap is what somebody asked for, and does not count. Browsers know this
  // of taps, not of clicks that a script makes.
  window.shifts = [];
  let clicked = -Infinity;
  addEventListener("click", () => (clicked = performance.now()), true);
  const name = (node) => {
    const at = node?.nodeType === 3 ? node.parentElement : node;
    return at ? `${at.localName}.${at.getAttribute("class") ?? ""}` : "gone";
  };
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      if (startTime > clicked && startTime < clicked + 500) continue;
      const beat = document.querySelector("[data-testid=board]")?.dataset.beat;
      const moved = sources.map(
        (s) => `${name(s.node)} ${box(s.previousRect)} -> ${box(s.currentRect)}`,
      );
      const step = document.querySelector("[data-step]")?.dataset.step;
      window.shifts.push({ value, at: startTime, beat, step, moved });
    }
  }).observe({ type: "layout-shift" });
}"""


COVERED = """() => {
  // The tray of King of the Dice lies over the end of the window.
  const tray = document.querySelector(".board-kingdice .tray");
  const cards = [...document.querySelectorAll(".board-kingdice .market li")];
  if (!tray || getComputedStyle(tray).position !== "sticky") return [];
  const { top } = tray.getBoundingClientRect();
  const hidden = cards.filter((card) => card.getBoundingClientRect().bottom > top + 1);
  return cards.length && !scrollY ? hidden.map((card) => card.textContent) : ["scrolled"];
}"""
"""Cards of the market that nobody sees without scrolling."""


def cls(shifts: list[dict[str, Any]]) -> float:
    """The worst moment: shifts less than a second apart, for five seconds at most.

    Without beats a game of an hour is over in seconds: there a moment is one step.
    """
    worst = total = 0.0
    first = last = float("-inf")
    step = None
    for shift in shifts:
        another = shift["beat"] == "rest" and shift["step"] != step
        if shift["at"] - last > 1_000 or shift["at"] - first > 5_000 or another:
            total, first = 0.0, shift["at"]
        last, step = shift["at"], shift["step"]
        total += shift["value"]
        worst = max(worst, total)
    return worst


@pytest.mark.parametrize(("game", "size"), GAMES)
def test_nothing_jumps_in_a_whole_game(visit: Visit, game: str, size: str) -> None:
    anna = visit(size=SIZES[size], speed="fast", motion=True)
    anna.play_now(game, 3)
    anna.is_over()
    anna.settle()
    assert anna.page.evaluate(COVERED) == []
    anna.page.evaluate(WATCH)
    anna.page.evaluate(PLAY, WITH_BEATS)
    anna.find("speed").select_option("none")
    if game == SHORT or EVERYTHING:
        anna.finish()
        anna.page.wait_for_selector('[data-testid="scores"]')
    else:
        anna.choose_fast(WITHOUT)
    shifts = anna.page.evaluate("window.shifts")
    worst = sorted(shifts, key=lambda shift: -shift["value"])[:5]
    assert cls(shifts) < MOST, worst


def test_a_jump_is_noticed(visit: Visit) -> None:
    anna = visit()
    anna.play_now("diamant", 2)
    anna.is_over()
    anna.page.evaluate(WATCH)
    anna.page.evaluate("document.querySelector('.columns').style.marginTop = '100px'")
    anna.page.wait_for_function("() => window.shifts.length")
    assert cls(anna.page.evaluate("window.shifts")) > MOST


PLAY = """async (choices) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const find = (selector) => document.querySelector(selector);
  const over = () => find('[data-testid="scores"]');
  const asked = () => find('[data-testid="question"][data-asked="true"]');
  for (let n = 0; n < choices; n++) {
    while (!over() && !(asked() && find('[data-testid="actions"] [data-action]'))) await wait(20);
    if (over()) return;
    const step = find("[data-step]").dataset.step;
    const all = [...document.querySelectorAll('[data-testid="actions"] [data-action]')];
    all[(n * 7) % all.length].click();
    while (!over() && find("[data-step]")?.dataset.step === step) await wait(20);
  }
}"""
"""Makes so many choices, without any input of the browser's own."""
