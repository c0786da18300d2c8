"""Positions that are solved: what the page shows beside the rules."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from msgspec.json import encode
from typing_extensions import TypedDict

from karfunkel.core.errors import Refusal
from karfunkel.core.game import SPECTATOR
from karfunkel.core.notation import LONGEST
from karfunkel.core.position import Position
from karfunkel.core.record import parse_step
from karfunkel.core.registry import load_game
from karfunkel.server.routes.asking import WHY, Serving, address, json_answer

MOST_STEPS = 100
router = APIRouter(prefix="/api", tags=["games"])


class SolvedChoice(TypedDict):
    """What a choice is worth in equilibrium."""

    action: str
    """In the notation of the game."""
    win: float
    often: float
    """How often to choose it."""


class Solved(TypedDict):
    """A position that is solved: chances by seats, with proven bounds, and the choices."""

    view: dict[str, Any]
    wins: list[float]
    low: list[float]
    high: list[float]
    choices: list[list[SolvedChoice]]
    """Of each seat; none for a seat that is not on turn."""


StepText = Annotated[str, Query(max_length=200)]


@router.get("/games/{name}/solved", responses=WHY | json_answer(Solved))
async def solved(
    name: str,
    request: Request,
    serving: Serving,
    position: Annotated[str, Query(max_length=LONGEST)],
    step: Annotated[list[StepText], Query(max_length=MOST_STEPS)] = [],  # noqa: B006
) -> Response:
    """The solution of a position, after some steps in the notation of records."""
    make = partial(solution, name, position, tuple(step))
    key = ("solved", name, position, tuple(step))
    made = await serving.solving.answer(address(request), key, make)
    return Response(made, media_type="application/json")


def solution(name: str, text: str, steps: tuple[str, ...]) -> bytes:
    """The same, computed now; in a process of its own."""
    game = load_game(name)
    state = game.parse_position(text)
    for line in steps:
        game.apply(state, parse_step(game, line))
    exact = game.exact(game.observe(state, SPECTATOR))
    if exact is None:
        raise Refusal("error-not-solved")
    found: Solved = {
        "view": Position.of(game, state).view,
        "wins": list(exact.wins),
        "low": list(exact.low),
        "high": list(exact.high),
        "choices": [
            [
                {"action": game.action_text(worth.action), "win": worth.win, "often": worth.often}
                for worth in choices
            ]
            for choices in exact.choices
        ],
    }
    return encode(found)
