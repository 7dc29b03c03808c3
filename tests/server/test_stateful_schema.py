"""Chains of calls that schemathesis makes from the OpenAPI document, with real tables, keys and tokens."""

from __future__ import annotations

import copy
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar
from zlib import crc32

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import GenerationMode

from paddlewheel.tables.storage.store import sqlite_url
from server.running import Running
from server.talking import bearer
from server.test_schema import CHECKS, DOCUMENT
from support import PATIENCE

ON_TABLES = {
    operation["operationId"]
    for path, methods in DOCUMENT["paths"].items()
    if "{table}" in path
    for operation in methods.values()
}


def linked(document: dict[str, Any]) -> dict[str, Any]:
    """The document, where every operation on a table follows those that create one."""
    document = copy.deepcopy(document)
    found = {"table": "$response.body#/table"}
    links = {name: {"operationId": name, "parameters": found} for name in sorted(ON_TABLES)}
    for methods in document["paths"].values():
        for operation in methods.values():
            if operation["operationId"] in ("create", "upload", "fork", "rematch"):
                operation["responses"]["201"]["links"] = links
    return document


SCHEMA = schemathesis.openapi.from_dict(linked(DOCUMENT))
SCHEMA.config.generation.update(modes=[GenerationMode.POSITIVE])


class Scenario(SCHEMA.as_state_machine()):  # type: ignore[misc]
    """One chain of calls. Three of four tables and keys are real ones of this chain; the others stay made up."""

    server: ClassVar[Running]
    #: How often each operation was answered with each status, in all chains.
    answered: ClassVar[Counter[tuple[str, int]]] = Counter()

    def setup(self) -> None:
        #: The keys of every table of this chain.
        self.keys: dict[str, list[str]] = {}
        self.calls = 0
        plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}
        self._remember(httpx.post(f"{self.server.http}/api/tables", json=plan, timeout=PATIENCE).json())

    def before_call(self, case: Any) -> None:
        name = case.operation.definition.raw["operationId"]
        self.calls += 1
        # Nothing that the server has made up counts: a chain is to be the same whenever it is run.
        number = crc32(repr((name, self.calls, case.body)).encode())
        if isinstance(case.query, dict) and "wait" in case.query:
            case.query["wait"] = 0
        if name == "create" and number % 3:
            case.body = {"game": "pebbles", "seats": [{"who": "me"}, {"who": ["me", "open"][number % 2]}]}
        if not isinstance(case.path_parameters, dict) or "table" not in case.path_parameters:
            return
        if number % 4:
            table = case.path_parameters["table"]
            if table not in self.keys:
                table = case.path_parameters["table"] = list(self.keys)[number % len(self.keys)]
            if "seat" in case.path_parameters:
                case.path_parameters["seat"] = 1 if name == "invite" else 0
            keys = self.keys[table]
            if keys:
                # The first key opens seat 0, the last one is the host's.
                key = keys[-1] if name in ("start", "invite") else keys[0]
                case.headers = {**(case.headers or {}), **bearer(key)}
                for part in (case.body, case.query):
                    if isinstance(part, dict) and "seat" in part:
                        part["seat"] = 0
                self._choose(name, case, table, key)

    def _choose(self, name: str, case: Any, table: str, key: str) -> None:
        """Play what may be played."""
        if name == "play":
            answer = httpx.get(
                f"{self.server.http}/api/tables/{table}/view",
                params={"seat": 0, "show": "observation"},
                headers=bearer(key),
                timeout=PATIENCE,
            )
            if answer.status_code == 200 and answer.json()["choices"]:
                view = answer.json()
                case.body = {"seat": 0, "token": view["choices"][0], "client": str(view["seq"]), "seq": view["seq"]}

    def after_call(self, response: Any, case: Any) -> None:
        self.answered[case.operation.definition.raw["operationId"], response.status_code] += 1
        if response.status_code != 201:
            return
        body = response.json()
        if "table" in body:
            self._remember(body)
        elif "key" in body and case.path_parameters["table"] in self.keys:
            self.keys[case.path_parameters["table"]].append(body["key"])

    def _remember(self, created: dict[str, Any]) -> None:
        issued = [*created.get("mine", []), *created.get("invitations", [])]
        host = [created["host"]] if "host" in created else []
        self.keys[created["table"]] = [one["key"] for one in issued] + host

    def get_call_kwargs(self, case: Any) -> dict[str, Any]:
        return {"base_url": self.server.http, "timeout": PATIENCE}

    def validate_response(self, response: Any, case: Any, **_: Any) -> None:
        # A method that a path does not have is no operation of the document.
        case.validate_response(response, checks=CHECKS if response.status_code != 405 else CHECKS[:1])


def test_chains_of_calls_are_answered_as_described(tmp_path: Path) -> None:
    Scenario.server = Running(sqlite_url(tmp_path / "tables.db"))
    Scenario.server.start()
    Scenario.answered.clear()
    Scenario.run(
        settings=settings(
            max_examples=12,
            stateful_step_count=10,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
    )
    Scenario.server.stop()
    # They really come to tables that exist, with keys that open them.
    found = sum(count for (name, status), count in Scenario.answered.items() if name in ON_TABLES and status < 300)
    assert found >= 5, Scenario.answered
