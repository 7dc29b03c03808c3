"""A finished game of earlier rules in the browser: its end is shown, with a sentence why there is no more."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

import paddlewheel as pw
from paddlewheel.tables.archive import archived
from paddlewheel.tables.entries import entries_of
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.models import Seat, TableData
from paddlewheel.tables.storage.store import Store

RECORD = Path(__file__).parents[1] / "records" / "mississippi-queen" / "01-a-short-race-of-two.record"
WHY = "This game was played under version 0 of its rules"


def of_earlier_rules(server: Any, keep: bool) -> str:
    """A table as an earlier version left it, with its archive or with nothing but its log."""
    record = pw.parse_record(RECORD.read_text())
    log = GameLog.from_record(pw.load(record.game), record)
    data = TableData(
        id=secrets.token_urlsafe(12), game=record.game, rules=0, seats=record.seats, options=record.options,
        seed=record.seed, salt="", host="", listed=False, hints=True, clock=None, absent_after=None, status="finished",
        created=1, touched=1, last_used=time.time(),
    )  # fmt: skip
    seats = [Seat(seat=seat, kind="bot", name=f"Ann {seat}", level="steady") for seat in range(record.seats)]
    store = Store(server.settings.database)
    store.create(data, seats, entries_of(record), archived(log, seats) if keep else None)
    store.close()
    return data.id


def test_the_end_of_a_game_of_earlier_rules_is_shown(visit: Any, server: Any, axe: Any) -> None:
    table = of_earlier_rules(server, keep=True)
    for size in ((1280, 720), (390, 844)):
        page = visit(f"replay/{table}", *size)
        page.get_by_text(WHY).wait_for()
        assert page.get_by_text("Ann 0").count()
        assert page.locator(".ui-area.board .ui-canvas").count() == 1
        assert page.get_by_role("link", name="Record").count() == 1
        assert page.get_by_role("slider").count() == 0
        assert page.get_by_role("button", name="What if?").count() == 0
        assert axe(page) == []


def test_the_table_page_says_it_too(visit: Any, server: Any) -> None:
    page = visit(f"t/{of_earlier_rules(server, keep=True)}")
    page.get_by_text(WHY).wait_for()
    assert page.get_by_role("link", name="Replay").count() == 0


def test_a_game_of_which_only_the_record_was_kept_says_so(visit: Any, server: Any) -> None:
    table = of_earlier_rules(server, keep=False)
    for path in ("t", "replay"):
        page = visit(f"{path}/{table}")
        page.get_by_text("only its record was kept").wait_for()
