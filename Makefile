# Everything runs in .venv, which is created when it is missing; this needs only Python.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play terminal test test-all mutants trainers siege check bench screenshots format lock clean
.DEFAULT_GOAL := play

play: .venv/page
	@$(BIN)/karfunkel serve $(ARGS)

# The same games without a browser.
terminal: .venv/play
	@$(BIN)/karfunkel play $(ARGS) || test $$? -eq 130 # 130: stopped by the player

# Bytecode is kept: tests start many processes, each of which would compile all modules again.
test: export PYTHONDONTWRITEBYTECODE =
test: .venv/dev .venv/page .venv/browser
	$(BIN)/pytest -n auto --dist loadgroup --no-loadscope-reorder $(ARGS)

# With every case of the slow proofs, for releases.
test-all: export KARFUNKEL_ALL_CASES = 1
test-all: test

# Mutation testing: how many small errors in the rules of the games their tests detect.
mutants: .venv/dev
	$(BIN)/python -m tests.mutants $(ARGS)

# Attacks on a server of our own, and what others feel: minutes; parts with ARGS="pings kills".
siege: .venv/dev
	$(BIN)/python -m tests.siege $(ARGS)

# Modules that need PyTorch, which is in no lock, are left to `make trainers`.
check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python hatch_build.py check
	$(BIN)/pytest -p no:cacheprovider --doctest-modules --doctest-glob='*.md' \
		--ignore=src/karfunkel/train --ignore=src/karfunkel/envs/sb3.py \
		src README.md ARCHITECTURE.md CONTRIBUTING.md docs

# Other people's trainers on every game, with PyTorch, in an environment of their own.
trainers: .venv/trainers/done
	PYTHONPATH=src .venv/trainers/bin/python -m pytest --noconftest -p no:cacheprovider -o filterwarnings= \
		tests/trainers/check_*.py $(ARGS)

.venv/trainers/done: .venv/bin/python requirements/trainers.txt
	$(PYTHON) -m venv .venv/trainers
	.venv/trainers/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/trainers.txt
	@touch $@

bench: .venv/dev .venv/page .venv/browser
	$(BIN)/karfunkel bench $(ARGS)

# Pictures of every screen and boards in motion, for the README and docs/.
screenshots: .venv/dev .venv/page .venv/browser
	$(BIN)/python -m tests.web.screenshots
	$(BIN)/python -m tests.web.animations

format: .venv/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python hatch_build.py format

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
		"Karfunkel needs Python 3.11 or newer; this is %d.%d. Try make PYTHON=python3.12" % sys.version_info[:2])'
	$(PYTHON) -m venv .venv

# What players need; the versions are pinned with their hashes.
.venv/play: .venv/bin/python requirements/play.txt pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# The page, rebuilt when its sources have changed.
.venv/page: .venv/play hatch_build.py $(shell find web/src web/public web/vite web/*.* src/karfunkel/text src/karfunkel/games/*/text src/karfunkel/games/*/screens/*.json -type f 2>/dev/null)
	$(BIN)/python hatch_build.py
	@touch $@

# A browser for the tests: any Chromium on the path, or the one of the system's package manager.
.venv/browser: .venv/bin/python
	@command -v chromium chromium-browser google-chrome >/dev/null || \
		{ apt-get update -q && apt-get install -q -y chromium; }
	@touch $@

# What developers need in addition.
.venv/dev: .venv/play requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

# Needs uv; writes names, versions and hashes, no addresses.
lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--extra build --extra web pyproject.toml -o requirements/play.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--extra build --extra dev pyproject.toml -o requirements/dev.txt

clean:
	rm -rf .venv build dist web/node_modules src/karfunkel/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis
