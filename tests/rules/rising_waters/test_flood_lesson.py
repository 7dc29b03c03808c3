"""The guided first game builds a levee that works, and shows it working."""

from __future__ import annotations

import paddlewheel as pw
from paddlewheel.games.rising_waters.game import GAME
from paddlewheel.games.rising_waters.grid import hex_number
from paddlewheel.games.rising_waters.rules.weather import Weather
from paddlewheel.presentation import load_lesson
from support import rule


@rule("RW-103", "RW-98")
def test_the_levee_of_the_lesson_keeps_the_town_dry_and_without_it_the_town_is_lost() -> None:
    lesson = load_lesson(GAME)
    assert lesson is not None
    journal = pw.Journal()
    after = pw.replay(lesson.record, GAME, journal=journal)
    held = [event.facts["hexes"] for event in journal.events if event.kind == "levees hold"]
    town = GAME.river_map.towns[0][1]
    assert held == [(town,)]
    assert (after.towns[0], after.levees[town], after.losses) == (town, 3, 1)

    built = [token for _, token in lesson.record.choices].index("end turn")
    before = pw.replay(lesson.record, GAME, at=built)
    before.levees[hex_number("c5")] = 0
    Weather(before.rules.shared, before.rules.water).run(before)
    assert before.towns[0] == -1
