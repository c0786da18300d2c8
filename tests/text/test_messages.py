"""Five languages: every message in each of them, with the same arguments and the right plurals."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from karfunkel.core.errors import Refusal
from karfunkel.core.game import SPECTATOR
from karfunkel.core.places import text_folders
from karfunkel.core.registry import game_names, load_game
from karfunkel.games.kingdice.box.condition_text import condition_words, parse_condition, phrase
from karfunkel.text.messages import (
    LANGUAGES,
    Catalog,
    MissingMessageError,
    catalog,
)
from tests.cases import cases
from tests.contract.games import random_game

# One process parses the files and plays the games.
pytestmark = pytest.mark.xdist_group("text")
FOLDERS = text_folders()
OTHERS = LANGUAGES[1:]
FILES = {path.name: folder for folder in FOLDERS for path in sorted((folder / "en").glob("*.ftl"))}
"""Every file of messages, with the folder of all its languages."""
PLURALS = {"en": {"one"}, "de": {"one"}, "fr": {"one"}, "cs": {"one", "few"}, "sk": {"one", "few"}}
"""The forms a counting sentence needs besides `other`."""


def nodes(entry: Any) -> Iterator[Any]:
    """A message and everything in it."""
    yield entry
    for value in vars(entry).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


@cache
def messages(language: str, file: str) -> dict[str, Any]:
    resource = FluentParser().parse((FILES[file] / language / file).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file}: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), (
        f"{language}/{file} repeats itself"
    )
    return {entry.id.name: entry for entry in found}


def variables(entry: Any) -> set[str]:
    return {node.id.name for node in nodes(entry) if isinstance(node, ast.VariableReference)}


def choices(entry: Any) -> list[set[str]]:
    """The keys of every choice between forms."""
    return [
        {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
        for node in nodes(entry)
        if isinstance(node, ast.SelectExpression)
    ]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_exists_with_the_same_arguments(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    for key, entry in english.items():
        assert variables(other[key]) == variables(entry), f"{language} {key}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_begins_with_the_name_of_its_file(language: str, file: str) -> None:
    assert all(key.startswith(file.removesuffix(".ftl") + "-") for key in messages(language, file))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_counting_sentences_have_every_plural_form(language: str, file: str) -> None:
    for key, entry in messages(language, file).items():
        for forms in choices(entry):
            if forms & {"one", "few", "many"}:
                assert PLURALS[language] <= forms, f"{language} {key} has only {sorted(forms)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_file_of_its_own(language: str) -> None:
    for folder in FOLDERS:
        english = {path.name for path in (folder / "en").iterdir()}
        assert {path.name for path in (folder / language).iterdir()} == english


Said = tuple[str, dict[str, Any]]
ALIKE = cases(60, 1_000_000)
"""Sentences with the same key that are looked at: a reroll can be said in 13,000 ways."""


@cache
def told(name: str, players: int) -> list[Said]:
    """What random games show, each thing once."""
    found: dict[str, dict[str, Said]] = {}
    for key, args in shown(name, players):
        alike = found.setdefault(key, {})
        if len(alike) < ALIKE:
            alike.setdefault(repr(args), (key, args))
    return [said for alike in found.values() for said in alike.values()]


def shown(name: str, players: int) -> Iterator[Said]:
    """Every message a random game can show."""
    game = load_game(name)
    yield f"{name}-title", {}
    yield f"{name}-pitch", {}
    for option in game.options:
        yield f"{name}-option-{option}", {}
    for number in range(cases(2, 12)):
        for moment in random_game(game, players, number):
            for event in moment.events:
                yield event.key, event.args
            for player in game.turn(moment.before).players:
                yield game.question(moment.before, player)
                for action in game.legal(moment.before, player):
                    yield game.action_label(moment.before, player, action)
                    yield from game.reasons(moment.before, player, action)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_whatever_a_game_says_can_be_said(name: str, language: str) -> None:
    text = catalog(language)
    for players in (load_game(name).players[0], load_game(name).players[-1]):
        names = [f"N{n}" for n in range(players)]
        for key, args in told(name, players):
            sentence = text.text(key, names=names, **args)
            assert sentence
            assert "{" not in sentence
            assert "$" not in sentence
            assert "  " not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_board_can_be_said(name: str, language: str) -> None:
    game, text = load_game(name), catalog(language)
    players = game.default_players
    for moment in random_game(game, players, 5):
        for player in (SPECTATOR, 0):
            lines = game.board.board(game.view(moment.after, player), text, ["A"] * players)
            assert all(line and "{" not in line for line in "\n".join(lines).split("\n") if line)


@pytest.mark.parametrize("name", game_names())
def test_every_event_of_the_rules_has_a_message(name: str) -> None:
    game = load_game(name)
    english = messages("en", f"{name}.ftl")
    told = {key for key in english if key.startswith(f"{name}-event-")}
    assert told == {key for key, _ in game.events}
    for key, readers in game.events:
        arguments = {argument for argument, _ in readers}
        missing = (
            variables(english[key]) - arguments - ({"count"} if "players" in arguments else set())
        )
        assert not missing, f"{key} wants {missing}"


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["0 gems", "1 gem", "2 gems", "5 gems", "21 gems"]),
        ("de", ["0 Edelsteine", "1 Edelstein", "2 Edelsteine", "5 Edelsteine", "21 Edelsteine"]),
        ("cs", ["0 drahokamů", "1 drahokam", "2 drahokamy", "5 drahokamů", "21 drahokamů"]),
        ("sk", ["0 drahokamov", "1 drahokam", "2 drahokamy", "5 drahokamov", "21 drahokamov"]),
    ],
)
def test_plurals(language: str, forms: list[str]) -> None:
    text = catalog(language)
    for gems, form in zip((0, 1, 2, 5, 21), forms, strict=True):
        assert form in text.text("diamant-board-lying", gems=gems, relics=0)


def test_french_counts_nothing_in_the_singular() -> None:
    sentence = catalog("fr").text("diamant-board-lying", gems=0, relics=1)
    assert "0 gemme," in sentence


def test_names_are_joined_as_one_reads_them() -> None:
    assert catalog("en").names(["A", "B", "C"]) == "A, B and C"
    assert catalog("cs").names(["A", "B"]) == "A a B"
    assert catalog("de").names(["A"]) == "A"


@pytest.mark.parametrize(
    ("name", "language"), [(n, lang) for n in game_names() for lang in LANGUAGES]
)
def test_every_game_has_its_rules_in_every_language(name: str, language: str) -> None:
    page = catalog(language).page(name)
    assert page.startswith("# ")
    assert len(page.splitlines()) > 25
    assert max(map(len, page.splitlines())) <= 100
    if language != "en":
        assert page != catalog("en").page(name)


def test_a_missing_message_or_argument_is_our_mistake() -> None:
    with pytest.raises(MissingMessageError, match="play-nonsense has no sentence"):
        catalog("en").text("play-nonsense")
    with pytest.raises(MissingMessageError, match="play-player"):
        catalog("en").text("play-player")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match="There is no language “eo”"):
        catalog("eo")


def test_only_the_files_that_are_needed_are_read() -> None:
    text = Catalog("en")
    text.text("play-yes")
    assert text._loaded == {"play"}


NOTATION = re.compile(
    r"\b[rbg][1-6]\b|\b(?:run|equal|sum|[23] pairs|triples|one-colour|even|odd)\b|[<>]="
)
"""Dice and conditions as files and the command line write them."""


@pytest.mark.parametrize("language", OTHERS)
def test_no_die_and_no_condition_reaches_a_reader_in_notation(language: str) -> None:
    game, text = load_game("kingdice"), catalog(language)
    names = ["Anna", "Petr", "Eva", "Jan"]
    board = import_module("karfunkel.games.kingdice.screens.board")
    said = [text.text(key, names=names, **args) for key, args in told("kingdice", 4)]
    for moment in islice(random_game(game, 4, 5), 0, None, cases(6, 1)):
        said += board.board(game.view(moment.after, SPECTATOR), text, names)
    assert len(said) > 1000
    assert [sentence for sentence in said if NOTATION.search(sentence)] == []


def test_dice_and_conditions_are_said_in_the_language_of_the_reader() -> None:
    red_four = {"effect": "tamer", "joker": "r4"}
    colours = condition_words(*phrase(parse_condition("3 red + 2 green")))
    sentence = catalog("cs").text("kingdice-event-card-on-offer", conditions=[colours], **red_four)
    assert sentence.endswith("krotitel draků – 3 červené a 2 zelené – žolík: červená 4.")
    thrown = catalog("fr").text(
        "kingdice-event-thrown", names=["Zoé"], player=0, throw=1, dice=["r4", "g1"]
    )
    assert "4 rouge, 1 vert" in thrown
