"""What a screen of Emerald gets: the words for things, the shape of a view, and its parts."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

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


class OpenView(TypedDict):
    """The part of the table that all viewers see alike."""

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
    moves: list[Move]
    """While a knight is to move: every knight that can, and what the move would lead to."""
    ended_by: Way | None


class OwnView(TypedDict):
    """The part that viewers see differently, because of the hands."""

    players: list[Player]
    sheet: list[SheetLine] | None
    """At the end, everything counted."""


class EmeraldView(OpenView, OwnView):
    """The table."""


# --- The table ------------------------------------------------------------------------------

CARDS = table.OUTCOMES.texts()[:CARD_KINDS]
"""The notation of the cards by kind."""
KNIGHT_TEXTS = table.ACTIONS.texts()[: table.STOP]
"""The notation of the moves of knights."""
KEPT = 512
"""How many pictures of a part are cached, for all tables and viewers; nobody may change one."""
KEPT_FOR_EACH = 2048
"""The same for a part that viewers see differently."""
HIDDEN = -1
"""A hand that the viewer may not see."""
ON_THE_WAY = 0
Row = tuple[int, ...]
EMPTY_WAY: list[Place] = [{"place": words, "knights": {}} for words in PLACE_WORDS[:PLACES]]
work = Work()


def open_view(g: State) -> OpenView:
    """The table for a viewer who sees no hand. What has not changed is the same object as before.

    A cached part is drawn from its arguments alone, and no hand is among them.
    """
    moving = work.action[: rules.legal(g, g.active, work)] if g.phase == table.MOVE else []
    knights = tuple(g.knight)
    return {
        "game": "emerald",
        "phase": PHASES[g.phase],
        "turn": g.turns,
        "active": None if g.phase == table.DRAW_FIRST else g.active,
        "second": bool(g.second),
        "moved": moved_view(g),
        "caught": caught_view(g),
        "way": way_view(g.players, knights),
        "gone": gone_view(g.players, out_of_play(knights)),
        "strip": strip_view(g.strip),
        "dragon": dragon_view(g.dragon, g.facing, g.strip),
        "piles": piles_view(tuple(g.left), tuple(g.top)),
        "unseen": unseen_view(tuple(g.unseen)),
        "treasures_left": g.treasures_left,
        "four_gems": seat_or_none(g.collector),
        "majorities": majorities_view(g.players, tuple(g.gems)),
        "moves": moves_view(g, moving) if moving else NO_MOVES,
        "ended_by": WAYS[g.way] if g.phase == table.OVER else None,
    }


def own_view(g: State, viewer: int) -> OwnView:
    """The players with those hands that this one sees, and the sheet."""
    return {
        "players": players_view(
            g.players,
            out_of_play(g.knight),
            tuple(g.gems),
            tuple(g.treasures),
            tuple(g.bonus),
            tuple(g.hand_size),
            shown_hands(g, viewer),
        ),
        "sheet": sheet(g),
    }


def shown_hands(g: State, viewer: int) -> Row:
    """The hands that this viewer may see.

    To spectators every hand is blank: if one is not, all was revealed, as in a replay.
    """
    revealed = viewer == SPECTATOR and any(g.hand)
    return tuple(
        [
            HIDDEN if hands.is_hidden(g, viewer, seat) and not revealed else g.hand[seat]
            for seat in range(g.players)
        ]
    )


def out_of_play(knights_at: Iterable[int]) -> Row:
    """The places of knights in the chamber and in the nest; the others are just on the way."""
    return tuple([place if place >= table.CHAMBER else ON_THE_WAY for place in knights_at])


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


def laid(**fields: int | list[int]) -> State:
    """A table of which only these fields are set."""
    g = State.__new__(State)
    vars(g).update(fields)
    return g


def knights_view(g: State, place: int) -> dict[Colour, int]:
    """The knights on a place by colour."""
    if place not in g.knight:  # most places are empty
        return {}
    return {
        COLOURS[colour]: count
        for colour in range(table.COLOURS[g.players])
        if (count := rules.knights_at(g, colour, place))
    }


@lru_cache(KEPT)
def way_view(players: int, knights_at: Row) -> list[Place]:
    """Every place and who stands there; one look at each knight is enough for all."""
    size, way = table.KNIGHTS[players], EMPTY_WAY.copy()
    for colour in range(table.COLOURS[players]):
        for place in knights_at[colour * size : (colour + 1) * size]:
            if 0 <= place < PLACES:
                if way[place] is EMPTY_WAY[place]:
                    way[place] = {"place": PLACE_WORDS[place], "knights": {}}
                knights = way[place]["knights"]
                knights[COLOURS[colour]] = knights.get(COLOURS[colour], 0) + 1
    return way


@lru_cache(KEPT)
def gone_view(players: int, knights_out: Row) -> list[Gone]:
    """The knights that are out of play."""
    g = laid(players=players, knight=list(knights_out))
    return [
        {"place": "chamber", "knights": knights_view(g, table.CHAMBER)},
        {"place": "nest", "knights": knights_view(g, table.NEST)},
    ]


@lru_cache(KEPT)
def strip_view(strip: int) -> Strip:
    """The cave fields beside the strip."""
    return {"first": strip, "last": strip + table.STRIP_LENGTH - 1}


@lru_cache(KEPT)
def stops(dragon: int, facing: int, strip: int) -> dict[int, int]:
    """E16: where the dragon may stop after the next roll, on how many faces of the die."""
    g = laid(dragon=dragon, facing=facing, strip=strip)
    fields = sorted(stop(g, roll) for roll in range(1, table.DIE_FACES + 1))
    return {field: FACES_PER_NUMBER * fields.count(field) for field in fields}


@lru_cache(KEPT)
def dragon_view(dragon: int, facing: int, strip: int) -> Dragon:
    """Where it is, and where it may stop, on how many of the die's six faces (E16)."""
    reach = stops(dragon, facing, strip)
    return {
        "field": dragon,
        "facing": FACING[(facing + 1) // 2],
        "beside_strip": dragon >= strip,
        "reach": [{"field": field, "faces": faces} for field, faces in reach.items()],
    }


@lru_cache(KEPT)
def piles_view(left: Row, top: Row) -> list[Piles]:
    """The cards beside all cave fields."""
    return [
        pile_view(1 + field, *left[2 * field : 2 * field + 2], *top[2 * field : 2 * field + 2])
        for field in range(table.CAVE_FIELDS)
    ]


@lru_cache(KEPT)
def pile_view(field: int, gold_left: int, gems_left: int, gold: int, gem: int) -> Piles:
    """The cards beside a cave field."""
    return {
        "field": field,
        "gold": {"left": gold_left, "top": gold or None},
        "gems": {"left": gems_left, "top": gem_word(gem) if gem else None},
    }


@lru_cache(KEPT)
def unseen_view(unseen: Row) -> dict[str, int]:
    """The cards that were never seen face up."""
    return dict(zip(CARDS, unseen, strict=True))


@lru_cache(KEPT)
def majorities_view(players: int, gems: Row) -> dict[GemKind, int | None]:
    """E22: who has the most gems of each kind."""
    g = laid(players=players, gems=list(gems))
    return {gem: seat_or_none(scoring.majority(g, kind)) for kind, gem in enumerate(GEMS)}


@lru_cache(KEPT_FOR_EACH)
def players_view(
    players: int,
    knights_out: Row,
    gems: Row,
    treasures: Row,
    bonus: Row,
    hand_size: Row,
    shown: Row,
) -> list[Player]:
    """All players as seen by a viewer to whom these hands are shown."""
    size, found = table.KNIGHTS[players], list[Player]()
    for seat in range(players):
        knights: Row = ()
        for colour in range(seat, table.COLOURS[players], players):
            knights += knights_out[colour * size : (colour + 1) * size]
        own = gems[seat * GEM_KINDS : (seat + 1) * GEM_KINDS]
        found.append(
            player_view(
                players,
                seat,
                knights,
                own,
                treasures[seat],
                bonus[seat],
                hand_size[seat],
                shown[seat],
            )
        )
    return found


@lru_cache(KEPT_FOR_EACH)
def player_view(
    players: int,
    seat: int,
    knights: Row,
    gems: Row,
    treasures: int,
    bonus: int,
    gold_cards: int,
    hand: int,
) -> Player:
    """A player as seen by a viewer to whom this hand is shown."""
    gold, score = None, None
    if hand != HIDDEN:
        counted = laid(hand=[hand], treasures=[treasures], gems=list(gems), bonus=[bonus])
        gold, score = gold_values(hand), scoring.score(counted, 0)
    return {
        "colours": [COLOURS[colour] for colour in range(seat, table.COLOURS[players], players)],
        "knights": knights.count(ON_THE_WAY),
        "chamber": knights.count(table.CHAMBER),
        "nest": knights.count(table.NEST),
        "gems": dict(zip(GEMS, gems, strict=True)),
        "treasures": treasures,
        "bonus": bonus,
        "gold_cards": gold_cards,
        "gold": gold,
        "score": score,
    }


def gems_view(g: State, seat: int) -> dict[GemKind, int]:
    """A player's gems by kind."""
    first = seat * GEM_KINDS
    return dict(zip(GEMS, g.gems[first : first + GEM_KINDS], strict=True))


# --- What a move would lead to --------------------------------------------------------------

NO_MOVES: list[Move] = []
"""Nobody moves a knight now."""


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
    after = State.__new__(State)
    vars(after).update(vars(g), knight=g.knight.copy(), crowd=g.crowd.copy())
    rules.shift_knight(after, colour, start, to)
    return after


def prospects(g: State) -> list[Prospect]:
    """E16 and E17: where the dragon may stop, and which knights stand there."""
    reach = stops(g.dragon, g.facing, g.strip)
    return [prospect(g, field, faces) for field, faces in reach.items()]


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
