"""Emerald, hidden gold: what the others see, and how well they can guess (E12, E18)."""

from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from karfunkel.core.game import SPECTATOR, Chance, Choices
from karfunkel.core.rng import Rng, below, seed
from karfunkel.games.emerald.game import GAME
from karfunkel.games.emerald.rules import hands
from karfunkel.games.emerald.rules import state as table
from karfunkel.games.emerald.rules.state import State
from karfunkel.games.emerald.screens.views import gold_values
from tests.rules.emerald_table import Table

Hand = tuple[int, ...]
GIVE = 0


def with_past(*entries: int) -> State:
    """Player 2 took gold of these values; GIVE stands for a card given to the dragon."""
    g: State = Table().g
    for entry in entries:
        if entry != GIVE:
            g.hand[1] += 1 << 3 * (entry - 1)
        else:
            value = gold_values(g.hand[1])[0]
            g.hand[1] -= 1 << 3 * (value - 1)
        g.hand_size[1] += 1 if entry else -1
        hands.note_gold(g, 1, entry)
    return g


def exact(*entries: int) -> dict[Hand, Fraction]:
    """The chance of every hand if each card given was any card of the hand at that moment."""
    chances: dict[Hand, Fraction] = {(): Fraction(1)}
    for entry in entries:
        later: defaultdict[Hand, Fraction] = defaultdict(Fraction)
        for hand, chance in chances.items():
            if entry != GIVE:
                later[tuple(sorted((*hand, entry)))] += chance
            else:
                for i in range(len(hand)):
                    later[hand[:i] + hand[i + 1 :]] += chance / len(hand)
        chances = later
    return chances


def sampled(g: State, player: int, times: int) -> Counter[Hand]:
    """How often `resample` deals which hand to player 2."""
    rng = Rng()
    seed(rng, 2002, player + 1)
    observed = GAME.observe(g, player)
    return Counter(
        tuple(gold_values(GAME.resample(observed, player, rng).hand[1])) for _ in range(times)
    )


@pytest.mark.parametrize(
    "entries",
    [
        (5, 1, GIVE),
        (5, 5, 1, GIVE),
        (1, 2, 3, GIVE, GIVE),
        (1, GIVE, 5, 4, GIVE),  # the first card given was surely the 1
        (3, 3, 1, GIVE, 5, 2, GIVE, GIVE, 4),
        (1, 2, GIVE, 3, 4, GIVE, 5, 5, GIVE),
    ],
)
@pytest.mark.parametrize("player", [SPECTATOR, 0, 2])
def test_resampled_hands_have_exactly_the_right_chances(entries: Hand, player: int) -> None:
    """Chi-square below its 99.9 % point of at most 20 degrees of freedom."""
    times = 4000
    expected, found = exact(*entries), sampled(with_past(*entries), player, times)
    assert set(found) <= set(expected)
    square = sum((found[h] - times * p) ** 2 / float(times * p) for h, p in expected.items())
    assert square < 45.3
    assert len(expected) <= 21


def test_without_a_bribe_there_is_nothing_to_guess() -> None:
    assert set(sampled(with_past(5, 3, 3, 1), 0, 50)) == {(1, 3, 3, 5)}


def test_the_player_keeps_the_own_hand() -> None:
    g = with_past(5, 4, 1, GIVE)
    assert set(sampled(g, 1, 50)) == {tuple(gold_values(g.hand[1]))}


def test_e12_hands_are_dealt_anew_whatever_stood_in_them() -> None:
    """Nothing of a hidden hand is kept, even if it was not blanked before."""
    g = with_past(5, 3)
    assert gold_values(GAME.resample(g, 0, Rng()).hand[1]) == gold_values(g.hand[1])


def test_with_open_gold_nothing_is_hidden_or_guessed() -> None:
    g = with_past(5, 4, 1, GIVE)
    g.open_gold = 1
    assert GAME.observe(g, 0) == g
    assert set(sampled(g, 0, 50)) == {(4, 5)}


def test_the_past_holds_every_take_and_bribe_a_game_can_have() -> None:
    """23 gold cards can be taken, and each can be given away again."""
    g: State = GAME.new({"players": 5})
    entries = [(player, value) for player, value in product(range(5), range(6))] + [(4, 5)] * 16
    assert len(entries) == 2 * 23
    for player, value in entries:
        hands.note_gold(g, player, value)
    back = [(hands.past_owner(g, i), hands.past_value(g, i)) for i in range(g.past_length)]
    assert back == entries
    assert all(0 <= past < 1 << 62 for past in g.past)


def random_states(players: int, number: int, look: Callable[[State], None]) -> None:
    """Show every state of a random game."""
    rng = Rng()
    seed(rng, 1000 * players + number, 0)
    g: State = GAME.new({"players": players})
    while not GAME.turn(g).over:
        turn = GAME.turn(g)
        if turn.chance:
            outcomes = [o for o, weight in GAME.outcomes(g) for _ in range(weight)]
            GAME.apply(g, Chance(outcomes[below(rng, len(outcomes))]))
        else:
            (player,) = turn.players
            legal = GAME.legal(g, player)
            GAME.apply(g, Choices(((player, legal[below(rng, len(legal))]),)))
        look(g)


@pytest.mark.parametrize("players", range(2, 6))
def test_a_guess_looks_the_same_to_the_guesser(players: int) -> None:
    """Observed again, a resampled state is what the player saw; every hand has its size."""
    rng = Rng()
    seed(rng, 5, players)

    def look(g: State) -> None:
        for player in range(-1, players):
            observed = GAME.observe(g, player)
            guess = GAME.resample(observed, player, rng)
            assert GAME.observe(guess, player) == observed
            sizes = [len(gold_values(hand)) for hand in guess.hand]
            assert sizes == g.hand_size

    random_states(players, 1, look)


@pytest.mark.parametrize("players", range(2, 6))
def test_nothing_leaks_to_the_others(players: int) -> None:
    """Two states that differ only in hidden gold look alike in every way."""
    rng = Rng()
    seed(rng, 6, players)

    def look(g: State) -> None:
        player = below(rng, players)
        twin = GAME.resample(GAME.observe(g, player), player, rng)
        assert GAME.view(twin, player) == GAME.view(g, player)
        assert GAME.legal(twin, player) == GAME.legal(g, player)
        assert GAME.outcomes(twin) == GAME.outcomes(g)
        assert (GAME.features(twin, player) == GAME.features(g, player)).all()
        if GAME.turn(g).players == (player,):
            for action in GAME.legal(g, player):
                label = GAME.action_label(twin, player, action)
                assert label == GAME.action_label(g, player, action)

    random_states(players, 2, look)


def test_the_hand_is_the_only_thing_hidden() -> None:
    g = with_past(5, 1, GIVE)
    observed = GAME.observe(g, 0)
    changed = {name for name, _ in State.fields if getattr(g, name) != getattr(observed, name)}
    assert changed == {"hand"}
    assert table.OVER not in (g.phase, observed.phase)


def test_e12_a_replay_with_everything_open_shows_all_hands() -> None:
    """Spectators of the game itself see none."""
    g = with_past(3, 5)
    watched = GAME.view(g)["players"]
    revealed = GAME.show(g, SPECTATOR)["players"]
    assert [player["gold"] for player in watched] == [None] * len(watched)
    assert [player["score"] for player in watched] == [None] * len(watched)
    assert revealed[1]["gold"] == [3, 5]
    assert None not in [player["score"] for player in revealed]
