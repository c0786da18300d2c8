"""Proofs that every game must pass, for our own games and those of other packages.

from karfunkel.testing.proofs import contract

@pytest.mark.parametrize("proof", contract(GAME, check), ids=str)
def test_contract(proof):
    proof()
"""
