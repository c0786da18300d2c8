"""What always holds in Diamant."""

from karfunkel.games.diamant import rules
from karfunkel.games.diamant.rules import CARDS, FIRST_TRAP, RELIC, State

ALL_GEMS = 124


def check(g: State) -> None:
    assert 1 <= g.round <= g.rounds
    assert 0 <= g.cave < 1 << g.players
    row = g.row[: g.row_length]
    assert g.row[g.row_length :] == [0] * (len(g.row) - g.row_length)
    out_of_the_game = [CARDS[card] - g.deck[card] - row.count(card) for card in range(len(CARDS))]

    # Treasures never leave the game; a trap loses at most one card in each finished round.
    assert out_of_the_game[:FIRST_TRAP] == [0] * FIRST_TRAP
    lost_traps = out_of_the_game[FIRST_TRAP:RELIC]
    assert all(0 <= lost <= 2 for lost in lost_traps)
    finished = g.round - 1 + (g.phase == rules.OVER)
    assert sum(lost_traps) <= finished
    assert 0 <= out_of_the_game[RELIC] <= 5

    # Relics: each is face down, lies in the row, was carried out, or is lost.
    assert g.relics_out == sum(g.relics)
    assert 0 <= g.relics_lying <= row.count(RELIC)
    carried_out_of_this_row = row.count(RELIC) - g.relics_lying
    assert out_of_the_game[RELIC] >= g.relics_out - carried_out_of_this_row

    # Gems: what was found this round is in hands, lies there, or was carried out.
    found = sum(rules.TREASURES[card] for card in row if card < FIRST_TRAP)
    assert g.hand >= 0 <= g.lying
    assert g.hand * bin(g.cave).count("1") + g.lying <= found
    relic_worth = sum(rules.RELIC_PAYS[: g.relics_out])
    assert sum(g.chest) <= ALL_GEMS * finished + found + relic_worth

    # No trap lies twice in a row: the second ends the round.
    for trap in range(rules.TRAP_KINDS):
        assert row.count(FIRST_TRAP + trap) == g.traps >> trap & 1
    if g.phase == rules.CHOOSE:
        assert g.cave
        assert row
