"""Fireflies keeps the contract: the same proofs as for Karfunkel's own games."""

import pytest
from karfunkel_fireflies.game import GAME
from karfunkel_fireflies.rules import CHOOSE, COMING, DEAL, MEADOW_COUNT, OVER, State

from karfunkel.testing.proofs import Proof, contract


def check(g: State) -> None:
    """What always holds in Fireflies."""
    assert 1 <= g.night <= g.nights
    assert 0 <= g.lanterns < 1 << g.players
    assert g.dealt == g.players if g.phase != DEAL else g.dealt < g.players
    assert all(1 <= favourite <= MEADOW_COUNT for favourite in g.favourite[: g.dealt])
    assert g.favourite[g.dealt :] == [0] * (len(g.favourite) - g.dealt)
    dusks = g.night if g.phase in (CHOOSE, OVER) else g.night - 1
    flown = sum(g.glow) + sum(g.caught)
    assert min(COMING) * MEADOW_COUNT * dusks <= flown <= max(COMING) * MEADOW_COUNT * dusks
    assert g.caught[g.players * MEADOW_COUNT :] == [0] * (4 - g.players) * MEADOW_COUNT


@pytest.mark.parametrize("proof", contract(GAME, check), ids=str)
def test_contract(proof: Proof) -> None:
    proof()
