"""A request to the API, read strictly: who asks, with which key, about which game, table and seat."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request

from paddlewheel import registry
from paddlewheel.server.addresses import limit_key
from paddlewheel.server.service import LimitName, Service
from paddlewheel.server.words import say
from paddlewheel.tables.classroom.classes import unknown_class
from paddlewheel.tables.classroom.room import Room
from paddlewheel.tables.errors import TableError, unknown_table, wrong_key
from paddlewheel.tables.models import SeatNumber
from paddlewheel.tables.table import Table

T = TypeVar("T")

#: In any address: the language in which the answer is worded.
LANGUAGE_PARAMETER = "lang"
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def address_of(connection: HTTPConnection[Any]) -> str:
    """The address that limits are counted for."""
    return limit_key(connection.client.host) if connection.client else ""


def service_of(connection: HTTPConnection[Any]) -> Service:
    service: Service = connection.app.state.service
    return service


def class_cookie(room: str) -> str:
    """The name of the cookie that lets a browser in to the tables of a class."""
    return f"class_{room}"


def keys_of(connection: HTTPConnection[Any]) -> list[str]:
    """The keys that a browser or a program shows: in the header, and in the cookies of classes."""
    _, _, key = connection.headers.get("authorization", "").partition(" ")
    shown = [key, *(value for name, value in connection.cookies.items() if name.startswith(class_cookie("")))]
    return [each for each in shown if 16 <= len(each) <= 64 and each.isascii()]


async def find_room(service: Service, name: str, keys: list[str]) -> Room:
    """The class with this id. Somebody without a key of it does not learn that it is there."""
    if TABLE_ID.fullmatch(name) is None:
        raise unknown_class()
    return (await service.classes.admitted(name, keys))[0]


async def find_table(service: Service, table: str) -> Table:
    """The table with this id. What cannot be an id is not looked up."""
    if TABLE_ID.fullmatch(table) is None:
        raise unknown_table()
    return await service.table_registry.table(table)


class ApiRequest(Request):
    """One request, as the handlers of the API see it."""

    @property
    def service(self) -> Service:
        return service_of(self)

    @property
    def address(self) -> str:
        return address_of(self)

    @property
    def key(self) -> str:
        """The key in the header `Authorization: Bearer KEY`."""
        kind, _, key = self.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not 16 <= len(key) <= 64 or not key.isascii():
            raise wrong_key()
        return key

    @property
    def key_if_any(self) -> str | None:
        """The key, where one is shown: for what everybody may see in part."""
        return self.key if "authorization" in self.headers else None

    @property
    def shown_keys(self) -> list[str]:
        """All keys that are shown, in the header and by cookies: for what may only be seen."""
        return keys_of(self)

    @property
    def game(self) -> str:
        """The id of the game in the path. There is such a game."""
        game: str = self.path_params["game"]
        if game not in registry.games():
            raise TableError("unknown", say("no-such-game", game=repr(game)))
        return game

    @property
    def seat(self) -> int:
        """The number of the seat in the path."""
        seat: int = parse(self.path_params["seat"], SeatNumber, say("bad-seat-number"))
        return seat

    async def table(self) -> Table:
        """The table in the path. One of a class is there only for those who are in the class."""
        table = await find_table(self.service, self.path_params["table"])
        await self.service.must_admit(table, self.shown_keys)
        return table

    async def room(self) -> Room:
        """The class in the path, for somebody who has one of its keys."""
        return await find_room(self.service, self.path_params["class"], self.shown_keys)

    async def taught(self) -> Room:
        """The class in the path, for its teacher."""
        room = await self.room()
        room.must_be_teacher(self.key)
        return room

    def limit(self, name: LimitName) -> None:
        """Count this request against a limit of its address."""
        self.service.check_rate(name, self.address)

    def read_query(self, kind: type[T]) -> T:
        """The query parameters, as the fields of a struct."""
        given = {name: value for name, value in self.query_params.items() if name != LANGUAGE_PARAMETER}
        query: T = parse(given, kind, say("bad-query"))
        return query

    async def read_body(self, decoder: msgspec.json.Decoder[T]) -> T:
        """The JSON body, no larger than the limit."""
        limit = self.service.settings.limits.body_bytes
        body = bytearray()
        async for chunk in self.stream():
            body += chunk
            if len(body) > limit:
                raise HTTPException(413)
        try:
            return decoder.decode(body)
        except RecursionError:
            raise TableError("bad", say("nested-too-deeply")) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise TableError("bad", say("bad-body", error=str(error))) from None


def parse(value: object, kind: Any, problem: str) -> Any:
    """A value from text, converted to a type."""
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise TableError("bad", f"{problem}: {error}") from None
