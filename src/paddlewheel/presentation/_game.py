"""A game with its words and pictures: what every surface that people look at needs of it."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path

from paddlewheel.kernel import (
    AnyGame,
    AnyRules,
    AnyState,
    BadInput,
    Event,
    Game,
    GameInfo,
    Observation,
    Options,
    Record,
)
from paddlewheel.kernel._contract import R, S, require_methods
from paddlewheel.kernel._game import V
from paddlewheel.kernel._options import O
from paddlewheel.presentation._debriefing import Debriefing
from paddlewheel.presentation._scene import Line, Scene


class PresentedGame(Game[S, R, O, V]):
    """A game that can be shown. It is drawn and worded from observations, never from the state."""

    def __init__(self, info: GameInfo, folder: Path, tokens: tuple[str, ...], options: type[O]) -> None:
        super().__init__(info, folder, tokens, options)
        require_methods(self, PresentedGame, ("scene", "text", "line"))

    @abstractmethod
    def scene(self, observation: V) -> Scene:
        """The table as this observation shows it."""

    @abstractmethod
    def text(self, observation: V) -> str:
        """The table as text, for a terminal."""

    @abstractmethod
    def line(self, event: Event, seats: int) -> Line:
        """An event in words."""

    def debrief(self, record: Record) -> Debriefing:
        """A record of this game for talking about."""
        raise BadInput(f"{self.info.title} has no debriefing")

    def svg(self, scene: Scene) -> str:
        """The scene drawn with this game's art."""
        from paddlewheel.presentation.svg import draw, read_art  # it loads an XML parser, which few callers need

        return draw(scene, read_art(self.folder / "art.svg"))

    def picture(self, observation: V) -> str:
        return self.svg(self.scene(observation))


#: A game as the registry gives it out: nobody knows its own types, and only an observation can be shown.
LoadedGame = PresentedGame[AnyState, AnyRules, Options, Observation]


def presented(game: AnyGame) -> LoadedGame:
    """A state's game as one that can be shown."""
    if not isinstance(game, PresentedGame):
        raise BadInput(f"{game.info.title} has neither words nor pictures")
    return game
