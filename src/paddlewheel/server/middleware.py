"""What every request passes on its way in, and every response on its way out."""

from __future__ import annotations

import logging
import time

from starlette.datastructures import Headers, QueryParams
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddlewheel.language import ENGLISH, Language, accepted_language, known_language, speaking
from paddlewheel.server.addresses import limit_key
from paddlewheel.server.api_request import LANGUAGE_PARAMETER
from paddlewheel.server.errors import error_response, refusal_response
from paddlewheel.server.security import HEADERS
from paddlewheel.server.service import Service
from paddlewheel.server.words import say
from paddlewheel.tables.errors import TableError

log = logging.getLogger("paddlewheel.server")

#: The names of built files contain a digest of what is in them, so browsers may keep them.
ASSETS = "/assets/"
IMMUTABLE = b"public, max-age=31536000, immutable"


class ResponseHeaders:
    """Adds the security headers, and says what browsers may keep."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                extra = [header for header in HEADERS if header[0] not in present]
                if b"cache-control" not in present:
                    is_asset = message["status"] == 200 and scope["path"].startswith(ASSETS)
                    extra.append((b"cache-control", IMMUTABLE if is_asset else b"no-store"))
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class RequestLog:
    """Logs and counts every HTTP request. An error that nobody expected is logged and answered in one sentence."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def send_and_note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_note_status)
        except Exception as error:
            log.error("a request failed", exc_info=error, extra={"path": scope["path"]})
            if not status:
                response = error_response("conflict", say("went-wrong"), 500)
                await response(scope, receive, send_and_note_status)
        self._service.metrics.requests.labels(str(status)).inc()
        spent = round((time.perf_counter() - started) * 1000, 2)
        log.info("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": spent})


class SpokenLanguage:
    """Lets everything that a request or a connection is told be said in its language.

    That is the one of the address (`?lang=fr`), else the first of the browser's that is spoken here, else English.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        spoken = wanted_language(scope)

        async def send_with_language(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(b"content-language", spoken.encode()), (b"vary", b"accept-language")]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        with speaking(spoken):
            await self._app(scope, receive, send_with_language if scope["type"] == "http" else send)


def wanted_language(scope: Scope) -> Language:
    """The language that a request asks for."""
    asked = QueryParams(scope["query_string"]).get(LANGUAGE_PARAMETER, "")
    return known_language(asked) or accepted_language(Headers(scope=scope).get("accept-language", "")) or ENGLISH


class AccessCheck:
    """Refuses pages from other origins, and addresses that send too many requests."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await refusal(scope, receive, send)
        else:
            # Before it is accepted, a closed WebSocket is an HTTP response with status 403.
            await send({"type": "websocket.close"})

    def _refusal(self, scope: Scope) -> Response | None:
        """Why this request is not served."""
        head = (
            len(scope["path"])
            + len(scope["query_string"])
            + sum(len(name) + len(value) for name, value in scope["headers"])
        )
        if head > self._service.settings.limits.head_bytes:
            self._service.turn_away("head_bytes")
            return error_response("bad", say("head-too-long"), 431)
        try:
            self._check(scope)
        except TableError as refused:
            return refusal_response(refused)
        return None

    def _check(self, scope: Scope) -> None:
        headers, check = Headers(scope=scope), self._service.origin_check
        host = headers.get("host", "")
        only_reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not check.allows_host(host) or not (only_reads or check.allows_origin(headers.get("origin"), host)):
            raise TableError("forbidden", say("other-sites"))
        self._service.check_rate("requests", limit_key(scope["client"][0]) if scope.get("client") else "")
