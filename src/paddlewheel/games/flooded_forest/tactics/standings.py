"""What every seat may expect to score: by points made, and by where its fish are.

The numbers for it are chosen by hand, or learned from games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS, NOWHERE, lowest
from paddlewheel.games.flooded_forest.rules.data import ForestData, Numbers
from paddlewheel.games.flooded_forest.rules.scoring import points
from paddlewheel.games.flooded_forest.state import BYTE, DRY, FLOOD, MOST_SEATS, NOBODY, Forest, count
from paddlewheel.kernel import TacticNumber

#: What a fish is expected to bring, by the tiles between it and the river; further out it is the last of these.
EXPECTED: Final[list[float]] = [1.5, 1.15, 0.9, 0.7, 0.55, 0.4]
DEPTHS: Final = 6
STAGES: Final[list[str]] = ["before the dry phase", "half of the river free", "less of it free"]

# Where the numbers stand in a row of all.
BY_DEPTH: Final = 0
UNPLACED: Final = BY_DEPTH + 3 * DEPTHS
HELD_ACTION: Final = UNPLACED + 3
#: Parts of what a fish is expected to bring that are lost.
PREDATOR_HERE: Final = HELD_ACTION + 3
PREDATOR_BESIDE: Final = PREDATOR_HERE + 1
ONE_WAY: Final = PREDATOR_BESIDE + 1
OUTNUMBERED: Final = ONE_WAY + 1
FLOOD_SHARE: Final = OUTNUMBERED + 1
LEAST_SHARE: Final = FLOOD_SHARE + 1
ROOM: Final = LEAST_SHARE + 1
LEAD: Final = ROOM + 1
LEAD_A_FISH: Final = LEAD + 1


def tactic_numbers() -> list[TacticNumber]:
    """All of them in their order, as they are by hand."""
    found = [
        TacticNumber(f"{stage}: a fish with {depth} tiles to the river", EXPECTED[depth], 0.12)
        for stage in STAGES
        for depth in range(DEPTHS)
    ]
    found += [TacticNumber(f"{stage}: a fish that is not placed yet", 0.15, 0.1) for stage in STAGES]
    found += [TacticNumber(f"{stage}: an action in hand", 0.35, 0.15) for stage in STAGES]
    return [
        *found,
        TacticNumber("the part lost to a predator on the tile", 0.25, 0.1),
        TacticNumber("the part lost to a predator on the next tile", 0.0, 0.06),
        TacticNumber("the part lost with one way out only", 0.0, 0.06),
        TacticNumber("the part lost among more fish of others", 0.0, 0.06),
        TacticNumber("before the dry phase: the part of fish for which there is room", 0.8, 0.1),
        TacticNumber("the part of fish for which there is always room", 0.25, 0.1),
        TacticNumber("the part of them for each free circle a fish", 1.5, 0.25),
        TacticNumber("the points ahead that make a lead of about three to one", 2.5, 0.4),
        TacticNumber("the same, more for every fish in the forest", 0.0, 0.02),
    ]


BY_HAND: Final[list[float]] = [number.by_hand for number in tactic_numbers()]


@final
class Standings:
    """Tells what every seat may expect to score, and how likely it is to lead."""

    def __init__(self, data: ForestData, learned: Sequence[float]) -> None:
        """Without learned numbers, by those chosen by hand."""
        self.data: ForestData = data
        self.is_learned: bool = len(learned) > 0
        self.row: vec[float] = vec[float]([float(number) for number in learned] if self.is_learned else BY_HAND)
        #: Points ahead that make a lead of about three to one, in the position told last.
        self.lead: float = 0.0

    def tell(self, forest: Forest) -> vec[float]:
        """What every seat may expect to score."""
        row = self.row
        waiting = fish_in_forest(forest)
        self.lead = row[LEAD] + row[LEAD_A_FISH] * float(waiting)
        far = depths(forest)
        stage = stage_of(self.data.numbers, forest)
        open_share = self.room(forest, waiting)
        worth = vec[float]([0.0] * MOST_SEATS)
        seat: i64 = 0
        while seat < forest.seats:
            score = float(points(self.data.numbers, forest, seat))
            worth[seat] = score + row[UNPLACED + stage] * float(forest.supply[seat])
            if forest.actions[seat] != NOWHERE:
                worth[seat] += row[HELD_ACTION + stage]
            seat += 1
        prowled = self.prowled(forest)
        tiles = forest.survey.river
        tile: i64 = 0
        while tile < tiles:
            fish = forest.fish[tile]
            if fish != 0:
                expected = row[BY_DEPTH + stage * DEPTHS + far[tile]] * open_share
                if forest.predators[tile] != NOBODY:
                    expected *= 1.0 - row[PREDATOR_HERE]
                if self.is_learned:
                    expected *= self.left_of(forest, tile, prowled)
                self.share_out(forest, fish, expected, worth)
            tile += 1
        return worth

    def share_out(self, forest: Forest, fish: i64, expected: float, worth: vec[float]) -> None:
        """What the fish on a tile are expected to bring goes to their owners."""
        seat: i64 = 0
        all_of_them = count(fish) if self.is_learned else 0
        while seat < forest.seats:
            own = (fish >> (BYTE * seat)) & 255
            brought = expected * float(own)
            if 2 * own < all_of_them:
                brought *= 1.0 - self.row[OUTNUMBERED]
            worth[seat] += brought
            seat += 1

    def left_of(self, forest: Forest, tile: i64, prowled: i64) -> float:
        """The part that is left with predators beside, and with one way out only."""
        linked = forest.survey.linked[tile]
        left = 1.0
        if linked & prowled:
            left -= self.row[PREDATOR_BESIDE]
        if linked & (linked - 1) == 0:
            left -= self.row[ONE_WAY]
        return left

    def prowled(self, forest: Forest) -> i64:
        """The tiles with predators, a bit each; none where nothing asks for them."""
        found: i64 = 0
        if self.is_learned:
            tile: i64 = 0
            while tile < forest.survey.river:
                if forest.predators[tile] != NOBODY:
                    found |= BITS[tile]
                tile += 1
        return found

    def room(self, forest: Forest, waiting: i64) -> float:
        """How likely a fish in the forest is to find the river still open: room there, against fish on the way."""
        if forest.phase() == FLOOD:
            return self.row[FLOOD_SHARE]
        left = self.data.numbers.circles - forest.in_river()
        share = self.row[LEAST_SHARE] + self.row[ROOM] * float(left) / float(waiting + 1)
        return share if share < 1.0 else 1.0


def stage_of(numbers: Numbers, forest: Forest) -> i64:
    """Before the dry phase, and in it by how much of the river is free."""
    if forest.phase() != DRY:
        return 0
    return 1 if 2 * forest.in_river() <= numbers.circles else 2


def fish_in_forest(forest: Forest) -> i64:
    found: i64 = 0
    tiles = forest.survey.river
    tile: i64 = 0
    while tile < tiles:
        found += count(forest.fish[tile])
        tile += 1
    return found


def depths(forest: Forest) -> vec[i64]:
    """How many tiles lie between each tile and the river by water, up to five."""
    survey = forest.survey
    found = vec[i64]([5] * survey.river)
    waiting = survey.on_board
    shore = survey.linked[survey.river]
    depth: i64 = 0
    while depth < 5 and shore != 0:
        waiting &= ~shore
        further: i64 = 0
        while shore != 0:
            tile = lowest(shore)
            shore &= shore - 1
            found[tile] = depth
            further |= survey.linked[tile]
        shore = further & waiting
        depth += 1
    # A pulled tile still carries the fish that are on their way into the river.
    if forest.tile != NOWHERE and forest.cells[forest.tile] == NOWHERE and forest.school_to == survey.river:
        found[forest.tile] = 0
    return found
