"""What the server counts, for Prometheus."""

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
        self.bot_seconds = Histogram(
            "karfunkel_bot_seconds", "From a question to a bot’s answer", registry=registry
        )

    def page(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)
