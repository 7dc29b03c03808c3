"""Threats: resisted with a card, turned away by the Teacher, or taken into the hand (RW-28 to RW-30, RW-89)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import EDUCATION, HAND, NEWSPAPER, NOWHERE, TEACHER, THREAT, VAUDEVILLE
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import (
    ANSWER_THREAT,
    CANCEL_YES,
    RESIST_AT,
    TAKE_THREAT,
    TEACH,
    TEACH_NO,
    TEACH_YES,
)
from paddlewheel.games.rising_waters.state import Flood


def resisting_card(place: i64) -> i64:
    """The card at this place of the Resistance cards, Education last."""
    return EDUCATION if place == 4 else NEWSPAPER + place


def can_teach(flood: Flood, player: i64) -> bool:
    """Whether Education is a Resistance card for this player: the Teacher holds one (RW-71)."""
    return flood.roles[player] == TEACHER and flood.held(player, EDUCATION) > 0


@final
class Threats:
    """Who can answer a Threat, and what happens when nobody does."""

    def __init__(self, shared: SharedBoard) -> None:
        self.shared: SharedBoard = shared

    def can_resist(self, flood: Flood, player: i64) -> bool:
        card: i64 = NEWSPAPER
        while card <= VAUDEVILLE:
            if flood.held(player, card) > 0:
                return True
            card += 1
        return can_teach(flood, player)

    def threaten(self, flood: Flood, player: i64) -> None:
        if flood.journal is not None:
            flood.journal.note("threatened", player, "RW-28", {})
        if self.can_resist(flood, player):
            flood.owe(ANSWER_THREAT, player)
        else:
            self.unanswered(flood, player)

    def unanswered(self, flood: Flood, player: i64) -> None:
        """Before the card is taken, the Teacher may step in for another (RW-89)."""
        teacher = flood.player_with_role(TEACHER)
        if teacher != NOWHERE and teacher != player and flood.held(teacher, EDUCATION) > 0:
            flood.owe(TEACH, teacher | player << 3)
        else:
            self.take_threat(flood, player)

    def take_threat(self, flood: Flood, player: i64) -> None:
        flood.hands[player * HAND + THREAT] += 1
        flood.crisis = NOWHERE
        if flood.journal is not None:
            flood.journal.note("takes threat", player, "RW-30", {})
            flood.beat()


@final
class AnswerThreat(Decision):
    """Resist with one card, or take the Threat (RW-29, RW-30)."""

    def __init__(self, threats: Threats) -> None:
        super().__init__("answer threat", "RW-29", RESIST_AT, TEACH_YES)
        self.threats: Threats = threats

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
            self.threats.unanswered(flood, player)
            return
        card = resisting_card(choice - RESIST_AT)
        self.threats.shared.discard(flood, player, card)
        if flood.journal is not None:
            flood.journal.note("resists", player, "RW-29", {"card": int(card)})
        if card == EDUCATION:
            self.threats.shared.score(flood, player, "RW-89")


@final
class Teach(Decision):
    """The Teacher plays Education against a Threat to another (RW-89). The argument also carries that player."""

    def __init__(self, threats: Threats) -> None:
        super().__init__("teach", "RW-89", TEACH_YES, CANCEL_YES)
        self.threats: Threats = threats

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        threatened = flood.argument() >> 3
        flood.settle()
        if choice == TEACH_NO:
            self.threats.take_threat(flood, threatened)
            return
        self.threats.shared.discard(flood, player, EDUCATION)
        if flood.journal is not None:
            flood.journal.note("teaches", player, "RW-89", {"player": int(threatened)})
        self.threats.shared.score(flood, player, "RW-89")
