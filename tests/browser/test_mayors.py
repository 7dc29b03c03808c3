"""Four people on one river: an offer countered, a condition earned, a promise broken, and the debriefing of it."""

from __future__ import annotations

import re
from typing import Any

import httpx

from browser.playing import CHOICES

#: What the others do where the story does not say: the first of these that is offered.
ROUTINE = ("settle on 1", "go without", "pass", "vote 5", "refuse", "end works", "add meadow", "place on 2", "ready")


def usual(offered: list[str]) -> str:
    """What somebody does where the story does not say: the weather differs from game to game."""
    return next((token for token in ROUTINE if token in offered), offered[0])


class FourMayors:
    """A table of four people: one in a browser, in the first seat; the test plays for the other three."""

    def __init__(self, page: Any, server: Any) -> None:
        self.page = page
        plan = {"game": "my-river-kit", "options": {"rounds": 2}, "seats": [{"who": "me"}] * 4}
        made = httpx.post(f"{server.http}/api/tables", json=plan, timeout=60).raise_for_status().json()
        self.where = f"{server.http}/api/tables/{made['table']}"
        self.keys = [each["key"] for each in made["mine"]]
        mine = {"id": made["table"], "game": "", "title": "", "at": 1, "host": made["host"], "invitations": {}}
        mine["seats"] = {"0": self.keys[0]}
        page.evaluate("mine => { localStorage['paddlewheel.tables'] = JSON.stringify({[mine.id]: mine}) }", mine)
        page.goto(f"/#/t/{made['table']}")
        page.reload()

    def view(self, seat: int) -> dict[str, Any]:
        bearer = {"authorization": f"Bearer {self.keys[seat]}"}
        found: dict[str, Any] = httpx.get(f"{self.where}/view?seat={seat}", headers=bearer, timeout=60).json()
        return found

    def click(self, *tokens: str) -> None:
        for token in tokens:
            before = self.page.locator(".ui-table").get_attribute("data-seq")
            self.page.locator(f".ui-table[data-waiting=false] {CHOICES}[data-token='{token}']").click()
            # The others decide after the server has it.
            self.page.locator(f".ui-table:not([data-seq='{before}'])").wait_for()

    def play(self, seat: int, *tokens: str) -> None:
        bearer = {"authorization": f"Bearer {self.keys[seat]}"}
        for token in tokens:
            seq = self.view(seat)["seq"]
            body = {"seat": seat, "token": token, "client": f"{seat}-{seq}", "seq": seq}
            answer = httpx.post(f"{self.where}/play", json=body, headers=bearer, timeout=60).raise_for_status().json()
            assert answer["result"] == "done", answer

    def let_others_play(self) -> None:
        """The other three do what is usual, until the first seat decides or the game is over."""
        while True:
            deciders = [seat for seat in self.view(0)["deciders"] if seat != 0]
            if not deciders or self.view(0)["choices"]:
                return
            offered = self.view(deciders[0])["choices"]
            self.play(deciders[0], usual(offered))

    def told(self, words: str) -> None:
        self.page.locator(".ui-journal li", has_text=words).first.wait_for(state="attached")


def test_a_whole_game_of_four_mayors_who_negotiate(visit: Any, server: Any) -> None:
    page = visit()
    river = FourMayors(page, server)
    river.click("settle on 1")
    river.let_others_play()
    # An offer to two, of which one is countered and one accepted.
    river.click("propose", "to mayor 2", "to mayor 3", "give money", "amount 1", "for nothing")
    river.play(1, "counter", "amount 2", "once it is done", "to add", "card forest")
    river.click("accept")
    river.play(2, "accept")
    river.told("Millford counters, and asks Highspring for 2 WAG on the condition to add Forest.")
    river.click("propose", "to mayor 4", "promise", "to add", "card wetland")
    river.told("Highspring promises Saltmouth to add Wetland.")
    river.click("pass")
    river.let_others_play()
    river.click("vote 5")
    river.let_others_play()
    river.click("add meadow", "place on 2", "end works")
    river.play(1, "add forest", "place on 2", "end works")
    river.told("Millford adds Forest and gets 2 WAG from Highspring.")
    river.let_others_play()
    river.told("Highspring breaks its promise to Saltmouth to add Wetland.")
    page.get_by_text(re.compile("Ready for the next round")).first.wait_for()
    river.click("ready")
    while not river.view(0)["outcome"]:
        river.let_others_play()
        choices = river.view(0)["choices"]
        if choices:
            river.click(usual(choices))
    page.locator(".ui-result h2").wait_for()
