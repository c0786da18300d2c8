"""The yardstick: random games of Diamant in one hand-tuned loop without an engine.

Everything is a local variable: one hand for all players in the cave (they hold the same), a deck
from which a random card is swapped to the end, and one random word for a card and all coin flips
after it. It plays the same game as `games/diamant/rules.py`; a test compares the two.
"""

from typing import Any

import numba
import numpy as np

# Cards: 1 to 17 a treasure, 100 to 104 a trap, 200 a relic.
FULL = np.array(
    [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17] + [100, 101, 102, 103, 104] * 3 + [200] * 5,
    np.int64,
)


def _loop(games: Any, players: Any, seed: Any, full: Any, chests: Any) -> Any:
    """Play; add every seat's chest to `chests`; return the number of decisions."""
    deck = np.empty(35, np.int64)
    chest = np.empty(8, np.int64)
    x = np.uint64(seed * 2 + 1) * np.uint64(0x9E3779B97F4A7C15)
    decisions = 0
    for _ in range(games):
        deck[:] = full
        size = 35
        relics_out = 0
        for p in range(players):
            chest[p] = 0
        for _ in range(5):
            cave: Any = (1 << players) - 1
            inside = players
            hand = 0
            lying = 0
            relics = 0
            traps = 0
            left = size  # cards before `left` are face down, those after it are in the row
            while True:
                # xorshift64: the upper half picks the card, the lower half flips the coins.
                x ^= x << np.uint64(13)
                x ^= x >> np.uint64(7)
                x ^= x << np.uint64(17)
                i: Any = np.int64(((x >> np.uint64(32)) * np.uint64(left)) >> np.uint64(32))
                card = deck[i]
                left -= 1
                deck[i] = deck[left]
                deck[left] = card
                if card < 100:
                    share = card // inside
                    hand += share
                    lying += card - share * inside
                elif card == 200:
                    relics += 1
                else:
                    bit = 1 << (card - 100)
                    if traps & bit:
                        # One card of this trap leaves the game.
                        size -= 1
                        deck[left] = deck[size]
                        break
                    traps |= bit
                decisions += inside
                leaving = cave & np.int64(x & np.uint64(0xFF))
                if leaving:
                    leavers = 0
                    rest = leaving
                    while rest:
                        rest &= rest - 1
                        leavers += 1
                    share = lying // leavers
                    lying -= share * leavers
                    gain = hand + share
                    if leavers == 1:
                        while relics:
                            gain += 5 if relics_out < 3 else 10
                            relics_out += 1
                            relics -= 1
                    for p in range(players):
                        if leaving >> p & 1:
                            chest[p] += gain
                    cave ^= leaving
                    inside -= leavers
                    if inside == 0:
                        break
            # Relics that were turned up never come back.
            i = left
            while i < size:
                if deck[i] == 200:
                    size -= 1
                    deck[i] = deck[size]
                else:
                    i += 1
        for p in range(players):
            chests[p] += chest[p]
    return decisions


hand_tuned = numba.njit(nogil=True, error_model="numpy")(_loop)
