"""Scenes of recorded games, for tests that look at what is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import paddlewheel as pw
from paddlewheel.presentation import Scene

RECORDS = Path(__file__).parents[1] / "records"


def recorded_scenes(game: str, every: int) -> Iterator[Scene]:
    """What whoever decides sees in all records of a game, some choices apart."""
    presented = pw.load(game)
    number = 0
    for path in sorted((RECORDS / game).glob("*.record")):
        record = pw.parse_record(path.read_text(encoding="utf-8"))
        state = presented.new(seats=record.seats, seed=record.seed, **record.options)
        for seat, token in record.choices:
            if number % every == 0:
                yield presented.scene(state.observe(seat))
            state.play(seat, token)
            number += 1
        yield presented.scene(state.observe(None))
