"""What comes next: turns and phases, pieces that arrive, fish that get eaten, and the end of the game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS, FLOOD_TILES, NOWHERE, lowest
from paddlewheel.games.flooded_forest.rules.land import Land
from paddlewheel.games.flooded_forest.rules.survey import Survey
from paddlewheel.games.flooded_forest.rules.vocabulary import KIND, LAY, PULL
from paddlewheel.games.flooded_forest.state import BYTE, COUNTS, DRY, MOST_SEATS, NOBODY, PREDATORS, Forest
from paddlewheel.kernel import Menu, Outcome, Step

# The actions on the backs of the tiles.
PREDATOR_STEP: Final = 0
EXTRA_BITE: Final = 1
FISH_STEP: Final = 2
AT_THREE_ACTION: Final = 3
CAIMAN_LAND: Final = 4
JAGUAR_LEAP: Final = 5
#: The extra bite and the piranhas at three only add to what a pull has brought about.
ACTS_ALONE: Final = vec[i64]([1, 0, 1, 0, 1, 1])

#: The predator that each one drives off: a caiman the piranhas, piranhas a jaguar, a jaguar a caiman (FF-39).
PREY: Final = vec[i64]([0, 2, 3, 1])


@final
class Numbers:
    """The numbers of one game, from the component file."""

    def __init__(
        self, fish: i64, hand: i64, deck: i64, circles: i64, home: i64, eaten: i64, needs: list[int], eats: list[int]
    ) -> None:
        self.fish: i64 = fish
        self.hand: i64 = hand
        self.deck: i64 = deck
        #: Circles of the whole river.
        self.circles: i64 = circles
        self.home: i64 = home
        self.eaten: i64 = eaten
        # By predator, nobody first: fish it wants to see, and fish it eats then.
        self.needs: vec[i64] = vec[i64](needs)
        self.eats: vec[i64] = vec[i64](eats)


class Deed(Step[Forest]):
    """A decision of the active player. Its `run` does it where the position leaves nothing to decide."""

    def __init__(self, season: Season, name: str, rule: str, first: i64, end: i64) -> None:
        super().__init__(name, rule, first, end)
        self.season: Season = season

    def deciders(self, state: Forest) -> i64:
        return BITS[state.active]


@final
class Season:
    """The course of the game, shared by all decisions."""

    def __init__(self, land: Land, numbers: Numbers, reverse: bool) -> None:
        self.land: Land = land
        self.numbers: Numbers = numbers
        self.reverse: bool = reverse

    # -- turns -----------------------------------------------------------------------------------------

    def next_flood_turn(self, forest: Forest) -> None:
        """The next player who still has tiles; when nobody has, the predators appear (FF-22, FF-24)."""
        passed: i64 = 1
        while passed <= forest.seats:
            seat = (forest.active + passed) % forest.seats
            if forest.hands[seat] != 0:
                forest.active = seat
                forest.owe(LAY, 0)
                return
            passed += 1
        forest.phase = PREDATORS
        forest.active = 0
        forest.change(COUNTS)
        seat = 0
        while seat < forest.seats:
            forest.unplaced[seat] = 14
            seat += 1
        if forest.journal is not None:
            forest.journal.note("predators", -1, "FF-25", {})
        forest.owe(KIND, 0)

    def next_predator(self, forest: Forest) -> None:
        """The next player places a predator; after three rounds the water falls (FF-27)."""
        forest.active = (forest.active + 1) % forest.seats
        if forest.unplaced[forest.active] != 0:
            forest.owe(KIND, 0)
        else:
            self.begin_dry(forest)

    def begin_dry(self, forest: Forest) -> None:
        forest.phase = DRY
        forest.active = forest.seats - 1 if self.reverse else 0
        if forest.journal is not None:
            forest.journal.note("dry", forest.active, "FF-30c", {})
        self.owe_dry_turn(forest)

    def next_dry_turn(self, forest: Forest) -> None:
        step: i64 = forest.seats - 1 if self.reverse else 1
        forest.active = (forest.active + step) % forest.seats
        self.owe_dry_turn(forest)

    def owe_dry_turn(self, forest: Forest) -> None:
        """A turn begins with a pull, or with an action before it (FF-30, FF-54)."""
        forest.acted = 0
        forest.tile = NOWHERE
        forest.cell = NOWHERE
        forest.school_to = NOWHERE
        forest.predator_to = NOWHERE
        forest.origin = NOWHERE
        forest.owe(PULL, 0)

    # -- pieces ----------------------------------------------------------------------------------------

    def add_fish(self, forest: Forest, seat: i64, tile: i64) -> None:
        """A fish from the supply goes onto a tile."""
        forest.fish[tile] += BITS[BYTE * seat]
        forest.supply[seat] -= 1

    def open_circles(self, forest: Forest, tile: i64) -> i64:
        """How much room there is on a tile (FF-19)."""
        fish = forest.fish[tile]
        taken = (fish & 255) + ((fish >> 8) & 255) + ((fish >> 16) & 255) + ((fish >> 24) & 255)
        return self.land.circles[tile] - taken

    def arrive(self, forest: Forest, predator: i64, tile: i64) -> None:
        """A predator comes onto a tile; of two predators only one stays (FF-39 to FF-41)."""
        resident = forest.predators[tile]
        winner = predator
        if resident != NOBODY:
            if PREY[resident] == predator:
                winner = resident
            if forest.journal is not None:
                loser = predator if winner == resident else resident
                rule = "FF-41" if resident == predator else "FF-39"
                facts = {"winner": winner, "loser": loser, "tile": tile}
                forest.journal.note("drives off", forest.active, rule, {**facts})
        forest.predators[tile] = winner

    def holds(self, forest: Forest, action: i64) -> bool:
        """Whether the active player can still use this action this turn (FF-54, FF-54a)."""
        held = forest.actions[forest.active]
        return held != NOWHERE and forest.acted == 0 and self.land.actions[held] == action

    def use_action(self, forest: Forest) -> None:
        """The tile held is used for its action and discarded (FF-55)."""
        held = forest.actions[forest.active]
        forest.acted = self.land.actions[held] + 1
        forest.discards |= BITS[held]
        forest.change(COUNTS)
        forest.actions[forest.active] = NOWHERE
        if forest.journal is not None:
            facts = {"action": forest.acted - 1, "tile": held}
            forest.journal.note("action", forest.active, "FF-55", {**facts})

    # -- actions ---------------------------------------------------------------------------------------

    def targets(self, forest: Forest, action: i64, tile: i64) -> i64:
        """Where the pieces on a tile may go by an action of its own, a bit for each flood tile; none: 0."""
        survey = forest.survey
        flood: i64 = FLOOD_TILES
        fish = forest.fish[tile]
        predator = forest.predators[tile]
        if fish == 0:
            return 0
        if action == FISH_STEP:
            own = forest.owned(tile, forest.active)
            # FF-58: shared with fish of other colours or with a predator.
            if own == 0 or (fish == own << (BYTE * forest.active) and predator == NOBODY):
                return 0
            return survey.linked[tile] & flood
        if predator == NOBODY:
            return 0
        if action == PREDATOR_STEP:
            if predator == 3:
                return survey.beside[tile] & flood
            return survey.linked[tile] & flood
        if action == CAIMAN_LAND and predator == 1:
            return survey.beside[tile] & flood
        if action == JAGUAR_LEAP and predator == 3:
            return within_two(survey, tile) & ~BITS[tile]
        return 0

    def has_target(self, forest: Forest, action: i64) -> bool:
        """Whether an action that moves pieces could be used on its own now."""
        left = forest.survey.on_board
        while left != 0:
            if self.targets(forest, action, lowest(left)) != 0:
                return True
            left &= left - 1
        return False

    def may_act(self, forest: Forest) -> bool:
        """Whether the active player may use the action held on its own now (FF-54)."""
        held = forest.actions[forest.active]
        if held == NOWHERE or forest.acted != 0:
            return False
        action = self.land.actions[held]
        return ACTS_ALONE[action] != 0 and self.has_target(forest, action)

    # -- the end ---------------------------------------------------------------------------------------

    def points(self, forest: Forest, seat: i64) -> i64:
        """FF-63 and FF-65: fish in the river, and fish of others eaten."""
        points = forest.home[seat] * self.numbers.home
        owner: i64 = 0
        while owner < forest.seats:
            if owner != seat:
                points += forest.eaten[MOST_SEATS * seat + owner] * self.numbers.eaten
            owner += 1
        return points

    def finish(self, forest: Forest, reason: str, rule: str) -> None:
        """Count the points and break ties (FF-63 to FF-68a)."""
        seats = range(forest.seats)
        points = [self.points(forest, seat) for seat in seats]
        keys: list[tuple[int, int, int]] = []
        for seat in seats:
            eaten = 0
            for other in seats:
                # FF-68a: only fish of those with whom everything else is equal.
                if other != seat and points[other] == points[seat] and forest.home[other] == forest.home[seat]:
                    eaten += forest.eaten[MOST_SEATS * seat + other]
            keys.append((points[seat], forest.home[seat], eaten))
        ranks = tuple([1 + len([other for other in keys if other > key]) for key in keys])
        winners = tuple([seat for seat in seats if ranks[seat] == 1])
        scores = tuple([float(score) for score in points])
        if forest.journal is not None:
            forest.journal.note("over", -1, rule, {"ranks": ranks, "points": tuple(points), "reason": reason})
        forest.finish(Outcome(reason, scores, ranks, winners, rule))


def within_two(survey: Survey, tile: i64) -> i64:
    """The flood tiles one or two steps over flood tiles from a tile, a bit each (FF-61)."""
    flood: i64 = FLOOD_TILES
    near = survey.beside[tile] & flood
    found = near
    while near != 0:
        found |= survey.beside[lowest(near)]
        near &= near - 1
    return found & flood


def add_each(menu: Menu, mask: i64, first: i64) -> None:
    """Add the choice of each tile (or turn) in a mask."""
    while mask != 0:
        menu.add(first + lowest(mask))
        mask &= mask - 1
