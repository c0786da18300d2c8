"""Diamant as the contract asks for it: options, notation, views, texts."""

from karfunkel.core import policies as any_game
from karfunkel.core.game import Game, Option, Options, Text, number, one_of, seat, seats
from karfunkel.games.diamant import features, policies, rules, stats, views
from karfunkel.games.diamant.bots import BOTS
from karfunkel.games.diamant.rules import State
from karfunkel.games.diamant.views import TRAPS, DiamantView

ACTIONS = ("go on", "leave")
DECKS = {
    "full": rules.CARDS,
    # For quick learning and exact solving. In every round a trap can strike even if each round
    # before lost one of its cards (D20), so the deck never runs out.
    "small": (1, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 2, 2, 2, 2, 2, 2),
    "tiny": (0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 3, 0, 0, 0, 1),
}


def card_text(card: int) -> str:
    """The notation of an expedition card."""
    if card < rules.FIRST_TRAP:
        return f"treasure {rules.TREASURES[card]}"
    if card < rules.RELIC:
        return f"trap {TRAPS[card - rules.FIRST_TRAP]}"
    return "relic"


CARDS = tuple(card_text(card) for card in range(rules.CARD_KINDS))


class Diamant(Game):
    """Five expeditions into the cave: go on, or carry home what you have."""

    name = "diamant"
    version = 1
    rules = rules
    encoding = features
    statistics = stats
    players = range(2, 9)
    official_players = range(3, 9)
    default_players = 4
    simultaneous = True
    extra_options = (
        Option("closed_chests", False, (False, True)),
        Option("rounds", rules.ROUNDS, range(1, rules.ROUNDS + 1)),
        Option("deck", "full", tuple(DECKS)),
    )
    policies = {
        "random": any_game.random,
        "stay": policies.stay,
        "ev": policies.ev,
        "nervous": policies.nervous,
        "steady": policies.steady,
        "expected": policies.expected,
        "greedy": policies.greedy,
    }
    playout_policy = "expected"
    habit = 90
    bots = BOTS
    view_type = DiamantView
    levels = {
        "easy": "blend:40:ev-mixed",
        "normal": "ev-mixed",
        "hard": "search:30",
        "master": "search:400ms",
    }
    events = {
        rules.ROUND_BEGINS: ("diamant-event-round-begins", (("round", number),)),
        rules.TREASURE: (
            "diamant-event-treasure",
            (("value", number), ("share", number), ("rest", number)),
        ),
        rules.TRAP: ("diamant-event-trap", (("trap", one_of(*TRAPS)),)),
        rules.SPRUNG: (
            "diamant-event-sprung",
            (("trap", one_of(*TRAPS)), ("players", seats), ("lost", number)),
        ),
        rules.RELIC_FOUND: ("diamant-event-relic", (("lying", number),)),
        rules.GOING_ON: ("diamant-event-going-on", (("players", seats),)),
        rules.LEAVING: (
            "diamant-event-leaving",
            (("players", seats), ("share", number), ("rest", number), ("gems", number)),
        ),
        rules.RELICS_TAKEN: (
            "diamant-event-relics-taken",
            (("player", seat), ("relics", number), ("worth", number)),
        ),
        rules.ROUND_OVER: (
            "diamant-event-round-over",
            (
                ("round", number),
                ("cause", one_of("left", *TRAPS)),
                ("cards", number),
                ("relics", number),
            ),
        ),
        rules.GAME_OVER: ("diamant-event-game-over", (("players", seats), ("score", number))),
    }

    def set_up(self, options: Options) -> State:
        """D4 and D5: the first round, before the first card."""
        g = State()
        g.players = int(options["players"])
        g.closed_chests = int(options["closed_chests"])
        g.rounds = int(options["rounds"])
        g.round = 1
        g.deck = list(DECKS[str(options["deck"])])
        rules.enter_cave(g)
        return g

    def all_open(self, state: State) -> bool:
        """Everything but closed chests."""
        return not state.closed_chests

    def show(self, observed: State, player: int) -> DiamantView:
        """The table: the row, the deck by kinds, and everybody's gems."""
        g = observed
        traps = views.traps_view(g)
        deck = views.deck_view(g, traps)
        return {
            "game": self.name,
            "round": g.round,
            "rounds": g.rounds,
            "phase": views.PHASES[g.phase],
            "row": [views.CARDS[card] for card in g.row[: g.row_length]],
            "lying": g.lying,
            "relics_lying": g.relics_lying,
            "relics_out": g.relics_out,
            "deck": dict(zip(CARDS, g.deck, strict=True)),
            "deck_kinds": deck,
            "danger": views.danger(g, deck),
            "traps": traps,
            "alone": views.alone(g),
            "players": [views.player_view(g, player, seat) for seat in range(g.players)],
            "sheet": views.sheet(g),
        }

    def action_text(self, action: int) -> str:
        """`go on` or `leave`."""
        return ACTIONS[action]

    def outcome_text(self, outcome: int) -> str:
        """The card that is turned up, such as `treasure 9`, `trap snake`, `relic`."""
        return CARDS[outcome]

    def action_label(self, state: State, player: int, action: int) -> Text:
        """Go on, or leave with what is in the hand (what lies in the cave comes on top)."""
        leaving = {"hand": state.hand, "lying": state.lying, "relics": state.relics_lying}
        return Text(("diamant-action-go-on", "diamant-action-leave")[action], leaving)

    def question(self, state: State, player: int) -> Text:
        """Go on or leave?"""
        return Text("diamant-question", {"player": player})


GAME = Diamant()
