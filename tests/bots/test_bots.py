"""Every bot of every game chooses legally, and only from what its player sees."""

from collections.abc import Sequence
from typing import Any

import pytest

from karfunkel.arena.tournament import Plan, play_deal, standings
from karfunkel.bots import base
from karfunkel.bots.base import PolicyBot, known_bots, make_bot
from karfunkel.core.bot import Bot
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Game
from karfunkel.core.registry import game_names, load_game
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.games.diamant.bots import policies
from karfunkel.games.diamant.game import GAME as DIAMANT
from karfunkel.games.diamant.game import Diamant
from karfunkel.games.diamant.rules import GO_ON, LEAVE
from tests.cases import EVERYTHING, cases
from tests.contract.games import generator, random_game
from tests.rules.diamant_table import Cave

NEEDS_A_NUMBER = {"cards": "cards:6", "hand": "hand:9", "chase": "chase:9", "turns": "turns:60"}


def specs(name: str) -> list[str]:
    game = load_game(name)
    own = [NEEDS_A_NUMBER.get(kind, kind) for kind in game.bots]
    judged = ["judge", "casual:300"] if game.judge else []
    if game.judge_guides or (game.judge and EVERYTHING):  # half a minute to compile
        judged.append("guided:60")
    learned = ["learned:60"] if game.learned else []
    return [*game.policies, *own, *judged, *learned, "rollouts:60", "blend:30:greedy"]


BOTS = [(name, spec) for name in game_names() for spec in specs(name)]


@pytest.mark.parametrize(("name", "spec"), BOTS)
def test_a_bot_chooses_legally_and_by_what_it_sees(name: str, spec: str) -> None:
    """Everything hidden is replaced, and the choice stays the same."""
    game = load_game(name)
    players = game.default_players
    bot, twin_bot = make_bot(spec, game), make_bot(spec, game)
    replaced = generator(3)
    asked = 0
    for number in range(4):
        for player in range(players):
            bot.begin(player, generator(number, player))
            twin_bot.begin(player, generator(number, player))
        for at, moment in enumerate(random_game(game, players, number)):
            state = moment.before
            for player in game.turn(state).players:
                legal = game.legal(state, player)
                if at % 7 or len(legal) < 2:
                    continue
                asked += 1
                observed = game.observe(state, player)
                before = game.copy(observed)
                chosen = bot.choose(observed, player, legal, generator(at))
                assert chosen in legal
                assert observed == before, "a bot must leave the table as it is"
                twin = game.resample(observed, player, replaced)
                seen = game.observe(twin, player)
                assert twin_bot.choose(seen, player, legal, generator(at)) == chosen
    assert asked > 10


@pytest.mark.parametrize("name", game_names())
def test_levels_are_bots_with_names(name: str) -> None:
    game = load_game(name)
    assert list(game.levels) == ["easy", "normal", "hard", "master"]
    for level in game.levels:
        assert isinstance(make_bot(level, game), Bot)
    assert "easy" in known_bots(game)


@pytest.mark.parametrize(
    ("name", "level", "below", "deals"),
    [
        ("diamant", "normal", "easy", 100),
        ("diamant", "hard", "normal", cases(50, 100)),
        ("diamant", "master", "hard", cases(40, 200)),
        ("emerald", "normal", "easy", 100),
        ("emerald", "hard", "normal", 15),
        ("kingdice", "normal", "easy", 15),
        ("kingdice", "hard", "normal", 15),
    ],
)
def test_a_level_beats_the_one_below(name: str, level: str, below: str, deals: int) -> None:
    """A `master` that thinks by the clock can only be measured in an arena: docs/strength.md."""
    plan = Plan(name, (level, below, below), seed=5, deals=deals)
    found = standings(plan, [play_deal(plan, number) for number in range(plan.deals)])
    assert found[0].bot == level


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        (
            "genius",
            "There is no bot “genius” for diamant. Bots: easy, normal, hard",
        ),
        ("search", "There is no bot “search”"),
        ("search:", "“” is not a thinking time"),
        ("search:soon", "“soon” is not a thinking time"),
        ("search:0", "“0” is not a thinking time"),
        ("search:0ms", "“0ms” is not a thinking time"),
        ("search:601s", "“601s” is not a thinking time"),
        ("search:-5", "“-5” is not a thinking time"),
        ("blend:200:ev", "“200” is not allowed for blend. Allowed: whole numbers from 0 to 100"),
        ("blend:20:genius", "There is no bot “genius”"),
        ("casual:", "“” is not allowed for casual"),
        ("casual:5", "“5” is not allowed for casual. Allowed: whole numbers from 10 to 10000"),
        ("casual:much", "“much” is not allowed for casual"),
        ("cards:0", "“0” is not allowed for cards"),
        ("hand:many", "“many” is not allowed for hand"),
    ],
)
def test_a_bad_spec_is_refused(spec: str, message: str) -> None:
    with pytest.raises(Refusal, match=message):
        make_bot(spec, DIAMANT)


class Coward(Bot):
    """A bot from another package: leaves at once."""

    def __init__(self, rest: str) -> None:
        self.rest = rest

    def choose(self, observed: Any, player: int, legal: Sequence[int], rng: Rng) -> int:
        return legal[-1]


def make_coward(game: Game, rest: str) -> Bot:
    return Coward(rest)


def test_other_packages_bring_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    class EntryPoint:
        name = "coward"

        def load(self) -> Any:
            return make_coward

    brought = {"karfunkel.bots": [EntryPoint()]}
    monkeypatch.setattr(base, "entry_points", lambda group: brought[group])
    base.foreign_kinds.cache_clear()
    try:
        bot = make_bot("coward:very", DIAMANT)
        assert isinstance(bot, Coward)
        assert bot.rest == "very"
        assert "coward" in known_bots(DIAMANT)
    finally:
        base.foreign_kinds.cache_clear()


# --- The rules of Diamant's bots -------------------------------------------------------------


def choice(spec: str, cave: Cave, player: int = 0) -> int:
    bot = make_bot(spec, DIAMANT)
    return bot.choose(DIAMANT.observe(cave.state, player), player, [GO_ON, LEAVE], generator(1))


def test_ev_leaves_when_the_next_card_costs_more_than_it_brings() -> None:
    """2 players, one snake lying: 2 of 33 cards strike; the treasures bring 49 in all."""
    cave = Cave(2).turn_up("treasure 14", "trap snake")
    assert cave.hands() == [7, 7]
    assert sum(v // 2 for v in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 15, 17)) == 49
    cave.state.hand = 24
    assert choice("ev", cave) == GO_ON  # 2 · 24 = 48
    cave.state.hand = 25
    assert choice("ev", cave) == LEAVE  # 2 · 25 = 50


def test_ev_mixed_draws_its_nerves_once_a_game() -> None:
    bot: Any = make_bot("ev-mixed", DIAMANT)
    fears = []
    for number in range(400):
        bot.begin(0, generator(number))
        fears.append(bot.fear)
    assert 333 <= min(fears) < 380
    assert 2700 < max(fears) <= 3000
    below_one = sum(fear < 1000 for fear in fears)
    assert abs(below_one - 200) < 45  # log-uniform: half of them below 1


def test_a_beginner_goes_by_feeling_and_not_by_the_odds() -> None:
    """Some want many gems whatever lies there; others run from the first trap."""
    bot: Any = make_bot("beginner", DIAMANT)
    tempers = set()
    for number in range(200):
        bot.begin(0, generator(number))
        tempers.add((bot.content, bot.frightened))
    assert {frightened for _, frightened in tempers} == {1, 5}
    assert len(tempers) == 15 + 3

    def chosen(cave: Cave, temper: tuple[int, int]) -> int:
        bot.content, bot.frightened = temper
        return int(bot.choose(cave.state, 0, [GO_ON, LEAVE], generator(1)))

    cave = Cave(3).turn_up("treasure 9", "trap ram")
    assert chosen(cave, (10, 5)) == GO_ON
    assert chosen(cave, (4, 1)) == LEAVE  # frightened, with 3 in its hand
    cave.choose().turn_up("trap snake", "trap lava", "trap spider", "treasure 17")
    assert chosen(cave, (10, 5)) == GO_ON  # eight gems, and 8 cards that would take them
    assert chosen(cave, (8, 5)) == LEAVE
    assert chosen(Cave(3).turn_up("trap ram"), (4, 1)) == GO_ON  # nothing to lose


def test_steady_nerves_are_those_of_one_who_has_gone_on() -> None:
    """Drawing again at every card gives the same distribution as one draw per round."""
    cave = Cave(4).turn_up("treasure 17")
    going_on, rng, draws = 1.0, generator(1), 3000
    for card in ("trap snake", "treasure 15", "trap ram", "relic", "treasure 11"):
        cave.choose().turn_up(card)
        g = cave.state
        went = sum(policies.steady(g, 1, Work(), 2, rng) == GO_ON for _ in range(draws)) / draws
        going_on *= went
        brave = [nerve for nerve in policies.NERVES if policies.weigh(g, nerve) == GO_ON]
        assert going_on == pytest.approx(len(brave) / len(policies.NERVES), abs=0.04)
    assert 0.05 < going_on < 0.5


def test_a_search_expects_to_play_better_than_others() -> None:
    """Gems and relics lie there, and only `greedy` counts them."""
    cave = Cave(4).turn_up("treasure 3", "trap ram", "trap snake", "treasure 15", "relic")
    g, work = cave.state, Work()
    chosen = {policy: choice(policy, cave) for policy in ("greedy", "ev")}
    assert chosen == {"greedy": LEAVE, "ev": GO_ON}
    work.thinker = 1 + 2
    assert policies.expected(g, 2, work, 2, generator(1)) == LEAVE
    went = [policies.expected(g, 1, work, 2, generator(n)) for n in range(40)]
    assert went.count(GO_ON) > 20


def test_simple_rules_count_what_they_say() -> None:
    cave = Cave(3).turn_up("treasure 9", "trap ram")
    assert (choice("cards:2", cave), choice("cards:3", cave)) == (LEAVE, GO_ON)
    assert (choice("hand:3", cave), choice("hand:4", cave)) == (LEAVE, GO_ON)
    cave.state.chest[1] = 30
    assert choice("chase:3", cave, 0) == GO_ON  # behind: braver
    assert choice("chase:13", cave, 1) == LEAVE  # ahead: more careful


def test_thumb_multiplies_traps_by_what_it_would_carry_out() -> None:
    """Two players, 40: three traps and a hand of 13, with the 2 lying there 14 for each."""
    cave = Cave(2).turn_up("treasure 17", "trap ram", "trap snake", "treasure 11")
    assert choice("thumb", cave) == GO_ON  # 2 × (13 + 1)
    cave.choose().turn_up("trap lava")
    assert choice("thumb", cave) == LEAVE  # 3 × 14
    cave.state.chest[1] = 3
    assert choice("thumb", cave, 0) == GO_ON  # three behind, so from 43 on
    assert choice("thumb", cave, 1) == LEAVE


def test_thumb_rolls_a_die_among_many_who_count_no_relics() -> None:
    """Four players, 6: a third of the time from there on, always from 12 on."""
    cave = Cave(4).turn_up("treasure 15", "trap ram", "relic")
    bot = make_bot("thumb", DIAMANT)

    def left() -> int:
        g = cave.state
        return [bot.choose(g, 0, [GO_ON, LEAVE], generator(n)) for n in range(300)].count(LEAVE)

    assert left() == 0  # 1 × 3
    cave.choose().turn_up("trap snake")
    assert 70 < left() < 130  # 2 × 3
    cave.choose().turn_up("trap lava")
    assert 70 < left() < 130  # 3 × 3
    cave.choose().turn_up("trap spider")
    assert left() == 300  # 4 × 3


def test_thumb_goes_on_longer_when_one_other_is_left_of_four() -> None:
    """With one other from 9 on, always from 18 on; among more from 6 and 12 on."""
    cave = Cave(4).turn_up("treasure 15", "trap ram", "trap snake", "trap lava", "trap spider")
    assert choice("thumb", cave) == LEAVE  # 4 × 3
    cave.choose(2, 3)  # they share the 3 lying there, and 1 is left
    cave.turn_up("relic")
    bot = make_bot("thumb", DIAMANT)
    cave.state.chest[0] = cave.state.chest[1] = 5
    found = [bot.choose(cave.state, 0, [GO_ON, LEAVE], generator(n)) for n in range(300)]
    assert 70 < found.count(LEAVE) < 130  # 4 × 3, below 18


def test_thumb_does_not_leave_the_last_round_behind() -> None:
    cave = Cave(2)
    cave.state.rounds = 1
    cave.turn_up("treasure 17", "trap ram", "trap snake", "trap lava", "relic")
    assert choice("thumb", cave) == LEAVE
    cave.state.chest[1] = 18  # 8 and 10 for the relic
    assert choice("thumb", cave, 0) == GO_ON
    cave.choose(1)  # takes 9 and the relic, 5
    cave.turn_up("treasure 14")
    assert choice("thumb", cave, 0) == GO_ON  # 22 against 32
    cave.choose().turn_up("treasure 11")
    assert choice("thumb", cave, 0) == LEAVE  # 33: alone in the cave, and ahead


def test_ev_relic_counts_relics_for_one_who_is_alone() -> None:
    cave = Cave(2).turn_up("relic", "trap ram", "trap snake", "trap lava").choose(1)
    cave.turn_up("relic")
    assert choice("ev", cave) == GO_ON  # nothing in the hand to lose
    cave.state.deck[0:12] = [1, 1] + [0] * 10
    assert choice("ev-relic", cave) == LEAVE


def test_a_blend_of_all_chance_is_random_and_of_none_is_the_bot() -> None:
    cave = Cave(2).turn_up("treasure 14", "trap snake")
    never = make_bot("blend:0:stay", DIAMANT)
    always = make_bot("blend:100:stay", DIAMANT)
    rng = generator(2)
    args = (DIAMANT.observe(cave.state, 0), 0, [GO_ON, LEAVE], rng)
    assert {never.choose(*args) for _ in range(50)} == {GO_ON}
    assert {always.choose(*args) for _ in range(50)} == {GO_ON, LEAVE}


def test_a_casual_player_errs_the_more_the_warmer_and_hardly_ever_where_all_is_clear() -> None:
    clear = Cave(2).turn_up("treasure 14", "trap snake")
    unclear = Cave(2).turn_up("treasure 14", "treasure 9", "trap snake", "trap ram", "trap lava")

    def goes_on(spec: str, cave: Cave) -> int:
        bot, rng = make_bot(spec, DIAMANT), generator(2)
        observed = DIAMANT.observe(cave.state, 0)
        return sum(bot.choose(observed, 0, [GO_ON, LEAVE], rng) == GO_ON for _ in range(400))

    assert goes_on("casual:10", unclear) == 400
    assert 400 > goes_on("casual:300", unclear) > goes_on("casual:1000", unclear) > 240
    assert goes_on("casual:1000", clear) > goes_on("casual:1000", unclear)
    assert 160 < goes_on("casual:10000", unclear) < 240


def test_policies_are_bots_too() -> None:
    assert isinstance(make_bot("ev", DIAMANT), PolicyBot)


@pytest.mark.parametrize("name", game_names())
def test_search_is_the_strongest_of_the_searches(name: str) -> None:
    game = load_game(name)
    named = "guided" if game.judge_guides else "learned" if game.learned else "rollouts"
    assert isinstance(make_bot("search:60", game), type(make_bot(f"{named}:60", game)))


def test_a_policy_that_was_never_learned_searches_for_nobody() -> None:
    with pytest.raises(Refusal, match="no learned policy for diamant"):
        make_bot("learned:60", DIAMANT)


def test_a_judge_that_does_not_exist_guides_nobody() -> None:
    class Unjudged(Diamant):
        judge = None

    with pytest.raises(Refusal, match="no judge"):
        make_bot("guided:60", Unjudged())
