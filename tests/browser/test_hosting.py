"""Hosts and administrators in the browser, and links that give nothing away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.playing import CHOICES, check_in_both_lights, lay, until_asked
from server.running import Running

ADMIN = "the-key-of-the-administrator"
NARROW = "() => [...document.querySelectorAll('.ui-tabs, body')].every(one => one.scrollWidth <= one.clientWidth)"
MINE = "() => JSON.parse(localStorage['paddlewheel.tables'] ?? '{}')"


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Running]:
    """A server of this test's own, with an administrator."""
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", admin_key=ADMIN)
    running.start()
    yield running
    running.stop()


def lay_for_two(page: Any) -> str:
    """Lay a table of Mississippi Queen with a free seat. Returns the link to the seat."""
    lay(page, "mississippi-queen", "open")
    return str(page.get_by_label("Link to seat 2", exact=True).input_value())


def sit(page: Any, link: str, name: str = "Mallory") -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").click()
    page.get_by_text(f"{name} (you)").first.wait_for()


def table_of(page: Any) -> str:
    return str(page.url.split("#/t/")[1])


def secrets_of(page: Any) -> list[str]:
    """All keys and invitations that this browser keeps."""
    found: list[str] = []
    for mine in page.evaluate(MINE).values():
        found += [mine["host"], *mine["seats"].values(), *mine["invitations"].values()]
    return [secret for secret in found if secret]


def two_at_a_table(visit: Any, **options: Any) -> tuple[Any, Any]:
    """The host and Mallory, before the start."""
    host, guest = visit(**options), visit(refused=True, **options)
    sit(guest, lay_for_two(host))
    host.get_by_text("Mallory").first.wait_for()
    return host, guest


def in_a_game(visit: Any, **options: Any) -> tuple[Any, Any]:
    host, guest = two_at_a_table(visit, **options)
    host.get_by_role("button", name="Begin now").click()
    assert until_asked(host)
    guest.locator(".ui-table").wait_for()
    return host, guest


def say_yes(page: Any, button: str) -> None:
    """Press a button that asks first, and answer yes."""
    page.get_by_role("button", name=button, exact=True).click()
    page.get_by_role("alertdialog").get_by_role("button").first.click()


# -- links ------------------------------------------------------------------------------------------------


def test_an_invitation_leaves_the_address_at_once_and_works_after_a_reload(visit: Any) -> None:
    host, guest = visit(), visit()
    link = lay_for_two(host)
    guest.goto(link)
    guest.get_by_role("button", name="Sit here").wait_for()
    assert guest.url.endswith(f"/#/t/{table_of(host)}")
    guest.reload()
    sit_again = guest.get_by_role("button", name="Sit here")
    sit_again.click()
    guest.get_by_text("(you)").wait_for()
    guest.go_back()
    assert "invite" not in guest.url


def test_the_address_of_a_player_shows_others_what_spectators_see(visit: Any) -> None:
    host, guest = visit(), visit()
    lay(host, "civil-war", "open")
    sit(guest, host.get_by_label("Link to seat 2", exact=True).input_value())
    host.get_by_role("button", name="Begin now").click()
    assert until_asked(host)
    for page in (host, guest):
        page.locator(".ui-table").wait_for()
        stranger = visit()
        stranger.goto(page.url)
        stranger.get_by_text("Watching").wait_for()
        assert stranger.locator(CHOICES).count() == 0
        assert stranger.locator(".ui-hand").count() == 0
        assert stranger.get_by_role("tab", name="Host").count() == 0
        assert secrets_of(stranger) == []


def test_a_used_invitation_says_what_to_do(visit: Any) -> None:
    host, guest, late = visit(), visit(), visit()
    link = lay_for_two(host)
    sit(guest, link)
    late.goto(link)
    late.get_by_text("ask the host for a new link").wait_for()
    host.get_by_role("button", name="Begin now").click()
    late.locator(".ui-table").wait_for()
    late.get_by_text("ask the host for a new link").wait_for()
    late.get_by_role("button", name="Close the note").click()
    late.get_by_text("ask the host for a new link").wait_for(state="hidden")


def test_a_new_link_makes_the_old_one_void(visit: Any) -> None:
    host, guest = visit(), visit(refused=True)
    old = lay_for_two(host)
    say_yes(host, "New link: seat 2")
    host.wait_for_function("old => document.querySelector('[aria-label=\"Link to seat 2\"]').value !== old", arg=old)
    guest.goto(old)
    guest.get_by_role("button", name="Sit here").click()
    guest.get_by_text("This invitation is used up or was replaced").wait_for()
    sit(guest, host.get_by_label("Link to seat 2", exact=True).input_value())


def test_no_key_is_in_an_address_a_referer_or_a_title(visit: Any) -> None:
    host, guest = visit(), visit()
    seen: list[str] = []
    for page in (host, guest):
        page.on("request", lambda request: seen.extend([request.url, request.headers.get("referer", "")]))
        page.on("websocket", lambda socket: seen.append(socket.url))
        page.on("framenavigated", lambda frame: seen.append(frame.url))
    link = lay_for_two(host)
    invitation = link.split("invite=")[1]
    sit(guest, link)
    host.get_by_role("button", name="Begin now").click()
    assert until_asked(host)
    guest.locator(".ui-table").wait_for()
    host.locator(CHOICES).first.click()
    keys = [secret for page in (host, guest) for secret in secrets_of(page) if secret != invitation]
    assert len(keys) == 3
    told = [*seen, *(text for page in (host, guest) for text in (page.url, page.title()))]
    assert not [text for text in told if any(key in text for key in keys)]
    # The link itself is opened once; nothing but the fragment of that one page has it.
    assert {text.split("#")[0] for text in told if invitation in text} <= {link.split("#")[0]}
    assert all(invitation not in page.url for page in (host, guest))


@pytest.mark.parametrize("address", ["t/{}?seat=0&key=k123456789abcdef0", "table/{}/k123456789abcdef0"])
def test_a_key_in_an_address_is_taken_out_and_opens_nothing(visit: Any, address: str) -> None:
    host, guest = visit(), visit()
    host.get_by_role("button", name="Play now: Civil War").click()
    assert until_asked(host)
    guest.goto("/#/" + address.format(table_of(host)))
    guest.get_by_text("Watching").wait_for()
    assert guest.url.endswith(f"#/t/{table_of(host)}")


# -- the host ---------------------------------------------------------------------------------------------


def test_a_removed_player_watches_and_somebody_else_sits_down(visit: Any) -> None:
    host, guest = in_a_game(visit)
    host.get_by_role("tab", name="Host").click()
    host.get_by_role("button", name="Remove: Mallory, seat 2").click()
    host.get_by_role("alertdialog").get_by_role("button", name="Cancel").click()
    assert guest.get_by_text("Watching").count() == 0
    say_yes(host, "Remove: Mallory, seat 2")
    guest.get_by_text("This seat is no longer yours.").wait_for()
    guest.get_by_text("Watching").wait_for()
    assert secrets_of(guest) == []
    host.get_by_role("button", name="Make a link to seat 2").click()
    third = visit()
    sit(third, host.get_by_label("Link to seat 2", exact=True).input_value(), "Cleo")
    assert third.get_by_text("Watching").count() == 0
    guest.get_by_text("Cleo").first.wait_for()


def test_a_player_who_is_removed_before_the_start_is_told(visit: Any) -> None:
    host, guest = two_at_a_table(visit)
    say_yes(host, "Remove: Mallory, seat 2")
    guest.get_by_text("This seat is no longer yours.").wait_for()
    assert guest.get_by_role("button", name="Sit here").count() == 0
    assert secrets_of(guest) == []


def test_a_bot_takes_over_and_plays_on(visit: Any) -> None:
    host, guest = in_a_game(visit)
    host.get_by_role("tab", name="Host").click()
    say_yes(host, "Give to a bot: seat 2")
    guest.get_by_text("Watching").wait_for()
    host.get_by_role("tabpanel").get_by_text("Steady bot").wait_for()


def test_a_muted_player_reads_why_they_cannot_talk(visit: Any) -> None:
    host, guest = in_a_game(visit)
    guest.get_by_role("tab", name="Talk").click()
    guest.get_by_label("Say something").wait_for()
    host.get_by_role("tab", name="Host").click()
    host.get_by_role("button", name="Mute: Mallory").click()
    guest.get_by_text("The host has muted you.").wait_for()
    assert guest.get_by_label("Say something").count() == 0
    host.get_by_role("button", name="Let talk: Mallory").click()
    guest.get_by_label("Say something").wait_for()


def test_a_closed_table_offers_nothing_and_a_deleted_one_is_gone_for_all(visit: Any) -> None:
    host, guest = in_a_game(visit)
    host.get_by_role("tab", name="Host").click()
    say_yes(host, "Close the table")
    for page in (host, guest):
        page.get_by_text("This table is closed: nobody plays on").wait_for()
        assert page.locator(CHOICES).count() == 0
    say_yes(host, "Delete the table")
    for page in (host, guest):
        page.get_by_role("heading", name="This table cannot be opened").wait_for()
        page.get_by_text("This table has been deleted.").wait_for()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_panel_of_the_host_fits_and_axe_finds_nothing(visit: Any, axe: Any, width: int, height: int) -> None:
    host, _ = two_at_a_table(visit, width=width, height=height)
    for _ in range(2):
        assert host.evaluate("document.documentElement.scrollWidth") <= width
        host.get_by_role("button", name="Remove: Mallory, seat 2").click()
        host.get_by_role("alertdialog").wait_for()
        check_in_both_lights(host, axe)
        host.get_by_role("alertdialog").get_by_role("button", name="Cancel").click()
        begin = host.get_by_role("button", name="Begin now")
        if begin.count():
            begin.click()
            assert until_asked(host)
            host.get_by_role("tab", name="Host").click()
            assert host.evaluate(NARROW)


# -- the administrator ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_administrator_sees_the_load_and_deletes_a_table(
    visit: Any, watched: Running, axe: Any, width: int, height: int
) -> None:
    player = visit(base_url=watched.http)
    player.get_by_role("button", name="Play now: Mississippi Queen").click()
    assert until_asked(player)
    page = visit("admin", refused=True, base_url=watched.http, width=width, height=height)
    seen: list[str] = []
    page.on("request", lambda request: seen.append(request.url))
    key = page.get_by_label("The key that the server printed")
    key.fill("not-the-right-key-at-all")
    page.get_by_role("button", name="Open").click()
    page.get_by_text("This is not the administrator's key.").wait_for()
    key.fill(ADMIN)
    page.get_by_role("button", name="Open").click()
    page.get_by_text("1 playing").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name=f"Delete: mississippi-queen {table_of(player)}").click()
    check_in_both_lights(page, axe)
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    page.get_by_text("There are none.").wait_for()
    player.get_by_text("This table has been deleted.").wait_for()
    assert ADMIN not in " ".join([*seen, page.url, page.title(), *page.evaluate("Object.values(localStorage)")])
