"""Who plays aloud says why, in the journal; who does not is silent."""

from __future__ import annotations

from typing import Any

from paddlewheel.games.mississippi_queen.components import load
from paddlewheel.games.mississippi_queen.game import MississippiQueen
from paddlewheel.kernel import REMARK, Match, Tactics


class Talkative(Tactics[Any]):
    def remark(self, state: Any, seat: int, choice: int) -> str | None:
        return f"Seat {seat} goes on."


class TalkativeQueen(MississippiQueen):
    def tactics(self, rules: Any) -> Any:
        return Talkative()


def test_a_remark_is_in_the_journal_and_goes_with_an_undo() -> None:
    match = Match.new(TalkativeQueen(load()), 2, 1, {})
    match.play(0, "speed 2", aloud=True)
    said = [event for event in match.journal.events if event.kind == REMARK]
    assert [event.facts for event in said] == [{"text": "Seat 0 goes on."}]
    match.undo(0)
    assert not [event for event in match.journal.events if event.kind == REMARK]
    match.play(0, "speed 2")
    assert not [event for event in match.journal.events if event.kind == REMARK]
