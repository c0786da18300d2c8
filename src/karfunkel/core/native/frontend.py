"""The front end of the compiler: it translates functions of the linked subset to LLVM IR.

A function is translated when a call to it is met, once for every list of argument types. As there
is no recursion, the functions it calls are finished before it, and one walk over its syntax tree is
enough: a variable has the type of its first assignment. Annotations are promises that are checked.
Variables live in stack slots, which LLVM turns into registers. What is not in the subset is
refused, naming the function, the line and the construct.

Numbers behave as in CPython: division rounds down, shifts keep the sign, a chain of comparisons
stops where one fails. Only what would raise an error there differs: dividing by 0 gives 0 or
infinity, and an index out of range is undefined, unless `bounds` has every index checked.
"""

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from karfunkel.core.layout import Layout
from karfunkel.core.native.calls import Calls
from karfunkel.core.native.entry import Caller
from karfunkel.core.native.expressions import Translated, flat
from karfunkel.core.native.types import (
    BOOL,
    FLOAT,
    FLOAT_CELL,
    FLOATS,
    INT,
    NOTHING,
    WHOLE,
    Cell,
    Number,
    Record,
    Several,
    Type,
    Value,
    constant,
    names_of,
    parts_of,
)
from karfunkel.core.native.writer import NotInSubset

ANNOTATIONS: dict[Any, tuple[Type, ...]] = {int: WHOLE, bool: (BOOL,), float: (INT, *FLOATS)}
"""What an argument annotated as a number may be: an int is not turned into a float."""

LIGHT = 2000
"""A function with fewer lines than this is always inlined; for others LLVM decides."""

INTRINSICS = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare double @llvm.sqrt.f64(double)
declare double @llvm.fabs.f64(double)
declare float @llvm.fabs.f32(float)
"""


@dataclass(frozen=True)
class Loop:
    """Where `continue` and `break` go."""

    again: str
    out: str


class Body(Calls):
    """One function for arguments of certain types."""

    def __init__(
        self,
        module: "Translator",
        function: FunctionType,
        tree: ast.FunctionDef,
        arguments: tuple[Type, ...],
    ) -> None:
        super().__init__(module, function, tree)
        self.loops: list[Loop] = []
        self.result = self._promised()
        self.parameters = self._take(arguments)
        self._run(tree.body)
        if self.open:
            if self.result not in (None, NOTHING):
                raise self.refuse("an end without `return`", tree)
            self._leave()

    def _promised(self) -> Type | None:
        """The annotated type of the result; None where it has to be found out."""
        hint = self._hint(self.tree.returns)
        if isinstance(self.tree.returns, ast.Constant) and self.tree.returns.value is None:
            return NOTHING
        return {int: INT, bool: BOOL, float: FLOAT}.get(hint)

    def _hint(self, annotation: ast.expr | None) -> Any:
        if not isinstance(annotation, ast.Name):
            return None
        found = self._global(annotation.id)
        return found if isinstance(found, type) else None

    def _take(self, arguments: tuple[Type, ...]) -> str:
        """Put the arguments into variables; return the parameters as LLVM writes them."""
        rest = self.tree.args
        if rest.vararg or rest.kwarg or rest.kwonlyargs or rest.posonlyargs:
            raise self.refuse("a parameter with a star or a slash", self.tree)
        if len(arguments) != len(rest.args):
            wrong = f"a call of one that takes {len(rest.args)} with {len(arguments)} arguments"
            raise self.refuse(wrong, self.tree)
        taken = []
        for parameter, kind in zip(rest.args, arguments, strict=True):
            hint = self._hint(parameter.annotation)
            self._keep_promise(parameter.arg, hint, kind)
            names = tuple(f"%in.{parameter.arg}.{n}" for n in range(len(parts_of(kind))))
            taken += [f"{ir} {name}" for ir, name in zip(parts_of(kind), names, strict=True)]
            value = Value(kind, names)
            self._assign_name(parameter.arg, self.cast(value, INT) if hint is int else value)
        return ", ".join([*taken, "ptr %trouble"])

    def _keep_promise(self, name: str, hint: Any, kind: Type) -> None:
        """Refuse an argument that is not what its annotation says."""
        if hint in ANNOTATIONS and kind not in ANNOTATIONS[hint]:
            raise self.refuse(f"{kind.name} for `{name}: {hint.__name__}`", self.tree)
        if names_of(hint) and (not isinstance(kind, Several) or kind.names != names_of(hint)):
            raise self.refuse(f"{kind.name} for `{name}: {hint.__name__}`", self.tree)
        if isinstance(hint, type) and issubclass(hint, Layout) and hint.fields:
            begin = kind.fields[: len(hint.fields)] if isinstance(kind, Record) else ()
            if begin != hint.fields:
                raise self.refuse(f"{kind.name} for `{name}: {hint.__name__}`", self.tree)

    # --- Statements -------------------------------------------------------------------------------

    def _run(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            if not self.open:
                return  # never reached
            self.node = statement
            handle = getattr(self, f"_do_{type(statement).__name__.lower()}", None)
            if handle is None:
                raise self.refuse(f"`{type(statement).__name__}`", statement)
            handle(statement)

    def _do_pass(self, node: ast.Pass) -> None:
        pass

    def _do_expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            return  # a docstring
        if not isinstance(node.value, ast.Call):
            raise self.refuse(f"`{ast.unparse(node)}` as a statement", node)
        self._call(node.value)

    def _do_return(self, node: ast.Return) -> None:
        value = self.value(node.value) if node.value else Value(NOTHING, ())
        if self.result is None:
            self.result = value.type
        if self.result is INT and value.type is BOOL:
            value = self.cast(value, INT)
        if self.result is FLOAT and value.type is INT:
            value = self.cast(value, FLOAT)
        if value.type != self.result:
            raise self.refuse(f"to return {value.type.name} instead of {self.result.name}", node)
        self._leave(value)

    def _do_assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Tuple) and len(node.targets) > 1:
                raise self.refuse("a tuple in a chain of assignments", node)
        value = self.value(node.value)
        for target in node.targets:
            self._assign(target, value)

    def _do_annassign(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            raise self.refuse("an annotation without a value", node)
        self._assign(node.target, self.value(node.value))

    def _assign(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self._assign_name(target.id, value)
        elif isinstance(target, ast.Tuple):
            kinds = value.type.items if isinstance(value.type, Several) else ()
            if len(kinds) != len(target.elts):
                raise self.refuse(f"to unpack {value.type.name} into {len(target.elts)}", target)
            for part, item in zip(target.elts, self._items(value), strict=True):
                self._assign(part, item)
        else:
            self._store(self._place(target), value)

    def _assign_name(self, name: str, value: Value) -> None:
        if name not in self.variables:
            slots = tuple(self._slot(ir) for ir in parts_of(value.type))
            self.variables[name] = Value(value.type, slots)
            if value.type == NOTHING:
                raise self.refuse(f"`{name}`, which gets no value,")
        variable = self.variables[name]
        if variable.type is INT and value.type is BOOL:
            value = self.cast(value, INT)
        if variable.type != value.type:
            raise self.refuse(
                f"`{name}`, which is {variable.type.name} and becomes {value.type.name},"
            )
        for ir, part, slot in zip(parts_of(value.type), value.parts, variable.parts, strict=True):
            self.emit(f"store {ir} {part}, ptr {slot}")

    def _do_augassign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            before = self.value(ast.copy_location(ast.Name(node.target.id, ast.Load()), node))
            self._assign_name(
                node.target.id, self._binary(node.op, before, self.value(node.value), node)
            )
            return
        place = self._place(node.target)
        before = self._load(place)
        self._store(place, self._binary(node.op, before, self.value(node.value), node))

    def _do_if(self, node: ast.If) -> None:
        yes, no, end = self.label(), self.label(), self.label()
        self.condition(node.test, yes, no)
        self.start(yes)
        self._run(node.body)
        reached = self.open
        self.go(end)
        self.start(no)
        self._run(node.orelse)
        if reached or self.open:
            self.start(end)

    def _do_while(self, node: ast.While) -> None:
        again, body, other, out = (self.label() for _ in range(4))
        self.start(again)
        forever = isinstance(node.test, ast.Constant) and node.test.value is True
        if forever:
            self.go(body)
        else:
            self.condition(node.test, body, other)
        self.start(body)
        self._loop(Loop(again, out), node.body)
        self.go(again)
        if not forever:
            self.start(other)
            self._run(node.orelse)
        self._finish(out)

    def _loop(self, loop: Loop, body: Sequence[ast.stmt]) -> None:
        self.loops.append(loop)
        self._run(body)
        self.loops.pop()

    def _finish(self, out: str) -> None:
        """The end of a loop, if it can be reached."""
        if self.open or out in self.reached:
            self.start(out)

    def _do_for(self, node: ast.For) -> None:
        match node.iter:
            case ast.Call(ast.Name(called), bounds, []) if self._global(called) is range:
                pass
            case _:
                raise self.refuse("a loop over anything but a range", node)
        if not isinstance(node.target, ast.Name):
            raise self.refuse("a loop with a target that is no name", node)
        values = [self._whole(self.value(each), each) for each in bounds]
        first, stop = (constant(0), values[0]) if len(values) == 1 else (values[0], values[1])
        step = values[2].ir if len(values) == 3 else "1"
        counter = self._slot("i64")
        self.emit(f"store i64 {first.ir}, ptr {counter}")
        head, body, again, other, out = (self.label() for _ in range(5))
        self.start(head)
        now = self.new(f"load i64, ptr {counter}")
        more = self.new(f"icmp slt i64 {now}, {stop.ir}")
        if step != "1":
            upwards = self.new(f"icmp sgt i64 {step}, 0")
            less = self.new(f"icmp sgt i64 {now}, {stop.ir}")
            more = self.new(f"select i1 {upwards}, i1 {more}, i1 {less}")
        self.split(more, body, other)
        self.start(body)
        self._assign_name(node.target.id, Value(INT, (now,)))
        self._loop(Loop(again, out), node.body)
        self.start(again)
        after = self.new(f"add nsw i64 {now}, {step}")
        self.emit(f"store i64 {after}, ptr {counter}")
        self.go(head)
        self.start(other)
        self._run(node.orelse)
        self._finish(out)

    def _do_break(self, node: ast.Break) -> None:
        self.go(self.loops[-1].out)

    def _do_continue(self, node: ast.Continue) -> None:
        self.go(self.loops[-1].again)


class Translator:
    """Translates functions into one module of LLVM; `tree_of` finds a function's syntax tree.

    All symbols begin with `name`: when object files are loaded, even the names of their inner
    functions must differ.
    """

    def __init__(
        self, name: str, tree_of: Callable[[FunctionType], ast.FunctionDef], bounds: bool
    ) -> None:
        self.name = name
        self.tree_of = tree_of
        self.bounds = bounds
        self.done: dict[tuple[FunctionType, tuple[Type, ...]], Translated] = {}
        self.bodies: list[str] = []
        self.globals: dict[Any, str] = {}

    def function(self, function: FunctionType, arguments: tuple[Type, ...]) -> Translated:
        """Translate a function for arguments of these types, unless it has been."""
        key = function, arguments
        if key not in self.done:
            symbol = f"@{self.name}.{len(self.done)}.{function.__name__}"
            self.done[key] = Translated(symbol, NOTHING, 0)  # reserves the number
            body = Body(self, function, self.tree_of(function), arguments)
            weight = body.weight + len(body.lines)
            self.done[key] = Translated(symbol, body.result or NOTHING, weight)
            inline = "alwaysinline" if weight < LIGHT else ""
            self.bodies.append(body.text(symbol, body.parameters, inline))
        return self.done[key]

    def table(self, value: tuple[Any, ...], shape: tuple[int, ...], cell: Cell) -> str:
        """The symbol of a constant table."""
        numbers = tuple(flat(value))
        if (shape, cell, numbers) not in self.globals:
            items = ", ".join(f"{cell.ir} {_constant_of(cell, item)}" for item in numbers)
            self._global((shape, cell, numbers), f"[{len(numbers)} x {cell.ir}] [{items}]")
        return self.globals[shape, cell, numbers]

    def message(self, text: str) -> str:
        """The symbol of a string, as C has them."""
        if text not in self.globals:
            raw = text.encode() + b"\0"
            escaped = "".join(f"\\{byte:02x}" for byte in raw)
            self._global(text, f'[{len(raw)} x i8] c"{escaped}"')
        return self.globals[text]

    def _global(self, key: Any, value: str) -> None:
        self.globals[key] = symbol = f"@{self.name}.constant.{len(self.globals)}"
        self.bodies.append(f"{symbol} = private unnamed_addr constant {value}, align 16")

    def entry(self, function: FunctionType, arguments: tuple[Type, ...]) -> None:
        """Add the function that Python calls; it has the name of the module."""
        inner = self.function(function, arguments)
        if inner.result != NOTHING and not isinstance(inner.result, Number):
            raise NotInSubset(
                f"{function.__name__}: to return {inner.result.name} to Python cannot be compiled"
            )
        self.bodies.append(Caller(self.name, arguments, inner.symbol, inner.result).text)

    def module(self) -> str:
        """Everything that was translated."""
        return "\n\n".join([*self.bodies, INTRINSICS])


def _constant_of(cell: Cell, value: Any) -> str:
    return constant(float(value) if cell is FLOAT_CELL else int(value)).ir
