"""What a table refuses: each refusal has one clear sentence, and a code for programs."""

from __future__ import annotations

from typing import Literal

from paddlewheel.kernel import PaddlewheelError
from paddlewheel.tables.words import say

Code = Literal["unknown", "forbidden", "conflict", "bad", "too many"]


class TableError(PaddlewheelError):
    """Something that a table refuses to do."""

    def __init__(self, code: Code, why: str) -> None:
        super().__init__(why)
        self.code: Code = code
        self.why = why


def unknown_table() -> TableError:
    return TableError("unknown", say("no-such-table"))


def deleted_table() -> TableError:
    return TableError("unknown", say("table-deleted"))


def closed_table() -> TableError:
    return TableError("conflict", say("table-closed"))


def no_spectators() -> TableError:
    return TableError("forbidden", say("no-spectators"))


def wrong_key() -> TableError:
    return TableError("forbidden", say("wrong-key"))
