"""A series that can be stopped and gone on with: every game is kept in a Parquet file."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan, Played, play_series
from paddlewheel.arena.tally import Simulation, tally
from paddlewheel.kernel import BadData, BadInput

if TYPE_CHECKING:
    import pandas as pd

#: Seconds between two times a running series is put on disk: soon at first, then ever more rarely.
FIRST_SAVE = 1.0
SAVE_EVERY = 20.0
PLAN = b"paddlewheel plan"


def kept_file(folder: Path | None, game: str, players: Sequence[str], label: str = "") -> Path | None:
    """The file in this folder for a series of these players, and of this setting where there are several."""
    if folder is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    words = "-".join(filter(None, (game, *players, label)))
    return folder / f"{re.sub('[^A-Za-z0-9.-]+', '_', words)[:200]}.parquet"


class Series:
    """The games of one plan, played so far."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        plan.check()
        self.plan = plan
        self.path = path
        #: Whether Ctrl-C has ended it.
        self.interrupted = False
        self.played: list[Played] = _read(path, plan) if path is not None and path.exists() else []

    def run(
        self, games: int, executor: Executor = inline, progress: Callable[[int, int, int], None] | None = None
    ) -> Simulation:
        """Play until there are this many games. Ctrl-C keeps what is done and counts it."""
        if games < 1:
            raise BadInput(say("fewest-games", games=games))
        done = {game.number for game in self.played}
        missing = [number for number in range(games) if number not in done]
        started = saved = time.perf_counter()
        fresh = decisions = 0
        wait = FIRST_SAVE
        try:
            for game in play_series(self.plan, missing, executor):
                self.played.append(game)
                fresh += 1
                decisions += game.decisions
                now = time.perf_counter()
                if progress is not None:
                    progress(len(self.played), fresh, decisions)
                if now - saved > wait:
                    self.save()
                    saved = now
                    wait = min(2 * wait, SAVE_EVERY)
        except KeyboardInterrupt:
            self.interrupted = True
            if not self.played:
                raise
        finally:
            self.save()
        self.played.sort(key=lambda game: game.number)
        return tally(self.plan, self.played, max(time.perf_counter() - started, 1e-9))

    def frame(self) -> pd.DataFrame:
        """The games as a data frame: a row a game, a column a seat for ranks, scores and wins."""
        import pandas as pd

        rows = []
        for game in sorted(self.played, key=lambda game: game.number):
            row: dict[str, object] = {
                "number": game.number, "seed": game.seed, "reason": game.reason, "decisions": game.decisions,
            }  # fmt: skip
            for seat in range(len(self.plan.players)):
                row |= {f"rank_{seat}": game.ranks[seat], f"score_{seat}": game.scores[seat]}
                row[f"won_{seat}"] = seat in game.winners
            rows.append(row)
        return pd.DataFrame(rows)

    def save(self) -> None:
        """Put the games on disk, if they have a file: written whole beside it, then put in its place."""
        if self.path is None or not self.played:
            return
        pa, pq = arrow()
        table = pa.Table.from_pandas(self.frame(), preserve_index=False)
        table = table.replace_schema_metadata({PLAN: msgspec.json.encode(self.plan)})
        beside = self.path.with_suffix(".part")
        pq.write_table(table, beside)
        beside.replace(self.path)


def _read(path: Path, plan: Plan) -> list[Played]:
    _, pq = arrow()
    try:
        table = pq.read_table(path)
        kept = msgspec.json.decode((table.schema.metadata or {}).get(PLAN, b"null"), type=Plan | None)
    except Exception as error:
        raise BadData(str(path), say("not-a-series"), say("not-parquet", why=str(error))) from None
    if kept != plan:
        raise BadInput(say("another-series-file", path=str(path)))
    seats = range(len(plan.players))
    return [
        Played(
            row["number"],
            row["seed"],
            row["reason"],
            row["decisions"],
            tuple(row[f"rank_{seat}"] for seat in seats),
            tuple(row[f"score_{seat}"] for seat in seats),
            tuple(seat for seat in seats if row[f"won_{seat}"]),
        )
        for row in table.to_pylist()
    ]


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet part, or one clear error."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise BadInput(say("arrow-missing")) from None
    return pa, pq
