"""Diamant's implementation of the contract: options, notation, views, texts."""

from pathlib import Path

from karfunkel.core import policies as any_game
from karfunkel.core.bits import size
from karfunkel.core.exact import Exact
from karfunkel.core.game import Game, Option, Options, Text, judge_in
from karfunkel.games.diamant import features, rules, stats
from karfunkel.games.diamant.bots import policies
from karfunkel.games.diamant.bots.equilibrium import equilibrium, exact
from karfunkel.games.diamant.bots.rules_of_thumb import BOTS
from karfunkel.games.diamant.bots.thumb import thumb
from karfunkel.games.diamant.lesson import LESSON
from karfunkel.games.diamant.meta import META
from karfunkel.games.diamant.notation import DiamantNotation
from karfunkel.games.diamant.rules import State
from karfunkel.games.diamant.screens import board, views
from karfunkel.games.diamant.screens.views import DiamantView
from karfunkel.games.diamant.tools import commands

DECKS = {
    "full": rules.CARDS,
    # For quick learning and exact solving. In every round a trap can strike even if each round
    # before lost one of its cards (D20), so the deck never runs out.
    "small": (1, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 2, 2, 2, 2, 2, 2),
    "tiny": (0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 3, 0, 0, 0, 1),
}


class Diamant(Game):
    """Five expeditions into the cave: go on, or carry home what you have."""

    name = "diamant"
    meta = META
    version = 1
    rules = rules
    encoding = features
    statistics = stats
    board = board
    commands = commands
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
        "thumb": thumb,
    }
    playout_policy = "expected"
    habit = 90
    judge = judge_in(Path(__file__).parent)
    judge_habit = 50
    judge_guides = True
    bots = BOTS | {"equilibrium": equilibrium}
    view_type = DiamantView
    notation_type = DiamantNotation
    packs = DECKS
    levels = {"easy": "beginner", "normal": "ev-mixed", "hard": "blend:10:judge", "master": "judge"}
    lesson = LESSON

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

    def exact(self, observed: State) -> Exact | None:
        """Two-player games are solved (docs/diamant-solved.md)."""
        return exact(observed)

    def show(self, observed: State, player: int) -> DiamantView:
        """The table: the row, the deck by kinds, and everybody's gems."""
        g = observed
        traps = views.traps_view(g)
        deck = views.deck_view(g, traps)
        return {
            "game": self.name,
            "round": g.round,
            "rounds": g.rounds,
            "phase": rules.PHASES[g.phase],
            "row": [views.CARDS[card] for card in g.row[: g.row_length]],
            "lying": g.lying,
            "relics_lying": g.relics_lying,
            "relics_out": g.relics_out,
            "deck": dict(zip(self.outcome_texts, g.deck, strict=True)),
            "deck_kinds": deck,
            "danger": views.danger(g, deck),
            "traps": traps,
            "alone": views.alone(g),
            "players": [views.player_view(g, player, seat) for seat in range(g.players)],
            "sheet": views.sheet(g),
        }

    def action_label(self, state: State, player: int, action: int) -> Text:
        """Go on, or leave with what is in the hand (what lies in the cave comes on top)."""
        leaving = {"hand": state.hand, "lying": state.lying, "relics": state.relics_lying}
        return Text(("diamant-action-go-on", "diamant-action-leave")[action], leaving)

    def reasons(self, state: State, player: int, action: int) -> tuple[Text, ...]:
        """What the next card may take and bring; what leaving brings, together and alone."""
        if action == rules.LEAVE:
            alone = views.alone(state)
            worth = alone["gems"] + alone["worth"]
            return (Text("diamant-why-leave", {"gems": state.hand, "alone": worth}),)
        deck = views.deck_view(state, views.traps_view(state))
        risk = views.danger(state, deck)["percent"]
        inside, cards = size(state.cave), sum(state.deck)
        pairs = zip(rules.TREASURES, state.deck[rules.FIRST_TREASURE :], strict=False)
        gain = round(sum(value // inside * count for value, count in pairs) / cards)
        args = {"percent": risk, "lost": state.hand, "gain": gain}
        return (Text("diamant-why-go-on", args),)

    def question(self, state: State, player: int) -> Text:
        """Go on or leave?"""
        return Text("diamant-question", {"player": player})


GAME = Diamant()
