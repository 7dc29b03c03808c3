# make play    set everything up and open the table
# make test    set everything up and run every test: on the compiled and the plain engine, and in a browser
# make web     build the browser client
# make check   style, types and import directions of Python and client, and the unit tests of the client

PYTHON ?= python3
BIN    := .venv/bin
JOBS   ?= 2
SOURCES := $(shell find src -name '*.py')

.PHONY: play web types test test-compiled test-plain test-browser test-install check format build bench clean

play: .venv/compiled web
	@$(BIN)/paddlewheel serve --open

test: check test-compiled test-plain test-browser test-install

test-compiled: .venv/compiled
	$(BIN)/python -m pytest -n $(JOBS) --ignore=tests/browser

test-plain: .venv/installed
	PADDLEWHEEL_PLAIN=1 $(BIN)/python -m pytest -n $(JOBS) --ignore=tests/browser

# In a process of its own: the browser's event loop would get in the way of the server's tests.
test-browser: .venv/compiled
	@$(MAKE) --no-print-directory web || echo "paddlewheel: the browser client cannot be built here, so its tests are skipped" >&2
	@$(BIN)/python tests/browser/chromium.py
	$(BIN)/python -m pytest -n $(JOBS) -rs tests/browser

# Built in isolation, installed in a clean environment outside the tree, and used there.
test-install: .venv/installed web
	$(BIN)/python tests/install/isolated.py

check: .venv/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy tests benchmarks examples
	$(BIN)/lint-imports
	$(BIN)/python web/npm.py check test --or-skip

# The client is compiled against these; a test fails where they differ from the structs.
types: .venv/installed
	PADDLEWHEEL_PLAIN=1 $(BIN)/python -m paddlewheel.server.typescript > web/src/types.ts.new && mv web/src/types.ts.new web/src/types.ts

format: .venv/installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python web/npm.py format --or-skip

build: .venv/compiled web

# The client is built by the Node of this machine, or by one from a wheel where there is none.
WEB    := $(shell find web -name node_modules -prune -o -type f -print) src/paddlewheel/presentation/theme.css
CLIENT := src/paddlewheel/server/client/index.html

web: $(CLIENT)

$(CLIENT): $(WEB)
	@test -d .venv || $(PYTHON) -m venv .venv
	@$(BIN)/python web/npm.py build
	@touch $@

# The peers are large (JAX among them), so they are installed only here.
bench: .venv/compiled
	@PADDLEWHEEL_PLAIN=1 $(BIN)/python -m pip install -q -c constraints.txt --no-build-isolation -e '.[bench]'
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/growth.py
	$(BIN)/python benchmarks/envs.py

# The engine is compiled where a C compiler is present; where not, setup.py says so in one line.
# A cache of older types can stop the compiler: without it the second try goes through.
COMPILE = $(BIN)/python setup.py -q build_ext --inplace -j $(JOBS) >build.log 2>&1

.venv/compiled: .venv/installed $(SOURCES) setup.py
	@find src -name '*.so' -delete
	@$(COMPILE) || { rm -rf .mypy_cache; $(COMPILE); } || { tail -n 20 build.log; exit 1; }
	@grep -h '^paddlewheel:' build.log || true
	@rm -f build.log
	@touch $@

.venv/installed: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Paddlewheel needs Python 3.11 or newer")'
	@test -d .venv || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q -c constraints.txt 'setuptools>=77' mypy librt
	@PADDLEWHEEL_PLAIN=1 $(BIN)/python -m pip install -q -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv build web/node_modules src/paddlewheel/server/client
	find src -name '*.so' -delete
