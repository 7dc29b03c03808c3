"""The promise about the shuffle is shown to players, and can be checked in the page."""

from __future__ import annotations

import re
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx

from browser.whole import sit_down

RECORD = Path(__file__).parents[1] / "records" / "mississippi-queen" / "01-a-short-race-of-two.record"
ASKS = "Is the shuffle fair?"


def finished(server: Any) -> tuple[str, dict[str, Any]]:
    """A table at which a game was played to its end, and what everybody knows about it."""
    with httpx.Client(base_url=server.http, timeout=60) as http:
        plan = {"game": "civil-war", "seats": [{"who": "bot", "level": "random"}] * 2}
        table = http.post("/api/tables", json=plan).json()["table"]
        while (info := http.get(f"/api/tables/{table}").json())["status"] != "finished":
            time.sleep(0.2)
        return table, info


def test_a_player_sees_the_hash_from_the_start_and_no_seed(visit: Any, server: Any) -> None:
    page = visit()
    sit_down(page, "mississippi-queen", 2)
    table = page.url.split("#/t/")[1]
    page.get_by_role("tab", name="Table").click()
    page.get_by_text(ASKS).click()
    shown = page.locator("[data-promise=hash]").inner_text()
    assert shown == httpx.get(f"{server.http}/api/tables/{table}", timeout=60).json()["commitment"]
    assert page.locator("[data-promise=seed]").count() == 0
    assert page.get_by_role("button", name="Check the promise").count() == 0


def test_after_the_game_the_page_checks_the_promise(visit: Any, server: Any, axe: Any) -> None:
    table, info = finished(server)
    page = visit(f"t/{table}")
    page.locator(".ui-result").get_by_text(ASKS).click()
    assert page.locator("[data-promise=seed]").inner_text() == info["seed"]
    page.get_by_role("button", name="Check the promise").click()
    page.get_by_text("The promise was kept").wait_for()
    assert axe(page) == []


def test_a_broken_promise_is_told(visit: Any, server: Any) -> None:
    table, info = finished(server)
    page = visit()
    page.route(
        re.compile(f"/api/tables/{table}$"), lambda route: route.fulfill(json={**info, "seed": f"{info['seed']}0"})
    )
    page.goto(f"/#/replay/{table}")
    page.get_by_text(ASKS).click()
    page.get_by_role("button", name="Check the promise").click()
    page.get_by_text("The promise was broken").wait_for()


def test_nothing_is_promised_about_an_uploaded_record(visit: Any, server: Any) -> None:
    record = {"record": RECORD.read_text(encoding="utf-8")}
    table = httpx.post(f"{server.http}/api/records", json=record, timeout=60).json()["table"]
    page = visit(f"t/{table}")
    page.locator(".ui-result").wait_for()
    assert page.get_by_text(ASKS).count() == 0


def test_where_the_browser_cannot_compute_the_page_says_how(visit: Any, server: Any) -> None:
    table, info = finished(server)
    page = visit()
    page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    page.goto(f"/?insecure#/replay/{table}")
    page.get_by_text(ASKS).click()
    command = page.locator(".ui-shuffle code").inner_text()
    text = re.fullmatch(r"printf '%s' '(.*)' \| sha256sum", command)
    assert text
    assert sha256(text[1].encode()).hexdigest() == info["commitment"]
