"""Everything that Paddlewheel promises of a game, run on this one."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.testing import Conformance, RuleCoverage
from pebbles import GAME

HERE = Path(__file__).parent


class TestConformance(Conformance):
    games = (GAME,)


class TestRuleCoverage(RuleCoverage):
    game = GAME
    tests = HERE / "rules"


@pytest.mark.parametrize("path", sorted((HERE / "records").glob("*.record")), ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_fingerprints(path: Path) -> None:
    record = pw.parse_record(path.read_text("utf-8"))
    assert pw.replay(record, GAME).outcome is not None
