"""From the click to the table that shows it: a real Chromium at a local server, for every game.

    python benchmarks/browser.py [--choices 40]

Prints how many milliseconds pass between clicking a choice and the page showing what came of it, p50 and p95.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

# The tests know how to find a browser and how to sit down in it.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from benchmarks.load import Server

from browser import chromium
from browser.whole import NO_QUESTIONS, READY, sit_down

GAMES = {"mississippi-queen": 2, "civil-war": 2, "flooded-forest": 3, "my-river-kit": 2, "rising-waters": 2}

#: Clicks a choice and waits for the frame in which the table shows it.
SHOWN = """(number) => new Promise((done) => {
  const table = document.querySelector('.ui-table');
  const [seq, begin] = [table.dataset.seq, performance.now()];
  const watch = new MutationObserver(() => {
    if (table.dataset.seq === seq) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - begin));
  });
  watch.observe(table, {attributes: true});
  const all = document.querySelectorAll('.ui-choice');
  all[number % all.length].click();
})"""


def measure(browser: Browser, address: str, game: str, seats: int, choices: int) -> list[float]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=address, reduced_motion="reduce")
    context.add_init_script(NO_QUESTIONS)
    page = context.new_page()
    spent: list[float] = []
    while len(spent) < choices:
        page.goto("/#/")
        sit_down(page, game, seats)
        while len(spent) < choices and not page.evaluate(READY)["over"]:
            spent.append(page.evaluate(SHOWN, len(spent)))
    context.close()
    return spent


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--choices", type=int, default=40)
    choices = asked.parse_args().choices
    program = chromium.found()
    if program is None:
        sys.exit(chromium.MISSING)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder), "")
        server.wait()
        browser = driver.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for game, seats in GAMES.items():
            spent = measure(browser, server.http, game, seats, choices)
            ranks = statistics.quantiles(spent, n=20)
            print(f"{game:20} p50 {statistics.median(spent):5.0f} ms   p95 {ranks[-1]:5.0f} ms   ({choices} choices)")
        browser.close()
        server.process.terminate()
        server.process.wait()


if __name__ == "__main__":
    main()
