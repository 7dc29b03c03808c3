"""Every choice in words: a label, one more sentence, and what it touches on the table."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.rules import vocabulary as words
from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, RIVER, RIVER_LENGTH
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, PREDATOR_NAMES, tile_name
from paddlewheel.games.flooded_forest.view.observation import ForestObservation
from paddlewheel.games.flooded_forest.view.words import (
    ACTION_HELP,
    TILE_SET,
    predator_at,
    school_words,
    site_name,
)
from paddlewheel.presentation import Offer, counted

MIDDLE_OF_RIVER = f"river-{RIVER_LENGTH // 2}"

#: Choices of their own: label and help. They are buttons beside the board.
PLAIN: dict[int, tuple[str, str]] = {
    words.NO_EXTRA: ("No extra fish", "End your turn without an extra fish."),
    words.NO_CHAIN: ("Stop here", "End your turn without another fish."),
    words.SCHOOL_FIRST: ("First where the school went", "Its meal is served first, the predator's second."),
    words.PREDATOR_FIRST: ("First where the predator went", "Its meal is served first, the school's second."),
    words.AT_THREE: ("Piranhas eat two", "Use your action: piranhas eat though only three fish are there."),
    words.NOT_AT_THREE: ("Let them wait", "Keep your action; the piranhas eat nothing."),
    words.BITE_AGAIN: ("Bite once more", "Use your action: the predator eats one fish more."),
    words.NO_MORE: ("That is enough", "Keep your action."),
    words.END_TURN: ("End the turn", "Keep your action and take the pulled tile."),
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
        return PLAIN[choice]
    if choice < words.EXTRAS:
        return _laying_words(seen, choice)
    if choice < words.PULLS:
        return _piece_words(seen, choice)
    if choice < words.ACT_FIRST:
        return _pull_words(seen, choice - words.PULLS)
    if choice < words.SCHOOL_FIRST:
        return _moving_words(seen, choice)
    if words.BITES <= choice < words.BITE_AGAIN:
        return _bite_words(seen, choice - words.BITES)
    if choice == words.ACT_NOW:
        return _action_words(seen)
    if words.FROMS <= choice < words.TOS:
        return f"From {tile_name(choice - words.FROMS)}", ACTION_HELP[seen.acted]
    if words.TOS <= choice < words.KEEP_HELD:
        return f"To {tile_name(choice - words.TOS)}", "Fights and meals follow as usual."
    kept = seen.players[seen.active].held if choice == words.KEEP_HELD else seen.tile
    tile = TILE_SET[kept or 0]
    return f"Keep {tile.id}: {tile.action}", ACTION_HELP[tile.action]


def _laying_words(seen: ForestObservation, choice: int) -> tuple[str, str]:
    if choice < words.PLACES:
        tile = TILE_SET[choice % len(TILE_SET)]
        verb = "Lay" if choice < words.DISCARDS else "Discard"
        sides = counted(tile.edges.count("W"), "water side")
        return f"{verb} {tile.id}", f"{sides}, {counted(tile.circles, 'circle')}; on its back: {tile.action}."
    if choice < words.TURNS:
        return f"Lay it on {CELL_NAMES[choice - words.PLACES]}", "Next you choose which way round it lies."
    turns = choice - words.TURNS
    way = f"Turned {counted(60 * turns, 'degree')} to the left" if turns else "As it is printed"
    return way, "Your first fish goes onto the tile at once."


def _piece_words(seen: ForestObservation, choice: int) -> tuple[str, str]:
    if choice < words.CHAINS:
        tile = choice - words.EXTRAS
        return f"Extra fish on {tile_name(tile)}", "Beside a fish of your own it lets you place one more, by water."
    if choice < words.KINDS:
        tile = choice - words.CHAINS
        return f"Next fish on {tile_name(tile)}", "Beside a fish of your own it lets you place one more, by water."
    if choice < words.POSTS:
        return f"The {PREDATOR_NAMES[choice - words.KINDS + 1]}", "Next you choose a tile on the edge of the flood."
    return f"On {tile_name(choice - words.POSTS)}", "It does not eat yet."


def _pull_words(seen: ForestObservation, tile: int) -> tuple[str, str]:
    found = next(shown for shown in seen.tiles if shown.tile == tile)
    pieces = school_words(found.fish) + (f" and the {found.predator}" if found.predator else "")
    return f"Pull {tile_name(tile)}", f"On it: {pieces}. Its action is yours at the end: {TILE_SET[tile].action}."


def _moving_words(seen: ForestObservation, choice: int) -> tuple[str, str]:
    if choice in (words.ACT_FIRST, words.ACT_NOW):
        return _action_words(seen)
    if choice == words.BY_ACTION:
        action = seen.players[seen.active].action
        return f"Use your action: {action}", ACTION_HELP[action]
    if choice < words.PROWLS:
        site = choice - words.SCHOOLS
        who, help_ = "School", "All fish of the pulled tile swim together."
    else:
        site = choice - (words.PROWLS if choice < words.LEAPS else words.LEAPS)
        who, help_ = seen.tile_predator.capitalize(), _arrival(seen, site)
    return f"{who} to {site_name(site)}", help_


def _arrival(seen: ForestObservation, site: int) -> str:
    if site == RIVER:
        return "It leaves the game there, after a last bite if the school goes with it."
    other = predator_at(seen, site)
    return f"There it meets the {other}, and one is driven off." if other else "It eats if there are fish enough."


def _bite_words(seen: ForestObservation, owner: int) -> tuple[str, str]:
    own = owner == seen.active
    return f"Eat a {COLOURS[owner]} fish", "Your own fish score nothing." if own else "One point for you."


def _action_words(seen: ForestObservation) -> tuple[str, str]:
    action = seen.players[seen.active].action
    return f"Use your action: {action}", ACTION_HELP[action]
