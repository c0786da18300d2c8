"""Linking: combines rules and kernels, each written once, into a program that runs.

A kernel such as `playout.py` calls a game's rules by the names in `slots.py`. `link` executes the
source of kernel and rules again as separate modules, with the slots filled by the game's functions.
For the compiled backend, `compiled.py` then compiles it to machine code.

>>> from karfunkel.core import playout, policies
>>> from karfunkel.core.rng import Rng, below, seed
>>> from karfunkel.games.diamant import rules
>>> program = link(playout, rules=rules, policy=policies.random)
>>> rng = program.make(Rng)
>>> program.run("seed", rng, 7, 0)
>>> program.run("below", rng, 6), program.run("below", rng, 6)
(0, 3)

The same seed plays the same game on either backend.
"""

import dis
import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from types import CodeType, FunctionType, ModuleType
from typing import Any, Literal, TypeVar

from karfunkel.core import slots, work
from karfunkel.core.layout import Layout
from karfunkel.core.policies import impartial
from karfunkel.core.tally import nothing

L = TypeVar("L", bound=Layout)

Constants = Mapping[str, int | tuple[Any, ...]]
"""Constant tables of a game, by name."""

Backend = Literal["python", "compiled"]
BACKENDS: tuple[Backend, ...] = ("python", "compiled")


class Program:
    """A kernel linked with one game. Its data is in handles made by `make` and `put`."""

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
        """A copy of what a handle holds now."""
        found: L = handle.copy()
        return found

    def view(self, layout: type[L], handle: Any) -> Any:
        """What a handle holds, to read single fields without copying all of it."""
        return handle

    def run(self, function: str, *args: Any) -> Any:
        """Call a function of the kernel with handles and integers."""
        return self.functions[function](*args)

    def rows(self, layout: type[Layout], number: int) -> Any:
        """Many handles of zeros side by side, for kernels that work on batches."""
        return [layout() for _ in range(number)]

    def row(self, layout: type[L], rows: Any, place: int) -> L:
        """A copy of what one of many handles holds now."""
        return self.get(layout, rows[place])

    def run_batch(self, function: str, *args: Any) -> Any:
        """Call a function of the kernel with `rows` and arrays, passed on unchanged."""
        return self.functions[function](*args)


class Linker:
    """Makes one linked copy of each module and fills its slots."""

    def __init__(
        self, name: str, fill: Mapping[str, Callable[..., Any]], constants: Constants
    ) -> None:
        self.name = name
        self.fill = fill
        self.constants = constants
        self.modules: dict[str, ModuleType] = {}
        self.sources: dict[str, bytes] = {"constants": repr(sorted(constants.items())).encode()}
        """Everything that the linked code depends on."""

    def module(self, name: str) -> ModuleType:
        """The linked copy of a module; modules it imports functions from are linked too."""
        if name in self.modules:
            return self.modules[name]
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            raise ImportError(f"{name} has no source file to link")
        with open(spec.origin, "rb") as file:
            self.sources[name] = file.read()
        copy = ModuleType(f"{self.name}__{name.replace('.', '_')}")
        copy.__file__ = spec.origin
        # `typing` looks up the annotations of its layouts there.
        sys.modules[copy.__name__] = copy
        self.modules[name] = copy
        exec(compile(self.sources[name], spec.origin, "exec"), copy.__dict__)
        copy.__dict__.pop("NamedTuple", None)  # a function, too, and no longer needed
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
    """A copy of a game's rules with other values for these tables: another box of the game.

    Pass every table that depends on them as well; nothing is recomputed.
    """
    digest = hashlib.sha256(repr(sorted(constants.items())).encode()).hexdigest()[:12]
    variant = Linker(f"variant_{digest}", {}, constants).module(rules.__name__)
    variant.__dict__.update(ORIGINAL=rules, CONSTANTS=constants)
    return variant


def original_of(function: Callable[..., Any]) -> Callable[..., Any]:
    """The original of a function in a copy made by `with_constants`."""
    module = getattr(sys.modules[function.__module__], "ORIGINAL", None)
    found: Callable[..., Any] = getattr(module, function.__name__) if module else function
    return found


class SlotMissing(TypeError):
    """A kernel calls a function of a slot that is not filled."""

    def __init__(self, kernel: ModuleType, function: str) -> None:
        slot = SLOT_OF.get(function, "rules")
        super().__init__(
            f"{kernel.__name__} calls `{function}`: link it with {slot}=…, which has that function"
        )


SLOT_OF = {
    "choose": "policy",
    "choose_rival": "rival",
    "lean": "prior",
    "features": "features",
    "settled": "evaluation",
    "prospect": "evaluation",
}
"""Which slot a function of `slots.py` comes from; all others come from `rules`."""

_programs: dict[tuple[Any, ...], Program] = {}


def link(
    kernel: ModuleType,
    *,
    rules: Any = None,
    policy: Callable[..., int] | None = None,
    rival: Callable[..., int] | None = None,
    prior: Callable[..., None] = impartial,
    evaluation: Any = None,
    features: Callable[..., None] | None = None,
    emit: Callable[..., None] = nothing,
    backend: Backend = "python",
    bounds: bool = False,
) -> Program:
    """Link `kernel` with what it calls of a game. Results are cached.

    The slots: `rules`, a game's rules; `policy`, which chooses actions, and `rival`, which does so
    for other players; `prior`, which actions a search tries first; `evaluation`, how it evaluates a
    playout; `features`, what learning agents see; `emit`, what happens to events. Pass the slots
    that the kernel calls; a missing one is refused by name. `bounds` makes compiled code check
    every index, which CPython always does.
    """
    wanted = (kernel, rules, policy, rival, prior, evaluation, features, emit, backend, bounds)
    if wanted not in _programs:
        _programs[wanted] = _link(*wanted)
    return _programs[wanted]


def _link(
    kernel: ModuleType,
    rules: Any,
    policy: Callable[..., int] | None,
    rival: Callable[..., int] | None,
    prior: Callable[..., None],
    evaluation: Any,
    features: Callable[..., None] | None,
    emit: Callable[..., None],
    backend: Backend,
    bounds: bool,
) -> Program:
    constants: Constants = getattr(rules, "CONSTANTS", {})
    fill = _functions(rules, "rules") | _functions(evaluation, "evaluation") | {"emit": emit}
    fill["lean"] = original_of(prior)
    if policy:
        fill["choose"] = original_of(policy)
    if rival:
        fill["choose_rival"] = original_of(rival)
    if features:
        fill["features"] = original_of(features)
    # The names of linked modules differ from program to program.
    filled = sorted((name, f"{of.__module__}.{of.__name__}") for name, of in fill.items())
    settings = f"{kernel.__name__}.{filled}.{backend}.{bounds}.{sorted(constants.items())}"
    digest = hashlib.sha256(settings.encode()).hexdigest()[:12]
    linker = Linker(f"linked_{digest}", fill, constants)
    # Two policies in one file have the same sources.
    linker.sources["slots"] = repr(filled).encode()
    linked = linker.module(kernel.__name__)
    for function in sorted(_unfilled(linked)):
        raise SlotMissing(kernel, function)
    if backend == "compiled":
        # Imported late: people who only play never wait for the compiler.
        from karfunkel.core.compiled import compile_program

        return compile_program(linker, linked, bounds)
    return Program({k: v for k, v in vars(linked).items() if isinstance(v, FunctionType)})


def _functions(module: Any, slot: str) -> dict[str, Callable[..., Any]]:
    """The functions of a module that fill a slot."""
    module = getattr(module, "ORIGINAL", module)
    return {
        name: value
        for name, value in (vars(module) if module else {}).items()
        if isinstance(value, FunctionType)
        and hasattr(slots, name)
        and SLOT_OF.get(name, "rules") == slot
    }


def _unfilled(kernel: ModuleType) -> set[str]:
    """The unfilled functions that a kernel may call."""
    ahead = [
        value
        for value in vars(kernel).values()
        if isinstance(value, FunctionType) and value.__module__ == kernel.__name__
    ]
    seen, found = set(ahead), set[str]()
    while ahead:
        for callee in called_by(ahead.pop()):
            if callee.__module__ == slots.__name__:
                found.add(callee.__name__)
            elif callee not in seen:
                seen.add(callee)
                ahead.append(callee)
    return found


def called_by(function: FunctionType) -> Iterator[FunctionType]:
    """The functions that a function calls, once per call."""
    for name in _globals_of(function.__code__):
        callee = function.__globals__.get(name)
        if isinstance(callee, FunctionType):
            yield callee


@cache
def _globals_of(code: CodeType) -> tuple[str, ...]:
    """The names that a function looks up, once per use; disassembling it takes long."""
    return tuple(i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL")
