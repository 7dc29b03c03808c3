"""News between processes that serve the same PostgreSQL database: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import make_url

from paddlewheel.tables.storage.store import CHANNEL, Store

log = logging.getLogger("paddlewheel.tables")

AGAIN_AFTER = 1.0


async def listen(store: Store, heard: Callable[[str], Awaitable[None]], joined: Callable[[], Awaitable[None]]) -> None:
    """Call `heard` with every table another process changes; `joined` whenever news may have been missed."""
    from psycopg import AsyncConnection, OperationalError, sql

    url = make_url(store.url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(sql.SQL("listen {}").format(sql.Identifier(CHANNEL)))
                await joined()
                async for news in connection.notifies():
                    sender, _, table = news.payload.partition(" ")
                    if sender != store.name:
                        await heard(table)
        except OperationalError as trouble:
            log.warning("the database does not answer", extra={"trouble": type(trouble).__name__})
        await asyncio.sleep(AGAIN_AFTER)
