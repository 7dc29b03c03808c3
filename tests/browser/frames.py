"""Take the strips for the docs: five moments of one choice of each game, as a replay shows them.

python tests/browser/frames.py http://localhost:8000 [GAME] ...
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import paddlewheel as pw
from browser import chromium
from browser.pictures import IMAGES, ROOT, kept
from paddlewheel.kernel import staged
from paddlewheel.presentation import presented, shown_beats

RECORDS = {
    "civil-war": "13-a-tie-broken-at-the-third-try",
    "flooded-forest": "12-a-tie-broken-by-fish-eaten",
    "mississippi-queen": "02-three-race-for-the-places",
    "my-river-kit": "03-four-win-together-with-a-gift",
    "rising-waters": "02-two-in-the-fall",
}
FRAMES = 5
SIZE = (1280, 820)
#: A frame in the strip, with its sentence above.
WIDTH, SENTENCE, GAP = 400, 66, 10
LETTERS = 46


class Shot(NamedTuple):
    """A moment: what is told of it, and the board."""

    words: str
    board: Image.Image


def main(address: str, *wanted: str) -> None:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.found(), args=["--no-sandbox"])
        for game, name in RECORDS.items():
            if wanted and game not in wanted:
                continue
            record = ROOT / "tests" / "records" / game / f"{name}.record"
            step, beats = longest_choice(record)
            page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce")
            table = kept(address, record)
            shots = [shot(page, f"{address.rstrip('/')}/#/replay/{table}?at={step}.{beat}") for beat in beats]
            strip(shots).save(IMAGES / f"frames-{game}.webp", quality=84, method=6)
            page.close()
        browser.close()


def longest_choice(path: Path) -> tuple[int, list[int]]:
    """The step of a replay with the most moments, and five of them from its beginning to its end."""
    record = pw.parse_record(path.read_text(encoding="utf-8"))
    state = pw.load(record.game).new(seats=record.seats, seed=record.seed, **record.options)
    moments = []
    for seat, token in record.choices:
        staging = staged(state, seat, state.game.choice(token))
        moments.append(len([*shown_beats(presented(state.game), staging, None)]))
        state.play(seat, token)
    most = max(moments)
    return moments.index(most) + 1, [1 + number * (most - 1) // (FRAMES - 1) for number in range(FRAMES)]


def shot(page: Page, address: str) -> Shot:
    page.goto(address)
    page.locator(".ui-board svg").first.wait_for()
    page.wait_for_timeout(1000)
    board = page.locator(".ui-board .ui-canvas").first.screenshot()
    return Shot(page.locator(".ui-what").inner_text(), Image.open(BytesIO(board)).convert("RGB"))


def strip(shots: list[Shot]) -> Image.Image:
    boards = [each.board.resize((WIDTH, round(each.board.height * WIDTH / each.board.width))) for each in shots]
    made = Image.new(
        "RGB", (len(shots) * (WIDTH + GAP) - GAP, SENTENCE + max(board.height for board in boards)), "white"
    )
    pen, font = ImageDraw.Draw(made), ImageFont.load_default(size=16)
    for number, (each, board) in enumerate(zip(shots, boards, strict=True)):
        x = number * (WIDTH + GAP)
        words = "\n".join(wrap(each.words, LETTERS, max_lines=3, placeholder=" ..."))
        pen.multiline_text((x + 2, 2), words, fill="#222222", font=font)
        made.paste(board, (x, SENTENCE))
    return made


if __name__ == "__main__":
    main(*sys.argv[1:])
