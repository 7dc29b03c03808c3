"""The title: its facts and options, and all its parts put together."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.kernel import ComponentFile, Event, GameInfo, Options
from paddlewheel.presentation import Line, PresentedGame, Scene
from pebbles import laws, view
from pebbles.components import Components, load
from pebbles.features import PebblesFeatures
from pebbles.rules.rules import PebblesRules
from pebbles.rules.vocabulary import vocabulary
from pebbles.state import PebblesState
from pebbles.tactics import PebblesTactics

INFO = GameInfo(
    id="pebbles",
    title="Pebbles",
    one_line="Pick a pebble nobody else picks.",
    seats=(2, 3),
    usual_seats=3,
    minutes=(1, 2),
    credits="A game of our own.",
    rules_version=1,
    utility="ranked",
    hidden_information=True,
    simultaneous=True,
    longest=9 * 5,
    deepest=2,
)


class PebblesOptions(Options, frozen=True, kw_only=True):
    """Options go here: `race: Annotated[Literal["short", "long"], Meta(description="...")] = "short"`."""


class PebblesGame(PresentedGame[PebblesState, PebblesRules, PebblesOptions, view.PebblesObservation]):
    def __init__(self, components: Components, info: GameInfo = INFO) -> None:
        super().__init__(info, Path(__file__).parent, vocabulary(), PebblesOptions)
        self.components = components

    def make_rules(self, seats: int, options: PebblesOptions) -> PebblesRules:
        numbers = self.components.game
        return PebblesRules(numbers.rounds.value, numbers.most_valuable_shell.value)

    def observe(self, state: PebblesState, seat: int | None) -> view.PebblesObservation:
        return view.observe(state, seat)

    def scene(self, observation: view.PebblesObservation) -> Scene:
        return view.scene(observation)

    def text(self, observation: view.PebblesObservation) -> str:
        return view.text(observation)

    def line(self, event: Event, seats: int) -> Line:
        return view.line(event)

    def read_components(self, file: ComponentFile) -> PebblesGame:
        return PebblesGame(load(file))

    def tactics(self, rules: PebblesRules) -> PebblesTactics:
        return PebblesTactics()

    def features(self, rules: PebblesRules, seats: int) -> PebblesFeatures:
        return PebblesFeatures(seats, rules.rounds, rules.most_valuable_shell)

    def broken_law(self, state: PebblesState) -> str | None:
        return laws.broken_law(state)


GAME = PebblesGame(load())
