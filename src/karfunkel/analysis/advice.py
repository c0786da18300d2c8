"""Advice during a game: what the coach would do, from what one player can know.

>>> from karfunkel.core.registry import load_game
>>> diamant = load_game("diamant")
>>> text = "diamant/1; players 2; rounds 1; row treasure 17; cave 1; hand 8; chests 0, 5"
>>> observed = diamant.observe(diamant.parse_position(text), 0)
>>> advice(diamant, observed, 0)["best"]
'leave'
"""

from functools import cache
from pathlib import Path
from typing import Any

from karfunkel.analysis.fold import EFFORTS, Fold, lookahead_with
from karfunkel.analysis.lookahead import Ahead
from karfunkel.analysis.shapes import VERSION, WIN, Advice
from karfunkel.bots.judge import judge_of
from karfunkel.core.background import Background
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.record import Record
from karfunkel.core.rng import Rng, seed

QUICK = EFFORTS["quick"]


def advice(
    game: Game, observed: Any, player: int, *, number: int = 0, judge: Path | None = None
) -> Advice:
    """What the coach would choose for a player who is asked, and what each choice costs.

    `observed` is what the player sees; the same view and seed give the same answer. In games that
    are played out the judge answers until the look ahead is compiled, in the background.
    """
    opinion = judge_of(game, judge)
    if player not in game.turn(observed).players:
        raise Refusal("error-not-on-turn", player=player)
    rng = Rng()
    seed(rng, number, player)
    possible = game.resample(observed, player, rng)
    table = Record(game, {"players": game.player_count(observed)})
    ahead = lookahead_at_hand(game, number) if judge is None else None
    chances, decision = Fold(table, QUICK, opinion, None, number, ahead).advise(possible, player)
    return {
        "version": VERSION,
        "game": game.name,
        "seat": player,
        "win": WIN,
        "chances": list(chances),
        "best": decision["best"],
        "choices": decision["choices"],
        "why": decision["why"],
    }


@cache
def _compiling(game: Game, number: int) -> Background[Ahead]:
    made: Background[Ahead] = Background(
        lambda backend: lookahead_with(game, QUICK, number, backend),
        "compiled",
    )
    made.prepare()
    return made


def lookahead_at_hand(game: Game, number: int) -> Ahead | None:
    """The look-ahead, if the game is played out; None while it compiles, so nobody waits."""
    if not game.played_out:
        return None
    compiling = _compiling(game, number)
    return compiling.tool() if compiling.ready() else None
