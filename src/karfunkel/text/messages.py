"""Messages: keys with arguments in, sentences in one of five languages out.

The sentences stand in Fluent files, `text/LANGUAGE/FILE.ftl`. A message's key begins with the
name of its file, so only the files that are needed are read.

>>> english, czech = catalog("en"), catalog("cs")
>>> english.text("error-unknown-language", name="xx", known=["en", "cs"])
'There is no language “xx”. Languages: en, cs.'
>>> print(czech.text("diamant-board-lying", gems=3, relics=1))
V jeskyni leží: 3 drahokamy, 1 relikvie.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

SPACES = re.compile("[ \n]+")

LANGUAGES = ("en", "de", "fr", "cs", "sk")
"""The languages, English first."""

LANGUAGE_NAMES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "cs": "Čeština",
    "sk": "Slovenčina",
}


class MissingMessageError(LookupError):
    """A message or an argument that a sentence needs does not exist: a mistake of ours."""


class Catalog:
    """All sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], {"WORD": self._word}, use_isolating=False)
        self._loaded: set[str] = set()

    def text(self, key: str, /, *, names: Sequence[str] = (), **args: Any) -> str:
        """The sentence for a key; seats in the arguments become `names`."""
        self._load(key.partition("-")[0])
        if not self._bundle.has_message(key):
            raise MissingMessageError(f"{key} has no sentence in {self.language}")
        spoken = {name: self._spoken(name, value, names) for name, value in args.items()}
        if "players" in args:
            spoken.setdefault("count", len(args["players"]))
        pattern = self._bundle.get_message(key).value
        sentence, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise MissingMessageError(f"{key} in {self.language}: {errors[0]}")
        # Parts that a sentence leaves out leave their spaces behind.
        return SPACES.sub(" ", str(sentence)).strip()

    def page(self, name: str) -> str:
        """A whole page, such as the rules of a game."""
        return _read(self.language, f"{name}.md")

    def names(self, players: Sequence[str]) -> str:
        """A list of names as one reads it: A, B and C."""
        if len(players) < 2:
            return "".join(players)
        return self.text("play-and", first=", ".join(players[:-1]), last=players[-1])

    def _spoken(self, name: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, bool):
            return self.text("play-yes" if value else "play-no")
        if isinstance(value, int):
            return self._name(value, names) if name.startswith("player") else value
        if isinstance(value, list | tuple):
            if name.startswith("players"):
                return self.names([self._name(seat, names) for seat in value])
            return ", ".join(str(item) for item in value)
        if hasattr(value, "key") and hasattr(value, "args_for_text"):
            return self.text(value.key, names=names, **value.args_for_text)
        return value

    def _name(self, seat: int, names: Sequence[str]) -> str:
        if 0 <= seat < len(names):
            return names[seat]
        return self.text("play-player", number=str(seat + 1))

    def _word(self, word: Any, of: Any) -> str:
        """`{ WORD($trap, of: "diamant-trap") }`: the message “diamant-trap-” and the word."""
        return self.text(f"{of}-{word}")

    def _load(self, file: str) -> None:
        if file not in self._loaded:
            self._loaded.add(file)
            try:
                source = _read(self.language, f"{file}.ftl")
            except FileNotFoundError:
                return
            self._bundle.add_resource(FluentResource(source))


def _read(language: str, file: str) -> str:
    return files("karfunkel.text").joinpath(language, file).read_text("utf-8")


@cache
def catalog(language: str) -> Catalog:
    """The sentences of a language."""
    if language not in LANGUAGES:
        from karfunkel.core.errors import Refusal

        raise Refusal("error-unknown-language", name=language, known=list(LANGUAGES))
    return Catalog(language)
