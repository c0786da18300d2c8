"""What a screen of Diamant gets: the shape of a view, and the numbers that players work out."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from karfunkel.games.diamant import rules
from karfunkel.games.diamant.rules import TRAPS, Phase, State, Trap

RUBIES_PER_DIAMOND = 5


class CardView(TypedDict):
    """An expedition card: a treasure with its value, a trap with its kind, or a relic."""

    kind: Literal["treasure", "trap", "relic"]
    value: NotRequired[int]
    trap: NotRequired[Trap]


class TrapView(TypedDict):
    """A kind of trap: whether one lies in the row, and how many are in the deck."""

    trap: Trap
    lying: bool
    left: int


class Danger(TypedDict):
    """How many cards of the deck would strike now, in cards and in percent."""

    strikes: int
    deck: int
    percent: int


class DeckView(TypedDict):
    """What the face-down deck holds, by what it would do."""

    treasures: int
    relics: int
    harmless: int
    """Traps of which none lies in the row."""
    strikes: int


class Alone(TypedDict):
    """What a player who leaves alone now would carry home."""

    gems: int
    relics: int
    worth: int
    """What these relics pay (D14)."""


class PlayerView(TypedDict):
    """Where a player is and what they have; a closed chest is null."""

    in_cave: bool
    hand: int
    chest: int | None
    relics: int


class SheetLine(TypedDict):
    """D3: a chest at the end, with five rubies exchanged for a diamond, and its total."""

    diamonds: int
    diamonds_worth: int
    rubies: int
    relics: int
    score: int


class DiamantView(TypedDict):
    """The table."""

    game: str
    round: int
    rounds: int
    phase: Phase
    row: list[CardView]
    lying: int
    relics_lying: int
    relics_out: int
    deck: dict[str, int]
    deck_kinds: DeckView
    danger: Danger
    traps: list[TrapView]
    alone: Alone
    players: list[PlayerView]
    sheet: list[SheetLine] | None
    """At the end, every chest counted."""


def card_view(card: int) -> CardView:
    """An expedition card as screens draw it."""
    if card < rules.FIRST_TRAP:
        return {"kind": "treasure", "value": rules.TREASURES[card]}
    if card < rules.RELIC:
        return {"kind": "trap", "trap": TRAPS[card - rules.FIRST_TRAP]}
    return {"kind": "relic"}


CARDS = tuple(card_view(card) for card in range(rules.CARD_KINDS))
"""All expedition cards; shared by all views, so nobody may change one."""


def traps_view(g: State) -> list[TrapView]:
    """D8 and D9: which traps lie already, and how many of each may still come."""
    return [
        {
            "trap": trap,
            "lying": bool(g.traps >> kind & 1),
            "left": g.deck[rules.FIRST_TRAP + kind],
        }
        for kind, trap in enumerate(TRAPS)
    ]


def deck_view(g: State, traps: list[TrapView]) -> DeckView:
    """The deck by what its cards would do."""
    return {
        "treasures": sum(g.deck[: rules.FIRST_TRAP]),
        "relics": g.deck[rules.RELIC],
        "harmless": sum([trap["left"] for trap in traps if not trap["lying"]]),
        "strikes": sum([trap["left"] for trap in traps if trap["lying"]]),
    }


def danger(g: State, kinds: DeckView) -> Danger:
    """The chance that the next card is the second of its trap."""
    strikes, deck = kinds["strikes"], sum(g.deck)
    return {"strikes": strikes, "deck": deck, "percent": round(100 * strikes / deck)}


def alone(g: State) -> Alone:
    """D12 to D14 for a player who leaves alone: everything that lies there, and the relics."""
    pays = rules.RELIC_PAYS[g.relics_out : g.relics_out + g.relics_lying]
    return {"gems": g.hand + g.lying, "relics": g.relics_lying, "worth": sum(pays)}


def player_view(g: State, viewer: int, seat: int) -> PlayerView:
    """A player as the viewer sees them."""
    inside = g.cave >> seat & 1
    # Everybody saw what went into a chest: with closed chests people would only have to add it up.
    # So the option closes them here and not in what bots observe.
    open_chest = seat == viewer or g.phase == rules.OVER or not g.closed_chests
    return {
        "in_cave": bool(inside),
        "hand": g.hand * inside,
        "chest": g.chest[seat] if open_chest else None,
        "relics": g.relics[seat],
    }


def sheet(g: State) -> list[SheetLine] | None:
    """D22: what is in every chest, once all are open. Relics have already been paid (D14)."""
    if g.phase != rules.OVER:
        return None
    return [sheet_line(g, seat) for seat in range(g.players)]


def sheet_line(g: State, seat: int) -> SheetLine:
    """A chest counted."""
    score = rules.score(g, seat)
    diamonds, rubies = divmod(score, RUBIES_PER_DIAMOND)
    return {
        "diamonds": diamonds,
        "diamonds_worth": diamonds * RUBIES_PER_DIAMOND,
        "rubies": rubies,
        "relics": g.relics[seat],
        "score": score,
    }
