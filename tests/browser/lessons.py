"""A class in the browser: opening it, coming in, and classes that have been played through the API."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import httpx
import msgspec
import zxingcpp
from PIL import Image

#: Seconds; a busy machine may take long.
PATIENCE = 180
GAME = "mississippi-queen"


def open_class(page: Any, *, game: str = GAME, tables: int = 2, people: int = 3, seating: str = "arrival") -> None:
    """Fill in the form, and come to the console."""
    page.goto("/#/class")
    page.get_by_label("Game").select_option(game)
    page.get_by_label("Name of the class").fill("8b")
    page.get_by_label("Pupils at each table").fill(str(people))
    page.get_by_label("Tables", exact=True).fill(str(tables))
    page.get_by_label("Who sits where").select_option(seating)
    page.get_by_role("button", name="Open the class").click()
    page.get_by_text("Nobody has come yet").wait_for()


def code_on_the_wall(page: Any) -> str:
    page.get_by_role("link", name="Code").click()
    return str(page.locator(".ui-big-code").inner_text())


def scanned(picture: Any) -> str:
    """What the camera of a phone reads from a picture on the page."""
    picture.wait_for()
    image = Image.open(BytesIO(picture.screenshot())).convert("L")
    found = zxingcpp.read_barcodes(image)
    assert len(found) == 1
    return str(found[0].text)


def come_in(page: Any, code: str, name: str) -> None:
    """Type code and name. Ends on the pupil's page, or at the table of a game that has begun."""
    page.goto("/#/join")
    page.get_by_label("Code").fill(code)
    page.get_by_label("Your first name").fill(name)
    page.get_by_role("button", name="Come in").click()
    page.locator(".ui-pupil, .ui-table, .ui-join .ui-error").first.wait_for()
    assert page.locator(".ui-join .ui-error").all_inner_texts() == []


def console_of(page: Any) -> str:
    """The address of the console of the class that the page is about."""
    return str(page.url.split("/door")[0].split("/debriefing")[0].split("/replay")[0])


def glance(page: Any, table: int) -> Any:
    return page.locator(f".ui-glance[data-table='{table}']")


def seat_of(page: Any) -> str:
    """The table at which this page has a seat: empty for a spectator."""
    page.locator(".ui-table, .ui-pupil").first.wait_for()
    return "" if page.get_by_text("Watching").count() else str(page.url.split("#/t/")[-1])


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


class Played:
    """A class whose pupils came and played by the API."""

    def __init__(self, address: str, game: str, pupils: int, *, steps: int, **plan: Any) -> None:
        with httpx.Client(base_url=address, timeout=PATIENCE) as http:
            body = {"game": game, "title": "8b", "tables": pupils, "people": 1, "same_deal": True, "level": "random"}
            made = http.post("/api/classes", json=body | plan).raise_for_status().json()
            self.id, self.key, self.code = made["id"], made["key"], made["code"]
            joined = [
                http.post("/api/classes/join", json={"code": self.code, "name": f"Pupil {number + 1}"}).json()
                for number in range(pupils)
            ]
            self.post(http, "begin")
            for number, pupil in enumerate(joined):
                at = http.get(f"/api/classes/{self.id}/me", headers=bearer(pupil["key"])).json()["place"]
                _play(http, at["table"], at["seat"], pupil["key"], steps, number)

    def post(self, http: httpx.Client, what: str, body: object | None = None) -> None:
        answer = http.post(f"/api/classes/{self.id}/{what}", json=body or {}, headers=bearer(self.key))
        answer.raise_for_status()

    def teach(self, page: Any, what: str = "") -> None:
        """Be the teacher of this class in a browser."""
        stored = msgspec.json.encode([{"id": self.id, "title": "8b", "key": self.key}]).decode()
        page.evaluate("text => { localStorage['paddlewheel.classes'] = text; }", stored)
        page.goto(f"/#/class/{self.id}{what}")


def _play(http: httpx.Client, table: str, seat: int, key: str, steps: int, way: int) -> None:
    """Make so many choices, not the same ones at each table."""
    for step in range(steps):
        while True:
            view = http.get(f"/api/tables/{table}/view", params={"seat": seat}, headers=bearer(key)).json()
            if view["outcome"] or view["choices"]:
                break
        if view["outcome"]:
            return
        token = view["choices"][(step * way) % len(view["choices"])]
        play = {"seat": seat, "token": token, "client": f"{seat}-{step}", "seq": view["seq"]}
        http.post(f"/api/tables/{table}/play", json=play, headers=bearer(key))
