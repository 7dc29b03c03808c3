"""A game with its words and pictures: what every surface that people look at needs of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import msgspec

from paddlewheel.kernel import (
    AnyGame,
    AnyRules,
    AnyState,
    BadInput,
    Event,
    Game,
    GameInfo,
    Observation,
    OptionInfo,
    Options,
    Record,
    SeatView,
    describe_options,
)
from paddlewheel.kernel._contract import R, S, require_methods
from paddlewheel.kernel._game import V
from paddlewheel.kernel._options import O
from paddlewheel.language import identifier
from paddlewheel.presentation._debriefing import Debriefing
from paddlewheel.presentation._forms import Form
from paddlewheel.presentation._plans import Plan
from paddlewheel.presentation._played_turn import PlayedTurn
from paddlewheel.presentation._scene import Line, Scene
from paddlewheel.presentation._table_words import table_line
from paddlewheel.presentation._text import Size, broken
from paddlewheel.presentation._words import capital, say

if TYPE_CHECKING:
    from paddlewheel.presentation.printed import PrintedPart


class PresentedGame(Game[S, R, O, V]):
    """A game that can be shown. It is drawn and worded from observations, never from the state."""

    #: The kinds of events with which a round (a battle, a phase) begins: the chapters of a journal.
    round_events: ClassVar[frozenset[str]] = frozenset()
    #: Whether the board is another one in each deal, so that places of two games cannot be compared.
    board_grows: ClassVar[bool] = False

    def __init__(self, info: GameInfo, folder: Path, tokens: tuple[str, ...], options: type[O]) -> None:
        super().__init__(info, folder, tokens, options)
        require_methods(self, PresentedGame, ("scene", "text", "line"))

    @property
    def about(self) -> GameInfo:
        """The facts about the game, with its words in the language spoken now."""
        told, info = self.messages.translated, self.info
        return msgspec.structs.replace(
            info,
            title=told("info-title", info.title),
            one_line=told("info-one-line", info.one_line),
            credits=told("info-credits", info.credits),
        )

    def options_told(self) -> list[OptionInfo]:
        """Every option with its words in the language spoken now."""
        return [self._told_option(option) for option in describe_options(self.options)]

    def _told_option(self, option: OptionInfo) -> OptionInfo:
        said, name = self.messages.translated, f"option-{identifier(option.name)}"
        labels = option.labels
        if option.values == ("true", "false"):
            labels = (say("yes"), say("no"))
        elif labels:
            labels = tuple(
                said(f"{name}-{identifier(value)}", label)
                for value, label in zip(option.values, option.labels, strict=True)
            )
        return msgspec.structs.replace(
            option,
            title=capital(said(f"{name}.title", option.title)),
            meaning=said(name, option.meaning),
            labels=tuple(map(capital, labels)),
        )

    @abstractmethod
    def scene(self, observation: V) -> Scene:
        """The table as this observation shows it."""

    def choices_at(self, observation: V, element: str) -> list[int]:
        """The choices that touch an element of the scene; where none is offered, those of any decision."""
        scene = self.scene(observation)
        if all(element != each.id for area in scene.areas for each in area.elements):
            return []
        offered = [self.choice(offer.token) for offer in scene.offers if element in offer.touches]
        return offered or self.possible_at(observation, element)

    def possible_at(self, observation: V, element: str) -> list[int]:
        """The choices that could be made at an element that is in the scene, whether or not they are offered now."""
        return [
            self.choice(each.token)
            for area in self.scene(observation).areas
            for each in area.elements
            if each.id == element and each.token
        ]

    @abstractmethod
    def text(self, observation: V) -> str:
        """The table as text, for a terminal: all of it, whatever its size."""

    def close_up(self, observation: V, size: Size) -> str:
        """The table as text of this size: what decides, and the board around whoever decides. The prompt ends it.

        No line is wider. Where no height is given it is all of the table, as in `text`.
        """
        return "\n".join(part for line in self.text(observation).splitlines() for part in broken(line, size.width))

    @abstractmethod
    def line(self, event: Event, seats: int) -> Line:
        """An event in words."""

    def told(self, event: Event, seats: int) -> Line:
        """An event in words, with who did it and whether a round begins with it."""
        line = table_line(event) or self.line(event, seats)
        return msgspec.structs.replace(line, seat=event.seat, opens_round=event.kind in self.round_events)

    def plans(self, seat_view: SeatView) -> tuple[Plan, ...]:
        """Chains of choices that this seat can make now, each as one thing to point at. None where it is not asked."""
        return ()

    def form(self, seat_view: SeatView, picked: Collection[str] = ()) -> Form | None:
        """What this seat can say now in a few parts, with these answers to them; None where choices are enough."""
        return None

    def talk_at_hand(self, state: S) -> int | None:
        """The number of the talk under way, where players talk in turn and a host may set a time for it; else None."""
        return None

    def hush(self, state: S, seat: int) -> str:
        """The choice by which a seat ends its part in a talk: passing, refusing. Empty for something half said."""
        return ""

    @property
    def has_talks(self) -> bool:
        """Whether players talk in turn."""
        return type(self).talk_at_hand is not PresentedGame.talk_at_hand

    def reasons(self, turn: PlayedTurn[S]) -> list[str]:
        """What a turn is for and what it costs, as short sentences that begin with a verb: *Reaches the dock.*"""
        return []

    def is_same_turn(self, before: S, after: S) -> bool:
        """Whether a seat that decides in both positions still makes the same turn, not one that follows at once."""
        return True

    def opinion(self, observation: V) -> str:
        """One sentence where the decision at hand asks for the player's own opinion, so that no hint is given."""
        return ""

    def debrief(self, record: Record) -> Debriefing:
        """A record of this game for talking about."""
        raise BadInput(say("no-debriefing", game=self.about.title))

    @property
    def has_debriefing(self) -> bool:
        """Whether this game makes debriefings."""
        return type(self).debrief is not PresentedGame.debrief

    def to_print(self, options: O) -> PresentedGame[S, R, O, V]:
        """The game with the pieces that these options put on the table; most options change rules only."""
        return self

    def printed(self) -> tuple[PrintedPart, ...]:
        """What has to lie on the table, for printing; rules and player aid come of themselves."""
        return ()

    def svg(self, scene: Scene) -> str:
        """The scene drawn with this game's art."""
        from paddlewheel.presentation.svg import draw, read_art  # it loads an XML parser, which few callers need

        return draw(scene, read_art(self.folder / "art.svg"))

    def picture(self, observation: V) -> str:
        """The table as SVG, for notebooks."""
        return self.svg(self.scene(observation))


#: A game as the registry gives it out: nobody knows its own types, and only an observation can be shown.
LoadedGame = PresentedGame[AnyState, AnyRules, Options, Observation]


def presented(game: AnyGame) -> LoadedGame:
    """A state's game as one that can be shown."""
    if not isinstance(game, PresentedGame):
        raise BadInput(say("not-presented", game=game.info.title))
    return game
