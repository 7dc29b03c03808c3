"""Force and Race Hatred: who is asked, who pays, and what it costs when nobody can (RW-31 to RW-35, RW-85)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import (
    ACTIVISM,
    ACTIVIST,
    EDUCATION,
    FORCE,
    HATRED,
    NEWSPAPER,
    NOWHERE,
    PENALTY,
    RADIO,
)
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.threats import can_teach
from paddlewheel.games.rising_waters.rules.vocabulary import (
    ASK_CANCEL,
    CAMP_AT,
    CANCEL_HATRED,
    CANCEL_NO,
    CANCEL_YES,
    FORCE_AT,
    FORCE_NO,
    FORCE_ROUND,
    HATRED_AT,
    HATRED_ROUND,
    PAY_FORCE,
    PAY_HATRED,
    WITNESS,
    WITNESS_AT,
    WITNESS_NO,
)
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import AutomaticStep


@final
class AskCancel(AutomaticStep[Flood]):
    """Whoever holds Outside Activism may cancel Race Hatred for all, once a round (RW-35).

    The argument: who is responsible, and how many have been asked.
    """

    def __init__(self) -> None:
        super().__init__("outside activism", "RW-35")

    def happen(self, state: Flood, argument: i64) -> None:
        asked = argument >> 3
        if state.activism_used or state.due == 0 or asked == state.players:
            return
        player = ((argument & 7) + asked) % state.players
        state.owe(ASK_CANCEL, argument + 8)
        if state.held(player, ACTIVISM) > 0 or can_teach(state, player):
            state.owe(CANCEL_HATRED, player)


@final
class AskWitness(AutomaticStep[Flood]):
    """The Outside Activist may tell the world of it (RW-85)."""

    def __init__(self) -> None:
        super().__init__("ask witness", "RW-85")

    def happen(self, state: Flood, argument: i64) -> None:
        player = state.player_with_role(ACTIVIST)
        if player != NOWHERE and state.held(player, NEWSPAPER) + state.held(player, RADIO) > 0:
            state.owe(WITNESS, player)


@final
class ForceDue(AutomaticStep[Flood]):
    """The group pays all that is due, or it pays nothing and that is one loss (RW-31, RW-31a, RW-32)."""

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("force", "RW-31")
        self.shared: SharedBoard = shared

    def happen(self, state: Flood, argument: i64) -> None:
        total: i64 = 0
        player: i64 = 0
        while player < state.players:
            total += state.community_cards(player)
            player += 1
        if total < state.due:
            state.due = 0
            self.shared.lose(state, PENALTY, "RW-32", NOWHERE)
            return
        state.owe(FORCE_ROUND, argument)


@final
class ForceRound(AutomaticStep[Flood]):
    """The next player is asked what it pays (RW-31b).

    The argument: who is responsible, and how many have been asked.
    """

    def __init__(self) -> None:
        super().__init__("force asks a player", "RW-31b")

    def happen(self, state: Flood, argument: i64) -> None:
        asked = argument >> 3
        if state.due == 0 or asked == state.players:
            return
        player = ((argument & 7) + asked) % state.players
        state.owe(FORCE_ROUND, argument + 8)
        if state.community_cards(player) > 0:
            state.owe(PAY_FORCE, player | argument << 3)


@final
class HatredRound(AutomaticStep[Flood]):
    """The next player pays two cards, or none and it is a loss (RW-33, RW-34).

    The argument: who is responsible, and how many have been asked.
    """

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("race hatred asks a player", "RW-33")
        self.shared: SharedBoard = shared

    def happen(self, state: Flood, argument: i64) -> None:
        asked = argument >> 3
        if state.due == 0 or asked == state.players:
            return
        player = ((argument & 7) + asked) % state.players
        state.owe(HATRED_ROUND, argument + 8)
        due = state.due
        if state.roles[player] == ACTIVIST:
            due = due - state.credit if state.credit < due else 0
        if due == 0:
            return
        if state.community_cards(player) < due:
            if state.journal is not None:
                state.journal.note("cannot pay", player, "RW-34", {})
            self.shared.lose(state, PENALTY, "RW-34", NOWHERE)
        else:
            state.owe(PAY_HATRED, player | due << 3)


@final
class CancelHatred(Decision):
    """Outside Activism, or the Teacher's Education, sets one Race Hatred card aside for everybody (RW-35, RW-71)."""

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("cancel race hatred", "RW-35", CANCEL_YES, WITNESS_AT)
        self.shared: SharedBoard = shared

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        if choice == CANCEL_YES:
            return None if flood.held(player, ACTIVISM) > 0 else "RW-35"
        return None if choice == CANCEL_NO or can_teach(flood, player) else "RW-71"

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        flood.settle()
        if choice == CANCEL_NO:
            return
        card: i64 = ACTIVISM if choice == CANCEL_YES else EDUCATION
        self.shared.discard(flood, player, card)
        flood.activism_used = 1
        flood.due = 0
        if flood.journal is not None:
            flood.journal.note("cancels", player, "RW-35", {"card": int(card)})


@final
class Witness(Decision):
    """The Outside Activist discards Newspapers and Radios for points; they count as its own payment (RW-85)."""

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("witness", "RW-85", WITNESS_AT, FORCE_AT)
        self.shared: SharedBoard = shared

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        if choice == WITNESS_NO:
            return None
        return None if flood.held(player, NEWSPAPER + choice - WITNESS_AT) > 0 else "RW-85"

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        if choice == WITNESS_NO:
            flood.settle()
            return
        card = NEWSPAPER + choice - WITNESS_AT
        self.shared.discard(flood, player, card)
        if flood.crisis == FORCE and flood.due > 0:
            flood.due -= 1
        if flood.crisis == HATRED:
            flood.credit += 1
        if flood.journal is not None:
            flood.journal.note("witnesses", player, "RW-85", {"card": int(card)})
        self.shared.score(flood, player, "RW-85")
        if flood.held(player, NEWSPAPER) + flood.held(player, RADIO) == 0:
            flood.settle()


@final
class PayForce(Decision):
    """One player after the other puts cards in until two are paid (RW-31b)."""

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("pay force", "RW-31", FORCE_AT, HATRED_AT)
        self.shared: SharedBoard = shared

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        if choice < FORCE_NO:
            return None if flood.held(player, choice - FORCE_AT) > 0 else "RW-31"
        responsible = flood.argument() >> 3 & 7
        asked = (flood.argument() >> 6) + 1
        others: i64 = 0
        while asked < flood.players:
            others += flood.community_cards((responsible + asked) % flood.players)
            asked += 1
        return None if others >= flood.due else "RW-31b"

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        if choice == FORCE_NO:
            flood.settle()
            return
        card = choice - FORCE_AT
        pay(self.shared, flood, player, card, "RW-31")
        flood.due -= 1
        if flood.due == 0 or flood.community_cards(player) == 0:
            flood.settle()


@final
class PayHatred(Decision):
    """Two Community cards of the player's choice (RW-33). The argument also carries how many are still due."""

    def __init__(self, shared: SharedBoard) -> None:
        super().__init__("pay race hatred", "RW-33", HATRED_AT, CAMP_AT)
        self.shared: SharedBoard = shared

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return None if flood.held(player, choice - HATRED_AT) > 0 else "RW-33"

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        left = (flood.argument() >> 3) - 1
        flood.settle()
        pay(self.shared, flood, player, choice - HATRED_AT, "RW-33")
        if left > 0:
            flood.owe(PAY_HATRED, player | left << 3)


def pay(shared: SharedBoard, flood: Flood, player: i64, card: i64, rule: str) -> None:
    shared.discard(flood, player, card)
    if flood.journal is not None:
        flood.journal.note("pays", player, rule, {"card": int(card)})
    # RW-85: what the Outside Activist pays in Newspapers and Radios tells the world as well.
    if flood.roles[player] == ACTIVIST and NEWSPAPER <= card <= RADIO:
        shared.score(flood, player, "RW-85")
