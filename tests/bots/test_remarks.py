"""A bot says why in the journal; a person does not."""

from __future__ import annotations

from typing import Any

from paddlewheel.games.mississippi_queen.components import load
from paddlewheel.games.mississippi_queen.game import MississippiQueen
from paddlewheel.kernel import REMARK, Remark, Tactics
from paddlewheel.tables.game_log import GameLog


class Talkative(Tactics[Any]):
    def remark(self, state: Any, seat: int, choice: int) -> Remark | None:
        return {"say": "remark-goes-on", "player": seat}


class TalkativeQueen(MississippiQueen):
    def tactics(self, rules: Any) -> Any:
        return Talkative()


def test_a_remark_is_in_the_journal_and_goes_with_an_undo() -> None:
    log = GameLog(TalkativeQueen(load()), 2, 1, {})
    log.play(0, "speed 2", by_bot=True)
    said = [event for event in log.journal.events if event.kind == REMARK]
    assert [event.facts for event in said] == [{"say": "remark-goes-on", "player": 0}]
    log.undo(0)
    assert not [event for event in log.journal.events if event.kind == REMARK]
    log.play(0, "speed 2")
    assert not [event for event in log.journal.events if event.kind == REMARK]
