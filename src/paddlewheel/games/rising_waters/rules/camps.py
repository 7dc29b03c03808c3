"""Relief Camps, green and red, and Dynamite (RW-37 to RW-43)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.grid import COLUMNS
from paddlewheel.games.rising_waters.kinds import GREEN, HEXES, LEVEE, NOWHERE, PAWNS_EACH, RED, SURVIVOR, SURVIVORS
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.goals import Goals
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import (
    ACT_MOVE,
    CAMP_AT,
    CAMP_NO,
    DYNAMITE_AT,
    DYNAMITED,
    GIVE_UP,
    GIVE_UP_AT,
    PLACE_CAMP,
    SEND_AT,
    SEND_PAWN,
    SEND_ROUND,
    SURVIVOR_TAKEN,
)
from paddlewheel.games.rising_waters.state import Flood, replaced
from paddlewheel.kernel import AutomaticStep


@final
class Camps:
    """How camps are placed, and what dynamite does."""

    def __init__(self, shared: SharedBoard, goals: Goals) -> None:
        self.shared: SharedBoard = shared
        self.atlas: Atlas = shared.atlas
        self.goals: Goals = goals

    def left(self, flood: Flood) -> i64:
        """Camp hexes still in the box: one for each site."""
        count: i64 = len(self.atlas.camps)
        for camp in flood.camps:
            if camp != 0:
                count -= 1
        return count

    def appear(self, flood: Flood, site: i64, responsible: i64) -> None:
        if self.left(flood) == 0:
            return
        if flood.donations >= self.shared.numbers.donations:
            if self.atlas.nearest_dry(flood, self.atlas.camps[site], False) != NOWHERE:
                flood.owe(PLACE_CAMP, flood.first)
            return
        # RW-37b: a site under water or taken gives way to the nearest dry hex.
        hex = self.atlas.nearest_dry(flood, self.atlas.camps[site], False)
        if hex == NOWHERE:
            return
        flood.camps = replaced(flood.camps, hex, RED)
        if flood.journal is not None:
            flood.journal.note("red camp", -1, "RW-38", {"site": int(site), "hex": int(hex)})
            flood.beat()
        flood.owe(SURVIVOR_TAKEN, 0)
        flood.owe(SEND_ROUND, responsible | hex << 6)

    def send(self, flood: Flood, pawn: i64, hex: i64) -> None:
        flood.pawns[pawn] = hex
        flood.pawn_rafts[pawn] = NOWHERE
        if flood.journal is not None:
            facts = {"pawn": int(pawn), "hex": int(hex)}
            flood.journal.note("sent to camp", pawn // PAWNS_EACH, "RW-39", {**facts})
            flood.beat()
        self.goals.meet(flood)

    def take_survivor(self, flood: Flood, survivor: i64) -> None:
        hex = flood.survivors[survivor]
        flood.survivors[survivor] = NOWHERE
        flood.survivor_rafts[survivor] = NOWHERE
        if flood.journal is not None:
            flood.journal.note("survivor taken", -1, "RW-40", {"survivor": int(survivor), "hex": int(hex)})
        if not self.atlas.is_water(flood, hex):
            self.add_levee(flood, hex)
        self.shared.lose(flood, SURVIVOR, "RW-40", hex)

    def add_levee(self, flood: Flood, hex: i64) -> None:
        """A levee one above the land, or one more on what stands there (RW-64), where tokens and height allow."""
        height = self.atlas.height(flood, hex) + 1
        if height > self.shared.numbers.top_levee:
            return
        if flood.levees[hex] == 0 and flood.levees_out() == self.shared.numbers.levees:
            return
        flood.levees[hex] = height
        if flood.journal is not None:
            flood.journal.note("levee", -1, "RW-64", {"hex": int(hex), "height": int(height)})

    def blow_up(self, flood: Flood) -> None:
        """The highest levee, the northernmost of them, is blown up (RW-43a)."""
        best: i64 = NOWHERE
        ties: i64 = 0
        hex: i64 = 0
        while hex < HEXES:
            if flood.levees[hex] > 0:
                if best == NOWHERE or flood.levees[hex] > flood.levees[best]:
                    best = hex
                    ties = 1
                elif flood.levees[hex] == flood.levees[best] and hex // COLUMNS == best // COLUMNS:
                    ties += 1
            hex += 1
        if best == NOWHERE:
            if flood.journal is not None:
                flood.journal.note("no levee", -1, "RW-43a", {})
                flood.beat()
        elif ties > 1:
            flood.owe(DYNAMITED, flood.first | best << 3)
        else:
            self.destroy(flood, best)

    def destroy(self, flood: Flood, hex: i64) -> None:
        flood.levees[hex] = 0
        if flood.journal is not None:
            flood.journal.note("dynamite", -1, "RW-43", {"hex": int(hex)})
        self.shared.lose(flood, LEVEE, "RW-108", hex)


@final
class SendRound(AutomaticStep[Flood]):
    """The next player moves one pawn to the red camp (RW-39). The argument: responsible, asked, hex."""

    def __init__(self, camps: Camps) -> None:
        super().__init__("red camp asks a player", "RW-39")
        self.camps: Camps = camps

    def happen(self, state: Flood, argument: i64) -> None:
        asked = argument >> 3 & 7
        if asked == state.players:
            return
        player = ((argument & 7) + asked) % state.players
        hex = argument >> 6
        state.owe(SEND_ROUND, argument + 8)
        only: i64 = NOWHERE
        several = False
        pawn = player * PAWNS_EACH
        end = pawn + PAWNS_EACH
        while pawn < end:
            if state.pawns[pawn] != NOWHERE and state.pawns[pawn] != hex:
                several = only != NOWHERE
                only = pawn
                if several:
                    break
            pawn += 1
        if several:
            state.owe(SEND_PAWN, player | hex << 3)
        elif only != NOWHERE:
            self.camps.send(state, only, hex)


@final
class SurvivorTaken(AutomaticStep[Flood]):
    """One Survivor is replaced by a levee (RW-40); without one on the map nothing happens (RW-40a)."""

    def __init__(self, camps: Camps) -> None:
        super().__init__("survivor taken", "RW-40")
        self.camps: Camps = camps

    def happen(self, state: Flood, argument: i64) -> None:
        only: i64 = NOWHERE
        survivor: i64 = 0
        while survivor < SURVIVORS:
            if state.survivors[survivor] != NOWHERE:
                if only != NOWHERE:
                    state.owe(GIVE_UP, state.first)
                    return
                only = survivor
            survivor += 1
        if only != NOWHERE:
            self.camps.take_survivor(state, only)


@final
class PlaceCamp(Decision):
    """A green camp goes to any dry land hex the group likes (RW-37, RW-37b), or to none (RW-37c)."""

    def __init__(self, camps: Camps) -> None:
        super().__init__("place camp", "RW-37", CAMP_AT, SEND_AT)
        self.camps: Camps = camps

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        if choice == CAMP_NO:
            return None
        hex = self.camps.atlas.land_hexes[choice - CAMP_AT]
        if flood.camps[hex] or self.camps.atlas.is_water(flood, hex):
            return "RW-37b"
        return None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        flood.settle()
        if choice == CAMP_NO:
            if flood.journal is not None:
                flood.journal.note("no camp", player, "RW-37c", {"donations": int(flood.donations)})
            return
        hex = self.camps.atlas.land_hexes[choice - CAMP_AT]
        # RW-37a: the marker goes back to zero, even if there was more than enough.
        flood.donations = 0
        flood.camps = replaced(flood.camps, hex, GREEN)
        if flood.journal is not None:
            flood.journal.note("green camp", player, "RW-37", {"hex": int(hex)})


@final
class SendPawn(Decision):
    """Which pawn goes to the red camp (RW-39). The argument also carries the hex."""

    def __init__(self, camps: Camps) -> None:
        super().__init__("send pawn", "RW-39", SEND_AT, GIVE_UP_AT)
        self.camps: Camps = camps

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        hex = flood.pawns[player * PAWNS_EACH + choice - SEND_AT]
        return "RW-39" if hex == NOWHERE or hex == flood.argument() >> 3 else None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        hex = flood.argument() >> 3
        flood.settle()
        self.camps.send(flood, player * PAWNS_EACH + choice - SEND_AT, hex)


@final
class GiveUpSurvivor(Decision):
    """Which Survivor is taken for a red camp (RW-40)."""

    def __init__(self, camps: Camps) -> None:
        super().__init__("give up survivor", "RW-40", GIVE_UP_AT, DYNAMITE_AT)
        self.camps: Camps = camps

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return "RW-40" if flood.survivors[choice - GIVE_UP_AT] == NOWHERE else None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        flood.settle()
        self.camps.take_survivor(flood, choice - GIVE_UP_AT)


@final
class Dynamited(Decision):
    """Which of several equally high, equally northern levees is blown up (RW-43a). The argument carries one of them."""

    def __init__(self, camps: Camps) -> None:
        super().__init__("dynamite", "RW-43a", DYNAMITE_AT, ACT_MOVE)
        self.camps: Camps = camps

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        hex = self.camps.atlas.land_hexes[choice - DYNAMITE_AT]
        best = flood.argument() >> 3
        return None if flood.levees[hex] == flood.levees[best] and hex // COLUMNS == best // COLUMNS else "RW-43a"

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        flood.settle()
        self.camps.destroy(flood, self.camps.atlas.land_hexes[choice - DYNAMITE_AT])
