"""The table of Diamant in words, made from a view: what a terminal shows."""

from collections.abc import Sequence

from karfunkel.core.game import Json
from karfunkel.games.diamant.screens.views import RUBIES_PER_DIAMOND
from karfunkel.text.messages import Catalog


def board(view: dict[str, Json], text: Catalog, names: Sequence[str]) -> list[str]:
    """The round, the row, what lies there, the danger, and a line for every player."""
    lines = [text.text("diamant-board-round", round=view["round"], rounds=view["rounds"])]
    if view["row"]:
        lines.append(text.text("diamant-board-row", cards=[card(c, text) for c in view["row"]]))
    else:
        lines.append(text.text("diamant-board-row-empty"))
    lines.append(text.text("diamant-board-lying", gems=view["lying"], relics=view["relics_lying"]))
    lines.append(danger(view, text))
    return lines + [player(view, seat, text, names) for seat in range(len(view["players"]))]


def card(shown: dict[str, Json], text: Catalog) -> str:
    """A card of the row."""
    kind = shown["kind"]
    return text.text(f"diamant-card-{kind}", **{k: v for k, v in shown.items() if k != "kind"})


def danger(view: dict[str, Json], text: Catalog) -> str:
    """The traps that would strike now, and how likely the next card is one of them."""
    lying = [trap for trap in view["traps"] if trap["lying"]]
    deck = view["danger"]["deck"]
    if not lying:
        return text.text("diamant-board-no-danger", deck=deck)
    return text.text(
        "diamant-board-danger",
        traps=[
            text.text("diamant-board-trap-left", trap=trap["trap"], left=trap["left"])
            for trap in lying
        ],
        strikes=view["danger"]["strikes"],
        deck=deck,
    )


def player(view: dict[str, Json], seat: int, text: Catalog, names: Sequence[str]) -> str:
    """Where a player is, and what they have."""
    shown = view["players"][seat]
    chest = shown["chest"]
    return text.text(
        "diamant-board-inside" if shown["in_cave"] else "diamant-board-outside",
        names=names,
        player=seat,
        hand=shown["hand"],
        chest=text.text("diamant-chest-closed") if chest is None else coins(chest, text),
        relics=shown["relics"],
    )


def coins(gems: int, text: Catalog) -> str:
    """D3: gems as they lie in the chest, with five rubies exchanged for a diamond."""
    diamonds, rubies = divmod(gems, RUBIES_PER_DIAMOND)
    if not diamonds:
        return str(gems)
    return text.text("diamant-chest", gems=gems, diamonds=diamonds, rubies=rubies)


def report(found: dict[str, Json], text: Catalog) -> list[str]:
    """What a simulation counted (see `stats.report`), in words."""
    lines = []
    for shown in found["rounds"]:
        ends = shown["ended_by"]
        total = max(1, sum(ends.values()))
        causes = [
            text.text("diamant-sim-cause", cause=cause, percent=round(100 * count / total, 2))
            for cause, count in ends.items()
        ]
        number, mean = shown["round"], round(shown["mean_cards"], 3)
        lines.append(text.text("diamant-sim-round", round=number, mean=mean, causes=causes))
    for shown in found["rounds"]:
        total = max(1, sum(shown["cards"].values()))
        cards = [
            text.text("sim-share", name=n, percent=round(100 * count / total, 2))
            for n, count in shown["cards"].items()
        ]
        lines.append(text.text("diamant-sim-cards", round=shown["round"], cards=cards))
    relics = round(found["relics_carried_out"], 3)
    return [*lines, text.text("diamant-sim-relics", mean=relics)]
