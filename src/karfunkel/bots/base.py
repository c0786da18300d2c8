"""Bots: they choose for a seat and see no more than the player there.

>>> from karfunkel.core.registry import load_game
>>> game = load_game("diamant")
>>> bot = make_bot("ev", game)
>>> state = game.new({"players": 3})
>>> bot.choose(game.observe(state, 0), 0, [0, 1], Rng()) in (0, 1)
True

A bot is named by a spec: its kind and, after a colon, an argument, such as `search:50ms`. Other
packages add kinds by the entry point `karfunkel.bots`: a function that takes the game and the rest
of the spec and returns a bot.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from karfunkel.core.bot import Bot
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.rng import Rng, below
from karfunkel.core.work import Work

NAMES = ("Jade", "Opal", "Topaz", "Onyx", "Beryl", "Citrine", "Zircon", "Coral")
"""Names for bots at a table."""


class PolicyBot(Bot):
    """A policy of the game, as simulations use it."""

    def __init__(self, policy: Callable[..., int]) -> None:
        self.policy = policy
        self.work = Work()

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """What the policy chooses."""
        self.work.action[: len(legal)] = legal
        return self.policy(observed, player, self.work, len(legal), rng)


Maker = Callable[[Game, str], Bot]
"""Makes a bot for a game from the part of its spec after the colon."""


def _rollouts(game: Game, rest: str) -> Bot:
    from karfunkel.bots.search import SearchBot, parse_budget

    return SearchBot(game, parse_budget(rest))


def _learned(game: Game, rest: str) -> Bot:
    from karfunkel.bots.search import LearnedBot, parse_budget

    return LearnedBot(game, parse_budget(rest))


def _guided(game: Game, rest: str) -> Bot:
    if "guided" in game.judge_bots:
        return game.judge_bots["guided"](game, rest)
    from karfunkel.bots.judge import GuidedBot
    from karfunkel.bots.search import parse_budget

    return GuidedBot(game, parse_budget(rest))


def _search(game: Game, rest: str) -> Bot:
    """The strongest of the searches."""
    if "search" in game.judge_bots:
        return game.judge_bots["search"](game, rest)
    if game.judge_guides:
        return _guided(game, rest)
    return (_learned if game.learned else _rollouts)(game, rest)


def _judge(game: Game, rest: str) -> Bot:
    if "judge" in game.judge_bots:
        return game.judge_bots["judge"](game, rest)
    from karfunkel.bots.judge import make_judge

    return make_judge(game, rest)


def _casual(game: Game, rest: str) -> Bot:
    from karfunkel.bots.judge import make_casual

    return make_casual(game, rest)


class Blend(Bot):
    """Another bot, with some choices made at random."""

    def __init__(self, bot: Bot, percent: int) -> None:
        self.bot = bot
        self.percent = percent

    def prepare(self) -> None:
        """As the other bot does."""
        self.bot.prepare()

    def begin(self, player: int, rng: Rng) -> None:
        """As the other bot does."""
        self.bot.begin(player, rng)

    def ready(self) -> bool:
        """As the other bot does."""
        return self.bot.ready()

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        """What the other bot chooses, or a random action."""
        if below(rng, 100) < self.percent:
            return legal[below(rng, len(legal))]
        return self.bot.choose(observed, player, legal, rng)


def _blend(game: Game, rest: str) -> Bot:
    percent, _, spec = rest.partition(":")
    if not percent.isdecimal() or int(percent) > 100:
        raise Refusal("error-number", name="blend", text=percent, lowest="0", highest="100")
    return Blend(make_bot(spec, game), int(percent))


def _net(game: Game, rest: str) -> Bot:
    from karfunkel.bots.net import make_net

    return make_net(game, rest)


KINDS: dict[str, Maker] = {
    "search": _search,
    "rollouts": _rollouts,
    "learned": _learned,
    "guided": _guided,
    "judge": _judge,
    "casual": _casual,
    "blend": _blend,
    "net": _net,
}
"""Kinds of bots for every game."""
WITHOUT_REST = ("judge",)
"""Kinds whose spec may have nothing after it."""

EXAMPLES = (
    "judge",
    "search:50ms",
    "search:2000",
    "rollouts:50ms",
    "learned:50ms",
    "guided:50ms",
    "casual:300",
    "blend:30:greedy",
)


@cache
def foreign_kinds() -> dict[str, Maker]:
    """Kinds of bots from other packages."""
    return {found.name: found.load() for found in entry_points(group="karfunkel.bots")}


def make_bot(spec: str, game: Game) -> Bot:
    """The bot with this spec, for a game."""
    spec = game.levels.get(spec, spec)
    kind, colon, rest = spec.partition(":")
    if not colon and kind in game.policies:
        return PolicyBot(game.policies[kind])
    maker = game.bots.get(kind) or KINDS.get(kind) or foreign_kinds().get(kind)
    if maker is None or (kind in KINDS and not colon and kind not in WITHOUT_REST):
        raise Refusal("error-unknown-bot", name=spec, game=game.name, known=known_bots(game))
    return maker(game, rest)


def known_bots(game: Game) -> list[str]:
    """Specs that people can choose from."""
    return [*game.levels, *game.policies, *game.bots, *EXAMPLES, *foreign_kinds()]
