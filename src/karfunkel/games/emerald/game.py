"""Emerald as the contract asks for it: options, notation, views, texts."""

from typing import Any

from karfunkel.core import policies as any_game
from karfunkel.core.errors import Refusal
from karfunkel.core.game import (
    Game,
    Json,
    Option,
    Options,
    Text,
    number,
    one_of,
    seat,
    seats,
    shown,
)
from karfunkel.games.emerald import features, hands, policies, rules, scoring, stats, table
from karfunkel.games.emerald.table import CAVE, GEM_KINDS, GOLD_KINDS, NOWHERE, PLACES, State

COLOURS = ("red", "blue", "yellow", "green", "black")
GEMS = ("ruby", "emerald", "garnet", "turquoise")
PHASES = ("first", "lay out", "move", "take", "uncover", "roll", "victim", "answer", "over")
WAYS = ("treasure", "knight", "both")
FACING = ("exit", "chamber")
RANDOM_FIRST = 0


def place_text(place: int) -> str:
    """The notation of a place."""
    if place < table.MAIN_BUILDING:
        return f"tower {1 + place}"
    if place == table.MAIN_BUILDING:
        return "main building"
    if place <= CAVE:
        return f"meadow {place - table.MEADOW}"
    if place < table.CHAMBER:
        return f"cave {place - CAVE}"
    return "chamber" if place == table.CHAMBER else "nest"


PLACE_TEXTS = tuple(place_text(place) for place in range(table.NEST + 1))
PLACE_WORDS = tuple(text.replace(" ", "-") for text in PLACE_TEXTS)
"""Places as the messages “emerald-place-…” name them."""

ACTIONS = (
    *(
        f"{knight} {PLACE_TEXTS[at]}"
        for knight in ("knight", "other knight")
        for at in range(PLACES)
    ),
    "stop",
    "take gold",
    "take gem",
    *(f"victim {colour}" for colour in COLOURS),
    "victim moved",
    "give up",
    *(f"bribe {1 + card}" for card in range(GOLD_KINDS)),
)
OUTCOMES = (
    *(f"gold {1 + card}" for card in range(GOLD_KINDS)),
    *(f"gem {gem}" for gem in GEMS),
    *(f"die {1 + face}" for face in range(table.DIE_FACES)),
    *(f"first {1 + player}" for player in range(table.SEATS)),
)
CARDS = OUTCOMES[: table.CARD_KINDS]

PLAYER = ("player", seat)
COLOUR = ("colour", one_of(*COLOURS))
FIELD = ("field", number)
GEM = ("gem", one_of(*GEMS))
VALUE = ("value", number)
LEFT = ("left", number)


class Emerald(Game):
    """Knights on the way to the dragon's treasure chamber."""

    name = "emerald"
    version = 1
    rules = rules
    encoding = features
    statistics = stats
    players = range(2, 6)
    official_players = range(2, 6)
    default_players = 4
    extra_options = (
        Option("open_gold", False, (False, True)),
        Option("first", RANDOM_FIRST, range(table.SEATS + 1)),
    )
    policies = {"random": any_game.random, "greedy": policies.greedy}
    playout_policy = "greedy"
    levels = {
        "easy": "blend:50:greedy",
        "normal": "greedy",
        "hard": "search:500",
        "master": "search:800ms",
    }
    events = {
        table.FIRST_PLAYER: ("emerald-event-first-player", (PLAYER,)),
        table.LAID_OUT: ("emerald-event-laid-out", (FIELD, VALUE, GEM)),
        table.TURN_BEGINS: ("emerald-event-turn-begins", (PLAYER, ("turn", number))),
        table.KNIGHT_MOVED: (
            "emerald-event-knight-moved",
            (PLAYER, COLOUR, ("from", one_of(*PLACE_WORDS)), ("to", one_of(*PLACE_WORDS))),
        ),
        table.STOPPED: ("emerald-event-stopped", (PLAYER,)),
        table.GOLD_TAKEN: ("emerald-event-gold-taken", (PLAYER, FIELD, VALUE)),
        table.GEM_TAKEN: ("emerald-event-gem-taken", (PLAYER, FIELD, GEM)),
        table.GOLD_UP: ("emerald-event-gold-up", (FIELD, VALUE, LEFT)),
        table.GEM_UP: ("emerald-event-gem-up", (FIELD, GEM, LEFT)),
        table.FOUR_GEMS: ("emerald-event-four-gems", (PLAYER,)),
        table.TREASURE_TAKEN: ("emerald-event-treasure-taken", (PLAYER, LEFT)),
        table.DRAGON_MOVED: (
            "emerald-event-dragon-moved",
            (("roll", number), ("from", number), FIELD, ("facing", one_of(*FACING))),
        ),
        table.NOBODY_CAUGHT: ("emerald-event-nobody-caught", (FIELD,)),
        table.CAUGHT: ("emerald-event-caught", (PLAYER, COLOUR, FIELD, ("gold", number))),
        table.BRIBED: ("emerald-event-bribed", (PLAYER, COLOUR, LEFT)),
        table.BRIBE_PAID: ("emerald-event-bribe-paid", (PLAYER, VALUE)),
        table.EATEN: ("emerald-event-eaten", (PLAYER, COLOUR, LEFT)),
        table.STRIP_SHIFTED: ("emerald-event-strip-shifted", (("first", number), ("last", number))),
        table.MAJORITY: ("emerald-event-majority", (PLAYER, GEM)),
        table.COUNTED: (
            "emerald-event-counted",
            (PLAYER, ("gold", number), ("bonus", number), ("score", number)),
        ),
        table.GAME_OVER: (
            "emerald-event-game-over",
            (("players", seats), ("score", number), ("way", one_of(*WAYS)), ("turns", number)),
        ),
    }

    def set_up(self, options: Options) -> State:
        """E4 to E7: the table before the first card is turned up."""
        g = State()
        g.players = int(options["players"])
        g.open_gold = int(options["open_gold"])
        first = int(options["first"])
        if first > g.players:
            raise Refusal(
                "error-option-value",
                name="first",
                value=str(first),
                allowed=shown(range(g.players + 1)),
            )
        table.lay_table(g)
        if first != RANDOM_FIRST:
            g.active = first - 1
            g.phase = table.LAY_OUT
        return g

    # --- Views ------------------------------------------------------------------------------

    def show(self, observed: State, player: int) -> dict[str, Json]:
        """The table: the way, the strip and the dragon, the piles, and everybody's things."""
        g = observed
        return {
            "game": self.name,
            "phase": PHASES[g.phase],
            "turn": g.turns,
            "active": None if g.phase == table.DRAW_FIRST else g.active,
            "second": bool(g.second),
            "moved": self._moved_view(g),
            "caught": self._caught_view(g),
            "way": [self._place_view(g, place) for place in range(PLACES)],
            "strip": {"first": g.strip, "last": g.strip + table.STRIP_LENGTH - 1},
            "dragon": self._dragon_view(g),
            "piles": [self._piles_view(g, field) for field in range(table.CAVE_FIELDS)],
            "unseen": dict(zip(CARDS, g.unseen, strict=True)),
            "treasures_left": g.treasures_left,
            "four_gems": seat_or_none(g.collector),
            "majorities": {
                gem: seat_or_none(scoring.majority(g, kind)) for kind, gem in enumerate(GEMS)
            },
            "players": [self._player_view(g, player, other) for other in range(g.players)],
            "ended_by": WAYS[g.way] if g.phase == table.OVER else None,
        }

    def _moved_view(self, g: State) -> Json:
        if g.moved_place == NOWHERE or g.phase == table.OVER:
            return None
        return {"colour": COLOURS[g.moved_colour], "place": PLACE_WORDS[g.moved_place]}

    def _caught_view(self, g: State) -> Json:
        if g.phase != table.ANSWER:
            return None
        owner = g.caught_colour % g.players
        return {"player": owner, "colour": COLOURS[g.caught_colour], "field": g.dragon}

    def _place_view(self, g: State, place: int) -> Json:
        knights = {
            COLOURS[colour]: count
            for colour in range(table.COLOURS[g.players])
            if (count := rules.knights_at(g, colour, place))
        }
        return {"place": PLACE_WORDS[place], "knights": knights}

    def _dragon_view(self, g: State) -> Json:
        """Where it is, and on how many faces of the die (of six) it stops where (E16)."""
        faces: dict[int, int] = {}
        for roll in range(1, table.DIE_FACES + 1):
            walker = g.copy()
            rules.walk(walker, roll)
            faces[walker.dragon] = faces.get(walker.dragon, 0) + 2
        return {
            "field": g.dragon,
            "facing": FACING[(g.facing + 1) // 2],
            "beside_strip": g.dragon >= g.strip,
            "reach": [{"field": field, "faces": faces[field]} for field in sorted(faces)],
        }

    def _piles_view(self, g: State, field: int) -> Json:
        gold, gem = g.top[2 * field], g.top[2 * field + 1]
        return {
            "field": 1 + field,
            "gold": {"left": g.left[2 * field], "top": gold or None},
            "gems": {"left": g.left[2 * field + 1], "top": gem_word(gem) if gem else None},
        }

    def _player_view(self, g: State, player: int, other: int) -> Json:
        open_hand = not hands.is_hidden(g, player, other)
        knights = [
            g.knight[colour * table.KNIGHTS[g.players] + k]
            for colour in range(other, table.COLOURS[g.players], g.players)
            for k in range(table.KNIGHTS[g.players])
        ]
        gems = g.gems[other * GEM_KINDS : (other + 1) * GEM_KINDS]
        return {
            "colours": [COLOURS[c] for c in range(other, table.COLOURS[g.players], g.players)],
            "knights": sum(place < table.CHAMBER for place in knights),
            "chamber": knights.count(table.CHAMBER),
            "nest": knights.count(table.NEST),
            "gems": dict(zip(GEMS, gems, strict=True)),
            "treasures": g.treasures[other],
            "bonus": g.bonus[other],
            "gold_cards": g.hand_size[other],
            "gold": gold_values(g.hand[other]) if open_hand else None,
            "score": scoring.score(g, other) if open_hand else None,
        }

    # --- Notation and texts -----------------------------------------------------------------

    def action_text(self, action: int) -> str:
        """Such as `knight tower 2`, `stop`, `take gold`, `victim blue`, `bribe 3`, `give up`.

        With two players `other knight` is one of the player's second colour; `victim moved` is
        the knight that has just moved, where another of its colour stands beside it.
        """
        return ACTIONS[action]

    def outcome_text(self, outcome: int) -> str:
        """Such as `gold 5`, `gem ruby`, `die 2`, `first 3`."""
        return OUTCOMES[outcome]

    def action_label(self, state: State, player: int, action: int) -> Text:
        """What an action leads to, as far as it can be known."""
        g = state
        if action < table.STOP:
            return self._knight_label(g, player, action)
        if action == table.STOP:
            return Text("emerald-action-stop", {})
        if action in (table.TAKE_GOLD, table.TAKE_GEM):
            return Text(f"emerald-action-{ACTIONS[action].replace(' ', '-')}", self._lying(g))
        if action == table.VICTIM_MOVED:
            return Text("emerald-action-victim-moved", {"colour": COLOURS[g.moved_colour]})
        if action < table.GIVE_UP:
            colour = action - table.VICTIM
            owner = colour % g.players
            return Text(
                "emerald-action-victim",
                {"player": owner, "colour": COLOURS[colour], "gold": g.hand_size[owner]},
            )
        if action == table.GIVE_UP:
            return Text("emerald-action-give-up", {"left": rules.knights_in_play(g, player) - 1})
        return Text("emerald-action-bribe", {"value": 1 + action - table.BRIBE})

    def _knight_label(self, g: State, player: int, action: int) -> Text:
        start = action % PLACES
        to = rules.goal(g, start)
        args: dict[str, Any] = {
            "colour": COLOURS[player + action // PLACES * g.players],
            "from": PLACE_WORDS[start],
            "to": PLACE_WORDS[to],
            "steps": g.crowd[start],
        }
        if to == table.CHAMBER:
            return Text("emerald-action-knight-chamber", args)
        if to <= CAVE:
            return Text("emerald-action-knight-meadow", args)
        args |= {**self._cards(g, to - CAVE), "dragon": yes_no(rules.wakes_dragon(g, to))}
        return Text("emerald-action-knight-cave", args)

    def _lying(self, g: State) -> dict[str, Any]:
        return self._cards(g, g.moved_place - CAVE)

    def _cards(self, g: State, field: int) -> dict[str, Any]:
        """The face-up cards beside a cave field: which there are, the gold and the gem."""
        gold, gem = g.top[2 * field - 2], g.top[2 * field - 1]
        kinds = ("none", "gold", "gem", "both")[(gold > 0) + 2 * (gem > 0)]
        return {"cards": kinds, "gold": gold, "gem": gem_word(gem) if gem else "none"}

    def question(self, state: State, player: int) -> Text:
        """What is asked: a knight, a card, a victim, or an answer to the dragon."""
        g = state
        if g.phase == table.TAKE:
            field = g.moved_place - CAVE
            return Text("emerald-question-take", {"player": player, "field": field})
        if g.phase == table.CATCH:
            return Text("emerald-question-victim", {"player": player, "field": g.dragon})
        if g.phase == table.ANSWER:
            caught = {"player": player, "colour": COLOURS[g.caught_colour], "field": g.dragon}
            return Text("emerald-question-answer", caught)
        key = "emerald-question-second" if g.second else "emerald-question-first"
        return Text(key, {"player": player})


def seat_or_none(player: int) -> int | None:
    """A seat for screens."""
    return None if player == NOWHERE else player


def gem_word(top: int) -> str:
    """The gem that lies face up on a pile."""
    return GEMS[top - 1 - GOLD_KINDS]


def gold_values(hand: int) -> list[int]:
    """The gold cards of a hand by value, the least first."""
    return [1 + card for card in range(GOLD_KINDS) for _ in range(hand >> 3 * card & 7)]


def yes_no(value: bool) -> str:
    """A choice between two sentences."""
    return "yes" if value else "no"


GAME = Emerald()
