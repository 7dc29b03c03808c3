"""Phase 2, and the search for work: the Landowner row is filled and its crises are resolved (RW-26 to RW-43)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import (
    CAMP,
    DYNAMITE,
    FLEES,
    FORCE,
    HATRED,
    LANDOWNER,
    NOWHERE,
    OFFER,
    THREATENS,
)
from paddlewheel.games.rising_waters.rules.camps import Camps
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.threats import Threats
from paddlewheel.games.rising_waters.rules.vocabulary import (
    ASK_CANCEL,
    ASK_WITNESS,
    CRISIS_OVER,
    FILL_ROW,
    FORCE_DUE,
    HATRED_ROUND,
    NEXT_CRISIS,
)
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import AutomaticStep
from paddlewheel.parts.piles import without


@final
class FillRow(AutomaticStep[Flood]):
    """One Landowner card after the other is turned up until three lie face up (RW-26)."""

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("landowner card", "RW-26")
        self.shared: SharedBoard = shared

    def happen(self, state: Flood, argument: i64) -> None:
        row = self.shared.numbers.row
        if len(state.row) >= row:
            return
        if len(state.landowner) == 0:
            self.shared.reshuffle_landowner(state)
            if len(state.landowner) == 0:
                return
        self.turn_up(state)
        if len(state.row) < row:
            state.owe(FILL_ROW, 0)

    def turn_up(self, flood: Flood) -> None:
        flood.landowner, card = pop(flood.landowner)
        if flood.starred > 0:
            flood.starred -= 1
        seat: i64 = 0
        while seat < flood.seats:
            if flood.landowner_known[seat] > 0:
                flood.landowner_known[seat] -= 1
            seat += 1
        flood.row = append(flood.row, card)
        flood.reveals += 1
        if flood.journal is not None:
            flood.journal.note("landowner", -1, "RW-26", {"card": int(card)})
            flood.beat()


@final
class NextCrisis(AutomaticStep[Flood]):
    """The oldest crisis of the row is resolved, and then the next one (RW-27).

    The argument: who is responsible, and how many Threats have come before.
    """

    def __init__(self, shared: SharedBoard, threats: Threats, camps: Camps) -> None:
        super().__init__("crisis", "RW-27")
        self.shared: SharedBoard = shared
        self.threats: Threats = threats
        self.camps: Camps = camps

    def happen(self, state: Flood, argument: i64) -> None:
        place: i64 = 0
        while place < len(state.row) and state.row[place] == OFFER:
            place += 1
        if place == len(state.row):
            return
        state.crisis = state.row[place]
        state.row = without(state.row, place)
        if state.journal is not None:
            state.journal.note("crisis", -1, "RW-27", {"card": int(state.crisis)})
            state.beat()
        state.owe(NEXT_CRISIS, argument + 8 if state.crisis == THREATENS else argument)
        state.owe(CRISIS_OVER, 0)
        self.begin(state, argument & 7, argument >> 3)

    def begin(self, flood: Flood, responsible: i64, threats: i64) -> None:
        """What the card asks for first."""
        if flood.crisis == THREATENS:
            # RW-28, RW-28a: the responsible player, then clockwise one each.
            self.threats.threaten(flood, (responsible + threats) % flood.players)
        elif flood.crisis == FORCE:
            flood.due = 2
            flood.owe(FORCE_DUE, responsible)
            flood.owe(ASK_WITNESS, 0)
        elif flood.crisis == HATRED:
            flood.due = 2
            flood.owe(HATRED_ROUND, responsible)
            flood.owe(ASK_WITNESS, 0)
            flood.owe(ASK_CANCEL, responsible)
        elif flood.crisis == FLEES:
            self.shared.lose(flood, LANDOWNER, "RW-36", NOWHERE)
        elif flood.crisis == DYNAMITE:
            self.camps.blow_up(flood)
        else:
            self.camps.appear(flood, flood.crisis - CAMP, responsible)


@final
class CrisisOver(AutomaticStep[Flood]):
    """A resolved card is discarded, except a Threat that was taken into a hand (RW-27)."""

    def __init__(self) -> None:
        super().__init__("crisis over", "RW-27")

    def happen(self, state: Flood, argument: i64) -> None:
        if state.crisis != NOWHERE:
            state.landowner_discard[state.crisis] += 1
        state.crisis = NOWHERE
        state.due = 0
        state.credit = 0
