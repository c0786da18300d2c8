"""A real browser at a real server, and people who play by clicking."""

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Error,
    Locator,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from karfunkel.server.hall import Settings
from karfunkel.server.page import FOLDER, INDEX
from tests.server.desk import PATIENCE, WIDE, Client, served

PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
SWIFT = Settings(bot_pause=0, sleep_after=3600, sweep_every=0.05)
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ASKED = '[data-testid="question"][data-asked="true"]'
OVER = '[data-testid="scores"]'
CHOICE = '[data-testid="board"] [data-action]:not(:disabled)'
LOOK = '[data-testid="board"] [data-look]'
"""What shows a choice before it is made: a knight of Emerald."""
SHORT = "diamant"
"""The game that is over soonest."""
NOTHING = "about:blank"
"""Where unused pages wait. At an address of the server they would ask for an icon, and tell the
next visitor that there is none."""
NAMES = ("chromium", "chromium-browser", "google-chrome")

expect.set_options(timeout=PATIENCE * 1000)


def chromium() -> str:
    """The browser of this machine; `make test` installs one if there is none."""
    found = os.environ.get("KARFUNKEL_BROWSER") or next(
        filter(None, map(shutil.which, NAMES)), None
    )
    assert found, "no Chromium was found; make test installs one"
    return found


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(),
            args=["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
        )
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def site(folder: Path) -> Iterator[Client]:
    """A server with the built page."""
    assert (FOLDER / INDEX).is_file(), "the page was not built; make test builds it"
    with served(folder, WIDE, SWIFT, page=FOLDER) as client:
        yield client


def pick(chips: Any, value: object) -> None:
    """Choose one of a few; the radio button itself is hidden behind the chip that people tap."""
    chips.locator(f'[value="{value}"]').first.dispatch_event("click")


class Pages:
    """Pages of a browser at a server, used by one visitor after the other.

    Nothing is left of the visitor before, but the browser knows the files of the page: a new one
    would begin a process, fetch, compile and install them all, which takes longer than most of
    what visitors do.
    """

    def __init__(self, browser: Browser, client: Client) -> None:
        self.browser = browser
        self.address = f"http://127.0.0.1:{client.port}"
        self.free: dict[tuple[str, bool, str], list[Page]] = {}

    def take(self, language: str, touch: bool, speed: str) -> Page:
        """One that nobody uses."""
        if free := self.free.get((language, touch, speed)):
            return free.pop()
        context = self.browser.new_context(base_url=self.address, locale=language, has_touch=touch)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(SPEED % speed)
        return context.new_page()

    def give_back(self, page: Page, language: str, touch: bool, speed: str) -> None:
        """Forget who has used it."""
        page.evaluate("sessionStorage.clear()")
        page.mouse.move(0, 0)
        page.goto(NOTHING)
        page.context.clear_cookies()
        devtools = page.context.new_cdp_session(page)
        kept = {"origin": self.address, "storageTypes": "local_storage,indexeddb"}
        devtools.send("Storage.clearDataForOrigin", kept)
        devtools.detach()
        self.free.setdefault((language, touch, speed), []).append(page)

    def close(self) -> None:
        """No more visitors."""
        for free in self.free.values():
            for page in free:
                page.context.close()


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        pages: Pages,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        theme: str = "light",
        touch: bool = False,
        speed: str = "none",
        motion: bool = False,
    ) -> None:
        self.address = pages.address
        self.pages = pages
        self.wanted = (language, touch, speed)
        self.page: Page = pages.take(*self.wanted)
        self.page.set_viewport_size(size)
        self.page.emulate_media(
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.changed = False
        self.troubles: list[str] = []
        """What the browser complained of, and requests that went elsewhere."""
        self.page.on("console", self._on_console)
        self.page.on("pageerror", self._on_error)
        self.page.on("dialog", self._on_dialog)
        self.page.context.on("request", self._on_request)
        self.agrees = False
        """Whether this person says yes to every question of the browser."""
        self.offline = False
        self.random = random.Random(7)
        self.listed = 0
        """Choices that were made in the list, and not on the board."""

    @property
    def context(self) -> BrowserContext:
        """The browser of the page; what is done to it may stay, so that nobody gets it later."""
        self.changed = True
        return self.page.context

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.offline:
            self.troubles.append(f"{message.text} ({message.location['url']})")

    def _on_error(self, error: Error) -> None:
        self.troubles.append(str(error))

    def _on_dialog(self, dialog: Dialog) -> None:
        if self.agrees:
            dialog.accept()
        else:
            dialog.dismiss()

    def _on_request(self, request: Any) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"))):
            self.troubles.append(f"a request went to {request.url}")

    def open(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def find(self, name: str) -> Any:
        """A part of the page by its test id."""
        return self.page.get_by_test_id(name)

    def play_now(self, game: str, players: int, level: str = "easy") -> None:
        """From the home page into a game against bots."""
        self.open("/")
        self.find(f"game-{game}").click()
        for chips, value in (("players", players), ("levels", level)):
            group = self.find(chips)
            pick(group, value)
        self.find("play-now").click()
        self.find("board").wait_for()

    def choose(self, limit: int = 10_000, *, list_only: bool = False) -> None:
        """Play by clicking until the game is over, or so many choices were made."""
        made = 0
        while made < limit and not self.is_over():
            if not list_only and self.on_the_board(f"{LOOK}, {CHOICE}").count():
                self.click_on_the_board()
            else:
                self.click_in_the_list()
            made += 1

    def is_over(self) -> bool:
        """Wait until this person is asked, or the game is over."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for()
        return bool(self.page.locator(OVER).count())

    def is_over_or_waiting(self) -> bool:
        """Whether there is nothing to choose for this person at the moment."""
        self.find("question").or_(self.page.locator(OVER)).first.wait_for()
        return not self.page.locator(ASKED).count()

    def on_the_board(self, selector: str) -> Locator:
        """What can be seen of it."""
        return self.page.locator(selector).locator("visible=true")

    def click_on_the_board(self) -> None:
        step = self.step()
        for selector in (LOOK, CHOICE):
            found = self.on_the_board(selector)
            if count := found.count():
                found.nth(self.random.randrange(count)).click()
        self.await_step(step)

    def click_in_the_list(self) -> None:
        step = self.step()
        listed = self.find("actions")
        listed.evaluate("(list) => (list.open = true)")
        buttons = listed.locator("[data-action]")
        if buttons.count():
            buttons.nth(self.random.randrange(buttons.count())).click()
            self.listed += 1
            self.await_step(step)

    def step(self) -> str:
        return str(self.page.locator("[data-step]").first.get_attribute("data-step"))

    def await_step(self, step: str) -> None:
        """Wait until the choice that was made at this step has arrived.

        Then this seat is ready, another seat is shown, or the game has gone on. That others are
        ready by now says nothing: a bot may have chosen while this person clicked.
        """
        self.page.wait_for_function(ARRIVED, arg=step)

    def settle(self) -> None:
        """Wait until the page is drawn as it stays: styles are loaded, and nothing moves."""
        self.page.wait_for_function(SETTLED)

    def finish(self) -> None:
        """Play to the end as fast as the page can: clicks made in the page itself."""
        self.page.evaluate(PLAY, ENDLESS)

    def choose_fast(self, number: int) -> None:
        """Make so many choices in the same way."""
        self.page.evaluate(PLAY, number)

    def go_on_alone(self) -> None:
        """Play to the end in the same way, while others do something."""
        self.page.evaluate(f"() => void ({PLAY})({ENDLESS})")

    def axe(self) -> list[str]:
        """Accessibility problems found by axe."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def close(self) -> None:
        """Leave; the next one may have the page, unless it could be told from a new one."""
        self.page.remove_listener("console", self._on_console)
        self.page.remove_listener("pageerror", self._on_error)
        self.page.remove_listener("dialog", self._on_dialog)
        self.page.context.remove_listener("request", self._on_request)
        if self.changed or self.troubles or len(self.page.context.pages) != 1:
            self.page.context.close()
        else:
            self.pages.give_back(self.page, *self.wanted)
        assert not self.troubles, self.troubles


SPEED = """
  const kept = "karfunkel-settings";
  const wishes = {speed: "%s", soundOffered: true};
  // Where unused pages wait nothing can be kept.
  if (origin !== "null" && !localStorage.getItem(kept))
    localStorage.setItem(kept, JSON.stringify(wishes));
"""

ARRIVED = """(step) => {
  const [number, , seat] = step.split(":");
  const shown = document.querySelector("[data-step]")?.dataset.step.split(":");
  return !shown || shown[0] !== number || shown[2] !== seat || shown[1].split(",").includes(seat);
}"""
SETTLED = """() => {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')];
  const ends = (motion) => motion.effect.getComputedTiming().endTime < Infinity;
  const moving = document.getAnimations().filter((motion) => motion.playState === "running");
  return sheets.every((link) => link.sheet) && !moving.some(ends);
}"""
ENDLESS = 10_000
PLAY = """async (number) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  let seed = 7;
  const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
  for (let tries = 0; tries < 60000; tries++) {
    if (number < 1 || document.querySelector('[data-testid="scores"]')) return;
    const asked = document.querySelector('[data-testid="question"][data-asked="true"]');
    const step = document.querySelector("[data-step]")?.dataset.step;
    const choices = [...document.querySelectorAll('[data-testid="actions"] [data-action]')];
    if (asked && choices.length) {
      choices[random(choices.length)].click();
      number--;
      for (let n = 0; n < 2000; n++) {
        if (document.querySelector("[data-step]")?.dataset.step !== step) break;
        await wait(3);
      }
    } else await wait(5);
  }
  throw new Error("the game does not end");
}"""
