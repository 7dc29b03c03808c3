"""An analysis told in sentences, for the terminal and for pages."""

from __future__ import annotations

import msgspec

from paddlewheel import registry
from paddlewheel.analysis.analysis import Analysis, JudgedTurn, TurningPoint
from paddlewheel.analysis.played_turns import positions
from paddlewheel.analysis.words import said_change, seat_names
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
        said = self.change(luck)
        return "none" if said.startswith(("0 ", "0.0 ")) else f"{'+' if luck > 0 else '-'}{said}"

    def turn(self, turn: JudgedTurn) -> list[str]:
        """What was played, what was better, and why."""
        lines = [f"Played: {turn.played.text}."]
        if turn.better is not None:
            lines.append(f"Better: {turn.better.text}. It is worth {self.change(turn.cost)} more.")
            lines += [f"Why: {reason}" for reason in turn.reasons]
        return lines

    def moments(self) -> list[ToldMoment]:
        """The moments that decided, in words."""
        return [self._told(moment) for moment in self.analysis.moments]

    def _told(self, moment: TurningPoint) -> ToldMoment:
        who = self.names[moment.seat]
        if moment.kind == "turn":
            turn = next(each for each in self.analysis.turns if (each.at, each.seat) == (moment.at, moment.seat))
            heading = f"Choice {moment.at + 1}: a {turn.verdict} by {who} ({self.change(moment.change)})"
            return ToldMoment(moment, heading, self.turn(turn), turn)
        what = "gave to" if moment.change > 0 else "took from"
        heading = f"Choice {moment.at}: chance {what} {who} ({self.change(moment.change)})"
        return ToldMoment(moment, heading, self._happened(moment.at), None)

    def _happened(self, number: int) -> list[str]:
        """What everybody could see when this choice had been made."""
        if number == 0:
            return ["The set-up."]
        journal = Journal()
        before = 0
        state = self.game.set_up(self.record.seats, self.record.seed, self.record.options, journal)
        for seat, token in self.record.choices[:number]:
            before = len(journal.seen_by(None))
            state.play(seat, token)
        return [self.game.told(event, state.seats).text for event in journal.seen_by(None)[before:]]


def counted_verdicts(found: dict[str, int]) -> str:
    """How many turns were slips, mistakes and blunders: `2 slips, 1 blunder`."""
    told = [f"{found[name]} {name}{'s' if found[name] > 1 else ''}" for name in VERDICTS[2:] if found.get(name)]
    return ", ".join(told) or "none"
