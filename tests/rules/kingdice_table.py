"""A builder for positions of King of the Dice: a rule test arranges one in a line or two.

The box is a simple one of the tests' own, so that a new design of map or deck changes no rule
test. Its conditions are numbers: ones for the dwarf (each one more is a step), two twos for the
thief, two threes for the tamer, two fours for the brute, two fives for the landowner. Six
sixes meet nothing.
"""

from collections.abc import Iterable
from typing import Self

from karfunkel.core.game import Chance, Event
from karfunkel.core.notation import items
from karfunkel.games.kingdice.box import dataset as data
from karfunkel.games.kingdice.game import KingDice
from karfunkel.games.kingdice.notation import CARD_TEXTS
from karfunkel.games.kingdice.rules.state import CITIZENS, GEMS, State
from tests.rules.anybodys_table import AnybodysTable

JOKERS = ("r1", "b2", "g3", "r4", "b5", "g6", "b1", "g2", "r3", "b4", "g5", "r6")
OTHER_JOKERS = ("g1", "r2", "b3", "g4", "r5", "b6", "r1", "b2", "g3", "r4", "b5", "g6")

DICE_TEXT = """
die 1: r1 b2 g3 r4 b5 g6
die 2: b1 g2 r3 b4 g5 r6
die 3: g1 r2 b3 g4 r5 b6
die 4: r1 r2 b3 b4 g5 g6
die 5: b1 b2 g3 g4 r5 r6
die 6: g1 g2 r3 r4 b5 b6
"""
CARDS_TEXT = "\n".join(
    [
        "pile 1",
        *(f"{joker}: 1 of 1 / 2 of 1 / 3 of 1 / 4 of 1" for joker in JOKERS),
        "pile 2",
        *(f"{j} {('card', 'gem')[n % 2]} thief: 2 of 2" for n, j in enumerate(OTHER_JOKERS)),
        "pile 3",
        *(f"{joker}: 2 of 3" for joker in JOKERS),
        "pile 4",
        *(f"{joker}: 2 of 4" for joker in OTHER_JOKERS),
        "pile 5",
        *(f"{joker}: 2 of 5" for joker in JOKERS),
    ]
)
# With three players row B1 to B6 lies below row A10 to A15, half a field to the right.
MAP_TEXT = """
half A
A1    0 0  meadow     gold
A2    1 0  forest
A3    2 0  lake       white
A4    3 0  mountain
A5   -1 1  desert
A6    0 1  swamp
A7    1 1  vineyard
A8    2 1  glacier
A9    3 1  volcano    gold
A10  -2 2  orchard    dragon
A11  -1 2  heath      white
A12   0 2  canyon
A13   1 2  beach      white
A14   2 2  cornfield
A15   3 2  ruins
half B
B1    0 0  ruins      gold
B2    1 0  forest
B3    2 0  lake
B4    3 0  meadow
B5    4 0  desert     white
B6    5 0  swamp      white
B7    0 1  mountain
B8    1 1  glacier    dragon
B9    2 1  vineyard   gold
B10   3 1  heath
B11   4 1  orchard
B12   0 2  volcano
B13   1 2  beach
B14   2 2  cornfield
B15   3 2  canyon     white
join 2 players: turn 0, move 1 -3
join 3 players: turn 0, move -1 3
join 4 players: turn 0, move -2 3
"""


def make_game() -> KingDice:
    """The game with the simple box."""
    parts = zip(data.FILES, (DICE_TEXT, CARDS_TEXT, MAP_TEXT), strict=True)
    box, wrong = data.examine(dict(parts))
    assert box is not None, wrong
    return KingDice(box)


GAME = make_game()
PARTS = {part.name: part for part in GAME.notation.parts}
JOKER_OF = {
    text: data.face_text(card.joker) for text, card in zip(CARD_TEXTS, GAME.box.cards, strict=True)
}

# What a throw of these dice meets.
NOTHING_MET = (6, 6, 6, 6, 6, 6)
DWARF = (1, 6, 6, 6, 6, 6)
THIEF = (2, 2, 6, 6, 6, 6)
TAMER = (3, 3, 6, 6, 6, 6)
BRUTE = (4, 4, 6, 6, 6, 6)
LANDOWNER = (5, 5, 6, 6, 6, 6)


def lay_dice(game: KingDice, g: State, *numbers: int) -> None:
    """All dice of a box lie on the table, and what they show has been counted."""
    PARTS["dice"].read(g, ", ".join(map(str, numbers)))
    g.numbers = g.colours = 0
    game.rules.check_dice(g)


def listed(words: Iterable[str]) -> str:
    """A list in the notation of positions."""
    return ", ".join(words) or "-"


class Table(AnybodysTable):
    """Player 1 is about to throw all dice; change what matters.

    The first card of every pile is on offer; pile 2 shows a card thief.
    """

    game = GAME

    def __init__(self, players: int = 3, *, first: int = 1, **options: bool) -> None:
        self.g: State = GAME.new({"players": players, "first": first, **options})
        while self.g.turns == 0:
            GAME.apply(self.g, Chance(GAME.outcomes(self.g)[0][0]))
        self.events: list[Event] = []

    @classmethod
    def at(cls, position: str) -> Self:
        """The table as a position describes it (docs/positions.md)."""
        table = cls()
        table.g = GAME.parse_position(f"{GAME.name}/{GAME.version}; {position}")
        return table

    # --- Arranging --------------------------------------------------------------------------

    def put(self, **parts: str) -> Self:
        """Change parts of the position, in their notation (docs/positions.md).

        Supplies and markers follow from what lies on the table.
        """
        version, *before = GAME.position_text(self.g).split("; ")
        given = dict(part.split(" ", 1) for part in before) | parts
        self.g = GAME.parse_position("; ".join([version, *map(" ".join, given.items())]))
        return self

    def add(self, part: str, *more: str) -> Self:
        """Add to a part that is a list."""
        return self.put(**{part: listed([*items(PARTS[part].write(self.g)), *more])})

    def change(self, part: str, player: int, text: str) -> Self:
        """Change what a part says of one player."""
        whole = PARTS[part].write(self.g)
        between = " / " if " / " in whole else ", "
        groups = whole.split(between)
        groups[player - 1] = text
        return self.put(**{part: between.join(groups)})

    def castle(self, *fields: str) -> Self:
        """Castle tiles that belong to nobody; a gem on the field goes to the supply."""
        return self._take_gems(fields).add("castles", *map(str.lower, fields))

    def land(self, player: int, *fields: str) -> Self:
        """Fields with a marker of a player."""
        mine = [*self.fields(player), *fields]
        return self._take_gems(fields).change("land", player, listed(map(str.lower, mine)))

    def _take_gems(self, fields: tuple[str, ...]) -> Self:
        """The fields are empty, and their gems go to the supply."""
        assert not {*fields} & {*self.castles}, fields
        for part in ("white_on", "gold_on"):
            left = [f for f in items(PARTS[part].write(self.g)) if f.upper() not in fields]
            self.put(**{part: listed(left)})
        return self

    def flame(self, *fields: str) -> Self:
        """Castles with a flame, and the gem under it."""
        return self.add("burning", *map(str.lower, fields))

    def no_flames(self) -> Self:
        """Nobody knows where the two flames of the beginning went: out of the game."""
        left = self.g.flames_left
        burnt = items(PARTS["burning"].write(self.g))
        return self.put(burning="-", castles=listed(burnt)).supply(flames=left)

    def cards(self, player: int, *jokers: str) -> Self:
        """Face-up citizen cards with these jokers, from the piles."""
        for joker in jokers:
            card = next(card for card in self.piles if JOKER_OF[card] == joker)
            held = items(PARTS["cards"].write(self.g).split(" / ")[player - 1])
            self.change("cards", player, listed([*held, card]))
        return self

    @property
    def piles(self) -> list[str]:
        """The cards in the piles, such as `thief 4`; not those on offer."""
        return [text for card, text in enumerate(CARD_TEXTS) if self.g.unseen >> card & 1]

    def supers(self, player: int, count: int) -> Self:
        """Super jokers, from the last pile."""
        self.add("gone", *self.piles[len(self.piles) - count :])
        return self.change("supers", player, str(self.g.supers[player - 1] + count))

    def gems(self, player: int, white: int = 0, gold: int = 0) -> Self:
        """Gems in front of a player, and no others; from the supply, then from the map."""
        for kind, count in (("white", white), ("gold", gold)):
            held: list[int] = getattr(self.g, kind)
            missing = count - held[player - 1] - getattr(self.g, f"{kind}_left")
            lying = items(PARTS[f"{kind}_on"].write(self.g))
            self.put(**{f"{kind}_on": listed(lying[max(0, missing) :])})
            self.change(kind, player, str(count))
        return self

    def flames(self, player: int, count: int) -> Self:
        """Flames in front of a player, from the supply."""
        return self.change("flames", player, str(self.g.flames[player - 1] + count))

    def supply(self, **counts: int) -> Self:
        """So many flames, white gems or gold gems in the supply; the others are out of reach.

        No position says so: arrange everything else before.
        """
        for name, count in counts.items():
            setattr(self.g, f"{name}_left", count)
        return self

    def markers(self, player: int, count: int) -> Self:
        """So many markers in hand, wherever the others are: arrange everything else before."""
        self.g.markers[player - 1] = count
        return self

    def tiles_left(self, count: int) -> Self:
        """So many tiles in the supply: castles without owner on other fields, the last first."""
        free = [name for name in reversed(GAME.field_names) if name not in self.castles]
        return self.castle(*free[: max(0, self.g.supply - count)])

    def only_tiles(self, *terrains: str) -> Self:
        """Only these tiles are face down: the others lie on the map, as castles without owner."""
        built: list[str] = []
        for terrain, name in enumerate(GAME.box.terrains):
            fields = [field.terrain == terrain for field in GAME.box.fields]
            names = [name for name, fits in zip(GAME.field_names, fields, strict=True) if fits]
            free = [field for field in names if field not in self.castles]
            built += free[terrains.count(name) :]
        return self.castle(*built)

    def offer(self, pile: str, card: int) -> Self:
        """Another card of a pile (1 to 12) is on offer."""
        return self.change("market", 1 + CITIZENS.index(pile), str(card))

    def last_card(self, *piles: str) -> Self:
        """Nothing is below the card on offer."""
        return self.add("gone", *(card for card in self.piles if card.split()[0] in piles))

    def no_cards(self, *piles: str) -> Self:
        """The pile is empty."""
        market = items(PARTS["market"].write(self.g))
        shown = {f"{pile} {n}" for pile, n in zip(CITIZENS, market, strict=True)}
        gone = [card for card in CARD_TEXTS if card.split()[0] in piles]
        gone = [card for card in gone if card in self.piles or card in shown]
        left = ["-" if pile in piles else n for pile, n in zip(CITIZENS, market, strict=True)]
        before = items(PARTS["gone"].write(self.g))
        return self.put(market=", ".join(left), gone=listed([*before, *gone]))

    # --- Playing ----------------------------------------------------------------------------

    def throw(self, *numbers: int) -> Self:
        """The dice that are rolled show these numbers, in the order of the dice."""
        return self.chance(*(f"die {number}" for number in numbers))

    def roll(self, numbers: tuple[int, ...]) -> Self:
        """One throw, and no other."""
        return self.throw(*numbers).choose("stop")

    def next_card(self) -> Self:
        """Whichever card comes next is turned up."""
        (outcome, _), *_ = GAME.outcomes(self.g)
        assert GAME.outcome_text(outcome).startswith("card")
        self.events += GAME.apply(self.g, Chance(outcome))
        return self

    def hire(self, numbers: tuple[int, ...]) -> Self:
        """Roll what one card is met by, and hire it."""
        return self.roll(numbers).next_card()

    def draw(self, *terrains: str) -> Self:
        """These tiles are drawn."""
        return self.chance(*(f"tile {terrain}" for terrain in terrains))

    # --- Looking ----------------------------------------------------------------------------

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.g.active + 1

    def fields(self, player: int) -> list[str]:
        """The fields with a marker of a player."""
        return self._named(self.g.land[player - 1])

    @property
    def burning(self) -> list[str]:
        """The fields with a flame."""
        return self._named(self.g.map_flames)

    @property
    def castles(self) -> list[str]:
        """The fields with a castle."""
        return self._named(self.g.castles)

    def _named(self, fields: int) -> list[str]:
        return [name for field, name in enumerate(GAME.field_names) if fields >> field & 1]

    def gem_on(self, name: str) -> str:
        """What lies on a field: white, gold or none."""
        field = GAME.field_names.index(name)
        return GEMS[(self.g.map_white >> field & 1) + 2 * (self.g.map_gold >> field & 1)]

    def jokers(self, player: int) -> list[str]:
        """The jokers on a player's face-up cards."""
        cards = GAME.view(self.g)["players"][player - 1]["cards"]
        return sorted(f"{c['joker']['colour'][0]}{c['joker']['number']}" for c in cards)

    def gems_of(self, player: int) -> tuple[int, int]:
        """White and gold gems."""
        return self.g.white[player - 1], self.g.gold[player - 1]
