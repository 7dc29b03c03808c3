"""Mississippi Queen as a title: its parts put together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from paddlewheel.games.mississippi_queen import laws, view
from paddlewheel.games.mississippi_queen.components import TILE_HEXES, Components, load
from paddlewheel.games.mississippi_queen.features import RaceFeatures
from paddlewheel.games.mississippi_queen.planes import RacePlanes
from paddlewheel.games.mississippi_queen.rules.arriving import Arrivals
from paddlewheel.games.mississippi_queen.rules.costs import Costs
from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.rules.vocabulary import vocabulary
from paddlewheel.games.mississippi_queen.state import NOWHERE, Race
from paddlewheel.games.mississippi_queen.tactics.experience import tactic_numbers
from paddlewheel.games.mississippi_queen.tactics.tactics import RaceTactics
from paddlewheel.games.mississippi_queen.tactics.windows import Windows
from paddlewheel.kernel import ComponentFile, Event, GameInfo, Options, Record, SeatView, TacticNumber
from paddlewheel.presentation import Debriefing, Line, Plan, PlayedTurn, PresentedGame, Scene, Size
from paddlewheel.presentation.printed import PrintedPart

INFO = GameInfo(
    id="mississippi-queen",
    title="Mississippi Queen",
    one_line="Race paddle-steamers down a river that grows under their bows.",
    seats=(2, 5),
    usual_seats=4,
    minutes=(30, 60),
    credits="After Mississippi Queen by Werner Hodel (Goldsieber, 1997; Super Meeple, 2019).",
    rules_version=2,
    utility="ranked",
    hidden_information=True,
    private_information=False,
    simultaneous=False,
    longest=200 * 5 * 40,
    deepest=3,
)


class RaceOptions(Options, frozen=True, kw_only=True):
    race: Annotated[
        Literal["passenger", "introductory"],
        Meta(description="The full race with two passengers to collect, or the short one without."),
    ] = "passenger"
    rounds: Annotated[int, Meta(ge=1, le=200, description="A race still open after this many rounds ends.")] = 60


class MississippiQueen(PresentedGame[Race, RaceRules, RaceOptions, view.RaceObservation]):
    """The race, with its tiles from a component file."""

    round_events = frozenset({"round"})
    board_grows = True

    def __init__(self, components: Components) -> None:
        super().__init__(INFO, Path(__file__).parent, vocabulary(), RaceOptions)
        self.components = components
        #: What bots look up, by kind of race: introductory or not.
        self._windows: dict[bool, Windows] = {}

    def make_rules(self, seats: int, options: RaceOptions) -> RaceRules:
        parts = self.components
        introductory = options.race == "introductory"
        marks = [tile.marks() for tile in parts.tile]
        docks = [next((number for number in shown if shown[number] == "D"), NOWHERE) for shown in marks]
        land = [[number for number in shown if shown[number] in "#S"] for shown in marks]
        passengers = [parts.passengers[tile.station][str(seats)].value if tile.station else 0 for tile in parts.tile]
        pictures = ["".join(shown[number] for number in range(len(TILE_HEXES))) for shown in marks]
        names, stations = [tile.name for tile in parts.tile], [str(tile.station) for tile in parts.tile]
        river = RiverMap(list(TILE_HEXES), land, docks, passengers, names, pictures, stations)
        costs = Costs(parts.ship.top_speed.value, parts.race.free_change.value, parts.race.free_turns.value)
        arrivals = Arrivals(river, introductory, parts.ship.berths.value, parts.race.boarding_speed.value)
        starts = [next(number for number in marks[0] if marks[0][number] == str(seat + 1)) for seat in range(5)]
        tiles = parts.race.introductory_tiles.value if introductory else len(parts.tile) - 1
        speed, coal = parts.ship.speed.value, parts.ship.coal.value
        return RaceRules(river, costs, arrivals, options.rounds, starts, tiles, speed, coal)

    def observe(self, state: Race, seat: int | None) -> view.RaceObservation:
        return view.observe(state, seat)

    def scene(self, observation: view.RaceObservation) -> Scene:
        return view.scene(observation, self.tokens)

    def plans(self, seat_view: SeatView) -> tuple[Plan, ...]:
        return view.plans(seat_view)

    def reasons(self, turn: PlayedTurn[Race]) -> list[str]:
        return view.reasons(turn, self.tactics(turn.before.rules).moves_left)

    def is_same_turn(self, before: Race, after: Race) -> bool:
        # A ship that is left alone has one turn after the other.
        return before.round == after.round

    def possible_at(self, observation: view.RaceObservation, element: str) -> list[int]:
        return view.possible_at(observation, element)

    def text(self, observation: view.RaceObservation) -> str:
        return view.text(observation)

    def close_up(self, observation: view.RaceObservation, size: Size) -> str:
        return view.close_up(observation, size)

    def line(self, event: Event, seats: int) -> Line:
        return view.line(event, [tile.name for tile in self.components.tile])

    def read_components(self, file: ComponentFile) -> MississippiQueen:
        return MississippiQueen(load(file))

    def printed(self) -> tuple[PrintedPart, ...]:
        from paddlewheel.games.mississippi_queen.print import printed  # few processes print

        return printed(self.components, self.observe(self.new(self.info.seats[1]), None))

    def debrief(self, record: Record) -> Debriefing:
        # Imported here: a debriefing replays the game.
        from paddlewheel.games.mississippi_queen.debrief import debriefed

        return debriefed(record, self)

    def tactics(self, rules: RaceRules) -> RaceTactics:
        return self.tactics_with(rules, ())

    def tactic_numbers(self, rules: RaceRules) -> tuple[TacticNumber, ...]:
        return tuple(tactic_numbers())

    def tactics_with(self, rules: RaceRules, learned: Sequence[float]) -> RaceTactics:
        windows = self._windows.get(rules.introductory)
        if windows is None:
            windows = self._windows[rules.introductory] = Windows(rules.river, rules.costs, rules.introductory)
        return RaceTactics(rules, windows, learned)

    def planes(self, rules: RaceRules, seats: int) -> RacePlanes:
        return RacePlanes(rules, seats)

    def features(self, rules: RaceRules, seats: int) -> RaceFeatures:
        return RaceFeatures(rules, seats)

    def broken_law(self, state: Race) -> str | None:
        return laws.broken_law(state)


GAME = MississippiQueen(load())
