"""Rising Waters as a title: its parts put together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from paddlewheel.games.rising_waters import laws, rule_data, view
from paddlewheel.games.rising_waters.components import FILE, Components, elevations, load
from paddlewheel.games.rising_waters.features import FloodFeatures
from paddlewheel.games.rising_waters.kinds import NOWHERE
from paddlewheel.games.rising_waters.mapfile import RiverMap, load_map
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.planes import FloodPlanes
from paddlewheel.games.rising_waters.position_lesson import FloodLesson, losses_of
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import vocabulary
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics import FloodTactics, Memory
from paddlewheel.games.rising_waters.tactics.numbers import tactic_numbers
from paddlewheel.kernel import (
    ComponentFile,
    ComponentTable,
    Event,
    GameInfo,
    Options,
    OptionValue,
    Record,
    SeatView,
    TacticNumber,
    Utility,
    number_table,
)
from paddlewheel.presentation import Debriefing, Line, Plan, PlayedTurn, PresentedGame, Scene, Size
from paddlewheel.presentation.printed import PrintedPart

INFO = GameInfo(
    id="rising-waters",
    title="Rising Waters",
    one_line="Hold a Delta community together through the flood of 1927, against water and landowners alike.",
    seats=(1, 4),
    usual_seats=3,
    minutes=(60, 90),
    credits="After Rising Waters by Elizabeth “Scout” Blum (Central Michigan University Press, 2023).",
    rules_version=4,
    utility="co-operative",
    hidden_information=True,
    simultaneous=True,
    longest=20_000,
    deepest=11,
)


class FloodOptions(Options, frozen=True, kw_only=True):
    version: Annotated[
        Literal["fall", "spring"],
        Meta(description="Fall 1926: seven rounds and a milder deck. Spring 1927: ten rounds, camps and dynamite."),
    ] = "fall"
    community_goals: Annotated[bool, Meta(description="Play with the ten Community Goals.")] = False
    individual_goals: Annotated[bool, Meta(description="Play with roles and individual points.")] = False
    stale_offers: Annotated[
        Literal["by version", "on", "off"],
        Meta(description="Discard the oldest unused Job Offer in Clean Up; by version: in Spring only."),
    ] = "by version"
    washed_out_levees: Annotated[
        bool, Meta(description="The strict text: a levee that floods with its land is a loss of its own.")
    ] = False


class RisingWaters(PresentedGame[Flood, FloodRules, FloodOptions, view.FloodObservation]):
    """The flood, with its map and components from files."""

    round_events = frozenset({"round"})

    def __init__(self, components: Components, river_map: RiverMap) -> None:
        super().__init__(INFO, Path(__file__).parent, vocabulary(), FloodOptions)
        self.components = components
        self.river_map = river_map
        #: The forecasts of the bots, for the rules that were played by last.
        self._memory: tuple[FloodRules, Memory] | None = None
        self._tactic_numbers = {spring: tuple(tactic_numbers(spring)) for spring in (False, True)}
        self.atlases = {spring: rule_data.atlas_of(river_map.side(spring)) for spring in (False, True)}

    def make_rules(self, seats: int, options: FloodOptions) -> FloodRules:
        spring = options.version == "spring"
        stale = {"by version": spring, "on": True, "off": False}[options.stale_offers]
        numbers = rule_data.numbers_of(
            self.components,
            max(2, seats),
            spring=spring,
            goals=options.community_goals,
            individual_goals=options.individual_goals,
            stale_offers=stale,
            washed_out=options.washed_out_levees,
        )
        shared = SharedBoard(self.atlases[spring], numbers)
        goals = rule_data.goals_of(self.components, shared)
        setup = rule_data.setup_of(self.components, self.river_map, shared, goals)
        return FloodRules(shared, rule_data.boards_of(self.components), goals, setup)

    def observe(self, state: Flood, seat: int | None) -> view.FloodObservation:
        return view.observe(state, seat)

    def why(self, rule: str, observation: view.FloodObservation, choice: int) -> str:
        """Whether a renewable power is still there or not there yet."""
        if rule == "RW-20":
            if self.tokens[choice].startswith("buy "):
                return say("why-power-held")
            taken_up = self.tokens[choice] == "use the discount" and observation.discount
            return say("why-power-in-use" if taken_up else "why-power-missing")
        return super().why(rule, observation, choice)

    def scene(self, observation: view.FloodObservation) -> Scene:
        return view.scene(observation, self.components, self.tokens)

    def plans(self, seat_view: SeatView) -> tuple[Plan, ...]:
        return view.plans(seat_view, self.components, self.tokens)

    def reasons(self, turn: PlayedTurn[Flood]) -> list[str]:
        return view.reasons(turn, self.tactics(turn.before.rules))

    def is_same_turn(self, before: Flood, after: Flood) -> bool:
        """One seat may play two players, who have their turns and their upgrades one after the other."""
        return before.turn == after.turn and (before.turn != NOWHERE or before.upgrading == after.upgrading)

    def possible_at(self, observation: view.FloodObservation, element: str) -> list[int]:
        return view.possible_at(observation, self.components, element)

    def text(self, observation: view.FloodObservation) -> str:
        return view.text(observation, self.components)

    def close_up(self, observation: view.FloodObservation, size: Size) -> str:
        return view.close_up(observation, self.components, size)

    def line(self, event: Event, seats: int) -> Line:
        return view.line(event, self.components)

    def components_shown(self) -> tuple[ComponentTable, ...]:
        shown = number_table(self.component_file or FILE, FILE, {"map": elevations(load_map())})
        return (shown,)

    def read_components(self, file: ComponentFile) -> RisingWaters:
        parts = load(file)
        return RisingWaters(parts, load_map().raised({name: height.value for name, height in parts.map.items()}))

    def printed(self) -> tuple[PrintedPart, ...]:
        from paddlewheel.games.rising_waters.print import printed  # few processes print

        sides = [self.observe(self.new(version=name), None) for name in ("fall", "spring")]
        return printed(self.components, self.river_map, sides)

    def debrief(self, record: Record) -> Debriefing:
        # Imported here: a debriefing replays the game.
        from paddlewheel.games.rising_waters.debrief import debriefed

        return debriefed(record, self)

    def tactics(self, rules: FloodRules) -> FloodTactics:
        return self.tactics_with(rules, [number.by_hand for number in self.tactic_numbers(rules)])

    def tactics_with(self, rules: FloodRules, learned: Sequence[float]) -> FloodTactics:
        if self._memory is None or self._memory[0] is not rules:
            self._memory = rules, Memory(rules)
        return FloodTactics(rules, self._memory[1], list(learned))

    def tactic_numbers(self, rules: FloodRules) -> tuple[TacticNumber, ...]:
        return self._tactic_numbers[rules.shared.numbers.spring]

    def training_tables(self) -> tuple[tuple[int, dict[str, OptionValue]], ...]:
        """Those at which groups neither win nor lose nearly always."""
        return tuple((seats, {"version": version}) for version in ("fall", "spring") for seats in (3, 4))

    def common_result(self, state: Flood) -> float:
        return 1.0 - losses_of(state) / int(state.rules.shared.numbers.limit)

    def position_lesson(self) -> FloodLesson:
        return FloodLesson()

    def utility(self, rules: FloodRules, seats: int) -> Utility:
        """With individual goals the players are ranked, however the game ended (RW-4); not a single player (RW-4a)."""
        return "ranked" if rules.shared.numbers.individual_goals and seats > 1 else self.info.utility

    def planes(self, rules: FloodRules, seats: int) -> FloodPlanes:
        return FloodPlanes(rules, seats)

    def features(self, rules: FloodRules, seats: int) -> FloodFeatures:
        return FloodFeatures(rules, seats)

    def broken_law(self, state: Flood) -> str | None:
        return laws.broken_law(state)


GAME = RisingWaters(load(), load_map())
