"""What the server counts, for Prometheus."""

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


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
        """All figures as text; those of other processes by their names, each with its label."""
        lines = [
            f"{_name(*_parts(name), process=process)} {value}\n"
            for process, figures in (others or {}).items()
            for name, value in figures.items()
        ]
        return generate_latest(self.registry) + "".join(lines).encode()


def _name(name: str, labels: Mapping[str, str], **more: str) -> str:
    """A figure as Prometheus writes it."""
    all = {**labels, **more}
    inner = ",".join(f'{label}="{value}"' for label, value in all.items())
    return f"{name}{{{inner}}}" if all else name


def _parts(text: str) -> tuple[str, dict[str, str]]:
    name, _, labels = text.removesuffix("}").partition("{")
    pairs = (pair.partition("=") for pair in labels.split(",") if pair)
    return name, {label: value.strip('"') for label, _, value in pairs}
