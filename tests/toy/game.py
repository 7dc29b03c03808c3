"""The toy as a title."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.kernel import Event, Features, GameInfo, Options, Tactics
from paddlewheel.presentation import Line, PresentedGame, Scene
from toy import view
from toy.features import PebblesFeatures
from toy.rules import TOKENS, PebblesRules
from toy.state import Pebbles

INFO = GameInfo(
    id="pebbles",
    title="Pebbles",
    one_line="Pick a pebble nobody else picks.",
    seats=(2, 3),
    usual_seats=3,
    minutes=(1, 2),
    credits="A toy of our own.",
    rules_version=1,
    utility="ranked",
    hidden_information=True,
    simultaneous=True,
    longest=3 * 5,
)


class NoOptions(Options, frozen=True, kw_only=True):
    pass


class PebblesGame(PresentedGame[Pebbles, PebblesRules, NoOptions, view.PebblesObservation]):
    def make_rules(self, seats: int, options: NoOptions) -> PebblesRules:
        return PebblesRules()

    def observe(self, state: Pebbles, seat: int | None) -> view.PebblesObservation:
        return view.observe(state, seat)

    def scene(self, observation: view.PebblesObservation) -> Scene:
        return view.scene(observation)

    def text(self, observation: view.PebblesObservation) -> str:
        return view.text(observation)

    def line(self, event: Event, seats: int) -> Line:
        return view.line(event)

    def tactics(self, rules: PebblesRules) -> Tactics[Pebbles]:
        return Tactics()

    def features(self, rules: PebblesRules, seats: int) -> Features[Pebbles]:
        return PebblesFeatures(seats)

    def broken_law(self, state: Pebbles) -> str | None:
        return None if 1 <= state.round <= 3 else "there are three rounds"


GAME = PebblesGame(INFO, Path(__file__).parent, TOKENS, NoOptions)
