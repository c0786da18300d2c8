"""Positions of every game as text: they read back, and what is no position is refused."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karfunkel.core.dealer import Seeded
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.registry import game_names, load_game
from karfunkel.games.diamant.game import Diamant
from karfunkel.text.messages import LANGUAGES, catalog
from tests.cases import cases
from tests.contract.games import generator, random_step

GAMES = [name for name in game_names() if load_game(name).notation_type]
NAMES = st.sampled_from(GAMES)
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "diamant": [{}, {"deck": "small", "rounds": 3}, {"deck": "tiny"}, {"closed_chests": True}],
    "emerald": [{}, {"open_gold": True, "treasures": 2}, {"pile_cards": 1}],
    "kingdice": [{}, {"random_fields": True, "random_join": True}, {"terrain_tiles": 1}],
}
"""Tables of every kind."""


def walk(game: Game, state: Any, seed: int, steps: int) -> Any:
    """The state so many random steps further on, or at the end."""
    dealer, rng = Seeded(seed), generator(seed, 1)
    for _ in range(steps):
        if game.turn(state).over:
            break
        game.apply(state, random_step(game, state, dealer, rng))
    return state


@st.composite
def positions(draw: st.DrawFn, most: int = 600) -> tuple[Game, Any]:
    """A game, and its state after any number of random steps."""
    game = load_game(draw(NAMES))
    options = draw(st.sampled_from(OPTIONS[game.name]))
    players = draw(st.sampled_from(game.players))
    seed, steps = draw(st.integers(0, 2**32)), draw(st.integers(0, most))
    return game, walk(game, game.new({"players": players, **options}), seed, steps)


@settings(deadline=None, max_examples=60)
@given(positions())
def test_a_position_reads_back(position: tuple[Game, Any]) -> None:
    game, state = position
    text = game.position_text(state)
    assert game.parse_position(text) == state, text
    assert "\n" not in text


@settings(deadline=None, max_examples=40)
@given(positions(), st.integers(-1, 7))
def test_an_observed_position_reads_back(position: tuple[Game, Any], player: int) -> None:
    game, state = position
    observed = game.observe(state, min(player, state.players - 1))
    text = game.position_text(observed)
    assert game.parse_position(text, observed=True) == observed, text
    if observed != state:
        assert "?" in text
        with pytest.raises(Refusal, match="leaves open what is hidden"):
            game.parse_position(text)


def test_a_hidden_hand_is_shown_as_such_where_it_follows_from_the_rest() -> None:
    """Who gave a card has a hidden hand: the position says so all the same."""
    game = load_game("emerald")
    state = walk(game, game.new({"players": 2, "pile_cards": 1}), 3, 70)
    text = game.position_text(game.observe(state))
    assert "gold 1 took 1, 1 gave, 1 took 3, 1 took 2; hands ? / -" in text
    assert game.parse_position(text, observed=True) == game.observe(state)


@st.composite
def mangled(draw: st.DrawFn) -> tuple[Game, str]:
    """The text of a position with something wrong about it, most of the time."""
    game, state = draw(positions())
    text, other = game.position_text(state), game.position_text(game.new())
    for _ in range(draw(st.integers(1, 3))):
        way = draw(st.integers(0, 3))
        sections = text.split("; ")
        at = draw(st.integers(0, len(sections) - 1))
        if way == 0:  # leave a part out
            sections.pop(at)
            text = "; ".join(sections)
        elif way == 1:  # take a part of another position, or one twice
            sections[at] = draw(st.sampled_from(sections + other.split("; ")))
            text = "; ".join(sections)
        elif way == 2 and re.search(r"\d", text):  # another number
            numbers = [found.span() for found in re.finditer(r"\d+", text)]
            start, end = draw(st.sampled_from(numbers))
            text = text[:start] + str(draw(st.integers(0, 20))) + text[end:]
        else:  # anything
            place = draw(st.integers(0, len(text)))
            text = (
                text[:place] + draw(st.text(max_size=3)) + text[place + draw(st.integers(0, 3)) :]
            )
    return game, text


def read_or_refuse(game: Game, text: str) -> Any:
    """The state; None if the text is refused, which is said in every language."""
    try:
        return game.parse_position(text)
    except Refusal as refusal:
        for language in LANGUAGES:
            catalog(language).text(refusal.key, **refusal.args_for_text)
        return None


@settings(max_examples=cases(50, 300))
@given(mangled(), st.integers(0, 2**32))
def test_what_is_no_position_is_refused_and_what_is_one_can_be_played(
    position: tuple[Game, str], seed: int
) -> None:
    game, text = position
    state = read_or_refuse(game, text)
    if state is None:
        return
    assert game.parse_position(game.position_text(state)) == state
    game.view(state)
    walk(game, state, seed, 200)
    game.view(state)


@settings(deadline=None, max_examples=100)
@given(NAMES, st.text())
def test_any_text_is_a_position_or_refused(name: str, text: str) -> None:
    game = load_game(name)
    read_or_refuse(game, text)
    read_or_refuse(game, f"{name}/{game.version}; {text}")


def test_the_positions_of_the_docs_can_be_read() -> None:
    page = (Path(__file__).parents[2] / "docs" / "positions.md").read_text("utf-8")
    blocks = [" ".join(block.split()) for block in re.findall(r"(?:^    .*\n)+", page, re.M)]
    found = [block for block in blocks if block.partition("/")[0] in GAMES]
    assert {block.partition("/")[0] for block in found} == set(GAMES)
    for text in found:
        game = load_game(text.partition("/")[0])
        assert game.position_text(game.parse_position(text))


def test_a_game_without_a_notation_says_so() -> None:
    game: Game = Diamant()
    game.notation_type = None
    with pytest.raises(Refusal, match="diamant has no notation for positions"):
        game.parse_position("diamant/1")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "“” is not a position"),
        ("hello", "“hello” is not a position"),
        ("chess/1; players 2", "a position of chess, and here diamant is played"),
        ("diamant/7; players 2", "version 7 of the rules of diamant"),
        ("diamant/1; players 1", "“1” is not allowed for “players”"),
        ("diamant/1; colour red", "has no part “colour”"),
        ("diamant/1; round 2; round 3", "names “round” twice"),
        ("diamant/1; players 3; chests 1, 2", "“chests” has 2 entries in this position. Needed: 3"),
        ("diamant/1; row treasure 6", "“treasure 6” is not allowed for “row”"),
        ("diamant/1; row treasure 9, treasure 9", "“row” and “treasure 9” do not fit"),
        ("diamant/1; row trap ram, trap ram", "“trap ram” makes 2. Possible: 0–1"),
        ("diamant/1; players 3; row treasure 9; hand 4", "“hand” makes 4. Possible: 0–3"),
        ("diamant/1; players 3; chests 99, 99, 0", "“chests” makes 198. Possible: 0–0"),
        ("diamant/1; players 3; phase over", "“phase” and “round” do not fit together"),
        ("diamant/1; phase choose", "“phase” and “row” do not fit together"),
        ("diamant/1; players 3; cave 5; row relic", "“cave” and “players” do not fit together"),
        ("diamant/1; gone relic", "“gone” makes 1. Possible: 0–0"),
    ],
)
def test_a_refusal_names_what_is_wrong(text: str, sentence: str) -> None:
    game = load_game("diamant")
    with pytest.raises(Refusal, match=re.escape(sentence)):
        game.parse_position(text)
