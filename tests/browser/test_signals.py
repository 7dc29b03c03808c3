"""What tells somebody who looks elsewhere: title, icon, sounds, notifications; and a start without network."""

from __future__ import annotations

from typing import Any

from browser.playing import CHOICES, check_in_both_lights, lay, until_asked

#: Stands in for the loudspeaker: it keeps the pitches that are played.
LISTEN = """
window.heard = [];
const gain = {gain: {setValueAtTime() {}, linearRampToValueAtTime() {}}, connect: () => null};
window.AudioContext = class {
  state = 'running'; currentTime = 0; destination = null;
  resume() { return Promise.resolve(); }
  createGain() { return gain; }
  createOscillator() {
    const frequency = {set value(pitch) { window.heard.push(pitch); }};
    return {frequency, connect: () => gain, start() {}, stop() {}};
  }
};
"""
#: Stands in for the browser's notifications, on a page in the background.
BACKGROUND = """
window.shown = [];
window.asked = 0;
window.Notification = class {
  static permission = 'default';
  static requestPermission() { window.asked++; this.permission = 'granted'; return Promise.resolve('granted'); }
  constructor(title, options) { window.shown.push([title, options.body, options.tag]); }
};
Object.defineProperty(document, 'hidden', {get: () => window.away ?? false});
"""
TURN, MESSAGE = [523, 784], [659, 587]
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


def two_at_a_game(visit: Any, script: str) -> tuple[Any, Any]:
    """Ann, whose turn it is, and Bob, whose browser runs a script first."""
    host, guest = visit(), visit()
    guest.context.add_init_script(script)
    guest.reload()
    lay(host, "mississippi-queen", "open")
    guest.goto(host.get_by_label("Link to seat 2", exact=True).input_value())
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_text("Bob").first.wait_for()
    host.get_by_role("button", name="Begin now").click()
    assert until_asked(host)
    guest.locator(".ui-table").wait_for()
    return host, guest


def play_a_turn(page: Any) -> None:
    """Choose the first thing there is until somebody else decides."""
    while page.locator(".ui-table[data-waiting=false]").count() and page.locator(CHOICES).count():
        before = page.locator(".ui-table").get_attribute("data-seq")
        page.locator(CHOICES).first.click()
        page.wait_for_function(
            "old => document.querySelector('.ui-table').dataset.seq !== old && "
            "document.querySelector('.ui-table').dataset.waiting === 'false'",
            arg=before,
        )


def test_title_icon_and_sound_tell_whose_turn_it_is(visit: Any) -> None:
    host, guest = two_at_a_game(visit, LISTEN)
    assert host.title() == "(1) Your turn - Mississippi Queen"
    assert host.evaluate(ICON) == "/icon-turn.svg"
    assert guest.title() == "Mississippi Queen · Paddlewheel"
    assert guest.evaluate(ICON) == "/icon.svg"
    play_a_turn(host)
    assert until_asked(guest)
    assert guest.title() == "(1) Your turn - Mississippi Queen"
    assert guest.evaluate("window.heard")[-2:] == TURN
    host.wait_for_function("() => document.title === 'Mississippi Queen · Paddlewheel'")
    host.get_by_role("tab", name="Talk").click()
    host.get_by_label("Say something").fill("Good luck")
    host.get_by_role("button", name="Say", exact=True).click()
    guest.wait_for_function("() => window.heard.slice(-2).join() === '659,587'")
    guest.goto("/#/")
    guest.get_by_role("heading", name="River games, one table").wait_for()
    assert guest.evaluate(ICON) == "/icon.svg"


def test_sounds_can_be_switched_off(visit: Any) -> None:
    host, guest = two_at_a_game(visit, LISTEN)
    guest.get_by_label("Settings").click()
    guest.get_by_label("Sounds").uncheck()
    assert guest.get_by_label("Volume").count() == 0
    guest.evaluate("window.heard.length = 0")
    play_a_turn(host)
    assert until_asked(guest)
    assert guest.evaluate("window.heard") == []


def test_notifications_are_asked_for_by_a_button_and_come_only_in_the_background(visit: Any) -> None:
    host, guest = two_at_a_game(visit, BACKGROUND)
    assert guest.evaluate("window.asked") == 0
    guest.get_by_label("Settings").click()
    guest.get_by_role("button", name="Notify me in the background").click()
    guest.get_by_role("button", name="No notifications any more").wait_for()
    assert guest.evaluate("window.asked") == 1
    guest.evaluate("window.away = true")
    play_a_turn(host)
    guest.wait_for_function("() => window.shown.length > 0")
    table = host.url.split("#/t/")[1]
    assert guest.evaluate("window.shown") == [["Mississippi Queen", "It is your turn.", table]]


def test_the_settings_of_signals_fit_a_phone_and_axe_finds_nothing(visit: Any, axe: Any) -> None:
    page = visit(width=390, height=844)
    page.get_by_label("Settings").click()
    page.get_by_label("Volume").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check_in_both_lights(page, axe)


# -- installed --------------------------------------------------------------------------------------------


def test_the_client_starts_without_network_and_says_what_still_works(visit: Any) -> None:
    page = visit(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.get_by_role("heading", name="Civil War").wait_for()
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("No network.").wait_for()
    page.get_by_role("heading", name="Civil War").wait_for()
    page.context.set_offline(False)
    page.get_by_text("No network.").wait_for(state="hidden")


def test_nothing_about_a_table_is_kept_for_later(visit: Any) -> None:
    page = visit(service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.get_by_role("button", name="Play now: Civil War").click()
    assert until_asked(page)
    kept = page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))"
        ".then(found => found.flat().map(request => new URL(request.url).pathname))"
    )
    assert "/" in kept
    assert [path for path in kept if path.startswith("/api/") and not path.startswith("/api/games")] == []


def test_the_manifest_names_icons_that_are_there(visit: Any) -> None:
    page = visit()
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
