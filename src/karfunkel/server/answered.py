"""The last commands of a table, to recognise copies of them that come later."""

from collections.abc import Sequence

import msgspec

ANSWERS = 64
REFUSALS = 16
Name = tuple[str, str]
"""A command: its sender and its id."""


class Answer(msgspec.Struct):
    """The answer to a command."""

    by: str
    id: str
    step: int
    table: str = ""
    moment: int = 0


class Answered:
    """What a copy of a command is told: the same answer, or that it was refused."""

    def __init__(self) -> None:
        self._answers: dict[Name, Answer] = {}
        self._refused: dict[Name, bool] = {}
        """The value says whether it is saved."""

    def answer(self, name: Name) -> Answer | None:
        """The answer that was given."""
        return self._answers.get(name)

    def refused(self, name: Name) -> bool:
        """Whether it was refused. It stays so, even where it would be legal again."""
        return name in self._refused

    def remember(self, answer: Answer) -> None:
        """Note the answer to a command that was executed."""
        self._answers[answer.by, answer.id] = answer
        while len(self._answers) > ANSWERS:
            del self._answers[next(iter(self._answers))]

    def refuse(self, name: Name) -> None:
        """Note that a command was refused."""
        self._refused[name] = False
        while len(self._refused) > REFUSALS:
            del self._refused[next(iter(self._refused))]

    def unsaved(self) -> list[Name]:
        """Refused commands that no entry names yet."""
        return [name for name, saved in self._refused.items() if not saved]

    def saved(self, names: Sequence[Name]) -> None:
        """Note that an entry names these refused commands."""
        for name in names:
            self.refuse(name)
            self._refused[name] = True
