"""A river for tests, in a few words: `a_river("corn . city . .", ". . city canoe! .")`, `!` marks a failed card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import paddlewheel as pw
from paddlewheel.games.my_river_kit.game import GAME, MyRiverKit
from paddlewheel.games.my_river_kit.rules.vocabulary import EVENT, FLOW, ROUND, TALK, VOTE, WORKS
from paddlewheel.games.my_river_kit.state import NOTHING, PLOTS, Basin, Mayor
from paddlewheel.games.my_river_kit.view import BasinObservation
from paddlewheel.kernel import OptionValue

QUIET = ". . city . ."
#: An event of the journal: seat, rule, facts.
Note = tuple[int, str, dict[str, object]]
#: Levels that meet every card's demands, in the order of the monitoring table.
FINE = (10, 0, 5, 5, 5, 5)


class River:
    """One table in any position, with its journal."""

    def __init__(self, state: Basin) -> None:
        self.state = state
        self.journal = state.journal = pw.Journal()
        self.rules = state.rules
        self.measures = state.rules.measures
        self.kinds = state.rules.data.cards.names

    # -- bringing it about ---------------------------------------------------------------------------

    def lay(self, seat: int, plots: str) -> None:
        """Put cards on a city's plots."""
        mayor = self.state.mayors[seat]
        words = plots.split()
        assert len(words) == PLOTS
        mayor.flipped = sum(1 << plot for plot, word in enumerate(words) if word.endswith("!"))
        cards = [NOTHING if word == "." else self.kinds.index(word.rstrip("!")) for word in words]
        for plot, card in enumerate(cards):
            if mayor.plots[plot] != NOTHING:
                self.state.stock[mayor.plots[plot]] += 1
            if card != NOTHING:
                self.state.stock[card] -= 1
            mayor.plots[plot] = card

    def give(self, seat: int, wag: int) -> None:
        """Let the bank fill this purse to this many WAG."""
        self.state.pay_bank(seat, self.mayor(seat).wag - wag)

    def _owe(self, step: int, argument: int = 0) -> None:
        """Nothing but this step is owed, and what nobody decides has happened."""
        self.state.stack = vec[i64]([])
        self.state.owe(step, argument)
        self.state.advance()

    def flow(self, water: int, pollution: int = 0, event: str = "", round: int = 2, asks: bool = False) -> River:
        """Let the cups go down the river with these marbles in them. Who cannot buy water goes without, or `asks`."""
        state = self.state
        state.rolled = vec[i64]([NOTHING] * state.seats)
        state.round = round
        state.event = self.event(event)
        state.failures = 0
        state.at = 0
        for mayor in state.mayors:
            mayor.vote = NOTHING
        state.stream = water
        state.bank_water = -water
        state.pollution = pollution
        state.bank_pollution = -pollution
        self._owe(FLOW)
        return self if asks else self.without_help()

    def without_help(self) -> River:
        """Let mayors whose money does not reach for water go without."""
        while self.state.stack and self.state.step().name == "buy":
            seat = self.state.deciders[0]
            if not self.refused(seat, "buy water"):
                break
            self.say(seat, "go without")
        return self

    def begin_round(self, round: int, event: str = "") -> River:
        """Begin this round, with this event on top of the deck."""
        state = self.state
        state.rolled = vec[i64]([NOTHING] * state.seats)
        state.round = round - 1
        if event:
            drawn = self.event(event)
            state.deck = vec[i64]([*(card for card in state.deck if card != drawn), drawn])
        self._owe(ROUND)
        return self.without_help()

    def draw_event(self) -> River:
        self._owe(EVENT)
        return self

    def vote(self, *votes: int, round: int = 2) -> River:
        """Let everybody pass and vote, and with it complete the assessment of the river."""
        while self.state.stack and self.state.step().name == "talk":
            self.say(self.state.deciders[0], "pass")
        if self.state.stack and self.state.step().name != "vote":
            self._owe(VOTE)
            self.state.round = round
        for seat, value in enumerate(votes):
            self.say(seat, f"vote {value}")
        return self

    def talk(self, seat: int = 0) -> River:
        self._owe(TALK, seat)
        return self

    def works(self, seat: int = 0, levels: tuple[int, ...] = FINE, round: int = 2, event: str = "") -> River:
        self.state.round = self.state.assessed = round
        self.state.event = self.event(event)
        self.state.levels = vec[i64](list(levels))
        self._owe(WORKS, seat)
        return self

    def say(self, seat: int, *tokens: str) -> River:
        for token in tokens:
            self.state.play(seat, token)
        return self

    # -- looking at it ---------------------------------------------------------------------------------

    def event(self, name: str) -> int:
        return self.rules.data.events.names.index(name)

    def mayor(self, seat: int) -> Mayor:
        return self.state.mayors[seat]

    def plots(self, seat: int) -> str:
        """A city's plots as in `a_river`."""
        mayor = self.mayor(seat)
        return " ".join(
            "." if card == NOTHING else self.kinds[card] + ("!" if mayor.flipped >> plot & 1 else "")
            for plot, card in enumerate(mayor.plots)
        )

    def seen(self, seat: int | None) -> BasinObservation:
        return GAME.observe(self.state, seat)

    def levels(self) -> dict[str, int]:
        names = ("water", "pollution", "flood", "recreation", "biodiversity", "landscape")
        return dict(zip(names, list(self.state.levels), strict=True))

    def refused(self, seat: int, token: str) -> str:
        """The rule that refuses a choice; empty when it may be made."""
        refusal = self.state.why_not(seat, token)
        return "" if refusal is None else refusal.rule

    def offered(self, seat: int) -> list[str]:
        return [GAME.token(choice) for choice in self.state.choices(seat)]

    def told(self, kind: str) -> list[dict[str, object]]:
        """The facts of all events of a kind."""
        return [{"seat": event.seat, **event.facts} for event in self.journal.events if event.kind == kind]

    def notes(self, kind: str) -> list[Note]:
        """All events of a kind in full: seat, rule, facts."""
        return [(event.seat, event.rule, dict(event.facts)) for event in self.journal.events if event.kind == kind]

    def lines(self) -> list[str]:
        return [GAME.line(event, self.state.seats).text for event in self.journal.events]


def a_river(*cities: str, wag: int = 6, seed: int = 0, game: MyRiverKit = GAME, **options: OptionValue) -> River:
    """A river with these cities from the source down, every mayor with this much money."""
    state = game.new(seats=len(cities), seed=seed, **options)
    river = River(state)
    for seat, plots in enumerate(cities):
        river.lay(seat, plots)
        river.give(seat, wag)
    return river
