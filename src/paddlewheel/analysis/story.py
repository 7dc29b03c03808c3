"""An analysis told in sentences, for the terminal and for pages."""

from __future__ import annotations

import msgspec

from paddlewheel import registry
from paddlewheel.analysis.analysis import Analysis, JudgedTurn, TurningPoint
from paddlewheel.analysis.played_turns import positions
from paddlewheel.analysis.sentences import say
from paddlewheel.analysis.words import is_nothing, said_change, seat_names
from paddlewheel.kernel import Journal, Record

VERDICTS = ("best", "good", "slip", "mistake", "blunder")


class ToldMoment(msgspec.Struct, frozen=True):
    """A moment in words. `turn` is there where it was a turn."""

    moment: TurningPoint
    heading: str
    lines: list[str]
    turn: JudgedTurn | None


class Story:
    """The words for one analysis of one record."""

    def __init__(self, record: Record, analysis: Analysis) -> None:
        self.record = record
        self.analysis = analysis
        self.game = registry.game_of(record)
        self.names = seat_names(self.game, next(positions(record)))

    def player(self, seat: int) -> str:
        """The name of a seat, and who sat there."""
        players = self.record.players
        return f"{self.names[seat]} ({players[seat]})" if players else self.names[seat]

    def change(self, change: float) -> str:
        """What was won or lost."""
        return said_change(self.analysis.quantity, change)

    def luck(self, seat: int) -> str:
        """What chance gave the seat in all, with its sign."""
        luck = self.analysis.seats[seat].luck
        if is_nothing(self.analysis.quantity, luck):
            return say("no-luck")
        return f"{'+' if luck > 0 else '-'}{self.change(luck)}"

    def turn(self, turn: JudgedTurn) -> list[str]:
        """What was played, what was better, and why."""
        lines = [say("turn-played", turn=turn.played.text)]
        if turn.better is not None:
            lines.append(say("turn-better", turn=turn.better.text, change=self.change(turn.cost)))
            lines += [say("turn-why", reason=reason) for reason in turn.reasons]
        return lines

    def moments(self) -> list[ToldMoment]:
        """The moments that decided, in words."""
        return [self._told(moment) for moment in self.analysis.moments]

    def _told(self, moment: TurningPoint) -> ToldMoment:
        who = self.names[moment.seat]
        if moment.kind == "turn":
            turn = next(each for each in self.analysis.turns if (each.at, each.seat) == (moment.at, moment.seat))
            heading = lost_heading(turn, who, self.change(moment.change))
            return ToldMoment(moment, heading, self.turn(turn), turn)
        name = "chance-gave" if moment.change > 0 else "chance-took"
        heading = say(name, choice=moment.at, who=who, change=self.change(moment.change))
        return ToldMoment(moment, heading, self._happened(moment.at), None)

    def _happened(self, number: int) -> list[str]:
        """What everybody could see when this choice had been made."""
        if number == 0:
            return [say("set-up")]
        journal = Journal()
        before = 0
        state = self.game.set_up(self.record.seats, self.record.seed, self.record.options, journal)
        for seat, token in self.record.choices[:number]:
            before = len(journal.seen_by(None))
            state.play(seat, token)
        return [self.game.told(event, state.seats).text for event in journal.seen_by(None)[before:]]


def counted_verdicts(found: dict[str, int]) -> str:
    """How many turns were slips, mistakes and blunders: `2 slips, 1 blunder`."""
    told = [say(f"counted-{name}", count=found[name]) for name in VERDICTS[2:] if found.get(name)]
    return ", ".join(told) or say("no-verdicts")


def lost_heading(turn: JudgedTurn, who: str, change: str) -> str:
    """A turn that gave something away: which choice, whose, and how much."""
    return say(f"a-{turn.verdict}", choice=turn.at + 1, who=who, change=change)
