# Everything here sets itself up: a fresh clone, Python 3.11 or newer, and `make play`.

VENV := .venv
PYTHON_IN := $(VENV)/bin/python
TABLEWOOD := $(VENV)/bin/tablewood
SET_UP := $(VENV)/set-up
COMPILED := build/compiled

# How many tests run at a time; what to pass on: make play ARGS="little-town"
JOBS ?= 2
ARGS ?=

PYTEST := $(PYTHON_IN) -m pytest -q -n $(JOBS) -rfER --durations=20 --durations-min=5
RULE_TESTS = $(wildcard tests/kernel tests/bots tests/games tests/conformance tests/golden tests/perft tests/lab/study)

# The sources, interpreted, unless a line below says otherwise.
export PYTHONPATH :=

.DEFAULT_GOAL := help
.PHONY: help setup compile web types play test check format bench bench-doors ladder puzzles soak observations secrets weather kill load hostile churn frames pictures mutants golden stories clauses docs lock images sbom clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(SET_UP) ## make .venv with everything that is needed

$(SET_UP): pyproject.toml tools/setup.sh requirements/dev.txt
	@tools/setup.sh $(VENV)
	@touch $@

compile: $(SET_UP) ## compile the rules into build/compiled (skipped without a C compiler)
	@$(PYTHON_IN) tools/compile.py

web: $(SET_UP) ## build the browser client into the package (skipped when nothing changed)
	@$(PYTHON_IN) tools/web.py

types: $(SET_UP) ## write the browser's types from the Python ones
	@$(PYTHON_IN) tools/browser_types.py

play: web ## play in the browser; ARGS="little-town" names the game, ARGS=--terminal plays here
	@$(MAKE) --no-print-directory compile
	@PYTHONPATH=$(COMPILED) $(TABLEWOOD) play $(ARGS)

test: $(SET_UP) ## run all tests interpreted, then those of the rules compiled
	@tools/setup.sh --for-tests
	@$(MAKE) --no-print-directory web
	@echo "test: everything, interpreted"
	@$(PYTEST) $(ARGS)
	@$(MAKE) --no-print-directory compile
	@if [ -d $(COMPILED) ]; then \
		echo "test: the rules, compiled" && \
		TABLEWOOD_EXPECT_COMPILED=1 PYTHONPATH=$(COMPILED) $(PYTEST) $(ARGS) $(RULE_TESTS); \
	fi

check: $(SET_UP) ## check format, style and types, of the client too
	@$(VENV)/bin/ruff format --check --quiet || { echo "check: run 'make format'" >&2; exit 1; }
	@$(VENV)/bin/ruff check --quiet
	@$(PYTHON_IN) tools/clones.py --check
	@$(PYTHON_IN) -m mypy
	@tools/setup.sh --for-check
	@$(VENV)/bin/basedpyright --level error
	@$(PYTHON_IN) tools/browser_types.py --check
	@$(PYTHON_IN) tools/web.py --check

format: $(SET_UP) ## format the sources, and fix what can be fixed automatically
	@$(PYTHON_IN) tools/clones.py
	@$(VENV)/bin/ruff check --fix --quiet || true
	@$(VENV)/bin/ruff format --quiet

bench: compile ## measure the speed of the games, compiled
	@PYTHONPATH=$(COMPILED) $(TABLEWOOD) bench $(ARGS)

bench-doors: compile ## measure the speed of the lab's doors (PettingZoo, Gymnasium, OpenSpiel, batches) beside other libraries' games
	@tools/setup.sh --for-lab
	@PYTHONPATH=$(COMPILED) $(PYTHON_IN) tools/bench_doors.py $(ARGS)

ladder: compile ## measure the strength of the bots (many hours; resumes where it stopped)
	@PYTHONPATH=$(COMPILED) $(PYTHON_IN) -m tablewood.lab.trials $(ARGS)

puzzles: compile ## search all puzzles again, as long as when they were verified (20 minutes); ARGS="--sample 3" does less
	@for game in $$($(PYTHON_IN) -c "import tablewood; print(*tablewood.game_ids())"); do \
		PYTHONPATH=$(COMPILED) $(TABLEWOOD) puzzles $$game --verify $(ARGS) || exit 1; \
	done

soak: compile ## play thousands of games of each kind, checking everything (long)
	@PYTHONPATH=$(COMPILED) $(PYTHON_IN) tools/soak.py $(ARGS)

observations: compile ## compare 1,000 guesses of each game with what is observed of them (long)
	@TABLEWOOD_OBSERVATIONS=1000 PYTHONPATH=$(COMPILED) $(PYTHON_IN) -m pytest -q -n $(JOBS) tests/conformance/test_observations.py $(ARGS)

secrets: compile ## check in 1,000 games that no secret leaves the server (long)
	@PYTHONPATH=$(COMPILED) $(PYTHON_IN) tools/leaks.py $(ARGS)

weather: $(SET_UP) ## test the live protocol on a bad network: loss, duplicates, restarts (long)
	@TABLEWOOD_WEATHER=1000 $(PYTHON_IN) -m pytest -q tests/server/live/test_protocol.py $(ARGS)

kill: $(SET_UP) ## kill the server 50 times under load: is anything lost? (long)
	@TABLEWOOD_KILLS=50 $(PYTHON_IN) -m pytest -q -s tests/server/test_kill.py $(ARGS)

load: compile ## measure how much one server can handle: 500 tables, 2,000 sockets, 200 moves a second
	@PYTHONPATH=$(COMPILED):. $(PYTHON_IN) tools/load.py $(ARGS)

hostile: compile ## attack a server in every way we know, and check that it keeps its bounds (long)
	@PYTHONPATH=$(COMPILED):. $(PYTHON_IN) -m tools.hostile.bots
	@PYTHONPATH=$(COMPILED):. $(PYTHON_IN) -m tools.hostile $(ARGS)

churn: compile ## set, play and drop thousands of tables: is the memory given back? (long)
	@PYTHONPATH=. $(PYTHON_IN) tools/churn.py $(ARGS)
	@PYTHONPATH=$(COMPILED):. $(PYTHON_IN) tools/churn.py --served $(ARGS)

frames: web ## measure how long a bot's turn keeps a slow browser busy (on an idle machine)
	@TABLEWOOD_FRAMES=1 $(PYTHON_IN) -m pytest -q -s tests/browser/test_boards.py -k long_task $(ARGS)

pictures: web ## take the pictures of the documentation (docs/pictures); look at each of them
	@$(PYTHON_IN) tools/pictures.py $(ARGS)

mutants: $(SET_UP) ## break the rules on purpose: do the tests notice? (long)
	@$(PYTHON_IN) tools/mutants.py $(ARGS)

golden: $(SET_UP) ## rewrite the golden games; review the diff
	@$(PYTHON_IN) tools/golden.py regenerate $(ARGS)

stories: $(SET_UP) ## write a whole game of each kind as its log tells it, in both languages (docs/stories)
	@$(PYTHON_IN) tools/stories.py $(ARGS)

clauses: $(SET_UP) ## list the tests of every clause of the rules
	@$(PYTHON_IN) tools/clauses.py $(ARGS)

docs: $(SET_UP) ## build the documentation into build/site; ARGS=--serve shows it while you write
	@tools/setup.sh --for-docs
	@$(PYTHON_IN) -m tools.docs $(ARGS)

lock: $(SET_UP) ## pin what we install, with hashes (requirements/); ARGS=--keep only adds what is missing
	@tools/setup.sh --for-release
	@$(PYTHON_IN) tools/lock.py $(ARGS)

images: $(SET_UP) ## pin the images of the container to today's digests; ARGS=--check lists those that are not pinned
	@$(PYTHON_IN) tools/images.py $(ARGS)

sbom: web ## list all that we ship, for those who audit it (build/sbom, CycloneDX)
	@tools/setup.sh --for-release
	@$(PYTHON_IN) tools/sbom.py

clean: ## remove what was built, and the caches (keeps .venv)
	@rm -rf build dist src/tablewood/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
