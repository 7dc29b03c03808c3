"""Notifications between processes that serve the same PostgreSQL database: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import make_url

from paddlewheel.tables.storage.store import CHANNEL, SERVING, Store

logger = logging.getLogger("paddlewheel.tables")

RETRY_SECONDS = 1.0


async def listen(
    store: Store, on_change: Callable[[str], Awaitable[None]], on_connect: Callable[[], Awaitable[None]]
) -> None:
    """Call `on_change` with every table that another process changes, `on_connect` when some may have been missed."""
    from psycopg import AsyncConnection, OperationalError, sql

    url = make_url(store.url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(sql.SQL("listen {}").format(sql.Identifier(CHANNEL)))
                await connection.execute("select pg_advisory_lock_shared(%s)", (SERVING,))
                await on_connect()
                async for notification in connection.notifies():
                    sender, _, table = notification.payload.partition(" ")
                    if sender != store.name:
                        await on_change(table)
        except OperationalError as error:
            logger.warning("the database does not answer", extra={"error": type(error).__name__})
        await asyncio.sleep(RETRY_SECONDS)
