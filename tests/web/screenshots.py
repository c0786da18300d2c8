"""Pictures of screens: `python -m tests.web.screenshots [FOLDER [SCREEN…]]` (make screenshots)."""

import sys
import tempfile
from collections.abc import Collection
from pathlib import Path

from tests.web.browser import DESKTOP, PHONE, Pages, Visitor, browsing, site
from tests.web.screens import MORE, SCREENS

ALL = SCREENS | MORE

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
BELOW = {"coach": "coach", "picked": "play-now", "solver": "solver"}
"""What a picture is of, where it is not at the top of its page."""
IN_SIGHT = "(part) => part.scrollIntoView({ block: part.clientHeight > 300 ? 'start' : 'center' })"


def main(folder: Path, names: Collection[str]) -> None:
    """Take them, on phone and desktop, in light and dark."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        site(Path(kept)) as client,
        browsing() as browser,
    ):
        for name in names:
            visitor = Visitor(Pages(browser, client))
            ALL[name](visitor)
            for size, viewport in SIZES.items():
                visitor.page.set_viewport_size(viewport)
                if name in BELOW:
                    visitor.find(BELOW[name]).evaluate(IN_SIGHT)
                for theme in ("light", "dark"):
                    visitor.page.emulate_media(color_scheme=theme)
                    visitor.settle()
                    file = folder / f"{name}-{size}-{theme}.jpg"
                    visitor.page.screenshot(path=file, type="jpeg", quality=80)
                    print(file.name, flush=True)
            visitor.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER, sys.argv[2:] or ALL)
