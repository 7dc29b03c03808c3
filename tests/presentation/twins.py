"""Cases for what the browser does as Python does: changes of scenes, and turns of a journal.

PYTHONPATH=src python tests/presentation/twins.py > web/tests/twins.json
"""

from __future__ import annotations

import msgspec

from paddlewheel.presentation import Area, Element, Figure, Line, Offer, Scene, StatusLine, difference, turns


def scene(*areas: Area, prompt: str = "Take one.", offers: tuple[Offer, ...] = ()) -> Scene:
    return Scene("pebbles", "Pebbles", prompt, "PB-1", areas, offers)


def area(name: str, *elements: Element, title: str = "") -> Area:
    return Area(name, title or name, "board", (0, 0, 100, 100), elements)


def stone(name: str, x: float = 0, **more: str) -> Element:
    return Element(name, "stone", x, 0, f"Stone {name}", texts=more)


RIVER = area("river", stone("a"), stone("b", 10), stone("c", 20))
BANK = area("bank", stone("d", value="3"))
BEFORE = scene(RIVER, BANK)
CASES = {
    "nothing": (BEFORE, BEFORE),
    "a prompt": (BEFORE, scene(RIVER, BANK, prompt="Wait.")),
    "offers come": (BEFORE, scene(RIVER, BANK, offers=(Offer("go", "Go", ("a",)),))),
    "offers go": (scene(RIVER, BANK, offers=(Offer("go", "Go", ("a",)),)), BEFORE),
    "the status": (BEFORE, msgspec.structs.replace(BEFORE, status=(StatusLine("Round", (Figure("", "2 of 5"),)),))),
    "one moves": (BEFORE, scene(area("river", stone("a", 50), stone("b", 10), stone("c", 20)), BANK)),
    "one goes, one comes": (BEFORE, scene(area("river", stone("a"), stone("c", 20), stone("e")), BANK)),
    "another order": (BEFORE, scene(area("river", stone("c", 20), stone("a"), stone("b", 10)), BANK)),
    "a number": (BEFORE, scene(RIVER, area("bank", stone("d", value="4")))),
    "a title": (BEFORE, scene(RIVER, area("bank", stone("d", value="3"), title="The bank"))),
    "an area goes": (BEFORE, scene(RIVER)),
    "an area comes first": (scene(RIVER), scene(BANK, RIVER)),
    "all at once": (
        BEFORE,
        scene(area("sea", stone("f")), area("river", stone("b"), stone("g"), stone("a")), prompt=""),
    ),
}

JOURNALS = [
    [
        Line("Round 1.", opens_round=True),
        Line("Red sets speed 4.", seat=0, short="speed 4"),
        Line("Red turns left.", seat=0, short="left"),
        *[Line("Red goes ahead.", seat=0, short="{} ahead")] * 3,
        Line("Blue waits.", seat=1),
        Line("It rains."),
        Line("Round 2.", opens_round=True),
        Line("It rains more."),
        Line("Blue buys coal.", seat=1, short="coal"),
        Line("Blue grumbles.", seat=1),
        *[Line("Blue goes ahead.", seat=1, short="{} ahead")] * 13,
    ]
]


def cases() -> bytes:
    """All cases as JSON: `change` makes `after` of `before`; the turns of `lines` are summed up by `summaries`."""
    found = {
        "changes": [
            {"name": name, "before": before, "change": difference(before, after), "after": after}
            for name, (before, after) in CASES.items()
        ],
        "journals": [
            {"lines": lines, "summaries": [turn.summary(lambda seat: ("Red", "Blue")[seat]) for turn in turns(lines)]}
            for lines in JOURNALS
        ],
    }
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


if __name__ == "__main__":
    print(cases().decode(), end="")
