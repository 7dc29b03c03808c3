"""Write the recorded game: python tests/make_record.py, whenever `rules_version` has been raised."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.kernel import new_record, seal
from paddlewheel.testing import random_walk
from pebbles import GAME

FILE = Path(__file__).parent / "records" / "01-a-random-game.record"
SEED = 1


def main() -> None:
    state = GAME.new(seed=SEED)
    record = new_record(GAME, int(state.seats), SEED, {})
    for seat, choice in random_walk(state, SEED):
        record.choices.append((seat, GAME.token(choice)))
    seal(record, GAME)
    FILE.write_text(record.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
