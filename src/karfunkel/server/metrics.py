"""What the server counts, for Prometheus."""

import re
from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.registry import Collector

LABEL = re.compile(r'(\w+)="([^"]*)"')


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables_made = Counter("karfunkel_tables_made", "Tables made", registry=registry)
        self.live_tables = Gauge("karfunkel_live_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("karfunkel_sockets", "Open sockets", registry=registry)
        self.commands = Counter(
            "karfunkel_commands", "Commands obeyed", ["command"], registry=registry
        )
        self.chosen = self.commands.labels("choose")
        self.refusals = Counter("karfunkel_refusals", "Commands refused", registry=registry)
        self.steps = Counter("karfunkel_steps", "Steps of games", registry=registry)
        self.commit_seconds = Histogram(
            "karfunkel_commit_seconds", "From a change to its safety", registry=registry
        )
        self.bots_below = Counter(
            "karfunkel_bots_below", "Choices of bots below their level", registry=registry
        )
        self.bot_seconds = Histogram(
            "karfunkel_bot_seconds", "From a question to a bot’s answer", registry=registry
        )

    def figures(self) -> dict[str, float]:
        """All figures of this process, by their names and labels."""
        return {
            _name(sample.name, sample.labels): sample.value
            for family in self.registry.collect()
            for sample in family.samples
            if not sample.name.endswith("_created")
        }

    def page(self, others: Mapping[str, Mapping[str, float]] | None = None) -> bytes:
        """All figures as text; those of other processes in the same families, each with a label."""
        if not others:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        together.register(Together(self.registry, others))
        return generate_latest(together)


class Together(Collector):
    """The figures of this process, and among them those of others."""

    def __init__(
        self, registry: CollectorRegistry, others: Mapping[str, Mapping[str, float]]
    ) -> None:
        self.registry = registry
        self.others = others

    def collect(self) -> Iterator[Metric]:
        """Every family once, as the format demands; what nobody here counts is left out."""
        for family in self.registry.collect():
            known = {sample.name for sample in family.samples}
            if family.type == "counter":  # one with labels has no samples before it counts
                known.add(f"{family.name}_total")
            for process, figures in self.others.items():
                for text, value in figures.items():
                    name, labels = _parts(text)
                    if name in known:
                        family.add_sample(name, {**labels, "process": process}, value)
            yield family


def _name(name: str, labels: Mapping[str, str]) -> str:
    """A figure as Prometheus writes it."""
    inner = ",".join(f'{label}="{value}"' for label, value in labels.items())
    return f"{name}{{{inner}}}" if labels else name


def _parts(text: str) -> tuple[str, dict[str, str]]:
    name, _, labels = text.partition("{")
    return name, dict(LABEL.findall(labels))
