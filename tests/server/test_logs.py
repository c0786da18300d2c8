"""Logs: what is written, and at most how much."""

import logging

from karfunkel.server.logs import MOST_ALIKE, WINDOW, Sparing


def test_many_alike_are_left_out_and_counted() -> None:
    now = 0.0
    sparing = Sparing(lambda: now)

    def written(message: str) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "server", "msg": message})
        return record if sparing.filter(record) else None

    assert sum(written("a limit was reached") is not None for _ in range(100)) == MOST_ALIKE
    assert written("something else")
    now = WINDOW
    again = written("a limit was reached")
    assert again
    assert again.__dict__["left_out"] == 100 - MOST_ALIKE
