"""OpenSpiel's playthroughs, kept short. To write the golden ones, only after the rules have changed:

PYTHONPATH=tests:src/paddlewheel/templates/new-game/src python -m envs.playthroughs.write [GAME ...]

Read the difference before keeping it.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import paddlewheel as pw
from paddlewheel.envs import openspiel
from support import Variant, editions

FOLDER = Path(__file__).parent
#: Longer lines are shown by their beginning; of states after the first few only what was chosen there is.
LONGEST = 160
SHOWN = 100
WHOLE_STATES = 5
STATE, CHOSEN = "# State ", ("# Apply action", "action: ")


def golden(edition: Variant) -> Path:
    return FOLDER / f"{'-'.join([edition.name, *map(str, edition.options.values())])}.txt"


def played(edition: Variant) -> str:
    """A random game of two, or as few as can play, as OpenSpiel sees it: it says all it can of some of the states."""
    given = {"players": max(2, edition.game.info.seats[0]), **edition.options}
    setting = ",".join(f"{name}={value}" for name, value in given.items())
    text = generate_playthrough.playthrough(f"{openspiel.short_name(edition.name)}({setting})", None, seed=1)
    head, *states = text.split(STATE)
    whole = [f"{STATE}{state}" for state in states[:WHOLE_STATES]]
    rest = [folded(f"{STATE}{state}") for state in states[WHOLE_STATES:]]
    return "".join(f"{short(line)}\n" for line in "".join([head, *whole, *rest]).splitlines())


def folded(state: str) -> str:
    """The number of a state, a hash of all that is said of it, and what was chosen from there on."""
    first, *lines = state.splitlines()
    said = [line for line in lines if not line.startswith(CHOSEN)]
    chosen = [f"{line}\n" for line in lines if line.startswith(CHOSEN)]
    return f"{first}\n{len(said)} lines, {digest(''.join(said))}\n{''.join(chosen)}"


def short(line: str) -> str:
    return line if len(line) <= LONGEST else f"{line[:SHOWN]}... {len(line)} characters, {digest(line)}"


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def main() -> None:
    for edition in editions():
        if edition.name in (sys.argv[1:] or pw.games()):
            text = played(edition)
            golden(edition).write_text(text, encoding="utf-8")
            print(golden(edition).name, len(text), "characters")


if __name__ == "__main__":
    main()
