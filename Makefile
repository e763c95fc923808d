# From a bare clone: `make play` and `make test`. All they need is Python 3.11 or newer.

# Tried in this order; choose your own with `make play PYTHON=/path/to/python3`.
PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
# `make test PIP_FLAGS=-v` shows what the installer is doing.
PIP_FLAGS ?= -qq

PINS := requirements/constraints.txt
VENV := .venv
RUN := $(VENV)/bin/python -m
# setuptools comes from the pins, so the build downloads nothing of its own choice.
PIP := $(RUN) pip --disable-pip-version-check $(PIP_FLAGS)
INSTALL := $(PIP) install --no-build-isolation -c $(PINS)

# Candidates are run, not just looked up: a version manager may know a name it cannot start.
define find_python
python=; bare=; for name in $(PYTHON); do \
    $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
    if $$name -c 'import ensurepip, venv' 2>/dev/null; then python=$$name; break; fi; \
    bare="$$bare $$name"; \
done; \
if [ -z "$$python$$bare" ]; then \
    echo 'Carpathia needs Python 3.11 or newer and found none; install it, or name one: make PYTHON=/path/to/python3' >&2; exit 1; \
elif [ -z "$$python" ]; then \
    echo "No venv module in$$bare; install it (Debian, Ubuntu: the package python3-venv), then try again" >&2; exit 1; \
fi
endef

.DEFAULT_GOAL := help
.PHONY: help play test format fuzz records playthroughs lock clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

play: $(VENV)/play-ready ## play in this terminal
	@$(RUN) carpathia terminal

test: $(VENV)/test-ready ## every check there is, stopping at the first that fails
	@echo '== format'
	@$(RUN) ruff format --check .
	@echo '== lint'
	@$(RUN) ruff check .
	@echo '== types'
	@$(RUN) mypy
	@echo '== imports'
	@$(VENV)/bin/lint-imports --no-logo
	@echo '== tests'
	@$(RUN) pytest -q -n auto --hypothesis-profile=ci

format: $(VENV)/test-ready ## put the code in the house format
	@$(RUN) ruff check --fix-only --quiet .
	@$(RUN) ruff format .

fuzz: $(VENV)/play-ready ## play 20,000 random games of each game and check every step
	@$(RUN) carpathia fuzz sos-titanic --games 20000
	@$(RUN) carpathia fuzz titus --games 20000
	@$(RUN) carpathia fuzz noris-titanic --games 20000

records: $(VENV)/test-ready ## play the stored games anew, after a change of rules
	@$(RUN) tests.records.collect

playthroughs: $(VENV)/test-ready ## write the golden playthroughs anew; the diff is the review
	@$(RUN) tests.playthroughs.playthrough

# Made with the oldest Python we support, so that the pins exist for all of them.
lock: ## renew the pinned versions (wants Python 3.11)
	@$(find_python); \
	$$python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' \
	    || { echo 'Make the pins with the oldest Python we support: make lock PYTHON=python3.11' >&2; exit 1; }; \
	echo 'Looking for the newest versions ...'; \
	new=$$(mktemp -d) && trap 'rm -rf "$$new"' EXIT && set -e; \
	$$python -m venv "$$new/venv"; \
	pip="$$new/venv/bin/python -m pip --disable-pip-version-check"; \
	$$pip $(PIP_FLAGS) install --upgrade 'setuptools>=77'; \
	$$pip $(PIP_FLAGS) install --no-build-isolation -e '.[test]'; \
	{ echo '# Written by `make lock`. What is installed comes from pyproject.toml; this only says which version.'; \
	  $$pip freeze --all --exclude pip --exclude carpathia; } > "$$new/pins"; \
	if grep -E '://| @ |^-' "$$new/pins"; then echo 'Refused: a pin names a place, not a version' >&2; exit 1; fi; \
	cp "$$new/pins" $(PINS); \
	echo "$(PINS): $$(grep -c == $(PINS)) pins"

clean: ## remove everything that was made here, .venv too
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# A copied or moved checkout would go on running the code it was copied from, and a Python
# that was upgraded away leaves a dead link: in both cases .venv is made afresh.
ifneq ($(shell $(VENV)/bin/python -c '' 2>/dev/null && cat $(VENV)/made-in),$(realpath .))
.PHONY: $(VENV)/made-in
endif

$(VENV)/made-in:
	@$(find_python); \
	echo "Setting up $(VENV) with $$($$python --version): only this once, about half a minute ..."; \
	$$python -m venv --clear $(VENV)
	@echo '$(realpath .)' > $@

$(VENV)/play-ready: $(VENV)/made-in pyproject.toml $(PINS)
	@echo 'Installing Carpathia ...'
	@$(PIP) install -c $(PINS) setuptools
	@$(INSTALL) -e .
	@touch $@

$(VENV)/test-ready: $(VENV)/made-in pyproject.toml $(PINS)
	@echo 'Installing Carpathia and the tools that check it ...'
	@$(PIP) install -c $(PINS) setuptools
	@$(INSTALL) -e '.[test]'
	@touch $@ $(VENV)/play-ready
