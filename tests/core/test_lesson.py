"""Every game's lesson, played by its story: nothing in it is impossible, and it ends well."""

from itertools import product

import pytest

from karfunkel.core.dealer import Committed
from karfunkel.core.game import Chance, Choices, Game
from karfunkel.core.lesson import LEARNER, Course, Storyteller, course_of
from karfunkel.core.match import Match
from karfunkel.core.parts import Idea, Lesson
from karfunkel.core.record import parse_step
from karfunkel.core.registry import game_names, load_game

RULES = {
    "diamant": (
        *("welcome", "treasure", "rest", "choice", "trap", "kinds", "risk", "leaving", "home"),
        *("sprung", "removed", "relic", "worth", "secret", "together", "yours", "alone", "chest"),
        *("danger", "stake", "struck", "gone", "last", "first-own", "third-own", "over"),
    ),
    "emerald": (
        *("steps", "second", "crowd", "stop", "leap", "dragon", "strip", "gold", "caught", "safe"),
        *("gem", "victim", "nest", "more", "beside", "bonus", "chamber", "treasure", "over"),
    ),
    "kingdice": (
        *("map", "market", "keep", "steps", "hire", "tile", "settle", "alarm", "super", "stop"),
        *("tame", "conquered", "joker", "pair", "landowner", "thief", "brute", "area", "steal"),
        *("last", "best", "over"),
    ),
}
"""The ideas that carry the rules, in the order in which they build on each other."""
EVENTS = {
    "diamant": (
        *("treasure", "trap", "going-on", "leaving", "sprung", "relic", "relics-taken"),
        *("round-over", "game-over"),
    ),
    "emerald": (
        *("knight-moved", "stopped", "gold-taken", "gem-taken", "dragon-moved", "nobody-caught"),
        *("caught", "bribed", "eaten", "strip-shifted", "four-gems", "treasure-taken"),
        *("majority", "game-over"),
    ),
    "kingdice": (
        *("thrown", "rerolled", "hired", "tile-drawn", "tiles-back", "settled", "gem-found"),
        *("alarm", "super-taken", "flame-placed", "tamed", "conquered", "joker-added"),
        *("card-stolen", "gem-stolen", "gem-won", "game-over"),
    ),
}
"""What has to happen in a lesson that shows every rule."""
TAUGHT = [name for name in game_names() if load_game(name).lesson]


def course(name: str) -> Course:
    found = course_of(load_game(name))
    assert found
    return found


def begun(game: Game, taught: Course) -> tuple[Match, Storyteller]:
    teller = Storyteller(taught, Committed(bytes(32)))
    match = Match(game, taught.options, teller)
    teller.steps = match.steps
    return match, teller


def play_on(match: Match, taught: Course, limit: int = 10_000) -> None:
    """Let chance and all players do what is written, so many steps, or until the end."""
    while not match.turn.over and len(match.steps) < limit:
        if match.turn.chance:
            match.play_chance()
            continue
        step = len(match.steps)
        for seat in match.turn.players:
            action = taught.choice(step, seat)
            assert action is not None, f"nothing is written for seat {seat} after {step} steps"
            match.choose(seat, action)


def test_our_games_have_lessons() -> None:
    assert set(TAUGHT) >= set(RULES) == {"diamant", "emerald", "kingdice"}


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_a_whole_game_that_the_learner_wins(name: str) -> None:
    game, taught = load_game(name), course(name)
    match, teller = begun(game, taught)
    play_on(match, taught)
    assert match.steps == taught.script
    assert match.turn.over
    assert game.winners(match.state) == (LEARNER,)
    assert teller.chance.counter == 0  # nothing was left to chance


def test_diamants_last_round_is_won_whatever_the_learner_decides() -> None:
    game, taught = load_game("diamant"), course("diamant")
    own = [idea.step for idea in taught.ideas if idea.free]
    assert own == [idea.step for idea in taught.ideas if idea.task][-3:]
    go_on, leave = (game.parse_action(text) for text in ("go on", "leave"))
    ends = set()
    for decisions in product((go_on, leave), repeat=len(own)):
        match, teller = begun(game, taught)
        play_on(match, taught, taught.own_way or 0)
        decided = iter(decisions)
        while not match.turn.over:
            match.play_chance()
            step = len(match.steps)
            for seat in match.turn.players:
                written = taught.choice(step, seat)
                assert written is not None
                match.choose(seat, next(decided) if seat == LEARNER else written)
        assert taught.followed(match.steps) == len(match.steps) == len(taught.script)
        assert game.winners(match.state) == (LEARNER,)
        assert teller.chance.counter == 0
        ends.add(game.scores(match.state)[LEARNER])
    assert ends == {21, 21 + 5 + 2, 21 + 5 + 1, 21 + 9 + 1}  # lost; left at each decision


@pytest.mark.parametrize("name", TAUGHT)
def test_every_written_outcome_is_possible(name: str) -> None:
    game, taught = load_game(name), course(name)
    state = game.new(taught.options)
    for number, step in enumerate(taught.script):
        if isinstance(step, Chance):
            weights = dict(game.outcomes(state))
            assert weights.get(step.outcome, 0) > 0, f"step {number + 1}"
        game.apply(state, step)


@pytest.mark.parametrize("name", RULES)
def test_ideas_come_in_teaching_order_and_every_rule_happens(name: str) -> None:
    taught = course(name)
    ids = [idea.id for idea in taught.ideas]
    places = [ids.index(id) for id in RULES[name]]
    assert places == sorted(places)
    assert [idea.step for idea in taught.ideas] == sorted(idea.step for idea in taught.ideas)
    match, _ = begun(load_game(name), taught)
    play_on(match, taught)
    seen = {event.key.removeprefix(f"{name}-event-") for step in match.events for event in step}
    assert set(EVENTS[name]) <= seen


@pytest.mark.parametrize("name", TAUGHT)
def test_the_learner_moves_first_and_is_told_about_every_choice(name: str) -> None:
    taught = course(name)
    asked = [
        n
        for n, step in enumerate(taught.script)
        if isinstance(step, Choices) and LEARNER in dict(step.actions)
    ]
    first = next(n for n, step in enumerate(taught.script) if isinstance(step, Choices))
    assert asked[0] == first
    assert [idea.step for idea in taught.ideas if idea.task] == asked
    assert not taught.ideas[-1].task
    assert taught.ideas[-1].step == len(taught.script)


@pytest.mark.parametrize("name", TAUGHT)
def test_away_from_its_story_a_lesson_is_an_ordinary_game(name: str) -> None:
    game, taught = load_game(name), course(name)
    match, teller = begun(game, taught)
    task = next(idea for idea in taught.ideas if idea.task)
    play_on(match, taught, task.step)
    written = taught.choice(task.step, LEARNER)
    other = next(action for action in match.legal(LEARNER) if action != written)
    for seat in match.turn.players:
        match.choose(seat, other if seat == LEARNER else match.legal(seat)[0])
    assert taught.followed(match.steps) == task.step
    drawn = teller.chance.counter
    for _ in range(20_000):
        if match.turn.over:
            break
        match.play_chance()
        for seat in match.turn.players:
            match.choose(seat, match.legal(seat)[-1])
    assert match.turn.over
    assert teller.chance.counter > drawn


def test_an_idea_before_a_choice_of_the_learner_is_a_task() -> None:
    lesson = Lesson(
        {"players": 2, "rounds": 1},
        "easy",
        (
            "chance treasure 9",
            Idea("look", "card"),
            Idea("stay", "choice"),
            "choose 1 go on, 2 leave",
            "chance relic",
            Idea("relic"),
        ),
    )
    taught = Course(load_game("diamant"), lesson)
    assert [(idea.step, idea.id, idea.task) for idea in taught.ideas] == [
        (1, "look", False),
        (1, "stay", True),
        (3, "relic", False),
    ]
    assert [taught.to_read(step) for step in range(4)] == [0, 1, 1, 3]


def test_a_free_task_lets_the_learner_decide_and_nobody_else() -> None:
    diamant = load_game("diamant")
    story = ("chance treasure 9", "choose 1 go on, 2 go on, 3 go on", "chance relic")

    def followed(choices: str, *, free: bool) -> int:
        task = Idea("own", "ask", free)
        lesson = Lesson({"players": 3, "rounds": 1}, "easy", (story[0], task, *story[1:]))
        steps = [parse_step(diamant, line) for line in (story[0], choices, story[2])]
        return Course(diamant, lesson).followed(steps)

    assert followed("choose 1 leave, 2 go on, 3 go on", free=True) == 3
    assert followed("choose 1 leave, 2 go on, 3 go on", free=False) == 1
    assert followed("choose 1 go on, 2 leave, 3 go on", free=True) == 1


def test_what_was_dealt_stays_dealt_when_a_story_is_rewritten() -> None:
    diamant = load_game("diamant")
    teller = Storyteller(course("diamant"), Committed(bytes(32)))
    match = Match(diamant, course("diamant").options, teller)
    teller.steps = match.steps
    other = Chance(diamant.parse_outcome("treasure 13"))
    teller.remember([other])
    match.redo(other)
    assert match.steps == [other]
    assert teller.chance.counter == 1  # as if chance had dealt it
