"""King of the Dice, rules K4 to K15: the table is laid, dice are rolled, a citizen is hired.

The labour market is in `market.py`; what citizens and dragons do, K16 to K25, in `citizens.py`;
how turns and games end, K26, in `turns.py`; counting, K27 to K30, in `scoring.py`. Everything here
is in the subset of Python that `karfunkel.core.compiled` compiles: integers, rows of integers,
loops and constant tuples. Dice, cards and map are constants from `box/tables.py`, taken by name, so
that another box of the game can take their place.
"""

from karfunkel.core.bits import lowest, several, size
from karfunkel.core.rng import Rng
from karfunkel.core.work import CHANCE, EVERYBODY, UNIFORM, Work, emit
from karfunkel.games.kingdice.box.tables import (
    CARD_EFFECT,
    CARD_JOKER,
    DIE_COLOUR,
    DRAGON_FIELDS,
    FIELD_TERRAIN,
    GEM,
)
from karfunkel.games.kingdice.rules.citizens import (
    card_with,
    choose_tile,
    conquer,
    jokers_of,
    list_bits,
    list_cards,
    list_fields,
    list_flames,
    list_gems,
    list_tiles_up,
    nearest,
    paired_jokers,
    place_flame,
    settle,
    settle_drawn,
    start_work,
    steal_card,
    steal_gem,
    take_flame,
    turn_up_tile,
)
from karfunkel.games.kingdice.rules.conditions import add, amounts, shape
from karfunkel.games.kingdice.rules.market import cards_below, piles_left, steps_met
from karfunkel.games.kingdice.rules.scoring import largest_area, score, winners
from karfunkel.games.kingdice.rules.state import (
    ACTIONS,
    ALARM,
    ALARMED,
    ALARMING,
    CARD_ON_OFFER,
    CARD_UP,
    CARDS,
    CHECK,
    CHECKING,
    CHOOSE_PILE,
    CHOOSE_TILE,
    CONQUER,
    DICE,
    DRAW,
    DRAW_FIELDS,
    DRAW_FIRST,
    DRAW_JOIN,
    DWARF_PILE,
    ENDING,
    EVENTS,
    FIELD,
    FIELD_MARKED,
    FIELDS,
    FIRST,
    FIRST_DIE,
    FIRST_PLAYER,
    FLAME,
    FLAMES,
    GOLD,
    GOLD_GEMS,
    HIRE,
    HIRED,
    HIRING,
    IN_BETWEEN,
    JOINED,
    JOINS,
    JOKER_ADDED,
    JOKERS,
    LOOKING,
    MAP_GOLD,
    MAP_JOINED,
    MAP_WHITE,
    MARKED,
    MARKERS,
    MOST_ROLLS,
    NO_GEM,
    NOTHING,
    NUMBERS,
    OUTCOMES,
    PAIR,
    PILE_SIZE,
    PILES,
    REMOVED_TILES,
    REROLL,
    REROLLED,
    ROLL,
    SETTLE,
    SETTLING,
    SIDE,
    STEAL_A_CARD,
    STEAL_A_GEM,
    STOP,
    SUPER_TAKEN,
    TAKE,
    TAKING,
    TAME,
    TERRAINS,
    THROWN,
    TILE,
    TILE_UP,
    TILES,
    TURN_UP,
    UNCOVERING,
    WHITE,
    WHITE_GEMS,
    WORKING,
    State,
)
from karfunkel.games.kingdice.rules.supply import list_tiles
from karfunkel.games.kingdice.rules.turns import ask, begin_turn, end_turn, throw

__all__ = [
    "ACTIONS",
    "EVENTS",
    "OUTCOMES",
    "State",
    "act",
    "cards_below",
    "deal",
    "hide",
    "largest_area",
    "lay_out",
    "lay_table",
    "legal",
    "light_flame",
    "look_at_market",
    "mark_fields",
    "nearest",
    "outcomes",
    "put_gem",
    "resample",
    "score",
    "steps_met",
    "turn",
    "winners",
]


def turn(g: State) -> int:
    """Who acts: chance, the player who chooses, or nobody."""
    return g.on_turn


def hide(g: State, player: int) -> None:
    """K15: everything is open, and what nobody has seen is not in the state."""


def resample(g: State, player: int, work: Work, rng: Rng) -> None:
    """Nothing was hidden."""


# --- The table ------------------------------------------------------------------------------


def lay_table(g: State) -> None:
    """K1 to K7, before anything is drawn, except what lies on the map."""
    g.join = g.players - 2
    g.phase = DRAW_FIRST
    g.on_turn = CHANCE
    g.hired = NOTHING
    g.tile = NOTHING
    for pile in range(PILES):
        g.offer[pile] = NOTHING
    g.unseen = (1 << CARDS) - 1
    for terrain in range(TERRAINS):
        g.face_down += 2 << 2 * terrain
    g.supply = TILES - REMOVED_TILES
    g.flames_left = FLAMES
    g.gold_left = GOLD_GEMS
    g.white_left = WHITE_GEMS - g.players
    for player in range(g.players):
        g.markers[player] = MARKERS
        g.white[player] = 1


def mark_fields(g: State) -> None:
    """K4, K6: flames and gems where the map has them."""
    for field in range(FIELDS):
        if DRAGON_FIELDS[g.players - 2] >> field & 1:
            light_flame(g, field)
        put_gem(g, field, GEM[field])


def light_flame(g: State, field: int) -> None:
    """K4: a dragon field gets a tile of its own terrain, and a flame on it."""
    g.castles |= 1 << field
    g.map_flames |= 1 << field
    g.flames_left -= 1
    g.face_down -= 1 << 2 * FIELD_TERRAIN[field]
    g.supply -= 1


def put_gem(g: State, field: int, gem: int) -> None:
    """K6: a gem from the supply onto the map."""
    if gem == GOLD:
        g.map_gold |= 1 << field
        g.gold_left -= 1
    elif gem == WHITE:
        g.map_white |= 1 << field
        g.white_left -= 1


def draw_first(g: State, work: Work, player: int) -> None:
    """K8."""
    g.active = player
    emit(work, EVERYBODY, FIRST_PLAYER, player)
    lay_out(g)


def lay_out(g: State) -> None:
    """K9 by chance, if the table has chosen that; then the top cards of the piles (K7)."""
    if g.random_join:
        g.phase = DRAW_JOIN
    elif g.random_fields:
        g.phase = DRAW_FIELDS
    else:
        g.phase = TURN_UP


def draw_join(g: State, work: Work, join: int) -> None:
    """K9: how the halves lie together."""
    g.join = join
    emit(work, EVERYBODY, MAP_JOINED, join)
    g.phase = DRAW_FIELDS if g.random_fields else TURN_UP


def mark_field(g: State, work: Work, field: int) -> None:
    """K9: a field for one flame after the other, then for the gold gems, then for the white."""
    gem = next_gem(g)
    if gem == NO_GEM:
        light_flame(g, field)
    else:
        put_gem(g, field, gem)
        if g.white_left == WHITE_GEMS - g.players - MAP_WHITE:
            g.phase = TURN_UP
    emit(work, EVERYBODY, FIELD_MARKED, gem, field)


def next_gem(g: State) -> int:
    """K9: what is put on the next random field; NO_GEM for a flame."""
    if g.flames_left > FLAMES - size(DRAGON_FIELDS[g.players - 2]):
        return NO_GEM
    return GOLD if g.gold_left > GOLD_GEMS - MAP_GOLD else WHITE


# --- Chance ---------------------------------------------------------------------------------


def outcomes(g: State, work: Work) -> int:
    """What a die shows, a tile, a card; at the beginning also who begins, join and fields."""
    if g.phase == ROLL:
        work.first = SIDE
        work.total = UNIFORM
        return NUMBERS
    if g.phase == DRAW:
        return list_tiles(g, work)
    if g.phase == TURN_UP:
        return list_set(work, CARD_UP + g.pile * PILE_SIZE, cards_below(g, g.pile), PILE_SIZE)
    if g.phase == DRAW_FIELDS:
        bare = ~(g.castles | g.map_white | g.map_gold) & (1 << FIELDS) - 1
        return list_set(work, MARKED, bare, FIELDS)
    work.total = UNIFORM
    if g.phase == DRAW_JOIN:
        work.first = JOINED
        return JOINS
    work.first = FIRST
    return g.players


def list_set(work: Work, first: int, members: int, most: int) -> int:
    """All elements of a set are equally likely."""
    total = 0
    for i in range(most):
        work.weight[i] = members >> i & 1
        total += members >> i & 1
    work.first = first
    work.total = total
    return most


def deal(g: State, work: Work, outcome: int) -> None:
    """Carry out what chance did."""
    if g.phase == ROLL:
        roll_die(g, work, outcome - SIDE)
    elif g.phase == DRAW:
        turn_up_tile(g, work, outcome - TILE_UP)
    elif g.phase == TURN_UP:
        turn_up_card(g, work, outcome - CARD_UP)
    elif g.phase == DRAW_FIELDS:
        mark_field(g, work, outcome - MARKED)
    elif g.phase == DRAW_JOIN:
        draw_join(g, work, outcome - JOINED)
    else:
        draw_first(g, work, outcome - FIRST)
    if g.phase >= IN_BETWEEN:
        go_on(g, work)


def turn_up_card(g: State, work: Work, card: int) -> None:
    """K7: the top card of a pile is on offer."""
    g.offer[g.pile] = card
    g.unseen ^= 1 << card
    emit(work, EVERYBODY, CARD_ON_OFFER, CARD_EFFECT[card], card, CARD_JOKER[card])
    if g.turns:
        g.phase = WORKING
    elif g.pile < PILES - 1:
        g.pile += 1
    else:
        g.pile = 0
        begin_turn(g, work)


# --- Choices --------------------------------------------------------------------------------


def legal(g: State, player: int, work: Work) -> int:
    """The legal actions: at least two."""
    if g.phase == REROLL:
        for dice in range(1 << DICE):
            work.action[dice] = dice
        return 1 << DICE
    if g.phase == CHECK:
        return list_checks(g, work)
    if g.phase == SETTLE or g.phase == TAME or g.phase == CONQUER:
        return list_fields(g, work)
    if g.phase == CHOOSE_TILE:
        return list_tiles_up(g, work)
    if g.phase == STEAL_A_CARD:
        return list_cards(g, work)
    if g.phase == STEAL_A_GEM:
        return list_gems(g, work)
    if g.phase == CHOOSE_PILE:
        return list_bits(work, TAKE, piles_left(g), 0)
    return list_flames(g, work)


def act(g: State, work: Work) -> None:
    """Carry out the choice of the active player, and what follows from it."""
    action = work.choice[g.active]
    if g.phase == REROLL:
        reroll(g, work, action)
    elif g.phase == CHECK:
        if action < HIRE:
            add_joker(g, work, action - PAIR)
        else:
            hire_or_alarm(g, action)
    elif g.phase == SETTLE:
        settle(g, work, action - FIELD)
        g.phase = SETTLING
    elif g.phase == CHOOSE_TILE:
        choose_tile(g, work, action - TILE)
        g.phase = SETTLING
    elif g.phase == STEAL_A_CARD:
        steal_card(g, work, action)
    elif g.phase == STEAL_A_GEM:
        steal_gem(g, work, action)
    elif g.phase == TAME:
        take_flame(g, work, action - FIELD)
    elif g.phase == CONQUER:
        conquer(g, work, action - FIELD)
    elif g.phase == CHOOSE_PILE:
        g.pile = action - TAKE
        g.phase = TAKING
    else:
        place_flame(g, work, 1 + action - FLAME)
    if g.phase >= IN_BETWEEN:
        go_on(g, work)


def go_on(g: State, work: Work) -> None:
    """Everything that follows without a choice, in the order of a turn.

    Every part is called from here and nowhere else, so compiled code inlines it once, not once for
    each caller.
    """
    if g.phase == CHECKING:
        check_dice(g)
    if g.phase == LOOKING:
        look_at_market(g)
        decide(g, work)
    if g.phase == HIRING:
        hire(g, work)
    if g.phase == ALARMING:
        sound_alarm(g, work)
    if g.phase == TAKING:
        take_super(g, work)
    if g.phase == UNCOVERING:
        uncover(g)
    if g.phase == WORKING:
        start_work(g, work)
    if g.phase == SETTLING:
        settle_drawn(g, work)
    if g.phase == ENDING:
        end_turn(g, work)


# --- Phase 1: roll --------------------------------------------------------------------------


def roll_die(g: State, work: Work, side: int) -> None:
    """K10: one die after the other; after the third throw the dice are checked."""
    g.dice |= 1 + side << 3 * FIRST_DIE[g.rolling]
    g.rolling &= g.rolling - 1
    if g.rolling == 0:
        emit(work, EVERYBODY, THROWN, g.active, g.rolls, g.dice)
        if g.rolls < MOST_ROLLS:
            g.phase = REROLL
            ask(g)
        else:
            g.phase = CHECKING


def reroll(g: State, work: Work, dice: int) -> None:
    """K10: any dice, also ones kept before; or stop with the dice as they are."""
    if dice == STOP:
        g.phase = CHECKING
    else:
        lying = g.dice
        throw(g, dice)
        emit(work, EVERYBODY, REROLLED, g.active, dice, lying - g.dice)


# --- Phase 2: check -------------------------------------------------------------------------


def check_dice(g: State) -> None:
    """K11: count the bare dice."""
    for die in range(DICE):
        side = (g.dice >> 3 * die & 7) - 1
        g.numbers += 1 << 4 * side
        g.colours += 1 << 4 * DIE_COLOUR[die][side]
    g.phase = LOOKING


def look_at_market(g: State) -> None:
    """K11: which cards on offer are met by the dice on the table; bare dice oblige to hire.

    K17: only the dwarf's card has more than one step, and the first is what it takes to hire him.
    """
    form, amount = shape(g.numbers, g.colours), amounts(g.numbers)
    g.met = 0
    for pile in range(PILES):
        steps = steps_met(g.offer[pile], form, amount)
        if steps:
            g.met |= 1 << pile
        if pile == DWARF_PILE:
            g.step = steps
    if g.added == 0:
        g.must_hire = int(g.met != 0)


def decide(g: State, work: Work) -> None:
    """K13, K14: with one card met, or none, and no jokers there is nothing to choose.

    The only action is never a joker: a player with a joker may also hire, or else sound the alarm.
    """
    if list_checks(g, work) == 1:
        hire_or_alarm(g, work.action[0])
    else:
        g.phase = CHECK
        ask(g)


def list_checks(g: State, work: Work) -> int:
    """K12: jokers. K14: any card that is met. K11, K13: the alarm if bare dice met none.

    The actions are numbered consecutively, from the first joker to the alarm, so they are one set.
    """
    choices = jokers_to_add(g) | g.met << HIRE - PAIR | 1 - g.must_hire << ALARM - PAIR
    return list_bits(work, PAIR, choices, 0)


def jokers_to_add(g: State) -> int:
    """K12: two equal face-up cards, a super joker and any face-up card, or two super jokers."""
    twice = paired_jokers(g, g.active)
    if g.supers[g.active] == 0:
        return twice
    once = jokers_of(g, g.active)
    if g.supers[g.active] == 1:
        return twice | once << JOKERS
    return twice | once << JOKERS | (1 << JOKERS) - 1 << 2 * JOKERS


def add_joker(g: State, work: Work, way: int) -> None:
    """K12: two cards leave the game, and a die with the face of the joker joins the others."""
    player, joker, supers = g.active, way % JOKERS, way // JOKERS
    for _ in range(2 - supers):
        g.cards[player] ^= card_with(g, player, joker)
    g.supers[player] -= supers
    g.numbers = add(g.numbers, joker % NUMBERS)
    g.colours = add(g.colours, joker // NUMBERS)
    if g.added >> 3 * joker & 7 < 7:
        g.added += 1 << 3 * joker
    emit(work, EVERYBODY, JOKER_ADDED, player, joker, supers)
    g.phase = LOOKING


def hire_or_alarm(g: State, action: int) -> None:
    """K14: exactly one citizen, or phase 3b."""
    if action == ALARM:
        g.phase = ALARMING
    else:
        g.pile = action - HIRE
        g.phase = HIRING


def hire(g: State, work: Work) -> None:
    """K14: the card goes face up in front of the player."""
    g.hired = g.offer[g.pile]
    g.cards[g.active] |= 1 << g.hired
    step = g.step if g.pile == DWARF_PILE else 0
    emit(work, EVERYBODY, HIRED, g.active, CARD_EFFECT[g.hired], step)
    g.phase = UNCOVERING


def sound_alarm(g: State, work: Work) -> None:
    """K23: a card of any pile; none if all are empty."""
    emit(work, EVERYBODY, ALARMED, g.active)
    piles = piles_left(g)
    if several(piles):
        g.phase = CHOOSE_PILE
        ask(g)
    elif piles:
        g.pile = lowest(piles)
        g.phase = TAKING
    else:
        g.phase = WORKING


def take_super(g: State, work: Work) -> None:
    """K23: the top card, face down: a super joker, whatever it was."""
    g.supers[g.active] += 1
    emit(work, EVERYBODY, SUPER_TAKEN, g.active, g.pile, g.supers[g.active])
    g.phase = UNCOVERING


def uncover(g: State) -> None:
    """K7: the next card is on offer, unless the pile is empty now; then phase 3."""
    g.offer[g.pile] = NOTHING
    if cards_below(g, g.pile):
        g.phase = TURN_UP
        g.on_turn = CHANCE
    else:
        g.phase = WORKING
