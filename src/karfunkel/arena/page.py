"""A tournament as one page: everything in one file, nothing to fetch and nothing to run.

Plots are drawn by matplotlib with colours that stand for the page's own: each is replaced by a
variable of the style sheet, so that one drawing serves light and dark.
"""

import io
import re
from collections.abc import Sequence
from html import escape
from math import ceil
from statistics import fmean, median
from typing import TYPE_CHECKING, Any

from karfunkel.arena.rating import MEAN
from karfunkel.arena.tournament import Deal, Plan, Standing, mean_and_error, standings
from karfunkel.arena.words import (
    NOTHING,
    duration,
    interval,
    name,
    percent,
    points,
    ratings_or_excuse,
)
from karfunkel.core.errors import Refusal
from karfunkel.core.registry import load_game
from karfunkel.text.messages import Catalog

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, MUTED, GRID, ACCENT = "#010101", "#020202", "#030303", "#040404"
PALETTE = tuple(f"#0b000{number}" for number in range(1, 9))
"""One for each bot. A name stands beside every colour, so none has to be told from another."""

VARIABLES = {
    INK: "ink",
    MUTED: "muted",
    GRID: "grid",
    ACCENT: "accent",
    **{colour: f"bot-{number}" for number, colour in enumerate(PALETTE, 1)},
}

STYLE = {
    "text.parse_math": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "karfunkel",
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": GRID,
    "axes.labelcolor": MUTED,
    "axes.labelsize": 9,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.axisbelow": True,
    "axes.formatter.useoffset": False,
    "grid.color": GRID,
    "grid.linewidth": 0.6,
    "xtick.color": GRID,
    "xtick.labelcolor": MUTED,
    "xtick.labelsize": 9,
    "ytick.color": GRID,
    "ytick.labelcolor": MUTED,
    "ytick.labelsize": 9,
    "ytick.left": False,
}

WIDE, NARROW = 8.4, 4.1
"""Widths of plots in inches."""

FONT = re.compile(r"font-family: [^;\"]*;? ?")
NAMED = re.compile(r'(\bid="|href="#|url\(#)')
HEAD = re.compile(r'<svg [^>]*viewBox="([^"]*)"[^>]*>')
SHEET = re.compile(r"<defs>\s*<style.*?</style>\s*</defs>\s*", re.DOTALL)

CSS = """
:root { color-scheme: light dark;
  --page: #f6f4f0; --card: #fffefc; --ink: #1d1b22; --muted: #5b5864; --grid: #d5d1c8;
  --accent: #9b1743;
  --bot-1: #0067a5; --bot-2: #b54800; --bot-3: #00795c; --bot-4: #a1437f;
  --bot-5: #806300; --bot-6: #5b4bb5; --bot-7: #6b6b70; --bot-8: #7a3b1e; }
@media (prefers-color-scheme: dark) { :root {
  --page: #141218; --card: #1d1a22; --ink: #f0edf4; --muted: #b3adbd; --grid: #47424f;
  --accent: #ff86a6;
  --bot-1: #5cb8f0; --bot-2: #ff9a52; --bot-3: #36c9a0; --bot-4: #eb9bcd;
  --bot-5: #eed25a; --bot-6: #b3a6ff; --bot-7: #b9b9c0; --bot-8: #d8a488; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", "Noto Sans", Roboto, sans-serif; }
main { max-width: 58rem; margin: 0 auto; padding: 2.5rem 1.25rem 3rem; }
header { border-left: .35rem solid var(--accent); padding-left: 1.1rem; margin-bottom: 2rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .35rem; letter-spacing: -.015em; }
h2 { font-size: 1.15rem; line-height: 1.3; margin: 0 0 .15rem; }
p { margin: 0; max-width: 52rem; }
header p { font-size: 1.1rem; color: var(--muted); }
.note { color: var(--muted); font-size: .9rem; }
section { background: var(--card); border: 1px solid var(--grid); border-radius: .8rem;
  padding: 1.25rem 1.4rem 1.3rem; margin-bottom: 1.25rem; min-width: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.25rem; }
.wide { overflow-x: auto; margin: .7rem 0 .8rem; }
.wide:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem .75rem; text-align: right; white-space: nowrap; }
th:first-child { text-align: left; padding-left: 0; }
td:last-child, th:last-child { padding-right: 0; }
thead th { white-space: normal; vertical-align: bottom;
  color: var(--muted); font-size: .85rem; font-weight: 600;
  border-bottom: 2px solid var(--grid); }
tbody th { font-weight: 600; }
tbody tr + tr > * { border-top: 1px solid var(--grid); }
.dot { display: inline-block; width: .7em; height: .7em; border-radius: 50%;
  margin-right: .55em; }
figure { margin: .9rem 0 0; overflow-x: auto; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
svg * { stroke-linejoin: round; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: .9rem 1.25rem; margin: .8rem 0 1rem; }
dt { color: var(--muted); font-size: .85rem; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
dl div:first-child { grid-column: 1 / -1; }
@media (max-width: 44rem) { .pair { grid-template-columns: 1fr; } .full svg { min-width: 42rem; } }
@media print { section { break-inside: avoid; } body { background: none; } }
"""


def report_page(plan: Plan, deals: Sequence[Deal], text: Catalog) -> str:
    """The page. Before the first deal is finished it only says what is played."""
    try:
        import matplotlib.style
    except ImportError as error:
        raise Refusal("error-no-plots") from error
    deals = sorted(deals)
    table = standings(plan, deals)
    title = escape(text.text("arena-title", game=text.text(f"{plan.game}-title")))
    body = [f"<header>\n<h1>{title}</h1>\n</header>"]
    if deals:
        with matplotlib.style.context(["default", STYLE]):
            plots = Plots(plan, deals, table, text)
            body = [
                _header(plan, table, title, text),
                _standings(plan, deals, table, text),
                plots.strength(),
                plots.scores(),
                f'<div class="pair">\n{plots.seating()}\n{plots.length()}\n</div>',
                plots.time(),
            ]
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{text.language}">',
            '<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>\n<style>{CSS}</style>\n</head>",
            "<body>\n<main>",
            *body,
            _played(plan, deals, text),
            "</main>\n</body>\n</html>\n",
        ]
    )


# --- Words and numbers ------------------------------------------------------------------------


def _header(plan: Plan, table: Sequence[Standing], title: str, text: Catalog) -> str:
    lead = text.text(
        "arena-lead",
        bot=table[0].bot,
        share=percent(table[0].win_share, text),
        equal=percent(1 / len(plan.bots), text),
    )
    return f"<header>\n<h1>{title}</h1>\n<p>{escape(lead)}</p>\n</header>"


def _section(key: str, text: Catalog, content: str, note: str = "", kind: str = "full") -> str:
    said = f'\n<p class="note">{escape(text.text(note))}</p>' if note else ""
    title = escape(text.text(key))
    return f'<section class="{kind}">\n<h2>{title}</h2>{said}\n{content}\n</section>'


def _standings(plan: Plan, deals: Sequence[Deal], table: Sequence[Standing], text: Catalog) -> str:
    ratings, excuse = ratings_or_excuse(plan, deals, text)
    columns = ("bot", "share", "interval", "mean-score", "rating", "time")
    head = "".join(f'<th scope="col">{escape(text.text(f"arena-{key}"))}</th>' for key in columns)
    rows = []
    for standing in table:
        values = (
            percent(standing.win_share, text),
            interval(standing.win_low, standing.win_high, text),
            text.text("arena-score", value=round(standing.mean_score, 1)),
            points(ratings[standing.bot], text) if ratings else NOTHING,
            duration(standing.ms_per_decision, text),
        )
        colour = VARIABLES[_colour(plan, standing.bot)]
        dot = f'<span class="dot" style="background: var(--{colour})"></span>'
        cells = "".join(f"<td>{escape(value)}</td>" for value in values)
        rows.append(f'<tr><th scope="row">{dot}{escape(name(standing, text))}</th>{cells}</tr>')
    label = escape(text.text("arena-standings"))
    notes = [
        text.text("arena-share-note"),
        excuse or text.text("arena-rating-note", mean=MEAN),
    ]
    return _section(
        "arena-standings",
        text,
        f'<div class="wide" role="region" aria-label="{label}" tabindex="0">\n<table>\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n" + "\n".join(rows) + "\n</tbody>\n</table>\n"
        "</div>\n" + "\n".join(f'<p class="note">{escape(note)}</p>' for note in notes),
    )


def _played(plan: Plan, deals: Sequence[Deal], text: Catalog) -> str:
    facts = (
        ("bots", ", ".join(plan.bots)),
        ("game", text.text(f"{plan.game}-title")),
        ("players", str(len(plan.bots))),
        ("deals", text.text("arena-number", value=len(deals))),
        ("games", text.text("arena-number", value=len(deals) * plan.rotations)),
        ("seed", str(plan.seed)),
        ("rules", str(load_game(plan.game).version)),
    )
    listed = "\n".join(
        f"<div><dt>{escape(text.text(f'arena-{key}'))}</dt><dd>{escape(value)}</dd></div>"
        for key, value in facts
    )
    note = escape(text.text("arena-deals-note", rotations=plan.rotations))
    return _section("arena-played", text, f'<dl>\n{listed}\n</dl>\n<p class="note">{note}</p>')


def _colour(plan: Plan, bot: str) -> str:
    return PALETTE[list(dict.fromkeys(plan.bots)).index(bot) % len(PALETTE)]


# --- Plots ------------------------------------------------------------------------------------


class Plots:
    """The plots of one tournament."""

    def __init__(
        self, plan: Plan, deals: Sequence[Deal], table: Sequence[Standing], text: Catalog
    ) -> None:
        self.plan = plan
        self.deals = deals
        self.games = [game for deal in deals for game in deal.games]
        self.table = table
        self.text = text
        self.names = [name(standing, text) for standing in table]
        self.colours = [_colour(plan, standing.bot) for standing in table]
        self.rows = [-float(row) for row in range(len(table))]

    def strength(self) -> str:
        """Win shares with intervals, and the line of equality."""
        figure, axes = self._by_bot(0.42)
        for row, colour, standing in zip(self.rows, self.colours, self.table, strict=True):
            ends = standing.win_low, standing.win_high
            axes.plot(ends, (row, row), color=colour, linewidth=2.2, solid_capstyle="round")
            axes.plot(standing.win_share, row, "o", color=colour, markersize=8, clip_on=False)
            self._beside(axes, row, percent(standing.win_share, self.text))
        axes.axvline(1 / len(self.plan.bots), color=MUTED, linewidth=1.1, dashes=(4, 3))
        axes.set_xlim(0, min(1.0, 1.08 * max(standing.win_high for standing in self.table)))
        axes.set_ylim(self.rows[-1] - 0.6, 0.6)
        axes.xaxis.set_major_formatter(self._percents)
        values = [
            f"{percent(standing.win_share, self.text)} "
            f"({interval(standing.win_low, standing.win_high, self.text)})"
            for standing in self.table
        ]
        return self._plot("strength", figure, self._named(values))

    def scores(self) -> str:
        """How scores are distributed."""
        figure, axes = self._by_bot(0.72)
        scores = [self._of(standing.bot, "scores") for standing in self.table]
        edges = _edges([score for own in scores for score in own])
        shares = [[count / len(own) for count in _counts(own, edges)] for own in scores]
        tall = max(max(own) for own in shares) / 0.82
        values = []
        for row, colour, own, heights in zip(self.rows, self.colours, scores, shares, strict=True):
            steps = [row + height / tall for height in heights]
            axes.stairs(steps, edges, baseline=row, fill=True, color=colour, alpha=0.3)
            axes.stairs(steps, edges, baseline=row, color=colour, linewidth=1.1)
            middle = median(own)
            top = steps[_bar(middle, edges)]
            axes.plot((middle, middle), (row, top), color=colour, linewidth=1.8)
            axes.plot(fmean(own), row, "o", color=colour, markersize=6, clip_on=False)
            mean = self.text.text("arena-score", value=round(fmean(own), 1))
            self._beside(axes, row + 0.3, mean)
            half = self.text.text("arena-score", value=round(middle, 1))
            values.append(self.text.text("arena-scores-value", mean=mean, median=half))
        axes.set_yticks([row + 0.3 for row in self.rows], self.names)
        axes.set_ylim(self.rows[-1] - 0.12, 0.95)
        axes.set_xlabel(self.text.text("arena-points"))
        axes.xaxis.set_major_formatter(self._numbers)
        return self._plot("scores", figure, self._named(values))

    def seating(self) -> str:
        """Win shares of the seats, whoever sat there."""
        figure, axes = _figure(NARROW, 2.7)
        seats, values = range(len(self.plan.bots)), []
        for seat in seats:
            share, low, high = self._seat(seat)
            axes.plot((seat, seat), (low, high), color=ACCENT, linewidth=2.2)
            axes.plot(seat, share, "o", color=ACCENT, markersize=7, clip_on=False)
            values.append(
                self.text.text(
                    "arena-named",
                    name=self.text.text("arena-seat-number", seat=seat + 1),
                    value=f"{percent(share, self.text)} ({interval(low, high, self.text)})",
                )
            )
        axes.axhline(1 / len(seats), color=MUTED, linewidth=1.1, dashes=(4, 3))
        axes.set_xticks(list(seats), [str(seat + 1) for seat in seats])
        axes.set_xlim(-0.6, len(seats) - 0.4)
        axes.set_xlabel(self.text.text("arena-seat"))
        axes.set_ylim(0, min(1.0, 1.1 * max(self._seat(seat)[2] for seat in seats)))
        axes.yaxis.set_major_formatter(self._percents)
        axes.grid(axis="y")
        return self._plot("seating", figure, "; ".join(values), "half")

    def length(self) -> str:
        """How many steps games have."""
        figure, axes = _figure(NARROW, 2.7)
        steps = [game.steps for game in self.games]
        edges = _edges(steps)
        axes.stairs(_counts(steps, edges), edges, fill=True, color=ACCENT, alpha=0.35)
        axes.stairs(_counts(steps, edges), edges, color=ACCENT, linewidth=1.1)
        axes.axvline(fmean(steps), color=MUTED, linewidth=1.1, dashes=(4, 3))
        axes.set_ylim(bottom=0)
        axes.set_xlabel(self.text.text("arena-steps"))
        axes.set_ylabel(self.text.text("arena-games-axis"))
        axes.locator_params(integer=True, nbins=6)
        axes.xaxis.set_major_formatter(self._numbers)
        axes.yaxis.set_major_formatter(self._numbers)
        axes.grid(axis="y")
        said = self.text.text(
            "arena-length-value",
            mean=self.text.text("arena-score", value=round(fmean(steps), 1)),
            low=min(steps),
            high=max(steps),
        )
        return self._plot("length", figure, said, "half")

    def time(self) -> str:
        """Time per decision, on a scale of powers of ten if bots are far apart."""
        from matplotlib.ticker import LogLocator

        figure, axes = self._by_bot(0.42)
        values, shown = [], []
        for row, colour, standing in zip(self.rows, self.colours, self.table, strict=True):
            mean = standing.ms_per_decision
            values.append(duration(mean, self.text))
            self._beside(axes, row, values[-1])
            if mean <= 0:
                continue
            low, high = self._usual_time(standing.bot)
            # A few long thoughts can lift the mean above nine tenths of the games.
            axes.plot((min(low, mean), max(high, mean)), (row, row), color=colour, linewidth=0.8)
            axes.plot((low, high), (row, row), color=colour, linewidth=2.2)
            axes.plot(mean, row, "o", color=colour, markersize=8)
            shown += [low, mean, high]
        if shown and max(shown) > 20 * min(shown):
            near = max(shown) < 200 * min(shown)
            axes.set_xscale("log")
            axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5) if near else (1,)))
            axes.minorticks_off()
            axes.set_xlim(min(shown) / 1.5, max(shown) * 1.5)
        else:
            axes.set_xlim(0, 1.08 * max(shown, default=1.0))
        axes.set_ylim(self.rows[-1] - 0.6, 0.6)
        axes.xaxis.set_major_formatter(lambda ms, _: "0" if ms == 0 else duration(ms, self.text))
        return self._plot("time", figure, self._named(values))

    # What is counted.

    def _of(self, bot: str, what: str) -> list[Any]:
        """A column of all games, for all seats of a bot."""
        places = [place for place, spec in enumerate(self.plan.bots) if spec == bot]
        return [getattr(game, what)[place] for game in self.games for place in places]

    def _seat(self, seat: int) -> tuple[float, float, float]:
        """The win share of a seat, with its interval."""
        shares = [
            fmean(game.shares[game.seats.index(seat)] for game in deal.games) for deal in self.deals
        ]
        share, error = mean_and_error(shares)
        return share, max(0.0, share - error), min(1.0, share + error)

    def _usual_time(self, bot: str) -> tuple[float, float]:
        """Milliseconds per decision: the middle nine tenths of the games."""
        pairs = zip(self._of(bot, "seconds"), self._of(bot, "decisions"), strict=True)
        times = sorted(1000 * spent / decisions for spent, decisions in pairs if decisions)
        times = [ms for ms in times if ms > 0] or [0.0]
        aside = len(times) // 20
        return times[aside], times[-1 - aside]

    # How it is drawn.

    def _by_bot(self, height: float) -> "tuple[Figure, Axes]":
        """A plot with a row for each bot, the best on top."""
        figure, axes = _figure(WIDE, 0.65 + height * len(self.rows))
        axes.set_yticks(self.rows, self.names)
        axes.tick_params(axis="y", labelsize=10, labelcolor=INK, pad=8)
        axes.grid(axis="x")
        return figure, axes

    def _beside(self, axes: "Axes", row: float, value: str) -> None:
        side = axes.get_yaxis_transform()
        axes.text(1.1, row, value, fontsize=9.5, color=INK, transform=side, ha="right", va="center")

    def _percents(self, value: float, _: object) -> str:
        return self.text.text("arena-percent-tick", value=round(100 * value, 1))

    def _numbers(self, value: float, _: object) -> str:
        return self.text.text("arena-number", value=round(value, 1))

    def _named(self, values: Sequence[str]) -> str:
        pairs = zip(self.names, values, strict=True)
        return "; ".join(self.text.text("arena-named", name=n, value=v) for n, v in pairs)

    def _plot(self, plot: str, figure: "Figure", said: str, kind: str = "full") -> str:
        """A drawing with its title and what it shows, for those who see it and who do not."""
        title = self.text.text(f"arena-{plot}")
        label = self.text.text("arena-named", name=title, value=said)
        drawn = f"<figure>\n{_svg(figure, plot, label)}\n</figure>"
        return _section(f"arena-{plot}", self.text, drawn, f"arena-{plot}-note", kind)


def _figure(width: float, height: float) -> "tuple[Figure, Axes]":
    # A figure of its own needs no screen and leaves no trace in pyplot.
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots()


def _svg(figure: "Figure", plot: str, label: str) -> str:
    """The drawing as a part of the page: its fonts, its colours, names that are unique."""
    out = io.StringIO()
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    figure.savefig(out, format="svg", transparent=True, metadata=nothing)
    drawn = out.getvalue()
    drawn = SHEET.sub("", drawn[drawn.index("<svg") :])
    drawn = FONT.sub("", NAMED.sub(rf"\g<1>{plot}-", drawn))
    for colour, variable in VARIABLES.items():
        drawn = drawn.replace(colour, f"var(--{variable})")
    box = HEAD.match(drawn)
    assert box is not None, "matplotlib draws an <svg> with a viewBox"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="{box[1]}" role="img" aria-label="{escape(label)}">' + drawn[box.end() :].strip()
    )


def _edges(values: Sequence[int]) -> list[float]:
    """Borders between whole numbers for bars of equal width, the more the more values."""
    low, high = min(values), max(values)
    most = min(40, ceil(2.5 * len(values) ** (1 / 3)))
    width = ceil((high - low + 1) / most)
    bars = ceil((high - low + 1) / width)
    return [low - 0.5 + width * bar for bar in range(bars + 1)]


def _bar(value: float, edges: Sequence[float]) -> int:
    """The bar that a value belongs to."""
    return int((value - edges[0]) / (edges[1] - edges[0]))


def _counts(values: Sequence[int], edges: Sequence[float]) -> list[int]:
    counts = [0] * (len(edges) - 1)
    for value in values:
        counts[_bar(value, edges)] += 1
    return counts
