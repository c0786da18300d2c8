"""Runs the tests of one game on mutants of its rules, each in a forked process.

Tests are collected once. A mutant is put into the functions as they stand, wherever they are
used, so a fork costs next to nothing. Only tests that call the function with the mistake are
run, the ones that killed most before first, the quickest next.
"""

import ast
import gc
import io
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from karfunkel.core import link
from karfunkel.core.compiled import CompiledProgram
from tests.mutants.mutate import Mutant

PROCESSES = 2
"""So many mutants run at the same time."""
CPU_SECONDS = 5
"""A mutant that takes so much longer than twice the time of its tests loops, and is killed."""
ENDLESS = "(ran in circles)"


class Verdict(NamedTuple):
    """What became of a mutant: the test that killed it, or nothing."""

    file: Path
    mutant: Mutant
    killer: str


class Runner:
    """A plugin that runs mutants in place of the tests that were collected."""

    def __init__(self, mutants: list[tuple[Path, Mutant]], told: Callable[[Verdict], None]) -> None:
        self.mutants = mutants
        self.told = told
        self.files = {str(file) for file, _ in mutants}
        self.calls: dict[str, set[str]] = {}
        """The functions of the rules that a test calls."""
        self.seconds: dict[str, float] = {}
        self.kills: Counter[str] = Counter()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Every test once without a mistake, then all mutants."""
        items = {item.nodeid: item for item in session.items if self.serves(item)}
        running: list[tuple[Path, Mutant, int, int]] = []
        for file, mutant in self.mutants:
            if len(running) == PROCESSES:
                self.finish(*running.pop(0))
            running.append((file, mutant, *self.start(file, mutant, items)))
        for begun in running:
            self.finish(*begun)
        return True

    def serves(self, item: pytest.Item) -> bool:
        """Whether a test is good for this: it passes, and it compiles nothing."""
        called: set[str] = set()
        compiled: list[str] = []
        run = CompiledProgram.run

        def noted(program: CompiledProgram, function: str, *args: Any) -> Any:
            compiled.append(function)
            return run(program, function, *args)

        def trace(frame: Any, event: str, arg: Any) -> None:
            code: CodeType = frame.f_code
            if event == "call" and code.co_filename in self.files:
                called.add(code.co_name)

        patch = pytest.MonkeyPatch()
        patch.setattr(CompiledProgram, "run", noted)
        sys.setprofile(trace)
        began = time.process_time()
        try:
            failed = fails(item)
        finally:
            sys.setprofile(None)
            patch.undo()
        if compiled:
            return False
        assert not failed, f"{item.nodeid} fails without any mutant"
        self.calls[item.nodeid] = called
        self.seconds[item.nodeid] = time.process_time() - began
        return True

    def start(self, file: Path, mutant: Mutant, items: dict[str, pytest.Item]) -> tuple[int, int]:
        """Run the tests on a mutant in a process of its own, which writes the one that fails."""
        asked = [name for name in items if self.asks(name, mutant)]
        asked.sort(key=lambda name: (-self.kills[name], self.seconds[name]))
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            most = CPU_SECONDS + round(2 * sum(self.seconds[name] for name in asked))
            resource.setrlimit(resource.RLIMIT_CPU, (most, most))
            silence()
            os.write(writer, self.first_to_fail(file, mutant, [items[name] for name in asked]))
            os._exit(0)
        os.close(writer)
        return child, reader

    def finish(self, file: Path, mutant: Mutant, child: int, reader: int) -> None:
        """Wait for what became of a mutant, and tell it."""
        with os.fdopen(reader, "rb") as pipe:
            answer = pipe.read()
        os.waitpid(child, 0)
        killer = answer.decode().strip() if answer else ENDLESS
        self.kills[killer] += 1
        self.told(Verdict(file, mutant, killer))

    def asks(self, test: str, mutant: Mutant) -> bool:
        return not mutant.function or mutant.function in self.calls[test]

    def first_to_fail(self, file: Path, mutant: Mutant, items: list[pytest.Item]) -> bytes:
        try:
            put_in_place(file, mutant.tree(file.read_text("utf-8")))
        except Exception as error:
            return f"(import: {type(error).__name__})".encode()
        for item in items:
            if fails(item):
                return item.nodeid.encode()
        return b"\n"


def fails(item: pytest.Item) -> bool:
    """Whether a test fails now."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def silence() -> None:
    """The output of a mutant is discarded."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def put_in_place(file: Path, tree: ast.Module) -> None:
    """Change the functions and constants of a module wherever they are used."""
    copies = [m for m in list(sys.modules.values()) if getattr(m, "__file__", None) == str(file)]
    name = next(module.__name__ for module in copies if "__" not in module.__name__)
    fresh = ModuleType(name)
    fresh.__dict__["__file__"] = str(file)
    exec(compile(tree, str(file), "exec"), fresh.__dict__)
    functions = dict(functions_of(fresh))
    # A variant that was made twice is in `sys.modules` once, so look for the functions themselves.
    for old in gc.get_objects():
        if type(old) is FunctionType and old.__globals__.get("__file__") == str(file):
            new = functions.get(old.__name__)
            if new is not None and old is not new:
                old.__code__, old.__defaults__ = new.__code__, new.__defaults__
    original = vars(sys.modules[name])
    for key, value in vars(fresh).items():
        if isinstance(value, int | tuple) and original.get(key) != value:
            replace_everywhere(key, original[key], value)
    # Whatever is linked from now on is made from the source with the mistake.
    source = ast.unparse(tree).encode()

    def open_with_the_mistake(path: str, mode: str) -> Any:
        return io.BytesIO(source) if path == str(file) else io.BytesIO(Path(path).read_bytes())

    vars(link)["open"] = open_with_the_mistake


def functions_of(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    for key, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield key, value


def replace_everywhere(key: str, old: Any, new: Any) -> None:
    """Constants are imported by name; every module that has this one gets the new value."""
    for module in list(sys.modules.values()):
        if not module.__name__.startswith(("karfunkel.", "variant_", "linked_", "tests.rules.")):
            continue
        if vars(module).get(key) == old:
            setattr(module, key, new)
        for table in vars(module).values():
            if isinstance(table, dict) and isinstance(old, tuple):
                table.update({name: new for name, value in table.items() if value is old})


def judge(
    tests: list[str], mutants: list[tuple[Path, Mutant]], told: Callable[[Verdict], None]
) -> None:
    """Run the tests on all mutants."""
    pytest.main([*tests, "-q", "-n0", "-p", "no:cacheprovider"], [Runner(mutants, told)])
