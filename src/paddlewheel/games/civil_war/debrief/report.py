"""What a debriefing of a war tells, gathered from a record: battles, forces, turning points, questions."""

from __future__ import annotations

import msgspec

from paddlewheel.games.civil_war.debrief.battles import BattleTold, WarTeller
from paddlewheel.games.civil_war.debrief.hindsight import Hindsight, hindsight
from paddlewheel.games.civil_war.debrief.questions import questions_for
from paddlewheel.games.civil_war.debrief.turning_points import turning_points
from paddlewheel.games.civil_war.game import GAME, CivilWar
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.rules.vocabulary import COMMITS
from paddlewheel.games.civil_war.state import War
from paddlewheel.games.civil_war.view.words import ending, sentence, sides
from paddlewheel.kernel import Outcome, Record
from paddlewheel.presentation import (
    Moment,
    ToldGame,
    common_facts,
    players_of,
    retold,
    seat_names,
)


class Standing(msgspec.Struct, frozen=True):
    """How a side stands at the end of the war, or now."""

    seat: int
    side: str
    player: str
    #: `won`, `lost` or `draw`; empty before the end.
    result: str
    #: Cards that have not fallen.
    forces: int
    columns_won: int
    cards_lost: int
    cards_recovered: int


class WarReport(ToldGame, kw_only=True):
    """A whole war for talking about."""

    #: As they stand inside a sentence.
    sides: tuple[str, ...]
    #: The Union, then the Confederacy.
    standings: list[Standing]
    battles: list[BattleTold]
    turning_points: list[Moment]
    #: Only once the war is over: until then it would tell of cards that nobody has seen.
    hindsight: list[Hindsight]


class Commitments:
    """The table before the reinforcements of each battle are laid, and where they were laid."""

    def __init__(self) -> None:
        self.before: dict[int, War] = {}
        self.made: dict[int, list[tuple[int, int]]] = {}

    def take(self, war: War, seat: int, choice: int) -> None:
        """Take a choice in, with the table before it."""
        if choice >= COMMITS:
            self.before.setdefault(war.battle, war)
            self.made.setdefault(war.battle, []).append((seat, choice))

    def judged(self) -> list[Hindsight]:
        """What each side could have taken."""
        return [found for battle, war in self.before.items() for found in hindsight(war, self.made[battle])]


def debrief(record: Record, game: CivilWar = GAME) -> WarReport:
    """The report on a record, as far as the war went. A damaged record raises BadRecord."""
    teller, commitments = WarTeller(game), Commitments()
    outcome: Outcome | None = None
    for choice in retold(record, game):
        outcome = choice.after.outcome
        teller.take(choice)
        if choice.made:
            seat, token = record.choices[choice.made - 1]
            commitments.take(choice.before, seat, game.choice(token))
    names = seat_names(sides(), record)
    judged = commitments.judged() if outcome is not None else []
    told = say("not-over", battle=teller.battles[-1].battle)
    if outcome is not None:
        told = ending(outcome.reason, outcome.rule)
    return WarReport(
        **common_facts(record, outcome),
        ending=told,
        sides=names,
        standings=_standings(teller.battles, names, players_of(record), outcome),
        battles=teller.battles,
        turning_points=turning_points(teller.battles, names),
        hindsight=judged,
        questions=questions_for(teller.battles, names, judged, outcome),
    )


def _standings(
    battles: list[BattleTold], sides: tuple[str, ...], players: tuple[str, ...], outcome: Outcome | None
) -> list[Standing]:
    return [
        Standing(
            seat=seat,
            side=sentence(side),
            player=players[seat],
            result=_result(seat, outcome),
            forces=battles[-1].sides[seat].forces,
            columns_won=sum(battle.sides[seat].won for battle in battles),
            cards_lost=sum(battle.sides[seat].lost + battle.sides[seat].raided for battle in battles),
            cards_recovered=sum(battle.sides[seat].recovered for battle in battles),
        )
        for seat, side in enumerate(sides)
    ]


def _result(seat: int, outcome: Outcome | None) -> str:
    if outcome is None:
        return ""
    if not outcome.winners:
        return "draw"
    return "won" if seat in outcome.winners else "lost"
