"""Every choice in words: a label, one more sentence, and what it touches on the table."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.rules import vocabulary as words
from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, RIVER, RIVER_LENGTH
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, PREDATOR_NAMES, tile_name
from paddlewheel.games.flooded_forest.view.observation import ForestObservation
from paddlewheel.games.flooded_forest.view.words import (
    NONE,
    TILE_SET,
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

#: Choices of their own, by the message with their label and help. They are buttons beside the board.
PLAIN: dict[int, str] = {
    words.NO_EXTRA: "no-extra-fish",
    words.NO_CHAIN: "no-next-fish",
    words.SCHOOL_FIRST: "school-first",
    words.PREDATOR_FIRST: "predator-first",
    words.AT_THREE: "at-three",
    words.NOT_AT_THREE: "not-at-three",
    words.BITE_AGAIN: "bite-again",
    words.NO_MORE: "no-further-bite",
    words.END_TURN: "end-turn",
}


def offer(seen: ForestObservation, choice: int, token: str) -> Offer:
    label, help_ = choice_words(seen, choice)
    return Offer(token, label, (touched(choice),), help_)


def is_button(choice: int) -> bool:
    """Whether a choice has no place on the board or in the hand."""
    return touched(choice).startswith("button-")


def touched(choice: int) -> str:
    """The element that stands for a choice."""
    if choice < words.PLACES:
        return f"hand-{choice % len(TILE_SET)}"
    if choice < words.TURNS:
        return f"spot-{CELL_NAMES[choice - words.PLACES]}"
    if choice < words.EXTRAS:
        return f"turn-{choice - words.TURNS}"
    for first, count in TILE_RANGES:
        if first <= choice < first + count:
            tile = choice - first
            return MIDDLE_OF_RIVER if tile == RIVER else f"tile-{tile}"
    return f"button-{choice}"


TILE_RANGES = (
    (words.EXTRAS, 36),
    (words.CHAINS, 36),
    (words.POSTS, 36),
    (words.PULLS, 36),
    (words.SCHOOLS, 37),
    (words.PROWLS, 37),
    (words.LEAPS, 37),
    (words.FROMS, 36),
    (words.TOS, 36),
)


def choice_words(seen: ForestObservation, choice: int) -> tuple[str, str]:
    """A choice as a label and one more sentence of help."""
    if choice in PLAIN:
        return _both(PLAIN[choice])
    if choice < words.EXTRAS:
        return _laying_words(choice)
    if choice < words.PULLS:
        return _piece_words(choice)
    if choice < words.ACT_FIRST:
        return _pull_words(seen, choice - words.PULLS)
    if choice < words.SCHOOL_FIRST:
        return _moving_words(seen, choice)
    if words.BITES <= choice < words.BITE_AGAIN:
        return _bite_words(seen, choice - words.BITES)
    if choice == words.ACT_NOW:
        return _action_words(seen)
    if words.FROMS <= choice < words.TOS:
        return say("move-from", tile=tile_name(choice - words.FROMS)), action_help(seen.acted)
    if words.TOS <= choice < words.KEEP_HELD:
        return _both("move-to", tile=tile_name(choice - words.TOS))
    kept = seen.players[seen.active].held if choice == words.KEEP_HELD else seen.tile
    tile = TILE_SET[kept or 0]
    return say("keep", tile=tile.id, action=action_name(tile.action)), action_help(tile.action)


def _both(name: str, **facts: Fact) -> tuple[str, str]:
    """A message with its help."""
    return say(name, **facts), say(f"{name}.help", **facts)


def _laying_words(choice: int) -> tuple[str, str]:
    if choice < words.PLACES:
        tile = TILE_SET[choice % len(TILE_SET)]
        name = "lay" if choice < words.DISCARDS else "discard"
        sides = tile.edges.count("W")
        return _both(name, tile=tile.id, sides=sides, circles=tile.circles, action=action_name(tile.action))
    if choice < words.TURNS:
        return _both("lay-on", cell=CELL_NAMES[choice - words.PLACES])
    return _both("turn", degrees=60 * (choice - words.TURNS))


def _piece_words(choice: int) -> tuple[str, str]:
    if choice < words.CHAINS:
        return _both("extra-fish", tile=tile_name(choice - words.EXTRAS))
    if choice < words.KINDS:
        return _both("next-fish", tile=tile_name(choice - words.CHAINS))
    if choice < words.POSTS:
        return _both("choose-predator", predator=PREDATOR_NAMES[choice - words.KINDS + 1])
    return _both("predator-on", tile=tile_name(choice - words.POSTS))


def _pull_words(seen: ForestObservation, tile: int) -> tuple[str, str]:
    found = next(shown for shown in seen.tiles if shown.tile == tile)
    predator = found.predator or NONE
    return _both("pull", tile=tile_name(tile), school=school_words(found.fish), predator=predator, action=back(tile))


def _moving_words(seen: ForestObservation, choice: int) -> tuple[str, str]:
    if choice in (words.ACT_FIRST, words.BY_ACTION):
        return _action_words(seen)
    if choice < words.PROWLS:
        return _both("school-to", site=site(choice - words.SCHOOLS))
    there = choice - (words.PROWLS if choice < words.LEAPS else words.LEAPS)
    return say("predator-to", predator=seen.tile_predator, site=site(there)), _arrival(seen, there)


def _arrival(seen: ForestObservation, there: int) -> str:
    if there == RIVER:
        return say("predator-to.into-river")
    other = predator_at(seen, there)
    return say("predator-to.meets", other=other) if other else say("predator-to.eats")


def _bite_words(seen: ForestObservation, owner: int) -> tuple[str, str]:
    return say("eat", colour=COLOURS[owner]), say("eat.own" if owner == seen.active else "eat.other")


def _action_words(seen: ForestObservation) -> tuple[str, str]:
    action = seen.players[seen.active].action
    return say("use-action", action=action_name(action)), action_help(action)
