"""The table of Emerald in words, made from a view: what a terminal shows."""

from collections.abc import Sequence

from karfunkel.core.game import Json
from karfunkel.text.messages import Catalog

DIE = 6


def board(view: dict[str, Json], text: Catalog, names: Sequence[str]) -> list[str]:
    """The turn, the way from the castle to the chamber, and a line for every player."""
    places = view["way"]
    castle = [p for p in places if p["place"].startswith(("tower", "main"))]
    meadow = [p for p in places if p["place"].startswith("meadow")]
    cave = [p for p in places if p["place"].startswith("cave")]
    lines = []
    if view["turn"]:
        player = view["active"]
        lines.append(text.text("emerald-board-turn", names=names, turn=view["turn"], player=player))
    lines.append(text.text("emerald-board-castle", places=occupied(castle, text)))
    lines.append(text.text("emerald-board-meadow", places=occupied(meadow, text)))
    lines += [
        field(view, place, piles, text) for place, piles in zip(cave, view["piles"], strict=True)
    ]
    lines.append(text.text("emerald-board-chamber", left=view["treasures_left"]))
    if not view["ended_by"]:
        lines.append(reach(view["dragon"], text))
    lines.append(bonus(view, text, names))
    return lines + [player_line(view, seat, text, names) for seat in range(len(view["players"]))]


def occupied(places: list[dict[str, Json]], text: Catalog) -> list[str]:
    """The occupied places, with their knights."""
    return [
        text.text("emerald-board-place", place=p["place"], knights=knights(p, text))
        for p in places
        if p["knights"]
    ] or [text.text("emerald-board-nobody")]


def knights(place: dict[str, Json], text: Catalog) -> list[str]:
    """The knights on a place by colour."""
    return [
        text.text("emerald-board-knights", knights=count, colour=colour)
        for colour, count in place["knights"].items()
    ] or [text.text("emerald-board-nobody")]


def field(
    view: dict[str, Json], place: dict[str, Json], piles: dict[str, Json], text: Catalog
) -> str:
    """A cave field: strip and dragon, knights, and the cards beside it."""
    number, dragon = piles["field"], view["dragon"]
    marks = [text.text("emerald-board-field", field=number)]
    if view["strip"]["first"] <= number <= view["strip"]["last"]:
        marks.append(text.text("emerald-board-strip"))
    if dragon["field"] == number:
        marks.append(text.text("emerald-board-dragon", facing=dragon["facing"]))
    return text.text(
        "emerald-board-cave", marks=marks, knights=knights(place, text), cards=cards(piles, text)
    )


def cards(piles: dict[str, Json], text: Catalog) -> list[str]:
    """The cards that lie face up beside a field, with how many are in the pile."""
    gold, gems = piles["gold"], piles["gems"]
    lines = []
    if gold["top"]:
        lines.append(text.text("emerald-board-gold", value=gold["top"], left=gold["left"]))
    if gems["top"]:
        lines.append(text.text("emerald-board-gem", gem=gems["top"], left=gems["left"]))
    return lines or [text.text("emerald-board-no-cards")]


def reach(dragon: dict[str, Json], text: Catalog) -> str:
    """Where the next roll would take the dragon."""
    fields = [
        text.text("emerald-board-reach-field", field=found["field"], faces=found["faces"], die=DIE)
        for found in dragon["reach"]
    ]
    return text.text("emerald-board-reach", fields=fields)


def bonus(view: dict[str, Json], text: Catalog, names: Sequence[str]) -> str:
    """Who has the bonus card for four different gems."""
    if view["four_gems"] is None:
        return text.text("emerald-board-four-gems-free")
    return text.text("emerald-board-four-gems", names=names, player=view["four_gems"])


def player_line(view: dict[str, Json], seat: int, text: Catalog, names: Sequence[str]) -> str:
    """A player's knights and cards."""
    shown = view["players"][seat]
    gold = text.text(
        "emerald-board-hand-hidden" if shown["gold"] is None else "emerald-board-hand",
        cards=shown["gold_cards"],
        values=shown["gold"] or "",
    )
    gems = [
        text.text("emerald-board-gems", gem=gem, gems=count)
        for gem, count in shown["gems"].items()
        if count
    ]
    return text.text(
        "emerald-board-player",
        names=names,
        player=seat,
        colours=[text.text(f"emerald-colour-{colour}") for colour in shown["colours"]],
        knights=shown["knights"],
        chamber=shown["chamber"],
        nest=shown["nest"],
        gold=gold,
        gems=gems or [text.text("emerald-board-no-cards")],
        treasures=shown["treasures"],
        bonus=shown["bonus"],
    )


def report(found: dict[str, Json], text: Catalog) -> list[str]:
    """What a simulation counted (see `stats.report`), in words."""
    games = max(1, sum(found["ended_by"].values()))
    ways = [
        text.text("emerald-sim-way", way=way, percent=round(100 * count / games, 2))
        for way, count in found["ended_by"].items()
    ]
    means = {name: round(mean, 3) for name, mean in found["per_game"].items()}
    lines = [
        text.text("emerald-sim-ends", ways=ways),
        text.text(
            "emerald-sim-turns",
            turns=round(found["mean_turns"], 3),
            dragon=round(found["dragon_moves"], 3),
        ),
        text.text("emerald-sim-means", **means),
    ]
    for seat in range(found["players"]):
        by_seat = found["per_game_by_seat"].items()
        means = {name: round(seats[seat], 3) for name, seats in by_seat}
        lines.append(text.text("emerald-sim-seat", seat=seat + 1, **means))
    return lines
