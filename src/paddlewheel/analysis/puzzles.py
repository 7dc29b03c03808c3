"""Puzzles: positions of real games in which one turn is clearly the best. Each game has its own in `puzzles.json`."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from paddlewheel import registry
from paddlewheel.analysis.judging import Judged
from paddlewheel.analysis.sentences import say
from paddlewheel.analysis.trial import judge_trial
from paddlewheel.kernel import AnyState, BadData, BadInput, OptionValue, Record, replay
from paddlewheel.presentation import LoadedGame

FILE = "puzzles.json"


class Puzzle(msgspec.Struct, frozen=True):
    """One position: the game up to there, whose turn it is, and the best turn."""

    seats: int
    seed: int
    options: dict[str, OptionValue]
    #: Seat and token of every choice before, one in a line as in a record.
    choices: list[str]
    seat: int
    solution: list[str]
    #: How far the solution is ahead of the next best turn.
    lead: float

    def record(self, game: LoadedGame) -> Record:
        """The game up to the position."""
        made = [(int(seat), token) for seat, _, token in (choice.partition(" ") for choice in self.choices)]
        return Record(game.info.id, game.info.rules_version, self.seats, self.seed, dict(self.options), choices=made)

    def position(self, game: LoadedGame) -> AnyState:
        """The position itself."""
        return replay(self.record(game), game)


class PuzzleFile(msgspec.Struct, frozen=True):
    """The puzzles of one game, for one version of its rules."""

    game: str
    rules: int
    puzzles: list[Puzzle]


@cache
def load_puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none where it has no file, or one for other rules."""
    game = registry.load(name)
    path = game.folder / FILE
    if not path.is_file():
        return ()
    try:
        found = msgspec.json.decode(path.read_bytes(), type=PuzzleFile)
    except msgspec.DecodeError as error:
        raise BadData(FILE, say("not-puzzles"), str(error)) from None
    return tuple(found.puzzles) if found.rules == game.info.rules_version else ()


def puzzle_of(name: str, number: int) -> Puzzle:
    """One puzzle of a game, counted from 1."""
    found = load_puzzles(name)
    if not found:
        raise BadInput(say("no-puzzles", game=registry.load(name).about.title))
    if not 1 <= number <= len(found):
        raise BadInput(say("no-such-puzzle", game=registry.load(name).about.title, last=len(found), number=str(number)))
    return found[number - 1]


def daily(name: str, day: date) -> int:
    """The number of the puzzle of a day: the same for everybody."""
    count = len(load_puzzles(name))
    return 1 + day.toordinal() % count if count else 0


def judge_answer(game: LoadedGame, puzzle: Puzzle, tokens: list[str]) -> Judged:
    """What an answer costs beside the solution."""
    return judge_trial(puzzle.position(game), puzzle.seat, puzzle.seed, tokens, puzzle.solution)


def write(path: Path, game: LoadedGame, puzzles: list[Puzzle]) -> None:
    """Write a file of puzzles, one puzzle in a line."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    head = f'{{"game": "{game.info.id}", "rules": {game.info.rules_version}, "puzzles": ['
    path.write_text(f"{head}\n{lines}\n]}}\n", encoding="utf-8")
