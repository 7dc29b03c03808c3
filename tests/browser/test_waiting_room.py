"""The waiting room and the rematch, with two and three real browsers."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from browser.playing import check_in_both_lights, lay, until_asked
from browser.test_hosting import sit, table_of
from server.running import Running
from server.talking import bearer, caller


def test_the_terms_and_sides_are_known_before_one_sits_down(visit: Any) -> None:
    host, guest = visit(), visit()
    lay(host, "civil-war", "open", listed=True)
    host.get_by_role("button", name="Begin now").wait_for()
    guest.goto(f"/#/t/{table_of(host)}")
    terms = guest.get_by_role("list", name="What is played here")
    terms.get_by_text("No clock").wait_for()
    guest.get_by_text("Seat 2 · ").wait_for()
    guest.get_by_role("button", name="Sit here").wait_for()


def test_people_talk_change_seats_and_bots_before_the_start(visit: Any) -> None:
    host, guest = visit(), visit(refused=True)
    lay(host, "mississippi-queen", "open", "random")
    sit(guest, host.get_by_label("Link to seat 2", exact=True).input_value(), "Bob")
    guest.get_by_label("Say something").fill("May I have the other colour?")
    guest.get_by_role("button", name="Say", exact=True).click()
    host.get_by_text("May I have the other colour?").wait_for()
    host.get_by_label("Who plays seat 3").select_option("")
    guest.get_by_role("button", name="Change to seat 3").click()
    host.locator(".ui-seats .seat-2").get_by_text("Bob").wait_for()
    guest.locator(".ui-seats .seat-2").get_by_text("(you)").wait_for()
    host.get_by_label("Who plays seat 2").select_option("casual")
    guest.locator(".ui-seats .seat-1").get_by_text("Bot (casual)").wait_for()
    host.get_by_role("button", name="Begin now").click()
    for page in (host, guest):
        page.locator(".ui-table").wait_for()
        assert page.get_by_text("Watching").count() == 0


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_waiting_room_fits_and_axe_finds_nothing(visit: Any, axe: Any, width: int, height: int) -> None:
    host = visit(width=width, height=height)
    lay(host, "rising-waters", "open", "random", listed=True)
    host.get_by_label("Who plays seat 3").wait_for()
    assert host.evaluate("document.documentElement.scrollWidth") <= width
    check_in_both_lights(host, axe)


# -- once more --------------------------------------------------------------------------------------------


def finished(http: httpx.Client) -> tuple[str, list[str]]:
    """A finished game of Ann and Bob."""
    plan = {"game": "pebbles", "seats": [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bob"}]}
    created = http.post("/api/tables", json=plan).json()
    name, keys = created["table"], [issued["key"] for issued in created["mine"]]
    while not (view := http.get(f"/api/tables/{name}/view").json())["outcome"]:
        seat = view["deciders"][0]
        mine = http.get(f"/api/tables/{name}/view", params={"seat": seat}, headers=bearer(keys[seat])).json()
        play = {"seat": seat, "token": mine["choices"][0], "client": f"c{mine['seq']}", "seq": mine["seq"]}
        http.post(f"/api/tables/{name}/play", json=play, headers=bearer(keys[seat]))
    return name, keys


def two_at_the_end(visit: Any, server: Running) -> tuple[Any, Any]:
    with caller(server) as http:
        name, keys = finished(http)
    pages = []
    for seat, key in enumerate(keys):
        mine = {"id": name, "game": "pebbles", "title": "Pebbles", "at": 1, "host": "", "invitations": {}}
        page = visit()
        stored = msgspec.json.encode({name: mine | {"seats": {str(seat): key}}}).decode()
        page.evaluate("text => { localStorage['paddlewheel.tables'] = text; }", stored)
        page.reload()
        page.goto(f"/#/t/{name}")
        page.get_by_role("button", name="Play again").wait_for()
        pages.append(page)
    return pages[0], pages[1]


def test_a_rematch_is_offered_and_accepted(visit: Any, server: Running) -> None:
    ann, bob = two_at_the_end(visit, server)
    ann.get_by_role("button", name="Play again").click()
    ann.get_by_text("The game begins when Bob has answered.").wait_for()
    bob.get_by_text("Ann offers a rematch.").wait_for()
    bob.get_by_role("button", name="Accept").click()
    for page in (ann, bob):
        page.locator(".ui-table").wait_for()
        assert until_asked(page)
    assert table_of(ann) == table_of(bob)


def test_a_rematch_is_declined_and_a_bot_plays(visit: Any, server: Running) -> None:
    ann, bob = two_at_the_end(visit, server)
    ann.get_by_role("button", name="Play again").click()
    bob.get_by_role("button", name="Decline").click()
    bob.get_by_text("You do not play in the rematch.").wait_for()
    ann.locator(".ui-table").wait_for()
    assert until_asked(ann)
