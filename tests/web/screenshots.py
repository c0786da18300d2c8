"""Pictures of screens: `python -m tests.web.screenshots [FOLDER [SCREEN…]]` (make screenshots)."""

import sys
import tempfile
from collections.abc import Collection
from pathlib import Path

from tests.web.browser import DESKTOP, PHONE, Visitor, browsing, site
from tests.web.screens import MORE, SCREENS

ALL = SCREENS | MORE

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def main(folder: Path, names: Collection[str]) -> None:
    """Take them, on phone and desktop, in light and dark."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        site(Path(kept)) as client,
        browsing() as browser,
    ):
        for name in names:
            visitor = Visitor(browser, client)
            ALL[name](visitor)
            for size, viewport in SIZES.items():
                visitor.page.set_viewport_size(viewport)
                if name == "coach":  # it stands below the board
                    visitor.find("coach").evaluate("(part) => part.scrollIntoView()")
                for theme in ("light", "dark"):
                    visitor.page.emulate_media(color_scheme=theme)
                    visitor.settle()
                    file = folder / f"{name}-{size}-{theme}.jpg"
                    visitor.page.screenshot(path=file, type="jpeg", quality=80)
                    print(file.name, flush=True)
            visitor.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER, sys.argv[2:] or ALL)
