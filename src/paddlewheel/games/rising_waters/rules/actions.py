"""Phase 3: a player's turn, one action after the other (RW-45 to RW-47, RW-67 to RW-75)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import (
    EDUCATION,
    FIVE,
    HANDS,
    NEWSPAPER,
    NOWHERE,
    PAWNS_EACH,
    RADIO,
    SUPPER,
    TEACHER,
    THREAT,
    VAUDEVILLE,
)
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.donating import Gifts
from paddlewheel.games.rising_waters.rules.moving import Paths
from paddlewheel.games.rising_waters.rules.rafts import Rescue
from paddlewheel.games.rising_waters.rules.roles import RoleActions
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.threats import can_teach, resisting_card
from paddlewheel.games.rising_waters.rules.vocabulary import (
    ACT_ACCEPT,
    ACT_BIG_SHOW,
    ACT_COUNTER,
    ACT_DONATE,
    ACT_DROP_OFF,
    ACT_END,
    ACT_FIND,
    ACT_HANDS,
    ACT_LAUNCH,
    ACT_MOVE,
    ACT_NEWSPAPER,
    ACT_PERFORM,
    ACT_PICK_UP,
    ACT_RADIO,
    ACT_SEEK,
    ACT_SHOW,
    ACT_SUPPER,
    ACT_TAUGHT,
    ACT_TEACH,
    FILL_ROW,
    FOUND_AT,
    MOVE_PAWN,
    NEXT_CRISIS,
    TELL,
    TELL_YES,
)
from paddlewheel.games.rising_waters.rules.work import Levees
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import Menu

#: The fundraiser for all with one Education, among what the Teacher does with Education.
TAUGHT_BIG_SHOW: Final = 3


@final
class Act(Decision):
    """What to do next: an action, something free, or the end of the turn."""

    def __init__(
        self,
        shared: SharedBoard,
        paths: Paths,
        rescue: Rescue,
        levees: Levees,
        gifts: Gifts,
        roles: RoleActions,
    ) -> None:
        super().__init__("act", "RW-45", ACT_MOVE, MOVE_PAWN)
        self.shared: SharedBoard = shared
        self.paths: Paths = paths
        self.rescue: Rescue = rescue
        self.levees: Levees = levees
        self.gifts: Gifts = gifts
        self.roles: RoleActions = roles

    # -- what may be done --------------------------------------------------------------------------------

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        if choice >= ACT_HANDS:
            return self.free_why_not(flood, player, choice)
        if flood.actions == 0:
            return "RW-45"
        if choice < ACT_LAUNCH:
            return self.plain_why_not(flood, player, choice)
        if choice < ACT_PICK_UP:
            return self.rescue.may_launch(flood, player, player * PAWNS_EACH + choice - ACT_LAUNCH)
        if choice < ACT_DROP_OFF:
            return self.rescue.may_pick_up(flood, player * PAWNS_EACH + choice - ACT_PICK_UP)
        if choice < ACT_NEWSPAPER:
            return self.rescue.may_drop_off(flood, player * PAWNS_EACH + choice - ACT_DROP_OFF)
        if choice < ACT_TEACH:
            return self.resist_why_not(flood, player, choice)
        if choice < ACT_FIND:
            return self.roles.may_teach(flood, player, choice - ACT_TEACH)
        return self.roles.may_find(flood, player, choice - ACT_FIND)

    def plain_why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        if choice == ACT_MOVE:
            return None if self.anyone_on_map(flood) else "RW-48"
        if choice == ACT_DONATE:
            return self.gifts.may_begin(flood, player)
        if choice == ACT_ACCEPT:
            return self.levees.may_begin(flood, player)
        if choice == ACT_SEEK:
            return "RW-67a" if len(flood.row) >= self.shared.numbers.row else None
        return None

    def resist_why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        if choice == ACT_NEWSPAPER:
            return None if flood.held(player, NEWSPAPER) > 0 else "RW-72"
        if choice == ACT_RADIO:
            return None if flood.held(player, RADIO) > 0 else "RW-73"
        if choice == ACT_SHOW:
            return None if flood.held(player, VAUDEVILLE) > 0 else "RW-74"
        if choice == ACT_BIG_SHOW:
            return None if flood.held(player, VAUDEVILLE) > 1 else "RW-74"
        if choice < ACT_COUNTER:
            return self.taught_why_not(flood, player, choice - ACT_TAUGHT)
        card = resisting_card(choice - ACT_COUNTER)
        if flood.held(player, THREAT) == 0 or flood.held(player, card) == 0:
            return "RW-75"
        return "RW-71" if card == EDUCATION and flood.roles[player] != TEACHER else None

    def taught_why_not(self, flood: Flood, player: i64, taught: i64) -> str | None:
        """For the Teacher, Education stands for any Resistance card (RW-71)."""
        if not can_teach(flood, player):
            return "RW-71"
        if taught == TAUGHT_BIG_SHOW:
            return None if flood.held(player, VAUDEVILLE) > 0 else "RW-74"
        return "RW-74" if taught > TAUGHT_BIG_SHOW and flood.held(player, EDUCATION) < 2 else None

    def free_why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        if choice == ACT_HANDS:
            return None if flood.power(player, HANDS) else "RW-20"
        if choice == ACT_SUPPER:
            return None if flood.power(player, SUPPER) else "RW-20"
        return None if choice == ACT_END else self.roles.may_earn(flood, player, choice)

    def anyone_on_map(self, flood: Flood) -> bool:
        for hex in flood.pawns:
            if hex != NOWHERE:
                return True
        return False

    def offer(self, state: Flood, seat: i64, menu: Menu) -> None:
        player = self.player(state)
        choice: i64 = ACT_MOVE
        if state.actions == 0:
            choice = ACT_HANDS
        while choice < ACT_PERFORM:
            if self.why_not(state, player, choice) is None:
                menu.add(choice)
            choice += 1
        self.roles.offer(state, player, menu)

    # -- what it does ------------------------------------------------------------------------------------

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        if choice >= ACT_HANDS:
            self.choose_free(flood, player, choice)
            return
        flood.actions -= 1
        if choice < ACT_LAUNCH:
            self.choose_plain(flood, player, choice)
        elif choice < ACT_PICK_UP:
            self.rescue.launch(flood, player, player * PAWNS_EACH + choice - ACT_LAUNCH)
        elif choice < ACT_DROP_OFF:
            self.rescue.pick_up(flood, player, player * PAWNS_EACH + choice - ACT_PICK_UP)
        elif choice < ACT_NEWSPAPER:
            self.rescue.drop_off(flood, player, player * PAWNS_EACH + choice - ACT_DROP_OFF)
        elif choice < ACT_TEACH:
            self.resist(flood, player, choice)
        elif choice < ACT_FIND:
            self.roles.teach(flood, player, choice - ACT_TEACH)
        else:
            self.roles.find(flood, player, choice - ACT_FIND)

    def choose_plain(self, flood: Flood, player: i64, choice: i64) -> None:
        if choice == ACT_MOVE:
            self.paths.begin(flood, player)
        elif choice == ACT_DONATE:
            self.gifts.begin(flood, player)
        elif choice == ACT_ACCEPT:
            self.levees.begin(flood, player)
        elif choice == ACT_SEEK:
            if flood.journal is not None:
                flood.journal.note("seeks", player, "RW-67", {})
            # RW-28: the player who reveals a Threat answers it.
            flood.owe(NEXT_CRISIS, player)
            flood.owe(FILL_ROW, 0)
        else:
            self.work_for_community(flood, player)

    def work_for_community(self, flood: Flood, player: i64) -> None:
        """One card, and one more for each own pawn in a field or forest (RW-68)."""
        count: i64 = 1
        pawn = player * PAWNS_EACH
        end = pawn + PAWNS_EACH
        while pawn < end:
            hex = flood.pawns[pawn]
            if hex != NOWHERE and self.shared.atlas.fertile[hex] and not self.shared.atlas.is_water(flood, hex):
                count += 1
            pawn += 1
        self.shared.draw(flood, player, count, "RW-68")
        self.shared.check_hand(flood, player)

    def resist(self, flood: Flood, player: i64, choice: i64) -> None:
        if choice >= ACT_COUNTER:
            self.counter(flood, player, resisting_card(choice - ACT_COUNTER))
            return
        educations: i64 = 0
        if choice >= ACT_TAUGHT:
            # The Teacher's cards: one Education stands for one card, the last choice has two.
            educations = 2 if choice - ACT_TAUGHT > TAUGHT_BIG_SHOW else 1
            choice = ACT_BIG_SHOW if educations == 2 else choice - ACT_TAUGHT + ACT_NEWSPAPER
        cards: i64 = 2 if choice == ACT_BIG_SHOW else 1
        spent: i64 = 0
        while spent < cards:
            card: i64 = VAUDEVILLE if choice >= ACT_SHOW else NEWSPAPER + choice - ACT_NEWSPAPER
            self.shared.discard(flood, player, EDUCATION if spent < educations else card)
            spent += 1
        if choice < ACT_SHOW:
            self.look(flood, player, choice == ACT_NEWSPAPER)
            return
        self.note_show(flood, player, cards - 1)
        drawing: i64 = flood.players if choice == ACT_BIG_SHOW else 1
        other: i64 = 0
        while other < drawing:
            drawer = (player + other) % flood.players
            self.shared.draw(flood, drawer, 2, "RW-74")
            self.shared.check_hand(flood, drawer)
            other += 1

    def counter(self, flood: Flood, player: i64, card: i64) -> None:
        self.shared.discard(flood, player, card)
        self.shared.discard(flood, player, THREAT)
        if flood.journal is not None:
            flood.journal.note("counters", player, "RW-75", {"card": int(card)})
        if card == EDUCATION:
            self.shared.score(flood, player, "RW-89")

    def note_show(self, flood: Flood, player: i64, for_all: i64) -> None:
        if flood.journal is not None:
            flood.journal.note("fundraiser", player, "RW-74", {"for_all": int(for_all)})

    def look(self, flood: Flood, player: i64, weather: bool) -> None:
        """The next three cards of a deck (RW-72, RW-73)."""
        seat = flood.seat_of(player)
        count: i64 = len(flood.weather) if weather else len(flood.landowner)
        if count > 3:
            count = 3
        if weather:
            flood.weather_known[seat] = count
        elif flood.landowner_known[seat] < count:
            flood.landowner_known[seat] = count
        flood.reveals += 1
        if flood.journal is not None:
            kind = "reads" if weather else "listens"
            flood.journal.note(kind, player, "RW-72" if weather else "RW-73", {"cards": int(count)})
        if flood.seats > 1:
            flood.owe(TELL, player | (1 if weather else 0) << 3)

    def choose_free(self, flood: Flood, player: i64, choice: i64) -> None:
        if choice == ACT_END:
            flood.settle()
            flood.actions = 0
            flood.refused = 0
            self.shared.check_hand(flood, player)
        elif choice == ACT_HANDS:
            flood.powers[player * FIVE + HANDS] = 0
            flood.actions += 1
            if flood.journal is not None:
                flood.journal.note("power", player, "RW-20", {"power": HANDS})
        elif choice == ACT_SUPPER:
            flood.powers[player * FIVE + SUPPER] = 0
            if flood.journal is not None:
                flood.journal.note("power", player, "RW-20", {"power": SUPPER})
            self.shared.draw(flood, player, self.shared.numbers.supper_cards, "RW-20")
        else:
            self.roles.earn(flood, player, choice)


@final
class Tell(Decision):
    """Who has looked may tell the others (RW-73a). The argument also carries which deck it was."""

    def __init__(self) -> None:
        super().__init__("tell", "RW-73a", TELL_YES, FOUND_AT)

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        weather = flood.argument() >> 3 & 1
        flood.settle()
        if flood.journal is not None:
            facts = {"tells": int(choice == TELL_YES), "weather": int(weather)}
            flood.journal.note("tells", player, "RW-73a", {**facts})
        if choice != TELL_YES:
            return
        seat: i64 = 0
        while seat < flood.seats:
            if weather:
                flood.weather_known[seat] = flood.weather_known[player]
            elif flood.landowner_known[seat] < flood.landowner_known[player]:
                flood.landowner_known[seat] = flood.landowner_known[player]
            seat += 1
        flood.reveals += 1
