"""Two people at one table, each in their own language; records, tokens and fields are the same for both."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.running import Running
from server.talking import bearer, talk

PLAN = {"game": "mississippi-queen", "seats": [{"who": "me"}, {"who": "me"}], "options": {"race": "introductory"}}


@pytest.fixture
def table(http: httpx.Client) -> dict[str, Any]:
    made: dict[str, Any] = http.post("/api/tables", json=PLAN).json()
    return made


def view(http: httpx.Client, table: dict[str, Any], language: str) -> dict[str, Any]:
    key = table["mine"][0]["key"]
    address = f"/api/tables/{table['table']}/view?seat=0&show=scene&lang={language}"
    found: dict[str, Any] = http.get(address, headers=bearer(key)).json()
    return found


def test_the_same_table_is_told_in_two_languages(http: httpx.Client, table: dict[str, Any]) -> None:
    english, french = view(http, table, "en"), view(http, table, "fr")
    assert english["scene"]["prompt"] != french["scene"]["prompt"]
    assert english["choices"] == french["choices"]
    tokens = [[each["token"] for each in told["scene"]["offers"]] for told in (english, french)]
    assert tokens[0] == tokens[1]
    assert english["scene"]["offers"][0]["label"] != french["scene"]["offers"][0]["label"]


def test_a_browser_is_answered_in_its_own_language(http: httpx.Client) -> None:
    in_french = http.get("/api/games", headers={"accept-language": "fr-CA,en;q=0.5"})
    in_english = http.get("/api/games", headers={"accept-language": "de"})
    assert in_french.headers["content-language"] == "fr"
    assert in_english.headers["content-language"] == "en"
    for one, other in zip(in_french.json(), in_english.json(), strict=True):
        assert one["info"]["id"] == other["info"]["id"]
    assert in_french.json()[0]["info"]["one_line"] != in_english.json()[0]["info"]["one_line"]


@pytest.mark.parametrize("language", ["xx", "", "../../etc/passwd", "f" * 3000, "fr%00", "EN"])
def test_a_language_that_nobody_speaks_is_english(http: httpx.Client, language: str) -> None:
    answer = http.get("/api/games", params={"lang": language}, headers={"accept-language": "en"})
    assert answer.status_code == 200
    assert answer.headers["content-language"] == "en"


def test_errors_are_told_in_the_language_of_the_request(http: httpx.Client) -> None:
    assert http.get("/api/tables/nothing?lang=en").json()["why"] == "There is no such table."
    assert http.get("/api/tables/nothing?lang=fr").json()["why"].startswith("Cette table")


def test_what_was_done_in_one_language_is_told_in_another(http: httpx.Client, table: dict[str, Any]) -> None:
    name, key = table["table"], table["mine"][0]["key"]
    seq = view(http, table, "fr")["seq"]
    body = {"seat": 0, "token": "speed 2", "client": "one", "seq": seq}
    played = http.post(f"/api/tables/{name}/play?lang=fr", json=body, headers=bearer(key))
    assert played.status_code == 200, played.text
    english, french = (view(http, table, language)["lines"][-1] for language in ("en", "fr"))
    assert english["text"] == "Red goes from speed 1 to 2."
    assert french["text"] != english["text"]
    assert french["rule"] == english["rule"]


def test_each_connection_is_told_in_its_own_language(server: Running, table: dict[str, Any]) -> None:
    hello = {"type": "hello", "keys": [table["mine"][0]["key"]], "show": "scene"}
    prompts = set()
    for code in ("en", "fr"):
        heard = talk(server, table["table"], hello, until="view", additional_headers={"accept-language": code})
        prompts.add(heard[-1]["scene"]["prompt"])
    assert len(prompts) == 2
