"""King of the Dice, the supply of tiles (K5): how likely each terrain is, counted by hand.

Two of 28 tiles are out of the game, and nobody knows which. Tiles that were seen and shuffled
back are known to be in the supply, but the two of a terrain look alike. Here every pair that can
be missing is tried, and every tile that each draw can have been, one by one.
"""

from collections import defaultdict
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from karfunkel.core.game import Chance, Game
from karfunkel.core.rng import Rng, seed
from karfunkel.core.work import Work
from karfunkel.games.kingdice.box.tables import CARD_EFFECT
from karfunkel.games.kingdice.rules import supply
from karfunkel.games.kingdice.rules.state import CARD_THIEF, GEM_THIEF, TERRAINS, TILE_UP, State
from karfunkel.games.kingdice.rules.state import DWARF as DWARF_EFFECT
from tests.cases import cases
from tests.contract.games import generator
from tests.rules.kingdice_table import DWARF, GAME, Table

World = tuple[frozenset[int], frozenset[int]]
"""The tiles in the supply, and those face up beside the map; tile t has terrain t div 2."""


class Count:
    """Every world that fits what was seen, with how likely it is."""

    def __init__(self, tiles: list[int]) -> None:
        self.worlds: dict[World, Fraction] = {
            (frozenset(tiles) - {*missing}, frozenset()): Fraction(1)
            for missing in combinations(tiles, 2)
        }

    def chances(self) -> dict[int, Fraction]:
        """How likely each terrain is to be drawn next."""
        total = sum(self.worlds.values())
        found: dict[int, Fraction] = defaultdict(Fraction)
        for (left, _), weight in self.worlds.items():
            for tile in left:
                found[tile // 2] += weight / len(left) / total
        return found

    def draw(self, terrain: int) -> None:
        """A tile of this terrain was drawn: any of those that are in the supply."""
        after: dict[World, Fraction] = defaultdict(Fraction)
        for (left, up), weight in self.worlds.items():
            for tile in left:
                if tile // 2 == terrain:
                    after[left - {tile}, up | {tile}] += weight / len(left)
        self.worlds = after

    def settle(self, terrain: int) -> None:
        """One of the tiles face up goes onto the map, the others are shuffled back."""
        after: dict[World, Fraction] = defaultdict(Fraction)
        for (left, up), weight in self.worlds.items():
            tile = min(tile for tile in up if tile // 2 == terrain)
            after[left | up - {tile}, frozenset()] += weight
        self.worlds = after


def start(players: int = 3) -> tuple[State, Count]:
    """The supply of a new game, and the count of all that it can be."""
    g = GAME.new({"players": players})
    tiles = [
        2 * terrain + i
        for terrain in range(TERRAINS)
        for i in range(g.face_down >> 2 * terrain & 3)
    ]
    return g, Count(tiles)


def chances(g: State) -> dict[int, Fraction]:
    """What the rules say."""
    work = Work()
    n = supply.list_tiles(g, work)
    assert work.first == TILE_UP
    assert sum(work.weight[:n]) == work.total < 1 << 60
    return {t: Fraction(work.weight[t], work.total) for t in range(n) if work.weight[t]}


def put_on_map(g: State, terrain: int) -> None:
    """One of the tiles that were drawn leaves them."""
    g.drawn -= 1 << 2 * terrain
    g.drawn_tiles -= 1


def settle(g: State, terrain: int) -> None:
    """One tile goes onto the map, the others are shuffled back."""
    put_on_map(g, terrain)
    supply.put_back(g)


def test_k5_at_first_a_terrain_with_two_tiles_is_twice_as_likely() -> None:
    g, count = start()
    assert chances(g) == count.chances()
    assert chances(g)[0] == 2 * chances(g)[9] == Fraction(2, 28)


def test_k5_a_tile_seen_and_shuffled_back_is_likelier_than_one_never_seen() -> None:
    """Of the glacier one tile is left. Once it was seen, it is surely in the supply."""
    g, count = start()
    glacier, orchard, lake = 7, 9, 2
    for terrain in (glacier, lake):
        supply.take_tile(g, terrain)
        count.draw(terrain)
    settle(g, lake)
    count.settle(lake)
    assert chances(g) == count.chances()
    assert chances(g)[glacier] == Fraction(1, 25)
    unseen = 26  # tiles never seen; two of them are out of the game
    assert chances(g)[orchard] == Fraction(unseen - 2, unseen * 25)


def test_k5_the_two_tiles_of_a_terrain_look_alike() -> None:
    """Seeing a lake twice does not prove that there are two, but makes it more likely."""
    g, count = start()
    seen_once = seen_twice = Fraction(0)
    for time in range(2):
        for terrain in (2, 5):
            supply.take_tile(g, terrain)
            count.draw(terrain)
        settle(g, 5)
        count.settle(5)
        assert chances(g) == count.chances()
        if time == 0:
            seen_once = chances(g)[2] * g.supply
        else:
            seen_twice = chances(g)[2] * g.supply
    assert 1 < seen_once < seen_twice < 2


def test_k5_two_of_a_kind_at_once_are_both_in_the_supply() -> None:
    g, count = start()
    for terrain in (2, 2, 5):
        supply.take_tile(g, terrain)
        count.draw(terrain)
    settle(g, 5)
    count.settle(5)
    assert chances(g) == count.chances()
    assert chances(g)[2] == Fraction(2, 25)


@pytest.mark.parametrize("number", range(cases(3, 12)))
def test_k5_any_course_of_a_game_is_counted_right(number: int) -> None:
    """Random effects of one to three tiles, until few are left."""
    random = Random(number)
    g, count = start()
    effects = 0
    while g.supply > 2 and effects < 8:
        effects += 1
        up = []
        for _ in range(min(random.randint(1, 3), g.supply)):
            known = chances(g)
            assert known == count.chances()
            # Prefer terrains that were seen before, so that there are many sightings.
            terrain = random.choice([t for t in known if g.sightings[t]] or [*known])
            supply.take_tile(g, terrain)
            count.draw(terrain)
            up.append(terrain)
        kept = random.choice(up)
        settle(g, kept)
        count.settle(kept)
    assert chances(g) == count.chances()


def test_k5_a_terrain_seen_as_often_as_possible_is_counted_right() -> None:
    """24 cards shuffle a tile back (K17, K18); each of them also settles one."""
    shuffling = sum(effect in (DWARF_EFFECT, CARD_THIEF, GEM_THIEF) for effect in CARD_EFFECT)
    assert shuffling + 1 == supply.MOST_SIGHTINGS
    g, count = start(4)
    others = [t for t in range(TERRAINS) for _ in range(g.face_down >> 2 * t & 3) if t != 2]
    while g.supply > 2:
        for terrain in (2, others.pop()):
            assert chances(g) == count.chances()
            supply.take_tile(g, terrain)
            count.draw(terrain)
        settle(g, terrain)
        count.settle(terrain)
    assert g.sightings[2] > 20
    assert chances(g) == count.chances()


def test_k5_version_1_counts_no_more_than_nine() -> None:
    """Its games were dealt so, and stay as they were."""
    table = Table().hire(DWARF)
    lake = GAME.box.terrains.index("lake")

    def weights(game: Game, times: int) -> list[tuple[int, int]]:
        g = game.copy(table.g)
        for _ in range(times):
            g = sighted(game, g, lake)
        return game.outcomes(g)

    assert weights(GAME.by_rules(1), 9) == weights(GAME.by_rules(1), 10)
    assert weights(GAME, 9) != weights(GAME, 10)


def sighted(game: Game, g: State, terrain: int) -> State:
    """A tile of this terrain is drawn by the rules of the game, and shuffled back."""
    after: State = game.copy(g)
    after.to_draw = 2
    game.apply(after, Chance(TILE_UP + terrain))
    supply.put_back(after)
    after.to_draw = g.to_draw
    return after


def test_k5_the_last_tile_is_certain_once_all_others_are_known() -> None:
    g, _ = start()
    while g.supply > 1:
        terrain = next(iter(chances(g)))
        supply.take_tile(g, terrain)
        put_on_map(g, terrain)
    assert sum(chances(g).values()) == 1
    assert len(chances(g)) <= 3


def test_k5_a_draw_of_the_game_uses_these_chances() -> None:
    table = Table().hire(DWARF)
    total = sum(table.possible.values())
    assert table.possible["tile lake"] * 14 == total
    assert table.possible["tile orchard"] * 28 == total


def test_k5_nothing_unseen_is_in_the_state_to_be_resampled() -> None:
    table = Table().hire((1, 1, 6, 6, 6, 6)).draw("lake", "swamp").choose("tile lake", "field a3")
    rng: Rng = generator(1)
    seed(rng, 5, 6)
    assert GAME.resample(GAME.observe(table.g, 1), 1, rng) == table.g


def test_k5_two_worlds_that_nobody_can_tell_apart_are_one_state() -> None:
    """Lake and swamp drawn in either order, and shuffled back: the same is known."""
    tables = []
    for tiles in (("lake", "swamp", "heath"), ("swamp", "lake", "heath")):
        table = Table().hire((1, 1, 1, 6, 6, 6)).draw(*tiles).choose("tile heath")
        tables.append(table.choose("field a11").g)
    assert tables[0] == tables[1]
