"""The connection breaks in the middle of a turn: the table says so, keeps what was chosen, and comes back by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.playing import CHOICES
from browser.whole import MOVED_ON, READY, sit_down
from browser.wire import Wire
from server.running import Running

LOST = "Connection lost"


@pytest.fixture
def shaky(tmp_path: Path) -> Iterator[Running]:
    """A server of this test's own, to be killed."""
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}")
    running.start()
    yield running
    running.stop()


def begin_a_move(page: Any) -> str:
    """Speed is set; the next choice is the one that meets the broken connection."""
    sit_down(page, "mississippi-queen", 2)
    page.evaluate(READY)
    page.locator(f"{CHOICES}[data-token='speed 2']").click()
    page.locator(f"{CHOICES}[data-token=forward]").wait_for()
    return str(page.evaluate(READY)["seq"])


def steamed_ahead(page: Any) -> int:
    return int(page.locator(".ui-journal li:not(.turn)", has_text="Red steams ahead").count())


def test_the_server_is_killed_and_started_again(visit: Any, shaky: Running) -> None:
    page = visit(base_url=shaky.http)
    seq = begin_a_move(page)
    shaky.kill()
    page.get_by_text(LOST).wait_for()
    page.locator(f"{CHOICES}[data-token=forward]").click()
    assert steamed_ahead(page) == 0
    shaky.start()
    page.wait_for_function(MOVED_ON, arg=seq)
    page.get_by_text(LOST).wait_for(state="hidden")
    assert steamed_ahead(page) == 1


def test_the_network_is_cut_and_mended(visit: Any, server: Running) -> None:
    wire = Wire(server.settings.port)
    page = visit(base_url=wire.http)
    seq = begin_a_move(page)
    wire.cut()
    page.get_by_text(LOST).wait_for()
    page.locator(f"{CHOICES}[data-token=forward]").click()
    wire.mend()
    page.wait_for_function(MOVED_ON, arg=seq)
    page.get_by_text(LOST).wait_for(state="hidden")
    assert steamed_ahead(page) == 1
    wire.close()
