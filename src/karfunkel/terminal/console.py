"""Reading from and writing to a terminal or a pipe: plain lines, in colour if supported."""

import getpass
import sys

from rich.console import Console
from rich.text import Text as Styled


class Stopped(Exception):
    """The person wants to stop, or the input has ended."""


class Terminal:
    """Lines out, answers in."""

    def __init__(self) -> None:
        self._console = Console(highlight=False, soft_wrap=True)

    @property
    def interactive(self) -> bool:
        """Whether a person sits at a real terminal."""
        return sys.stdin.isatty() and self._console.is_terminal

    def say(self, line: str = "", style: str = "") -> None:
        """Print a line."""
        self._console.print(Styled(line, style=style))

    def ask(self, prompt: str, secret: bool = False) -> str:
        """Read a line; a secret line is not shown while it is typed."""
        try:
            if secret and self.interactive:
                return getpass.getpass(prompt + " ").strip()
            self._console.print(Styled(prompt, style="bold"), end=" ")
            answer = sys.stdin.readline()
        except EOFError:
            raise Stopped from None
        if not answer:
            self.say()
            raise Stopped
        if not sys.stdin.isatty():
            self.say()  # piped input is not echoed, so end the line ourselves
        return answer.strip()

    def clear(self) -> None:
        """Clear this player's screen before the next player looks."""
        if self.interactive:
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()
