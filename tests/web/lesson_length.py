"""How long lessons take at normal speed: `python -m tests.web.lesson_length [GAME…]`.

The page's clock is moved on by hand, so that the length of beats does not depend on the machine.
Reading takes its time by the number of words, and a task a moment more.
"""

import sys
import tempfile
from collections.abc import Collection
from pathlib import Path

from karfunkel.core.registry import game_names
from tests.web.browser import OVER, Pages, Visitor, browsing, site

TICK = 250
"""Milliseconds by which the page's clock is moved."""
PAUSE = 100
"""Milliseconds of real time in which the server answers, while nothing is played."""
WORDS_PER_SECOND = 3.0
"""180 words a minute: reading calmly, or aloud."""
TASK, NEXT = 4.0, 1.0
"""Seconds to do what is asked, and to go on."""


def length(visitor: Visitor, game: str) -> tuple[float, float]:
    """Seconds of beats, and of reading and doing."""
    page = visitor.page
    page.clock.install()
    visitor.open(f"/learn/{game}")
    visitor.find("start").click()
    visitor.find("board").wait_for()
    played = read = 0.0
    told = ""
    while not page.locator(OVER).count():
        resting = visitor.find("board").get_attribute("data-beat") == "rest"
        if resting:
            page.wait_for_timeout(PAUSE)
        idea = visitor.find("idea")
        name = idea.get_attribute("data-idea") if idea.count() else None
        if name and name != told:
            told = name
            task = idea.get_attribute("data-task") == "true"
            read += len(idea.locator("p").inner_text().split()) / WORDS_PER_SECOND
            read += TASK if task else NEXT
            step = visitor.step()
            if idea.get_attribute("data-free") == "true":
                # Whoever decides alone sees the whole lesson by going on.
                visitor.page.locator('[data-action="go on"]').click()
            else:
                visitor.find("do-it" if task else "next").click()
            if task:
                visitor.await_step(step)
            continue
        page.clock.run_for(TICK)
        played += 0 if resting else TICK / 1000
    return played, read


def main(games: Collection[str]) -> None:
    """Play every lesson once."""
    with tempfile.TemporaryDirectory() as kept, site(Path(kept)) as client, browsing() as browser:
        for game in games:
            visitor = Visitor(Pages(browser, client), speed="normal", motion=True)
            played, read = length(visitor, game)
            minutes = (played + read) / 60
            print(f"{game}: {played:.0f} s of beats, {read:.0f} s of reading: {minutes:.1f} min")
            visitor.close()


if __name__ == "__main__":
    main(sys.argv[1:] or game_names())
