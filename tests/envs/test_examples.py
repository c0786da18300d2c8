"""The trained agent of the example plays well; `make check` runs the page about environments."""

from pathlib import Path

import numpy as np
import pytest

from karfunkel.arena.tournament import Plan, play_deal
from karfunkel.bots.base import make_bot
from karfunkel.bots.net import Layer, NetBot
from karfunkel.core.errors import Refusal
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng

REPO = Path(__file__).parent.parent.parent
TRAINED = REPO / "examples" / "diamant.npz"


def test_trained_agent_beats_greedy_in_the_arena() -> None:
    """Alone among three of them; a quarter of all wins would be even."""
    plan = Plan("diamant", (f"net:{TRAINED}", "greedy", "greedy", "greedy"), seed=1, deals=30)
    games = [game for number in range(plan.deals) for game in play_deal(plan, number).games]
    assert np.mean([game.shares[0] for game in games]) > 0.5


def test_network_draws_from_its_chances() -> None:
    """A network that wishes to leave three times as much as to go on."""
    game, rng = load_game("diamant"), Rng()
    rng.a = 1
    layer = Layer(np.zeros((55, 2), np.float32), np.log(np.array([1, 3], np.float32)))
    bot, state = NetBot(game, [layer]), game.new({"players": 3})
    assert bot.chances(state, 0, [0, 1]) == pytest.approx([0.25, 0.75])
    leaves = sum(bot.choose(state, 0, [0, 1], rng) for _ in range(2000)) / 2000
    assert leaves == pytest.approx(0.75, abs=0.05)
    assert bot.choose(state, 0, [1], rng) == 1


def test_files_that_hold_no_agent_are_refused(tmp_path: Path) -> None:
    game, other = load_game("diamant"), load_game("emerald")
    with pytest.raises(Refusal, match="does not exist"):
        make_bot(f"net:{tmp_path / 'none.npz'}", game)
    with pytest.raises(Refusal, match="holds no trained agent for emerald"):
        make_bot(f"net:{TRAINED}", other)
    odd = tmp_path / "odd.npz"
    odd.write_text("no weights")
    with pytest.raises(Refusal, match="holds no trained agent"):
        make_bot(f"net:{odd}", game)
    layer = {"weight0": np.zeros((55, 3), np.float32), "bias0": np.zeros(3, np.float32)}
    np.savez(odd, game=np.array("diamant"), **layer)  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="holds no trained agent"):
        make_bot(f"net:{odd}", game)


def test_an_agent_for_other_rules_is_refused(tmp_path: Path) -> None:
    """Files from before there was a second version name none, and are for the first."""
    game, file = load_game("diamant"), tmp_path / "agent.npz"
    with np.load(TRAINED) as kept:
        arrays = dict(kept)
    for rules, fits in ((game.version, True), (game.version + 1, False)):
        np.savez(file, **arrays | {"rules": np.array(rules)})
        if fits:
            assert make_bot(f"net:{file}", game)
        else:
            with pytest.raises(Refusal, match="no trained agent"):
                make_bot(f"net:{file}", game)
