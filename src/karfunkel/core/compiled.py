"""The compiled backend: linked modules through Numba, data in structured arrays.

Pitfalls that this file avoids, each of which has happened: Numba's cache notices only changes in
the file of the cached function, so the cache directory is named by a hash of all linked sources;
recursive functions crash when loaded from the cache, so recursion is refused; calling compiled code
once per step is slower than CPython, so programs offer whole playouts.
"""

import hashlib
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import cgutils, config, types
from numba.core.types.misc import unliteral
from numba.extending import intrinsic

from karfunkel.core import codegen, layout, slots, work
from karfunkel.core.codegen import whole_programs
from karfunkel.core.layout import Layout
from karfunkel.core.link import Linker, Program, called_by

try:
    import fcntl
except ImportError:  # Windows: two processes may compile the same there
    fcntl = None  # type: ignore[assignment]

Array = np.ndarray[Any, Any]
L = TypeVar("L", bound=Layout)
KEEP_UNUSED_DAYS = 30
HEAVY = 4000
"""A policy with more bytes of code than this is not inlined."""
HEAVIEST = 100_000
"""No function with more than this is: its callers would take minutes to compile, for no gain."""


SETTINGS = RLock()
"""Numba's settings are global: hold this lock while they are changed."""

_dtypes: dict[type[Layout], np.dtype[Any]] = {}


def dtype(kind: type[Layout]) -> np.dtype[Any]:
    """The structured type that holds the same integers as a layout, 64 bits each."""
    if kind not in _dtypes:
        _dtypes[kind] = _dtype(kind)
    return _dtypes[kind]


def _dtype(kind: type[Layout]) -> np.dtype[Any]:
    return np.dtype(
        [
            (name, np.int64, (length,)) if length else (name, np.int64)
            for name, length in kind.fields
        ]
    )


class CompiledProgram(Program):
    """A program whose handles are structured arrays of one element."""

    backend = "compiled"

    def __init__(self, functions: dict[str, Callable[..., Any]], cache: Path) -> None:
        super().__init__(functions)
        self.cache = cache
        self._compiled: set[str] = set()
        """The functions that were called; Numba's own list of these takes 7 µs to look at."""

    def make(self, layout: type[Layout]) -> Array:
        """A handle of zeros."""
        return np.zeros(1, dtype(layout))

    def put(self, source: Layout) -> Array:
        """A handle that holds a copy of `source`."""
        handle = self.make(type(source))
        handle.view(np.int64)[:] = source.ints()
        return handle

    def get(self, layout: type[L], handle: Array) -> L:
        """A copy of what a handle holds now."""
        found = layout()
        for name, length in layout.fields:
            value = handle[0][name]
            setattr(found, name, value.tolist() if length else int(value))
        return found

    def view(self, layout: type[L], handle: Array) -> Any:
        """What a handle holds, to read single fields without copying all of it."""
        return handle.view(np.recarray)[0]

    def run(self, function: str, *args: Any) -> Any:
        """Call a function of the kernel with handles and integers."""
        compiled: Any = self.functions[function]
        records = [arg[0] if isinstance(arg, np.ndarray) else arg for arg in args]
        if function in self._compiled:
            return compiled(*records)
        with SETTINGS, without_vectorizing(), whole_programs(), one_process_at_a_time(self.cache):
            found = compiled(*records)
        self._compiled.add(function)
        return found

    def rows(self, layout: type[Layout], number: int) -> Array:
        """Many handles of zeros side by side, for kernels that work on batches."""
        return np.zeros(number, dtype(layout))

    def row(self, layout: type[L], rows: Array, place: int) -> L:
        """A copy of what one of many handles holds now."""
        return self.get(layout, rows[place : place + 1])

    def run_batch(self, function: str, *args: Any) -> Any:
        """Call a function of the kernel with `rows` and arrays, passed on unchanged.

        Loops over arrays are long, so here vectorizing pays.
        """
        compiled: Any = self.functions[function]
        if function in self._compiled:
            return compiled(*args)
        with SETTINGS, whole_programs(), one_process_at_a_time(self.cache):
            found = compiled(*args)
        self._compiled.add(function)
        return found


@contextmanager
def without_vectorizing() -> Iterator[None]:
    """Loops over players and cards are short: vectorizing them costs 10 % of the running time."""
    before = config.LOOP_VECTORIZE
    config.LOOP_VECTORIZE = 0
    try:
        yield
    finally:
        config.LOOP_VECTORIZE = before


def _copy_record(typingctx: Any, target: Any, source: Any) -> Any:
    """`assign` on records: one copy of memory."""
    if target != source:
        raise numba.TypingError("assign needs two records of the same layout")

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = context.get_constant(types.intp, target.size)
        cgutils.raw_memcpy(builder, args[0], args[1], size, 1)
        return context.get_dummy_value()

    return types.void(target, source), codegen


copy_record = intrinsic(_copy_record)


def compile_program(linker: Linker, kernel: ModuleType, bounds: bool) -> CompiledProgram:
    """Hand every linked function to Numba, which compiles it on the first call.

    Every function has a version that other functions inline. A function of the kernel also has one
    that Python calls; only that one is cached.
    """
    refuse_recursion(linker)
    wrapped: dict[Any, Any] = {work.assign: copy_record}
    weights: dict[FunctionType, int] = {}
    callable_from_python: dict[str, Callable[..., Any]] = {}
    policy = linker.function(slots.choose)
    always = {
        "nogil": True,
        "error_model": "numpy",
        "boundscheck": bounds,
        "no_cfunc_wrapper": True,
    }
    with cache_directory(everything_in(linker)) as directory:
        for module in linker.modules.values():
            for value in list(vars(module).values()):
                if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                    # The same file is compiled once per game; the cache keys them by this name.
                    value.__qualname__ = f"{linker.name}.{value.__name__}"
                    # Inlining everything into the playout loop makes it 1.5 times as fast. A long
                    # policy is called from several places: inlining it only slows compiling.
                    inlined = weight(value, weights) < (HEAVY if value is policy else HEAVIEST)
                    function = numba.njit(forceinline=inlined, no_cpython_wrapper=True, **always)(
                        value
                    )
                    forget_literals(function)
                    wrapped[value] = function
        for name, value in vars(kernel).items():
            if isinstance(value, FunctionType) and value in wrapped and value is not work.assign:
                callable_from_python[name] = numba.njit(cache=True, **always)(value)
    for module in linker.modules.values():
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value in wrapped:
                setattr(module, name, wrapped[value])
            elif isinstance(value, tuple) and is_table(value):
                setattr(module, name, np.array(value, np.int64))
    return CompiledProgram(callable_from_python, directory)


def weight(function: FunctionType, known: dict[FunctionType, int]) -> int:
    """The code size of a function with everything that it calls inlined."""
    if function not in known:
        inlined = sum(weight(callee, known) for callee in called_by(function))
        known[function] = len(function.__code__.co_code) + inlined
    return known[function]


def forget_literals(function: Any) -> None:
    """Type a call with a constant as a call with any integer.

    Numba compiles a copy of a function for every literal it is called with. Everything is inlined,
    so LLVM sees the constants anyway: the copies only made compiling 25 % slower.
    """
    resolve = function.get_call_template

    def resolve_plainly(args: Any, kws: Any) -> Any:
        plain = {name: unliteral(kind) for name, kind in kws.items()}
        return resolve(tuple(map(unliteral, args)), plain)

    function.get_call_template = resolve_plainly


def everything_in(linker: Linker) -> dict[str, bytes]:
    """Everything that compiled code depends on: sources, and constants from other files."""
    found = dict(linker.sources)
    for name, module in linker.modules.items():
        constants = {k: v for k, v in vars(module).items() if is_table(v) or isinstance(v, float)}
        found[f"constants of {name}"] = repr(sorted(constants.items())).encode()
    return found


def is_table(value: Any) -> bool:
    """Whether a constant is a (nested) tuple of integers, which becomes an array."""
    return isinstance(value, int) or (
        isinstance(value, tuple) and len(value) > 0 and all(map(is_table, value))
    )


def refuse_recursion(linker: Linker) -> None:
    """Follow every call and refuse a function that calls itself, naming the path."""
    done: set[CodeType] = set()

    def visit(function: FunctionType, path: tuple[FunctionType, ...]) -> None:
        if function in path:
            names = " → ".join(step.__name__ for step in (*path, function))
            raise RecursionError(f"rules must not call themselves: {names}; use a loop")
        if function.__code__ in done:
            return
        for callee in called_by(function):
            visit(callee, (*path, function))
        done.add(function.__code__)

    for module in linker.modules.values():
        for value in list(vars(module).values()):
            if isinstance(value, FunctionType):
                visit(value, ())


# --- The compile cache ----------------------------------------------------------------------


def cache_home() -> Path:
    """The folder of the compile cache; `KARFUNKEL_CACHE` overrides it."""
    if home := os.environ.get("KARFUNKEL_CACHE"):
        return Path(home)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "karfunkel"


@contextmanager
def one_process_at_a_time(directory: Path) -> Iterator[None]:
    """The second process waits, then finds in the cache what the first has compiled."""
    if fcntl is None:
        yield
        return
    with open(directory / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def cache_directory(sources: dict[str, bytes]) -> Iterator[Path]:
    """Let Numba cache the functions decorated inside, in a directory named by a hash of sources."""
    digest = hashlib.sha256()
    for name in sorted(sources):
        digest.update(f"{name}\n{len(sources[name])}\n".encode() + sources[name])
    for machinery in (__file__, codegen.__file__, layout.__file__, work.__file__):
        digest.update(Path(machinery).read_bytes())
    home = cache_home()
    directory = home / digest.hexdigest()[:20]
    if not directory.exists():
        forget_unused(home)
    with SETTINGS:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(directory)
        try:
            directory.mkdir(parents=True, exist_ok=True)
            os.utime(directory)
            yield directory
        finally:
            config.CACHE_DIR = before


def forget_unused(home: Path) -> None:
    """Remove cached code that has not been used for a month."""
    if not home.is_dir():
        return
    limit = time.time() - KEEP_UNUSED_DAYS * 86400
    for old in home.iterdir():
        if old.is_dir() and old.stat().st_mtime < limit:
            shutil.rmtree(old, ignore_errors=True)
