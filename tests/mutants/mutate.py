"""Mutants: copies of a source with one small mistake each, of the kinds that people make."""

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant(NamedTuple):
    """A source with one mistake."""

    function: str
    """The function it is in, or nothing for constants of the module."""
    line: int
    before: str
    after: str
    place: int
    statement: ast.stmt
    """What stands in place of one statement of the module."""

    def tree(self, source: str) -> ast.Module:
        """The whole module, with the mistake."""
        tree = ast.parse(source)
        tree.body[self.place] = self.statement
        return ast.fix_missing_locations(tree)

    def __str__(self) -> str:
        return f"{self.function or 'constants'}, line {self.line}: `{self.before}` → `{self.after}`"


class Mistake(ast.NodeTransformer):
    """Makes one of all possible mistakes: the one whose number it is given."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.seen = 0
        self.made: tuple[int, str, str] | None = None

    def offer(self, node: ast.AST, change: Callable[[], ast.AST]) -> ast.AST:
        """Count a mistake that could be made here, and make it if it is the one."""
        number = self.seen
        self.seen += 1
        if number != self.wanted:
            return node
        before = ast.unparse(node)
        after = change()
        self.made = getattr(node, "lineno", 0), before, ast.unparse(after)
        return after

    def visit(self, node: ast.AST) -> ast.AST:
        """Mistakes inside first, then those of the node itself, in a fixed order."""
        if isinstance(node, ast.FunctionDef):
            # Docstrings, parameters and annotations do not run.
            node.body = [self.visit(part) for part in node.body]  # type: ignore[misc]
            return node
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return node
        if isinstance(node, ast.AnnAssign) and node.value:
            node.value = self.visit(node.value)  # type: ignore[assignment]
        else:
            self.generic_visit(node)
        method = getattr(self, f"in_{type(node).__name__.lower()}", None)
        found: ast.AST = method(node) if method and not self.made else node
        return found

    def in_compare(self, node: ast.Compare) -> ast.AST:
        for place, operator in enumerate(node.ops):
            other = COMPARED.get(type(operator))
            if other is not None and not self.made:
                ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
                node = self.offer(node, lambda: ast.Compare(node.left, ops, node.comparators))  # type: ignore[assignment]  # noqa: B023
        return node

    def in_boolop(self, node: ast.BoolOp) -> ast.AST:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return self.offer(node, lambda: ast.BoolOp(other, node.values))

    def in_binop(self, node: ast.BinOp) -> ast.AST:
        other = COMPUTED.get(type(node.op))
        return (
            node
            if other is None
            else self.offer(node, lambda: ast.BinOp(node.left, other(), node.right))
        )

    def in_unaryop(self, node: ast.UnaryOp) -> ast.AST:
        return self.offer(node, lambda: node.operand)

    def in_constant(self, node: ast.Constant) -> ast.AST:
        if type(node.value) is not int:
            return node
        value = node.value
        node = self.offer(node, lambda: ast.Constant(value + 1))  # type: ignore[assignment]
        return node if self.made else self.offer(node, lambda: ast.Constant(value - 1))

    def in_augassign(self, node: ast.AugAssign) -> ast.AST:
        other = COMPUTED.get(type(node.op))
        found: ast.AST = node
        if other is not None:
            found = self.offer(node, lambda: ast.AugAssign(node.target, other(), node.value))
        return found if self.made else self.removed(node)

    def in_assign(self, node: ast.Assign) -> ast.AST:
        """Without a local variable nothing runs; without a change of the state much does."""
        changes = isinstance(node.targets[0], ast.Attribute | ast.Subscript)
        return self.removed(node) if changes else node

    def in_expr(self, node: ast.Expr) -> ast.AST:
        return self.removed(node)

    def removed(self, node: ast.stmt) -> ast.AST:
        return self.offer(node, ast.Pass)

    def in_if(self, node: ast.If) -> ast.AST:
        return self.turned(node, node.test)

    def in_while(self, node: ast.While) -> ast.AST:
        return self.turned(node, node.test)

    def turned(self, node: ast.If | ast.While, test: ast.expr) -> ast.AST:
        """A condition that holds when it should not."""
        condition = self.offer(test, lambda: ast.UnaryOp(ast.Not(), test))
        node.test = condition  # type: ignore[assignment]
        return node

    def in_ifexp(self, node: ast.IfExp) -> ast.AST:
        return self.offer(node, lambda: ast.IfExp(node.test, node.orelse, node.body))

    def in_call(self, node: ast.Call) -> ast.AST:
        for place in range(len(node.args) - 1):
            one, two = node.args[place : place + 2]
            if not self.made and ast.dump(one) != ast.dump(two):
                args = [*node.args[:place], two, one, *node.args[place + 2 :]]
                node = self.offer(node, lambda: ast.Call(node.func, args, node.keywords))  # type: ignore[assignment]  # noqa: B023
        return node


def mutants(source: str) -> Iterator[Mutant]:
    """All of them, in the order of the source."""
    tree = ast.parse(source)
    for place, statement in enumerate(tree.body):
        name = statement.name if isinstance(statement, ast.FunctionDef) else ""
        if not name and not is_table(statement):
            continue
        counted = Mistake(-1)
        counted.visit(deepcopy(statement))
        for number in range(counted.seen):
            mistake = Mistake(number)
            changed: Any = mistake.visit(deepcopy(statement))
            assert mistake.made
            line, before, after = mistake.made
            yield Mutant(name, line or statement.lineno, before, after, place, changed)


def is_table(statement: ast.stmt) -> bool:
    """A constant of the module that is written out: numbers and tuples of numbers."""
    return isinstance(statement, ast.Assign) and all(
        isinstance(node, ast.Tuple | ast.Constant | ast.Load) for node in ast.walk(statement.value)
    )
