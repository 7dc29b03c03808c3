"""A table in the browser without a table on the server: the page gets views made from records, one after the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import paddlewheel as pw
from paddlewheel import registry
from paddlewheel.tables.entries import entries_of
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.messages import SeatInfo, TableInfo, View, Welcome
from paddlewheel.tables.models import ClockPlan
from paddlewheel.tables.views import view

RECORDS = Path(__file__).parents[1] / "records"
TABLE = "shown"
#: Milliseconds that a page gets to show a view.
PATIENCE = 20_000


class Decision(NamedTuple):
    """A decision of a recorded game, as the seat that has to decide sees it."""

    record: str
    step: int
    seat: int
    seats: int
    view: View

    @property
    def name(self) -> str:
        return f"{self.record}, step {self.step}, seat {self.seat}"


def records(game: str) -> list[Path]:
    return sorted((RECORDS / game).glob("*.record"))


def decisions(path: Path, steps: frozenset[int] | None = None) -> Iterator[Decision]:
    """The decisions of a record at these steps (all where none are named), each with the journal so far."""
    record = pw.parse_record(path.read_text(encoding="utf-8"))
    log: GameLog[Any] = GameLog(registry.load(record.game), record.seats, record.seed, record.options)
    for step, entry in enumerate(entries_of(record)):
        if steps is None or step in steps:
            yield Decision(path.stem, step, entry.seat, record.seats, view(log, entry.seat, "scene"))
        log.add(entry)


def sample(game: str) -> list[Decision]:
    """Decisions of every kind that the records of a game meet: those with the most and the fewest choices."""
    found: dict[str, list[tuple[int, Path, int]]] = {}
    for path in records(game):
        record = pw.parse_record(path.read_text(encoding="utf-8"))
        state = registry.load(game).set_up(record.seats, record.seed, record.options)
        for step, (seat, token) in enumerate(record.choices):
            found.setdefault(state.step().name, []).append((len(state.choices(seat)), path, step))
            state.play(seat, token)
    wanted: dict[Path, set[int]] = {}
    for met in found.values():
        for _, path, step in (max(met), min(met)):
            wanted.setdefault(path, set()).add(step)
    return [decision for path, steps in wanted.items() for decision in decisions(path, frozenset(steps))]


class ShownTable:
    """The page of a table that is told what to show."""

    def __init__(self, page: Any, game: str, first: Decision, clock: ClockPlan | None = None) -> None:
        self.page = page
        self._socket: Any = None
        self._game = registry.load(game)
        self._clock = clock
        self._seq = 0
        self._latest = first
        page.route_web_socket(f"**/api/tables/{TABLE}/live", self._connected)
        page.goto(f"/#/t/{TABLE}")
        page.wait_for_function("() => document.querySelector('.ui-table')", timeout=PATIENCE)

    def _connected(self, socket: Any) -> None:
        self._socket = socket
        socket.on_message(self._heard)

    def _heard(self, text: str) -> None:
        if json.loads(text)["type"] != "hello":
            return
        self._say(Welcome(table=TABLE, seats=[self._latest.seat]))
        self._say(self._info())
        self._say(self._numbered(self._latest.view))

    def show(self, decision: Decision) -> None:
        """Show a decision, and wait until the page has placed it."""
        before, self._latest = self._latest, decision
        if (before.seat, before.seats) != (decision.seat, decision.seats):
            self._say(Welcome(table=TABLE, seats=[decision.seat]))
            self._say(self._info())
        self._say(self._numbered(decision.view))
        shown = f"() => document.querySelector('.ui-table')?.dataset.shown === '{self._seq}'"
        self.page.wait_for_function(shown, timeout=PATIENCE)

    def say(self, message: msgspec.Struct) -> None:
        """Send any other message of the server."""
        self._say(message)

    def _say(self, message: msgspec.Struct) -> None:
        self._socket.send(msgspec.json.encode(message).decode())

    def _numbered(self, shown: View) -> View:
        self._seq += 1
        return msgspec.structs.replace(shown, seq=self._seq, kept=0)

    def _info(self) -> TableInfo:
        seats = [
            SeatInfo(
                seat=seat, kind="person" if seat == self._latest.seat else "bot", name="", level="steady", here=True,
                stand_in="", wants_pause=False, resigned=False,
                wants_end=False, absent=False, muted=False, sits_out=False, left=None,
            )
            for seat in range(self._latest.seats)
        ]  # fmt: skip
        return TableInfo(
            id=TABLE, game=self._game.info.id, title=self._game.info.title, status="playing", seats=seats, options={},
            components="", keep_talk=False, listed=False, hints=True, paused=False, held=False,
            classroom="", sealed=False, talk_left=None,
            private=self._game.info.private_information,
            watching="watch", watchers=0, clock=self._clock, absent_after=120, commitment="", seed=None,
            salt=None, fork_of="", next="", created=0.0,
        )  # fmt: skip
