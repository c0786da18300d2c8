"""Kernel: many games side by side; every step advances each of them by one decision.

Chance is played inside, with its own stream for every game, so a row of a batch plays the same as
its game alone. Players who choose at the same time are asked one after the other in the order of
seats; their choices wait in `Row` until the last one has chosen, and are part of no state
or observation before.

Arrays are NumPy's on either backend; states, rows and generators are lists in CPython.
"""

from typing import Annotated, Any

from karfunkel.core.layout import Layout
from karfunkel.core.playout import draw
from karfunkel.core.rng import Rng, below, seed
from karfunkel.core.slots import (
    State,
    act,
    deal,
    features,
    hide,
    legal,
    outcomes,
    score,
    turn,
    winners,
)
from karfunkel.core.work import CHANCE, MOST_PLAYERS, PLAYER_OF, Work, assign

NOBODY = -1
"""`to_act` of a game that is over."""

GAMES_PER_ROW = 1 << 32
"""Row r plays the streams r * GAMES_PER_ROW, + 1, + 2, … of its seed."""
SAMPLING = 1 << 61
"""Random actions use streams that no game uses."""
BOTS_STREAM = 1 << 60
"""Opponents have their own stream, so the cards do not depend on who plays."""


class Row(Layout):
    """What a batch knows about a game besides its state."""

    seed: int
    stream: int
    """The stream of the current game; the next game has the next stream."""
    waiting: int
    """The players who have not chosen yet."""
    player: int
    choice: Annotated[list[int], MOST_PLAYERS]
    """The secret choices so far."""


def play_chance(g: State, work: Work, rng: Rng) -> None:
    """Let chance move until a player has to choose or the game is over."""
    while turn(g) == CHANCE:
        n = outcomes(g, work)
        deal(g, work, draw(work, n, rng))


def ask(g: State, row: Row) -> None:
    """Let the first of the players on turn act."""
    row.waiting = turn(g)
    row.player = PLAYER_OF[row.waiting & -row.waiting] if row.waiting else NOBODY


def begin(start: State, g: State, row: Row, work: Work, rng: Rng) -> None:
    """Start the game with this row's seed and stream, up to its first decision."""
    seed(rng, row.seed, row.stream)
    assign(g, start)
    play_chance(g, work, rng)
    ask(g, row)


def choose_one(g: State, row: Row, work: Work, rng: Rng, action: int) -> None:
    """Take the choice of the player to act; with the last one the game advances."""
    row.choice[row.player] = action
    row.waiting &= row.waiting - 1
    if row.waiting:
        row.player = PLAYER_OF[row.waiting & -row.waiting]
    else:
        for player in range(MOST_PLAYERS):
            work.choice[player] = row.choice[player]
        act(g, work)
        play_chance(g, work, rng)
        ask(g, row)


def pay(g: State, players: int, by_score: int, reward: Any) -> None:
    """The reward of a finished game: a share of the win, or the score minus the others' mean."""
    if by_score:
        total = 0
        for player in range(players):
            total += score(g, player)
        for player in range(players):
            mine = score(g, player)
            reward[player] = mine - (total - mine) / (players - 1)
    else:
        best = winners(g)
        shared = 0
        for player in range(players):
            shared += best >> player & 1
        for player in range(players):
            reward[player] = (best >> player & 1) / shared


def look(g: State, hidden: State, player: int, scales: Any, observation: Any) -> None:
    """Write what `player` may see, scaled."""
    assign(hidden, g)
    hide(hidden, player)
    features(hidden, player, observation)
    for i in range(len(scales)):
        observation[i] /= scales[i]


def look_at(games: Any, hidden: Any, i: int, player: int, scales: Any, observation: Any) -> None:
    """What any player of game `i` may see."""
    look(games[i], hidden[0], player, scales, observation)


def list_legal(g: State, row: Row, work: Work, mask: Any) -> None:
    """Write 1 for every legal action of the player to act, and 0 for all others."""
    for action in range(len(mask)):
        mask[action] = 0
    if row.player != NOBODY:
        n = legal(g, row.player, work)
        for i in range(n):
            mask[work.action[i]] = 1


def prepare_rows(rows: Any, number: int, first: int) -> None:
    """Let the next game of every row be its first of seed `number`.

    `first` is the row of the first game here in a larger batch with the same seed.
    """
    for i in range(len(rows)):
        rows[i].seed = number
        rows[i].stream = (first + i) * GAMES_PER_ROW - 1


def first_illegal(actions: Any, masks: Any) -> int:
    """The first row whose action is not legal, or -1."""
    for i in range(len(actions)):
        action = actions[i]
        if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            return i
    return -1


def step_games(
    start: Any,
    games: Any,
    rows: Any,
    rngs: Any,
    hidden: Any,
    works: Any,
    scales: Any,
    observations: Any,
    masks: Any,
    to_act: Any,
    rewards: Any,
    dones: Any,
    actions: Any,
    by_score: int,
    begin_again: int,
    drop: int,
) -> int:
    """Make one decision in every game. Return the first row with an illegal action, or -1.

    If there is one, nothing changes. With `begin_again` a game that is over is followed by the next
    one of its row. With `drop` all games are dropped instead of making a decision; this function
    does both, so that the rules are compiled once.
    """
    if not drop:
        wrong = first_illegal(actions, masks)
        if wrong >= 0:
            return wrong
    work = works[0]
    players = rewards.shape[1]
    for i in range(len(rows)):
        g = games[i]
        row = rows[i]
        if drop:
            row.player = NOBODY
        else:
            choose_one(g, row, work, rngs[i], actions[i])
        dones[i] = row.player == NOBODY and not drop
        if dones[i]:
            pay(g, players, by_score, rewards[i])
        else:
            for player in range(players):
                rewards[i, player] = 0
        if row.player == NOBODY and begin_again:
            row.stream += 1
            begin(start[0], g, row, work, rngs[i])
        to_act[i] = row.player
        if row.player != NOBODY:
            look(g, hidden[0], row.player, scales, observations[i])
        list_legal(g, row, work, masks[i])
    return -1


def seed_dice(dice: Any, number: int, first: int) -> None:
    """The generator for random actions."""
    seed(dice[0], number, SAMPLING + first)


def draw_actions(games: Any, rows: Any, works: Any, dice: Any, actions: Any) -> None:
    """A random legal action for every row."""
    work = works[0]
    for i in range(len(rows)):
        if rows[i].player != NOBODY:
            n = legal(games[i], rows[i].player, work)
            actions[i] = work.action[below(dice[0], n)]
