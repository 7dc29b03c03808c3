"""The turns of a game: every event that everybody may know, sorted by turn, and how each player stood after it."""

from __future__ import annotations

import msgspec

from paddlewheel.games.flooded_forest.game import FloodedForest
from paddlewheel.games.flooded_forest.state import Forest
from paddlewheel.games.flooded_forest.view.observation import ForestObservation
from paddlewheel.presentation import ToldChoice, ToldEvent, ToldPeriod, number

#: What a turn of each season is about; after it, one of the decisions of OPENING begins the next turn.
MAIN = ("lays", "posts", "pulls")
OPENING = ("lay", "discard", "kind", "post", "pull")


class PlayerTold(msgspec.Struct, frozen=True):
    """A player after a turn, or now."""

    points: int
    #: Fish in the river, still in the forest, and not placed yet.
    home: int
    in_forest: int
    supply: int
    #: Fish of others that this player has eaten, and own fish that were eaten by anybody.
    eaten: int
    lost: int


class TurnTold(ToldPeriod):
    """One turn of one player."""

    turn: int
    #: `flood`, `predators` or `dry`.
    phase: str
    seat: int
    #: By seat, after the turn.
    players: list[PlayerTold] = []
    #: Flood tiles on the board and fish in the river, after the turn.
    tiles: int = 0
    in_river: int = 0
    #: Fish that came home in this turn, and fish that the player ate, each by owner.
    came_home: list[int] = []
    ate: list[int] = []


class ForestTeller:
    """Sorts the events of a game into its turns."""

    def __init__(self, game: FloodedForest, start: Forest) -> None:
        self.game = game
        self.seats = int(start.seats)
        self.turns: list[TurnTold] = []
        #: How it stood before the first turn.
        self.start = game.observe(start, None)
        self._is_open = False

    def take(self, choice: ToldChoice[Forest]) -> None:
        """Take a choice in, with all that it brought."""
        if not self._is_open:
            before = self.game.observe(choice.before, None)
            nothing = [0] * self.seats
            turn = TurnTold(len(self.turns) + 1, before.phase, before.active, came_home=nothing, ate=[*nothing])
            self.turns.append(turn)
            self._is_open = True
        for told in choice.events:
            self._note(told)
        now, seen = self.turns[-1], self.game.observe(choice.after, None)
        now.tiles, now.in_river = len(seen.tiles), seen.in_river
        now.players = standings(seen)
        done = any(each.event.kind in MAIN for each in now.happenings) and seen.step in OPENING
        # Where no tile fits, a turn passes without one (FF-10a).
        self._is_open = not done and (seen.active, seen.phase) == (now.seat, now.phase)

    def _note(self, told: ToldEvent[Forest]) -> None:
        event, now = told.event, self.turns[-1]
        now.lines.append(self.game.line(event, self.seats).text)
        now.keep(told)
        if event.kind == "home":
            now.came_home[number(event.facts, "owner")] += number(event.facts, "fish")
        elif event.kind == "eats":
            now.ate[number(event.facts, "owner")] += 1


def standings(seen: ForestObservation) -> list[PlayerTold]:
    """How all players stand."""
    # Fish of the tile that is being pulled are on their way, and still in the forest.
    is_pulled = seen.tile is not None and all(tile.tile != seen.tile for tile in seen.tiles)
    on_the_way = seen.tile_fish if is_pulled else (0,) * seen.seats
    return [
        PlayerTold(
            points=player.points,
            home=player.home,
            in_forest=sum(tile.fish[seat] for tile in seen.tiles) + on_the_way[seat],
            supply=player.supply,
            eaten=sum(fish for owner, fish in enumerate(player.eaten) if owner != seat),
            lost=sum(other.eaten[seat] for other in seen.players),
        )
        for seat, player in enumerate(seen.players)
    ]
