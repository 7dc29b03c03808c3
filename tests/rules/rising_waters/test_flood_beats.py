"""What happens between two decisions, moment by moment."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.rising_waters.game import GAME
from paddlewheel.games.rising_waters.grid import hex_number
from paddlewheel.kernel import Beat, Journal, Staging
from paddlewheel.presentation import Element, ShownBeat, shown_beats
from rules.rising_waters.delta import WATERS, Delta, a_delta, a_turn
from support import rule


def watched(delta: Delta, happen: Callable[[], object]) -> list[ShownBeat]:
    """The beats of what happens, for a spectator; the last one is the position after it."""
    delta.flood.journal = journal = Journal(with_beats=True)
    happen()
    beats = [*(journal.beats or []), Beat(delta.flood.clone(), len(journal.events))]
    return list(shown_beats(GAME, Staging(beats, journal.events), None))


def told(beats: list[ShownBeat]) -> list[list[str]]:
    return [[line.text for line in beat.lines] for beat in beats]


def element(beat: ShownBeat, name: str) -> Element | None:
    return next((found for area in beat.scene.areas for found in area.elements if found.id == name), None)


def shown(beat: ShownBeat, name: str) -> Element:
    found = element(beat, name)
    assert found is not None, f"no {name} in the scene"
    return found


def token(name: str) -> str:
    """The element of a water."""
    return f"water-{WATERS.index(name)}"


def level(beat: ShownBeat, name: str) -> str:
    return shown(beat, token(name)).texts["level"]


def losses(beat: ShownBeat) -> str:
    return shown(beat, "losses").texts["count"].split()[0]


def card_place(beat: ShownBeat, name: str) -> str:
    """Where a Landowner card lies."""
    card = element(beat, name)
    places = ("row-0", "row-1", "row-2", "crisis") if card else ()
    return next(
        (each for each in places if card and (shown(beat, each).x, shown(beat, each).y) == (card.x, card.y)), ""
    )


@rule("RW-26", "RW-27", "RW-30", "RW-36")
def test_landowner_cards_are_turned_one_by_one_then_each_crisis_is_resolved() -> None:
    delta = a_delta(2).row("job offer").next_landowner("flees", "threat")
    delta.hand(0).hand(1).say("upgrades done", seat=0)
    beats = watched(delta, lambda: delta.say("upgrades done", seat=1))
    assert told(beats) == [
        ["A Landowner card: Landowner Flees."],
        ["A Landowner card: Threat."],
        ["Landowner Flees is resolved."],
        ["A loss (landowners): the track stands at 1."],
        ["Threat is resolved."],
        ["The Threat is Red's to answer.", "Red carries the Threat."],
        ["Red's turn: 2 actions."],
    ]
    # The card keeps its name on its way from the row to the crisis at hand, and off the table.
    flees = [card_place(beat, "landowner-4-0") for beat in beats]
    assert flees == ["row-1", "row-1", "crisis", "crisis", "", "", ""]
    threat = [card_place(beat, "landowner-1-0") for beat in beats]
    assert threat == ["", "row-2", "row-1", "row-1", "crisis", "", ""]
    assert [losses(beat) for beat in beats] == ["0", "0", "0", "1", "1", "1", "1"]
    assert beats[0].scene.rule == "RW-26"


@rule("RW-92", "RW-93", "RW-94")
def test_the_water_of_each_report_comes_by_itself() -> None:
    delta = a_turn(2).next_weather("light yazoo", "cloudy", "sunny tensas").water(R6=2)
    delta.say("end turn")
    rain, cloud, sun, *_ = watched(delta, lambda: delta.say("end turn"))
    assert told([rain, cloud, sun]) == [
        ["Light rain at Yazoo Valley: Y1 rises to 2."],
        ["A cloudy day: no water comes."],
        ["Sun at Tensas Basin: R6 falls to 1."],
    ]
    now = [[shown(beat, f"report-{place}").classes for place in range(3)] for beat in (rain, cloud, sun)]
    assert now == [[("now",), (), ()], [(), ("now",), ()], [(), (), ("now",)]]
    assert [(level(beat, "Y1"), level(beat, "R6")) for beat in (rain, sun)] == [("2", "2"), ("2", "1")]
    assert rain.lines[0].touches == (token("Y1"),)


@rule("RW-103")
def test_levees_that_hold_are_told_when_the_water_rises() -> None:
    """V and T are kept dry by levees, but for T at j2: only what keeps a whole group dry is told."""
    delta = a_turn(2).levee("j3", 3).levee("i2", 3)
    rain = watched(delta, lambda: delta.rain("medium tensas"))[0]
    assert told([rain]) == [
        [
            "Medium rain at Tensas Basin: R4 rises to 3.",
            "The levee at j3 holds back R4, which stands at 3.",
        ]
    ]
    assert rain.lines[1].touches == (token("R4"), "levee-j3")
    assert element(rain, "levee-j3") is not None


@rule("RW-103", "RW-104", "RW-41")
def test_levees_hold_through_flooded_land_but_a_camp_needs_none() -> None:
    """R4 reaches Z through V, which is flooded."""
    delta = a_turn(2, spring=True).flood_land("He").levee("k2", 4).levee("l2", 4).levee("l3", 4).levee("l4", 4)
    rain = watched(delta, lambda: delta.rain("medium tensas"))[0]
    assert rain.lines[-1].text == "The levees at k2, l2, l3 and l4 hold back R4, which stands at 4."
    delta = delta.camp("l3").water(R4=2, R5=2, R6=2, R7=2, R8=2)
    rain = watched(delta, lambda: delta.rain("medium tensas"))[0]
    assert rain.lines[-1].text == "The levees at k2, l2 and l4 hold back R4, which stands at 4."


@rule("RW-99", "RW-100", "RW-101", "RW-102")
def test_every_flow_comes_after_its_reason() -> None:
    delta = a_turn(2, game=GAME).water(R4=2, R5=2, R6=4)
    above, floods, still, flows, *_ = beats = watched(delta, delta.resolve)
    assert [line.rule for beat in beats for line in beat.lines][:5] == ["RW-100", "RW-99", "RW-106", "RW-100", "RW-101"]
    assert shown(above, token("R6")).classes == ("high", "resolving")
    assert "endangered" in shown(above, "hex-l6").classes
    assert shown(above, "hex-l6").label.endswith("lower than the water")
    assert shown(floods, "hex-l6").symbol == "flooded"
    assert (level(floods, "R6"), losses(floods)) == ("3", "1")
    assert shown(still, "hex-l6").symbol == "flooded"
    assert flows.lines[0].touches == (token("R6"), token("R7"))
    assert (level(flows, "R6"), level(flows, "R7")) == ("2", "2")


@rule("RW-106", "RW-107", "RW-108", "RW-109", "RW-112")
def test_land_levee_town_pawns_and_survivors_are_lost_one_after_the_other() -> None:
    delta = a_turn(2, game=GAME).water(R1=4).pawns(0, "c5").survivors("c6").levee("c5", 3)
    for ridge in ("a3", "b3", "a6", "b5", "d3", "d4"):
        delta.levee(ridge, 5)
    delta.flood.towns[0] = hex_number("c5")
    _, *lost = watched(delta, delta.resolve)
    kinds = [beat.lines[0].text for beat in lost[:5]]
    assert kinds == [
        "Land Da (Greenville) floods; R1 falls to 3.",
        "The levee at c5 (Greenville) is washed away.",
        "Red's town at c5 (Greenville) is lost.",
        "Red 1 is lost at c5 (Greenville).",
        "A Survivor is lost at c6.",
    ]
    assert [losses(beat) for beat in lost[:5]] == ["1", "1", "2", "3", "4"]
    there = {
        name: [found.symbol if found is not None else None for found in (element(beat, name) for beat in lost[:5])]
        for name in ("levee-c5", "survivor-0", "pawn-0", "town-0")
    }
    assert there == {
        "levee-c5": ["levee", None, None, None, None],
        "survivor-0": ["survivor", "survivor", "survivor", "survivor", None],
        "pawn-0": ["pawn-0", "pawn-0", "pawn-0", None, None],
        "town-0": ["town", "town", "ruin", "ruin", "ruin"],
    }
    assert "losses" in lost[0].lines[1].touches


@rule("RW-113", "RW-114")
def test_the_week_ends_before_hands_are_filled() -> None:
    delta = a_turn(2).next_weather("cloudy", "cloudy", "cloudy").hand(0).hand(1)
    delta.say("end turn")
    *_, week, filled = watched(delta, lambda: delta.say("end turn"))
    assert week.lines[-1].text == "Week 1 of 7 is over. Blue has the first-player marker."
    assert shown(week, "week-0").classes == ("done",)
    assert element(week, "card-0-0") is None
    assert [line.rule for line in filled.lines][:2] == ["RW-115", "RW-115"]


@rule("RW-43", "RW-38", "RW-40")
def test_crises_change_the_map_at_moments_of_their_own() -> None:
    delta = a_turn(2, spring=True, game=GAME).levee("c5", 5).survivors("k4").pawns(0, "k3").pawns(1, "k3")
    beats = watched(delta, lambda: delta.crisis("dynamite", "camp 5"))
    assert told(beats)[:7] == [
        ["Dynamite is resolved."],
        ["The levee at c5 (Greenville) is blown up.", "A loss (levees): the track stands at 1."],
        ["Relief Camp: Delhi is resolved."],
        ["A red Relief Camp, Delhi, stands at i0."],
        ["Red 1 is sent to the camp at i0."],
        ["Blue 1 is sent to the camp at i0."],
        [
            "The Survivor at k4 is put to work on the levee.",
            "A levee of 4 stands at k4 now.",
            "A loss (Survivors): the track stands at 2.",
        ],
    ]
    assert [element(beat, "levee-c5") is None for beat in beats[:2]] == [False, True]
    assert [element(beat, "camp-i0") is None for beat in beats[2:4]] == [True, False]


@rule("RW-17", "RW-48")
def test_a_turn_is_summed_up_without_names() -> None:
    delta = a_delta(2).hand(0, "garden", "garden", "garden").pawns(0, "c6")
    delta.say("raise actions", seat=0).turn().say("move", "red 1 east")
    lines = [GAME.told(event, 2) for event in delta.journal.events]
    assert [line.short for line in lines if line.seat == 0 and line.short][-2:] == [
        "raises actions to 3 for 3 cards",
        "pawn 1 goes east to c7",
    ]
