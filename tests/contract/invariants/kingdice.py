"""What always holds in King of the Dice."""

from karfunkel.games.kingdice.box import tables
from karfunkel.games.kingdice.rules import play as rules
from karfunkel.games.kingdice.rules import state as table
from karfunkel.games.kingdice.rules import supply
from karfunkel.games.kingdice.rules.state import NOTHING, State
from karfunkel.games.kingdice.screens.screen import packed


def check(g: State) -> None:
    """Tiles, cards, gems, flames and markers are conserved, and every question is a real one."""
    laid = g.phase > table.DRAW_FIELDS or not g.random_fields
    check_tiles(g)
    check_cards(g)
    check_map(g, laid)
    check_turn(g)


def check_tiles(g: State) -> None:
    """30 tiles, two of each terrain; two that are face down are not in the supply."""
    face_down = packed(g.face_down, 2, table.TERRAINS)
    drawn = packed(g.drawn, 2, table.TERRAINS)
    placing = [int(terrain == g.tile) for terrain in range(table.TERRAINS)]
    built = [(fields & g.castles).bit_count() for fields in tables.TERRAIN_FIELDS]
    for tiles in zip(face_down, drawn, placing, built, strict=True):
        assert sum(tiles) == 2
    assert g.supply == sum(face_down) - table.REMOVED_TILES >= 0
    assert g.drawn_tiles == sum(drawn)
    for seen, left in zip(g.sightings, face_down, strict=True):
        assert seen <= supply.MOST_SIGHTINGS or seen == supply.PROVEN
        assert seen == supply.PROVEN or left > 0 or seen == 0


def check_cards(g: State) -> None:
    """60 cards: never seen, on offer, face up or face down with a player, or discarded in pairs."""
    sets = [g.unseen, *(1 << card for card in g.offer if card != NOTHING), *g.cards]
    held = 0
    for cards in sets:
        assert held & cards == 0
        held |= cards
    gone = table.CARDS - held.bit_count() - sum(g.supers)
    waiting = g.phase == table.TURN_UP and g.turns > 0
    assert gone >= 0
    assert gone % 2 == 0
    for pile, card in enumerate(g.offer):
        if card != NOTHING:
            assert card // table.PILE_SIZE == pile
        elif g.turns:
            # An empty place in the market is an empty pile, but while its next card is turned up.
            assert rules.cards_below(g, pile) == 0 or (waiting and pile == g.pile)


def check_map(g: State, laid: bool) -> None:
    """Every field has at most one owner or flame, and nothing stands on a field without a tile."""
    owned = 0
    for player in range(g.players):
        assert owned & g.land[player] == 0
        owned |= g.land[player]
        assert g.markers[player] == table.MARKERS - g.land[player].bit_count() >= 0
    assert owned & g.map_flames == 0
    assert (owned | g.map_flames) & ~g.castles == 0
    assert g.map_white & g.map_gold == 0
    assert (g.map_white | g.map_gold) & owned == 0
    assert g.flames_left + sum(g.flames) + g.map_flames.bit_count() == table.FLAMES
    assert g.white_left + sum(g.white) + g.map_white.bit_count() == table.WHITE_GEMS
    assert g.gold_left + sum(g.gold) + g.map_gold.bit_count() == table.GOLD_GEMS
    assert min(g.flames_left, g.white_left, g.gold_left, *g.flames, *g.white, *g.gold) >= 0
    if laid and g.turns == 0:
        # K4 by the rules of now, or by version 1 with its two flames.
        flames = (table.FLAMES - tables.DRAGON_FIELDS[g.players - 2].bit_count(), 13)
        assert g.flames_left in flames
        assert (g.white_left, g.gold_left) == (12 - g.players, 2)


def check_turn(g: State) -> None:
    """Nobody is asked where there is nothing to choose, and the game ends with the last tile."""
    assert g.phase < table.IN_BETWEEN
    assert 0 <= g.rolls <= table.MOST_ROLLS
    if g.phase == table.OVER:
        assert g.supply == 0
        assert g.castles.bit_count() == table.FIELDS - table.REMOVED_TILES
    elif g.phase in (table.ROLL, table.REROLL, table.CHECK):
        assert g.supply > 0
        assert g.drawn == 0
        assert g.hired == g.tile == NOTHING
    if g.on_turn > 0:
        from karfunkel.core.work import Work

        assert g.on_turn == 1 << g.active
        assert rules.legal(g, g.active, Work()) > 1
