"""The built page, kept in memory, with compressed copies."""

import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")


class Asset(NamedTuple):
    """A file of the page."""

    body: bytes
    packed: bytes | None
    kind: str
    cache: str


def load_assets(folder: Path = FOLDER) -> dict[str, Asset]:
    """All files of the page by their path; none if it was not built."""
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    mimetypes.add_type("text/javascript", ".js")
    found = {}
    for file in sorted(folder.rglob("*")):
        if not file.is_file() or file.name.startswith("."):
            continue
        path, body = file.relative_to(folder).as_posix(), file.read_bytes()
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        packed = gzip.compress(body, 9, mtime=0) if file.suffix in COMPRESSED else None
        cache = FOREVER if path.startswith("assets/") else "no-cache"
        found[path] = Asset(body, packed, kind, cache)
    return found
