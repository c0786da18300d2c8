"""What Python calls: a built-in function around compiled code, without a layer in between.

A caller like this one is written for arguments of certain types. It looks into Python's objects
itself: numbers are converted, arrays are checked against its guards (the very `dtype` objects that
were seen before, the number of dimensions, C order) and taken apart; for a bundle, its class and
its items are checked. A mismatch is not an error: it returns `MISS`, and `compiled.py` looks for
another one. Other Python threads run while compiled code does.
"""

import ctypes
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from karfunkel.core.native import machine
from karfunkel.core.native.types import BOOL, FLOAT, INT, NOTHING, Array, Several, Type
from karfunkel.core.native.writer import result_ir

MISS = object()
"""Returned by a built-in function that was called with arguments of other types."""

# Offsets in objects as C lays them out: the type ends the header, a NumPy array's fields follow it.
DATA = object.__basicsize__
TYPE = DATA - 8
COUNT, SHAPE, DTYPE, FLAGS = DATA + 8, DATA + 16, DATA + 40, DATA + 48
IN_C_ORDER = 1
ITEMS = DATA + 8
"""Where the items of a tuple begin: after the item count."""

KNOWN = (MISS, int, float, np.ndarray, IndexError, None)
"""The guards begin with the addresses of these; what `guards` finds in the arguments follows."""
A_MISS, AN_INT, A_FLOAT, AN_ARRAY, AN_ERROR, A_NONE = range(len(KNOWN))

PYTHON = (
    "PyLong_AsLongLong",
    "PyLong_FromLongLong",
    "PyBool_FromLong",
    "PyFloat_AsDouble",
    "PyFloat_FromDouble",
    "PyErr_Occurred",
    "PyErr_SetString",
    "PyEval_SaveThread",
    "PyEval_RestoreThread",
    "Py_IncRef",
)
DECLARED = """
declare i64 @PyLong_AsLongLong(ptr)
declare ptr @PyLong_FromLongLong(i64)
declare ptr @PyBool_FromLong(i64)
declare double @PyFloat_AsDouble(ptr)
declare ptr @PyFloat_FromDouble(double)
declare ptr @PyErr_Occurred()
declare void @PyErr_SetString(ptr, ptr)
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare void @Py_IncRef(ptr)
"""


class Caller:
    """Writes the function that Python calls around a translated one."""

    def __init__(self, name: str, arguments: Sequence[Type], symbol: str, result: Type) -> None:
        self.name = name
        self.lines: list[str] = []
        self.count = 0
        self.passed: list[str] = []
        self.guards = len(KNOWN)
        for n, kind in enumerate(arguments):
            self._take(kind, self._read("ptr", "%args", 8 * n))
        self._call(symbol, result)
        guards = f"@{name}.guards = global [{self.guards} x ptr] zeroinitializer"
        body = "\n".join(self.lines)
        self.text = f"""{guards}

define ptr @{name}(ptr %self, ptr %args, i64 %count) {{
  %trouble = alloca ptr
  store ptr null, ptr %trouble
  %all = icmp eq i64 %count, {len(arguments)}
  br i1 %all, label %fits, label %miss
fits:
{body}
miss:
  %missed = load ptr, ptr @{name}.guards
  call void @Py_IncRef(ptr %missed)
  ret ptr %missed
failed:
  ret ptr null
}}
{DECLARED}"""

    def _new(self, line: str) -> str:
        self.count += 1
        self.lines.append(f"  %c{self.count} = {line}")
        return f"%c{self.count}"

    def _read(self, ir: str, pointer: str, offset: int) -> str:
        """Read what an object holds at an offset."""
        return self._new(
            f"load {ir}, ptr {self._new(f'getelementptr i8, ptr {pointer}, i64 {offset}')}"
        )

    def _guard(self, place: int) -> str:
        return self._read("ptr", f"@{self.name}.guards", 8 * place)

    def _go_on_if(self, condition: str, other: str = "miss") -> None:
        self.count += 1
        self.lines += [
            f"  br i1 {condition}, label %l{self.count}, label %{other}",
            f"l{self.count}:",
        ]

    def _equal(self, ir: str, one: str, other: str) -> None:
        self._go_on_if(self._new(f"icmp eq {ir} {one}, {other}"))

    def _next_guard(self) -> str:
        """The guard of the next argument that has one."""
        self.guards += 1
        return self._guard(self.guards - 1)

    def _take(self, kind: Type, argument: str) -> None:
        """Check an argument and pass it on."""
        if kind is INT:
            self._equal("ptr", self._read("ptr", argument, TYPE), self._guard(AN_INT))
            number = self._new(f"call i64 @PyLong_AsLongLong(ptr {argument})")
            unclear = self._new(f"icmp eq i64 {number}, -1")
            raised = self._new("call ptr @PyErr_Occurred()")
            wrong = self._new(f"icmp ne ptr {raised}, null")
            fine = self._new(f"xor i1 {self._new(f'and i1 {unclear}, {wrong}')}, true")
            self._go_on_if(fine, "failed")
            self.passed.append(f"i64 {number}")
        elif kind is FLOAT:
            self._equal("ptr", self._read("ptr", argument, TYPE), self._guard(A_FLOAT))
            self.passed.append(
                f"double {self._new(f'call double @PyFloat_AsDouble(ptr {argument})')}"
            )
        elif isinstance(kind, Several):
            self._equal("ptr", self._read("ptr", argument, TYPE), self._next_guard())
            for n, item in enumerate(kind.items):
                self._take(item, self._read("ptr", argument, ITEMS + 8 * n))
        else:
            dimensions = kind.dimensions if isinstance(kind, Array) else 1
            self._equal("ptr", self._read("ptr", argument, TYPE), self._guard(AN_ARRAY))
            self._equal("ptr", self._read("ptr", argument, DTYPE), self._next_guard())
            self._equal("i32", self._read("i32", argument, COUNT), str(dimensions))
            flag = self._new(f"and i32 {self._read('i32', argument, FLAGS)}, {IN_C_ORDER}")
            self._equal("i32", flag, str(IN_C_ORDER))
            self.passed.append(f"ptr {self._read('ptr', argument, DATA)}")
            shape = self._read("ptr", argument, SHAPE)
            lengths = [self._read("i64", shape, 8 * axis) for axis in range(dimensions)]
            if isinstance(kind, Array):
                self.passed += [f"i64 {length}" for length in lengths]

    def _call(self, symbol: str, result: Type) -> None:
        """Call without holding Python's lock; hand back the result, or raise the error."""
        ir = result_ir(result)
        thread = self._new("call ptr @PyEval_SaveThread()")
        call = f"call fastcc {ir} {symbol}({', '.join([*self.passed, 'ptr %trouble'])})"
        if result == NOTHING:
            self.lines.append(f"  {call}")
        else:
            found = self._new(call)
        self.lines.append(f"  call void @PyEval_RestoreThread(ptr {thread})")
        told = self._new("load ptr, ptr %trouble")
        self.count += 1
        fine = f"fine{self.count}"
        self.lines += [
            f"  %silent = icmp eq ptr {told}, null",
            f"  br i1 %silent, label %{fine}, label %wrong",
            "wrong:",
        ]
        error = self._guard(AN_ERROR)
        self.lines += [
            f"  call void @PyErr_SetString(ptr {error}, ptr {told})",
            "  ret ptr null",
            f"{fine}:",
        ]
        if result == NOTHING:
            found = self._guard(A_NONE)
            self.lines.append(f"  call void @Py_IncRef(ptr {found})")
        elif result is INT:
            found = self._new(f"call ptr @PyLong_FromLongLong(i64 {found})")
        elif result is BOOL:
            wide = self._new(f"zext i1 {found} to i64")
            found = self._new(f"call ptr @PyBool_FromLong(i64 {wide})")
        else:
            if ir == "float":
                found = self._new(f"fpext float {found} to double")
            found = self._new(f"call ptr @PyFloat_FromDouble(double {found})")
        self.lines.append(f"  ret ptr {found}")


class MethodDefinition(ctypes.Structure):
    """How C describes a built-in function."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


FAST_CALL = 0x80
"""The flag of a function that gets its arguments as an array."""

_make_function = ctypes.PYFUNCTYPE(
    ctypes.py_object, ctypes.POINTER(MethodDefinition), ctypes.c_void_p, ctypes.c_void_p
)(("PyCFunction_NewEx", ctypes.pythonapi))


class Entry:
    """Loaded code as a built-in function."""

    def __init__(self, name: str, code: bytes) -> None:
        for symbol in PYTHON:
            address = ctypes.cast(getattr(ctypes.pythonapi, symbol), ctypes.c_void_p).value
            assert address
            machine.add_symbol(symbol, address)
        address, found = machine.load(code, name, f"{name}.guards")
        self._definition = MethodDefinition(name.encode(), address, FAST_CALL, None)
        self._address = found
        self._guards: list[Any] = []
        """Keeps alive what the guards point to."""
        self.function = _make_function(self._definition, None, None)

    def expect(self, arguments: Sequence[Any]) -> None:
        """Accept arrays with the dtypes of these, which must equal the dtypes accepted so far."""
        self._guards = [*KNOWN, *guards(arguments)]
        row = (ctypes.c_void_p * len(self._guards)).from_address(self._address)
        row[:] = [id(guard) for guard in self._guards]


def guards(arguments: Sequence[Any]) -> Iterator[Any]:
    """The dtypes of arrays and the classes of bundles, in their order."""
    for argument in arguments:
        if isinstance(argument, np.ndarray):
            yield argument.dtype
        elif isinstance(argument, tuple):
            yield type(argument)
            yield from guards(argument)
