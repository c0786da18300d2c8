"""The schema of everything on the wire: `python -m karfunkel.server.schema > web/schema.json`."""

import json
import sys
from typing import Any

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from karfunkel.analysis.shapes import Analysis
from karfunkel.core.registry import game_names, load_game
from karfunkel.server import admin_messages, messages
from karfunkel.server.routes.solved import Solved

REFERENCE = "#/components/schemas/{model}"
SHAPES: tuple[Any, ...] = (
    messages.Message,
    messages.Command,
    messages.NewTable,
    messages.GoOn,
    messages.Made,
    messages.Person,
    messages.TableState,
    messages.Lan,
    messages.GameInfo,
    messages.TableLine,
    messages.Replay,
    messages.Proof,
    Solved,
    Analysis,
    messages.Underway,
    messages.Refused,
    admin_messages.AdminState,
)


def shapes() -> dict[str, Any]:
    """The shapes of all messages and of every game's view, by name."""
    views = TypedDict("Views", {name: load_game(name).view_type for name in game_names()})  # type: ignore[misc]
    named = {"Message": messages.Message, "Views": views}
    asked = [TypeAdapter(shape) for shape in (*SHAPES, views)]
    inputs: list[tuple[str, Any, TypeAdapter[Any]]] = [
        (str(number), "validation", adapter) for number, adapter in enumerate(asked)
    ]
    keyed, extra = TypeAdapter.json_schemas(inputs, ref_template=REFERENCE)
    found: dict[str, Any] = dict(extra.get("$defs", {}))
    for number, shape in enumerate((*SHAPES, views)):
        for name, known in named.items():
            if known is shape:
                found.setdefault(name, keyed[(str(number), "validation")])
    return dict(sorted(found.items()))


def schema() -> dict[str, Any]:
    """The whole schema: every route, and the shapes of what the sockets say."""
    from fastapi import FastAPI

    from karfunkel.server.routes import (
        admin,
        advice,
        around,
        push,
        puzzles,
        records,
        solved,
        tables,
    )

    app = FastAPI(title="Karfunkel", version="1")
    for subject in (tables, advice, records, around, solved, puzzles, admin, push):
        app.include_router(subject.router)
    found = app.openapi()
    found["components"]["schemas"] |= shapes()
    return found


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1, sort_keys=True)
    print()
