"""Flooded Forest as a title: its parts put together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from paddlewheel.games.flooded_forest import laws, view
from paddlewheel.games.flooded_forest.components import ACTIONS, PREDATORS, Components, load
from paddlewheel.games.flooded_forest.features import ForestFeatures
from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.planes import ForestPlanes
from paddlewheel.games.flooded_forest.rules.board import cell_named
from paddlewheel.games.flooded_forest.rules.data import ForestData, Numbers
from paddlewheel.games.flooded_forest.rules.rules import ForestRules
from paddlewheel.games.flooded_forest.rules.tiles import Tiles
from paddlewheel.games.flooded_forest.rules.vocabulary import vocabulary
from paddlewheel.games.flooded_forest.state import Forest
from paddlewheel.games.flooded_forest.tactics import ForestTactics
from paddlewheel.games.flooded_forest.tactics.choice_facts import ForestChoiceFacts
from paddlewheel.games.flooded_forest.tactics.standings import tactic_numbers
from paddlewheel.kernel import ComponentFile, ComponentTable, Event, GameInfo, Options, Record, SeatView, TacticNumber
from paddlewheel.presentation import Debriefing, Line, Plan, PlayedTurn, PresentedGame, Scene, Size
from paddlewheel.presentation.printed import PrintedPart

INFO = GameInfo(
    id="flooded-forest",
    title="Flooded Forest",
    one_line="Let your fish swim into the flooded forest, and bring them home before the water falls.",
    seats=(3, 4),
    usual_seats=4,
    minutes=(45, 60),
    credits="After Flooded Forest by Robert Johnson.",
    rules_version=1,
    utility="ranked",
    hidden_information=True,
    simultaneous=False,
    longest=2000,
    # A pull with a school and a predator: the turn, the tile to take, the action after it, points, meals and two moves.
    deepest=7,
)

#: The ends and the middle of the river carry the circles (FF-3).
SCORING_TILES = 3


class ForestOptions(Options, frozen=True, kw_only=True):
    reversed_dry_phase: Annotated[
        bool,
        Meta(description="The last player begins the dry phase, and turns pass the other way round."),
    ] = False
    fewest_fish_begin: Annotated[
        bool,
        Meta(
            description="The player with the fewest fish in the forest begins the dry phase; of equal ones, "
            "the later in turn order. Fairer seats."
        ),
    ] = False


class FloodedForest(PresentedGame[Forest, ForestRules, ForestOptions, view.ForestObservation]):
    """The game, with its tiles from a component file."""

    round_events = frozenset({"dry"})

    def __init__(self, components: Components) -> None:
        super().__init__(INFO, Path(__file__).parent, vocabulary(len(components.flood.tiles)), ForestOptions)
        self.components = components
        self.tile_set = view.TileSet(components)

    def make_rules(self, seats: int, options: ForestOptions) -> ForestRules:
        parts = self.components
        flood = parts.flood.tiles
        tiles = Tiles(
            [tile.water() for tile in flood],
            [tile.circles for tile in flood],
            [ACTIONS.index(tile.action) for tile in flood],
            parts.river.edges(),
        )
        numbers = Numbers(
            parts.supply.fish.value,
            parts.supply.hand.value,
            parts.supply.deck.value,
            SCORING_TILES * parts.circles["3" if seats == 3 else "4"].value,
            parts.points.home.value,
            parts.points.eaten.value,
            [0, *(parts.predator[name].needs.value for name in PREDATORS)],
            [0, *(parts.predator[name].eats.value for name in PREDATORS)],
        )
        data = ForestData(tiles, numbers, options.reversed_dry_phase, options.fewest_fish_begin)
        return ForestRules(data, [cell_named(name) for name in parts.river.starts])

    def observe(self, state: Forest, seat: int | None) -> view.ForestObservation:
        return view.observe(state, seat)

    def scene(self, observation: view.ForestObservation) -> Scene:
        return view.scene(observation, self.tile_set, self.tokens)

    def plans(self, seat_view: SeatView) -> tuple[Plan, ...]:
        return view.plans(seat_view, self.tile_set, self.tokens)

    def reasons(self, turn: PlayedTurn[Forest]) -> list[str]:
        return view.reasons(turn, turn.before.rules.data)

    def is_same_turn(self, before: Forest, after: Forest) -> bool:
        return self.tactics(before.rules).is_same_turn(before, after)

    def possible_at(self, observation: view.ForestObservation, element: str) -> list[int]:
        return view.possible_at(observation, self.tile_set, element)

    def text(self, observation: view.ForestObservation) -> str:
        return view.text(observation, self.tile_set)

    def close_up(self, observation: view.ForestObservation, size: Size) -> str:
        return view.close_up(observation, self.tile_set, size)

    def line(self, event: Event, seats: int) -> Line:
        return view.line(event, self.tile_set)

    def why(self, rule: str, observation: view.ForestObservation, choice: int) -> str:
        return view.why(rule, observation, self.tile_set, choice) or self.rulebook.refusal(rule)

    def read_components(self, file: ComponentFile) -> FloodedForest:
        return FloodedForest(load(file))

    def printed(self) -> tuple[PrintedPart, ...]:
        from paddlewheel.games.flooded_forest.print import printed  # few processes print

        return printed(self.components)

    def debrief(self, record: Record) -> Debriefing:
        # Imported here: a debriefing replays the game.
        from paddlewheel.games.flooded_forest.debrief import debriefed

        return debriefed(record, self)

    def components_shown(self) -> tuple[ComponentTable, ...]:
        flood, river = self.components.flood, self.components.river
        tiles = ComponentTable(
            say("table-tiles"),
            say("table-tiles.note"),
            tuple(say(f"table-tiles.{column}") for column in ("tile", "sides", "circles", "action", "from")),
            tuple(
                (tile.id, tile.edges, str(tile.circles), view.action_name(tile.action), flood.source)
                for tile in flood.tiles
            ),
        )
        banks = ComponentTable(
            say("table-river"),
            say("table-river.note"),
            tuple(say(f"table-river.{column}") for column in ("part", "is", "from")),
            (
                (say("table-river.north"), river.above, river.source),
                (say("table-river.south"), river.below, river.source),
                (say("table-river.starts"), " ".join(river.starts), river.source),
            ),
        )
        return (*super().components_shown(), tiles, banks)

    def tactics(self, rules: ForestRules) -> ForestTactics:
        return ForestTactics(rules.data)

    def tactic_numbers(self, rules: ForestRules) -> tuple[TacticNumber, ...]:
        return tuple(tactic_numbers())

    def tactics_with(self, rules: ForestRules, learned: Sequence[float]) -> ForestTactics:
        return ForestTactics(rules.data, learned)

    def planes(self, rules: ForestRules, seats: int) -> ForestPlanes:
        return ForestPlanes(rules.data, seats)

    def features(self, rules: ForestRules, seats: int) -> ForestFeatures:
        return ForestFeatures(rules.data, seats)

    def choice_facts(self, rules: ForestRules) -> ForestChoiceFacts:
        return ForestChoiceFacts(rules.data)

    def broken_law(self, state: Forest) -> str | None:
        return laws.broken_law(state)


GAME = FloodedForest(load())
