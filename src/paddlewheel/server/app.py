"""The application: a plain ASGI application that any ASGI server can run."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from paddlewheel.server import game_routes, lesson_routes, openapi, replay_routes, table_routes
from paddlewheel.server.api_request import ApiRequest, service_of
from paddlewheel.server.connection import live
from paddlewheel.server.endpoint import JSON, RouteTable
from paddlewheel.server.errors import HANDLERS
from paddlewheel.server.metrics import CONTENT_TYPE
from paddlewheel.server.middleware import AccessCheck, RequestLog, ResponseHeaders
from paddlewheel.server.schemas import Health
from paddlewheel.server.service import Service
from paddlewheel.server.settings import Settings
from paddlewheel.tables.bot_service import BotService
from paddlewheel.tables.views import encode
from paddlewheel.version import VERSION

log = logging.getLogger("paddlewheel.server")

#: Seconds after which a database that does not answer counts as unavailable.
DATABASE_TIMEOUT = 20.0

NO_CLIENT = """\
Paddlewheel serves tables here, but the pages for the browser are not built.

In a checkout:  make web     builds them; then restart the server.
For programs:   /schema/openapi.json describes everything that can be done over HTTP.
In a terminal:  paddlewheel play GAME
"""

health_routes = RouteTable()


@health_routes.get("/healthz", result=Health)
async def healthz(request: ApiRequest) -> Response:
    """Whether the server and its database answer."""
    store = request.service.store
    try:
        ok = await asyncio.wait_for(store.call(store.store.is_there), DATABASE_TIMEOUT)
    except Exception as error:
        log.error("the database does not answer", extra={"error": type(error).__name__})
        ok = False
    return Response(encode(Health(ok=ok, version=VERSION)), 200 if ok else 503, media_type=JSON)


#: Every operation of the API.
ENDPOINTS = [
    *game_routes.routes,
    *lesson_routes.routes,
    *table_routes.routes,
    *replay_routes.routes,
    *health_routes,
]


async def openapi_document(_: Request) -> Response:
    return Response(msgspec.json.encode(openapi.document(ENDPOINTS)), media_type=openapi.MEDIA_TYPE)


async def metrics(request: Request) -> Response:
    return Response(service_of(request).metrics.text(), media_type=CONTENT_TYPE)


async def no_client(_: Request) -> Response:
    return PlainTextResponse(NO_CLIENT)


def make_app(settings: Settings, bot_service: BotService | None = None) -> Starlette:
    """The application. When it starts, it opens its database and brings it up to date."""
    service = Service(settings, bot_service)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with service.running():
            yield

    routes: list[BaseRoute] = [
        *(endpoint.route() for endpoint in ENDPOINTS),
        Route("/schema/openapi.json", openapi_document),
        Route("/metrics", metrics),
        WebSocketRoute("/api/tables/{table}/live", live),
    ]
    has_client = (settings.client / "index.html").is_file()
    if not has_client:
        routes.append(Route("/", no_client))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers=HANDLERS,
        middleware=[
            Middleware(ResponseHeaders),
            Middleware(RequestLog, service=service),
            Middleware(AccessCheck, service=service),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
    )
    app.router.redirect_slashes = False
    if has_client:
        app.router.default = StaticFiles(directory=settings.client, html=True)
    app.state.service = service
    return app
