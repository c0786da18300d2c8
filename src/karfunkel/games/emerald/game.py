"""Emerald as the contract asks for it: options, notation, views, texts."""

from typing import Any

from karfunkel.core import policies as any_game
from karfunkel.core.errors import Refusal
from karfunkel.core.game import (
    Game,
    Option,
    Options,
    Text,
    number,
    one_of,
    seat,
    seats,
    shown,
)
from karfunkel.games.emerald import features, policies, rules, stats, table, views
from karfunkel.games.emerald.table import CAVE, GOLD_KINDS, PLACES, State
from karfunkel.games.emerald.views import (
    COLOURS,
    FACING,
    GEMS,
    KNIGHT_TEXTS,
    PLACE_WORDS,
    WAYS,
    EmeraldView,
    gem_word,
)

RANDOM_FIRST = 0

ACTIONS = (
    *KNIGHT_TEXTS,
    "stop",
    "take gold",
    "take gem",
    *(f"victim {colour}" for colour in COLOURS),
    "victim moved",
    "give up",
    *(f"bribe {1 + card}" for card in range(GOLD_KINDS)),
)
OUTCOMES = (
    *views.CARDS,
    *(f"die {1 + face}" for face in range(table.DIE_FACES)),
    *(f"first {1 + player}" for player in range(table.SEATS)),
)

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
    view_type = EmeraldView
    extra_options = (
        Option("open_gold", False, (False, True)),
        Option("first", RANDOM_FIRST, range(table.SEATS + 1)),
        Option("treasures", table.TREASURES, range(1, table.TREASURES + 1)),
        Option("pile_cards", max(table.PILE_SIZE), range(1, max(table.PILE_SIZE) + 1)),
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
        g.treasures_left = int(options["treasures"])
        g.left = [min(cards, int(options["pile_cards"])) for cards in g.left]
        if first != RANDOM_FIRST:
            g.active = first - 1
            g.phase = table.LAY_OUT
        return g

    def look_alike(self, state: State, player: int) -> list[tuple[int, int]]:
        """E18: which gold card was given is hidden; any in the hand may be the one."""
        if state.phase != table.ANSWER or state.open_gold:
            return []
        counts = [state.hand[player] >> 3 * card & 7 for card in range(GOLD_KINDS)]
        return [(table.BRIBE + card, count) for card, count in enumerate(counts) if count]

    # --- Views ------------------------------------------------------------------------------

    def all_open(self, state: State) -> bool:
        """E12: if gold is played open."""
        return bool(state.open_gold)

    def show(self, observed: State, player: int) -> EmeraldView:
        """The table: the way, the strip and the dragon, the piles, and everybody's things."""
        g = observed
        shared = views.open_view(views.open_part(g))
        players = [
            views.with_hand(g, player, seat, other) for seat, other in enumerate(shared["players"])
        ]
        return {**shared, "players": players, "sheet": views.sheet(g)}

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


def yes_no(value: bool) -> str:
    """A choice between two sentences."""
    return "yes" if value else "no"


GAME = Emerald()
