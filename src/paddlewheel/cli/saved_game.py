"""A game that is saved as a record file while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paddlewheel import registry
from paddlewheel.cli.words import say
from paddlewheel.kernel import AnyState, BadInput, OptionValue, choice_line, parse_record, seal
from paddlewheel.presentation import LoadedGame
from paddlewheel.tables.game_log import GameLog


class SavedGame:
    """A game log and its file. Every choice is on disk before the next one is asked for."""

    def __init__(self, log: GameLog[AnyState], path: Path) -> None:
        self.log = log
        self.path = path
        self._write(log.record.text())

    @classmethod
    def new(
        cls, game: LoadedGame, players: Sequence[str], seed: int, options: dict[str, OptionValue], path: Path
    ) -> SavedGame:
        return cls(GameLog(game, len(players), seed, options, players=players), path)

    @classmethod
    def resume(cls, path: Path, player: str, game: str = "") -> SavedGame:
        """Continue a saved game, of this title if one is named. Where it names no players, all seats get this one."""
        record = parse_record(path.read_text(encoding="utf-8"))
        if game and record.game != game:
            raise BadInput(say("resume-other-game", file=str(path), game=record.game, wanted=game))
        if not record.players:
            record.players = [player] * record.seats
        return cls(GameLog.from_record(registry.game_of(record), record), path)

    def play(self, seat: int, choice: int | str, by_bot: bool = False) -> None:
        """Make a choice and save it."""
        self.log.play(seat, choice, by_bot)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(choice_line(seat, self.log.entries[-1].token))

    def undo(self, seat: int) -> None:
        """Take the last choice of a seat back and save that."""
        self.log.undo(seat)
        self._write(self.log.record.text())

    def finish(self) -> None:
        """Write the record of a finished game with its fingerprints."""
        record = self.log.record
        seal(record, self.log.game)
        self._write(record.text())

    def _write(self, text: str) -> None:
        self.path.write_text(text, encoding="utf-8")
