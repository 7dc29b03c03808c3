"""Asking what happened in a step: over the live connection and by HTTP, during the game and after its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from server.running import Running
from server.talking import talk

RECORD = Path(__file__).parents[1] / "records" / "civil-war" / "07-a-short-war.record"


def asked(server: Running, table: str, seq: int) -> Any:
    heard = talk(server, table, {"type": "hello"}, {"type": "beats", "seat": None, "seq": seq})
    return next(each for each in heard if each["type"] in ("beats", "error"))


def test_after_the_end_a_step_is_still_found_by_the_number_of_its_view(server: Running, http: httpx.Client) -> None:
    table = http.post("/api/records", json={"record": RECORD.read_text(encoding="utf-8")}).json()["table"]
    length = http.get(f"/api/tables/{table}").json()["length"]
    view = next(each for each in talk(server, table, {"type": "hello"}) if each["type"] == "view")
    assert view["seq"] < length, "what was decided in secret is no step of a spectator"
    live = asked(server, table, view["seq"])
    by_own_counter = http.get(f"/api/tables/{table}/beats", params={"at": view["seq"], "own": True}).json()
    by_the_log = http.get(f"/api/tables/{table}/beats", params={"at": length}).json()
    assert live["beats"] == by_own_counter["beats"] == by_the_log["beats"]
    assert by_own_counter["scene"] == by_the_log["scene"]
    assert http.get(f"/api/tables/{table}/beats", params={"at": length, "own": True}).status_code == 400


def test_a_refusal_says_which_message_it_answers(server: Running, http: httpx.Client) -> None:
    table = http.post("/api/records", json={"record": RECORD.read_text(encoding="utf-8")}).json()["table"]
    refused = asked(server, table, 9999)
    assert (refused["code"], refused["about"]) == ("bad", "beats")
