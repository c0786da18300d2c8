"""Logs as JSON lines, rate-limited."""

import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Any

STANDARD = set(vars(logging.makeLogRecord({})))
MOST_ALIKE = 5
WINDOW = 10.0


class JsonLines(logging.Formatter):
    """A line of JSON for every event."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        extra = {name: value for name, value in vars(record).items() if name not in STANDARD}
        line |= {name: str(value) for name, value in extra.items() if name != "color_message"}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Sparing(logging.Filter):
    """A rate limit per kind of event, which reports how many events it dropped.

    Anyone who can make the server write a line can make it write millions.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}
        """For every kind of event when its window began, and how many there were."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one is written."""
        kind = (record.name, str(record.msg)[:100])
        now = self.clock()
        began, number = self.seen.get(kind, (now, 0))
        if now - began >= WINDOW:
            if number > MOST_ALIKE:
                record.left_out = number - MOST_ALIKE
            began, number = now, 0
        self.seen[kind] = (began, number + 1)
        if len(self.seen) > 1_000:
            self.seen.clear()
        return number < MOST_ALIKE


def log_to_stderr() -> None:
    """Structured logs without tokens or hidden information: the code lists what is logged."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
