"""Every proof fails on a game whose rules are broken in just the way it guards against.

Each mutant is Diamant with one line changed, written to a file and imported like any game.
"""

import sys
from collections.abc import Callable
from importlib import import_module, invalidate_caches
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from karfunkel.core.game import SPECTATOR, Game, Json
from karfunkel.games.diamant import rules
from karfunkel.games.diamant.game import Diamant
from karfunkel.games.diamant.rules import State
from karfunkel.testing import proofs
from tests.contract.invariants.diamant import check

Break = Callable[[str, str], Game]
NUMBERS = count()


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Break:
    """Diamant with one piece of its rules replaced."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(old: str, new: str) -> Game:
        source = Path(rules.__file__).read_text("utf-8")
        assert source.count(old) == 1, old
        name = f"mutant_{next(NUMBERS)}_of_diamant"
        (tmp_path / f"{name}.py").write_text(source.replace(old, new), "utf-8")
        invalidate_caches()
        module: Any = import_module(name)
        monkeypatch.setitem(sys.modules, name, module)
        game = Diamant()
        game.rules = module
        return game

    return make


def fails(proof: Callable[..., None], *args: Any) -> None:
    with pytest.raises((AssertionError, IndexError, pytest.fail.Exception)):
        proof(*args)


def test_backends_agree_notices_a_number_too_large_for_64_bits(broken: Break) -> None:
    game = broken("    g.lying += rest\n", "    g.lying += rest + (g.hand << 62 >> 62) - g.hand\n")
    fails(proofs.backends_agree, game, 3)


def test_bounds_checks_notice_a_write_outside_a_row(broken: Break) -> None:
    game = broken("        g.row[place] = 0\n", "        g.row[place - 40] = 0\n")
    fails(proofs.backends_agree_with_bounds_checked, game, 3)


def test_traces_replay_notices_a_contract_that_differs_from_the_rules() -> None:
    fails(proofs.traces_replay, Unchecked(), 3)


class Unchecked(Diamant):
    """Applies what it is given in another way than the playout does."""

    def apply(self, state: Any, step: Any) -> Any:
        events = super().apply(state, step)
        state.lying += 1
        return events


def test_replay_notices_rules_that_remember(broken: Break) -> None:
    game = broken("    g.lying += rest\n", "    SEEN.append(1)\n    g.lying += rest + len(SEEN)\n")
    game.rules.SEEN = []  # type: ignore[attr-defined]
    fails(proofs.replay_is_exact, game, 3)
    fails(proofs.apply_changes_only_its_state, game, 3)


def test_nothing_leaks_notices_a_view_that_shows_what_is_hidden(broken: Break) -> None:
    hidden = '    """Nothing to blank: the deck has no order'
    blank = '    if player != 0:\n        g.chest[0] = 0\n    """Nothing to blank: the deck'
    fails(proofs.nothing_leaks, Peeking(broken(hidden, blank + " has no order").rules), 3)


class Peeking(Diamant):
    """Shows and encodes the full state instead of the observed one."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def view(self, state: Any, player: int = -1) -> dict[str, Json]:
        return dict(self.show(state, player))


def test_nothing_leaks_notices_legal_actions_that_tell(broken: Break) -> None:
    game = broken("    return 2\n", "    return 2 - (g.lying > 0)\n")

    def hide(g: State, player: int) -> None:
        g.lying = 0

    game.rules.hide = hide  # type: ignore[method-assign]
    fails(proofs.nothing_leaks, game, 3)


def test_nothing_leaks_notices_a_guess_that_contradicts_what_was_seen(broken: Break) -> None:
    game = broken('    """Nothing to guess', '    g.lying += 1\n    """Nothing to guess')
    fails(proofs.nothing_leaks, game, 3)


def test_secret_choices_notice_a_choice_that_enters_the_state() -> None:
    class Talking(Diamant):
        def observe(self, state: Any, player: int = SPECTATOR) -> Any:
            return state

        def legal(self, state: Any, player: int) -> list[int]:
            state.lying += 1
            return super().legal(state, player)

    fails(proofs.secret_choices_stay_secret, Talking(), 3)


def test_secret_choices_notice_that_nobody_chose_at_the_same_time(broken: Break) -> None:
    game = broken("        return g.cave\n", "        return g.cave & -g.cave\n")
    fails(proofs.secret_choices_stay_secret, game, 3)


def test_one_at_a_time_notices_two() -> None:
    fails(proofs.one_chooses_at_a_time, Diamant(), 3)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("        total += deck[card]\n", "        total += deck[card] * (card != RELIC)\n"),
        ("        weight[card] = deck[card]\n", "        weight[card] = deck[card] - 1\n"),
        ("    work.first = FIRST_TREASURE\n", "    work.first = FIRST_TREASURE + 1\n"),
    ],
)
def test_weights_notice(broken: Break, old: str, new: str) -> None:
    fails(proofs.weights_are_right, broken(old, new), 3)


def test_frequencies_notice_a_draw_that_favours_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karfunkel.core.dealer._pick", lambda outcomes, rest: outcomes[rest % 2][0])
    fails(proofs.frequencies_fit, Diamant(), 3)


def test_refusal_notices_a_state_changed_before_the_check() -> None:
    class Hasty(Diamant):
        def apply(self, state: Any, step: Any) -> Any:
            state.lying += 1
            return super().apply(state, step)

    fails(proofs.illegal_is_refused, Hasty(), 3)


def test_refusal_notices_an_illegal_step_that_passes() -> None:
    class Lax(Diamant):
        def _check_choices(self, state: Any, actions: Any) -> None:
            for player, action in actions:
                self.work.choice[player % 8] = action & 1

    fails(proofs.illegal_is_refused, Lax(), 3)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("        if card != RELIC:\n", "        if card != RELIC and card != 3:\n"),  # D21
        ("        g.deck[FIRST_TRAP + cause - 1] -= 1\n", "        g.deck[11] -= 1\n"),  # D20
        ("    g.relics_out += g.relics_lying\n", ""),  # D14
        ("    g.lying -= share * leavers\n", "    g.lying += share * leavers\n"),  # D12
        ("        g.traps |= 1 << trap\n", "        g.traps |= 0\n"),  # D8
        ("        if g.chest[player] == best:\n", "        if g.chest[player] != best:\n"),  # D22
    ],
)
def test_invariants_notice(broken: Break, old: str, new: str) -> None:
    game = broken(old, new)

    def many() -> None:
        for number in range(30):
            proofs.invariants_hold(game, 3, number, check)

    fails(many)


def test_notation_notices_two_actions_with_one_name() -> None:
    class Mumbling(Diamant):
        def action_text(self, action: int) -> str:
            return "go on"

    fails(proofs.notation_is_exact, Mumbling())


def test_random_steps_notice_a_game_without_end(broken: Break) -> None:
    fails(proofs.random_steps_end, broken("        g.round += 1\n", ""), 3)
