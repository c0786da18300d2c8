"""What a table of Emerald means for one seat, as numbers: the inputs of the net in `value.py`.

In the compiled subset. The net is asked only at the beginning of a turn, and all hands are known:
the search has dealt them. Only inputs that are not 0 are listed, as pairs of a number and a value.
"""

from karfunkel.core.vocabulary import Space
from karfunkel.games.emerald.rules.dragon_odds import stop
from karfunkel.games.emerald.rules.play import goal, knights_in_play
from karfunkel.games.emerald.rules.scoring import gem_cards, gold
from karfunkel.games.emerald.rules.state import (
    BONUS_WORTH,
    CAVE,
    CAVE_FIELDS,
    CHAMBER,
    COLOURS,
    DIE_FACES,
    GEM_KINDS,
    GOLD_KINDS,
    KNIGHTS,
    LAST_STRIP,
    MEADOW,
    NOWHERE,
    PILES,
    PLACE_TEXTS,
    SEATS,
    TREASURE_WORTH,
    TREASURES,
    State,
)

FIELDS = PLACE_TEXTS[MEADOW + 1 : CHAMBER]
FEW = 5
"""More knights in play than this count as this many."""

# What a seat has.
SEAT = Space()
GOLD = SEAT.add("gold")
HAND = SEAT.add("gold cards")
GEMS = SEAT.add("gems")
LEAD_IN_GEMS = SEAT.add(
    "kinds of gems, {lead}", lead=("far behind", "behind", "equal", "ahead", "far ahead")
)
NO_GEM = SEAT.add("kinds of gems that nobody has")
KINDS = SEAT.add("{kinds} kinds of gems", kinds=GEM_KINDS)
BONUS = SEAT.add("bonus for four gems")
TREASURE = SEAT.add("treasures")
ALIVE = SEAT.add("{knights} knights in play", knights=FEW)
IN_CASTLE = SEAT.add("knights in the castle")
AT = SEAT.add("knights on {field}", field=FIELDS)
PRIZE = SEAT.add("prize in reach")
CHAMBER_IN_REACH = SEAT.add("chamber in reach")
IN_DANGER = SEAT.add("faces that bring the dragon")
CAN_WIN = SEAT.add("chamber in reach that ends the game, ahead")
CAN_LOSE = SEAT.add("chamber in reach that ends the game, behind")
OF_A_SEAT = SEAT.size

# Every input by its number: what the seat has, what the others have together, the table.
INPUT = Space()
MINE = INPUT.add("own {what}", what=SEAT.texts())
THEIRS = INPUT.add("others' {what}", what=SEAT.texts())
LEAD = INPUT.add("lead")
SMALL_LEAD = INPUT.add("lead up to {most}", most=("3", "8"))
WAITS = INPUT.add("{turns} turns before it", turns=SEATS)
TREASURES_LEFT = INPUT.add("{left} treasures left", left=TREASURES)
STRIP = INPUT.add("strip at {field}", field=LAST_STRIP)
WEAKEST = INPUT.add("{knights} knights of the weakest", knights=FEW)
CARDS_LEFT = INPUT.add("cards left")
WINS_NOW = INPUT.add("own turn, and can win")
INPUTS = INPUT.size

GEM_PRIZE = 5
NEW_GEM_PRIZE = 8
"""In half points, as gold is counted here."""
MOST_LEADS = (3, 8)
STANDING = 480
"""Where points are noted by seat, behind the list of inputs."""


def put(out: list[int], n: int, number: int, value: int) -> int:
    """Add an input, if it is not 0; return how many there are."""
    if value:
        out[2 * n] = number
        out[2 * n + 1] = value
        return n + 1
    return n


def notice(g: State, player: int, out: list[int]) -> int:
    """Write the inputs of a seat into `out`: number, value, number, …; return how many pairs."""
    for seat in range(g.players):
        out[STANDING + seat] = standing(g, seat)
    n = notice_seat(g, player, MINE, out, 0)
    best = 0
    weakest = knights_in_play(g, player)
    for other in range(g.players):
        if other != player:
            n = notice_seat(g, other, THEIRS, out, n)
            best = max(best, out[STANDING + other])
            weakest = min(weakest, knights_in_play(g, other))
    lead = out[STANDING + player] - best
    n = put(out, n, LEAD, lead)
    for k in range(2):
        n = put(out, n, SMALL_LEAD + k, max(-MOST_LEADS[k], min(MOST_LEADS[k], lead)))
    waits = player - g.active
    n = put(out, n, WAITS + (waits if waits >= 0 else waits + g.players), 1)
    n = put(out, n, TREASURES_LEFT + g.treasures_left - 1, 1)
    n = put(out, n, STRIP + g.strip - 1, 1)
    n = put(out, n, WEAKEST + min(FEW, weakest) - 1, 1)
    left = 0
    for pile in range(PILES):
        left += g.left[pile]
    n = put(out, n, CARDS_LEFT, left)
    return put(out, n, WINS_NOW, waits == 0 and can_win(g, player, out))


def notice_seat(g: State, seat: int, first: int, out: list[int], n: int) -> int:
    """What a seat has, from the input `first` on."""
    n = put(out, n, first + GOLD, gold(g, seat))
    n = put(out, n, first + HAND, g.hand_size[seat])
    n = put(out, n, first + GEMS, gem_cards(g, seat))
    kinds = 0
    for gem in range(GEM_KINDS):
        mine = g.gems[seat * GEM_KINDS + gem]
        kinds += mine > 0
        most = most_gems(g, seat, gem)
        if mine + most == 0:
            n = put(out, n, first + NO_GEM, 1)
        else:
            n = put(out, n, first + LEAD_IN_GEMS + 2 + max(-2, min(2, mine - most)), 1)
    if g.collector == NOWHERE:
        n = put(out, n, first + KINDS + kinds, 1)
    n = put(out, n, first + BONUS, g.bonus[seat])
    n = put(out, n, first + TREASURE, g.treasures[seat])
    n = put(out, n, first + ALIVE + min(FEW, knights_in_play(g, seat)) - 1, 1)
    return notice_knights(g, seat, first, out, n)


def notice_knights(g: State, seat: int, first: int, out: list[int], n: int) -> int:
    """Where a seat's knights stand, what they can reach and what they risk."""
    knights = KNIGHTS[g.players]
    castle = 0
    best = 0
    dragon = 0
    stops = 0
    for roll in range(1, DIE_FACES + 1):
        stops |= 1 << stop(g, roll)
    for colour in range(seat, COLOURS[g.players], g.players):
        for slot in range(colour * knights, colour * knights + knights):
            place = g.knight[slot]
            if place >= CHAMBER:
                break
            if place <= MEADOW:
                castle += 1
                place = MEADOW
            else:
                n = put(out, n, first + AT + place - MEADOW - 1, 1)
                if place > CAVE:
                    dragon |= stops & 1 << place - CAVE
            reached = place + g.crowd[g.knight[slot]]
            if CAVE < reached < CHAMBER:
                best = max(best, field_prize(g, seat, reached - CAVE))
    n = put(out, n, first + IN_CASTLE, castle)
    n = put(out, n, first + PRIZE, best)
    if reaches_chamber(g, seat):
        n = put(out, n, first + CHAMBER_IN_REACH, 1)
        if ends_game(g, seat):
            n = put(out, n, first + (CAN_WIN if end_lead(g, seat, out) > 0 else CAN_LOSE), 1)
    faces = 0
    for field in range(1, CAVE_FIELDS + 1):
        faces += dragon >> field & 1
    return put(out, n, first + IN_DANGER, faces)


def reaches_chamber(g: State, seat: int) -> bool:
    """Whether a knight of a seat can move into the chamber."""
    knights = KNIGHTS[g.players]
    for colour in range(seat, COLOURS[g.players], g.players):
        for slot in range(colour * knights, colour * knights + knights):
            place = g.knight[slot]
            if place < CHAMBER and goal(g, place) == CHAMBER:
                return True
    return False


def can_win(g: State, seat: int, out: list[int]) -> bool:
    """Whether a seat's next move can end the game with it ahead."""
    return ends_game(g, seat) and end_lead(g, seat, out) > 0 and reaches_chamber(g, seat)


def ends_game(g: State, seat: int) -> bool:
    """Whether the next treasure of a seat ends the game (E21)."""
    return g.treasures_left == 1 or knights_in_play(g, seat) == 2


def end_lead(g: State, seat: int, out: list[int]) -> int:
    """By how many points a seat would be ahead with one more treasure."""
    best = 0
    for other in range(g.players):
        if other != seat:
            best = max(best, out[STANDING + other])
    return out[STANDING + seat] + TREASURE_WORTH - best


def field_prize(g: State, seat: int, field: int) -> int:
    """Roughly what the better card beside a cave field is worth, in half points."""
    best = 0
    for pile in range(2 * field - 2, 2 * field):
        card = g.top[pile] - 1
        if card >= GOLD_KINDS:
            new = g.collector == NOWHERE and g.gems[seat * GEM_KINDS + card - GOLD_KINDS] == 0
            best = max(best, NEW_GEM_PRIZE if new else GEM_PRIZE)
        elif card >= 0:
            best = max(best, 2 * (1 + card))
    return best


def standing(g: State, seat: int) -> int:
    """Points, with the majorities as they are now."""
    points = gold(g, seat) + TREASURE_WORTH * g.treasures[seat] + BONUS_WORTH * g.bonus[seat]
    for gem in range(GEM_KINDS):
        mine = g.gems[seat * GEM_KINDS + gem]
        points += mine
        if mine > most_gems(g, seat, gem):
            points += BONUS_WORTH
    return points


def most_gems(g: State, seat: int, gem: int) -> int:
    """The most gems of a kind that another seat has."""
    most = 0
    for other in range(g.players):
        if other != seat:
            most = max(most, g.gems[other * GEM_KINDS + gem])
    return most
