"""What a seat may know: everything on the table and its own hand, but not the decks and the hands of others."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.games.flooded_forest.components import ACTIONS
from paddlewheel.games.flooded_forest.rules.board import NOWHERE, axial
from paddlewheel.games.flooded_forest.rules.rules import ForestRules
from paddlewheel.games.flooded_forest.rules.scoring import points
from paddlewheel.games.flooded_forest.rules.vocabulary import PREDATOR_NAMES
from paddlewheel.games.flooded_forest.state import MOST_SEATS, Forest
from paddlewheel.kernel import Observation
from paddlewheel.parts.hexes import Hex

Phase = Literal["flood", "predators", "dry"]
PHASES: tuple[Phase, ...] = ("flood", "predators", "dry")


class TileSeen(msgspec.Struct, frozen=True):
    """A flood tile on the board, with what is on it."""

    tile: int
    place: Hex
    #: Sixths of a full turn, counter-clockwise, and the sides of water that result, as bits from the east.
    turns: int
    water: int
    circles: int
    #: Fish by seat.
    fish: tuple[int, ...]
    #: "" where there is none.
    predator: str
    #: When a tile is to be pulled: whether it may be, whether it could slide out, and which tiles it would cut off.
    removable: bool = False
    slides: bool = False
    cuts: tuple[int, ...] = ()


class PlayerSeen(msgspec.Struct, frozen=True):
    """A player as everybody sees them."""

    hand: int
    deck: int
    #: The action on the back of the deck's top tile.
    deck_top: str
    supply: int
    home: int
    #: Fish eaten, by owner.
    eaten: tuple[int, ...]
    unplaced: tuple[str, ...]
    #: The tile held for its action, and the action.
    held: int | None
    action: str
    points: int


class ForestObservation(Observation, frozen=True, kw_only=True):
    phase: Phase
    active: int
    #: The decision at hand; `between` at a moment between two decisions.
    step: str
    tiles: tuple[TileSeen, ...]
    players: tuple[PlayerSeen, ...]
    #: The tiles in one's own hand.
    hand: tuple[int, ...]
    discards: tuple[int, ...]
    #: Tiles out of the game that nobody has seen.
    box: int
    #: Circles of the river, and fish in it.
    circles: int
    in_river: int
    #: The tile being laid or pulled, with its pieces, and the cell it goes to or came from.
    tile: int | None
    cell: Hex | None
    tile_turns: int
    tile_fish: tuple[int, ...]
    tile_predator: str
    school_to: int | None
    predator_to: int | None
    #: The action being carried out, the tile it moves from, and where its pieces are on their way to.
    acted: str
    origin: int | None
    bound_for: int | None
    #: What the decision at hand is about: a kind of predator, the tile of the last fish, or the site of a meal.
    about: int
    reversed_dry_phase: bool
    fewest_fish_begin: bool


def observe(forest: Forest, seat: int | None) -> ForestObservation:
    rules = forest.rules
    pulled = forest.tile
    return ForestObservation(
        **forest.common(seat),
        phase=PHASES[forest.phase()],
        active=forest.active,
        step=_step(forest),
        tiles=_tiles(forest, rules),
        players=tuple(_player(forest, rules, other) for other in range(forest.seats)),
        hand=() if seat is None else _bits(forest.hands[seat]),
        discards=_bits(forest.discards),
        box=int(forest.box).bit_count(),
        circles=rules.data.numbers.circles,
        in_river=forest.in_river(),
        tile=_or_none(pulled),
        cell=None if forest.cell == NOWHERE else axial(forest.cell),
        tile_turns=0 if pulled == NOWHERE else forest.turns[pulled],
        tile_fish=() if pulled == NOWHERE else _fish(forest, pulled),
        tile_predator="" if pulled == NOWHERE else _predator(forest, pulled),
        school_to=_or_none(forest.school_to),
        predator_to=_or_none(forest.predator_to),
        acted=ACTIONS[forest.acted - 1] if forest.acted else "",
        origin=_or_none(forest.origin),
        bound_for=_bound_for(forest),
        about=0 if forest.outcome is not None else forest.argument(),
        reversed_dry_phase=rules.data.reverse,
        fewest_fish_begin=rules.data.fewest,
    )


def _step(forest: Forest) -> str:
    if forest.outcome is not None:
        return "over"
    return "between" if forest.is_between_decisions() else forest.step().name


def _bound_for(forest: Forest) -> int | None:
    """While an action moves pieces away from its origin, the next step is the meal on the tile where they arrive."""
    if forest.origin == NOWHERE or not forest.is_between_decisions():
        return None
    return forest.stack[len(forest.stack) - 2] >> 8


def _tiles(forest: Forest, rules: ForestRules) -> tuple[TileSeen, ...]:
    tiles = rules.data.tiles
    pulling = forest.outcome is None and forest.step().name == "pull"
    survey = forest.survey
    removable = survey.removable(forest.cells) if pulling else 0
    cutting = survey.cutting() if pulling else 0
    found = []
    for tile in range(len(forest.cells)):
        if forest.cells[tile] == NOWHERE:
            continue
        found.append(
            TileSeen(
                tile,
                axial(forest.cells[tile]),
                forest.turns[tile],
                tiles.water(tile, forest.turns[tile]),
                tiles.circles[tile],
                _fish(forest, tile),
                _predator(forest, tile),
                bool(removable >> tile & 1),
                pulling and survey.slides(forest.cells[tile]),
                _bits(survey.cut_off_by(tile)) if cutting >> tile & 1 else (),
            )
        )
    return tuple(found)


def _player(forest: Forest, rules: ForestRules, seat: int) -> PlayerSeen:
    deck = forest.deck_sizes[seat]
    held = forest.actions[seat]
    actions = rules.data.tiles.actions
    return PlayerSeen(
        hand=int(forest.hands[seat]).bit_count(),
        deck=deck,
        deck_top=ACTIONS[actions[forest.decks[8 * seat + deck - 1]]] if deck else "",
        supply=forest.supply[seat],
        home=forest.home[seat],
        eaten=tuple(forest.eaten[MOST_SEATS * seat + owner] for owner in range(forest.seats)),
        unplaced=tuple(PREDATOR_NAMES[kind] for kind in (1, 2, 3) if forest.unplaced[seat] >> kind & 1),
        held=_or_none(held),
        action="" if held == NOWHERE else ACTIONS[actions[held]],
        points=points(rules.data.numbers, forest, seat),
    )


def _fish(forest: Forest, tile: int) -> tuple[int, ...]:
    return tuple(forest.owned(tile, seat) for seat in range(forest.seats))


def _predator(forest: Forest, tile: int) -> str:
    return PREDATOR_NAMES[forest.predators[tile]] if forest.predators[tile] else ""


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(int(mask).bit_length()) if mask >> bit & 1)


def _or_none(number: int) -> int | None:
    return None if number == NOWHERE else number
