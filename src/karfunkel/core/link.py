"""Linking: rules and kernels, written once, put together into a program that runs.

A kernel such as `playout.py` calls a game's rules by the names in `slots.py`. `link` runs the
source of kernel and rules again as modules of their own, with the slots filled by the game's
functions and, for the compiled backend, with every function handed to Numba.

>>> from karfunkel.core import playout, policies
>>> from karfunkel.core.rng import Rng, below, seed
>>> from karfunkel.games.diamant import rules
>>> program = link(playout, rules, policies.random)
>>> rng = program.make(Rng)
>>> program.run("seed", rng, 7, 0)
>>> program.run("below", rng, 6), program.run("below", rng, 6)
(0, 3)

The same seed plays the same game on either backend.
"""

import hashlib
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from types import FunctionType, ModuleType
from typing import Any, Literal, TypeVar

from karfunkel.core import outlook, slots, work
from karfunkel.core.layout import Layout
from karfunkel.core.tally import nothing

L = TypeVar("L", bound=Layout)

Constants = Mapping[str, int | tuple[Any, ...]]
"""Tables of a game by name."""

Backend = Literal["python", "compiled"]
BACKENDS: tuple[Backend, ...] = ("python", "compiled")


class Program:
    """A kernel linked with one game. Its data live in handles made by `make` and `put`."""

    backend: Backend = "python"

    def __init__(self, functions: dict[str, Callable[..., Any]]) -> None:
        self.functions = functions

    def make(self, layout: type[Layout]) -> Any:
        """A handle of zeros."""
        return layout()

    def put(self, source: Layout) -> Any:
        """A handle that holds a copy of `source`."""
        return source.copy()

    def get(self, layout: type[L], handle: Any) -> L:
        """What a handle holds now, as an object of its own."""
        found: L = handle.copy()
        return found

    def view(self, layout: type[L], handle: Any) -> Any:
        """What a handle holds, to read single fields of without copying all."""
        return handle

    def run(self, function: str, *args: Any) -> Any:
        """Call a function of the kernel with handles and integers."""
        return self.functions[function](*args)

    def rows(self, layout: type[Layout], number: int) -> Any:
        """Many handles of zeros side by side, for kernels that work on batches."""
        return [layout() for _ in range(number)]

    def row(self, layout: type[L], rows: Any, place: int) -> L:
        """What one of many handles holds now, as an object of its own."""
        return self.get(layout, rows[place])

    def run_batch(self, function: str, *args: Any) -> Any:
        """Call a function of the kernel with `rows` and arrays, which it gets as they are."""
        return self.functions[function](*args)


class Linker:
    """Makes linked copies of modules, each once, and fills their slots."""

    def __init__(
        self, name: str, fill: Mapping[str, Callable[..., Any]], constants: Constants
    ) -> None:
        self.name = name
        self.fill = fill
        self.constants = constants
        self.modules: dict[str, ModuleType] = {}
        self.sources: dict[str, bytes] = {"constants": repr(sorted(constants.items())).encode()}
        """Everything that decides what the linked code does."""

    def module(self, name: str) -> ModuleType:
        """The linked copy of a module, and of every module it takes functions from."""
        if name in self.modules:
            return self.modules[name]
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            raise ImportError(f"{name} has no source file to link")
        with open(spec.origin, "rb") as file:
            self.sources[name] = file.read()
        copy = ModuleType(f"{self.name}__{name.replace('.', '_')}")
        copy.__file__ = spec.origin
        # Numba's cache finds the functions it loads by the name of their module.
        sys.modules[copy.__name__] = copy
        self.modules[name] = copy
        exec(compile(self.sources[name], spec.origin, "exec"), copy.__dict__)
        copy.__dict__.update({k: v for k, v in self.constants.items() if k in copy.__dict__})
        for key, value in list(copy.__dict__.items()):
            if isinstance(value, FunctionType) and value.__module__ != copy.__name__:
                copy.__dict__[key] = self.function(value)
        return copy

    def function(self, original: Callable[..., Any]) -> Any:
        """The linked copy of a function; a slot becomes what fills it."""
        if original.__module__ in (slots.__name__, work.__name__):
            original = self.fill.get(original.__name__, original)
            if original.__module__ in (slots.__name__, work.__name__):
                return original
        return self.module(original.__module__).__dict__[original.__name__]


def with_constants(rules: ModuleType, constants: Constants) -> ModuleType:
    """A copy of a game's rules in which these tables have other values: another box of the game.

    Every table that depends on them has to be among them; nothing is computed again.
    """
    digest = hashlib.sha256(repr(sorted(constants.items())).encode()).hexdigest()[:12]
    variant = Linker(f"variant_{digest}", {}, constants).module(rules.__name__)
    variant.__dict__.update(ORIGINAL=rules, CONSTANTS=constants)
    return variant


def original_of(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function that one of a copy made by `with_constants` was copied from."""
    module = getattr(sys.modules[function.__module__], "ORIGINAL", None)
    found: Callable[..., Any] = getattr(module, function.__name__) if module else function
    return found


_programs: dict[tuple[Any, ...], Program] = {}


def link(
    kernel: ModuleType,
    rules: Any,
    policy: Callable[..., int],
    emit: Callable[..., None] = nothing,
    backend: Backend = "python",
    bounds: bool = False,
    features: Callable[..., None] | None = None,
) -> Program:
    """Link `kernel` with a game's rules, a policy and what becomes of events; once each.

    `bounds` makes compiled code check every index, which CPython always does. `features` is for
    kernels that show states to learners.
    """
    wanted = (kernel, rules, policy, emit, backend, bounds, features)
    if wanted not in _programs:
        _programs[wanted] = _link(*wanted)
    return _programs[wanted]


def _link(
    kernel: ModuleType,
    rules: Any,
    policy: Callable[..., int],
    emit: Callable[..., None],
    backend: Backend,
    bounds: bool,
    features: Callable[..., None] | None,
) -> Program:
    constants: Constants = getattr(rules, "CONSTANTS", {})
    rules = getattr(rules, "ORIGINAL", rules)
    policy = original_of(policy)
    fill: dict[str, Callable[..., Any]] = {
        "settled": outlook.settled,
        "prospect": outlook.prospect,
    }
    fill |= {
        name: value
        for name, value in vars(rules).items()
        if isinstance(value, FunctionType) and hasattr(slots, name)
    }
    fill |= {"choose": policy, "emit": emit}
    if features:
        fill["features"] = original_of(features)
    parts = (rules, kernel, policy.__module__, policy.__name__, emit.__module__, emit.__name__)
    names = ".".join(part if isinstance(part, str) else part.__name__ for part in parts)
    # Short, because it becomes part of file names; stable, because the compile cache keeps it.
    settings = f"{names}.{backend}.{bounds}.{sorted(constants.items())}"
    digest = hashlib.sha256(settings.encode()).hexdigest()[:12]
    linker = Linker(f"linked_{digest}", fill, constants)
    linked = linker.module(kernel.__name__)
    if backend == "compiled":
        # Loaded only here: who only plays never waits for the compiler.
        from karfunkel.core.compiled import compile_program

        return compile_program(linker, linked, bounds)
    return Program({k: v for k, v in vars(linked).items() if isinstance(v, FunctionType)})
