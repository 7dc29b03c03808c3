"""What happens between two decisions is seen: played, skipped, shown again, looked back at, sent to a friend."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from browser.playing import CHOICES
from browser.whole import MOVED_ON, READY, sit_down

RECORDS = Path(__file__).parents[1] / "records"
MOMENT = "() => document.querySelector('.ui-table').dataset.moment"
#: A battle is being played, or one may choose at a table that shows now.
PLAYED_OR_ASKED = """seq => {
  const {seq: now, moment, waiting} = document.querySelector('.ui-table').dataset;
  const said = document.querySelector('.ui-prompt.playing .ui-what')?.textContent ?? '';
  return said.includes('turns up')
    || (now !== seq && moment === 'now' && waiting === 'false' && document.querySelector('.ui-choice'));
}"""
#: Whether the table is behind and offers nothing.
NOTHING_TO_POINT_AT = """() => document.querySelector('.ui-table').dataset.moment === 'playing'
  && ![...document.querySelectorAll('.ui-canvas')].some(host => host.shadowRoot.querySelector('.pw-target'))"""
#: For each game a record, a step of it, and words of its moments in their order.
NAMED = {
    "civil-war": ("07", 43, ["turns up Spy Network", "column is tied at 9", "column is tied at 14", "column: "]),
    "flooded-forest": ("01", 118, ["pulls T10", "swims to T36", "caiman goes", "jaguar drives"]),
    "mississippi-queen": ("01", 47, ["steams ahead", "comes first", "is taken away", "The race is over"]),
    "my-river-kit": (
        "every-kind",
        4,
        ["water at the source", "takes 2 water", "earns Highspring", "Flood regulation is 0"],
    ),
    "rising-waters": ("01", 81, ["Light rain", "Heavy rain", "A loss (land)", "is the lowest", "A loss (land)"]),
}


def until(page: Any, moment: str) -> None:
    page.wait_for_function(f"moment => ({MOMENT})() === moment", arg=moment)


def up_to_a_battle(page: Any) -> None:
    """A game of Civil War, up to a moment at which cards are turned up one after the other."""
    sit_down(page, "civil-war", 2)
    for _ in range(12):
        now = page.evaluate(READY)
        page.locator(CHOICES).first.click()
        page.wait_for_function(PLAYED_OR_ASKED, arg=now["seq"])
        if page.evaluate(MOMENT) == "playing":
            return
    raise AssertionError("no battle was played")


def uploaded(server: Any, game: str, name: str) -> tuple[str, int]:
    """A record as a finished table: its id, and how many steps it has."""
    path = next(path for path in sorted((RECORDS / game).glob("*.record")) if name in path.name)
    body = {"record": path.read_text(encoding="utf-8")}
    table = httpx.post(f"{server.http}/api/records", json=body, timeout=60).raise_for_status().json()["table"]
    return table, httpx.get(f"{server.http}/api/tables/{table}", timeout=60).json()["length"]


def test_a_battle_is_played_can_be_skipped_and_shown_again(visit: Any) -> None:
    page = visit(reduced_motion="no-preference")
    up_to_a_battle(page)
    page.wait_for_function(NOTHING_TO_POINT_AT)
    page.keyboard.press("x")
    until(page, "now")
    page.get_by_role("button", name="Again", exact=True).click()
    until(page, "playing")
    page.locator(".ui-area.board .ui-canvas").click()
    until(page, "now")


def test_looking_back_by_keys_and_by_the_journal(visit: Any) -> None:
    page = visit()
    sit_down(page, "mississippi-queen", 2)
    for token in ("speed 2", "forward", "turn left"):
        page.evaluate(READY)
        page.locator(f"{CHOICES}[data-token='{token}']").click()
    page.get_by_label("Your turn so far").locator("li").nth(2).wait_for()
    page.evaluate(READY)
    bar = page.get_by_role("region", name="Looking back")
    page.keyboard.press("Shift+ArrowLeft")
    bar.get_by_text("Looking back: step 2 of 3").wait_for()
    assert page.locator(CHOICES).count(), "what may be chosen stays"
    page.keyboard.press("Home")
    bar.get_by_text("step 0 of 3").wait_for()
    page.keyboard.press("Escape")
    until(page, "now")
    page.locator(".ui-journal .ui-line", has_text="Red goes from speed 1").click()
    bar.get_by_text("Looking back: step 1 of 3").wait_for()
    page.keyboard.press("End")
    until(page, "now")
    page.keyboard.press("PageUp")
    until(page, "looking")
    bar.get_by_role("button", name="Back to now").click()
    until(page, "now")
    page.keyboard.press("ArrowLeft")
    until(page, "looking")
    page.locator(CHOICES).first.click()
    until(page, "now")


class RaceForTwo:
    """A race of Mississippi Queen in which the test plays for both seats."""

    def __init__(self, server: Any) -> None:
        self.http = server.http
        plan = {"game": "mississippi-queen", "seats": [{"who": "me"}, {"who": "me"}]}
        made = httpx.post(f"{self.http}/api/tables", json=plan, timeout=30).raise_for_status().json()
        self.table = made["table"]
        self.keys = [each["key"] for each in made["mine"]]

    def open(self, page: Any, seat: int | None) -> None:
        """Sit down in a seat, or watch."""
        seats = {} if seat is None else {str(seat): self.keys[seat]}
        mine = {"id": self.table, "game": "", "title": "", "at": 1, "host": "", "seats": seats, "invitations": {}}
        page.evaluate("mine => { localStorage['paddlewheel.tables'] = JSON.stringify({[mine.id]: mine}) }", mine)
        page.goto(f"/#/t/{self.table}")
        page.reload()
        page.locator(".ui-table").wait_for()

    def play(self, seat: int, *tokens: str) -> None:
        where, bearer = f"{self.http}/api/tables/{self.table}", {"authorization": f"Bearer {self.keys[seat]}"}
        for token in tokens:
            seq = httpx.get(f"{where}/view?seat={seat}", headers=bearer, timeout=30).json()["seq"]
            body = {"seat": seat, "token": token, "client": f"{seat}-{seq}", "seq": seq}
            answer = httpx.post(f"{where}/play", json=body, headers=bearer, timeout=30).raise_for_status().json()
            assert answer["result"] == "done", answer


def test_what_others_do_does_not_end_looking_back(visit: Any, server: Any) -> None:
    page, race = visit(), RaceForTwo(server)
    race.open(page, None)
    race.play(0, "speed 2")
    page.locator(".ui-table[data-shown='1']").wait_for()
    page.keyboard.press("ArrowLeft")
    until(page, "looking")
    race.play(0, "forward")
    page.get_by_text("1 new").wait_for()
    assert page.evaluate(MOMENT) == "looking"
    page.get_by_role("button", name="Back to now").click()
    page.locator(".ui-table[data-shown='2']").wait_for()


def test_a_trail_and_a_card_stay_until_one_has_moved(visit: Any, server: Any) -> None:
    page, race = visit(), RaceForTwo(server)
    race.open(page, 0)
    race.play(0, "speed 2", "forward", "forward", "end move")
    race.play(1, "speed 1", "forward", "end move")
    page.locator(f"{CHOICES}[data-token='speed 3']").wait_for()
    page.locator(".ui-since", has_text="Since your last turn").get_by_text("Blue").first.wait_for()
    page.locator(".pw-trail[data-for='ship-1']").wait_for(state="attached")
    page.locator(".ui-since").get_by_text("What happened").wait_for()
    page.get_by_role("button", name="The next moment").click()
    until(page, "looking")
    page.keyboard.press("Escape")
    page.locator(f"{CHOICES}[data-token='speed 3']").click()
    page.locator(".pw-trail").first.wait_for(state="detached")
    assert page.locator(".ui-since").count() == 0


@pytest.mark.parametrize("game", NAMED)
def test_the_moments_of_a_step_are_seen_in_order_and_a_friend_opens_the_same(
    visit: Any, server: Any, game: str
) -> None:
    name, at, words = NAMED[game]
    table, length = uploaded(server, game, name)
    beats = len(httpx.get(f"{server.http}/api/tables/{table}/beats?at={at}", timeout=60).json()["beats"])
    page = visit(f"replay/{table}?at={at}.1")
    said = []
    for beat in range(1, beats + 1):
        where = f"Step {at} of {length}" + (f", moment {beat} of {beats}" if beat < beats else "")
        page.locator(".ui-whose").get_by_text(where, exact=True).wait_for()
        said.append(page.locator(".ui-what").inner_text())
        if beat == 2:
            friend = visit(page.url.split("#/")[1])
            friend.locator(".ui-whose").get_by_text(where, exact=True).wait_for()
            assert friend.locator(".ui-what").inner_text() == said[-1]
        page.keyboard.press("ArrowRight")
    told = iter(said)
    assert all(any(word in line for line in told) for word in words), said


def test_a_replay_steps_by_choices_turns_and_rounds(visit: Any, server: Any) -> None:
    table, length = uploaded(server, "civil-war", "07")
    page = visit(f"replay/{table}?at=12")
    page.get_by_text(f"Step 12 of {length}").wait_for()
    for key in ("Shift+ArrowRight", "PageDown", "Control+ArrowDown", "Home", "End", "PageUp", "Control+ArrowUp"):
        here = page.url
        page.keyboard.press(key)
        page.wait_for_function("url => location.href !== url", arg=here)


@pytest.mark.parametrize(("at", "step"), [("x.y", 0), ("-3", 0), ("12", 12), ("12.999", 12), ("999999.9", None)])
def test_any_address_of_a_moment_opens_something(visit: Any, server: Any, at: str, step: int | None) -> None:
    table, length = uploaded(server, "civil-war", "07")
    page = visit(f"replay/{table}?at={at}")
    page.get_by_text(f"Step {length if step is None else step} of {length}").wait_for()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_result_speaks_to_the_viewer_and_leaves_the_board_free(visit: Any, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    sit_down(page, "mississippi-queen", 2)
    while not (now := page.evaluate(READY))["over"]:
        labels = now["labels"]
        wished = next((n for wish in ("Forward", "End") for n, label in enumerate(labels) if label.startswith(wish)), 0)
        page.locator(CHOICES).nth(wished).click()
        page.wait_for_function(MOVED_ON, arg=now["seq"])
    result = page.locator(".ui-result")
    assert result.locator("h2").inner_text().startswith("You have ")
    page.evaluate("scrollTo(0, 0)")
    board, card = page.locator(".ui-area.board .ui-canvas").bounding_box(), result.bounding_box()
    assert card["x"] >= board["x"] + board["width"] - 1 or card["y"] >= board["y"] + board["height"] * 0.75
    page.get_by_role("button", name="Look at the board").click()
    result.wait_for(state="detached")
