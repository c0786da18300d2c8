"""Fields of records, arrays and tables: where things are, reading and writing them."""

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from karfunkel.core.native.arithmetic import Arithmetic
from karfunkel.core.native.types import (
    BOOL,
    FLOATS,
    INT,
    INT_CELL,
    WHOLE,
    Array,
    Block,
    Cell,
    Number,
    Record,
    Several,
    Value,
    parts_of,
)


@dataclass(frozen=True)
class Place:
    """Where something is stored: a number in memory."""

    pointer: str
    cell: Cell


class Memory(Arithmetic):
    """Reads and writes memory."""

    def _field(self, owner: Value, node: ast.Attribute) -> Value | Place:
        """A field of a record: a row, or the place of an integer."""
        assert isinstance(owner.type, Record)
        found = owner.type.place(node.attr)
        if found is None:
            raise self.refuse(f"`.{node.attr}`, which {owner.type.name} does not have,", node)
        at, length = found
        pointer = self.new(f"getelementptr inbounds i64, ptr {owner.ir}, i64 {at}")
        return Value(Block(INT_CELL, (length,)), (pointer,)) if length else Place(pointer, INT_CELL)

    def _items(self, value: Value) -> list[Value]:
        """The parts of a tuple."""
        assert isinstance(value.type, Several)
        found, rest = [], value.parts
        for kind in value.type.items:
            size = len(parts_of(kind))
            found.append(Value(kind, rest[:size]))
            rest = rest[size:]
        return found

    def _part(self, whole: Array | Block, pointer: str, shape: Sequence[str]) -> Value:
        if isinstance(whole, Block):
            return Value(Block(whole.item, tuple(map(int, shape)), whole.constant), (pointer,))
        return Value(Array(whole.item, len(shape)), (pointer, *shape))

    def _shape(self, owner: Value) -> tuple[str, ...]:
        if isinstance(owner.type, Block):
            return tuple(map(str, owner.type.shape))
        return owner.parts[1:]

    def _times(self, number: str, length: str) -> str:
        return "0" if number == "0" else self.new(f"mul i64 {number}, {length}")

    def _index(self, index: Value, length: str, node: ast.AST) -> str:
        """An index from the front; negative ones count from the end."""
        at = index.ir
        if at.lstrip("-").isdigit() and length.isdigit():
            if not -int(length) <= int(at) < int(length):
                raise self.refuse(f"index {at} of {length}", node)
            return str(int(at) % int(length))
        if not at.isdigit():
            behind = self.new(f"icmp slt i64 {at}, 0")
            front = self.new(f"add i64 {at}, {length}")
            at = self.new(f"select i1 {behind}, i64 {front}, i64 {at}")
        if self.bounds:
            self._check(self.new(f"icmp ult i64 {at}, {length}"), "index out of range", node)
        return at

    def _load(self, place: Place) -> Value:
        cell = place.cell
        found = self.new(f"load {cell.ir}, ptr {place.pointer}")
        if cell.value is BOOL:
            return Value(BOOL, (self.new(f"icmp ne {cell.ir} {found}, 0"),))
        if cell.value is INT and cell.ir != "i64":
            how = "sext" if cell.signed else "zext"
            found = self.new(f"{how} {cell.ir} {found} to i64")
        return Value(cell.value, (found,))

    def _store(self, place: Place, value: Value) -> None:
        cell = place.cell
        if not isinstance(value.type, Number):
            raise self.refuse(f"to store {value.type.name} as {cell.name}")
        if value.type in FLOATS and cell.value in WHOLE:
            raise self.refuse(f"to store {value.type.name} as {cell.name} without `int`")
        found = self.cast(value, cell.value)
        part = found.ir
        if cell.value is BOOL:
            part = self.new(f"zext i1 {part} to {cell.ir}")
        elif cell.value is INT and cell.ir != "i64":
            part = self.new(f"trunc i64 {part} to {cell.ir}")
        self.emit(f"store {cell.ir} {part}, ptr {place.pointer}")
