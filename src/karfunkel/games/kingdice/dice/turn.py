"""The dice of one turn, solved for all seats, from what the ways to end the roll are worth.

`solver.py` solves a turn for the player who rolls, in compiled code. Here every throw has a worth
for each seat, the player who rolls keeps what is best for that seat, and NumPy does it without a
compiler, in a few hundredths of a second. Worths are whole numbers: the same on every machine.

An array has an axis for the seats and one for each die: 0 to 5 for what it shows, 6 for a die that
is still to be rolled.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.core.game import Chance, Choices, Step
from karfunkel.core.work import Work
from karfunkel.games.kingdice.dice.kinds import NO_JOKER, Profiles, profiles_of
from karfunkel.games.kingdice.dice.rerolls import BASE, OPEN
from karfunkel.games.kingdice.rules.conditions import (
    AMOUNT_GUARDS,
    AMOUNTS,
    FIELDS,
    SHAPE_GUARDS,
)
from karfunkel.games.kingdice.rules.market import (
    BY_ALARM,
    WAY_PILE,
    WAY_STEPS,
    WAYS,
    end_roll,
    is_way,
)
from karfunkel.games.kingdice.rules.state import (
    ALL_STEPS,
    CHECK,
    DICE,
    FIRST_DIE,
    JOKERS,
    MOST_ROLLS,
    NUMBERS,
    REROLL,
    ROLL,
    SIDE,
    STOP,
    State,
)

Worths = NDArray[np.int32]
Place = tuple[int | slice, ...]
"""Where to look in an array."""

FINER = 16
"""Units of a worth inside the arrays, so that rounding a mean loses nothing that anybody sees."""
MOST_MEETS = 256
"""The number of cards for which the throws that meet them are cached; 50 KB each."""
THROW = 0o654321
"""One of each number."""


class DiceSolver:
    """Solves the turns of one game."""

    def __init__(self, rules: Any, tables: Any) -> None:
        self.rules = rules
        self.tables = tables
        """Of the box that is played with."""
        self._known: dict[int, Profiles] = {}
        self._meets: dict[tuple[int, int], NDArray[np.int8]] = {}
        self._offer: tuple[tuple[int, ...], list[NDArray[np.bool_]]] | None = None
        """The cards on offer that were asked for last, and which throws meet each of them."""

    def covers(self, g: State) -> bool:
        """Whether a state is one of a turn whose dice are not used yet."""
        return g.phase in (ROLL, REROLL) or (g.phase == CHECK and g.added == 0)

    def solves(self, g: State) -> bool:
        """Whether what can happen next is all covered: a die, or a reroll."""
        return g.phase in (ROLL, REROLL)

    def turn(self, g: State) -> tuple[int, ...]:
        """What stays the same while a turn is rolling."""
        same = g.copy()
        same.phase = same.on_turn = same.dice = same.rolling = same.rolls = 0
        same.numbers = same.colours = same.met = same.must_hire = same.step = 0
        return tuple(same.ints())

    def ends(self, g: State) -> list[State]:
        """The state after each way to end the roll, first without jokers, then after spending some.

        The last ones all end the roll in the first possible way: what jokers are worth is taken to
        be the same for all ways.
        """
        plain = [self._ended(g, way) for way in self._ways(g)]
        return plain + [self._ended(spent, self._ways(g)[0]) for spent in self._spent(g).values()]

    def solve(self, g: State, worths: Sequence[Sequence[int]]) -> "SolvedTurn":
        """All throws of the turn, from the worth for every seat of what `ends` lists."""
        ways = self._ways(g)
        seats, player = g.players, g.active
        by_way = dict(zip(ways, worths, strict=False))
        spent = dict(zip(self._spent(g), worths[len(ways) :], strict=True))
        options = [(NO_JOKER, [0] * seats)]
        for joker, cost in self._jokers(g):
            change = [a - b for a, b in zip(spent[cost], worths[0], strict=True)]
            options.append((joker, change if change[player] < 0 else [0] * seats))
        nothing = np.ones((NUMBERS,) * DICE, bool)
        reaching: list[tuple[NDArray[np.bool_], list[int]]] = []
        for joker, change in options:
            steps = self._steps(g, joker)
            for way in ways:
                if way == BY_ALARM:
                    continue
                reached = steps[WAY_PILE[way]] == WAY_STEPS[way]
                if WAY_PILE[way]:
                    reached = steps[WAY_PILE[way]] > 0
                if joker == NO_JOKER:
                    nothing &= ~reached
                worth = [a + b for a, b in zip(by_way[way], change, strict=True)]
                reaching.append((reached, worth))
        reaching.append((nothing, list(by_way[BY_ALARM])))
        return SolvedTurn(best_reached(reaching, player), player)

    def hired(self, g: State, dice: int) -> tuple[list[int], int]:
        """In how many of 1000 cases each card is met once these dice are rolled, and any card.

        Without jokers, and without rolling again after that.
        """
        offer = tuple(g.offer)
        if self._offer is None or self._offer[0] != offer:
            self._offer = offer, [steps > 0 for steps in self._steps(g, NO_JOKER)]
        place = tuple(
            slice(None) if dice >> die & 1 else (g.dice >> 3 * die & 7) - 1 for die in range(DICE)
        )
        met = [card[place] for card in self._offer[1]]
        found = [int(1000 * card.sum()) // card.size for card in met]
        some = np.logical_or.reduce(met)
        return found, int(1000 * some.sum()) // some.size

    def _ways(self, g: State) -> list[int]:
        return [way for way in range(WAYS) if is_way(g, way)]

    def _ended(self, g: State, way: int) -> State:
        after: State = g.copy()
        # A judge is used to seeing dice on the table; what they show no longer matters.
        after.dice, after.rolling, after.numbers, after.colours = THROW, 0, 0, 0
        self.rules.check_dice(after)
        end_roll(after, way)
        self.rules.go_on(after, Work())
        return after

    def _jokers(self, g: State) -> list[tuple[int, int]]:
        """Every die that one joker can add, and which cards it costs: see `_spent`."""
        ways = self.rules.jokers_to_add(g)
        return [
            (way % JOKERS, way if way < 2 * JOKERS else 2 * JOKERS)
            for way in range(3 * JOKERS)
            if ways >> way & 1
        ]

    def _spent(self, g: State) -> dict[int, State]:
        """K12: the state after paying for a joker: with cards, super jokers, or one of each."""
        found: dict[int, State] = {}
        for _, cost in self._jokers(g):
            if cost not in found:
                after = found[cost] = g.copy()
                supers = cost // JOKERS
                for _ in range(2 - supers):
                    after.cards[g.active] ^= self.rules.card_with(after, g.active, cost % JOKERS)
                after.supers[g.active] -= supers
        return found

    def _steps(self, g: State, joker: int) -> list[NDArray[np.int8]]:
        """For every pile: how many steps of its card each full throw meets."""
        if joker not in self._known:
            self._known[joker] = self._profiles(joker)
        profiles = self._known[joker]
        return [self._met_by(card, joker, profiles) for card in g.offer]

    def _met_by(self, card: int, joker: int, profiles: Profiles) -> NDArray[np.int8]:
        """`_met`, remembered: a card stays on offer for many turns."""
        if (card, joker) not in self._meets:
            if len(self._meets) >= MOST_MEETS:
                del self._meets[next(iter(self._meets))]
            self._meets[card, joker] = self._met(card, profiles)
        return self._meets[card, joker]

    def _met(self, card: int, profiles: Profiles) -> NDArray[np.int8]:
        """K17, as `market.steps_met`, for all throws at once."""
        found = np.zeros((NUMBERS,) * DICE, np.int8)
        if card < 0:
            return found
        going = np.ones(found.shape, bool)
        for step in range(ALL_STEPS):
            going &= fitting(self.tables.CARD_CONDITION[card][step], profiles)
            found += going
        return found

    def _profiles(self, joker: int) -> Profiles:
        """The profiles of all full throws, with one more die if a joker adds it."""
        sides = np.indices((NUMBERS,) * DICE)
        numbers = np.zeros(sides.shape[1:], np.int64)
        colours = np.zeros(sides.shape[1:], np.int64)
        for die, shown in enumerate(sides):
            numbers += 1 << 4 * shown
            colours += 1 << 4 * np.array(self.tables.DIE_COLOUR[die])[shown]
        return profiles_of(numbers, colours, joker)


def fitting(condition: int, profiles: Profiles) -> NDArray[np.bool_]:
    """As `conditions.fits`, for many throws at once."""
    forms, amount = profiles
    if condition & AMOUNTS:
        spare = (amount | AMOUNT_GUARDS) - (condition & FIELDS)
        guards = AMOUNT_GUARDS
    elif condition:
        spare, guards = (forms | SHAPE_GUARDS) - condition, SHAPE_GUARDS
    else:
        return np.zeros(forms.shape, bool)
    found: NDArray[np.bool_] = spare & guards == guards
    return found


def best_reached(
    reaching: Sequence[tuple[NDArray[np.bool_], Sequence[int]]], player: int
) -> Worths:
    """What every throw is worth to each seat, if the player takes the best that it reaches.

    Among equally good ones the first counts: the best are written last, so nothing is compared.
    """
    order = sorted(range(len(reaching)), key=lambda n: (reaching[n][1][player], -n))
    taken = np.zeros((NUMBERS,) * DICE, np.uint16)
    for n in order:
        np.copyto(taken, n, where=reaching[n][0])
    worths = np.array([worth for _, worth in reaching], np.int32).T
    return worths[:, taken]


class SolvedTurn:
    """What every throw of a turn is worth for every seat."""

    def __init__(self, stopped: NDArray[np.int32], player: int) -> None:
        self.player = player
        seats = len(stopped)
        # The other seats share what is left, so one needs no array of its own.
        self._left_out = seats - 1 if player != seats - 1 else 0
        self._total = int(stopped[:, 0, 0, 0, 0, 0, 0].sum())
        kept = [seat for seat in range(seats) if seat != self._left_out]
        self._kept = kept
        place = kept.index(player)
        last = opened(stopped[kept] * FINER)
        second = opened(best(last, place))
        self._rows = {MOST_ROLLS: last, MOST_ROLLS - 1: second}
        self._first = best(second, place)
        """Worths of full first throws; what is to be rolled then is averaged when it is asked."""

    def value(self, g: State) -> list[int]:
        """The worth of a covered state for every seat."""
        return self._worth(g.rolls if g.phase != CHECK else MOST_ROLLS, g.dice)

    def after(self, g: State, step: Step) -> list[int]:
        """The worth after the next die, or after a reroll."""
        if isinstance(step, Chance):
            shown = 1 + step.outcome - SIDE << 3 * FIRST_DIE[g.rolling]
            return self._worth(g.rolls, g.dice | shown)
        return self.rerolled(g, step)

    def rerolled(self, g: State, step: Choices) -> list[int]:
        """The worth of rolling some dice again, or of stopping."""
        ((_, dice),) = step.actions
        if dice == STOP:
            return self._worth(MOST_ROLLS, g.dice)
        kept = g.dice
        for die in range(DICE):
            if dice >> die & 1:
                kept &= ~(7 << 3 * die)
        return self._worth(g.rolls + 1, kept)

    def _worth(self, rolls: int, dice: int) -> list[int]:
        sides = [dice >> 3 * die & 7 for die in range(DICE)]
        if rolls in self._rows:
            place: Place = (slice(None), *(side - 1 if side else OPEN for side in sides))
            found = self._rows[rolls][place].astype(np.int64)
        else:
            part = tuple(slice(side - 1, side) if side else slice(None) for side in sides)
            throws = self._first[(slice(None), *part)].reshape(len(self._kept), -1)
            found = throws.sum(axis=1, dtype=np.int64) // throws.shape[1]
        worth = [0] * (len(self._kept) + 1)
        for seat, value in zip(self._kept, found.tolist(), strict=True):
            worth[seat] = value // FINER
        worth[self._left_out] = self._total - sum(worth)
        return worth


def opened(full: Worths) -> Worths:
    """The worths of all throws with open dice: an open die is the mean of its six sides."""
    found = np.empty((len(full), *(BASE,) * DICE), np.int32)
    found[(slice(None), *(slice(0, NUMBERS),) * DICE)] = full
    for die in range(DICE):
        # Dice that come later are not open yet.
        seats_and_earlier: Place = (slice(None),) * (die + 1)
        later: Place = (slice(0, NUMBERS),) * (DICE - die - 1)
        six = found[(*seats_and_earlier, 0, *later)].copy()
        for side in range(1, NUMBERS):
            six += found[(*seats_and_earlier, side, *later)]
        found[(*seats_and_earlier, OPEN, *later)] = six // NUMBERS
    return found


def best(found: Worths, player: int) -> Worths:
    """The worths of full throws when the best dice for one seat are rolled again.

    Each die as it lies or open, whichever is better, one after the other: the best of all 64 ways.
    """
    for die in range(DICE):
        axis = (slice(None),) * die
        lying = found[(slice(None), *axis, slice(0, NUMBERS))]
        open_die = found[(slice(None), *axis, slice(OPEN, BASE))]
        if len(found) == 1:
            found = np.maximum(lying, open_die)
        else:
            better = open_die[player] > lying[player]
            found = np.where(better, open_die, lying)
    return found
