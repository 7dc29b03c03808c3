"""A battle as one sees it, moment by moment."""

from __future__ import annotations

from paddlewheel.kernel import staged
from paddlewheel.presentation import Element, Scene, ShownBeat, presented, shown_beats
from rules.civil_war.warfare import CONFEDERACY, GAME, UNION, Warfare, a_war
from support import rule


def last_commitment(war: Warfare, token: str, viewer: int | None = None) -> list[ShownBeat]:
    staging = staged(war.state, CONFEDERACY, GAME.choice(token))
    return [*shown_beats(presented(war.state.game), staging, viewer)]


def a_battle(viewer: int | None = None) -> list[ShownBeat]:
    """The left column is won, the centre is a tie, the right one is won; one card is left to be committed."""
    war = a_war("U12 U24 U25 U29 U30 U31 U13", "C14 C24 C15 C29 C30 C31 C16")
    war.commit(UNION, "U29 U30 U31")
    war.commit(CONFEDERACY, "C29 C30")
    return last_commitment(war, "commit C31 right", viewer)


def told(beats: list[ShownBeat]) -> list[str]:
    return [line.text for beat in beats for line in beat.lines]


def beat_of(beats: list[ShownBeat], words: str) -> ShownBeat:
    return next(beat for beat in beats if any(words in line.text for line in beat.lines))


def elements(scene: Scene) -> dict[str, Element]:
    return {element.id: element for area in scene.areas for element in area.elements}


@rule("CW-9", "CW-16", "CW-17")
def test_reinforcements_are_turned_up_column_by_column_then_counted_then_buried() -> None:
    beats = a_battle()
    words = ["turns up", "is tied", "Left column:", "Centre column:", "Right column:", "Battle 1 is over", "Battle 2"]
    places = [next(place for place, text in enumerate(told(beats)) if word in text) for word in words]
    assert places == sorted(places)
    turned = [beat for beat in beats if any("turns up" in line.text for line in beat.lines)]
    assert all(len([line for line in beat.lines if "turns up" in line.text]) == 1 for beat in turned)


@rule("CW-9", "CW-16")
def test_a_card_that_is_turned_up_lies_in_its_column_and_is_counted() -> None:
    beats = a_battle()
    name = GAME.decks["standard"].card("C29").name
    turned = beat_of(beats, f"turns up {name}")
    before = beats[beats.index(turned) - 1]
    assert "card-C29" in elements(turned.scene)
    assert "card-C29" not in elements(before.scene)
    totals = [int(elements(scene)["total-1-0"].texts["total"]) for scene in (before.scene, turned.scene)]
    assert totals[1] - totals[0] == GAME.decks["standard"].card("C29").value


@rule("CW-16")
def test_a_column_is_marked_for_its_winner_when_that_is_told_and_not_before() -> None:
    beats = a_battle()
    left = elements(beat_of(beats, "Left column:").scene)
    assert "won" in left["total-0-0"].classes or "won" in left["total-1-0"].classes
    assert not {"won", "lost"} & set(left["total-0-2"].classes)


@rule("CW-17", "CW-18")
def test_winners_go_to_the_survivors_and_losers_to_the_graveyard() -> None:
    cleared = elements(beat_of(a_battle(), "Battle 1 is over").scene)
    carried = {name: element for name, element in cleared.items() if name.startswith("card-")}
    for name, element in carried.items():
        side = 0 if name.startswith("card-U") else 1
        pile = "survivors" if "survives" in element.classes else "graveyard"
        assert (element.x, element.y) == (cleared[f"{pile}-{side}"].x, cleared[f"{pile}-{side}"].y)
    assert {"survives", "buried"} <= {name for element in carried.values() for name in element.classes}


@rule("CW-9a")
def test_nobody_sees_a_reinforcement_before_it_is_turned_up() -> None:
    beats = a_battle(UNION)
    turned = beats.index(beat_of(beats, f"turns up {GAME.decks['standard'].card('C31').name}"))
    assert all("card-C31" not in elements(beat.scene) for beat in beats[:turned])
