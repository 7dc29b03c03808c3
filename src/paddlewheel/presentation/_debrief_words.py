"""Small helps for debriefings: who sat where, and tables for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence

from paddlewheel.kernel import Record

#: How much of a player's name stands behind the name of a seat.
LONGEST_NAME = 14


def players_of(record: Record) -> tuple[str, ...]:
    """Who sat at each seat, by name; empty where that is not known. `you:Ada` is Ada."""
    return tuple(_person(player) for player in record.players) or ("",) * record.seats


def _person(player: str) -> str:
    person, mark, name = player.partition(":")
    return name if mark and person == "you" else player


def seat_name(title: str, player: str) -> str:
    """What a seat is called in its game, with who plays it: Red (Ada)."""
    short = player if len(player) <= LONGEST_NAME else f"{player[: LONGEST_NAME - 1].rstrip()}…"
    return f"{title} ({short})" if player else title


def seat_names(titles: Sequence[str], record: Record) -> tuple[str, ...]:
    """All seats of a game, each with who plays it."""
    return tuple(seat_name(title, player) for title, player in zip(titles, players_of(record), strict=False))


def plain_cell(value: object) -> object:
    """A text that no spreadsheet takes for a formula: names come from strangers."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t") else value


def csv_text(columns: Sequence[str], rows: Iterable[Mapping[str, object]]) -> str:
    """Rows as CSV; what a row does not have stays empty."""
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, restval="", lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: plain_cell(value) for name, value in row.items()})
    return out.getvalue()
