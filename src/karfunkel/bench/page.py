"""The page in a real browser: its size, time to the first choice, and frame rate."""

import contextlib
import gzip
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

from karfunkel.bench.report import Figure
from karfunkel.bench.yardsticks import in_turns
from karfunkel.core.registry import game_names

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
TRIES = 3
FIRST_ACTION = 2.5
FRAMES_KEPT = 0.83
FRAMES = """() => new Promise((done) => {
  const times = [];
  const tick = (now) => {
    times.push(now);
    if (now - times[0] < 3000) requestAnimationFrame(tick);
    else done((times.length - 1) / (now - times[0]) * 1000);
  };
  requestAnimationFrame(tick);
})"""
PLAY_ON = """() => {
  window.playing = setInterval(() => {
    const choices = document.querySelectorAll('[data-testid="actions"] [data-action]');
    if (choices.length) choices[0].click();
  }, 900);
}"""


def page() -> Iterator[Figure]:
    """Size, time to the first choice, and frames per second."""
    from playwright.sync_api import sync_playwright

    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "this part needs Chromium"
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        shell = weights(browser, address, None)
        yield Figure("until the first table can be played", shell / 1000, "kB", 120, True)
        for game in game_names():
            extra = weights(browser, address, game) - shell
            yield Figure(f"{game}: its board on top", extra / 1000, "kB", 45, True)
        soonest, empty = (
            1 / rate
            for rate in in_turns(
                TRIES,
                lambda: 1 / first_action(browser, address),
                lambda: 1 / no_page(browser, address),
            )
        )
        yield Figure("opening a table to the first legal action", soonest, "s")
        yield Figure(
            "the same / opening a page of one word", soonest / empty, "", FIRST_ACTION, True
        )
        for game in game_names():
            shown, most = frames(browser, address, game), bare_frames(browser)
            yield Figure(f"{game}: frames while bots play", shown, "/s")
            yield Figure(f"{game}: frames / frames of an empty page", shown / most, "", FRAMES_KEPT)
        browser.close()


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """A server as people start it."""
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = ["serve", "--port", str(port), "--data", folder, "--no-browser"]
        server = subprocess.Popen(
            [sys.executable, "-m", "karfunkel", *command], stdout=subprocess.DEVNULL
        )
        address = f"http://127.0.0.1:{port}"
        try:
            await_answer(address)
            yield address
        finally:
            server.terminate()
            server.wait()


def await_answer(address: str) -> None:
    """Wait until the server answers."""
    for _ in range(600):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{address}/healthz").close()
            return
        time.sleep(0.05)
    raise TimeoutError("the server does not answer")


def start_game(page: Any, address: str, game: str) -> None:
    """From the home page into a game."""
    page.goto(address)
    page.get_by_test_id(f"game-{game}").click()
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("board").locator(f".board-{game}").wait_for()
    page.wait_for_load_state("networkidle")


def weights(browser: Any, address: str, game: str | None) -> int:
    """Compressed bytes of all files that a browser fetches, up to a board if there is one."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    fetched: dict[str, int] = {}

    def note(response: Any) -> None:
        path = response.url.removeprefix(address)
        if not path.startswith("/api/") and response.status == 200:
            with contextlib.suppress(Exception):
                body = response.body()
                packed = not re.search(r"\.(png|jpg|woff2)$", path)
                fetched[path] = len(gzip.compress(body, 9)) if packed else len(body)

    page.on("response", note)
    if game:
        start_game(page, address, game)
    else:
        page.goto(f"{address}/new/diamant")
        page.get_by_test_id("seat-0").wait_for()
        page.wait_for_load_state("networkidle")
    total = sum(fetched.values())
    context.close()
    return total


def first_action(browser: Any, address: str) -> float:
    """Seconds from opening the address of a running game to the first legal action shown."""
    context = browser.new_context()
    page = context.new_page()
    start_game(page, address, "diamant")
    table = page.url
    fresh = context.new_page()
    page.close()  # a tab in the background would go on drawing: a headless browser hides none
    begin = time.perf_counter()
    fresh.goto(table, wait_until="commit")
    fresh.locator('[data-testid="board"] [data-action]').first.wait_for()
    seconds = time.perf_counter() - begin
    context.close()
    return seconds


def no_page(browser: Any, address: str) -> float:
    """Seconds to open an empty page."""
    context = browser.new_context()
    page = context.new_page()
    begin = time.perf_counter()
    page.goto(f"{address}/healthz")
    page.locator("body").wait_for()
    seconds = time.perf_counter() - begin
    context.close()
    return seconds


def bare_frames(browser: Any) -> float:
    """Frames per second of an empty page."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    shown: float = context.new_page().evaluate(FRAMES)
    context.close()
    return shown


def frames(browser: Any, address: str, game: str) -> float:
    """Frames per second while a game goes on, with all animations."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    start_game(page, address, game)
    page.evaluate(PLAY_ON)
    shown: float = page.evaluate(FRAMES)
    context.close()
    return shown
