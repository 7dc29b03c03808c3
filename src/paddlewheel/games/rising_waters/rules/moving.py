"""The Move action: pawns and rafts, hex by hex, out of one pool (RW-48 to RW-54)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import FIVE, MOVEMENT, MULES, NOWHERE, PAWNS_EACH, RAFTS, SURVIVORS, SWIM
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.goals import Goals
from paddlewheel.games.rising_waters.rules.roles import RoleActions
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import (
    ACT_PERFORM,
    CONSENT,
    END_ACTION,
    LEND,
    MOVE,
    MOVE_ASK,
    MOVE_BOARD,
    MOVE_END,
    MOVE_MULES,
    MOVE_PAWN,
    MOVE_RAFT,
    WORK_TAKE,
)
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import Menu

#: A hex costs two half steps; on the water a raft pays only one (RW-53).
STEP: Final = 2
DRIFT: Final = 1
#: Refusals to build begin at this bit of the mask of refusals.
FOR_BUILDING: Final = 16


@final
class Paths:
    """Where pawns and rafts may go."""

    def __init__(self, shared: SharedBoard) -> None:
        self.shared: SharedBoard = shared
        self.atlas: Atlas = shared.atlas

    def begin(self, flood: Flood, player: i64) -> None:
        flood.pool = flood.track(player, MOVEMENT) * STEP
        flood.lent = 0
        flood.owe(END_ACTION, 0)
        flood.owe(MOVE, player)

    def may_use(self, flood: Flood, player: i64, pawn: i64) -> bool:
        """Whether this player moves the pawn freely: its own, or lent by its owner for this action (RW-50)."""
        return self.shared.mine(flood, player, pawn) or flood.lent >> pawn & 1 == 1

    def swimmer(self, flood: Flood) -> i64:
        """The pawn that is in the water without a raft, or NOWHERE."""
        pawn: i64 = 0
        while pawn < flood.players * PAWNS_EACH:
            hex = flood.pawns[pawn]
            if hex != NOWHERE and flood.pawn_rafts[pawn] == NOWHERE and self.atlas.is_water(flood, hex):
                return pawn
            pawn += 1
        return NOWHERE

    def shore_within(self, flood: Flood, hex: i64, steps: i64) -> bool:
        """Whether a swimmer here can be on dry land or on a raft after this many steps (RW-49a)."""
        way: i64 = 0
        while way < 6:
            there = self.atlas.neighbours[hex * 6 + way]
            if there != NOWHERE and steps > 0:
                if not self.atlas.is_water(flood, there) or flood.raft_with_room(there) != NOWHERE:
                    return True
                if steps > 1 and self.shore_within(flood, there, steps - 1):
                    return True
            way += 1
        return False

    def may_step(self, flood: Flood, pawn: i64, way: i64) -> str | None:
        """Whether a pawn that may be used can go this way."""
        here = flood.pawns[pawn]
        if here == NOWHERE:
            return "RW-48"
        if flood.pool < STEP:
            return "RW-48a"
        there = self.atlas.neighbours[here * 6 + way]
        if there == NOWHERE:
            return "RW-48"
        if not self.atlas.is_water(flood, there) or flood.raft_with_room(there) != NOWHERE:
            return None
        if not flood.track(pawn // PAWNS_EACH, SWIM):
            return "RW-49"
        return None if self.shore_within(flood, there, (flood.pool - STEP) // STEP) else "RW-49a"

    def step(self, flood: Flood, pawn: i64, way: i64) -> None:
        there = self.atlas.neighbours[flood.pawns[pawn] * 6 + way]
        flood.pawns[pawn] = there
        flood.pawn_rafts[pawn] = NOWHERE
        if self.atlas.is_water(flood, there):
            flood.pawn_rafts[pawn] = flood.raft_with_room(there)
        flood.pool -= STEP
        if flood.journal is not None:
            flood.journal.note("walks", flood.turn, "RW-48", {"pawn": int(pawn), "way": int(way), "hex": int(there)})

    def may_float(self, flood: Flood, player: i64, raft: i64, way: i64) -> str | None:
        """Whether a raft can go this way: somebody aboard, and every pawn on it own or lent (RW-52, RW-50)."""
        here = flood.rafts[raft]
        if here == NOWHERE:
            return "RW-52"
        crew = False
        pawn: i64 = 0
        while pawn < flood.players * PAWNS_EACH:
            if flood.pawn_rafts[pawn] == raft:
                if not self.may_use(flood, player, pawn):
                    return "RW-50"
                crew = True
            pawn += 1
        if not crew:
            return "RW-52"
        there = self.atlas.neighbours[here * 6 + way]
        if there == NOWHERE:
            return "RW-48"
        return "RW-48a" if flood.pool < self.toll(flood, there) else None

    def toll(self, flood: Flood, there: i64) -> i64:
        return DRIFT if self.atlas.is_water(flood, there) else STEP

    def float(self, flood: Flood, raft: i64, way: i64) -> None:
        there = self.atlas.neighbours[flood.rafts[raft] * 6 + way]
        flood.pool -= self.toll(flood, there)
        flood.rafts[raft] = there
        pawn: i64 = 0
        while pawn < flood.players * PAWNS_EACH:
            if flood.pawn_rafts[pawn] == raft:
                flood.pawns[pawn] = there
            pawn += 1
        survivor: i64 = 0
        while survivor < SURVIVORS:
            if flood.survivor_rafts[survivor] == raft:
                flood.survivors[survivor] = there
            survivor += 1
        if flood.journal is not None:
            flood.journal.note("floats", flood.turn, "RW-53", {"raft": int(raft), "way": int(way), "hex": int(there)})


@final
class Move(Decision):
    """Steps of pawns and rafts until the pool is empty or the player stops, with songs and sales between them."""

    def __init__(self, paths: Paths, goals: Goals, roles: RoleActions) -> None:
        super().__init__("move", "RW-48", ACT_PERFORM, LEND)
        self.paths: Paths = paths
        self.goals: Goals = goals
        self.roles: RoleActions = roles

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        paths = self.paths
        if choice < MOVE_PAWN:
            return self.roles.may_earn(flood, player, choice)
        swimmer = paths.swimmer(flood)
        if choice < MOVE_RAFT:
            pawn = (choice - MOVE_PAWN) // 6
            if pawn >= flood.players * PAWNS_EACH:
                return "RW-48"
            if swimmer != NOWHERE and swimmer != pawn:
                return "RW-49a"
            if not paths.may_use(flood, player, pawn):
                return "RW-50"
            return paths.may_step(flood, pawn, (choice - MOVE_PAWN) % 6)
        if swimmer != NOWHERE:
            return "RW-49a"
        if choice < MOVE_BOARD:
            return paths.may_float(flood, player, (choice - MOVE_RAFT) // 6, (choice - MOVE_RAFT) % 6)
        if choice < MOVE_ASK:
            return self.may_board(flood, player, choice - MOVE_BOARD)
        if choice < MOVE_MULES:
            return self.may_ask(flood, player, choice - MOVE_ASK)
        if choice == MOVE_MULES:
            return None if flood.power(player, MULES) else "RW-20"
        return None

    def may_board(self, flood: Flood, player: i64, pawn: i64) -> str | None:
        if pawn >= flood.players * PAWNS_EACH or flood.pawns[pawn] == NOWHERE:
            return "RW-52b"
        if not self.paths.may_use(flood, player, pawn):
            return "RW-50"
        if flood.pawn_rafts[pawn] != NOWHERE:
            return "RW-52b"
        return None if flood.raft_with_room(flood.pawns[pawn]) != NOWHERE else "RW-54"

    def may_ask(self, flood: Flood, player: i64, pawn: i64) -> str | None:
        if pawn >= flood.players * PAWNS_EACH or flood.pawns[pawn] == NOWHERE:
            return "RW-50"
        if self.paths.may_use(flood, player, pawn) or flood.refused >> pawn & 1 or flood.pool < STEP:
            return "RW-50a"
        return None

    def offer(self, state: Flood, seat: i64, menu: Menu) -> None:
        player = self.player(state)
        paths = self.paths
        self.roles.offer(state, player, menu)
        swimmer = paths.swimmer(state)
        pawn: i64 = 0
        while pawn < state.players * PAWNS_EACH:
            idle = swimmer != NOWHERE and swimmer != pawn
            if not idle and paths.may_use(state, player, pawn):
                way: i64 = 0
                while way < 6:
                    if paths.may_step(state, pawn, way) is None:
                        menu.add(MOVE_PAWN + pawn * 6 + way)
                    way += 1
            pawn += 1
        if swimmer != NOWHERE:
            return
        raft: i64 = 0
        while raft < RAFTS:
            if state.rafts[raft] != NOWHERE:
                way = 0
                while way < 6:
                    if paths.may_float(state, player, raft, way) is None:
                        menu.add(MOVE_RAFT + raft * 6 + way)
                    way += 1
            raft += 1
        pawn = 0
        while pawn < state.players * PAWNS_EACH:
            if self.may_board(state, player, pawn) is None:
                menu.add(MOVE_BOARD + pawn)
            pawn += 1
        pawn = 0
        while pawn < state.players * PAWNS_EACH:
            if self.may_ask(state, player, pawn) is None:
                menu.add(MOVE_ASK + pawn)
            pawn += 1
        if state.power(player, MULES):
            menu.add(MOVE_MULES)
        menu.add(MOVE_END)

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        paths = self.paths
        if choice == MOVE_END:
            flood.settle()
            return
        if choice < MOVE_PAWN:
            self.roles.earn(flood, player, choice)
            return
        if choice < MOVE_RAFT:
            paths.step(flood, (choice - MOVE_PAWN) // 6, (choice - MOVE_PAWN) % 6)
        elif choice < MOVE_BOARD:
            paths.float(flood, (choice - MOVE_RAFT) // 6, (choice - MOVE_RAFT) % 6)
        elif choice < MOVE_ASK:
            pawn = choice - MOVE_BOARD
            flood.pawn_rafts[pawn] = flood.raft_with_room(flood.pawns[pawn])
            if flood.journal is not None:
                flood.journal.note("boards", player, "RW-52b", {"pawn": int(pawn)})
        elif choice < MOVE_MULES:
            flood.owe(CONSENT, choice - MOVE_ASK)
            if flood.journal is not None:
                flood.journal.note("asks", player, "RW-50a", {"pawn": int(choice - MOVE_ASK), "build": 0})
            return
        else:
            flood.powers[player * FIVE + MULES] = 0
            flood.pool += paths.shared.numbers.mule_hexes * STEP
            if flood.journal is not None:
                flood.journal.note("power", player, "RW-20", {"power": MULES})
        self.goals.meet(flood)


@final
class Consent(Decision):
    """The owner of a pawn lends it for one action, or does not (RW-50a). The argument: the pawn, and what for."""

    def __init__(self) -> None:
        super().__init__("consent", "RW-50a", LEND, WORK_TAKE)

    def player(self, state: Flood) -> i64:
        return (state.argument() % FOR_BUILDING) // PAWNS_EACH

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        one: i64 = 1
        asked = flood.argument()
        flood.settle()
        pawn = asked % FOR_BUILDING
        if choice == LEND:
            flood.lent |= one << pawn
        else:
            flood.refused |= one << asked
        if flood.journal is not None:
            facts = {"pawn": int(pawn), "lends": int(choice == LEND)}
            flood.journal.note("consents", player, "RW-50a", {**facts})
