"""Emerald as a whole: invariants over random games, both backends, notation, words."""

from functools import cache
from typing import Any

import pytest

from karfunkel.core import playout
from karfunkel.core.errors import IllegalStep
from karfunkel.core.game import Chance, Choices, Event, Text
from karfunkel.core.link import Backend, link
from karfunkel.core.playout import Totals
from karfunkel.core.rng import Rng, below, seed
from karfunkel.core.work import Work
from karfunkel.games.emerald import features, stats
from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.rules import play as rules
from karfunkel.games.emerald.rules import state as table
from karfunkel.games.emerald.rules.state import State
from karfunkel.games.emerald.screens import board
from karfunkel.text.messages import LANGUAGES, catalog
from tests.cases import cases
from tests.contract.invariants.emerald import check
from tests.perft.counts import steps
from tests.rules.emerald_table import Table

NAMES = ["Anna", "Bob", "Cleo", "Dan", "Eva"]
EVERY_COUNT = pytest.mark.parametrize("players", range(2, 6))


class Seen:
    """Everything a person can be told in random games."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.texts: dict[str, Text] = {}
        self.views: list[Any] = []


@cache
def seen() -> Seen:
    """Play until every event, question and label has come up."""
    found = Seen()
    for number in range(60):
        players = 2 + number % 4
        rng = Rng()
        seed(rng, number, 77)
        g: State = GAME.new({"players": players, "open_gold": number % 3 == 0})
        while not GAME.turn(g).over:
            for event in take_random_step(g, rng):
                found.events.setdefault(event.key, event)
            for player in GAME.turn(g).players:
                texts = [GAME.action_label(g, player, a) for a in GAME.legal(g, player)]
                for text in [GAME.question(g, player), *texts]:
                    found.texts.setdefault(text.key, text)
        found.views.append(GAME.view(g, 0))
    found.views.append(GAME.view(GAME.new()))
    return found


def take_random_step(g: State, rng: Rng) -> list[Event]:
    turn = GAME.turn(g)
    if turn.chance:
        outcomes = [o for o, weight in GAME.outcomes(g) for _ in range(weight)]
        return GAME.apply(g, Chance(outcomes[below(rng, len(outcomes))]))
    (player,) = turn.players
    legal = GAME.legal(g, player)
    return GAME.apply(g, Choices(((player, legal[below(rng, len(legal))]),)))


# --- What always holds ----------------------------------------------------------------------


@EVERY_COUNT
def test_cards_and_knights_are_conserved(players: int) -> None:
    """Also: nobody is asked where there is nothing to choose, but for the first knight (E8)."""
    for number in range(12):
        rng = Rng()
        seed(rng, number, players)
        g: State = GAME.new({"players": players})
        while not GAME.turn(g).over:
            take_random_step(g, rng)
            check(g)
            for player in GAME.turn(g).players:
                asked = len(GAME.legal(g, player))
                assert asked > 1 or (asked == 1 and g.phase == table.MOVE and not g.second)


@EVERY_COUNT
def test_nothing_but_the_legal_is_allowed(players: int) -> None:
    rng = Rng()
    seed(rng, 3, players)
    g: State = GAME.new({"players": players})
    while not GAME.turn(g).over:
        before = g.copy()
        turn = GAME.turn(g)
        for player in turn.players:
            legal = GAME.legal(g, player)
            assert legal == sorted(set(legal))
            for action in set(range(-1, GAME.num_actions + 1)) - set(legal):
                with pytest.raises(IllegalStep):
                    GAME.apply(g, Choices(((player, action),)))
            with pytest.raises(IllegalStep):
                GAME.apply(g, Choices((((player + 1) % players, legal[0]),)))
        possible = [outcome for outcome, weight in GAME.outcomes(g) if weight > 0]
        assert bool(possible) == turn.chance
        for outcome in set(range(-1, GAME.num_outcomes + 1)) - set(possible):
            with pytest.raises(IllegalStep):
                GAME.apply(g, Chance(outcome))
        assert g == before
        take_random_step(g, rng)


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, [8, 8 * 4, 8 * 4 * 8]),  # then 3 knights of the same colour, or none (E14)
        (3, [5, 5 * 5, 5 * 5 * 5]),  # then 4 others, or none (E8)
        (5, [4, 4 * 4, 4 * 4 * 4]),
    ],
)
def test_the_first_turns_counted_by_hand(players: int, counts: list[int]) -> None:
    """Two choices of the first player, then one of the next."""
    level = [Table(players).g]
    for expected in counts:
        below_it = []
        for g in level:
            for step in steps(GAME, g):
                child = g.copy()
                GAME.apply(child, step)
                below_it.append(child)
        level = below_it
        assert len(level) == expected


# --- Both backends --------------------------------------------------------------------------


def play(backend: Backend, players: int, games: int, policy: str) -> tuple[Any, ...]:
    program = link(
        playout, rules=rules, policy=GAME.policies[policy], emit=stats.tally, backend=backend
    )
    start = program.put(GAME.new({"players": players}))
    state, work = program.make(State), program.make(Work)
    rng, totals = program.make(Rng), program.make(Totals)
    program.run("play_games", start, state, work, rng, totals, players, 11, 0, games)
    found = program.get(Totals, totals), program.get(State, state)
    return (*found, program.get(Work, work).tally)


@EVERY_COUNT
def test_both_backends_play_the_same_games(players: int) -> None:
    """Scores, wins, decisions, statistics and the last state, over many games."""
    games = cases(60, 300)
    assert play("python", players, games, "greedy") == play("compiled", players, games, "greedy")


def test_no_game_is_longer_than_the_statistics_hold() -> None:
    assert len(Work().tally) > stats.TURNS + stats.MOST_TURNS


@EVERY_COUNT
def test_statistics_add_up(players: int) -> None:
    totals, _, tally = play("python", players, 100, "random")
    found = stats.report(tally, totals.games)
    assert sum(found["ended_by"].values()) == totals.games
    assert sum(found["turns"].values()) == totals.games
    means = found["per_game"]
    assert means["caught"] == pytest.approx(means["bribes"] + means["eaten"])
    assert means["treasures"] <= 4
    assert len(board.report({**found, "players": players}, catalog("en"))) == 3 + players


# --- Notation and words ---------------------------------------------------------------------


def test_every_action_and_outcome_has_its_own_notation() -> None:
    actions = [GAME.action_text(action) for action in range(GAME.num_actions)]
    outcomes = [GAME.outcome_text(outcome) for outcome in range(GAME.num_outcomes)]
    assert [GAME.parse_action(text) for text in actions] == list(range(GAME.num_actions))
    assert [GAME.parse_outcome(text) for text in outcomes] == list(range(GAME.num_outcomes))
    assert len(set(actions)) == len(actions)
    assert len(set(outcomes)) == len(outcomes)
    assert "knight main building" in actions
    assert "other knight cave 9" in actions


def test_random_games_show_every_event() -> None:
    assert set(seen().events) == {key for key, _ in GAME.events}
    assert len(seen().texts) == 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    text = catalog(language)
    for event in seen().events.values():
        assert text.text(event.key, names=NAMES, **event.args)
    for label in seen().texts.values():
        assert text.text(label.key, names=NAMES, **label.args)
    for view in seen().views:
        assert len(board.board(view, text, NAMES)) >= 14
    for option in GAME.options:
        assert text.text(f"emerald-option-{option}")
    assert "Rüdiger Dorn" in " ".join(text.page("emerald").split())


def test_the_board_reads_well() -> None:
    g = GAME.new({"players": 3, "first": 2})
    while GAME.turn(g).chance:
        GAME.apply(g, Chance(GAME.outcomes(g)[0][0]))
    lines = board.board(GAME.view(g, 1), catalog("en"), NAMES)
    assert lines[0] == "Turn 1: Bob."
    cards = "gold 1 (2 cards), ruby (3 cards)"
    assert f"Cave 4, strip, dragon facing the exit. Knights: nobody. Cards: {cards}." in lines
    assert lines[-3].startswith("Anna (red). Knights: 5 in play, 0 in the chamber")


# --- Features -------------------------------------------------------------------------------


@EVERY_COUNT
def test_features_fill_their_parts_and_turn_with_the_player(players: int) -> None:
    rng = Rng()
    seed(rng, 8, players)
    g: State = GAME.new({"players": players, "first": 1})
    while not GAME.turn(g).over and g.turns < 30:
        take_random_step(g, rng)
    for player in range(players):
        numbers = [99] * features.LENGTH
        features.features(GAME.observe(g, player), player, numbers)
        parts = {}
        for name, length, _ in features.PARTS:
            parts[name], numbers = numbers[:length], numbers[length:]
        assert not numbers
        assert parts["seat's turn"].index(1) == (g.active - player) % players
        assert parts["seat's gold cards"][0] == g.hand_size[player]
        assert sum(parts["seat's gold by value, where seen"]) == g.hand_size[player]
        taken = sum(parts["seat's gold ever taken by value"])
        assert taken - sum(parts["seat's gold given"]) == sum(g.hand_size)
        assert sum(parts["crowd"]) == sum(parts["colour's knights on the place"])
        assert sum(parts["dragon"]) == sum(parts["phase"]) == 1
