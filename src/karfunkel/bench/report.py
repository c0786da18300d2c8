"""Runs the parts of the benchmark and prints a table or JSON."""

import json
import platform
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from karfunkel.core.errors import Refusal
from karfunkel.core.registry import game_names


class Figure(NamedTuple):
    """One measurement, and its target (if any)."""

    name: str
    value: float
    unit: str
    target: float | None = None
    at_most: bool = False

    @property
    def reached(self) -> bool | None:
        """Whether the target was reached; None if there is none."""
        if self.target is None:
            return None
        return self.value <= self.target if self.at_most else self.value >= self.target


Part = Callable[[], Iterator[Figure]]


def parts() -> dict[str, Part]:
    """All parts by name."""
    from karfunkel.bench import compiling, envs, page, speed, start, tables

    found: dict[str, Part] = {}
    for game in game_names():
        found[f"{game}-compiled"] = partial(speed.compiled, game)
        found[f"{game}-python"] = partial(speed.python, game)
        found[f"{game}-search"] = partial(speed.search, game)
    found["kingdice-solver"] = speed.solver
    found["envs"] = envs.envs
    found["seats"] = envs.seats
    found["start"] = start.start
    found["compiling"] = compiling.compiling
    found["page"] = page.page
    found["server"] = tables.tables
    return found


def show_bench(only: str | None, as_json: bool) -> int:
    """Measure and print; exit code 1 if a target was missed."""
    known = parts()
    if only is not None and only not in known:
        raise Refusal("error-unknown-part", name=only, known=list(known))
    chosen = {only: known[only]} if only else known
    found: dict[str, list[Figure]] = {}
    for name, part in chosen.items():
        found[name] = []
        if not as_json:
            print(f"\n{name}")
        for figure in part():
            found[name].append(figure)
            if not as_json:
                print(line(figure), flush=True)
    if as_json:
        json.dump(summary(found), sys.stdout, indent=1)
        print()
    elif not only:
        print(as_markdown(found))
    missed = any(figure.reached is False for figures in found.values() for figure in figures)
    return 1 if missed else 0


def line(figure: Figure) -> str:
    """A figure as a line of the table."""
    shown = f"  {figure.name:<58} {amount(figure.value):>12} {figure.unit:<12}"
    if figure.target is None:
        return shown.rstrip()
    bound = "at most" if figure.at_most else "at least"
    return f"{shown} {bound} {amount(figure.target)}: {'yes' if figure.reached else 'NO'}"


def as_markdown(found: dict[str, list[Figure]]) -> str:
    """The table of the README, ready to paste; ratios have their bars."""
    lines = ["", "| | measured | bar |", "|---|---|---|"]
    for name, figures in found.items():
        for figure in figures:
            bar = ""
            if figure.target is not None:
                bound = "at most" if figure.at_most else "at least"
                bar = f"{bound} {amount(figure.target)}"
            measured = f"{amount(figure.value)} {figure.unit}".strip()
            lines.append(f"| {name}: {figure.name} | {measured} | {bar} |")
    return "\n".join(lines)


def amount(value: float) -> str:
    """A number with its significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def summary(found: dict[str, list[Figure]]) -> dict[str, object]:
    """Everything as JSON."""
    return {
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "parts": {
            name: [figure._asdict() | {"reached": figure.reached} for figure in figures]
            for name, figures in found.items()
        },
    }
