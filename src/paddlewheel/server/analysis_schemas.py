"""What the API reads and sends about analyses and puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from paddlewheel.analysis.analysis import Analysis
from paddlewheel.analysis.judging import Verdict
from paddlewheel.analysis.words import TurnWords
from paddlewheel.bots.explain import Quantity
from paddlewheel.tables.messages import View
from paddlewheel.tables.models import Count, SeatNumber, Strict, Token

#: No turn has more choices.
LONGEST_TURN = 64
Tokens = Annotated[list[Token], msgspec.Meta(max_length=LONGEST_TURN)]


class AnalysisState(msgspec.Struct, frozen=True, kw_only=True):
    """How far an analysis is. `at` in it is a step of this table's replay."""

    status: Literal["none", "working", "done", "failed"]
    #: Parts that are done, and all of them.
    done: int = 0
    total: int = 0
    why: str = ""
    analysis: Analysis | None = None


class TryBody(Strict, frozen=True, kw_only=True):
    """Choices that somebody tries at a step of a finished game, from the first one of the turn on."""

    at: Count
    seat: SeatNumber
    tokens: Tokens


class AnswerBody(Strict, frozen=True, kw_only=True):
    """The same at a puzzle."""

    tokens: Tokens


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat sees then. Once the turn is over it is judged."""

    view: View
    over: bool
    verdict: Verdict | None = None
    cost: float = 0.0


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game: how many there are, and the number of today's."""

    game: str
    title: str
    count: int
    today: int


class PuzzleText(msgspec.Struct, frozen=True, kw_only=True):
    """One puzzle. Its position is what the seat sees before it has tried anything."""

    game: str
    title: str
    number: int
    count: int
    today: int
    seat: int
    quantity: Quantity


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """The best turn, and why."""

    turn: TurnWords
    reasons: list[str]
