# Everything one does with Tangled Bank. `make` alone lists it.

PYTHON ?= python3
JOBS ?= auto
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check

CHECKS := 'ruff format --check .' 'ruff check --quiet .' 'mypy --no-error-summary' \
	'python -m tools.check_layers' 'python -m tools.check_citations' 'python -m tools.check_texts'

.DEFAULT_GOAL := help
.PHONY: help play build check test bench mutants campaign parity secrecy steady format clean

help:
	@echo 'make play      set everything up and play a game of Evolution'
	@echo 'make test      run the checks, then every test, compiled and as plain Python'
	@echo 'make check     formatting, lint, types, layers, citations and texts, in seconds'
	@echo 'make build     compile the engine (test does so by itself, play does without)'
	@echo 'make format    put the sources into the one format'
	@echo 'make bench     measure speed, also against other engines'
	@echo 'make parity    play the same games compiled and as plain Python, and compare'
	@echo 'make secrecy   search for ways in which a hidden card could show'
	@echo 'make mutants   break rules on purpose, and see that some test notices'
	@echo 'make campaign  play a great many random games, watching every invariant'
	@echo 'make steady    count how often the steady player beats random ones'
	@echo 'make clean     remove everything that these commands have made'

play: .venv/ready
	@$(BIN)/tangledbank play evolution

build: .venv/ready
	@$(BIN)/python scripts/build.py

check: .venv/ready
	@echo 'Checking format, lint, types, layers, citations and texts ...'
	@failed=; for step in $(CHECKS); do $(BIN)/$$step || failed=1; done; test -z "$$failed"

test: check build
	@echo 'Testing, compiled ...'
	@$(BIN)/python -m pytest --numprocesses $(JOBS)
	@echo 'Testing, as plain Python ...'
	@TANGLEDBANK_PURE=1 $(BIN)/python -m pytest --numprocesses $(JOBS)

bench: .venv/bench build
	@$(BIN)/tangledbank bench

mutants campaign parity secrecy steady: build
	@$(BIN)/python scripts/$@.py

format: .venv/ready
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

clean:
	rm -rf .venv build dist src/*.egg-info
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Python 3.11 or newer is needed; name it with make PYTHON=...'; exit 1; }
	@echo 'Making a virtual environment in .venv ...'
	@$(PYTHON) -m venv .venv

.venv/ready: .venv/bin/python pyproject.toml constraints/dev.txt
	@echo 'Installing what is needed into .venv ...'
	@$(PIP) install --constraint constraints/dev.txt pip setuptools wheel
	@TANGLEDBANK_PURE=1 $(PIP) install --constraint constraints/dev.txt \
		--no-build-isolation --editable '.[dev]'
	@touch $@

.venv/bench: .venv/ready constraints/bench.txt
	@echo 'Installing the engines to measure against into .venv ...'
	@TANGLEDBANK_PURE=1 $(PIP) install --constraint constraints/dev.txt \
		--constraint constraints/bench.txt --no-build-isolation --editable '.[bench]'
	@touch $@
