"""Arithmetic as CPython does it: conversions, operators and comparisons of numbers."""

import ast

from karfunkel.core.native.types import (
    BOOL,
    FLOAT,
    FLOATS,
    INT,
    SINGLE,
    WHOLE,
    Number,
    Value,
    constant,
)
from karfunkel.core.native.writer import Writer

INTEGER_OPS = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.LShift: "shl",
    ast.RShift: "ashr",
}
FLOAT_OPS = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
COMPARISONS = {
    ast.Eq: ("eq", "oeq"),
    ast.NotEq: ("ne", "une"),
    ast.Lt: ("slt", "olt"),
    ast.LtE: ("sle", "ole"),
    ast.Gt: ("sgt", "ogt"),
    ast.GtE: ("sge", "oge"),
}
BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor)
LONGEST_SHIFT = 63


class Arithmetic(Writer):
    """Computes with numbers; no syntax is read here."""

    def _number(self, value: float | bool, node: ast.AST) -> Value:
        try:
            return constant(value)
        except OverflowError as error:
            raise self.refuse(f"a number ({error})", node) from None

    def cast(self, value: Value, kind: Number) -> Value:
        """A number as one of another type."""
        source = value.type
        if source is kind or not isinstance(source, Number):
            return value
        if source in WHOLE and kind is BOOL:
            return Value(BOOL, (self._truth(value, self.node),))
        if source in FLOATS and kind in FLOATS:
            how = "fpext" if kind is FLOAT else "fptrunc"
        elif source in FLOATS:
            how = "fptosi"
        elif kind in FLOATS:
            how = "uitofp" if source is BOOL else "sitofp"
        else:
            how = "zext"
        return Value(kind, (self.new(f"{how} {source.ir} {value.ir} to {kind.ir}"),))

    def _same(self, left: Value, right: Value, node: ast.AST) -> tuple[Value, Value]:
        """Two numbers as the type that holds both."""
        kinds = {left.type, right.type}
        for kind in kinds:
            if not isinstance(kind, Number):
                raise self.refuse(f"arithmetic with {kind.name}", node)
        if kinds == {SINGLE}:
            return left, right
        wider = FLOAT if kinds & set(FLOATS) else INT
        return self.cast(left, wider), self.cast(right, wider)

    def _whole(self, value: Value, node: ast.AST) -> Value:
        if value.type not in WHOLE:
            raise self.refuse(f"{value.type.name} where a whole number is needed", node)
        return self.cast(value, INT)

    def _truth(self, value: Value, node: ast.AST) -> str:
        """Whether a number is not 0."""
        if value.type is BOOL:
            return value.ir
        if value.type is INT:
            return self.new(f"icmp ne i64 {value.ir}, 0")
        if isinstance(value.type, Number):
            return self.new(f"fcmp une {value.type.ir} {value.ir}, 0.0")
        raise self.refuse(f"{value.type.name} as a condition", node)

    def _compare(self, op: ast.cmpop, left: Value, right: Value, node: ast.AST) -> Value:
        if type(op) not in COMPARISONS:
            raise self.refuse(f"the comparison `{type(op).__name__}`", node)
        left, right = self._same(left, right, node)
        whole, floating = COMPARISONS[type(op)]
        kind = left.type
        assert isinstance(kind, Number)
        if kind in FLOATS:
            return Value(BOOL, (self.new(f"fcmp {floating} {kind.ir} {left.ir}, {right.ir}"),))
        return Value(BOOL, (self.new(f"icmp {whole} i64 {left.ir}, {right.ir}"),))

    def _binary(self, op: ast.operator, left: Value, right: Value, node: ast.AST) -> Value:
        kind = type(op)
        if left.type is BOOL and right.type is BOOL and kind in BITWISE:
            return Value(BOOL, (self.new(f"{INTEGER_OPS[kind]} i1 {left.ir}, {right.ir}"),))
        if kind is ast.Div and left.type in WHOLE and right.type in WHOLE:
            left, right = self.cast(left, FLOAT), self.cast(right, FLOAT)
        left, right = self._same(left, right, node)
        if left.type in FLOATS and kind in FLOAT_OPS:
            assert isinstance(left.type, Number)
            found = self.new(f"{FLOAT_OPS[kind]} {left.type.ir} {left.ir}, {right.ir}")
            return Value(left.type, (found,))
        if left.type is INT and kind in (ast.FloorDiv, ast.Mod):
            return self._divide(kind, left, right)
        if left.type is INT and kind in INTEGER_OPS:
            if kind in (ast.LShift, ast.RShift) and self.bounds:
                fits = self.new(f"icmp ule i64 {right.ir}, {LONGEST_SHIFT}")
                self._check(fits, f"shift by less than 0 or more than {LONGEST_SHIFT}", node)
            return Value(INT, (self.new(f"{INTEGER_OPS[kind]} i64 {left.ir}, {right.ir}"),))
        raise self.refuse(f"`{kind.__name__}` of {left.type.name}", node)

    def _divide(self, op: type[ast.operator], left: Value, right: Value) -> Value:
        """Division that rounds down; dividing by 0 gives 0."""
        x, y = left.ir, right.ir
        nowhere = self.new(f"icmp eq i64 {y}, 0")
        safe = self.new(f"select i1 {nowhere}, i64 1, i64 {y}")
        rest = self.new(f"srem i64 {x}, {safe}")
        signs = self.new(f"xor i64 {rest}, {safe}")
        apart = self.new(f"icmp slt i64 {signs}, 0")
        uneven = self.new(f"icmp ne i64 {rest}, 0")
        mend = self.new(f"and i1 {apart}, {uneven}")
        if op is ast.FloorDiv:
            quotient = self.new(f"sdiv i64 {x}, {safe}")
            less = self.new(f"sext i1 {mend} to i64")
            found = self.new(f"add i64 {quotient}, {less}")
        else:
            more = self.new(f"select i1 {mend}, i64 {safe}, i64 0")
            found = self.new(f"add i64 {rest}, {more}")
        return Value(INT, (self.new(f"select i1 {nowhere}, i64 0, i64 {found}"),))

    def _best(self, better: ast.cmpop, arguments: list[Value], node: ast.Call) -> Value:
        """The first of the best, as CPython chooses it."""
        if len(arguments) < 2:
            raise self.refuse(f"`{ast.unparse(node)}`, which has fewer than two numbers,", node)
        best = arguments[0]
        for value in arguments[1:]:
            best, other = self._same(best, value, node)
            assert isinstance(best.type, Number)
            wins, ir = self._compare(better, other, best, node).ir, best.type.ir
            best = Value(
                best.type, (self.new(f"select i1 {wins}, {ir} {other.ir}, {ir} {best.ir}"),)
            )
        return best
