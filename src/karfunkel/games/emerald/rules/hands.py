"""The gold in the players' hands: what the others may see of it, and how they can guess it.

Rules E12 and E18, in the compiled subset.
"""

from karfunkel.core.rng import Rng, below
from karfunkel.core.work import Work
from karfunkel.games.emerald.rules.state import (
    GIVEN,
    GOLD_KINDS,
    OVER,
    PAST_BITS,
    PAST_PER_INT,
    State,
)


def note_gold(g: State, player: int, value: int) -> None:
    """Write down what the table saw: a gold card of this value taken, or one GIVEN unseen."""
    place = g.past_length // PAST_PER_INT
    shift = g.past_length % PAST_PER_INT * PAST_BITS
    g.past[place] |= (player * (1 + GOLD_KINDS) + value) << shift
    g.past_length += 1


def past_code(g: State, entry: int) -> int:
    """An entry of the history, as `note_gold` wrote it."""
    return g.past[entry // PAST_PER_INT] >> entry % PAST_PER_INT * PAST_BITS & (1 << PAST_BITS) - 1


def past_owner(g: State, entry: int) -> int:
    """Who took or gave the gold card."""
    return past_code(g, entry) // (1 + GOLD_KINDS)


def past_value(g: State, entry: int) -> int:
    """The value of the gold card that was taken, or GIVEN."""
    return past_code(g, entry) % (1 + GOLD_KINDS)


def is_hidden(g: State, player: int, other: int) -> bool:
    """E12: hands are hidden from the others until they are counted, if not played open."""
    return other != player and not g.open_gold and g.phase != OVER


def hide(g: State, player: int) -> None:
    """Blank the other hands. Their size, and every card that went in, is public."""
    for other in range(g.players):
        if is_hidden(g, player, other):
            g.hand[other] = 0


def resample(g: State, player: int, work: Work, rng: Rng) -> None:
    """Deal the hidden hands again by replaying the history of gold.

    A hand is what was taken, which everybody saw, less what was given to the dragon, which nobody
    saw. Each card in the hand at that moment is equally likely to have been given. So every gift
    removes a random card from the hand as it was then, and a card is never given before it was
    taken. Nothing else that is hidden depends on the hands: the cards in the piles have never been
    seen, and those in the hands all have.
    """
    hide(g, player)
    for entry in range(g.past_length):
        owner = past_owner(g, entry)
        value = past_value(g, entry)
        if is_hidden(g, player, owner):
            if value == GIVEN:
                give_random(g, owner, rng)
            else:
                g.hand[owner] += 1 << 3 * (value - 1)


def give_random(g: State, owner: int, rng: Rng) -> None:
    """Take one card out of a hand, each equally likely."""
    size = 0
    for card in range(GOLD_KINDS):
        size += g.hand[owner] >> 3 * card & 7
    rest = below(rng, size)
    card = 0
    while rest >= g.hand[owner] >> 3 * card & 7:
        rest -= g.hand[owner] >> 3 * card & 7
        card += 1
    g.hand[owner] -= 1 << 3 * card
