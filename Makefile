# make play    set up what playing needs and open the table; ARGS='--port 8001' are options of `paddlewheel serve`
# make test    set everything up and run every test: on the compiled and the plain engine, and in a browser
# make web     build the browser client
# make docs    build the documentation, which the server then serves under /docs
# make check   style, types and import directions of Python and client, and the unit tests of the client

PYTHON ?= python3
BIN    := .venv/bin
JOBS   ?= 2
SOURCES := $(shell find src -name '*.py')

.PHONY: docs play web types test test-compiled test-plain test-browser test-install test-lowest check format build bench clean

play:
	@$(PYTHON) tools/set_up.py
	@$(BIN)/python tools/play.py $(ARGS)

test: check test-compiled test-plain test-browser test-install

test-compiled: .venv/compiled
	$(BIN)/python -m pytest -n $(JOBS) --ignore=tests/browser

# What is never compiled (tables, server, command line, documentation) and what drives the engine from outside is tested once, above.
ENGINE_TESTS := tests/kernel tests/rules tests/conformance tests/presentation tests/bots $(wildcard tests/test_*.py)

test-plain: .venv/developers
	PADDLEWHEEL_PLAIN=1 $(BIN)/python -m pytest -n $(JOBS) $(ENGINE_TESTS)

# In a process of its own: the browser's event loop would get in the way of the server's tests.
# A browser on a busy machine can be late: what fails runs once more and is named at the end, and fails if it fails twice.
test-browser: .venv/compiled
	@$(MAKE) --no-print-directory web || echo "paddlewheel: the browser client cannot be built here, so its tests are skipped" >&2
	@$(BIN)/python tests/browser/chromium.py
	$(BIN)/python -m pytest -n $(JOBS) -rsR --reruns 1 tests/browser

# Built in isolation, installed in a clean environment outside the tree, and used there.
test-install: .venv/developers web
	$(BIN)/python tests/install/isolated.py

# In an environment of its own, with the lowest versions that pyproject.toml allows.
test-lowest:
	$(PYTHON) tests/lowest.py

check: .venv/developers docs
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy tests benchmarks examples tools web
	$(BIN)/lint-imports
	$(BIN)/python web/npm.py check test --or-skip

# The client is compiled against these; a test fails where they differ from the structs.
types: .venv/developers
	PADDLEWHEEL_PLAIN=1 $(BIN)/python -m paddlewheel.server.typescript > web/src/types.ts.new && mv web/src/types.ts.new web/src/types.ts

format: .venv/developers
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python web/npm.py format --or-skip

build: .venv/compiled web

# The client is built by the Node of this machine, or by one from a wheel where there is none.
web:
	@test -d .venv || $(PYTHON) -m venv .venv
	@$(BIN)/python web/npm.py build

# The peers are large (JAX among them), so they are installed only here.
bench: .venv/compiled
	@PADDLEWHEEL_PLAIN=1 $(BIN)/python -m pip install -q -c constraints.txt --group bench -e '.[envs,openspiel]'
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/growth.py
	$(BIN)/python benchmarks/envs.py

# The engine is compiled where a C compiler is present; where not, setup.py says so in one line.
# A cache of older types can stop the compiler: without it the second try goes through.
COMPILE = $(BIN)/python setup.py -q build_ext --inplace -j $(JOBS) >build.log 2>&1

.venv/compiled: .venv/developers $(SOURCES) setup.py
	@find src -name '*.so' -delete
	@$(COMPILE) || { rm -rf .mypy_cache; $(COMPILE); } || { tail -n 20 build.log; exit 1; }
	@grep -h '^paddlewheel:' build.log || true
	@rm -f build.log
	@touch $@

.venv/developers: pyproject.toml constraints.txt
	@$(PYTHON) tools/set_up.py --developer

clean:
	rm -rf .venv build web/node_modules src/paddlewheel/server/client src/paddlewheel/server/site
	find src -name '*.so' -delete

# The documentation, built strictly: a dead link or an unknown name is an error.
docs: .venv/developers
	$(BIN)/zensical build --clean --strict
