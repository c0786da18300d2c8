"""A population as one self-contained page: ratings, and a picture of every pair's margins."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from karfunkel.arena.page import template_of
from karfunkel.arena.population import (
    Played,
    Population,
    Result,
    between,
    ratings,
    results,
    stronger,
)
from karfunkel.arena.words import percent, points
from karfunkel.core.errors import Refusal
from karfunkel.core.registry import load_game
from karfunkel.text.messages import Catalog

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from karfunkel.arena.plots import Plot

CELL = 0.86
"""The size of a pair in the picture, in inches."""


def population_page(population: Population, players: int, played: Played, text: Catalog) -> str:
    """The page. Until the first deal is finished it only says what is being played."""
    try:
        import matplotlib.style

        from karfunkel.arena.plots import STYLE

        template = template_of("compared.html")
    except ImportError as error:
        raise Refusal("error-no-plots") from error
    found, rated = results(played), ratings(played)
    specs = sorted(rated, key=lambda spec: -rated[spec].points)
    games = sum(each.deals * each.mixture.plan.rotations for each in found)
    rows = [
        (
            population.name(spec),
            spec,
            points(rated[spec], text),
            ", ".join(population.name(each) for each in specs if stronger(found, spec, each)),
        )
        for spec in specs
    ]
    facts = {
        "arena-game": text.text(f"{population.game}-title"),
        "arena-players": str(players),
        "arena-games": text.text("arena-number", value=games),
        "arena-seed": ", ".join(sorted({str(mixture.plan.seed) for mixture in played})),
        "arena-rules": str(load_game(population.game).version),
    }
    with matplotlib.style.context(["default", STYLE]):
        page: str = template.render(
            say=text.text,
            language=text.language,
            title=text.text("arena-title", game=text.text(f"{population.game}-title")),
            lead=text.text("arena-population-lead"),
            heading=text.text("arena-standings"),
            columns=("arena-bot", "arena-population-spec", "arena-rating", "arena-population-than"),
            rows=rows,
            plot=margins(population, specs, found, players, text) if found else None,
            facts=facts,
        )
    return page


def margins(
    population: Population,
    specs: Sequence[str],
    found: Sequence[Result],
    players: int,
    text: Catalog,
) -> "Plot":
    """A square for every pair: the margins of the row's bot in each mixture, with intervals."""
    from karfunkel.arena.plots import GRID, INK, MUTED, Plot, as_svg, new_figure

    size = len(specs)
    figure, axes = new_figure(2.2 + CELL * size, 1.3 + CELL * size)
    names, said = [population.name(spec) for spec in specs], []
    for row, first in enumerate(specs):
        for column, second in enumerate(specs):
            if own := between(found, first, second):
                draw_pair(axes, column, -row, own)
                values = [f"{percent(each.share - each.equal, text)}" for each in own]
                pair = f"{names[row]} – {names[column]}"
                said.append(text.text("arena-named", name=pair, value=", ".join(values)))
    for line in range(size + 1):
        axes.axhline(0.5 - line, color=GRID, linewidth=0.6)
        axes.axvline(line - 0.5, color=GRID, linewidth=0.6)
    axes.set_xlim(-0.5, size - 0.5)
    axes.set_ylim(0.5 - size, 0.5)
    axes.set_xticks(range(size), names, rotation=30, ha="left", rotation_mode="anchor")
    axes.set_yticks([-row for row in range(size)], names)
    axes.tick_params(top=False, bottom=False, labeltop=True, labelbottom=False, labelcolor=INK)
    axes.spines["bottom"].set_visible(False)
    mixed = [f"{seats}:{players - seats}" for seats in sorted({1, players // 2, players - 1})]
    axes.set_xlabel(" · ".join(mixed), color=MUTED)
    title = text.text("arena-population-margins")
    label = text.text("arena-named", name=title, value="; ".join(said))
    note = text.text("arena-population-margins-note")
    return Plot(title, note, as_svg(figure, "margins", label))


def draw_pair(axes: "Axes", x: float, y: float, own: Sequence[Result]) -> None:
    """The middle of the square is an equal share, its top all that can be won, its bottom zero."""
    from karfunkel.arena.plots import ACCENT, MUTED, PALETTE

    axes.plot((x - 0.42, x + 0.42), (y, y), color=MUTED, linewidth=0.7, dashes=(3, 2))
    for place, each in enumerate(own, 1):
        at = x - 0.5 + place / (len(own) + 1)
        colour: Any = MUTED
        if each.low > each.equal:
            colour = PALETTE[2]
        elif each.high < each.equal:
            colour = ACCENT
        ends = [y + height(each, value) for value in (each.low, each.high)]
        axes.plot((at, at), ends, color=colour, linewidth=2, solid_capstyle="round")
        axes.plot(at, y + height(each, each.share), "o", color=colour, markersize=5)


def height(result: Result, share: float) -> float:
    """Where a share is drawn: from -0.42 for none to 0.42 for all that a seat could win."""
    most = 1 / result.mixture.seats
    value = max(0.0, min(most, share)) - result.equal
    return 0.42 * value / ((most - result.equal) if value > 0 else result.equal)
