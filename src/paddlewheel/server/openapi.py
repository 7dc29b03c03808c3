"""The OpenAPI document, made from the route table and the structs in it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from paddlewheel.server.endpoint import JSON, Endpoint
from paddlewheel.tables.messages import ErrorMessage
from paddlewheel.version import VERSION

MEDIA_TYPE = "application/vnd.oai.openapi+json"
DESCRIPTION = "Tables for river games. docs/api.md describes the WebSocket at /api/tables/{table}/live."

#: The parameters that stand in paths.
PATH_PARAMETERS: dict[str, dict[str, Any]] = {
    "game": {"description": "The id of the game.", "schema": {"type": "string", "minLength": 1}},
    "table": {"description": "The id of the table.", "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"}},
    "class": {"description": "The id of the class.", "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"}},
    "seat": {
        "description": "The number of the seat, from 0.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 7},
    },
    "number": {
        "description": "The number of the puzzle, from 1; 0 is that of today.",
        "schema": {"type": "integer", "minimum": 0},
    },
}

ERRORS = {
    400: "The request is not valid, and why.",
    403: "The key does not open this, or the page may not use this server.",
    404: "There is no such thing.",
    409: "Not now, and why.",
    413: "The request is too large.",
    429: "Too many requests.",
}


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole document."""
    types = [ErrorMessage]
    for endpoint in endpoints:
        types += [kind for kind in (endpoint.result, endpoint.body) if kind is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    found = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Paddlewheel tables", "version": VERSION, "description": DESCRIPTION},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "key": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A key of a seat, a host, a teacher, a pupil or an administrator.",
                }
            },
        },
    }


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    text = inspect.getdoc(endpoint.handler) or ""
    error = {JSON: {"schema": schemas[repr(ErrorMessage)]}}
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": text.partition("\n")[0],
        "parameters": [*_path_parameters(endpoint.path), *_query_parameters(endpoint.query)],
        "responses": {
            str(endpoint.status): {
                "description": "Done.",
                "content": {endpoint.media_type: {"schema": schemas[repr(endpoint.result)]}},
            },
            **{str(status): {"description": ERRORS[status], "content": error} for status in endpoint.errors},
        },
    }
    if endpoint.body is not None:
        schema = schemas[repr(endpoint.body)]
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    if endpoint.takes_key:
        # The key may be left out where the operation has something for everybody.
        operation["security"] = [{"key": []}, {}]
    return operation


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", path)
    return [{"name": name, "in": "path", "required": True, **PATH_PARAMETERS[name]} for name in names]


def _query_parameters(query: Any) -> list[dict[str, Any]]:
    """The fields of a struct as parameters."""
    if query is None:
        return []
    schema = msgspec.json.schema(query)["$defs"][query.__name__]
    required = schema.get("required", [])
    return [
        {
            "name": name,
            "in": "query",
            "required": name in required,
            "description": field.pop("description", ""),
            "schema": field,
        }
        for name, field in schema["properties"].items()
    ]
