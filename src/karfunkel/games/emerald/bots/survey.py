"""What all actions of a decision in Emerald share, worked out once: for `action_inputs.py`.

In the compiled subset. Everything goes into the scratch space of `Work`, behind the list of inputs.
"""

from karfunkel.games.emerald.rules.dragon_odds import own_knights, stop
from karfunkel.games.emerald.rules.state import (
    CARD_KINDS,
    CAVE,
    CAVE_FIELDS,
    CHAMBER,
    DIE_FACES,
    GEM_KINDS,
    GOLD_KINDS,
    KNIGHTS,
    MEADOW,
    MOVE,
    NOWHERE,
    PLACES,
    State,
)

# Where `survey` writes. Cards are counted as in `State.top`; prizes are by card, or by cave field
# with the chamber last.
MINE_OF_GEM = 300
MOST_OF_GEM = MINE_OF_GEM + GEM_KINDS
"""The most that another player has."""
KINDS = MOST_OF_GEM + GEM_KINDS
"""How many kinds of gems the player has."""
MY_CARD = KINDS + 1
THEIR_CARD = MY_CARD + CARD_KINDS + 1
MINE = THEIR_CARD + CARD_KINDS + 1
THEIRS = MINE + CAVE_FIELDS + 2
RICH = THEIRS + CAVE_FIELDS + 2
"""On how many faces the dragon would meet other players who all have gold."""
POOR = RICH + 1
"""The same, with one who has none."""
LONELY = POOR + 1
"""By face: where the dragon would meet no other player's knight, else NOWHERE."""
OWN = LONELY + DIE_FACES
"""By face: how many of the player's own knights stand where it stops."""
PLACE, REACHED_FROM, PRIZE, KNIGHTS_THERE, RUNNER = range(5)
"""A place with knights: where a move from there leads (NOWHERE before the cave) and what to."""
MOST_PLACES = 10
SIDE = 1 + MOST_PLACES * RUNNER
"""How many places with knights of a side, and each of them."""
MY_COLOUR = OWN + DIE_FACES
MY_OTHER_COLOUR = MY_COLOUR + SIDE
THE_NEXT = MY_OTHER_COLOUR + SIDE
"""All knights of the next player."""

GEM_PRIZE = 5
NEW_GEM_PRIZE = 8
UNKNOWN_PRIZE = 4
TREASURE_PRIZE = 10


def survey(g: State, player: int, out: list[int]) -> None:
    """Write down once what every action is compared with."""
    survey_gems(g, player, out)
    if g.phase != MOVE:
        return
    other = player + 1 if player + 1 < g.players else 0
    survey_prizes(g, player, MY_CARD, MINE, out)
    survey_prizes(g, other, THEIR_CARD, THEIRS, out)
    survey_dragon(g, player, out)
    out[MY_COLOUR] = 0
    out[MY_OTHER_COLOUR] = 0
    out[THE_NEXT] = 0
    survey_knights(g, player, MINE, MY_COLOUR, out)
    survey_knights(g, other, THEIRS, THE_NEXT, out)
    if g.players == 2:
        survey_knights(g, player + 2, MINE, MY_OTHER_COLOUR, out)
        survey_knights(g, other + 2, THEIRS, THE_NEXT, out)


def survey_gems(g: State, player: int, out: list[int]) -> None:
    """The player's gems beside those of the others."""
    kinds = 0
    for gem in range(GEM_KINDS):
        most = 0
        for other in range(g.players):
            if other != player:
                most = max(most, g.gems[other * GEM_KINDS + gem])
        mine = g.gems[player * GEM_KINDS + gem]
        kinds += mine > 0
        out[MINE_OF_GEM + gem] = mine
        out[MOST_OF_GEM + gem] = most
    out[KINDS] = kinds


def survey_prizes(g: State, player: int, cards: int, fields: int, out: list[int]) -> None:
    """Roughly what every card is worth to a player, and the better one beside every cave field.

    In half points.
    """
    out[cards] = 0
    for card in range(GOLD_KINDS):
        out[cards + 1 + card] = 2 * (1 + card)
    for gem in range(GEM_KINDS):
        new = g.collector == NOWHERE and g.gems[player * GEM_KINDS + gem] == 0
        out[cards + 1 + GOLD_KINDS + gem] = NEW_GEM_PRIZE if new else GEM_PRIZE
    for field in range(CAVE_FIELDS):
        best = max(out[cards + g.top[2 * field]], out[cards + g.top[2 * field + 1]])
        out[fields + 1 + field] = best
    out[fields + CAVE_FIELDS + 1] = TREASURE_PRIZE


def survey_dragon(g: State, player: int, out: list[int]) -> None:
    """Whom the dragon would meet if it were woken now, face by face.

    A knight of the player who moves to or from there is not yet counted.
    """
    out[RICH] = 0
    out[POOR] = 0
    for roll in range(DIE_FACES):
        place = CAVE + stop(g, 1 + roll)
        out[OWN + roll] = 0
        out[LONELY + roll] = place
        if g.crowd[place]:
            own = own_knights(g, player, place)
            out[OWN + roll] = own
            if g.crowd[place] > own:
                out[LONELY + roll] = NOWHERE
                out[POOR if has_poor_prey(g, player, place) else RICH] += 1


def has_poor_prey(g: State, player: int, place: int) -> bool:
    """Whether another player without gold has a knight there."""
    for other in range(g.players):
        if other != player and g.hand_size[other] == 0 and own_knights(g, other, place):
            return True
    return False


def survey_knights(g: State, colour: int, prizes: int, side: int, out: list[int]) -> None:
    """Add the places where knights of a colour stand to a side."""
    knights = KNIGHTS[g.players]
    last = NOWHERE
    at = side + 1 + RUNNER * out[side]
    for slot in range(colour * knights, colour * knights + knights):
        place = g.knight[slot]
        if place >= PLACES:
            break
        if place == last:
            out[at - RUNNER + KNIGHTS_THERE] += 1
        else:
            last = place
            reached = min(CHAMBER, g.crowd[place] + (place if place > MEADOW else MEADOW))
            out[at + PLACE] = place
            out[at + REACHED_FROM] = reached if reached > CAVE else NOWHERE
            out[at + PRIZE] = out[prizes + reached - CAVE] if reached > CAVE else 0
            out[at + KNIGHTS_THERE] = 1
            out[side] += 1
            at += RUNNER


def best_prize(
    g: State, side: int, prizes: int, start: int, to: int, moved: bool, out: list[int]
) -> int:
    """The best prize in reach of a side, when a knight has gone from `start` to `to`.

    With `moved` the knight is one of this side, and may not go on.
    """
    best = 0
    at = side + 1
    for _ in range(out[side]):
        place = out[at + PLACE]
        reached = out[at + REACHED_FROM]
        prize = out[at + PRIZE]
        if place in (start, to):
            steps = g.crowd[place] + (place == to) - (place == start)
            reached = min(CHAMBER, steps + (place if place > MEADOW else MEADOW))
            stays = moved and place == start and out[at + KNIGHTS_THERE] == 1
            if steps == 0 or reached <= CAVE or stays:
                reached = NOWHERE
            prize = 0 if reached == NOWHERE else out[prizes + reached - CAVE]
        if reached != NOWHERE and reached == to:
            prize = UNKNOWN_PRIZE
        best = max(best, prize)
        at += RUNNER
    return best
