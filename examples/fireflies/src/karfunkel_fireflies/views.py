"""What a screen of Fireflies shows."""

from typing_extensions import TypedDict

from karfunkel_fireflies.rules import MEADOW_COUNT, MEADOWS, PHASES, Meadow, Phase, State, score


class MeadowView(TypedDict):
    """A meadow."""

    meadow: Meadow
    glow: int


class PlayerView(TypedDict):
    """A player; `favourite` is null where it is hidden, and is not counted there."""

    lantern: bool
    caught: list[int]
    favourite: Meadow | None
    score: int


class FirefliesView(TypedDict):
    """All that a seat may see."""

    game: str
    night: int
    nights: int
    phase: Phase
    meadows: list[MeadowView]
    players: list[PlayerView]


def table(game: str, g: State) -> FirefliesView:
    """The view of an observed state."""
    return {
        "game": game,
        "night": g.night,
        "nights": g.nights,
        "phase": PHASES[g.phase],
        "meadows": [
            {"meadow": meadow, "glow": glow} for meadow, glow in zip(MEADOWS, g.glow, strict=True)
        ],
        "players": [player(g, seat) for seat in range(g.players)],
    }


def player(g: State, seat: int) -> PlayerView:
    """What lies in front of a player."""
    favourite = g.favourite[seat]
    return {
        "lantern": bool(g.lanterns >> seat & 1),
        "caught": g.caught[seat * MEADOW_COUNT : (seat + 1) * MEADOW_COUNT],
        "favourite": MEADOWS[favourite - 1] if favourite else None,
        "score": score(g, seat),
    }
