"""A tournament as one self-contained page, without scripts.

`templates/report.html` is the layout, `plots.py` draws, and this file puts them together.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from karfunkel.arena.rating import MEAN, rate
from karfunkel.arena.tournament import Deal, Plan, Standing, standings
from karfunkel.arena.words import duration, interval, name, percent, points
from karfunkel.core.errors import Refusal
from karfunkel.core.registry import load_game
from karfunkel.text.messages import Catalog

if TYPE_CHECKING:
    from jinja2 import Template


COLUMNS = (
    "arena-bot",
    "arena-share",
    "arena-interval",
    "arena-mean-score",
    "arena-rating",
    "arena-time",
)
FAIR = ("arena-fair", "arena-interval")
"""Shown too where the luck was counted out."""


class Row(NamedTuple):
    """A bot in the standings."""

    colour: str
    bot: str
    values: tuple[str, ...]


def report_page(plan: Plan, deals: Sequence[Deal], text: Catalog) -> str:
    """The page. Until the first deal is finished it only says what is being played."""
    try:
        import matplotlib.style

        from karfunkel.arena.plots import STYLE, Plots

        template = template_of("report.html")
    except ImportError as error:
        raise Refusal("error-no-plots") from error
    deals = sorted(deals)
    table = standings(plan, deals)
    plots = Plots(plan, deals, table, text)
    with matplotlib.style.context(["default", STYLE]):
        page: str = template.render(
            say=text.text,
            language=text.language,
            title=text.text("arena-title", game=text.text(f"{plan.game}-title")),
            best=table[0].bot,
            best_share=percent(table[0].win_share, text),
            equal=percent(1 / len(plan.bots), text),
            mean=MEAN,
            rows=_rows(plan, deals, table, plots.variables, text),
            plots=plots if deals else None,
            facts=_facts(plan, deals, text),
            rotations=plan.rotations,
            columns=(*COLUMNS, *(FAIR if plan.adjusted else ())),
        )
    return page


def template_of(name: str) -> "Template":
    """A layout; needs Jinja2."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    pages = Environment(
        loader=PackageLoader("karfunkel.arena", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return pages.get_template(name)


def _rows(
    plan: Plan,
    deals: Sequence[Deal],
    table: Sequence[Standing],
    colours: Sequence[str],
    text: Catalog,
) -> list[Row]:
    ratings = rate(plan, deals)
    return [
        Row(
            colour,
            name(standing, text),
            (
                percent(standing.win_share, text),
                interval(standing.win_low, standing.win_high, text),
                text.text("arena-score", value=round(standing.mean_score, 1)),
                points(ratings[standing.bot], text),
                duration(standing.ms_per_decision, text),
                *(fair_values(standing, text) if plan.adjusted else ()),
            ),
        )
        for colour, standing in zip(colours, table, strict=True)
    ]


def fair_values(standing: Standing, text: Catalog) -> tuple[str, str]:
    """The share with the luck counted out, and its interval."""
    low, high = standing.fair_low or 0.0, standing.fair_high or 0.0
    return percent(standing.fair_share or 0.0, text), interval(low, high, text)


def _facts(plan: Plan, deals: Sequence[Deal], text: Catalog) -> dict[str, str]:
    """What was played: a value for each message key."""
    return {
        "arena-bots": ", ".join(plan.bots),
        "arena-game": text.text(f"{plan.game}-title"),
        "arena-players": str(len(plan.bots)),
        "arena-deals": text.text("arena-number", value=len(deals)),
        "arena-games": text.text("arena-number", value=len(deals) * plan.rotations),
        "arena-seed": str(plan.seed),
        "arena-rules": str(load_game(plan.game).version),
    }
