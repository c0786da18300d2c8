"""Fireflies, rules F1 to F11 (docs/rules.md), in the order of a night.

Everything here is in the subset of Python that `karfunkel.core.compiled` compiles: integers,
rows of integers, loops and constant tuples.
"""

from typing import Annotated, Literal

from karfunkel.core.layout import Layout
from karfunkel.core.rng import Rng, below
from karfunkel.core.vocabulary import Events, Space, Words
from karfunkel.core.work import CHANCE, EVERYBODY, UNIFORM, Work, emit

SEATS = 4
NIGHTS = 6

Meadow = Literal["brook", "hill", "wood"]
MEADOWS: Words[Meadow] = Words(Meadow)
MEADOW_COUNT = 3

Phase = Literal["deal", "dusk", "choose", "over"]
PHASES: Words[Phase] = Words(Phase)
DEAL, DUSK, CHOOSE, OVER = PHASES.numbers

# F6: a meadow without the lantern, or with it.
ACTIONS = Space()
GO = ACTIONS.add("{meadow}", meadow=MEADOWS)
SHINE = ACTIONS.add("{meadow} with lantern", meadow=MEADOWS)

COMING = (1, 2, 3, 4)
COMING_KINDS = 4
OUTCOMES = Space()
FAVOURITE = OUTCOMES.add("favourite {meadow}", meadow=MEADOWS)
NIGHTFALL = OUTCOMES.add("dusk {brook} {hill} {wood}", brook=COMING, hill=COMING, wood=COMING)
NIGHTFALLS = COMING_KINDS**3

EVENTS = Events("fireflies", meadow=MEADOWS)
DEALT = EVENTS.add("dealt", "player", "meadow")
FELL = EVENTS.add("dusk", "night", "brook", "hill", "wood")
SHONE = EVENTS.add("shone", "player", "meadow")
CAUGHT = EVENTS.add("caught", "players", "meadow", "share", "left")
REVEALED = EVENTS.add("revealed", "player", "meadow", "score")
GAME_OVER = EVENTS.add("game-over", "players", "score")


class State(Layout):
    """Everything at the table. Sets of players are bits of one integer."""

    players: int
    nights: int
    night: int
    phase: int
    dealt: int
    """The number of players who have been dealt their favourite."""
    lanterns: int
    """The players who still have their lantern."""
    favourite: Annotated[list[int], SEATS]
    """1 + the meadow; 0 if there is none yet, or if it is hidden."""
    glow: Annotated[list[int], MEADOW_COUNT]
    """The fireflies in each meadow."""
    caught: Annotated[list[int], SEATS * MEADOW_COUNT]
    """What each player caught in each meadow."""


def turn(g: State) -> int:
    """Chance, all players, or nobody."""
    if g.phase == CHOOSE:
        return (1 << g.players) - 1
    if g.phase == OVER:
        return 0
    return CHANCE


# --- A night --------------------------------------------------------------------------------


def outcomes(g: State, work: Work) -> int:
    """F3: any meadow. F5: any number in each meadow."""
    work.total = UNIFORM
    if g.phase == DEAL:
        work.first = FAVOURITE
        return MEADOW_COUNT
    work.first = NIGHTFALL
    return NIGHTFALLS


def deal(g: State, work: Work, outcome: int) -> None:
    """A favourite for the next player, or dusk."""
    if g.phase == DEAL:
        deal_favourite(g, work, outcome - FAVOURITE)
    else:
        fall(g, work, outcome - NIGHTFALL)


def deal_favourite(g: State, work: Work, meadow: int) -> None:
    """F3: only the player learns it."""
    player = g.dealt
    g.favourite[player] = 1 + meadow
    g.dealt += 1
    emit(work, player, DEALT, player, meadow)
    if g.dealt == g.players:
        g.phase = DUSK


def fall(g: State, work: Work, coming: int) -> None:
    """F5: fireflies come to every meadow."""
    brook = COMING[coming // (COMING_KINDS * COMING_KINDS)]
    hill = COMING[coming // COMING_KINDS % COMING_KINDS]
    wood = COMING[coming % COMING_KINDS]
    g.glow[0] += brook
    g.glow[1] += hill
    g.glow[2] += wood
    g.phase = CHOOSE
    emit(work, EVERYBODY, FELL, g.night, brook, hill, wood)


def legal(g: State, player: int, work: Work) -> int:
    """F6: any meadow. F7: with the lantern only if the player still has it."""
    n = SHINE + MEADOW_COUNT if g.lanterns >> player & 1 else SHINE
    for action in range(n):
        work.action[action] = action
    return n


def act(g: State, work: Work) -> None:
    """F6: the choices are revealed together."""
    for player in range(g.players):
        if work.choice[player] >= SHINE:
            g.lanterns &= ~(1 << player)
            emit(work, EVERYBODY, SHONE, player, work.choice[player] - SHINE)
    for meadow in range(MEADOW_COUNT):
        visit(g, work, meadow)
    if g.night == g.nights:
        end_game(g, work)
    else:
        g.night += 1
        g.phase = DUSK


def visit(g: State, work: Work, meadow: int) -> None:
    """F8: equal shares; the remainder stays. F7: a lantern counts as two visitors."""
    visitors = 0
    shares = 0
    for player in range(g.players):
        if work.choice[player] % SHINE == meadow:
            visitors |= 1 << player
            shares += 1 + work.choice[player] // SHINE
    if visitors == 0:
        return
    share = g.glow[meadow] // shares
    for player in range(g.players):
        if visitors >> player & 1:
            g.caught[player * MEADOW_COUNT + meadow] += share * (1 + work.choice[player] // SHINE)
    g.glow[meadow] -= share * shares
    emit(work, EVERYBODY, CAUGHT, visitors, meadow, share, g.glow[meadow])


# --- The end of the game --------------------------------------------------------------------


def end_game(g: State, work: Work) -> None:
    """F10: the favourites are revealed."""
    g.phase = OVER
    for player in range(g.players):
        emit(work, EVERYBODY, REVEALED, player, g.favourite[player] - 1, score(g, player))
    emit(work, EVERYBODY, GAME_OVER, winners(g), best_score(g))


def score(g: State, player: int) -> int:
    """F10: the favourite meadow counts twice, where it is known."""
    points = 0
    for meadow in range(MEADOW_COUNT):
        points += g.caught[player * MEADOW_COUNT + meadow]
    if g.favourite[player]:
        points += g.caught[player * MEADOW_COUNT + g.favourite[player] - 1]
    return points


def best_score(g: State) -> int:
    """The most points of any player."""
    best = 0
    for player in range(g.players):
        best = max(best, score(g, player))
    return best


def winners(g: State) -> int:
    """F11: the most points; among tied players those who still have their lantern."""
    best = best_score(g)
    found = 0
    for player in range(g.players):
        if score(g, player) == best:
            found |= 1 << player
    saved = found & g.lanterns
    return saved if saved else found


# --- What a player may see ------------------------------------------------------------------


def hide(g: State, player: int) -> None:
    """F3: the favourites of others, before the end."""
    if g.phase == OVER:
        return
    for seat in range(SEATS):
        if seat != player:
            g.favourite[seat] = 0


def resample(g: State, player: int, work: Work, rng: Rng) -> None:
    """F3: a random favourite for every player whose favourite is hidden."""
    for seat in range(g.dealt):
        if g.favourite[seat] == 0:
            g.favourite[seat] = 1 + below(rng, MEADOW_COUNT)
