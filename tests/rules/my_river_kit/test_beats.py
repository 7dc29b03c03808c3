"""What happens between two decisions, moment by moment."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.kernel import Beat, Journal, Staging
from paddlewheel.presentation import Element, ShownBeat, shown_beats
from rules.my_river_kit.river import QUIET, River, a_river
from support import rule

MINUS = "\u2212"


def watched(river: River, happen: Callable[[River], object]) -> list[ShownBeat]:
    """The beats of what happens, for a spectator; the last one is the position after it."""
    river.state.journal = journal = Journal(with_beats=True)
    happen(river)
    beats = [*(journal.beats or []), Beat(river.state.clone(), len(journal.events))]
    return list(shown_beats(GAME, Staging(beats, journal.events), None))


def element(beat: ShownBeat, name: str) -> Element | None:
    return next((found for area in beat.scene.areas for found in area.elements if found.id == name), None)


def shown(beat: ShownBeat, name: str) -> Element:
    found = element(beat, name)
    assert found is not None, f"no {name} in the scene"
    return found


def counts(beat: ShownBeat) -> tuple[str, str]:
    return shown(beat, "stream-cup").texts["count"], shown(beat, "pollution-cup").texts["count"]


def purses(beat: ShownBeat) -> list[str]:
    return [shown(beat, f"mayor-{seat}").texts["wag"] for seat in range(2)]


@rule("RK-27", "RK-29", "RK-63")
def test_a_round_begins_with_the_event_then_water_and_spill_stand_at_the_source() -> None:
    event, source, *_ = watched(a_river(QUIET, QUIET), lambda river: river.begin_round(2, "Factory spill"))
    assert event.lines[-1].text.startswith("Event: Factory spill.")
    assert event.lines[-1].touches == ("event",)
    assert shown(event, "event").texts["name"] == "Factory spill"
    assert [line.touches for line in source.lines] == [("stream-cup",), ("pollution-cup",)]
    assert counts(source)[1] == "2"
    assert "at the source" in shown(source, "stream-cup").label


@rule("RK-31", "RK-32", "RK-33", "RK-34")
def test_marbles_lie_on_the_card_before_they_come_back() -> None:
    """An industrial zone takes 3 water and 2 WAG; 1 water, 2 pollution and 5 WAG come back."""
    taken, given, *_ = watched(a_river("industrial . city . .", QUIET), lambda river: river.flow(water=9))
    card = shown(taken, "card-0-0")
    assert [line.text for line in taken.lines] == [
        "The cups reach Industrial zone of Highspring: 9 water, 0 pollution.",
        "Industrial zone takes 3 water from the stream; 6 flow on.",
        "Highspring pays 2 WAG to run Industrial zone.",
    ]
    assert counts(taken) == ("6", "0")
    assert shown(taken, "stream-cup").classes == ("holds-6",)
    assert all(abs(shown(taken, f"marble-{number}").y - card.y) < 40 for number in range(3))
    assert shown(taken, "reached").texts == {"wag": f"{MINUS}2 WAG"}
    assert purses(taken) == ["4", "6"]

    assert counts(given) == ("7", "2")
    assert [shown(given, f"marble-{number}").classes for number in range(3)] == [(), ("pollution",), ("pollution",)]
    # In the cup the marble that came back lies beside the six that stayed.
    assert shown(given, "stream-cup").classes == ("holds-6",)
    assert all(shown(given, f"marble-{number}").y - card.y > 80 for number in range(3))
    assert shown(given, "reached").texts == {"wag": "+5 WAG"}
    assert purses(given) == ["9", "6"]


@rule("RK-31", "RK-35")
def test_the_cups_go_from_plot_to_plot_and_downstream() -> None:
    beats = watched(a_river("corn . city . .", ". canoe city . ."), lambda river: river.flow(water=9))
    places = [shown(beat, "stream-cup").label.split(":")[0].removeprefix("Water cup ") for beat in beats]
    assert list(dict.fromkeys(places)) == [
        "at plot 1 of Highspring",
        "at plot 3 of Highspring",
        "at plot 2 of Millford",
        "at plot 3 of Millford",
        "counted downstream",
    ]
    framed = [element(beat, "reached") is not None for beat in beats]
    assert framed == [place != "counted downstream" for place in places]


@rule("RK-47", "RK-47a", "RK-48", "RK-52a")
def test_failures_turn_over_at_a_moment_of_their_own() -> None:
    river = a_river("canoe! . city . .", "corn! . city . industrial", wag=0)
    turned = {
        beat.lines[-1].text: [
            found.symbol if found is not None else "gone"
            for found in (element(beat, f"card-{place}") for place in ("0-0", "1-0", "1-2", "1-4"))
        ]
        for beat in watched(river, lambda river: river.flow(water=4))
        if beat.lines and beat.lines[-1].rule in ("RK-47", "RK-47a", "RK-48", "RK-52a")
    }
    assert turned == {
        "Canoe base of Highspring has all it needs again and is turned back.": [
            *("activity", "failed-card", "activity", "activity"),
        ],
        "Conventional corn of Millford lacks WAG for the second round in a row: it is destroyed.": [
            *("activity", "gone", "activity", "activity"),
        ],
        "City centre of Millford lacks water: it is turned into failure.": [
            *("activity", "gone", "failed-card", "activity"),
        ],
        "Industrial zone of Millford lacks water: it is turned into failure.": [
            *("activity", "gone", "failed-card", "failed-card"),
        ],
    }


@rule("RK-36", "RK-42", "RK-43", "RK-44", "RK-46")
def test_marbles_are_counted_then_fines_and_instalments_are_paid() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "propose", "borrow from the bank")
    river.say(0, "propose", "give money", "amount 4", "paid back", "instalment 3", "for 2 rounds").say(1, "accept")
    *_, counted, dry, dirty, bank, private, _, _, _, _, _, talk = watched(
        river, lambda river: river.flow(water=4, pollution=4)
    )
    assert counts(counted) == ("2", "6")
    assert [line.rule for line in counted.lines + dry.lines + dirty.lines + bank.lines + private.lines] == [
        *("RK-35", "RK-42", "RK-42", "RK-43", "RK-43", "RK-44", "RK-46"),
    ]
    assert [purses(beat) for beat in (counted, dry, dirty, bank, private)] == [
        *(["5", "11"], ["4", "10"], ["3", "9"], ["2", "9"], ["5", "6"]),
    ]
    assert talk.lines == ()


@rule("RK-14", "RK-16", "RK-17", "RK-18", "RK-19", "RK-20", "RK-21a")
def test_each_counted_indicator_is_assessed_in_turn_and_the_landscape_after_the_votes() -> None:
    river = a_river("corn . city . .", "canoe . city . .")
    *counted, talk = watched(river, lambda river: river.flow(water=9))[-6:]
    assert talk.lines == ()
    river.say(0, "pass").say(1, "pass").say(0, "vote 3")
    votes, landscape, last = watched(river, lambda river: river.say(1, "vote 6"))
    indicators = [*counted, landscape]
    assert votes.lines[-1].text == "The votes: Highspring 3, Millford 6. Landscape beauty is 5."
    assert [shown(votes, f"mayor-{seat}").texts["more2"] for seat in (0, 1)] == ["voted 3", "voted 6"]
    assert [beat.lines[0].rule for beat in indicators] == ["RK-16", "RK-17", "RK-18", "RK-19", "RK-20", "RK-21"]
    names = ("water", "pollution", "flood", "recreation", "biodiversity", "landscape")
    read = [[name for name in names if element(beat, f"token-{name}") is not None] for beat in indicators]
    assert read == [list(names[:count]) for count in range(1, 7)]
    assert indicators[1].lines[0].text == "Pollution is 3: between the zones."
    assert indicators[1].lines[0].touches == ("line-pollution",)
    assert [line.text for line in last.lines] == [
        "Assessment of round 2: 1 of six in the green zone, 2 in the red zone."
    ]


@rule("RK-54")
def test_the_cups_wait_at_a_city_that_may_buy_water() -> None:
    river = a_river("canoe . city . .", QUIET)
    *_, failed, waiting = watched(river, lambda river: river.flow(water=1))
    assert failed.lines[-1].text == "Canoe base of Highspring lacks water: it is turned into failure."
    assert [line.text for line in waiting.lines] == ["The cups reach City centre of Highspring: 1 water, 0 pollution."]
    assert element(waiting, "marble-0") is None
    bought = watched(river, lambda river: river.say(0, "buy water"))[0]
    assert [line.text for line in bought.lines] == [
        "Highspring buys 1 marble of water for its City centre: 1 WAG.",
        "City centre takes 1 of the 2 water it needs; 0 flow on.",
    ]
    assert shown(bought, "reached").texts == {"wag": f"{MINUS}1 WAG"}
    assert element(bought, "marble-1") is not None
