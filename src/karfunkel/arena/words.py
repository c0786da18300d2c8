"""A tournament in words: the standings for the terminal, and numbers in each language's format."""

from collections.abc import Sequence

from karfunkel.arena.rating import Rating, rate
from karfunkel.arena.tournament import Deal, Plan, Standing, standings
from karfunkel.core.registry import load_game
from karfunkel.text.messages import Catalog

NOTHING = "–"
"""Shown where there is no number."""


def in_words(plan: Plan, deals: Sequence[Deal], text: Catalog) -> list[str]:
    """The standings line by line, the best first."""
    ratings = rate(plan, deals)
    lines = [
        text.text(
            "arena-head",
            game=text.text(f"{plan.game}-title"),
            number=len(plan.bots),
            games=len(deals) * plan.rotations,
            deals=len(deals),
            seed=str(plan.seed),
            version=str(load_game(plan.game).version),
        )
    ]
    if not deals:
        return lines
    table = standings(plan, deals)
    width = max(len(name(standing, text)) for standing in table)
    for standing in table:
        values = {
            "share": percent(standing.win_share, text),
            "interval": interval(standing.win_low, standing.win_high, text),
            "score": text.text("arena-score", value=round(standing.mean_score, 1)),
            "rating": points(ratings[standing.bot], text),
            "time": duration(standing.ms_per_decision, text),
        }
        lines.append(f"{name(standing, text):<{width}}  {text.text('arena-line', **values)}")
        if plan.adjusted:
            lines.append(f"{'':<{width}}  {fair(standing, text)}")
    return [*lines, text.text("arena-equal", share=percent(1 / len(plan.bots), text))]


def fair(standing: Standing, text: Catalog) -> str:
    """The share with the luck counted out, and how much narrower its interval is."""
    low, high = standing.fair_low or 0.0, standing.fair_high or 0.0
    wide = (standing.win_high - standing.win_low) / max(high - low, 1e-9)
    return text.text(
        "arena-fair-line",
        share=percent(standing.fair_share or 0.0, text),
        interval=interval(low, high, text),
        times=text.text("arena-score", value=round(wide, 1)),
    )


def name(standing: Standing, text: Catalog) -> str:
    """A bot, and how many seats it had if more than one."""
    if standing.seats == 1:
        return standing.bot
    return text.text("arena-several", bot=standing.bot, seats=standing.seats)


def percent(share: float, text: Catalog) -> str:
    """A share in percent."""
    return text.text("arena-percent", value=round(100 * share, 1))


def interval(low: float, high: float, text: Catalog) -> str:
    """An interval of shares."""
    return text.text("arena-from-to", low=percent(low, text), high=percent(high, text))


def points(rating: Rating, text: Catalog) -> str:
    """A rating with its margin."""
    return text.text("arena-plus-minus", value=round(rating.points), margin=round(rating.margin))


def duration(ms: float, text: Catalog) -> str:
    """A time in a suitable unit."""
    if ms <= 0:
        return NOTHING
    key, value = "arena-us", ms * 1000
    for larger in ("arena-ms", "arena-s"):
        if round(value) >= 1000:
            key, value = larger, value / 1000
    return text.text(key, value=round(value, 1) if value < 10 else round(value))
