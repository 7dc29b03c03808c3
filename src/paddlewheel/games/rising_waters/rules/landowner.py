"""Phase 2: the Landowner row is filled and its crises are resolved; so it is when work is sought (RW-26 to RW-43)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop
from mypy_extensions import i64

from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.camps import Camps
from paddlewheel.games.rising_waters.rules.table import Table
from paddlewheel.games.rising_waters.rules.vocabulary import (
    ANSWER_THREAT,
    ASK_CANCEL,
    ASK_WITNESS,
    CANCEL_HATRED,
    CRISIS_OVER,
    FORCE_DUE,
    FORCE_ROUND,
    HATRED_ROUND,
    NEXT_CRISIS,
    PAY_FORCE,
    PAY_HATRED,
    TEACH,
    WITNESS,
)
from paddlewheel.games.rising_waters.state import (
    ACTIVISM,
    ACTIVIST,
    CAMP,
    DYNAMITE,
    EDUCATION,
    FLEES,
    FORCE,
    HAND,
    HATRED,
    LANDOWNER,
    NEWSPAPER,
    NOWHERE,
    OFFER,
    PENALTY,
    RADIO,
    TEACHER,
    THREAT,
    THREATENS,
    VAUDEVILLE,
    Flood,
    without,
)


@final
class Landowners:
    """What the landowners do between the decisions."""

    def __init__(self, table: Table, camps: Camps) -> None:
        self.table: Table = table
        self.atlas: Atlas = table.atlas
        self.camps: Camps = camps

    def fill_row(self, flood: Flood) -> None:
        """Cards until three lie face up (RW-26); then whatever is a crisis is resolved."""
        while len(flood.row) < self.table.numbers.row:
            if len(flood.landowner) == 0:
                self.table.reshuffle_landowner(flood)
                if len(flood.landowner) == 0:
                    break
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

    # -- crises, one after the other ---------------------------------------------------------------------

    def next_crisis(self, flood: Flood, argument: i64) -> None:
        """The oldest crisis of the row. The argument: who is responsible, and how many Threats have come before."""
        place: i64 = 0
        while place < len(flood.row) and flood.row[place] == OFFER:
            place += 1
        if place == len(flood.row):
            return
        responsible = argument & 7
        threats = argument >> 3
        flood.crisis = flood.row[place]
        flood.row = without(flood.row, place)
        if flood.journal is not None:
            flood.journal.note("crisis", -1, "RW-27", {"card": int(flood.crisis)})
        again = argument + 8 if flood.crisis == THREATENS else argument
        flood.owe(NEXT_CRISIS, again)
        flood.owe(CRISIS_OVER, 0)
        if flood.crisis == THREATENS:
            # RW-28, RW-28a: the responsible player, then clockwise one each.
            self.threaten(flood, (responsible + threats) % flood.players)
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
            self.table.lose(flood, LANDOWNER, "RW-36", NOWHERE)
        elif flood.crisis == DYNAMITE:
            self.camps.blow_up(flood)
        else:
            self.camps.appear(flood, flood.crisis - CAMP, responsible)

    def crisis_over(self, flood: Flood) -> None:
        """A resolved card is discarded, but for a Threat that was taken into a hand."""
        if flood.crisis != NOWHERE:
            flood.landowner_discard[flood.crisis] += 1
        flood.crisis = NOWHERE
        flood.due = 0
        flood.credit = 0

    # -- threats -----------------------------------------------------------------------------------------

    def can_resist(self, flood: Flood, player: i64) -> bool:
        card: i64 = NEWSPAPER
        while card <= VAUDEVILLE:
            if flood.held(player, card) > 0:
                return True
            card += 1
        # RW-89: the Teacher resists with Education.
        return flood.roles[player] == TEACHER and flood.held(player, EDUCATION) > 0

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

    # -- force and race hatred -----------------------------------------------------------------------------

    def ask_witness(self, flood: Flood) -> None:
        """The Outside Activist may tell the world of it (RW-85)."""
        player = flood.player_with_role(ACTIVIST)
        if player != NOWHERE and flood.held(player, NEWSPAPER) + flood.held(player, RADIO) > 0:
            flood.owe(WITNESS, player)

    def force_due(self, flood: Flood, responsible: i64) -> None:
        """All together pay, or nobody pays and it is one loss (RW-31, RW-31a, RW-32)."""
        total: i64 = 0
        player: i64 = 0
        while player < flood.players:
            total += flood.community_cards(player)
            player += 1
        if total < flood.due:
            flood.due = 0
            self.table.lose(flood, PENALTY, "RW-32", NOWHERE)
            return
        flood.owe(FORCE_ROUND, responsible)

    def force_round(self, flood: Flood, argument: i64) -> None:
        """Ask the next player what it pays. The argument: who is responsible, and how many have been asked."""
        asked = argument >> 3
        if flood.due == 0 or asked == flood.players:
            return
        player = ((argument & 7) + asked) % flood.players
        flood.owe(FORCE_ROUND, argument + 8)
        if flood.community_cards(player) > 0:
            flood.owe(PAY_FORCE, player | argument << 3)

    def ask_cancel(self, flood: Flood, argument: i64) -> None:
        """Who holds Outside Activism may cancel the card for all, once a round (RW-35)."""
        asked = argument >> 3
        if flood.activism_used or flood.due == 0 or asked == flood.players:
            return
        player = ((argument & 7) + asked) % flood.players
        flood.owe(ASK_CANCEL, argument + 8)
        if flood.held(player, ACTIVISM) > 0:
            flood.owe(CANCEL_HATRED, player)

    def hatred_round(self, flood: Flood, argument: i64) -> None:
        """Every player pays two cards, or none and it is a loss (RW-33, RW-34)."""
        asked = argument >> 3
        if flood.due == 0 or asked == flood.players or flood.outcome is not None:
            return
        player = ((argument & 7) + asked) % flood.players
        flood.owe(HATRED_ROUND, argument + 8)
        due = flood.due
        if flood.roles[player] == ACTIVIST:
            due = due - flood.credit if flood.credit < due else 0
        if due == 0:
            return
        if flood.community_cards(player) < due:
            if flood.journal is not None:
                flood.journal.note("cannot pay", player, "RW-34", {})
            self.table.lose(flood, PENALTY, "RW-34", NOWHERE)
        else:
            flood.owe(PAY_HATRED, player | due << 3)
