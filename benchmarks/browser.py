"""From the click to the table that shows it: a real Chromium at a local server, for every game, bots seated.

    python benchmarks/browser.py [--choices 40] [--pause 250] [--motion] [GAME ...]

Prints how many milliseconds pass between clicking a choice and the end of the frame in which the page shows what came
of it (p50 and p95), how they are spent (p50: on the way and in the server, in the page's script, in the browser's
layout and paint), and how much processor time server and browser take for a choice, the bots' answers included.
Without a pause it clicks as soon as there is something to choose, sooner than anybody can: the browser is then often
still busy with the view before.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

# The tests know how to find a browser and how to sit down in it.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from benchmarks.load import Server

from browser import chromium
from browser.whole import NO_QUESTIONS, READY, sit_down

GAMES = {"mississippi-queen": 2, "civil-war": 2, "flooded-forest": 3, "my-river-kit": 2, "rising-waters": 2}

#: Milliseconds in which everything that moved has come to rest: nobody chooses sooner.
MOVING = 700

#: Notes when the first view after a click comes in.
LISTEN = """
const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
Object.defineProperty(WebSocket.prototype, 'onmessage', { set(hear) {
  set.call(this, (event) => {
    if (event.data.startsWith('{"type":"view"')) window.heardAt ??= performance.now();
    hear(event);
  });
}});
"""

#: Clicks a choice and waits until the frame in which the table shows it has been painted.
SHOWN = """(number) => new Promise((done) => {
  const table = document.querySelector('.ui-table');
  const all = document.querySelectorAll('.ui-choice');
  const [seq, begin] = [table.dataset.seq, performance.now()];
  const watch = new MutationObserver(() => {
    if (table.dataset.seq === seq) return;
    watch.disconnect();
    const drawn = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done([window.heardAt, drawn, performance.now()].map((at) => at - begin));
    // A message sent at the beginning of a frame comes in after its end.
    requestAnimationFrame(() => port2.postMessage(0));
  });
  watch.observe(table, {attributes: true});
  window.heardAt = undefined;
  all[number % all.length].click();
})"""


class Spent(NamedTuple):
    """What one choice took: milliseconds until its view came in, until it was in the page, until it was painted."""

    heard: float
    drawn: float
    painted: float


def measure(
    browser: Browser, server: Server, game: str, choices: int, pause: int, motion: bool
) -> tuple[list[Spent], list[float]]:
    """What every choice took, and the processor milliseconds of server and browser for a choice."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        base_url=server.http,
        reduced_motion="no-preference" if motion else "reduce",
    )
    context.add_init_script(NO_QUESTIONS)
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto("/#/")
    sit_down(page, game, GAMES[game])
    over = page.evaluate(READY)["over"]
    before = [server.cpu(), cpu_of(browser)]
    spent: list[Spent] = []
    while len(spent) < choices:
        if over:
            page.goto("/#/")
            sit_down(page, game, GAMES[game])
            page.evaluate(READY)
        page.wait_for_timeout(max(pause, MOVING if motion else 0))
        spent.append(Spent(*page.evaluate(SHOWN, len(spent))))
        over = page.evaluate(READY)["over"]
    after = [server.cpu(), cpu_of(browser)]
    context.close()
    return spent, [(late - early) * 1000 / choices for early, late in zip(before, after, strict=True)]


def cpu_of(browser: Browser) -> float:
    """Processor seconds of all processes of the browser so far."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(process["cpuTime"] for process in processes))


def line(game: str, spent: list[Spent], cpu: list[float]) -> str:
    painted = [one.painted for one in spent]
    parts = (
        statistics.median(one.heard for one in spent),
        statistics.median(one.drawn - one.heard for one in spent),
        statistics.median(one.painted - one.drawn for one in spent),
    )
    return (
        f"{game:20} {statistics.median(painted):5.0f} {statistics.quantiles(painted, n=20)[-1]:5.0f} | "
        f"{parts[0]:6.0f} {parts[1]:6.0f} {parts[2]:5.0f} | {cpu[0]:11.1f} {cpu[1]:7.1f}"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all if none is named")
    asked.add_argument("--choices", type=int, default=40)
    asked.add_argument("--pause", type=int, default=0, metavar="MS", help="how long one looks before one chooses")
    asked.add_argument("--motion", action="store_true", help="let things move, as people see them")
    given = asked.parse_args()
    for game in given.games:
        if game not in GAMES:
            asked.error(f"there is no game {game}")
    program = chromium.found()
    if program is None:
        sys.exit(chromium.MISSING)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder), "")
        server.wait()
        browser = driver.chromium.launch(executable_path=program, args=["--no-sandbox"])
        print(f"{'milliseconds':20}   p50   p95 | server script paint | CPU: server browser")
        for game in given.games or GAMES:
            print(line(game, *measure(browser, server, game, given.choices, given.pause, given.motion)), flush=True)
        browser.close()
        server.process.terminate()
        server.process.wait()


if __name__ == "__main__":
    main()
