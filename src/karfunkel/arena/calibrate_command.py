"""`karfunkel calibrate`: whose forecasts come true, in words, as JSON and as a picture."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from karfunkel.arena.calibration import Calibration, calibrate, sayer, usual_bots
from karfunkel.arena.command import progress_bar, write
from karfunkel.arena.page import template_of
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.text.messages import Catalog

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from karfunkel.arena.plots import Plot

IN_A_ROW, SPACED = 4, 1.38
"""Squares of the picture, and the distance from one to the next."""


def show_calibration(
    game: Game,
    names: Sequence[str],
    counts: Sequence[int],
    games: int,
    seed: int | None,
    as_json: bool,
    report: Path | None,
    text: Catalog,
) -> int:
    """Play, compare and report, for each of these numbers of players."""
    names = [*names] if names else ["judge", "playouts:1000"]
    names = list(dict.fromkeys([*names, "equal"]))
    for players in counts:
        game.complete({"players": players})
    for name in names:
        sayer(game, name, counts[0])
    specs, held_out = usual_bots(game)
    number = held_out if seed is None else seed
    if report:
        calibration_page(game, [], number, names, text)
    found = []
    with progress_bar() as bar:
        task = bar.add_task(text.text(f"{game.name}-title"), total=games * len(counts))
        for players in counts:
            played = calibrate(
                game, names, players, range(games), number, specs, lambda: bar.advance(task)
            )
            found.append(played)
    if report:
        write(report, calibration_page(game, found, number, names, text))
    if as_json:
        json.dump(summary(game, found, names, number), sys.stdout, indent=1)
        print()
    else:
        print("\n".join(in_words(game, found, names, text)))
    return 0


def summary(
    game: Game, found: Sequence[Calibration], names: Sequence[str], seed: int
) -> dict[str, object]:
    """Everything as JSON."""
    return {
        "game": game.name,
        "seed": seed,
        "players": {
            each.players: {
                "games": each.games,
                "positions": len(each.happened),
                "says": {
                    name: {
                        "brier": each.brier(name),
                        "error": each.error(name),
                        "perfect": each.perfect(name),
                        "beyond": each.beyond(name),
                        "distance": each.distance(name),
                        "curve": [part._asdict() for part in each.curve(name)],
                    }
                    for name in names
                },
            }
            for each in found
        },
    }


def in_words(
    game: Game, found: Sequence[Calibration], names: Sequence[str], text: Catalog
) -> list[str]:
    """A paragraph for each number of players."""
    lines = []
    for each in found:
        title = text.text(f"{game.name}-title")
        lines.append(
            text.text(
                "arena-calibration-head",
                game=title,
                number=each.players,
                positions=len(each.happened),
                games=each.games,
            )
        )
        width = max(map(len, names))
        for name in names:
            values = text.text("arena-calibration-line", **figures(each, name, text))
            lines.append(f"  {name:<{width}}  {values}")
            if (distance := each.distance(name)) is not None:
                far = text.text("arena-calibration-number", value=round(distance, 4))
                told = text.text("arena-calibration-distance", distance=far)
                lines.append(f"  {'':<{width}}  {told}")
    return [*lines, text.text("arena-calibration-note")]


def figures(found: Calibration, name: str, text: Catalog) -> dict[str, str]:
    """What is said about somebody, as text."""

    def number(value: float) -> str:
        return text.text("arena-calibration-number", value=round(value, 4))

    return {
        "brier": number(found.brier(name)),
        "error": number(found.error(name)),
        "perfect": number(found.perfect(name)),
        "beyond": number(found.beyond(name)),
    }


def calibration_page(
    game: Game, found: Sequence[Calibration], seed: int, names: Sequence[str], text: Catalog
) -> str:
    """One self-contained page with a table and the curves."""
    try:
        import matplotlib.style

        from karfunkel.arena.plots import STYLE

        template = template_of("compared.html")
    except ImportError as error:
        raise Refusal("error-no-plots") from error
    rows = [
        (
            name,
            str(each.players),
            *figures(each, name, text).values(),
        )
        for each in found
        for name in names
    ]
    facts = {
        "arena-game": text.text(f"{game.name}-title"),
        "arena-games": text.text("arena-number", value=sum(each.games for each in found)),
        "arena-seed": str(seed),
        "arena-rules": str(game.version),
    }
    with matplotlib.style.context(["default", STYLE]):
        page: str = template.render(
            say=text.text,
            language=text.language,
            title=text.text("arena-calibration-title", game=text.text(f"{game.name}-title")),
            lead=text.text("arena-calibration-lead"),
            heading=text.text("arena-calibration-errors"),
            columns=(
                "arena-calibration-who",
                "arena-players",
                "arena-calibration-brier",
                "arena-calibration-error",
                "arena-calibration-perfect",
                "arena-calibration-beyond",
            ),
            rows=rows,
            plot=curves(found, names, text) if found else None,
            facts=facts,
        )
    return page


def curves(found: Sequence[Calibration], names: Sequence[str], text: Catalog) -> "Plot":
    """What was said and what happened: a square for each number of players."""
    from karfunkel.arena.plots import INK, MUTED, PALETTE, WIDE, Plot, as_svg, new_figure

    rows = -(-len(found) // IN_A_ROW)
    figure, axes = new_figure(WIDE, 0.5 + 2.4 * rows)
    said = []
    for place, each in enumerate(found):
        left, low = SPACED * (place % IN_A_ROW), -SPACED * (place // IN_A_ROW)
        players = text.text("arena-calibration-players", number=each.players)
        draw_square(axes, left, low, players, text)
        for name, colour in zip(names, PALETTE, strict=False):
            parts = each.curve(name)
            x = [left + part.said for part in parts]
            y = [low + part.happened for part in parts]
            errors = [part.error for part in parts]
            axes.errorbar(x, y, errors, color=colour, fmt="o-", markersize=3, linewidth=1.1)
            value = figures(each, name, text)["error"]
            said.append(text.text("arena-named", name=f"{players}, {name}", value=value))
    for name, colour in zip(names, PALETTE, strict=False):
        axes.plot([], [], "o-", color=colour, label=name, markersize=4)
    axes.legend(
        frameon=False, fontsize=9, labelcolor=INK, loc="upper left", bbox_to_anchor=(0, 0), ncols=4
    )
    axes.set_xlim(-0.2, SPACED * IN_A_ROW - 0.2)
    axes.set_ylim(SPACED * (1 - rows) - 0.28, 1.16)
    axes.set_aspect("equal")
    axes.set_axis_off()
    words = text.text("arena-calibration-said"), text.text("arena-calibration-happened")
    axes.text(0.5, -0.24, words[0], ha="center", color=MUTED, fontsize=8)
    axes.text(-0.16, 0.5, words[1], va="center", ha="right", rotation=90, color=MUTED, fontsize=8)
    title = text.text("arena-calibration-curves")
    label = text.text("arena-named", name=title, value="; ".join(said))
    note = text.text("arena-calibration-curves-note")
    return Plot(title, note, as_svg(figure, "curves", label))


def draw_square(axes: "Axes", left: float, low: float, title: str, text: Catalog) -> None:
    """The frame of one number of players, with the line on which both agree."""
    from karfunkel.arena.plots import GRID, MUTED

    corners = ((0, 0), (1, 0), (1, 1), (0, 1), (0, 0))
    xs, ys = [left + x for x, _ in corners], [low + y for _, y in corners]
    axes.plot(xs, ys, color=GRID, linewidth=0.8)
    axes.plot((left, left + 1), (low, low + 1), color=MUTED, linewidth=0.9, dashes=(4, 3))
    axes.text(left + 0.5, low + 1.05, title, ha="center", color=MUTED, fontsize=9)
    for tick in (0.0, 0.5, 1.0):
        word = text.text("arena-percent-tick", value=round(100 * tick))
        axes.text(left + tick, low - 0.11, word, ha="center", color=MUTED, fontsize=7)
        axes.text(left - 0.03, low + tick, word, ha="right", va="center", color=MUTED, fontsize=7)
