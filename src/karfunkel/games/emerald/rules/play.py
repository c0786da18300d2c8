"""Emerald, rules E7 to E21, in the order of a turn.

What stands on the table is in `state.py`, hidden gold in `hands.py`, counting in `scoring.py`.
Everything here is in the subset of Python that `karfunkel.core.compiled` compiles: integers,
rows of integers, loops and constant tuples.
"""

from karfunkel.core.work import CHANCE, EVERYBODY, UNIFORM, Work, emit
from karfunkel.games.emerald.rules.hands import hide, note_gold, resample
from karfunkel.games.emerald.rules.scoring import gold, majority, score, winners
from karfunkel.games.emerald.rules.state import (
    ACTIONS,
    ANSWER,
    BOTH,
    BRIBE,
    BRIBE_PAID,
    BRIBED,
    CATCH,
    CAUGHT,
    CAVE,
    CHAMBER,
    COLOURS,
    COUNTED,
    DIE,
    DIE_FACES,
    DRAGON_MOVED,
    DRAW_FIRST,
    EATEN,
    EVENTS,
    FIRST,
    FIRST_PLAYER,
    FOUR_GEMS,
    GAME_OVER,
    GEM_KINDS,
    GEM_TAKEN,
    GEM_UP,
    GIVE_UP,
    GIVEN,
    GOLD_KINDS,
    GOLD_TAKEN,
    GOLD_UP,
    KNIGHT,
    KNIGHT_MOVED,
    KNIGHTS,
    LAID_OUT,
    LAST_STRIP,
    LAST_TREASURE,
    LAY_OUT,
    MAJORITY,
    MEADOW,
    MOVE,
    NEST,
    NOBODY_CAUGHT,
    NOWHERE,
    ONE_KNIGHT,
    OUTCOMES,
    OVER,
    PILES,
    PLACES,
    ROLL,
    STOP,
    STOPPED,
    STRIP_LENGTH,
    STRIP_SHIFTED,
    TAKE,
    TAKE_GEM,
    TAKE_GOLD,
    TOWARD_CHAMBER,
    TOWARD_EXIT,
    TREASURE_TAKEN,
    TURN_BEGINS,
    UNCOVER,
    VICTIM,
    VICTIM_MOVED,
    State,
)

__all__ = [
    "ACTIONS",
    "EVENTS",
    "OUTCOMES",
    "State",
    "act",
    "deal",
    "hide",
    "legal",
    "outcomes",
    "resample",
    "score",
    "turn",
    "winners",
]


def turn(g: State) -> int:
    """Who acts: chance, the player who chooses, or nobody."""
    return g.on_turn


# --- Chance ---------------------------------------------------------------------------------


def outcomes(g: State, work: Work) -> int:
    """What the die shows, who begins, or the card that is turned up (E4: never seen before)."""
    if g.phase == ROLL:
        work.first = DIE  # E6: every face is there twice
        work.total = UNIFORM
        return DIE_FACES
    if g.phase == DRAW_FIRST:
        work.first = FIRST
        work.total = UNIFORM
        return g.players
    if g.pile & 1:
        return list_cards(g, work, GOLD_KINDS, GEM_KINDS)
    return list_cards(g, work, 0, GOLD_KINDS)


def list_cards(g: State, work: Work, first: int, kinds: int) -> int:
    """The kinds of cards from `first` on, each with how many have never been seen."""
    unseen, weight, total = g.unseen, work.weight, 0
    for i in range(kinds):
        weight[i] = unseen[first + i]
        total += unseen[first + i]
    work.first = first
    work.total = total
    return kinds


def deal(g: State, work: Work, outcome: int) -> None:
    """Carry out what chance did."""
    if g.phase == ROLL:
        move_dragon(g, work, outcome - DIE + 1)
    elif g.phase == UNCOVER:
        uncover(g, work, outcome)
    elif g.phase == LAY_OUT:
        lay_out(g, work, outcome)
    else:
        g.active = outcome - FIRST  # E7
        g.phase = LAY_OUT
        emit(work, EVERYBODY, FIRST_PLAYER, g.active)


def lay_out(g: State, work: Work, card: int) -> None:
    """E4: the top card of one pile after the other; then the first turn begins."""
    g.unseen[card] -= 1
    g.top[g.pile] = 1 + card
    if g.pile & 1:
        emit(work, EVERYBODY, LAID_OUT, (g.pile + 1) >> 1, g.top[g.pile - 1], card - GOLD_KINDS)
    g.pile += 1
    if g.pile == PILES:
        g.pile = 0
        begin_turn(g, work)


# --- Moving knights -------------------------------------------------------------------------


def begin_turn(g: State, work: Work) -> None:
    """E8: the first knight must be moved, so this is asked even if only one can be."""
    g.turns += 1
    g.second = 0
    g.took = 0
    g.moved_colour = 0
    g.moved_place = NOWHERE
    g.held_place = NOWHERE
    g.caught_colour = 0
    g.caught_moved = 0
    g.phase = MOVE
    g.on_turn = 1 << g.active
    emit(work, EVERYBODY, TURN_BEGINS, g.active, g.turns)


def legal(g: State, player: int, work: Work) -> int:
    """The legal actions: at least two, except for the first knight of a turn."""
    if g.phase == MOVE:
        return list_moves(g, player, work)
    if g.phase == TAKE:
        work.action[0] = TAKE_GOLD
        work.action[1] = TAKE_GEM
        return 2
    if g.phase == CATCH:
        return list_victims(g, work)
    return list_answers(g, player, work)


def list_moves(g: State, player: int, work: Work) -> int:
    """E8: any knight; then another one or none. E14: with two players of the same colour."""
    if g.second:
        n = list_knights(g, g.moved_colour, work, 0)
        work.action[n] = STOP
        return n + 1
    n = list_knights(g, player, work, 0)
    if g.players == 2:
        n = list_knights(g, player + 2, work, n)
    return n


def list_knights(g: State, colour: int, work: Work, n: int) -> int:
    """Add the places from which a knight of this colour can move, each once, to `n` actions.

    A knight that has moved (E8) or was bought free (E18) in this turn is left out.
    """
    knight, action, knights = g.knight, work.action, KNIGHTS[g.players]
    first = KNIGHT + PLACES * (colour // g.players)
    moved, held, listed = g.moved_place, g.held_place, NOWHERE
    for slot in range(colour * knights, colour * knights + knights):
        place = knight[slot]
        if place >= CHAMBER:
            break
        if place == moved:
            moved = NOWHERE
        elif place == held:
            held = NOWHERE
        elif place != listed:
            action[n] = first + place
            n += 1
            listed = place
    return n


def act(g: State, work: Work) -> None:
    """Carry out the choice of the one player who is asked."""
    if g.phase == MOVE:
        action = work.choice[g.active]
        if action == STOP:
            emit(work, EVERYBODY, STOPPED, g.active)
            end_turn(g, work)
        else:
            move_knight(g, work, action - KNIGHT)
    elif g.phase == TAKE:
        gem = work.choice[g.active] - TAKE_GOLD
        take_card(g, work, 2 * (g.moved_place - CAVE - 1) + gem)
    elif g.phase == CATCH:
        catch(g, work, work.choice[g.active])
    else:
        answer(g, work, work.choice[g.caught_colour % g.players])


def move_knight(g: State, work: Work, knight: int) -> None:
    """E9: as many steps as knights stand where this one starts, itself included."""
    start = knight % PLACES
    colour = g.active + knight // PLACES * g.players
    to = goal(g, start)
    shift_knight(g, colour, start, to)
    g.moved_colour = colour
    g.moved_place = to
    emit(work, EVERYBODY, KNIGHT_MOVED, g.active, colour, start, to)
    if to == CHAMBER:
        enter_chamber(g, work)
    else:
        g.crowd[to] += 1
        if to > CAVE:
            look_for_cards(g, work)
        else:
            end_move(g, work)


def goal(g: State, start: int) -> int:
    """E9: where a move from here leads. E10: steps beyond the chamber are lost."""
    to = g.crowd[start] + (start if start > MEADOW else MEADOW)
    return to if to < CHAMBER else CHAMBER


def shift_knight(g: State, colour: int, start: int, to: int) -> None:
    """Take a knight off its place and keep the knights of its colour in order."""
    knight = g.knight
    last = (colour + 1) * KNIGHTS[g.players] - 1
    slot = last
    while knight[slot] != start:
        slot -= 1
    while slot < last and knight[slot + 1] < to:
        knight[slot] = knight[slot + 1]
        slot += 1
    knight[slot] = to
    g.crowd[start] -= 1


def enter_chamber(g: State, work: Work) -> None:
    """E10: a treasure, and the turn is over. E21: perhaps the game, too."""
    g.treasures[g.active] += 1
    g.treasures_left -= 1
    emit(work, EVERYBODY, TREASURE_TAKEN, g.active, g.treasures_left)
    lonely = knights_in_play(g, g.active) == 1
    if g.treasures_left == 0:
        end_game(g, work, BOTH if lonely else LAST_TREASURE)
    elif lonely:
        end_game(g, work, ONE_KNIGHT)
    else:
        end_turn(g, work)


def end_move(g: State, work: Work) -> None:
    """E8: a second knight may move, if there is one. E11: not after a card was taken."""
    if g.second or g.took or not has_second_knight(g):
        end_turn(g, work)
    else:
        g.second = 1
        g.phase = MOVE
        g.on_turn = 1 << g.active


def has_second_knight(g: State) -> bool:
    """Whether `list_knights` would find any after the first move."""
    moved = g.moved_place
    held = g.held_place
    knights = KNIGHTS[g.players]
    for slot in range(g.moved_colour * knights, g.moved_colour * knights + knights):
        place = g.knight[slot]
        if place == moved:
            moved = NOWHERE
        elif place == held:
            held = NOWHERE
        else:
            return place < CHAMBER
    return False


def end_turn(g: State, work: Work) -> None:
    """E7: clockwise."""
    g.active += 1
    if g.active == g.players:
        g.active = 0
    begin_turn(g, work)


# --- Taking a card --------------------------------------------------------------------------


def look_for_cards(g: State, work: Work) -> None:
    """E11: a card must be taken, if there is one; with one pile left there is no choice."""
    pile = 2 * (g.moved_place - CAVE - 1)
    if g.left[pile] and g.left[pile + 1]:
        g.phase = TAKE
        g.on_turn = 1 << g.active
    elif g.left[pile]:
        take_card(g, work, pile)
    elif g.left[pile + 1]:
        take_card(g, work, pile + 1)
    else:
        look_for_dragon(g, work)


def take_card(g: State, work: Work, pile: int) -> None:
    """E11: the face-up card; what is below is turned up. E12: where it goes."""
    card = g.top[pile] - 1
    g.took = 1
    g.top[pile] = 0
    g.left[pile] -= 1
    if card < GOLD_KINDS:
        g.hand[g.active] += 1 << 3 * card
        g.hand_size[g.active] += 1
        note_gold(g, g.active, 1 + card)
        emit(work, EVERYBODY, GOLD_TAKEN, g.active, g.moved_place - CAVE, 1 + card)
    else:
        take_gem(g, work, card - GOLD_KINDS)
    if g.left[pile]:
        g.pile = pile
        g.phase = UNCOVER
        g.on_turn = CHANCE
    else:
        look_for_dragon(g, work)


def take_gem(g: State, work: Work, gem: int) -> None:
    """E13: the first to own all four kinds keeps the bonus card for good."""
    first = g.active * GEM_KINDS
    g.gems[first + gem] += 1
    emit(work, EVERYBODY, GEM_TAKEN, g.active, g.moved_place - CAVE, gem)
    if g.collector == NOWHERE:
        for kind in range(GEM_KINDS):
            if g.gems[first + kind] == 0:
                return
        g.collector = g.active
        g.bonus[g.active] += 1
        emit(work, EVERYBODY, FOUR_GEMS, g.active)


def uncover(g: State, work: Work, card: int) -> None:
    """E11: the next card of the pile lies face up."""
    g.unseen[card] -= 1
    g.top[g.pile] = 1 + card
    field = 1 + (g.pile >> 1)
    if card < GOLD_KINDS:
        emit(work, EVERYBODY, GOLD_UP, field, 1 + card, g.left[g.pile])
    else:
        emit(work, EVERYBODY, GEM_UP, field, card - GOLD_KINDS, g.left[g.pile])
    g.pile = 0
    look_for_dragon(g, work)


# --- The dragon -----------------------------------------------------------------------------


def wakes_dragon(g: State, place: int) -> bool:
    """E15: beside the strip, or on the dragon's own field."""
    field = place - CAVE
    return g.strip <= field < g.strip + STRIP_LENGTH or field == g.dragon


def look_for_dragon(g: State, work: Work) -> None:
    """E15: after each of the two moves, and after the card."""
    if wakes_dragon(g, g.moved_place):
        g.phase = ROLL
        g.on_turn = CHANCE
    else:
        end_move(g, work)


def move_dragon(g: State, work: Work, roll: int) -> None:
    """E16: the dragon moves. E17: only then, and only where it stops, does it catch anybody."""
    start = g.dragon
    walk(g, roll)
    emit(work, EVERYBODY, DRAGON_MOVED, roll, start, g.dragon, (g.facing + 1) >> 1)
    if g.crowd[CAVE + g.dragon] == 0:
        emit(work, EVERYBODY, NOBODY_CAUGHT, g.dragon)
        shift_strip(g, work)
    elif list_victims(g, work) == 1:
        catch(g, work, work.action[0])
    else:
        g.phase = CATCH
        g.on_turn = 1 << g.active


def walk(g: State, steps: int) -> None:
    """E16: back and forth beside the strip. E20: from its rear end or behind it only forward."""
    if g.dragon <= g.strip:
        g.facing = TOWARD_CHAMBER
    for _ in range(steps):
        g.dragon += g.facing
        if g.dragon == g.strip:
            g.facing = TOWARD_CHAMBER
        elif g.dragon == g.strip + STRIP_LENGTH - 1:
            g.facing = TOWARD_EXIT


def list_victims(g: State, work: Work) -> int:
    """E17: every colour on the dragon's field, and the moved knight where it makes a difference.

    It makes one only while the turn can go on: after the second move or a card, two knights of
    one colour on one field are the same for the rest of the game.
    """
    n = 0
    here = CAVE + g.dragon
    for colour in range(COLOURS[g.players]):
        if knights_at(g, colour, here):
            work.action[n] = VICTIM + colour
            n += 1
    if g.moved_place == here and not g.second and not g.took:
        if knights_at(g, g.moved_colour, here) > 1:
            work.action[n] = VICTIM_MOVED
            n += 1
    return n


def knights_at(g: State, colour: int, place: int) -> int:
    """How many knights of a colour stand there."""
    n = 0
    knights = KNIGHTS[g.players]
    for slot in range(colour * knights, colour * knights + knights):
        if g.knight[slot] == place:
            n += 1
    return n


def catch(g: State, work: Work, victim: int) -> None:
    """E17: this knight is caught. E18: without gold there is nothing to choose."""
    g.caught_colour = victim - VICTIM
    g.caught_moved = 0
    if victim == VICTIM_MOVED:
        g.caught_colour = g.moved_colour
        g.caught_moved = 1
    elif g.caught_colour == g.moved_colour and g.moved_place == CAVE + g.dragon:
        if knights_at(g, g.caught_colour, g.moved_place) == 1:
            g.caught_moved = 1
    owner = g.caught_colour % g.players
    emit(work, EVERYBODY, CAUGHT, owner, g.caught_colour, g.dragon, g.hand_size[owner])
    if g.hand_size[owner]:
        g.phase = ANSWER
        g.on_turn = 1 << owner
    else:
        lose_knight(g, work)


def list_answers(g: State, player: int, work: Work) -> int:
    """E18: give the knight up, or give any one gold card."""
    work.action[0] = GIVE_UP
    n = 1
    for card in range(GOLD_KINDS):
        if g.hand[player] >> 3 * card & 7:
            work.action[n] = BRIBE + card
            n += 1
    return n


def answer(g: State, work: Work, action: int) -> None:
    """E18: what the owner of the caught knight chose."""
    if action == GIVE_UP:
        lose_knight(g, work)
    else:
        bribe(g, work, action - BRIBE)


def bribe(g: State, work: Work, card: int) -> None:
    """E18: the card leaves the game unseen; the knight stays and rests until the next turn."""
    owner = g.caught_colour % g.players
    g.hand[owner] -= 1 << 3 * card
    g.hand_size[owner] -= 1
    note_gold(g, owner, GIVEN)
    if g.caught_colour == g.moved_colour and not g.caught_moved:
        g.held_place = CAVE + g.dragon
    emit(work, EVERYBODY, BRIBED, owner, g.caught_colour, g.hand_size[owner])
    emit(work, EVERYBODY if g.open_gold else owner, BRIBE_PAID, owner, 1 + card)
    shift_strip(g, work)


def lose_knight(g: State, work: Work) -> None:
    """E18: the knight goes to the nest. E21: that may end the game before the strip shifts."""
    owner = g.caught_colour % g.players
    shift_knight(g, g.caught_colour, CAVE + g.dragon, NEST)
    if g.caught_moved:
        g.moved_place = NOWHERE
    left = knights_in_play(g, owner)
    emit(work, EVERYBODY, EATEN, owner, g.caught_colour, left)
    if left == 1:
        end_game(g, work, ONE_KNIGHT)
    else:
        shift_strip(g, work)


def shift_strip(g: State, work: Work) -> None:
    """E19: one field toward the chamber, at most to cave fields 6 to 9. E20: without the dragon."""
    if g.strip < LAST_STRIP:
        g.strip += 1
        emit(work, EVERYBODY, STRIP_SHIFTED, g.strip, g.strip + STRIP_LENGTH - 1)
    end_move(g, work)


# --- The end --------------------------------------------------------------------------------


def knights_in_play(g: State, player: int) -> int:
    """E21: in the castle and on the way; with two players of both colours together."""
    n = 0
    knights = KNIGHTS[g.players]
    for colour in range(player, COLOURS[g.players], g.players):
        for slot in range(colour * knights, colour * knights + knights):
            if g.knight[slot] < CHAMBER:
                n += 1
    return n


def end_game(g: State, work: Work, way: int) -> None:
    """E21: at once. Then the majorities are settled and everything is counted."""
    g.phase = OVER
    g.on_turn = 0
    g.way = way
    award_majorities(g, work)
    best = 0
    for player in range(g.players):
        points = score(g, player)
        best = max(best, points)
        emit(work, EVERYBODY, COUNTED, player, gold(g, player), g.bonus[player], points)
    emit(work, EVERYBODY, GAME_OVER, winners(g), best, way, g.turns)


def award_majorities(g: State, work: Work) -> None:
    """E22: a bonus card for each kind of gem that one player alone has most of."""
    for gem in range(GEM_KINDS):
        owner = majority(g, gem)
        if owner != NOWHERE:
            g.bonus[owner] += 1
            emit(work, EVERYBODY, MAJORITY, owner, gem)
