"""The debriefing of the forest and its record agree; ties are told by their rules; questions fit the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.games.flooded_forest.debrief.questions import questions_for
from paddlewheel.games.flooded_forest.debrief.report import ForestReport, _ties, debrief
from paddlewheel.games.flooded_forest.debrief.turning_points import leads
from paddlewheel.games.flooded_forest.debrief.turns import PlayerTold, TurnTold
from paddlewheel.games.flooded_forest.game import GAME
from paddlewheel.kernel import Outcome
from presentation.debriefed_games import ends_of, played, recorded, rows_of
from support import PLAIN

GAMES = 16 if PLAIN else 40


@pytest.mark.parametrize("portion", range(4))
def test_the_debriefing_agrees_with_the_record(portion: int) -> None:
    for number in range(portion, GAMES, 4):
        options = {"reversed_dry_phase": True} if number % 3 == 2 else {}
        check_agreement(played("flooded-forest", 3 + number % 2, number, options))


def test_the_debriefing_agrees_with_recorded_games() -> None:
    for record in recorded("flooded-forest", 4 if PLAIN else 1):
        check_agreement(record)


def check_agreement(record: pw.Record) -> None:
    journal = pw.Journal()
    forest = pw.replay(record, GAME, journal=journal)
    made = GAME.debrief(record)
    report: ForestReport = made.document
    seen: Any = GAME.observe(forest, None)
    check_turns(report, journal)
    points = [player.points for player in seen.players]
    assert ends_of(made, "Points") == points
    assert ends_of(made, "Fish at home in the river") == [player.home for player in seen.players]
    assert ends_of(made, "Fish in the forest") == [
        sum(tile.fish[seat] for tile in seen.tiles) for seat in range(seen.seats)
    ]
    assert ends_of(made, "Flood tiles on the board") == [len(seen.tiles)]
    assert ends_of(made, "Fish in the river") == [seen.in_river]
    outcome = forest.outcome
    assert outcome is not None
    assert [one.place for one in report.standings] == sorted(outcome.ranks)
    assert [one.told.points for one in report.standings] == sorted(points, reverse=True)
    assert len(report.ties) == sum(count > 1 for count in Counter(points).values())
    assert all(tie in report.ending for tie in report.ties)
    rows = rows_of(made)
    assert len(rows) == len(report.turns) * forest.seats
    for row in rows:
        fish = sum(int(row[name]) for name in ("home", "lost", "in_forest", "to_place"))
        assert fish == GAME.components.supply.fish.value
    assert [int(row["points"]) for row in rows[-forest.seats :]] == points


def check_turns(report: ForestReport, journal: pw.Journal) -> None:
    """Every turn lays a tile, posts a predator or pulls a tile; one in which no tile fits discards (FF-10a)."""
    counted = Counter(event.kind for event in journal.events)
    phases = {"lays": "flood", "posts": "predators", "pulls": "dry"}
    for kind, phase in phases.items():
        turns = [turn for turn in report.turns if turn.phase == phase]
        mains = [[each.event.seat for each in turn.happenings if each.event.kind == kind] for turn in turns]
        assert sum(map(len, mains)) == counted[kind]
        for turn, seats in zip(turns, mains, strict=True):
            passed = not seats and any(each.event.kind == "discards" for each in turn.happenings)
            assert passed or seats == [turn.seat]
    assert sum(sum(turn.ate) for turn in report.turns) == counted["eats"]
    home = sum(int(str(event.facts["fish"])) for event in journal.events if event.kind == "home")
    assert sum(sum(turn.came_home) for turn in report.turns) == home
    lines = [GAME.line(event, report.seats).text for event in journal.events if event.known_to(None)]
    assert [line for turn in report.turns for line in turn.lines] == lines


def test_a_game_can_be_debriefed_at_any_time() -> None:
    record = played("flooded-forest", 3, 5)
    whole = len(record.choices)
    for made in range(0, whole, max(1, whole // 9)):
        part = pw.Record(record.game, record.rules, record.seats, record.seed, record.options, record.players)
        part.choices = record.choices[:made]
        seen: Any = GAME.observe(pw.replay(part, GAME), None)
        handed = GAME.debrief(part)
        assert not handed.over
        assert handed.ending.startswith("The game is not over: turn")
        assert [one.told.points for one in handed.document.standings] == sorted(
            (player.points for player in seen.players), reverse=True
        )
        for row in rows_of(handed)[-3:]:
            fish = sum(int(row[name]) for name in ("home", "lost", "in_forest", "to_place"))
            assert fish == GAME.components.supply.fish.value


def ties(*players: tuple[int, int, tuple[int, ...]], ranks: tuple[int, ...]) -> list[str]:
    """What is said of players with these points, fish at home and fish eaten."""
    seen: Any = GAME.observe(GAME.new(seats=3, seed=1), None)
    told = tuple(
        msgspec.structs.replace(one, points=points, home=home, eaten=eaten)
        for one, (points, home, eaten) in zip(seen.players, players, strict=True)
    )
    winners = tuple(seat for seat in range(3) if ranks[seat] == 1)
    outcome = Outcome("river full", tuple(float(points) for points, _, _ in players), ranks, winners, "FF-62")
    return _ties(msgspec.structs.replace(seen, players=told), outcome, ("Red", "Blue", "Green"))


def test_a_tie_is_told_by_the_rule_that_breaks_it() -> None:
    assert ties((9, 4, (0, 1, 0)), (9, 3, (3, 0, 0)), (2, 1, (0, 0, 0)), ranks=(1, 2, 3)) == [
        "Red and Blue have 9 points each; more fish in the river rank higher: Red 4, Blue 3 (FF-67)."
    ]
    assert ties((9, 4, (0, 1, 0)), (9, 4, (2, 0, 0)), (2, 1, (0, 0, 0)), ranks=(2, 1, 3)) == [
        "Red and Blue have 9 points each; Blue and Red have 4 fish in the river each, and who ate more of the others "
        "in the tie ranks higher: Blue 2, Red 1 (FF-68)."
    ]
    assert ties((9, 4, (0, 1, 0)), (9, 4, (1, 0, 0)), (2, 1, (0, 0, 0)), ranks=(1, 1, 3)) == [
        "Red and Blue have 9 points each; Red and Blue are equal in everything and share the victory (FF-68a)."
    ]
    assert ties((9, 4, (0, 1, 1)), (9, 4, (1, 0, 0)), (9, 4, (1, 0, 0)), ranks=(1, 2, 2)) == [
        "Red, Blue and Green have 9 points each; Red, Blue and Green have 4 fish in the river each, and who ate more "
        "of the others in the tie ranks higher: Red 2, Blue 1, Green 1 (FF-68a); Blue and Green are equal in "
        "everything and share the second place (FF-68a)."
    ]
    assert ties((9, 4, (0, 0, 0)), (8, 4, (0, 0, 0)), (7, 3, (0, 0, 0)), ranks=(1, 2, 3)) == []


def turn(number: int, *points: int, phase: str = "dry") -> TurnTold:
    players = [PlayerTold(each, each // 2, 5, 0, 0, 0) for each in points]
    nothing = [0] * len(points)
    return TurnTold(number, phase, 0, players, 10, 3, nothing, [*nothing])


def test_a_lead_counts_once_it_is_held_alone() -> None:
    points = ((0, 0), (2, 0), (2, 2), (2, 4), (2, 4), (2, 6), (4, 6), (8, 6))
    turns = [turn(number, *each) for number, each in enumerate(points, 1)]
    assert [(first.turn, leader, held) for first, leader, held in leads(turns)] == [(4, 1, 4)]


def test_questions_speak_only_of_what_happened() -> None:
    def asked(turns: list[TurnTold], outcome: Outcome | None = None) -> str:
        return " ".join(point.text for point in questions_for(turns, ["Red", "Blue"], outcome))

    flooding = asked([turn(1, 0, 0, phase="flood")])
    assert "predator" not in flooding.lower()
    assert "dry season" not in flooding
    assert "still open" not in flooding
    dry = [turn(1, 0, 0, phase="flood"), turn(2, 0, 0)]
    assert "still open" in asked(dry)
    full = Outcome("river full", (1.0, 0.0), (1, 2), (0,), "FF-62")
    assert "The river was full" in asked(dry, full)
    assert "fell dry before" not in asked(dry, full)
    assert "Nobody's fish were eaten" in asked(dry, full)
    dry[1].ate = [0, 2]
    assert "Nobody's fish were eaten" not in asked(dry, full)
    assert "In turn 2, Red ate 2 of Blue" in asked(dry, full)


def test_in_simulated_games_a_question_has_its_event() -> None:
    for number in range(6):
        record = played("flooded-forest", 4, 100 + number)
        report = debrief(record)
        words = " ".join(point.text for point in report.questions)
        kinds = Counter(each.event.kind for turn in report.turns for each in turn.happenings)
        assert ("extra fish into the forest" in words) == bool(kinds["spawns"])
        assert ("used the action" in words) == bool(kinds["action"])
        assert ("let own fish be eaten" in words) == any(turn.ate[turn.seat] for turn in report.turns)
        assert ("The river was full" in words) == (report.reason == "river full")
