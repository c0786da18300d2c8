"""Diamant, rules D1 to D22, in the order of a round.

Everything here is in the subset of Python that `karfunkel.core.compiled` compiles: integers,
rows of integers, loops and constant tuples.
"""

from typing import Annotated, Literal

from karfunkel.core.bits import size
from karfunkel.core.layout import Layout
from karfunkel.core.rng import Rng
from karfunkel.core.vocabulary import Events, Space, Words
from karfunkel.core.work import CHANCE, EVERYBODY, PLAYER_OF, Work, emit

# D2: the expedition cards by kind, which chance turns up, with how many there are of each.
TREASURES = (1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17)
Trap = Literal["spider", "snake", "lava", "boulder", "ram"]
TRAPS: Words[Trap] = Words(Trap)
TRAP_KINDS = len(TRAPS)

OUTCOMES = Space()
FIRST_TREASURE = OUTCOMES.add("treasure {value}", value=TREASURES)
FIRST_TRAP = OUTCOMES.add("trap {trap}", trap=TRAPS)
RELIC = OUTCOMES.add("relic")

CARD_KINDS = OUTCOMES.size
CARDS = (1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3, 5)
DECK = 35

# D14: what the next relic pays, by how many were carried out before it.
RELIC_PAYS = (5, 5, 5, 10, 10)

SEATS = 8
ROUNDS = 5

ACTIONS = Space()
GO_ON = ACTIONS.add("go on")
LEAVE = ACTIONS.add("leave")

Phase = Literal["turn up", "choose", "over"]
PHASES: Words[Phase] = Words(Phase)
TURN_UP, CHOOSE, OVER = PHASES.numbers

EVENTS = Events("diamant", trap=TRAPS, cause=("left", *TRAPS))
ROUND_BEGINS = EVENTS.add("round-begins", "round")
TREASURE = EVENTS.add("treasure", "value", "share", "rest")
TRAP = EVENTS.add("trap", "trap")
SPRUNG = EVENTS.add("sprung", "trap", "players", "lost")
RELIC_FOUND = EVENTS.add("relic", "lying")
GOING_ON = EVENTS.add("going-on", "players")
LEAVING = EVENTS.add("leaving", "players", "share", "rest", "gems")
RELICS_TAKEN = EVENTS.add("relics-taken", "player", "relics", "worth")
ROUND_OVER = EVENTS.add("round-over", "round", "cause", "cards", "relics")
GAME_OVER = EVENTS.add("game-over", "players", "score")

PerPlayer = Annotated[list[int], SEATS]


class State(Layout):
    """All that is known at the table. Sets of players and of traps are bits of one integer."""

    players: int
    rounds: int
    closed_chests: int
    round: int
    phase: int
    cave: int
    """The players in the cave."""
    hand: int
    """What each player in the cave holds: all went in with nothing and got equal shares."""
    lying: int
    """Gems lying in the cave."""
    relics_lying: int
    relics_out: int
    """Relics carried out in the whole game."""
    traps: int
    """The traps lying in the row."""
    row_length: int
    chest: PerPlayer
    relics: PerPlayer
    deck: Annotated[list[int], CARD_KINDS]
    """How many cards of each kind lie face down; their order does not exist."""
    row: Annotated[list[int], DECK]


def turn(g: State) -> int:
    """Who acts: chance, the players in the cave, or nobody."""
    if g.phase == TURN_UP:
        return CHANCE
    if g.phase == CHOOSE:
        return g.cave
    return 0


# --- A round --------------------------------------------------------------------------------


def enter_cave(g: State) -> None:
    """D5: everyone goes in with an empty hand."""
    g.cave = (1 << g.players) - 1
    g.hand = 0
    g.phase = TURN_UP


def outcomes(g: State, work: Work) -> int:
    """D6: any card of the face-down deck may be on top."""
    deck, weight, total = g.deck, work.weight, 0
    for card in range(CARD_KINDS):
        weight[card] = deck[card]
        total += deck[card]
    work.first = FIRST_TREASURE
    work.total = total
    return CARD_KINDS


def deal(g: State, work: Work, card: int) -> None:
    """D6: turn a card over; it joins the row."""
    if g.row_length == 0:
        emit(work, EVERYBODY, ROUND_BEGINS, g.round)
    g.deck[card] -= 1
    g.row[g.row_length] = card
    g.row_length += 1
    g.phase = CHOOSE
    if card < FIRST_TRAP:
        share_treasure(g, work, TREASURES[card])
    elif card < RELIC:
        meet_trap(g, work, card - FIRST_TRAP)
    else:
        g.relics_lying += 1  # D10
        emit(work, EVERYBODY, RELIC_FOUND, g.relics_lying)


def share_treasure(g: State, work: Work, value: int) -> None:
    """D7: equal shares for the players in the cave; the rest stays lying."""
    inside = size(g.cave)
    share = value // inside
    rest = value - share * inside
    g.hand += share
    g.lying += rest
    emit(work, EVERYBODY, TREASURE, value, share, rest)


def meet_trap(g: State, work: Work, trap: int) -> None:
    """D8: the first of its kind does nothing. D9: the second drives everyone out."""
    emit(work, EVERYBODY, TRAP, trap)
    if g.traps >> trap & 1:
        flee(g, work, trap)
    else:
        g.traps |= 1 << trap


def flee(g: State, work: Work, trap: int) -> None:
    """D9: the players in the cave lose their hands, and the round is over."""
    emit(work, EVERYBODY, SPRUNG, trap, g.cave, g.hand)
    end_round(g, work, 1 + trap)


def legal(g: State, player: int, work: Work) -> int:
    """D11: every player in the cave goes on or leaves."""
    work.action[0] = GO_ON
    work.action[1] = LEAVE
    return 2


def act(g: State, work: Work) -> None:
    """D11: the choices are revealed together."""
    leaving = 0
    for player in range(g.players):
        leaving |= work.choice[player] << player  # LEAVE is 1
    leaving &= g.cave
    if g.cave != leaving:
        emit(work, EVERYBODY, GOING_ON, g.cave & ~leaving)
    if leaving:
        leave_cave(g, work, leaving)
    if g.cave:
        g.phase = TURN_UP  # D16
    else:
        end_round(g, work, 0)  # D17


def leave_cave(g: State, work: Work, leaving: int) -> None:
    """D12: the leavers share what lies in the cave. D15: all they hold is safe in the chest."""
    leavers = size(leaving)
    share = g.lying // leavers
    g.lying -= share * leavers
    gems = g.hand + share
    emit(work, EVERYBODY, LEAVING, leaving, share, g.lying, gems)
    for player in range(g.players):
        g.chest[player] += gems * (leaving >> player & 1)
    if leavers == 1 and g.relics_lying:
        take_relics(g, work, leaving)
    g.cave &= ~leaving


def take_relics(g: State, work: Work, leaving: int) -> None:
    """D13: a player who leaves alone takes all relics in the row. D14: what they pay."""
    worth = 0
    for relic in range(g.relics_lying):
        worth += RELIC_PAYS[g.relics_out + relic]
    player = PLAYER_OF[leaving]
    emit(work, EVERYBODY, RELICS_TAKEN, player, g.relics_lying, worth)
    g.chest[player] += worth
    g.relics[player] += g.relics_lying
    g.relics_out += g.relics_lying
    g.relics_lying = 0


# --- The end of a round ---------------------------------------------------------------------


def end_round(g: State, work: Work, cause: int) -> None:
    """D17: the round is over, because all have left (cause 0) or by a trap (cause 1 + trap)."""
    emit(work, EVERYBODY, ROUND_OVER, g.round, cause, g.row_length, g.relics_lying)
    clear_row(g, cause)
    g.cave = 0
    g.hand = 0
    g.lying = 0  # D18
    g.traps = 0
    if g.round == g.rounds:
        g.phase = OVER
        emit(work, EVERYBODY, GAME_OVER, winners(g), best_chest(g))
    else:
        g.round += 1
        enter_cave(g)


def clear_row(g: State, cause: int) -> None:
    """D21: the row returns to the deck, except relics (D19) and one card of the trap (D20)."""
    for place in range(g.row_length):
        card = g.row[place]
        if card != RELIC:
            g.deck[card] += 1
        g.row[place] = 0
    if cause:
        g.deck[FIRST_TRAP + cause - 1] -= 1
    g.relics_lying = 0
    g.row_length = 0


# --- The end of the game --------------------------------------------------------------------


def score(g: State, player: int) -> int:
    """What is safe in the chest."""
    return g.chest[player]


def best_chest(g: State) -> int:
    """What the fullest chest holds."""
    best = 0
    for player in range(g.players):
        best = max(best, g.chest[player])
    return best


def winners(g: State) -> int:
    """D22: the highest chest wins; equal chests share the win."""
    best = best_chest(g)
    found = 0
    for player in range(g.players):
        if g.chest[player] == best:
            found |= 1 << player
    return found


# --- What a player may see ------------------------------------------------------------------


def hide(g: State, player: int) -> None:
    """Nothing to blank: the deck has no order, and secret choices (D11) never enter the state."""


def resample(g: State, player: int, work: Work, rng: Rng) -> None:
    """Nothing to guess: see `hide`."""
