"""Linking and compiling: what is refused, what is cached, what is not loaded."""

import subprocess
import sys
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import pytest

from karfunkel.bots import tree
from karfunkel.core import playout, policies, slots
from karfunkel.core.layout import Layout
from karfunkel.core.link import BACKENDS, Backend, Program, SlotMissing, link, with_constants
from karfunkel.core.rng import Rng
from karfunkel.core.work import Work
from karfunkel.envs import batch
from karfunkel.games.diamant import rules
from karfunkel.games.diamant.game import GAME


def test_a_kernel_without_a_game_says_so() -> None:
    with pytest.raises(slots.Unlinked, match="linked with a game"):
        playout.step(slots.State(), Work(), Rng(), playout.Totals())


@pytest.mark.parametrize(
    ("kernel", "given", "missing"),
    [
        (playout, {"policy": policies.random}, "karfunkel.core.playout calls `act`.*rules="),
        (playout, {"rules": rules}, "karfunkel.core.playout calls `choose`.*policy="),
        (tree, {"rules": rules, "policy": policies.random}, "`prospect`.*evaluation="),
        (batch, {"rules": rules}, "karfunkel.envs.batch calls `features`.*features="),
    ],
    ids=["rules", "policy", "evaluation", "features"],
)
def test_an_empty_slot_that_a_kernel_needs_is_named(
    kernel: ModuleType, given: dict[str, Any], missing: str
) -> None:
    with pytest.raises(SlotMissing, match=missing):
        link(kernel, **given)


def test_a_slot_that_a_kernel_never_calls_may_be_empty() -> None:
    """The environments draw as playouts do, and choose nothing themselves."""
    link(batch, rules=rules, features=GAME.encoding.features)


def test_recursion_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    source = Path(rules.__file__).read_text("utf-8")
    source = source.replace(
        "def best_chest(g: State) -> int:\n", "def best_chest(g: State) -> int:\n    winners(g)\n"
    )
    (tmp_path / "recursive_diamant.py").write_text(source, "utf-8")
    invalidate_caches()
    module = import_module("recursive_diamant")
    with pytest.raises(RecursionError, match="winners → best_chest → winners; use a loop"):
        link(playout, rules=module, policy=policies.random, backend="compiled")


def test_a_program_is_linked_once() -> None:
    assert link(playout, rules=rules, policy=policies.random) is link(
        playout, rules=rules, policy=policies.random
    )


@pytest.mark.parametrize("backend", ["python", "compiled"])
def test_handles_carry_layouts_both_ways(backend: Backend) -> None:
    program: Program = link(playout, rules=rules, policy=policies.random, backend=backend)
    state = GAME.new({"players": 5})
    state.row[34], state.chest[7] = 3, -(1 << 61)
    handle = program.put(state)
    assert program.get(rules.State, handle) == state
    assert program.get(rules.State, program.make(rules.State)) == rules.State()


def mean_score(module: Any, backend: Backend, policy: Any = policies.random) -> list[int]:
    program = link(playout, rules=module, policy=policy, backend=backend)
    start = GAME.new({"players": 3})
    kinds = (type(start), Work, Rng, playout.Totals)
    handles = [program.put(start), *(program.make(kind) for kind in kinds)]
    program.run("play_games", *handles, 3, 1, 0, 200)
    return program.get(playout.Totals, handles[-1]).scores


def test_other_constants_make_other_rules_on_both_backends() -> None:
    rich = with_constants(rules, {"RELIC_PAYS": (500, 500, 500, 500, 500)})
    assert rich.RELIC_PAYS[0] == 500
    assert rules.RELIC_PAYS[0] == 5
    python, compiled = mean_score(rich, "python"), mean_score(rich, "compiled")
    assert python == compiled
    assert min(python[:3]) > 2 * max(mean_score(rules, "python"))
    assert mean_score(rules, "compiled") == mean_score(rules, "python")


def test_two_policies_of_one_file_are_two_programs() -> None:
    """Their sources are the same, so the cache has to know which of them is linked."""
    python, compiled = (
        [mean_score(rules, backend, GAME.policies[name]) for name in ("stay", "ev", "greedy")]
        for backend in BACKENDS
    )
    assert python == compiled
    assert python[0] != python[1] != python[2]


def test_a_layout_is_integers_only() -> None:
    with pytest.raises(TypeError, match=r"Purse\.name is <class 'str'>; a layout field is int"):

        class Purse(Layout):
            name: str

    with pytest.raises(TypeError, match=r"Bag\.things is .*; a layout field is int"):

        class Bag(Layout):
            things: Annotated[list[int], 0]


def run(code: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout


def test_who_only_plays_never_loads_the_compiler(tmp_path: Path) -> None:
    args = ["play", "diamant", "--players", "3", "--seed", "1", "--record", str(tmp_path / "game")]
    told = run(
        "import contextlib, io, sys\n"
        "from karfunkel.cli import main\n"
        "sys.stdin = io.StringIO('2\\n' * 99)\n"
        "with contextlib.redirect_stdout(io.StringIO()):\n"
        f"    code = main({args})\n"
        "print(code, sorted({'numba', 'numpy', 'llvmlite'} & set(sys.modules)))\n"
    )
    assert told == "0 []\n"


def test_the_cache_notices_a_change_in_any_linked_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from karfunkel.core.compiled import cache_directory

    monkeypatch.setenv("KARFUNKEL_CACHE", str(tmp_path))
    sources = [{"rules": text, "kernel": b"same"} for text in (b"a = 1", b"a = 2")]
    first, second = map(cache_directory, sources)
    assert first != second
    assert {first, second} == set(tmp_path.iterdir())
    assert cache_directory(sources[0]) == first


def test_the_cache_notices_a_changed_constant_of_a_file_without_functions() -> None:
    """Tables may be in a separate file, whose source is not linked."""
    from karfunkel.core.compiled import everything_in
    from karfunkel.core.link import Linker

    def seen(pays: tuple[int, ...]) -> dict[str, bytes]:
        linker = Linker("linked_for_this_test", {}, {})
        vars(linker.module(rules.__name__))["RELIC_PAYS"] = pays
        return everything_in(linker)

    assert seen((5, 5, 5, 10, 10)) == seen((5, 5, 5, 10, 10))
    assert seen((5, 5, 5, 10, 10)) != seen((5, 5, 5, 10, 11))
