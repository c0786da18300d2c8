"""Counting in Emerald, rules E22 and E23, in the compiled subset."""

from karfunkel.games.emerald.rules.state import (
    BONUS_WORTH,
    GEM_KINDS,
    GOLD_KINDS,
    NOWHERE,
    TREASURE_WORTH,
    State,
)


def majority(g: State, gem: int) -> int:
    """E22: who alone has the most gems of a kind, or NOWHERE."""
    owner = NOWHERE
    most = 0
    for player in range(g.players):
        count = g.gems[player * GEM_KINDS + gem]
        if count > most:
            most = count
            owner = player
        elif count == most:
            owner = NOWHERE
    return owner


def gold(g: State, player: int) -> int:
    """What the gold cards in the hand are worth."""
    worth = 0
    for card in range(GOLD_KINDS):
        worth += (g.hand[player] >> 3 * card & 7) * (1 + card)
    return worth


def gem_cards(g: State, player: int) -> int:
    """How many gem cards lie in front of the player."""
    n = 0
    for gem in range(GEM_KINDS):
        n += g.gems[player * GEM_KINDS + gem]
    return n


def score(g: State, player: int) -> int:
    """E23; before the end without the majorities, which nobody has yet."""
    return (
        gold(g, player)
        + TREASURE_WORTH * g.treasures[player]
        + gem_cards(g, player)
        + BONUS_WORTH * g.bonus[player]
    )


def winners(g: State) -> int:
    """E23: the highest score; then more treasures, then more gem cards; then shared."""
    best = -1
    found = 0
    for player in range(g.players):
        rank = (score(g, player) * 100 + g.treasures[player]) * 100 + gem_cards(g, player)
        if rank > best:
            best = rank
            found = 0
        if rank == best:
            found |= 1 << player
    return found
