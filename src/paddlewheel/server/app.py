"""The application: a plain ASGI application that any ASGI server can run."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from paddlewheel.server import (
    admin_routes,
    analysis_routes,
    class_routes,
    debriefing_routes,
    game_routes,
    host_routes,
    lesson_routes,
    openapi,
    people_routes,
    print_routes,
    replay_routes,
    table_routes,
)
from paddlewheel.server.api_request import ApiRequest, service_of
from paddlewheel.server.class_connection import live_class
from paddlewheel.server.client_files import ClientFiles
from paddlewheel.server.connection import live
from paddlewheel.server.database_lock import DatabaseLock
from paddlewheel.server.docs_site import docs_routes
from paddlewheel.server.endpoint import JSON, RouteTable
from paddlewheel.server.errors import HANDLERS
from paddlewheel.server.metrics import CONTENT_TYPE
from paddlewheel.server.middleware import AccessCheck, RequestLog, ResponseHeaders, SpokenLanguage
from paddlewheel.server.schemas import Health, Life
from paddlewheel.server.service import Service
from paddlewheel.server.settings import Settings
from paddlewheel.tables.bot_service import BotService
from paddlewheel.tables.views import encode
from paddlewheel.version import VERSION

NO_CLIENT = """\
Paddlewheel serves tables here, but the pages for the browser are not built.

In a checkout:  make web     builds them; then restart the server.
For programs:   /schema/openapi.json describes everything that can be done over HTTP.
In a terminal:  paddlewheel play GAME
"""

health_routes = RouteTable()


@health_routes.get("/healthz", result=Health)
async def healthz(request: ApiRequest) -> Response:
    """Whether the server can do its work: its database can be written, and its bots answer."""
    service = request.service
    database, bots = await asyncio.gather(service.database_check.passes(), service.bots_check.passes())
    health = Health(ok=database and bots, version=VERSION, database=database, bots=bots)
    return Response(encode(health), 200 if health.ok else 503, media_type=JSON)


@health_routes.get("/livez")
async def livez(request: ApiRequest) -> Life:
    """That the server runs, whatever its database and its bots do."""
    return Life(version=VERSION)


#: Every operation of the API.
ENDPOINTS = [
    *game_routes.routes,
    *lesson_routes.routes,
    *print_routes.routes,
    *table_routes.routes,
    *replay_routes.routes,
    *debriefing_routes.routes,
    *analysis_routes.routes,
    *health_routes,
    *host_routes.routes,
    *people_routes.routes,
    *class_routes.routes,
    *admin_routes.routes,
]


async def openapi_document(_: Request) -> Response:
    return Response(msgspec.json.encode(openapi.document(ENDPOINTS)), media_type=openapi.MEDIA_TYPE)


async def metrics(request: Request) -> Response:
    return Response(service_of(request).metrics.text(), media_type=CONTENT_TYPE)


async def no_client(_: Request) -> Response:
    return PlainTextResponse(NO_CLIENT)


def make_app(settings: Settings, bot_service: BotService | None = None, lock: DatabaseLock | None = None) -> Starlette:
    """The application. When it starts, it opens its database and brings it up to date."""
    service = Service(settings, bot_service, lock)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with service.running():
            yield

    routes: list[BaseRoute] = [
        *(endpoint.route() for endpoint in ENDPOINTS),
        Route("/schema/openapi.json", openapi_document),
        Route("/metrics", metrics),
        WebSocketRoute("/api/tables/{table}/live", live),
        WebSocketRoute("/api/classes/{class}/live", live_class),
        Route("/join", class_routes.join_page),
        *docs_routes(settings.docs),
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
            Middleware(SpokenLanguage),
            Middleware(RequestLog, service=service),
            Middleware(AccessCheck, service=service),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
    )
    app.router.redirect_slashes = False
    if has_client:
        app.router.default = ClientFiles(directory=settings.client, html=True)
    app.state.service = service
    return app
