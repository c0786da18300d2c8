"""What a screen of King of the Dice gets: the table of one box, drawn.

What recurs (a field, a pile, a player's land) is drawn once and shared by all views that show it,
so views must not be changed. Each cache is keyed by everything that its picture is drawn from.
"""

from functools import cache, lru_cache
from typing import Any, NamedTuple

from karfunkel.core.game import Json
from karfunkel.games.kingdice.box import dataset
from karfunkel.games.kingdice.box.condition_text import phrase
from karfunkel.games.kingdice.rules import state as table
from karfunkel.games.kingdice.rules.conditions import amounts, shape
from karfunkel.games.kingdice.rules.state import (
    CITIZENS,
    COLOUR_NAMES,
    DICE,
    EFFECTS,
    FIELDS,
    GEMS,
    JOIN_PLAYERS,
    JOKERS,
    NOTHING,
    NUMBERS,
    PHASES,
    PILE_SIZE,
    TERRAINS,
    State,
)

REMEMBERED = 2000
"""Cache size for pictures of the same kind: a few for every table of a busy server."""


def dice_faces(dice: int) -> list[int]:
    """What each die shows, 0 where it is rolled."""
    return [dice >> shift & 7 for shift in range(0, 3 * DICE, 3)]


def bits(members: int) -> list[int]:
    """What is in a set."""
    return [member for member in range(members.bit_length()) if members >> member & 1]


def packed(members: int, width: int, kinds: int) -> list[int]:
    """Counts that are packed into one integer."""
    return [members >> width * kind & (1 << width) - 1 for kind in range(kinds)]


def gem_on(g: State, field: int) -> str | None:
    """The gem that lies on a field."""
    if g.map_gold >> field & 1:
        return "gold"
    return "white" if g.map_white >> field & 1 else None


FACES: tuple[dict[str, Json], ...] = tuple(
    {"colour": COLOUR_NAMES[face // NUMBERS], "number": face % NUMBERS + 1}
    for face in range(JOKERS)
)
"""The faces of dice and jokers as screens draw them."""
SHOWN = (*FACES, None)
"""The same for dice; the last one is NOTHING."""


class Land(NamedTuple):
    """Somebody's fields, counted (K27)."""

    size: int
    largest_area: int
    area: list[str]
    area_points: int
    other_points: int


class Screen:
    """Draws tables that are laid from one box."""

    def __init__(self, box: dataset.DataSet, tables: Any, rules: Any, scoring: Any) -> None:
        self.box = box
        self.tables = tables
        self.rules = rules
        self.scoring = scoring
        self.faces = tuple(
            (NOTHING, *(self.die_face(die, up) for up in range(1, NUMBERS + 1)))
            for die in range(DICE)
        )
        self.cards = tuple(self._card(number) for number in range(len(box.cards)))
        self.conditions = tuple(self._conditions(card) for card in box.cards)
        self._field = cache(self._draw_field)
        self._pile = cache(self._draw_pile)
        self._map = lru_cache(REMEMBERED)(self._draw_map)
        self._tiles = lru_cache(REMEMBERED)(self._draw_tiles)
        self._land = lru_cache(REMEMBERED)(self._draw_land)
        self._market = lru_cache(REMEMBERED)(self._draw_market)
        self._player = lru_cache(REMEMBERED)(self._draw_player)
        self._players = lru_cache(REMEMBERED)(self._draw_players)
        self._supply = lru_cache(REMEMBERED)(self._draw_supply)

    def die_face(self, die: int, up: int) -> int:
        """What a die shows, as the face of a joker."""
        return self.box.die_colour[die][up - 1] * NUMBERS + up - 1

    def show(self, g: State) -> dict[str, Json]:
        """The table: dice, market, map, supplies, and everybody's things."""
        faces = [sides[up] for sides, up in zip(self.faces, dice_faces(g.dice), strict=True)]
        numbers, colours = (g.numbers, g.colours) if g.numbers else counted(faces)
        return {
            "game": "kingdice",
            "phase": PHASES[g.phase],
            "turn": g.turns,
            "active": None if g.phase == table.DRAW_FIRST else g.active,
            "join": JOIN_PLAYERS[g.join],
            "throw": g.rolls,
            "rolls_left": table.MOST_ROLLS - g.rolls if g.turns else 0,
            "dice": [SHOWN[face] for face in faces],
            "added": [
                FACES[joker]
                for joker, count in enumerate(packed(g.added, 3, JOKERS))
                for _ in range(count)
            ]
            if g.added
            else [],
            "must_hire": bool(g.must_hire),
            "market": self._market(g.unseen, numbers, colours, *g.offer),
            "hired": None if g.hired == NOTHING else self.cards[g.hired],
            "fields": self._map(
                g.join, g.castles, g.map_flames, g.map_white, g.map_gold, *g.land[: g.players]
            ),
            "tiles": self._tiles(g.supply, g.drawn, g.tile, g.face_down),
            "supply": self._supply(g.flames_left, g.white_left, g.gold_left),
            "players": self._players(*[self._before(g, player) for player in range(g.players)]),
            "winners": bits(self.rules.winners(g)) if g.phase == table.OVER else [],
        }

    # --- The labour market --------------------------------------------------------------------

    def _card(self, number: int) -> dict[str, Json]:
        """What is printed on a card."""
        card = self.box.cards[number]
        return {
            "citizen": CITIZENS[card.pile],
            "card": number % PILE_SIZE + 1,
            "effect": EFFECTS[card.effect],
            "joker": FACES[card.joker],
        }

    def _conditions(self, card: dataset.Card) -> list[dict[str, Json]]:
        """The conditions of a card, for people and screens."""
        return [
            {
                "family": phrase(condition).family,
                "values": list(phrase(condition).values),
            }
            for condition in card.conditions
        ]

    def _draw_market(self, unseen: int, numbers: int, colours: int, *offer: int) -> list[Json]:
        """The piles, and how many steps of their top cards, from the first on, the dice meet."""
        form, amount = shape(numbers, colours), amounts(numbers)
        g, market = State.__new__(State), list[Json]()
        g.unseen = unseen  # which is all that is asked below
        for pile, card in enumerate(offer):
            left = self.rules.cards_below(g, pile).bit_count() + (card != NOTHING)
            met = self.rules.steps_met(card, form, amount)
            market.append(self._pile(pile, left, card, met))
        return market

    def _draw_pile(self, pile: int, left: int, card: int, met: int) -> Json:
        top = None
        if card != NOTHING:
            conditions = [
                words | {"met": step < met} for step, words in enumerate(self.conditions[card])
            ]
            top = self.cards[card] | {"conditions": conditions, "met": met > 0}
        return {"citizen": CITIZENS[pile], "left": left, "top": top}

    # --- The map ------------------------------------------------------------------------------

    def _draw_map(
        self, join: int, castles: int, flames: int, white: int, gold: int, *lands: int
    ) -> list[Json]:
        owners: list[int | None] = [None] * FIELDS
        for player, land in enumerate(lands):
            for field in bits(land):
                owners[field] = player
        return [
            self._field(
                join,
                field,
                owner,
                castles >> field & 1,
                flames >> field & 1,
                2 if gold >> field & 1 else white >> field & 1,
            )
            for field, owner in enumerate(owners)
        ]

    def _draw_field(
        self, join: int, field: int, owner: int | None, castle: int, flame: int, gem: int
    ) -> Json:
        """What is printed on a field, where it lies, and what stands on it."""
        printed = self.box.fields[field]
        return {
            "field": printed.name,
            "half": field // (FIELDS // 2),
            "column": self.tables.FIELD_X[join][field],
            "row": self.tables.FIELD_Y[join][field],
            "terrain": self.box.terrains[printed.terrain],
            "castle": bool(castle),
            "owner": owner,
            "flame": bool(flame),
            "gem": GEMS[gem] if gem else None,
        }

    def _draw_tiles(self, supply: int, drawn: int, placing: int, face_down: int) -> Json:
        terrains = self.box.terrains
        return {
            "supply": supply,
            "face_up": [
                terrains[terrain]
                for terrain, count in enumerate(packed(drawn, 2, TERRAINS))
                for _ in range(count)
            ],
            "placing": None if placing == NOTHING else terrains[placing],
            "face_down": dict(zip(terrains, packed(face_down, 2, TERRAINS), strict=True)),
        }

    # --- The players --------------------------------------------------------------------------

    def _before(self, g: State, player: int) -> tuple[int, ...]:
        """What lies in front of a player, as `_draw_player` takes it."""
        return (
            g.join,
            g.land[player],
            g.markers[player],
            g.flames[player],
            g.white[player],
            g.gold[player],
            g.cards[player],
            g.supers[player],
            self.scoring.flame_points(g, player),
        )

    def _draw_players(self, *before: tuple[int, ...]) -> list[Json]:
        return [self._player(*one) for one in before]

    def _draw_player(
        self,
        join: int,
        fields: int,
        markers: int,
        flames: int,
        white: int,
        gold: int,
        cards: int,
        supers: int,
        flame_points: int,
    ) -> Json:
        """What lies in front of a player, with the score line by line (K27 to K29)."""
        land = self._land(join, fields)
        gold_points = table.GOLD_WORTH * gold
        points = {
            "area": land.area_points,
            "others": land.other_points,
            "flames": flame_points,
            "gold": gold_points,
            "white": self.scoring.gem_worth(gold, white) - gold_points,
        }
        return {
            "markers": markers,
            "fields": land.size,
            "largest_area": land.largest_area,
            "area": land.area,
            "flames": flames,
            "white": white,
            "gold": gold,
            "cards": [self.cards[card] for card in bits(cards)],
            "super_jokers": supers,
            "points": points,
            "score": sum(points.values()),
        }

    def _draw_supply(self, flames: int, white: int, gold: int) -> Json:
        return {"flames": flames, "white": white, "gold": gold}

    def _draw_land(self, join: int, land: int) -> Land:
        """Counted by the rules, on a map without other players."""
        g = State()
        g.join, g.land[0] = join, land
        size = self.scoring.largest_area(g, land)
        area = bits(self.scoring.largest_part(g, land))
        points = table.AREA_WORTH * size
        return Land(
            land.bit_count(),
            size,
            [self.box.fields[field].name for field in area],
            points,
            self.scoring.land_points(g, 0) - points,
        )


def counted(faces: list[int]) -> tuple[int, int]:
    """Dice by number and colour, as the rules count them once they are checked."""
    numbers = colours = 0
    for face in faces:
        if face != NOTHING:
            numbers += 1 << 4 * (face % NUMBERS)
            colours += 1 << 4 * (face // NUMBERS)
    return numbers, colours
