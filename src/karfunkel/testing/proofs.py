"""The proofs that every game passes.

Each takes a game and a number of players and raises AssertionError if the game breaks the
contract; `contract` lists them all for one game. `tests/contract/test_every_game.py` runs them on
our own games, `test_proofs_can_fail.py` on broken ones.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

from karfunkel.core import playout, policies
from karfunkel.core.dealer import Scripted, Seeded
from karfunkel.core.errors import IllegalStep
from karfunkel.core.game import SPECTATOR, Chance, Choices, Game
from karfunkel.core.layout import LIMIT
from karfunkel.core.link import Backend, link
from karfunkel.core.match import Match
from karfunkel.core.playout import Totals, Trace
from karfunkel.core.rng import Rng
from karfunkel.core.work import MOST_MOVES, Work
from karfunkel.testing.games import Moment, generator, random_game, random_step

AGREEING_GAMES = 300
WALKS = 8


def traced(
    game: Game, players: int, games: int, backend: Backend, bounds: bool = False
) -> tuple[list[tuple[list[int], list[int]]], Totals]:
    """The steps and the last state of many games on one backend."""
    program = link(
        playout, rules=game.rules, policy=policies.random, backend=backend, bounds=bounds
    )
    start = game.new({"players": players})
    found: list[tuple[list[int], list[int]]] = []
    rng, work = program.make(Rng), program.make(Work)
    totals, trace = program.make(Totals), program.make(Trace)
    for number in range(games):
        state = program.put(start)
        program.run("seed", rng, 5, number)
        program.run("trace_game", state, work, rng, totals, trace)
        steps = program.get(Trace, trace)
        found.append((program.get(type(start), state).ints(), steps.entry[: steps.length]))
    return found, program.get(Totals, totals)


def backends_agree(game: Game, players: int, games: int = AGREEING_GAMES) -> None:
    """The same seeds give the same steps and states in CPython and compiled."""
    python = traced(game, players, games, "python")
    assert traced(game, players, games, "compiled") == python


def backends_agree_with_bounds_checked(game: Game, players: int) -> None:
    """And no compiled function reads or writes outside its rows."""
    python = traced(game, players, 40, "python")
    assert traced(game, players, 40, "compiled", bounds=True) == python


def traces_replay(game: Game, players: int) -> None:
    """A traced game is legal step by step through the contract, and ends in the same state."""
    start = game.new({"players": players})
    for ints, entries in traced(game, players, 20, "python")[0]:
        state, at = game.copy(start), 0
        while at < len(entries):
            if game.turn(state).chance:
                game.apply(state, Chance(entries[at + 1]))
                at += 2
            else:
                on_turn = len(game.turn(state).players)
                pairs = [(entries[at + 2 * n], entries[at + 2 * n + 1]) for n in range(on_turn)]
                game.apply(state, Choices(tuple(pairs)))
                at += 2 * on_turn
        assert game.turn(state).over
        assert state.ints() == ints


def replay_is_exact(game: Game, players: int) -> None:
    """Replaying the record gives the same state and the same events."""
    for number in range(WALKS):
        moments = list(random_game(game, players, number))
        state = game.new({"players": players})
        for moment in moments:
            assert game.apply(state, moment.step) == moment.events
            assert state == moment.after


def apply_changes_only_its_state(game: Game, players: int) -> None:
    """A copy is independent, and nothing outside the state affects the game."""
    for moment in random_game(game, players, 3):
        state, twin = game.copy(moment.before), game.copy(moment.before)
        game.apply(state, moment.step)
        assert twin == moment.before
        assert state == moment.after


def record_ignores_hash_seed(name: str, players: int) -> None:
    """Two processes with different PYTHONHASHSEED play the same game."""
    code = (
        "from karfunkel.core.registry import load_game\n"
        "from karfunkel.testing.games import random_game\n"
        f"for m in random_game(load_game({name!r}), {players}, 9): print(m.step, m.events, m.after)"
    )
    assert told_with_any_hash_seed(code)


def told_with_any_hash_seed(code: str) -> bytes:
    """What a program prints; AssertionError if it depends on the process that runs it."""
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert told[0] == told[1]
    return told[0]


def some_of(moments: Iterable[Moment], number: int) -> list[Moment]:
    """About this many moments from all parts of a game, including the last one."""
    found = list(moments)
    return found[:: -max(1, len(found) // number)]


def nothing_leaks(
    game: Game, players: int, walks: int = WALKS, looks: int = 40, **options: object
) -> None:
    """States that differ only in what a player cannot see look the same to that player."""
    for number in range(walks):
        rng = generator(number, 2)
        for moment in some_of(random_game(game, players, number, **options), looks):
            for player in (SPECTATOR, *range(players)):
                state = moment.before
                observed = game.observe(state, player)
                twin = game.resample(observed, player, rng)
                assert game.observe(twin, player) == observed
                assert game.observe(observed, player) == observed
                assert game.view(twin, player) == game.view(state, player)
                assert game.turn(twin) == game.turn(state)
                if player == SPECTATOR:
                    continue
                assert game.legal(twin, player) == game.legal(state, player)
                assert game.legal(observed, player) == game.legal(state, player)
                assert game.turn(observed) == game.turn(state)
                assert (game.features(twin, player) == game.features(state, player)).all()
                try:
                    told = game.apply(twin, moment.step)
                except IllegalStep:
                    continue  # another player's choice depends on something the twin lacks
                if game.turn(moment.after).over:
                    continue  # at the end hands are revealed and counted
                seen = [event for event in moment.events if event.seen_by(player)]
                assert [event for event in told if event.seen_by(player)] == seen


def secret_choices_stay_secret(game: Game, players: int) -> None:
    """Until the last choice is made, nobody can tell what others chose, only that they have."""
    looked = 0
    for moment in random_game(game, players, 1):
        on_turn = game.turn(moment.before).players
        if len(on_turn) < 2:
            continue
        looked += 1
        first = on_turn[0]
        seen = []
        for action in game.legal(moment.before, first):
            match = Match(game, {"players": players}, Scripted(()))
            match.state = game.copy(moment.before)
            assert match.choose(first, action) == []
            assert match.state == moment.before
            viewers = (SPECTATOR, *range(players))
            looks = [match.position(viewer) for viewer in viewers]
            told = [(look.view, look.observed, look.legal, look.ready) for look in looks]
            legal = [match.legal(player) for player in range(players)]
            seen.append((told, legal, match.ready, match.waiting, match.steps))
        assert len(seen) > 1
        assert all(look == seen[0] for look in seen)
    assert looked > 0, "nobody ever chose at the same time as somebody else"


def one_chooses_at_a_time(game: Game, players: int) -> None:
    """A game declared as not simultaneous never has two players on turn."""
    for number in range(WALKS):
        for moment in random_game(game, players, number):
            assert len(game.turn(moment.before).players) <= 1


def weights_are_right(game: Game, players: int) -> None:
    """Chance always has an outcome, weights are positive integers, outcomes are sorted."""
    work = Work()
    for number in range(WALKS):
        for moment in random_game(game, players, number):
            outcomes = game.outcomes(moment.before)
            if not game.turn(moment.before).chance:
                assert outcomes == []
                continue
            assert outcomes
            names = [outcome for outcome, _ in outcomes]
            assert names == sorted(set(names))
            assert all(0 <= outcome < game.num_outcomes for outcome in names)
            assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
            n = game.rules.outcomes(moment.before, work)
            assert n <= MOST_MOVES
            assert work.total in (0, sum(weight for _, weight in outcomes))


def frequencies_fit(game: Game, players: int) -> None:
    """Both ways of sampling, the dealer's and the playout's, follow the weights (chi-square)."""
    program = link(playout, rules=game.rules, policy=policies.random)
    looked = 0
    for moment in random_game(game, players, 4):
        outcomes = game.outcomes(moment.before)
        if len(outcomes) < 2:
            continue
        looked += 1
        if looked > 4:
            break
        draws = 4000
        dealer, rng, work = Seeded(looked), generator(looked), Work()
        dealt = [dealer.deal(outcomes) for _ in range(draws)]
        n = game.rules.outcomes(moment.before, work)
        drawn = [program.run("draw", work, n, rng) for _ in range(draws)]
        total = sum(weight for _, weight in outcomes)
        for found in (dealt, drawn):
            assert set(found) <= {outcome for outcome, _ in outcomes}
            chi = sum(
                (found.count(outcome) - draws * weight / total) ** 2 / (draws * weight / total)
                for outcome, weight in outcomes
            )
            freedom = len(outcomes) - 1
            assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 10, (outcomes, chi)


def illegal_is_refused(game: Game, players: int) -> None:
    """Anything but a legal step raises one clear error and leaves the state as it was."""
    for moment in some_of(random_game(game, players, 2), 12)[::-1]:
        state = game.copy(moment.before)
        turn = game.turn(state)
        outcomes = {outcome for outcome, _ in game.outcomes(state)}
        wrong_chances = [
            o for o in (*range(-2, game.num_outcomes + 3), 10**20) if o not in outcomes
        ]
        for outcome in wrong_chances:
            refused(game, state, Chance(outcome))
        for player in range(-1, players + 1):
            legal = game.legal(state, player) if 0 <= player < players else []
            for action in (*range(-2, game.num_actions + 3), 10**20):
                if action in legal and turn.players == (player,):
                    continue
                others = tuple((p, game.legal(state, p)[0]) for p in turn.players if p != player)
                if action in legal:
                    refused(game, state, Choices(((player, action),)))
                else:
                    refused(game, state, Choices(tuple(sorted((*others, (player, action))))))
        refused(game, state, Choices(()))
        assert state == moment.before
    assert game.turn(moment.after).over
    refused(game, moment.after, Choices(((0, 0),)))


def refused(game: Game, state: object, step: Chance | Choices) -> None:
    """The step is refused with one sentence, and nothing has changed."""
    before = game.copy(state)
    try:
        game.apply(state, step)
    except IllegalStep as error:
        sentence = str(error)
    else:
        raise AssertionError(f"{step} was not refused")
    assert sentence.endswith((".", "!"))
    assert "\n" not in sentence
    assert state == before


def invariants_hold(game: Game, players: int, number: int, check: Callable[[Any], None]) -> None:
    """After every step: integers in range, legal actions sorted, and the game's own invariants."""
    state = game.new({"players": players})
    check(state)
    for moment in random_game(game, players, number):
        state = moment.after
        assert all(-LIMIT < value < LIMIT for value in state.ints())
        assert [type(value) for value in state.ints()] == [int] * len(state.ints())
        turn = game.turn(state)
        assert all(0 <= player < players for player in turn.players)
        for player in range(players):
            legal = game.legal(state, player)
            assert legal == sorted(set(legal))
            assert bool(legal) == (player in turn.players)
            assert all(0 <= action < game.num_actions for action in legal)
        for event in moment.events:
            assert event.audience is None or 0 <= event.audience < players
        check(state)
    assert game.winners(state)
    best = max(game.scores(state))
    assert all(game.scores(state)[winner] == best for winner in game.winners(state))


def notation_is_exact(game: Game) -> None:
    """Every action and outcome has a unique notation that parses back."""
    actions = [game.action_text(action) for action in range(game.num_actions)]
    outcomes = [game.outcome_text(outcome) for outcome in range(game.num_outcomes)]
    assert len(set(actions)) == game.num_actions <= MOST_MOVES
    assert len(set(outcomes)) == game.num_outcomes <= MOST_MOVES
    assert [game.parse_action(text) for text in actions] == list(range(game.num_actions))
    assert [game.parse_outcome(text) for text in outcomes] == list(range(game.num_outcomes))
    assert not any("," in text or "\n" in text for text in (*actions, *outcomes))


def random_steps_end(game: Game, players: int) -> None:
    """Random games always end."""
    for number in range(20):
        state = game.new({"players": players})
        dealer, rng = Seeded(number), generator(number)
        for _ in range(20_000):
            if game.turn(state).over:
                break
            game.apply(state, random_step(game, state, dealer, rng))
        assert game.turn(state).over


# --- All of them -----------------------------------------------------------------------------

WALKED = (
    traces_replay,
    replay_is_exact,
    apply_changes_only_its_state,
    nothing_leaks,
    weights_are_right,
    frequencies_fit,
    random_steps_end,
)
"""Those that take a game and a number of players, and a moment."""
COMPILING = (backends_agree, backends_agree_with_bounds_checked)
"""Those that need compiled code, which takes a while the first time."""


class Proof(NamedTuple):
    """A proof for a game and a number of players, to be called."""

    name: str
    prove: Callable[[], None]

    def __call__(self) -> None:
        """Raise AssertionError if the game breaks the contract."""
        self.prove()

    def __str__(self) -> str:
        return self.name


def contract(game: Game, check: Callable[[Any], None]) -> list[Proof]:
    """Every proof for a game; `check` asserts what always holds in its states."""
    found = [
        Proof(notation_is_exact.__name__, partial(notation_is_exact, game)),
        Proof(
            record_ignores_hash_seed.__name__,
            partial(record_ignores_hash_seed, game.name, game.default_players),
        ),
    ]
    choosing = secret_choices_stay_secret if game.simultaneous else one_chooses_at_a_time
    for players in game.players:
        for proof in (*WALKED, choosing, *COMPILING, illegal_is_refused):
            found.append(Proof(f"{proof.__name__}-{players}", partial(proof, game, players)))
        for number in range(WALKS):
            name = f"{invariants_hold.__name__}-{players}-{number}"
            found.append(Proof(name, partial(invariants_hold, game, players, number, check)))
    return found
