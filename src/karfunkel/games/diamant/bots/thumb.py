"""`thumb`: the rule under "How to play well" on the rules page, in the compiled subset.

At most five numbers for each number of players; docs/strength.md says how they were found.
"""

from karfunkel.core.bits import size
from karfunkel.core.rng import Rng, below
from karfunkel.core.work import Work
from karfunkel.games.diamant.bots.policies import relic_worth
from karfunkel.games.diamant.rules import GO_ON, LEAVE, State

# The number at which to leave: ALONE in the cave, with one of several opponents still inside
# (PAIR), or with more (LIMIT). RELICS: what relics count while others are inside. BEHIND: how much
# the number grows for every ten gems behind the fullest other chest. Others inside may think alike,
# so between the number and twice the number only DIE cases out of six leave.
LIMIT = (0, 0, 40, 9, 6, 4, 4, 4, 4)
PAIR = (0, 0, 0, 15, 9, 11, 11, 11, 11)
ALONE = (0, 0, 35, 40, 50, 30, 30, 30, 30)
RELICS = (0, 0, 10, 0, 0, 0, 0, 0, 0)
BEHIND = (0, 0, 10, 10, 10, 10, 10, 10, 10)
DIE = (0, 0, 6, 2, 2, 3, 3, 3, 3)


def carried_out(g: State, relics: int) -> int:
    """What a player would carry out if all left now; unless alone, relics count as `relics`."""
    inside = size(g.cave)
    out = g.hand + g.lying // inside
    if inside == 1:
        return out + relic_worth(g)
    return out + relics if g.relics_lying else out


def lead(g: State, player: int) -> int:
    """How far a chest is ahead of the fullest other one."""
    best = 0
    for other in range(g.players):
        if other != player:
            best = max(best, g.chest[other])
    return g.chest[player] - best


def lean(
    g: State,
    player: int,
    rng: Rng,
    limit: int,
    pair: int,
    alone: int,
    relics: int,
    behind: int,
    die: int,
) -> int:
    """Leave when the traps in the row, times what would be carried out, reach a number."""
    out = carried_out(g, relics)
    margin = lead(g, player)
    inside = size(g.cave)
    if g.round == g.rounds:
        if margin + out <= 0:
            return GO_ON
        if inside == 1:
            return LEAVE
    number = limit
    if inside == 1:
        number = alone
    elif inside == 2 and g.players > 2:
        number = pair
    if margin < 0:
        number += -margin * behind // 10
    danger = size(g.traps) * out
    if danger < number:
        return GO_ON
    if inside > 1 and danger < 2 * number and below(rng, 6) >= die:
        return GO_ON
    return LEAVE


def thumb(g: State, player: int, work: Work, n: int, rng: Rng) -> int:
    """The rule of thumb for the number of players at the table."""
    p = g.players
    return lean(g, player, rng, LIMIT[p], PAIR[p], ALONE[p], RELICS[p], BEHIND[p], DIE[p])
