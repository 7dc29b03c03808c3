"""Donating: cards to other players, to the relief track and towards Community Goals (RW-58 to RW-60, RW-86)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import CHURCH, COMMUNITY, DONATION, HAND, JOB, NOWHERE, PREACHER
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.goals import Goals
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import (
    DISCARD_AT,
    DONATE,
    DONATE_AT,
    DONATE_END,
    END_ACTION,
    FOUND_AT,
    FOUND_KEEP,
    GIFTS,
    GOAL_SLOT,
    RELIEF,
    TELL_YES,
)
from paddlewheel.games.rising_waters.state import Flood


@final
class Gifts:
    """Who can be given what."""

    def __init__(self, shared: SharedBoard, goals: Goals) -> None:
        self.shared: SharedBoard = shared
        self.goals: Goals = goals

    def welcome(self, flood: Flood, player: i64, card: i64, receiver: i64) -> str | None:
        """Whether this receiver takes this card from this player."""
        if receiver < RELIEF:
            return "RW-58" if receiver == player or receiver >= flood.players else None
        if receiver == RELIEF:
            return None if self.shared.numbers.spring and card < COMMUNITY else "RW-59"
        if receiver - GOAL_SLOT >= len(flood.goals):
            return "RW-60"
        return self.goals.wanted(flood, flood.goals[receiver - GOAL_SLOT], card)

    def anyone_welcomes(self, flood: Flood, player: i64, card: i64) -> bool:
        receiver: i64 = 0
        while receiver < GOAL_SLOT + 2:
            if self.welcome(flood, player, card, receiver) is None:
                return True
            receiver += 1
        return False

    def bring(self, flood: Flood, player: i64, card: i64, receiver: i64, rule: str) -> None:
        """A card that is in nobody's hand any more reaches its receiver."""
        if flood.journal is not None:
            flood.journal.note("gives", player, rule, {"card": int(card), "to": int(receiver)})
        if receiver < RELIEF:
            flood.hands[receiver * HAND + card] += 1
            # RW-47a: a gift beyond the limit is answered at once.
            self.shared.check_hand(flood, receiver)
            return
        if card == JOB:
            flood.landowner_discard[0] += 1
        else:
            flood.community_discard[card] += 1
        if receiver == RELIEF:
            flood.donations += 1
        else:
            self.goals.give(flood, flood.goals[receiver - GOAL_SLOT], card)

    def may_begin(self, flood: Flood, player: i64) -> str | None:
        card: i64 = 0
        while card < GIFTS:
            if flood.held(player, card) > 0 and self.anyone_welcomes(flood, player, card):
                return None
            card += 1
        return "RW-58"

    def begin(self, flood: Flood, player: i64) -> None:
        flood.gifts = flood.track(player, DONATION)
        flood.owe(END_ACTION, 0)
        flood.owe(DONATE, player)


@final
class Donate(Decision):
    """Give cards one by one, as many as the board allows (RW-58)."""

    def __init__(self, gifts: Gifts) -> None:
        super().__init__("donate", "RW-58", DONATE_AT, TELL_YES)
        self.gifts: Gifts = gifts

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        if choice == DONATE_END:
            return None
        card = (choice - DONATE_AT) % GIFTS
        if flood.held(player, card) == 0:
            return "RW-58a"
        return self.gifts.welcome(flood, player, card, (choice - DONATE_AT) // GIFTS)

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        if choice == DONATE_END:
            flood.settle()
            return
        card = (choice - DONATE_AT) % GIFTS
        receiver = (choice - DONATE_AT) // GIFTS
        flood.hands[player * HAND + card] -= 1
        flood.gifts -= 1
        if flood.gifts == 0 or self.gifts.may_begin(flood, player) is not None:
            flood.settle()
        rule = "RW-58" if receiver < RELIEF else "RW-59" if receiver == RELIEF else "RW-60"
        self.gifts.bring(flood, player, card, receiver, rule)
        if card == CHURCH and receiver <= RELIEF and flood.roles[player] == PREACHER:
            self.gifts.shared.score(flood, player, "RW-86")


@final
class GiveFound(Decision):
    """The Child brings what it found to somebody, for a point, or keeps it (RW-88, RW-88b)."""

    def __init__(self, gifts: Gifts) -> None:
        super().__init__("give found", "RW-88", FOUND_AT, DISCARD_AT)
        self.gifts: Gifts = gifts

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return None if choice == FOUND_KEEP else self.gifts.welcome(flood, player, flood.found, choice - FOUND_AT)

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        card = flood.found
        flood.found = NOWHERE
        flood.settle()
        if choice == FOUND_KEEP:
            flood.hands[player * HAND + card] += 1
            if flood.journal is not None:
                flood.journal.note("keeps", player, "RW-88b", {"card": int(card)})
            return
        self.gifts.bring(flood, player, card, choice - FOUND_AT, "RW-88")
        self.gifts.shared.score(flood, player, "RW-88")
