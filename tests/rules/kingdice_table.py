"""A builder for positions of King of the Dice: a rule test arranges one in a line or two.

The box is a simple one of the tests' own, so that a new design of map or deck changes no rule
test. Its conditions are numbers: ones for the dwarf (each one more is a step), two twos for the
thief, two threes for the tamer, two fours for the brute, two fives for the landowner. Six
sixes meet nothing.
"""

from typing import Self

from karfunkel.core.game import Chance, Choices, Event
from karfunkel.games.kingdice import data
from karfunkel.games.kingdice import state as table
from karfunkel.games.kingdice.game import KingDice
from karfunkel.games.kingdice.screen import CITIZENS, GEMS
from karfunkel.games.kingdice.state import NOTHING, PILE_SIZE, State

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

# What a throw of these dice meets.
NOTHING_MET = (6, 6, 6, 6, 6, 6)
DWARF = (1, 6, 6, 6, 6, 6)
THIEF = (2, 2, 6, 6, 6, 6)
TAMER = (3, 3, 6, 6, 6, 6)
BRUTE = (4, 4, 6, 6, 6, 6)
LANDOWNER = (5, 5, 6, 6, 6, 6)


class Table:
    """Player 1 is about to throw all dice; change what matters.

    The first card of every pile is on offer; pile 2 shows a card thief.
    """

    def __init__(self, players: int = 3, *, first: int = 1, **options: bool) -> None:
        self.g: State = GAME.new({"players": players, "first": first, **options})
        while self.g.turns == 0:
            GAME.apply(self.g, Chance(GAME.outcomes(self.g)[0][0]))
        self.events: list[Event] = []

    # --- Arranging --------------------------------------------------------------------------

    def castle(self, *fields: str) -> Self:
        """Castle tiles that belong to nobody; a gem on the field goes to the supply."""
        g = self.g
        for name in fields:
            field = GAME.field_names.index(name)
            assert not g.castles >> field & 1, name
            g.castles |= 1 << field
            g.face_down -= 1 << 2 * GAME.box.fields[field].terrain
            g.supply -= 1
            g.gold_left += g.map_gold >> field & 1
            g.white_left += g.map_white >> field & 1
            g.map_gold &= ~(1 << field)
            g.map_white &= ~(1 << field)
        return self

    def land(self, player: int, *fields: str) -> Self:
        """Fields with a marker of a player."""
        self.castle(*fields)
        for name in fields:
            self.g.land[player - 1] |= 1 << GAME.field_names.index(name)
        self.g.markers[player - 1] -= len(fields)
        return self

    def flame(self, *fields: str) -> Self:
        """Castles with a flame, and the gem under it."""
        for name in fields:
            field = GAME.field_names.index(name)
            gold, white = self.g.map_gold >> field & 1, self.g.map_white >> field & 1
            self.castle(name)
            self.g.map_gold |= gold << field
            self.g.map_white |= white << field
            self.g.gold_left -= gold
            self.g.white_left -= white
            self.g.map_flames |= 1 << field
        self.g.flames_left -= len(fields)
        return self

    def no_flames(self) -> Self:
        """Nobody knows where the two flames of the beginning went: out of the game."""
        self.g.map_flames = 0
        return self

    def cards(self, player: int, *jokers: str) -> Self:
        """Face-up citizen cards with these jokers, from the piles."""
        for joker in jokers:
            card = next(
                card
                for card in range(table.CARDS)
                if self.g.unseen >> card & 1 and data.face_text(GAME.box.cards[card].joker) == joker
            )
            self.g.unseen ^= 1 << card
            self.g.cards[player - 1] |= 1 << card
        return self

    def supers(self, player: int, count: int) -> Self:
        """Super jokers, from the last pile."""
        for _ in range(count):
            self.g.unseen &= ~(1 << self.g.unseen.bit_length() - 1)
        self.g.supers[player - 1] += count
        return self

    def gems(self, player: int, white: int = 0, gold: int = 0) -> Self:
        """Gems in front of a player, and no others; from the supply or back to it."""
        g = self.g
        g.white_left += g.white[player - 1] - white
        g.gold_left += g.gold[player - 1] - gold
        g.white[player - 1], g.gold[player - 1] = white, gold
        return self

    def flames(self, player: int, count: int) -> Self:
        """Flames in front of a player, from the supply."""
        self.g.flames[player - 1] += count
        self.g.flames_left -= count
        return self

    def supply(self, **counts: int) -> Self:
        """So many flames, white gems or gold gems in the supply; the others are out of reach."""
        for name, count in counts.items():
            setattr(self.g, f"{name}_left", count)
        return self

    def markers(self, player: int, count: int) -> Self:
        """So many markers in hand."""
        self.g.markers[player - 1] = count
        return self

    def tiles_left(self, count: int) -> Self:
        """So many tiles in the supply: castles without owner on other fields, the last first."""
        for name in reversed(GAME.field_names):
            if self.g.supply > count and not self.g.castles >> GAME.field_names.index(name) & 1:
                self.castle(name)
        return self

    def offer(self, pile: str, card: int) -> Self:
        """Another card of a pile (1 to 12) is on offer."""
        at = CITIZENS.index(pile)
        self.g.unseen ^= 1 << self.g.offer[at]
        self.g.offer[at] = at * PILE_SIZE + card - 1
        self.g.unseen ^= 1 << self.g.offer[at]
        return self

    def last_card(self, *piles: str) -> Self:
        """Nothing is below the card on offer."""
        for pile in piles:
            self.g.unseen &= ~((1 << PILE_SIZE) - 1 << CITIZENS.index(pile) * PILE_SIZE)
        return self

    def no_cards(self, *piles: str) -> Self:
        """The pile is empty."""
        self.last_card(*piles)
        for pile in piles:
            self.g.offer[CITIZENS.index(pile)] = NOTHING
        return self

    # --- Playing ----------------------------------------------------------------------------

    def throw(self, *numbers: int) -> Self:
        """The dice that are rolled show these numbers, in the order of the dice."""
        return self.chance(*(f"die {number}" for number in numbers))

    def roll(self, numbers: tuple[int, ...]) -> Self:
        """One throw, and no other."""
        return self.throw(*numbers).choose("stop")

    def choose(self, *actions: str) -> Self:
        """Whoever is asked chooses, one action after the other."""
        for action in actions:
            step = Choices(((self.asked - 1, GAME.parse_action(action)),))
            self.events += GAME.apply(self.g, step)
        return self

    def chance(self, *outcomes: str) -> Self:
        """Chance does this."""
        for outcome in outcomes:
            self.events += GAME.apply(self.g, Chance(GAME.parse_outcome(outcome)))
        return self

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
    def asked(self) -> int:
        """The player who chooses now."""
        (player,) = GAME.turn(self.g).players
        return player + 1

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.g.active + 1

    @property
    def legal(self) -> list[str]:
        """What the player who is asked can choose."""
        return [GAME.action_text(action) for action in GAME.legal(self.g, self.asked - 1)]

    @property
    def possible(self) -> dict[str, int]:
        """What chance can do, with weights."""
        return {GAME.outcome_text(outcome): weight for outcome, weight in GAME.outcomes(self.g)}

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return GAME.turn(self.g).over

    @property
    def scores(self) -> list[int]:
        """Everybody's points."""
        return GAME.scores(self.g)

    @property
    def winners(self) -> list[int]:
        """Who wins, or leads."""
        return [player + 1 for player in GAME.winners(self.g)]

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

    def told(self, name: str) -> list[dict[str, object]]:
        """The arguments of all events of a name."""
        return [event.args for event in self.events if event.key == f"kingdice-event-{name}"]
