"""The rounds of a race: every event that everybody may know, sorted into moves, and how each ship stood then."""

from __future__ import annotations

import msgspec

from paddlewheel.games.mississippi_queen.game import MississippiQueen
from paddlewheel.games.mississippi_queen.state import HOME, NOWHERE, RACING, Race
from paddlewheel.games.mississippi_queen.view.observation import FATES
from paddlewheel.kernel import Event
from paddlewheel.presentation import ToldChoice, ToldEvent, ToldPeriod, number, numbers

#: Events by which a ship is out of the race.
OUT = ("aground", "out of coal", "stranded")


class MoveTold(msgspec.Struct):
    """One move: what was decided in it, and what came of it."""

    seat: int
    speed_before: int
    speed: int
    coal_for_speed: int
    coal_for_turns: int = 0
    turns: int = 0
    hexes: int = 0
    #: Seats that were pushed, and how many hexes further each came by it (less than 0: it was set back).
    pushed: list[tuple[int, float]] = []
    #: Passengers aboard after one boarded in this move; 0: none boarded.
    aboard: int = 0
    #: The place of a ship that landed; 0: it did not.
    place: int = 0
    #: How many choices had been made at its start, and the beat of the last of them.
    when: tuple[int, int] = (0, 0)

    @property
    def coal(self) -> int:
        """What the move burnt."""
        return self.coal_for_speed + self.coal_for_turns


class ShipTold(msgspec.Struct, frozen=True):
    """A ship at the end of a round, or now."""

    #: Hexes down the river from the first start space (MQ-46a), and how far behind the ship that came furthest.
    distance: float
    behind: float
    speed: int
    coal: int
    passengers: int
    fate: str
    #: Whether it has moved in this round, or was out in it; a ship that left the race before has nothing more to tell.
    is_told: bool


class RoundTold(ToldPeriod):
    """One round of the race."""

    round: int
    order: list[int]
    #: By seat.
    ships: list[ShipTold] = []
    moves: list[MoveTold] = []
    #: The ship that was furthest at the end of the round, of those not out, or that landed first; and since when.
    leader: int = NOWHERE
    led_since: tuple[int, int] = (0, 0)


class RaceTeller:
    """Sorts the events of a race into its rounds."""

    def __init__(self, game: MississippiQueen, start: Race) -> None:
        self.game = game
        self.seats = start.seats
        self.rounds = [RoundTold(1, [*start.order])]
        self._leader = NOWHERE
        self._led_since = (0, 0)
        self._racing = set(range(start.seats))

    def take(self, choice: ToldChoice[Race]) -> None:
        """Take a choice in, with all that it brought."""
        before = choice.before
        for told in choice.events:
            if told.event.kind == "round":
                self._close(told.table)
                self.rounds.append(RoundTold(number(told.event.facts, "round"), numbers(told.event.facts, "order")))
            self._note(told, before)
            self._look_who_leads(told.table, told.when)
            before = told.table
        if choice.events:
            self._look_who_leads(choice.after, choice.events[-1].when)
        self._measure(choice.after)

    def _close(self, race: Race) -> None:
        self._measure(race)
        self._racing = {seat for seat in range(race.seats) if race.ships[seat].fate == RACING}

    def _note(self, told: ToldEvent[Race], before: Race) -> None:
        event, now = told.event, self.rounds[-1]
        now.lines.append(self.game.line(event, self.seats).text)
        now.keep(told)
        facts = event.facts
        if event.kind == "speed":
            move = MoveTold(event.seat, number(facts, "was"), number(facts, "now"), number(facts, "coal"))
            move.when = told.when
            now.moves.append(move)
        elif event.kind == "turn":
            now.moves[-1].turns += 1
            now.moves[-1].coal_for_turns += number(facts, "coal")
        elif event.kind == "forward":
            now.moves[-1].hexes += 1
        elif event.kind == "push":
            pushed = number(facts, "pushed")
            now.moves[-1].pushed.append((pushed, _hexes(came(told.table, pushed) - came(before, pushed))))
        elif event.kind in ("boards", "lands"):
            self._note_arrival(now, event)

    def _note_arrival(self, now: RoundTold, event: Event) -> None:
        """A passenger boards, or a ship lands; a ship that was pushed there did not decide it."""
        move = now.moves[-1]
        if move.seat != event.seat:
            return
        if event.kind == "boards":
            move.aboard = number(event.facts, "aboard")
        else:
            move.place = number(event.facts, "place")

    def _look_who_leads(self, race: Race, when: tuple[int, int]) -> None:
        """A ship leads until another one is further, or until it is out; the first one that lands leads for good."""
        if race.landed() > 1:
            return
        wanted = HOME if race.landed() else RACING
        ways = {seat: came(race, seat) for seat in range(race.seats) if race.ships[seat].fate == wanted}
        if not ways or ways.get(self._leader) == max(ways.values()):
            return
        # Of ships that are level, the one that moves first.
        ahead = [seat for seat in ways if ways[seat] == max(ways.values())]
        self._leader = min(ahead, key=[*race.order].index)
        self._led_since = when

    def _measure(self, race: Race) -> None:
        now = self.rounds[-1]
        furthest = max(came(race, seat) for seat in range(race.seats))
        now.leader, now.led_since = self._leader, self._led_since
        now.ships = [
            ShipTold(
                distance=_hexes(came(race, seat) - start_line(race)),
                behind=_hexes(furthest - came(race, seat)),
                speed=int(ship.speed),
                coal=int(ship.coal),
                passengers=int(ship.passengers),
                fate=FATES[ship.fate],
                is_told=seat in self._racing,
            )
            for seat, ship in enumerate(race.ships)
        ]


def came(race: Race, seat: int) -> int:
    """How far a ship has come, or came before it left the race, in half hexes (MQ-46a)."""
    ship = race.ships[seat]
    return int(ship.reached if ship.hex == NOWHERE else race.rules.river.progress(ship.hex))


def start_line(race: Race) -> int:
    """Where the first start space lies, in half hexes."""
    return int(race.rules.river.progress(race.rules.starts[0]))


def _hexes(half: int) -> float:
    return half / 2
