"""Messages: keys with arguments in, sentences in one of five languages out.

The sentences are in Fluent files, `text/LANGUAGE/FILE.ftl`, here and in the folder of each game.
A message's key begins with the name of its file, so only the files that are needed are read.

>>> english, czech = catalog("en"), catalog("cs")
>>> english.text("error-unknown-language", name="xx", known=["en", "cs"])
'There is no language “xx”. Languages: en, cs.'
>>> print(czech.text("diamant-board-lying", gems=3, relics=1))
V jeskyni leží: 3 drahokamy, 1 relikvie.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from karfunkel.core.places import TEXTS, text_folders

KEPT = 4096
"""How many sentences of a language are kept: a board says most of them again and again."""
SPACES = re.compile("[ \n]+")

LANGUAGES = ("en", "de", "fr", "cs", "sk")
"""The languages, English first."""


class MissingMessageError(LookupError):
    """A missing message, or a missing argument of one: a bug."""


class Catalog:
    """All sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], {"WORD": self._word}, use_isolating=False)
        self._loaded: set[str] = set()
        self._kept = lru_cache(KEPT)(self._said)

    def text(self, key: str, /, *, names: Sequence[str] = (), **args: Any) -> str:
        """The sentence for a key; seats in the arguments become `names`."""
        self._load(key.partition("-")[0])
        if not self._bundle.has_message(key):
            raise MissingMessageError(f"{key} has no sentence in {self.language}")
        spoken = {name: self._spoken(name, value, names) for name, value in args.items()}
        if "players" in args:
            spoken.setdefault("count", len(args["players"]))
        # With their types: 1 and 1.0 are equal, but are written differently.
        return self._kept(key, tuple((name, type(a), a) for name, a in spoken.items()))

    def _said(self, key: str, args: tuple[tuple[str, type, Any], ...]) -> str:
        """The sentence for arguments that are words and numbers by now."""
        pattern = self._bundle.get_message(key).value
        spoken = {name: value for name, _, value in args}
        sentence, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise MissingMessageError(f"{key} in {self.language}: {errors[0]}")
        # Omitted parts of a sentence leave their spaces behind.
        return SPACES.sub(" ", str(sentence)).strip()

    def page(self, name: str) -> str:
        """A whole page, such as the rules of a game."""
        return _read(self.language, f"{name}.md")

    def names(self, players: Sequence[str]) -> str:
        """A list of names in words: A, B and C."""
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
            apart = " / " if any(isinstance(item, dict) for item in value) else ", "
            return apart.join(str(self._spoken(name, item, names)) for item in value)
        if hasattr(value, "key") and hasattr(value, "args_for_text"):
            return self.text(value.key, names=names, **value.args_for_text)
        if isinstance(value, dict):
            return self.text(value["key"], names=names, **value["args"])
        return value

    def _name(self, seat: int, names: Sequence[str]) -> str:
        if 0 <= seat < len(names):
            return names[seat]
        return self.text("play-player", number=str(seat + 1))

    def _word(self, word: Any, of: Any) -> str:
        """`{ WORD($trap, of: "diamant-trap") }`: the message “diamant-trap-” and the word.

        For a list: the message of each of its words.
        """
        return ", ".join(self.text(f"{of}-{one}") for one in str(word).split(", ") if one)

    def _load(self, file: str) -> None:
        if file not in self._loaded:
            self._loaded.add(file)
            try:
                source = _read(self.language, f"{file}.ftl")
            except FileNotFoundError:
                return
            self._bundle.add_resource(FluentResource(source))


def _read(language: str, file: str) -> str:
    ours = TEXTS / language / file
    if ours.is_file():  # most messages are here: no need to look for other packages
        return ours.read_text("utf-8")
    for folder in text_folders():
        found = folder / language / file
        if found.is_file():
            return found.read_text("utf-8")
    raise FileNotFoundError(file)


@cache
def catalog(language: str) -> Catalog:
    """The sentences of a language."""
    if language not in LANGUAGES:
        from karfunkel.core.errors import Refusal

        raise Refusal("error-unknown-language", name=language, known=list(LANGUAGES))
    return Catalog(language)
