"""The policy of Emerald that learned by self-play: its inputs, its choices, and that it learns."""

import hashlib
import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from karfunkel.bots.search import LearnedEngine
from karfunkel.bots.tree import EVEN
from karfunkel.core.link import BACKENDS
from karfunkel.core.policies import LOGIT
from karfunkel.core.work import Work
from karfunkel.games.emerald.bots import action_inputs, linear
from karfunkel.games.emerald.bots.action_inputs import INPUT, LISTED
from karfunkel.games.emerald.bots.linear_weights import WEIGHTS
from karfunkel.games.emerald.bots.survey import survey
from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.tools import fit_policy
from karfunkel.games.emerald.tools.policy_games import ITSELF, THE_POLICY
from tests.contract.games import generator, random_game
from tests.rules.emerald_table import Table

TEXTS = INPUT.texts()


def inputs(table: Table, action: str, player: int = 1) -> dict[str, int]:
    """The inputs of an action, in words."""
    out = [0] * len(Work().weight)
    survey(table.g, player - 1, out)
    pairs = action_inputs.describe(table.g, player - 1, GAME.parse_action(action), LISTED, out)
    return {TEXTS[out[2 * k]]: out[2 * k + 1] for k in range(pairs)}


def decisions(players: int, number: int) -> Iterator[tuple[Any, int, list[int]]]:
    """All decisions of a random game, surveyed: state, player, and what was written down."""
    for moment in random_game(GAME, players, number):
        for player in GAME.turn(moment.before).players:
            out = [0] * len(Work().weight)
            survey(moment.before, player, out)
            yield moment.before, player, out


def test_a_move_to_a_card_is_described_by_the_card() -> None:
    table = Table(3).no_cards().cards(2, gold=4).knights("red", "cave 1").dragon(9, strip=6)
    assert inputs(table, "knight cave 1") == {
        "from cave 1": 1,
        "from behind the strip": 1,
        "to cave 2": 1,
        "to behind the strip": 1,
        "reaching gold": 1,
        "reaching value of gold": 4,
    }


def test_a_gem_that_completes_the_four_kinds_is_worth_more_than_one_more_of_a_kind() -> None:
    table = Table(3).no_cards().cards(2, gem="ruby").knights("red", "cave 1").dragon(9, strip=6)
    table.put("gems", "emerald, garnet, turquoise / ruby / -")
    new = inputs(table, "knight cave 1")
    assert (new["reaching gem of a new kind"], new["reaching fourth kind of gems"]) == (4, 1)
    assert new["reaching one fewer than the most"] == 1
    again = inputs(table.put("gems", "ruby / - / -"), "knight cave 1")
    assert "reaching gem of a new kind" not in again
    assert again["reaching more than the others"] == 1


def test_e15_waking_the_dragon_is_described_face_by_face() -> None:
    """It stands on 4 and faces the exit: 3, 2 or 1. Blue has gold, yellow has none."""
    table = Table(3).no_cards().knights("red", "meadow 6").dragon(4)
    table.knights("blue", "cave 2").knights("yellow", "cave 3").hand(2, 3)
    found = inputs(table, "knight meadow 6")
    assert (found["prey without gold"], found["prey with gold"]) == (1, 1)
    assert found["own knight that is lost"] == 1
    assert inputs(table.hand(1, 2), "knight meadow 6")["least gold for it"] == 2


def test_what_the_next_player_can_reach_counts() -> None:
    """E9: with this knight gone, blue's beside it goes one step instead of two."""
    table = Table(2).no_cards().cards(3, gold=5).dragon(9, strip=6)
    table.knights("red", "cave 1").knights("blue", "cave 1")
    stays = inputs(table, "knight tower 1")
    assert stays["prize of the next player, before the second knight"] == 10
    assert "prize of the next player" not in inputs(table, "knight cave 1")


@pytest.mark.parametrize("players", GAME.players)
def test_inputs_use_only_what_the_player_sees(players: int) -> None:
    """E12: other hands are hidden, and no input depends on them."""
    out, blind = [0] * len(Work().weight), [0] * len(Work().weight)
    seen = 0
    for moment in random_game(GAME, players, 3):
        for player in GAME.turn(moment.before).players:
            observed = GAME.observe(moment.before, player)
            survey(moment.before, player, out)
            survey(observed, player, blind)
            for action in GAME.legal(observed, player):
                n = action_inputs.describe(moment.before, player, action, LISTED, out)
                assert action_inputs.describe(observed, player, action, LISTED, blind) == n
                assert out[: 2 * n] == blind[: 2 * n]
                assert len(set(out[: 2 * n : 2])) == n
                assert all(0 <= number < INPUT.size for number in out[: 2 * n : 2])
                seen += 1
    assert seen > 100


DESCRIBED = {
    2: "49c4c3f42dfb3867",
    3: "0ea318b96d19e71d",
    4: "ea3d0a4fa36327a9",
    5: "7ec69a4bcc9360f0",
}
"""Digests of all inputs in three random games, from before they were worked out once a decision."""


@pytest.mark.parametrize("players", GAME.players)
def test_inputs_are_what_the_weights_were_learned_for(players: int) -> None:
    told = hashlib.sha256()
    for number in range(3):
        for state, player, out in decisions(players, number):
            for action in GAME.legal(state, player):
                n = action_inputs.describe(state, player, action, LISTED, out)
                pairs = zip(out[: 2 * n : 2], out[1 : 2 * n : 2], strict=True)
                told.update(repr(sorted(pairs)).encode())
    assert told.hexdigest()[:16] == DESCRIBED[players]


@pytest.mark.parametrize("players", GAME.players)
def test_the_sum_of_an_action_is_that_of_its_weighed_inputs(players: int) -> None:
    work, first = Work(), (players - 2) * INPUT.size
    for state, player, out in decisions(players, 5):
        legal = GAME.legal(state, player)
        work.action[: len(legal)] = legal
        linear.weigh(state, player, work, len(legal))
        for action, logit in zip(legal, work.appeal, strict=False):
            n = action_inputs.describe(state, player, action, LISTED, out)
            pairs = zip(out[: 2 * n : 2], out[1 : 2 * n : 2], strict=True)
            assert logit == sum(WEIGHTS[first + number] * value for number, value in pairs)


def test_choices_are_drawn_with_the_chances_of_the_logits() -> None:
    table = Table(2).knights("red", "cave 1", "meadow 4").dragon(4)
    work = Work()
    legal = GAME.legal(table.g, 0)
    work.action[: len(legal)] = legal
    linear.weigh(table.g, 0, work, len(legal))
    weights = [math.exp(logit / LOGIT) for logit in work.appeal[: len(legal)]]
    rng, tries = generator(5), 8000
    found = Counter(linear.linear_mixed(table.g, 0, work, len(legal), rng) for _ in range(tries))
    for action, weight in zip(legal, weights, strict=True):
        chance = weight / sum(weights)
        assert abs(found[action] / tries - chance) < 0.005 + 4 * (chance / tries) ** 0.5


def test_it_learns_from_nothing_but_games_and_the_same_seed_learns_the_same() -> None:
    first = fit_policy.Games(2, 1, fit_policy.HELD_OUT).play(
        fit_policy.beginning(), THE_POLICY, 3000, most=1
    )
    weights = fit_policy.fit(2, rounds=40, games=400, quiet=True)
    learned = fit_policy.Games(2, 1, fit_policy.HELD_OUT).play(weights, THE_POLICY, 3000, most=1)
    assert learned.won > first.won + 0.1
    once, again = (fit_policy.fit(3, rounds=2, games=20, quiet=True) for _ in range(2))
    assert np.array_equal(once, again)


def test_the_gradient_is_the_same_on_both_backends() -> None:
    """Sums of floats differ in their last bits at most."""
    found = [
        fit_policy.Games(3, 7, backend=backend).play(fit_policy.beginning(), ITSELF, 3)
        for backend in BACKENDS
    ]
    np.testing.assert_allclose(found[0].gradient, found[1].gradient, rtol=1e-9, atol=1e-12)
    assert found[0].won == found[1].won


@pytest.mark.parametrize("players", GAME.players)
def test_the_packaged_weights_beat_greedy(players: int) -> None:
    """One seat beside others that follow `greedy`, which would be equal at 1 / players."""
    place = (players - 2) * INPUT.size
    weights = np.array(WEIGHTS[place : place + INPUT.size]) / LOGIT
    table = fit_policy.Games(players, 11, fit_policy.HELD_OUT)
    assert (
        table.play(weights, THE_POLICY, 1000, most=1).won
        > {2: 0.85, 3: 0.8, 4: 0.65, 5: 0.5}[players]
    )


def test_a_search_has_priors_of_the_policy_and_doubts_them() -> None:
    """What it prefers is tried first; half of every prior is even, so nothing is left out."""
    table = Table(2).knights("red", "cave 8").cards(9, gold=1).dragon(4)
    work, legal = Work(), GAME.legal(table.g, 0)
    work.action[: len(legal)] = legal
    preferred = linear.linear(table.g, 0, work, len(legal), generator(1))
    engine = LearnedEngine(GAME, "python")
    engine.begin(GAME.observe(table.g, 0), generator(2), 60)
    engine.run(0, 60)
    place = engine.program.run("root_decision", engine.tree, 0)
    edges = range(engine.tree.first[place], engine.tree.first[place] + len(legal))
    priors = {engine.tree.action[edge]: engine.tree.prior[edge] for edge in edges}
    assert priors[preferred] == max(priors.values()) > EVEN
    assert min(priors.values()) >= EVEN // 2
    tried = {thought.action: thought.tried for thought in engine.thoughts(0)}
    assert tried[preferred] > tried[min(priors, key=lambda action: priors[action])]
