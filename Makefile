# The front door: `make run` plays, `make check` and `make test` prove. Everything else is for those who build.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --constraint constraints.txt
PLAY := $(VENV)/.play
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench
TORCH := torch==2.13.0
TORCH_READY := $(VENV)/.torch
EXTRAS := gymnasium,lab,open_spiel,pettingzoo,postgres,print,ray,redis
# Whoever sets up waits for whoever does so already: `make run` and `make test` may be started together.
ALONE := $(shell command -v flock > /dev/null && echo flock Makefile)
READY = @ready() { $(MAKE) --question $$1 2> /dev/null || $(ALONE) $(MAKE) --no-print-directory $$1; }; ready

.PHONY: run setup dev web types check quick test kernels services lint golden soak shots frames examples api docs bench bench-strength \
        bench-server balance dossier hands attack sizes notes torch pins audit clean

run: web
	@PYTHONDONTWRITEBYTECODE= $(BIN)/osselet

setup:
	$(READY) $(PLAY)

dev:
	$(READY) $(DEV)

# What playing needs. Bytecode is made of what a start imports: that of all packages takes 70 MB and is never read.
$(PLAY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Osselet needs Python 3.11 or newer; say which with: make PYTHON=python3.12"; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	$(PIP) --no-compile --editable .
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m compileall -q src
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -c "import numba, osselet.cli.game_menu, osselet.server.serve"
	@PYTHONDONTWRITEBYTECODE= $(BIN)/osselet games > /dev/null
	@touch $@

# What else the tests and checks need.
$(DEV): $(PLAY)
	$(PIP) --editable ".[$(EXTRAS)]" --group dev
	@touch $@

$(BENCH): $(DEV)
	$(PIP) --editable ".[bench]"
	@touch $@

# PyTorch, for one example and its test, and for the CPU: its usual wheels bring gigabytes of CUDA along.
$(TORCH_READY): $(DEV)
	$(BIN)/python -m pip install --quiet --no-deps --extra-index-url https://download.pytorch.org/whl/cpu "$(TORCH)"
	$(PIP) "$(TORCH)"
	@touch $@

web: setup
	@$(BIN)/python hatch_build.py

types: setup
	$(BIN)/python -m osselet.wire.typescript
	$(BIN)/python -m osselet.wasm.page

# Lint, types and the tests that need no browser, no database and no compiler; tests/conftest.py says which.
check: dev
	@$(MAKE) --no-print-directory --output-sync=target -j 2 lint quick

quick: dev
	$(BIN)/python -m pytest -n 2 --dist worksteal --quick --conformance-games 4 tests

# Tests that measure time come last and by themselves.
test: dev
	@$(MAKE) --no-print-directory --output-sync=target -j 5 kernels lint web services torch
	$(BIN)/python -m pytest -n 3 --dist worksteal -m "not soak and not alone" tests
	$(BIN)/python -m pytest -m alone tests/web

kernels: dev
	$(BIN)/python -m tests.kernels

services: dev
	$(BIN)/python -m tests.services
	$(BIN)/python -m tests.browser

torch: dev
	$(READY) $(TORCH_READY)

lint: dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: dev
	$(BIN)/python -m tests.golden

soak: dev
	$(BIN)/python -m pytest -n 2 tests -m soak

shots: dev web
	$(BIN)/python -m tests.web.shots

frames: dev web
	$(BIN)/python -m tests.web.frames

examples: torch
	$(BIN)/python examples/first_bot.py 20
	$(BIN)/python examples/million_games.py 20000
	$(BIN)/python examples/train_ppo.py --short

# The Python reference, from the docstrings.
api: setup
	$(BIN)/python docs/api_page.py

docs: dev api
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

bench:
	$(READY) $(BENCH)
	$(BIN)/python -m bench

bench-strength: dev
	$(BIN)/python -m bench.strength

# The server is measured on an interpreter that was built for speed, as distributions and images have it.
FAST_PYTHON ?= $(firstword $(wildcard /usr/bin/python3.13 /usr/bin/python3.12 /usr/bin/python3.11))
FAST := .venv-fast
$(FAST)/.ready: pyproject.toml constraints.txt
	$(or $(FAST_PYTHON),$(PYTHON)) -m venv $(FAST)
	$(FAST)/bin/python -m pip install --quiet --upgrade "pip>=25.1"
	$(FAST)/bin/python -m pip install --quiet --constraint constraints.txt --editable ".[postgres,redis]"
	@touch $@

bench-server: dev $(FAST)/.ready
	npm ci --prefix bench/server/peer --no-audit --no-fund --silent
	OSSELET_BENCH_PYTHON=$(FAST)/bin/python $(BIN)/python -m bench.server

balance: dev
	$(BIN)/python -m bench.balance

# What other readings of the rules would change, and the pages of docs/dossier.
dossier: dev
	$(BIN)/python -m bench.dossier

# How often hands of the motor model succeed in Oss, against the table that bots plan with.
hands: dev
	$(BIN)/python -m bench.hands
	$(BIN)/python -m bench.hands --devices
	$(BIN)/python -m bench.hands --fair
	$(BIN)/python -m bench.hands --picture docs/images/oss-hands.png

# Attacks on a server of our own, on this machine only; each ends by itself.
attack: dev
	$(BIN)/python -m bench.attack

sizes: dev
	$(BIN)/python -m bench.sizes

# The release notes of a version, as a tag carries them: make -s notes VERSION=0.1.0 | git tag -a v0.1.0 -F -
notes:
	@$(PYTHON) docs/release_notes.py $(VERSION)

# What a server needs, with hashes: deploy/requirements.txt. To be made anew whenever constraints.txt changes.
pins: dev
	$(BIN)/python deploy/pins.py
	$(BIN)/python -m pip install --quiet --dry-run --ignore-installed --require-hashes -r deploy/requirements.txt

# Is anything that we use known to be unsafe? The tool that asks has an environment of its own.
AUDIT := .venv-audit
$(AUDIT)/.ready:
	$(PYTHON) -m venv $(AUDIT)
	$(AUDIT)/bin/python -m pip install --quiet "pip-audit>=2.9"
	@touch $@

audit: $(AUDIT)/.ready
	@$(AUDIT)/bin/python deploy/audit.py

clean:
	rm -rf $(VENV) $(FAST) $(AUDIT) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
