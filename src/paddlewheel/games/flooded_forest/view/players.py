"""A panel for every player: points, fish, deck and action."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.view.observation import ForestObservation
from paddlewheel.games.flooded_forest.view.words import ACTION_HELP, PLACES, PLAYERS
from paddlewheel.presentation import Area, Element

WIDTH, HEIGHT = 380.0, 100.0


def seat_panel(seen: ForestObservation, seat: int) -> Area:
    player = seen.players[seat]
    name = PLAYERS[seat]
    eaten = sum(number for owner, number in enumerate(player.eaten) if owner != seat)
    lost = sum(other.eaten[seat] for other in seen.players)
    place = PLACES[seen.outcome.ranks[seat] - 1] if seen.outcome is not None else ""
    label = f"{name}: {player.points} points, {player.home} fish home, {eaten} eaten{', ' + place if place else ''}"
    elements = [
        Element(
            f"card-{seat}",
            "card",
            0,
            0,
            label,
            classes=("deciding",) if seat in seen.deciders else (),
            texts={"name": name, "points": str(player.points), "place": place},
        ),
        Element(f"icon-{seat}", f"fish-{seat}", 30, 32, f"{name}'s fish", layer=1, texts={"count": ""}),
        _figure(f"home-{seat}-n", 104, player.home, "home", "fish home in the river, two points each"),
        _figure(f"eaten-{seat}-n", 158, eaten, "eaten", "fish of others eaten, one point each"),
        _figure(f"lost-{seat}-n", 212, lost, "lost", "of these fish were eaten"),
    ]
    if seen.phase == "flood":
        elements.append(_figure(f"supply-{seat}-n", 266, player.supply, "to place", "fish still to be placed"))
        words = f"hand {player.hand}, deck {player.deck}"
        words += f", next back: {player.deck_top}" if player.deck_top else ""
        elements.append(_note(f"deck-{seat}", words, f"{name}'s tiles: {words}"))
    elif player.unplaced:
        words = f"to place: {', '.join(player.unplaced)}"
        elements.append(_note(f"unplaced-{seat}", words, words))
    else:
        words = f"action: {player.action}" if player.action else "no action held"
        tip = ACTION_HELP.get(player.action, "")
        elements.append(_note(f"action-{seat}", words, f"{name} - {words}", tip))
    return Area(f"seat-{seat}", name, "seat", (0, 0, WIDTH, HEIGHT), tuple(elements), seat=seat)


def _figure(name: str, x: float, value: int, what: str, label: str) -> Element:
    return Element(name, "figure", x, 50, f"{value} {label}", layer=1, texts={"value": str(value), "what": what})


def _note(name: str, words: str, label: str, tip: str = "") -> Element:
    return Element(name, "note", 14, 88, label, layer=1, texts={"words": words}, tip=tip)
