"""Take the pictures of all five tables in both lights, for the page that shows how they looked before and after.

python tests/browser/looks.py http://localhost:8000 after [GAME] ...
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from typing import Any, Literal, NamedTuple

import httpx
import msgspec
from PIL import Image
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import paddlewheel as pw
from browser import chromium
from browser.pictures import IMAGES, ROOT, kept
from browser.whole import NO_QUESTIONS, READY

SIZE = (1440, 900)
#: How large a picture is in the docs.
SHOWN = (1080, 675)
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


class Moment(NamedTuple):
    """A point of a recorded game at which one seat decides."""

    record: str
    step: int


MOMENTS = {
    "mississippi-queen": Moment("09-three-collect-passengers", 91),
    "flooded-forest": Moment("02-four-at-the-river", 70),
    "civil-war": Moment("22-a-long-chain", 56),
    "my-river-kit": Moment("03-four-win-together-with-a-gift", 80),
    "rising-waters": Moment("03-three-in-the-fall-with-force-and-race-hatred", 105),
}


def main(address: str, when: str, *wanted: str) -> None:
    address = address.rstrip("/")
    folder = IMAGES / "looks"
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.found(), args=["--no-sandbox"])
        for game, moment in MOMENTS.items():
            if wanted and game not in wanted:
                continue
            kept_seat = table_at(address, game, moment)
            for light in LIGHTS:
                context = browser.new_context(
                    viewport={"width": SIZE[0], "height": SIZE[1]}, color_scheme=light, reduced_motion="reduce"
                )
                context.add_init_script(NO_QUESTIONS)
                page = context.new_page()
                sit(page, address, kept_seat)
                picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
                picture.resize(SHOWN).save(folder / f"{game}-{when}-{light}.webp", quality=80, method=6)
                context.close()
        browser.close()


def table_at(address: str, game: str, moment: Moment) -> dict[str, Any]:
    """A table that begins at this moment, as the browser remembers it: the seat that decides is one's own."""
    path = ROOT / "tests" / "records" / game / f"{moment.record}.record"
    record = pw.parse_record(path.read_text(encoding="utf-8"))
    seat = record.choices[moment.step][0]
    seats = [{"who": "me"} if each == seat else {"who": "bot", "level": "random"} for each in range(record.seats)]
    sent = httpx.post(
        f"{address}/api/tables/{kept(address, path)}/fork", json={"at": moment.step, "seats": seats}, timeout=60
    )
    made = sent.raise_for_status().json()
    return {
        "id": made["table"], "game": game, "title": pw.load(game).info.title, "at": 1, "host": made["host"],
        "seats": {str(seat): made["mine"][0]["key"]}, "invitations": {},
    }  # fmt: skip


def sit(page: Any, address: str, mine: dict[str, Any]) -> None:
    """Open the table and wait until it rests and asks."""
    tables = msgspec.json.encode(msgspec.json.encode({mine["id"]: mine}).decode()).decode()
    page.add_init_script(f"localStorage['paddlewheel.tables'] = {tables}")
    page.goto(f"{address}/#/t/{mine['id']}")
    page.reload()
    page.evaluate(READY)
    page.mouse.move(0, 0)
    page.wait_for_timeout(1500)


if __name__ == "__main__":
    main(*sys.argv[1:])
