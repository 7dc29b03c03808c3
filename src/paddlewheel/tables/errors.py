"""What a table says no to, each with one clear sentence and a word that programs can rely on."""

from __future__ import annotations

from typing import Literal

from paddlewheel.kernel import PaddlewheelError

Code = Literal["unknown", "forbidden", "conflict", "bad", "too many"]


class TableError(PaddlewheelError):
    """Something a table will not do."""

    def __init__(self, code: Code, why: str) -> None:
        super().__init__(why)
        self.code: Code = code
        self.why = why


def unknown_table() -> TableError:
    return TableError("unknown", "There is no such table.")


def wrong_key() -> TableError:
    return TableError("forbidden", "This key does not open that.")
