"""How much memory is left, so that the server refuses new work before the system refuses memory."""

import resource
from pathlib import Path

ROOM_TO_OPEN = 32_000_000
"""Bytes that are kept for games in memory, their answers, and stopping cleanly."""
ROOM_TO_MAKE = 2 * ROOM_TO_OPEN
"""With less than this, games that exist may go on, but none is begun."""
GROUP = Path("/sys/fs/cgroup")
PAGE = resource.getpagesize()


def bytes_left(group: Path = GROUP) -> float:
    """How much more this process may take, by its own limit and by that of its container."""
    left = float("inf")
    soft, _ = resource.getrlimit(resource.RLIMIT_AS)
    try:
        if soft != resource.RLIM_INFINITY:
            left = soft - int(Path("/proc/self/statm").read_text().split()[0]) * PAGE
        most = (group / "memory.max").read_text().strip()
        if most != "max":
            used = int((group / "memory.current").read_text())
            # Cached files count as used, and are given up when memory is needed.
            stat = (group / "memory.stat").read_text().split()
            cached = int(stat[stat.index("file") + 1])
            left = min(left, int(most) - used + cached)
    except (OSError, ValueError):  # not Linux, or no container
        pass
    return left
