"""How the solver's loops are compiled: by Numba, once for all processes.

They share the cache and the lock of the compiled rules (`karfunkel.core.compiled`). The cache is
named by a hash of every file here, so a loop is compiled again when another file that it uses has
changed.
"""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from threading import RLock
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config

from karfunkel.core.compiled import cache_directory, one_process_at_a_time

Array = np.ndarray[Any, Any]
Function = TypeVar("Function", bound=Callable[..., Any])

SETTINGS = RLock()
"""Numba's settings are global: hold this lock while they are changed."""

SOURCES = {file.name: file.read_bytes() for file in Path(__file__).parent.glob("*.py")}


def part(**options: Any) -> Callable[[Function], Function]:
    """A function that only compiled ones call."""
    decorate: Callable[[Function], Function] = numba.njit(
        nogil=True, fastmath={"contract"}, **options
    )
    return decorate


def compiled(**options: Any) -> Callable[[Function], Function]:
    """A function that Python calls; one process compiles it, and others wait for its result."""

    def decorate(function: Function) -> Function:
        directory = cache_directory(SOURCES)
        with SETTINGS:
            before, config.CACHE_DIR = config.CACHE_DIR, str(directory)
            loops: Any = part(cache=True, **options)(function)
            config.CACHE_DIR = before
        known: set[tuple[Any, ...]] = set()

        @wraps(function)
        def call(*args: Any) -> Any:
            kinds = tuple(map(numba.typeof, args))
            if kinds not in known:
                with SETTINGS, one_process_at_a_time(directory):
                    loops.compile(kinds)
                known.add(kinds)
            return loops(*args)

        return cast(Function, call)

    return decorate
