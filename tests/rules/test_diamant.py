"""Diamant, rule by rule: D1 to D22 and the facts of the rules page (docs/rules/diamant.md)."""

from fractions import Fraction

import pytest

from karfunkel.core.dealer import Scripted, Seeded
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Chance, Choices
from karfunkel.core.match import Match
from karfunkel.core.work import Work
from karfunkel.games.diamant import rules
from karfunkel.games.diamant.game import GAME
from karfunkel.games.diamant.rules import GO_ON, LEAVE, TRAPS
from karfunkel.games.diamant.screens import board
from karfunkel.text.messages import catalog
from tests.contract.games import generator, random_step
from tests.rules.diamant_table import Cave

# --- Table ----------------------------------------------------------------------------------


# D1: players.
@pytest.mark.parametrize("players", range(2, 9))
def test_d1_two_to_eight_players(players: int) -> None:
    assert Cave(players).inside() == list(range(players))


@pytest.mark.parametrize("players", [-1, 0, 1, 9])
def test_d1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(Refusal, match=r"not allowed for players\. Allowed: 2–8"):
        GAME.new({"players": players})


def test_d1_two_players_are_a_house_rule() -> None:
    assert [n for n in GAME.players if GAME.official(GAME.complete({"players": n}))] == [
        3, 4, 5, 6, 7, 8,
    ]  # fmt: skip


# D2: the deck.
def test_d2_the_deck_of_35_cards() -> None:
    cave = Cave()
    treasures = [
        rules.TREASURES[card]
        for card in range(rules.FIRST_TRAP)
        for _ in range(cave.state.deck[card])
    ]
    assert treasures == [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
    assert sum(treasures) == 124
    assert cave.traps_left() == [3, 3, 3, 3, 3]
    assert TRAPS == ("spider", "snake", "lava", "boulder", "ram")
    assert cave.left_in_deck("relic") == 5
    assert sum(cave.state.deck) == 35


# D3: gems.
def test_d3_gems_are_numbers_and_screens_show_coins() -> None:
    english = catalog("en")
    assert board.coins(13, english) == "13 (2 diamonds, 3 rubies)"
    assert board.coins(5, english) == "5 (1 diamond, 0 rubies)"
    assert board.coins(4, english) == "4"


def test_d3_the_bank_never_runs_out() -> None:
    """More gems than the 60 + 40·5 of the box can be won."""
    cave = Cave(2)
    cave.state.chest = [250, 0, 0, 0, 0, 0, 0, 0]
    assert cave.turn_up("treasure 17").choose(0).chests()[0] == 250 + 8 + 1


# D4: chests and rounds.
def test_d4_the_chest_is_safe_for_the_whole_game_the_hand_is_not() -> None:
    cave = Cave().turn_up("treasure 9").choose(0).turn_up("trap snake", "trap snake")
    assert cave.chests() == [2 + 1, 0, 0, 0]
    assert cave.turn_up("trap ram", "trap ram").chests() == [3, 0, 0, 0]


def test_d4_five_rounds() -> None:
    cave = Cave().finish_rounds(4)
    assert (cave.state.round, cave.over) == (5, False)
    assert cave.finish_rounds(1).over


# --- A round --------------------------------------------------------------------------------


# D5: into the cave.
def test_d5_everyone_starts_in_the_cave_with_an_empty_hand() -> None:
    cave = Cave(3).turn_up("treasure 7").choose(0, 1).turn_up("trap ram", "trap ram")
    assert cave.state.round == 2
    assert cave.inside() == [0, 1, 2]
    assert cave.hands() == [0, 0, 0]


def test_d5_the_deck_holds_every_card_still_in_the_game() -> None:
    assert Cave().chance_of("treasure 11") == (2, 35)
    assert Cave().chance_of("relic") == (5, 35)


# D6: a card.
def test_d6_the_card_joins_the_row_and_leaves_the_deck() -> None:
    cave = Cave().turn_up("treasure 5", "relic", "trap lava", "treasure 5")
    assert cave.row() == ["treasure 5", "relic", "trap lava", "treasure 5"]
    assert cave.choose().chance_of("treasure 5") == (0, 31)
    assert cave.chance_of("trap lava") == (2, 31)


def test_d6_a_searching_bot_draws_from_as_many_cards_as_lie_face_down() -> None:
    cave = Cave().turn_up("treasure 5", "relic", "trap lava").choose()
    rules.outcomes(cave.state, GAME.work)
    assert GAME.work.total == 32


def test_d6_the_first_kind_of_card_is_named_whatever_the_scratch_space_held() -> None:
    work = Work()
    work.first = 99
    rules.outcomes(Cave().state, work)
    assert work.first == GAME.parse_outcome("treasure 1")


# D7: treasures.
def test_d7_a_treasure_is_shared_and_the_rest_stays_lying() -> None:
    """The example of the rulebook: 9 rubies, 5 players: 1 each, 4 stay lying."""
    cave = Cave(5).turn_up("treasure 9")
    assert cave.hands() == [1, 1, 1, 1, 1]
    assert cave.state.lying == 4
    assert cave.told("treasure") == {"value": 9, "share": 1, "rest": 4}


def test_d7_only_players_in_the_cave_share() -> None:
    cave = Cave(4).turn_up("trap ram").choose(0, 1).turn_up("treasure 9")
    assert cave.hands() == [0, 0, 4, 4]
    assert cave.state.lying == 1


def test_d7_too_little_to_share_stays_lying_whole() -> None:
    cave = Cave(8).turn_up("treasure 7")
    assert (cave.hands(), cave.state.lying) == ([0] * 8, 7)


# D8: first trap.
@pytest.mark.parametrize("trap", TRAPS)
def test_d8_the_first_trap_of_its_kind_does_nothing(trap: str) -> None:
    cave = Cave().turn_up("treasure 9", f"trap {trap}")
    assert cave.hands() == [2, 2, 2, 2]
    assert GAME.turn(cave.state).players == (0, 1, 2, 3)


def test_d8_traps_of_different_kinds_do_nothing_together() -> None:
    cave = Cave().turn_up("treasure 9", *(f"trap {trap}" for trap in TRAPS))
    assert cave.hands() == [2, 2, 2, 2]


# D9: second trap.
@pytest.mark.parametrize("trap", TRAPS)
def test_d9_the_second_trap_takes_the_hands_and_ends_the_round_at_once(trap: str) -> None:
    cave = Cave().turn_up("treasure 9", f"trap {trap}", "treasure 4", f"trap {trap}")
    assert cave.told("sprung") == {"trap": trap, "players": [0, 1, 2, 3], "lost": 3}
    assert cave.chests() == [0, 0, 0, 0]
    assert cave.state.round == 2
    assert GAME.turn(cave.state).chance  # no choice in between


def test_d9_who_has_left_before_loses_nothing() -> None:
    cave = Cave(3).turn_up("treasure 9").choose(1).turn_up("trap ram", "trap ram")
    assert cave.chests() == [0, 3, 0]
    assert cave.told("sprung")["players"] == [0, 2]


# D10: relics.
def test_d10_a_relic_stays_in_the_row() -> None:
    cave = Cave().turn_up("relic", "relic")
    assert cave.state.relics_lying == 2
    assert cave.hands() == [0, 0, 0, 0]
    assert GAME.turn(cave.state).players == (0, 1, 2, 3)


# D11: the choice.
def test_d11_going_on_and_leaving_are_offered_whatever_the_scratch_space_held() -> None:
    work = Work()
    work.action[:3] = [99, 99, 99]
    number = rules.legal(Cave().turn_up("treasure 9").state, 0, work)
    assert work.action[:number] == [GO_ON, LEAVE]


@pytest.mark.parametrize("card", ["treasure 9", "trap ram", "relic"])
def test_d11_all_in_the_cave_choose_at_the_same_time(card: str) -> None:
    cave = Cave(3).turn_up("trap lava").choose(1).turn_up(card)
    assert GAME.turn(cave.state).players == (0, 2)
    assert GAME.legal(cave.state, 0) == GAME.legal(cave.state, 2) == [GO_ON, LEAVE]
    assert GAME.legal(cave.state, 1) == []


def test_d11_choices_are_secret_until_the_last_is_in() -> None:
    card = GAME.parse_outcome("treasure 9")
    match = Match(GAME, {"players": 3}, Scripted([card]))
    match.play_chance()
    before = match.position()
    assert match.choose(2, LEAVE) == match.choose(0, GO_ON) == []
    after = match.position()
    assert (after.view, after.turn) == (before.view, before.turn)
    assert (before.ready, after.ready) == ((), (0, 2))
    told = match.choose(1, LEAVE)
    assert [(event.key, event.args["players"]) for event in told] == [
        ("diamant-event-going-on", [0]),
        ("diamant-event-leaving", [1, 2]),
    ]


# D12: what lies in the cave.
def test_d12_all_gems_lying_are_one_sum_for_the_leavers() -> None:
    """Two cards leave 1 and 1 lying: split card by card, two leavers would get nothing."""
    cave = Cave(4).turn_up("treasure 5", "treasure 9")
    assert cave.state.lying == 2
    cave.choose(0, 1)
    assert cave.chests() == [3 + 1, 3 + 1, 0, 0]
    assert cave.state.lying == 0


def test_d12_what_the_leavers_cannot_share_stays_lying() -> None:
    cave = Cave(4).turn_up("treasure 15").choose(0, 1)
    assert cave.chests() == [3 + 1, 3 + 1, 0, 0]
    assert cave.state.lying == 1


# D13: relics for one.
def test_d13_who_leaves_alone_takes_all_relics() -> None:
    cave = Cave().turn_up("relic", "relic").choose(2)
    assert cave.state.relics[:4] == [0, 0, 2, 0]
    assert cave.state.relics_lying == 0
    assert cave.told("relics-taken") == {"player": 2, "relics": 2, "worth": 10}


def test_d13_several_leavers_take_none_and_the_relics_stay_lying() -> None:
    cave = Cave().turn_up("relic").choose(0, 1)
    assert cave.chests() == [0, 0, 0, 0]
    assert cave.state.relics_lying == 1
    assert cave.turn_up("trap ram").choose(3).chests() == [0, 0, 0, 5]


def test_d13_the_last_in_the_cave_leaves_alone_too() -> None:
    cave = Cave(2).turn_up("trap ram").choose(0).turn_up("relic").choose(1)
    assert cave.chests() == [0, 5]


# D14: what relics pay.
def test_d14_the_first_three_relics_pay_5_the_others_10() -> None:
    cave = Cave(3)
    for relic, worth in enumerate((5, 5, 5, 10, 10)):
        before = cave.chests()[1]
        cave.turn_up("relic").choose(1)
        assert cave.chests()[1] - before == worth, relic
        cave.turn_up("treasure 1").all_leave()
    assert cave.over


def test_d14_the_fourth_relic_pays_10_whoever_took_the_others() -> None:
    cave = Cave.at("players 3; round 4; row relic; chests 10, 5, 0; relics 2, 1, 0; gone 3 relic")
    assert cave.choose(2).chests() == [10, 5, 10]


def test_d14_one_leaver_can_take_relics_of_both_worths() -> None:
    cave = Cave().turn_up("relic", "relic").choose(0).turn_up("relic", "relic", "relic").choose(1)
    assert cave.chests()[:2] == [5 + 5, 5 + 10 + 10]


# D15: the leaver.
def test_d15_the_leavers_hand_is_safe_and_the_leaver_is_out_of_the_round() -> None:
    cave = Cave(3).turn_up("treasure 9").choose(0)
    assert cave.chests() == [3, 0, 0]
    assert cave.turn_up("treasure 14").hands() == [0, 10, 10]
    assert GAME.turn(cave.state).players == (1, 2)


# D16: going on.
def test_d16_the_next_card_is_turned_up_while_anyone_is_left() -> None:
    cave = Cave(3).turn_up("treasure 9").choose(0, 1)
    assert GAME.turn(cave.state).chance
    assert cave.state.round == 1


# --- End of a round -------------------------------------------------------------------------


# D17: the end of a round.
def test_d17_the_round_ends_when_nobody_is_left() -> None:
    cave = Cave().turn_up("treasure 9").all_leave()
    assert cave.told("round-over") == {"round": 1, "cause": "left", "cards": 1, "relics": 0}
    assert cave.state.round == 2


def test_d17_the_round_ends_by_a_trap() -> None:
    cave = Cave().turn_up("trap ram", "relic", "trap ram")
    assert cave.told("round-over") == {"round": 1, "cause": "ram", "cards": 3, "relics": 1}


# D18: gems left behind.
def test_d18_gems_lying_in_the_cave_go_back_to_the_bank() -> None:
    cave = Cave(4).turn_up("treasure 7", "trap ram", "trap ram")
    assert cave.state.lying == 0
    assert cave.turn_up("treasure 1").choose(0).chests() == [1, 0, 0, 0]


def test_d18_after_the_last_round_nobody_and_nothing_is_in_the_cave() -> None:
    cave = Cave(4).finish_rounds(4).turn_up("treasure 7", "trap ram", "trap ram")
    assert cave.over
    assert cave.inside() == []
    assert (cave.state.hand, cave.state.lying, cave.state.traps) == (0, 0, 0)


# D19: relics left behind.
def test_d19_relics_lying_in_the_row_are_out_of_the_game_and_do_not_count() -> None:
    cave = Cave().turn_up("relic", "relic", "relic", "trap ram", "trap ram")
    assert cave.chance_of("relic") == (2, 34 - 3)
    assert cave.state.relics_out == 0
    assert cave.turn_up("relic").choose(0).chests()[0] == 5  # still the first


def test_d19_relics_stay_away_also_when_all_have_left() -> None:
    cave = Cave().turn_up("relic").all_leave()
    assert cave.chance_of("relic") == (4, 34)


# D20: the trap that struck.
def test_d20_exactly_one_card_of_the_trap_is_removed() -> None:
    cave = Cave().turn_up("trap spider", "trap lava", "trap spider")
    assert cave.traps_left() == [2, 3, 3, 3, 3]


def test_d20_also_when_it_has_struck_before_and_the_third_card_stands_alone() -> None:
    cave = Cave().turn_up("trap spider", "trap spider").turn_up("trap spider", "trap spider")
    assert cave.traps_left() == [1, 3, 3, 3, 3]
    cave.turn_up("trap spider").choose()
    assert cave.chance_of("trap spider") == (0, 32)


def test_d20_no_trap_is_removed_when_all_have_left() -> None:
    cave = Cave().turn_up("trap spider", "trap lava").all_leave()
    assert cave.traps_left() == [3, 3, 3, 3, 3]


# D21: the deck again.
def test_d21_every_other_card_returns() -> None:
    cave = Cave().turn_up("treasure 17", "trap lava", "treasure 5", "trap ram", "trap lava")
    assert cave.left_in_deck("treasure 17") == 1
    assert cave.left_in_deck("treasure 5") == 2
    assert cave.traps_left() == [3, 3, 2, 3, 3]
    assert cave.row() == []


def test_d21_nothing_remains_of_the_row() -> None:
    """Two games that came to the same cave by other cards are the same."""
    one = Cave().turn_up("treasure 17", "treasure 5").all_leave()
    other = Cave().turn_up("treasure 15", "treasure 7").all_leave()
    assert one.state.row == other.state.row == [0] * rules.DECK


# --- End of the game ------------------------------------------------------------------------


# D22: the winner.
def test_d22_the_highest_chest_wins_after_the_fifth_round() -> None:
    cave = Cave(3).turn_up("treasure 9").choose(2).turn_up("treasure 4").all_leave()
    cave.finish_rounds(4)
    assert cave.over
    assert GAME.scores(cave.state) == [5, 5, 3]
    assert GAME.winners(cave.state) == (0, 1)
    assert cave.told("game-over") == {"players": [0, 1], "score": 5}


def test_d22_the_last_leaver_can_win_with_a_relic() -> None:
    cave = Cave.at("players 3; round 5; row relic, treasure 9; cave 3; hand 3; chests 7, 0, 3")
    assert cave.choose(2).over
    assert GAME.scores(cave.state) == [7, 0, 3 + 3 + 5]
    assert GAME.winners(cave.state) == (2,)


def test_d22_equal_chests_share_the_win() -> None:
    cave = Cave(3).finish_rounds(5)
    assert GAME.winners(cave.state) == (0, 1, 2)


def test_d22_an_empty_hand_of_everyone_is_a_draw_of_zeros() -> None:
    cave = Cave(2)
    for trap in TRAPS:
        cave.turn_up("treasure 17", f"trap {trap}", f"trap {trap}")
    assert GAME.scores(cave.state) == [0, 0]
    assert GAME.winners(cave.state) == (0, 1)


# --- Facts ----------------------------------------------------------------------------------


def test_fact_the_deck_cannot_run_dry() -> None:
    """D6, D9, D20: whatever four rounds took away, a second trap must come before the last card.

    A round takes at most one trap card, of a kind that had two in that round. So walk through
    every way four rounds can end, and look at what the worst fifth round could turn up without
    a second trap: one card of each kind of trap. Some trap card must still be in the deck then.
    """
    reached: set[tuple[int, ...]] = {(3, 3, 3, 3, 3)}
    for finished_rounds in range(rules.ROUNDS):
        for left in reached:
            cave = Cave()
            cave.state.deck[rules.FIRST_TRAP : rules.RELIC] = list(left)
            cave.state.round = 1 + finished_rounds
            harmless = [*range(rules.FIRST_TRAP), rules.RELIC]
            for card in harmless:  # turn up everything that cannot strike
                for _ in range(cave.state.deck[card]):
                    cave.turn_up(GAME.outcome_text(card)).choose()
            for kind, trap in enumerate(TRAPS):
                if left[kind]:
                    cave.turn_up(f"trap {trap}").choose()
            assert sum(cave.state.deck) > 0
            assert all(
                cave.chance_of(f"trap {t}")[0] == n - 1
                for t, n in zip(TRAPS, left, strict=True)
                if n
            )
            assert cave.state.round == 1 + finished_rounds  # still the same round
        reached |= {
            (*left[:kind], left[kind] - 1, *left[kind + 1 :])
            for left in reached
            for kind in range(rules.TRAP_KINDS)
            if left[kind] >= 2
        }
    assert min(sum(left) for left in reached) == 10


@pytest.mark.parametrize("number", range(40))
def test_fact_players_in_the_cave_hold_equal_hands(number: int) -> None:
    """Against a model of the first round that keeps a purse for every player."""
    cave = Cave(2 + number % 7)
    purses, chests, lying, relics_out = [0] * 8, [0] * 8, 0, 0
    dealer, rng = Seeded(number), generator(number)
    while cave.state.round == 1:
        inside, relics = cave.inside(), cave.state.relics_lying
        step = random_step(GAME, cave.state, dealer, rng)
        GAME.apply(cave.state, step)
        if isinstance(step, Chance):
            if step.outcome < rules.FIRST_TRAP:
                share, rest = divmod(rules.TREASURES[step.outcome], len(inside))
                lying += rest
                for player in inside:
                    purses[player] += share
        elif leavers := [player for player, action in step.actions if action == LEAVE]:
            found, lying = divmod(lying, len(leavers))
            for player in leavers:
                chests[player] += purses[player] + found
                purses[player] = 0
            if len(leavers) == 1:
                chests[leavers[0]] += sum((5, 5, 5, 10, 10)[relics_out : relics_out + relics])
                relics_out += relics
        assert cave.chests() == chests[: cave.players]
        if cave.state.round == 1:
            assert cave.hands() == purses[: cave.players]
            assert cave.state.lying == lying
            assert len({purses[player] for player in cave.inside()}) == 1


def test_fact_chance_of_a_matching_second_trap_in_the_first_round() -> None:
    first = Cave()
    chance = Fraction(0)
    for trap in TRAPS:
        cards, deck = first.chance_of(f"trap {trap}")
        after = Cave().turn_up(f"trap {trap}").choose()
        chance += Fraction(cards, deck) * Fraction(*after.chance_of(f"trap {trap}"))
    assert chance == Fraction(15, 35) * Fraction(2, 34) == Fraction(3, 119)


# --- What is public -------------------------------------------------------------------------


def test_public_chests_are_shown_unless_the_table_closes_them() -> None:
    cave = Cave(3).turn_up("treasure 9").choose(0)
    assert [shown["chest"] for shown in GAME.view(cave.state, 1)["players"]] == [3, 0, 0]


def test_public_closed_chests_hide_the_totals_of_others_until_the_end() -> None:
    cave = Cave(3, closed_chests=True).turn_up("treasure 9").choose(0)
    assert [shown["chest"] for shown in GAME.view(cave.state, 0)["players"]] == [3, None, None]
    assert [shown["chest"] for shown in GAME.view(cave.state)["players"]] == [None] * 3
    cave.turn_up("trap ram").all_leave().finish_rounds(4)
    assert [shown["chest"] for shown in GAME.view(cave.state)["players"]] == [3, 3, 3]


def test_public_nothing_but_the_order_of_the_deck_is_hidden() -> None:
    cave = Cave(3).turn_up("treasure 9", "relic", "trap ram").choose(0)
    assert GAME.observe(cave.state, 2) == cave.state


def test_choices_of_the_wrong_players_are_refused() -> None:
    cave = Cave(3).turn_up("treasure 9").choose(0).turn_up("trap ram")
    with pytest.raises(Refusal, match="belongs to Player 2 and Player 3"):
        GAME.apply(cave.state, Choices(((0, LEAVE), (1, LEAVE), (2, LEAVE))))
