"""What a table refuses: each refusal has one clear sentence, and a code for programs."""

from __future__ import annotations

from typing import Literal

from paddlewheel.kernel import PaddlewheelError

Code = Literal["unknown", "forbidden", "conflict", "bad", "too many"]


class TableError(PaddlewheelError):
    """Something that a table refuses to do."""

    def __init__(self, code: Code, why: str) -> None:
        super().__init__(why)
        self.code: Code = code
        self.why = why


def unknown_table() -> TableError:
    return TableError("unknown", "There is no such table.")


def deleted_table() -> TableError:
    return TableError("unknown", "This table has been deleted.")


def closed_table() -> TableError:
    return TableError("conflict", "This table is closed: nobody joins, plays or talks here any more.")


def no_spectators() -> TableError:
    return TableError("forbidden", "This table is closed to spectators while the game is played.")


def wrong_key() -> TableError:
    return TableError("forbidden", "This key does not open that.")
