"""How much of a core the console of a class takes when nothing happens, with all processes of the browser.

python tests/browser/console_idle.py http://localhost:8000 [TABLES] [PICTURE]

The server has to be started with `--limit-factor 1000`. Linux only: it reads /proc.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser import chromium
from browser.lessons import Played

GAME = "rising-waters"
SECONDS = 30


def main(address: str, tables: str = "12", picture: str = "") -> None:
    played = Played(address.rstrip("/"), GAME, int(tables), steps=4)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.found(), args=["--no-sandbox"])
        page = browser.new_page(base_url=address, viewport={"width": 1280, "height": 720})
        page.goto("/")
        played.teach(page)
        page.locator(".ui-still .ui-canvas").nth(int(tables) - 1).wait_for(state="attached")
        page.wait_for_timeout(5000)
        if picture:
            page.screenshot(path=picture)
        processes = below(os.getpid())[1:]
        before, since = seconds_of(processes), time.monotonic()
        page.wait_for_timeout(SECONDS * 1000)
        share = (seconds_of(processes) - before) / (time.monotonic() - since)
        print(f"{tables} tables, {len(processes)} processes of the browser: {share:.1%} of a core")
        browser.close()


def below(process: int) -> list[int]:
    """A process and all that it has started."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents.setdefault(int(fields(int(folder.name))[1]), []).append(int(folder.name))
        except OSError:
            continue
    found = [process]
    for each in found:
        found += parents.get(each, [])
    return found


def fields(process: int) -> list[str]:
    """What the system tells about a process, after its name."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def seconds_of(processes: list[int]) -> float:
    ticks = sum(int(each) for process in processes for each in fields(process)[11:13])
    return ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main(*sys.argv[1:])
