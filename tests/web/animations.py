"""Boards in motion, as small films: `python -m tests.web.animations [FOLDER [GAME…]]`.

The page's clock stands still and is moved on frame by frame, so that a film looks the same on any
machine, however busy.
"""

import io
import sys
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path

from PIL import Image

from karfunkel.core.registry import game_names, load_game
from tests.web.browser import Pages, Visitor, browsing, site
from tests.web.screenshots import FOLDER

FRAME = 90
"""Milliseconds between two frames."""
FRAMES = 110
WIDTH = 520
QUALITY = 55
MOST_BYTES = 1_500_000
OPENING = {"diamant": 1, "emerald": 6, "kingdice": 4}
"""Choices before the film begins, so that there is something on the board."""
MOVE_ON = """(frame) => {
  for (const motion of document.getAnimations()) {
    motion.pause();
    const { endTime } = motion.effect.getComputedTiming();
    const next = Number(motion.currentTime ?? 0) + frame;
    if (next >= endTime) motion.finish();
    else motion.currentTime = next;
  }
}"""
CHOOSE = """() => {
  const asked = document.querySelector('[data-testid="question"][data-asked="true"]');
  const all = [...document.querySelectorAll('[data-testid="actions"] [data-action]')];
  if (!asked || !all.length) return false;
  all[0].click();
  return true;
}"""
"""The first choice of the list: going on in Diamant."""
THINKING = 7
"""Frames that a question stands before it is answered."""


def film(visitor: Visitor) -> Iterator[Image.Image]:
    """Frames of a board while a game goes on."""
    page = visitor.page
    board = visitor.find("board").first
    asked_for = 0
    for _ in range(FRAMES):
        page.clock.run_for(FRAME)
        page.evaluate(MOVE_ON, FRAME)
        shown = Image.open(io.BytesIO(board.screenshot(animations="allow")))
        yield shown.convert("RGB").resize((WIDTH, WIDTH * shown.height // shown.width))
        asked_for = asked_for + 1 if page.locator('[data-asked="true"]').count() else 0
        if asked_for > THINKING and page.evaluate(CHOOSE):
            asked_for = 0


def main(folder: Path, games: Collection[str]) -> None:
    """Make the films."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        site(Path(kept)) as client,
        browsing() as browser,
    ):
        for game in games:
            visitor = Visitor(
                Pages(browser, client),
                {"width": 940, "height": 760},
                speed="normal",
                motion=True,
            )
            visitor.page.clock.install()
            visitor.play_now(game, load_game(game).default_players, "normal")
            for _ in range(OPENING.get(game, 0)):
                visitor.choose(1)
            first, *rest = film(visitor)
            file = folder / f"{game}.webp"
            first.save(
                file,
                save_all=True,
                append_images=rest,
                duration=FRAME,
                loop=0,
                quality=QUALITY,
                method=4,
            )
            assert file.stat().st_size <= MOST_BYTES, f"{file.name} is too large"
            print(file.name, file.stat().st_size, flush=True)
            visitor.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER, sys.argv[2:] or game_names())
