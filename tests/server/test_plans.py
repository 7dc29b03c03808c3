"""Plans over the live connection and by HTTP: only for the seat whose they are, and always those of now."""

from __future__ import annotations

from typing import Any

import httpx

from server.running import Running
from server.talking import bearer, talk


def a_race(http: httpx.Client) -> tuple[str, list[str]]:
    plan = {"game": "mississippi-queen", "seats": [{"who": "me"}, {"who": "me"}]}
    created = http.post("/api/tables", json=plan).json()
    return created["table"], [mine["key"] for mine in created["mine"]]


def hello(*keys: str) -> dict[str, Any]:
    return {"type": "hello", "keys": [*keys], "show": "scene"}


def asked(http: httpx.Client, table: str, seat: int, key: str) -> httpx.Response:
    return http.get(f"/api/tables/{table}/plans", params={"seat": seat}, headers=bearer(key))


def test_a_plan_is_played_choice_by_choice_and_its_labels_stay(server: Running, http: httpx.Client) -> None:
    table, keys = a_race(http)
    plans = asked(http, table, 0, keys[0]).json()["plans"]
    plan = next(each for each in plans if each["tokens"][:3] == ["speed 2", "turn left", "forward"])
    moves = [
        {"type": "play", "seat": 0, "token": token, "client": f"c{number}", "seq": number}
        for number, token in enumerate(plan["tokens"])
    ]
    heard = talk(server, table, hello(keys[0]), *moves)
    assert [each["result"] for each in heard if each["type"] == "answer"] == ["done"] * len(moves)
    undo = [each for each in heard if each["type"] == "view"][-1]["undo"]
    assert undo["turn"] == plan["tokens"]
    assert undo["labels"][:3] == ["Speed 2 (free)", "Turn left (free)", "Forward"]
    reloaded = next(each for each in talk(server, table, hello(keys[0])) if each["type"] == "view")
    assert reloaded["undo"]["labels"] == undo["labels"]


def test_a_stale_plan_stops_and_what_was_played_stands(server: Running, http: httpx.Client) -> None:
    table, keys = a_race(http)
    heard = talk(
        server, table, hello(keys[0]),
        {"type": "play", "seat": 0, "token": "speed 2", "client": "a", "seq": 0},
        {"type": "play", "seat": 0, "token": "face north", "client": "b", "seq": 1},
        {"type": "play", "seat": 0, "token": "forward", "client": "c", "seq": 0},
    )  # fmt: skip
    assert [each["result"] for each in heard if each["type"] == "answer"] == ["done", "refused", "stale"]
    view = [each for each in heard if each["type"] == "view"][-1]
    assert view["undo"]["turn"] == ["speed 2"]


def test_plans_follow_an_undo(server: Running, http: httpx.Client) -> None:
    table, keys = a_race(http)
    heard = talk(
        server, table, hello(keys[0]),
        {"type": "plans", "seat": 0},
        {"type": "play", "seat": 0, "token": "speed 2", "client": "a", "seq": 0},
        {"type": "plans", "seat": 0},
        {"type": "undo", "seat": 0, "client": "b", "seq": 1},
        {"type": "plans", "seat": 0},
    )  # fmt: skip
    first, then, last = (each for each in heard if each["type"] == "plans")
    assert first["plans"] == last["plans"] != then["plans"]
    assert (first["seq"], then["seq"], last["seq"]) == (0, 1, 2)


def test_nobody_asks_for_the_plans_of_another_seat(server: Running, http: httpx.Client) -> None:
    table, keys = a_race(http)
    heard = talk(server, table, hello(keys[1]), {"type": "plans", "seat": 0}, {"type": "plans", "seat": 1})
    assert [each["code"] for each in heard if each["type"] == "error"] == ["forbidden"]
    assert [each["plans"] for each in heard if each["type"] == "plans"] == [[]]
    assert asked(http, table, 0, keys[1]).status_code == 403
    assert asked(http, table, 7, keys[0]).status_code in (403, 404)
    assert http.get(f"/api/tables/{table}/plans", params={"seat": 0}).status_code == 403


def test_a_paused_table_and_one_that_has_not_begun_have_no_plans(server: Running, http: httpx.Client) -> None:
    table, keys = a_race(http)
    for seat, key in enumerate(keys):
        http.post(f"/api/tables/{table}/pause", json={"seat": seat, "want": True}, headers=bearer(key))
    assert asked(http, table, 0, keys[0]).json()["plans"] == []
    plan = {"game": "mississippi-queen", "seats": [{"who": "me"}, {"who": "open"}]}
    waiting = http.post("/api/tables", json=plan).json()
    assert asked(http, waiting["table"], 0, waiting["mine"][0]["key"]).status_code == 409
