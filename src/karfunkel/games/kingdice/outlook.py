"""How King of the Dice looks before its end, for searches, in the compiled subset.

A playout of a few turns is judged by what lies on the table, which says more than one of many
possible ends. A player's chance to win grows by the same factor with every point ahead, less so
while many tiles are left. What helps later is counted in points too. All numbers are fitted to who
won 21,000 games that `quick` played against itself (a logit for each number of tiles left).
"""

from math import exp, sqrt

from karfunkel.core.playout import WIN
from karfunkel.games.kingdice.scoring import score, size, winners
from karfunkel.games.kingdice.state import BIT, BIT_MODULUS, OVER, TILES, State
from karfunkel.games.kingdice.tables import NEIGHBOURS

HORIZON = 3
"""A playout goes on until so many turns more have begun."""

# In tenths of a point, for 2, 3 and 4 players.
POINT = 10
CARD = (9, 4, 4)
"""A face-up card, while many tiles are left; less and less towards the end."""
SUPER = (23, 15, 13)
"""A super joker, likewise."""
NEXT = (39, 24, 22)
"""It is the player's turn."""
ROOM = (5, 3, 1)
"""An empty field beside the largest area."""
BESIDE = (3, 1, 1)
"""Less for a field of another player beside it, and more so while many tiles are left."""
BESIDE_MORE = (35, 100, 100)
"""In hundredths, for every tile."""
MANY_CARDS = 20
MANY_SUPERS = 9

# How many points ahead make the chance to win e times as large, by players and tiles left.
AHEAD = (
    tuple(2.1 + 1.77 * sqrt(tiles) for tiles in range(TILES + 1)),
    tuple(1.9 + 0.40 * tiles for tiles in range(TILES + 1)),
    tuple(1.6 + 0.32 * tiles for tiles in range(TILES + 1)),
)
PARTS = 128
"""Steps of the table of powers for one e."""
LAST = 8 * PARTS
POWER = tuple(round(1e6 * exp(-step / PARTS)) for step in range(LAST + 1))
STEPS = tuple(tuple(round(1024 * PARTS / (POINT * ahead)) for ahead in row) for row in AHEAD)
"""Steps for a tenth of a point, in units of 1 / 1024."""


def settled(g: State, root: State) -> int:
    """1 at the beginning of a turn that is far enough away."""
    return int(g.turns >= root.turns + HORIZON)


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
    found = POINT * score(g, player)
    found += CARD[table] * size(g.cards[player]) * min(g.supply, MANY_CARDS) // MANY_CARDS
    found += SUPER[table] * g.supers[player] * min(g.supply, MANY_SUPERS) // MANY_SUPERS
    if g.active == player:
        found += NEXT[table]
    around = around_main_area(g, g.land[player])
    beside = 100 * BESIDE[table] + BESIDE_MORE[table] * g.supply
    found += ROOM[table] * size(around & ~g.castles)
    return found - beside * size(around & taken(g, player)) // 100


def taken(g: State, player: int) -> int:
    """The fields with a marker of somebody else."""
    found = 0
    for seat in range(g.players):
        if seat != player:
            found |= g.land[seat]
    return found


def around_main_area(g: State, land: int) -> int:
    """K27: the fields around the largest connected part of a land."""
    neighbours = NEIGHBOURS[g.join]
    most = 0
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
            most = fields
            found = around & ~part
    return found
