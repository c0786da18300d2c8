"""Writing a function in LLVM IR: lines, blocks, stack slots, and errors."""

import ast
from collections.abc import Callable
from types import FunctionType

from karfunkel.core.native.types import NOTHING, Type, Value, parts_of


class NotInSubset(TypeError):
    """Something that compiled code cannot do."""


class Writer:
    """The text of one function."""

    def __init__(
        self,
        function: FunctionType,
        tree: ast.FunctionDef,
        bounds: bool,
        message: Callable[[str], str],
    ) -> None:
        self.function = function
        self.tree = tree
        self.bounds = bounds
        """Whether undefined behaviour is checked for."""
        self.message = message
        """Keeps a text and returns its symbol."""
        self.node: ast.AST = tree
        """Where errors are found."""
        self.lines: list[str] = []
        self.slots: list[str] = []
        self.count = 0
        self.open = True
        """Whether the end of the text can be reached."""
        self.block = "begin"
        self.reached: set[str] = set()
        """The blocks that were jumped to."""
        self.result: Type | None = None
        """What the function returns; None where it has to be found out."""

    def refuse(self, what: str, node: ast.AST | None = None) -> NotInSubset:
        """The error that names function, line and construct."""
        line = getattr(node or self.node, "lineno", self.tree.lineno)
        code = self.function.__code__
        return NotInSubset(
            f"{self.function.__name__} ({code.co_filename}, line {line}): {what} cannot be compiled"
        )

    def text(self, symbol: str, parameters: str, attributes: str) -> str:
        """The whole function."""
        assert self.result is not None or not self.open
        body = "\n".join(["start:", *self.slots, "  br label %begin", "begin:", *self.lines])
        ir = result_ir(self.result or NOTHING)
        head = f"define internal fastcc {ir} {symbol}({parameters}) nounwind {attributes}"
        return f"{head} {{\n{body}\n}}"

    def emit(self, line: str) -> None:
        """Add a line without a result."""
        self.lines.append(f"  {line}")

    def new(self, line: str) -> str:
        """Add a line and return the name of its result."""
        self.count += 1
        self.lines.append(f"  %v{self.count} = {line}")
        return f"%v{self.count}"

    def label(self) -> str:
        """The name of a new block."""
        self.count += 1
        return f"b{self.count}"

    def start(self, label: str) -> None:
        """Begin a block; the one above falls through to it if it is still open."""
        self.go(label)
        self.lines.append(f"{label}:")
        self.open = True
        self.block = label

    def go(self, label: str) -> None:
        """Jump, if the end of the text can be reached."""
        if self.open:
            self.emit(f"br label %{label}")
            self.reached.add(label)
        self.open = False

    def split(self, condition: str, yes: str, no: str) -> None:
        """Jump to one of two blocks."""
        self.emit(f"br i1 {condition}, label %{yes}, label %{no}")
        self.open = False

    def _slot(self, ir: str) -> str:
        self.count += 1
        self.slots.append(f"  %s{self.count} = alloca {ir}")
        self.slots.append(f"  store {ir} {zero(ir)}, ptr %s{self.count}")
        return f"%s{self.count}"

    def _leave(self, value: Value | None = None) -> None:
        """Return to the caller."""
        ir = result_ir(self.result or NOTHING)
        if ir == "void":
            self.emit("ret void")
        elif value is None:
            self.emit(f"ret {ir} {zero(ir)}")
        else:
            self.emit(f"ret {ir} {self._packed(value)}")
        self.open = False

    def _packed(self, value: Value) -> str:
        """The parts of a value as one."""
        if len(value.parts) == 1:
            return value.ir
        ir, whole = result_ir(value.type), "undef"
        for n, (kind, part) in enumerate(zip(parts_of(value.type), value.parts, strict=True)):
            whole = self.new(f"insertvalue {ir} {whole}, {kind} {part}, {n}")
        return whole

    def _unpacked(self, kind: Type, whole: str) -> Value:
        parts = parts_of(kind)
        if len(parts) <= 1:
            return Value(kind, (whole,) * len(parts))
        ir = result_ir(kind)
        found = [self.new(f"extractvalue {ir} {whole}, {n}") for n in range(len(parts))]
        return Value(kind, tuple(found))

    def _check(self, fine: str, what: str, node: ast.AST) -> None:
        """Return with an error message unless the condition holds."""
        go_on, wrong = self.label(), self.label()
        self.split(fine, go_on, wrong)
        self.start(wrong)
        line = getattr(node, "lineno", self.tree.lineno)
        where = f"{self.function.__name__} ({self.function.__code__.co_filename}, line {line})"
        self.emit(f"store ptr {self.message(f'{where}: {what}')}, ptr %trouble")
        self._leave()
        self.start(go_on)


def zero(ir: str) -> str:
    """The zero of an LLVM type."""
    known = {"ptr": "null", "double": "0.0", "float": "0.0", "i1": "false", "i64": "0"}
    return known.get(ir, "zeroinitializer")


def result_ir(result: Type) -> str:
    """The LLVM type of a function's result."""
    parts = parts_of(result)
    if not parts:
        return "void"
    return parts[0] if len(parts) == 1 else f"{{ {', '.join(parts)} }}"
