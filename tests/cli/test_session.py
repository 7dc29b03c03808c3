"""A session at one terminal: what is understood, what is played by itself, and what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.cli.choice_list import choice_lines
from paddlewheel.cli.saved_game import SavedGame
from paddlewheel.cli.session import Session


def a_session(folder: Path, name: str, *players: str, seed: int = 3) -> Session:
    session = Session(SavedGame.new(pw.load(name), players, seed, {}, folder / "game.record"))
    session.run_on(lambda: None)
    return session


def said(session: Session, answer: str) -> str:
    return "\n".join(line.plain for line in session.answer(0, answer).lines)


def chosen(session: Session) -> list[str]:
    return [token for seat, token in session.log.choices if seat == 0]


@pytest.mark.parametrize("answer", ["iron l", "IRON BRIGADE (8) TO THE LEFT", "Commit u12 Left", "7"])
def test_a_choice_by_half_words_and_in_any_case(tmp_path: Path, answer: str) -> None:
    session = a_session(tmp_path, "civil-war", "you", "random")
    assert session.answer(0, answer).changed
    assert chosen(session) == ["commit U12 left"]


def test_what_leaves_no_choice_is_played_and_taken_back_with_the_choice_before_it(tmp_path: Path) -> None:
    session = a_session(tmp_path, "civil-war", "you", "you")
    session.curtain.open_for(0)
    session.answer(0, "iron l")
    session.answer(0, "u.s. right")
    assert len(chosen(session)) == 2
    session._undo(0)
    assert chosen(session) == ["commit U12 left"]
    session.answer(0, "u.s. right")
    assert session.run_on(lambda: None) == 1
    assert len(chosen(session)) == 3
    said_in_words = said(session, "undo")
    assert said_in_words == ""
    assert chosen(session) == ["commit U12 left"]


def test_why_of_half_a_word_names_the_decision_it_belongs_to(tmp_path: Path) -> None:
    session = a_session(tmp_path, "civil-war", "you", "random")
    answer = said(session, "why stre")
    assert "belongs to another decision: which of your columns an event strengthens" in answer
    assert "Now you decide: where your reinforcements go" in answer
    assert said(session, "why 1").startswith("You can do that: commit U13 left")


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("why fowrard", "no choice is called 'fowrard'; did you mean 'Forward' or 'forward'?"),
        ("why", "say what"),
        ("why zzzzzz", "? tells what can be chosen now"),
        ("sped 2", "none of the choices; did you mean 'Speed 2 (free)'"),
    ],
)
def test_what_is_not_understood_gets_a_suggestion_that_fits(tmp_path: Path, answer: str, sentence: str) -> None:
    session = a_session(tmp_path, "mississippi-queen", "you", "random")
    if "fowrard" in answer:
        session.answer(0, "speed 2")
    words = said(session, answer)
    assert sentence in words or sentence.replace("'Forward' or 'forward'", "'forward'") in words


def test_an_undo_that_is_refused_cites_the_rule_about_undo(tmp_path: Path) -> None:
    session = a_session(tmp_path, "mississippi-queen", "you", "random")
    assert "(PW-1)" in said(session, "undo")


def test_a_hint_for_one_choice_says_that_there_is_nothing_to_advise(tmp_path: Path) -> None:
    session = a_session(tmp_path, "civil-war", "you", "you")
    session.answer(0, "iron l")
    session.answer(0, "u.s. right")
    assert "nothing to advise" in said(session, "hint")


def test_a_finished_game_names_the_commands_that_look_back_at_it(tmp_path: Path) -> None:
    session = a_session(tmp_path, "rising-waters", "random", "random")
    assert session.run_on(lambda: None) is None
    lines = session.ending()
    assert [line.split(": ")[1].split()[:2] for line in lines] == [
        ["paddlewheel", "replay"],
        ["paddlewheel", "analyse"],
        ["paddlewheel", "debrief"],
    ]


def test_a_war_that_is_over_shows_no_further_battle(tmp_path: Path) -> None:
    session = a_session(tmp_path, "civil-war", "random", "random")
    shown = session.game.text(session.log.state.observe(None))
    assert "wins the war" in shown
    assert "Battle " not in shown


def test_a_ship_that_never_arrived_has_no_place() -> None:
    """The last round of a race of one round ends it: nobody has landed, and nobody is first."""
    game = pw.load("mississippi-queen")
    state = game.new(seats=2, seed=1, rounds=1)
    while state.deciders:
        state.play(state.deciders[0], state.choices(state.deciders[0])[-1])
    seen = state.observe(None)
    ships = [line for line in game.scene(seen).status if line.seat is not None]
    assert [line.figures[0].value for line in ships] == ["not landed", "not landed"]
    assert "first" not in game.text(seen)
    assert game.text(seen).count("not landed") == 2


def test_choices_that_differ_in_one_word_share_a_line_where_there_are_many() -> None:
    labels = [
        f"Iron Brigade ({value}) to the {side} column" for value in (7, 8) for side in ("left", "centre", "right")
    ]
    assert choice_lines(labels, 60, 6)[0] == "  1  Iron Brigade (7) to the left column"
    assert choice_lines(labels, 60, 3) == [
        "1-3  Iron Brigade (7) to the left / centre / right column",
        "4-6  Iron Brigade (8) to the left / centre / right column",
    ]
    tiles = [f"Pull T{tile:02}" for tile in range(30)]
    assert choice_lines(tiles, 80, 6)[0] == "  1  Pull T00    7  Pull T06   13  Pull T12   19  Pull T18   25  Pull T24"
    assert choice_lines(tiles, 80, 5)[0] == "1-6  Pull T00 / T01 / T02 / T03 / T04 / T05"


def test_a_letter_is_the_choice_that_begins_with_it_and_else_the_command(tmp_path: Path) -> None:
    session = a_session(tmp_path, "mississippi-queen", "you", "random")
    assert said(session, "ru").startswith("MQ-")
    assert said(session, "STATUS").startswith("  Round")
    session.answer(0, "speed 2")
    assert session.answer(0, "f").changed
    assert chosen(session) == ["speed 2", "forward"]
    assert session.answer(0, "Map").looks_at_all
    assert session.answer(0, "QUIT").leaves


def test_the_beginning_of_a_command_that_is_refused_says_why(tmp_path: Path) -> None:
    session = a_session(tmp_path, "civil-war", "you", "you")
    session.answer(0, "iron l")
    session.answer(0, "u.s. right")
    assert "nothing to advise" in said(session, "hin")
