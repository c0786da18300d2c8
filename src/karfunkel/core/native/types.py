"""The types of compiled code, and the values that the front end computes with.

A value is one or more LLVM values, its parts: a number is itself, a record is a pointer, an array
is a pointer and its dimensions. A `Block` is an array whose dimensions are known when compiling: a
row of a layout, or a constant table. A tuple is the parts of all its items; a bundle is a tuple
whose items have names, a `NamedTuple` in CPython.
"""

import struct
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Number:
    """An integer of 64 bits, a truth value, or a floating-point number of 64 or 32 bits."""

    name: str
    ir: str


INT = Number("int", "i64")
BOOL = Number("bool", "i1")
FLOAT = Number("float", "double")
SINGLE = Number("float32", "float")
FLOATS = (FLOAT, SINGLE)
WHOLE = (INT, BOOL)


@dataclass(frozen=True)
class Cell:
    """How an array stores a number, and the type of that number when it is read."""

    name: str
    ir: str
    bytes: int
    value: Number
    signed: bool = True


CELLS = {
    cell.name: cell
    for cell in (
        Cell("int8", "i8", 1, INT),
        Cell("int16", "i16", 2, INT),
        Cell("int32", "i32", 4, INT),
        Cell("int64", "i64", 8, INT),
        Cell("uint8", "i8", 1, INT, signed=False),
        Cell("uint16", "i16", 2, INT, signed=False),
        Cell("uint32", "i32", 4, INT, signed=False),
        Cell("bool", "i8", 1, BOOL, signed=False),
        Cell("float32", "float", 4, SINGLE),
        Cell("float64", "double", 8, FLOAT),
    )
}
INT_CELL, FLOAT_CELL = CELLS["int64"], CELLS["float64"]


@dataclass(frozen=True)
class Record:
    """An object of a layout; layouts with the same fields are the same type."""

    fields: tuple[tuple[str, int], ...]
    name: str = field(compare=False)

    @property
    def ints(self) -> int:
        """How many integers it holds."""
        return sum(length or 1 for _, length in self.fields)

    @property
    def ir(self) -> str:
        """As an item of an array."""
        return f"[{self.ints} x i64]"

    def place(self, wanted: str) -> tuple[int, int] | None:
        """Where a field begins, and its length (0: a single integer)."""
        at = 0
        for name, length in self.fields:
            if name == wanted:
                return at, length
            at += length or 1
        return None


Item: TypeAlias = Cell | Record


@dataclass(frozen=True)
class Array:
    """An array of NumPy, in C order."""

    item: Item
    dimensions: int

    @property
    def name(self) -> str:
        """As errors name it."""
        return f"array of {self.item.name}, {self.dimensions}-dimensional"


@dataclass(frozen=True)
class Block:
    """An array of known shape: a row of a layout or a constant table."""

    item: Cell
    shape: tuple[int, ...]
    constant: bool = False

    @property
    def name(self) -> str:
        """As errors name it."""
        return f"{'table' if self.constant else 'row'} of {' x '.join(map(str, self.shape))}"


@dataclass(frozen=True)
class Several:
    """A tuple, or with names a bundle."""

    items: "tuple[Type, ...]"
    names: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """As errors name it."""
        if self.names:
            return f"bundle of {', '.join(self.names)}"
        return f"tuple[{', '.join(item.name for item in self.items)}]"


NOTHING = Several(())
"""The result type of a function that returns nothing."""

Type: TypeAlias = Number | Record | Array | Block | Several


@dataclass(frozen=True)
class Value:
    """A typed value and the LLVM values it consists of."""

    type: Type
    parts: tuple[str, ...]

    @property
    def ir(self) -> str:
        """The first part: the number itself, or the pointer."""
        return self.parts[0]


def parts_of(kind: Type) -> tuple[str, ...]:
    """The LLVM types of a value's parts."""
    match kind:
        case Number():
            return (kind.ir,)
        case Array():
            return ("ptr", *["i64"] * kind.dimensions)
        case Several():
            return tuple(part for item in kind.items for part in parts_of(item))
        case _:
            return ("ptr",)


def names_of(kind: Any) -> tuple[str, ...]:
    """The names of a bundle's items, if a class of Python is one."""
    found: tuple[str, ...] = getattr(kind, "_fields", ())
    return found if isinstance(kind, type) and issubclass(kind, tuple) else ()


def constant(value: float | bool) -> Value:
    """A number that is known when compiling.

    >>> constant(7), constant(0.5)
    (Value(type=Number(name='int', ir='i64'), parts=('7',)), Value(type=Number(name='float', \
ir='double'), parts=('0x3fe0000000000000',)))
    """
    if isinstance(value, bool):
        return Value(BOOL, ("true" if value else "false",))
    if isinstance(value, int):
        if not -(1 << 63) <= value < 1 << 63:
            raise OverflowError(f"{value} does not fit in 64 bits")
        return Value(INT, (str(value),))
    return Value(FLOAT, (f"0x{struct.pack('>d', value).hex()}",))


def is_table(value: Any) -> bool:
    """Whether a constant is a number or a (nested) tuple of numbers of one kind."""
    return type(value) in (int, float, bool) or (
        isinstance(value, tuple) and len(value) > 0 and all(map(is_table, value))
    )
