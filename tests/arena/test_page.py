"""The page of a tournament: complete, self-contained, reproducible, accessible."""

import re
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from importlib import resources
from xml.etree import ElementTree

import pytest

from karfunkel.arena.page import report_page
from karfunkel.arena.tournament import Deal, Plan, play_deal
from karfunkel.arena.words import duration, in_words
from karfunkel.core.errors import Refusal
from karfunkel.text.messages import LANGUAGES, catalog

CSS = (resources.files("karfunkel.arena") / "templates" / "report.css").read_text("utf-8")
PLOTS = ("strength", "scores", "seating", "length", "time")
BOTS = ("ev", "greedy", "nervous", "random")
VOID = {"meta", "br", "path", "use", "rect"}
SVG = re.compile(r"<svg .*?</svg>", re.DOTALL)


def played(bots: tuple[str, ...] = BOTS, deals: int = 6) -> tuple[Plan, tuple[Deal, ...]]:
    return play_once(bots, deals)


@cache
def play_once(bots: tuple[str, ...], deals: int) -> tuple[Plan, tuple[Deal, ...]]:
    """Once, for no two runs take the same time."""
    plan = Plan("diamant", bots, seed=1, deals=deals)
    return plan, tuple(play_deal(plan, number) for number in range(deals))


@cache
def page(language: str = "en", bots: tuple[str, ...] = BOTS, deals: int = 6) -> str:
    return report_page(*played(bots, deals), catalog(language))


class Reader(HTMLParser):
    """Reads a page and notices what is not closed."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.said: list[str] = []
        self.feed(source)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {key: value or "" for key, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {key: value or "" for key, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attrs for name, attrs in self.tags if name == tag]


def labels(source: str) -> list[str]:
    return [svg["aria-label"] for svg in Reader(source).all("svg")]


def test_it_has_every_plot_and_every_bot() -> None:
    text, found = catalog("en"), labels(page())
    titles = [text.text(f"arena-{plot}") for plot in PLOTS]
    assert [label.partition(":")[0] for label in found] == titles
    for label in (found[0], found[1], found[4]):
        assert all(f"{bot}: " in label for bot in BOTS)
    assert [f"Seat {seat}: " in found[2] for seat in range(1, 6)] == [True] * 4 + [False]
    for plot in (0, 1, 4):
        drawn = SVG.findall(page())[plot]
        assert all(f">{bot}</text>" in drawn for bot in BOTS)


def test_it_says_what_was_played() -> None:
    facts = dict(re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", page()))
    assert facts == {
        "Bots": "ev, greedy, nervous, random",
        "Game": "Diamant",
        "Players": "4",
        "Deals": "6",
        "Games": "24",
        "Seed": "1",
        "Rules version": "1",
    }


def test_the_table_has_headers_that_say_what_they_head() -> None:
    heads = [head["scope"] for head in Reader(page()).all("th")]
    assert heads == ["col"] * 6 + ["row"] * 4
    assert len(re.findall(r"<td>[^<]+</td>", page())) == 5 * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_reads_in_every_language(language: str) -> None:
    reader = Reader(page(language))
    assert reader.all("html") == [{"lang": language}]
    assert catalog(language).text("arena-played") in reader.said
    assert not re.search(r"\$|\{|arena-", page(language).replace(CSS, ""))
    share = re.findall(r"<td>(.*?)</td>", page(language))[0]
    assert ("," in share) == (language != "en")


@pytest.mark.parametrize("players", range(2, 9))
def test_it_is_well_formed_for_every_number_of_players(players: int) -> None:
    bots = (*BOTS, "cards:5", "hand:9", "chase:9", "ev-mixed")[:players]
    source = page(bots=bots, deals=2)
    assert set(bots) <= set(Reader(source).said)
    drawings = SVG.findall(source)
    assert len(drawings) == len(PLOTS)
    for drawing in drawings:
        assert ElementTree.fromstring(drawing).attrib["role"] == "img"


def test_one_deal_is_enough() -> None:
    source = page(bots=("ev", "random", "random"), deals=1)
    assert not re.search(r"\b(inf|nan)\b|∞", source)
    assert "random\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}2" in labels(source)[0]
    assert "0.0\N{NO-BREAK SPACE}% to 100.0\N{NO-BREAK SPACE}%" in source


def test_it_needs_nothing_from_outside() -> None:
    reader = Reader(page())
    for tag, attrs in reader.tags:
        assert tag not in ("script", "link", "img", "iframe", "object")
        for key, value in attrs.items():
            if key in ("src", "href", "xlink:href", "data"):
                assert value.startswith("#")
            assert key.startswith("xmlns") or "://" not in value
    assert "url(" not in CSS
    assert "@import" not in CSS
    assert "://" not in "".join(reader.said)


def test_names_within_it_are_unique_and_found() -> None:
    ids = re.findall(r'\bid="([^"]+)"', page())
    assert len(set(ids)) == len(ids)
    used = re.findall(r'href="#([^"]+)"', page()) + re.findall(r"url\(#([^)]+)\)", page())
    assert used
    assert set(used) <= set(ids)


def test_plots_take_colours_and_fonts_from_the_page() -> None:
    for drawing in SVG.findall(page()):
        assert not re.search(r"#[0-9a-f]{6}\b", drawing)
        assert "font-family" not in drawing
        assert "<style" not in drawing
        used = set(re.findall(r"var\((--[\w-]+)\)", drawing))
        assert used
        assert all(CSS.count(f"{variable}:") == 2 for variable in used)  # light and dark


def luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("theme", [0, 1])
def test_contrast_is_enough_in_light_and_dark(theme: int) -> None:
    found: dict[str, list[str]] = {}
    for variable, colour in re.findall(r"--([\w-]+): (#[0-9a-f]{6})", CSS):
        found.setdefault(variable, []).append(colour)
    for variable in ("ink", "muted", "accent", *(f"bot-{number}" for number in range(1, 9))):
        for ground in ("page", "card"):
            pair = sorted(luminance(found[name][theme]) for name in (variable, ground))
            assert (pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5, (variable, ground)


def test_the_same_deals_give_the_same_page() -> None:
    plan, deals = played()
    assert report_page(plan, deals[::-1], catalog("en")) == page()


def test_the_same_deals_give_the_same_page_in_another_process() -> None:
    plan, deals = played()
    code = (
        "import hashlib; from karfunkel.arena.page import report_page\n"
        "from karfunkel.arena.tournament import Deal, Plan, Played\n"
        "from karfunkel.text.messages import catalog\n"
        f"page = report_page({plan!r}, {deals!r}, catalog('en'))\n"
        "import sys; sys.stdout.buffer.write(page.encode())"
    )
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert other.stdout.decode() == page()


def test_a_bot_with_a_strange_name_is_only_a_name() -> None:
    plan, deals = played()
    name = "<b>&\"$x$'"
    strange = Plan(plan.game, (name, *plan.bots[1:]), plan.seed, plan.deals)
    source = report_page(strange, deals, catalog("en"))
    assert "<b>" not in source
    assert name in Reader(source).said
    for plot in (0, 1, 4):
        assert name in ElementTree.fromstring(SVG.findall(source)[plot]).itertext()


@pytest.mark.parametrize("library", ["matplotlib.style", "jinja2"])
def test_without_a_library_it_says_what_to_install(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(Refusal, match=r"matplotlib.*Jinja2.*pip install karfunkel\[arena\]"):
        report_page(*played(), catalog("en"))


def test_words_alone_load_no_plots() -> None:
    code = (
        "import sys, karfunkel.arena.page, karfunkel.arena.words\n"
        "assert not {'matplotlib', 'jinja2'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standings_line_by_line(language: str) -> None:
    plan, deals = played()
    lines = in_words(plan, deals, catalog(language))
    assert len(lines) == 1 + len(BOTS) + 1
    assert sorted(line.split()[0] for line in lines[1:-1]) == sorted(BOTS)
    assert all("±" in line for line in lines[1:-1])
    assert all(("," in line.split()[1]) == (language != "en") for line in lines[1:-1])


def test_nothing_played_yet_is_one_line() -> None:
    plan, _ = played()
    assert SVG.findall(report_page(plan, [], catalog("cs"))) == []
    assert in_words(plan, [], catalog("cs")) == [
        "Diamant, 4 hráči, 0 partií z 0 rozdání, seed 1, verze pravidel 1."
    ]


@pytest.mark.parametrize(
    ("ms", "said"),
    [
        (0, "–"),
        (0.0032, "3.2 µs"),
        (0.25, "250 µs"),
        (0.9999, "1 ms"),
        (2.14, "2.1 ms"),
        (50.2, "50 ms"),
        (999.9, "1 s"),
        (1500, "1.5 s"),
    ],
)
def test_a_time_has_the_unit_that_suits_it(ms: float, said: str) -> None:
    assert duration(ms, catalog("en")).replace("\N{NO-BREAK SPACE}", " ") == said
