"""People at a table, each in a browser of their own: they leave, come back, pause, run out of time, share a screen."""

from __future__ import annotations

import re
from typing import Any

import httpx
import msgspec
import pytest

import paddlewheel as pw
from browser.playing import CHOICES, check_in_both_lights, until_asked
from paddlewheel.kernel import GUESS_STREAM, Chance
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.views import view
from server.running import Running

QUEEN = "mississippi-queen"
KEEP = """([table, seats]) => { localStorage['paddlewheel.tables'] = JSON.stringify({[table]:
  {id: table, game: '', title: '', at: Date.now(), host: '', seats, invitations: {}}}) }"""


def laid(server: Running, names: list[str], game: str = QUEEN, **plan: Any) -> tuple[str, dict[int, str]]:
    """A table of these people; its id and their keys."""
    seats = [{"who": "me", "name": name} for name in names]
    answer = httpx.post(f"{server.http}/api/tables", json={"game": game, "seats": seats, **plan})
    created = answer.raise_for_status().json()
    return created["table"], {issued["seat"]: issued["key"] for issued in created["mine"]}


def sit(page: Any, table: str, keys: dict[int, str]) -> Any:
    """Open the table with these keys."""
    page.evaluate(KEEP, [table, keys])
    page.goto(f"/#/t/{table}")
    page.reload()
    page.locator(".ui-table, .ui-curtain").first.wait_for()
    return page


def people(visit: Any, server: Running, *names: str, **plan: Any) -> list[Any]:
    """A page for each of these people, at one table."""
    table, keys = laid(server, list(names), **plan)
    return [sit(visit(refused=True), table, {seat: keys[seat]}) for seat in range(len(names))]


def press(page: Any, button: str) -> None:
    page.get_by_role("button", name=button, exact=True).click()


def leave_by(page: Any, button: str) -> None:
    page.get_by_text("Leave…", exact=True).click()
    press(page, button)


def resign(page: Any) -> None:
    leave_by(page, "Resign")
    page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()


# -- leaving --------------------------------------------------------------------------------------------------


def test_who_resigns_loses_and_the_other_one_wins(visit: Any, server: Running) -> None:
    ada, bob = people(visit, server, "Ada", "Bob")
    resign(bob)
    ada.get_by_role("heading", name="You have won").wait_for()
    bob.get_by_role("heading", name="You have lost").wait_for()
    assert "resigns." in ada.locator(".ui-result").inner_text()
    ada.get_by_role("link", name="Replay").click()
    ada.get_by_text("Replay of Mississippi Queen").first.wait_for()


def test_at_a_table_of_three_a_bot_plays_on_for_who_resigns(visit: Any, server: Running) -> None:
    ada, bob, cleo = people(visit, server, "Ada", "Bob", "Cleo")
    resign(ada)
    for page in (bob, cleo):
        page.get_by_text("has resigned").first.wait_for()
    assert until_asked(bob)
    assert ada.get_by_text("Leave…", exact=True).count() == 0


def test_the_others_decide_what_happens_when_somebody_is_away(visit: Any, server: Running) -> None:
    ada, bob, cleo = people(visit, server, "Ada", "Bob", "Cleo", absent_after=5)
    table = ada.url
    ada.goto("/#/")
    for page in (bob, cleo):
        page.get_by_text("Ada has been away for").wait_for()
    press(cleo, "Wait")
    press(bob, "Let a bot play")
    bob.get_by_text("away, played by a bot").first.wait_for()
    assert until_asked(bob)
    ada.goto(table)
    ada.locator(".ui-table").wait_for()
    bob.get_by_text("away, played by a bot").first.wait_for(state="detached")


def test_a_game_ends_without_a_winner_when_all_agree(visit: Any, server: Running) -> None:
    ada, bob, cleo = people(visit, server, "Ada", "Bob", "Cleo")
    leave_by(ada, "Ask to end the game")
    for page in (bob, cleo):
        page.get_by_text("Ada asks to end the game").wait_for()
    press(bob, "End it")
    cleo.get_by_text("Ada and Bob ask to end the game").wait_for()
    press(cleo, "End it")
    for page in (ada, bob, cleo):
        page.get_by_role("heading", name="Ended without a winner").wait_for()


def test_a_bot_plays_for_who_leaves_until_they_open_the_table(visit: Any, server: Running) -> None:
    ada, bob = people(visit, server, "Ada", "Bob")
    table = ada.url
    leave_by(ada, "Let a bot play for me")
    ada.get_by_role("heading", name="River games").wait_for()
    bob.get_by_text("away, played by a bot").first.wait_for()
    assert until_asked(bob)
    ada.goto(table)
    ada.locator(".ui-table").wait_for()
    bob.get_by_text("away, played by a bot").first.wait_for(state="detached")


# -- clocks and pauses ----------------------------------------------------------------------------------------


def own_time(page: Any) -> int:
    minutes, seconds = page.get_by_role("timer", name="Your time").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def test_a_pause_is_asked_for_refused_agreed_to_and_ended(visit: Any, server: Running) -> None:
    ada, bob = people(visit, server, "Ada", "Bob", clock={"decision": 300})
    leave_by(ada, "Ask for a pause")
    bob.get_by_text("Ada asks for a pause.").wait_for()
    ada.get_by_text("Not answered yet: Bob.").wait_for()
    press(bob, "Go on playing")
    ada.get_by_text("You ask for a pause.").wait_for(state="detached")
    leave_by(bob, "Ask for a pause")
    press(ada, "Agree")
    for page in (ada, bob):
        page.get_by_text("The table is paused.").wait_for()
    press(bob, "Go on")
    ada.get_by_text("The table is paused.").wait_for(state="detached")


def test_undo_does_not_refill_the_clock_that_is_shown(visit: Any, server: Running) -> None:
    ada, _ = people(visit, server, "Ada", "Bob", clock={"decision": 600})
    ada.get_by_role("timer", name="Your time").get_by_text(re.compile("9:[0-5][0-7]")).wait_for()
    before = own_time(ada)
    ada.locator(f"{CHOICES}[data-token='speed 1']").click()
    ada.locator(f"{CHOICES}[data-token=forward]").wait_for()
    press(ada, "Undo")
    ada.locator(f"{CHOICES}[data-token='speed 1']").wait_for()
    ada.get_by_role("timer", name="Your time").get_by_text(re.compile("9:[0-5][0-7]")).wait_for()
    assert own_time(ada) <= before


def test_what_the_clock_chose_is_told_and_ones_own_clock_warns(visit: Any, server: Running) -> None:
    ada, bob = people(visit, server, "Ada", "Bob", clock={"decision": 6})
    ada.locator(".ui-own-clock.short").wait_for()
    for page in (ada, bob):
        page.locator(".ui-journal").get_by_text("Time is up: the table chooses for").first.wait_for()
    assert ada.get_by_role("button", name="Undo").is_disabled()


# -- one screen -----------------------------------------------------------------------------------------------


def test_people_at_one_screen_have_names_and_hand_it_over(visit: Any, axe: Any) -> None:
    page = visit()
    page.evaluate("localStorage['paddlewheel.asksAlways'] = 'true'")
    page.goto("/#/new/civil-war")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option("me")
    page.get_by_label("Name at seat 2").fill("Bob")
    press(page, "Lay the table")
    heading = page.get_by_role("heading", name="Hand over to")
    heading.wait_for()
    first, other = ("Ada", "Bob") if "Ada" in heading.inner_text() else ("Bob", "Ada")
    for _ in range(2):
        page.get_by_role("heading", name=f"Hand over to {first}").wait_for()
        assert page.locator(".ui-table, .ui-journal, .ui-canvas, .ui-choice").count() == 0
        page.reload()
    check_in_both_lights(page, axe)
    press(page, f"I am {first}")
    for _ in range(40):
        page.locator(f"{CHOICES}, .ui-curtain").first.wait_for()
        if page.locator(".ui-curtain").count():
            break
        seq = page.locator(".ui-table").get_attribute("data-seq")
        page.locator(CHOICES).first.click()
        page.wait_for_function(
            "seq => document.querySelector('.ui-curtain') || document.querySelector('.ui-table')?.dataset.seq !== seq",
            arg=seq,
        )
    page.get_by_role("heading", name=f"Hand over to {other}").wait_for()
    assert page.locator(".ui-table, .ui-journal, .ui-canvas, .ui-choice").count() == 0
    press(page, f"I am {other}")
    assert until_asked(page)


def test_a_game_without_secrets_has_no_curtain(visit: Any, server: Running) -> None:
    table, keys = laid(server, ["Ada", "Bob"])
    page = sit(visit(), table, keys)
    assert until_asked(page)
    assert page.locator(".ui-curtain").count() == 0


def handed_over(page: Any, server: Running, log: GameLog[Any], decided: GameLog[Any]) -> tuple[str, str]:
    """The page as the first person sees it, and behind the curtain; from the views of these positions."""
    table, keys = laid(server, ["Ada", "Bob"], game="civil-war")
    info = httpx.get(f"{server.http}/api/tables/{table}").json()

    def sent(position: GameLog[Any], seq: int) -> list[str]:
        views = [msgspec.structs.replace(view(position, seat, "scene"), seq=seq) for seat in (0, 1)]
        return [msgspec.json.encode(each).decode() for each in views]

    sockets: list[Any] = []

    def answer(socket: Any) -> None:
        sockets.append(socket)
        messages = [{"type": "welcome", "table": table, "seats": [0, 1]}, {**info, "id": "TABLE"}]

        def hear(message: Any) -> None:
            if '"hello"' in message:
                for each in [*(msgspec.json.encode(message).decode() for message in messages), *sent(log, 0)]:
                    socket.send(each)

        socket.on_message(hear)

    page.route_web_socket(re.compile("/live$"), answer)
    sit(page, table, keys)
    press(page, "I am Ada")
    page.locator(".ui-table").wait_for()
    seen = page.locator(".ui-now").inner_html() + str(
        page.locator(".ui-canvas").evaluate_all("all => all.map(one => one.shadowRoot.innerHTML)")
    )
    for message in sent(decided, 1):
        sockets[-1].send(message)
    page.get_by_role("heading", name="Hand over to Bob").wait_for()
    return seen, str(page.content())


def test_before_the_curtain_opens_nothing_depends_on_what_the_next_person_may_not_know(
    visit: Any, server: Running
) -> None:
    """What Bob may not know is dealt a second time, and the page is the same to the byte."""
    log: GameLog[Any] = GameLog(pw.load("civil-war"), 2, 7, {})
    decided = log.copy()
    while 0 in decided.state.deciders:
        decided.play(0, decided.state.choices(0)[0])
    assert decided.state.deciders == (1,)
    # A deal in which Ada's hand is another one.
    state = log.state
    deals = (state.resample(1, Chance(seed, GUESS_STREAM)).observe(0) for seed in range(99))
    seed = next(seed for seed, observed in enumerate(deals) if observed != state.observe(0))
    pages = []
    for is_dealt_again in (False, True):
        positions = [log.copy(), decided.copy()]
        for position in positions:
            if is_dealt_again:
                position.state = position.state.resample(1, Chance(seed, GUESS_STREAM))
        pages.append(handed_over(visit(), server, positions[0], positions[1]))
    (one, curtain), (other, same_curtain) = pages
    assert one != other
    assert curtain == same_curtain


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
def test_the_notes_are_in_sight_and_without_faults(
    visit: Any, server: Running, axe: Any, size: tuple[int, int]
) -> None:
    table, keys = laid(server, ["Ada", "Bob"], clock={"game": 600, "increment": 5})
    ada = sit(visit("", *size), table, {0: keys[0]})
    bob = sit(visit("", *size), table, {1: keys[1]})
    leave_by(bob, "Ask for a pause")
    ada.get_by_text("Bob asks for a pause.").wait_for()
    check_in_both_lights(ada, axe)
    assert ada.evaluate("document.body.scrollWidth <= document.body.clientWidth")
