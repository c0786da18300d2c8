"""How a person is asked for the value of an option, step by step."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from karfunkel.core.game import Text
    from karfunkel.text.messages import Catalog


class Guide(Protocol):
    """Questions that lead to the value of an option, one at a time."""

    offer: tuple[str, str]
    """The keys of two choices: to leave the option as it is, and to be asked."""

    @property
    def question(self) -> "Text | None":
        """What is asked now; None when all is answered."""

    @property
    def value(self) -> str:
        """The value that the answers lead to."""

    def answer(self, text: str) -> None:
        """Take an answer to the question, or refuse it."""

    def board(self, text: "Catalog") -> list[str]:
        """What has been chosen so far, as lines."""
