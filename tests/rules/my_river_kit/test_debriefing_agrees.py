"""The debriefing and the record agree, in every form and in many games: standings, money, fines, agreements, ends."""

from __future__ import annotations

import csv
import io
from collections import Counter
from typing import Any

import pytest

import paddlewheel as pw
from paddlewheel.bots import make_bot
from paddlewheel.games.my_river_kit.debrief import debrief
from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.kernel import SeatView, new_record
from paddlewheel.presentation import Debriefing
from support import rule

GAMES = 200
OPTIONS: tuple[dict[str, pw.kernel.OptionValue], ...] = (
    {}, {"goal": "richest"}, {"goal": "secret"}, {"goal": "richest", "rounds": 3}, {"rounds": 2}
)  # fmt: skip


def played(number: int) -> pw.Record:
    """A quick game of bots that talk at random."""
    options, seats = OPTIONS[number % len(OPTIONS)], 2 + number % 3
    record = new_record(GAME, seats, number, options, [f"you:Mayor {seat + 1}" for seat in range(seats)])
    state = GAME.set_up(seats, number, options)
    bots = [make_bot("random", number, seat) for seat in range(seats)]
    while state.deciders:
        seat = state.deciders[0]
        token = GAME.token(bots[seat].choose(SeatView(state, seat)))
        record.choices.append((seat, token))
        state.play(seat, token)
    return record


def amount(journal: pw.Journal, kind: str, fact: str = "wag", rules: tuple[str, ...] = ()) -> Counter[int]:
    """What each seat paid or got by events of this kind."""
    found: Counter[int] = Counter()
    for event in journal.events:
        if event.kind == kind and (not rules or event.rule in rules):
            found[event.seat] += int(str(event.facts[fact]))
    return found


@rule("RK-69a", "RK-8", "RK-8a")
@pytest.mark.parametrize("portion", range(4))
def test_the_debriefing_agrees_with_the_record(portion: int) -> None:
    for number in range(portion, GAMES, 4):
        record = played(number)
        journal = pw.Journal()
        state = pw.replay(record, GAME, journal=journal)
        handed = GAME.debrief(record)
        check_standings(handed, state)
        check_sums(handed, journal)


def check_standings(handed: Debriefing, state: pw.AnyState) -> None:
    report, outcome = handed.document, state.outcome
    seen: Any = state.observe(None)
    assert outcome is not None
    standings = report.standings
    assert [(one.money, one.wealth, one.aquabon) for one in standings] == [
        (mayor.wag, mayor.wealth, mayor.aquabon) for mayor in seen.mayors
    ]
    if outcome.reason in ("aquabon", "richest"):
        field = {"aquabon": "aquabon", "richest": "wealth"}[outcome.reason]
        held = [getattr(one, field) for one in standings]
        leader = max(seat for seat in range(state.seats) if held[seat] == max(held))
        assert outcome.winners == (leader,)
        assert ("are level" in handed.ending) == (held.count(max(held)) > 1)
        assert report.cities[leader] in handed.ending
        prompt = GAME.scene(seen).prompt
        assert ("are level" in prompt) == ("are level" in handed.ending)
        assert prompt == report.rounds[-1].lines[-1]
    if outcome.reason == "own goals":
        best = standings[outcome.winners[0]]
        field = {"aquabon": "aquabon", "richest": "wealth"}[best.goal]
        equal = [one for one in standings if one.goal == best.goal and getattr(one, field) == getattr(best, field)]
        assert len(equal) == 1 or "are level" in handed.ending
    last_row = list(csv.DictReader(io.StringIO(handed.csv)))[-1]
    curves = {chart.title: [curve.points[-1] for curve in chart.curves] for chart in handed.charts}
    for seat, one in enumerate(standings):
        assert (last_row["round"], last_row[f"aquabon_{seat + 1}"]) == ("end", str(one.aquabon))
        assert last_row[f"wealth_{seat + 1}"] == str(one.wealth)
        assert last_row[f"player_{seat + 1}"] == f"Mayor {seat + 1}"
        assert curves["Aquabon"][seat][1] == one.aquabon
        assert curves["Wealth: cash less debts (WAG)"][seat][1] == one.wealth
        assert curves["Cash (WAG)"][seat][1] == one.money
        assert handed.tables[0].rows[seat][:4] == (
            f"{one.city} (Mayor {seat + 1})", str(one.aquabon), str(one.wealth), str(one.money),
        )  # fmt: skip
        beside = f'<td class="" data-label="Aquabon">{one.aquabon}</td>'
        assert f"{one.city} (Mayor {seat + 1})</td>{beside}" in handed.html


def check_sums(handed: Debriefing, journal: pw.Journal) -> None:
    report = handed.document
    told = [event for event in journal.events if event.known_to(None)]

    def total(field: str) -> Counter[int]:
        return Counter({s: n for s in range(report.seats) if (n := sum(getattr(e, field)[s] for e in report.rounds))})

    assert total("income") == +amount(journal, "earns", "marbles")
    assert total("running_costs") == +amount(journal, "pays", "marbles")
    assert total("low_water_fines") == +amount(journal, "fine", rules=("RK-42",))
    assert total("pollution_fines") == +amount(journal, "fine", rules=("RK-43",))
    assert total("instalments") == +amount(journal, "instalment")
    assert total("repairs") == +amount(journal, "repairs")
    unpaid = amount(journal, "fine", "unpaid") + amount(journal, "instalment", "unpaid")
    assert total("unpaid") == unpaid + amount(journal, "repairs", "unpaid")
    counted = Counter(event.kind for event in told)
    assert sum(len(entry.deals_made) for entry in report.rounds) == counted["accepts"]
    assert sum(len(entry.deals_refused) for entry in report.rounds) == counted["declines"]
    assert all(deal.terms for entry in report.rounds for deal in entry.deals)
    assert sum(len(cards) for entry in report.rounds for cards in entry.removed) == counted["removes"]
    assert sum(len(cards) for entry in report.rounds for cards in entry.moved) == counted["moves"]
    assert sum(card is not None for entry in report.rounds for card in entry.added) == counted["adds"]
    swaps = [event for event in told if event.kind == "accepts" and event.facts["swap"]]
    assert sum(len(entry.swaps) for entry in report.rounds) == len(swaps)
    promises = Counter(promise.what for entry in report.rounds for promise in entry.promises)
    assert promises["made"] == counted["promises"]
    assert promises["kept"] == counted["keeps promise"]
    assert promises["broken"] == counted["breaks promise"]
    assert total("water_given") == +amount(journal, "buys water for")
    conditions = counted["earned"] + counted["not earned"]
    assert sum(len(entry.conditions) for entry in report.rounds) == conditions
    lines = [GAME.line(event, report.seats).text for event in told]
    assert [line for entry in report.rounds for line in entry.lines] == [line for line in lines if line]


@rule("RK-69a")
def test_a_game_broken_off_anywhere_can_be_debriefed() -> None:
    record = played(7)
    record.fingerprint = ""
    whole = len(record.choices)
    for made in range(0, whole, max(1, whole // 25)):
        part = pw.Record(record.game, record.rules, record.seats, record.seed, record.options, record.players)
        part.choices = record.choices[:made]
        seen: Any = pw.replay(part, GAME).observe(None)
        handed = GAME.debrief(part)
        assert not handed.over
        assert handed.ending.startswith("The game is not over: round")
        assert [one.money for one in handed.document.standings] == [mayor.wag for mayor in seen.mayors]
        assert handed.tables[0].title == "Standings now"
        assert handed.csv.splitlines()[-1].startswith("now,")


@rule("RK-42", "RK-43")
def test_both_fines_are_told_where_both_fell() -> None:
    told = next(
        entry
        for number in range(1, GAMES, 5)
        for entry in debrief(played(number)).rounds
        if any(entry.low_water_fines) and any(entry.pollution_fines)
    )
    assert told.fines == [low + dirty for low, dirty in zip(told.low_water_fines, told.pollution_fines, strict=True)]


@rule("RK-69a")
def test_names_of_strangers_do_no_harm() -> None:
    record = played(0)
    record.players = ["you:<script>alert(1)</script>", '=HYPERLINK("http://x")']
    handed = GAME.debrief(record)
    assert "<script" not in handed.html
    assert "'=HYPERLINK" in handed.csv
    assert all(len(curve.name) < 30 for chart in handed.charts for curve in chart.curves)
