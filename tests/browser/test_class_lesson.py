"""A whole lesson: a teacher and six pupils, late, leaving, coming back, one on a phone, and a server that restarts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.lessons import code_on_the_wall, come_in, console_of, glance, open_class, scanned, seat_of
from browser.playing import CHOICES, until_asked
from server.running import Running


@pytest.fixture
def school(tmp_path: Path) -> Iterator[Running]:
    """A server of this test's own: it is killed in mid-lesson."""
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def enter(visit: Any, school: Running) -> Any:
    return lambda **options: visit(base_url=school.http, refused=True, **options)


def ask_and_do(page: Any, button: str) -> None:
    page.get_by_role("button", name=button, exact=True).click()
    page.get_by_role("alertdialog").get_by_role("button", name=button, exact=True).click()


def test_a_whole_lesson(enter: Any, school: Running) -> None:
    teacher = enter(width=1280, height=720)
    open_class(teacher)
    code = code_on_the_wall(teacher)
    link = scanned(teacher.locator(".ui-door-code"))
    assert link == f"{school.http}/#/join/{code.replace(' ', '')}"

    # They arrive: one by the camera of a phone, the others by the code as they hear it.
    ada = enter(width=390, height=844)
    ada.goto(link)
    ada.get_by_label("Your first name").fill("Ada")
    ada.get_by_role("button", name="Come in").click()
    ada.get_by_text("Table 1 ·").wait_for()
    others = {name: enter(width=1280, height=720) for name in ("Ben", "Cleo", "Dan", "Eva")}
    for name, page in others.items():
        come_in(page, code.lower().replace(" ", "-"), name)
    teacher.get_by_text("5 pupils are here").wait_for()
    assert teacher.locator(".ui-arrived").get_by_text("Cleo").is_visible()

    # The game begins on every screen by itself.
    teacher.get_by_role("link", name="Back to the console").click()
    console = console_of(teacher)
    teacher.get_by_role("button", name="Begin all tables").click()
    for page in (ada, *others.values()):
        page.locator(".ui-table").wait_for()
    tables = {name: seat_of(page) for name, page in others.items()}
    assert tables["Ben"] == tables["Cleo"] == seat_of(ada) != tables["Dan"] == tables["Eva"]

    # The sixth is late, and takes the seat of a bot.
    finn = enter(width=1280, height=720)
    come_in(finn, code, "Finn")
    finn.locator(".ui-table").wait_for()
    assert seat_of(finn) == tables["Eva"]
    glance(teacher, 2).get_by_role("button", name="Finn").wait_for()

    # A message to all, and one to a table; a pause that pupils cannot end.
    say(teacher, "Think of the coal.")
    say(teacher, "You are quick!", "Table 2")
    finn.get_by_text("You are quick!").wait_for()
    ada.get_by_text("Think of the coal.").wait_for()
    assert ada.get_by_text("You are quick!").count() == 0
    ada.get_by_role("button", name="OK").click()
    teacher.get_by_role("button", name="Pause all").click()
    for page in (ada, finn):
        page.get_by_text("Your teacher has paused the game.").wait_for()
        assert page.get_by_role("button", name="Go on").count() == 0
    teacher.get_by_role("button", name="All go on").click()
    ada.get_by_text("Your teacher has paused the game.").wait_for(state="hidden")
    assert until_asked(ada)
    before = int(ada.locator(".ui-table").get_attribute("data-seq"))
    ada.locator(CHOICES).first.click()
    ada.wait_for_function("seq => Number(document.querySelector('.ui-table').dataset.seq) > seq", arg=before)
    after = int(ada.locator(".ui-table").get_attribute("data-seq"))

    # The server is killed and comes back: nothing is lost.
    school.kill()
    teacher.get_by_text("Connection lost").wait_for()
    school.start()
    for page in (teacher, ada, finn):
        page.get_by_text("Connection lost").wait_for(state="hidden")
    for page in (teacher, ada):
        page.reload()
    assert int(ada.locator(".ui-table").get_attribute("data-seq")) >= after
    assert seat_of(ada) == tables["Ben"]
    assert ada.get_by_text("Think of the coal.").count() == 0
    glance(teacher, 2).get_by_role("button", name="Finn").wait_for()
    teacher.get_by_role("list", name="Sent").get_by_text("You are quick!").wait_for()

    # Ben's device fails. A bot sits in, until he comes back on another one and gets his seat back.
    others["Ben"].close()
    glance(teacher, 1).get_by_role("button", name="Ben").get_by_text("Ben").wait_for()
    glance(teacher, 1).get_by_text("away").wait_for()
    glance(teacher, 1).get_by_role("button", name="Ben").click()
    teacher.get_by_role("button", name="Let a bot sit in").click()
    glance(teacher, 1).get_by_text("bot plays").wait_for()
    ben = enter(width=390, height=844)
    come_in(ben, code, "ben")
    ben.get_by_text("A bot plays for you.").wait_for()
    assert seat_of(ben) == tables["Ben"]
    glance(teacher, 1).get_by_role("button", name="Ben").click()
    teacher.get_by_role("button", name="Hand the seat back").click()
    ben.get_by_text("A bot plays for you.").wait_for(state="hidden")

    # A pupil is moved; a table gets a new game; both screens go there by themselves.
    glance(teacher, 1).get_by_role("button", name="Cleo").click()
    teacher.get_by_label("Sits at").select_option("")
    others["Cleo"].locator(".ui-pupil").wait_for()
    others["Cleo"].get_by_role("link", name="Table 2").wait_for()
    teacher.get_by_role("button", name="More about Table 2").click()
    ask_and_do(teacher, "New game")
    finn.wait_for_function("old => !location.hash.includes(old)", arg=tables["Eva"])
    assert seat_of(finn) == seat_of(others["Eva"]) != tables["Eva"]

    # Time to talk, seen by all; then the end, and the question first.
    teacher.get_by_label("What to talk about").fill("What was lucky?")
    teacher.get_by_role("button", name="Pause and talk").click()
    ada.get_by_text("What was lucky?").wait_for()
    teacher.get_by_role("button", name="End the talk now").click()
    ada.get_by_text("What was lucky?").wait_for(state="hidden")
    ask_and_do(teacher, "End all and debrief")
    for page in (ada, ben, finn):
        page.get_by_role("heading", name="The games are over").wait_for()
    ada.get_by_role("link", name="The joint debriefing").click()
    ada.get_by_role("heading", name="How the tables ended").wait_for()

    # Removed with a question first; then nobody finds it any more, and the browser of a pupil has nothing left.
    teacher.goto(console)
    teacher.get_by_text("Export and remove").click()
    ask_and_do(teacher, "Remove the class")
    teacher.get_by_role("heading", name="For a class").wait_for()
    finn.get_by_role("heading", name="You are not in the class").wait_for()
    finn.get_by_role("button", name="Come in again").click()
    finn.get_by_label("Your first name").fill("Finn")
    finn.get_by_role("button", name="Come in").click()
    finn.get_by_text("There is no class with this code.").wait_for()
    assert "Finn" not in finn.evaluate("JSON.stringify(localStorage)")


def say(teacher: Any, text: str, to: str = "all") -> None:
    teacher.get_by_label("Message to", exact=True).select_option(label=f"To {to}")
    teacher.get_by_role("textbox", name="Message", exact=True).fill(text)
    teacher.get_by_role("button", name="Send").click()
    teacher.get_by_role("list", name="Sent").get_by_text(text).wait_for()
