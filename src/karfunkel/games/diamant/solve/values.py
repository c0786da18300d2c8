"""A two-player position, solved: for advice, for analysis and for the page.

>>> from karfunkel.games.diamant.game import GAME
>>> g = GAME.parse_position("diamant/1; players 2; deck tiny; row treasure 9, trap snake; hand 4")
>>> found = values(g)
>>> [round(win, 3) for win in found.wins]
[0.5, 0.5]
>>> go_on, leave = found.choices[0]
>>> round(go_on.often + leave.often, 6)
1.0
"""

from karfunkel.core.exact import Exact, Worth
from karfunkel.games.diamant.rules import CHOOSE, GO_ON, LEAVE, State
from karfunkel.games.diamant.solve.induction import BOUNDS
from karfunkel.games.diamant.solve.play import solution_of


def values(g: State) -> Exact:
    """Both seats' chances to win with their bounds, and how often each should make each choice.

    Any position of a two-player game will do, even one where chance is next or the game is over.
    Other games, and decks without a solution here, are refused.
    """
    solution = solution_of(g)
    first = solution.value(g, 0)
    high = tuple(min(1.0, solution.value(g, seat, BOUNDS)) for seat in (0, 1))
    choices: list[tuple[Worth, ...]] = [(), ()]
    if g.phase == CHOOSE:
        for seat in (0, 1):
            if g.cave >> seat & 1:
                found = solution.verdict(g, seat)
                choices[seat] = (
                    Worth(GO_ON, found.go_on, found.stays),
                    Worth(LEAVE, found.leave, 1 - found.stays),
                )
    return Exact((first, 1 - first), (1 - high[1], 1 - high[0]), high, tuple(choices))
