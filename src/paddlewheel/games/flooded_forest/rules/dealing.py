"""Dealing: the start tiles, decks and hands at the start, and everything that a seat cannot see, for a guess."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS, NOWHERE, SIDES, bits
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.spots import fitting
from paddlewheel.games.flooded_forest.rules.tiles import Tiles
from paddlewheel.games.flooded_forest.rules.vocabulary import DISCARD, LAY
from paddlewheel.games.flooded_forest.state import DECKS, MOST_SEATS, Forest
from paddlewheel.kernel import Chance
from paddlewheel.parts.piles import shuffled

#: How often the unseen tiles are dealt until they agree with all that is known: nearly always once.
MOST_TRIES: Final = 400


# -- the start -------------------------------------------------------------------------------------------


def deal(data: ForestData, forest: Forest, starts: vec[i64]) -> None:
    """Lay the start tiles, then deal decks and hands."""
    pile = shuffled(0, data.tiles.count, forest.chance)
    lay_start_tiles(data.tiles, forest, pile, starts)
    left = vec[i64](capacity=data.tiles.count)
    for tile in pile:
        if forest.cells[tile] == NOWHERE:
            left = append(left, tile)
    # FF-4a: tiles that were turned up and did not fit go back before the decks are dealt.
    forest.chance.shuffle(left)
    deal_decks(data, forest, left)


def lay_start_tiles(tiles: Tiles, forest: Forest, pile: vec[i64], starts: vec[i64]) -> None:
    """FF-4: one random tile on each start cell, turned so that it matches; one that cannot is passed over."""
    for cell in starts:
        for tile in pile:
            if forest.cells[tile] != NOWHERE:
                continue
            fitting_turns = tiles.turns_that_fit(tile, forest.survey.surroundings(cell))
            if fitting_turns != 0:
                turns = chosen_turn(fitting_turns, forest.chance)
                forest.lay(tile, cell, turns, tiles.water(tile, turns))
                break


def chosen_turn(fitting_turns: i64, chance: Chance) -> i64:
    """One of the turns in a mask, each as likely as the others."""
    number = chance.below(bits(fitting_turns))
    turns: i64 = 0
    while turns < SIDES:
        if (fitting_turns >> turns) & 1:
            if number == 0:
                return turns
            number -= 1
        turns += 1
    return 0


def deal_decks(data: ForestData, forest: Forest, left: vec[i64]) -> None:
    """A deck for everybody, and a hand from its top (FF-5); what is left over stays in the box (FF-6)."""
    numbers = data.numbers
    dealt: i64 = 0
    seat: i64 = 0
    while seat < forest.seats:
        forest.supply[seat] = numbers.fish
        place: i64 = 0
        while place < numbers.deck:
            tile = left[dealt]
            dealt += 1
            if place < numbers.deck - numbers.hand:
                forest.decks[8 * seat + place] = tile
            else:
                forest.hands[seat] |= BITS[tile]
            place += 1
        forest.deck_sizes[seat] = numbers.deck - numbers.hand
        seat += 1
    forest.box = mask_of(left[dealt:])


# -- a guess ---------------------------------------------------------------------------------------------


def redeal(data: ForestData, forest: Forest, eyes: i64, stream: Chance) -> None:
    """Deal what these seats cannot see: decks (only the action on top is known), hands of others, tiles in the box."""
    hidden = unseen_by(forest, eyes)
    # Everybody knows whether the active player has a tile that fits: the hand dealt must agree.
    step: i64 = forest.stack[len(forest.stack) - 1] & 255 if len(forest.stack) > 0 else NOWHERE
    known = not eyes >> forest.active & 1 and (step == LAY or step == DISCARD)  # noqa: SIM109
    fits = fitting(data.tiles, forest.survey, mask_of(hidden)) if known else 0
    tries: i64 = 0
    while tries < MOST_TRIES:
        stream.shuffle(hidden)
        hand: i64 = 0
        if known:
            hand = first_of(hidden, bits(forest.hands[forest.active]), fits if step == DISCARD else 0)
        believable = step != LAY or not known or hand & fits != 0
        if believable and deal_hidden(data.tiles, forest, eyes, hidden, hand):
            return
        tries += 1


def unseen_by(forest: Forest, eyes: i64) -> vec[i64]:
    """The tiles none of these seats can see."""
    hidden = forest.box
    other: i64 = 0
    while other < forest.seats:
        if not eyes >> other & 1:
            hidden |= forest.hands[other]
        place: i64 = 0
        while place < forest.deck_sizes[other]:
            hidden |= BITS[forest.decks[8 * other + place]]
            place += 1
        other += 1
    tiles = forest.survey.river
    found = vec[i64](capacity=tiles)
    tile: i64 = 0
    while tile < tiles:
        if (hidden >> tile) & 1:
            found = append(found, tile)
        tile += 1
    return found


def deal_hidden(tiles: Tiles, forest: Forest, eyes: i64, hidden: vec[i64], hand: i64) -> bool:
    """Deal the unseen tiles in this order, the hand (if any) to the active player. False when that cannot be."""
    tops = dealt_tops(tiles, forest, hidden, hand)
    if len(tops) == 0:
        return False
    taken = hand | mask_of(tops)
    rest = vec[i64](capacity=len(hidden))
    for tile in hidden:
        if not (taken >> tile) & 1:
            rest = append(rest, tile)
    forest.change(DECKS)
    dealt: i64 = 0
    other: i64 = 0
    while other < forest.seats:
        size = forest.deck_sizes[other]
        if size > 0:
            forest.decks[8 * other + size - 1] = tops[other + 1]
        place: i64 = 0
        while place < size - 1:
            forest.decks[8 * other + place] = rest[dealt]
            dealt += 1
            place += 1
        if hand != 0 and other == forest.active:
            forest.hands[other] = hand
        elif not eyes >> other & 1:
            held = bits(forest.hands[other])
            forest.hands[other] = mask_of(rest[dealt : dealt + held])
            dealt += held
        other += 1
    forest.box = mask_of(rest[dealt:])
    return True


def dealt_tops(tiles: Tiles, forest: Forest, hidden: vec[i64], hand: i64) -> vec[i64]:
    """FF-5a: each deck gets a top tile with the action that it shows. NOWHERE first; empty when it cannot be."""
    actions = tiles.actions
    tops = vec[i64](capacity=MOST_SEATS + 1)
    tops = append(tops, NOWHERE)
    taken = hand
    seat: i64 = 0
    while seat < forest.seats:
        top: i64 = NOWHERE
        if forest.deck_sizes[seat] > 0:
            shown = actions[forest.decks[8 * seat + forest.deck_sizes[seat] - 1]]
            for tile in hidden:
                if top == NOWHERE and not (taken >> tile) & 1 and actions[tile] == shown:
                    top = tile
            if top == NOWHERE:
                return vec[i64]([])
            taken |= BITS[top]
        tops = append(tops, top)
        seat += 1
    return tops


def first_of(tiles: vec[i64], number: i64, without: i64) -> i64:
    """The first tiles that are not in a mask, up to this number of them, a bit each."""
    found: i64 = 0
    for tile in tiles:
        if number > 0 and not (without >> tile) & 1:
            found |= BITS[tile]
            number -= 1
    return found


def mask_of(tiles: vec[i64]) -> i64:
    """A bit for each tile; NOWHERE has none."""
    found: i64 = 0
    for tile in tiles:
        if tile != NOWHERE:
            found |= BITS[tile]
    return found
