"""The table as a scene: symbols of `art.svg`, placed."""

from __future__ import annotations

from paddlewheel.presentation import Area, Element, Offer, Scene
from pebbles.rules.vocabulary import vocabulary
from pebbles.state import NOTHING
from pebbles.view.observation import HIDDEN, PebblesObservation
from pebbles.view.status import status
from pebbles.view.words import label, name, prompt

SPACE = 80
SIZE_SHOWN = {NOTHING: "", HIDDEN: "?"}


def scene(seen: PebblesObservation) -> Scene:
    elements = [_player(seen, seat) for seat in range(seen.seats)]
    if seen.shell:
        label_of_shell = f"A shell worth {seen.shell}"
        elements.append(
            Element("shell", "shell", SPACE * seen.seats / 2, 110, label_of_shell, texts={"worth": str(seen.shell)})
        )
    board = Area(
        "board", f"Round {seen.round} of {seen.rounds}", "board", (0, 0, SPACE * seen.seats, 150), (*elements,)
    )
    return Scene(seen.game, "Pebbles", prompt(seen), seen.rule, (board,), tuple(_offers(seen)), status(seen))


def _player(seen: PebblesObservation, seat: int) -> Element:
    size = seen.picked[seat]
    return Element(
        f"player-{seat}",
        "pebble",
        SPACE * (seat + 0.5),
        45,
        f"{name(seat).capitalize()}, shells worth {seen.shells[seat]}",
        texts={"size": SIZE_SHOWN.get(size, str(size)), "shells": str(seen.shells[seat])},
    )


def _offers(seen: PebblesObservation) -> list[Offer]:
    tokens = vocabulary()
    return [Offer(tokens[choice], label(choice), (_touched(seen, choice),)) for choice in seen.choices]


def _touched(seen: PebblesObservation, choice: int) -> str:
    """The element that a choice is about: the player a shell is given to, else one's own pebble."""
    kind, _, number = vocabulary()[choice].partition(" ")
    return f"player-{number}" if kind == "to" else f"player-{seen.seat}"
