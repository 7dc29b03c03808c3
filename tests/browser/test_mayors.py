"""A lesson: four people in four browsers on one river, who offer, counter, set conditions and break a promise."""

from __future__ import annotations

import re
from typing import Any

import httpx

from browser.playing import CHOICES, check_in_both_lights

#: What mayors do where the story does not say: the first of these that is offered.
ROUTINE = ("settle on 1", "go without", "pass", "vote 5", "refuse", "end works", "add meadow", "place on 2", "ready")


class Lesson:
    """A table of four people, each in a browser of their own."""

    def __init__(self, visit: Any, server: Any) -> None:
        plan = {
            "game": "my-river-kit",
            "options": {"rounds": 2},
            "seats": [{"who": "open"}] * 4,
            "keep_talk": True,
            "clock": {"talk": 900},
        }
        made = httpx.post(f"{server.http}/api/tables", json=plan, timeout=60).raise_for_status().json()
        self.table = made["table"]
        self.where = f"{server.http}/api/tables/{self.table}"
        self.pages = []
        for place in made["invitations"]:
            # Two read the journal beside the table, two have small screens.
            size = (1680, 900) if place["seat"] < 2 else (1280, 720)
            page = visit(f"t/{self.table}?invite={place['key']}&seat={place['seat']}", *size)
            page.get_by_label("Your name").fill(f"Pupil {place['seat'] + 1}")
            page.get_by_text("15 minutes for each talk, then the rest pass").wait_for()
            page.get_by_role("button", name="Sit here").click()
            self.pages.append(page)
        begun = httpx.post(f"{self.where}/start", headers={"authorization": f"Bearer {made['host']}"}, timeout=60)
        begun.raise_for_status()

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(f"{self.where}/view", timeout=60).json()
        return found

    def choose(self, seat: int, *tokens: str) -> None:
        for token in tokens:
            page = self.pages[seat]
            button = page.locator(f".ui-table[data-waiting=false] {CHOICES}[data-token='{token}']")
            button.wait_for()
            before = page.locator(".ui-table").get_attribute("data-seq")
            button.click()
            page.locator(f".ui-table:not([data-seq='{before}']), .ui-result").first.wait_for()

    def say(self, seat: int, says: str, **answers: str | list[str]) -> None:
        """Fill in the form; what it comes to is read before it is said."""
        page = self.pages[seat]
        folded = page.locator(".ui-folded:not([open]) > summary")
        page.locator(".ui-table[data-waiting=false] form.ui-proposal, .ui-folded").first.wait_for()
        if folded.count():
            folded.click()
        form = page.locator("form.ui-proposal")
        for label, answer in answers.items():
            asks = page.locator("xpath=./span[1]", has_text=re.compile(f"^{label.replace('_', ' ')}"))
            part = form.locator(".ui-form-part", has=asks)
            if isinstance(answer, list):
                boxes = part.get_by_role("checkbox").all()
                # One always stays: those that are wanted come first.
                for wanted in (True, False):
                    for box in boxes:
                        if (box.get_attribute("value") in answer) == wanted != box.is_checked():
                            box.click(force=True)
            else:
                part.locator(f"option[value='{answer}']").wait_for(state="attached")
                part.locator("select").select_option(answer)
        form.get_by_text(says).wait_for()
        before = page.locator(".ui-table").get_attribute("data-seq")
        form.get_by_role("button", name="Say it").click()
        page.locator(f".ui-table:not([data-seq='{before}'])").wait_for()

    def usual(self) -> None:
        """Somebody who has to decide does what is usual."""
        seat = self.view()["deciders"][0]
        page = self.pages[seat]
        page.locator(f".ui-table[data-waiting=false] {CHOICES}").first.wait_for()
        offered = page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.token)")
        self.choose(seat, next((token for token in ROUTINE if token in offered), offered[0]))

    def until(self, prompt: str) -> None:
        """All do what is usual until the first mayor is asked this."""
        while prompt not in self.view()["scene"]["prompt"]:
            self.usual()

    def told(self, seat: int, words: str) -> None:
        self.pages[seat].locator(".ui-journal li", has_text=words).first.wait_for(state="attached")


def test_a_whole_game_of_four_mayors_who_negotiate(visit: Any, server: Any, axe: Any) -> None:
    river = Lesson(visit, server)
    first = river.pages[0]
    river.until("Highspring has the floor")
    first.get_by_role("timer", name="Time left to talk").wait_for()
    check_in_both_lights(first, axe)
    # An offer to two, of which one is countered with a condition, and the other accepts.
    gift = "To Millford and Alderbridge: “I give you each 1 WAG as a gift.”"
    river.say(0, gift, To_whom=["to mayor 2", "to mayor 3"], What="give money")
    counter = "To Highspring: “Give me 2 WAG as soon as I add Forest.”"
    river.say(1, counter, How_much="amount 2", For_what="once it is done", Which_activity="card forest")
    river.choose(0, "accept")
    river.choose(2, "accept")
    river.told(0, "Millford counters, and asks Highspring for 2 WAG on the condition to add Forest.")
    promise = "To Saltmouth: “I promise to add Wetland.”"
    river.say(0, promise, To_whom=["to mayor 4"], What="promise", Which_activity="card wetland")
    river.choose(0, "pass")
    # A plan that all hear.
    river.say(1, "To all: “I mean to add Forest.”", To_whom=["announce"], Which_activity="card forest")
    river.choose(1, "pass")
    river.until("how beautiful is the landscape")
    river.until("Highspring adds one activity")
    river.choose(0, "add meadow", "place on 2", "end works")
    river.choose(1, "add forest", "place on 2", "end works")
    river.told(0, "Millford adds Forest and gets 2 WAG from Highspring.")
    river.until("Ready for the next round")
    river.told(1, "Highspring breaks its promise to Saltmouth to add Wetland.")
    while not river.view()["outcome"]:
        river.usual()
    first.locator(".ui-result h2").wait_for()
    # The debriefing tells it all.
    first.goto(f"/#/debrief/{river.table}")
    for words in ("Pupil 1", "Pupil 4", "2 WAG on the condition to add Forest", "breaks its promise to Saltmouth"):
        first.get_by_text(re.compile(words)).first.wait_for(state="attached")
