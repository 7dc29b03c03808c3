"""Phase 1: everybody raises abilities and buys powers at once (RW-17 to RW-25)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import EDUCATION, FIVE, JOB, NOWHERE, PAWNS, PAWNS_EACH
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import BUY_AT, NEW_PAWN_AT, RAISE_AT, RESIST_AT, UPGRADED
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import Menu


@final
class PlayerBoards:
    """What the player boards ask for: costs of the boxes, cards of the renewable powers."""

    def __init__(self, cards: list[int], costs: list[int], first: list[int], second: list[int]) -> None:
        #: The card of each track, and the price of the box after each value (eight values a track; 0: the end).
        self.cards: vec[i64] = vec[i64](cards)
        self.costs: vec[i64] = vec[i64](costs)
        self.first: vec[i64] = vec[i64](first)
        self.second: vec[i64] = vec[i64](second)

    def cost(self, track: i64, value: i64) -> i64:
        return self.costs[track * 8 + value]


@final
class Upgrade(Decision):
    """One step for all: each player chooses until done. Nothing is drawn here, so the order cannot matter (RW-22)."""

    def __init__(self, shared: SharedBoard, boards: PlayerBoards) -> None:
        super().__init__("upgrade", "RW-17", RAISE_AT, RESIST_AT)
        self.shared: SharedBoard = shared
        self.boards: PlayerBoards = boards

    def deciders(self, state: Flood) -> i64:
        if state.seats == 1:
            return 1
        return state.upgrading

    def player_of(self, state: Flood, seat: i64) -> i64:
        """With one seat the two boards choose one after the other (RW-2b)."""
        if state.seats > 1:
            return seat
        return 0 if state.upgrading & 1 else 1

    def player_for(self, state: Flood, seat: i64) -> i64:
        """The own player of a seat that still chooses; a seat that is done sees none."""
        if state.seats > 1 and (seat < 0 or not state.upgrading >> seat & 1):
            return NOWHERE
        return self.player_of(state, seat)

    def refusal(self, state: Flood, seat: i64, choice: i64) -> str | None:
        return self.why_not(state, self.player_of(state, seat), choice)

    def play(self, state: Flood, seat: i64, choice: i64) -> None:
        self.choose(state, self.player_of(state, seat), choice)

    def offer(self, state: Flood, seat: i64, menu: Menu) -> None:
        player = self.player_of(state, seat)
        to_place = self.has_to_place(state, player)
        choice = self.first
        while choice < self.end:
            if self.why_not_now(state, player, choice, to_place) is None:
                menu.add(choice)
            choice += 1

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return self.why_not_now(flood, player, choice, self.has_to_place(flood, player))

    def has_to_place(self, flood: Flood, player: i64) -> bool:
        """Whether a pawn that was bought is not on the map yet."""
        return flood.track(player, PAWNS) > self.shared.pawns_on_map(flood, player)

    def why_not_now(self, flood: Flood, player: i64, choice: i64, to_place: bool) -> str | None:
        if choice >= NEW_PAWN_AT and choice < UPGRADED:
            if not to_place:
                return "RW-24"
            pawn = player * PAWNS_EACH + choice - NEW_PAWN_AT
            return None if self.may_host(flood, pawn) else "RW-24a"
        if to_place:
            return "RW-24a"
        if choice == UPGRADED:
            return None
        if choice < BUY_AT:
            return self.may_raise(flood, player, (choice - RAISE_AT) // 4, (choice - RAISE_AT) % 4)
        return self.may_buy(flood, player, (choice - BUY_AT) // 3, (choice - BUY_AT) % 3)

    def may_raise(self, flood: Flood, player: i64, track: i64, wild: i64) -> str | None:
        cost = self.boards.cost(track, flood.track(player, track))
        if cost == 0:
            return "RW-25"
        if wild >= cost or wild > flood.held(player, EDUCATION):
            return "RW-18"
        if flood.held(player, self.boards.cards[track]) < cost - wild:
            return "RW-17"
        return None

    def may_buy(self, flood: Flood, player: i64, power: i64, wild: i64) -> str | None:
        if flood.power(player, power):
            return "RW-20"
        first = self.boards.first[power]
        second = self.boards.second[power]
        if wild and (flood.held(player, EDUCATION) == 0 or first == JOB or second == JOB):
            return "RW-18"  # Beside a Job Offer the only Community card must be real.
        if wild != 1 and flood.held(player, first) == 0:
            return "RW-17"
        if wild != 2 and flood.held(player, second) == 0:
            return "RW-17"
        return None

    def may_host(self, flood: Flood, pawn: i64) -> bool:
        """Whether a new pawn may join this one: on the map and on dry land."""
        hex = flood.pawns[pawn]
        return hex != NOWHERE and not self.shared.atlas.is_water(flood, hex)

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        one: i64 = 1
        if choice == UPGRADED:
            flood.upgrading &= ~(one << player)
            if flood.upgrading == 0:
                flood.settle()
        elif choice >= NEW_PAWN_AT:
            pawn = player * PAWNS_EACH + choice - NEW_PAWN_AT
            self.shared.new_pawn(flood, player, flood.pawns[pawn])
        elif choice < BUY_AT:
            self.raise_track(flood, player, (choice - RAISE_AT) // 4, (choice - RAISE_AT) % 4)
        else:
            self.buy(flood, player, (choice - BUY_AT) // 3, (choice - BUY_AT) % 3)

    def raise_track(self, flood: Flood, player: i64, track: i64, wild: i64) -> None:
        cost = self.boards.cost(track, flood.track(player, track))
        paid: i64 = 0
        while paid < cost:
            self.shared.discard(flood, player, EDUCATION if paid < wild else self.boards.cards[track])
            paid += 1
        flood.tracks[player * FIVE + track] += 1
        if flood.journal is not None:
            facts = {"track": int(track), "value": int(flood.track(player, track)), "cards": int(cost)}
            flood.journal.note("raises", player, "RW-17", {**facts, "education": int(wild)})
        if track == PAWNS:
            self.place_new_pawn(flood, player)

    def place_new_pawn(self, flood: Flood, player: i64) -> None:
        """In the own town; when that is lost, beside an own pawn on land; else at Vicksburg (RW-24a)."""
        if flood.towns[player] != NOWHERE:
            self.shared.new_pawn(flood, player, flood.towns[player])
            return
        host: i64 = NOWHERE
        pawn = player * PAWNS_EACH
        end = pawn + PAWNS_EACH
        while pawn < end:
            if self.may_host(flood, pawn):
                if host != NOWHERE and flood.pawns[pawn] != flood.pawns[host]:
                    return  # Two places to choose from: the player says which.
                host = pawn
            pawn += 1
        if host != NOWHERE:
            self.shared.new_pawn(flood, player, flood.pawns[host])
            return
        vicksburg: i64 = 0
        while not self.shared.atlas.vicksburg[vicksburg]:
            vicksburg += 1
        self.shared.new_pawn(flood, player, self.shared.atlas.nearest_dry(flood, vicksburg, True))

    def buy(self, flood: Flood, player: i64, power: i64, wild: i64) -> None:
        self.shared.discard(flood, player, EDUCATION if wild == 1 else self.boards.first[power])
        self.shared.discard(flood, player, EDUCATION if wild == 2 else self.boards.second[power])
        flood.powers[player * FIVE + power] = 1
        if flood.journal is not None:
            flood.journal.note("buys", player, "RW-20", {"power": int(power), "education": int(wild > 0)})
