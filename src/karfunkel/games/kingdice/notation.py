"""Positions of King of the Dice as text: see `karfunkel.core.notation` and `docs/positions.md`."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from karfunkel.core.notation import (
    NOTHING as NONE,
)
from karfunkel.core.notation import (
    Counts,
    Each,
    Notation,
    One,
    OneOf,
    OptionPart,
    Part,
    SeatCodec,
    SetOf,
    Whole,
    clash,
    counted,
    impossible,
    read_counts,
    split,
    within,
)
from karfunkel.core.work import CHANCE
from karfunkel.games.kingdice.rules import state as table
from karfunkel.games.kingdice.rules.conditions import add
from karfunkel.games.kingdice.rules.state import (
    CARDS,
    CITIZENS,
    DICE,
    JOKER_TEXTS,
    NOTHING,
    NUMBERS,
    PILE_SIZE,
    PILES,
    SEATS,
    TERRAINS,
    State,
)
from karfunkel.games.kingdice.rules.supply import MOST_SIGHTINGS, PROVEN

if TYPE_CHECKING:
    from karfunkel.games.kingdice.game import KingDice

SEAT = SeatCodec(SEATS)
YES = OneOf(("no", "yes"))
PILE = OneOf(CITIZENS)
CARD_TEXTS = tuple(f"{pile} {number}" for pile in CITIZENS for number in range(1, PILE_SIZE + 1))
MOST_TURNS = 90
TERRAIN_TILES = 2

# Phases in which the dice have been checked, or lie there to be looked at.
CHECKED = (
    table.CHECK,
    table.DRAW,
    table.CHOOSE_TILE,
    table.SETTLE,
    table.STEAL_A_CARD,
    table.STEAL_A_GEM,
    table.TAME,
    table.CONQUER,
    table.CHOOSE_PILE,
    table.CHOOSE_FLAME,
)
LAYING = (table.DRAW_FIRST, table.DRAW_JOIN, table.DRAW_FIELDS)
BY_CHANCE = (*LAYING, table.TURN_UP, table.ROLL, table.DRAW)


def packed(members: int, width: int, kinds: int) -> list[int]:
    """Counts that are packed into one integer."""
    return [members >> width * kind & (1 << width) - 1 for kind in range(kinds)]


class Dice(Part):
    """What the six dice show: `4, 2, -, 6, 6, 1`; `-` for one that is being rolled."""

    def write(self, g: State) -> str:
        """One after the other."""
        return ", ".join(str(up) if up else NONE for up in packed(g.dice, 3, DICE))

    def read(self, g: State, text: str) -> None:
        """One after the other."""
        g.dice = 0
        for die, shown in enumerate(split(self.name, text, ",", DICE)):
            up = 0 if shown == NONE else Whole(1, NUMBERS).read(self.name, shown)
            g.dice |= up << 3 * die


class Market(Part):
    """The card on offer in each pile, by its number in the pile; `-` for none."""

    def write(self, g: State) -> str:
        """One pile after the other."""
        cards = enumerate(g.offer)
        return ", ".join(
            NONE if card == NOTHING else str(1 + card - pile * PILE_SIZE) for pile, card in cards
        )

    def read(self, g: State, text: str) -> None:
        """One pile after the other."""
        for pile, number in enumerate(split(self.name, text, ",", PILES)):
            card = Whole(1, PILE_SIZE).read(self.name, number) - 1 if number != NONE else None
            g.offer[pile] = NOTHING if card is None else pile * PILE_SIZE + card


class Gone(Part):
    """Cards that are out of play: super jokers, and those paid for jokers."""

    codec = SetOf(CARD_TEXTS)

    def write(self, g: State) -> str:
        """All cards that are nowhere else."""
        return self.codec.write((1 << CARDS) - 1 & ~in_play(g) & ~g.unseen)

    def read(self, g: State, text: str) -> None:
        """Take them out of the piles."""
        g.unseen &= ~self.codec.read(self.name, text)


def in_play(g: State) -> int:
    """The cards on offer and in front of players."""
    found = 0
    for cards in (*(1 << card for card in g.offer if card != NOTHING), *g.cards):
        found |= cards
    return found


class Castles(Part):
    """Castles without an owner and without a flame."""

    def __init__(self, name: str, fields: SetOf) -> None:
        super().__init__(name)
        self.codec = fields

    def write(self, g: State) -> str:
        """Their fields."""
        return self.codec.write(g.castles & ~owned(g) & ~g.map_flames)

    def read(self, g: State, text: str) -> None:
        """Their fields; those of players and flames follow."""
        g.castles = self.codec.read(self.name, text)


class Seen(Part):
    """How often terrains were drawn and shuffled back, where that matters: see `supply.py`."""

    def __init__(self, name: str, terrains: Sequence[str]) -> None:
        super().__init__(name)
        self.terrains = OneOf(terrains)

    def write(self, g: State) -> str:
        """How often which."""
        doubtful = [0 if times == PROVEN else times for times in g.sightings]
        return counted(self.terrains.words, doubtful)

    def read(self, g: State, text: str) -> None:
        """How often which."""
        g.sightings[:] = read_counts(self.name, text, self.terrains)


class Proven(Part):
    """The terrains of which no tile can be missing; by default those with all tiles in sight."""

    def __init__(self, name: str, terrains: Sequence[str]) -> None:
        super().__init__(name)
        self.codec = SetOf(terrains)

    def write(self, g: State) -> str:
        """Which."""
        return self.codec.write(proven_terrains(g))

    def read(self, g: State, text: str) -> None:
        """Which."""
        proven = self.codec.read(self.name, text)
        for terrain in range(TERRAINS):
            if proven >> terrain & 1:
                g.sightings[terrain] = PROVEN


def proven_terrains(g: State) -> int:
    """K5: of these both tiles are accounted for."""
    return sum(1 << terrain for terrain, times in enumerate(g.sightings) if times == PROVEN)


def owned(g: State) -> int:
    """The fields with a marker."""
    found = 0
    for land in g.land:
        found |= land
    return found


class KingDiceNotation(Notation):
    """What a table of King of the Dice shows: everything is open (K15)."""

    always = ("players", "data")

    def __init__(self, game: "KingDice") -> None:
        super().__init__(game)
        self.king = game
        fields, terrains = SetOf(game.field_names), game.box.terrains
        self.parts = (
            OptionPart("players", lambda g: g.players),
            OptionPart("data", lambda g: game.box.hash),
            OptionPart("random_fields", lambda g: bool(g.random_fields)),
            OptionPart("random_join", lambda g: bool(g.random_join)),
            OptionPart("terrain_tiles", self._terrain_tiles),
            One("join", "join", OneOf([str(n) for n in table.JOIN_PLAYERS])),
            One("turn", "turns", Whole(0, MOST_TURNS)),
            One("player", "active", SEAT),
            One("phase", "phase", OneOf(table.PHASES)),
            One("throw", "rolls", Whole(0, table.MOST_ROLLS)),
            Dice("dice"),
            One("jokers", "added", Counts(JOKER_TEXTS, 3)),
            Market("market"),
            One("met", "met", SetOf(CITIZENS)),
            One("must_hire", "must_hire", YES),
            One("pile", "pile", PILE),
            One("hired", "hired", OneOf(CARD_TEXTS), NOTHING),
            One("step", "step", Whole(0, table.ALL_STEPS)),
            One("to_draw", "to_draw", Whole(0, table.MOST_TILES)),
            One("drawn", "drawn", Counts(terrains, 2)),
            One("tile", "tile", OneOf(terrains), NOTHING),
            One("targets", "targets", fields),
            Each("land", "land", fields),
            One("burning", "map_flames", fields),
            Castles("castles", fields),
            One("white_on", "map_white", fields),
            One("gold_on", "map_gold", fields),
            Seen("seen", terrains),
            Proven("proven", terrains),
            Each("cards", "cards", SetOf(CARD_TEXTS)),
            Each("supers", "supers", Whole(0, CARDS)),
            Each("flames", "flames", Whole(0, table.FLAMES)),
            Each("white", "white", Whole(0, table.WHITE_GEMS)),
            Each("gold", "gold", Whole(0, table.GOLD_GEMS)),
            Gone("gone"),
        )

    def _terrain_tiles(self, g: State) -> int:
        return self._tiles(g)[0]

    def _tiles(self, g: State) -> list[int]:
        """How many tiles there are of each terrain, wherever they are."""
        built = [(fields & g.castles).bit_count() for fields in self.king.tables.TERRAIN_FIELDS]
        placing = [int(terrain == g.tile) for terrain in range(TERRAINS)]
        kinds = (packed(g.face_down, 2, TERRAINS), packed(g.drawn, 2, TERRAINS), placing, built)
        return [sum(counts) for counts in zip(*kinds, strict=True)]

    # --- What follows -------------------------------------------------------------------------

    def derive(self, g: State, given: Mapping[str, str]) -> None:
        """Castles, tiles, supplies, markers, cards in the piles, the count of the dice, targets."""
        if "castles" not in given:
            g.castles = 0
        g.castles |= owned(g) | g.map_flames
        self._derive_tiles(g, int(given.get("terrain_tiles", TERRAIN_TILES)))
        if "proven" not in given:
            for terrain, left in enumerate(packed(g.face_down, 2, TERRAINS)):
                if not left:
                    g.sightings[terrain] = PROVEN
        g.flames_left = table.FLAMES - g.map_flames.bit_count() - sum(g.flames)
        g.white_left = table.WHITE_GEMS - g.map_white.bit_count() - sum(g.white)
        g.gold_left = table.GOLD_GEMS - g.map_gold.bit_count() - sum(g.gold)
        for player in range(g.players):
            g.markers[player] = table.MARKERS - g.land[player].bit_count()
        g.unseen &= ~in_play(g)
        if "phase" not in given and g.turns:
            g.phase = table.ROLL
        if g.phase == table.ROLL:
            g.rolling = sum(1 << die for die, up in enumerate(packed(g.dice, 3, DICE)) if not up)
            if "throw" not in given:
                g.rolls = 1
        if g.phase in CHECKED or (g.phase == table.TURN_UP and g.turns):
            self._count_dice(g)
        if g.phase == table.CHECK and all(packed(g.dice, 3, DICE)):
            self._look_at_market(g, given)
        if "targets" not in given:
            g.targets = self._targets(g)
        g.on_turn = 0 if g.phase == table.OVER else 1 << g.active
        if g.phase in BY_CHANCE:
            g.on_turn = CHANCE

    def _derive_tiles(self, g: State, tiles: int) -> None:
        """Tiles that are not on the map, drawn or being placed are face down."""
        g.face_down = g.supply = 0
        g.drawn_tiles = sum(packed(g.drawn, 2, TERRAINS))
        for terrain, elsewhere in enumerate(self._tiles(g)):
            within("castles", elsewhere, 0, tiles)
            g.face_down += tiles - elsewhere << 2 * terrain
            g.supply += tiles - elsewhere
        g.supply -= table.REMOVED_TILES

    def _count_dice(self, g: State) -> None:
        """K11, K12: the bare dice, and those that jokers added."""
        faces = [
            self.king.screen.die_face(die, up)
            for die, up in enumerate(packed(g.dice, 3, DICE))
            if up
        ]
        for face, count in enumerate(packed(g.added, 3, len(JOKER_TEXTS))):
            faces += [face] * count
        for face in faces:
            g.numbers = add(g.numbers, face % NUMBERS)
            g.colours = add(g.colours, face // NUMBERS)

    def _look_at_market(self, g: State, given: Mapping[str, str]) -> None:
        """K11: the dice say which cards are met; only what bare dice met may have to be given."""
        before = (g.met, g.step, g.must_hire)
        self.king.rules.look_at_market(g)
        after = (g.met, g.step, g.must_hire)
        for part, said, found in zip(("met", "step", "must_hire"), before, after, strict=True):
            if part in given and said != found:
                raise clash(part, "dice")

    def _targets(self, g: State) -> int:
        """The fields to choose from, where they follow from the map."""
        if g.phase == table.SETTLE and g.tile != NOTHING:
            fields: int = self.king.tables.TERRAIN_FIELDS[g.tile] & ~g.castles
            return fields
        if g.phase == table.TAME:
            return g.map_flames
        return self._nearest(g) if g.phase == table.CONQUER and g.active < g.players else 0

    def _nearest(self, g: State) -> int:
        found: int = self.king.rules.nearest(g, g.active)
        return found

    # --- What cannot be -----------------------------------------------------------------------

    def check(self, g: State) -> None:
        """Check that the tiles, cards, gems and flames exist, and that the phase fits them."""
        if g.active >= g.players:
            raise clash("player", "players")
        self._check_map(g)
        self._check_cards(g)
        for part, left, most in (
            ("flames", g.flames_left, table.FLAMES),
            ("white", g.white_left, table.WHITE_GEMS),
            ("gold", g.gold_left, table.GOLD_GEMS),
        ):
            if left < 0:
                raise impossible(part, most - left, f"0–{most}")
        for seen, left in zip(g.sightings, packed(g.face_down, 2, TERRAINS), strict=True):
            doubtful = seen not in (0, PROVEN)
            if doubtful and (seen > MOST_SIGHTINGS or not left):
                raise clash("seen", "castles")
        self._check_phase(g)
        self._check_work(g)

    def _check_map(self, g: State) -> None:
        taken = 0
        for land in (*g.land, g.map_flames):
            if taken & land:
                raise clash("land", "burning" if taken & g.map_flames else "land")
            taken |= land
            within("land", land.bit_count(), 0, table.MARKERS)
        if g.map_white & g.map_gold:
            raise clash("white_on", "gold_on")
        for part, gems in (("white_on", g.map_white), ("gold_on", g.map_gold)):
            if gems & owned(g):
                raise clash(part, "land")
        if g.supply < 0:
            raise impossible(
                "castles", g.castles.bit_count(), f"0–{g.castles.bit_count() + g.supply}"
            )

    def _check_cards(self, g: State) -> None:
        held = 0
        offers = [1 << card for card in g.offer if card != NOTHING]
        for part, cards in (*(("market", c) for c in offers), *(("cards", c) for c in g.cards)):
            if held & cards:
                raise clash(part, "cards")
            held |= cards
        if g.unseen & held:
            raise clash("gone", "cards")
        gone = CARDS - (held | g.unseen).bit_count()
        within("supers", sum(g.supers), 0, gone)

    def _check_phase(self, g: State) -> None:
        """The dice, the market and the turn fit the phase."""
        rolled = all(packed(g.dice, 3, DICE))
        if g.phase in LAYING if g.turns else g.phase > table.TURN_UP:
            raise clash("phase", "turn")
        checked = g.phase in CHECKED or (g.phase == table.TURN_UP and g.turns > 0)
        fits = {
            table.ROLL: g.rolling > 0 and g.rolls > 0,
            table.REROLL: rolled and 0 < g.rolls < table.MOST_ROLLS,
            table.OVER: not g.dice and not g.rolls,
        }.get(g.phase, rolled and g.rolls > 0 if checked else not g.dice and not g.rolls)
        if not fits or (g.added and not checked):
            raise clash("phase", "dice" if not fits else "jokers")
        for pile, card in enumerate(g.offer):
            below = self.king.rules.cards_below(g, pile)
            waiting = g.phase == table.TURN_UP and pile == g.pile
            if waiting and (card != NOTHING or not below):
                raise clash("pile", "market")
            if card == NOTHING and below and g.turns and not waiting:
                raise clash("market", "gone")
        between = g.phase in (table.OVER, table.ROLL, table.REROLL, table.CHECK)
        if between and (g.phase == table.OVER) != (g.supply == 0):
            raise clash("phase", "castles")

    def _check_work(self, g: State) -> None:
        """K16 to K25: whatever a citizen or the alarm acts on is present."""
        hired = g.hired != NOTHING
        if hired and not g.cards[g.active] >> g.hired & 1:
            raise clash("hired", "cards")
        if hired and g.hired // PILE_SIZE != g.pile:
            raise clash("hired", "pile")
        if (g.phase == table.DRAW) != (g.to_draw > 0):
            raise clash("to_draw", "phase")
        within("to_draw", g.to_draw, 0, max(0, g.supply))
        drawn = [count for count in packed(g.drawn, 2, TERRAINS) if count]
        if g.phase == table.CHOOSE_TILE and len(drawn) < 2:
            raise clash("phase", "drawn")
        if (g.phase == table.SETTLE) != (g.tile != NOTHING):
            raise clash("phase", "tile")
        if g.phase not in (table.DRAW, table.CHOOSE_TILE, table.SETTLE) and drawn:
            raise clash("phase", "drawn")
        if g.phase in (table.TAME, table.CONQUER) and not g.markers[g.active]:
            raise clash("phase", "land")
        if g.phase == table.CHOOSE_FLAME:
            if g.targets.bit_count() != 1 or g.targets & ~(g.castles & ~owned(g) & ~g.map_flames):
                raise clash("targets", "castles")
        elif g.targets != self._targets(g):
            raise clash("targets", "phase")
