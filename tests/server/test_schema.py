"""Whatever is sent to the API, valid or not, it answers as its OpenAPI document says, and never with a server error."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from paddlewheel.server.app import ENDPOINTS
from paddlewheel.server.openapi import document
from paddlewheel.tables.storage.store import sqlite_url
from server.running import Running
from server.talking import caller
from support import PATIENCE

DOCUMENT = document(ENDPOINTS)
OPERATIONS: list[Any] = [
    found.ok()  # type: ignore[union-attr]
    for found in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()
]
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]


class Target:
    """A server, with tables and keys that exist."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.known: list[tuple[str, str]] = []
        with caller(server) as http:
            for seats in ([{"who": "me"}, {"who": "me"}], [{"who": "me"}, {"who": "open"}]):
                created = http.post("/api/tables", json={"game": "pebbles", "seats": seats, "listed": True}).json()
                self.known += [(created["table"], created["mine"][0]["key"]), (created["table"], created["host"])]
            made = http.post("/api/classes", json={"game": "pebbles", "tables": 1, "people": 2}).json()
            pupil = http.post("/api/classes/join", json={"code": made["code"], "name": "Ada"}).json()
            self.classes = [(made["id"], made["key"]), (made["id"], pupil["key"])]

    def aim(self, case: Any) -> None:
        """Point two cases out of three at something that exists."""
        parameters = case.path_parameters if isinstance(case.path_parameters, dict) else {}
        for name, known in (("table", self.known), ("class", self.classes)):
            number = crc32(repr((case.body, case.query, parameters)).encode())
            # The class would be gone for everybody after it.
            if name in parameters and number % 3 and not case.path.endswith("{class}/remove"):
                found, key = known[number % len(known)]
                parameters[name] = found
                case.headers = {**(case.headers or {}), "Authorization": f"Bearer {key}"}


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    server = Running(sqlite_url(tmp_path_factory.mktemp("tables") / "tables.db"))
    server.start()
    yield Target(server)
    server.stop()


def test_the_document_describes_the_api() -> None:
    assert len(OPERATIONS) > 20


@pytest.mark.parametrize("mode", MODES, ids=["as described", "not as described"])
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: f"{operation.method} {operation.path}")
def test_the_api_answers_as_described(target: Target, operation: Any, mode: GenerationMode) -> None:
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=10, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    def check(case: Any) -> None:
        target.aim(case)
        if isinstance(case.query, dict) and "wait" in case.query:
            case.query["wait"] = 0
        answer = case.call(base_url=target.server.http, timeout=PATIENCE)
        # A method that a path does not have is no operation of the document.
        case.validate_response(answer, checks=CHECKS if answer.status_code != 405 else CHECKS[:1])

    try:
        check()
    except Unsatisfiable:
        pytest.skip("it takes nothing that could be wrong")
