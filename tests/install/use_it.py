"""Run by `isolated.py` with the Python of a clean environment: one of everything that an installation is for.

python use_it.py compiled      or: plain, the engine it should have
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import paddlewheel as pw
from paddlewheel.envs import pettingzoo
from paddlewheel.kernel import is_compiled

COMMAND = Path(sys.executable).with_name("paddlewheel")


def main() -> None:
    assert "site-packages" in pw.__file__, pw.__file__
    assert is_compiled() == (sys.argv[1:] == ["compiled"]), "compiled where there is a compiler, else plain"
    play_a_game()
    make_a_step()
    open_the_table()


def play_a_game() -> None:
    for name in pw.games():
        state = pw.load(name).new(seed=1)
        while state.deciders:
            seat = state.deciders[0]
            state.play(seat, state.choices(seat)[0])
        assert state.outcome is not None
    told = subprocess.run([COMMAND, "simulate", "civil-war", "--games", "3", "--json"], capture_output=True, check=True)
    assert b'"games": 3' in told.stdout or b'"games":3' in told.stdout, told.stdout


def make_a_step() -> None:
    env = pettingzoo.env("mississippi-queen")
    env.reset(seed=1)
    seen, *_ = env.last()
    assert seen is not None
    env.step(int(seen["action_mask"].argmax()))


def open_the_table() -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port = held.getsockname()[1]
    server = subprocess.Popen([COMMAND, "serve", "--port", str(port), "--database", "sqlite:///tables.db"])
    try:
        page = fetched(f"http://127.0.0.1:{port}/")
        assert "<title>Paddlewheel" in page, page[:500]
        assert "mississippi-queen" in fetched(f"http://127.0.0.1:{port}/api/games")
    finally:
        server.terminate()
        server.wait(30)


def fetched(address: str) -> str:
    for _ in range(600):
        try:
            with urllib.request.urlopen(address) as answer:
                return str(answer.read().decode())
        except urllib.error.URLError:
            time.sleep(0.1)
    raise TimeoutError(address)


if __name__ == "__main__":
    main()
