"""How King of the Dice looks before its end, for searches, in the compiled subset.

A playout of one round is judged by what lies on the table, which says more than one of many
possible ends. A player's chance to win grows by the same factor with every point ahead, less so
while many tiles are left. What helps later is counted in points too. The numbers for two players
are fitted to who won 4,863 games of `greedy` against itself, those for three and four to 21,000 of
`quick` (logits, with weights that change with the tiles left).
"""

from collections.abc import Callable
from math import exp, sqrt

from karfunkel.core.playout import WIN
from karfunkel.games.kingdice.citizens import jokers_of
from karfunkel.games.kingdice.scoring import largest_area, score, size, winners
from karfunkel.games.kingdice.state import BIT, BIT_MODULUS, FIELDS, OVER, TILES, State
from karfunkel.games.kingdice.tables import NEIGHBOURS

# In tenths of a point, by players (2, 3, 4) and tiles left.
POINT = 10
Worths = tuple[tuple[int, ...], ...]


def by_tiles(*worths: Callable[[int], float]) -> Worths:
    """A table from a formula for each number of players."""
    return tuple(tuple(round(POINT * worth(n)) for n in range(TILES + 1)) for worth in worths)


CARD = by_tiles(
    lambda n: max(0.0, 0.33 * sqrt(n) - 0.4),
    lambda n: 0.4 * min(n, 20) / 20,
    lambda n: 0.4 * min(n, 20) / 20,
)
"""A face-up card."""
PAIR = by_tiles(lambda n: 0.4 + 0.18 * sqrt(n), lambda n: 0, lambda n: 0)
"""A card whose joker the player has already."""
SUPER = by_tiles(lambda n: 2.3, lambda n: 1.5 * min(n, 9) / 9, lambda n: 1.3 * min(n, 9) / 9)
NEXT = by_tiles(lambda n: 4.2, lambda n: 2.4, lambda n: 2.2)
"""It is the player's turn."""
ROOM = by_tiles(lambda n: 1.15 - 0.13 * sqrt(n), lambda n: 0.3, lambda n: 0.1)
"""An empty field beside the largest area."""
SECOND = by_tiles(lambda n: 0.6 * sqrt(n) - 0.5, lambda n: 0, lambda n: 0)
"""A field of the second largest area, which may grow together with the largest."""
THREAT = by_tiles(lambda n: 0.27 + 0.03 * sqrt(n), lambda n: 0, lambda n: 0)
"""Less for every point that a brute could take."""
BESIDE = by_tiles(lambda n: 0, lambda n: 0.1 + 0.1 * n, lambda n: 0.1 + 0.1 * n)
"""Less for a field of another player beside the largest area."""

# How many points ahead make the chance to win e times as large, by players and tiles left.
AHEAD = (
    tuple(1.3 + 2.2 * sqrt(tiles) for tiles in range(TILES + 1)),
    tuple(1.9 + 0.40 * tiles for tiles in range(TILES + 1)),
    tuple(1.6 + 0.32 * tiles for tiles in range(TILES + 1)),
)
ALL_FIELDS = (1 << FIELDS) - 1
PARTS = 128
"""Steps of the table of powers for one e."""
LAST = 8 * PARTS
POWER = tuple(round(1e6 * exp(-step / PARTS)) for step in range(LAST + 1))
STEPS = tuple(tuple(round(1024 * PARTS / (POINT * ahead)) for ahead in row) for row in AHEAD)
"""Steps for a tenth of a point, in units of 1 / 1024."""


def settled(g: State, root: State) -> int:
    """1 when everybody has had a turn: whoever begins the next one, it is fair to all."""
    return int(g.turns >= root.turns + root.players)


def prospect(g: State, player: int) -> int:
    """The chance of `player` to win, in units of 1 / WIN; at the end the share of the win."""
    if g.phase == OVER:
        best = winners(g)
        return WIN // size(best) if best >> player & 1 else 0
    mine = standing(g, player)
    steps = STEPS[g.players - 2][g.supply]
    # The others' chances for one of the player: powers of e, the same up and down.
    others = 0
    for seat in range(g.players):
        if seat != player:
            ahead = (standing(g, seat) - mine) * steps >> 10
            power = POWER[min(abs(ahead), LAST)]
            others += 1_000_000_000_000 // power if ahead > 0 else power
    return WIN * 1_000_000 // (1_000_000 + others)


def standing(g: State, player: int) -> int:
    """A player's points and what will bring some, in tenths of a point."""
    table = g.players - 2
    tiles = g.supply
    cards = size(g.cards[player])
    found = POINT * score(g, player)
    found += CARD[table][tiles] * cards + SUPER[table][tiles] * g.supers[player]
    found += PAIR[table][tiles] * (cards - size(jokers_of(g, player)))
    if g.active == player:
        found += NEXT[table][tiles]
    others = taken(g, player)
    areas = main_area(g, g.land[player])
    around = areas & ALL_FIELDS
    found += ROOM[table][tiles] * size(around & ~g.castles)
    found += SECOND[table][tiles] * (areas >> FIELDS)
    found -= BESIDE[table][tiles] * size(around & others)
    if THREAT[table][tiles]:
        found -= THREAT[table][tiles] * threat(g, g.land[player], others)
    return found


def threat(g: State, land: int, others: int) -> int:
    """K20, K27: the most points that a player loses with one field beside others' fields."""
    neighbours = NEIGHBOURS[g.join]
    most = 0
    area = largest_area(g, land)
    rest = land
    while rest:
        field = rest & -rest
        rest ^= field
        if neighbours[BIT[field % BIT_MODULUS]] & others:
            most = max(most, 1 + 2 * (area - largest_area(g, land ^ field)))
    return most


def taken(g: State, player: int) -> int:
    """The fields with a marker of somebody else."""
    found = 0
    for seat in range(g.players):
        if seat != player:
            found |= g.land[seat]
    return found


def main_area(g: State, land: int) -> int:
    """K27: the fields around the largest connected part of a land; above, the second's size."""
    neighbours = NEIGHBOURS[g.join]
    most = 0
    second = 0
    found = 0
    while land:
        edge = land & -land
        land ^= edge
        fields = 0
        part = 0
        around = 0
        while edge:
            field = edge & -edge
            beside = neighbours[BIT[field % BIT_MODULUS]]
            around |= beside
            part |= field
            edge ^= field | (beside & land)
            land &= ~beside
            fields += 1
        if fields > most:
            second = most
            most = fields
            found = around & ~part
        elif fields > second:
            second = fields
    return found | second << FIELDS
