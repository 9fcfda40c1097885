# The front door: `make run` plays, `make test` proves. Everything else is for those who build.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready
TORCH := torch==2.13.0
TORCH_READY := $(VENV)/.torch-ready

.PHONY: run setup web types test lint golden soak shots frames examples docs bench bench-strength bench-server balance sizes clean

run: $(READY) web
	@$(BIN)/osselet

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Osselet needs Python 3.11 or newer; say which with: make PYTHON=python3.12"; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable . --group dev
	@touch $@

$(BENCH_READY): $(READY)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[bench]"
	@touch $@

# PyTorch, for one example and its test, and for the CPU: its usual wheels bring gigabytes of CUDA along.
$(TORCH_READY): $(READY)
	$(BIN)/python -m pip install --quiet --no-deps --extra-index-url https://download.pytorch.org/whl/cpu "$(TORCH)"
	$(BIN)/python -m pip install --quiet --constraint constraints.txt "$(TORCH)"
	@touch $@

web: $(READY)
	@$(BIN)/python hatch_build.py

types: $(READY)
	$(BIN)/python -m osselet.wire.typescript

test: $(READY)
	@$(MAKE) --no-print-directory --output-sync=target -j 3 lint web $(TORCH_READY)
	$(BIN)/python -m tests.services
	$(BIN)/python -m pytest -n 2 tests

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: $(READY)
	$(BIN)/python -m tests.golden

soak: $(READY)
	$(BIN)/python -m pytest -n 2 tests -m soak

shots: $(READY) web
	$(BIN)/python -m tests.web.shots

frames: $(READY) web
	$(BIN)/python -m tests.web.frames

examples: $(TORCH_READY)
	$(BIN)/python examples/first_bot.py 20
	$(BIN)/python examples/million_games.py 20000
	$(BIN)/python examples/train_ppo.py --short

docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

bench: $(BENCH_READY)
	$(BIN)/python -m bench

bench-strength: $(READY)
	$(BIN)/python -m bench.strength

bench-server: $(READY)
	npm ci --prefix bench/server/peer --no-audit --no-fund --silent
	$(BIN)/python -m bench.server

balance: $(READY)
	$(BIN)/python -m bench.balance

sizes: $(READY)
	$(BIN)/python -m bench.sizes

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
