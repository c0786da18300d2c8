"""The table of Fireflies in words, made from a view, for terminals."""

from collections.abc import Sequence

from karfunkel.core.game import Json
from karfunkel.text.messages import Catalog


def board(view: dict[str, Json], text: Catalog, names: Sequence[str]) -> list[str]:
    """The night, the meadows, and a line for every player."""
    lines = [text.text("fireflies-board-night", night=view["night"], nights=view["nights"])]
    for shown in view["meadows"]:
        lines.append(text.text("fireflies-board-meadow", **shown))
    return lines + [player(view, seat, text, names) for seat in range(len(view["players"]))]


def player(view: dict[str, Json], seat: int, text: Catalog, names: Sequence[str]) -> str:
    """What a player has caught, the lantern, and the favourite if it is visible."""
    shown = view["players"][seat]
    brook, hill, wood = shown["caught"]
    line = text.text(
        "fireflies-board-player",
        names=names,
        player=seat,
        brook=brook,
        hill=hill,
        wood=wood,
        lantern="yes" if shown["lantern"] else "no",
    )
    if shown["favourite"] is None:
        return line
    return f"{line} {text.text('fireflies-board-favourite', meadow=shown['favourite'])}"


def report(found: dict[str, Json], text: Catalog) -> list[str]:
    """The results of a simulation (see `stats.report`), in words."""
    return [
        *(
            text.text("fireflies-sim-visits", visitors=int(visitors), mean=round(mean, 2))
            for visitors, mean in found["visits"].items()
        ),
        text.text("fireflies-sim-caught", mean=round(found["caught"], 2)),
    ]
