"""Take the pictures for README and docs from a running server: python tests/browser/pictures.py http://localhost:8000/"""

from __future__ import annotations

import shutil
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

IMAGES = Path(__file__).parents[2] / "docs" / "images"
WIDE, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
SHOTS = [
    ("table-mississippi-queen", "Mississippi Queen", WIDE, "light", 5),
    ("table-civil-war", "Civil War", WIDE, "light", 2),
    ("table-flooded-forest", "Flooded Forest", WIDE, "light", 4),
    ("table-my-river-kit", "My River Kit", WIDE, "light", 4),
    ("table-rising-waters", "Rising Waters", WIDE, "light", 4),
    ("table-dark", "Mississippi Queen", TABLET, "dark", 3),
    ("table-phone", "Mississippi Queen", PHONE, "light", 3),
]


def main(address: str) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])

        def opened(size: tuple[int, int], light: Any) -> Any:
            page = browser.new_context(
                viewport={"width": size[0], "height": size[1]}, color_scheme=light, reduced_motion="reduce"
            ).new_page()
            page.goto(address)
            page.locator(".ui-game").first.wait_for()
            return page

        home = opened(WIDE, "light")
        home.wait_for_load_state("networkidle")
        home.screenshot(path=IMAGES / "home.png")
        for name, game, size, light, clicks in SHOTS:
            page = opened(size, light)
            page.get_by_role("button", name=f"Play now: {game}").click()
            for _ in range(clicks):
                choices = page.locator(".ui-choice:not([aria-busy=true])")
                choices.first.wait_for()
                wished = page.locator(".ui-choice[data-token=forward]")
                (wished.first if wished.count() else choices.nth(min(1, choices.count() - 1))).click()
                time.sleep(0.3)
            page.locator(".ui-choice:not([aria-busy=true])").first.wait_for()
            page.mouse.move(0, 0)
            time.sleep(1)
            page.screenshot(path=IMAGES / f"{name}.png")
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
