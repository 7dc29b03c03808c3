"""A panel for every player: points, fish, deck and action."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.view.observation import ForestObservation
from paddlewheel.games.flooded_forest.view.tile_set import TileSet
from paddlewheel.games.flooded_forest.view.words import (
    NONE,
    action_help,
    action_name,
    fish_letter,
    place_name,
    player_name,
    predator_list,
)
from paddlewheel.language import Fact
from paddlewheel.presentation import Area, Element

WIDTH, HEIGHT = 380.0, 100.0
#: Where the line of words stands.
NOTE = (14.0, 88.0)


def seat_panel(seen: ForestObservation, tile_set: TileSet, seat: int) -> Area:
    player = seen.players[seat]
    name = player_name(seat)
    eaten = sum(number for owner, number in enumerate(player.eaten) if owner != seat)
    lost = sum(other.eaten[seat] for other in seen.players)
    place = place_name(seen.outcome.ranks[seat]) if seen.outcome is not None else ""
    label = say("card", name=name, points=player.points, home=player.home, eaten=eaten, place=place or NONE)
    elements = [
        Element(
            f"card-{seat}",
            "card",
            0,
            0,
            label,
            classes=("deciding",) if seat in seen.deciders else (),
            texts={"name": name, "points": str(player.points), "unit": say("card.unit"), "place": place},
        ),
        Element(
            f"icon-{seat}",
            f"fish-{seat}",
            30,
            32,
            say("card.fish", name=name),
            layer=1,
            texts={"letter": fish_letter(seat), "count": ""},
        ),
        _figure(f"home-{seat}-n", 104, player.home, "figure-home", points=tile_set.home),
        _figure(f"eaten-{seat}-n", 158, eaten, "figure-eaten", points=tile_set.eaten),
        _figure(f"lost-{seat}-n", 212, lost, "figure-lost"),
    ]
    if seen.phase == "flood":
        elements.append(_figure(f"supply-{seat}-n", 266, player.supply, "figure-supply"))
        top = action_name(player.deck_top) if player.deck_top else NONE
        elements.append(_note(f"deck-{seat}", "deck", name, hand=player.hand, deck=player.deck, top=top))
    elif player.unplaced:
        words = say("unplaced", predators=predator_list(player.unplaced))
        elements.append(Element(f"unplaced-{seat}", "note", *NOTE, words, layer=1, texts={"words": words}))
    else:
        action = action_name(player.action) if player.action else NONE
        tip = action_help(tile_set, player.action)
        elements.append(_note(f"action-{seat}", "held-action", name, tip, action=action))
    return Area(f"seat-{seat}", name, "seat", (0, 0, WIDTH, HEIGHT), tuple(elements), seat=seat)


def _figure(name: str, x: float, value: int, message: str, **facts: Fact) -> Element:
    texts = {"value": str(value), "what": say(message)}
    return Element(name, "figure", x, 50, say(f"{message}.label", value=value, **facts), layer=1, texts=texts)


def _note(name: str, message: str, player: str, tip: str = "", **facts: Fact) -> Element:
    texts = {"words": say(message, **facts)}
    label = say(f"{message}.label", name=player, **facts)
    return Element(name, "note", *NOTE, label, layer=1, texts=texts, tip=tip)
