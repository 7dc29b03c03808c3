"""Individual goals: what each role does for its points in the Player Action phase (RW-82 to RW-90)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import (
    BLUES,
    CHILD,
    CROPPER,
    EDUCATION,
    FARM,
    GARDEN,
    JOB,
    NOWHERE,
    OFFER,
    PAWNS_EACH,
    SINGER,
    TEACHER,
    THREAT,
)
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import (
    ACT_PERFORM,
    ACT_SELL_ANIMALS,
    ACT_SELL_GARDEN,
    END_ACTION,
    GIVE_FOUND,
    MOVE_PAWN,
    PAWN_AUDIENCE,
    SURVIVOR_AUDIENCE,
)
from paddlewheel.games.rising_waters.state import Flood, replaced
from paddlewheel.kernel import Menu


@final
class RoleActions:
    """Performing, selling, finding and teaching."""

    def __init__(self, shared: SharedBoard) -> None:
        self.shared: SharedBoard = shared
        self.atlas: Atlas = shared.atlas

    def beside(self, flood: Flood, player: i64, hex: i64, other_than: i64) -> bool:
        """Whether one of the player's pawns (other than one) is on the hex."""
        pawn = player * PAWNS_EACH
        end = pawn + PAWNS_EACH
        while pawn < end:
            if pawn != other_than and flood.pawns[pawn] == hex:
                return True
            pawn += 1
        return False

    def meets(self, flood: Flood, player: i64, audience: i64) -> str | None:
        """Whether a pawn of the player shares a hex with this audience, and it may be this one's turn (RW-84)."""
        owner: i64 = NOWHERE
        together = False
        if audience < PAWN_AUDIENCE:
            owner = audience
            if owner < flood.players and flood.towns[owner] != NOWHERE:
                together = self.beside(flood, player, flood.towns[owner], NOWHERE)
        elif audience < SURVIVOR_AUDIENCE:
            pawn = audience - PAWN_AUDIENCE
            owner = pawn // PAWNS_EACH
            if owner < flood.players and flood.pawns[pawn] != NOWHERE:
                together = self.beside(flood, player, flood.pawns[pawn], pawn)
        else:
            # RW-84a: each Survivor is a pawn of its own.
            hex = flood.survivors[audience - SURVIVOR_AUDIENCE]
            together = hex != NOWHERE and self.beside(flood, player, hex, NOWHERE)
        if not together:
            return "RW-83" if flood.roles[player] == SINGER else "RW-87"
        last = flood.audience[player]
        if last == audience:
            return "RW-84"
        if owner == player and (last == NOWHERE or self.owner_of(last) == player):
            return "RW-84"
        return None

    def owner_of(self, audience: i64) -> i64:
        if audience < PAWN_AUDIENCE:
            return audience
        return NOWHERE if audience >= SURVIVOR_AUDIENCE else (audience - PAWN_AUDIENCE) // PAWNS_EACH

    def may_earn(self, flood: Flood, player: i64, choice: i64) -> str | None:
        """Whether this song or sale may be made: in the player's turn, also in the middle of a Move (RW-82)."""
        if choice < ACT_SELL_ANIMALS:
            return self.may_trade(flood, player, SINGER, BLUES, choice - ACT_PERFORM)
        if choice < ACT_SELL_GARDEN:
            return self.may_trade(flood, player, CROPPER, FARM, choice - ACT_SELL_ANIMALS)
        return self.may_trade(flood, player, CROPPER, GARDEN, choice - ACT_SELL_GARDEN)

    def earn(self, flood: Flood, player: i64, choice: i64) -> None:
        if choice < ACT_SELL_ANIMALS:
            self.trade(flood, player, BLUES, choice - ACT_PERFORM)
        elif choice < ACT_SELL_GARDEN:
            self.trade(flood, player, FARM, choice - ACT_SELL_ANIMALS)
        else:
            self.trade(flood, player, GARDEN, choice - ACT_SELL_GARDEN)

    def offer(self, flood: Flood, player: i64, menu: Menu) -> None:
        """Only two roles ever perform or sell."""
        if flood.roles[player] != SINGER and flood.roles[player] != CROPPER:
            return
        choice: i64 = ACT_PERFORM
        while choice < MOVE_PAWN:
            if self.may_earn(flood, player, choice) is None:
                menu.add(choice)
            choice += 1

    def may_trade(self, flood: Flood, player: i64, role: i64, card: i64, audience: i64) -> str | None:
        """Perform (Blues Singer) or sell (Sharecropper)."""
        if flood.roles[player] != role:
            return "RW-83" if role == SINGER else "RW-87"
        if flood.held(player, card) == 0:
            return "RW-83" if role == SINGER else "RW-87"
        return self.meets(flood, player, audience)

    def trade(self, flood: Flood, player: i64, card: i64, audience: i64) -> None:
        self.shared.discard(flood, player, card)
        flood.audience = replaced(flood.audience, player, audience)
        rule = "RW-83" if card == BLUES else "RW-87"
        if flood.journal is not None:
            facts = {"card": int(card), "audience": int(audience)}
            flood.journal.note("performs" if card == BLUES else "sells", player, rule, {**facts})
        self.shared.score(flood, player, rule)

    # -- the Child -------------------------------------------------------------------------------------------

    def may_find(self, flood: Flood, player: i64, card: i64) -> str | None:
        if flood.roles[player] != CHILD:
            return "RW-88"
        in_vicksburg = False
        pawn = player * PAWNS_EACH
        end = pawn + PAWNS_EACH
        while pawn < end:
            if flood.pawns[pawn] != NOWHERE and self.atlas.vicksburg[flood.pawns[pawn]]:
                in_vicksburg = True
            pawn += 1
        if not in_vicksburg:
            return "RW-88"
        lying = flood.landowner_discard[OFFER] if card == JOB else flood.community_discard[card]
        return None if lying > 0 else "RW-88"

    def find(self, flood: Flood, player: i64, card: i64) -> None:
        if card == JOB:
            flood.landowner_discard[OFFER] -= 1
        else:
            flood.community_discard[card] -= 1
        flood.found = card
        if flood.journal is not None:
            flood.journal.note("finds", player, "RW-88", {"card": int(card)})
        flood.owe(END_ACTION, 0)
        flood.owe(GIVE_FOUND, player)

    # -- the Teacher -----------------------------------------------------------------------------------------

    def may_teach(self, flood: Flood, player: i64, other: i64) -> str | None:
        """In its own turn the Teacher takes a Threat from another's hand (RW-89)."""
        if flood.roles[player] != TEACHER or flood.held(player, EDUCATION) == 0:
            return "RW-89"
        if other >= flood.players or other == player or flood.held(other, THREAT) == 0:
            return "RW-89"
        return None

    def teach(self, flood: Flood, player: i64, other: i64) -> None:
        self.shared.discard(flood, player, EDUCATION)
        self.shared.discard(flood, other, THREAT)
        if flood.journal is not None:
            flood.journal.note("teaches", player, "RW-89", {"player": int(other)})
        self.shared.score(flood, player, "RW-89")
