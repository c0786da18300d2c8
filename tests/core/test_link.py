"""Linking and compiling: what is refused, what is cached, what is not loaded."""

import subprocess
import sys
import time
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import numba
import pytest

from karfunkel.bots import tree
from karfunkel.core import playout, policies, slots
from karfunkel.core.codegen import whole_programs
from karfunkel.core.compiled import SETTINGS
from karfunkel.core.layout import Layout
from karfunkel.core.link import Backend, Program, SlotMissing, link, with_constants
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


def inlined(program: Program, caller: str, name: str) -> Any:
    """A function as those of its own program call it."""
    compiled: Any = program.functions[caller]
    return compiled.py_func.__globals__[name]


def test_only_what_python_calls_becomes_machine_code() -> None:
    program = link(playout, rules=rules, policy=policies.random, backend="compiled")
    mean_score(rules, "compiled")
    whole: Any = program.functions["play_games"]
    # From the cache nothing inside was even looked at: compile it once more.
    fresh = numba.njit(whole.py_func)
    with SETTINGS, whole_programs():
        fresh.compile(whole.nopython_signatures[0])
    (step,) = inlined(program, "play_games", "step").overloads.values()
    (games,) = fresh.overloads.values()
    assert not step.library._made
    assert games.library._made


def mean_score(module: Any, backend: Backend) -> list[int]:
    program = link(playout, rules=module, policy=policies.random, backend=backend)
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


def test_a_constant_in_a_call_costs_no_compile_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARFUNKEL_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(str(tmp_path))
    kernel = "def half(n):\n    return n // 2\n\n\ndef halves(n):\n    "
    kernel += "return half(4) + half(6) + half(n) + half(n=n + 2)\n"
    (tmp_path / "halving_kernel.py").write_text(kernel, "utf-8")
    invalidate_caches()
    module = import_module("halving_kernel")
    program = link(module, backend="compiled")
    assert program.run("halves", 8) == 2 + 3 + 4 + 5
    half: Any = inlined(program, "halves", "half")
    assert len(half.signatures) == 1


def test_the_cache_notices_a_change_in_any_linked_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from numba.core import config

    from karfunkel.core.compiled import cache_directory

    monkeypatch.setenv("KARFUNKEL_CACHE", str(tmp_path))
    found = []
    for text in (b"a = 1", b"a = 2"):
        before = config.CACHE_DIR
        with cache_directory({"rules": text, "kernel": b"same"}):
            found.append(config.CACHE_DIR)
        assert before == config.CACHE_DIR
    assert found[0] != found[1]
    assert len(list(tmp_path.iterdir())) == 2


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


def test_threads_do_not_mix_up_where_code_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba has one cache directory for all threads; bots compile in several."""
    from threading import Thread

    from numba.core import config

    from karfunkel.core.compiled import cache_directory

    monkeypatch.setenv("KARFUNKEL_CACHE", str(tmp_path))
    before, seen = config.CACHE_DIR, []

    def keep(name: str) -> None:
        for _ in range(300):
            with cache_directory({name: name.encode()}):
                mine = config.CACHE_DIR
                time.sleep(0.00001)
                seen.append(mine == config.CACHE_DIR)

    threads = [Thread(target=keep, args=[f"t{n}"]) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(seen)
    assert before == config.CACHE_DIR
