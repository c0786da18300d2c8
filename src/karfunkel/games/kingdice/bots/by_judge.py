"""Specs of the bots that play by the judge. They need NumPy, so they are loaded late."""

from karfunkel.core.bot import Bot
from karfunkel.core.game import Game


def judge(game: Game, rest: str) -> Bot:
    """`judge`, or `judge:FILE`."""
    from karfunkel.games.kingdice.bots.turn_bot import make_judge

    return make_judge(game, rest)


def guided(game: Game, rest: str) -> Bot:
    """`guided:50ms`, or `guided:2000` for a number of samples."""
    from karfunkel.games.kingdice.bots.turn_bot import make_guided

    return make_guided(game, rest)


def search(game: Game, rest: str) -> Bot:
    """`search:50ms`, or `search:2000` for a number of playouts."""
    from karfunkel.games.kingdice.bots.turn_bot import make_search

    return make_search(game, rest)


def turns(game: Game, rest: str) -> Bot:
    """`turns:50ms`, or `turns:200` for a number of samples."""
    from karfunkel.games.kingdice.bots.turn_bot import make_turns

    return make_turns(game, rest)


OWN = {"turns": turns}
BOTS = {"judge": judge, "guided": guided, "search": search}
