"""Looking back: the debriefing drawn from a record, and the model opened."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import paddlewheel as pw
from paddlewheel.games.my_river_kit.debrief import GameReport, debrief, gini, questions, to_csv, to_json
from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.games.my_river_kit.view.component_tables import component_tables
from paddlewheel.kernel import staged
from paddlewheel.presentation import Moment, shown_beats
from records.make_my_river_kit import SHOWN, moments
from support import rule

FILES = sorted((Path(__file__).parents[2] / "records" / "my-river-kit").glob("*.record"))


def recorded(name: str) -> pw.Record:
    path = next(path for path in FILES if name in path.name)
    return pw.parse_record(path.read_text(encoding="utf-8"))


def story_of(name: str) -> GameReport:
    return debrief(recorded(name))


@rule("RK-69a")
def test_every_round_has_its_indicators_money_water_and_activities() -> None:
    record = recorded("half-care")
    story = debrief(record)
    journal = pw.Journal()
    pw.replay(record, GAME, journal=journal)
    assessed = [event.facts for event in journal.events if event.kind == "assessed"]
    assert [told.round for told in story.rounds] == [1, 2, 3, 4, 5]
    assert [tuple(told.levels.values()) for told in story.rounds] == [facts["levels"] for facts in assessed]
    assert [told.money for told in story.rounds] == [facts["wag"] for facts in assessed]
    assert [len(told.failures) for told in story.rounds] == [facts["failures"] for facts in assessed]
    first = story.rounds[0]
    assert (first.weather, first.event, first.water_in) == ("wet", "", 13)
    assert all(len(city) == 2 and "city" in city[0] + city[1] for city in first.activities)
    assert {zone for told in story.rounds for zone in told.zones.values()} <= {"red", "between", "green"}


@rule("RK-69a")
@pytest.mark.parametrize(
    ("purses", "value"),
    [((5, 5, 5), 0.0), ((0, 0), 0.0), ((0, 10), 0.5), ((0, 0, 0, 8), 0.75), ((1, 3), 0.25), ((-4, 4), 0.5)],
)
def test_the_gini_coefficient(purses: tuple[int, ...], value: float) -> None:
    assert gini(purses) == value


@rule("RK-69a")
def test_turning_points_are_found_by_rule() -> None:
    lost = story_of("money-ruins")
    kinds = {point.kind: point for point in lost.turning_points}
    reds = next(told for told in lost.rounds if told.reds)
    assert kinds["first red"].round == reds.round
    assert kinds["four red"].round == next(told.round for told in lost.rounds if told.reds >= 4)
    assert kinds["first fine"].round == next(told.round for told in lost.rounds if any(told.fines))
    won = story_of("two-win-together")
    assert {point.kind for point in won.turning_points} >= {"all green", "largest recovery"}
    assert "all green" not in kinds
    rounds = [point.round for point in lost.turning_points]
    assert rounds == sorted(rounds)


@rule("RK-69")
def test_the_questions_speak_of_the_game_and_of_reality() -> None:
    assert {question.part for question in questions()} == {"How it felt", "About the game", "Back to reality"}
    assert all(question.text.endswith("?") for question in questions())
    assert len(story_of("money-ruins").questions) == len(questions())
    assert len(story_of("two-win-together").questions) == len(questions()) - 1


@rule("RK-69a")
def test_the_csv_has_one_row_a_round_and_one_for_the_end() -> None:
    story = story_of("three-win")
    rows = list(csv.DictReader(io.StringIO(to_csv(story))))
    assert [row["round"] for row in rows] == [*(str(told.round) for told in story.rounds), "end"]
    assert rows[0]["water_in"] == "9"
    assert rows[-2]["landscape_zone"] == "green"
    assert {f"money_{city}" for city in (1, 2, 3)} <= rows[0].keys()
    assert "money_4" not in rows[0]


@rule("RK-69a")
def test_the_json_holds_everything() -> None:
    story = story_of("secret-goals.")
    found = json.loads(to_json(story))
    assert found["reason"] == "own goals"
    assert len(found["rounds"]) == 5
    assert {standing["goal"] for standing in found["standings"]} <= {"aquabon", "richest"}


@rule("RK-69", "RK-69a")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_record_makes_a_page_that_stands_alone(path: Path) -> None:
    page = GAME.debrief(pw.parse_record(path.read_text(encoding="utf-8"))).html
    assert "http" not in page
    assert "<script" not in page
    assert page.count("<svg") == 11
    for chart in page.split("<svg")[1:]:
        ET.fromstring("<svg" + chart.split("</svg>")[0] + "</svg>")  # noqa: S314
    assert page.count("<textarea") >= 3


@rule("RK-69a", "RK-4b")
def test_an_unfinished_game_gives_no_secret_away() -> None:
    record = recorded("secret-goals.")
    record.fingerprint = ""
    del record.choices[len(record.choices) // 2 :]
    text = to_json(debrief(record)).lower()
    assert debrief(record).ending.startswith("The game is not over: round")
    assert debrief(record).seed is None
    assert "your goal" not in text
    assert "goal was" not in text
    del record.choices[1:]
    assert debrief(record).rounds == []
    assert GAME.debrief(record).html.startswith("<!doctype html>")


@rule("RK-69a")
def test_a_damaged_record_says_where() -> None:
    record = recorded("two-win")
    record.choices[3] = (0, "vote 5")
    with pytest.raises(pw.BadRecord, match="choice 4"):
        debrief(record)


@rule("RK-12a", "RK-22a")
def test_the_model_can_be_opened() -> None:
    tables = {table.title: table for table in component_tables(GAME.components)}
    assert list(tables) == ["Numbers", "Weather", "Zones", "Cards", "Events"]
    assert len(tables["Cards"].rows) == 18
    assert len(tables["Events"].rows) == 13
    for table in tables.values():
        assert all(len(row) == len(table.columns) for row in table.rows)
        assert all(row[-1].split(";")[0] in ("rulebook", "reconstructed") for row in table.rows)


@rule("RK-5", "RK-6", "RK-7", "RK-4b", "RK-48", "RK-56")
def test_the_recorded_games_together_show_everything() -> None:
    assert len(FILES) >= 20
    shown = set().union(*(moments(pw.parse_record(path.read_text(encoding="utf-8"))) for path in FILES))
    assert SHOWN - shown == set()


@rule("RK-69")
def test_the_debriefing_hands_out_curves_and_moments_that_a_replay_can_show() -> None:
    record = recorded("every-kind-of-failure")
    handed = GAME.debrief(record)
    told = handed.document.rounds
    water = next(chart for chart in handed.charts if chart.title == "Water and pollution")
    assert water.curves[0].points == tuple((one.round, float(one.water_in)) for one in told if one.levels)
    assert [(moment.round, moment.text) for moment in handed.moments] == [
        (point.round, point.text) for point in handed.document.turning_points
    ]
    seen = {moment.text: beat_of(record, moment) for moment in handed.moments}
    assert all(seen.values())
    assert any("failure" in line for text, line in seen.items() if text.startswith("The first failure"))
    assert any("fine" in line for text, line in seen.items() if text.startswith("The first fine"))
    assert any("Assessment" in line for text, line in seen.items() if "in the red zone" in text)


def beat_of(record: pw.Record, moment: Moment) -> str:
    """What a spectator is told at a moment of a debriefing."""
    state = pw.replay(record, GAME, at=moment.at - 1)
    seat, token = record.choices[moment.at - 1]
    beats = list(shown_beats(GAME, staged(state, seat, GAME.choice(token)), None))
    return " ".join(line.text for line in beats[moment.beat - 1].lines)
