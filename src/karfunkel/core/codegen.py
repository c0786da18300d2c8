"""Generates machine code once for a program, not once for each of its functions.

Numba optimises every function, then generates its machine code and wrappers for callers in Python
and C. Here nearly all functions are inlined into the few that Python calls, so most of that work is
wasted, and repeated at every level: two thirds of compiling King of the Dice's search. Inside
`whole_programs` a function without a wrapper stays as Numba lowered it, and a function that Python
calls is optimised together with everything it needs.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.environment import lookup_environment
from numba.core.registry import cpu_target

WRAPPER = "_ZN7cpython"
ENVIRONMENT = "_ZN08NumbaEnv"
"""The prefixes of Numba's names for functions that Python calls, and for their constants."""


class WholeProgram(JITCodeLibrary):  # type: ignore[misc]
    """A function and all that it calls. Only functions that Python calls become machine code."""

    _made = False

    def _is_called_from_python(self) -> bool:
        functions = self._final_module.functions
        return any(f.name.startswith(WRAPPER) and not f.is_declaration for f in functions)

    def _optimize_final_module(self) -> None:
        if self._is_called_from_python():
            super()._optimize_final_module()

    def _finalize_final_module(self) -> None:
        if self._is_called_from_python() or self._is_from_the_cache():
            self._made = True
            super()._finalize_final_module()
            self._set_environments()
        else:
            self._finalize_dynamic_globals()
            self._finalized = True

    def _is_from_the_cache(self) -> bool:
        return bool(self._object_caching_enabled and self._compiled_object)

    def _set_environments(self) -> None:
        """Set the constants of inlined functions, which had no address when they were lowered."""
        for variable in self._final_module.global_variables:
            if variable.name.startswith(ENVIRONMENT):
                environment = lookup_environment(variable.name)
                if environment is not None:
                    self._codegen.set_env(variable.name, environment)

    def get_pointer_to_function(self, name: str) -> int:
        """The address of a function, or 0 if it is only inlined."""
        self._ensure_finalized()
        found: int = super().get_pointer_to_function(name) if self._made else 0
        return found


@contextmanager
def whole_programs() -> Iterator[None]:
    """Let Numba compile like this for a while; the caller must hold `compiled.SETTINGS`."""
    codegen: Any = cpu_target.target_context.codegen()
    set_env = codegen.set_env

    def set_env_if_made(name: str, environment: Any) -> None:
        if codegen._engine.is_symbol_defined(name):
            set_env(name, environment)

    codegen._library_class = WholeProgram
    codegen.set_env = set_env_if_made
    try:
        yield
    finally:
        del codegen._library_class, codegen.set_env
