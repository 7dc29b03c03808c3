"""The whole game in one file: it is here to be compared, not to be played."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.kernel import (
    AnyGame,
    Chance,
    Event,
    GameInfo,
    Observation,
    Options,
    Rules,
    State,
    Step,
    Tactics,
    ranked,
)
from paddlewheel.presentation import Area, Element, Line, Offer, PresentedGame, Scene

TOKENS = ("add 1", "add 2", "add 3")
GOAL = 2000


class Tally(State["TallyRules"]):
    def __init__(self, game: AnyGame, rules: TallyRules, seats: int, chance: Chance) -> None:
        super().__init__(game, rules, seats, chance)
        self.tally = 0

    def clone(self) -> Tally:
        twin = Tally(self.game, self.rules, self.seats, self.chance.clone())
        twin.copy_common_from(self)
        twin.tally = self.tally
        return twin

    def facts(self) -> list[int]:
        return [self.tally]


class Add(Step[Tally]):
    def refusal(self, state: Tally, seat: int, choice: int) -> str | None:
        return None

    def play(self, state: Tally, seat: int, choice: int) -> None:
        state.tally += choice + 1
        if state.journal is not None:
            state.journal.note("add", seat, "TA-1", {"number": choice + 1})
        if state.tally >= GOAL:
            state.finish(ranked("goal", "TA-2", [float(other == seat) for other in range(state.seats)]))
            return
        state.settle()
        state.owe(0, (seat + 1) % state.seats)


class TallyRules(Rules[Tally]):
    def __init__(self) -> None:
        super().__init__([Add("add", "TA-1", 0, 3)], 3)

    def start(self, game: AnyGame, seats: int, chance: Chance) -> Tally:
        state = Tally(game, self, seats, chance)
        state.owe(0, 0)
        return state

    def redeal(self, state: Tally, eyes: int, stream: Chance) -> None:
        return


class Seen(Observation, frozen=True, kw_only=True):
    tally: int


class NoOptions(Options, frozen=True, kw_only=True):
    pass


class TallyGame(PresentedGame[Tally, TallyRules, NoOptions, Seen]):
    def make_rules(self, seats: int, options: NoOptions) -> TallyRules:
        return TallyRules()

    def observe(self, state: Tally, seat: int | None) -> Seen:
        return Seen(
            game="tally", seat=seat, seats=state.seats, deciders=state.deciders,
            choices=() if seat is None else tuple(state.choices(seat)),
            rule=state.rule(), outcome=state.outcome, tally=state.tally,
        )  # fmt: skip

    def scene(self, observation: Seen) -> Scene:
        count = Element(
            "tally", "tally", 0, 0, f"{observation.tally} of {GOAL}", texts={"count": str(observation.tally)}
        )
        offers = tuple(Offer(TOKENS[choice], TOKENS[choice], ("tally",)) for choice in observation.choices)
        return Scene(
            "tally", "Tally", "Add.", observation.rule, (Area("b", "Tally", "board", (0, 0, 9, 9), (count,)),), offers
        )

    def text(self, observation: Seen) -> str:
        return str(observation.tally)

    def line(self, event: Event, seats: int) -> Line:
        return Line(f"Seat {event.seat} adds {event.facts['number']}.", ("tally",), event.rule)

    def tactics(self, rules: TallyRules) -> Tactics[Tally]:
        return Tactics()

    def broken_law(self, state: Tally) -> str | None:
        return None


INFO = GameInfo(
    id="tally", title="Tally", one_line="Add.", seats=(2, 2), usual_seats=2, minutes=(1, 1),
    credits="A measure of our own.", rules_version=1, utility="ranked", hidden_information=False,
    simultaneous=False, longest=GOAL, deepest=1,
)  # fmt: skip
GAME = TallyGame(INFO, Path(__file__).parent, TOKENS, NoOptions)
