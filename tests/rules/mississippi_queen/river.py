"""A position of Mississippi Queen in a few words.

>>> race = a_race(ships=[ship(tile=1, hex=7, facing="north", speed=3, coal=6)], tiles=["A0", "A2-2"])
>>> race.say("speed 3", "turn left").ship(0).coal
6
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Literal, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

import paddlewheel as pw
from paddlewheel.games.mississippi_queen import GAME
from paddlewheel.games.mississippi_queen.rules.river import rolled_bend
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.rules.vocabulary import NEXT_SHIP
from paddlewheel.games.mississippi_queen.state import HEX_MASK, NOWHERE, RACING, TILE_SHIFT, Race, Ship
from paddlewheel.games.mississippi_queen.view.observation import FATES, RaceObservation
from paddlewheel.parts.hexes import NAMES

LAYOUTS = [tile.name for tile in GAME.components.tile]
#: The three ways of the die, and of a tile joined to the one before it.
BENDS = {"L": 5, "0": 0, "R": 1}

Mode = Literal["passenger", "introductory"]


class Placed(NamedTuple):
    """A ship as a test wishes to have it. `aboard` names the tiles where its passengers boarded."""

    tile: int
    hex: int
    heading: int
    speed: int
    coal: int
    aboard: tuple[int, ...]


def ship(
    tile: int = 1,
    hex: int = 7,
    facing: str = "north",
    speed: int = 1,
    coal: int = 6,
    aboard: Sequence[int] = (),
) -> Placed:
    return Placed(tile, hex, NAMES.index(facing), speed, coal, tuple(aboard))


class River:
    """A race under test: play by token, look by name."""

    def __init__(self, state: Race) -> None:
        self.state = state
        self.journal = pw.Journal()
        state.journal = self.journal

    def begin(self) -> River:
        """Go on as between two moves: vacated tiles go, ships that cannot move are out, and the next one decides."""
        self.state.owe(NEXT_SHIP, 0)
        self.state.advance()
        return self

    def say(self, *tokens: str) -> River:
        """Play the tokens, each by the seat that owes the decision."""
        for token in tokens:
            self.state.play(self.decider, token)
        return self

    @property
    def decider(self) -> int:
        (seat,) = self.state.deciders
        return seat

    def offers(self) -> set[str]:
        """What may be chosen now."""
        return {self.state.game.token(choice) for choice in self.state.choices(self.decider)}

    def why(self, token: str) -> str | None:
        """The rule that refuses a token, or None."""
        refusal = self.state.why_not(self.decider, token)
        return None if refusal is None else refusal.rule

    def seen(self) -> RaceObservation:
        """What everybody sees."""
        return GAME.observe(self.state, None)

    def ship(self, seat: int) -> Ship:
        return self.state.ships[seat]

    def place(self, seat: int) -> tuple[int, int]:
        """Tile and hex of a ship."""
        return self.ship(seat).hex >> TILE_SHIFT, self.ship(seat).hex & HEX_MASK

    def fate(self, seat: int) -> str:
        return FATES[self.ship(seat).fate]

    def events(self, *kinds: str) -> list[pw.Event]:
        return [event for event in self.journal.events if event.kind in kinds]

    def order(self) -> list[int]:
        """The seats still racing, in the order of this round."""
        return [seat for seat in self.state.order if self.ship(seat).fate == RACING]

    def names(self) -> list[str]:
        """The tiles laid, by name."""
        return [LAYOUTS[layout] for layout in self.state.tiles]

    @property
    def ranks(self) -> tuple[int, ...]:
        assert self.state.outcome is not None, "the race is not over"
        return self.state.outcome.ranks

    @property
    def rules(self) -> RaceRules:
        return self.state.rules


def new_race(seats: int = 3, seed: int = 0, race: Mode = "passenger", rounds: int = 60) -> River:
    """A race from its beginning."""
    return River(GAME.new(seats=seats, seed=seed, race=race, rounds=rounds))


def a_race(
    ships: Sequence[Placed],
    tiles: Sequence[str] = ("A0", "A1-1"),
    bends: str = "",
    race: Mode = "passenger",
    platform: str = "",
    pile: Sequence[str] | None = None,
    waiting: Mapping[int, int] | None = None,
    rolls: str = "",
    first: int = 0,
    round: int = 1,
    rounds: int = 60,
    begin: bool = True,
) -> River:
    """A race in which seat 0 is about to move, the others in the order of their seats.

    `bends` has a letter for every tile after the start tile, straight by default; `platform` is one letter.
    `pile` is the face-down pile, the next tile first: by default the tiles not laid yet, none behind a platform.
    `rolls` is what the die will show next. Beside a lone ship another one lies at the start. With `begin=False`
    nobody has been asked yet whether the ships can move.
    """
    fleet = list(ships)
    if len(fleet) == 1:
        fleet.append(next(ship(0, hex) for hex in (5, 9) if (0, hex) != (fleet[0].tile, fleet[0].hex)))
    river = new_race(len(fleet), 0, race, rounds)
    state = river.state
    _lay(river, list(tiles), bends or "0" * (len(tiles) - 1), platform, pile)
    for tile, people in (waiting or {}).items():
        state.waiting[tile] = people
    for seat, placed in enumerate(fleet):
        _put(river, seat, placed)
    state.chance = chance_that_rolls(rolls)
    state.first = first
    river.rules.river.refresh(state)
    state.round = round
    state.turn = 0
    state.settle()
    return river.begin() if begin else river


def _lay(river: River, tiles: list[str], bends: str, platform: str, pile: Sequence[str] | None) -> None:
    state = river.state
    layouts = [LAYOUTS.index(name) for name in tiles]
    courses = [0]
    for bend in bends:
        courses.append((courses[-1] + BENDS[bend]) % 6)
    assert len(courses) == len(tiles), "one bend for every tile after the first"
    passengers = [0 if river.rules.introductory else river.rules.river.passengers[lay] for lay in layouts]
    state.tiles = vec[i64](layouts)
    state.courses = vec[i64](courses)
    state.waiting = vec[i64](passengers)
    state.platform = (courses[-1] + BENDS[platform]) % 6 if platform else NOWHERE
    if pile is None:
        rest = [name for name in LAYOUTS if name not in tiles]
        pile = [] if platform else rest[: max(1, river.rules.tiles + 1 - len(tiles))]
    state.pile = vec[i64]([LAYOUTS.index(name) for name in reversed(pile)])


def _put(river: River, seat: int, placed: Placed) -> None:
    held = river.ship(seat)
    held.hex = (placed.tile << TILE_SHIFT) + placed.hex
    held.heading = placed.heading
    held.speed = placed.speed
    held.coal = placed.coal
    held.passengers = len(placed.aboard)
    held.islands = sum(1 << tile for tile in placed.aboard)
    assert river.rules.river.is_water(river.state, held.hex), f"{placed} is on land"


def chance_that_rolls(rolls: str) -> pw.Chance:
    """Random numbers of which the die makes these rolls first."""
    wanted = [BENDS[roll] for roll in rolls]
    for seed in count():
        trial = pw.Chance(seed, pw.GAME_STREAM)
        if all(rolled_bend(trial) == bend for bend in wanted):
            return pw.Chance(seed, pw.GAME_STREAM)
    raise AssertionError
