"""The figures of docs/diamant-solved.md: games that are played a round at a time."""

from tests.bots.diamant_figures import order, play_all, positions, tables


def test_games_played_together_end_like_games_played_alone() -> None:
    together = tables("nervous", range(20), 5, first="steady")
    play_all(together)
    alone = tables("nervous", range(20), 5, first="steady")
    for table in alone:
        play_all([table])
    assert [table.match.steps for table in together] == [table.match.steps for table in alone]
    assert 0 < sum(table.won() for table in together) < len(together)


def test_every_deal_is_played_from_both_seats() -> None:
    found = tables("stay", range(3), 5, first="ev")
    assert [table.seat for table in found] == [0, 1] * 3
    play_all(found)
    assert all(table.match.turn.over for table in found)
    assert any(table.won() == 1 for table in found)


def test_positions_come_from_all_rounds() -> None:
    found = positions(10, 7)
    assert {at.observed.round for at in found} == {1, 2, 3, 4, 5}
    assert sorted(found, key=lambda at: order(at.observed))[0].observed.round == 1
