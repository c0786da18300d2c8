"""The evaluation of unfinished games of King of the Dice, for searches, in the compiled subset.

A playout stops after some rounds and the position is evaluated: that is less noisy than playing on
to one of many possible ends. For two players a small net does that (`net.py`). For three and four,
a player's chance to win grows by the same factor with every point of lead, less so while many tiles
are left; what helps later is counted in points too. The numbers are fitted to the winners of 21,000
games of `quick` (logits, with weights that depend on the tiles left).
"""

from collections.abc import Callable
from math import exp

from karfunkel.core.bits import size
from karfunkel.core.evaluation import GO_ON, LOOK, SETTLED
from karfunkel.core.playout import WIN
from karfunkel.core.work import Work
from karfunkel.games.kingdice.bots.net import judge
from karfunkel.games.kingdice.bots.values import AHEAD_OF_TWO, POINT
from karfunkel.games.kingdice.rules.scoring import beside, largest_part, score, winners
from karfunkel.games.kingdice.rules.state import ALL_DICE, OVER, TILES, State

NET_PLAYERS = 2
# In tenths of a point, by players (3, 4) and tiles left.
Worths = tuple[tuple[int, ...], ...]


def by_tiles(*worths: Callable[[int], float]) -> Worths:
    """A table from a formula for each number of players."""
    return tuple(tuple(round(POINT * worth(n)) for n in range(TILES + 1)) for worth in worths)


CARD = by_tiles(lambda n: 0.4 * min(n, 20) / 20, lambda n: 0.4 * min(n, 20) / 20)
"""A face-up card."""
SUPER = by_tiles(lambda n: 1.5 * min(n, 9) / 9, lambda n: 1.3 * min(n, 9) / 9)
NEXT = by_tiles(lambda n: 2.4, lambda n: 2.2)
"""It is the player's turn."""
ROOM = by_tiles(lambda n: 0.3, lambda n: 0.1)
"""An empty field beside the largest area."""
BESIDE = by_tiles(lambda n: 0.1 + 0.1 * n, lambda n: 0.1 + 0.1 * n)
"""The penalty for another player's field beside the largest area."""

# How many points of lead multiply the chance to win by e, by players (2, 3, 4) and tiles.
AHEAD = (
    AHEAD_OF_TWO,
    tuple(1.9 + 0.40 * tiles for tiles in range(TILES + 1)),
    tuple(1.6 + 0.32 * tiles for tiles in range(TILES + 1)),
)
FEW_TILES = 12
FEWER_TILES = 6
TURNS = (2, 4)
"""With two players: the length of a playout in turns, including the current one, without and with
patience. It is evaluated after each turn."""
ROUNDS = (1, 2, 3)
"""With more players: how many rounds, by tiles left. It is evaluated after the last."""
PATIENT = 20_000
"""From this many playouts on, luck evens out."""
PARTS = 128
"""Steps of the table of powers for one e."""
LAST = 8 * PARTS
POWER = tuple(round(1e6 * exp(-step / PARTS)) for step in range(LAST + 1))
STEPS = tuple(tuple(round(1024 * PARTS / (POINT * ahead)) for ahead in row) for row in AHEAD)
"""Steps for a tenth of a point, in units of 1 / 1024."""


def settled(g: State, root: State, patience: int) -> int:
    """Whether to evaluate a playout now, and whether to end it.

    Later positions say more, but most of the difference is luck. With two players the evaluation is
    good, so a playout is evaluated after the current turn, before anybody else had luck, and again
    after each turn that follows; the mean has a smaller error than any single one. With more
    players it is evaluated when everybody has had equally many turns, which is fair to all. Near
    the end, where any turn may be the last, games are short anyway.
    """
    turns = g.turns - root.turns
    if root.players == NET_PLAYERS:
        if turns >= TURNS[int(patience >= PATIENT)]:
            return SETTLED
        return LOOK if turns and begins(g) else GO_ON
    few = (root.supply <= FEW_TILES) + (root.supply <= FEWER_TILES)
    return SETTLED if turns >= ROUNDS[few] * root.players else GO_ON


def begins(g: State) -> bool:
    """Whether a turn has just begun: no die of its first throw has been rolled."""
    return g.rolls == 1 and g.rolling == ALL_DICE


def prospect(g: State, player: int, work: Work) -> int:
    """The chance of `player` to win, in units of 1 / WIN; at the end the share of the win."""
    if g.phase == OVER:
        best = winners(g)
        return WIN // size(best) if best >> player & 1 else 0
    if g.players == NET_PLAYERS:
        chance = judge(g, work)
        return chance if player == g.active else WIN - chance
    mine = standing(g, player)
    steps = STEPS[g.players - 2][g.supply]
    # The others' chances relative to the player's: powers of e, symmetric.
    others = 0
    for seat in range(g.players):
        if seat != player:
            ahead = (standing(g, seat) - mine) * steps >> 10
            power = POWER[min(abs(ahead), LAST)]
            others += 1_000_000_000_000 // power if ahead > 0 else power
    return WIN * 1_000_000 // (1_000_000 + others)


def standing(g: State, player: int) -> int:
    """A player's points and future points, in tenths of a point."""
    table = g.players - NET_PLAYERS - 1
    tiles = g.supply
    found = POINT * score(g, player)
    found += CARD[table][tiles] * size(g.cards[player])
    found += SUPER[table][tiles] * g.supers[player]
    if g.active == player:
        found += NEXT[table][tiles]
    around = beside(g, largest_part(g, g.land[player]))
    found += ROOM[table][tiles] * size(around & ~g.castles)
    found -= BESIDE[table][tiles] * size(around & taken(g, player))
    return found


def taken(g: State, player: int) -> int:
    """The fields with another player's marker."""
    found = 0
    for seat in range(g.players):
        if seat != player:
            found |= g.land[seat]
    return found
