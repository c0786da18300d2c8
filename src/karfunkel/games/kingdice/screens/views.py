"""The shape of a view of King of the Dice, and what screens draw beyond what the rules store."""

from typing import Literal

from typing_extensions import TypedDict

from karfunkel.games.kingdice.rules.state import Citizen, Effect, Gem, Phase


class KingFace(TypedDict):
    """A face of a die or a joker."""

    colour: Literal["red", "blue", "green"]
    number: int


class KingCondition(TypedDict):
    """What a card asks of the dice: the source of its words and signs."""

    family: str
    values: list[int]
    met: bool
    """For the steps of a dwarf: this one and all before it."""


class KingCard(TypedDict):
    """What is printed on a citizen card, apart from its conditions."""

    citizen: Citizen
    card: int
    effect: Effect
    joker: KingFace


class KingOffer(KingCard):
    """A card on offer, and how far the dice meet it."""

    conditions: list[KingCondition]
    met: bool


class KingPile(TypedDict):
    """A pile of the labour market."""

    citizen: Citizen
    left: int
    top: KingOffer | None


class KingField(TypedDict):
    """A field of the map: where it lies (axial), what is printed on it, and what stands on it."""

    field: str
    half: int
    column: int
    row: int
    terrain: str
    castle: bool
    owner: int | None
    flame: bool
    gem: Gem | None


class KingTiles(TypedDict):
    """The castle tiles that are not on the map."""

    supply: int
    face_up: list[str]
    placing: str | None
    face_down: dict[str, int]


class KingSupply(TypedDict):
    """What lies beside the map."""

    flames: int
    white: int
    gold: int


class KingPoints(TypedDict):
    """K27 to K29, line by line: the sum of all lines is the score."""

    area: int
    others: int
    """For fields outside the largest area."""
    flames: int
    gold: int
    white: int


class KingPlayer(TypedDict):
    """What lies in front of a player, and what it is worth so far."""

    markers: int
    fields: int
    largest_area: int
    area: list[str]
    """The fields of the largest area; of one of them, if several are equally large."""
    flames: int
    white: int
    gold: int
    cards: list[KingCard]
    super_jokers: int
    points: KingPoints
    score: int


class KingDiceView(TypedDict):
    """The whole table; everything on it is open to all (K15)."""

    game: str
    phase: Phase
    turn: int
    active: int | None
    join: int
    throw: int
    rolls_left: int
    dice: list[KingFace | None]
    """None: the die is being rolled, or was not rolled yet."""
    added: list[KingFace]
    must_hire: bool
    market: list[KingPile]
    hired: KingCard | None
    fields: list[KingField]
    tiles: KingTiles
    supply: KingSupply
    players: list[KingPlayer]
    winners: list[int]
    """K30; nobody before the end."""
