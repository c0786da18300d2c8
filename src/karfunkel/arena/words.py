"""A tournament in words: the standings for the terminal, and numbers as each language has them."""

from collections.abc import Sequence

from karfunkel.arena.rating import Rating, rate
from karfunkel.arena.tournament import Deal, Plan, Standing, standings
from karfunkel.core.errors import Refusal
from karfunkel.core.registry import load_game
from karfunkel.text.messages import Catalog

NOTHING = "–"
"""Where there is no number."""


def in_words(plan: Plan, deals: Sequence[Deal], text: Catalog) -> list[str]:
    """The standings line by line, the best first."""
    ratings, excuse = ratings_or_excuse(plan, deals, text)
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
            "time": duration(standing.ms_per_decision, text),
        }
        if ratings:
            rated = text.text(
                "arena-line-rated", rating=points(ratings[standing.bot], text), **values
            )
        else:
            rated = text.text("arena-line", **values)
        lines.append(f"{name(standing, text):<{width}}  {rated}")
    lines.append(text.text("arena-equal", share=percent(1 / len(plan.bots), text)))
    return [*lines, excuse] if excuse else lines


def ratings_or_excuse(
    plan: Plan, deals: Sequence[Deal], text: Catalog
) -> tuple[dict[str, Rating], str]:
    """The ratings, or why there are none: what was played is worth telling without them."""
    try:
        return rate(plan, deals), ""
    except Refusal as refusal:
        return {}, text.text(refusal.key, **refusal.args_for_text)


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
    """A time in the unit that suits it."""
    if ms <= 0:
        return NOTHING
    key, value = "arena-us", ms * 1000
    for larger in ("arena-ms", "arena-s"):
        if round(value) >= 1000:
            key, value = larger, value / 1000
    return text.text(key, value=round(value, 1) if value < 10 else round(value))
