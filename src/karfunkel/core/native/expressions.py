"""Expressions: names, operators, indexes and calls, read from the syntax tree."""

import ast
import builtins
from collections.abc import Iterable
from dataclasses import dataclass
from types import FunctionType
from typing import Any, Protocol

from karfunkel.core.native.memory import Memory, Place
from karfunkel.core.native.types import (
    BOOL,
    FLOAT_CELL,
    FLOATS,
    INT,
    INT_CELL,
    Array,
    Block,
    Cell,
    Number,
    Record,
    Several,
    Type,
    Value,
    constant,
    is_table,
    parts_of,
)


@dataclass(frozen=True)
class Translated:
    """A function in LLVM IR."""

    symbol: str
    result: Type
    weight: int
    """How many lines it has with everything it calls inlined."""


class Module(Protocol):
    """What the functions of a module share."""

    bounds: bool

    def function(self, function: FunctionType, arguments: tuple[Type, ...]) -> Translated:
        """Translate a function for arguments of these types, unless it has been."""

    def table(self, value: tuple[Any, ...], shape: tuple[int, ...], cell: Cell) -> str:
        """The symbol of a constant table."""

    def message(self, text: str) -> str:
        """The symbol of a string, as C has them."""


@dataclass(frozen=True)
class Way:
    """One of several branches that join: its value, its last block and where that block ends."""

    value: Value
    block: str
    end: int


class Expressions(Memory):
    """Computes expressions; `module` translates the functions that are called."""

    def __init__(self, module: Module, function: FunctionType, tree: ast.FunctionDef) -> None:
        super().__init__(function, tree, module.bounds, module.message)
        self.module = module
        self.weight = 0
        """How many lines the functions have that are called here."""
        self.variables: dict[str, Value] = {}
        """Every variable with the addresses of its parts."""

    def value(self, node: ast.expr) -> Value:
        """Compute an expression."""
        handle = getattr(self, f"_get_{type(node).__name__.lower()}", None)
        if handle is None:
            raise self.refuse(f"`{ast.unparse(node)}` ({type(node).__name__})", node)
        found: Value = handle(node)
        return found

    def _get_constant(self, node: ast.Constant) -> Value:
        if not isinstance(node.value, int | float):
            raise self.refuse(f"the constant {node.value!r}", node)
        return self._number(node.value, node)

    def _get_name(self, node: ast.Name) -> Value:
        if node.id in self.variables:
            return self._read(self.variables[node.id])
        if node.id in self.function.__code__.co_varnames:
            raise self.refuse(f"`{node.id}` before it gets a value", node)
        found = self._global(node.id)
        if not is_table(found):
            raise self.refuse(f"`{node.id}`, which is no constant of numbers,", node)
        if not isinstance(found, tuple):
            return self._number(found, node)
        shape = shape_of(found)
        if shape is None:
            raise self.refuse(f"`{node.id}`, whose rows differ in length,", node)
        cell = FLOAT_CELL if any(isinstance(item, float) for item in flat(found)) else INT_CELL
        return Value(Block(cell, shape, True), (self.module.table(found, shape, cell),))

    def _read(self, slots: Value) -> Value:
        """What is kept in these slots."""
        parts = zip(parts_of(slots.type), slots.parts, strict=True)
        return Value(slots.type, tuple(self.new(f"load {ir}, ptr {slot}") for ir, slot in parts))

    def _global(self, name: str) -> Any:
        scope = self.function.__globals__
        return scope[name] if name in scope else getattr(builtins, name, None)

    def _get_tuple(self, node: ast.Tuple) -> Value:
        items = [self.value(item) for item in node.elts]
        parts = tuple(part for item in items for part in item.parts)
        return Value(Several(tuple(item.type for item in items)), parts)

    def _get_unaryop(self, node: ast.UnaryOp) -> Value:
        match node:
            case ast.UnaryOp(ast.USub(), ast.Constant(int() | float() as number)):
                return self._number(-number, node)
        value = self.value(node.operand)
        if isinstance(node.op, ast.Not):
            return Value(BOOL, (self.new(f"xor i1 {self._truth(value, node)}, true"),))
        if value.type in FLOATS and not isinstance(node.op, ast.Invert):
            assert isinstance(value.type, Number)
            if isinstance(node.op, ast.UAdd):
                return value
            return Value(value.type, (self.new(f"fneg {value.type.ir} {value.ir}"),))
        value = self._whole(value, node)
        if isinstance(node.op, ast.USub):
            return Value(INT, (self.new(f"sub i64 0, {value.ir}"),))
        if isinstance(node.op, ast.Invert):
            return Value(INT, (self.new(f"xor i64 {value.ir}, -1"),))
        return value

    def _get_binop(self, node: ast.BinOp) -> Value:
        left = self.value(node.left)
        return self._binary(node.op, left, self.value(node.right), node)

    # --- Choices and comparisons ------------------------------------------------------------------

    def condition(self, node: ast.expr, yes: str, no: str) -> None:
        """Jump to `yes` or `no`; operands are skipped once the result is known."""
        match node:
            case ast.UnaryOp(ast.Not(), inner):
                self.condition(inner, no, yes)
            case ast.BoolOp(op, values):
                for inner in values[:-1]:
                    more = self.label()
                    if isinstance(op, ast.And):
                        self.condition(inner, more, no)
                    else:
                        self.condition(inner, yes, more)
                    self.start(more)
                self.condition(values[-1], yes, no)
            case ast.Compare(left, signs, rights) if len(signs) > 1:
                value = self.value(left)
                for sign, right in zip(signs, rights, strict=True):
                    other, more = self.value(right), self.label()
                    self.split(self._compare(sign, value, other, node).ir, more, no)
                    self.start(more)
                    value = other
                self.go(yes)
            case _:
                self.split(self._truth(self.value(node), node), yes, no)

    def _get_boolop(self, node: ast.BoolOp) -> Value:
        """The operand that decides, as CPython gives it."""
        end = self.label()
        ways = []
        for inner in node.values[:-1]:
            value, more = self.value(inner), self.label()
            truth = self._truth(value, inner)
            ways.append(Way(value, self.block, len(self.lines)))
            if isinstance(node.op, ast.And):
                self.split(truth, more, end)
            else:
                self.split(truth, end, more)
            self.start(more)
        ways.append(Way(self.value(node.values[-1]), self.block, len(self.lines)))
        self.start(end)
        return self._joined(ways, node)

    def _get_ifexp(self, node: ast.IfExp) -> Value:
        yes, no, end = self.label(), self.label(), self.label()
        self.condition(node.test, yes, no)
        ways = []
        for label, inner in ((yes, node.body), (no, node.orelse)):
            self.start(label)
            ways.append(Way(self.value(inner), self.block, len(self.lines)))
            self.go(end)
        self.start(end)
        return self._joined(ways, node)

    def _joined(self, ways: list[Way], node: ast.AST) -> Value:
        """The value of the branch that was taken: a phi node."""
        kinds = {way.value.type for way in ways}
        if kinds == {INT, BOOL}:
            for n, way in reversed(list(enumerate(ways))):  # from the end: lines are inserted
                if way.value.type is BOOL:
                    whole = self.cast(way.value, INT)
                    self.lines.insert(way.end, self.lines.pop())
                    ways[n] = Way(whole, way.block, way.end)
        elif len(kinds) > 1:
            names = " and ".join(sorted(kind.name for kind in kinds))
            raise self.refuse(f"one value that is {names}", node)
        kind = ways[0].value.type
        parts = []
        for n, ir in enumerate(parts_of(kind)):
            sources = ", ".join(f"[ {way.value.parts[n]}, %{way.block} ]" for way in ways)
            parts.append(self.new(f"phi {ir} {sources}"))
        return Value(kind, tuple(parts))

    def _get_compare(self, node: ast.Compare) -> Value:
        if len(node.ops) > 1:
            yes, no, end = self.label(), self.label(), self.label()
            self.condition(node, yes, no)
            ways = []
            for label, found in ((yes, True), (no, False)):
                self.start(label)
                ways.append(Way(constant(found), label, len(self.lines)))
                self.go(end)
            self.start(end)
            return self._joined(ways, node)
        left, right = self.value(node.left), self.value(node.comparators[0])
        if isinstance(node.ops[0], ast.In | ast.NotIn):
            if not isinstance(right.type, Several) or not right.type.items:
                raise self.refuse("`in` with anything but a tuple that is written there", node)
            equal = [self._compare(ast.Eq(), left, item, node).ir for item in self._items(right)]
            found_any = equal[0]
            for each in equal[1:]:
                found_any = self.new(f"or i1 {found_any}, {each}")
            if isinstance(node.ops[0], ast.NotIn):
                found_any = self.new(f"xor i1 {found_any}, true")
            return Value(BOOL, (found_any,))
        return self._compare(node.ops[0], left, right, node)

    # --- Fields, arrays and tables ----------------------------------------------------------------

    def _get_attribute(self, node: ast.Attribute) -> Value:
        if slots := self._slots(node):
            return self._read(slots)
        owner = self.value(node.value)
        if item := self._named(owner, node.attr):
            return item
        if isinstance(owner.type, Record):
            found = self._field(owner, node)
            return found if isinstance(found, Value) else self._load(found)
        if isinstance(owner.type, Array) and node.attr == "shape":
            return Value(Several((INT,) * owner.type.dimensions), owner.parts[1:])
        raise self.refuse(f"`.{node.attr}` of {owner.type.name}", node)

    def _named(self, owner: Value, name: str) -> Value | None:
        """The item of a bundle with this name."""
        if not isinstance(owner.type, Several) or name not in owner.type.names:
            return None
        return self._items(owner)[owner.type.names.index(name)]

    def _slots(self, node: ast.expr) -> Value | None:
        """Where a variable is kept, or an item of a bundle in one."""
        if isinstance(node, ast.Name):
            return self.variables.get(node.id)
        if not isinstance(node, ast.Attribute):
            return None
        owner = self._slots(node.value)
        return self._named(owner, node.attr) if owner else None

    def _place(self, target: ast.expr) -> Place:
        """Where an assignment goes."""
        self_node = target
        if isinstance(target, ast.Attribute):
            owner = self.value(target.value)
            if isinstance(owner.type, Record):
                found = self._field(owner, target)
                if isinstance(found, Place):
                    return found
            raise self.refuse(f"to assign to `{ast.unparse(target)}`", self_node)
        if isinstance(target, ast.Subscript):
            found_item = self._item(target)
            if isinstance(found_item, Place):
                return found_item
        raise self.refuse(f"to assign to `{ast.unparse(target)}`", self_node)

    def _get_subscript(self, node: ast.Subscript) -> Value:
        found = self._item(node)
        return found if isinstance(found, Value) else self._load(found)

    def _item(self, node: ast.Subscript) -> Value | Place:
        """An item of an array, or a part of it."""
        owner = self.value(node.value)
        if isinstance(owner.type, Several):
            return self._item_of_tuple(owner, node)
        if not isinstance(owner.type, Array | Block):
            raise self.refuse(f"an index into {owner.type.name}", node)
        if isinstance(node.slice, ast.Slice):
            return self._slice(owner, node.slice)
        indexes = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        shape = self._shape(owner)
        if len(indexes) > len(shape):
            raise self.refuse(f"{len(indexes)} indexes into {owner.type.name}", node)
        at = "0"
        for index, length in zip(indexes, shape, strict=False):
            step = self._index(self._whole(self.value(index), index), length, node)
            at = step if at == "0" else self.new(f"add i64 {self._times(at, length)}, {step}")
        rest = shape[len(indexes) :]
        for length in rest:
            at = self._times(at, length)
        pointer = self.new(f"getelementptr inbounds {owner.type.item.ir}, ptr {owner.ir}, i64 {at}")
        if rest:
            return self._part(owner.type, pointer, rest)
        if isinstance(owner.type.item, Record):
            return Value(owner.type.item, (pointer,))
        return Place(pointer, owner.type.item)

    def _item_of_tuple(self, owner: Value, node: ast.Subscript) -> Value:
        items = self._items(owner)
        index = node.slice.value if isinstance(node.slice, ast.Constant) else None
        if not isinstance(index, int) or not -len(items) <= index < len(items):
            raise self.refuse(f"an index into {owner.type.name} that is no constant of it", node)
        return items[index]

    def _slice(self, owner: Value, node: ast.Slice) -> Value:
        """A part of an array from one index to another, cut where the array ends."""
        assert isinstance(owner.type, Array | Block)
        shape = self._shape(owner)
        if node.step is not None or len(shape) != 1:
            raise self.refuse("a slice with a step, or of several dimensions,", node)
        length = shape[0]
        first = self._cut(node.lower, length) if node.lower else "0"
        stop = self._cut(node.upper, length) if node.upper else length
        size = self.new(f"sub i64 {stop}, {first}")
        none = self.new(f"icmp slt i64 {size}, 0")
        size = self.new(f"select i1 {none}, i64 0, i64 {size}")
        item = owner.type.item
        pointer = self.new(f"getelementptr inbounds {item.ir}, ptr {owner.ir}, i64 {first}")
        return Value(Array(item, 1), (pointer, size))

    def _cut(self, node: ast.expr, length: str) -> str:
        at = self._whole(self.value(node), node).ir
        behind = self.new(f"icmp slt i64 {at}, 0")
        front = self.new(f"add i64 {at}, {length}")
        at = self.new(f"select i1 {behind}, i64 {front}, i64 {at}")
        before = self.new(f"icmp slt i64 {at}, 0")
        at = self.new(f"select i1 {before}, i64 0, i64 {at}")
        over = self.new(f"icmp sgt i64 {at}, {length}")
        return self.new(f"select i1 {over}, i64 {length}, i64 {at}")


def flat(value: Any) -> Iterable[Any]:
    """All numbers in a nested tuple."""
    if isinstance(value, tuple):
        for item in value:
            yield from flat(item)
    else:
        yield value


def shape_of(value: Any) -> tuple[int, ...] | None:
    """The shape of a nested tuple; None if its parts have different ones."""
    if not isinstance(value, tuple):
        return ()
    shape, *others = {shape_of(item) for item in value}
    return None if others or shape is None else (len(value), *shape)
