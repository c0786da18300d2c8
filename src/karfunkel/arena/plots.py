"""The plots of a tournament, drawn for its page.

matplotlib draws with placeholder colours. Each is replaced by a variable of the style sheet, so
that one drawing works in light and dark mode.
"""

import io
import re
from collections.abc import Sequence
from math import ceil
from statistics import fmean, median
from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup

from karfunkel.arena.tournament import Deal, Plan, Standing, mean_and_error
from karfunkel.arena.words import duration, interval, name, percent
from karfunkel.text.messages import Catalog

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, MUTED, GRID, ACCENT = "#010101", "#020202", "#030303", "#040404"
PALETTE = tuple(f"#0b000{number}" for number in range(1, 9))
"""One for each bot. Every colour is labelled, so nobody has to tell colours apart."""

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


class Plot(NamedTuple):
    """A drawing, its title and a note on what it shows."""

    title: str
    note: str
    drawing: Markup


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
        specs = list(dict.fromkeys(plan.bots))
        self.colours = [PALETTE[specs.index(row.bot) % len(PALETTE)] for row in table]
        self.rows = [-float(row) for row in range(len(table))]

    @property
    def variables(self) -> list[str]:
        """The colour of each row of the table, as a variable of the style sheet."""
        return [VARIABLES[colour] for colour in self.colours]

    def strength(self) -> Plot:
        """Win shares with intervals, and a line where all bots are equal."""
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

    def scores(self) -> Plot:
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

    def seating(self) -> Plot:
        """Win shares by seat, for all bots together."""
        figure, axes = new_figure(NARROW, 2.7)
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
        return self._plot("seating", figure, "; ".join(values))

    def length(self) -> Plot:
        """The number of steps per game."""
        figure, axes = new_figure(NARROW, 2.7)
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
        return self._plot("length", figure, said)

    def time(self) -> Plot:
        """Time per decision, on a logarithmic scale if bots are far apart."""
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
            # A few slow decisions can push the mean above nine tenths of the games.
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

    # Data.

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

    # Drawing.

    def _by_bot(self, height: float) -> "tuple[Figure, Axes]":
        """A plot with a row for each bot, the best on top."""
        figure, axes = new_figure(WIDE, 0.65 + height * len(self.rows))
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

    def _plot(self, plot: str, figure: "Figure", said: str) -> Plot:
        """A drawing with its title and a description, also for screen readers."""
        title = self.text.text(f"arena-{plot}")
        label = self.text.text("arena-named", name=title, value=said)
        return Plot(title, self.text.text(f"arena-{plot}-note"), as_svg(figure, plot, label))


def new_figure(width: float, height: float) -> "tuple[Figure, Axes]":
    """An empty plot."""
    # A separate figure needs no display and leaves nothing behind in pyplot.
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots()


def as_svg(figure: "Figure", plot: str, label: str) -> Markup:
    """The drawing as a part of the page: the page's fonts and colours, unique ids."""
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
    head = Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        'viewBox="{}" role="img" aria-label="{}">'
    )
    return head.format(box[1], label) + Markup(drawn[box.end() :].strip())


def _edges(values: Sequence[int]) -> list[float]:
    """Bin edges between whole numbers, of equal width; more bins for more values."""
    low, high = min(values), max(values)
    most = min(40, ceil(2.5 * len(values) ** (1 / 3)))
    width = ceil((high - low + 1) / most)
    bars = ceil((high - low + 1) / width)
    return [low - 0.5 + width * bar for bar in range(bars + 1)]


def _bar(value: float, edges: Sequence[float]) -> int:
    """The bin that a value belongs to."""
    return int((value - edges[0]) / (edges[1] - edges[0]))


def _counts(values: Sequence[int], edges: Sequence[float]) -> list[int]:
    counts = [0] * (len(edges) - 1)
    for value in values:
        counts[_bar(value, edges)] += 1
    return counts
