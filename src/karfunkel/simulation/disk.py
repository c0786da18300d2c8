"""A disk: what was written is there after a crash if it was synced, and perhaps if it was not."""

import asyncio
import random
from collections.abc import Iterator

Key = tuple[str, str]
"""A kind of row, and its name."""
Changes = dict[Key, object]
"""New values by key; None where a row was deleted."""


class Full(Exception):
    """The disk has no room."""


class Disk:
    """A log of changes."""

    def __init__(self) -> None:
        self._log: list[Changes | None] = []
        """What was written; None is a torn record."""
        self._synced = 0
        self.full = False
        self.seconds = 0.0
        """How long a sync takes."""

    def write(self, changes: Changes) -> None:
        """Add a record to the log; it may not be on the disk yet."""
        if self.full:
            raise Full
        self._log.append(changes)

    async def sync(self) -> None:
        """Wait until all that was written before is on the disk."""
        written = len(self._log)
        await asyncio.sleep(self.seconds)
        self._synced = max(self._synced, written)

    def crash(self, rng: random.Random) -> None:
        """Lose what was not synced: all of it, or a part, the last record perhaps torn."""
        kept = rng.randint(self._synced, len(self._log))
        del self._log[kept:]
        if kept > self._synced and rng.random() < 0.5:
            self._log[-1] = None

    def read(self) -> Iterator[Changes]:
        """The records up to the first one that is torn; what follows is overwritten."""
        for number, changes in enumerate(self._log):
            if changes is None:
                del self._log[number:]
                break
            yield changes
        self._synced = len(self._log)
