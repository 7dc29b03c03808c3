"""Choices, prompts and events in words."""

from __future__ import annotations

from paddlewheel.kernel import Event
from paddlewheel.presentation import Line, listed, number, numbers
from pebbles.rules.vocabulary import vocabulary
from pebbles.view.observation import PebblesObservation


def name(seat: int) -> str:
    """Seats count from 0 inside, and from 1 for people."""
    return f"player {seat + 1}"


def label(choice: int) -> str:
    kind, _, rest = vocabulary()[choice].partition(" ")
    if kind == "pick":
        return f"Pick the pebble of size {rest}"
    if kind == "to":
        return f"Give it to {name(int(rest))}"
    return {"keep": "Keep the shell", "give": "Give the shell away"}[kind]


def prompt(seen: PebblesObservation) -> str:
    if seen.outcome is not None:
        best = [name(seat) for seat in seen.outcome.winners]
        return f"The game is over: {listed(best)} won."
    waiting = listed(name(seat) for seat in seen.deciders)
    if seen.seat not in seen.deciders:
        return f"Waiting for {waiting}."
    if not seen.shell:
        return "Pick a pebble."
    return f"You have won a shell worth {seen.shell}. Who gets it?"


def line(event: Event) -> Line:
    who, facts = name(event.seat).capitalize(), event.facts
    touches = (f"player-{event.seat}",) if event.seat >= 0 else ()
    if event.kind == "picked":
        said = f"{who} has picked."
    elif event.kind == "your pick":
        said = f"You picked size {number(facts, 'size')}."
    elif event.kind == "nobody wins":
        said = f"The sizes are {listed(map(str, numbers(facts, 'sizes')))}: nobody picked one alone."
    elif event.kind == "wins":
        sizes = listed(map(str, numbers(facts, "sizes")))
        said = f"The sizes are {sizes}: {name(event.seat)} wins a shell worth {number(facts, 'shell')}."
    elif number(facts, "receiver") == event.seat:
        said = f"{who} keeps the shell."
    else:
        said = f"{who} gives the shell to {name(number(facts, 'receiver'))}."
    return Line(said, touches, event.rule)
