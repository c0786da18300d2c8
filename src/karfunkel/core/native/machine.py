"""From LLVM IR to code that runs: optimise, write object code, load it.

LLVM is used through llvmlite. Object code is made for this very processor, so a cache has to be
named after `machine_name`. All code is loaded into one engine and stays there until the process
ends.
"""

from functools import cache
from threading import RLock
from typing import Any

import llvmlite
import llvmlite.binding as llvm

LOCK = RLock()
"""All threads share one LLVM engine: hold this while using it."""


@cache
def target_machine() -> Any:
    """This processor, as LLVM knows it."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        reloc="default",
        codemodel="jitdefault",
        jit=True,
    )


@cache
def machine_name() -> str:
    """Everything about compiler and processor that object code depends on."""
    features = llvm.get_host_cpu_features().flatten()
    return (
        f"{llvmlite.__version__} {llvm.get_default_triple()} {llvm.get_host_cpu_name()} {features}"
    )


@cache
def _engine() -> Any:
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), target_machine())


def object_code(text: str, *, vectorise: bool) -> bytes:
    """Optimise a module and compile it to object code.

    `vectorise` also prepares long loops for several items at once.
    """
    with LOCK:
        machine = target_machine()
        module = llvm.parse_assembly(text)
        module.triple = machine.triple
        module.data_layout = str(machine.target_data)
        module.verify()
        settings = llvm.create_pipeline_tuning_options(speed_level=3)
        settings.loop_vectorization = vectorise
        settings.slp_vectorization = vectorise
        settings.loop_unrolling = True
        builder = llvm.create_pass_builder(machine, settings)
        builder.getModulePassManager().run(module, builder)
        found: bytes = machine.emit_object(module)
        return found


def load(code: bytes, function: str, variable: str) -> tuple[int, int]:
    """Load object code; return the addresses of a function and of a variable in it."""
    with LOCK:
        engine = _engine()
        engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        engine.finalize_object()
        return engine.get_function_address(function), engine.get_global_value_address(variable)


def add_symbol(name: str, address: int) -> None:
    """Let object code that is loaded from now on find a function of this process."""
    llvm.add_symbol(name, address)
