"""Calls: of linked functions, and of the few functions of Python that are in the subset."""

import ast
import math
from types import FunctionType
from typing import Any

from karfunkel.core import work
from karfunkel.core.native.expressions import Expressions
from karfunkel.core.native.types import (
    BOOL,
    FLOAT,
    FLOATS,
    INT,
    NOTHING,
    Array,
    Block,
    Number,
    Record,
    Several,
    Value,
    constant,
    names_of,
    parts_of,
)
from karfunkel.core.native.writer import result_ir

BUILT_IN: dict[Any, str] = {
    work.assign: "assign",
    len: "len",
    int: "int",
    float: "float",
    bool: "bool",
    math.sqrt: "sqrt",
    abs: "abs",
    min: "min",
    max: "max",
}
"""Python's own functions in the subset, and the methods that compile them."""


class Calls(Expressions):
    """Calls functions."""

    def _get_call(self, node: ast.Call) -> Value:
        found = self._call(node)
        if found.type == NOTHING:
            raise self.refuse(f"the value of `{ast.unparse(node)}`, which has none,", node)
        return found

    def _call(self, node: ast.Call) -> Value:
        if not isinstance(node.func, ast.Name) or node.func.id in self.variables:
            raise self.refuse(f"a call of `{ast.unparse(node.func)}`", node)
        function = self._global(node.func.id)
        if any(isinstance(each, ast.Starred) for each in node.args):
            raise self.refuse("a call with a star", node)
        if isinstance(function, FunctionType) and function is not work.assign:
            return self._call_function(function, node)
        if names := names_of(function):
            return self._bundle(names, node)
        name = BUILT_IN.get(function)
        if name is None or node.keywords:
            raise self.refuse(f"a call of `{ast.unparse(node.func)}`", node)
        found: Value = getattr(self, f"_call_{name}")(
            [self.value(each) for each in node.args], node
        )
        return found

    def _bundle(self, names: tuple[str, ...], node: ast.Call) -> Value:
        """A bundle that is made here."""
        if len(node.args) != len(names) or node.keywords:
            raise self.refuse(f"`{ast.unparse(node)}`, which needs {', '.join(names)},", node)
        items = [self.value(each) for each in node.args]
        parts = tuple(part for item in items for part in item.parts)
        return Value(Several(tuple(item.type for item in items), names), parts)

    def _call_function(self, function: FunctionType, node: ast.Call) -> Value:
        arguments = self._arguments(function, node)
        inner = self.module.function(function, tuple(value.type for value in arguments))
        passed = [
            f"{ir} {part}"
            for value in arguments
            for ir, part in zip(parts_of(value.type), value.parts, strict=True)
        ]
        self.weight += inner.weight
        call = f"call fastcc {result_ir(inner.result)} {inner.symbol}"
        call += f"({', '.join([*passed, 'ptr %trouble'])})"
        if inner.result == NOTHING:
            self.emit(call)
            found = Value(NOTHING, ())
        else:
            found = self._unpacked(inner.result, self.new(call))
        if self.bounds:
            self._pass_on_trouble()
        return found

    def _pass_on_trouble(self) -> None:
        """Return at once if the called function returned an error message."""
        told = self.new("load ptr, ptr %trouble")
        wrong, go_on = self.label(), self.label()
        self.split(self.new(f"icmp eq ptr {told}, null"), go_on, wrong)
        self.start(wrong)
        self._leave()
        self.start(go_on)

    def _arguments(self, function: FunctionType, node: ast.Call) -> list[Value]:
        """What is passed, in the order of the parameters, with their defaults."""
        code = function.__code__
        names = code.co_varnames[: code.co_argcount]
        given = dict(zip(names, [self.value(each) for each in node.args], strict=False))
        for keyword in node.keywords:
            if keyword.arg is None or keyword.arg in given or keyword.arg not in names:
                raise self.refuse(f"the argument `{keyword.arg}` of `{function.__name__}`", node)
            given[keyword.arg] = self.value(keyword.value)
        defaults = function.__defaults__ or ()
        for name, default in zip(names[len(names) - len(defaults) :], defaults, strict=True):
            if name not in given:
                given[name] = self._number(default, node)
        if len(node.args) > len(names) or len(given) < len(names):
            raise self.refuse(f"a call of `{function.__name__}` with other arguments", node)
        return [given[name] for name in names]

    def _call_assign(self, arguments: list[Value], node: ast.Call) -> Value:
        """Copy a record."""
        kinds = {value.type for value in arguments}
        if len(arguments) != 2 or len(kinds) != 1 or not isinstance(arguments[0].type, Record):
            raise self.refuse("`assign` of anything but two records of one layout", node)
        target, source = (value.ir for value in arguments)
        size = 8 * arguments[0].type.ints
        self.emit(
            f"call void @llvm.memcpy.p0.p0.i64(ptr align 8 {target}, ptr align 8 {source}, "
            f"i64 {size}, i1 false)"
        )
        return Value(NOTHING, ())

    def _one(self, arguments: list[Value], node: ast.Call) -> Value:
        if len(arguments) != 1:
            raise self.refuse(f"`{ast.unparse(node)}`", node)
        return arguments[0]

    def _call_len(self, arguments: list[Value], node: ast.Call) -> Value:
        value = self._one(arguments, node)
        if isinstance(value.type, Several):
            return constant(len(value.type.items))
        if not isinstance(value.type, Array | Block):
            raise self.refuse(f"the length of {value.type.name}", node)
        return Value(INT, (self._shape(value)[0],))

    def _number_in(self, arguments: list[Value], node: ast.Call) -> Value:
        value = self._one(arguments, node)
        if not isinstance(value.type, Number):
            raise self.refuse(f"`{ast.unparse(node)}` of {value.type.name}", node)
        return value

    def _call_int(self, arguments: list[Value], node: ast.Call) -> Value:
        return self.cast(self._number_in(arguments, node), INT)

    def _call_float(self, arguments: list[Value], node: ast.Call) -> Value:
        return self.cast(self._number_in(arguments, node), FLOAT)

    def _call_bool(self, arguments: list[Value], node: ast.Call) -> Value:
        return Value(BOOL, (self._truth(self._number_in(arguments, node), node),))

    def _call_sqrt(self, arguments: list[Value], node: ast.Call) -> Value:
        value = self.cast(self._number_in(arguments, node), FLOAT)
        return Value(FLOAT, (self.new(f"call double @llvm.sqrt.f64(double {value.ir})"),))

    def _call_abs(self, arguments: list[Value], node: ast.Call) -> Value:
        value = self._number_in(arguments, node)
        if value.type in FLOATS:
            assert isinstance(value.type, Number)
            ir, bits = value.type.ir, 64 if value.type is FLOAT else 32
            return Value(value.type, (self.new(f"call {ir} @llvm.fabs.f{bits}({ir} {value.ir})"),))
        at = self.cast(value, INT).ir
        behind, other = self.new(f"icmp slt i64 {at}, 0"), self.new(f"sub i64 0, {at}")
        return Value(INT, (self.new(f"select i1 {behind}, i64 {other}, i64 {at}"),))

    def _call_min(self, arguments: list[Value], node: ast.Call) -> Value:
        return self._best(ast.Lt(), arguments, node)

    def _call_max(self, arguments: list[Value], node: ast.Call) -> Value:
        return self._best(ast.Gt(), arguments, node)
