"""The application: routes, errors in one sentence, and the origin_check in front of it all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send

from paddlewheel.kernel import PaddlewheelError
from paddlewheel.server.bodies import Health
from paddlewheel.server.calling import Served
from paddlewheel.server.guard import HEADERS
from paddlewheel.server.metrics import CONTENT_TYPE
from paddlewheel.server.routes import HANDLERS
from paddlewheel.server.service import Service
from paddlewheel.server.settings import Settings
from paddlewheel.server.socket import open_socket
from paddlewheel.server.wire import EXTENSION, Wire
from paddlewheel.tables.bot_service import BotService
from paddlewheel.tables.errors import Code, TableError
from paddlewheel.tables.messages import ErrorMessage
from paddlewheel.tables.views import encode
from paddlewheel.version import VERSION

log = logging.getLogger("paddlewheel.server")

STATUS: dict[Code, int] = {"unknown": 404, "forbidden": 403, "conflict": 409, "bad": 400, "too many": 429}
CODES: dict[int, Code] = {403: "forbidden", 404: "unknown", 405: "unknown", 409: "conflict", 429: "too many"}

#: Seconds after which a database that does not answer counts as gone.
DATABASE_PATIENCE = 20.0

#: The one WebSocket there is.
LIVE = re.compile(r"/api/tables/([^/]{1,32})/live")

#: Built files carry a digest of what is in them in their names.
ASSETS = "/assets/"
FOR_EVER = b"public, max-age=31536000, immutable"

NO_CLIENT = """\
Paddlewheel serves tables here, but the pages for the browser are not built.

In a checkout:  make web     builds them; then start the server again.
For programs:   /schema/openapi.json describes everything that can be done over HTTP.
In a terminal:  paddlewheel play GAME
"""


@get("/healthz")
async def healthz(service: Served) -> Response[Health]:
    """Whether the server and its database answer."""
    try:
        ok = await asyncio.wait_for(
            service.table_registry.async_store.call(service.table_registry.async_store.store.is_there),
            DATABASE_PATIENCE,
        )
    except Exception as trouble:
        log.error("the database does not answer", extra={"trouble": type(trouble).__name__})
        ok = False
    return Response(Health(ok=ok, version=VERSION), status_code=200 if ok else 503)


@get("/metrics", media_type=CONTENT_TYPE, sync_to_thread=False, include_in_schema=False)
def metrics(service: Served) -> str:
    return service.metrics.text()


@get("/", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def no_client() -> str:
    return NO_CLIENT


def trouble(code: Code, why: str, status: int) -> Response[Any]:
    return Response(encode(ErrorMessage(code=code, why=why)), status_code=status, media_type=MediaType.JSON)


def on_refused(_: Request[Any, Any, Any], error: PaddlewheelError) -> Response[Any]:
    code: Code = error.code if isinstance(error, TableError) else "bad"
    return trouble(code, str(error), STATUS[code])


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code >= 500:
        return on_anything(_, error)
    extra = getattr(error, "extra", None)
    details = "; ".join(str(item.get("message", "")) for item in extra) if isinstance(extra, list) else ""
    why = details or str(error.detail) or "That does not fit."
    return trouble(CODES.get(error.status_code, "bad"), why, error.status_code)


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return trouble("conflict", "Something went wrong here; it has been noted.", 500)


def on_recursion(_: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return trouble("bad", "It is nested too deeply.", 400)


def make_app(settings: Settings, bot_service: BotService | None = None) -> Litestar:
    """The application. It opens its database when it starts to serve, and brings it up to date first."""
    service = Service(settings, bot_service)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with service.running():
            yield

    async def read_body(request: Request[Any, Any, Any]) -> None:
        if request.method != "POST":
            return
        try:
            await request.body()
        except InternalServerException:
            # Nobody is there any more to read this.
            raise TableError("bad", "The request ended before its end.") from None

    files: list[Any] = [no_client]
    if (settings.client / "index.html").is_file():
        files = [create_static_files_router("/", [settings.client], html_mode=True)]
    app = Litestar(
        [*HANDLERS, healthz, metrics, *files],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False)},
        lifespan=[lifespan],
        before_request=read_body,
        exception_handlers={
            PaddlewheelError: on_refused,
            HTTPException: on_http,
            RecursionError: on_recursion,
            Exception: on_anything,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Paddlewheel tables",
            version=VERSION,
            description="Tables for river games. docs/api.md describes the WebSocket at /api/tables/{table}/live.",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Guarded(app.asgi_handler, service)
    app.state.service = service
    return app


class Guarded:
    """Everything that comes in passes here first, and everything that goes out gets its headers."""

    def __init__(self, inside: ASGIApp, service: Service) -> None:
        self._inside = inside
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
            return
        wire: Wire = scope["extensions"][EXTENSION]  # type: ignore[index, assignment]
        client = scope["client"]
        wire.address = client[0] if client else ""
        table = LIVE.fullmatch(scope["path"])
        if table is not None and self._refusal(scope, checks_origin=True) is None:
            await open_socket(wire, self._service, table[1])
        else:
            wire.refuse()

    def _refusal(self, scope: Scope, checks_origin: bool) -> TableError | None:
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        check = self._service.origin_check
        if not check.lets_host(host) or (checks_origin and not check.lets_origin(headers.get(b"origin"), host)):
            return TableError("forbidden", "Pages from elsewhere may not use these tables.")
        client = scope["client"]
        try:
            self._service.take("requests", client[0] if client else "")
        except TableError as refused:
            return refused
        return None

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                there = {name.lower() for name, _ in message["headers"]}
                extra = [header for header in HEADERS if header[0] not in there]
                if b"cache-control" not in there:
                    lasts = status == 200 and scope["path"].startswith(ASSETS)
                    extra.append((b"cache-control", FOR_EVER if lasts else b"no-store"))
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        refused = self._refusal(scope, checks_origin=scope["method"] not in ("GET", "HEAD"))
        if refused is None:
            await self._inside(scope, receive, send_with_headers)
        else:
            await _say_no(refused, send_with_headers)
        self._service.metrics.requests.count(str(status))
        spent = round((time.perf_counter() - started) * 1000, 2)
        log.info("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": spent})


async def _say_no(refused: TableError, send: Any) -> None:
    body = msgspec.json.encode(ErrorMessage(code=refused.code, why=refused.why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[refused.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
