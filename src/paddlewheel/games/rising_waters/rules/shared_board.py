"""What all rules use: drawing and discarding, the loss track, the pawns, and the end of the game."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import (
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
)
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.numbers import Numbers
from paddlewheel.games.rising_waters.rules.vocabulary import DISCARD
from paddlewheel.games.rising_waters.state import Flood, replaced, zeros
from paddlewheel.kernel import Outcome, ranked, together
from paddlewheel.parts.piles import from_counts


@final
class SharedBoard:
    """Cards, losses and the end of the game."""

    def __init__(self, atlas: Atlas, numbers: Numbers) -> None:
        self.atlas: Atlas = atlas
        self.numbers: Numbers = numbers

    # -- cards -----------------------------------------------------------------------------------------

    def draw(self, flood: Flood, player: i64, count: i64, rule: str) -> None:
        """Community cards from the deck into a hand; an empty deck is made of the shuffled discards (RW-15)."""
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
        flood.community = from_counts(flood.community_discard)
        flood.community_discard = zeros(COMMUNITY)
        flood.chance.shuffle(flood.community)

    def reshuffle_landowner(self, flood: Flood) -> None:
        flood.landowner = from_counts(flood.landowner_discard)
        flood.landowner_discard = zeros(LANDOWNERS)
        flood.chance.shuffle(flood.landowner)

    def discard(self, flood: Flood, player: i64, card: i64) -> None:
        """A card from a hand to its discard pile."""
        flood.hands[player * HAND + card] -= 1
        if card == JOB:
            flood.landowner_discard[OFFER] += 1
        elif card == THREAT:
            flood.landowner_discard[THREATENS] += 1
        else:
            flood.community_discard[card] += 1

    def check_hand(self, flood: Flood, player: i64) -> None:
        """A player with too many cards has to discard before anything else goes on (RW-47, RW-47a)."""
        if self.holds_too_many(flood, player):
            flood.owe(DISCARD, player)

    def holds_too_many(self, flood: Flood, player: i64) -> bool:
        """Whether a hand is over the limit, and something in it can be discarded: Threats cannot (RW-30a)."""
        size = flood.hand_size(player)
        return size > self.numbers.hand_limit and size > flood.held(player, THREAT)

    def score(self, flood: Flood, player: i64, rule: str) -> None:
        """One individual point."""
        flood.points = replaced(flood.points, player, flood.points[player] + 1)
        if flood.journal is not None:
            flood.journal.note("point", player, rule, {"points": int(flood.points[player])})

    # -- losses ------------------------------------------------------------------------------------------

    def lose(self, flood: Flood, cause: i64, rule: str, where: i64) -> None:
        """One loss. At the limit the game is lost at once (RW-2, RW-2a)."""
        if flood.outcome is not None:
            return
        flood.losses += 1
        flood.causes = replaced(flood.causes, cause, flood.causes[cause] + 1)
        if flood.journal is not None:
            facts = {"cause": int(cause), "hex": int(where), "losses": int(flood.losses)}
            flood.journal.note("loss", -1, rule, {**facts})
            flood.beat()
        if flood.losses >= self.numbers.limit:
            self.finish(flood, False)

    def ease(self, flood: Flood, by: i64, how_much: i64) -> i64:
        """The loss track goes down, never below zero (RW-56a). Returns by how much."""
        eased = how_much if how_much < flood.losses else flood.losses
        flood.losses -= eased
        flood.eased = replaced(flood.eased, by, flood.eased[by] + eased)
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
        if self.numbers.individual_goals and flood.seats > 1:
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
