"""Asking about anything that some choice of the game could touch says why it cannot be chosen now."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.presentation import presented
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.views import why_not

RECORDS = Path(__file__).parents[1] / "records"
GAMES = sorted(path.name for path in RECORDS.iterdir() if path.is_dir())
#: The positions of a record that are looked at are this far apart.
APART = 17


@pytest.mark.parametrize("game", GAMES)
def test_what_can_ever_be_chosen_answers_why_not(game: str) -> None:
    for path in sorted((RECORDS / game).glob("*.record"))[:3]:
        record = pw.parse_record(path.read_text(encoding="utf-8"))
        log = GameLog(presented(pw.load(record.game)), record.seats, record.seed, record.options)
        if record.seats == 1:
            continue  # What is on the board of the other role is not asked about.
        # What this seat could choose so far, by the element that it touched.
        known: dict[int, dict[str, str]] = {seat: {} for seat in range(record.seats)}
        for number, (seat, token) in enumerate(record.choices):
            scene = log.game.scene(log.state.observe(seat))
            known[seat] |= {each: offer.token for offer in scene.offers for each in offer.touches}
            if number % APART == 0:
                shown = {each.id for area in scene.areas for each in area.elements}
                for element in shown & set(known[seat]):
                    _check(log, seat, element)
            log.play(seat, token)


def _check(log: GameLog[pw.AnyState], seat: int, element: str) -> None:
    answer = why_not(log, seat, None, element)
    if answer.allowed:
        assert element in {each for offer in log.game.scene(log.state.observe(seat)).offers for each in offer.touches}
        return
    if not answer.why:
        assert log.state.step().name == "move", "a hex that no piece is beside has no answer while pieces move"
        return
    assert answer.rule in log.game.rulebook, (element, answer)
    assert answer.why.endswith("."), (element, answer)


def test_an_element_that_is_not_there_has_no_answer() -> None:
    for game in GAMES:
        log = GameLog(presented(pw.load(game)), pw.load(game).info.usual_seats, 1, {})
        for element in ("land-1-x", "card-nobody", "lane-9-9", "ship-77", "tile-999", "plot-9-9", "hex-z9", "", "💧"):
            assert why_not(log, log.state.deciders[0], None, element).why == ""


def test_nobody_is_told_a_reason_of_the_table_while_another_decides() -> None:
    log = GameLog(presented(pw.load("mississippi-queen")), 2, 1, {})
    assert why_not(log, 1, None, "ship-1").why == "You are not asked now: somebody else decides."


def test_an_element_of_several_decisions_names_them() -> None:
    log = GameLog(presented(pw.load("rising-waters")), 3, 1, {})
    for _ in range(4):
        seat = log.state.deciders[0]
        log.play(seat, log.state.choices(seat)[0])
    while log.state.step().name != "act":
        seat = log.state.deciders[0]
        log.play(seat, log.state.choices(seat)[-1])
    answer = why_not(log, log.state.deciders[0], None, "hex-k4")
    assert answer.why.startswith("This belongs to other decisions: ")
    assert answer.why.endswith("Now you decide: your next action.")
