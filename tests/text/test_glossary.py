"""One word for one thing: docs/glossary.md, kept by every message and every page of rules."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from karfunkel.core.registry import game_names
from karfunkel.text.messages import LANGUAGES, catalog
from tests.text.table import rows
from tests.text.test_messages import FILES

pytestmark = pytest.mark.xdist_group("text")
GLOSSARY = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text("utf-8")
COMMAND_LINE = {"help.ftl", "kingtool.ftl", "kingdata.ftl", "error.ftl"}
"""Where commands and files are quoted, which are English in every language."""
SHARED = {
    "en": {"case", "past", "place", "plan"},
    "de": {"manche", "sorte"},
    "fr": {"chance", "plan"},
    "cs": set(),
    "sk": {"karte", "relikvie", "truhlice"},
}
"""Words of other languages that are forms of words of this one too."""
TITLES = {"diamant", "würfelkönig"}
"""Printed titles, which every language may name."""


def tables() -> Iterator[list[str]]:
    """The rows of all tables of the page."""
    for line in GLOSSARY.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and not line.startswith("|---"):
            yield cells


def terms() -> dict[str, set[str]]:
    """The words of each language."""
    found: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for cells in tables():
        if len(cells) == 6 and cells[0] != "thing":
            for language, cell in zip(LANGUAGES, cells[1:], strict=True):
                found[language].update(word.casefold() for word in cell.split(", "))
    return found


def refused(language: str) -> dict[str, str]:
    """What a language does not say, as patterns, with what it says instead."""
    return {
        re.escape(word).replace(r"\*", r"\w*"): cells[2]
        for cells in tables()
        if len(cells) == 3 and cells[0] == language
        for word in cells[1].split(", ")
    }


def said(language: str) -> Iterator[tuple[str, str]]:
    """Everything a language says: where, and what."""
    for file in FILES:
        for key, sentences in rows(file):
            yield key, sentences[LANGUAGES.index(language)]
    for name in game_names():
        yield f"{name}.md", catalog(language).page(name)


def uses(patterns: list[str], language: str, skip: set[str]) -> list[str]:
    """Where one of these words stands."""
    words = re.compile(rf"(?<![\w-])(?:{'|'.join(patterns)})(?![\w-])", re.IGNORECASE)
    return [
        f"{where}: {match[0]}"
        for where, text in said(language)
        if f"{where.partition('-')[0]}.ftl" not in skip and (match := words.search(text))
    ]


def test_the_page_has_every_language() -> None:
    assert all(len(words) > 50 for words in terms().values())
    assert all(refused(language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_the_glossary_refuses(language: str) -> None:
    assert uses(list(refused(language)), language, set()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_another_language_is_used(language: str) -> None:
    known = terms()
    foreign = set().union(*(known[other] for other in LANGUAGES if other != language))
    own = known[language] | SHARED[language] | TITLES
    patterns = [re.escape(word) for word in foreign - own if len(word) > 3]
    assert uses(patterns, language, COMMAND_LINE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_hole(language: str) -> None:
    """Such as “0Body”, a space before a full stop, or nothing at all."""
    holes = re.compile(r"\d(?![a-z]\d)[A-Za-zÀ-ž]{2,}|\s[.,]|[({]\s*[)}]|\{|\$")
    wrong = [
        f"{key}: {sentences[LANGUAGES.index(language)]}"
        for file in FILES
        if file not in COMMAND_LINE
        for key, sentences in rows(file)
        if holes.search(sentences[LANGUAGES.index(language)])
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_stand_as_the_language_sets_them(language: str) -> None:
    """German sets a space before an ellipsis; French hard ones before a colon and its like."""
    wrong = r"\w…" if language == "de" else r"\s…"
    if language == "fr":
        wrong += r"|(?<!\u00a0):(?=\s|$)|(?<!\u202f)[;?!](?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»"
    signs = re.compile(wrong)
    found = [
        f"{where}: {match[0]}"
        for where, text in said(language)
        if f"{where.partition('-')[0]}.ftl" not in COMMAND_LINE and (match := signs.search(text))
    ]
    assert found == []
