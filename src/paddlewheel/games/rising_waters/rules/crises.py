"""The decisions a crisis asks for: answer a Threat, teach, cancel Race Hatred, bear witness, pay (RW-28 to RW-35)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.rules.landowner import Landowners
from paddlewheel.games.rising_waters.rules.table import Decision, Flow
from paddlewheel.games.rising_waters.rules.vocabulary import (
    CAMP_AT,
    CANCEL_NO,
    CANCEL_YES,
    FORCE_AT,
    FORCE_NO,
    HATRED_AT,
    PAY_HATRED,
    RESIST_AT,
    TAKE_THREAT,
    TEACH_NO,
    TEACH_YES,
    WITNESS_AT,
    WITNESS_NO,
)
from paddlewheel.games.rising_waters.state import (
    ACTIVISM,
    ACTIVIST,
    EDUCATION,
    FORCE,
    HATRED,
    NEWSPAPER,
    RADIO,
    TEACHER,
    Flood,
    but,
)


def resisting_card(place: i64) -> i64:
    """The card at this place of the Resistance cards, Education last."""
    return EDUCATION if place == 4 else NEWSPAPER + place


@final
class AnswerThreat(Decision):
    """Resist with one card, or take the Threat (RW-29, RW-30)."""

    def __init__(self, landowners: Landowners, flow: Flow) -> None:
        super().__init__("answer threat", "RW-29", RESIST_AT, TEACH_YES, flow)
        self.landowners: Landowners = landowners

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        if choice == TAKE_THREAT:
            return None
        card = resisting_card(choice - RESIST_AT)
        if card == EDUCATION and flood.roles[player] != TEACHER:
            return "RW-71"
        return None if flood.held(player, card) > 0 else "RW-29"

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        flood.settle()
        if choice == TAKE_THREAT:
            self.landowners.unanswered(flood, player)
            return
        card = resisting_card(choice - RESIST_AT)
        self.landowners.table.discard(flood, player, card)
        if flood.journal is not None:
            flood.journal.note("resists", player, "RW-29", {"card": int(card)})
        if card == EDUCATION:
            score(flood, player, "RW-89")


@final
class Teach(Decision):
    """The Teacher plays Education against a Threat to another (RW-89). The argument also carries that player."""

    def __init__(self, landowners: Landowners, flow: Flow) -> None:
        super().__init__("teach", "RW-89", TEACH_YES, CANCEL_YES, flow)
        self.landowners: Landowners = landowners

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        threatened = flood.argument() >> 3
        flood.settle()
        if choice == TEACH_NO:
            self.landowners.take_threat(flood, threatened)
            return
        self.landowners.table.discard(flood, player, EDUCATION)
        if flood.journal is not None:
            flood.journal.note("teaches", player, "RW-89", {"player": int(threatened)})
        score(flood, player, "RW-89")


@final
class CancelHatred(Decision):
    """Outside Activism sets one Race Hatred card aside for everybody (RW-35)."""

    def __init__(self, landowners: Landowners, flow: Flow) -> None:
        super().__init__("cancel race hatred", "RW-35", CANCEL_YES, WITNESS_AT, flow)
        self.landowners: Landowners = landowners

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        flood.settle()
        if choice == CANCEL_NO:
            return
        self.landowners.table.discard(flood, player, ACTIVISM)
        flood.activism_used = 1
        flood.due = 0
        if flood.journal is not None:
            flood.journal.note("cancels", player, "RW-35", {})


@final
class Witness(Decision):
    """The Outside Activist discards Newspapers and Radios for points; they count as its own payment (RW-85)."""

    def __init__(self, landowners: Landowners, flow: Flow) -> None:
        super().__init__("witness", "RW-85", WITNESS_AT, FORCE_AT, flow)
        self.landowners: Landowners = landowners

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        if choice == WITNESS_NO:
            return None
        return None if flood.held(player, NEWSPAPER + choice - WITNESS_AT) > 0 else "RW-85"

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        if choice == WITNESS_NO:
            flood.settle()
            return
        card = NEWSPAPER + choice - WITNESS_AT
        self.landowners.table.discard(flood, player, card)
        if flood.crisis == FORCE and flood.due > 0:
            flood.due -= 1
        if flood.crisis == HATRED:
            flood.credit += 1
        if flood.journal is not None:
            flood.journal.note("witnesses", player, "RW-85", {"card": int(card)})
        score(flood, player, "RW-85")
        if flood.held(player, NEWSPAPER) + flood.held(player, RADIO) == 0:
            flood.settle()


@final
class PayForce(Decision):
    """One player after the other puts cards in until two are paid (RW-31b)."""

    def __init__(self, landowners: Landowners, flow: Flow) -> None:
        super().__init__("pay force", "RW-31", FORCE_AT, HATRED_AT, flow)
        self.landowners: Landowners = landowners

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
        pay(self.landowners, flood, player, card, "RW-31")
        flood.due -= 1
        if flood.due == 0 or flood.community_cards(player) == 0:
            flood.settle()


@final
class PayHatred(Decision):
    """Two Community cards of the player's choice (RW-33). The argument also carries how many are still due."""

    def __init__(self, landowners: Landowners, flow: Flow) -> None:
        super().__init__("pay race hatred", "RW-33", HATRED_AT, CAMP_AT, flow)
        self.landowners: Landowners = landowners

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return None if flood.held(player, choice - HATRED_AT) > 0 else "RW-33"

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        left = (flood.argument() >> 3) - 1
        flood.settle()
        pay(self.landowners, flood, player, choice - HATRED_AT, "RW-33")
        if left > 0:
            flood.owe(PAY_HATRED, player | left << 3)


def pay(landowners: Landowners, flood: Flood, player: i64, card: i64, rule: str) -> None:
    landowners.table.discard(flood, player, card)
    if flood.journal is not None:
        flood.journal.note("pays", player, rule, {"card": int(card)})
    # RW-85: what the Outside Activist pays in Newspapers and Radios tells the world as well.
    if flood.roles[player] == ACTIVIST and NEWSPAPER <= card <= RADIO:
        score(flood, player, "RW-85")


def score(flood: Flood, player: i64, rule: str) -> None:
    """One individual point."""
    flood.points = but(flood.points, player, flood.points[player] + 1)
    if flood.journal is not None:
        flood.journal.note("point", player, rule, {"points": int(flood.points[player])})
