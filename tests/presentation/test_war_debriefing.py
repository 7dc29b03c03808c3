"""The debriefing of a war and its record agree; what is hidden stays hidden; questions fit the war."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.games.civil_war.components import DECK
from paddlewheel.games.civil_war.debrief.battles import BattleTold, ColumnTold, SideTold
from paddlewheel.games.civil_war.debrief.questions import questions_for
from paddlewheel.games.civil_war.debrief.report import WarReport, debrief
from paddlewheel.games.civil_war.debrief.turning_points import leads, turned
from paddlewheel.games.civil_war.game import GAME
from paddlewheel.games.civil_war.rules.vocabulary import COMMITS
from paddlewheel.games.civil_war.state import COLUMNS
from paddlewheel.kernel import Outcome
from presentation.debriefed_games import chart_of, ends_of, played, recorded, rows_of
from support import PLAIN

GAMES = 10 if PLAIN else 40
SIDES = ("the Union", "the Confederacy")


@pytest.mark.parametrize("portion", range(2))
def test_the_debriefing_agrees_with_the_record(portion: int) -> None:
    for number in range(portion, GAMES, 2):
        check_agreement(played("civil-war", 2, number))


def test_the_debriefing_agrees_with_recorded_wars() -> None:
    for record in recorded("civil-war", 6 if PLAIN else 1):
        check_agreement(record)


def check_agreement(record: pw.Record) -> None:
    journal = pw.Journal()
    war = pw.replay(record, GAME, journal=journal)
    made = GAME.debrief(record)
    report: WarReport = made.document
    summaries = [event.facts for event in journal.events if event.kind == "summary"]
    assert [battle.battle for battle in report.battles] == [facts["battle"] for facts in summaries]
    assert [tuple(side.won for side in battle.sides) for battle in report.battles] == [f["won"] for f in summaries]
    assert [tuple(side.lost for side in battle.sides) for battle in report.battles] == [f["lost"] for f in summaries]
    assert [tuple(side.forces for side in battle.sides) for battle in report.battles] == [f["left"] for f in summaries]
    before = [DECK, DECK]
    for battle in report.battles:
        for seat, side in enumerate(battle.sides):
            assert side.forces == before[seat] - side.lost - side.raided + side.recovered
            before[seat] = side.forces
    forces = [DECK - len(army.graveyard) for army in war.armies]
    assert ends_of(made, "Cards left") == forces == [one.forces for one in report.standings]
    assert [curve.points[-1][1] for curve in chart_of(made, "Columns won so far").curves] == [
        one.columns_won for one in report.standings
    ]
    assert made.charts[1].curves[0].points[-1][1] == forces[0] - forces[1]
    outcome = war.outcome
    assert outcome is not None
    assert f"({outcome.rule})" in report.ending
    results = ["won" if seat in outcome.winners else "lost" for seat in range(2)] if outcome.winners else ["draw"] * 2
    assert [one.result for one in report.standings] == results
    assert len(rows_of(made)) == 2 * len(report.battles)
    told = [GAME.line(event, 2).text for event in journal.events if event.known_to(None)]
    assert [line for battle in report.battles for line in battle.lines] == told


def test_hindsight_is_what_the_engine_says() -> None:
    record = played("civil-war", 2, 3)
    report = debrief(record)
    assert report.hindsight
    made = {(one.battle, one.side): one for one in report.hindsight}
    for battle, side in [*made][:3]:
        one = made[battle, side]
        start = next(
            at for at in range(len(record.choices)) if pw.replay(record, GAME, at=at).battle == battle
            and record.choices[at][1].startswith("commit")
        )  # fmt: skip
        war: Any = pw.replay(record, GAME, at=start)
        war.journal = journal = pw.Journal()
        hand = [*war.armies[side].hand]
        for seat, token in record.choices[start:]:
            if war.battle == battle and seat != side and token.startswith("commit") and seat in war.deciders:
                war.play(seat, token)
        for name, column in one.plan:
            # Two cards may share a name: the one that is held.
            card = next(each for each in hand if war.rules.cards.names[each] == name)
            war.play(side, f"commit {war.rules.cards.ids[card]} {column}")
        facts: Any = next(event.facts for event in journal.events if event.kind == "summary")
        assert facts["won"][side] == one.could_have_won > one.won


def test_what_lies_face_down_changes_nothing_in_the_debriefing_of_a_war_under_way() -> None:
    record = played("civil-war", 2, 4)
    choices = [GAME.choice(token) for _, token in record.choices]
    # The first six choices of a battle without events to be aimed are its reinforcements.
    start = next(at for at in range(12, len(choices)) if all(each >= COMMITS for each in choices[at - 6 : at + 6]))
    start -= start % 6
    war: Any = pw.replay(record, GAME, at=start)
    assert len(war.deciders) == 2
    debriefings = set()
    for columns in permutations(range(COLUMNS)):
        for laid in (1, 2):
            part = pw.Record(record.game, record.rules, 2, record.seed, {}, record.players, record.choices[:start])
            for card, column in [*zip(war.armies[0].hand, columns, strict=True)][:laid]:
                part.choices.append((0, GAME.token(COMMITS + card * COLUMNS + column)))
            debriefings.add(msgspec.json.encode(GAME.debrief(part)))
    assert len(debriefings) == 1


def test_how_many_cards_the_enemy_has_laid_is_not_told_either() -> None:
    record = played("civil-war", 2, 4)
    hands: Any = pw.replay(record, GAME, at=0)
    told = set()
    for laid in range(3):
        part = pw.Record(record.game, record.rules, 2, record.seed, {}, record.players, [])
        for seat, cards in ((1, laid), (0, 3)):
            for column, card in enumerate([*hands.armies[seat].hand][:cards]):
                part.choices.append((seat, GAME.token(COMMITS + card * COLUMNS + column)))
        told.add(msgspec.json.encode(GAME.debrief(part)))
    assert len(told) == 1


def test_a_war_can_be_debriefed_at_any_time_without_hindsight() -> None:
    record = played("civil-war", 2, 5)
    whole = len(record.choices)
    for made in range(0, whole, max(1, whole // 9)):
        part = pw.Record(record.game, record.rules, 2, record.seed, {}, record.players, record.choices[:made])
        seen: Any = GAME.observe(pw.replay(part, GAME), None)
        handed = GAME.debrief(part)
        assert (handed.over, handed.document.hindsight) == (False, [])
        assert handed.ending == f"The war is not over: battle {seen.battle}."
        assert [one.forces for one in handed.document.standings] == [DECK - army.graveyard for army in seen.armies]
        assert "laid otherwise" not in handed.html


def battle(number: int, forces: tuple[int, int], *columns: ColumnTold) -> BattleTold:
    sides = [SideTold(each, lost=2) for each in forces]
    filled = [*columns, *(ColumnTold(name, taker=-2) for name in ("left", "centre", "right")[len(columns) :])]
    return BattleTold(number, 0, True, filled, sides, at=number)


def test_a_column_is_turned_by_reinforcements_only_from_behind() -> None:
    def column(before: tuple[int | None, ...], taker: int) -> ColumnTold:
        return ColumnTold("left", before, (9, 9), taker)

    assert column((5, 7), 0).is_turned
    assert column((None, 7), 0).is_turned
    assert not column((7, 7), 0).is_turned
    assert not column((8, 7), 0).is_turned
    assert not column((5, None), 0).is_turned
    assert not column((None, None), 0).is_turned
    assert not column((5, 7), -1).is_turned
    far, near = ColumnTold("left", (5, 9), (12, 9), 0), ColumnTold("centre", (5, 6), (9, 8), 0)
    found = turned([battle(1, (70, 70), near), battle(2, (70, 70), far)])
    assert found is not None
    assert found[1] is far


def test_more_forces_count_once_they_are_kept() -> None:
    forces = ((70, 68), (66, 67), (60, 62), (60, 60), (58, 55))
    battles = [battle(number, each) for number, each in enumerate(forces, 1)]
    assert [(first.battle, side, held) for first, side, held in leads(battles)] == [(2, 1, 2)]


def test_questions_speak_only_of_what_happened() -> None:
    def asked(battles: list[BattleTold], outcome: Outcome | None = None) -> str:
        return " ".join(point.text for point in questions_for(battles, SIDES, [], outcome))

    begun = battle(1, (72, 72))
    begun.is_over = False
    first = asked([begun])
    assert "fought over slavery" in first
    for word in ("tied", "laid otherwise", "took all three", "survivor", "played", "draw"):
        assert word not in first
    draw = Outcome("both eliminated", (0.0, 0.0), (1, 1), (), "CW-27b")
    assert "ended in a draw" in asked([battle(1, (0, 0))], draw)
    assert "Neither side could have taken more" in asked([battle(1, (0, 0))], draw)
    won = Outcome("union eliminated", (-1.0, 1.0), (2, 1), (1,), "CW-27")
    assert "draw" not in asked([battle(1, (0, 5))], won)


def test_in_simulated_wars_a_question_has_its_event() -> None:
    for number in range(6):
        record = played("civil-war", 2, 100 + number)
        journal = pw.Journal()
        pw.replay(record, GAME, journal=journal)
        kinds = Counter(event.kind for event in journal.events)
        words = " ".join(point.text for point in debrief(record).questions)
        assert ("into a new deck" in words) == bool(kinds["reshuffle"])
        assert ("before it could fight" in words) == bool(kinds["raided"])
        assert (" column. Why this column" in words) == bool(kinds["strengthen"] + kinds["weaken"])
        swept = any(3 in tuple(event.facts["won"]) for event in journal.events if event.kind == "summary")  # type: ignore[arg-type]
        assert "took all three columns" not in words or swept
