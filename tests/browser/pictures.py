"""Take the pictures for README and docs from a running server, all or those named.

python tests/browser/pictures.py http://localhost:8000 [home] [replay] [table-phone] ...
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser import chromium
from browser.lessons import code_on_the_wall, come_in, open_class
from browser.whole import NO_QUESTIONS, READY, sit_down

ROOT = Path(__file__).parents[2]
IMAGES = ROOT / "docs" / "images"
RECORD = ROOT / "tests" / "records" / "mississippi-queen" / "02-three-race-for-the-places.record"
TALKED = ROOT / "tests" / "records" / "my-river-kit" / "03-four-win-together-with-a-gift.record"
WIDE, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
#: Whether the pictures of the first games are there.
PICTURES = "[...document.querySelectorAll('.ui-picture')].slice(0, 3).every(one => one.naturalWidth)"
#: Name, game, seats, size, light, and how many choices are made before.
SHOTS = [
    ("table-mississippi-queen", "mississippi-queen", 4, WIDE, "light", 6),
    ("table-civil-war", "civil-war", 2, WIDE, "light", 8),
    ("table-flooded-forest", "flooded-forest", 3, WIDE, "light", 26),
    ("table-my-river-kit", "my-river-kit", 4, WIDE, "light", 24),
    ("table-rising-waters", "rising-waters", 3, WIDE, "light", 12),
    ("table-dark", "mississippi-queen", 3, TABLET, "dark", 4),
    ("table-phone", "mississippi-queen", 3, PHONE, "light", 4),
]


def kept(address: str, record: Path) -> str:
    """The table at which this record can be replayed."""
    sent = httpx.post(f"{address.rstrip('/')}/api/records", json={"record": record.read_text()}, timeout=30)
    return str(sent.raise_for_status().json()["table"])


def main(address: str, *wanted: str) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.found(), args=["--no-sandbox"])

        def opened(size: tuple[int, int], light: Any) -> Any:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]}, color_scheme=light, reduced_motion="reduce",
                base_url=address.rstrip("/"),
            )  # fmt: skip
            context.add_init_script(NO_QUESTIONS)
            page = context.new_page()
            page.goto("/#/")
            page.locator(".ui-game").first.wait_for()
            return page

        def taken(page: Any, name: str) -> None:
            page.mouse.move(0, 0)
            page.evaluate("() => { scrollTo(0, 0); document.querySelector('.ui-middle')?.scrollTo(0, 0); }")
            page.wait_for_timeout(1200)
            picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
            picture.save(IMAGES / f"{name}.webp", quality=86, method=6)
            page.context.close()

        def is_wanted(name: str) -> bool:
            return not wanted or name in wanted

        if is_wanted("home"):
            home = opened(WIDE, "light")
            home.wait_for_function(PICTURES, timeout=120_000)
            taken(home, "home")
        for name, game, seats, size, light, choices in SHOTS:
            if not is_wanted(name):
                continue
            page = opened(size, light)
            sit_down(page, game, seats, "steady")
            for number in range(choices):
                labels = page.evaluate(READY)["labels"]
                ahead = labels.index("Forward") if "Forward" in labels else number % len(labels)
                page.locator(".ui-choice").nth(ahead).click()
            page.evaluate(READY)
            taken(page, name)
        if is_wanted("replay"):
            replay = opened(TABLET, "light")
            replay.goto(f"/#/replay/{kept(address, RECORD)}")
            replay.get_by_role("button", name="To the end").wait_for()
            for _ in range(40):
                replay.keyboard.press("ArrowRight")
            taken(replay, "replay")
        if is_wanted("debriefing"):
            talk = opened(WIDE, "light")
            talk.goto(f"/#/debrief/{kept(address, TALKED)}")
            talk.locator(".ui-curves svg").first.wait_for()
            taken(talk, "debriefing")
        if is_wanted("class"):
            console = opened(WIDE, "light")
            open_class(console, game="my-river-kit", tables=3, people=2)
            code = code_on_the_wall(console)
            for name in ("Ada", "Ben", "Cleo", "Dan", "Eva"):
                come_in(opened(TABLET, "light"), code, name)
            console.get_by_role("link", name="Back to the console").click()
            console.get_by_role("button", name="Begin all tables").click()
            console.locator(".ui-still .ui-canvas").nth(2).wait_for()
            taken(console, "class")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
