"""The compiled backend: linked functions as machine code, data in structured arrays.

`native.frontend` translates a function and everything it calls the first time Python calls it with
arguments of these types, and `native.machine` turns it into machine code. The code is cached in a
directory named by a hash of everything it depends on: every linked source and constant, this
compiler, and the processor.

Calling compiled code once per step is slower than CPython, so programs offer whole playouts.
"""

import ast
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar

import numpy as np

from karfunkel.core import layout
from karfunkel.core.layout import Layout
from karfunkel.core.link import Linker, Program, called_by
from karfunkel.core.native import machine, types
from karfunkel.core.native.entry import MISS, Entry
from karfunkel.core.native.frontend import Translator
from karfunkel.core.native.types import (
    CELLS,
    FLOAT,
    INT,
    Array,
    Record,
    Several,
    Type,
    is_table,
    names_of,
)

try:
    import fcntl
except ImportError:  # Windows, where two processes may compile the same code
    fcntl = None  # type: ignore[assignment]

Handle = np.ndarray[Any, Any]
L = TypeVar("L", bound=Layout)
KEEP_UNUSED_DAYS = 30
MACHINERY = (__file__, layout.__file__, *sorted(map(str, Path(types.__file__).parent.glob("*.py"))))
"""The files that make machine code; `work` is linked like any source."""

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

    def __init__(self, functions: dict[str, Callable[..., Any]], compiler: "Compiler") -> None:
        super().__init__(functions)
        self.compiler = compiler
        self._single: dict[str, Callable[..., Any]] = {}
        self._batch: dict[str, Callable[..., Any]] = {}
        """The functions that were called last, by name."""

    def make(self, layout: type[Layout]) -> Handle:
        """A handle of zeros."""
        return np.zeros(1, dtype(layout))

    def put(self, source: Layout) -> Handle:
        """A handle that holds a copy of `source`."""
        handle = self.make(type(source))
        handle.view(np.int64)[:] = source.ints()
        return handle

    def get(self, layout: type[L], handle: Handle) -> L:
        """A copy of what a handle holds now."""
        found = layout()
        for name, length in layout.fields:
            value = handle[0][name]
            setattr(found, name, value.tolist() if length else int(value))
        return found

    def view(self, layout: type[L], handle: Handle) -> Any:
        """What a handle holds, to read single fields without copying all of it."""
        return handle.view(np.recarray)[0]

    def run(self, function: str, *args: Any) -> Any:
        """Call a function of the kernel with handles and integers.

        Loops over players and cards are short: vectorizing them costs 10 % of the running time.
        """
        ready = self._single.get(function)
        found = ready(*args) if ready else MISS
        if found is MISS:
            return self._prepare(function, args, _record_kind, self._single)
        return found

    def rows(self, layout: type[Layout], number: int) -> Handle:
        """Many handles of zeros side by side, for kernels that work on batches."""
        return np.zeros(number, dtype(layout))

    def row(self, layout: type[L], rows: Handle, place: int) -> L:
        """A copy of what one of many handles holds now."""
        return self.get(layout, rows[place : place + 1])

    def run_batch(self, function: str, *args: Any) -> Any:
        """Call a function of the kernel with `rows` and arrays, passed on unchanged.

        In a bundle, a `NamedTuple`, a handle stands for what it holds. Loops over arrays are long,
        so here vectorizing pays.
        """
        ready = self._batch.get(function)
        found = ready(*args) if ready else MISS
        if found is MISS:
            return self._prepare(function, args, _kind, self._batch)
        return found

    def _prepare(
        self,
        function: str,
        args: tuple[Any, ...],
        kind_of: Callable[[Any], Type],
        ready: dict[str, Callable[..., Any]],
    ) -> Any:
        """Call a function for the first time with arguments of these types, and remember it."""
        plain = [_plain(arg) for arg in args]
        kinds = tuple(map(kind_of, plain))
        entry = self.compiler.entry(function, kinds, vectorise=ready is self._batch)
        found = MISS
        while found is MISS:  # another thread may have called it with other dtypes in between
            entry.expect(plain)
            found = entry.function(*plain)
        ready[function] = entry.function
        return found


def _plain(argument: Any) -> Any:
    """An argument as an object of exactly the class that compiled code checks for."""
    if isinstance(argument, bool | np.bool_ | np.integer):
        return int(argument)
    if isinstance(argument, np.floating):
        return float(argument)
    if names_of(type(argument)):
        return type(argument)(*map(_plain, argument))
    return np.asarray(argument) if isinstance(argument, np.ndarray) else argument


def _kind(argument: Any) -> Type:
    """The type of an argument."""
    if isinstance(argument, np.ndarray) and argument.flags.c_contiguous and argument.ndim:
        if argument.dtype.names:
            shapes = [(name, argument.dtype[name].shape) for name in argument.dtype.names]
            fields = tuple((name, shape[0] if shape else 0) for name, shape in shapes)
            return Array(Record(fields, "another layout"), argument.ndim)
        if argument.dtype.name in CELLS:
            return Array(CELLS[argument.dtype.name], argument.ndim)
    if names := names_of(type(argument)):
        return Several(tuple(map(_record_kind, argument)), names)
    if type(argument) is int:
        return INT
    if type(argument) is float:
        return FLOAT
    raise TypeError(
        f"compiled code takes numbers, handles, bundles and arrays in C order, not {argument!r}"
    )


def _record_kind(argument: Any) -> Type:
    """The type of an argument, where a handle stands for what it holds."""
    kind = _kind(argument)
    return kind.item if isinstance(kind, Array) and isinstance(kind.item, Record) else kind


class Compiler:
    """Compiles a linked kernel, function by function, or finds the code in the cache."""

    def __init__(self, linker: Linker, kernel: ModuleType, bounds: bool) -> None:
        self.linker = linker
        self.kernel = kernel
        self.bounds = bounds
        self.directory = cache_directory(everything_in(linker))
        self._trees: dict[str, dict[str, ast.FunctionDef]] = {}
        self._entries: dict[tuple[Any, ...], Entry] = {}

    def entry(self, name: str, kinds: tuple[Type, ...], *, vectorise: bool) -> Entry:
        """A function of the kernel for arguments of these types, as Python calls it."""
        key = name, kinds, vectorise
        with machine.LOCK:
            if key not in self._entries:
                what = f"{self.directory.name} {key} {self.bounds}"
                symbol = f"{name}_{hashlib.sha256(what.encode()).hexdigest()[:20]}"
                file = self.directory / symbol
                if not file.exists():
                    with one_process_at_a_time(self.directory):
                        if not file.exists():
                            self._compile(name, kinds, vectorise, file)
                self._entries[key] = Entry(symbol, file.read_bytes())
            return self._entries[key]

    def _compile(self, name: str, kinds: tuple[Type, ...], vectorise: bool, file: Path) -> None:
        translator = Translator(file.name, self.tree_of, self.bounds)
        translator.entry(vars(self.kernel)[name], kinds)
        code = machine.object_code(translator.module(), vectorise=vectorise)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as written:
            written.write(code)
        os.replace(written.name, file)

    def tree_of(self, function: FunctionType) -> ast.FunctionDef:
        """The syntax tree of a linked function."""
        module = function.__module__
        if module not in self._trees:
            names = {copy.__name__: name for name, copy in self.linker.modules.items()}
            body = ast.parse(self.linker.sources[names[module]]).body
            self._trees[module] = {n.name: n for n in body if isinstance(n, ast.FunctionDef)}
        return self._trees[module][function.__name__]


def compile_program(linker: Linker, kernel: ModuleType, bounds: bool) -> CompiledProgram:
    """A program of everything in the kernel; each function is compiled on its first call."""
    refuse_recursion(linker)
    functions: dict[str, Callable[..., Any]] = {
        k: v for k, v in vars(kernel).items() if isinstance(v, FunctionType)
    }
    return CompiledProgram(functions, Compiler(linker, kernel, bounds))


def everything_in(linker: Linker) -> dict[str, bytes]:
    """Everything that compiled code depends on: sources, and constants from other files."""
    found = dict(linker.sources)
    for name, module in linker.modules.items():
        constants = {k: v for k, v in vars(module).items() if is_table(v)}
        found[f"constants of {name}"] = repr(sorted(constants.items())).encode()
    return found


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


def cache_directory(sources: dict[str, bytes]) -> Path:
    """The directory for code made from these sources; its name is a hash of all it depends on."""
    digest = hashlib.sha256(machine.machine_name().encode())
    for name in sorted(sources):
        digest.update(f"{name}\n{len(sources[name])}\n".encode() + sources[name])
    for machinery in MACHINERY:
        digest.update(Path(machinery).read_bytes())
    home = cache_home()
    directory = home / digest.hexdigest()[:20]
    if not directory.exists():
        forget_unused(home)
    directory.mkdir(parents=True, exist_ok=True)
    os.utime(directory)
    return directory


def forget_unused(home: Path) -> None:
    """Remove cached code that has not been used for a month."""
    if not home.is_dir():
        return
    limit = time.time() - KEEP_UNUSED_DAYS * 86400
    for old in home.iterdir():
        if old.is_dir() and old.stat().st_mtime < limit:
            shutil.rmtree(old, ignore_errors=True)
