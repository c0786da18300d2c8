"""What a screen of Emerald gets: the words for things, the shape of a view, and its parts."""

from functools import lru_cache
from typing import Literal, cast

from typing_extensions import TypedDict

from karfunkel.core.game import SPECTATOR
from karfunkel.core.work import Work
from karfunkel.games.emerald.rules import hands, scoring
from karfunkel.games.emerald.rules import play as rules
from karfunkel.games.emerald.rules import state as table
from karfunkel.games.emerald.rules.dragon_odds import stop
from karfunkel.games.emerald.rules.state import (
    CARD_KINDS,
    CAVE,
    FACING,
    GEM_KINDS,
    GEMS,
    GOLD_KINDS,
    NOWHERE,
    PHASES,
    PLACE_WORDS,
    PLACES,
    WAYS,
    Colour,
    Facing,
    GemKind,
    Phase,
    State,
    Way,
)

COLOURS = table.COLOUR_NAMES
FACES_PER_NUMBER = 2
"""E6: the die shows each number on two of its six faces."""


class Moved(TypedDict):
    """The knight that moved last in this turn."""

    colour: Colour
    place: str


class Caught(TypedDict):
    """A knight that the dragon has caught, before its owner has answered."""

    player: int
    colour: Colour
    field: int


class Place(TypedDict):
    """A place on the way, with how many knights of each colour stand there."""

    place: str
    knights: dict[Colour, int]


class Gone(TypedDict):
    """Where knights are out of play, with how many of each colour."""

    place: Literal["chamber", "nest"]
    knights: dict[Colour, int]


class Strip(TypedDict):
    """The first and the last cave field beside the strip."""

    first: int
    last: int


class Stop(TypedDict):
    """A field where the dragon may stop, on how many of the six faces of the die."""

    field: int
    faces: int


class Dragon(TypedDict):
    """Where the dragon is, where it looks, and where the next roll would take it."""

    field: int
    facing: Facing
    beside_strip: bool
    reach: list[Stop]


class GoldPile(TypedDict):
    """A pile of gold: how many cards, and the value that lies face up."""

    left: int
    top: int | None


class GemPile(TypedDict):
    """A pile of gems: how many cards, and the gem that lies face up."""

    left: int
    top: GemKind | None


class Piles(TypedDict):
    """The two piles beside a cave field."""

    field: int
    gold: GoldPile
    gems: GemPile


class Player(TypedDict):
    """A player's knights and cards; gold and points are null where they are hidden."""

    colours: list[Colour]
    knights: int
    chamber: int
    nest: int
    gems: dict[GemKind, int]
    treasures: int
    bonus: int
    gold_cards: int
    gold: list[int] | None
    score: int | None


class Prospect(TypedDict):
    """A field where the dragon, once woken, may stop, and who would be standing there."""

    field: int
    faces: int
    knights: dict[Colour, int]
    own: bool
    """Only knights of the active player stand there: one of them would be caught."""


class Move(TypedDict):
    """What moving a knight would lead to, as known before the move."""

    action: str
    """The notation of the move."""
    colour: Colour
    start: str
    to: str
    steps: int
    gold: int | None
    gem: GemKind | None
    treasure: bool
    wakes: bool
    dragon: list[Prospect]
    """Empty if the dragon sleeps on."""
    risk: int
    """On how many of the six faces one of the player's own knights must be caught."""
    prey: int
    """On how many faces an opponent's knight can be caught."""


class SheetLine(TypedDict):
    """E23, line by line: a player's points and where they come from."""

    gold: list[int]
    gold_worth: int
    gems: dict[GemKind, int]
    gems_worth: int
    treasures: int
    treasures_worth: int
    four_gems: int
    """What the bonus card for four different gems is worth; 0 for players without it."""
    majorities: list[GemKind]
    majorities_worth: int
    score: int


class EmeraldView(TypedDict):
    """The table."""

    game: str
    phase: Phase
    turn: int
    active: int | None
    second: bool
    moved: Moved | None
    caught: Caught | None
    way: list[Place]
    gone: list[Gone]
    """The knights in the chamber, and those in the nest."""
    strip: Strip
    dragon: Dragon
    piles: list[Piles]
    unseen: dict[str, int]
    treasures_left: int
    four_gems: int | None
    majorities: dict[GemKind, int | None]
    players: list[Player]
    moves: list[Move]
    """While a knight is to move: every knight that can, and what the move would lead to."""
    ended_by: Way | None
    sheet: list[SheetLine] | None
    """At the end, everything counted."""


# --- The table ------------------------------------------------------------------------------

CARDS = table.OUTCOMES.texts()[:CARD_KINDS]
KNIGHT_TEXTS = table.ACTIONS.texts()[: table.STOP]
"""The notation of the moves of knights."""
"""The notation of the cards by kind."""
OPEN_FIELDS = tuple(
    (name, length)
    for name, length in State.fields
    if name not in ("hand", "past", "past_length")  # hidden, or not shown
)
"""What everybody sees of a state."""
SHARED = 256
"""How many tables have their public part cached, for all viewers."""
Open = tuple[int | tuple[int, ...], ...]
NOTHING = State()
"""A table before anything lies on it; it must not be changed."""
work = Work()


def open_part(g: State) -> Open:
    """What everybody sees of a table, the hands left out."""
    held = g.__dict__
    return tuple([tuple(held[name]) if length else held[name] for name, length in OPEN_FIELDS])


@lru_cache(SHARED)
def open_view(seen: Open) -> EmeraldView:
    """The table for a viewer who sees no hand; shared, so it must not be changed.

    Most of a table looks the same to all players, so it is built once for all of them, from nothing
    but what everybody sees. So it cannot hold anybody's hand.
    """
    g = NOTHING.copy()
    held = g.__dict__
    for (name, length), value in zip(OPEN_FIELDS, seen, strict=True):
        held[name] = list(cast(tuple[int, ...], value)) if length else value
    moving = work.action[: rules.legal(g, g.active, work)] if g.phase == table.MOVE else []
    return {
        "game": "emerald",
        "phase": PHASES[g.phase],
        "turn": g.turns,
        "active": None if g.phase == table.DRAW_FIRST else g.active,
        "second": bool(g.second),
        "moved": moved_view(g),
        "caught": caught_view(g),
        "way": way_view(g),
        "gone": [
            {"place": "chamber", "knights": knights_view(g, table.CHAMBER)},
            {"place": "nest", "knights": knights_view(g, table.NEST)},
        ],
        "strip": {"first": g.strip, "last": g.strip + table.STRIP_LENGTH - 1},
        "dragon": dragon_view(g),
        "piles": [piles_view(g, 1 + field) for field in range(table.CAVE_FIELDS)],
        "unseen": dict(zip(CARDS, g.unseen, strict=True)),
        "treasures_left": g.treasures_left,
        "four_gems": seat_or_none(g.collector),
        "majorities": {
            gem: seat_or_none(scoring.majority(g, kind)) for kind, gem in enumerate(GEMS)
        },
        "players": [player_view(g, seat) for seat in range(g.players)],
        "moves": moves_view(g, moving),
        "ended_by": WAYS[g.way] if g.phase == table.OVER else None,
        "sheet": None,
    }


def moved_view(g: State) -> Moved | None:
    """The knight that moved last in this turn, if it still stands somewhere."""
    if g.moved_place == NOWHERE or g.phase == table.OVER:
        return None
    return {"colour": COLOURS[g.moved_colour], "place": PLACE_WORDS[g.moved_place]}


def caught_view(g: State) -> Caught | None:
    """E18: the knight whose owner is asked."""
    if g.phase != table.ANSWER:
        return None
    owner = g.caught_colour % g.players
    return {"player": owner, "colour": COLOURS[g.caught_colour], "field": g.dragon}


def knights_view(g: State, place: int) -> dict[Colour, int]:
    """The knights on a place by colour."""
    if place not in g.knight:  # most places are empty
        return {}
    return {
        COLOURS[colour]: count
        for colour in range(table.COLOURS[g.players])
        if (count := rules.knights_at(g, colour, place))
    }


def way_view(g: State) -> list[Place]:
    """Every place and who stands there; one look at each knight is enough for all."""
    size, way = table.KNIGHTS[g.players], list[Place]()
    for words in PLACE_WORDS[:PLACES]:
        way.append({"place": words, "knights": {}})
    for colour in range(table.COLOURS[g.players]):
        for place in g.knight[colour * size : (colour + 1) * size]:
            if 0 <= place < PLACES:
                knights = way[place]["knights"]
                knights[COLOURS[colour]] = knights.get(COLOURS[colour], 0) + 1
    return way


def stops(g: State) -> dict[int, int]:
    """E16: where the dragon may stop after the next roll, on how many faces of the die."""
    fields = sorted(stop(g, roll) for roll in range(1, table.DIE_FACES + 1))
    return {field: FACES_PER_NUMBER * fields.count(field) for field in fields}


def dragon_view(g: State) -> Dragon:
    """Where it is, and on how many faces of the die (of six) it stops where (E16)."""
    return {
        "field": g.dragon,
        "facing": FACING[(g.facing + 1) // 2],
        "beside_strip": g.dragon >= g.strip,
        "reach": [{"field": field, "faces": faces} for field, faces in stops(g).items()],
    }


def piles_view(g: State, field: int) -> Piles:
    """The cards beside a cave field."""
    gold, gem = g.top[2 * field - 2], g.top[2 * field - 1]
    return {
        "field": field,
        "gold": {"left": g.left[2 * field - 2], "top": gold or None},
        "gems": {"left": g.left[2 * field - 1], "top": gem_word(gem) if gem else None},
    }


def player_view(g: State, seat: int) -> Player:
    """A player as seen by a viewer who may not look into the hand."""
    size = table.KNIGHTS[g.players]
    colours = range(seat, table.COLOURS[g.players], g.players)
    knights = list[int]()
    for colour in colours:
        knights += g.knight[colour * size : (colour + 1) * size]
    return {
        "colours": [COLOURS[colour] for colour in colours],
        "knights": sum([place < table.CHAMBER for place in knights]),
        "chamber": knights.count(table.CHAMBER),
        "nest": knights.count(table.NEST),
        "gems": gems_view(g, seat),
        "treasures": g.treasures[seat],
        "bonus": g.bonus[seat],
        "gold_cards": g.hand_size[seat],
        "gold": None,
        "score": None,
    }


def with_hand(g: State, viewer: int, seat: int, player: Player) -> Player:
    """A player as the viewer sees them, with the hand if the viewer may see it.

    To spectators every hand is blank: if one is not, all was revealed, as in a replay.
    """
    revealed = viewer == SPECTATOR and any(g.hand)
    if hands.is_hidden(g, viewer, seat) and not revealed:
        return player
    return {**player, "gold": gold_values(g.hand[seat]), "score": scoring.score(g, seat)}


def gems_view(g: State, seat: int) -> dict[GemKind, int]:
    """A player's gems by kind."""
    first = seat * GEM_KINDS
    return dict(zip(GEMS, g.gems[first : first + GEM_KINDS], strict=True))


# --- What a move would lead to --------------------------------------------------------------


def moves_view(g: State, actions: list[int]) -> list[Move]:
    """Every knight that can move now, with what the move would lead to."""
    return [move_view(g, action) for action in actions if action < table.STOP]


def move_view(g: State, action: int) -> Move:
    """E9 to E11 and E15: where a knight would land and what would happen there."""
    start, colour = action % PLACES, g.active + action // PLACES * g.players
    to = rules.goal(g, start)
    in_cave = CAVE < to < table.CHAMBER
    gold, gem = g.top[2 * (to - CAVE) - 2 :][:2] if in_cave else (0, 0)
    wakes = to < table.CHAMBER and rules.wakes_dragon(g, to)
    dragon = prospects(landed(g, colour, start, to)) if wakes else []
    return {
        "action": KNIGHT_TEXTS[action],
        "colour": COLOURS[colour],
        "start": PLACE_WORDS[start],
        "to": PLACE_WORDS[to],
        "steps": g.crowd[start],
        "gold": gold or None,
        "gem": gem_word(gem) if gem else None,
        "treasure": to == table.CHAMBER,
        "wakes": wakes,
        "dragon": dragon,
        "risk": sum(stop["faces"] for stop in dragon if stop["own"]),
        "prey": sum(stop["faces"] for stop in dragon if stop["knights"] and not stop["own"]),
    }


def landed(g: State, colour: int, start: int, to: int) -> State:
    """The knights once this one has moved, before anything else happens."""
    after: State = g.copy()
    rules.shift_knight(after, colour, start, to)
    return after


def prospects(g: State) -> list[Prospect]:
    """E16 and E17: where the dragon may stop, and which knights stand there."""
    return [prospect(g, field, faces) for field, faces in stops(g).items()]


def prospect(g: State, field: int, faces: int) -> Prospect:
    """A field where the dragon may stop."""
    knights = knights_view(g, CAVE + field)
    owners = {COLOURS.index(colour) % g.players for colour in knights}
    return {"field": field, "faces": faces, "knights": knights, "own": owners == {g.active}}


# --- The end --------------------------------------------------------------------------------


def sheet(g: State) -> list[SheetLine] | None:
    """E22 and E23, once everything is open."""
    if g.phase != table.OVER:
        return None
    return [sheet_line(g, seat) for seat in range(g.players)]


def sheet_line(g: State, seat: int) -> SheetLine:
    """A player's points, from the rules' own counting."""
    majorities = [gem for kind, gem in enumerate(GEMS) if scoring.majority(g, kind) == seat]
    return {
        "gold": gold_values(g.hand[seat]),
        "gold_worth": scoring.gold(g, seat),
        "gems": gems_view(g, seat),
        "gems_worth": scoring.gem_cards(g, seat),
        "treasures": g.treasures[seat],
        "treasures_worth": table.TREASURE_WORTH * g.treasures[seat],
        "four_gems": table.BONUS_WORTH if g.collector == seat else 0,
        "majorities": majorities,
        "majorities_worth": table.BONUS_WORTH * len(majorities),
        "score": scoring.score(g, seat),
    }


# --- Words ----------------------------------------------------------------------------------


def seat_or_none(player: int) -> int | None:
    """A seat for screens."""
    return None if player == NOWHERE else player


def gem_word(top: int) -> GemKind:
    """The gem that lies face up on a pile."""
    return GEMS[top - 1 - GOLD_KINDS]


def gold_values(hand: int) -> list[int]:
    """The gold cards of a hand by value, lowest first."""
    return [1 + card for card in range(GOLD_KINDS) for _ in range(hand >> 3 * card & 7)]
