"""What all routes share: who calls, which table or game is meant, and what can go wrong."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, PathParameter

from paddlewheel import registry
from paddlewheel.server.service import Service
from paddlewheel.tables.errors import TableError, wrong_key
from paddlewheel.tables.messages import ErrorMessage

AnyRequest = Request[Any, Any, Any]
Served = NamedDependency[Service]
Authorization = Annotated[str | None, HeaderParameter(name="Authorization", description="Bearer KEY", required=False)]
TableId = Annotated[str, PathParameter(max_length=32, description="The table's id.")]

TROUBLE = {
    400: ResponseSpec(ErrorMessage, description="It does not fit, and why."),
    403: ResponseSpec(ErrorMessage, description="This key does not open that."),
    404: ResponseSpec(ErrorMessage, description="There is no such thing."),
    409: ResponseSpec(ErrorMessage, description="Not now, and why."),
    413: ResponseSpec(ErrorMessage, description="Too large."),
    429: ResponseSpec(ErrorMessage, description="Too much at once."),
}


def key_of(authorization: str | None) -> str:
    """The key in an Authorization header."""
    kind, _, key = (authorization or "").partition(" ")
    if kind.lower() != "bearer" or not 16 <= len(key) <= 64 or not key.isascii():
        raise wrong_key()
    return key


def address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def known_game(game: str) -> str:
    """The id of a game that there is."""
    if game not in registry.games():
        raise TableError("unknown", f"There is no game {game!r}.")
    return game
