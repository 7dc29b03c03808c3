"""All tables of a class compared: lines by table, when they parted, and the best and the worst round of each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paddlewheel.bots.rounds import RoundEnd, RoundsJudged, judge_rounds
from paddlewheel.kernel import parse_record
from paddlewheel.presentation import Chart, Curve, Debriefing, Moment, TalkingPoint
from paddlewheel.tables.classroom.joint import (
    GameTold,
    best_and_worst,
    ends,
    joint_charts,
    partings,
    questions,
)
from paddlewheel.tables.classroom.joint_page import joint_page
from paddlewheel.tables.classroom.messages import JointDebriefing, JointTable

RECORDS = Path(__file__).parents[1] / "records"


def told(
    number: int, *charts: Chart, moments: tuple[Moment, ...] = (), players: tuple[str, ...] = ("Ada",)
) -> GameTold:
    table = JointTable(
        number=number, name=f"Table {number}", table=f"t{number}", players=list(players), status="finished",
        ending="It is over.", over=True, best=None, worst=None, moments=list(moments),
    )  # fmt: skip
    asked = (TalkingPoint("Why", f"Question {number}"), TalkingPoint("Feelings", "How was it?"))
    return GameTold(table, Debriefing("A game", {}, "", "It is over.", charts, moments, asked))


def line(name: str, *values: float) -> Curve:
    return Curve(name, tuple(enumerate(values, start=1)))


def losses(*values: float) -> Chart:
    return Chart("Losses", (line("Losses", *values),), section="Water")


def test_there_is_one_line_a_table_for_each_curve() -> None:
    levees = Chart("Levees", (line("Built", 1, 2), line("Lost", 0, 1)))
    charts = joint_charts([told(1, losses(1, 2), levees), told(2, losses(2, 3), levees)])
    assert [chart.title for chart in charts] == ["Losses", "Levees: Built", "Levees: Lost"]
    assert [curve.name for curve in charts[0].curves] == ["Table 1", "Table 2"]
    assert charts[0].curves[1].points == ((1, 2), (2, 3))


def test_a_curve_has_the_same_name_where_another_table_has_fewer_of_them() -> None:
    one, two = Chart("Causes", (line("Land", 1),)), Chart("Causes", (line("Land", 2), line("Towns", 1)))
    charts = joint_charts([told(1, one), told(2, two)])
    assert [(chart.title, len(chart.curves)) for chart in charts] == [("Causes: Land", 2), ("Causes: Towns", 1)]


def test_what_players_have_for_themselves_is_averaged() -> None:
    one = told(1, Chart("Coal", (line("Ada", 2, 4), line("Ben", 4, 8))), players=("Ada", "Ben"))
    two = told(2, Chart("Coal", (line("Cem", 1, 1), line("Dora", 1, 2))), players=("Cem", "Dora"))
    (chart,) = joint_charts([one, two])
    assert chart.title == f"Coal: {'average of the players'}"
    assert [curve.points for curve in chart.curves] == [((1, 3.0), (2, 6.0)), ((1, 1.0), (2, 1.5))]


def test_points_that_are_no_round_are_left_out() -> None:
    chart = Chart("Money", (line("Money", 1, 2, 3),), ticks=((3, "end"),))
    assert joint_charts([told(1, chart)])[0].curves[0].points == ((1, 1), (2, 2))


def test_tables_part_in_the_round_in_which_they_move_apart_most() -> None:
    flood = (Moment(3, "The levee breaks.", 40), Moment(2, "It rains.", 20))
    games = [told(1, losses(1, 2, 9, 10), moments=flood), told(2, losses(1, 2, 3, 4))]
    (parting,) = partings(games, joint_charts(games), "Week")
    assert (parting.round, parting.high, parting.low) == (3, "Table 1", "Table 2")
    assert parting.text == "Losses: Table 1 has 9, Table 2 has 3. Before this week the tables were at most 0 apart."
    assert parting.told == ["Table 1: The levee breaks."]


def test_tables_that_come_together_again_have_not_parted() -> None:
    games = [told(1, losses(0, 9, 0)), told(2, losses(0, 0, 0))]
    assert partings(games, joint_charts(games), "Week") == []


def test_one_table_alone_parts_from_nobody() -> None:
    games = [told(1, losses(0, 9))]
    assert partings(games, joint_charts(games), "Week") == []
    assert partings([], [], "Week") == []


def test_the_ends_have_the_last_value_of_each_curve() -> None:
    games = [told(1, losses(1, 2)), told(2)]
    table = ends(games, joint_charts(games))
    assert table.columns == ("Table", "Players", "How it ended", "Losses")
    assert table.rows == (("Table 1", "Ada", "It is over.", "2"), ("Table 2", "Ada", "It is over.", ""))


def test_every_question_is_asked_once_in_the_order_of_the_talk() -> None:
    found = questions([told(1), told(2)])
    assert [point.text for point in found] == ["Question 1", "Question 2", "How was it?"]


def test_the_best_and_the_worst_round_are_those_in_which_chances_changed_most() -> None:
    ends = [RoundEnd("", 0, [0.5, 0.5]), RoundEnd("Round 1", 2, [0.8, 0.5]), RoundEnd("Round 2", 3, [0.7, 0.1])]
    best, worst = best_and_worst(RoundsJudged(False, ends), ["Ada", "Ben"], [0, 1, 5, 6])
    assert best is not None
    assert worst is not None
    assert (best.round, best.at, best.text) == ("Round 1", 5, "The chances of Ada rose from 50% to 80%.")
    assert (worst.round, worst.at, worst.text) == ("Round 2", 6, "The chances of Ben fell from 50% to 10%.")
    calm = RoundsJudged(True, [RoundEnd("", 0, [0.5]), RoundEnd("Round 1", 1, [0.5])])
    assert best_and_worst(calm, [], [0, 1]) == (None, None)


@pytest.mark.parametrize(
    ("record", "names"),
    [
        ("rising-waters/02-two-in-the-fall", [f"Week {week}" for week in range(1, 8)]),
        ("my-river-kit/01-two-win-together", [f"Round {number}" for number in range(1, 6)]),
        ("flooded-forest/03-the-dry-phase-backwards", ["Phase flood", "Phase dry"]),
        ("mississippi-queen/03-five-in-the-introductory-race", [f"Round {number}" for number in range(1, 5)]),
    ],
)
def test_rounds_are_called_as_in_the_game(record: str, names: list[str]) -> None:
    parsed = parse_record((RECORDS / f"{record}.record").read_text(encoding="utf-8"))
    judged = judge_rounds(parsed)
    assert [end.name for end in judged.rounds] == ["", *names]
    assert judged.rounds[-1].at == len(parsed.choices)
    assert all(0 <= value <= 1 for end in judged.rounds for value in end.values)


def test_the_page_is_whole_and_harmless() -> None:
    games = [told(number, losses(number, 2 * number), players=("<script>", "Ben & Cem")) for number in range(1, 13)]
    charts = joint_charts(games)
    page = joint_page(
        JointDebriefing(
            title="<img src=x>", game="g", game_title="A game", period="Week", same_deal=True, over=False,
            tables=[game.table for game in games], charts=charts, ends=ends(games, charts),
            partings=partings(games, charts, "Week"), questions=questions(games),
        )
    )  # fmt: skip
    assert "<script" not in page
    assert "<img" not in page
    assert "Ben &amp; Cem" in page
    assert "All tables had the same deal. Some games are still under way." in page
    # Twelve lines that nobody has to tell apart by their colour alone.
    assert page.count("<polyline") == 12
    assert len(set(re.findall(r"<polyline[^>]*?(stroke=[^/]*)/>", page))) == 12
