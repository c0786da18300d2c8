"""What things in King of the Dice are worth to a player now, in tenths of a point.

In the compiled subset. Points that others lose count too, shared among them: with two players all
of it. Nothing here looks further than the turn; cards and super jokers, which only help later,
are worth less the fewer tiles are left.
"""

from math import sqrt

from karfunkel.core.bits import lowest, size
from karfunkel.core.work import Work
from karfunkel.games.kingdice.box.tables import CARD_EFFECT, CARD_JOKER, NEIGHBOURS, TERRAIN_FIELDS
from karfunkel.games.kingdice.rules.citizens import jokers_of, nearest
from karfunkel.games.kingdice.rules.scoring import grown_area, largest_area
from karfunkel.games.kingdice.rules.state import (
    ALL_STEPS,
    AREA_WORTH,
    BRUTE,
    CARD_THIEF,
    DWARF,
    FLAMES_WORTH,
    GEM_THIEF,
    GOLD_WORTH,
    LANDOWNER,
    MOST_TILES,
    TAMER,
    TERRAINS,
    TILES,
    WHITE_WORTH,
    State,
)
from karfunkel.games.kingdice.rules.supply import list_tiles

POINT = 10
AHEAD_OF_TWO = tuple(1.3 + 2.2 * sqrt(tiles) for tiles in range(TILES + 1))
"""How many points of lead multiply the chance to win by e, with two players, by tiles left."""
CARD_WORTH = 6
"""A face-up card: half a joker."""
PAIR_WORTH = 6
"""The bonus for a card whose joker the player has once already."""
SUPER_WORTH = 12
"""A super joker pairs with any other card."""
LATE = 12
"""With fewer tiles than this left, cards are worth less and less."""
FLAME_WORTH = 8
"""A flame, besides the points for having the most now."""
ROOM_WORTH = 2
"""Each empty field beside a field: room to grow."""

MEAN_BEST = (0, 30, 38, 42)
"""Roughly what the best of this many tiles is worth."""
SHARES = 4096
"""The denominator of the chance of a draw."""
TILE_WORTH_AT = 64
"""Where `value_tiles` writes into `work.weight`: what a tile of each terrain is worth."""


def later(g: State, worth: int) -> int:
    """What helps in later turns is worth less when fewer are left."""
    return worth * min(g.supply, LATE) // LATE


def gain(g: State, land: int, field: int) -> int:
    """K27: the points that a field adds to a land, or has added to it.

    A field without neighbours enlarges no area. Most fields are like that, so the land need not be
    searched.
    """
    one = 1 << field
    rest = land & ~one
    if NEIGHBOURS[g.join][field] & rest == 0:
        return 1 if rest else AREA_WORTH
    area = grown_area(g, rest, one)
    return 1 + (AREA_WORTH - 1) * max(0, area - largest_area(g, rest))


def harm(g: State, points: int) -> int:
    """What it is worth that another player loses points."""
    return POINT * points // (g.players - 1)


def field_worth(g: State, player: int, field: int) -> int:
    """K16, K19, K20, K27: a field with its gem, and what its owner loses."""
    worth = POINT * GOLD_WORTH * (g.map_gold >> field & 1)
    worth += POINT * WHITE_WORTH * (g.map_white >> field & 1)
    for seat in range(g.players):
        if seat == player or g.land[seat] >> field & 1:
            points = gain(g, g.land[seat], field)
            worth += POINT * points if seat == player else harm(g, points)
    return worth + later(g, ROOM_WORTH * room(g, field))


def room(g: State, field: int) -> int:
    """The empty fields beside a field."""
    return size(NEIGHBOURS[g.join][field] & ~g.castles)


def best_field(g: State, player: int, fields: int) -> int:
    """What the best of some fields is worth; 0 for none."""
    best = 0
    while fields:
        best = max(best, field_worth(g, player, lowest(fields)))
        fields &= fields - 1
    return best


def value_tiles(g: State, player: int, work: Work) -> None:
    """Write what a tile of each terrain is worth, and how likely it is drawn next."""
    list_tiles(g, work)
    for terrain in range(TERRAINS):
        if work.weight[terrain]:
            work.weight[TILE_WORTH_AT + terrain] = best_field(
                g, player, TERRAIN_FIELDS[terrain] & ~g.castles
            )


def best_of(g: State, work: Work, tiles: int) -> int:
    """What the best of some drawn tiles is worth on average, after `value_tiles`.

    Draws are treated as independent (with replacement), which is an approximation.
    """
    draws = min(tiles, g.supply)
    found = 0
    for terrain in range(TERRAINS):
        if work.weight[terrain]:
            below = 0
            for other in range(TERRAINS):
                if work.weight[other] and better(work, terrain, other):
                    below += work.weight[other]
            least = SHARES * below // work.total
            most = SHARES * (below + work.weight[terrain]) // work.total
            # The draws in which this is the best tile.
            share = most - least
            if draws == 2:
                share = (most * most - least * least) // SHARES
            elif draws == MOST_TILES:
                share = (most * most * most - least * least * least) // (SHARES * SHARES)
            found += share * work.weight[TILE_WORTH_AT + terrain]
    return found // SHARES


def better(work: Work, terrain: int, other: int) -> bool:
    """Whether a terrain is worth more than another; in a tie the first is."""
    one, two = work.weight[TILE_WORTH_AT + terrain], work.weight[TILE_WORTH_AT + other]
    return one > two or (one == two and terrain < other)


def card_in_hand(g: State, player: int, joker: int) -> int:
    """A face-up card, for the joker on it."""
    pairs = jokers_of(g, player) >> joker & 1
    return later(g, CARD_WORTH + PAIR_WORTH * pairs)


def pair_cost(g: State, supers: int) -> int:
    """What is given away for a joker, with `supers` super jokers in the pair."""
    if supers == 0:
        return later(g, 2 * CARD_WORTH + PAIR_WORTH)
    return later(g, (2 - supers) * CARD_WORTH + supers * SUPER_WORTH)


def flame_worth(g: State, player: int) -> int:
    """K19, K28: one more flame."""
    most = 0
    leaders = 0
    for other in range(g.players):
        if other != player:
            if g.flames[other] > most:
                most = g.flames[other]
                leaders = 0
            if g.flames[other] == most and most:
                leaders += 1
    mine = g.flames[player]
    worth = FLAME_WORTH
    # Halved, since others can still catch up.
    if mine + 1 >= most and (mine == 0 or mine < most):
        worth += POINT * FLAMES_WORTH // 2
    if mine == most:
        worth += harm(g, leaders * FLAMES_WORTH) // 2
    return worth


def gem_from_supply(g: State) -> int:
    """K17."""
    if g.gold_left:
        return POINT * GOLD_WORTH
    return POINT * WHITE_WORTH if g.white_left else 0


def stolen_gem(g: State, player: int) -> int:
    """K18: the best gem that an opponent has, for the thief and against its owner."""
    best = 0
    for other in range(g.players):
        if other != player:
            if g.gold[other]:
                best = max(best, GOLD_WORTH)
            elif g.white[other]:
                best = max(best, WHITE_WORTH)
    return POINT * best + harm(g, best)


def stolen_card(g: State, player: int) -> int:
    """K18: the best card that an opponent has."""
    found = 0
    for other in range(g.players):
        if other != player:
            found |= jokers_of(g, other)
    if found & jokers_of(g, player):
        return later(g, CARD_WORTH + PAIR_WORTH)
    return later(g, CARD_WORTH) if found else 0


def alarm_worth(g: State) -> int:
    """K23: a super joker, if there is a card for it."""
    return later(g, SUPER_WORTH)


def card_worth(g: State, player: int, work: Work, card: int, steps: int) -> int:
    """What hiring a card is worth, for the dwarf with `steps` steps met; after `value_tiles`."""
    tiles = tiles_drawn(card, steps)
    worth = 0
    if tiles:
        worth = best_of(g, work, tiles)
    if CARD_EFFECT[card] == LANDOWNER:
        worth *= min(2, g.supply)
    return worth + worth_beside_tiles(g, player, card, steps)


def rough_worth(g: State, player: int, card: int, steps: int) -> int:
    """The same with tiles at their mean value, which needs no look at the map."""
    worth = MEAN_BEST[tiles_drawn(card, steps)]
    if CARD_EFFECT[card] == LANDOWNER:
        worth *= min(2, g.supply)
    return worth + worth_beside_tiles(g, player, card, steps)


def tiles_drawn(card: int, steps: int) -> int:
    """How many tiles are drawn to choose one; the landowner settles every tile by itself."""
    effect = CARD_EFFECT[card]
    if effect == DWARF:
        return min(steps, MOST_TILES)
    if effect == CARD_THIEF:
        return 2
    return int(effect in (GEM_THIEF, LANDOWNER))


def worth_beside_tiles(g: State, player: int, card: int, steps: int) -> int:
    """The card in hand, and what its effect brings besides tiles."""
    effect = CARD_EFFECT[card]
    worth = card_in_hand(g, player, CARD_JOKER[card])
    if effect == DWARF and steps == ALL_STEPS:
        worth += gem_from_supply(g)
    elif effect == CARD_THIEF:
        worth += stolen_card(g, player)
    elif effect == GEM_THIEF:
        worth += stolen_gem(g, player)
    elif effect in (TAMER, BRUTE) and g.markers[player]:
        fields = g.map_flames if effect == TAMER else nearest(g, player)
        if fields:
            worth += best_field(g, player, fields)
            if effect == TAMER:
                worth += flame_worth(g, player)
    return worth
