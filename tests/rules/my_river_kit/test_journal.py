"""Every kind of event in the journal, with its seat, its rule and all its facts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.games.my_river_kit.view.words import SENTENCES
from paddlewheel.kernel import REMARK
from rules.my_river_kit.river import QUIET, Note, River, a_river
from rules.my_river_kit.test_ends import GREEN, GREY, last_works
from support import rule


def here(plot: int, card: str, **facts: object) -> dict[str, object]:
    return {"plot": plot, "card": card, **facts}


def moved(plot: int, card: str, marbles: int, left: int, wanted: int | None = None) -> dict[str, object]:
    return here(plot, card, marbles=marbles, wanted=marbles if wanted is None else wanted, left=left)


def goals() -> River:
    return a_river(QUIET, QUIET, goal="secret").say(1, "goal richest").say(0, "goal aquabon")


def settled() -> River:
    river = a_river(QUIET, QUIET)
    river.state.rolled[0], river.state.rolled[1] = 4, 0
    return river.say(0, "settle on 4").say(1, "settle on 1")


def flooded() -> River:
    river = a_river(QUIET, QUIET)
    river.give(1, 0)
    river.state.levels[2] = 2
    return river.begin_round(3, "Flash flood")


def worked() -> River:
    """Corn, an industrial zone and a treatment plant with all they need."""
    return a_river("corn . city . .", "industrial treatment city . .").flow(water=12, pollution=1)


def dry() -> River:
    """One marble for a canoe base; a city that buys water; in the second city everything fails again."""
    river = a_river("canoe . city . .", "corn! . city! . industrial")
    river.give(1, 0)
    return river.flow(water=1).say(0, "buy water").without_help()


def without_money() -> River:
    river = a_river("industrial . city . .", QUIET, wag=1)
    return river.flow(water=8)


def fined() -> River:
    river = a_river(QUIET, QUIET)
    river.give(1, 0)
    river.flow(water=4, pollution=4)
    return river


def in_debt() -> River:
    """A loan of the bank to seat 0, one between mayors to seat 1, and instalments that one of them cannot pay."""
    river = a_river(QUIET, QUIET).talk().say(0, "propose", "borrow from the bank")
    river.say(0, "propose", "give money", "amount 4", "paid back", "instalment 3", "for 2 rounds").say(1, "accept")
    river.give(1, 1)
    return river.flow(water=7)


def voted() -> River:
    return a_river("corn . city . .", "canoe . city . .").flow(water=9).vote(3, 6)


def talked() -> River:
    river = a_river("corn . city . .", ". canoe city . .", QUIET).talk().say(0, "announce", "card wetland")
    river.say(0, "propose", "to mayor 3", "give money", "amount 2", "for nothing").say(2, "refuse")
    river.say(0, "propose", "to mayor 2", "swap", "my plot 1", "their plot 2").say(
        1,
        "accept",
    )
    river.say(0, "pass")
    loan = ("paid back", "instalment 2", "for 2 rounds")
    river.say(1, "propose", "to mayor 3", "ask for money", "amount 3", *loan).say(2, "accept")
    river.say(1, "propose", "to mayor 1", "give water", "amount 1").say(0, "accept")
    return river.say(1, "propose", "to mayor 1", "ask for a promise", "not to add", "card corn").say(0, "accept")


def agreed() -> River:
    """Two conditions, one of them met; two promises, one of them kept."""
    river = a_river("corn . city . .", "corn . city . .").flow(water=9)
    river.say(0, "propose", "give money", "amount 1", "once it is done", "to remove", "card corn").say(1, "accept")
    river.say(0, "propose", "ask for money", "amount 1", "once it is done", "to add", "card forest").say(1, "accept")
    river.say(0, "propose", "promise", "to add", "card forest", "propose", "promise", "not to add", "card canoe")
    river.vote(5, 5).say(0, "add meadow", "place on 2", "end works")
    return river.say(1, "remove 1", "add meadow", "place on 2", "end works").say(0, "ready").say(1, "ready")


def helped() -> River:
    river = a_river(QUIET, QUIET).talk().say(0, "propose", "give water", "amount 2").say(1, "accept")
    return river.flow(water=2)


def built() -> River:
    river = a_river("corn . city . canoe", QUIET, wag=9).works(round=3)
    river.say(0, "add wetland", "place on 2", "move 1", "move to 4", "move 2", "move to 5", "remove 4", "end works")
    river.give(1, 0)
    return river.say(1, "end works").say(0, "ready").say(1, "ready")


def ranked() -> River:
    river = a_river("corn . city . .", "eco-district . city! . .", goal="secret")
    river.say(0, "goal richest").say(1, "goal aquabon")
    for seat, plots in enumerate(("corn . city . .", "eco-district . city! . .")):
        river.lay(seat, plots)
    return last_works(river)


LOAN = {"what": "ask", "counter": 0, "wag": 3, "tie": "paid back", "instalment": 2, "rounds": 2}
GIFT = {"what": "give", "counter": 0, "wag": 2, "tie": "nothing", "instalment": 0, "rounds": 0}
CORN_FOR_CANOE = {"what": "swap", "counter": 0, "mine": 0, "theirs": 1, "my_card": "corn", "their_card": "canoe"}
WATER = {"what": "water", "counter": 0, "marbles": 1}
NO_CORN = {"what": "ask promise", "counter": 0, "act": "not add", "card": "corn"}

ASSESSED = {
    "round": 2,
    "levels": (10, 2, 0, 2, 0, 5),
    "greens": 2,
    "reds": 2,
    "failures": 0,
    "wag": (6, 0),
    "wealth": (8, -4),
    "aquabon": (3, 3),
}

#: By kind: how it comes about, and all events of that kind.
NOTES: dict[str, tuple[Callable[[], River], list[Note]]] = {
    "goal picked": (goals, [(1, "RK-4b", {}), (0, "RK-4b", {})]),
    "your goal": (goals, [(1, "RK-4b", {"goal": 1}), (0, "RK-4b", {"goal": 0})]),
    "settles": (
        settled,
        [
            (0, "RK-25", {"die": 5, "card": "commercial", "plot": 3}),
            (1, "RK-25", {"die": 1, "card": "corn", "plot": 0}),
        ],
    ),
    "water": (settled, [(-1, "RK-28", {"round": 1, "weather": 1, "water": 7})]),
    "event": (flooded, [(-1, "RK-27", {"round": 3, "event": "Flash flood"})]),
    "repairs": (flooded, [(0, "RK-57", {"wag": 1, "unpaid": 0}), (1, "RK-57", {"wag": 0, "unpaid": 1})]),
    "spill": (lambda: a_river(QUIET, QUIET).begin_round(2, "Factory spill"), [(-1, "RK-63", {"marbles": 2})]),
    "reaches": (
        worked,
        [
            (0, "RK-31", here(0, "corn", water=12, pollution=1)),
            (0, "RK-31", here(2, "city", water=10, pollution=2)),
            (1, "RK-31", here(0, "industrial", water=9, pollution=3)),
            (1, "RK-31", here(1, "treatment", water=7, pollution=5)),
            (1, "RK-31", here(2, "city", water=7, pollution=3)),
        ],
    ),
    "buys water": (dry, [(0, "RK-54", {"plot": 2, "marbles": 1, "wag": 1})]),
    "takes water": (
        dry,
        [
            (0, "RK-32", moved(0, "canoe", 1, left=0, wanted=2)),
            (0, "RK-32", moved(2, "city", 1, left=0, wanted=2)),
            (1, "RK-32", moved(0, "corn", 1, left=0, wanted=2)),
            (1, "RK-32", moved(2, "city", 0, left=0, wanted=2)),
            (1, "RK-32", moved(4, "industrial", 0, left=0, wanted=3)),
        ],
    ),
    "takes pollution": (worked, [(1, "RK-12b", moved(1, "treatment", 2, left=3))]),
    "pays": (
        worked,
        [
            (0, "RK-34", moved(0, "corn", 1, left=5)),
            (1, "RK-34", moved(0, "industrial", 2, left=4)),
            (1, "RK-34", moved(1, "treatment", 1, left=8)),
        ],
    ),
    "gives water": (
        worked,
        [
            (0, "RK-32", moved(2, "city", 1, left=9)),
            (1, "RK-32", moved(0, "industrial", 1, left=7)),
            (1, "RK-32", moved(2, "city", 1, left=6)),
        ],
    ),
    "gives pollution": (
        worked,
        [
            (0, "RK-33", moved(0, "corn", 1, left=2)),
            (0, "RK-33", moved(2, "city", 1, left=3)),
            (1, "RK-33", moved(0, "industrial", 2, left=5)),
            (1, "RK-33", moved(2, "city", 1, left=4)),
        ],
    ),
    "earns": (
        worked,
        [
            (0, "RK-12c", moved(0, "corn", 3, left=8)),
            (0, "RK-12c", moved(2, "city", 1, left=9)),
            (1, "RK-12c", moved(0, "industrial", 5, left=9)),
            (1, "RK-12c", moved(2, "city", 1, left=9)),
        ],
    ),
    "fails": (
        dry,
        [
            (0, "RK-47", here(0, "canoe", why="water", again=0, lost=0)),
            (1, "RK-48", here(0, "corn", why="water", again=1, lost=1)),
            (1, "RK-47", here(2, "city", why="water", again=1, lost=0)),
            (1, "RK-47", here(4, "industrial", why="water", again=0, lost=0)),
        ],
    ),
    "recovers": (
        lambda: a_river("corn! . city! . .", QUIET).flow(water=7),
        [(0, "RK-47a", here(0, "corn")), (0, "RK-47a", here(2, "city"))],
    ),
    "counted": (worked, [(-1, "RK-35", {"water": 6, "pollution": 4})]),
    "fine": (
        fined,
        [
            (0, "RK-42", {"wag": 1, "unpaid": 0}),
            (1, "RK-42", {"wag": 1, "unpaid": 0}),
            (0, "RK-43", {"wag": 1, "unpaid": 0}),
            (1, "RK-43", {"wag": 0, "unpaid": 1}),
        ],
    ),
    "instalment": (
        in_debt,
        [
            (0, "RK-44", {"wag": 1, "unpaid": 0, "left": 2, "to": -1}),
            (1, "RK-46", {"wag": 2, "unpaid": 1, "left": 1, "to": 0}),
        ],
    ),
    "voted": (voted, [(0, "RK-21", {}), (1, "RK-21", {})]),
    "your vote": (voted, [(0, "RK-21", {"vote": 3}), (1, "RK-21", {"vote": 6})]),
    "votes": (voted, [(-1, "RK-21", {"votes": (3, 6), "landscape": 5})]),
    "indicator": (
        voted,
        [
            (-1, "RK-16", {"indicator": 0, "level": 10, "zone": 2}),
            (-1, "RK-17", {"indicator": 1, "level": 3, "zone": 1}),
            (-1, "RK-18", {"indicator": 2, "level": 0, "zone": 0}),
            (-1, "RK-19", {"indicator": 3, "level": 3, "zone": 1}),
            (-1, "RK-20", {"indicator": 4, "level": 0, "zone": 0}),
            (-1, "RK-21", {"indicator": 5, "level": 5, "zone": 1}),
        ],
    ),
    "assessed": (lambda: in_debt().vote(3, 6), [(-1, "RK-14", ASSESSED)]),
    "spared": (lambda: a_river(*GREY).flow(water=13, round=1).vote(1, 1), [(-1, "RK-22", {"reds": 5})]),
    "announces": (talked, [(0, "RK-37b", {"card": "wetland"})]),
    "borrows": (in_debt, [(0, "RK-44", {"wag": 2, "instalment": 1, "rounds": 3})]),
    "proposes": (
        talked,
        [
            (0, "RK-40b", {"to": (2,), **GIFT}),
            (0, "RK-40a", {"to": (1,), **CORN_FOR_CANOE}),
            (1, "RK-46a", {"to": (2,), **LOAN}),
            (1, "RK-54c", {"to": (0,), **WATER}),
            (1, "RK-40g", {"to": (0,), **NO_CORN}),
        ],
    ),
    "accepts": (
        talked,
        [
            (1, "RK-40a", {"to": 0, **CORN_FOR_CANOE, "swap": 1, "lender": 0}),
            (2, "RK-46a", {"to": 1, **LOAN, "swap": 0, "lender": 2}),
            (0, "RK-54c", {"to": 1, **WATER, "swap": 0, "lender": 1}),
            (0, "RK-40g", {"to": 1, **NO_CORN, "swap": 0, "lender": 1}),
        ],
    ),
    "declines": (talked, [(2, "RK-40b", {"to": 0, **GIFT, "swap": 0, "lender": 0})]),
    "promises": (talked, [(0, "RK-40g", {"to": 1, "act": "not add", "card": "corn", "round": 0, "wag": 0})]),
    "keeps promise": (agreed, [(0, "RK-40g", {"to": 1, "act": "not add", "card": "canoe"})]),
    "breaks promise": (agreed, [(0, "RK-40g", {"to": 1, "act": "add", "card": "forest"})]),
    "earned": (agreed, [(0, "RK-40f", {"to": 1, "wag": 1, "act": "remove", "card": "corn"})]),
    "not earned": (agreed, [(1, "RK-40f", {"to": 0, "wag": 1, "act": "add", "card": "forest"})]),
    "buys water for": (helped, [(0, "RK-54c", {"to": 1, "marbles": 1, "wag": 1})]),
    "ready": (agreed, [(0, "RK-41", {}), (1, "RK-41", {})]),
    "adds": (built, [(0, "RK-38", here(1, "wetland", wag=3))]),
    "removes": (built, [(0, "RK-39", here(3, "corn", wag=1))]),
    "moves": (
        built,
        [
            (0, "RK-39", here(0, "corn", target=3, wag=1, exchanged=0)),
            (0, "RK-39b", here(1, "wetland", target=4, wag=2, exchanged=1)),
        ],
    ),
    "could not add": (built, [(1, "RK-38a", {})]),
    "cleared": (built, [(-1, "RK-41", {"round": 3})]),
    "standing": (
        ranked,
        [
            (0, "RK-4", {"aquabon": 4, "wealth": 6, "goal": 1}),
            (1, "RK-4", {"aquabon": 4, "wealth": 6, "goal": 0}),
        ],
    ),
    "over": (ranked, [(1, "RK-4b", {"reason": "own goals", "ranks": (2, 1), "level": (1,)})]),
}

#: The same kind of event for another reason.
OTHER_NOTES: list[tuple[str, Callable[[], River], list[Note]]] = [
    ("water", flooded, [(-1, "RK-29", {"round": 3, "weather": 0, "water": 8})]),
    (
        *("takes water", worked),
        [
            (0, "RK-32", moved(0, "corn", 2, left=10)),
            (0, "RK-32", moved(2, "city", 2, left=8)),
            (1, "RK-32", moved(0, "industrial", 3, left=6)),
            (1, "RK-32", moved(2, "city", 2, left=5)),
        ],
    ),
    ("fails", without_money, [(0, "RK-52a", here(0, "industrial", why="WAG", again=0, lost=0))]),
    ("over", lambda: a_river(*GREEN).flow(water=8).vote(8, 8), [(-1, "RK-5", {"reason": "green"})]),
    ("over", lambda: a_river(*GREY).flow(water=13).vote(1, 1), [(-1, "RK-6", {"reason": "red"})]),
    (
        *("over", lambda: last_works(a_river(QUIET, QUIET, QUIET))),
        [(2, "RK-7", {"reason": "aquabon", "ranks": (3, 2, 1), "level": (0, 1, 2)})],
    ),
    (
        *("over", lambda: last_works(a_river(QUIET, QUIET, goal="richest"))),
        [(1, "RK-4", {"reason": "richest", "ranks": (2, 1), "level": (0, 1)})],
    ),
]


@rule("RK-31", "RK-35")
@pytest.mark.parametrize("kind", NOTES)
def test_an_event_tells_who_by_which_rule_and_what(kind: str) -> None:
    bring_about, notes = NOTES[kind]
    assert bring_about().notes(kind) == notes


@rule("RK-29", "RK-52a", "RK-5", "RK-6", "RK-7", "RK-4")
@pytest.mark.parametrize(("kind", "bring_about", "notes"), OTHER_NOTES)
def test_an_event_names_the_rule_of_its_reason(kind: str, bring_about: Callable[[], River], notes: list[Note]) -> None:
    assert bring_about().notes(kind) == notes


@rule("RK-31", "RK-35")
def test_every_kind_of_event_is_shown_here() -> None:
    assert NOTES.keys() == SENTENCES.keys() - {REMARK}


@rule("RK-4b", "RK-21a")
def test_secrets_are_told_to_their_own_seat_only() -> None:
    for river in (goals(), voted()):
        secret = [event for event in river.journal.events if event.kind.startswith("your ")]
        assert [[event.known_to(seat) for seat in (0, 1, None)] for event in secret] == [
            [event.seat == seat for seat in (0, 1, None)] for event in secret
        ]


@rule("RK-36b", "RK-35", "RK-44", "RK-46", "RK-40a", "RK-48", "RK-4b")
@pytest.mark.parametrize(
    ("bring_about", "line"),
    [
        (fined, "Millford pays a fine of 0 WAG: more pollution than water downstream. 1 WAG remains a debt."),
        (fined, "2 water and 6 pollution arrive downstream."),
        (in_debt, "Highspring pays the bank an instalment of 1 WAG; 2 to go."),
        (in_debt, "Millford pays Highspring an instalment of 2 WAG; 1 to go. 1 WAG remains a debt."),
        (talked, "Millford accepts: Conventional corn and Canoe base change owners."),
        (talked, "Alderbridge accepts: 3 WAG go from Alderbridge to Millford."),
        (talked, "Highspring offers Alderbridge a gift of 2 WAG."),
        (talked, "Millford asks Alderbridge for a loan of 3 WAG, paid back with 2 WAG a round for 2 rounds."),
        (talked, "Highspring promises Millford to not add Conventional corn."),
        (agreed, "Highspring breaks its promise to Millford to add Forest."),
        (agreed, "Millford removes Conventional corn and gets 1 WAG from Highspring."),
        (dry, "Conventional corn of Millford lacks water for the second round in a row: it is destroyed."),
        (ranked, "Highspring: 4 Aquabon, a wealth of 6 WAG. The goal was the richest city."),
    ],
)
def test_an_event_reads_as_a_sentence(bring_about: Callable[[], River], line: str) -> None:
    assert line in bring_about().lines()


@rule("RK-34", "RK-12c", "RK-47", "RK-38")
def test_a_turn_is_summed_up_by_money_failures_and_works() -> None:
    def summed_up(river: River, seat: int) -> list[str]:
        lines = [GAME.told(event, 2) for event in river.journal.events if event.seat == seat]
        return [line.short for line in lines if line.short]

    assert summed_up(worked(), 1) == ["\u22122 WAG", "+5 WAG", "\u22121 WAG", "+1 WAG"]
    assert summed_up(dry(), 0)[:3] == [
        *("Canoe base fails", "buys 1 marble of water for its City centre: 1 WAG", "+1 WAG"),
    ]
    assert summed_up(built(), 0)[0] == "adds Wetland on plot 2 for 3 WAG"
