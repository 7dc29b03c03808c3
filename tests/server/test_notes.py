"""Debriefings of games under way, notes by mayor and round, and talk that the table keeps."""

from __future__ import annotations

import csv
import io
from typing import Any

import httpx
import pytest

from paddlewheel.server.debriefing_routes import with_notes
from paddlewheel.tables.models import Note
from server.talking import bearer

ME = {"who": "me", "name": "Ada"}


def laid(
    http: httpx.Client, game: str = "my-river-kit", **plan: Any
) -> tuple[str, dict[str, str], list[dict[str, str]]]:
    """A table of two people: its address, the host's key, and the keys of the seats."""
    seats = [ME, {"who": "me", "name": "=Bob"}]
    made = http.post("/api/tables", json={"game": game, "seats": seats, **plan}).json()
    return f"/api/tables/{made['table']}", bearer(made["host"]), [bearer(one["key"]) for one in made["mine"]]


@pytest.mark.parametrize("game", ["my-river-kit", "rising-waters"])
def test_a_game_under_way_is_debriefed_and_gives_no_seed_away(http: httpx.Client, game: str) -> None:
    table, host, _ = laid(http, game)
    talk = http.get(f"{table}/debrief")
    assert talk.status_code == 200
    assert talk.json()["over"] is False
    assert http.get(f"{table}/debrief/json").json()["seed"] is None
    assert http.get(f"{table}/debrief/csv").status_code == 200
    assert http.post(f"{table}/close", json={}, headers=host).status_code == 200
    assert http.get(f"{table}/debrief").json()["ending"].startswith("The game was broken off.")
    assert http.get(f"{table}/debrief/json").json()["seed"] is None


def test_no_debriefing_before_the_start_nor_for_those_who_may_not_watch(http: httpx.Client) -> None:
    plan = {"game": "my-river-kit", "seats": [ME, {"who": "open"}]}
    waiting = http.post("/api/tables", json=plan).json()["table"]
    assert http.get(f"/api/tables/{waiting}/debrief").status_code == 409
    table, host, (ada, _) = laid(http, watching="closed")
    assert http.get(f"{table}/debrief").status_code == 403
    assert http.get(f"{table}/debrief", headers=bearer("x" * 32)).status_code == 403
    assert http.get(f"{table}/debrief", headers=ada).status_code == 200
    assert http.get(f"{table}/debrief", headers=host).status_code == 200


def test_notes_are_ones_own_until_the_game_is_over(http: httpx.Client) -> None:
    table, host, (ada, bob) = laid(http)

    def write(who: dict[str, str], author: int, text: str, round_: int = 1) -> httpx.Response:
        return http.post(f"{table}/notes", json={"author": author, "round": round_, "text": text}, headers=who)

    def texts(who: dict[str, str] | None) -> list[str]:
        return [note["text"] for note in http.get(f"{table}/debrief", headers=who or {}).json()["notes"]]

    assert write(ada, 0, "We need\x1b[2J water.\nMuch of it.").json()[0]["text"] == "We need [2J water.\nMuch of it."
    assert write(ada, 0, "We need water.").status_code == 200
    assert write(bob, 1, "=1+1", 0).status_code == 200
    assert write(host, -1, "Ask them about round 1.").status_code == 200
    for wrong in (write(ada, 1, "x"), write(bob, -1, "x"), write(host, 0, "x"), write({}, 0, "x")):
        assert wrong.status_code == 403
    for bad in (write(ada, 0, "x" * 2001), write(ada, 0, "x", 201), write(ada, -2, "x"), write(ada, 7, "x")):
        assert bad.status_code in (400, 404)
    assert texts(ada) == ["We need water."]
    assert texts(bob) == ["=1+1"]
    assert texts(None) == []
    assert texts(host) == ["=1+1", "Ask them about round 1.", "We need water."]
    http.post(f"{table}/close", json={}, headers=host)
    assert texts(None) == texts(host)
    assert "We need water." in http.get(f"{table}/debrief/csv").text
    notes = http.get(f"{table}/debrief/json").json()["notes"]
    assert {note["by"] for note in notes} == {"Ada", "=Bob", "Facilitator"}
    assert write(ada, 0, "").status_code == 200
    assert "We need water." not in texts(None)


def test_talk_is_kept_only_where_the_table_says_so_before_the_game(http: httpx.Client) -> None:
    for kept in (True, False):
        table, _, (ada, _) = laid(http, keep_talk=kept)
        assert http.get(table).json()["keep_talk"] is kept
        http.post(f"{table}/say", json={"seat": 0, "text": "Lend me two."}, headers=ada)
        said = http.get(f"{table}/debrief").json()["said"]
        assert [line["text"] for line in said] == (["Lend me two."] if kept else [])
        assert len(http.get(f"{table}/debrief/json").json()["said"]) == int(kept)


def test_notes_stand_beside_their_round() -> None:
    notes = [
        Note(author=0, round=2, text="=A1"),
        Note(author=-1, round=0, text="Well done."),
        Note(author=0, round=1, text="ok"),
    ]
    rows = list(
        csv.DictReader(io.StringIO(with_notes("round,x\n1,a\n2,b\nend,c\n", notes, {0: "Ada", -1: "Facilitator"})))
    )
    assert [row["note_Ada"] for row in rows] == ["ok", "'=A1", ""]
    assert [row["note_Facilitator"] for row in rows] == ["", "", "Well done."]


def test_a_note_stands_once_where_a_round_has_a_row_for_each_seat() -> None:
    notes = [Note(author=0, round=2, text="here"), Note(author=0, round=9, text="nowhere")]
    text = with_notes("round,seat\n1,1\n1,2\n2,1\n2,2\n", notes, {0: "Ada"})
    assert [row["note_Ada"] for row in csv.DictReader(io.StringIO(text))] == ["", "", "here", "nowhere"]
    assert with_notes("round,seat\n", notes, {0: "Ada"}).splitlines()[1:] == [",,here nowhere"]
