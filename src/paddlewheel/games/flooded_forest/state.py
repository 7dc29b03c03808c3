"""What is on the table: the flooded forest, its fish and predators, and the turn under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import NOWHERE
from paddlewheel.games.flooded_forest.rules.survey import Survey
from paddlewheel.games.flooded_forest.rules.vocabulary import FLOOD_TURN
from paddlewheel.kernel import AnyGame, Chance, State

if TYPE_CHECKING:
    from paddlewheel.games.flooded_forest.rules.rules import ForestRules

# Predators.
NOBODY: Final = 0
CAIMAN: Final = 1
PIRANHAS: Final = 2
JAGUAR: Final = 3

# Phases.
FLOOD: Final = 0
PREDATORS: Final = 1
DRY: Final = 2

# What copies share until one of them changes it, a bit each: how the tiles lie, the decks, and the counts by seat that
# seldom change.
BOARD: Final = 1
DECKS: Final = 2
COUNTS: Final = 4

# Fish on a tile: a byte for each seat.
BYTE: Final = 8
MOST_SEATS: Final = 4


@final
class Forest(State["ForestRules"]):
    """One game of Flooded Forest."""

    #: How the tiles on the board lie, as `cells` and `turns` have it.
    survey: Survey

    def __init__(self, game: AnyGame, rules: ForestRules, seats: i64, chance: Chance) -> None:
        super().__init__(game, rules, seats, chance)
        #: The seat whose turn it is.
        self.active: i64 = 0
        # By flood tile: the cell it lies on (or NOWHERE), how it is turned, the fish and the predator on it.
        self.cells: vec[i64] = vec[i64]([])
        self.turns: vec[i64] = vec[i64]([])
        self.fish: vec[i64] = vec[i64]([])
        self.predators: vec[i64] = vec[i64]([])
        # By seat: flood tiles held (a bit each), the draw decks (eight places a seat, the top one last), their sizes.
        self.hands: vec[i64] = vec[i64]([])
        self.decks: vec[i64] = vec[i64]([])
        self.deck_sizes: vec[i64] = vec[i64]([])
        #: Fish not yet placed, fish in the river, and predators not yet placed (a bit each).
        self.supply: vec[i64] = vec[i64]([])
        self.home: vec[i64] = vec[i64]([])
        self.unplaced: vec[i64] = vec[i64]([])
        #: Fish eaten: 4 * eater + owner.
        self.eaten: vec[i64] = vec[i64]([])
        #: The tile held for its action, or NOWHERE.
        self.actions: vec[i64] = vec[i64]([])
        #: Tiles out of the game, a bit each: those everybody has seen, and those nobody has.
        self.discards: i64 = 0
        self.box: i64 = 0
        # The turn under way.
        #: The tile that is being placed, or that was pulled and lies aside until the end of the turn.
        self.tile: i64 = NOWHERE
        #: The cell it goes to, or came from.
        self.cell: i64 = NOWHERE
        #: Where the school and the predator of the pulled tile went: a tile, the river or NOWHERE.
        self.school_to: i64 = NOWHERE
        self.predator_to: i64 = NOWHERE
        #: The tile an action moves pieces from; and the action used this turn, plus 1 (0: none yet).
        self.origin: i64 = NOWHERE
        self.acted: i64 = 0
        #: Which of BOARD, DECKS and COUNTS some copy may look at, too: `change` comes before writing there.
        self._shared: i64 = 0

    def set_out(self, bare: Survey) -> None:
        """The river, and empty places for everything. Apart from the start, because a copy brings its own."""
        self.survey = bare.clone()
        tiles = bare.river
        self.cells = vec[i64]([NOWHERE] * tiles)
        self.turns = vec[i64]([0] * tiles)
        self.fish = vec[i64]([0] * tiles)
        self.predators = vec[i64]([0] * tiles)
        self.hands = vec[i64]([0] * MOST_SEATS)
        self.decks = vec[i64]([NOWHERE] * (8 * MOST_SEATS))
        self.deck_sizes = vec[i64]([0] * MOST_SEATS)
        self.supply = vec[i64]([0] * MOST_SEATS)
        self.home = vec[i64]([0] * MOST_SEATS)
        self.unplaced = vec[i64]([0] * MOST_SEATS)
        self.eaten = vec[i64]([0] * (MOST_SEATS * MOST_SEATS))
        self.actions = vec[i64]([NOWHERE] * MOST_SEATS)

    def clone(self) -> Forest:
        twin = Forest(self.game, self.rules, self.seats, self.chance.clone())
        twin.copy_common_from(self)
        self._shared = BOARD | DECKS | COUNTS
        twin._shared = self._shared
        twin.survey = self.survey
        twin.active = self.active
        twin.cells = self.cells
        twin.turns = self.turns
        twin.fish = self.fish[:]
        twin.predators = self.predators[:]
        twin.hands = self.hands[:]
        twin.decks = self.decks
        twin.deck_sizes = self.deck_sizes
        twin.supply = self.supply[:]
        twin.home = self.home
        twin.unplaced = self.unplaced
        twin.eaten = self.eaten
        twin.actions = self.actions
        twin.discards = self.discards
        twin.box = self.box
        twin.tile = self.tile
        twin.cell = self.cell
        twin.school_to = self.school_to
        twin.predator_to = self.predator_to
        twin.origin = self.origin
        twin.acted = self.acted
        return twin

    def change(self, what: i64) -> None:
        """Make this part (BOARD, DECKS or COUNTS) this game's own before it is changed."""
        if not self._shared & what:
            return
        self._shared &= ~what
        if what == BOARD:
            self.survey = self.survey.clone()
            self.cells = self.cells[:]
            self.turns = self.turns[:]
        elif what == DECKS:
            self.decks = self.decks[:]
            self.deck_sizes = self.deck_sizes[:]
        else:
            self.home = self.home[:]
            self.unplaced = self.unplaced[:]
            self.eaten = self.eaten[:]
            self.actions = self.actions[:]

    def facts(self) -> list[int]:
        facts: list[int] = [self.active]
        facts += [*self.cells, *self.turns, *self.fish, *self.predators]
        facts += [*self.hands, *self.decks, *self.deck_sizes]
        facts += [*self.supply, *self.home, *self.unplaced, *self.eaten, *self.actions, self.discards, self.box]
        facts += [self.tile, self.cell, self.school_to, self.predator_to, self.origin, self.acted]
        return facts

    def phase(self) -> i64:
        """FLOOD, PREDATORS or DRY: the step at the bottom of the stack says it. A game ends in the dry phase."""
        return DRY if len(self.stack) == 0 else (self.stack[0] & 255) - FLOOD_TURN

    def lay(self, tile: i64, cell: i64, turns: i64, water: i64) -> None:
        """A tile with this number of turns, and with the water sides that result, goes onto a cell."""
        self.change(BOARD)
        self.cells[tile] = cell
        self.turns[tile] = turns
        self.survey.lay(tile, cell, water)

    def lift(self, tile: i64, water: i64) -> None:
        """A tile with these water sides leaves the board."""
        self.change(BOARD)
        self.survey.lift(tile, self.cells[tile], water)
        self.cells[tile] = NOWHERE

    def owned(self, tile: i64, seat: i64) -> i64:
        """How many fish of this seat are on a tile."""
        return (self.fish[tile] >> (BYTE * seat)) & 255

    def in_river(self) -> i64:
        """How many fish are in the river."""
        return self.home[0] + self.home[1] + self.home[2] + self.home[3]


def count(fish: i64) -> i64:
    """How many fish there are, of all seats."""
    return (fish & 255) + ((fish >> 8) & 255) + ((fish >> 16) & 255) + ((fish >> 24) & 255)
