"""How turns begin and end in King of the Dice, K8, K10 and K26, in the compiled subset."""

from karfunkel.core.work import CHANCE, EVERYBODY, Work, emit
from karfunkel.games.kingdice.rules.scoring import (
    flame_points,
    gem_points,
    land_points,
    winners,
)
from karfunkel.games.kingdice.rules.state import (
    ALL_DICE,
    COUNTED,
    GAME_OVER,
    KEPT,
    NOTHING,
    OVER,
    ROLL,
    TURN_BEGINS,
    State,
)


def begin_turn(g: State, work: Work) -> None:
    """K10: the first throw is of all six dice."""
    g.turns += 1
    emit(work, EVERYBODY, TURN_BEGINS, g.active, g.turns)
    throw(g, ALL_DICE)


def throw(g: State, dice: int) -> None:
    """K10: some dice are rolled, one after the other; the others stay."""
    g.rolls += 1
    g.rolling = dice
    g.dice &= KEPT[dice]
    g.phase = ROLL
    g.on_turn = CHANCE


def ask(g: State) -> None:
    """The active player has to choose."""
    g.on_turn = 1 << g.active


def end_turn(g: State, work: Work) -> None:
    """K26: perhaps the end of the game; else K8: clockwise. The dice are taken off the table."""
    g.dice = 0
    g.rolls = 0
    g.numbers = 0
    g.colours = 0
    g.added = 0
    g.met = 0
    g.must_hire = 0
    g.pile = 0
    g.hired = NOTHING
    g.step = 0
    g.targets = 0
    if g.supply == 0:
        end_game(g, work)
        return
    g.active += 1
    if g.active == g.players:
        g.active = 0
    begin_turn(g, work)


def end_game(g: State, work: Work) -> None:
    """K26: everything is counted."""
    g.phase = OVER
    g.on_turn = 0
    best = 0
    for player in range(g.players):
        land, flames, gems = land_points(g, player), flame_points(g, player), gem_points(g, player)
        emit(work, EVERYBODY, COUNTED, player, land, flames, gems)
        best = max(best, land + flames + gems)
    found = winners(g)
    emit(work, EVERYBODY, GAME_OVER, found, best, g.turns, by_order(g, found))


def by_order(g: State, players: int) -> int:
    """A set of players by the order of play: bit 0 is the player who had the first turn."""
    first = (g.active - g.turns + 1) % g.players
    return (players >> first | players << g.players - first) & (1 << g.players) - 1
