"""Finds the seed of the lesson of Rising Waters: the deal in which its words come true. Its choices stay as they are.

    python tests/records/make_rising_waters_lesson.py

Run it when the map, the decks or the rules version change. It says so if no deal fits.
"""

from __future__ import annotations

import re
import sys

import paddlewheel as pw
from paddlewheel.games.rising_waters.game import GAME
from paddlewheel.games.rising_waters.grid import hex_number
from paddlewheel.games.rising_waters.kinds import BLUES, CLOUDY, EDUCATION, GARDEN, OFFER, THREATENS, VAUDEVILLE
from paddlewheel.games.rising_waters.state import Flood

LESSON = GAME.folder / "lesson.txt"
GATE = "c5"
#: Medium rain at Mounds Landing and in the Tensas Basin; besides, a report that floods nothing: light rain or sun in
#: the Yazoo Valley or at Cabin Teele, or a cloudy day.
RAINS = (5, 13)
QUIET = (2, 3, 10, 11, CLOUDY)
MOST_SEEDS = 1_000_000


def fits(flood: Flood) -> bool:
    """Whether the deal has what the words speak of: cards, Landowner cards, weather."""
    return (
        flood.first == 0
        and any(sorted([*flood.weather][-3:]) == sorted((*RAINS, quiet)) for quiet in QUIET)
        and flood.held(0, GARDEN) >= 2
        and flood.held(0, EDUCATION) > 0
        and flood.held(0, VAUDEVILLE) > 0
        and flood.held(1, BLUES) > 0
        and sorted(flood.row) == [OFFER, OFFER, THREATENS]
    )


def comes_true(seed: int, choices: list[tuple[int, str]]) -> bool:
    """Whether all choices can be made, the levee holds the water back, and one other land group floods."""
    flood = GAME.new(seats=2, seed=seed)
    flood.journal = journal = pw.Journal()
    try:
        for seat, token in choices:
            flood.play(seat, token)
    except pw.Refusal:
        return False
    held = [event for event in journal.events if event.kind == "levees hold"]
    return (
        [event.facts["hexes"] for event in held] == [(hex_number(GATE),)]
        and (flood.losses, flood.causes[0]) == (1, 1)
        and flood.levees[hex_number(GATE)] > 0
    )


def main() -> int:
    words = LESSON.read_text("utf-8")
    choices = [(int(seat), token) for seat, token in re.findall(r"^(\d) (.+)$", words, re.MULTILINE)]
    for seed in range(MOST_SEEDS):
        if fits(GAME.new(seats=2, seed=seed)) and comes_true(seed, choices):
            words = re.sub(r"^rules \d+$", f"rules {GAME.info.rules_version}", words, count=1, flags=re.MULTILINE)
            LESSON.write_text(re.sub(r"^seed \d+$", f"seed {seed}", words, count=1, flags=re.MULTILINE), "utf-8")
            print(f"seed {seed}")
            return 0
    print(f"none of {MOST_SEEDS} deals fits the lesson", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
