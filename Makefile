# Everything one does with Tangled Bank. `make` alone lists it.

PYTHON ?= python3
JOBS ?= auto
SKIP ?=
ARGS ?=
BIN := .venv/bin

# What has nothing to do with how the engine was built is tested once.
ONCE := browser cli lab server tools web envs/test_conformance.py envs/test_spiel.py

CHECKS := 'ruff format --check .' 'ruff check --quiet .' 'mypy --no-error-summary' \
	'python -m tools.check_layers' 'python -m tools.check_citations' 'python -m tools.check_texts' \
	'python -m tools.vocabulary' 'python -m tools.questions' 'python -m tools.schemas' 'python -m tools.rulings' 'python -m tools.columns' 'python -m tools.commands' \
	'python scripts/web.py check'

.DEFAULT_GOAL := help
.PHONY: help ready ready-play ready-bench play terminal build web developer check test pythons bench mutants campaign parity secrecy shots siege soak steady blind punctual blunders calibrate format \
	learn audit docs dist clean

help:
	@echo 'make play      set everything up, serve the games, and open them in the browser'
	@echo '               (make play ARGS="--lan --no-open" for others in your network)'
	@echo 'make terminal  play a game of Evolution in the terminal'
	@echo 'make test      run the checks, then every test, compiled and as plain Python'
	@echo '               (make test SKIP=browser,postgres leaves out what needs them)'
	@echo 'make pythons   run the tests with every Python that can be found here'
	@echo 'make check     formatting, lint, types, layers, citations, texts, the client: in seconds'
	@echo 'make build     compile the engine (test does so by itself, play does without)'
	@echo 'make web       build the browser client'
	@echo 'make developer compile file by file: seconds after a change, but slower games'
	@echo 'make format    put the sources into the one format'
	@echo 'make bench     measure speed, also against other engines'
	@echo 'make parity    play the same games compiled and as plain Python, and compare'
	@echo 'make secrecy   search for ways in which a hidden card could show'
	@echo 'make shots     take pictures of every page and table, in build/shots'
	@echo 'make siege     kill servers while people play, and ask for a million tables'
	@echo 'make soak      keep a server under load for half an hour, and watch its memory'
	@echo 'make mutants   break rules on purpose, and see that some test notices'
	@echo 'make campaign  play a great many random games, watching every invariant'
	@echo 'make steady    count how often the steady player beats random ones'
	@echo 'make learn     train a policy for two-player Evolution, some minutes on two cores'
	@echo 'make blind     see that the sharp player chooses by its view alone'
	@echo 'make punctual  see that the sharp player answers in time'
	@echo 'make blunders  plant blunders in games, and see that reviews name them'
	@echo 'make calibrate see how often players win who were told that they win so often'
	@echo 'make audit     check hashes, licences and known faults of what we depend on'
	@echo 'make docs      build the site of the documents, which the server shows under /docs'
	@echo 'make dist      build the packages, and see that they work where nothing else is'
	@echo 'make clean     remove everything that these commands have made'

play: ready-play
	@$(BIN)/python scripts/web.py
	@$(BIN)/tangledbank serve --open $(ARGS)

terminal: ready-play
	@$(BIN)/tangledbank play evolution $(ARGS)

build: ready
	@$(BIN)/python scripts/build.py

web: ready
	@$(BIN)/python scripts/web.py

developer: ready
	@TANGLEDBANK_DEVELOPER=1 $(BIN)/python scripts/build.py

check: ready
	@echo 'Checking format, lint, types, layers, citations, texts and the browser client ...'
	@failed=; for step in $(CHECKS); do $(BIN)/$$step || failed=1; done; test -z "$$failed"

test: check build
	@$(PYTHON) scripts/system.py $(SKIP)
	@echo 'Testing, compiled ...'
	@TANGLEDBANK_SKIP=$(SKIP) $(BIN)/python -m pytest --numprocesses $(JOBS)
	@echo 'Testing the engine as plain Python ...'
	@TANGLEDBANK_PURE=1 $(BIN)/python -m pytest --numprocesses $(JOBS) $(ONCE:%=--ignore=tests/%)

pythons:
	@python3 scripts/pythons.py

bench: ready-bench build
	@$(BIN)/tangledbank bench

mutants campaign parity secrecy steady blind punctual blunders calibrate: build
	@$(BIN)/python scripts/$@.py

learn: build
	@$(PYTHON) scripts/ready.py dev server postgres web lab ray envs spiel learn
	@$(BIN)/python examples/learn.py --out examples/evolution-2.npz

shots: build
	@$(PYTHON) scripts/system.py postgres
	@$(BIN)/python scripts/web.py
	@$(BIN)/python -m tests.browser.shots

siege: build
	@$(PYTHON) scripts/system.py browser
	@$(BIN)/python -m tests.server.besieging

MINUTES ?= 30
soak: build
	@$(BIN)/python bench/load.py --tables 200 --every 1 --seconds $$(( $(MINUTES) * 60 )) --flat

docs:
	@$(PYTHON) scripts/ready.py docs
	@$(BIN)/python scripts/docs.py

audit: ready
	@$(PYTHON) scripts/ready.py dev server postgres web lab ray envs spiel audit
	@$(BIN)/python -m scripts.audit

dist: docs
	@$(PYTHON) scripts/ready.py dist web
	@$(BIN)/python scripts/web.py
	@$(BIN)/python scripts/dist.py

format: ready
	@$(BIN)/python -m tools.vocabulary --write
	@$(BIN)/python -m tools.questions --write
	@$(BIN)/python -m tools.schemas --write
	@$(BIN)/python -m tools.rulings --write
	@$(BIN)/python -m tools.columns --write
	@$(BIN)/python -m tools.commands --write
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(BIN)/python scripts/web.py format

clean:
	rm -rf .venv build dist src/*.egg-info src/tangledbank/manual*
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Asked every time: .venv may be another Python's, or older than what it is made from.
ready:
	@$(PYTHON) scripts/ready.py dev server postgres web lab ray envs spiel

# To play, less is needed than to work on the game.
ready-play:
	@$(PYTHON) scripts/ready.py server web

ready-bench:
	@$(PYTHON) scripts/ready.py dev server postgres web lab ray envs spiel bench
