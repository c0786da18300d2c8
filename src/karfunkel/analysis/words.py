"""Why a choice was good or bad, in parts: each is a message key with arguments."""

from typing import Any

from karfunkel.analysis.shapes import WIN, Said
from karfunkel.analysis.values import Chances
from karfunkel.core.game import Game


def percent(value: int) -> int:
    """A chance in whole percent."""
    return (100 * value + WIN // 2) // WIN


def why(
    game: Game, observed: Any, player: int, made: int, best: int, found: dict[int, Chances]
) -> list[Said]:
    """What was chosen and what it promised; what would have been better, and why."""
    parts: list[Said] = []
    for action in (made,) if made == best else (made, best):
        label = game.action_label(observed, player, action)
        parts.append(
            {
                "key": "analysis-made" if action == made else "analysis-better",
                "args": {
                    "action": {"key": label.key, "args": label.args},
                    "win": percent(found[action][player]),
                },
            }
        )
        parts += [
            {"key": reason.key, "args": reason.args}
            for reason in game.reasons(observed, player, action)
        ]
    return parts
