"""Every choice in words: a label, one more sentence, and what it touches on the table."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, RIVER_LENGTH
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, PREDATOR_NAMES, tile_name
from paddlewheel.games.flooded_forest.view.observation import ForestObservation
from paddlewheel.games.flooded_forest.view.tile_set import TileSet
from paddlewheel.games.flooded_forest.view.words import (
    NONE,
    action_help,
    action_name,
    back,
    predator_at,
    school_words,
    site,
)
from paddlewheel.language import Fact
from paddlewheel.presentation import Offer

MIDDLE_OF_RIVER = f"river-{RIVER_LENGTH // 2}"


def offer(seen: ForestObservation, tile_set: TileSet, choice: int, token: str) -> Offer:
    label, help_ = choice_words(seen, tile_set, choice)
    return Offer(token, label, (touched(tile_set, choice),), help_)


def is_button(tile_set: TileSet, choice: int) -> bool:
    """Whether a choice has no place on the board or in the hand."""
    return touched(tile_set, choice).startswith("button-")


def touched(tile_set: TileSet, choice: int) -> str:
    """The element that stands for a choice."""
    at = tile_set.choices
    if choice < at.places:
        return f"hand-{choice % len(tile_set.tiles)}"
    if choice < at.turns:
        return f"spot-{CELL_NAMES[choice - at.places]}"
    if choice < at.extras:
        return f"turn-{choice - at.turns}"
    for first, end in tile_set.ranges:
        if first <= choice < end:
            tile = choice - first
            return MIDDLE_OF_RIVER if tile == tile_set.river else f"tile-{tile}"
    return f"button-{choice}"


def choice_words(seen: ForestObservation, tile_set: TileSet, choice: int) -> tuple[str, str]:
    """A choice as a label and one more sentence of help."""
    at = tile_set.choices
    if choice in tile_set.plain:
        return _both(tile_set.plain[choice], **tile_set.piranhas)
    if choice < at.extras:
        return _laying_words(tile_set, choice)
    if choice < at.pulls:
        return _piece_words(tile_set, choice)
    if choice < at.act_first:
        return _pull_words(seen, tile_set, choice - at.pulls)
    if choice < at.school_first:
        return _moving_words(seen, tile_set, choice)
    if at.bites <= choice < at.bite_again:
        return _bite_words(seen, tile_set, choice - at.bites)
    if choice == at.act_now:
        return _action_words(seen, tile_set)
    if at.froms <= choice < at.tos:
        return say("move-from", tile=tile_name(choice - at.froms)), action_help(tile_set, seen.acted)
    if at.tos <= choice < at.keep_held:
        return _both("move-to", tile=tile_name(choice - at.tos))
    kept = seen.players[seen.active].held if choice == at.keep_held else seen.tile
    tile = tile_set.tiles[kept or 0]
    return say("keep", tile=tile.id, action=action_name(tile.action)), action_help(tile_set, tile.action)


def _both(name: str, **facts: Fact) -> tuple[str, str]:
    """A message with its help."""
    return say(name, **facts), say(f"{name}.help", **facts)


def _laying_words(tile_set: TileSet, choice: int) -> tuple[str, str]:
    at = tile_set.choices
    if choice < at.places:
        tile = tile_set.tiles[choice % len(tile_set.tiles)]
        name = "lay" if choice < at.discards else "discard"
        sides = tile.edges.count("W")
        return _both(name, tile=tile.id, sides=sides, circles=tile.circles, action=action_name(tile.action))
    if choice < at.turns:
        return _both("lay-on", cell=CELL_NAMES[choice - at.places])
    return _both("turn", degrees=60 * (choice - at.turns))


def _piece_words(tile_set: TileSet, choice: int) -> tuple[str, str]:
    at = tile_set.choices
    if choice < at.chains:
        return _both("extra-fish", tile=tile_name(choice - at.extras))
    if choice < at.kinds:
        return _both("next-fish", tile=tile_name(choice - at.chains))
    if choice < at.posts:
        return _both("choose-predator", predator=PREDATOR_NAMES[choice - at.kinds + 1])
    return _both("predator-on", tile=tile_name(choice - at.posts))


def _pull_words(seen: ForestObservation, tile_set: TileSet, tile: int) -> tuple[str, str]:
    found = next(shown for shown in seen.tiles if shown.tile == tile)
    predator = found.predator or NONE
    school, action = school_words(found.fish), back(tile_set, tile)
    return _both("pull", tile=tile_name(tile), school=school, predator=predator, action=action)


def _moving_words(seen: ForestObservation, tile_set: TileSet, choice: int) -> tuple[str, str]:
    at = tile_set.choices
    if choice in (at.act_first, at.by_action):
        return _action_words(seen, tile_set)
    if choice < at.prowls:
        return _both("school-to", site=site(tile_set, choice - at.schools))
    there = choice - (at.prowls if choice < at.leaps else at.leaps)
    words = say("predator-to", predator=seen.tile_predator, site=site(tile_set, there))
    return words, _arrival(seen, tile_set, there)


def _arrival(seen: ForestObservation, tile_set: TileSet, there: int) -> str:
    if there == tile_set.river:
        return say("predator-to.into-river")
    other = predator_at(seen, tile_set, there)
    return say("predator-to.meets", other=other) if other else say("predator-to.eats")


def _bite_words(seen: ForestObservation, tile_set: TileSet, owner: int) -> tuple[str, str]:
    help_ = say("eat.own") if owner == seen.active else say("eat.other", points=tile_set.eaten)
    return say("eat", colour=COLOURS[owner]), help_


def _action_words(seen: ForestObservation, tile_set: TileSet) -> tuple[str, str]:
    action = seen.players[seen.active].action
    return say("use-action", action=action_name(action)), action_help(tile_set, action)
