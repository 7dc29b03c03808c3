"""The rules put together: the table laid, and everything unseen dealt again."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.acting import After, From, To
from paddlewheel.games.flooded_forest.rules.board import BITS, NOWHERE, SIDES, TILES
from paddlewheel.games.flooded_forest.rules.drying import Collect, Leap, Prowl, Pull, School, Score
from paddlewheel.games.flooded_forest.rules.feeding import Bite, Feed, More, Order
from paddlewheel.games.flooded_forest.rules.flood import Chain, Discard, Extra, Lay, Place, Refill, Turn
from paddlewheel.games.flooded_forest.rules.land import Survey
from paddlewheel.games.flooded_forest.rules.predators import Kind, Post
from paddlewheel.games.flooded_forest.rules.season import Deed, Season
from paddlewheel.games.flooded_forest.rules.vocabulary import ALL, DISCARD, LAY
from paddlewheel.games.flooded_forest.state import FLOOD, Forest
from paddlewheel.kernel.chance import Chance
from paddlewheel.kernel.contract import Game, Rules

#: How often a hand is dealt again before it is believable.
MOST_TRIES: Final = 400


class ForestRules(Rules[Forest]):
    """The rules for three or four seats."""

    def __init__(self, season: Season, starts: list[int]) -> None:
        deeds: list[Deed] = [
            *(Lay(season), Discard(season), Place(season), Turn(season), Extra(season), Chain(season), Refill(season)),
            *(Kind(season), Post(season), Pull(season), School(season), Prowl(season), Leap(season), Order(season)),
            *(Feed(season), Bite(season), More(season), Score(season), After(season), From(season), To(season)),
            Collect(season),
        ]
        super().__init__([*deeds], ALL)
        season.deeds = vec[Deed](deeds)
        self.season: Season = season
        #: The cells of the start tiles.
        self.starts: vec[i64] = vec[i64](starts)

    def start(self, game: Game, seats: i64, chance: Chance) -> Forest:
        forest = Forest(game, self, seats, chance)
        pile = vec[i64](capacity=TILES)
        tile: i64 = 0
        while tile < TILES:
            pile = append(pile, tile)
            tile += 1
        chance.shuffle(pile)
        self.lay_start_tiles(forest, pile)
        left = vec[i64](capacity=TILES)
        for tile in pile:
            if forest.cells[tile] == NOWHERE:
                left = append(left, tile)
        # FF-4a: tiles that were turned up and did not fit go back before the decks are dealt.
        chance.shuffle(left)
        self.deal(forest, left)
        forest.owe(LAY, 0)
        self.season.carry_on(forest)
        return forest

    def lay_start_tiles(self, forest: Forest, pile: vec[i64]) -> None:
        """FF-4: one random tile on each start cell, turned so that it matches; one that cannot is passed over."""
        for cell in self.starts:
            for tile in pile:
                if forest.cells[tile] != NOWHERE:
                    continue
                survey = Survey(self.season.land, forest)
                fitting = self.season.land.turns_that_fit(tile, survey.surroundings(cell))
                if fitting != 0:
                    forest.cells[tile] = cell
                    forest.turns[tile] = chosen_turn(fitting, forest.chance)
                    break

    def deal(self, forest: Forest, left: vec[i64]) -> None:
        """A deck for everybody, and a hand from its top (FF-5); what is left over stays in the box (FF-6)."""
        numbers = self.season.numbers
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
        while dealt < len(left):
            forest.box |= BITS[left[dealt]]
            dealt += 1

    def redeal(self, state: Forest, seat: i64, stream: Chance) -> None:
        """Nobody knows the decks but for the action on top, the hands of others, nor the tiles in the box."""
        unseen = self.unseen(state, seat)
        hand = state.hands[state.active]
        tries: i64 = 0
        while tries < MOST_TRIES:
            self.deal_unseen(state, seat, unseen, stream)
            if self.is_believable(state):
                return
            tries += 1
        # Hardly ever: then the active player keeps the hand, and only the rest is dealt again.
        self.keep_hand(state, seat, unseen, stream, hand)

    def is_believable(self, forest: Forest) -> bool:
        """Everybody knows whether the active player has a tile that fits: the hand dealt must agree."""
        if len(forest.stack) == 0 or forest.phase != FLOOD:
            return True
        step = forest.stack[len(forest.stack) - 1] & 255
        if step != LAY and step != DISCARD:
            return True
        lay = self.steps[LAY]
        assert isinstance(lay, Lay)  # noqa: S101
        return (lay.fitting(forest, forest.active) != 0) == (step == LAY)

    def keep_hand(self, forest: Forest, seat: i64, unseen: vec[i64], stream: Chance, hand: i64) -> None:
        others = vec[i64](capacity=TILES)
        for tile in unseen:
            if not (hand >> tile) & 1:
                others = append(others, tile)
        forest.hands[forest.active] = 0
        self.deal_unseen(forest, seat, others, stream)
        forest.hands[forest.active] = hand

    def deal_unseen(self, state: Forest, seat: i64, unseen: vec[i64], stream: Chance) -> None:
        stream.shuffle(unseen)
        actions = self.season.land.actions
        taken: i64 = 0
        other: i64 = 0
        # FF-5a: a deck's top tile shows its action, so another one with that action takes its place.
        while other < state.seats:
            top = 8 * other + state.deck_sizes[other] - 1
            if state.deck_sizes[other] > 0:
                for tile in unseen:
                    if not (taken >> tile) & 1 and actions[tile] == actions[state.decks[top]]:
                        state.decks[top] = tile
                        taken |= BITS[tile]
                        break
            other += 1
        rest = vec[i64](capacity=TILES)
        for tile in unseen:
            if not (taken >> tile) & 1:
                rest = append(rest, tile)
        self.deal_again(state, seat, rest)

    def deal_again(self, forest: Forest, seat: i64, rest: vec[i64]) -> None:
        """Fill the decks below their tops, the hands of the others and the box with what is left."""
        dealt: i64 = 0
        other: i64 = 0
        while other < forest.seats:
            place: i64 = 0
            while place < forest.deck_sizes[other] - 1:
                forest.decks[8 * other + place] = rest[dealt]
                dealt += 1
                place += 1
            if other != seat:
                held = bits(forest.hands[other])
                forest.hands[other] = 0
                while held > 0:
                    forest.hands[other] |= BITS[rest[dealt]]
                    dealt += 1
                    held -= 1
            other += 1
        forest.box = 0
        while dealt < len(rest):
            forest.box |= BITS[rest[dealt]]
            dealt += 1

    def unseen(self, forest: Forest, seat: i64) -> vec[i64]:
        """The tiles this seat cannot see."""
        hidden = forest.box
        other: i64 = 0
        while other < forest.seats:
            if other != seat:
                hidden |= forest.hands[other]
            place: i64 = 0
            while place < forest.deck_sizes[other]:
                hidden |= BITS[forest.decks[8 * other + place]]
                place += 1
            other += 1
        found = vec[i64](capacity=TILES)
        tile: i64 = 0
        while tile < TILES:
            if (hidden >> tile) & 1:
                found = append(found, tile)
            tile += 1
        return found


def chosen_turn(fitting: i64, chance: Chance) -> i64:
    """One of the turns in a mask, each as likely as the others."""
    number = chance.below(bits(fitting))
    turns: i64 = 0
    while turns < SIDES:
        if (fitting >> turns) & 1:
            if number == 0:
                return turns
            number -= 1
        turns += 1
    return 0


def bits(mask: i64) -> i64:
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found
