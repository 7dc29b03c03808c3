"""The route table: what every operation of the API takes and gives, for the router and for the OpenAPI document."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar, get_type_hints

import msgspec
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from paddlewheel.server.api_request import ApiRequest
from paddlewheel.tables.views import encode

JSON = "application/json"

H = TypeVar("H", bound=Callable[..., Any])


class Endpoint:
    """One operation of the API, as an ASGI application.

    Its handler takes the request and, if it wants them, a struct `query` and a struct `body`. It gives a struct, or
    bytes or text that are sent as they are. A handler that is no coroutine runs in a thread.
    """

    def __init__(
        self,
        method: Literal["GET", "POST"],
        path: str,
        handler: Callable[..., Any],
        status: int,
        result: Any,
        media_type: str,
        headers: dict[str, str] | None,
        takes_key: bool,
        errors: tuple[int, ...] = (),
    ) -> None:
        types = get_type_hints(handler)
        self.method = method
        self.path = path
        self.handler = handler
        self.status = status
        self.query: Any = types.get("query")
        self.body: Any = types.get("body")
        self.result: Any = result or types["return"]
        self.media_type = media_type
        self.takes_key = takes_key
        self._own_errors = errors
        self._headers = headers
        self._decoder = msgspec.json.Decoder(self.body) if self.body else None

    @property
    def errors(self) -> list[int]:
        """The statuses of the errors that can be expected."""
        found = {403, 429, *self._own_errors}
        if self.query or self.body or "{seat}" in self.path or "{number}" in self.path:
            found.add(400)
        if self.body:
            found.add(413)
        if "{" in self.path:
            found.add(404)
        if "{table}" in self.path:
            found.add(409)
        return sorted(found)

    def route(self) -> Route:
        return Route(self.path, self, methods=[self.method], name=self.handler.__name__)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = ApiRequest(scope, receive, send)
        arguments: dict[str, Any] = {}
        if self.query is not None:
            arguments["query"] = request.read_query(self.query)
        if self._decoder is not None:
            arguments["body"] = await request.read_body(self._decoder)
        # Never in a thread: the rules of a game are shared by all its tables, and work for one at a time.
        result = await self.handler(request, **arguments)
        await self._response(result)(scope, receive, send)

    def _response(self, result: Any) -> Response:
        if isinstance(result, Response):
            return result
        content = result if isinstance(result, bytes | str) else encode(result)
        return Response(content, self.status, self._headers, self.media_type)


class RouteTable(list[Endpoint]):
    """Endpoints, added by decorating their handlers."""

    def get(
        self,
        path: str,
        *,
        result: Any = None,
        media_type: str = JSON,
        headers: dict[str, str] | None = None,
        takes_key: bool = False,
    ) -> Callable[[H], H]:
        """`result` is the type of what is sent, where the handler gives bytes or a response."""

        def add(handler: H) -> H:
            self.append(Endpoint("GET", path, handler, 200, result, media_type, headers, takes_key))
            return handler

        return add

    def post(
        self,
        path: str,
        *,
        status: int = 200,
        takes_key: bool = False,
        errors: tuple[int, ...] = (),
        result: Any = None,
    ) -> Callable[[H], H]:
        """`errors` are statuses of errors that do not follow from the path."""

        def add(handler: H) -> H:
            self.append(Endpoint("POST", path, handler, status, result, JSON, None, takes_key, errors))
            return handler

        return add
