"""What each seat sees, and the scene made of it."""

from __future__ import annotations

from paddlewheel.kernel import Event, Observation
from paddlewheel.presentation import Area, Element, Line, Offer, Scene
from toy.rules import TOKENS
from toy.state import HIDDEN, Pebbles


class PebblesObservation(Observation, frozen=True, kw_only=True):
    round: int
    #: None: not picked yet; 0: picked, hidden.
    picked: tuple[int | None, ...]
    shells: tuple[int, ...]
    shell: int


def observe(state: Pebbles, seat: int | None) -> PebblesObservation:
    hidden = bool(state.stack) and state.step().name == "pick"
    picked = [None if pebble == HIDDEN else pebble for pebble in state.picked]
    if hidden:
        picked = [0 if pebble and other != seat else pebble for other, pebble in enumerate(picked)]
    return PebblesObservation(
        **state.common(seat),
        round=state.round,
        picked=tuple(picked),
        shells=tuple(state.shells),
        shell=state.shell,
    )


def scene(seen: PebblesObservation) -> Scene:
    players = [
        Element(
            f"player-{seat}",
            "pebble",
            60 * seat + 30,
            30,
            f"Player {seat}, shells worth {seen.shells[seat]}",
            texts={"size": {None: "-", 0: "?"}.get(pebble, str(pebble))},
        )
        for seat, pebble in enumerate(seen.picked)
    ]
    board = Area("board", "Beach", "board", (0, 0, 60 * seen.seats, 60), tuple(players))
    touched = f"player-{seen.seat}"
    offers = tuple(Offer(TOKENS[choice], TOKENS[choice].capitalize(), (touched,)) for choice in seen.choices)
    return Scene(seen.game, "Pebbles", f"Round {seen.round}.", seen.rule, (board,), offers)


def text(seen: PebblesObservation) -> str:
    return f"Round {seen.round}: pebbles {seen.picked}, shells {seen.shells}"


def line(event: Event) -> Line:
    if event.kind == "picked":
        return Line(f"Player {event.seat} has picked.", (f"player-{event.seat}",), event.rule)
    return Line(f"You picked {event.facts['pebble']}.", (f"player-{event.seat}",), event.rule)
