"""The coach: the sum comes out, luck is fair, nothing hidden is used, bad input is refused."""

from pathlib import Path
from typing import Any

import pytest

from karfunkel.analysis import Analysis, analyse
from karfunkel.analysis.advice import advice
from karfunkel.analysis.fold import EFFORTS, Fold, on_one_scale
from karfunkel.analysis.judgements import accuracy, mark, turning_points
from karfunkel.analysis.shapes import POINT, VERSION, WIN
from karfunkel.analysis.values import Best, Mean, Values, mean, result_shares, whole
from karfunkel.core.dealer import Seeded
from karfunkel.core.errors import Refusal
from karfunkel.core.game import Chance, Choices, Game
from karfunkel.core.match import Match
from karfunkel.core.record import SEEDED, Record, parse_record, result_of
from karfunkel.core.registry import load_game
from karfunkel.core.rng import Rng, below, seed
from karfunkel.games.diamant.game import Diamant
from karfunkel.judge.net import Judge
from tests.cases import cases
from tests.contract.games import TABLES
from tests.judge.test_judge import first_question, tiny_net, written
from tests.records.golden import golden_text

DIAMANT, EMERALD, KINGDICE = map(load_game, ("diamant", "emerald", "kingdice"))
SHORT: dict[str, dict[str, Any]] = {
    "diamant": {"rounds": 2},
    "emerald": {"treasures": 1, "pile_cards": 1},
    "kingdice": {"terrain_tiles": 1, "pile_cards": 3},
}
PARTS = ("luck", "skill", "others", "correction")


def played(name: str, players: int, number: int = 1) -> Record:
    """The record of a short game with random choices."""
    game = load_game(name)
    options = game.complete({"players": players, **SHORT[name]})
    match = Match(game, options, Seeded(number))
    rng = Rng()
    seed(rng, number, 1)
    while not match.turn.over:
        if match.turn.chance:
            match.play_chance()
        for player in match.waiting:
            legal = match.legal(player)
            match.choose(player, legal[below(rng, len(legal))])
    record = Record(game, options, SEEDED, str(number), steps=list(match.steps))
    record.result = result_of(match)
    return record


def adds_up(found: Analysis) -> None:
    """Every step and every sum comes out, to the last unit."""
    for step in found["steps"]:
        for seat in range(len(found["seats"])):
            parts = sum(step[part][seat] for part in PARTS)  # type: ignore[literal-required]
            assert step["before"][seat] + parts == step["after"][seat]
            assert step["skill"][seat] <= 0
        assert sum(step["before"]) == sum(step["after"]) == WIN
    for earlier, later in zip(found["steps"], found["steps"][1:], strict=False):
        assert earlier["after"] == later["before"]
    for sums in found["seats"]:
        parts = sum(sums[part] for part in PARTS)  # type: ignore[literal-required]
        assert sums["start"] + parts == sums["result"]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_parts_add_up_to_the_result(name: str, players: int, tmp_path: Path) -> None:
    """Of short games of every title and player count, with random choices and a random net."""
    judge = written(load_game(name), tmp_path)
    for number in range(1, 1 + cases(1, 20)):
        record = played(name, players, number)
        found = analyse(record, judge=judge, number=number)
        adds_up(found)
        assert record.result
        share = WIN // len(record.result.winners)
        wins = [share if seat in record.result.winners else 0 for seat in range(players)]
        assert [seat["result"] for seat in found["seats"]] == wins


def test_the_judge_does_not_change_its_mind_while_dice_are_rolled(tmp_path: Path) -> None:
    """King of the Dice is exact within a turn: no correction but for rounding."""
    record = played("kingdice", 3)
    found = analyse(record, judge=written(record.game, tmp_path))
    rolled = [step for step in found["steps"] if step["text"].startswith("chance die")]
    again = [step for step in found["steps"] if " reroll " in step["text"]]
    assert len(rolled) > len(again) > 1
    assert any(seat for step in rolled for seat in step["luck"])
    ends = [step["number"] for step in found["steps"] if "turn-begins" in str(step["events"])]
    for step in rolled + again:
        if step["number"] not in ends:
            assert max(map(abs, step["correction"])) <= 2 * len(found["seats"])
    decision = again[0]["decisions"][0]
    assert len(decision["choices"]) <= EFFORTS["quick"].choices + 1
    assert decision["made"] in [choice["action"] for choice in decision["choices"]]


def test_a_search_changes_the_judgement_but_not_the_sum(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(EFFORTS, "deep", EFFORTS["quick"]._replace(iterations=3, all=True))
    record, net = played("diamant", 2), written(DIAMANT, tmp_path)
    quick = analyse(record, "quick", judge=net)
    deep = analyse(record, "deep", judge=net, backend="python")
    adds_up(deep)
    assert [step["luck"] for step in deep["steps"]] == [step["luck"] for step in quick["steps"]]
    assert [step["decisions"] for step in deep["steps"]] != [
        step["decisions"] for step in quick["steps"]
    ]
    errors = [d["error"] for step in deep["steps"] for d in step["decisions"] if d["loss"]]
    assert any(errors)


def test_choices_without_a_search_are_moved_like_the_others() -> None:
    judged: dict[int, tuple[int, ...]] = {
        1: (WIN // 2, WIN // 2),
        2: (WIN // 4, 3 * WIN // 4),
        3: (0, WIN),
    }
    found = {**judged, 1: (WIN // 4, 3 * WIN // 4)}
    on_one_scale(found, judged, [1])
    assert found == {1: (WIN // 4, 3 * WIN // 4), 2: (0, WIN), 3: (0, WIN)}


def test_the_best_choice_has_been_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the search thinks little of all that the judge liked best."""
    match = Match(EMERALD, {"players": 2}, Seeded(2))
    while match.turn.chance:
        match.play_chance()
    going = fold(EMERALD, {"players": 2})
    player, legal = match.waiting[0], match.legal(match.waiting[0])
    asked: list[int] = []

    def searched(worlds: Any, player: int, wanted: Any) -> tuple[tuple[int, ...], float]:
        asked.append(dict(wanted[0][1].actions)[player])
        return whole([1, len(asked)] if player else [len(asked), 1]), 0.0

    monkeypatch.setattr(going, "_worth_a_search", lambda *at: legal[:1])
    monkeypatch.setattr(going, "_searched", searched)
    decision = going.alone(match.state, player, legal[0]).decisions[0]
    assert len(asked) > 1
    assert EMERALD.parse_action(decision["best"]) in asked


def test_the_same_question_gets_the_same_answer(tmp_path: Path) -> None:
    record = played("diamant", 3)
    net = written(DIAMANT, tmp_path)
    assert analyse(record, judge=net) == analyse(record, judge=net)


def test_many_positions_are_judged_as_one_is() -> None:
    """To the last bit, so that every machine gets the same numbers."""
    observed, player, legal = first_question(DIAMANT)
    judge = Judge(DIAMANT, tiny_net(DIAMANT))
    values = Values(DIAMANT, 3, judge, EFFORTS["quick"].breadth._replace(looks=1), 0)
    nodes = [values.node(observed), values.node(played("diamant", 3).game.new({"players": 3}))]
    values.settle()
    wins = judge.opinion(observed, player, legal).wins.tolist()
    assert values.value(nodes[0]) == whole(wins)


def test_looking_ahead_is_the_mean_of_the_judge_and_the_best_choice() -> None:
    observed, player, legal = first_question(EMERALD)
    state = EMERALD.resample(observed, player, Rng())
    judge, breadth = Judge(EMERALD, tiny_net(EMERALD)), EFFORTS["quick"].breadth
    plain, ahead = (
        Values(EMERALD, EMERALD.player_count(state), judge, breadth._replace(ahead=most), 0)
        for most in (0, len(legal))
    )
    own, seen = plain.node(state), ahead.node(state)
    after = [plain.node(plain.stepped(state, Choices(((player, a),))), 1) for a in legal]
    plain.settle()
    ahead.settle()
    best = max((plain.value(node) for node in after), key=lambda found: found[player])
    assert plain.value(own) != best
    assert ahead.value(seen) == mean([(1, plain.value(own)), (1, best)])
    too_many = Values(EMERALD, 3, judge, breadth._replace(ahead=len(legal) - 1), 0)
    judged = too_many.node(state)
    assert isinstance(judged, Mean)
    assert not any(isinstance(part, Best) for _, part in judged.parts)


def fold(game: Game, options: dict[str, Any]) -> Fold:
    record = Record(game, game.complete(options))
    return Fold(record, EFFORTS["quick"], Judge(game, tiny_net(game)), None, 0)


def test_luck_has_mean_zero_over_all_outcomes() -> None:
    """By the exact weights: what chance can do cancels out, for every seat."""
    going = fold(DIAMANT, {"players": 3})
    match = Match(DIAMANT, {"players": 3}, Seeded(4))
    for _ in range(4):
        match.play_chance()
        for player in match.waiting:
            match.choose(player, 0)
    outcomes = DIAMANT.outcomes(match.state)
    lucks = [(weight, going.chance(match.state, Chance(o)).luck) for o, weight in outcomes]
    total = sum(weight for weight, _ in lucks)
    for seat in range(3):
        assert abs(sum(weight * luck[seat] for weight, luck in lucks)) <= 3 * total  # rounding
        assert any(luck[seat] for _, luck in lucks)


def test_a_choice_is_judged_by_what_its_player_could_know() -> None:
    """Two games that differ only in what is hidden from the player get the same judgement."""
    match = Match(EMERALD, {"players": 3}, Seeded(2))
    rng = Rng()
    seed(rng, 2, 1)
    while match.turn.chance or min(match.state.hand_size[:3]) < 1:
        match.play_chance()
        for player in match.waiting:
            legal = match.legal(player)
            match.choose(player, legal[below(rng, len(legal))])
    player = match.waiting[0]
    one = EMERALD.copy(match.state)
    other = EMERALD.copy(one)
    rival = next(seat for seat in range(3) if seat != player and one.hand_size[seat])
    other.hand[rival] = 5 << 12 if one.hand[rival] != 5 << 12 else 5 << 9
    assert one != other
    assert EMERALD.observe(one, player) == EMERALD.observe(other, player)
    step = Choices(((player, EMERALD.legal(one, player)[0]),))
    judged = [fold(EMERALD, {"players": 3}).choice(state, step) for state in (one, other)]
    assert judged[0].decisions == judged[1].decisions
    assert judged[0].skill == judged[1].skill


def test_a_worse_choice_is_found() -> None:
    """Alone in the cave in the last round, ahead only with what is in the hand: leave."""
    game = DIAMANT
    going = Fold(
        Record(game, game.complete({"players": 2})),
        EFFORTS["quick"],
        Judge(game, tiny_net(game)),
        None,
        0,
    )
    state = game.new({"players": 2, "rounds": 1})
    state.cave, state.hand, state.phase, state.chest[1] = 1, 20, 1, 10
    state.row_length = 1
    on, leave = (going.alone(state, 0, action) for action in (0, 1))
    assert leave.decisions[0]["loss"] == 0
    assert leave.after == (WIN, 0)
    assert on.decisions[0]["best"] == "leave"
    assert on.skill[0] == -on.decisions[0]["loss"] < 0
    assert on.others[1] == -on.skill[0]


@pytest.mark.parametrize(
    ("loss", "lead", "prior", "expected"),
    [
        (0, 0, WIN, ""),
        (4 * POINT, 0, WIN, ""),
        (5 * POINT, 0, WIN, "inaccuracy"),
        (10 * POINT, 0, WIN, "mistake"),
        (15 * POINT, 0, WIN, "blunder"),
        (0, 15 * POINT, WIN // 2, "only"),
        (0, 15 * POINT, WIN // 20, "brilliant"),
    ],
)
def test_marks_by_points(loss: int, lead: int, prior: int, expected: str) -> None:
    assert mark(loss, lead, prior, 3) == expected


def test_accuracy_halves_with_ten_points() -> None:
    assert accuracy([0, 0]) == 1000
    assert accuracy([0, 10 * POINT]) == 750
    assert accuracy([]) == 1000


def test_turning_points_are_few_and_large() -> None:
    def step(number: int, luck: int, correction: int = 0) -> Any:
        none = [0, 0]
        moved = {"luck": [luck, -luck], "skill": none, "others": none}
        return {"number": number, "correction": [correction, -correction], **moved}

    steps = [step(1, POINT), step(2, 30 * POINT), step(3, 0, 50 * POINT)]
    steps += [step(n, (n + 6) * POINT) for n in (4, 5, 6)]
    assert turning_points(steps) == [2, 5, 6]


def test_a_tie_is_shared() -> None:
    state = DIAMANT.new({"players": 3})
    state.chest[0] = state.chest[2] = 5
    assert result_shares(DIAMANT, state) == (WIN // 2, 0, WIN // 2)


def unfinished() -> Record:
    record = played("diamant", 2)
    record.result = None
    return record


def bent() -> Record:
    record = played("diamant", 2)
    assert record.result
    record.result = record.result._replace(scores=(99, 0))
    return record


def endless() -> Record:
    record = played("diamant", 2)
    record.steps *= 10_000
    return record


def unjudged() -> Record:
    record = played("diamant", 2)
    record.game = type("Unjudged", (Diamant,), {"judge": None})()
    return record


@pytest.mark.parametrize(
    ("record", "effort", "key"),
    [
        (unfinished, "quick", "analysis-not-over"),
        (bent, "quick", "error-record-result"),
        (endless, "quick", "analysis-too-long"),
        (unjudged, "quick", "error-no-judge"),
        (unfinished, "endless", "analysis-no-effort"),
    ],
)
def test_bad_input_is_refused(record: Any, effort: str, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        analyse(record(), effort)
    assert refused.value.key == key


def test_a_net_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="holds no trained agent"):
        analyse(played("diamant", 2), judge=written(EMERALD, tmp_path))


def test_the_judge_that_comes_with_the_game_analyses_a_golden_game() -> None:
    seen: list[tuple[int, int]] = []
    record = parse_record(golden_text("diamant", 3))
    found = analyse(record, progress=lambda done, steps: seen.append((done, steps)))
    adds_up(found)
    assert seen[-1] == (len(record.steps), len(record.steps))
    assert found["version"] == VERSION


def test_advice_comes_from_what_the_player_sees(tmp_path: Path) -> None:
    """It needs no full state, and the same view gets the same answer."""
    observed, player, legal = first_question(EMERALD)
    net = written(EMERALD, tmp_path)
    found = advice(EMERALD, observed, player, judge=net)
    assert found == advice(EMERALD, EMERALD.copy(observed), player, judge=net)
    assert {choice["action"] for choice in found["choices"]} == set(map(EMERALD.action_text, legal))
    wins = [choice["win"] for choice in found["choices"]]
    assert wins == sorted(wins, reverse=True)
    assert found["chances"][player] == wins[0]
    assert sum(found["chances"]) == WIN


def test_advice_says_which_dice_to_roll_again(tmp_path: Path) -> None:
    observed, player, _ = first_question(KINGDICE)
    found = advice(KINGDICE, observed, player, judge=written(KINGDICE, tmp_path))
    assert found["best"].startswith(("reroll ", "stop"))
    assert len(found["choices"]) == EFFORTS["quick"].choices


def test_advice_is_for_players_who_are_asked(tmp_path: Path) -> None:
    observed, player, _ = first_question(EMERALD)
    with pytest.raises(Refusal) as refused:
        advice(EMERALD, observed, (player + 1) % 3, judge=written(EMERALD, tmp_path))
    assert refused.value.key == "error-not-on-turn"
