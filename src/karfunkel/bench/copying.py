"""Kernel: copies states around, to find out how long a copy takes."""

from typing import Any

from karfunkel.core.work import assign


def copy_around(pool: Any, times: int) -> None:
    """Copy states from place to place."""
    for i in range(times):
        assign(pool[(i * 7 + 1) % len(pool)], pool[i % len(pool)])
