"""Every error of the API is one sentence with a code: `{"type": "error", "code", "why"}`."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from paddlewheel.kernel import PaddlewheelError
from paddlewheel.server.words import say
from paddlewheel.tables.errors import Code, TableError
from paddlewheel.tables.messages import ErrorMessage
from paddlewheel.tables.views import encode

STATUS: dict[Code, int] = {"unknown": 404, "forbidden": 403, "conflict": 409, "bad": 400, "too many": 429}
CODES: dict[int, Code] = {401: "forbidden", 403: "forbidden", 404: "unknown", 405: "unknown"}
#: The sentences for what Starlette refuses.
SENTENCES = {401: "unreadable-file", 404: "nothing-here", 405: "wrong-method", 413: "request-too-large"}


def error_response(code: Code, why: str, status: int, headers: dict[str, str] | None = None) -> Response:
    body = encode(ErrorMessage(code=code, why=why))
    return Response(body, status, headers, media_type="application/json")


def refusal_response(error: PaddlewheelError) -> Response:
    """The response to something that a table or a game refuses."""
    code: Code = error.code if isinstance(error, TableError) else "bad"
    return error_response(code, str(error), STATUS[code])


async def on_refusal(_: Request, error: PaddlewheelError) -> Response:
    return refusal_response(error)


async def on_http_error(_: Request, error: HTTPException) -> Response:
    status = error.status_code
    why = say(SENTENCES[status]) if status in SENTENCES else error.detail
    return error_response(CODES.get(status, "bad"), why, status, dict(error.headers or {}))


async def on_disconnect(_: Request, error: ClientDisconnect) -> Response:
    # Nobody is left to read this, but it is logged and counted.
    return error_response("bad", say("request-cut-off"), 400)


#: For Starlette: what answers which exception.
HANDLERS: dict[Any, Any] = {
    PaddlewheelError: on_refusal,
    HTTPException: on_http_error,
    ClientDisconnect: on_disconnect,
}
