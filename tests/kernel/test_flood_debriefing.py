"""Looking back on a flood: losses by week and cause, the water, turning points and questions."""

from __future__ import annotations

import csv
import io
import json
from html import escape
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.games.rising_waters.debrief import debrief, debriefed, to_csv
from paddlewheel.games.rising_waters.debrief.questions import questions
from paddlewheel.games.rising_waters.debrief.story import WeekTold, turning_points
from paddlewheel.games.rising_waters.game import GAME
from paddlewheel.games.rising_waters.view.names import CAUSE_NAMES
from paddlewheel.games.rising_waters.view.notes import notes

FILES = sorted((Path(__file__).parents[1] / "records" / "rising-waters").glob("*.record"))


def recorded(name: str) -> pw.Record:
    path = next(path for path in FILES if name in path.name)
    return pw.parse_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["alone-through-the-fall", "four-in-the-spring", "b-goals"])
def test_losses_by_week_and_cause_add_up_to_the_track(name: str) -> None:
    record = recorded(name)
    end = pw.replay(record, GAME)
    story = debrief(record)
    assert [week.week for week in story.weeks] == list(range(1, len(story.weeks) + 1))
    for number, cause in enumerate(CAUSE_NAMES):
        assert sum(week.by_cause[cause] for week in story.weeks) == end.causes[number]
    down = sum(week.rescued + week.eased_by_goals for week in story.weeks)
    assert sum(sum(week.by_cause.values()) for week in story.weeks) - down == end.losses == story.losses
    assert story.weeks[-1].losses == end.losses
    assert story.weeks[-1].flooded_groups == int(end.flooded).bit_count()
    assert story.weeks[-1].highest_water == max(end.levels)


def test_an_unfinished_game_is_told_as_far_as_it_goes() -> None:
    record = recorded("two-in-the-fall")
    record.choices = record.choices[: len(record.choices) // 2]
    record.fingerprint = ""
    story = debrief(record)
    assert story.ending == ""
    assert 0 < len(story.weeks) < 7
    assert "not over" in debriefed(record, GAME).lines[0]


def test_turning_points_are_found_by_rule() -> None:
    calm = WeekTold(1, rain=5)
    bad = WeekTold(2, losses=8)
    bad.by_cause |= {"land": 5, "Survivors": 3}
    better = WeekTold(3, losses=6, rescued=2)
    found = [(point.week, point.text) for point in turning_points([calm, bad, better], 14)]
    assert found == [
        (1, "5 points of rain, and nothing more was lost."),
        (2, "A hard week: 8 losses (5 land, 3 Survivors)."),
        (2, "3 people were lost to the water or the camps."),
        (2, "Half of what the community can bear was gone: 8 of 14."),
        (3, "Survivors reached a camp: 2 fewer on the loss track."),
        (3, "The loss track went back by 2."),
    ]


def test_a_calm_game_has_its_worst_week_as_turning_point_and_a_dry_one_none() -> None:
    dry = WeekTold(1)
    wet = WeekTold(2, losses=1, by_cause=dict.fromkeys(CAUSE_NAMES, 0) | {"land": 1})
    found = [(point.week, point.text) for point in turning_points([dry, wet], 22)]
    assert found == [(2, "The worst of a calm time: 1 loss (1 land).")]
    assert turning_points([dry], 22) == []


def test_the_table_and_the_document_say_the_same() -> None:
    story = debrief(recorded("three-in-the-spring"))
    rows = list(csv.DictReader(io.StringIO(to_csv(story))))
    document = json.loads(msgspec.json.encode(story))
    assert [int(row["losses"]) for row in rows] == [week["losses"] for week in document["weeks"]]
    assert [int(row["lost_land"]) for row in rows] == [week["by_cause"]["land"] for week in document["weeks"]]


def test_the_page_stands_by_itself_and_names_its_sources() -> None:
    handed = debriefed(recorded("four-in-the-spring"), GAME)
    story, page = handed.document, handed.html
    ET.fromstring(page.replace("<!doctype html>\n", ""))  # noqa: S314
    assert "http" not in page
    for question in story.questions:
        if question.note:
            assert escape(notes()[question.note].sources[0]) in page


def asked(*happened: str) -> set[str]:
    return {question.text for question in questions() if question.fits(happened)}


def test_questions_speak_only_of_what_happened() -> None:
    fall = " ".join(asked("floods", "loss", "levee", "threat card"))
    assert "red camp" not in fall
    assert "blown up" not in fall
    assert "Threat" in fall
    spring = " ".join(asked("floods", "loss", "red camp", "dynamite", "dynamite card"))
    assert "A red camp took pawns" in spring
    assert "blown up" in spring
    assert "blown up" not in " ".join(asked("dynamite card", "no levee"))
    assert "No card was given away" in spring
    assert "No card was given away" not in " ".join(asked("gives"))


def test_every_question_can_be_asked_and_its_note_exists() -> None:
    for question in questions():
        assert question.fits(question.after)
        assert not question.note or question.note in notes()


def test_a_recorded_fall_game_is_not_asked_about_camps() -> None:
    words = " ".join(question.text for question in debrief(recorded("two-in-the-fall")).questions)
    assert "camp" not in words
    assert "blown up" not in words


def test_every_note_names_two_sources() -> None:
    for note in notes().values():
        assert len(set(note.sources)) >= 2
    assert "Kansas Joe McCoy sings" in notes()["blues"].text
    assert "325,000 people, most of them Black, lived in 154" in notes()["camps"].text
