"""The types of the browser client are those of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from paddlewheel.server import typescript
from paddlewheel.server.typescript import types_module

TYPES = Path(__file__).parents[2] / "web" / "src" / "types.ts"


class Sent(msgspec.Struct, tag="sent", tag_field="type"):
    kinds: list[Literal["a", "b"]]
    place: tuple[int, float]
    words: dict[str, str] = {}


class Slim(msgspec.Struct, omit_defaults=True):
    note: str | None = None


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    slim: Slim
    count: int = 1


def test_the_file_in_the_tree_is_what_the_structs_say() -> None:
    assert TYPES.read_text(encoding="utf-8") == types_module(), "run: make types"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(typescript, "NAMED", {"Message": Sent | None})
    monkeypatch.setattr(typescript, "REQUESTS", (Asked,))
    monkeypatch.setattr(typescript, "ANSWERS", ())
    return types_module()


def test_what_is_sent_has_every_field_and_its_tag(small: str) -> None:
    assert (
        "export interface Sent {\n"
        '  type: "sent";\n'
        '  kinds: ("a" | "b")[];\n'
        "  place: [number, number];\n"
        "  words: Record<string, string>;\n"
        "}\n"
    ) in small


def test_a_default_that_is_not_sent_or_not_asked_for_is_optional(small: str) -> None:
    assert "export interface Asked {\n  slim: Slim;\n  count?: number;\n}\n" in small
    assert "export interface Slim {\n  note?: string | null;\n}\n" in small


def test_unions_get_their_name(small: str) -> None:
    assert "export type Message = Sent | null;\n" in small
