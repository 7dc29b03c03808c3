"""What all rooms use: drawing and discarding, the loss track, and the flow from one decision to the next."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.state import (
    CAUSES,
    COMMUNITY,
    FIVE,
    HAND,
    JOB,
    LANDOWNERS,
    NOWHERE,
    OFFER,
    PAWN,
    PAWNS,
    PAWNS_EACH,
    THREAT,
    THREATENS,
    Flood,
    but,
)
from paddlewheel.kernel import Outcome, Step, ranked, together


@final
class Numbers:
    """The numbers of one game: from the component file, for this version and number of players."""

    def __init__(
        self,
        spring: bool,
        rounds: i64,
        limit: i64,
        start_level: i64,
        heavy_kept: i64,
        donations: i64,
        hand_limit: i64,
        deal: i64,
        refill: i64,
        row: i64,
        reports: i64,
        levees: i64,
        rafts: i64,
        top_levee: i64,
        mule_hexes: i64,
        supper_cards: i64,
        goals: bool,
        callings: bool,
        stale_offers: bool,
        washed_out: bool,
    ) -> None:
        self.spring: bool = spring
        self.rounds: i64 = rounds
        self.limit: i64 = limit
        self.start_level: i64 = start_level
        self.heavy_kept: i64 = heavy_kept
        self.donations: i64 = donations
        self.hand_limit: i64 = hand_limit
        self.deal: i64 = deal
        self.refill: i64 = refill
        self.row: i64 = row
        self.reports: i64 = reports
        self.levees: i64 = levees
        self.rafts: i64 = rafts
        self.top_levee: i64 = top_levee
        self.mule_hexes: i64 = mule_hexes
        self.supper_cards: i64 = supper_cards
        #: Community goals, individual goals, and the switches of RW-26b and RW-108a.
        self.goals: bool = goals
        self.callings: bool = callings
        self.stale_offers: bool = stale_offers
        self.washed_out: bool = washed_out


class Flow:
    """Carries a game on from one decision to the next."""

    def carry_on(self, flood: Flood) -> None:
        raise NotImplementedError


class Decision(Step[Flood]):
    """A decision of one player: the low bits of its argument say of which."""

    def __init__(self, name: str, rule: str, first: i64, end: i64, flow: Flow) -> None:
        super().__init__(name, rule, first, end)
        self.flow: Flow = flow

    def deciders(self, state: Flood) -> i64:
        one: i64 = 1
        return one << state.seat_of(self.player(state))

    def player(self, state: Flood) -> i64:
        return state.argument() & 7

    def refusal(self, state: Flood, seat: i64, choice: i64) -> str | None:
        return self.why_not(state, self.player(state), choice)

    def play(self, state: Flood, seat: i64, choice: i64) -> None:
        self.choose(state, self.player(state), choice)
        self.flow.carry_on(state)

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        raise NotImplementedError

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        raise NotImplementedError


@final
class Table:
    """Cards, losses and the end of the game."""

    def __init__(self, atlas: Atlas, numbers: Numbers) -> None:
        self.atlas: Atlas = atlas
        self.numbers: Numbers = numbers

    # -- cards -----------------------------------------------------------------------------------------

    def draw(self, flood: Flood, player: i64, count: i64, rule: str) -> None:
        """Community cards from the deck into a hand; an empty deck is made anew of the discards (RW-15)."""
        drawn = vec[i64](capacity=count)
        left = count
        while left > 0:
            left -= 1
            if len(flood.community) == 0:
                self.reshuffle_community(flood)
                if len(flood.community) == 0:
                    break
            flood.community, card = pop(flood.community)
            flood.hands[player * HAND + card] += 1
            drawn = append(drawn, card)
        if len(drawn) > 0:
            flood.reveals += 1
            if flood.journal is not None:
                flood.journal.note("draws", player, rule, {"cards": tuple([int(card) for card in drawn])})

    def reshuffle_community(self, flood: Flood) -> None:
        cards = vec[i64](capacity=128)
        card: i64 = 0
        while card < COMMUNITY:
            while flood.community_discard[card] > 0:
                flood.community_discard[card] -= 1
                cards = append(cards, card)
            card += 1
        flood.chance.shuffle(cards)
        flood.community = cards

    def reshuffle_landowner(self, flood: Flood) -> None:
        cards = vec[i64](capacity=128)
        card: i64 = 0
        while card < LANDOWNERS:
            while flood.landowner_discard[card] > 0:
                flood.landowner_discard[card] -= 1
                cards = append(cards, card)
            card += 1
        flood.chance.shuffle(cards)
        flood.landowner = cards

    def discard(self, flood: Flood, player: i64, card: i64) -> None:
        """A card from a hand to its discard pile."""
        flood.hands[player * HAND + card] -= 1
        if card == JOB:
            flood.landowner_discard[OFFER] += 1
        elif card == THREAT:
            flood.landowner_discard[THREATENS] += 1
        else:
            flood.community_discard[card] += 1

    # -- losses ------------------------------------------------------------------------------------------

    def lose(self, flood: Flood, cause: i64, rule: str, where: i64) -> None:
        """One loss. At the limit the game is lost at once (RW-2, RW-2a)."""
        if flood.outcome is not None:
            return
        flood.losses += 1
        flood.causes = but(flood.causes, cause, flood.causes[cause] + 1)
        if flood.journal is not None:
            facts = {"cause": int(cause), "hex": int(where), "losses": int(flood.losses)}
            flood.journal.note("loss", -1, rule, {**facts})
        if flood.losses >= self.numbers.limit:
            self.finish(flood, False)

    def ease(self, flood: Flood, by: i64, how_much: i64) -> i64:
        """The loss track goes down, never below zero (RW-56a). Returns by how much."""
        eased = how_much if how_much < flood.losses else flood.losses
        flood.losses -= eased
        flood.eased = but(flood.eased, by, flood.eased[by] + eased)
        return eased

    def lose_pawn(self, flood: Flood, pawn: i64, rule: str) -> None:
        """A pawn drowns: it leaves the map and its owner's track goes back one (RW-109)."""
        where = flood.pawns[pawn]
        owner = pawn // PAWNS_EACH
        flood.pawns[pawn] = NOWHERE
        flood.pawn_rafts[pawn] = NOWHERE
        flood.tracks[owner * FIVE + PAWNS] -= 1
        if flood.journal is not None:
            flood.journal.note("pawn lost", owner, rule, {"pawn": int(pawn), "hex": int(where)})
        self.lose(flood, PAWN, rule, where)

    # -- the end -------------------------------------------------------------------------------------------

    def finish(self, flood: Flood, won: bool) -> None:
        """The group's result; with individual goals the points rank the players (RW-3, RW-4)."""
        rule = "RW-3" if won else "RW-2"
        if flood.journal is not None:
            causes = tuple([int(count) for count in flood.causes])
            points = tuple([int(count) for count in flood.points])
            facts = {"won": int(won), "losses": int(flood.losses)}
            flood.journal.note("over", -1, rule, {**facts, "causes": causes, "points": points})
        flood.finish(self.outcome(flood, won, rule))

    def outcome(self, flood: Flood, won: bool, rule: str) -> Outcome:
        reason = "survived" if won else "overwhelmed"
        if self.numbers.callings and flood.seats > 1:
            return ranked(reason, rule, [float(count) for count in flood.points])
        return together(reason, rule, won, flood.seats)

    # -- pawns ---------------------------------------------------------------------------------------------

    def mine(self, flood: Flood, player: i64, pawn: i64) -> bool:
        """Whether a player may use a pawn without asking: its own, or any when one person plays alone."""
        return pawn // PAWNS_EACH == player or flood.seats == 1

    def new_pawn(self, flood: Flood, player: i64, hex: i64) -> None:
        pawn = player * PAWNS_EACH
        while flood.pawns[pawn] != NOWHERE:
            pawn += 1
        flood.pawns[pawn] = hex
        if flood.journal is not None:
            flood.journal.note("new pawn", player, "RW-24a", {"pawn": int(pawn), "hex": int(hex)})

    def pawns_on_map(self, flood: Flood, player: i64) -> i64:
        count: i64 = 0
        pawn = player * PAWNS_EACH
        end = pawn + PAWNS_EACH
        while pawn < end:
            if flood.pawns[pawn] != NOWHERE:
                count += 1
            pawn += 1
        return count

    def losses_by_cause(self, flood: Flood) -> i64:
        total: i64 = 0
        cause: i64 = 0
        while cause < CAUSES:
            total += flood.causes[cause]
            cause += 1
        return total
