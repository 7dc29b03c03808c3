"""Open the table: `make play`, after `set_up.py`, with the Python of `.venv`.

Words after it are options of `paddlewheel serve`: `make play ARGS='--port 8001'`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import engine
from compiler import NO_COMPILER, c_compiler, wants_plain

TOLD_NO_COMPILER = engine.ENGINES / "no-compiler"


def main(options: list[str]) -> None:
    if not wants_plain():
        choose_engine()
    command = str(Path(sys.executable).with_name("paddlewheel"))
    os.execv(command, [command, "serve", "--open", *options])  # noqa: S606


def choose_engine() -> None:
    """The compiled engine that fits the sources, or the sources, while one is built for the next start."""
    compiled = engine.take()
    if compiled:
        os.environ["PADDLEWHEEL_COMPILED"] = str(compiled)
        say("using the compiled engine")
        return
    os.environ["PADDLEWHEEL_PLAIN"] = "1"
    if c_compiler() is None:
        say_once(NO_COMPILER)
    elif engine.is_building():
        say("the compiled engine is still being built in the background; it is used from a later start on")
    else:
        if engine.LOG.is_file():
            say(f"the last build of the compiled engine did not finish (see {engine.LOG.relative_to(engine.ROOT)})")
        engine.start_build()
        say("building the compiled engine in the background; it is used from the next start on")


def say_once(sentence: str) -> None:
    if not TOLD_NO_COMPILER.exists():
        TOLD_NO_COMPILER.parent.mkdir(parents=True, exist_ok=True)
        TOLD_NO_COMPILER.touch()
        say(sentence)


def say(sentence: str) -> None:
    print(f"paddlewheel: {sentence}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
