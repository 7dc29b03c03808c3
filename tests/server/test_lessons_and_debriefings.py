"""Lessons, debriefings and appraisals over the API."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import httpx
import pytest

import paddlewheel as pw
from paddlewheel.bots.appraisal import POINTS
from server.talking import bearer

RECORDS = Path(__file__).parents[1] / "records"


def kept(http: httpx.Client, game: str) -> str:
    record = sorted((RECORDS / game).glob("*.record"))[0].read_text(encoding="utf-8")
    table: str = http.post("/api/records", json={"record": record}).json()["table"]
    return table


def test_cards_say_what_can_be_learned_and_debriefed(http: httpx.Client) -> None:
    cards = {card["info"]["id"]: card for card in http.get("/api/games").json()}
    assert all(cards[game]["lesson"] for game in pw.games() if game != "pebbles")
    assert all(cards[game]["debriefing"] == (game != "pebbles") for game in cards)
    assert http.get("/api/games/pebbles/lesson").status_code == 404


def test_a_lesson_is_walked_and_left_for_a_table(http: httpx.Client) -> None:
    lesson = http.get("/api/games/civil-war/lesson").json()
    asked = [step for chapter in lesson["chapters"] for step in chapter["steps"] if step["token"]]
    for step in asked:
        view = http.get("/api/games/civil-war/lesson/view", params={"at": step["at"]}).json()
        assert step["token"] in view["choices"]
    why = http.get("/api/games/civil-war/lesson/why", params={"at": 0, "token": "strengthen left"}).json()
    assert not why["allowed"]
    assert why["rule"]
    at = asked[3]["at"]
    plan = {"at": at, "seats": [{"who": "me"}, {"who": "bot", "level": "random"}]}
    made = http.post("/api/games/civil-war/lesson/table", json=plan).json()
    mine = http.get(f"/api/tables/{made['table']}/view?seat=0", headers=bearer(made["mine"][0]["key"])).json()
    there = http.get("/api/games/civil-war/lesson/view", params={"at": at}).json()
    assert mine["choices"] == there["choices"]
    far = http.get("/api/games/civil-war/lesson/view", params={"at": 9999})
    assert (far.status_code, far.json()["code"]) == (400, "bad")


PERIODS = {
    "my-river-kit": "round", "rising-waters": "week", "mississippi-queen": "round", "flooded-forest": "turn",
    "civil-war": "battle",
}  # fmt: skip


@pytest.mark.parametrize(("game", "period"), PERIODS.items())
def test_a_debriefing_and_its_exports(http: httpx.Client, game: str, period: str) -> None:
    table = kept(http, game)
    talk = http.get(f"/api/tables/{table}/debrief").json()
    assert talk["ending"]
    assert talk["charts"]
    assert talk["questions"]
    length = http.get(f"/api/tables/{table}").json()["length"]
    assert all(0 < moment["at"] <= length for moment in talk["moments"])
    rows = list(csv.DictReader(io.StringIO(http.get(f"/api/tables/{table}/debrief/csv").text)))
    assert talk["period"].lower() == period
    rounds = [*dict.fromkeys(row[period] for row in rows if row[period] != "end")]
    assert rounds == [str(number + 1) for number in range(len(rounds))]
    assert len(http.get(f"/api/tables/{table}/debrief/json").json()[f"{period}s"]) == len(rounds)
    assert {x for chart in talk["charts"] for curve in chart["curves"] for x, _ in curve["points"]} <= {
        number + 1 for number in range(len(rows))
    }


def test_a_game_without_a_debriefing_says_so(http: httpx.Client) -> None:
    plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}
    answer = http.get(f"/api/tables/{http.post('/api/tables', json=plan).json()['table']}/debrief")
    assert (answer.status_code, answer.json()["why"]) == (404, "There is no debriefing for Pebbles.")


def test_a_hidden_choice_changes_nothing_in_the_debriefing_of_a_game_under_way(http: httpx.Client) -> None:
    plan = {"game": "civil-war", "seats": [{"who": "me"}, {"who": "me"}]}
    # A deal may begin with an event, which one side aims for all to see: then the next deal is taken.
    deciders: list[int] = []
    while deciders != [0, 1]:
        made = http.post("/api/tables", json=plan).json()
        table, keys = made["table"], {one["seat"]: bearer(one["key"]) for one in made["mine"]}
        deciders = http.get(f"/api/tables/{table}/view").json()["deciders"]

    def told() -> list[bytes]:
        forms = [f"/api/tables/{table}/debrief{form}" for form in ("", "/csv", "/json")]
        return [http.get(form, headers=who).content for form in forms for who in ({}, keys[0], keys[1])]

    before = told()
    for number in range(2):
        mine = http.get(f"/api/tables/{table}/view", params={"seat": 1}, headers=keys[1]).json()
        body = {"seat": 1, "client": f"c{number}", "seq": mine["seq"], "token": mine["choices"][0]}
        assert http.post(f"/api/tables/{table}/play", json=body, headers=keys[1]).status_code == 200
        assert told() == before


def undone(http: httpx.Client) -> tuple[str, list[Any]]:
    """A finished game in which one choice was taken back, with the length of the log at each choice that stood."""
    plan = {"game": "my-river-kit", "options": {"rounds": 1}, "seats": [{"who": "me"}, {"who": "me"}]}
    made = http.post("/api/tables", json=plan).json()
    keys = {one["seat"]: one["key"] for one in made["mine"]}
    table, lengths, back = made["table"], [0], False
    log = 0
    while True:
        view = http.get(f"/api/tables/{table}/view").json()
        if view["outcome"]:
            return table, lengths
        seat = view["deciders"][0]
        mine = http.get(f"/api/tables/{table}/view", params={"seat": seat}, headers=bearer(keys[seat])).json()
        body = {"seat": seat, "client": f"c{log}", "seq": mine["seq"]}
        token = "pass" if "pass" in mine["choices"] else mine["choices"][-1]
        http.post(f"/api/tables/{table}/play", json={**body, "token": token}, headers=bearer(keys[seat]))
        log += 1
        after = http.get(f"/api/tables/{table}/view", params={"seat": seat}, headers=bearer(keys[seat])).json()
        if not back and after["undo"]["steps"]:
            undo = {"seat": seat, "client": f"u{log}", "seq": after["seq"], "back": 1}
            assert http.post(f"/api/tables/{table}/undo", json=undo, headers=bearer(keys[seat])).status_code == 200
            log += 1
            back = True
            continue
        lengths.append(log)


def test_an_appraisal_counts_in_steps_of_the_replay(http: httpx.Client) -> None:
    table, lengths = undone(http)
    judged = http.get(f"/api/tables/{table}/appraisal").json()["judgements"]
    assert lengths[-1] == http.get(f"/api/tables/{table}").json()["length"] > len(lengths) - 1
    made = len(lengths) - 1
    every = -(-made // POINTS)
    assert [one["at"] for one in judged] == [*lengths[:made:every], lengths[made]]
    # Lost together, one first and the other last, or won together.
    assert sorted(judged[-1]["values"]) in ([0.0, 0.0], [0.5, 1.0], [1.0, 1.0])


def test_a_game_under_way_is_not_judged(http: httpx.Client) -> None:
    plan = {"game": "my-river-kit", "seats": [{"who": "me"}, {"who": "me"}]}
    table = http.post("/api/tables", json=plan).json()["table"]
    assert http.get(f"/api/tables/{table}/appraisal").status_code == 409
