"""Datasets: every decision of many games as Parquet, whole or not at all."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import paddlewheel as pw
from paddlewheel.arena import dataset
from paddlewheel.arena.dataset import Dataset
from paddlewheel.arena.executors import inline
from paddlewheel.arena.plan import Plan
from paddlewheel.kernel import Sheet, features_of

pq = pytest.importorskip("pyarrow.parquet")


def read(folder: Path, kind: str) -> list[dict[str, object]]:
    return [row for file in sorted(folder.glob(f"{kind}-*.parquet")) for row in pq.read_table(file).to_pylist()]


@pytest.mark.parametrize("game", pw.games())
def test_every_position_is_that_of_the_record(tmp_path: Path, game: str) -> None:
    seats = pw.load(game).info.seats[0]
    plan = Plan(game, ("random",) * seats, seed=5)
    written = Dataset(plan, tmp_path / "set").run(2)
    positions, games = read(tmp_path / "set", "positions"), read(tmp_path / "set", "games")
    assert len(positions) == written
    for row in games:
        record = pw.parse_record(str(row["record"]))
        mine = [position for position in positions if position["game"] == row["game"]]
        assert len(mine) == len(record.choices)
        loaded = pw.load(game)
        state = loaded.new(seats=record.seats, seed=record.seed, **record.options)
        sheet = Sheet(features_of(state), len(loaded.tokens), 1)
        for position, (seat, token) in zip(mine, record.choices, strict=True):
            sheet.rewrite(0, state, seat)
            assert position["seat"] == seat
            assert position["observation"] == np.frombuffer(memoryview(sheet.page.numbers), np.int16).tolist()
            assert position["allowed"] == sorted(state.choices(seat))
            assert position["choice"] == loaded.choice(token)
            state.play(seat, token)
        assert state.outcome is not None
        assert {position["seat"] for position in mine if position["won"]} <= {*state.outcome.winners}
        assert [*state.outcome.ranks] == row["ranks"]
    assert pw.load(game).info.title in (tmp_path / "set" / "README.md").read_text()


def test_a_stopped_run_goes_on_and_writes_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "CHUNK", 2)
    plan = Plan("civil-war", ("random", "random"), seed=1)

    def stopping(work, plan, numbers):  # type: ignore[no-untyped-def]
        if 2 in numbers:
            raise KeyboardInterrupt
        yield from inline(work, plan, numbers)

    with pytest.raises(KeyboardInterrupt):
        Dataset(plan, tmp_path).run(4, stopping)
    assert len(read(tmp_path, "games")) == 2
    played: list[int] = []
    Dataset(plan, tmp_path).run(4, progress=played.append)
    assert sum(played) == 4
    assert [row["game"] for row in read(tmp_path, "games")] == [0, 1, 2, 3]
    assert Dataset(plan, tmp_path).run(4) == 0


def test_another_plan_or_a_strange_folder_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    Dataset(Plan("civil-war", ("random", "random"), seed=1), tmp_path / "one")
    with pytest.raises(pw.BadInput, match="another dataset"):
        Dataset(Plan("civil-war", ("random", "random"), seed=2), tmp_path / "one")
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "letter.txt").write_text("hello")
    with pytest.raises(pw.BadInput, match="not empty"):
        Dataset(Plan("civil-war", ("random", "random"), seed=1), tmp_path / "two")
    with pytest.raises(pw.BadInput, match="cannot be kept"):
        Dataset(Plan("civil-war", ("random", "random"), seed=1), tmp_path / "two" / "letter.txt")
