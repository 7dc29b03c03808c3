"""The forest as numbers: players with oneself first, and every flood tile by its number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from paddlewheel.games.flooded_forest.rules.board import (
    COLUMN_MASK,
    LAST_LINE,
    MIDDLE_COLUMN,
    MIDDLE_ROW,
    NOWHERE,
    ROW_SHIFT,
    SIDES,
    bits,
)
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.feeding import SITE_BITS, SITE_MASK
from paddlewheel.games.flooded_forest.rules.scoring import points
from paddlewheel.games.flooded_forest.rules.vocabulary import BITE, CHAIN, COLLECT, FEED, MORE, POST
from paddlewheel.games.flooded_forest.state import BYTE, MOST_SEATS, Forest
from paddlewheel.kernel import Features, Page, Part

#: Steps that somebody decides come first; the others are never at hand here.
STEPS: Final = COLLECT + 1
PHASES: Final = 3
ACTIONS: Final = 6
KINDS: Final = 3
MOST_FISH: Final = 18
MOST_IN_DECK: Final = 8
#: Points beyond these are shown as these.
MOST_POINTS: Final = 60


def parts(count: int, seats: int) -> list[Part]:
    """What is written, in this order, for this many flood tiles."""
    players = "for each player, oneself first"
    tiles = f"for each of the {count} flood tiles"
    return [
        Part("step", STEPS, 1, "the decision at hand, in the order of the vocabulary"),
        Part("phase", PHASES, 1, "flood, predators or dry"),
        Part("own seat", seats, 1, "one's own seat: red, blue, green, purple"),
        Part("deciding", seats, 1, f"1 for who decides, {players}"),
        Part("active", seats, 1, f"1 for whose turn it is, {players}"),
        Part("stock", 2 * seats, MOST_IN_DECK, f"tiles in hand and in the draw deck, {players}"),
        Part("deck top", ACTIONS * seats, 1, f"the action on the back of the deck's top tile, {players}"),
        Part("action", ACTIONS * seats, 1, f"the action of the tile held, {players}"),
        Part("fish of", 2 * seats, MOST_FISH, f"fish not yet placed, and fish in the river, {players}"),
        Part("eaten", seats * seats, MOST_FISH, f"fish eaten of each owner, oneself first, {players}"),
        Part("unplaced", KINDS * seats, 1, f"1 for caiman, piranhas, jaguar not yet placed, {players}"),
        Part("points", seats, MOST_POINTS, f"points, up to {MOST_POINTS}, {players}"),
        Part("river", 1, MOST_FISH * MOST_SEATS, "fish in the river"),
        Part("box", 1, count, "tiles out of the game that nobody has seen"),
        Part("hand", count, 1, f"1 for those in one's own hand, {tiles}"),
        Part("discards", count, 1, f"1 for those discarded face up, {tiles}"),
        Part("held", count * seats, 1, f"1 for the tile held for its action, {tiles}, {players}"),
        Part("board", count, 1, f"1 for those that lie in the forest, {tiles}"),
        Part("place", 2 * count, LAST_LINE, f"column and row of those in the forest, {tiles}"),
        Part("water", SIDES * count, 1, f"water on each side as it lies, from the east counter-clockwise, {tiles}"),
        Part("fish on", seats * count, MOST_FISH, f"fish of each player, oneself first, {tiles}"),
        Part("predator", KINDS * count, 1, f"caiman, piranhas or jaguar, {tiles}"),
        Part("tile at hand", count, 1, f"1 for the tile being laid or pulled, {tiles}"),
        Part("cell at hand", 3, LAST_LINE, "there is one, its column and row: where that tile goes or came from"),
        Part("school to", count + 1, 1, "where the school of the pulled tile went: a tile or the river"),
        Part("predator to", count + 1, 1, "where its predator went: a tile or the river"),
        Part("origin", count, 1, f"1 for the tile an action moves from, {tiles}"),
        Part("acted", ACTIONS, 1, "the action being carried out in this turn"),
        Part("about kind", KINDS, 1, "the kind of predator that is being placed"),
        Part("about tile", count + 1, 1, "the tile of the last fish, or the site of a meal"),
        Part("bites", 1, MOST_FISH, "fish still to be eaten in this meal"),
    ]  # fmt: skip


class ForestFeatures(Features[Forest]):
    """Writes a forest. Of other hands, decks and the box it reads the sizes, and the back that each deck shows."""

    def __init__(self, data: ForestData, seats: int) -> None:
        super().__init__(parts(int(data.tiles.count), seats))
        self.data: ForestData = data
        #: How many flood tiles there are.
        self.count: i64 = data.tiles.count

    def write(self, state: Forest, seat: i64, page: Page) -> None:
        self.decision(state, seat, page)
        self.players(state, seat, page)
        page.put(state.in_river())
        page.put(bits(state.box))
        page.bits(state.hands[seat], self.count)
        page.bits(state.discards, self.count)
        self.held(state, seat, page)
        self.board(state, page)
        self.pieces(state, seat, page)
        self.turn(state, page)

    def decision(self, forest: Forest, seat: i64, page: Page) -> None:
        owing = forest.owing()
        page.one_of(forest.stack[len(forest.stack) - 1] & 255 if owing else STEPS, STEPS)
        page.one_of(forest.phase(), PHASES)
        seats = forest.seats
        page.one_of(seat, seats)
        other: i64 = 0
        while other < seats:
            page.put(owing >> ((seat + other) % seats) & 1)
            other += 1
        page.one_of((forest.active - seat + seats) % seats, seats)

    def players(self, forest: Forest, seat: i64, page: Page) -> None:
        seats = forest.seats
        actions = self.data.tiles.actions
        numbers = page.numbers
        start = page.at
        tops = start + 2 * seats
        held = tops + ACTIONS * seats
        fish = held + ACTIONS * seats
        eaten = fish + 2 * seats
        unplaced = eaten + seats * seats
        scores = unplaced + KINDS * seats
        page.blank(scores + seats - start)
        other: i64 = 0
        while other < seats:
            player = (seat + other) % seats
            deck = forest.deck_sizes[player]
            numbers[start + 2 * other] = i16(bits(forest.hands[player]))
            numbers[start + 2 * other + 1] = i16(deck)
            if deck > 0:
                numbers[tops + ACTIONS * other + actions[forest.decks[8 * player + deck - 1]]] = 1
            if forest.actions[player] != NOWHERE:
                numbers[held + ACTIONS * other + actions[forest.actions[player]]] = 1
            numbers[fish + 2 * other] = i16(forest.supply[player])
            numbers[fish + 2 * other + 1] = i16(forest.home[player])
            owner: i64 = 0
            while owner < seats:
                numbers[eaten + seats * other + owner] = i16(forest.eaten[MOST_SEATS * player + (seat + owner) % seats])
                owner += 1
            kind: i64 = 0
            while kind < KINDS:
                numbers[unplaced + KINDS * other + kind] = i16(forest.unplaced[player] >> (kind + 1) & 1)
                kind += 1
            earned = points(self.data.numbers, forest, player)
            numbers[scores + other] = i16(earned if earned < MOST_POINTS else MOST_POINTS)
            other += 1

    def held(self, forest: Forest, seat: i64, page: Page) -> None:
        start = page.at
        seats = forest.seats
        page.blank(self.count * seats)
        other: i64 = 0
        while other < seats:
            tile = forest.actions[(seat + other) % seats]
            if tile != NOWHERE:
                page.mark(start + tile * seats + other)
            other += 1

    def board(self, forest: Forest, page: Page) -> None:
        """Which tiles lie in the forest, where, and with water on which sides; the tile at hand as it is turned."""
        tiles = self.data.tiles
        numbers = page.numbers
        count = self.count
        board = page.at
        place = board + count
        water = place + 2 * count
        page.blank((1 + 2 + SIDES) * count)
        tile: i64 = 0
        while tile < count:
            cell = forest.cells[tile]
            if cell != NOWHERE:
                numbers[board + tile] = 1
                numbers[place + 2 * tile] = i16((cell & COLUMN_MASK) - MIDDLE_COLUMN)
                numbers[place + 2 * tile + 1] = i16((cell >> ROW_SHIFT) - MIDDLE_ROW)
            if cell != NOWHERE or tile == forest.tile:
                sides = tiles.turned[tile * SIDES + forest.turns[tile]]
                side: i64 = 0
                while side < SIDES:
                    numbers[water + SIDES * tile + side] = i16(sides >> side & 1)
                    side += 1
            tile += 1

    def pieces(self, forest: Forest, seat: i64, page: Page) -> None:
        """Fish and predators on every tile, the pulled one included."""
        seats = forest.seats
        numbers = page.numbers
        count = self.count
        place = page.at
        predators = place + seats * count
        page.blank((seats + KINDS) * count)
        tile: i64 = 0
        while tile < count:
            fish = forest.fish[tile]
            if fish != 0:
                other: i64 = 0
                while other < seats:
                    numbers[place + other] = i16(fish >> (BYTE * ((seat + other) % seats)) & 255)
                    other += 1
            if forest.predators[tile] != 0:
                numbers[predators + KINDS * tile + forest.predators[tile] - 1] = 1
            place += seats
            tile += 1

    def turn(self, forest: Forest, page: Page) -> None:
        """The turn under way."""
        page.one_of(forest.tile, self.count)
        cell = forest.cell
        if cell == NOWHERE:
            page.blank(3)
        else:
            page.put(1)
            page.put((cell & COLUMN_MASK) - MIDDLE_COLUMN)
            page.put((cell >> ROW_SHIFT) - MIDDLE_ROW)
        page.one_of(forest.school_to, self.count + 1)
        page.one_of(forest.predator_to, self.count + 1)
        page.one_of(forest.origin, self.count)
        page.one_of(forest.acted - 1, ACTIONS)
        kind: i64 = NOWHERE
        tile: i64 = NOWHERE
        bites: i64 = 0
        if len(forest.stack) > 0:
            step = forest.stack[len(forest.stack) - 1] & 255
            argument = forest.argument()
            if step == POST:
                kind = argument - 1
            elif step in (CHAIN, FEED, BITE, MORE):
                tile = argument & SITE_MASK
                bites = argument >> SITE_BITS
        page.one_of(kind, KINDS)
        page.one_of(tile, self.count + 1)
        page.put_within(bites, MOST_FISH)
