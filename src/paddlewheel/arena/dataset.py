"""Positions to learn from: every decision of many games, with what was seen, allowed, chosen and what came of it.

A folder holds `positions-*.parquet` and `games-*.parquet`, a pair for every hundred games, and a card that says how
they were made. A pair is written whole or not at all, so a run that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan, Played, play_game
from paddlewheel.arena.series import arrow
from paddlewheel.kernel import AnyState, BadInput, Features, Sheet, features_of, new_record
from paddlewheel.presentation import presented
from paddlewheel.version import VERSION

#: Games in a pair of files.
CHUNK = 100
CARD = "README.md"
PLAN_FILE = "plan.json"


class Decisions(msgspec.Struct, frozen=True):
    """One game, decision by decision."""

    played: Played
    record: str
    seats: list[int]
    choices: list[int]
    #: What the deciding seat saw, as the numbers of the environments before they are scaled.
    numbers: list[bytes]
    allowed: list[list[int]]


def play_decisions(plan: Plan, numbers: Sequence[int]) -> list[Decisions]:
    """Play these games of a series and keep every decision: what a worker does."""
    return [_decisions(plan, number) for number in numbers]


def _decisions(plan: Plan, number: int) -> Decisions:
    game = plan.load()
    seats: list[int] = []
    choices: list[int] = []
    seen: list[bytes] = []
    allowed: list[list[int]] = []
    table = plan.new(number)
    sheet = Sheet(features_of(table), len(game.tokens), 1)

    def watch(state: AnyState, seat: int, choice: int) -> None:
        nonlocal table
        table = state
        sheet.rewrite(0, state, seat)
        seats.append(seat)
        choices.append(choice)
        seen.append(bytes(memoryview(sheet.page.numbers)))
        allowed.append(sorted(state.choices(seat)))

    played = play_game(plan, number, watch)
    record = new_record(game, len(plan.players), played.seed, plan.options)
    record.choices = [(seat, game.token(choice)) for seat, choice in zip(seats, choices, strict=True)]
    record.fingerprint = table.fingerprint()
    return Decisions(played, record.text(), seats, choices, seen, allowed)


class Dataset:
    """A folder of games, written a hundred at a time."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        plan.check()
        arrow()
        self.plan = plan
        self.folder = folder
        kept = folder / PLAN_FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if kept.exists():
                same = msgspec.json.decode(kept.read_bytes(), type=Plan) == plan
            elif any(folder.iterdir()):
                raise BadInput(say("no-dataset", path=str(folder)))
            else:
                kept.write_bytes(msgspec.json.encode(plan))
                same = True
        except (OSError, msgspec.MsgspecError) as error:
            raise BadInput(say("dataset-not-kept", path=str(folder), why=str(error))) from None
        if not same:
            raise BadInput(say("another-dataset", path=str(folder)))

    def run(self, games: int, executor: Executor = inline, progress: Callable[[int], None] | None = None) -> int:
        """Write until there are this many games; returns the decisions that were written this time."""
        if games < 1:
            raise BadInput(say("fewest-games", games=games))
        written = 0
        for first in range(0, games, CHUNK):
            numbers = range(first, min(first + CHUNK, games))
            written += self._write(numbers, executor, progress)
        self._write_card(games)
        return written

    def _write(self, numbers: range, executor: Executor, progress: Callable[[int], None] | None) -> int:
        _, pq = arrow()
        whole = pq.read_metadata(self._path("games", numbers)).num_rows if self._path("games", numbers).exists() else 0
        if whole >= len(numbers):
            if progress is not None:
                progress(len(numbers))
            return 0
        played: list[Decisions] = []
        for game in executor(play_decisions, self.plan, list(numbers)):
            played.append(game)
            if progress is not None:
                progress(1)
        played.sort(key=lambda game: game.played.number)
        # The file of the games comes last: where it is, its positions are there too.
        self._put("positions", numbers, self._positions(played))
        self._put("games", numbers, self._games(played))
        return sum(len(game.choices) for game in played)

    def _path(self, kind: str, numbers: range) -> Path:
        return self.folder / f"{kind}-{numbers.start // CHUNK:05}.parquet"

    def _put(self, kind: str, numbers: range, table: Any) -> None:
        _, pq = arrow()
        path = self._path(kind, numbers)
        beside = path.with_suffix(".part")
        pq.write_table(table, beside, compression="zstd")
        beside.replace(path)

    def _positions(self, played: list[Decisions]) -> Any:
        """A row for each decision."""
        pa, _ = arrow()
        import numpy as np

        width = self._features().size
        numbers = np.frombuffer(b"".join(text for game in played for text in game.numbers), np.int16)
        rows = [(game, step) for game in played for step in range(len(game.choices))]
        return pa.table(
            {
                "game": pa.array([game.played.number for game, _ in rows], pa.int64()),
                "step": pa.array([step for _, step in rows], pa.int32()),
                "seat": pa.array([game.seats[step] for game, step in rows], pa.int8()),
                "observation": pa.FixedSizeListArray.from_arrays(pa.array(numbers), width),
                "allowed": pa.array([game.allowed[step] for game, step in rows], pa.list_(pa.int16())),
                "choice": pa.array([game.choices[step] for game, step in rows], pa.int16()),
                "rank": pa.array([game.played.ranks[game.seats[step]] for game, step in rows], pa.int8()),
                "score": pa.array([game.played.scores[game.seats[step]] for game, step in rows], pa.float32()),
                "won": pa.array([game.seats[step] in game.played.winners for game, step in rows], pa.bool_()),
            }
        )

    def _games(self, played: list[Decisions]) -> Any:
        """A row for each game, with its record."""
        pa, _ = arrow()
        return pa.table(
            {
                "game": [game.played.number for game in played],
                "seed": [game.played.seed for game in played],
                "reason": [game.played.reason for game in played],
                "ranks": [list(game.played.ranks) for game in played],
                "scores": [list(game.played.scores) for game in played],
                "winners": pa.array([list(game.played.winners) for game in played], pa.list_(pa.int8())),
                "record": [game.record for game in played],
            }
        )

    def _features(self) -> Features[Any]:
        return features_of(self.plan.new(0))

    def _write_card(self, games: int) -> None:
        """What the folder holds and how it was made."""
        game = self.plan.load()
        text = say(
            "card",
            title=presented(game).about.title,
            games=games,
            players=", ".join(self.plan.players),
            options=", ".join(f"{name}={value}" for name, value in self.plan.options.items()) or say("as-they-are"),
            seed=str(self.plan.seed),
            rules=str(game.info.rules_version),
            version=VERSION,
            choices=len(game.tokens),
        )
        parts = "".join(f"| {start} | {size} | {name} | {most} |\n" for start, size, name, most in self._parts())
        (self.folder / CARD).write_text(f"{text}\n{parts}", encoding="utf-8")

    def _parts(self) -> Iterator[tuple[int, int, str, int]]:
        start = 0
        for part in self._features().parts:
            yield start, int(part.size), part.name, int(part.most)
            start += int(part.size)
