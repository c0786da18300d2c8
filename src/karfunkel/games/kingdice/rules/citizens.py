"""What the citizens do, rules K16 to K22, and the dragon alarm, K23 to K25, in this order.

In the compiled subset. An effect that asks or draws something continues once that is done; when it
is finished, the phase is ENDING.
"""

from karfunkel.core.bits import lowest, several
from karfunkel.core.work import CHANCE, EVERYBODY, Work, emit
from karfunkel.games.kingdice.box.tables import CARD_EFFECT, CARD_JOKER, NEIGHBOURS, TERRAIN_FIELDS
from karfunkel.games.kingdice.rules.state import (
    ALL_STEPS,
    BRUTE,
    CARD_STOLEN,
    CARD_THIEF,
    CASTLE_EMPTY,
    CHOOSE_FLAME,
    CHOOSE_TILE,
    CONQUER,
    CONQUERED,
    DECLINE,
    DECLINED,
    DRAW,
    DWARF,
    ENDING,
    FIELD,
    FLAME,
    FLAME_PLACED,
    GEM_FOUND,
    GEM_STOLEN,
    GEM_THIEF,
    GEM_WON,
    GOLD,
    JOKERS,
    LANDOWNER,
    MOST_TILES,
    NO_GEM,
    NOTHING,
    NOTHING_DONE,
    SEATS,
    SETTLE,
    SETTLED,
    SETTLING,
    STEAL_A_CARD,
    STEAL_A_GEM,
    STEAL_CARD,
    STEAL_GEM,
    TAME,
    TAMED,
    TAMER,
    TILE,
    TILE_DRAWN,
    TILES_BACK,
    WHITE,
    State,
)
from karfunkel.games.kingdice.rules.supply import put_back, take_tile
from karfunkel.games.kingdice.rules.turns import ask


def start_work(g: State, work: Work) -> None:
    """Phase 3: the effect of the card that was hired, or the tile of the dragon alarm (K24)."""
    effect = effect_of(g)
    if effect == TAMER:
        tame_dragon(g, work)
    elif effect == BRUTE:
        attack(g, work)
    elif effect == DWARF:
        draw_tiles(g, min(g.step, MOST_TILES))
    elif effect in (CARD_THIEF, LANDOWNER):
        draw_tiles(g, 2)
    else:
        draw_tiles(g, 1)


def effect_of(g: State) -> int:
    """What the hired card does; NOTHING at the alarm."""
    return NOTHING if g.hired == NOTHING else CARD_EFFECT[g.hired]


def list_bits(work: Work, first: int, choices: int, n: int) -> int:
    """Add the actions `first` + bit for every bit of a set to `n` actions."""
    while choices:
        work.action[n] = first + lowest(choices)
        choices &= choices - 1
        n += 1
    return n


# --- Tiles ----------------------------------------------------------------------------------


def draw_tiles(g: State, tiles: int) -> None:
    """K17, K18, K21, K24. K22: as many as there are; at least one, or the game would be over."""
    g.to_draw = min(tiles, g.supply)
    g.phase = DRAW
    g.on_turn = CHANCE


def turn_up_tile(g: State, work: Work, terrain: int) -> None:
    """A tile is turned up beside the map."""
    take_tile(g, terrain)
    g.to_draw -= 1
    emit(work, EVERYBODY, TILE_DRAWN, g.active, terrain)
    if g.to_draw == 0:
        g.phase = SETTLING


def settle_drawn(g: State, work: Work) -> None:
    """Put tiles on the map as far as there is nothing to choose, then go on with the effect."""
    while g.drawn or g.tile != NOTHING:
        if g.tile == NOTHING:
            if tile_matters(g):
                g.phase = CHOOSE_TILE
                ask(g)
                return
            choose_tile(g, work, lowest(g.drawn) >> 1)
        empty = TERRAIN_FIELDS[g.tile] & ~g.castles
        if several(empty):
            g.targets = empty
            g.phase = SETTLE
            ask(g)
            return
        settle(g, work, lowest(empty))
    finish_settling(g, work)


def tile_matters(g: State) -> bool:
    """Whether it matters which face-up tile is put on the map next.

    K21: the landowner settles both, so the order matters only if there is one marker for two tiles.
    """
    if g.drawn & ~(3 << 2 * (lowest(g.drawn) >> 1)) == 0:
        return False
    return effect_of(g) != LANDOWNER or g.markers[g.active] == 1


def list_tiles_up(g: State, work: Work) -> int:
    """One action for each terrain among the tiles face up."""
    n = 0
    rest = g.drawn
    while rest:
        terrain = lowest(rest) >> 1
        rest &= ~(3 << 2 * terrain)
        work.action[n] = TILE + terrain
        n += 1
    return n


def choose_tile(g: State, work: Work, terrain: int) -> None:
    """K17, K18: one tile is settled, the others are shuffled back. K21: the other one follows."""
    g.tile = terrain
    g.drawn -= 1 << 2 * terrain
    g.drawn_tiles -= 1
    if g.drawn_tiles and effect_of(g) != LANDOWNER:
        back = g.drawn_tiles
        put_back(g)
        emit(work, EVERYBODY, TILES_BACK, back, g.supply)


def settle(g: State, work: Work, field: int) -> None:
    """K16: tile, marker, gem. K22: without a marker the castle stands empty. K24: the alarm."""
    terrain = g.tile
    g.tile = NOTHING
    g.castles |= 1 << field
    g.targets = 0
    if g.hired == NOTHING:
        g.targets = 1 << field
        return
    marker = min(1, g.markers[g.active])
    g.markers[g.active] -= marker
    g.land[g.active] |= marker << field
    emit(work, EVERYBODY, SETTLED, g.active, terrain, field, marker)
    pick_gem(g, work, field)


def pick_gem(g: State, work: Work, field: int) -> None:
    """K16, K19: the gem on the field, if any."""
    gold, white = g.map_gold >> field & 1, g.map_white >> field & 1
    if gold | white:
        g.map_gold ^= gold << field
        g.gold[g.active] += gold
        g.map_white ^= white << field
        g.white[g.active] += white
        emit(work, EVERYBODY, GEM_FOUND, g.active, WHITE + gold, field)


def finish_settling(g: State, work: Work) -> None:
    """What follows once the tiles are on the map."""
    effect = effect_of(g)
    if effect == NOTHING:
        bring_flame(g, work)
    elif effect == CARD_THIEF and list_cards(g, work) > 1:
        g.phase = STEAL_A_CARD
        ask(g)
    elif effect == GEM_THIEF and list_gems(g, work) > 1:
        g.phase = STEAL_A_GEM
        ask(g)
    else:
        if effect == DWARF and g.step == ALL_STEPS:
            win_gem(g, work)
        g.phase = ENDING


def win_gem(g: State, work: Work) -> None:
    """K17: a gem from the supply, gold while there is any, else white, else nothing."""
    gem = NO_GEM
    if g.gold_left:
        gem = GOLD
        g.gold_left -= 1
        g.gold[g.active] += 1
    elif g.white_left:
        gem = WHITE
        g.white_left -= 1
        g.white[g.active] += 1
    emit(work, EVERYBODY, GEM_WON, g.active, gem)


# --- The thief ------------------------------------------------------------------------------


def list_cards(g: State, work: Work) -> int:
    """K18: any face-up card of an opponent, identified by its joker; or none."""
    n = 0
    for seat in range(g.players):
        if seat != g.active:
            n = list_bits(work, STEAL_CARD + seat * JOKERS, jokers_of(g, seat), n)
    work.action[n] = DECLINE
    return n + 1


def jokers_of(g: State, seat: int) -> int:
    """The jokers on a player's face-up cards."""
    found = 0
    cards = g.cards[seat]
    while cards:
        found |= 1 << CARD_JOKER[lowest(cards)]
        cards &= cards - 1
    return found


def paired_jokers(g: State, seat: int) -> int:
    """K12: the jokers that are on two or more of a player's face-up cards."""
    once = 0
    twice = 0
    cards = g.cards[seat]
    while cards:
        joker = 1 << CARD_JOKER[lowest(cards)]
        cards &= cards - 1
        twice |= once & joker
        once |= joker
    return twice


def card_with(g: State, seat: int, joker: int) -> int:
    """A player's first face-up card with this joker, as a set of one."""
    cards = g.cards[seat]
    while CARD_JOKER[lowest(cards)] != joker:
        cards &= cards - 1
    return cards & -cards


def steal_card(g: State, work: Work, action: int) -> None:
    """K18: it lies face up in front of the thief."""
    if action == DECLINE:
        emit(work, EVERYBODY, DECLINED, g.active)
    else:
        victim, joker = (action - STEAL_CARD) // JOKERS, (action - STEAL_CARD) % JOKERS
        card = card_with(g, victim, joker)
        g.cards[victim] ^= card
        g.cards[g.active] |= card
        emit(work, EVERYBODY, CARD_STOLEN, g.active, victim, joker)
    g.phase = ENDING


def list_gems(g: State, work: Work) -> int:
    """K18: a white or a gold gem of an opponent; or none."""
    n = 0
    for seat in range(g.players):
        if seat != g.active:
            if g.white[seat]:
                work.action[n] = STEAL_GEM + 2 * seat
                n += 1
            if g.gold[seat]:
                work.action[n] = STEAL_GEM + 2 * seat + 1
                n += 1
    work.action[n] = DECLINE
    return n + 1


def steal_gem(g: State, work: Work, action: int) -> None:
    """K18."""
    if action == DECLINE:
        emit(work, EVERYBODY, DECLINED, g.active)
    else:
        victim, gold = (action - STEAL_GEM) >> 1, (action - STEAL_GEM) & 1
        g.gold[victim] -= gold
        g.gold[g.active] += gold
        g.white[victim] -= 1 - gold
        g.white[g.active] += 1 - gold
        emit(work, EVERYBODY, GEM_STOLEN, g.active, victim, WHITE + gold)
    g.phase = ENDING


# --- The dragon tamer and the brute ---------------------------------------------------------


def only_target(g: State, work: Work, fields: int, phase: int) -> int:
    """The only possible field for a marker. If there are several, the player is asked, in this
    phase.

    K22: without a field or a marker there is nothing to do. NOTHING in both cases.
    """
    if fields == 0 or g.markers[g.active] == 0:
        emit(work, EVERYBODY, NOTHING_DONE, g.active, g.pile)
        g.phase = ENDING
    elif several(fields):
        g.targets = fields
        g.phase = phase
        ask(g)
    else:
        return lowest(fields)
    return NOTHING


def tame_dragon(g: State, work: Work) -> None:
    """K19: any flame on the map."""
    field = only_target(g, work, g.map_flames, TAME)
    if field != NOTHING:
        take_flame(g, work, field)


def take_flame(g: State, work: Work, field: int) -> None:
    """K19: marker for flame; the gem that lay there all the while comes with it."""
    g.map_flames ^= 1 << field
    g.flames[g.active] += 1
    g.land[g.active] |= 1 << field
    g.markers[g.active] -= 1
    emit(work, EVERYBODY, TAMED, g.active, field, g.flames[g.active])
    pick_gem(g, work, field)
    g.phase = ENDING


def attack(g: State, work: Work) -> None:
    """K20: one of the nearest markers of the opponents."""
    field = only_target(g, work, nearest(g, g.active), CONQUER)
    if field != NOTHING:
        conquer(g, work, field)


def nearest(g: State, player: int) -> int:
    """K20: the opponents' nearest markers; all of them if the player has none on the map."""
    neighbours = NEIGHBOURS[g.join]
    theirs = 0
    for seat in range(g.players):
        theirs |= g.land[seat]
    reached = g.land[player]
    theirs ^= reached
    if reached == 0:
        return theirs
    edge = reached
    while edge and theirs & reached == 0:
        around = 0
        while edge:
            around |= neighbours[lowest(edge)]
            edge &= edge - 1
        edge = around & ~reached
        reached |= edge
    return theirs & reached


def conquer(g: State, work: Work, field: int) -> None:
    """K20: the marker goes back to its owner."""
    victim = 0
    for seat in range(g.players):
        if g.land[seat] >> field & 1:
            victim = seat
    g.land[victim] ^= 1 << field
    g.markers[victim] += 1
    g.land[g.active] |= 1 << field
    g.markers[g.active] -= 1
    emit(work, EVERYBODY, CONQUERED, g.active, victim, field)
    g.phase = ENDING


def list_fields(g: State, work: Work) -> int:
    """The fields to choose from."""
    return list_bits(work, FIELD, g.targets, 0)


# --- The flame of the dragon alarm ----------------------------------------------------------


def bring_flame(g: State, work: Work) -> None:
    """K24: a flame from the supply. K25: else the player's own, else one from a player who has
    any."""
    if g.flames_left:
        g.flames_left -= 1
        place_flame(g, work, 0)
    elif g.flames[g.active]:
        place_flame(g, work, 1 + g.active)
    else:
        owners = list_flames(g, work)
        if owners > 1:
            g.phase = CHOOSE_FLAME
            ask(g)
        elif owners == 1:
            place_flame(g, work, 1 + work.action[0] - FLAME)
        else:
            emit(work, EVERYBODY, CASTLE_EMPTY, lowest(g.targets))
            g.phase = ENDING


def list_flames(g: State, work: Work) -> int:
    """K25: the players who have a flame in front of them."""
    n = 0
    for seat in range(SEATS):
        if g.flames[seat]:
            work.action[n] = FLAME + seat
            n += 1
    return n


def place_flame(g: State, work: Work, source: int) -> None:
    """K24, K25: from the supply (0) or from a player (1 + seat)."""
    if source:
        g.flames[source - 1] -= 1
    g.map_flames |= g.targets
    emit(work, EVERYBODY, FLAME_PLACED, lowest(g.targets), source)
    g.phase = ENDING
