"""The table of King of the Dice in words, made from a view: what a terminal shows."""

from collections.abc import Sequence

from karfunkel.core.game import Json
from karfunkel.games.kingdice.box.condition_text import condition_words
from karfunkel.text.messages import Catalog

GAP = 3
SIGNS = {"flame": "^", "white": "o", "gold": "*", "castle": "#"}
"""What lies on a field, beside the number of a player; explained below the map."""


def board(view: dict[str, Json], text: Catalog, names: Sequence[str]) -> list[str]:
    """The turn, the map, the labour market, the dice, and a line for every player."""
    lines = []
    if view["turn"]:
        player = view["active"]
        lines.append(
            text.text("kingdice-board-turn", names=names, turn=view["turn"], player=player)
        )
    lines += land(view, text)
    lines.append(text.text("kingdice-board-signs", **SIGNS))
    lines += [pile(shown, text) for shown in view["market"]]
    lines.append(supply(view, text))
    if any(view["dice"]):
        lines.append(dice(view, text))
    return lines + [player_line(view, seat, text, names) for seat in range(len(view["players"]))]


# --- The map --------------------------------------------------------------------------------


def land(view: dict[str, Json], text: Catalog) -> list[str]:
    """Rows of hexagons, two lines each, every row half a field to the right of the one above."""
    places = {(at["row"], 2 * at["column"] + at["row"]): at for at in view["fields"]}
    tops = {place: field_top(field) for place, field in places.items()}
    names = {
        place: text.text("kingdice-terrain", terrain=field["terrain"])
        for place, field in places.items()
    }
    half = (max(map(len, (*tops.values(), *names.values()))) + GAP) // 2
    left = min(place for _, place in places)
    lines = []
    for row in sorted({row for row, _ in places}):
        for labels in (tops, names):
            line = ""
            for place in sorted(place for at, place in places if at == row):
                line = line.ljust((place - left) * half) + labels[row, place]
            lines.append(line)
    return lines


def field_top(field: dict[str, Json]) -> str:
    """The name of a field and what is on it: `A7 2*`."""
    signs = ""
    if field["owner"] is not None:
        signs += str(field["owner"] + 1)
    elif field["flame"]:
        signs += SIGNS["flame"]
    elif field["castle"]:
        signs += SIGNS["castle"]
    if field["gem"]:
        signs += SIGNS[field["gem"]]
    return f"{field['field']} {signs}".strip()


# --- Market and dice ------------------------------------------------------------------------


def pile(shown: dict[str, Json], text: Catalog) -> str:
    """A pile of the labour market: who is on offer, for what, and whether the dice meet it."""
    top = shown["top"]
    if top is None:
        return text.text("kingdice-board-pile-empty", citizen=shown["citizen"])
    return text.text(
        "kingdice-board-pile",
        effect=top["effect"],
        conditions=" / ".join(condition(step, text) for step in top["conditions"]),
        joker=face(top["joker"]),
        left=shown["left"],
    )


def condition(shown: dict[str, Json], text: Catalog) -> str:
    """A condition in words; ✓ if it is met."""
    words = condition_words(shown["family"], shown["values"])
    return text.text(words["key"], **words["args"]) + (" ✓" if shown["met"] else "")


def face(shown: dict[str, Json]) -> str:
    """A face of a die or a joker as the messages “kingdice-die-…” name it."""
    return f"{shown['colour'][0]}{shown['number']}"


def dice(view: dict[str, Json], text: Catalog) -> str:
    """The dice by their numbers, with what jokers added."""
    rolled = [
        f"{n}: {text.text(f'kingdice-die-{face(die)}') if die else '…'}"
        for n, die in enumerate(view["dice"], 1)
    ]
    added = [face(die) for die in view["added"]]
    return text.text(
        "kingdice-board-dice", throw=view["throw"], dice=rolled, jokers=len(added), added=added
    )


def supply(view: dict[str, Json], text: Catalog) -> str:
    """What is beside the map."""
    return text.text("kingdice-board-supply", tiles=view["tiles"]["supply"], **view["supply"])


# --- Players --------------------------------------------------------------------------------


def player_line(view: dict[str, Json], seat: int, text: Catalog, names: Sequence[str]) -> str:
    """What lies in front of a player."""
    shown = view["players"][seat]
    jokers = sorted(face(card["joker"]) for card in shown["cards"])
    return text.text(
        "kingdice-board-player",
        names=names,
        seat=str(seat + 1),
        player=seat,
        score=shown["score"],
        fields=shown["fields"],
        area=shown["largest_area"],
        markers=shown["markers"],
        gold=shown["gold"],
        white=shown["white"],
        flames=shown["flames"],
        cards=len(jokers),
        jokers=jokers,
        supers=shown["super_jokers"],
    )


def report(found: dict[str, Json], text: Catalog) -> list[str]:
    """What a simulation counted (see `stats.report`), in words."""
    shares = {name: percent(share) for name, share in found["points_share"].items()}
    hires = [
        text.text("kingdice-sim-hire", effect=effect, percent=percent(share))
        for effect, share in found["hires_per_turn"].items()
    ]
    steps = [percent(share) for share in found["dwarf_steps"].values()]
    orders = found["wins_by_order"][: found["players"]]
    means = {name: f"{mean:.3f}" for name, mean in found["per_game"].items()}
    lengths = [int(turns) for turns in found["turns"]]
    return [
        text.text(
            "kingdice-sim-turns",
            turns=f"{found['mean_turns']:.3f}",
            shortest=min(lengths, default=0),
            longest=max(lengths, default=0),
            alarms=percent(found["alarms_per_turn"]),
        ),
        text.text("kingdice-sim-hires", hires=hires),
        text.text("kingdice-sim-steps", steps=steps),
        text.text("kingdice-sim-points", **shares),
        text.text("kingdice-sim-means", **means),
        text.text("kingdice-sim-order", shares=[percent(share) for share in orders]),
    ]


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.2f} %"
