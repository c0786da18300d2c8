"""The figures for Prometheus are in its format, also those of other processes."""

from itertools import groupby

from prometheus_client.parser import text_string_to_metric_families

from karfunkel.server.metrics import Metrics


def counted() -> Metrics:
    """Figures of a process where something has happened."""
    made = Metrics()
    made.tables_made.inc(3)
    made.commands.labels("choose").inc(5)
    made.commit_seconds.observe(0.02)
    return made


def test_every_family_is_there_once_with_all_processes() -> None:
    here = Metrics()
    here.tables_made.inc()
    page = here.page({"one": counted().figures(), "two": counted().figures()}).decode()
    families = list(text_string_to_metric_families(page))
    names = [family.name for family in families]
    assert len(names) == len(set(names))
    found = {
        (sample.name, sample.labels.get("process"), sample.labels.get("command")): sample.value
        for family in families
        for sample in family.samples
        if sample.name.endswith("_total")
    }
    assert found["karfunkel_tables_made_total", None, None] == 1
    assert found["karfunkel_tables_made_total", "one", None] == 3
    assert found["karfunkel_commands_total", "two", "choose"] == 5
    assert all(family.type != "unknown" for family in families)


def test_the_lines_of_a_family_stand_together() -> None:
    """Prometheus refuses, or takes for another one, a family that begins a second time."""
    page = Metrics().page({"one": counted().figures()}).decode()
    lines = [line for line in page.splitlines() if not line.startswith("#")]
    sample = [line.partition("{")[0].partition(" ")[0] for line in lines]
    family = [
        name.removesuffix("_total").removesuffix("_bucket").removesuffix("_count")
        for name in sample
        if not name.endswith(("_created", "_sum"))
    ]
    runs = [name for name, _ in groupby(family)]
    assert len(runs) == len(set(runs))


def test_labels_survive_the_way_through_a_report() -> None:
    page = Metrics().page({"one": counted().figures()}).decode()
    buckets = [
        sample.labels
        for family in text_string_to_metric_families(page)
        for sample in family.samples
        if sample.name == "karfunkel_commit_seconds_bucket" and "process" in sample.labels
    ]
    assert {"le": "+Inf", "process": "one"} in buckets


def test_a_figure_that_only_a_newer_process_counts_is_left_out() -> None:
    page = Metrics().page({"one": {'karfunkel_new_total{x="y"}': 1.0}}).decode()
    assert "karfunkel_new" not in page
