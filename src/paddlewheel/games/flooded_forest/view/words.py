"""The game in words: the prompt, the choices, the reasons and the journal."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.flooded_forest.components import ACTIONS, FILE, load
from paddlewheel.games.flooded_forest.rules.board import RIVER, cell_name
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, PREDATOR_NAMES, PULLS, tile_name
from paddlewheel.games.flooded_forest.view.observation import ForestObservation, TileSeen
from paddlewheel.kernel import Event, Fact
from paddlewheel.presentation import Line, counted, listed, number, numbers

TILE_SET = load(FILE).flood.tiles
PLAYERS = tuple(colour.capitalize() for colour in COLOURS)
PLACES = ("first", "second", "third", "fourth")
ENDINGS = {"river full": "All circles of the river are filled.", "forest dry": "No flood tile is left."}

ACTION_HELP = {
    "predator step": "Move a predator that shares its tile with fish to an adjacent flood tile.",
    "extra bite": "After your pull a predator that has eaten eats one fish more.",
    "fish step": "Move your fish from a shared tile along water to an adjacent flood tile.",
    "piranhas at three": "After your pull piranhas eat two though only three fish are there.",
    "caiman over land": "Move a caiman over land to an adjacent tile, alone or when its tile is pulled.",
    "jaguar leap": "Move a jaguar up to two flood tiles, alone or when its tile is pulled.",
}


def site_name(site: int) -> str:
    return "the river" if site == RIVER else tile_name(site)


def school_words(fish: tuple[int, ...]) -> str:
    """2 red and 1 blue fish."""
    parts = [f"{number} {COLOURS[seat]}" for seat, number in enumerate(fish) if number]
    return f"{listed(parts)} fish" if parts else "no fish"


def prompt(seen: ForestObservation) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        winners = [PLAYERS[seat] for seat in seen.outcome.winners]
        verb = "wins" if len(winners) == 1 else "share the victory"
        return f"{listed(winners)} {verb}. {ENDINGS[seen.outcome.reason]}"
    if not seen.deciders:
        return f"{PLAYERS[seen.active]} has the turn."
    return f"{PLAYERS[seen.active]} {PROMPTS[seen.step](seen)}"


def _site(seen: ForestObservation) -> int:
    return seen.about & 63


def predator_at(seen: ForestObservation, site: int) -> str:
    if site == RIVER or site == seen.tile:
        return seen.tile_predator
    return next((tile.predator for tile in seen.tiles if tile.tile == site), "")


PROMPTS: dict[str, Callable[[ForestObservation], str]] = {
    "lay": lambda seen: "lays a tile: which one of the hand?",
    "discard": lambda seen: "has no tile that fits: which one is discarded for a new one?",
    "place": lambda seen: f"lays {tile_name(seen.tile or 0)}: where?",
    "turn": lambda seen: f"lays {tile_name(seen.tile or 0)} on {_cell(seen)}: which way round?",
    "extra": lambda seen: "may put an extra fish on the other bank.",
    "chain": lambda seen: f"may put one more fish next to {tile_name(seen.about)}, by water.",
    "kind": lambda seen: "places a predator: which one?",
    "post": lambda seen: f"places the {PREDATOR_NAMES[seen.about]}: on which edge tile?",
    "pull": lambda seen: "pulls a tile: which one?",
    "school": lambda seen: f"moves the school from {tile_name(seen.tile or 0)}: where to?",
    "prowl": lambda seen: f"moves the {seen.tile_predator} from {tile_name(seen.tile or 0)}: where to?",
    "leap": lambda seen: f"moves the {seen.tile_predator} by the action {seen.acted}: where to?",
    "order": lambda seen: "has two meals to serve: which one first?",
    "feed": lambda seen: f"may let the piranhas on {site_name(_site(seen))} eat at three.",
    "bite": lambda seen: f"chooses the fish that {_eating(predator_at(seen, _site(seen)))}.",
    "more": lambda seen: f"may let the {predator_at(seen, _site(seen))} bite once more.",
    "after": lambda seen: f"may use the action {seen.players[seen.active].action}, or ends the turn.",
    "from": lambda seen: f"uses the action {seen.acted}: from which tile?",
    "to": lambda seen: f"uses the action {seen.acted} from {tile_name(seen.origin or 0)}: where to?",
    "collect": lambda seen: "keeps one of two action tiles: which one?",
}


def _eating(predator: str) -> str:
    return f"the {predator} {_verb(predator, 'eats', 'eat')}"


def _cell(seen: ForestObservation) -> str:
    return cell_name(*seen.cell) if seen.cell is not None else ""


def why(rule: str, seen: ForestObservation, choice: int) -> str:
    """A closer reason for a refusal than the rulebook's sentence, or ""."""
    if seen.step == "pull" and PULLS <= choice < PULLS + len(TILE_SET):
        tile = next((tile for tile in seen.tiles if tile.tile == choice - PULLS), None)
        if tile is not None:
            return why_not_pulled(tile)
    return ""


def why_not_pulled(tile: TileSeen) -> str:
    """Why a tile on the board cannot be pulled, or "" where it can."""
    if tile.removable:
        return ""
    name = tile_name(tile.tile)
    stuck = f"{name} cannot slide out: it needs two neighbouring free sides and a way to the outside."
    if not tile.cuts:
        return stuck
    lost = f"Without {name}, {listed(tile_name(other) for other in tile.cuts)} would be cut off from the river."
    return lost if tile.slides else f"{lost[:-1]}, and it cannot slide out either."


def line(event: Event) -> Line:
    """An event as one sentence of the journal."""
    who = PLAYERS[event.seat] if event.seat >= 0 else ""
    touches = [f"tile-{event.facts[name]}" for name in ("tile", "to", "site") if _is_tile(event.facts.get(name))]
    if event.kind in TOUCHES:
        touches += TOUCHES[event.kind](event.seat, event.facts)
    short = SHORT[event.kind](event.facts) if event.kind in SHORT else ""
    return Line(SENTENCES[event.kind](who, event.facts), tuple(touches), event.rule, short=short)


#: A word or two for the summary of a turn.
SHORT: dict[str, Callable[[dict[str, Fact]], str]] = {
    "discards": lambda facts: f"discards {_t(facts)}",
    "lays": lambda facts: f"lays {_t(facts)}",
    "spawns": lambda facts: "{} extra fish",
    "all placed": lambda facts: "all fish placed",
    "posts": lambda facts: f"{_p(facts)} on {_t(facts)}",
    "pulls": lambda facts: f"pulls {_t(facts)}",
    "swims": lambda facts: f"{number(facts, 'fish')} fish to {_t(facts, 'to')}",
    "slips": lambda facts: f"{number(facts, 'fish')} fish to {_t(facts, 'to')}",
    "prowls": lambda facts: f"{_p(facts)} to {_t(facts, 'to')}",
    "drives off": lambda facts: f"{_p(facts, 'loser')} driven off",
    "eats": lambda facts: f"{{}} {COLOURS[number(facts, 'owner')]} fish eaten",
    "home": lambda facts: f"{number(facts, 'fish')} fish home",
    "action": lambda facts: f"uses {ACTIONS[number(facts, 'action')]}",
    "takes": lambda facts: f"takes {TILE_SET[number(facts, 'tile')].action}",
    "keeps": lambda facts: f"keeps {TILE_SET[number(facts, 'tile')].action}",
}


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


def _is_tile(value: Fact | None) -> bool:
    return isinstance(value, int) and value < RIVER


def _t(facts: dict[str, Fact], name: str = "tile") -> str:
    return site_name(number(facts, name))


def _p(facts: dict[str, Fact], name: str = "predator") -> str:
    return PREDATOR_NAMES[number(facts, name)]


def _verb(predator: str, one: str, many: str) -> str:
    return many if predator == "piranhas" else one


def _over(who: str, facts: dict[str, Fact]) -> str:
    points, ranks = numbers(facts, "points"), numbers(facts, "ranks")
    order = sorted(range(len(ranks)), key=ranks.__getitem__)
    scores = ", ".join(f"{PLAYERS[seat]} {points[seat]}" for seat in order)
    return f"The game is over. {ENDINGS[str(facts['reason'])]} Points: {scores}."


def _drives(who: str, facts: dict[str, Fact]) -> str:
    winner, loser = _p(facts, "winner"), _p(facts, "loser")
    if winner == loser:
        return f"One of two {winner if winner == 'piranhas' else winner + 's'} on {_t(facts)} gives way."
    return f"The {winner} {_verb(winner, 'drives', 'drive')} the {loser} off {_t(facts)}."


def _eats(who: str, facts: dict[str, Fact]) -> str:
    eater = _p(facts)
    return f"The {eater} {_verb(eater, 'eats', 'eat')} a {COLOURS[number(facts, 'owner')]} fish for {who}."


def _home(who: str, facts: dict[str, Fact]) -> str:
    fish = number(facts, "fish")
    return f"{fish} {COLOURS[number(facts, 'owner')]} fish {'is' if fish == 1 else 'are'} home in the river."


SENTENCES: dict[str, Callable[[str, dict[str, Fact]], str]] = {
    "shows": lambda who, facts: f"{who} takes {_t(facts)} from the hand.",
    "discards": lambda who, facts: f"{who} has no tile that fits and discards {_t(facts)}.",
    "lays": lambda who, facts: f"{who} lays {_t(facts)} and puts a fish on it.",
    "spawns": lambda who, facts: f"{who} puts an extra fish on {_t(facts)}.",
    "draws": lambda who, facts: f"{who} draws a tile.",
    "you draw": lambda who, facts: f"You draw {_t(facts)}.",
    "all placed": lambda who, facts: f"{who} has placed all fish and discards the tiles left over.",
    "predators": lambda who, facts: "The flood is at its height. The predators appear.",
    "posts": lambda who, facts: f"{who} places the {_p(facts)} on {_t(facts)}.",
    "dry": lambda who, facts: f"The dry season begins. {who} has the first turn.",
    "pulls": lambda who, facts: f"{who} pulls {_t(facts)}.",
    "swims": lambda who, facts: f"{counted(number(facts, 'fish'), 'fish swims', 'fish swim')} to {_t(facts, 'to')}.",
    "slips": lambda who, facts: (
        f"{who} moves {number(facts, 'fish')} fish from {_t(facts, 'from')} to {_t(facts, 'to')}."
    ),
    "prowls": lambda who, facts: f"The {_p(facts)} {_verb(_p(facts), 'goes', 'go')} to {_t(facts, 'to')}.",
    "drives off": _drives,
    "eats": _eats,
    "leaves": lambda who, facts: f"The {_p(facts)} {_verb(_p(facts), 'leaves', 'leave')} with the river.",
    "home": _home,
    "action": lambda who, facts: f"{who} uses {_t(facts)}: {ACTIONS[number(facts, 'action')]}.",
    "takes": lambda who, facts: f"{who} takes {_t(facts)} for its action: {TILE_SET[number(facts, 'tile')].action}.",
    "keeps": lambda who, facts: f"{who} keeps {_t(facts)} and discards the pulled tile.",
    "over": _over,
}
