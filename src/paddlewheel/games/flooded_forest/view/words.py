"""The game in words: names, the prompt, the reasons and the journal."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.flooded_forest.components import ACTIONS
from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.rules.board import cell_name
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, PREDATOR_NAMES, tile_name
from paddlewheel.games.flooded_forest.view.observation import ForestObservation, TileSeen
from paddlewheel.games.flooded_forest.view.tile_set import TileSet
from paddlewheel.kernel import Event, Fact
from paddlewheel.language import Fact as Told
from paddlewheel.language import identifier, listed
from paddlewheel.presentation import Line, number, numbers

#: What the messages are called that name an action, its title and its help.
ACTION_MESSAGES: dict[str, str] = {action: f"action-{identifier(action)}" for action in ACTIONS}
#: What the messages call the river, beside the names of tiles, and what is not there.
RIVER_SITE, NONE = "river", "none"


def player_name(seat: int) -> str:
    return say(f"seat-{COLOURS[seat]}")


def player_names() -> tuple[str, ...]:
    return tuple(player_name(seat) for seat in range(len(COLOURS)))


def fish_letter(seat: int) -> str:
    """The letter on the fish of a seat."""
    return say(f"seat-{COLOURS[seat]}.letter")


def place_name(place: int) -> str:
    return say("place", place=place)


def action_name(action: str) -> str:
    """An action by its name in the component file."""
    return say(ACTION_MESSAGES[action])


def action_help(tile_set: TileSet, action: str) -> str:
    return say(f"{ACTION_MESSAGES[action]}.help", **tile_set.piranhas) if action else ""


def back(tile_set: TileSet, tile: int) -> str:
    """The action on the back of a tile."""
    return action_name(tile_set.tiles[tile].action)


def predator_list(predators: tuple[str, ...]) -> str:
    return ", ".join(say("predator", predator=predator) for predator in predators)


def site(tile_set: TileSet, number: int) -> str:
    """A tile or the river, as messages are told of it."""
    return RIVER_SITE if number == tile_set.river else tile_name(number)


def fish_list(by_seat: dict[int, int]) -> str:
    """2 red and 1 blue fish."""
    parts = [say("fish-of-colour", count=count, colour=COLOURS[seat]) for seat, count in by_seat.items() if count]
    return say("school", parts=listed(parts)) if parts else say("no-fish")


def school_words(fish: tuple[int, ...]) -> str:
    """The fish of a tile, by seat."""
    return fish_list(dict(enumerate(fish)))


def prompt(seen: ForestObservation, tile_set: TileSet) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        winners = [player_name(seat) for seat in seen.outcome.winners]
        return say("won", number=len(winners), winners=listed(winners), reason=identifier(seen.outcome.reason))
    who = player_name(seen.active)
    if not seen.deciders:
        return say("has-the-turn", who=who)
    facts = PROMPT_FACTS[seen.step](seen, tile_set) if seen.step in PROMPT_FACTS else {}
    return say(f"prompt-{seen.step}", who=who, **facts)


def _site(seen: ForestObservation) -> int:
    return seen.about & 63


def predator_at(seen: ForestObservation, tile_set: TileSet, site: int) -> str:
    if site in (tile_set.river, seen.tile):
        return seen.tile_predator
    return next((tile.predator for tile in seen.tiles if tile.tile == site), "")


def _tile(seen: ForestObservation, tile_set: TileSet) -> dict[str, Told]:
    return {"tile": tile_name(seen.tile or 0)}


#: What the prompt of a step is about.
PROMPT_FACTS: dict[str, Callable[[ForestObservation, TileSet], dict[str, Told]]] = {
    "place": _tile,
    "turn": lambda seen, made: {**_tile(seen, made), "cell": _cell(seen)},
    "chain": lambda seen, made: {"tile": tile_name(seen.about)},
    "post": lambda seen, made: {"predator": PREDATOR_NAMES[seen.about]},
    "school": _tile,
    "prowl": lambda seen, made: {**_tile(seen, made), "predator": seen.tile_predator},
    "leap": lambda seen, made: {"predator": seen.tile_predator, "action": action_name(seen.acted)},
    "feed": lambda seen, made: {"site": site(made, _site(seen)), **made.piranhas},
    "bite": lambda seen, made: {"predator": predator_at(seen, made, _site(seen))},
    "more": lambda seen, made: {"predator": predator_at(seen, made, _site(seen))},
    "after": lambda seen, made: {"action": action_name(seen.players[seen.active].action)},
    "from": lambda seen, made: {"action": action_name(seen.acted)},
    "to": lambda seen, made: {"action": action_name(seen.acted), "tile": tile_name(seen.origin or 0)},
}


def _cell(seen: ForestObservation) -> str:
    return cell_name(*seen.cell) if seen.cell is not None else ""


def why(rule: str, seen: ForestObservation, tile_set: TileSet, choice: int) -> str:
    """A closer reason for a refusal than the rulebook's sentence, or ""."""
    pulls = tile_set.choices.pulls
    if seen.step == "pull" and pulls <= choice < tile_set.choices.act_first:
        tile = next((tile for tile in seen.tiles if tile.tile == choice - pulls), None)
        if tile is not None:
            return why_not_pulled(tile)
    return ""


def why_not_pulled(tile: TileSeen) -> str:
    """Why a tile on the board cannot be pulled, or "" where it can."""
    if tile.removable:
        return ""
    name = tile_name(tile.tile)
    if not tile.cuts:
        return say("is-stuck", tile=name)
    others = listed(tile_name(other) for other in tile.cuts)
    return say("would-cut", tile=name, others=others, slides=yes(tile.slides))


def yes(value: bool) -> str:
    """Yes or no, as messages are told of it."""
    return "yes" if value else "no"


# -- the journal ---------------------------------------------------------------------------------------------------

#: Kinds of events with a word or two for the summary of a turn.
SUMMED_UP = frozenset(
    (
        *("discards", "lays", "spawns", "all placed", "posts", "pulls", "swims", "slips", "prowls", "drives off"),
        *("eats", "home", "action", "takes", "keeps"),
    )
)


def line(event: Event, tile_set: TileSet) -> Line:
    """An event as one sentence of the journal."""
    touched = [event.facts.get(name) for name in ("tile", "to", "site")]
    touches = [f"tile-{tile}" for tile in touched if isinstance(tile, int) and tile != tile_set.river]
    if event.kind in TOUCHES:
        touches += TOUCHES[event.kind](event.seat, event.facts)
    name, facts = identifier(event.kind), _told(event, tile_set)
    short = say(f"{name}.short", **facts) if event.kind in SUMMED_UP else ""
    equal = event.kind == "drives off" and facts["winner"] == facts["predator"]
    return Line(say(f"{name}.equal" if equal else name, **facts), tuple(touches), event.rule, short=short)


def _told(event: Event, tile_set: TileSet) -> dict[str, Told]:
    """The facts of an event, as messages are told of them."""
    facts = event.facts
    told: dict[str, Told] = {"who": player_name(event.seat) if event.seat >= 0 else ""}
    # Where something comes from is a tile, where it goes or happens may be the river.
    for name, fact in (("tile", "from"), ("tile", "tile"), ("site", "tile"), ("site", "to")):
        if fact in facts:
            told[name] = site(tile_set, number(facts, fact))
    for name, fact in (("predator", "predator"), ("predator", "loser"), ("winner", "winner")):
        if fact in facts:
            told[name] = PREDATOR_NAMES[number(facts, fact)]
    if "owner" in facts:
        told["colour"] = COLOURS[number(facts, "owner")]
    if "fish" in facts:
        told["fish"] = number(facts, "fish")
    if "action" in facts:
        told["action"] = action_name(ACTIONS[number(facts, "action")])
    elif event.kind in ("takes", "keeps"):
        told["action"] = back(tile_set, number(facts, "tile"))
    elif event.kind == "over":
        points, ranks = numbers(facts, "points"), numbers(facts, "ranks")
        order = sorted(range(len(ranks)), key=ranks.__getitem__)
        told["scores"] = ", ".join(say("score", who=player_name(seat), count=points[seat]) for seat in order)
        told["reason"] = identifier(str(facts["reason"]))
    return told


def fish_id(tile: int, seat: int) -> str:
    """The element of a school: the fish of one seat on a tile in the dry season."""
    return f"fish-{tile}-{seat}"


def _school(seat: int, facts: dict[str, Fact]) -> list[str]:
    return [fish_id(number(facts, "from"), owner) for owner in range(len(COLOURS))]


#: What an event is about beside its tiles; of the fish of a school those that are there.
TOUCHES: dict[str, Callable[[int, dict[str, Fact]], list[str]]] = {
    "lays": lambda seat, facts: [f"supply-{seat}-n"],
    "spawns": lambda seat, facts: [f"supply-{seat}-n"],
    "discards": lambda seat, facts: [f"deck-{seat}"],
    "draws": lambda seat, facts: [f"deck-{seat}"],
    "all placed": lambda seat, facts: [f"deck-{seat}"],
    "predators": lambda seat, facts: [f"unplaced-{other}" for other in range(len(COLOURS))],
    "posts": lambda seat, facts: [f"predator-{facts['tile']}"],
    "dry": lambda seat, facts: [f"card-{seat}"],
    "swims": _school,
    "slips": lambda seat, facts: [fish_id(number(facts, "from"), seat)],
    "prowls": lambda seat, facts: [f"predator-{facts['from']}"],
    "drives off": lambda seat, facts: [f"predator-{facts['tile']}"],
    "eats": lambda seat, facts: [f"eaten-{seat}-n", f"lost-{facts['owner']}-n"],
    "leaves": lambda seat, facts: ["gap"],
    "home": lambda seat, facts: [f"home-{seat}-n"],
    "action": lambda seat, facts: [f"action-{seat}"],
    "takes": lambda seat, facts: [f"action-{seat}"],
    "keeps": lambda seat, facts: [f"action-{seat}"],
}
