"""The compiler: the same as CPython for all of the subset, and one clear sentence for the rest."""

import subprocess
import sys
from importlib import import_module, invalidate_caches
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from karfunkel.core.compiled import cache_directory
from karfunkel.core.link import Program, link
from karfunkel.core.native import machine
from karfunkel.core.native.writer import NotInSubset
from tests.core import subset

INTS = (-7, -3, -1, 0, 1, 2, 3, 5, 12)
FLOATS = (0.0, 0.1, 1.0, 2.75, 1e6)


def same(name: str, values: Any, usable: Any = lambda a, b: True) -> None:
    """Compare both backends for all pairs of these values."""
    python, compiled = link(subset), link(subset, backend="compiled")
    for a, b in product(values, values):
        if usable(a, b):
            expected = python.run(name, a, b)
            found = compiled.run(name, a, b)
            assert (found, type(found)) == (expected, type(expected)), (name, a, b)


@pytest.mark.parametrize("name", ["divide", "divide_exactly"])
def test_division_rounds_down(name: str) -> None:
    same(name, INTS, lambda a, b: b != 0)


def test_dividing_by_zero_does_not_crash() -> None:
    program = link(subset, backend="compiled")
    assert program.run("divide", 7, 0) == 0
    assert program.run("divide_exactly", 7, 0) == float("inf")


def test_shifts_keep_the_sign() -> None:
    same("shift", INTS, lambda a, b: b >= 0)


@pytest.mark.parametrize(
    "name",
    [
        "mix_bits",
        "signs",
        "extremes",
        "chain",
        "decide",
        "choose",
        "is_one_of",
        "after_the_loop",
        "leave_loops",
        "augment",
        "tables",
        "several",
        "with_defaults",
    ],
)
def test_whole_numbers_are_the_same_on_both_backends(name: str) -> None:
    same(name, INTS)


def test_a_range_may_have_any_step() -> None:
    same("step_by", INTS)


@pytest.mark.parametrize("name", ["extremes_of_floats", "roots", "truncate"])
def test_floats_are_the_same_to_the_last_bit(name: str) -> None:
    same(name, FLOATS, lambda a, b: a + b > 0)


@pytest.mark.parametrize("name", ["stop_early", "augment_in_order", "begin_of", "fields"])
def test_records_are_the_same_on_both_backends(name: str) -> None:
    kinds = [subset.Chest] if name == "begin_of" else [subset.Box]
    kinds *= 2 if name == "fields" else 1
    found = []
    for backend in ("python", "compiled"):
        program: Program = link(subset, backend=backend)
        boxes = [program.make(kind) for kind in kinds]
        results = [program.run(name, *boxes, a, b) for a, b in product(INTS, INTS)]
        found.append((results, *map(program.get, kinds, boxes)))
    assert found[0] == found[1]


def test_arrays_are_the_same_on_both_backends() -> None:
    found = []
    for backend in ("python", "compiled"):
        program: Program = link(subset, backend=backend)
        boxes = program.rows(subset.Box, 2)
        arrays = [
            np.array([0.5, 1.5, 2.5, 3.5]),
            np.zeros(3, np.int8),
            np.zeros(2, np.bool_),
            np.arange(6, dtype=np.int32).reshape(2, 3),
        ]
        results = [
            float(program.run_batch("arrays", boxes, *arrays, a, b))
            for a, b in product(INTS, INTS[:5])
        ]
        kept = [array.tolist() for array in arrays]
        found.append((results, kept, program.row(subset.Box, boxes, 1)))
    assert found[0] == found[1]


def test_a_bundle_is_the_same_on_both_backends() -> None:
    """Made by Python, with another bundle inside, or where it is used; passed on whole."""
    found = []
    for backend in ("python", "compiled"):
        program: Program = link(subset, backend=backend)
        boxes = [program.make(subset.Box), program.make(subset.Box)]
        numbers = np.arange(5, dtype=np.float32)
        both = subset.Both(boxes[0], subset.Scaled(boxes[1], numbers, 3), 2.5)
        results = [
            getattr(program, run)("of_a_bundle", both, a, b)
            for run in ("run", "run_batch")
            for a, b in product(INTS, INTS)
        ]
        found.append((results, [program.get(subset.Box, box) for box in boxes], numbers.tolist()))
    assert found[0] == found[1]


def test_a_bundle_is_checked_at_every_call() -> None:
    program = link(subset, backend="compiled")
    box, numbers = program.make(subset.Box), np.arange(3.0)
    four: Any = np.int64(4)
    for _ in range(2):
        assert program.run("first_of", subset.Scaled(box, numbers, 4)) == 4
        assert program.run("first_of", subset.Scaled(box, numbers, four)) == 4
        assert program.run("first_of", subset.Scaled(box, numbers.astype(np.int8), 2)) == 2
        with pytest.raises(NotInSubset, match=r"bundle of one, two for `scaled: Scaled`"):
            program.run("first_of", subset.Other(box, 1))
        with pytest.raises(NotInSubset, match=r"int for `scaled: Scaled`"):
            program.run("first_of", 7)
        with pytest.raises(TypeError, match="bundles and arrays in C order"):
            program.run("first_of", (box, numbers, 4))


# --- Indexes out of range -------------------------------------------------------------------


@pytest.mark.parametrize(("name", "a", "told"), [
    ("out_of_table", 3, r"out_of_table \(.*subset.py, line \d+\): index out of range"),
    ("out_of_table", -4, "index out of range"),
    ("far_shift", 64, r"inner_shift \(.*line \d+\): shift by less than 0 or more than 63"),
    ("far_shift", -1, "inner_shift"),
])  # fmt: skip
def test_with_bounds_a_wrong_index_is_an_error(name: str, a: int, told: str) -> None:
    program = link(subset, backend="compiled", bounds=True)
    args = (a, 0) if name == "out_of_table" else (1, a)
    with pytest.raises(IndexError, match=told):
        program.run(name, *args)


def test_with_bounds_a_row_ends_where_its_field_ends() -> None:
    """The next field begins right behind it in memory."""
    program = link(subset, backend="compiled", bounds=True)
    box = program.make(subset.Box)
    assert [program.run("out_of_row", box, a, 5) for a in (-4, 3)] == [5, 5]
    for a in (-5, 4):
        with pytest.raises(IndexError, match="out_of_row"):
            program.run("out_of_row", box, a, 5)


def test_after_a_wrong_index_nothing_more_happens() -> None:
    program = link(subset, backend="compiled", bounds=True)
    box = program.make(subset.Box)
    with pytest.raises(IndexError, match="inner_shift"):
        program.run("stop_at_once", box, 1, 64)
    assert program.get(subset.Box, box) == subset.Box()
    assert program.run("stop_at_once", box, 1, 3) == 8


# --- Arguments and the cache ----------------------------------------------------------------


def test_a_function_is_compiled_for_each_kind_of_arguments() -> None:
    program = link(subset, backend="compiled")
    assert program.run("extremes_of_floats", 3.0, 2.0) == 0.0
    assert program.run("extremes_of_floats", 3, 2.0) == 0.0
    assert program.run("extremes_of_floats", 0.1, 2.0) == pytest.approx(-1.9)


@pytest.mark.parametrize(
    ("argument", "error"),
    [
        (1 << 63, "too big"),
        ("one", "takes numbers, handles, bundles and arrays in C order, not 'one'"),
        (np.zeros((4, 4))[:, 1], "arrays in C order"),
        (np.zeros(2, np.complex128), "not array"),
    ],
    ids=["a large number", "a text", "a column", "complex numbers"],
)
def test_what_compiled_code_cannot_take_is_refused(argument: Any, error: str) -> None:
    program = link(subset, backend="compiled")
    with pytest.raises((TypeError, OverflowError), match=error):
        program.run_batch("divide", argument, 1)


def test_arguments_are_checked_at_every_call() -> None:
    """Code for one kind of arrays never runs on another, also not after it has run."""
    program = link(subset, backend="compiled")
    numbers = np.array([[1, 2], [3, 4]])
    for _ in range(2):
        assert program.run_batch("total", numbers[1], 1) == 7
        assert program.run_batch("total", numbers[1], True) == 7
        assert program.run_batch("total", numbers[1].astype(np.int8), 0.5) == 3.5
        assert program.run_batch("total", numbers[0] / 4, np.int64(2)) == 1.5
        assert program.run_batch("total", np.zeros(0), 2) == 0
        assert program.run_batch("total", numbers[0].view(np.recarray), np.float64(2)) == 6
        for wrong in (numbers[:, 0], [1, 2], None):
            assert program.run_batch("total", numbers[0], 1) == 3
            with pytest.raises(TypeError, match="arrays in C order"):
                program.run_batch("total", wrong, 1)
        with pytest.raises(NotInSubset, match="a call of one that takes 2 with 1 arguments"):
            program.run_batch("total", numbers[0])
        with pytest.raises(OverflowError):
            program.run_batch("total", numbers[0], 1 << 63)


def test_the_next_process_finds_the_code_in_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARFUNKEL_CACHE", str(tmp_path))
    code = (
        "from karfunkel.core.link import link; from tests.core import subset;"
        "print(link(subset, backend='compiled').run('divide', 7, 2))"
    )
    found = []
    for _ in range(2):
        told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
        (file,) = tmp_path.glob("*/divide_*")
        found.append((told.stdout, file.name, file.stat().st_mtime_ns))
    assert found[0] == found[1]
    assert int(found[0][0]) == 3001


def test_code_for_another_processor_is_kept_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARFUNKEL_CACHE", str(tmp_path))
    here = cache_directory({"rules": b"a = 1"})
    monkeypatch.setattr(machine, "machine_name", lambda: "another processor")
    assert cache_directory({"rules": b"a = 1"}) != here


# --- What is refused ------------------------------------------------------------------------


def linked(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, body: str) -> Program:
    """A kernel with one function `f(a: int, b: int)`, which begins in line 14."""
    monkeypatch.syspath_prepend(str(folder))
    (folder / f"{name}.py").write_text(BEGIN + body, "utf-8")
    invalidate_caches()
    return link(import_module(name), backend="compiled")


BEGIN = """from typing import NamedTuple
from karfunkel.core.layout import Layout
WORDS = {"one": 1}
RAGGED = ((1, 2), (3,))
class Bag(Layout):
    gold: int
class Pair(NamedTuple):
    one: int
    two: int
def nothing(a: int) -> None: pass
def half(a: float) -> float:
    return a / 2
def only_int(a: int) -> int: return a
"""

REFUSED = {
    "a text": ("x = 'one'", "the constant 'one'"),
    "None": ("x = None", "the constant None"),
    "a dict": ("x = WORDS", "`WORDS`, which is no constant of numbers,"),
    "a display of a dict": ("x = {1: 2}", "Dict"),
    "a list": ("x = [1, 2]", "List"),
    "a comprehension": ("x = sum(i for i in range(3))", "a call of `sum`"),
    "a lambda": ("x = lambda: 1", "Lambda"),
    "a nested function": ("def g(): pass", "`FunctionDef`"),
    "with": ("with a: pass", "`With`"),
    "try": ("try:\n  return 1\n finally: pass", "`Try`"),
    "raise": ("raise ValueError", "`Raise`"),
    "assert": ("assert a", "`Assert`"),
    "import": ("import math", "`Import`"),
    "global": ("global WORDS", "`Global`"),
    "del": ("x = a\n del x", "`Delete`"),
    "a statement that does nothing": ("a + b", "`a \\+ b` as a statement"),
    "power": ("return a ** b", "`Pow` of int"),
    "is": ("return a is b", "the comparison `Is`"),
    "in a table": ("return a in RAGGED", "`RAGGED`, whose rows differ in length"),
    "in a number": ("return a in b", "`in` with anything but a tuple"),
    "a loop over a tuple": ("for i in (1, 2): pass", "a loop over anything but a range"),
    "a loop into a field": ("for a.x in range(2): pass", "a loop with a target that is no name"),
    "a call of a method": ("return a.bit_length()", "a call of `a.bit_length`"),
    "a call of a class": ("x = Bag()", "a call of `Bag`"),
    "a star": ("return only_int(*a)", "a call with a star"),
    "another built-in": ("return round(a)", "a call of `round`"),
    "too few arguments": ("return only_int()", "a call of `only_int` with other arguments"),
    "an unknown argument": ("return only_int(c=1)", "the argument `c` of `only_int`"),
    "a float for an int": ("return only_int(a / b)", "float for `a: int`"),
    "the value of nothing": ("x = nothing(a)", "the value of `nothing\\(a\\)`, which has none"),
    "a variable of two types": ("x = 1\n x = 0.5", "`x`, which is int and becomes float"),
    "an augmented change of type": ("x = 1\n x += 0.5", "`x`, which is int and becomes float"),
    "one of two types": ("x = 1 if a else 0.5", "one value that is float and int"),
    "another result": ("return 0.5", "to return float instead of int"),
    "an end without a result": ("if a:\n  return 1", "an end without `return`"),
    "a field of a number": ("return a.gold", "`.gold` of int"),
    "an index into a number": ("return a[0]", "an index into int"),
    "an assignment to a number": ("a.gold = 1", "to assign to `a.gold`"),
    "unpacking a number": ("x, y = a", "to unpack int into 2"),
    "too little in a bundle": ("x = Pair(a)", "`Pair\\(a\\)`, which needs one, two,"),
    "what a bundle has not": ("return Pair(a, b).three", "`.three` of bundle of one, two"),
    "a change of a bundle": ("p = Pair(a, b)\n p.one = 2", "to assign to `p.one`"),
    "a number too large": ("return 1 << 3 & 18446744073709551616", "does not fit in 64 bits"),
    "before a value": ("x = y\n y = 1", "`y` before it gets a value"),
    "an unknown name": ("return unheard_of", "`unheard_of`, which is no constant of numbers"),
    "floor division of floats": ("return int(0.5 // b)", "`FloorDiv` of float"),
    "a bit of a float": ("return 0.5 & a", "`BitAnd` of float"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_not_in_the_subset_is_refused_by_name(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARFUNKEL_CACHE", str(tmp_path / "cache"))
    text, told = REFUSED[what]
    name = f"refused_{list(REFUSED).index(what)}"
    program = linked(tmp_path, monkeypatch, name, f"def f(a: int, b: int) -> int:\n {text}\n")
    where = r"\w+ \(.*\.py, line 1\d\): " if what != "a float for an int" else ".*"
    with pytest.raises(NotInSubset, match=f"^{where}.*{told}.* cannot be compiled$"):
        program.run("f", 1, 2)
    assert not list(tmp_path.glob("cache/*/f_*"))
