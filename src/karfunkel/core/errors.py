"""Refusals: a message key with arguments, which people read in their own language.

>>> error = Refusal("error-unknown-game", name="chess", known=["diamant"])
>>> error.key, error.args_for_text["name"]
('error-unknown-game', 'chess')
>>> print(error)
There is no game “chess”. Games: diamant.
"""

from collections.abc import Iterable
from typing import Any


class Refusal(ValueError):
    """Bad input of any kind. Nothing has changed when this is raised."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_for_text = args

    def __str__(self) -> str:
        # Imported late: programs that only handle the error do not need the texts.
        from karfunkel.text.messages import catalog

        return catalog("en").text(self.key, **self.args_for_text)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_refusal, (type(self), self.key, self.args_for_text))


def not_allowed(name: str, value: object, allowed: Iterable[object]) -> Refusal:
    """The refusal of an option or setting whose value is not allowed."""
    return Refusal("error-option-value", name=name, value=str(value), allowed=[*map(str, allowed)])


class IllegalStep(Refusal):
    """A step that the rules do not allow in this state."""


def _refusal(kind: type[Refusal], key: str, args: dict[str, Any]) -> Refusal:
    return kind(key, **args)
