"""What always holds in Emerald."""

from karfunkel.games.emerald.rules import hands
from karfunkel.games.emerald.rules import play as rules
from karfunkel.games.emerald.rules import state as table
from karfunkel.games.emerald.rules.state import State
from karfunkel.games.emerald.screens.views import gold_values


def check(g: State) -> None:
    """Cards and knights are conserved, and nothing is ever out of its range."""
    check_cards(g)
    check_knights(g)

    # The strip only moves forward, and the dragon is beside it or one field behind.
    assert 1 <= g.strip <= table.LAST_STRIP
    assert g.strip - 1 <= g.dragon <= g.strip + 3
    assert g.dragon >= g.strip or g.facing == table.TOWARD_CHAMBER

    # The game is over exactly when the last treasure is taken or one knight is left.
    lonely = [p for p in range(g.players) if rules.knights_in_play(g, p) == 1]
    assert (g.phase == table.OVER) == bool(lonely or g.treasures_left == 0)


def check_cards(g: State) -> None:
    """25 gold and 24 gem cards; a pile with cards shows one unless it is being uncovered."""
    past = [hands.past_value(g, entry) for entry in range(g.past_length)]
    given = past.count(table.GIVEN)
    gold_up = sum(top > 0 for top in g.top[0::2])
    gems_up = sum(top > 0 for top in g.top[1::2])
    assert sum(g.unseen[:5]) + gold_up + sum(g.hand_size) + given == 25
    assert sum(g.unseen[5:]) + gems_up + sum(g.gems) == 24
    if g.phase > table.LAY_OUT:
        face_down = sum(g.left) - gold_up - gems_up
        assert sum(g.unseen) - face_down == 4
        odd = [(top > 0) != (left > 0) for top, left in zip(g.top, g.left, strict=True)]
        assert sum(odd) == (g.phase == table.UNCOVER)
    assert g.treasures_left + sum(g.treasures) == table.TREASURES

    # Every hand is what was taken less what was given.
    for player in range(g.players):
        entries = [e for e in range(g.past_length) if hands.past_owner(g, e) == player]
        taken = [v for e in entries if (v := hands.past_value(g, e)) != table.GIVEN]
        hand = gold_values(g.hand[player])
        assert len(hand) == g.hand_size[player] == 2 * len(taken) - len(entries)
        assert all(hand.count(value) <= taken.count(value) for value in hand)


def check_knights(g: State) -> None:
    """Every knight is somewhere, and every place knows how many it has."""
    knights = table.KNIGHTS[g.players]
    for colour in range(table.COLOURS[g.players]):
        row = g.knight[colour * knights : (colour + 1) * knights]
        assert row == sorted(row)
        assert min(row) >= 0
    for place in range(table.PLACES):
        assert g.crowd[place] == g.knight.count(place)
    assert g.knight.count(table.CHAMBER) == sum(g.treasures)
    assert g.knight[table.COLOURS[g.players] * knights :].count(table.NEST) == len(
        g.knight[table.COLOURS[g.players] * knights :]
    )
