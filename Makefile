# All commands of the project. `make` alone lists them.

PYTHON ?= python3
JOBS ?= auto
SKIP ?=
ARGS ?=
BIN := .venv/bin

# These tests don't depend on how the engine was built, so they run once.
ONCE := browser cli lab server tools web envs/test_conformance.py envs/test_selfplay.py envs/test_spiel.py

CHECKS := 'ruff format --check .' 'ruff check --quiet .' 'mypy --no-error-summary' \
	'python -m tools.check_layers' 'python -m tools.check_citations' 'python -m tools.check_texts' \
	'python -m tools.vocabulary' 'python -m tools.questions' 'python -m tools.schemas' 'python -m tools.rulings' 'python -m tools.columns' 'python -m tools.commands' 'python -m tools.card_list' \
	'python scripts/web.py check'

.DEFAULT_GOAL := help
SCRIPTS := check-compiled check-environments check-invariants check-mutations check-reviews check-secrecy check-secrecy-search \
	check-strength check-time-limits check-win-chances
.PHONY: help setup setup-play setup-bench play terminal build build-incremental web check test test-pythons bench \
	$(SCRIPTS) check-crashes screenshots soak format learn clients audit docs dist clean

help:
	@echo 'make play                 Set everything up, start the server and open it in the browser'
	@echo '                          (ARGS="--lan --no-open" to let others on your network join)'
	@echo 'make terminal             Play Evolution in the terminal'
	@echo 'make test                 Run all checks, then every test, compiled and as plain Python'
	@echo '                          (SKIP=browser,postgres to leave out tests that need them)'
	@echo 'make test-pythons         Run the tests with every supported Python installed here'
	@echo 'make check                Check format, lint, types, layers, citations, texts and the web client'
	@echo 'make format               Format the sources and rewrite generated files'
	@echo 'make build                Compile the engine (test and bench do so themselves; play needs no build)'
	@echo 'make build-incremental    Compile module by module: quick to rebuild, slower to run'
	@echo 'make web                  Build the browser client'
	@echo 'make docs                 Build the documentation site, which the server shows at /docs'
	@echo 'make dist                 Build the packages and test them in clean environments'
	@echo 'make bench                Measure speed, and compare with other engines'
	@echo 'make soak                 Load a server for half an hour and watch its memory (MINUTES=30)'
	@echo 'make screenshots          Take screenshots of every page and table into build/shots'
	@echo 'make learn                Train a policy for two-player Evolution (some minutes)'
	@echo 'make clients              Run third-party libraries on the environments, in build/clients (large)'
	@echo 'make audit                Check hashes, licences and known vulnerabilities of the dependencies'
	@echo 'make check-compiled       Compare the games of the compiled engine with plain Python'
	@echo 'make check-environments   Check that environments offer every legal option and show every being'
	@echo 'make check-invariants     Play many random games and check every invariant'
	@echo 'make check-mutations      Break rules on purpose and check that a scene fails'
	@echo 'make check-secrecy        Search for leaks of hidden cards, and check copies and undo'
	@echo 'make check-secrecy-search Check that sharp bots choose from their own view alone'
	@echo 'make check-time-limits    Check that sharp bots answer in time under load'
	@echo 'make check-strength       Measure how often the steady bot beats random ones'
	@echo 'make check-reviews        Plant blunders in games and check that reviews find them'
	@echo 'make check-win-chances    Compare predicted chances of winning with results'
	@echo 'make check-crashes        Kill servers during games and check that nothing is lost'
	@echo 'make clean                Remove everything that these commands have made'

play: setup-play
	@$(BIN)/python scripts/web.py
	@$(BIN)/tangledbank serve --open $(ARGS)

terminal: setup-play
	@$(BIN)/tangledbank play evolution $(ARGS)

build: setup
	@$(BIN)/python scripts/build.py

web: setup
	@$(BIN)/python scripts/web.py

build-incremental: setup
	@TANGLEDBANK_DEVELOPER=1 $(BIN)/python scripts/build.py

check: setup
	@echo 'Checking format, lint, types, layers, citations, texts and the browser client ...'
	@failed=; for step in $(CHECKS); do $(BIN)/$$step || failed=1; done; test -z "$$failed"

test: check build
	@$(PYTHON) scripts/system_packages.py $(SKIP)
	@echo 'Testing, compiled ...'
	@TANGLEDBANK_SKIP=$(SKIP) $(BIN)/python -m pytest --numprocesses $(JOBS)
	@echo 'Testing the engine as plain Python ...'
	@TANGLEDBANK_PURE=1 $(BIN)/python -m pytest --numprocesses $(JOBS) $(ONCE:%=--ignore=tests/%)

test-pythons:
	@python3 scripts/test_pythons.py

bench: setup-bench build
	@$(BIN)/python bench/speed.py

$(SCRIPTS): build
	@$(BIN)/python scripts/$(subst -,_,$@).py

learn: build
	@$(PYTHON) scripts/setup_venv.py dev server postgres web lab ray envs spiel learn
	@$(BIN)/python examples/learn.py --choices 300000 --out examples/evolution-2.npz

clients: build
	@$(BIN)/python scripts/clients.py

screenshots: build
	@$(PYTHON) scripts/system_packages.py postgres
	@$(BIN)/python scripts/web.py
	@$(BIN)/python -m tests.browser.shots

check-crashes: build
	@$(PYTHON) scripts/system_packages.py browser
	@$(BIN)/python -m tests.server.besieging

MINUTES ?= 30
soak: build
	@$(BIN)/python bench/load.py --tables 200 --every 1 --seconds $$(( $(MINUTES) * 60 )) --flat

docs:
	@$(PYTHON) scripts/setup_venv.py docs
	@$(BIN)/python scripts/docs.py

audit: setup
	@$(PYTHON) scripts/setup_venv.py dev server postgres web lab ray envs spiel audit
	@$(BIN)/python -m scripts.audit_dependencies

dist: docs
	@$(PYTHON) scripts/setup_venv.py dist web
	@$(BIN)/python scripts/web.py
	@$(BIN)/python scripts/dist.py

format: setup
	@$(BIN)/python -m tools.vocabulary --write
	@$(BIN)/python -m tools.questions --write
	@$(BIN)/python -m tools.schemas --write
	@$(BIN)/python -m tools.rulings --write
	@$(BIN)/python -m tools.columns --write
	@$(BIN)/python -m tools.commands --write
	@$(BIN)/python -m tools.card_list --write
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(BIN)/python scripts/web.py format

clean:
	rm -rf .venv build dist src/*.egg-info src/tangledbank/manual*
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Runs every time: .venv may belong to another Python, or be older than its sources.
setup:
	@$(PYTHON) scripts/setup_venv.py dev server postgres web lab ray envs spiel

# Playing needs fewer packages than development.
setup-play:
	@$(PYTHON) scripts/setup_venv.py server web

setup-bench:
	@$(PYTHON) scripts/setup_venv.py dev server postgres web lab ray envs spiel bench
