"""The debriefing of a race and its record agree; ties are told by their rules; questions fit the race."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import paddlewheel as pw
from paddlewheel.games.mississippi_queen.debrief.questions import questions_for
from paddlewheel.games.mississippi_queen.debrief.report import RaceReport, debrief
from paddlewheel.games.mississippi_queen.debrief.rounds import MoveTold, RoundTold, ShipTold
from paddlewheel.games.mississippi_queen.debrief.turning_points import leads, turning_points
from paddlewheel.games.mississippi_queen.game import GAME
from paddlewheel.kernel import Outcome
from presentation.debriefed_games import chart_of, ends_of, played, recorded, rows_of
from support import PLAIN

OPTIONS: tuple[dict[str, Any], ...] = (
    {}, {"race": "introductory"}, {"rounds": 4}, {"race": "introductory", "rounds": 3}
)  # fmt: skip
GAMES = 40 if PLAIN else 80


@pytest.mark.parametrize("portion", range(4))
def test_the_debriefing_agrees_with_the_record(portion: int) -> None:
    for number in range(portion, GAMES, 4):
        check_agreement(played("mississippi-queen", 2 + number % 4, number, OPTIONS[number % len(OPTIONS)]))


def test_the_debriefing_agrees_with_recorded_races_in_which_ships_land() -> None:
    for record in recorded("mississippi-queen", 3 if PLAIN else 1):
        check_agreement(record)


def check_agreement(record: pw.Record) -> None:
    journal = pw.Journal()
    race = pw.replay(record, GAME, journal=journal)
    made = GAME.debrief(record)
    report: RaceReport = made.document
    check_standings(report, race)
    check_curves(made, race)
    counted = Counter((event.kind, event.seat) for event in journal.events)
    moves = [move for told in report.rounds for move in told.moves]
    rows = rows_of(made)
    assert len(rows) == len(report.rounds) * race.seats
    for seat in range(race.seats):
        own = [move for move in moves if move.seat == seat]
        mine = [row for row in rows if row["seat"] == str(seat + 1)]
        assert len(own) == counted["speed", seat]
        assert sum(move.hexes for move in own) == counted["forward", seat]
        assert sum(len(move.pushed) for move in own) == counted["push", seat]
        assert sum(int(row["boarded"]) for row in mine) == counted["boards", seat] == race.ships[seat].passengers
        assert sum(move.coal for move in own) == GAME.components.ship.coal.value - race.ships[seat].coal
        assert (mine[-1]["coal"], mine[-1]["speed"]) == (str(race.ships[seat].coal), str(race.ships[seat].speed))
    assert [line for told in report.rounds for line in told.lines] == [
        GAME.line(event, race.seats).text for event in journal.events
    ]


def check_standings(report: RaceReport, race: Any) -> None:
    outcome = race.outcome
    assert [one.place for one in report.standings] == sorted(outcome.ranks)
    assert all(outcome.ranks[one.seat] == one.place for one in report.standings)
    assert report.winners == outcome.winners
    assert report.ending.startswith("Nobody wins." if not outcome.winners else "")
    for better, worse in zip(report.standings, report.standings[1:], strict=False):
        equal = better.distance == worse.distance and "home" not in (better.fate, worse.fate)
        assert equal == any(better.ship in tie and worse.ship in tie for tie in report.ties)
    assert all("(MQ-34b" in tie for tie in report.ties)


def check_curves(made: Any, race: Any) -> None:
    ships = race.ships
    assert ends_of(made, "Coal left") == [ship.coal for ship in ships]
    assert ends_of(made, "Speed") == [ship.speed for ship in ships]
    ways = {one.seat: one.distance for one in made.document.standings}
    assert ends_of(made, "Hexes from the start") == [ways[seat] for seat in range(race.seats)]
    if race.rules.introductory:
        assert all("Passengers" not in chart.title for chart in made.charts)
    else:
        assert ends_of(made, "Passengers aboard (2 to land)") == [ship.passengers for ship in ships]
    last = {seat: chart_of(made, "Speed").curves[seat].points[-1][0] for seat in range(race.seats)}
    assert all(one.round == last[one.seat] for one in made.document.standings if one.round)


def test_a_race_can_be_debriefed_at_any_time() -> None:
    record = played("mississippi-queen", 3, 5)
    whole = len(record.choices)
    for made in range(0, whole, max(1, whole // 9)):
        part = pw.Record(record.game, record.rules, record.seats, record.seed, record.options, record.players)
        part.choices = record.choices[:made]
        race = pw.replay(part, GAME)
        handed = GAME.debrief(part)
        assert not handed.over
        assert handed.ending == f"The race is not over: round {race.round} of 60."
        assert handed.tables[0].title == "Standings now"
        assert ends_of(handed, "Coal left") == [ship.coal for ship in race.ships]
        assert chart_of(handed, "Coal left").ticks == ((race.round, "now"),)
        assert handed.document.seed is None


def told(number: int, *ships: tuple[float, int], leader: int = 0) -> RoundTold:
    """A round after which ships have come so far and have so much coal."""
    best = max(distance for distance, _ in ships)
    seen = [ShipTold(distance, best - distance, 2, coal, 0, "racing", True) for distance, coal in ships]
    return RoundTold(number, [*range(len(ships))], seen, leader=leader, led_since=(number, 1))


def test_a_lead_counts_once_it_is_held() -> None:
    ships = ((5.0, 6), (4.0, 6))
    rounds = [told(number, *ships, leader=leader) for number, leader in enumerate((0, 1, 0, 0, 0, 1, 1, 1, 1), 1)]
    assert [(first.round, first.leader, held) for first, held in leads(rounds)] == [(3, 0, 3), (6, 1, 4)]
    assert leads(rounds[:4]) == []


def test_coal_is_spoken_of_where_much_was_burnt() -> None:
    quiet, loud = told(1, (3.0, 4), (2.0, 6)), told(2, (5.0, 0), (4.0, 6))
    quiet.moves = [MoveTold(0, 1, 3, 1, 1, when=(4, 1))]
    loud.moves = [MoveTold(0, 1, 5, 3, 1, when=(9, 1))]
    texts = [moment.text for moment in turning_points([quiet, loud], ["Red", "Blue"], 2)]
    assert "Red burns 4 coal in one move; nobody burns more at once." in texts
    assert "Red is the first to have burnt all its coal." in texts
    assert not any("burns" in moment.text for moment in turning_points([quiet], ["Red", "Blue"], 2))


def asked(rounds: list[RoundTold], outcome: Outcome | None = None) -> str:
    return " ".join(point.text for point in questions_for(rounds, ["Red", "Blue"], [], outcome))


def test_questions_speak_only_of_what_happened() -> None:
    quiet = told(1, (3.0, 5), (2.0, 6))
    now = asked([quiet])
    assert "push" not in now
    assert "coal" not in now
    assert "passenger" not in now
    assert "still open" in now
    won = Outcome("landed", (1.0, 0.0), (1, 2), (0,), "MQ-34a")
    assert "Nobody pushed anybody" in asked([quiet], won)
    assert "who would win" in asked([quiet], won)
    lost = Outcome("all out", (1.0, 0.0), (1, 2), (), "MQ-34d")
    assert "Nobody landed" in asked([quiet], lost)
    assert "who would win" not in asked([quiet], lost)


def test_in_simulated_races_a_question_has_its_event() -> None:
    for number in range(10):
        record = played("mississippi-queen", 4, 100 + number)
        journal = pw.Journal()
        pw.replay(record, GAME, journal=journal)
        kinds = Counter(event.kind for event in journal.events)
        words = " ".join(point.text for point in debrief(record).questions)
        assert ("help the one or to hurt the other" in words) == bool(kinds["push"])
        assert ("ran aground" in words or "ran out of coal" in words) == bool(kinds["aground"] + kinds["out of coal"])
        assert ("left behind" in words) == any(e.kind == "removed" and e.facts["passengers"] for e in journal.events)
        boarded = any(event.kind == "boards" and event.rule == "MQ-38" for event in journal.events)
        assert ("went to a dock" in words) == boarded
