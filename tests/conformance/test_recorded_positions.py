"""The same promises in positions that only able players reach: those of the recorded games."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.testing import check_choices, check_plans, check_scenes, check_secrets, check_stack
from support import PLAIN

RECORDS = sorted((Path(__file__).parents[1] / "records").rglob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_recorded_positions_keep_every_promise(path: Path) -> None:
    record = pw.parse_record(path.read_text(encoding="utf-8"))
    game = pw.load(record.game)
    state = game.new(seats=record.seats, seed=record.seed, **record.options)
    # Some choices apart, and closer together towards the end, where the rarer rules are.
    last = len(record.choices)
    parts = 2 if PLAIN else 5
    looked_at = {last * part // parts for part in range(parts)} | {max(0, last - back) for back in (1, 3)}
    for number, (seat, token) in enumerate(record.choices):
        if number in looked_at:
            check_choices(state)
            check_scenes(state)
            check_plans(state, pw.Chance(number, pw.GUESS_STREAM))
            check_secrets(state, pw.Chance(number, pw.GUESS_STREAM))
        state.play(seat, token)
        check_stack(state)
    check_scenes(state)
