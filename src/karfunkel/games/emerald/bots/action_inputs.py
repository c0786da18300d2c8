"""What an action of Emerald brings, as numbers: the inputs of the policy in `linear.py`.

In the compiled subset. Only inputs that are not 0 are listed, as pairs of a number and a value. All
of them follow from what is public and from the player's own hand.
"""

from karfunkel.core.vocabulary import Space
from karfunkel.games.emerald.bots.linear_weights import WEIGHTS
from karfunkel.games.emerald.bots.survey import (
    KINDS,
    LONELY,
    MINE,
    MINE_OF_GEM,
    MOST_OF_GEM,
    MY_CARD,
    MY_COLOUR,
    MY_OTHER_COLOUR,
    OWN,
    POOR,
    RICH,
    THE_NEXT,
    THEIRS,
    best_prize,
)
from karfunkel.games.emerald.rules.play import goal, knights_in_play, wakes_dragon
from karfunkel.games.emerald.rules.scoring import gold
from karfunkel.games.emerald.rules.state import (
    BONUS_WORTH,
    BRIBE,
    CATCH,
    CAVE,
    CHAMBER,
    DIE_FACES,
    GEM_KINDS,
    GOLD_KINDS,
    MEADOW,
    MOVE,
    NOWHERE,
    PLACE_TEXTS,
    PLACES,
    STOP,
    STRIP_LENGTH,
    TAKE,
    TAKE_GOLD,
    TREASURE_WORTH,
    TREASURES,
    VICTIM,
    VICTIM_MOVED,
    State,
)

BESIDE = ("behind the strip", *(f"strip {n}" for n in range(1, STRIP_LENGTH + 1)), "ahead of it")
FIELDS = PLACE_TEXTS[MEADOW + 1 : CHAMBER]

# What a card brings.
CARD = Space()
GOLD = CARD.add("gold")
GOLD_VALUE = CARD.add("value of gold")
GEM = CARD.add("gem")
NEW_KIND = CARD.add("gem of a new kind")  # counts the kinds including it, while nobody has all four
FOURTH_KIND = CARD.add("fourth kind of gems")
BREAKS_TIE = CARD.add("as many as the most")
MAKES_TIE = CARD.add("one fewer than the most")
MORE = CARD.add("more than the others")
MANY_MORE = CARD.add("more than the others by two")

# Every input by its number.
INPUT = Space()
TO = INPUT.add("to {field}", field=FIELDS)
SECOND_TO = INPUT.add("second knight to {field}", field=FIELDS)
FROM = INPUT.add("from {place}", place=("castle", *FIELDS))
TO_STRIP = INPUT.add("to {beside}", beside=BESIDE)
FROM_STRIP = INPUT.add("from {beside}", beside=BESIDE)
CROWD = INPUT.add("crowd")
TREASURE = INPUT.add("treasure, {left} left", left=TREASURES + 1)
LAST_LEAD = INPUT.add("lead when the treasure ends the game")
REACHED = INPUT.add("reaching {card}", card=CARD.texts())
TAKEN = INPUT.add("taking {card}", card=CARD.texts())
RICH_PREY = INPUT.add("prey with gold")
POOR_PREY = INPUT.add("prey without gold")
OWN_RANSOM = INPUT.add("own knight that can be bought free")
RANSOM_VALUE = INPUT.add("least gold for it")
OWN_LOSS = INPUT.add("own knight that is lost")
LOST_GAME = INPUT.add("end of the game, behind")
GOES_ON = INPUT.add("turn goes on")
OWN_SECOND = INPUT.add("prize for the second knight")
OWN_NEXT = INPUT.add("prize in the next turn")
NEXT_IF_ON = INPUT.add("prize of the next player, before the second knight")
NEXT_IF_OVER = INPUT.add("prize of the next player")
STOPPED = INPUT.add("stop")
VICTIM_WHO_MOVED = INPUT.add("own victim who moved")
OWN_VICTIM = INPUT.add("own victim")
POOR_VICTIM = INPUT.add("victim without gold")
LAST_GOLD_VICTIM = INPUT.add("victim with one gold")
VICTIM_BEHIND = INPUT.add("how far the victim is behind")
VICTIM_KNIGHTS = INPUT.add("knights of the victim")
VICTIM_ENDS = INPUT.add("lead when the victim ends the game")
RANSOM = INPUT.add("value of the ransom")
GIVEN_UP = INPUT.add("knight given up")
KNIGHTS_LEFT = INPUT.add("own knights")
GIVEN_AT = INPUT.add("how far it came")
SAVED = INPUT.add("least gold that is kept")
TREASURES_LEFT = INPUT.add("treasures left")
GIVEN_LEAD = INPUT.add("lead when that ends the game")
GIVEN_ENDS = INPUT.add("giving up ends the game")
INPUTS = INPUT.size

LISTED = -1
"""As `first`: list the inputs instead of weighing them."""
MOST_LEAD = 8
AHEAD = 10
"""An offset, so that a lead is never negative."""
ENDS_WELL = 5
"""The treasure that ends the game is counted in the lead."""
GUESSED_GOLD = 3


def describe(g: State, player: int, action: int, first: int, out: list[int]) -> int:
    """Write the inputs of an action into `out`: number, value, number, …; return how many pairs.

    With `first` from 0 on nothing is listed: then return the sum of the inputs times their weights,
    which begin there. Call `survey` before this, once for all actions of a decision.
    """
    if g.phase == MOVE:
        if action == STOP:
            n = put(out, first, 0, STOPPED, 1)
            return describe_next(g, NOWHERE, NOWHERE, 0, False, first, out, n)
        return describe_move(g, player, action, first, out)
    if g.phase == TAKE:
        card = g.top[2 * (g.moved_place - CAVE - 1) + action - TAKE_GOLD]
        return describe_card(g, card, TAKEN, first, out, 0)
    if g.phase == CATCH:
        return describe_victim(g, player, action, first, out)
    return describe_answer(g, player, action, first, out)


def put(out: list[int], first: int, n: int, number: int, value: int) -> int:
    """Add an input: to the list, if it is not 0, or with its weight to the sum."""
    if first >= 0:
        return n + WEIGHTS[first + number] * value
    if value:
        out[2 * n] = number
        out[2 * n + 1] = value
        return n + 1
    return n


def beside(g: State, place: int) -> int:
    """Where a place lies: behind the strip, beside which of its fields, or ahead of it."""
    offset = place - CAVE - g.strip
    if offset < 0:
        return 0
    return min(offset, STRIP_LENGTH) + 1


def describe_move(g: State, player: int, action: int, first: int, out: list[int]) -> int:
    """A knight's move."""
    start = action % PLACES
    to = goal(g, start)
    n = put(out, first, 0, FROM + max(0, start - MEADOW), 1)
    if start > CAVE:
        n = put(out, first, n, FROM_STRIP + beside(g, start), 1)
    goes_on = not g.second
    if to == CHAMBER:
        goes_on = False
        n = put(out, first, n, TREASURE + g.treasures_left, 1)
        if g.treasures_left == 1 or knights_in_play(g, player) == 2:
            n = put(out, first, n, LAST_LEAD, lead(g, player, player) + ENDS_WELL)
    else:
        n = put(out, first, n, (SECOND_TO if g.second else TO) + to - MEADOW - 1, 1)
        n = put(out, first, n, CROWD, g.crowd[to])
        if to > CAVE:
            n = put(out, first, n, TO_STRIP + beside(g, to), 1)
            pile = 2 * (to - CAVE - 1)
            card = better_card(g.top[pile], g.top[pile + 1], out)
            if card:
                goes_on = False
                n = describe_card(g, card, REACHED, first, out, n)
            if wakes_dragon(g, to):
                n = describe_dragon(g, player, start, to, first, out, n)
    return describe_next(g, start, to, action, goes_on, first, out, n)


def better_card(gold: int, gem: int, out: list[int]) -> int:
    """Which of two cards, as `State.top` counts them, a player would rather take; 0 for none."""
    return gem if out[MY_CARD + gem] > out[MY_CARD + gold] else gold


def describe_card(g: State, top: int, kind: int, first: int, out: list[int], n: int) -> int:
    """A card that is taken."""
    card = top - 1
    if card < GOLD_KINDS:
        n = put(out, first, n, kind + GOLD, 1)
        return put(out, first, n, kind + GOLD_VALUE, 1 + card)
    gem = card - GOLD_KINDS
    mine = out[MINE_OF_GEM + gem]
    most = out[MOST_OF_GEM + gem]
    n = put(out, first, n, kind + GEM, 1)
    if g.collector == NOWHERE and mine == 0:
        n = put(out, first, n, kind + NEW_KIND, 1 + out[KINDS])
        n = put(out, first, n, kind + FOURTH_KIND, out[KINDS] == GEM_KINDS - 1)
    n = put(out, first, n, kind + BREAKS_TIE, mine == most)
    n = put(out, first, n, kind + MAKES_TIE, mine + 1 == most)
    n = put(out, first, n, kind + MORE, mine > most)
    return put(out, first, n, kind + MANY_MORE, mine > most + 1)


def most_gems(g: State, player: int, gem: int) -> int:
    """The most gems of a kind that another player has."""
    most = 0
    for other in range(g.players):
        if other != player:
            most = max(most, g.gems[other * GEM_KINDS + gem])
    return most


def describe_dragon(
    g: State, player: int, start: int, to: int, first: int, out: list[int], n: int
) -> int:
    """Whom the dragon may catch, face by face."""
    own = 0
    for face in range(DIE_FACES):
        place = out[LONELY + face]
        if place != NOWHERE:
            own += out[OWN + face] + (place == to) - (place == start) > 0
    n = put(out, first, n, RICH_PREY, out[RICH])
    n = put(out, first, n, POOR_PREY, out[POOR])
    if own:
        if g.hand_size[player]:
            n = put(out, first, n, OWN_RANSOM, own)
            n = put(out, first, n, RANSOM_VALUE, own * least_gold(g, player))
        else:
            n = put(out, first, n, OWN_LOSS, own)
            if knights_in_play(g, player) == 2:
                n = put(out, first, n, LOST_GAME, own * (lead(g, player, player) < 0))
    return n


def least_gold(g: State, player: int) -> int:
    """The value of the least gold card in a hand; 0 if there is none."""
    for card in range(GOLD_KINDS):
        if g.hand[player] >> 3 * card & 7:
            return 1 + card
    return 0


def describe_next(
    g: State, start: int, to: int, action: int, goes_on: bool, first: int, out: list[int], n: int
) -> int:
    """What can be reached next, by the player and by the one after."""
    if goes_on:
        side = MY_COLOUR if action < PLACES else MY_OTHER_COLOUR
        n = put(out, first, n, GOES_ON, 1)
        n = put(out, first, n, OWN_SECOND, best_prize(g, side, MINE, start, to, True, out))
    else:
        best = best_prize(g, MY_COLOUR, MINE, start, to, False, out)
        best = max(best, best_prize(g, MY_OTHER_COLOUR, MINE, start, to, False, out))
        n = put(out, first, n, OWN_NEXT, best)
    best = best_prize(g, THE_NEXT, THEIRS, start, to, False, out)
    return put(out, first, n, NEXT_IF_ON if goes_on else NEXT_IF_OVER, best)


def describe_victim(g: State, player: int, action: int, first: int, out: list[int]) -> int:
    """Whom to throw to the dragon."""
    if action == VICTIM_MOVED:
        return put(out, first, 0, VICTIM_WHO_MOVED, 1)
    owner = (action - VICTIM) % g.players
    if owner == player:
        return put(out, first, 0, OWN_VICTIM, 1)
    n = put(out, first, 0, POOR_VICTIM, g.hand_size[owner] == 0)
    n = put(out, first, n, LAST_GOLD_VICTIM, g.hand_size[owner] == 1)
    n = put(out, first, n, VICTIM_BEHIND, AHEAD - lead(g, player, owner))
    n = put(out, first, n, VICTIM_KNIGHTS, knights_in_play(g, owner))
    if g.hand_size[owner] == 0 and knights_in_play(g, owner) == 2:
        n = put(out, first, n, VICTIM_ENDS, lead(g, player, player))
    return n


def describe_answer(g: State, player: int, action: int, first: int, out: list[int]) -> int:
    """Giving a knight up, or a gold card for it."""
    if action >= BRIBE:
        return put(out, first, 0, RANSOM, 1 + action - BRIBE)
    left = knights_in_play(g, player)
    n = put(out, first, 0, GIVEN_UP, 1)
    n = put(out, first, n, KNIGHTS_LEFT, left)
    n = put(out, first, n, GIVEN_AT, g.dragon)
    n = put(out, first, n, SAVED, least_gold(g, player))
    n = put(out, first, n, TREASURES_LEFT, g.treasures_left)
    if left == 2:
        n = put(out, first, n, GIVEN_LEAD, lead(g, player, player))
        n = put(out, first, n, GIVEN_ENDS, 1)
    return n


def lead(g: State, player: int, of: int) -> int:
    """By how many points `of` seems to lead, at most MOST_LEAD, as far as `player` can know."""
    best = 0
    for other in range(g.players):
        if other != of:
            best = max(best, standing(g, other) + gold_seen(g, player, other))
    points = standing(g, of) + gold_seen(g, player, of)
    return max(-MOST_LEAD, min(MOST_LEAD, points - best))


def gold_seen(g: State, player: int, of: int) -> int:
    """The value of a hand: the player's own is known, a card in another counts GUESSED_GOLD."""
    return gold(g, of) if of == player else GUESSED_GOLD * g.hand_size[of]


def standing(g: State, player: int) -> int:
    """Points except for gold, with the majorities as they are now."""
    points = TREASURE_WORTH * g.treasures[player] + BONUS_WORTH * g.bonus[player]
    for gem in range(GEM_KINDS):
        mine = g.gems[player * GEM_KINDS + gem]
        points += mine
        if mine > most_gems(g, player, gem):
            points += BONUS_WORTH
    return points
