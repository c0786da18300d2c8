"""`karfunkel arena GAME --population`: all mixtures, then who is stronger than whom."""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from karfunkel.arena.command import journal_of, progress_bar, write
from karfunkel.arena.population import (
    Mixture,
    Played,
    Population,
    Result,
    between,
    mixtures,
    ratings,
    read_population,
    results,
    run_all,
    stronger,
)
from karfunkel.arena.words import percent, points
from karfunkel.bots.base import make_bot
from karfunkel.core.game import Game
from karfunkel.text.messages import Catalog


def compare_population(
    game: Game,
    file: Path | None,
    only: Sequence[str],
    players: int,
    games: int,
    seed: int | None,
    workers: int | None,
    as_json: bool,
    report: Path | None,
    text: Catalog,
) -> int:
    """Play what is missing and report; `only` keeps the pairs with one of these bots."""
    game.complete({"players": players})
    population = read_population(game, file)
    names = {member.name for member in population.members}
    for spec in only:
        if spec not in names:
            make_bot(spec, game)
    number = population.seed if seed is None else seed
    ahead = mixtures(population, players, number, games, only)
    if report:
        from karfunkel.arena.population_page import population_page

        population_page(population, players, {}, text)  # fail now, not after hours of play
    played = play(ahead, workers or os.cpu_count() or 1, text.text(f"{game.name}-title"))
    if report:
        write(report, population_page(population, players, played, text))
    if as_json:
        json.dump(summary(population, players, played), sys.stdout, indent=1)
        print()
    else:
        print("\n".join(in_words(population, players, played, text)))
    finished = all(len(played[mixture]) == mixture.plan.deals for mixture in ahead)
    return 0 if finished else 130


def play(ahead: Sequence[Mixture], workers: int, title: str) -> Played:
    """All deals of all mixtures, or those finished before Ctrl-C."""
    played: Played = {mixture: [] for mixture in ahead}
    journals = [journal_of(mixture.plan) for mixture in ahead]
    with progress_bar() as bar:
        task = bar.add_task(
            title, total=sum(each.plan.deals * each.plan.rotations for each in ahead)
        )
        try:
            for mixture, deals in run_all(ahead, journals, workers):
                played[mixture] += deals
                bar.advance(task, len(deals) * mixture.plan.rotations)
        except KeyboardInterrupt:
            pass
    return played


def summary(population: Population, players: int, played: Played) -> dict[str, object]:
    """Everything as JSON."""
    found, rated = results(played), ratings(played)
    specs = list(rated)
    return {
        "game": population.game,
        "players": players,
        "seed": next((mixture.plan.seed for mixture in played), population.seed),
        "bots": {spec: population.name(spec) for spec in specs},
        "ratings": {spec: rated[spec].__dict__ for spec in specs},
        "mixtures": [
            {
                "bot": each.mixture.first,
                "seats": each.mixture.seats,
                "against": each.mixture.second,
                "share": each.share,
                "low": each.low,
                "high": each.high,
                "equal": each.equal,
                "games": each.deals * each.mixture.plan.rotations,
            }
            for each in found
        ],
        "stronger": {
            spec: [other for other in specs if stronger(found, spec, other)] for spec in specs
        },
    }


def in_words(population: Population, players: int, played: Played, text: Catalog) -> list[str]:
    """The bots by rating, and under each its mixtures with those below."""
    found, rated = results(played), ratings(played)
    games = sum(each.deals * each.mixture.plan.rotations for each in found)
    title = text.text(f"{population.game}-title")
    lines = [text.text("arena-population-head", game=title, number=players, games=games)]
    specs = sorted(rated, key=lambda spec: -rated[spec].points)
    for place, spec in enumerate(specs):
        value = points(rated[spec], text)
        lines.append(text.text("arena-population-bot", bot=population.name(spec), rating=value))
        for other in specs[place + 1 :]:
            if own := between(found, spec, other):
                line = against(own, population.name(other), text)
                if stronger(found, spec, other):
                    line = text.text("arena-population-stronger", line=line)
                lines.append(f"  {line}")
    return [*lines, text.text("arena-population-note", share=percent(1 / players, text))]


def against(own: Sequence[Result], other: str, text: Catalog) -> str:
    """What a seat wins in each mixture with another bot."""
    parts = [
        text.text(
            "arena-population-mixture",
            own=each.mixture.seats,
            others=len(each.mixture.plan.bots) - each.mixture.seats,
            share=percent(each.share, text),
            margin=text.text("arena-score", value=round(50 * (each.high - each.low), 1)),
        )
        for each in own
    ]
    return text.text("arena-named", name=other, value="; ".join(parts))
