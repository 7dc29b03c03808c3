"""My River Kit as a title: its parts put together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from paddlewheel.games.my_river_kit import laws, view
from paddlewheel.games.my_river_kit.components import INDICATORS, WEATHERS, Components, Weather, load
from paddlewheel.games.my_river_kit.features import BasinFeatures
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.rules.data import Cards, Events, GameData, Numbers
from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.rules.vocabulary import TALK, tokens
from paddlewheel.games.my_river_kit.state import NOTHING, Basin
from paddlewheel.games.my_river_kit.tactics.numbers import tactic_numbers
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics
from paddlewheel.games.my_river_kit.tactics.tempers import TEMPERS, balanced, tempered
from paddlewheel.games.my_river_kit.view.cards import needs_words
from paddlewheel.games.my_river_kit.view.component_tables import component_tables
from paddlewheel.games.my_river_kit.view.names import card_name
from paddlewheel.kernel import ComponentFile, ComponentTable, Event, GameInfo, Options, Record, SeatView, TacticNumber
from paddlewheel.presentation import Debriefing, Form, Line, Plan, PlayedTurn, PresentedGame, Scene, Size
from paddlewheel.presentation.printed import PrintedPart

INFO = GameInfo(
    id="my-river-kit",
    title="My River Kit",
    one_line="Mayors along one river share its water, and what they put into it.",
    seats=(2, 4),
    usual_seats=4,
    minutes=(60, 120),
    credits="After My River Kit of the Wat-A-Game family (G-EAU: Irstea/INRAE, Cirad; Lisode). Cards reconstructed.",
    rules_version=2,
    utility="mixed",
    hidden_information=True,
    simultaneous=True,
    longest=10_000,
    deepest=3,
    tempers=TEMPERS,
)

GOALS = ("aquabon", "richest")
VOTES = ("mean", "median", "lowest")


class KitOptions(Options, frozen=True, kw_only=True):
    goal: Annotated[
        Literal["aquabon", "richest", "secret"],
        Meta(description="Who wins alone: most Aquabon, the richest, or each by a goal picked in secret."),
    ] = "aquabon"
    rounds: Annotated[int, Meta(ge=1, le=10, description="How many rounds are played.")] = 5
    vote: Annotated[
        Literal["mean", "median", "lowest"],
        Meta(description="How the votes on the landscape make one value."),
    ] = "mean"


class MyRiverKit(PresentedGame[Basin, BasinRules, KitOptions, view.BasinObservation]):
    """The game, with its cards, events and zones from a component file."""

    round_events = frozenset({"event"})

    def __init__(self, components: Components) -> None:
        super().__init__(INFO, Path(__file__).parent, tokens(components.kinds()), KitOptions)
        self.components = components

    def make_rules(self, seats: int, options: KitOptions) -> BasinRules:
        goal = NOTHING if options.goal == "secret" else GOALS.index(options.goal)
        return BasinRules(make_data(self.components, seats), goal, options.rounds, VOTES.index(options.vote))

    def components_shown(self) -> tuple[ComponentTable, ...]:
        return component_tables(self.components)

    def debrief(self, record: Record) -> Debriefing:
        # Imported here: a debriefing replays the game.
        from paddlewheel.games.my_river_kit.debrief import debriefed

        return debriefed(record, self)

    def observe(self, state: Basin, seat: int | None) -> view.BasinObservation:
        return view.observe(state, seat)

    def scene(self, observation: view.BasinObservation) -> Scene:
        return view.scene(observation, self.components, self.tokens)

    def plans(self, seat_view: SeatView) -> tuple[Plan, ...]:
        return view.plans(seat_view, self.components, self.tokens)

    def form(self, seat_view: SeatView, picked: Collection[str] = ()) -> Form | None:
        return view.form(seat_view, self.components, self.tokens, picked)

    def talk_at_hand(self, state: Basin) -> int | None:
        """One talk a round (RK-37); deals in the works and for a thirsty city are no part of it."""
        return int(state.round) if any(owed & 255 == TALK for owed in state.stack) else None

    def hush(self, state: Basin, seat: int) -> str:
        return {"talk": "pass", "answer": "refuse"}.get(state.step().name, "")

    def reasons(self, turn: PlayedTurn[Basin]) -> list[str]:
        return view.reasons(turn, self.components, self.tactics(turn.before.rules))

    def opinion(self, observation: view.BasinObservation) -> str:
        """The vote on the landscape."""
        return say("opinion-vote") if observation.step == "vote" else ""

    def possible_at(self, observation: view.BasinObservation, element: str) -> list[int]:
        return view.possible_at(observation, self.components, element)

    def text(self, observation: view.BasinObservation) -> str:
        return view.text(observation, self.components)

    def close_up(self, observation: view.BasinObservation, size: Size) -> str:
        return view.close_up(observation, self.components, size)

    def line(self, event: Event, seats: int) -> Line:
        return view.line(event, self.components, seats)

    def why(self, rule: str, observation: view.BasinObservation, choice: int) -> str:
        """A card whose demands are not met says what they are; the duty to add is no reason against a second card."""
        if rule == "RK-13":
            card = self.components.card[self.tokens[choice].removeprefix("add ")]
            return say("why-demands", card=card_name(card), needs=needs_words(card))
        if rule == "RK-38" and self.tokens[choice].startswith("add "):
            return say("why-added")
        return super().why(rule, observation, choice)

    def read_components(self, file: ComponentFile) -> MyRiverKit:
        return MyRiverKit(load(file))

    def printed(self) -> tuple[PrintedPart, ...]:
        from paddlewheel.games.my_river_kit.print import printed  # few processes print

        return printed(self.components)

    def tactics(self, rules: BasinRules) -> MayorTactics:
        return balanced(rules)

    def tactic_numbers(self, rules: BasinRules) -> tuple[TacticNumber, ...]:
        return tuple(tactic_numbers())

    def tactics_with(self, rules: BasinRules, learned: Sequence[float]) -> MayorTactics:
        return balanced(rules, learned)

    def tempered(self, rules: BasinRules, temper: str) -> MayorTactics:
        return tempered(rules, temper)

    def features(self, rules: BasinRules, seats: int) -> BasinFeatures:
        return BasinFeatures(rules, seats)

    def broken_law(self, state: Basin) -> str | None:
        return laws.broken_law(state)


def make_data(parts: Components, seats: int) -> GameData:
    """The component file as columns of numbers, for this number of mayors."""
    cards = list(parts.card.values())
    columns = {
        f"{way}_{colour}": [getattr(getattr(card, way), colour) for card in cards]
        for way in ("takes", "gives")
        for colour in ("water", "pollution", "wag")
    }
    for name in ("flood", "recreation", "biodiversity", "landscape"):
        columns[name] = [getattr(card.impacts, name) for card in cards]
    for name in ("price", "aquabon", "copies", "fixed", "each"):
        columns[name] = [int(getattr(card, name)) for card in cards]
    columns["demanding"] = [int(any(need is not None for need in card.needs.listed())) for card in cards]
    # Without a demand any level will do: at least -1, of pollution at most 99.
    nothing = [99 if name == "pollution" else -1 for name in INDICATORS]
    needs = [
        none if need is None else need
        for card in cards
        for need, none in zip(card.needs.listed(), nothing, strict=True)
    ]
    zones = parts.zones[str(seats)]
    return GameData(
        Numbers(_numbers(parts)),
        Cards(list(parts.kinds()), columns, needs),
        _events(parts, seats),
        [parts.kinds().index(face) for face in parts.die.faces],
        [zones.zone(number).red for number in range(len(INDICATORS))],
        [zones.zone(number).green for number in range(len(INDICATORS))],
    )


def _numbers(parts: Components) -> dict[str, int]:
    return {
        "wag": parts.table.wag.value,
        "proposals": parts.table.proposals.value,
        "move": parts.prices.move.value,
        "water_price": parts.prices.water.value,
        "water_below": parts.fines.water_below.value,
        "low_water_fine": parts.fines.low_water.value,
        "pollution_fine": parts.fines.pollution.value,
        "loan": parts.loan.amount.value,
        "loan_instalment": parts.loan.instalment.value,
        "loan_rounds": parts.loan.rounds.value,
        "availability": parts.availability.full.value,
        "per_failure": parts.availability.per_failure.value,
    }


def _events(parts: Components, seats: int) -> Events:
    """The events behind number 0, the wet first round without one (RK-28)."""
    kinds = parts.kinds()
    drawn = parts.event
    weathers: list[Weather] = ["wet", *(event.weather for event in drawn)]
    columns = {
        "weather": [WEATHERS.index(weather) for weather in weathers],
        "water": [parts.water[weather].marbles(seats) for weather in weathers],
        "flood_below": [0, *(event.flood_below.get(str(seats), 0) for event in drawn)],
    }
    for name in ("spill", "repairs", "flood", "recreation", "biodiversity"):
        columns[name] = [0, *(getattr(event, name) for event in drawn)]
    for name in ("takes_water", "gives_pollution", "gives_wag", "price"):
        columns[name] = [0] * len(kinds)
        for event in drawn:
            columns[name] += [getattr(event, name) if kind in event.cards else 0 for kind in kinds]
    return Events(["", *(event.name for event in drawn)], columns, len(kinds))


GAME = MyRiverKit(load())
