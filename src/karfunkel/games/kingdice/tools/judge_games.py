"""Kernel: games of King of the Dice for learners, with every turn recorded.

Seats are played by a judge (`turn_player.py`), by `greedy`, by `beginner`, or by the linked policy
with some choices at random. For every turn the record says what the judge expects for all seats at
its beginning, and what it expects then of the end of the turn, on average over the luck in it: a
judge's turn is worth what the solver says before the first throw, the turn of another player is
played several times. Both values contain far less luck than the winner of the game. For choices
later in a turn only the value for the player is known, and only if that player is a judge.
"""

from typing import Any, NamedTuple

from karfunkel.core.rng import Rng, below, seed
from karfunkel.core.slots import choose
from karfunkel.core.work import CHANCE, Work, assign
from karfunkel.games.kingdice.bots.aims import aim_at, throw_on_table
from karfunkel.games.kingdice.bots.heuristics import choose_sensibly
from karfunkel.games.kingdice.bots.judge_inputs import features
from karfunkel.games.kingdice.bots.policies import beginner
from karfunkel.games.kingdice.bots.turn_choices import decide
from karfunkel.games.kingdice.bots.turn_dice import spread_chances, take_aim
from karfunkel.games.kingdice.bots.turn_plan import (
    CERTAIN,
    UNKNOWN,
    Thinker,
    add_win,
    begin_plan,
    evaluate,
    weigh_ways,
)
from karfunkel.games.kingdice.bots.turn_player import sample
from karfunkel.games.kingdice.bots.turn_samples import by_chance, playing
from karfunkel.games.kingdice.dice.rerolls import THROWS, opened
from karfunkel.games.kingdice.dice.throws import best_dice, solve_throws
from karfunkel.games.kingdice.rules.play import act, legal
from karfunkel.games.kingdice.rules.state import ALL_DICE, MOST_ROLLS, OVER, REROLL, SEATS, State
from karfunkel.judge.kernel import SHARE

JUDGE, GREEDY, POLICY, ERRING, RANDOM, BEGINNER, DEEP = range(7)
"""Who sits at a seat: the policy, the policy with some choices at random, random choices."""
ERRORS = 25
TURN, THROW, CHOICE = range(3)
"""What kind of position was kept."""


class Book(NamedTuple):
    """What is recorded of games, besides their positions."""

    notes: Any
    """For every position: its game, who was on turn, its kind, and the action that was chosen."""
    said: Any
    expected: Any
    """In units of 1 / SHARE, UNKNOWN where nobody calculated it."""
    results: Any
    """For every game the shares of the win."""


class Wish(NamedTuple):
    """How games are to be played."""

    start: State
    number: int
    """The seed."""
    first: int
    """The first game's stream of chance."""
    tries: int
    ahead: int
    repeats: int
    """How often a turn that no judge plays is repeated; with 0 no judge is asked."""
    slips: int
    """How many of 1000 choices of a judge are made at random."""
    throws: int
    """One in this many positions in the middle of a turn is kept."""


def play_games(thinker: Thinker, seats: Any, wish: Wish, kept: Any, book: Book) -> int:
    """Play games and fill rows of `kept` and the book; return how many.

    `seats` says who plays in each game.
    """
    g = thinker.table
    work = thinker.now.work
    rng = thinker.now.rng
    rows = 0
    for game in range(len(seats)):
        seed(rng, wish.number, wish.first + game)
        assign(g, wish.start)
        turns = 0
        while g.phase != OVER:
            if g.turns > turns:
                turns = g.turns
                assign(kept[rows], g)
                write_row(book, rows, wish.first + game, g.active, TURN, 0)
                weigh_turn(
                    thinker, seats[game, g.active], wish, book.said[rows], book.expected[rows]
                )
                rows += 1
            if g.on_turn == CHANCE:
                by_chance(g, work, rng)
                continue
            player = g.active
            kind = seats[game, player]
            action, worth = choose_and_weigh(thinker, kind)
            if kind in (JUDGE, DEEP) and below(rng, 1000) < wish.slips:
                n = legal(g, player, work)
                action = work.action[below(rng, n)]
            if below(rng, wish.throws) == 0:
                assign(kept[rows], g)
                choice = THROW if g.phase == REROLL else CHOICE
                write_row(book, rows, wish.first + game, player, choice, action)
                book.expected[rows, player] = worth
                rows += 1
            work.choice[player] = action
            act(g, work)
        add_win(g, SHARE, book.results[game])
    return rows


def write_row(book: Book, row: int, game: int, player: int, kind: int, action: int) -> None:
    """Record a position; its worth is not known yet."""
    book.notes[row, 0] = game
    book.notes[row, 1] = player
    book.notes[row, 2] = kind
    book.notes[row, 3] = action
    for seat in range(SEATS):
        book.said[row, seat] = UNKNOWN
        book.expected[row, seat] = UNKNOWN


def weigh_turn(thinker: Thinker, kind: int, wish: Wish, said: Any, expected: Any) -> None:
    """Solve a turn that begins, if its player does; write what the judge says and expects."""
    g = thinker.table
    plan = thinker.now.plan
    if kind in (JUDGE, DEEP):
        begin_plan(plan, g.turns)
        plan.ahead = wish.ahead if kind == DEEP else 0
        sample(thinker, wish.tries)
        weigh_ways(plan, g.active)
        take_aim(g, thinker.now, thinker.solver.aim)
    elif kind == GREEDY:
        aim_at(g, g.active, thinker.now.work, thinker.solver.aim)
    if kind <= GREEDY or kind == DEEP:
        found = solve_throws(thinker.solver, MOST_ROLLS - 1)
        if wish.repeats and kind != GREEDY:
            own = int(found * (SHARE / CERTAIN))
            spread_chances(g, plan, thinker.solver, thinker.now.luck, own)
            for seat in range(SEATS):
                expected[seat] = plan.end[seat]
    if wish.repeats:
        evaluate(g, g.active, plan, thinker.now.mind)
        for seat in range(SEATS):
            said[seat] = plan.share[seat]
        if kind not in (JUDGE, DEEP):
            repeat_turn(thinker, kind, wish.repeats, expected)


def repeat_turn(thinker: Thinker, kind: int, repeats: int, expected: Any) -> None:
    """What the judge says on average about the end of a turn that no judge plays."""
    g = thinker.table
    room = thinker.now
    player = g.active
    trial = room.asked
    for seat in range(SEATS):
        expected[seat] = 0
    for _ in range(repeats):
        assign(trial, g)
        while playing(trial, g.turns):
            if trial.on_turn == CHANCE:
                by_chance(trial, room.work, room.rng)
            else:
                action = choose_as(kind, trial, room.work, room.rng, thinker.solver.rows)
                room.work.choice[player] = action
                act(trial, room.work)
        evaluate(trial, player, room.plan, room.mind)
        for seat in range(SEATS):
            expected[seat] += room.plan.share[seat]
    for seat in range(SEATS):
        expected[seat] //= repeats


def choose_and_weigh(thinker: Thinker, kind: int) -> tuple[int, int]:
    """A choice of the active player, and what the turn is worth then; UNKNOWN without a judge."""
    g = thinker.table
    work = thinker.now.work
    rows = thinker.solver.rows
    if kind not in (JUDGE, DEEP):
        return choose_as(kind, g, work, thinker.now.rng, rows), UNKNOWN
    if g.phase == REROLL:
        rolls = MOST_ROLLS - g.rolls
        throw = throw_on_table(g)
        keep = best_dice(rows, rolls, throw)
        kept_worth = rows[rolls * THROWS + opened(throw, keep)]
        return ALL_DICE & ~keep, int(kept_worth * (SHARE / CERTAIN))
    best = decide(thinker)
    worth = thinker.now.plan.gains[best]
    legal(g, g.active, work)
    return work.action[best], worth


def choose_as(kind: int, g: Any, work: Work, rng: Rng, rows_of_throws: Any) -> int:
    """A choice of the active player, who is no judge; the dice of `greedy` are solved."""
    player = g.active
    if kind == GREEDY and g.phase == REROLL:
        keep = best_dice(rows_of_throws, MOST_ROLLS - g.rolls, throw_on_table(g))
        return ALL_DICE & ~keep
    n = legal(g, player, work)
    if kind == GREEDY:
        return choose_sensibly(g, player, work, n, rng)
    if kind == BEGINNER:
        return beginner(g, player, work, n, rng)
    if kind == RANDOM or (kind == ERRING and below(rng, 100) < ERRORS):
        return work.action[below(rng, n)]
    return choose(g, player, work, n, rng)


def look(kept: Any, players: Any, seen: Any) -> None:
    """Write the inputs of kept positions, as these players see them."""
    for row in range(len(players)):
        features(kept[row], players[row], seen[row])
