"""What decides in the war: the battle, the forces left, and the decks they draw from."""

from __future__ import annotations

from paddlewheel.games.civil_war.components import Decks
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.view.observation import ArmySeen, WarObservation
from paddlewheel.games.civil_war.view.words import army, title
from paddlewheel.presentation import Figure, StatusLine, Tone

#: With this many cards or fewer a side is close to the end.
FEW, VERY_FEW = 24, 12


def status(seen: WarObservation, decks: Decks) -> tuple[StatusLine, ...]:
    """The battle, then both sides."""
    battle = max(1, seen.battle)
    now = Figure("", str(battle), period=say("status-battle.period", battle=battle))
    figures = (now, Figure(say("status-first"), army(seen.first)))
    return (StatusLine(say("status-battle"), figures), *(_side(seen, decks, side) for side in range(2)))


def _side(seen: WarObservation, decks: Decks, side: int) -> StatusLine:
    own = seen.armies[side]
    standing = decks.size - own.graveyard
    forces = say("status-forces.value", left=standing, all=decks.size)
    figures = [
        Figure(say("status-forces"), forces, _tone(standing), say("status-forces.tip")),
        Figure(say("status-deck"), str(own.deck)),
        Figure(say("status-survivors"), str(len(own.survivors)), tip=say("status-survivors.tip")),
    ]
    if own.reinforcements:
        figures.append(Figure("", _reinforcements(own), tip=say("status-reinforcements.tip")))
    return StatusLine(title(side), tuple(figures), side)


def _tone(standing: int) -> Tone:
    if standing <= VERY_FEW:
        return "danger"
    return "warning" if standing <= FEW else "plain"


def _reinforcements(own: ArmySeen) -> str:
    if own.ready:
        return say("status-reinforcements.ready")
    return say("status-reinforcements", count=own.reinforcements)
