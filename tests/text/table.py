"""All messages side by side, to be read: `python -m tests.text.table > messages.md`.

Every message of every file, in five languages, with 0, 1, 2 and 5 for its numbers and each of its
words for what it chooses between.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast

from karfunkel.text.messages import LANGUAGES, catalog
from tests.text.test_messages import FILES, messages, nodes, variables

NUMBERS = (0, 1, 2, 5)
NAMES = ["Anna", "Petr", "Eva", "Jan", "Zoé"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
TEXTS = ("name", "who", "file", "folder", "text", "address", "host", "reason", "hash", "game")
"""Arguments that are never numbers."""


def words(entry: Any) -> dict[str, list[str]]:
    """The words that an argument can be: what a message chooses between, or other messages."""
    found: dict[str, list[str]] = {}
    for node in nodes(entry):
        if isinstance(node, ast.SelectExpression) and isinstance(
            node.selector, ast.VariableReference
        ):
            keys = [getattr(variant.key, "name", None) for variant in node.variants]
            if chosen := [key for key in keys if key and key not in PLURALS]:
                found[node.selector.id.name] = chosen
    for node in nodes(entry):
        if isinstance(node, ast.FunctionReference) and node.id.name == "WORD":
            argument = node.arguments.positional[0].id.name
            stem = node.arguments.named[0].value.value + "-"
            every = messages("en", stem.partition("-")[0] + ".ftl")
            found.setdefault(argument, [])
            found[argument] += [key.removeprefix(stem) for key in every if key.startswith(stem)][:2]
    return found


def needed(entry: Any, file: str) -> set[str]:
    """The arguments of a message, and of the messages that stand in it."""
    inside = [node.id.name for node in nodes(entry) if isinstance(node, ast.MessageReference)]
    return variables(entry).union(*(needed(messages("en", file)[key], file) for key in inside))


def fillings(entry: Any, file: str) -> Iterator[dict[str, Any]]:
    """Arguments to say a message with."""
    chosen = words(entry)
    arguments = sorted(needed(entry, file))
    for number in NUMBERS:
        for turn in range(max([1, *map(len, chosen.values())])):
            args: dict[str, Any] = {}
            for name in arguments:
                if name in chosen:
                    args[name] = chosen[name][turn % len(chosen[name])]
                elif name.startswith("players"):
                    args[name] = list(range(max(1, number)))
                elif name.startswith("player"):
                    args[name] = 0
                elif name in TEXTS:
                    args[name] = f"‹{name}›"
                elif name == "terrain":
                    args[name] = "lake"
                elif name == "colour":
                    args[name] = "red"
                else:
                    args[name] = number
            yield args
        if not arguments:
            return


@cache
def rows(file: str) -> list[tuple[str, list[str]]]:
    """Keys of a file, each with what the languages say; the same sentences only once."""
    found = []
    for key, entry in messages("en", file).items():
        seen = []
        for args in fillings(entry, file):
            said = [catalog(language).text(key, names=NAMES, **args) for language in LANGUAGES]
            if said not in seen:
                seen.append(said)
                found.append((key, said))
    return found


def main() -> None:
    """Write a table for each file."""
    for file in FILES:
        print(f"\n## {file}\n")
        print("| key |", " | ".join(LANGUAGES), "|")
        print("|---" * (1 + len(LANGUAGES)) + "|")
        for key, said in rows(file):
            print(f"| `{key}` |", " | ".join(text.replace("|", "\\|") for text in said), "|")


if __name__ == "__main__":
    main()
