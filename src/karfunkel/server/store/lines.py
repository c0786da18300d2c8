"""Lines of lists as stores keep them."""

import logging

import msgspec

from karfunkel.server.store.base import Line

log = logging.getLogger(__name__)


def lines_of(rows: list[bytes]) -> list[Line]:
    """The lines that can be read."""
    found = []
    for row in rows:
        try:
            found.append(msgspec.json.decode(row, type=Line))
        except msgspec.DecodeError:  # damaged; left out of the list
            log.error("a line of the store cannot be read")
    return found
