"""The parser of the command line: help in the language of the run, errors in one sentence."""

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

from karfunkel.core.errors import Refusal
from karfunkel.text.messages import Catalog

Run = Callable[[argparse.Namespace, Catalog], int]
"""What a command does: it returns the exit code."""


class Parser(argparse.ArgumentParser):
    """A parser with messages in the language of the run and one-sentence errors."""

    def __init__(self, text: Catalog, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self.text = text
        self._positionals.title = text.text("help-named")
        self._optionals.title = text.text("help-options")
        self.commands: dict[str, Parser] = {}
        self.set_defaults(parser=self)
        self.option("-h", "--help", words=text.text("help-help"), action="help")
        self.option("--lang", words=text.text("help-lang"), metavar="LANG")

    def option(self, *names: str, words: str, **settings: Any) -> None:
        """An argument with its help."""
        self.add_argument(*names, help=words.replace("%", "%%"), **settings)

    def command(self, name: str, words: str, run: Run | None = None) -> "Parser":
        """A subcommand; without `run` it only has subcommands of its own."""
        if not self.commands:
            title = self.text.text("help-commands")
            self.parsers = self.add_subparsers(metavar="COMMAND", title=title)
        made: Parser = self.parsers.add_parser(
            name, text=self.text, help=words.replace("%", "%%"), description=words
        )
        if run:
            made.set_defaults(run=run)
        self.commands[name] = made
        return made

    def format_usage(self) -> str:
        """The usage line."""
        return super().format_usage().replace("usage:", self.text.text("help-usage"), 1)

    def format_help(self) -> str:
        """The whole help text."""
        return super().format_help().replace("usage:", self.text.text("help-usage"), 1)

    def error(self, message: str) -> NoReturn:
        """Refuse; the words after the colon say what was wrong."""
        command = self.prog.removeprefix("karfunkel").strip()
        what = message.rpartition(": ")[2]
        key = "error-missing-argument" if "required" in message else "error-unknown-argument"
        raise Refusal(key, text=what, command=command)
