"""The compiled backend: linked modules through Numba, data in structured arrays.

Traps this file guards against, each seen before: Numba's cache does not notice changes in other
files than the cached function's own, so the cache directory carries a hash of all linked
sources; recursive functions crash when loaded from the cache, so recursion is refused; calling
compiled code once per step costs more than CPython, so programs offer whole playouts.
"""

import dis
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

from karfunkel.core import layout, slots, work
from karfunkel.core.layout import Layout
from karfunkel.core.link import Linker, Program

Array = np.ndarray[Any, Any]
L = TypeVar("L", bound=Layout)
KEEP_UNUSED_DAYS = 30
HEAVY = 4000
"""A policy with more bytes of code than this is not inlined."""
HEAVIEST = 100_000
"""Nothing with more than this is: its callers would take minutes to compile, and gain nothing."""


SETTINGS = RLock()
"""Numba's settings are global: whoever changes them for a while has them alone."""

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

    def make(self, layout: type[Layout]) -> Array:
        """A handle of zeros."""
        return np.zeros(1, dtype(layout))

    def put(self, source: Layout) -> Array:
        """A handle that holds a copy of `source`."""
        handle = self.make(type(source))
        handle.view(np.int64)[:] = source.ints()
        return handle

    def get(self, layout: type[L], handle: Array) -> L:
        """What a handle holds now, as an object of its own."""
        found = layout()
        for name, length in layout.fields:
            value = handle[0][name]
            setattr(found, name, value.tolist() if length else int(value))
        return found

    def view(self, layout: type[L], handle: Array) -> Any:
        """What a handle holds, to read single fields of without copying all."""
        return handle.view(np.recarray)[0]

    def run(self, function: str, *args: Any) -> Any:
        """Call a function of the kernel with handles and integers."""
        compiled: Any = self.functions[function]
        records = [arg[0] if isinstance(arg, np.ndarray) else arg for arg in args]
        if compiled.signatures:
            return compiled(*records)
        with without_vectorizing():
            return compiled(*records)

    def rows(self, layout: type[Layout], number: int) -> Array:
        """Many handles of zeros side by side, for kernels that work on batches."""
        return np.zeros(number, dtype(layout))

    def row(self, layout: type[L], rows: Array, place: int) -> L:
        """What one of many handles holds now, as an object of its own."""
        return self.get(layout, rows[place : place + 1])

    def run_batch(self, function: str, *args: Any) -> Any:
        """Call a function of the kernel with `rows` and arrays, which it gets as they are.

        Loops over arrays are long: here vectors pay.
        """
        return self.functions[function](*args)


@contextmanager
def without_vectorizing() -> Iterator[None]:
    """Loops over players and cards are short: preparing vectors for them costs 10 % of all."""
    with SETTINGS:
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
    """Hand every linked function to Numba; compiling itself waits for the first call."""
    refuse_recursion(linker)
    wrapped: dict[Any, Any] = {work.assign: copy_record}
    policy = linker.function(slots.choose)
    with cache_directory(everything_in(linker)):
        for module in linker.modules.values():
            for value in list(vars(module).values()):
                if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                    # The same file is compiled once per game: the cache tells them apart by this.
                    value.__qualname__ = f"{linker.name}.{value.__name__}"
                    # Inlining everything into the playout loop makes it half as fast again; a
                    # long policy, which is called from several places, only takes long to compile.
                    function = numba.njit(
                        cache=True,
                        nogil=True,
                        error_model="numpy",
                        boundscheck=bounds,
                        forceinline=weight(value) < (HEAVY if value is policy else HEAVIEST),
                    )(value)
                    forget_literals(function)
                    wrapped[value] = function
    for module in linker.modules.values():
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value in wrapped:
                setattr(module, name, wrapped[value])
            elif isinstance(value, tuple) and is_table(value):
                setattr(module, name, np.array(value, np.int64))
    functions: dict[str, Callable[..., Any]] = {
        name: value for name, value in vars(kernel).items() if hasattr(value, "py_func")
    }
    return CompiledProgram(functions)


def weight(function: FunctionType) -> int:
    """How much code a function is with everything that it calls written out."""
    total = len(function.__code__.co_code)
    for callee in called_by(function):
        total += weight(callee)
    return total


def called_by(function: FunctionType) -> Iterator[FunctionType]:
    """The functions that a function calls, each as often as it does."""
    for instruction in dis.get_instructions(function):
        if instruction.opname == "LOAD_GLOBAL":
            callee = function.__globals__.get(instruction.argval)
            if isinstance(callee, FunctionType):
                yield callee


def forget_literals(function: Any) -> None:
    """Let a call with a constant be typed as a call with any integer.

    Numba compiles a copy of a function for every literal it is called with. Everything is inlined,
    so LLVM sees the constants anyway: the copies only made the first start a quarter longer.
    """
    resolve = function.get_call_template

    def resolve_plainly(args: Any, kws: Any) -> Any:
        plain = {name: unliteral(kind) for name, kind in kws.items()}
        return resolve(tuple(map(unliteral, args)), plain)

    function.get_call_template = resolve_plainly


def everything_in(linker: Linker) -> dict[str, bytes]:
    """All that decides what compiled code does: sources, and constants taken from other files."""
    found = dict(linker.sources)
    for name, module in linker.modules.items():
        constants = {k: v for k, v in vars(module).items() if is_table(v) or isinstance(v, float)}
        found[f"constants of {name}"] = repr(sorted(constants.items())).encode()
    return found


def is_table(value: Any) -> bool:
    """Whether a constant is made of tuples of integers: compiled code indexes arrays."""
    return isinstance(value, int) or (
        isinstance(value, tuple) and len(value) > 0 and all(map(is_table, value))
    )


def refuse_recursion(linker: Linker) -> None:
    """Follow every call; a function that comes back to itself is named and refused."""
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
    """Where compiled code is kept between runs; `KARFUNKEL_CACHE` moves it."""
    if home := os.environ.get("KARFUNKEL_CACHE"):
        return Path(home)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "karfunkel"


@contextmanager
def cache_directory(sources: dict[str, bytes]) -> Iterator[None]:
    """Let Numba cache what is decorated inside in a directory named after all sources."""
    digest = hashlib.sha256()
    for name in sorted(sources):
        digest.update(f"{name}\n{len(sources[name])}\n".encode() + sources[name])
    for machinery in (__file__, layout.__file__, work.__file__):
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
            yield
        finally:
            config.CACHE_DIR = before


def forget_unused(home: Path) -> None:
    """Remove code that was compiled from sources nobody has run for a month."""
    if not home.is_dir():
        return
    limit = time.time() - KEEP_UNUSED_DAYS * 86400
    for old in home.iterdir():
        if old.is_dir() and old.stat().st_mtime < limit:
            shutil.rmtree(old, ignore_errors=True)
