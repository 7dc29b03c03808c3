"""Recorded games show the same beats for ever, on the plain and the compiled engine.

python tests/test_beats.py      writes the digests, after a change that is meant to be seen
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.kernel import Staging, staged, staged_opening
from paddlewheel.presentation import presented, shown_beats

RECORDS = Path(__file__).parent / "records"
DIGESTS = RECORDS / "beats.json"
#: The shortest records of each game: enough to meet every kind of moment, and quick on the plain engine.
SOME = [
    path
    for game in sorted({path.parent for path in RECORDS.rglob("*.record")})
    for path in sorted(game.glob("*.record"), key=lambda path: (path.stat().st_size, path.name))[:3]
]


def digest(path: Path) -> str:
    """One short text for everything that a spectator and the first seat see, moment by moment."""
    record = pw.parse_record(path.read_text(encoding="utf-8"))
    state = pw.load(record.game).new(seats=record.seats, seed=record.seed, **record.options)
    seen = blake2b(digest_size=16)

    def look(staging: Staging) -> None:
        for viewer in (None, 0):
            for beat in shown_beats(presented(state.game), staging, viewer):
                seen.update(msgspec.json.encode(beat))

    look(staged_opening(state.game, record))
    for seat, token in record.choices:
        look(staged(state, seat, state.game.choice(token)))
        state.play(seat, token)
    return seen.hexdigest()


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", SOME, ids=name)
def test_a_recorded_game_shows_the_same_beats(path: Path) -> None:
    assert digest(path) == msgspec.json.decode(DIGESTS.read_bytes())[name(path)]


if __name__ == "__main__":
    found = {name(path): digest(path) for path in SOME}
    DIGESTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
