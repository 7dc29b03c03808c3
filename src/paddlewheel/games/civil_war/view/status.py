"""What decides in the war: the battle, the forces left, and the decks they draw from."""

from __future__ import annotations

from paddlewheel.games.civil_war.components import Decks
from paddlewheel.games.civil_war.view.observation import ArmySeen, WarObservation
from paddlewheel.games.civil_war.view.panels import TITLES
from paddlewheel.games.civil_war.view.words import ARMIES
from paddlewheel.presentation import Figure, StatusLine, Tone

#: With this many cards or fewer a side is close to the end.
FEW, VERY_FEW = 24, 12


def status(seen: WarObservation, decks: Decks) -> tuple[StatusLine, ...]:
    """The battle, then both sides."""
    battle = StatusLine("Battle", (Figure("", str(max(1, seen.battle))), Figure("flips first", ARMIES[seen.first])))
    return (battle, *(_side(seen, decks, side) for side in range(2)))


def _side(seen: WarObservation, decks: Decks, side: int) -> StatusLine:
    army = seen.armies[side]
    standing = decks.size - army.graveyard
    figures = [
        Figure(
            "forces",
            f"{standing} of {decks.size}",
            _tone(standing),
            "Cards that have not fallen. With none the war is lost.",
        ),
        Figure("deck", str(army.deck)),
        Figure("Survivors", str(len(army.survivors)), tip="They form the next deck."),
    ]
    if army.reinforcements:
        figures.append(Figure("", _reinforcements(army), tip="Reinforcements of this battle."))
    return StatusLine(TITLES[side], tuple(figures), side)


def _tone(standing: int) -> Tone:
    if standing <= VERY_FEW:
        return "danger"
    return "warning" if standing <= FEW else "plain"


def _reinforcements(army: ArmySeen) -> str:
    return "committed" if army.ready else f"{army.reinforcements} to commit"
