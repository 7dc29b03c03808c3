"""The battles of a war: every event that everybody may know, sorted by battle, and how both sides stood after it."""

from __future__ import annotations

import msgspec

from paddlewheel.games.civil_war.game import CivilWar
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES
from paddlewheel.games.civil_war.state import COLUMNS, War
from paddlewheel.games.civil_war.view.observation import WarObservation
from paddlewheel.kernel import Event
from paddlewheel.presentation import ToldChoice, ToldEvent, ToldPeriod, number, numbers

ARMIES = 2
#: Events that are told with their moment. What is committed face down comes in any order, so when is nobody's business.
KEPT = (
    *("battle", "card", "event", "strengthen", "weaken", "raided", "recovered", "reshuffle"),
    *("tie", "column", "summary", "over"),
)


class ColumnTold(msgspec.Struct):
    """One column: the totals before and after the reinforcements (None: no card there), and who took it."""

    name: str
    before: tuple[int | None, ...] = (None, None)
    after: tuple[int | None, ...] = (None, None)
    #: -1: both lost it, -2: nobody was there, -3: not decided yet.
    taker: int = -3
    #: How often it was tied: each time both sides laid one more card.
    ties: int = 0

    @property
    def is_turned(self) -> bool:
        """Whether a side took it that was behind, or had nobody there, before the reinforcements."""
        if self.taker < 0 or self.before == (None, None):
            return False
        own, enemy = self.before[self.taker], self.before[1 - self.taker]
        return enemy is not None and (own is None or own < enemy)


class SideTold(msgspec.Struct):
    """A side in a battle. Its forces are the cards that have not fallen."""

    forces: int
    survivors: int = 0
    won: int = 0
    #: Cards lost on the battlefield and beside it, lost to raids before they fought, and brought back.
    lost: int = 0
    raided: int = 0
    recovered: int = 0
    reinforcements: int = 0
    reshuffles: int = 0


class BattleTold(ToldPeriod):
    """One battle."""

    battle: int
    first: int
    is_over: bool = False
    columns: list[ColumnTold] = []
    #: The Union, then the Confederacy.
    sides: list[SideTold] = []


class WarTeller:
    """Sorts the events of a war into its battles."""

    def __init__(self, game: CivilWar) -> None:
        self.game = game
        self.battles: list[BattleTold] = []

    def take(self, choice: ToldChoice[War]) -> None:
        """Take a choice in, with all that it brought."""
        for told in choice.events:
            if told.event.kind == "battle":
                self._begin(told)
            self._note(told)
            if told.event.kind == "summary":
                self._measure(told.table)
                self._close(told.event)
        if not self.battles[-1].is_over:
            self._measure(choice.after)

    def _begin(self, told: ToldEvent[War]) -> None:
        battle = BattleTold(number(told.event.facts, "battle"), told.event.seat)
        battle.columns = [ColumnTold(name) for name in COLUMN_NAMES]
        battle.sides = [SideTold(int(told.table.rules.cards.deck)) for _ in range(ARMIES)]
        self.battles.append(battle)

    def _note(self, told: ToldEvent[War]) -> None:
        event, now = told.event, self.battles[-1]
        now.lines.append(self.game.line(event, ARMIES).text)
        if event.kind in KEPT:
            now.keep(told)
        if event.kind == "tie":
            now.columns[number(event.facts, "column")].ties += 1
        elif event.kind == "column":
            column = now.columns[number(event.facts, "column")]
            column.taker = number(event.facts, "taker")
            totals = [numbers(event.facts, name)[0] for name in ("union", "confederacy")]
            cards = numbers(event.facts, "cards")
            column.after = tuple(total if count else None for total, count in zip(totals, cards, strict=True))
        elif event.kind == "drawn":
            now.sides[event.seat].reinforcements = number(event.facts, "cards")
            self._look_before(self.game.observe(told.table, None))
        elif event.kind in ("raided", "recovered", "reshuffle"):
            self._count(now.sides[event.seat], event.kind)

    def _look_before(self, seen: WarObservation) -> None:
        for place in range(COLUMNS):
            totals = [army.columns[place].total for army in seen.armies]
            self.battles[-1].columns[place].before = tuple(total.total if total else None for total in totals)

    def _count(self, side: SideTold, kind: str) -> None:
        if kind == "raided":
            side.raided += 1
        elif kind == "recovered":
            side.recovered += 1
        else:
            side.reshuffles += 1

    def _measure(self, war: War) -> None:
        """The forces as everybody sees them: all cards of a side but for those in the Graveyard."""
        now = self.battles[-1]
        for side, army in zip(now.sides, self.game.observe(war, None).armies, strict=True):
            side.forces, side.survivors = int(war.rules.cards.deck) - army.graveyard, len(army.survivors)

    def _close(self, event: Event) -> None:
        now = self.battles[-1]
        now.is_over = True
        for column, taker in zip(now.columns, numbers(event.facts, "takers"), strict=True):
            column.taker = taker
        for seat, side in enumerate(now.sides):
            side.won, side.lost = numbers(event.facts, "won")[seat], numbers(event.facts, "lost")[seat]
