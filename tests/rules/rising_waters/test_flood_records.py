"""The recorded games together show everything that can happen."""

from __future__ import annotations

from pathlib import Path

import paddlewheel as pw
from paddlewheel.games.rising_waters.game import GAME
from paddlewheel.games.rising_waters.view.words import SENTENCES
from paddlewheel.kernel import REMARK
from records.make_rising_waters import moments
from support import rule

RECORDS = Path(__file__).parent.parent.parent / "records" / "rising-waters"


@rule("RW-16", "RW-27a", "RW-81", "RW-90")
def test_the_records_show_every_event_crisis_goal_role_power_and_ending() -> None:
    seen: set[str] = set()
    for path in sorted(RECORDS.glob("*.record")):
        record = pw.parse_record(path.read_text("utf-8"))
        journal = pw.Journal()
        state = pw.replay(record, GAME, journal=journal)
        seen |= moments(journal, state)
    wanted = {
        *SENTENCES,
        *(f"crisis {card}" for card in range(1, 6)),
        *(f"goal {goal}" for goal in range(10)),
        *(f"role {role}" for role in range(6)),
        *(f"power {power}" for power in range(1, 5)),
        *("over: survived", "over: overwhelmed"),
    }
    # What bots say is no part of a record.
    assert wanted - seen == {REMARK}
    assert len([*RECORDS.glob("*.record")]) >= 20


@rule("RW-38a")
def test_the_records_show_several_camps() -> None:
    words = "".join(path.read_text("utf-8") for path in RECORDS.glob("*.record"))
    assert "camp at" in words
