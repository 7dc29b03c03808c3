"""Accepting work: Job Offers are taken, levees built and raised (RW-62 to RW-66)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import DISCOUNT, FIVE, HAND, HEXES, JOB, NOWHERE, OFFER, PAWNS_EACH
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.moving import FOR_BUILDING
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import (
    CONSENT,
    DONATE_AT,
    END_ACTION,
    LANDS,
    WORK,
    WORK_ASK,
    WORK_DISCOUNT,
    WORK_END,
    WORK_LEVEE,
    WORK_TAKE,
)
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import Menu
from paddlewheel.parts.piles import without


@final
class Levees:
    """Where levees can stand and what they cost."""

    def __init__(self, shared: SharedBoard) -> None:
        self.shared: SharedBoard = shared
        self.atlas: Atlas = shared.atlas

    def begin(self, flood: Flood, player: i64) -> None:
        flood.lent = 0
        flood.discount = 0
        flood.owe(END_ACTION, 0)
        flood.owe(WORK, player)

    def offers(self, flood: Flood) -> i64:
        """Job Offers in the row."""
        count: i64 = 0
        for card in flood.row:
            if card == OFFER:
                count += 1
        return count

    def price(self, flood: Flood, hex: i64) -> i64:
        """Two offers for a new levee, one to raise one; the discount takes one off (RW-62, RW-65)."""
        full: i64 = 1 if flood.levees[hex] > 0 else 2
        return full - flood.discount

    def site(self, flood: Flood, hex: i64) -> str | None:
        """Whether a levee can stand or grow on this hex (RW-64a)."""
        if self.atlas.is_water(flood, hex):
            return "RW-64a"
        if self.atlas.height(flood, hex) >= self.shared.numbers.top_levee:
            return "RW-64a"
        if flood.levees[hex] == 0 and flood.levees_out() >= self.shared.numbers.levees:
            return "RW-64a"
        return None

    def reached(self, flood: Flood, player: i64, hex: i64) -> bool:
        """Whether an own or lent pawn is on this hex or beside it (RW-63)."""
        pawns = flood.pawns
        distances = self.atlas.distances
        pawn: i64 = 0
        while pawn < len(pawns):
            there = pawns[pawn]
            near = there != NOWHERE and distances[there * HEXES + hex] <= 1
            if near and (self.shared.mine(flood, player, pawn) or flood.lent >> pawn & 1):
                return True
            pawn += 1
        return False

    def affordable(self, flood: Flood, player: i64, offers: i64) -> bool:
        """Whether some levee within reach can be built for this many offers, after the discount."""
        pawn: i64 = 0
        while pawn < len(flood.pawns):
            there = flood.pawns[pawn]
            if there != NOWHERE and (self.shared.mine(flood, player, pawn) or flood.lent >> pawn & 1):
                if self.buildable(flood, there, offers):
                    return True
                way: i64 = 0
                while way < 6:
                    beside = self.atlas.neighbours[there * 6 + way]
                    if beside != NOWHERE and self.buildable(flood, beside, offers):
                        return True
                    way += 1
            pawn += 1
        return False

    def buildable(self, flood: Flood, hex: i64, offers: i64) -> bool:
        return self.price(flood, hex) <= offers and self.site(flood, hex) is None

    def may_begin(self, flood: Flood, player: i64) -> str | None:
        """There must be an offer to take, or something to build with what is in hand."""
        if self.offers(flood) > 0:
            return None
        held = flood.held(player, JOB)
        if held == 0 and not flood.power(player, DISCOUNT):
            return "RW-62"
        before = flood.discount
        flood.discount = 0
        able = self.affordable(flood, player, held)
        if not able and flood.power(player, DISCOUNT):
            flood.discount = 1
            able = self.affordable(flood, player, held)
        flood.discount = before
        return None if able else "RW-62"


@final
class Work(Decision):
    """Take offers, build, raise, and stop (RW-62a)."""

    def __init__(self, levees: Levees) -> None:
        super().__init__("work", "RW-62", WORK_TAKE, DONATE_AT)
        self.levees: Levees = levees

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        levees = self.levees
        if choice == WORK_TAKE:
            return None if levees.offers(flood) > 0 else "RW-62"
        if choice == WORK_DISCOUNT:
            return self.may_discount(flood, player)
        if choice == WORK_END:
            return "RW-62b" if flood.discount else None
        if choice >= WORK_ASK:
            return self.may_ask(flood, player, choice - WORK_ASK)
        hex = levees.atlas.land_hexes[choice - WORK_LEVEE]
        if not levees.reached(flood, player, hex):
            return "RW-63"
        if levees.price(flood, hex) > flood.held(player, JOB):
            return "RW-62"
        return levees.site(flood, hex)

    def may_discount(self, flood: Flood, player: i64) -> str | None:
        if not flood.power(player, DISCOUNT) or flood.discount:
            return "RW-20"
        flood.discount = 1
        able = self.levees.affordable(flood, player, flood.held(player, JOB))
        flood.discount = 0
        return None if able else "RW-65"

    def may_ask(self, flood: Flood, player: i64, pawn: i64) -> str | None:
        if pawn >= flood.players * PAWNS_EACH or flood.pawns[pawn] == NOWHERE:
            return "RW-63"
        if self.levees.shared.mine(flood, player, pawn) or flood.lent >> pawn & 1:
            return "RW-50a"
        return "RW-50a" if flood.refused >> (FOR_BUILDING + pawn) & 1 else None

    def offer(self, state: Flood, seat: i64, menu: Menu) -> None:
        player = self.player(state)
        levees = self.levees
        held = state.held(player, JOB)
        if levees.offers(state) > 0:
            menu.add(WORK_TAKE)
        if self.may_discount(state, player) is None:
            menu.add(WORK_DISCOUNT)
        place: i64 = 0
        while place < LANDS:
            hex = levees.atlas.land_hexes[place]
            # The price comes first: it is one look-up, and most hexes are out of reach.
            near = levees.price(state, hex) <= held and levees.reached(state, player, hex)
            if near and levees.site(state, hex) is None:
                menu.add(WORK_LEVEE + place)
            place += 1
        pawn: i64 = 0
        while pawn < state.players * PAWNS_EACH:
            if self.may_ask(state, player, pawn) is None:
                menu.add(WORK_ASK + pawn)
            pawn += 1
        if not state.discount:
            menu.add(WORK_END)

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        if choice == WORK_TAKE:
            self.take(flood, player)
        elif choice == WORK_DISCOUNT:
            flood.powers[player * FIVE + DISCOUNT] = 0
            flood.discount = 1
            if flood.journal is not None:
                flood.journal.note("power", player, "RW-65", {"power": DISCOUNT})
        elif choice == WORK_END:
            flood.settle()
        elif choice >= WORK_ASK:
            flood.owe(CONSENT, FOR_BUILDING + choice - WORK_ASK)
            if flood.journal is not None:
                flood.journal.note("asks", player, "RW-50a", {"pawn": int(choice - WORK_ASK), "build": 1})
        else:
            self.build(flood, player, self.levees.atlas.land_hexes[choice - WORK_LEVEE])

    def take(self, flood: Flood, player: i64) -> None:
        place: i64 = 0
        while flood.row[place] != OFFER:
            place += 1
        flood.row = without(flood.row, place)
        flood.hands[player * HAND + JOB] += 1
        if flood.journal is not None:
            flood.journal.note("takes offer", player, "RW-66", {})

    def build(self, flood: Flood, player: i64, hex: i64) -> None:
        price = self.levees.price(flood, hex)
        height = self.levees.atlas.height(flood, hex) + 1
        paid: i64 = 0
        while paid < price:
            self.levees.shared.discard(flood, player, JOB)
            paid += 1
        flood.discount = 0
        flood.levees[hex] = height
        if flood.journal is not None:
            facts = {"hex": int(hex), "height": int(height), "offers": int(price)}
            flood.journal.note("levee", player, "RW-64", {**facts})
