"""Analysis is a fold over a record: for every step, what it did to everybody's chance to win.

>>> from karfunkel.core.record import read_record
>>> from pathlib import Path
>>> found = analyse(read_record(Path("tests/records/diamant/2.karfunkel")))
>>> seat = found["seats"][0]
>>> parts = [seat[part] for part in ("start", "luck", "skill", "others", "correction")]
>>> sum(parts) == seat["result"]
True
"""

import hashlib
from collections.abc import Callable, Hashable, Sequence
from itertools import product
from math import prod, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from karfunkel.analysis import judgements, words
from karfunkel.analysis.lookahead import Ahead
from karfunkel.analysis.search import Search
from karfunkel.analysis.shapes import POINT, VERSION, WIN, Analysis, Choice, Decision, Effort, Step
from karfunkel.analysis.values import Breadth, Chances, Mean, Node, Values, mean, whole
from karfunkel.bots.judge import draw, judge_of
from karfunkel.core.errors import Refusal
from karfunkel.core.exact import SolvedPart
from karfunkel.core.game import Chance, Choices, Game
from karfunkel.core.link import Backend
from karfunkel.core.record import Record, format_step, match_of, retell, verify
from karfunkel.core.rng import Rng, seed
from karfunkel.judge.net import Judge, flat

MOST_STEPS = 10_000
"""Longer records are refused; the longest real games have some hundred steps."""
DOUBTFUL = 5 * POINT
"""At normal effort, choices this close to each other are searched."""

Progress = Callable[[int, int], None]
"""Called with the number of steps done, and of all steps."""


class Plan(NamedTuple):
    """What an effort means."""

    breadth: Breadth
    worlds: int
    """How many possible versions of what is hidden are looked at."""
    together: int
    """Up to this many combinations of simultaneous choices, all are counted."""
    drawn: int
    """Where there are more, this many are drawn."""
    choices: int
    """The largest number of a player's actions that are judged."""
    iterations: int
    """Iterations of each search behind a value; 0: no search."""
    ahead: int
    """Iterations of a look ahead at a position, in games that are played out."""
    compared: int
    """Iterations of the first look that compares choices: there are fewer comparisons than
    positions, and more depends on them. The second look, at doubtful choices, has three times as
    many."""
    closely: int
    """Iterations of the third look, where a choice loses much and it is unclear which is best."""
    all: bool = False
    """Whether every decision is searched, in every game. Otherwise only the doubtful ones are, and
    only where a search that asks the judge is the stronger one: elsewhere a short one contradicts
    the judge more often than it helps."""


EFFORTS: dict[Effort, Plan] = {
    "quick": Plan(Breadth(24, 6, 4, 6, 2), 4, 16, 6, 16, 0, 600, 3000, 32_000),
    "normal": Plan(Breadth(40, 6, 8, 24, 4, 24), 8, 16, 8, 24, 150, 14_000, 15_000, 45_000),
    "deep": Plan(
        Breadth(64, 24, 16, 64, 8, 24), 16, 32, 16, 40, 1500, 60_000, 40_000, 80_000, True
    ),
}


def effort_of(name: str) -> Effort:
    """The effort with this name."""
    for effort in EFFORTS:
        if effort == name:
            return effort
    raise Refusal("analysis-no-effort", name=name, known=list(EFFORTS))


def analyse(
    record: Record,
    effort: str = "quick",
    *,
    number: int = 0,
    judge: Path | None = None,
    backend: Backend = "compiled",
    progress: Progress = lambda done, steps: None,
) -> Analysis:
    """Analyse a finished game; the same record, effort, seed and judge give the same answer."""
    known = effort_of(effort)
    plan = EFFORTS[known]
    if record.result is None:
        raise Refusal("analysis-not-over")
    if len(record.steps) > MOST_STEPS:
        raise Refusal("analysis-too-long", steps=len(record.steps), most=MOST_STEPS)
    opinion = judge_of(record.game, judge)
    verify(record)
    search, ahead = None, None
    if judge is None and backend == "compiled":
        ahead = lookahead_of(record.game, plan, number)
    if plan.iterations and (plan.all or record.game.judge_guides) and not ahead:
        search = Search(record.game, plan.iterations, number, backend, judge)
    return Fold(record, plan, opinion, search, number, ahead).run(known, progress)


def lookahead_of(game: Game, plan: Plan, number: int) -> Ahead | None:
    """The look-ahead by playouts, where that knows more than the judge."""
    return lookahead_with(game, plan, number) if game.played_out else None


def lookahead_with(game: Game, plan: Plan, number: int, backend: Backend = "compiled") -> Ahead:
    """A look-ahead with the effort of a plan."""
    return Ahead(game, plan.ahead, plan.compared, plan.closely, number=number, backend=backend)


def fingerprint(judge: Judge) -> str:
    """Changes with the net."""
    return hashlib.sha256(flat(judge.net).tobytes()).hexdigest()[:16]


class Parts(NamedTuple):
    """What one step did, for every seat."""

    after: Chances
    luck: list[int]
    skill: list[int]
    others: list[int]
    decisions: list[Decision]


class Fold:
    """Goes through a record, step by step."""

    def __init__(
        self,
        record: Record,
        plan: Plan,
        judge: Judge,
        search: Search | None,
        number: int,
        ahead: Ahead | None = None,
    ) -> None:
        self.record = record
        self.game: Game = record.game
        self.plan = plan
        self.judge = judge
        self.search = search
        self.number = number
        self.players = int(record.options["players"])
        self.values = Values(self.game, self.players, judge, plan.breadth, number, ahead)
        self.ahead = ahead
        self.step = 0
        self.solver = self.game.part_solver()
        self._part: tuple[Hashable, SolvedPart] | None = None
        """The part of the game that was solved last."""

    def run(self, effort: Effort, progress: Progress) -> Analysis:
        """The analysis of the whole game."""
        match = match_of(self.record)
        node = self.values.node(match.state)
        self.values.settle()
        now = self._seen_exactly(match.state, self.values.value(node))
        steps: list[Step] = []
        before = self.game.copy(match.state)
        for telling in retell(self.record, match):
            self.step = telling.number
            if isinstance(telling.step, Chance):
                parts = self.chance(before, telling.step)
            else:
                parts = self.choice(before, telling.step)
            parts = parts._replace(after=self._seen_exactly(match.state, parts.after))
            steps.append(self._told(telling, now, parts))
            now = parts.after
            before = self.game.copy(match.state)
            progress(telling.number, len(self.record.steps))
        points = judgements.turning_points(steps)
        return {
            "version": VERSION,
            "game": self.game.name,
            "rules": self.game.version,
            "effort": effort,
            "seed": self.number,
            "judge": fingerprint(self.judge),
            "win": WIN,
            "doubt": judgements.doubt(steps),
            "seats": judgements.seats(self.record, steps),
            "steps": steps,
            "turning_points": points,
        }

    def _told(self, telling: Any, now: Chances, parts: Parts) -> Step:
        seats = range(self.players)
        known = [parts.luck[i] + parts.skill[i] + parts.others[i] for i in seats]
        return {
            "number": telling.number,
            "kind": "chance" if isinstance(telling.step, Chance) else "choice",
            "text": format_step(self.game, telling.step).strip(),
            "events": [
                {"key": event.key, "args": event.args}
                for event in telling.events
                if event.audience is None
            ],
            "before": list(now),
            "after": list(parts.after),
            "luck": parts.luck,
            "skill": parts.skill,
            "others": parts.others,
            "correction": [parts.after[i] - now[i] - known[i] for i in seats],
            "decisions": parts.decisions,
        }

    # --- What is solved ---------------------------------------------------------------------

    def _solved(self, state: Any) -> SolvedPart:
        """The solved part of the game around a state."""
        assert self.solver
        turn = self.solver.turn(state)
        if self._part is None or self._part[0] != turn:
            nodes = [self.values.node(end) for end in self.solver.ends(state)]
            self.values.settle()
            worths = [self.values.value(node) for node in nodes]
            self._part = turn, self.solver.solve(state, worths)
        return self._part[1]

    def _seen_exactly(self, state: Any, judged: Chances) -> Chances:
        """The chances in a state: as solved, or as judged where it is not solved.

        Where a solved part begins, the difference counts as a correction of the judge.
        """
        if self.solver and self.solver.covers(state):
            return tuple(self._solved(state).value(state))
        return judged

    def _next(self, state: Any) -> SolvedPart | None:
        """What is solved, if all that can happen next is."""
        return self._solved(state) if self.solver and self.solver.solves(state) else None

    # --- Chance -----------------------------------------------------------------------------

    def chance(self, before: Any, step: Chance) -> Parts:
        """Luck is what came minus the mean over all that could have come, with exact weights."""
        values, part = self.values, self._next(before)
        nodes: dict[int, tuple[int, Node]] = {
            outcome: (
                weight,
                tuple(part.after(before, Chance(outcome)))
                if part
                else values.node(values.dealt(before, outcome)),
            )
            for outcome, weight in self.game.outcomes(before)
        }
        values.settle()
        expected = values.value(Mean(list(nodes.values())))
        after = values.value(nodes[step.outcome][1])
        none = [0] * self.players
        return Parts(after, minus(after, expected), none, list(none), [])

    # --- Choices ----------------------------------------------------------------------------

    def choice(self, before: Any, step: Choices) -> Parts:
        """What the players on turn chose, alone or at once."""
        if len(step.actions) == 1:
            return self.alone(before, *step.actions[0])
        return self.together(before, step.actions)

    def alone(self, before: Any, player: int, made: int) -> Parts:
        """One player chooses: what the choice gave away against the best one, and to whom."""
        none = [0] * self.players
        legal = self.game.legal(before, player)
        step = Choices(((player, made),))
        part = self._next(before)
        if part:
            after_node: Node = tuple(part.after(before, step))
        else:
            after_node = self.values.node(self.values.stepped(before, step))
        if len(legal) == 1:
            self.values.settle()
            return Parts(self.values.value(after_node), none, list(none), list(none), [])
        lost, decision = self.judged(before, player, made)
        skill, others = list(none), list(lost)
        skill[player], others[player] = lost[player], 0
        return Parts(self.values.value(after_node), none, skill, others, [decision])

    def judged(self, before: Any, player: int, made: int) -> tuple[list[int], Decision]:
        """What a choice that a player made alone gave to each seat, against the best one."""
        legal = self.game.legal(before, player)
        priors = self._priors(before, player, legal)
        found, errors = self._compared(before, player, legal, priors, made)
        best = best_of(found, player, made)
        error = sqrt(errors[made] + errors[best]) if best != made else 0.0
        decision = self._decision(before, player, made, best, found, priors, error)
        return minus(found[made], found[best]), decision

    def _compared(
        self,
        before: Any,
        player: int,
        legal: Sequence[int],
        priors: dict[int, int],
        made: int | None,
    ) -> tuple[dict[int, Chances], dict[int, float]]:
        """What each choice of a player who chooses alone promises, with variances.

        Where there are many, those that the judge would not think of are left out.
        """
        steps = {action: Choices(((player, action),)) for action in legal}
        part = self._next(before)
        if part:
            found = {action: tuple(part.after(before, steps[action])) for action in legal}
            return found, dict.fromkeys(legal, 0.0)
        if self.ahead:
            promises = self.ahead.promises(before, player, made)
            found = {action: promise.value for action, promise in promises.items()}
            return found, {action: promise.variance for action, promise in promises.items()}
        likely = sorted(legal, key=lambda action: (-priors[action], action))
        shown = likely[: self.plan.choices] + ([] if made is None else [made])
        profiles = {action: [(1, steps[action])] for action in shown}
        return self._promises(self._worlds(before, player), player, made, profiles)

    def together(self, before: Any, actions: tuple[tuple[int, int], ...]) -> Parts:
        """Several choose at once.

        Each choice is valued by its mean over what the others were expected to do; the effect of
        what they really did counts as theirs.
        """
        after_node = self.values.node(self.values.stepped(before, Choices(actions)))
        legals = {player: self.game.legal(before, player) for player, _ in actions}
        priors = {player: self._priors(before, player, legals[player]) for player, _ in actions}
        expected = self._expected(legals, priors)
        mean_node = Mean(
            [
                (weight, self.values.node(self.values.stepped(before, Choices(profile))))
                for weight, profile in expected
            ]
        )
        skill, others = [0] * self.players, [0] * self.players
        decisions = []
        promises = {}
        for player, made in actions:
            if len(legals[player]) == 1:
                continue
            profiles = {action: merged(expected, player, action) for action in legals[player]}
            found, errors = self._promises(self._worlds(before, player), player, made, profiles)
            best = best_of(found, player, made)
            skill[player] = found[made][player] - found[best][player]
            promises[player] = found[made][player]
            error = sqrt(errors[made] + errors[best]) if best != made else 0.0
            decisions.append(
                self._decision(before, player, made, best, found, priors[player], error)
            )
        self.values.settle()
        after, usual = self.values.value(after_node), self.values.value(mean_node)
        for seat in range(self.players):
            others[seat] = after[seat] - promises.get(seat, usual[seat])
        return Parts(after, [0] * self.players, skill, others, decisions)

    def advise(self, before: Any, player: int) -> tuple[Chances, Decision]:
        """What the player should choose in a state that fits what the player knows.

        The chances of all seats after the best choice, and the choices, as if that one was made.
        """
        players = self.game.turn(before).players
        legals = {one: self.game.legal(before, one) for one in players}
        priors = {one: self._priors(before, one, legals[one]) for one in players}
        if len(players) == 1:
            found, _ = self._compared(before, player, legals[player], priors[player], None)
        else:
            expected = self._expected(legals, priors)
            profiles = {action: merged(expected, player, action) for action in legals[player]}
            found, _ = self._promises(self._worlds(before, player), player, None, profiles)
        best = best_of(found, player, None)
        decision = self._decision(before, player, best, best, found, priors[player], 0.0)
        return found[best], decision

    def _priors(self, before: Any, player: int, legal: Sequence[int]) -> dict[int, int]:
        """How likely the judge would choose each action."""
        observed = self.game.observe(before, player)
        chances = self.judge.opinion(observed, player, legal).chances
        return {
            action: int(WIN * chance)
            for action, chance in zip(legal, chances.tolist(), strict=True)
        }

    def _expected(
        self, legals: dict[int, list[int]], priors: dict[int, dict[int, int]]
    ) -> "list[tuple[int, tuple[tuple[int, int], ...]]]":
        """What players who choose at once may do, with weights: all of it, or some drawn."""
        players = list(legals)
        if prod(len(legal) for legal in legals.values()) <= self.plan.together:
            return [
                (
                    prod(priors[p][a] for p, a in zip(players, joint, strict=True)),
                    tuple(zip(players, joint, strict=True)),
                )
                for joint in product(*legals.values())
            ]
        rng = Rng()
        seed(rng, self.number, self.step)
        return [
            (
                1,
                tuple(
                    (p, legals[p][draw([priors[p][a] for a in legals[p]], rng)]) for p in players
                ),
            )
            for _ in range(self.plan.drawn)
        ]

    def _worlds(self, before: Any, player: int) -> list[Any]:
        """Full states that fit what the player knows; one if nothing is hidden."""
        observed = self.game.observe(before, player)
        if observed == before:
            return [before]
        rng = Rng()
        seed(rng, self.number, self.step)
        return [self.game.resample(observed, player, rng) for _ in range(self.plan.worlds)]

    def _promises(
        self,
        worlds: Sequence[Any],
        player: int,
        made: int | None,
        profiles: dict[int, list[tuple[int, Choices]]],
    ) -> tuple[dict[int, Chances], dict[int, float]]:
        """What each action promises, over all worlds and all that others may do, with variances."""
        nodes: dict[int, Node] = {
            action: Mean(
                [
                    (weight, self.values.node(self.values.stepped(world, step)))
                    for world in worlds
                    for weight, step in wanted
                ]
            )
            for action, wanted in profiles.items()
        }
        self.values.settle()
        found = {action: self.values.value(node) for action, node in nodes.items()}
        errors = dict.fromkeys(found, 0.0)
        judged, waiting = dict(found), self._worth_a_search(found, player, made)
        searched: list[int] = []
        while waiting:
            for action in waiting:
                found[action], errors[action] = self._searched(worlds, player, profiles[action])
            searched += waiting
            on_one_scale(found, judged, searched)
            best = best_of(found, player, made)
            waiting = [] if best in searched else [best]
        return found, errors

    def _worth_a_search(
        self, found: dict[int, Chances], player: int, made: int | None
    ) -> list[int]:
        """The actions whose values a search should look at: all that may be the best."""
        if self.search is None:
            return []
        best = max(value[player] for value in found.values())
        near = [action for action in found if best - found[action][player] <= DOUBTFUL]
        if not self.plan.all and near == [made]:
            return []
        return sorted({*near, *([] if made is None else [made])})

    def _searched(
        self, worlds: Sequence[Any], player: int, wanted: list[tuple[int, Choices]]
    ) -> tuple[Chances, float]:
        assert self.search is not None
        total = sum(weight for weight, _ in wanted)
        parts, variance = [], 0.0
        # A search samples what is hidden by itself: a few worlds are enough to step into.
        chosen = worlds[:2]
        for place, world in enumerate(chosen):
            for weight, step in wanted:
                if 100 * weight < total:
                    continue  # too unlikely to be worth a search
                after = self.values.stepped(world, step)
                # Iterations in proportion to its weight: the error is that of one search with all.
                share = weight / total / len(chosen)
                deep = self.search.value(after, player, self.step * 8 + place, share)
                parts.append((weight, deep.value))
                variance += share**2 * deep.variance
        return mean(parts), variance

    def _decision(
        self,
        before: Any,
        player: int,
        made: int,
        best: int,
        found: dict[int, Chances],
        priors: dict[int, int],
        error: float,
    ) -> Decision:
        observed = self.game.observe(before, player)
        ranked = sorted(found, key=lambda a: (-found[a][player], a != best, a != made, a))
        choices: list[Choice] = []
        for place, action in enumerate(ranked):
            if place >= self.plan.choices and action != made:
                continue
            label = self.game.action_label(observed, player, action)
            choices.append(
                {
                    "action": self.game.action_text(action),
                    "label": {"key": label.key, "args": label.args},
                    "win": found[action][player],
                    "prior": priors[action],
                }
            )
        loss = found[best][player] - found[made][player]
        second = max((found[a][player] for a in found if a != best), default=0)
        lead = found[best][player] - second
        return {
            "seat": player,
            "made": self.game.action_text(made),
            "best": self.game.action_text(best),
            "loss": loss,
            "error": int(error),
            "mark": judgements.mark(loss, lead, priors[made], len(found)),
            "choices": choices,
            "why": words.why(self.game, observed, player, made, best, found),
        }


def on_one_scale(
    found: dict[int, Chances], judged: dict[int, Chances], searched: Sequence[int]
) -> None:
    """Move what only the judge has valued by as much as a search moved the others on average.

    A search sees more of what rivals can do, so its values are lower for the player on turn. Beside
    them, choices that were too bad for a search would look good.
    """
    seats = range(len(judged[searched[0]]))
    moved = [sum(found[a][seat] - judged[a][seat] for a in searched) for seat in seats]
    for action in found:
        if action not in searched:
            shifted = [judged[action][seat] + moved[seat] // len(searched) for seat in seats]
            found[action] = whole([max(0, value) for value in shifted])


def best_of(found: dict[int, Chances], player: int, made: int | None) -> int:
    """The best action; among equal ones the one that was made."""
    return max(found, key=lambda action: (found[action][player], action == made, -action))


def merged(
    expected: "list[tuple[int, tuple[tuple[int, int], ...]]]", player: int, action: int
) -> list[tuple[int, Choices]]:
    """What is expected, with this player's action fixed; equal combinations put together."""
    found: dict[tuple[tuple[int, int], ...], int] = {}
    for weight, profile in expected:
        fixed = tuple((p, action if p == player else a) for p, a in profile)
        found[fixed] = found.get(fixed, 0) + weight
    return [(weight, Choices(profile)) for profile, weight in found.items()]


def minus(a: Chances, b: Chances) -> list[int]:
    """The difference, seat by seat."""
    return [one - other for one, other in zip(a, b, strict=True)]
