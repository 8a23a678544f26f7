# Everything here sets itself up: a fresh clone, Python 3.11 or newer, and `make play`.

VENV := .venv
PYTHON_IN := $(VENV)/bin/python
TABLEWOOD := $(VENV)/bin/tablewood
SET_UP := $(VENV)/set-up
COMPILED := build/compiled

# How many tests run at a time; what to pass on: make play ARGS="little-town"
JOBS ?= 2
ARGS ?=

PYTEST := $(PYTHON_IN) -m pytest -q -n $(JOBS)
RULE_TESTS = $(wildcard tests/kernel tests/games tests/conformance tests/golden tests/perft)

# The sources, interpreted, unless a line below says otherwise.
export PYTHONPATH :=

.DEFAULT_GOAL := help
.PHONY: help setup compile play test check format bench ladder soak mutants golden clauses clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(SET_UP) ## make .venv with everything that is needed

$(SET_UP): pyproject.toml tools/setup.sh
	@tools/setup.sh $(VENV)
	@touch $@

compile: $(SET_UP) ## compile the rules into build/compiled (skipped without a C compiler)
	@$(PYTHON_IN) tools/compile.py

play: compile ## play; ARGS="little-town" names the game
	@PYTHONPATH=$(COMPILED) $(TABLEWOOD) play $(ARGS)

test: $(SET_UP) ## run all tests interpreted, then those of the rules compiled
	@echo "test: everything, interpreted"
	@$(PYTEST) $(ARGS)
	@$(MAKE) --no-print-directory compile
	@if [ -d $(COMPILED) ]; then \
		echo "test: the rules, compiled" && \
		TABLEWOOD_EXPECT_COMPILED=1 PYTHONPATH=$(COMPILED) $(PYTEST) $(ARGS) $(RULE_TESTS); \
	fi

check: $(SET_UP) ## check format, style and types
	@$(VENV)/bin/ruff format --check --quiet || { echo "check: run 'make format'" >&2; exit 1; }
	@$(VENV)/bin/ruff check --quiet
	@$(PYTHON_IN) -m mypy

format: $(SET_UP) ## format the sources, and mend what can be mended
	@$(VENV)/bin/ruff check --fix --quiet || true
	@$(VENV)/bin/ruff format --quiet

bench: compile ## measure the speed of the games, compiled
	@PYTHONPATH=$(COMPILED) $(TABLEWOOD) bench $(ARGS)

ladder: compile ## let the bots show what they must (many hours; goes on where it was stopped)
	@PYTHONPATH=$(COMPILED) $(PYTHON_IN) -m tablewood.lab.trials $(ARGS)

soak: compile ## play thousands of games of each kind, checking everything (long)
	@PYTHONPATH=$(COMPILED) $(PYTHON_IN) tools/soak.py $(ARGS)

mutants: $(SET_UP) ## break the rules on purpose: do the tests notice? (long)
	@$(PYTHON_IN) tools/mutants.py $(ARGS)

golden: $(SET_UP) ## write the golden games anew; review the difference
	@$(PYTHON_IN) tools/golden.py regenerate $(ARGS)

clauses: $(SET_UP) ## tell which clauses of the rules have which tests
	@$(PYTHON_IN) tools/clauses.py $(ARGS)

clean: ## remove what was built, and the caches (keeps .venv)
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
